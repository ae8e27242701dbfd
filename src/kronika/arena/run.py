"""Runs a plan: plays the missing games, then writes the ratings and the report."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, replace
from hashlib import sha256
from json import dumps
from pathlib import Path
from time import monotonic

from kronika import __version__
from kronika.engine.json import Json
from kronika.review.judge import judge_of

from .cluster import play_on_ray
from .dataset import Dataset
from .local import Progress, play_local
from .luck import Adjusted, add_luck, adjusted, read_luck
from .plan import Plan
from .play import Outcome, Played
from .ratings import Standing, shares, standings
from .report import write_report
from .results import Results, Row, Tally
from .sprt import Sprt, check_pairing
from .swaps import Worth, add_swaps, worths

SAVED_EVERY = 1.0  # seconds: an interruption loses the results of at most this time

GAMES, RATINGS, REPORT = "games.sqlite", "ratings.json", "report.html"


@dataclass(frozen=True)
class Finished:
    """The results of a run."""

    plan: Plan  # what was played: a sequential test may have ended before the planned number of games
    folder: Path
    rows: list[Row]
    standings: list[Standing]
    habits: dict[tuple[int, str], int]  # how often each bot did what no person would do
    tally: Tally
    sprt: Sprt | None = None
    adjusted: list[Adjusted] | None = None  # by the bot's index in the plan, if adjusted results were requested
    worths: list[Worth] | None = None  # of the cards, if swaps were requested


def usual_folder(plan: Plan) -> Path:
    """The default folder, derived from the plan: the same command continues where it was interrupted."""
    sign = sha256(dumps(plan.terms(), sort_keys=True).encode()).hexdigest()[:8]
    return Path("kronika-arena") / f"{plan.game}-{sign}"


def run(
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    ray: str | None = None,
    progress: Progress | None = None,
    dataset: Path | None = None,
    fresh: bool = False,
    sprt: Sprt | None = None,
    adjust: bool = False,
    swap: int = 0,
) -> Finished:
    """Play the games that are missing in the folder, and write ratings and a report.

    `progress` is called with the number of games played and the total. Every decision is written to the folder
    `dataset`, if there is one. `fresh` drops the folder's games first. With `sprt`, no more games are played than the
    test takes. `adjust` has the games judged for luck, and `swap` is the number of positions per game to replay with
    another card.
    """
    plan = replace(plan, noting=dataset is not None)
    plan.check()
    if sprt is not None:
        check_pairing(plan)
    data = None if dataset is None else Dataset(dataset, plan, fresh)
    with Results(folder / GAMES, plan, fresh) as results:
        dropped = results.drop_changed()
        missing = results.missing() if data is None else data.missing(results)
        if sprt is not None:
            for row in results.rows():
                sprt.hear(row.number, row.bots, row.shares)
        if progress is not None:
            progress(plan.total - len(missing), plan.total)
        if missing and not (sprt is not None and sprt.settled):
            collect(results, data, players(plan, missing, jobs, ray), len(missing), progress, sprt)
        if sprt is not None and sprt.settled:
            results.plan = plan = replace(plan, games=2 * sprt.pairs)
        rows = results.rows()
        played = len({row.number for row in rows} & set(missing))
        tally = Tally(len(rows) - played, played, dropped)
        without = luckless(results, rows, jobs, progress) if adjust else None
        if swap:
            add_swaps(results, swap, jobs, progress)
        found = worths(results.swaps()) if swap else None
        done = Finished(plan, folder, rows, standings(plan, rows), results.habits(), tally, sprt, without, found)
        write_whole(folder / RATINGS, dumps(ratings_json(done), indent=2) + "\n")
        report = write_report(plan, rows, done.standings, results.cards(), done.habits, tally, sprt, without, found)
        write_whole(folder / REPORT, report)
    return done


def luckless(results: Results, rows: list[Row], jobs: int, progress: Progress | None) -> list[Adjusted]:
    plan = results.plan
    add_luck(results, jobs, progress)
    return adjusted(plan, rows, read_luck(results.db, judge_of(plan.game, plan.seats).name))


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically: the old one stays until the new one is complete."""
    draft = path.with_name(f".{path.name}")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def players(plan: Plan, numbers: list[int], jobs: int, ray: str | None) -> Generator[Played, None, None]:
    return play_local(plan, numbers, jobs) if ray is None else play_on_ray(plan, numbers, ray)


def collect(
    results: Results,
    data: Dataset | None,
    source: Generator[Played, None, None],
    missing: int,
    progress: Progress | None,
    sprt: Sprt | None,
) -> None:
    """Write results as they come in, about once a second. Those that have come in are also written if we are
    interrupted. A settled test ends the run."""
    total = results.plan.total
    waiting: list[Outcome] = []
    count = total - missing
    saved = monotonic()
    with closing(source):
        try:
            for played in source:
                if data is not None:
                    data.draft(played)
                waiting += played.outcomes
                if monotonic() - saved >= SAVED_EVERY:
                    batch, waiting = waiting, []
                    save(results, data, batch)
                    saved = monotonic()
                count += len(played.outcomes)
                if sprt is not None:
                    for outcome in played.outcomes:
                        sprt.hear(outcome.number, results.plan.fixture(outcome.number).bots, outcome.shares)
                if progress is not None:
                    progress(count, total)
                if sprt is not None and sprt.settled:
                    break
        finally:
            save(results, data, waiting)


def save(results: Results, data: Dataset | None, outcomes: list[Outcome]) -> None:
    results.add(outcomes)
    if data is not None:
        data.publish([outcome.number for outcome in outcomes])


def ratings_json(done: Finished) -> dict[str, Json]:
    plan, rows = done.plan, done.rows
    return {
        "kronika": __version__,
        "plan": plan.identity(),
        "games": len(rows),
        "kept": done.tally.kept,
        "played": done.tally.played,
        **({"sprt": done.sprt.to_json()} if done.sprt is not None else {}),
        "bots": [
            {
                "bot": plan.bots[line.bot],
                **line.to_json(),
                **({"adjusted": done.adjusted[line.bot].to_json()} if done.adjusted is not None else {}),
                "habits": habits_json(done, line.bot),
            }
            for line in done.standings
        ],
        **({"cards": [worth.to_json() for worth in done.worths]} if done.worths is not None else {}),
        "lineups": [
            {
                "bots": [plan.labels[bot] for bot in plan.lineups[share.lineup]],
                "bot": plan.labels[share.bot],
                "games": share.games,
                "win_rate": share.rate.to_json(),
            }
            for share in shares(plan, rows)
        ],
    }


def habits_json(done: Finished, bot: int) -> dict[str, Json]:
    return {kind: times for (other, kind), times in sorted(done.habits.items()) if other == bot}

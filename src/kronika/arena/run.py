"""Running a plan: play what is missing, then ratings and report."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, replace
from hashlib import sha256
from json import dumps
from pathlib import Path
from time import monotonic

from kronika.engine.json import Json

from .cluster import play_on_ray
from .dataset import Dataset
from .local import play_local
from .plan import Plan
from .play import Outcome, Played
from .ratings import Standing, shares, standings
from .report import write_report
from .results import Results, Row

SAVED_EVERY = 1.0  # seconds; an interruption loses no more

GAMES, RATINGS, REPORT = "games.sqlite", "ratings.json", "report.html"


@dataclass(frozen=True)
class Finished:
    """What a run has come to."""

    folder: Path
    rows: list[Row]
    standings: list[Standing]


def usual_folder(plan: Plan) -> Path:
    """The same plan has the same folder, so that the same command goes on where it was interrupted."""
    sign = sha256(dumps(plan.terms(), sort_keys=True).encode()).hexdigest()[:8]
    return Path("kronika-arena") / f"{plan.game}-{sign}"


def run(
    plan: Plan,
    folder: Path,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    dataset: Path | None = None,
) -> Finished:
    """Play the games that the folder lacks and write ratings and report. `progress` hears (games played, all). All
    decisions go into the folder `dataset`, if there is one."""
    plan = replace(plan, noting=dataset is not None)
    plan.check()
    data = None if dataset is None else Dataset(dataset, plan)
    with Results(folder / GAMES, plan) as results:
        missing = results.missing() if data is None else data.missing(results)
        if progress is not None:
            progress(plan.total - len(missing), plan.total)
        if missing:
            collect(results, data, players(plan, missing, jobs, ray), len(missing), progress)
        rows = results.rows()
        lines = standings(plan, rows)
        write_whole(folder / RATINGS, dumps(ratings_json(plan, rows, lines), indent=2) + "\n")
        write_whole(folder / REPORT, write_report(plan, rows, lines, results.cards()))
    return Finished(folder, rows, lines)


def write_whole(path: Path, text: str) -> None:
    """The old file stays until the new one is complete."""
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
    progress: Callable[[int, int], None] | None,
) -> None:
    """Write what comes in, every second or so; what has come in is written even when we are interrupted."""
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
                if progress is not None:
                    progress(count, total)
        finally:
            save(results, data, waiting)


def save(results: Results, data: Dataset | None, outcomes: list[Outcome]) -> None:
    results.add(outcomes)
    if data is not None:
        data.publish([outcome.number for outcome in outcomes])


def ratings_json(plan: Plan, rows: list[Row], lines: list[Standing]) -> dict[str, Json]:
    return {
        "plan": plan.terms(),
        "games": len(rows),
        "bots": [{"bot": plan.bots[line.bot], **line.to_json()} for line in lines],
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

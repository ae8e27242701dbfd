"""Calibrates chances: `python -m kronika.lab.calibrate GAME --games 300`.

Bots of several levels play games that no net has learned from. At some positions of each game, the judge of reviews
estimates everybody's chance of winning. Of the players to whom it gives 70 %, 70 % should win. If it is over- or
underconfident, a temperature and a bend of its log odds correct that. Both are fitted on the even games and tested on
the odd ones, and vice versa.

The games are kept, so the same command continues after an interruption. `--install` writes `bot/calibration.json`,
which reviews and hints read, and the page in the documentation.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from itertools import combinations_with_replacement
from math import log
from pathlib import Path
from random import Random
from typing import Annotated, Any

import numpy as np
import typer
from rich.progress import track

from kronika.bots import make
from kronika.bots.calibration import UNCALIBRATED, Calibration, calibration_file, net_fingerprint
from kronika.engine.errors import KronikaError
from kronika.engine.hidden import TOGETHER
from kronika.engine.match import Match
from kronika.games import game as find_game
from kronika.review.judge import Judge
from kronika.review.luck import stream
from kronika.review.moments import moments
from kronika.simulate import play_out

from .arguments import GameId
from .calibrationpage import Bin, Curve, worst, write_page

LEVELS = "beginner,player,expert"
POSITIONS = 12  # positions per game
DEALS = 4  # redeals of what nobody knows, at each position
BINS = 10
RESAMPLES = 400  # bootstrap samples of the games, for the intervals
TEMPERATURES = np.exp(np.linspace(log(0.25), log(4.0), 57)).round(4).tolist()  # candidates
BENDS = np.linspace(0.7, 1.5, 17).round(2).tolist()  # candidates
SWEEPS = 3  # how often the best candidate of each kind is looked for
NEVER = 1e-12  # smaller chances are read as this one, because their logarithm is needed
LEAST = 1e-4  # the least chance that counts in the loss, which would be infinite at 0


@dataclass
class Forecasts:
    """What the uncalibrated judge said in one game: `said` has the chances of all seats for each position and deal.
    `won` is each seat's share of the victory."""

    number: int
    said: list[list[list[float]]]
    won: list[float]


def forecasts_of(game_id: str, seats: int, bots: Sequence[str], number: int) -> Forecasts:
    """Play the game with this number and judge positions of it. All combinations of the bots take turns, in changing
    seats."""
    lineups = list(combinations_with_replacement(bots, seats))
    turn, place = divmod(number, len(lineups))
    names = [lineups[place][(seat + turn) % seats] for seat in range(seats)]
    match = Match.start(find_game(game_id), seats, f"calibrate/{number}", {})
    play_out(match, [make(name, f"calibrate/{number}/{seat}") for seat, name in enumerate(names)])
    found = moments(match.record())
    judge = Judge(game_id, seats, UNCALIBRATED)
    chosen = sorted(Random(number).sample(range(len(found) - 1), min(POSITIONS, len(found) - 1)))
    said = [[judge.chances(found[at].redealt(TOGETHER, stream(deal))) for deal in range(DEALS)] for at in chosen]
    return Forecasts(number, said, judge.end.expect(match))


# --- the calibration


def lags(said: Any) -> Any:
    """How far each seat is behind the best one, in log odds: (positions, deals, seats)."""
    logs = np.log(np.array(said).clip(NEVER, 1.0))
    return logs.max(axis=2, keepdims=True) - logs


def calibrated(behind: Any, by: Calibration) -> Any:
    """The chances averaged over the deals, made from the lags as in `Tree.expect`: (positions, seats)."""
    chances = np.exp(-((behind / by.temperature) ** by.bend))
    chances /= chances.sum(axis=2, keepdims=True)
    return chances.mean(axis=1)


def best_calibration(games: Sequence[Forecasts]) -> Calibration:
    """The calibration with the least cross-entropy of the results, summed over all positions."""
    if not games:
        return UNCALIBRATED
    behind = lags(np.concatenate([each.said for each in games]))
    won = np.repeat([each.won for each in games], [len(each.said) for each in games], axis=0)

    def loss(by: Calibration) -> float:
        return -float((np.log(calibrated(behind, by).clip(LEAST, 1.0)) * won).sum())

    best = UNCALIBRATED
    for _ in range(SWEEPS):
        best = min((replace(best, temperature=tried) for tried in TEMPERATURES), key=loss)
        best = min((replace(best, bend=tried) for tried in BENDS), key=loss)
    return best


# --- the curve


@dataclass
class Compared:
    """The chances in one game and the results to compare them with: one of each for every position and seat."""

    chances: Any
    won: Any


def compared(each: Forecasts, by: Calibration) -> Compared:
    chances = calibrated(lags(each.said), by)
    return Compared(chances.ravel(), np.tile(np.array(each.won), len(each.said)))


def bins_of(games: Sequence[Compared]) -> list[Bin]:
    """Ten bins of equal width. The intervals come from resampling whole games, because all positions of a game share
    its result."""
    sums = np.array([sums_of(each) for each in games])  # (games, bins, [count, chances, won])
    random = np.random.default_rng(0)
    drawn = []
    for _ in range(RESAMPLES):
        times = np.bincount(random.integers(0, len(sums), len(sums)), minlength=len(sums))
        count, said, won = np.tensordot(times, sums, 1).T
        with np.errstate(invalid="ignore", divide="ignore"):
            drawn.append((won - said) / count)
    errors = np.array(drawn)
    found = []
    for place, (count, said, won) in enumerate(sums.sum(axis=0).tolist()):
        if count:
            low, high = np.nanquantile(errors[:, place], [0.025, 0.975]).tolist()
            mean = said / count
            found.append(Bin(mean, won / count, max(0.0, mean + low), min(1.0, mean + high), int(count)))
    return found


def sums_of(each: Compared) -> Any:
    places = np.minimum((each.chances * BINS).astype(int), BINS - 1)
    weights = (None, each.chances, each.won)
    return np.stack([np.bincount(places, weight, BINS) for weight in weights], axis=1)


def curve_of(seats: int, bots: Sequence[str], games: Sequence[Forecasts]) -> Curve:
    halves = [[each for each in games if each.number % 2 == half] for half in (0, 1)]
    fitted = [best_calibration(half) for half in halves]
    tested = [compared(each, fitted[1 - half]) for half in (0, 1) for each in halves[half]]
    before = bins_of([compared(each, UNCALIBRATED) for each in games])
    best = best_calibration(games)
    return Curve(
        seats,
        best.temperature,
        best.bend,
        list(bots),
        len(games),
        sum(len(each.said) for each in games),
        worst(before),
        bins_of(tested),
    )


# --- games that are kept


def kept(path: Path) -> dict[int, Forecasts]:
    """The games kept in a file. A line that was cut off by an interruption is skipped."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        try:
            each = Forecasts(**json.loads(line))
        except ValueError:
            continue
        found[each.number] = each
    return found


def play(
    game_id: str, seats: int, bots: Sequence[str], games: int, path: Path, jobs: int, show: Callable[..., Any] = track
) -> list[Forecasts]:
    """Play the games that are missing in the file; returns all of them."""
    found = kept(path)
    missing = [number for number in range(games) if number not in found]
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file, ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(forecasts_of, game_id, seats, bots, number) for number in missing]
        try:
            for each in show(waiting, description=f"{game_id}, {seats} seats"):
                result = each.result()
                found[result.number] = result
                file.write("\n" + json.dumps(asdict(result)))
                file.flush()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [found[number] for number in range(games)]


def file_for(folder: Path, game_id: str, seats: int, bots: Sequence[str]) -> Path:
    """The file for the games of these bots, judged by the current judge."""
    judge = Judge(game_id, seats, UNCALIBRATED).name
    return folder / f"{game_id}-{seats}-{'-'.join(bots).replace(':', '')}-{judge}.jsonl"


def install(game_id: str, curve: Curve, docs: Path) -> None:
    path = Path(str(calibration_file(game_id)))
    net = net_fingerprint(game_id)
    found = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    tables = found["tables"] if found.get("net") == net else {}
    tables[str(curve.seats)] = curve.to_json()
    path.write_text(json.dumps({"net": net, "tables": tables}, indent=1) + "\n", encoding="utf-8")
    write_page(docs)


def main(
    game: GameId,
    games: Annotated[int, typer.Option(min=10, help="Games to compare with.")] = 300,
    seats: Annotated[int, typer.Option(min=2)] = 2,
    bots: Annotated[str, typer.Option(help="Comma-separated: the bots that play.")] = LEVELS,
    jobs: Annotated[int, typer.Option(min=1)] = 1,
    folder: Annotated[Path, typer.Option(help="Folder for the games.")] = Path("kronika-arena/calibrate"),
    to_install: Annotated[bool, typer.Option("--install", help="Let reviews and hints use it.")] = False,
    docs: Annotated[Path, typer.Option(help="Folder of the page.")] = Path("docs"),
) -> None:
    """Compare chances with results."""
    names = bots.split(",")
    try:
        find_game(game).check_seats(seats)
        for name in names:
            make(name)
    except KronikaError as error:
        raise typer.BadParameter(str(error)) from error
    curve = curve_of(seats, names, play(game, seats, names, games, file_for(folder, game, seats, names), jobs))
    for each in curve.bins:
        print(f"said {each.said:5.1%}  won {each.won:5.1%} ({each.low:.0%} to {each.high:.0%})  {each.count}")
    print(f"temperature {curve.temperature}, bend {curve.bend}")
    print(f"worst bin {curve.worst:.1%}, without calibration {curve.raw:.1%}")
    if to_install:
        install(game, curve, docs)


if __name__ == "__main__":
    typer.run(main)

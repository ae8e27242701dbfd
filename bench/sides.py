"""How the sides of a game do against each other: civilizations, factions, nations.

    python bench/sides.py cultures --bot search:200 --games 200   # every pairing, so many games with each side first
    python bench/sides.py settlers --bot search:200 --games 200 --solo
    python bench/sides.py imperium --bot greedy --games 4

Both play the same bot; a deal is played with the two sides in either seat. What is played is kept in `--out`, line by
line, so that the same command goes on after a break. Prints tables in Markdown.
"""

from __future__ import annotations

import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from statistics import mean
from typing import Annotated, NamedTuple

import typer
from rich.progress import track

import kronika
from kronika.arena.ratings import wilson
from kronika.bots import make
from kronika.games import game as find_game
from kronika.simulate import play_out

OPTIONS = {"cultures": "civilization", "settlers": "faction", "imperium": "nation"}
NO_SIDE = ("random", "choose")


class Fixture(NamedTuple):
    game: str
    bot: str
    sides: tuple[str, ...]  # one for each seat
    deal: int

    @property
    def name(self) -> str:
        return f"{self.bot} {'-'.join(self.sides)} {self.deal}"


class Played(NamedTuple):
    sides: tuple[str, ...]
    shares: tuple[float, ...]
    points: tuple[int, ...]
    reason: str


def play(fixture: Fixture) -> tuple[str, Played]:
    options = {f"{OPTIONS[fixture.game]}_{seat}": side for seat, side in enumerate(fixture.sides, start=1)}
    seed = f"sides/{'-'.join(sorted(fixture.sides))}/{fixture.deal}"
    match = kronika.new(fixture.game, seats=len(fixture.sides), seed=seed, options=options)
    play_out(match, [make(fixture.bot, f"{seed}/{seat}") for seat in range(match.seats)])
    result = match.result
    winners = result.winners
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats))
    return fixture.name, Played(fixture.sides, shares, result.scores, result.reason)


def sides_of(game_id: str) -> list[str]:
    return [side for side in find_game(game_id).variants[f"{OPTIONS[game_id]}_1"] if side not in NO_SIDE]


def fixtures(game_id: str, bot: str, games: int, solo: bool) -> list[Fixture]:
    sides = sides_of(game_id)
    tables = [(side,) for side in sides] if solo else [t for a, b in combinations(sides, 2) for t in ((a, b), (b, a))]
    return [Fixture(game_id, bot, table, deal) for deal in range(games) for table in tables]


def played_before(path: Path) -> dict[str, Played]:
    if not path.exists():
        return {}
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {
        name: Played(tuple(sides), tuple(shares), tuple(points), why) for name, (sides, shares, points, why) in rows
    }


def play_all(todo: list[Fixture], path: Path, jobs: int) -> dict[str, Played]:
    done = played_before(path)
    left = [fixture for fixture in todo if fixture.name not in done]
    path.parent.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(jobs) as pool, path.open("a", encoding="utf-8") as out:
        for name, played in track(pool.map(play, left, chunksize=2), "Playing", total=len(left)):
            done[name] = played
            print(json.dumps([name, played]), file=out, flush=True)
    return {fixture.name: done[fixture.name] for fixture in todo}


def percent(wins: float, games: int) -> str:
    rate = wilson(wins, games)
    return f"{100 * rate.value:.1f} % ({100 * rate.low:.1f} to {100 * rate.high:.1f})"


def share(rows: list[Played], side: str) -> float:
    return sum(row.shares[row.sides.index(side)] for row in rows)


def pairings(rows: list[Played], sides: list[str]) -> list[str]:
    lines = ["| pairing | games | the first one wins | points |", "| --- | ---: | ---: | ---: |"]
    for a, b in combinations(sides, 2):
        ours = [row for row in rows if set(row.sides) == {a, b}]
        points = [mean(row.points[row.sides.index(side)] for row in ours) for side in (a, b)]
        lines.append(
            f"| {a} v {b} | {len(ours)} | {percent(share(ours, a), len(ours))} | {points[0]:.1f} : {points[1]:.1f} |"
        )
    return lines


def each_side(rows: list[Played], sides: list[str]) -> list[str]:
    lines = ["| side | games | wins | points |", "| --- | ---: | ---: | ---: |"]
    for side in sides:
        ours = [row for row in rows if side in row.sides]
        points = mean(row.points[row.sides.index(side)] for row in ours)
        lines.append(f"| {side} | {len(ours)} | {percent(share(ours, side), len(ours))} | {points:.1f} |")
    first = percent(sum(row.shares[0] for row in rows), len(rows))
    return [*lines, "", f"The first seat wins {first}."]


def alone(rows: list[Played], sides: list[str], ranks: list[str]) -> list[str]:
    """The results of sides in solo games. A rank is its place in the game's table, from 1; a lost game counts as 0."""
    lines = ["| side | games | wins | mean rank | points | ranks |", "| --- | ---: | ---: | ---: | ---: | --- |"]
    for side in sides:
        ours = [row for row in rows if row.sides == (side,)]
        places = [ranks.index(row.reason) + 1 if row.reason in ranks else 0 for row in ours]
        counts = Counter(row.reason for row in ours if row.reason in ranks)
        told = ", ".join(f"{rank} {counts[rank]}" for rank in ranks if counts[rank])
        wins = percent(sum(row.shares[0] for row in ours), len(ours))
        points = mean(row.points[0] for row in ours)
        lines.append(f"| {side} | {len(ours)} | {wins} | {mean(places):.2f} of {len(ranks)} | {points:.1f} | {told} |")
    return lines


def main(
    game: Annotated[str, typer.Argument(help=", ".join(OPTIONS))],
    bot: Annotated[str, typer.Option()] = "search:200",
    games: Annotated[int, typer.Option(help="Games of each pairing with each side first; alone, of each side.")] = 200,
    solo: Annotated[bool, typer.Option("--solo", help="The solo game.")] = False,
    jobs: Annotated[int, typer.Option()] = 2,
    out: Annotated[Path, typer.Option()] = Path("kronika-arena/sides"),
) -> None:
    path = out / f"{game}{'-solo' if solo else ''}.jsonl"
    rows = list(play_all(fixtures(game, bot, games, solo), path, jobs).values())
    sides = sides_of(game)
    if solo:
        from kronika.games.settlers.data import RANKS

        lines = alone(rows, sides, [rank for _, rank in RANKS])
    else:
        lines = [*(pairings(rows, sides) if len(sides) < 8 else []), "", *each_side(rows, sides)]
    print("\n".join(lines))


if __name__ == "__main__":
    typer.run(main)

"""How strong the bots are, beside the bars that we set: `python bench/strength.py innovation`.

With two players the searches get as many iterations as fit into 40 ms of CPU time on this machine: measured first, or
given, so that the games themselves don't depend on what else the machine does. With four the search gets a `master`'s
iterations. Every deal is played in every seat.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from kronika.arena.command import play_with_bar, processors
from kronika.arena.plan import Plan
from kronika.arena.ratings import wilson
from kronika.bots.levels import MASTER
from kronika.bots.tuning import STANDARD, tuning_of
from kronika.games import game as find_game
from kronika.lab.tune import seconds_for_one

BUDGET = 0.04  # seconds of CPU time per decision


@dataclass(frozen=True)
class Claim:
    words: str
    bots: tuple[str, str]
    bar: float
    seats: int = 2


def claims(search: int, standard: int, four: int, seats: tuple[int, ...]) -> list[Claim]:
    found = [
        Claim("greedy over random", ("greedy", "random"), 0.9),
        Claim("search, 40 ms, over random", (f"search:{search}", "random"), 0.99),
        Claim("search, 40 ms, over greedy", (f"search:{search}", "greedy"), 0.8),
        Claim("tuned over standard, 40 ms each", (f"search:{search}", f"standard:{standard}"), 0.75),
        Claim("five times the iterations", (f"search:{search}", f"search:{max(1, search // 5)}"), 0.6),
    ]
    if 4 in seats:
        found.append(Claim("search against three greedy", (f"search:{four}", "greedy"), 0.625, seats=4))
    return [claim for claim in found if claim.seats in seats]


def measure(game: str, claim: Claim, games: int, seed: str, folder: Path, jobs: int) -> dict[str, object]:
    plan = Plan(game, claim.bots, seats=claim.seats, games=games, seed=seed, gauntlet=True)
    name = f"{claim.seats}-{claim.bots[0]}-{claim.bots[1]}".replace(":", "-")
    rows = play_with_bar(plan, folder / game / name, jobs, None).rows
    won = sum(share for row in rows for bot, share in zip(row.bots, row.shares, strict=True) if bot == 0)
    rate = wilson(won, len(rows))
    first = [wilson(sum(row.shares[seat] for row in rows), len(rows)) for seat in range(claim.seats)]
    return {
        "claim": claim.words,
        "bots": claim.bots,
        "seats": claim.seats,
        "games": len(rows),
        "bar": claim.bar,
        "rate": rate.to_json(),
        "by_seat": [seat.to_json() for seat in first],
        "unfinished": sum(bool(row.fault) for row in rows),
    }


def spell(found: dict[str, object]) -> str:
    rate = found["rate"]
    assert isinstance(rate, dict)
    value, low, high = (100 * rate[name] for name in ("value", "low", "high"))
    bots = " v ".join(f"`{bot}`" for bot in found["bots"])  # type: ignore[attr-defined]
    bar = 100 * float(str(found["bar"]))
    return (
        f"| {found['claim']} | {bots} | {found['seats']} | {found['games']} | {value:.1f} % ({low:.1f} to {high:.1f}) "
        f"| {bar:.4g} % | {found['unfinished']} |"
    )


def main(
    game: Annotated[str, typer.Argument()],
    games: Annotated[int, typer.Option(help="Games of each pairing.")] = 400,
    search: Annotated[int, typer.Option(help="Iterations of the tuned search; 0: measure.")] = 0,
    standard: Annotated[int, typer.Option(help="Iterations of the standard search; 0: measure.")] = 0,
    four: Annotated[int, typer.Option(help="Iterations of the search with four players; 0: a master's.")] = 0,
    seed: Annotated[str, typer.Option()] = "strength",
    jobs: Annotated[int, typer.Option(help="Processes; 0: all cores.")] = 0,
    folder: Annotated[Path, typer.Option()] = Path("kronika-arena/strength"),
    only: Annotated[str, typer.Option(help="Only claims with these words.")] = "",
    markdown: Annotated[Path | None, typer.Option(help="The table.")] = None,
    out: Annotated[Path | None, typer.Option("--json", help="All figures.")] = None,
) -> None:
    found = find_game(game)
    seats = tuple(range(found.min_seats, found.max_seats + 1))
    search = search or round(BUDGET / seconds_for_one(game, 2, tuning_of(game), seed))
    standard = standard or round(BUDGET / seconds_for_one(game, 2, STANDARD, seed))
    if 4 in seats and not four:
        four = round(MASTER * tuning_of(game, 4).effort)
    lines = [
        "| claim | bots | players | games | wins | bar | unfinished |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    print("\n".join(lines), flush=True)
    figures = []
    for claim in claims(search, standard, four, seats):
        if only in claim.words:
            figures.append(measure(game, claim, games, seed, folder, jobs or processors()))
            lines.append(spell(figures[-1]))
            print(lines[-1], flush=True)
    if markdown is not None:
        markdown.write_text("\n".join(lines) + "\n", encoding="utf-8")
    if out is not None:
        out.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)

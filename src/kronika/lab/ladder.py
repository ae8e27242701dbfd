"""The published ladder: `python -m kronika.lab.ladder` writes `docs/ladder.md` and a plot for each game.

Every rung plays the two below it, in every registered game. The slower a bot, the fewer games: `--games` is for the
fast ones. The same command goes on after a break.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import typer

from kronika.arena.command import play_with_bar, processors
from kronika.arena.plan import Plan
from kronika.arena.plots import Dot, dots
from kronika.arena.ratings import Interval, Standing, standings, wilson
from kronika.arena.results import Row
from kronika.engine.errors import KronikaError
from kronika.games import GAMES
from kronika.games import game as find_game
from kronika.words import Words

# The rungs from below, with what part of the games they play, since they are slow.
RUNGS = {
    "random": 1.0,
    "beginner": 1.0,
    "player": 1.0,
    "standard:200": 0.5,
    "search:200": 0.5,
    "expert": 0.5,
    "master": 0.1,
}
WORDS = {
    "random": "any option",
    "beginner": "level: one action ahead, every third choice left to chance",
    "player": "level: one action ahead (`greedy`)",
    "standard:200": "tree search as in the textbook, 200 iterations",
    "search:200": "tree search tuned for the game, 200 iterations",
    "expert": "level: tuned tree search",
    "master": "level: tuned tree search, thinking longer",
}
REACH = 2  # how many rungs below a bot plays
MARK = "<!-- ladder: "
STYLE = """<style>
text { fill: #22201c; font: 13px system-ui, sans-serif; } .small { fill: #6b655c; font-size: 11px; }
.grid { stroke: #ddd6ca; } .reach { stroke: #8a4b20; stroke-width: 3; stroke-linecap: round; opacity: .55; }
.dot { fill: #8a4b20; } .number { font-weight: 600; }
@media (prefers-color-scheme: dark) { text { fill: #ece7de; } .small { fill: #a49c90; } .grid { stroke: #3b3833; }
.reach { stroke: #e09a62; } .dot { fill: #e09a62; } }
</style>"""


@dataclass(frozen=True)
class Pairing:
    """How the upper of two rungs did against the lower."""

    upper: int
    lower: int
    games: int
    rate: Interval


@dataclass(frozen=True)
class Ladder:
    game: str
    seats: int
    lines: list[Standing]  # the strongest first
    pairings: list[Pairing]


def climb(game_id: str, games: int, seed: str, folder: Path, jobs: int, rungs: Sequence[str]) -> Ladder:
    """Play the pairings of one game, each in a folder of its own, and rate all together."""
    seats = max(2, find_game(game_id).min_seats)
    pairs = [(low, high) for high in range(len(rungs)) for low in range(max(0, high - REACH), high)]
    rows: list[Row] = []
    pairings = []
    for lineup, (low, high) in enumerate(pairs):
        share = min(RUNGS.get(rungs[low], 1.0), RUNGS.get(rungs[high], 1.0))
        bots = (rungs[high], rungs[low])
        plan = Plan(game_id, bots, seats=seats, games=max(seats, round(games * share)), seed=seed, gauntlet=True)
        name = f"{game_id}-{rungs[high]}-{rungs[low]}".replace(":", "-")
        played = play_with_bar(plan, folder / name, jobs, None).rows
        won = sum(share for row in played for bot, share in zip(row.bots, row.shares, strict=True) if bot == 0)
        pairings.append(Pairing(high, low, len(played), wilson(won, len(played))))
        rows += [replace(row, lineup=lineup, bots=tuple((high, low)[bot] for bot in row.bots)) for row in played]
    whole = Plan(game_id, tuple(rungs), seats=seats, games=games, seed=seed)
    lineups = tuple((high,) + (low,) * (seats - 1) for low, high in pairs)
    return Ladder(game_id, seats, standings(whole, rows, lineups), pairings)


# --- the page


INTRODUCTION = """# Ladder

Every bot and level, made by one command:

```sh
python -m kronika.lab.ladder
```

Each rung plays the two below it; every deal is played in every seat. Elo is relative to the mean of a game's rungs, its
interval a bootstrap over deals; win rates have Wilson's interval, all of them 95 %. The time is the mean for a decision
on the machine that played, with other work beside it. How the bots work: [Write a bot](bots.md).
"""


def page(before: str, ladder: Ladder) -> str:
    """The page with one game's section written anew."""
    sections = {}
    for part in before.split(MARK)[1:]:
        game_id, _, text = part.partition(" -->\n")
        sections[game_id] = text.strip()
    sections[ladder.game] = "\n".join(section(ladder))
    order = [game_id for game_id in GAMES if game_id in sections]
    return INTRODUCTION + "".join(f"\n{MARK}{game_id} -->\n\n{sections[game_id]}\n" for game_id in order)


def section(ladder: Ladder) -> list[str]:
    fair = "" if ladder.seats == 2 else f", one against {ladder.seats - 1}"
    lines = [
        f"## {Words('en', ladder.game).say('game-name')}",
        "",
        f"{ladder.seats} players{fair}, {sum(pairing.games for pairing in ladder.pairings)} games.",
        "",
        f"![Elo of every rung with its interval]({plot_name(ladder.game)})",
        "",
        "| bot | what it does | Elo | mean points | ms a decision | longest | games | forfeits |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for line in ladder.lines:
        elo = f"{line.elo.value:.0f} ({line.elo.low:.0f} to {line.elo.high:.0f})"
        times = f"{1000 * line.pace:.1f} | {1000 * line.longest:.0f}"
        words = WORDS.get(line.label, "")
        points = "–" if line.points is None else f"{line.points:.0f}"
        lines.append(f"| `{line.label}` | {words} | {elo} | {points} | {times} | {line.games} | {line.forfeits} |")
    lines += ["", "| pairing | games | the first one wins |", "| --- | ---: | ---: |"]
    labels = {line.bot: line.label for line in ladder.lines}
    for pairing in reversed(ladder.pairings):
        rate = pairing.rate
        lines.append(
            f"| `{labels[pairing.upper]}` against `{labels[pairing.lower]}` | {pairing.games} | "
            f"{100 * rate.value:.1f} % ({100 * rate.low:.1f} to {100 * rate.high:.1f}) |"
        )
    return lines


def plot_name(game_id: str) -> str:
    return f"images/ladder-{game_id}.svg"


def plot(ladder: Ladder) -> str:
    """A picture that needs no page around it."""
    rows = [Dot(line.label, line.elo) for line in ladder.lines]
    drawn = dots(f"{ladder.game}: Elo", rows, lambda value: f"{value:.0f}")
    head, _, rest = drawn.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg">{STYLE}{rest}\n'


def main(
    games: Annotated[int, typer.Option(min=2, help="Games of a pairing of fast bots; slow ones play fewer.")] = 400,
    only: Annotated[str, typer.Option(help="Games, with commas; usual: all.")] = "",
    rungs: Annotated[str, typer.Option(help="Bots from below, with commas.")] = ",".join(RUNGS),
    seed: Annotated[str, typer.Option()] = "ladder",
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; usual: all cores.")] = None,
    folder: Annotated[Path, typer.Option(help="Where the games are kept.")] = Path("kronika-arena/ladder"),
    docs: Annotated[Path, typer.Option(help="Where the page goes.")] = Path("docs"),
) -> None:
    """Play the ladder and write its page."""
    chosen = only.split(",") if only else list(GAMES)
    written = docs / "ladder.md"
    (docs / "images").mkdir(parents=True, exist_ok=True)
    for game_id in chosen:
        try:
            ladder = climb(game_id, games, seed, folder, jobs or processors(), rungs.split(","))
        except KronikaError as error:
            raise SystemExit(f"{game_id}: {error}") from None
        (docs / plot_name(game_id)).write_text(plot(ladder), encoding="utf-8")
        before = written.read_text(encoding="utf-8") if written.exists() else ""
        written.write_text(page(before, ladder), encoding="utf-8")
    print(written)


if __name__ == "__main__":
    typer.run(main)

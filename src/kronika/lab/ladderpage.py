"""The page of the ladder: one table for players, then everything about each game.

Its numbers are stored beside it as JSON, so that the games can be updated one at a time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from json import dumps, loads
from math import ceil, log10
from pathlib import Path

from kronika.arena.plots import Dot, dots
from kronika.arena.ratings import ELO_OF_E, Interval, Z
from kronika.bots.levels import LEVELS
from kronika.engine.errors import BadData
from kronika.games import GAMES
from kronika.words import Words

from .pictures import standalone

PAGE, NUMBERS = "ladder.md", "ladder.json"
ENOUGH = 400  # games per pairing of fast bots
PRECISION = 40.0  # half the width of the interval, in Elo, that is enough for slow bots
LEVEL_WORDS = {
    "beginner": "For your first games. It looks one action ahead and errs often.",
    "player": "It looks one action ahead and errs a little.",
    "expert": "It plans several actions ahead.",
    "master": "It plans ahead and takes its time.",
}
BOT_WORDS = {
    "random": "any option",
    "beginner": "level: one action ahead, with large errors",
    "player": "level: one action ahead, with small errors",
    "standard:200": "tree search as in the textbook, 200 iterations",
    "search:200": "tree search tuned for the game, 200 iterations",
    "expert": "level: tuned tree search",
    "master": "level: tuned tree search, thinking longer",
}
INTRODUCTION = """# Ladder

How strong the bots are. Ratings compare the bots of one game: their average is 1500, and a lead of 190 points means
three wins out of four. The range in brackets is a 95 % interval. Don't compare ratings of different games.
"""
DETAILS = """
The thinking time is the mean per decision, from the fastest to the slowest game, on a machine with other work.

## How it was measured

One command plays the ladder and writes this page. It continues after an interruption:

```sh
python -m kronika.lab.ladder
```

Each bot plays the two below it; every deal is played in every seat. In a full ladder, fast bots play 400 games against
each opponent. Slow bots play until the difference is known to within ±40 Elo, at most 800 games. Elo intervals are a
bootstrap over deals and win rates have Wilson's interval, all of them 95 %. *Oddities* are moves that
[no person would make](arena.md#reading-the-report), counted per game. How the bots work: [Write a bot](bots.md). All
numbers are also in [one file](ladder.json).
"""


@dataclass(frozen=True)
class Rung:
    """A bot on the ladder. Times are in seconds."""

    bot: str
    elo: Interval
    points: float | None
    pace: float
    longest: float
    games: int
    forfeits: int
    oddities: float | None  # per game; None: they weren't counted


@dataclass(frozen=True)
class Pairing:
    """How the higher of two rungs did against the lower one."""

    upper: str
    lower: str
    games: int
    rate: Interval

    @property
    def enough(self) -> bool:
        """Whether all the games have been played that the page promises."""
        return self.games >= min(ENOUGH, games_for(self.rate.value * self.games, self.games))


def games_for(won: float, games: int) -> int:
    """How many games it takes at this win rate until the difference is known well enough.

    >>> games_for(200, 400), games_for(360, 400)
    (290, 798)
    """
    rate = (won + 0.5) / (games + 1)
    return ceil((Z * ELO_OF_E / PRECISION) ** 2 / (rate * (1 - rate)))


@dataclass(frozen=True)
class Ladder:
    game: str
    seats: int
    rungs: list[Rung]  # strongest first
    pairings: list[Pairing]


# --- the numbers


def write_ladders(path: Path, ladders: Mapping[str, Ladder]) -> None:
    told = {game_id: asdict(ladders[game_id]) for game_id in GAMES if game_id in ladders}
    path.write_text(dumps(told, indent=1) + "\n", encoding="utf-8")


def read_ladders(path: Path) -> dict[str, Ladder]:
    """The ladders of all games played so far."""
    if not path.exists():
        return {}
    try:
        told = loads(path.read_text(encoding="utf-8"))
        return {
            game_id: Ladder(
                found["game"],
                found["seats"],
                [Rung(**{**rung, "elo": Interval(**rung["elo"])}) for rung in found["rungs"]],
                [Pairing(**{**pairing, "rate": Interval(**pairing["rate"])}) for pairing in found["pairings"]],
            )
            for game_id, found in told.items()
        }
    except (ValueError, TypeError, KeyError) as error:
        raise BadData(f"{path} can't be read as the numbers of a ladder: {error!r}.") from error


# --- the page


def page(ladders: Mapping[str, Ladder]) -> str:
    order = [ladders[game_id] for game_id in GAMES if game_id in ladders]
    sections = ["\n".join(section(ladder)) + "\n" for ladder in order]
    return "\n".join([INTRODUCTION, *preliminary(order), *levels(order), DETAILS, *sections])


def preliminary(ladders: Sequence[Ladder]) -> list[str]:
    """A caveat for a page with fewer games than promised, or an empty text."""
    pairings = [pairing for ladder in ladders for pairing in ladder.pairings]
    short = [pairing.games for pairing in pairings if not pairing.enough]
    if not short:
        return []
    return [
        f"**These numbers are preliminary**: {len(short)} of {len(pairings)} pairings have only {min(short)} to "
        f"{max(short)} games,\nfewer than [a full ladder](#how-it-was-measured) takes.\n"
    ]


def levels(ladders: Sequence[Ladder]) -> list[str]:
    """The table for players, strongest level first."""
    names = [Words("en", ladder.game).say("game-name") for ladder in ladders]
    lines = [
        f"| level | how it plays | {''.join(f'{name} | ' for name in names)}thinking time |",
        f"| --- | --- | {'---: | ' * len(names)}---: |",
    ]
    for level in reversed(LEVELS):
        found = [next((rung for rung in ladder.rungs if rung.bot == level), None) for ladder in ladders]
        times = [rung.pace for rung in found if rung is not None]
        if times:
            ratings = "".join(f"{'–' if rung is None else spelled(rung.elo)} | " for rung in found)
            lines.append(f"| **{level}** | {LEVEL_WORDS.get(level, '')} | {ratings}{thinking(times)} |")
    return lines


def thinking(times: Sequence[float]) -> str:
    """
    >>> thinking([0.0004]), thinking([0.31, 0.042])
    ('under 0.01 s', '0.04 to 0.31 s')
    """
    low, high = min(times), max(times)
    if high < 0.01:
        return "under 0.01 s"
    return f"{low:.2f} s" if f"{low:.2f}" == f"{high:.2f}" else f"{low:.2f} to {high:.2f} s"


def spelled(interval: Interval, sign: str = "") -> str:
    return f"{interval.value:{sign}.0f} ({interval.low:{sign}.0f} to {interval.high:{sign}.0f})"


def section(ladder: Ladder) -> list[str]:
    against = "" if ladder.seats == 2 else f", one against {ladder.seats - 1}"
    lines = [
        f"## {Words('en', ladder.game).say('game-name')}",
        "",
        f"{ladder.seats} players{against}, {sum(pairing.games for pairing in ladder.pairings)} games.",
        "",
        f"![Elo of every rung with its interval]({plot_name(ladder.game)})",
        "",
        "| bot | what it does | Elo | mean points | ms per decision | longest | oddities | games | forfeits |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for rung in ladder.rungs:
        points = "–" if rung.points is None else f"{rung.points:.0f}"
        odd = "–" if rung.oddities is None else f"{rung.oddities:.2f}"
        cells = (
            f"`{rung.bot}`",
            BOT_WORDS.get(rung.bot, ""),
            spelled(rung.elo),
            points,
            f"{1000 * rung.pace:.1f}",
            f"{1000 * rung.longest:.0f}",
            odd,
            str(rung.games),
            str(rung.forfeits),
        )
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", "| pairing | games | the first one wins | Elo difference |", "| --- | ---: | ---: | ---: |"]
    for pairing in ladder.pairings:
        rate = pairing.rate
        lines.append(
            f"| `{pairing.upper}` against `{pairing.lower}` | {pairing.games} | "
            f"{100 * rate.value:.1f} % ({100 * rate.low:.1f} to {100 * rate.high:.1f}) | "
            f"{difference(rate, ladder.seats)} |"
        )
    return lines


def difference(rate: Interval, seats: int) -> str:
    """A difference in Elo with its interval. A bot that won or lost all games has no upper or lower end.

    >>> difference(Interval(0.75, 0.7, 0.8), 2), difference(Interval(1.0, 0.9, 1.0), 2)
    ('+191 (+147 to +241)', 'over +382')
    """
    if rate.value >= 1:
        return f"over {elo_of(rate.low, seats):+.0f}"
    if rate.value <= 0:
        return f"under {elo_of(rate.high, seats):+.0f}"
    return spelled(Interval(*(elo_of(end, seats) for end in (rate.value, rate.low, rate.high))), "+")


def elo_of(rate: float, seats: int) -> float:
    """The Elo difference of a bot with this win rate against equal opponents in all other seats."""
    return 400 * log10(rate * (seats - 1) / (1 - rate))


# --- the picture


def plot_name(game_id: str) -> str:
    return f"images/ladder-{game_id}.svg"


def plot(ladder: Ladder) -> str:
    """The Elo of every rung."""
    rows = [Dot(rung.bot, rung.elo) for rung in ladder.rungs]
    return standalone(dots(f"{ladder.game}: Elo", rows, lambda value: f"{value:.0f}"))

"""The plan of an arena: who plays whom, on which deals and in which seats.

Every line-up plays each deal (seed) once in each rotation of its seats, so the luck of the deal and of the seat evens
out. Games are numbered deal by deal, so a longer plan begins with the games of a shorter one.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations

from kronika.bots import Bot, Search, make
from kronika.engine.errors import BadSetup
from kronika.engine.json import Json
from kronika.engine.playout import check_seed
from kronika.games import game as find_game

from .fingerprints import fingerprint

GAMES = 400
LIMIT = 60.0  # seconds per decision
LONGEST_LIMIT = 86400.0
FOLDERS = re.compile(r"\S*/")
LABELLED = re.compile(r"([\w.-]+)=(.+)")


@dataclass(frozen=True)
class Fixture:
    """One game to play. `bots[seat]` is the index in the plan of the bot in that seat."""

    number: int
    lineup: int
    deal: int
    rotation: int
    bots: tuple[int, ...]
    seed: str


@dataclass(frozen=True)
class Plan:
    """A tournament. `games` is the number of games of each line-up, rounded up so that every deal is played in every
    rotation."""

    game: str
    bots: tuple[str, ...]
    labels: tuple[str, ...] = ()  # the bots' names in tables; by default derived from `bots`
    seats: int = 2
    games: int = GAMES
    seed: str = "0"
    gauntlet: bool = False
    options: dict[str, str] = field(default_factory=dict)
    limit: float = LIMIT
    noting: bool = False  # whether decisions are recorded for a dataset

    def __post_init__(self) -> None:
        if not self.labels:
            object.__setattr__(self, "labels", labels_of(self.bots))

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """The bots of each table, before the seats rotate."""
        return lineups(len(self.bots), self.seats, self.gauntlet)

    @property
    def deals(self) -> int:
        return -(-self.games // self.seats)

    @property
    def total(self) -> int:
        return self.deals * self.seats * len(self.lineups)

    def fixture(self, number: int) -> Fixture:
        table, rotation = divmod(number, self.seats)
        deal, lineup = divmod(table, len(self.lineups))
        order = seat_orders(self.lineups[lineup])
        bots = order[deal % len(order)]
        turned = bots[-rotation:] + bots[:-rotation] if rotation else bots
        return Fixture(number, lineup, deal, rotation, turned, f"{self.seed}/{deal}")

    def check(self) -> None:
        """Check the game, seats, options, seed and bots now rather than after an hour."""
        game = find_game(self.game)
        game.check_seats(self.seats)
        game.check_options(self.options)
        check_seed(self.seed)
        if len(self.bots) < 2:
            raise BadSetup("An arena needs at least two bots, for example --bots greedy,random.")
        if not 0 < self.limit <= LONGEST_LIMIT:
            raise BadSetup(f"The time limit must be longer than 0 seconds and at most {LONGEST_LIMIT:g}.")
        for name in self.bots:
            self.check_net(make(name))

    def check_net(self, bot: Bot) -> None:
        """Refuse a net that was trained for another game or number of seats: it would forfeit every game."""
        net = bot.guide if isinstance(bot, Search) else None
        trained = (getattr(net, "game", self.game), getattr(net, "seats", self.seats))
        if trained != (self.game, self.seats):
            game, seats = trained
            raise BadSetup(
                f"The net of {bot.name!r} was trained for {game} with {seats} seats. It can't play {self.game} with "
                f"{self.seats}."
            )

    @cached_property
    def versions(self) -> tuple[str, ...]:
        """The fingerprint of each bot."""
        return tuple(fingerprint(self.game, name) for name in self.bots)

    def terms(self) -> dict[str, Json]:
        """What the user asked for. Plans with the same terms share a folder; games of bots that have changed since are
        dropped."""
        game = find_game(self.game)
        return {
            "game": self.game,
            **({"data": game.pack} if game.pack else {}),
            "bots": list(self.bots),
            "seats": self.seats,
            "seed": self.seed,
            "gauntlet": self.gauntlet,
            "options": dict(game.check_options(self.options)),
            "limit": self.limit,
        }

    def identity(self) -> dict[str, Json]:
        """Everything that a game's result depends on."""
        return {**self.terms(), "versions": list(self.versions)}


def lineups(bots: int, seats: int, gauntlet: bool) -> tuple[tuple[int, ...], ...]:
    """Every choice of different bots; if there are fewer bots than seats, every mixture of them. In a gauntlet the
    first bot meets each other one, which takes all other seats.

    >>> lineups(3, 2, gauntlet=False)
    ((0, 1), (0, 2), (1, 2))
    >>> lineups(3, 3, gauntlet=True)
    ((0, 1, 1), (0, 2, 2))
    >>> lineups(2, 3, gauntlet=False)
    ((0, 0, 1), (0, 1, 1))
    """
    if gauntlet:
        return tuple((0,) + (other,) * (seats - 1) for other in range(1, bots))
    if bots >= seats:
        return tuple(combinations(range(bots), seats))
    return tuple(mix for mix in combinations_with_replacement(range(bots), seats) if len(set(mix)) == bots)


def seat_orders(lineup: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The seatings of a line-up that differ by more than a rotation. Deals take turns with them, so that no bot always
    sits behind the same neighbour."""
    return [(lineup[0], *rest) for rest in permutations(lineup[1:])]


def labels_of(bots: Sequence[str]) -> tuple[str, ...]:
    """Without folders, and the second of the same name is name#2.

    >>> labels_of(("greedy", "greedy", "process:./bots/mine --deep", "bots/my_bot.py:Mine"))
    ('greedy', 'greedy#2', 'mine --deep', 'my_bot.py:Mine')
    """
    names = [FOLDERS.sub("", bot) for bot in bots]
    return tuple(
        name if name not in names[:place] else f"{name}#{names[:place].count(name) + 1}"
        for place, name in enumerate(names)
    )


def parse_bots(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Split a list of bots such as `greedy,mine=process:./bot` into how to make each bot and what to call it. A bot
    whose name contains a comma is quoted.

    >>> parse_bots('greedy,"mine=process:./bot 1,2"')
    (('greedy', 'process:./bot 1,2'), ('greedy', 'mine'))
    """
    parts = [part.strip() for part in next(csv.reader([text], skipinitialspace=True), [])]
    if not all(parts):
        raise BadSetup(f"{text!r}: a bot is missing between the commas.")
    found = [LABELLED.fullmatch(part) for part in parts]
    bots = tuple(match[2] if match else part for match, part in zip(found, parts, strict=True))
    return bots, labels_of([match[1] if match else part for match, part in zip(found, parts, strict=True)])

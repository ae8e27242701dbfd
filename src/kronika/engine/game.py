"""The protocol of a game: what the engine, the bots and the table ask of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from . import hidden
from .choice import Choice, Effect
from .dice import Dice
from .errors import BadSetup, IllegalAnswer
from .events import EventBook
from .json import Json
from .judgement import Judgement
from .sheet import Observation
from .table import Table

POINT: Final = 0.1  # what a point is worth in the logarithm of the odds, unless the game says otherwise


@dataclass(frozen=True)
class Result:
    """Who won and why. `lines[seat]` explains the score item by item, as (label, number)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    lines: tuple[tuple[tuple[str, int], ...], ...] = field(default=())

    def to_json(self) -> dict[str, Json]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "lines": [[[label, number] for label, number in lines] for lines in self.lines],
        }


def plain(value: Json) -> Json:
    """A scalar of the table, or a copy of its counters, which may be lists of lists."""
    return [plain(inner) for inner in value] if isinstance(value, list) else value


@dataclass(frozen=True)
class Running:
    """Which effect of the asking card is running: its place among the card's texts, of which kind it is (a demand or a
    shared effect, or simply the card), who carries it out, and who has played or activated the card."""

    effect: int
    kind: str
    seat: int
    by: int

    def to_json(self) -> dict[str, Json]:
        return {"effect": self.effect, "kind": self.kind, "seat": self.seat, "by": self.by}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One per game, without state of its own. It must have an id, seats, a table, and the three methods that are
    abstract here. Everything else is optional. The first paragraph of its docstring tells people what it is about,
    unless its words do."""

    id: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    table: ClassVar[type[Table]]
    rules_version: ClassVar[int] = 1  # grows whenever the same answers can give another game
    variants: ClassVar[dict[str, tuple[str, ...]]] = {}  # option -> its values, the default first
    minutes: ClassVar[int] = 60  # about how long people play it: lists for people begin with short games
    public: ClassVar[tuple[str, ...]] = ()  # the counters and scalars of the table that everybody sees
    cards: ClassVar[tuple[dict[str, Json], ...]] = ()  # the printed cards, for a game that has no data files
    events: ClassVar[EventBook] = EventBook()  # what it tells; of undeclared events the facts are numbers and words
    told_of_cards: ClassVar[tuple[str, ...]] = ()  # kinds of events that a report counts by card; empty: the usual ones
    fingerprint: str = ""  # of its cards, keys, options and data: the same rules have the same one; empty if unknown
    pack: str = ""  # what tells the data of a data pack from the game's own; empty without one

    @abstractmethod
    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Table:
        """The table at the start, shuffled and dealt by `chance`; `Table.go_on_from` says where its chance goes on."""

    @abstractmethod
    def step(self, t: Table) -> Effect:
        """One player's action (or one hidden pick), from one boundary to the next. It changes nothing before it has
        asked its first question, so that a copy at a boundary needn't run it."""

    @abstractmethod
    def result(self, t: Table) -> Result:
        """Who wins. Before the end of the game: who would, with the points so far."""

    def numbers(self, t: Table, seat: int | None) -> dict[str, Json]:
        """Everything beside the cards that the seat (None: a spectator) may see. Default: what `public` names."""
        return {name: plain(getattr(t, name)) for name in self.public}

    def running(self, t: Table, choice: Choice) -> Running | None:
        """What of the card that asks is running, where its name alone would leave a player guessing."""
        return None

    def resign(self, t: Table, seat: int) -> None:
        """Take a seat out of the game, by a rule of the game. Default: nobody can resign."""
        raise IllegalAnswer(f"Seat {seat} can't resign: {self.id} has no rule for it.")

    def view(self, t: Table, seat: int | None) -> dict[str, Json]:
        return {**self.numbers(t, seat), **hidden.view(t, seat)}

    # --- what a game knows beyond its rules; each part has a default that works for any game

    def judgement(self) -> Judgement:
        """What a position is worth to a seat. Default: its points so far; where they say nothing, bots play to the
        end of the game."""
        return Judgement(self.value_of_points, odds=POINT, plain=True)

    def value_of_points(self, t: Table, seat: int) -> float:
        return POINT * self.result(t).scores[seat]

    def observation(self) -> Observation | None:
        """How a learner sees the numbers beside the cards. Default: by the shape of the view, which is slower."""
        return None

    def check_seats(self, seats: int) -> int:
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetup(f"{self.id} is for {self.min_seats} to {self.max_seats} seats, not {seats}.")
        return seats

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in."""
        for name, value in options.items():
            if name not in self.variants:
                known = ", ".join(sorted(self.variants)) or "none"
                raise BadSetup(f"{self.id} has no option {name!r}. Its options: {known}.")
            if value not in self.variants[name]:
                known = ", ".join(self.variants[name])
                raise BadSetup(f"Option {name!r} can't be {value!r}. It can be: {known}.")
        return {name: options.get(name, values[0]) for name, values in self.variants.items()}

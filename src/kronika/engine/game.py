"""The interface of a game for the engine, the bots and the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from . import hidden
from .choice import Choice, Effect, Option, Price
from .dice import Dice
from .errors import BadSetup, IllegalAnswer
from .events import EventBook
from .habits import Habits
from .json import Json
from .judgement import Judgement
from .sheet import Observation
from .table import Table

POINT: Final = 0.1  # what a point is worth in log odds, unless the game says otherwise


@dataclass(frozen=True)
class Result:
    """Who won and why. `lines[seat]` explains the score item by item, as (label, number)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    lines: tuple[tuple[tuple[str, int], ...], ...] = field(default=())

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory, which is divided among the winners."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(len(self.scores))]

    def to_json(self) -> dict[str, Json]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "reason": self.reason,
            "lines": [[[label, number] for label, number in lines] for lines in self.lines],
        }


def plain(value: Json) -> Json:
    """A scalar of the table, or a copy of a counter, which may be a list of lists."""
    return [plain(inner) for inner in value] if isinstance(value, list) else value


@dataclass(frozen=True)
class Running:
    """Which effect of the asking card is running: its index among the card's texts, its kind (a demand, a shared
    effect, or simply the card), the seat that carries it out, and the seat that played or activated the card."""

    effect: int
    kind: str
    seat: int
    by: int

    def to_json(self) -> dict[str, Json]:
        return {"effect": self.effect, "kind": self.kind, "seat": self.seat, "by": self.by}


def check_may_resign(t: Table) -> None:
    """Refuse a resignation in a game that has no rule for going on without a player."""
    if t.seats > 2:
        raise IllegalAnswer("With more than two players nobody can resign: let a bot take the seat instead.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game is one stateless object. It must have an id, numbers of seats, a table, and the three abstract methods;
    everything else is optional. If its messages don't say what the game is about, the first paragraph of the docstring
    does."""

    id: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    table: ClassVar[type[Table]]
    rules_version: ClassVar[int] = 1  # increases whenever the same answers can give a different game
    variants: ClassVar[dict[str, tuple[str, ...]]] = {}  # option -> its values, the default first
    minutes: ClassVar[int] = 60  # approximate playing time: lists show short games first
    difficulty: ClassVar[int] = 2  # how much there is to learn, from 1 to 5
    public: ClassVar[tuple[str, ...]] = ()  # the counters and scalars of the table that everybody sees
    shape: ClassVar[type] = dict  # of its views, for readers: a TypedDict that extends `kronika.games.shape.View`
    cards: ClassVar[tuple[dict[str, Json], ...]] = ()  # the printed cards, for a game without data files
    events: ClassVar[EventBook] = EventBook()  # its events; facts of undeclared events are numbers and words
    goods: ClassVar[tuple[str, ...]] = ()  # what options can cost: `price` names no others
    told_of_cards: ClassVar[tuple[str, ...]] = ()  # events that reports count by card; empty: the most frequent ones
    themes: ClassVar[dict[str, str]] = {}  # what a puzzle is about: theme -> the verbs of its solutions
    fingerprint: str = ""  # hash of its cards, keys, options and data: identifies the rules; empty if unknown
    pack: str = ""  # fingerprint of the data pack; empty without one

    @abstractmethod
    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Table:
        """The table at the start, shuffled and dealt with `chance`. Call `Table.go_on_from`, so that the table
        continues the same random stream."""

    @abstractmethod
    def step(self, t: Table) -> Effect:
        """One player's action (or one hidden pick), from one boundary to the next. It must change nothing before its
        first question, so that a copy at a boundary needn't run it."""

    @abstractmethod
    def result(self, t: Table) -> Result:
        """The winners. Before the end of the game, those who would win with the points so far."""

    def numbers(self, t: Table, seat: int | None) -> dict[str, Json]:
        """Everything besides cards that the seat (None: a spectator) may see. Default: the fields in `public`."""
        return {name: plain(getattr(t, name)) for name in self.public}

    def running(self, t: Table, choice: Choice) -> Running | None:
        """Which effect of the asking card is running, if the name of the card alone doesn't tell."""
        return None

    def price(self, t: Table, choice: Choice, code: int) -> Price:
        """What this option costs the asked player, as far as that is certain and known to the player. It is only used
        to word the option, never while bots play."""
        return ()

    def resign(self, t: Table, seat: int) -> None:
        """Remove a seat from the game by the game's own rule. Default: nobody can resign."""
        raise IllegalAnswer(f"Seat {seat} can't resign: {self.id} has no rule for it.")

    def view(self, t: Table, seat: int | None) -> dict[str, Json]:
        """Everything that the seat (None: a spectator) may see: numbers and zones."""
        return {**self.numbers(t, seat), **hidden.view(t, seat)}

    # --- what a game knows beyond its rules; each part has a default that works for any game

    def judgement(self) -> Judgement:
        """What a position is worth to a seat. Default: its points. Where these say nothing, bots play to the end of the
        game."""
        return Judgement(self.value_of_points, odds=POINT, plain=True)

    def value_of_points(self, t: Table, seat: int) -> float:
        return POINT * self.result(t).scores[seat]

    def observation(self) -> Observation | None:
        """How the numbers besides cards are written into observations. Default: derived from the view, which is
        slower."""
        return None

    def habits(self) -> Habits | None:
        """A counter of what no person would do. Default: nothing is counted."""
        return None

    def theme(self, choice: Choice, option: Option) -> str:
        """The theme of a puzzle with this solution; its words are the message `puzzle-theme-<name>`. Default: by the
        option's verb and the question (`themes`), or empty."""
        verbs = (option.key.name, choice.key.name)
        return next((theme for verb in verbs for theme, among in self.themes.items() if verb in among.split()), "")

    def sides(self, t: Table) -> tuple[str, ...]:
        """What each seat plays, such as a nation, once that is decided: reports show win rates by it. Default: all
        seats play the same."""
        return ()

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

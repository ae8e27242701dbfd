"""The numbers that a view shows besides cards, in fixed places of an observation.

A game's `numbers` are plain data: nested lists and named fields of numbers, words and card ids. Their *shape* (which
fields and words occur, which lists have one entry per seat) is learned from a fixed set of random games. The entries of
a list of varying length are added up. Kronika's own games write their numbers themselves: see `Game.observation`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, TypeAlias

from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup
from kronika.engine.game import Game
from kronika.engine.json import Json
from kronika.engine.playout import start_playout
from kronika.engine.sheet import Sheet
from kronika.engine.table import Table

Shape: TypeAlias = dict[str, Any]  # nested plain data: see `Sight.shape`

GAMES = 6  # random games for each number of seats
EVERY = 5  # only every fifth decision of them is looked at


class Sight:
    """Everything that was seen in one place of the data."""

    def __init__(self) -> None:
        self.none = False
        self.flag = False
        self.whole: dict[int, tuple[int, int]] = {}  # seats -> lowest and highest number
        self.words: set[str] = set()
        self.fields: dict[str, Sight] = {}
        self.cards: Sight | None = None  # the values of fields that are named by card ids
        self.lengths: dict[int, set[int]] = {}  # seats -> lengths of the list
        self.item: Sight | None = None

    def see(self, value: Json, seats: int, ids: frozenset[str]) -> None:
        if value is None:
            self.none = True
        elif isinstance(value, (bool, float)):
            self.flag = True
        elif isinstance(value, int):
            low, high = self.whole.get(seats, (value, value))
            self.whole[seats] = (min(low, value), max(high, value))
        elif isinstance(value, str):
            self.words.add(value)
        elif isinstance(value, dict):
            for name, field in value.items():
                if name in ids:
                    self.cards = self.cards or Sight()
                    self.cards.see(field, seats, ids)
                else:
                    self.fields.setdefault(name, Sight()).see(field, seats, ids)
        else:
            self.lengths.setdefault(seats, set()).add(len(value))
            for entry in value:
                self.item = self.item or Sight()
                self.item.see(entry, seats, ids)

    def shape(self, ids: frozenset[str]) -> Shape:
        shape: Shape = {}
        if self.flag or self.whole:
            shape["seat" if self.is_seat() else "number"] = True
        if self.words & ids:
            shape["card"] = True
        if self.words - ids:
            shape["words"] = sorted(self.words - ids)
        fields = {name: sight.shape(ids) for name, sight in sorted(self.fields.items())}
        if any(fields.values()):
            shape["fields"] = {name: field for name, field in fields.items() if field}
        if self.cards is not None and (held := self.cards.shape(ids)):
            shape["cards" if set(held) == {"number"} else "sum"] = held
        if self.item is not None and (entry := self.item.shape(ids)):
            shape["item"] = entry
            shape["list"] = self.kind_of_list()
        if self.none and shape:
            shape["none"] = True
        return shape

    def is_seat(self) -> bool:
        """Whether these are seats: whole numbers that range over all seats in games of every size."""
        ranges = {seats: limits for seats, limits in self.whole.items() if seats > 1}
        return (
            bool(ranges)
            and not self.flag
            and all(low >= -1 and high == seats - 1 for seats, (low, high) in ranges.items())
        )

    def kind_of_list(self) -> str | int:
        """`seats` for one entry per seat, a number for a fixed length, or `sum` if the length changes."""
        lengths = set().union(*self.lengths.values())
        if all(found == {seats} for seats, found in self.lengths.items()) and max(self.lengths) > 1:
            return "seats"
        return lengths.pop() if len(lengths) == 1 else "sum"


def shown(game: Game, t: Table, seat: int) -> dict[str, Json]:
    """The numbers in the seat's view, besides zones."""
    numbers = game.numbers(t, seat)
    return {name: numbers[name] for name in names_shown(game, t.seats) if name in numbers}


@cache
def names_shown(game: Game, seats: int) -> tuple[str, ...]:
    """The names of the numbers that the game's view shows, except where a zone has the same name."""
    t = game.deal(seats, game.check_options({}), Dice(0))
    zones = {zone.name for zone in t.ZONES}
    return tuple(name for name in game.view(t, 0) if name not in zones)


def learn(game: Game, games: int = GAMES) -> Shape:
    """Learn the shape of a game's numbers from games with every number of seats and every value of its options."""
    ids = frozenset(game.table.card_ids)
    sight = Sight()
    for seats in range(game.min_seats, game.max_seats + 1):
        others = [{name: value} for name, values in game.variants.items() for value in values[1:]]
        for number, options in enumerate([{}] * games + others):
            try:
                watch(game, seats, options, f"learn/{number}", sight, ids)
            except BadSetup:  # incompatible options
                continue
    return sight.shape(ids)


def watch(game: Game, seats: int, options: dict[str, str], seed: str, sight: Sight, ids: frozenset[str]) -> None:
    match = start_playout(game, seats, seed, options, tracking=True)
    dice = Dice(seed)
    count = 0
    while True:
        if count % EVERY == 0 or match.over:
            for seat in range(seats):
                for name, value in shown(game, match.table, seat).items():
                    sight.fields.setdefault(name, Sight()).see(value, seats, ids)
        if match.over:
            return
        codes = match.choice.codes
        match.play(codes[dice.below(len(codes))])
        count += 1


class Writer:
    """Writes data of a shape into its places. Data without a place is ignored."""

    def __init__(self, shape: Shape, ids: tuple[str, ...], seats: int) -> None:
        self.seats = seats
        self.names: list[str] = []  # one for each place
        self.none = self.room("none") if "none" in shape else -1
        self.number = self.room("") if "number" in shape else -1
        self.seat = self.room(*(f"+{seat}" for seat in range(seats)), "beyond") if "seat" in shape else -1
        self.places: dict[str, int] = {}
        for word in (*shape.get("words", ()), *(ids if "card" in shape else ())):
            self.places[word] = self.room(word)
        self.fields = {name: self.inner(field, ids, name) for name, field in shape.get("fields", {}).items()}
        self.plain = {name: at + writer.number for name, (writer, at) in self.fields.items() if writer.number >= 0}
        if "cards" in shape:
            self.plain |= {name: self.room(name) for name in ids if name not in self.fields}
        self.sum = self.inner(shape["sum"], ids, "sum") if "sum" in shape else None
        self.kind = shape.get("list")
        self.items: list[tuple[Writer, int]] = []
        self.length = -1
        if self.kind == "sum":
            self.length = self.room("length")
            self.items = [self.inner(shape["item"], ids, "sum")]
        elif self.kind is not None:
            count = seats if self.kind == "seats" else int(self.kind)
            mark = "+" if self.kind == "seats" else ""
            self.items = [self.inner(shape["item"], ids, f"{mark}{number}") for number in range(count)]
        self.size = len(self.names)

    def room(self, *names: str) -> int:
        self.names += names
        return len(self.names) - len(names)

    def inner(self, shape: Shape, ids: tuple[str, ...], name: str) -> tuple[Writer, int]:
        writer = Writer(shape, ids, self.seats)
        return writer, self.room(*(f"{name}/{inner}".rstrip("/") for inner in writer.names))

    def write(self, value: Json, sheet: Sheet, at: int, seat: int) -> None:
        """Add the data to the sheet. It is added and not assigned, so that the entries of a list can be summed up.
        Seats are counted from `seat`."""
        if isinstance(value, dict):
            self.write_fields(value, sheet, at, seat)
        elif isinstance(value, list):
            self.write_list(value, sheet, at, seat)
        elif isinstance(value, str):
            if value in self.places:
                sheet.add(at + self.places[value], 1)
        elif value is None:
            if self.none >= 0:
                sheet.add(at + self.none, 1)
        elif self.number >= 0:
            sheet.add(at + self.number, value)
        elif self.seat >= 0:
            if 0 <= value < self.seats:
                sheet.add(at + self.seat + int(value - seat) % self.seats, 1)
            else:  # nobody, or the number was no seat after all
                sheet.add(at + self.seat + self.seats, value)

    def write_fields(self, value: dict[str, Json], sheet: Sheet, at: int, seat: int) -> None:
        fields, plain = self.fields, self.plain
        for name, entry in value.items():
            if isinstance(entry, (int, float)) and name in plain:
                if entry:
                    sheet.add(at + plain[name], entry)
            elif name in fields:
                writer, start = fields[name]
                writer.write(entry, sheet, at + start, seat)
            elif self.sum is not None:
                self.sum[0].write(entry, sheet, at + self.sum[1], seat)

    def write_list(self, value: list[Json], sheet: Sheet, at: int, seat: int) -> None:
        items = self.items
        if self.kind == "sum":
            sheet.add(at + self.length, len(value))
            writer, start = items[0]
            for entry in value:
                writer.write(entry, sheet, at + start, seat)
            return
        turn = seat if self.kind == "seats" else 0
        for number, entry in enumerate(value[: len(items)]):
            writer, start = items[number - turn]
            writer.write(entry, sheet, at + start, seat)

    def blocks(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The top-level fields, each with the names of its places."""
        for name, (writer, _) in self.fields.items():
            yield name, tuple(writer.names)

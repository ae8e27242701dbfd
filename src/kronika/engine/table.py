"""The table of a game: zones of card handles, counters, numbers, and a position in a random stream. It is plain data.

A zone holds *handles*, which are meaningless numbers; `faces[handle]` is the printed card. A game names its zones and
counters as typed fields, which are parts of the lists of all zones and counters. So change an inner list in place and
never replace it.
"""

from __future__ import annotations

import sys
from functools import cache
from inspect import get_annotations
from random import Random
from typing import Annotated, ClassVar, Final, Self, TypeAlias

from mypy_extensions import mypyc_attr

from . import dice, fields
from .choice import KeyRing
from .dice import Dealer, Dice
from .errors import BadSave
from .events import Event
from .json import Json

SEATS: Final = -1  # in a shape: the number of seats
EACH_CARD: Final = -2  # as the last number of a counter's shape: the number of cards

# Who may look at the cards of a zone.
OWNER: Final = "owner"
ALL: Final = "all"
NOBODY: Final = "nobody"
TOP: Final = "top"  # the owner sees all cards, everybody the last one


class Zone:
    """Declares a kind of zone. `look` says who may look at its cards: ALL, OWNER, NOBODY, or TOP (the owner sees all
    cards, everybody the last one). Without a `shape` there is one zone; `SEATS` makes one per seat, and `SEATS, 5` five
    per seat. `ordered` means that everybody may know the order of the cards."""

    __slots__ = ("look", "name", "ordered", "shape")

    def __init__(self, look: str, *shape: int, ordered: bool = False) -> None:
        self.name = ""
        self.look = look
        self.shape = shape
        self.ordered = ordered

    def named(self, name: str) -> Self:
        self.name = name
        return self

    @property
    def per_seat(self) -> bool:
        """Whether each seat has its own."""
        return self.shape[:1] == (SEATS,)


class Counter:
    """Declares a kind of counter. The last number of its `shape` is the length of each list, and the others say how
    many lists there are: `SEATS, 3` is a list of three numbers per seat. All numbers begin with `start`."""

    __slots__ = ("name", "shape", "start")

    def __init__(self, *shape: int, start: int = 0) -> None:
        self.name = ""
        self.shape = shape
        self.start = start

    def named(self, name: str) -> Self:
        self.name = name
        return self

    def length(self, seats: int, cards: int) -> int:
        """The length of each of its lists."""
        last = self.shape[-1]
        return seats if last == SEATS else cards if last == EACH_CARD else last


Cards: TypeAlias = list[int]  # handles
Numbers: TypeAlias = list[int]
PerSeat: TypeAlias = Annotated[Numbers, Counter(SEATS)]  # one number for each seat


class First:
    """Declares a field that holds the index of the first zone of this kind."""

    def __init__(self, zone: str) -> None:
        self.zone = zone


class Cache:
    """Declares a list with a derived value per seat, computed when needed. It isn't saved, and copies share its
    contents."""

    def __init__(self, start: object) -> None:
        self.start = start


class Unsaved:
    """Declares a number that matters only inside an action. Copies and loaded tables start with this value."""

    def __init__(self, start: int) -> None:
        self.start = start


def size(shape: tuple[int, ...], seats: int) -> int:
    total = 1
    for length in shape:
        total *= seats if length == SEATS else length
    return total


@cache
def numbered(kinds: tuple[Zone, ...], seats: int) -> list[tuple[Zone, range]]:
    """Each kind of zone, with the numbers of its zones."""
    found = []
    start = 0
    for zone in kinds:
        end = start + size(zone.shape, seats)
        found.append((zone, range(start, end)))
        start = end
    return found


@cache
def by_back(backs: tuple[int, ...]) -> tuple[list[int], ...]:
    groups: dict[int, list[int]] = {}
    for handle, back in enumerate(backs):
        groups.setdefault(back, []).append(handle)
    return tuple(groups.values())


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The base class of all tables: plain data that can be copied and saved. A game declares each field as an
    annotation of its class: an `int`, `PerSeat`, or `Annotated` with a `Zone`, `Counter`, `First`, `Cache` or
    `Unsaved`."""

    __slots__ = (
        "actions_taken",
        "alike",
        "backs",
        "counters",
        "dealer",
        "faces",
        "log",
        "options",
        "pools",
        "rng",
        "seats",
        "seen",
        "shown",
        "source",
        "tracking",
        "where",
        "zones",
    )

    ZONES: ClassVar[tuple[Zone, ...]] = ()
    COUNTERS: ClassVar[tuple[Counter, ...]] = ()
    SCALARS: ClassVar[tuple[str, ...]] = ()
    card_ids: ClassVar[tuple[str, ...]] = ()
    back_names: ClassVar[tuple[str, ...]] = ()
    keys: ClassVar[KeyRing] = KeyRing()

    seats: int
    options: dict[str, str]  # the options of the match; shared by all copies
    backs: list[int]  # handle -> back; shared by all copies
    alike: tuple[list[int], ...]  # the handles, grouped by back; shared by all copies
    faces: list[int]  # handle -> printed card
    seen: list[int]  # handle -> mask of the seats that know the face; bit `seats` is the public
    # seat -> handle -> number of a set of cards that the seat knows as a set; empty at first. After the rows of the
    # seats and the public, a game may keep rows of its own for `settle`. Copies share rows, so never change one.
    pools: list[list[int]]
    where: list[int]  # handle -> number of its zone, -1 for none
    zones: list[list[int]]
    counters: list[list[int]]
    dealer: Dealer | None  # deals for a match; None: the quick generator does; shared by all copies
    rng: int  # position in the dealer's stream, or the state of the quick generator
    source: int  # the face whose effect is running, -1 for none; a game that declares it saves it
    shown: int  # increases with every reveal and every random event: undo never crosses them
    log: list[Event] | None  # the events of the last answer; None: they aren't recorded
    actions_taken: int  # the number of boundaries passed; not saved
    tracking: bool  # False in a playout, where it doesn't matter what seats know

    def __init__(self, seats: int, options: dict[str, str], backs: list[int], bare: bool = False) -> None:
        """A table without cards in its zones. With `bare`, nothing is initialized: `copy` does the rest."""
        self.seats = seats
        self.options = options
        self.backs = backs
        self.source = -1
        self.actions_taken = 0
        if bare:
            return
        self.alike = by_back(tuple(backs))
        self.faces = []
        self.seen = [0] * len(backs)
        self.pools = []
        self.where = [-1] * len(backs)
        self.zones = [[] for zone in self.ZONES for _ in range(size(zone.shape, seats))]
        self.counters = [
            [counter.start] * counter.length(seats, len(backs))
            for counter in self.COUNTERS
            for _ in range(size(counter.shape[:-1], seats))
        ]
        self.empty()
        self.dealer = None
        self.rng = 0
        self.shown = 0
        self.log = None
        self.tracking = True
        self.attach()

    def __init_subclass__(cls) -> None:
        """Give an interpreted class the code generated from its declarations; a compiled one already has it."""
        annotations: dict[str, object] = get_annotations(cls)
        if annotations:
            write_out(cls, annotations)

    def attach(self) -> None:
        """Generated: give the parts of `zones` and `counters` their names, in the order of declaration."""

    def empty(self) -> None:
        """Generated: set the numbers to 0 and clear the caches."""

    def settle(self, seat: int, random: Random) -> None:
        """Called after a redeal for a seat (`seats` stands for a spectator). If everybody knows more about a face-down
        card than its back (a prepared event is an event), swap faces that the seat can't know until that is true
        again."""

    def confer(self) -> None:
        """Called before a redeal of what nobody knows: the public learns everything that any seat knows."""
        players, public = (1 << self.seats) - 1, 1 << self.seats
        self.seen = [seers | public if seers & players else seers for seers in self.seen]
        if self.pools:
            numbers = {(0,) * (self.seats + 1): 0}
            row = []
            for sets in zip(*self.pools[: self.seats + 1], strict=True):
                row.append(numbers.setdefault(sets, len(numbers)))
            self.pools = self.pools.copy()
            self.pools[self.seats] = row

    @property
    def everybody(self) -> int:
        """The mask of all seats and the public."""
        return (2 << self.seats) - 1

    def copy(self) -> Self:
        cls = self.__class__
        twin = cls(self.seats, self.options, self.backs, True)
        twin.alike = self.alike
        twin.faces = self.faces.copy()
        twin.seen = self.seen.copy()
        twin.pools = self.pools
        twin.where = self.where.copy()
        twin.zones = [zone.copy() for zone in self.zones]
        twin.counters = [counter.copy() for counter in self.counters]
        self.copy_scalars(twin)
        twin.dealer = self.dealer
        twin.rng = self.rng
        twin.shown = self.shown
        twin.log = None
        twin.actions_taken = self.actions_taken
        twin.tracking = self.tracking
        twin.attach()
        return twin

    def copy_scalars(self, twin: Table) -> None:
        """Generated: copy the numbers and caches, which aren't in `zones` and `counters`."""

    # --- chance

    def go_on_from(self, chance: Dice) -> None:
        """Continue the random stream of the set-up."""
        self.dealer = chance.dealer
        self.rng = chance.state

    def roll(self, n: int) -> int:
        """A random number below n. It counts as a reveal, so undo never crosses it."""
        self.shown += 1
        if self.dealer is not None:
            number, self.rng = self.dealer.below(n, self.rng)
            return number
        self.rng = (self.rng * dice.STEP + dice.DRIFT) & dice.MASK
        return ((self.rng >> 32) * n) >> 32

    # --- what is where

    def zone_numbers(self, name: str) -> range:
        """The numbers of the zones of one kind."""
        for zone, numbers in numbered(self.ZONES, self.seats):
            if zone.name == name:
                return numbers
        raise KeyError(name)

    def place_of(self, handles: set[int]) -> tuple[str, int]:
        """The kind of zone in which all these cards lie, and its owner (-1: nobody); '' if they don't lie together."""
        for zone, numbers in numbered(self.ZONES, self.seats):
            step = len(numbers) // self.seats if zone.per_seat else len(numbers)
            for owner, first in enumerate(numbers[::step]):
                if handles <= {card for pile in self.zones[first : first + step] for card in pile}:
                    return zone.name, owner if zone.per_seat else -1
        return "", -1

    def card_name(self, handle: int, seat: int | None) -> str:
        """The card's id, or its back with a `?` for a seat that doesn't know it."""
        bit = 1 << (self.seats if seat is None else seat)
        if self.seen[handle] & bit:
            return self.card_ids[self.faces[handle]]
        return f"?{self.back_names[self.backs[handle]]}"

    def find(self, card_id: str) -> int:
        """The handle of a card that exists only once."""
        return self.faces.index(self.card_ids.index(card_id))

    # --- save and load

    def save(self) -> dict[str, Json]:
        plain: dict[str, Json] = {
            "faces": list(self.faces),
            "seen": list(self.seen),
            "backs": list(self.backs),
            "pools": [list(pool) for pool in self.pools],
            "zones": [list(zone) for zone in self.zones],
            "counters": [list(counter) for counter in self.counters],
            "scalars": {name: getattr(self, name) for name in self.SCALARS},
            "rng": self.rng,
            "shown": self.shown,
        }
        return plain

    @classmethod
    def load(cls, seats: int, options: dict[str, str], plain: Json) -> Self:
        """Read what `save` wrote. Data with another shape are refused."""
        if not isinstance(plain, dict):
            raise BadSave("The saved table is not an object.")
        table = cls(seats, options, ints(plain, "backs"))
        cards = len(table.backs)
        table.faces = ints(plain, "faces", cards)
        table.seen = ints(plain, "seen", cards)
        table.pools = lists(plain, "pools")
        table.zones = lists(plain, "zones", len(table.zones))
        shapes = [len(counter) for counter in table.counters]
        table.counters = lists(plain, "counters", len(shapes))
        if [len(counter) for counter in table.counters] != shapes:
            raise BadSave("The saved table has counters of another shape.")
        scalars = plain.get("scalars")
        if not isinstance(scalars, dict) or set(scalars) != set(cls.SCALARS):
            raise BadSave(f"The saved table must have exactly these numbers: {', '.join(cls.SCALARS)}.")
        for name in cls.SCALARS:
            setattr(table, name, whole(scalars[name], name))
        table.rng = whole(plain.get("rng"), "rng")
        table.shown = whole(plain.get("shown"), "shown")
        table.locate()
        table.attach()
        return table

    def locate(self) -> None:
        """Compute `where` from the zones. Every card must be in at most one zone."""
        self.where = [-1] * len(self.backs)
        for number, zone in enumerate(self.zones):
            for handle in zone:
                if not 0 <= handle < len(self.backs) or self.where[handle] != -1:
                    raise BadSave(f"Card number {handle} is unknown or in two places.")
                self.where[handle] = number
        if any(not 0 <= face < len(self.card_ids) for face in self.faces):
            raise BadSave("The saved table has a card that the game doesn't have.")


def write_out(table: type, annotations: dict[str, object]) -> None:
    """Add the code generated from the declarations of a class to the class."""
    name = table.__name__
    if not all(isinstance(text, str) for text in annotations.values()):
        raise TypeError(f"The module of {name} must begin with `from __future__ import annotations`.")
    known = sys.modules[table.__module__].__dict__
    numbers = {word: value for word, value in known.items() if isinstance(value, int)}
    declared = fields.read({field: str(text) for field, text in annotations.items()})
    made: dict[str, object] = {}
    exec(
        fields.flat_code(name, declared, numbers),
        {"Table": Table, "Counter": Counter, "SEATS": SEATS, **known, name: table},
        made,
    )
    for word, value in made.items():
        setattr(table, word, value)
    for field in declared:
        if hasattr(Table, field.name) and field.name in vars(table):
            delattr(table, field.name)  # otherwise the engine would use its own `source`, and the game another one


def whole(value: Json, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSave(f"The saved table's {name} must be a whole number.")
    return value


def ints(plain: dict[str, Json], name: str, length: int = -1) -> list[int]:
    value = plain.get(name)
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        raise BadSave(f"The saved table's {name} must be a list{f' of {length} numbers' if length >= 0 else ''}.")
    return [whole(item, name) for item in value]


def lists(plain: dict[str, Json], name: str, length: int = -1) -> list[list[int]]:
    value = plain.get(name)
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        raise BadSave(f"The saved table's {name} must be a list{f' of {length} lists' if length >= 0 else ''}.")
    return [ints({name: item}, name) for item in value]

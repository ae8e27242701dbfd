"""A choice: one question to one seat, with every legal option.

An option is a number while the game runs. Below `BASE` it is an argument of the choice's own key (a card to return);
from `BASE` on it also names its key (an action: `MELD.base + card`). For people, records and bots it is an `Option`
with a readable token.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

if TYPE_CHECKING:
    from .table import Table

T = TypeVar("T")

ARG: Final = 1 << 10  # the number of values of one argument: a card, seat, number or word
BASE: Final = ARG * ARG  # a code is the key's number times BASE, plus up to two arguments
DONE: Final = -1  # "no", "no more"
YES: Final = 0  # the only option of a key without arguments


class Arg:
    """What an argument of an option means: a card, a seat, a number, or one of several words."""

    __slots__ = ("kind", "words")

    def __init__(self, kind: str, words: tuple[str, ...] = ()) -> None:
        self.kind = kind
        self.words = words


CARD: Final = Arg("card")
SEAT: Final = Arg("seat")
NUMBER: Final = Arg("number")


def words(*names: str) -> Arg:
    return Arg("word", names)


class Key:
    """A kind of question or option: its name, what the arguments of its options mean, and the rule behind it.

    `ends` marks options that end a turn or phase, or decline: they are listed after all others.
    """

    __slots__ = ("args", "base", "ends", "name", "rule")

    def __init__(self, name: str, args: tuple[Arg, ...], rule: str, base: int, ends: bool = False) -> None:
        self.name = name
        self.args = args
        self.rule = rule
        self.base = base
        self.ends = ends

    def __repr__(self) -> str:
        return f"<Key {self.name}>"


class KeyRing:
    """All keys of a game in a fixed order, because the codes of options contain the number of their key."""

    __slots__ = ("keys",)

    def __init__(self) -> None:
        self.keys: list[Key] = []

    def add(self, name: str, *args: Arg, rule: str = "", ends: bool = False) -> Key:
        """Declare a key. `rule` is the id of the rule behind the question, in a game that has a rulebook."""
        key = Key(name, args, rule, (len(self.keys) + 1) * BASE, ends)
        self.keys.append(key)
        return key

    def of(self, code: int) -> Key:
        return self.keys[code // BASE - 1]


def codes_of(key: Key) -> list[int]:
    """The codes of all options with one argument, in the order of the argument. See `add_code`."""
    return [key.base + argument for argument in range(ARG)]


class Option:
    """One possible answer. `str(option)` is its token."""

    __slots__ = ("args", "code", "key", "token")

    def __init__(self, key: Key, args: tuple[str, ...], code: int, token: str) -> None:
        self.key = key
        self.args = args
        self.code = code
        self.token = token

    def __str__(self) -> str:
        return self.token

    def __repr__(self) -> str:
        return f"<{self.token}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.token == self.token

    def __hash__(self) -> int:
        return hash(self.token)


class Choice:
    """One question to one seat.

    `private` means that the number of options is secret, so the choice is asked even if there is only one. `rule` is
    the rule behind this question, if it isn't the key's. For `nth` and `most` see `counted`.
    """

    __slots__ = ("codes", "key", "most", "nth", "private", "rule", "seat", "source", "spelled", "table")

    def __init__(
        self,
        table: Table,
        seat: int,
        key: Key,
        codes: list[int],
        private: bool = False,
        source: int = -1,
        rule: str = "",
    ) -> None:
        self.table = table
        self.seat = seat
        self.key = key
        self.codes = codes
        self.private = private
        self.source = source
        self.rule = rule or key.rule
        self.nth = 0
        self.most = 0
        self.spelled: tuple[Option, ...] | None = None

    def counted(self, nth: int, most: int) -> Choice:
        """The same question, marked as the nth of `most` that an effect asks in a row: 'choose a card to return (2 of
        3)'. Only the asked player is told."""
        self.nth = nth
        self.most = most
        return self

    @property
    def options(self) -> tuple[Option, ...]:
        if self.spelled is None:
            self.spelled = spell(self)
        return self.spelled

    @property
    def asker(self) -> str | None:
        """The id of the card whose effect asks; None if no card does."""
        return None if self.source < 0 else self.table.card_ids[self.source]

    def place(self) -> Place:
        """Where the offered cards lie: the kind of zone and its owner, if they all lie in one. It searches the zones,
        so only use it for words."""
        codes = {code for code in self.codes if code != DONE}
        if not codes or max(codes) >= BASE or len(self.key.args) != 1 or self.key.args[0].kind != "card":
            return NOWHERE
        return self.table.place_of(codes)

    def __repr__(self) -> str:
        return f"<Choice seat {self.seat} {self.key.name}: {', '.join(map(str, self.options))}>"


Place: TypeAlias = tuple[str, int]  # the name of a zone and the seat that owns it, or -1
NOWHERE: Final[Place] = ("", -1)

Price: TypeAlias = tuple[tuple[str, int], ...]  # goods, and how much of each

Effect: TypeAlias = Generator[Choice, int, None]
Asking: TypeAlias = Generator[Choice, int, int]


def spell(choice: Choice) -> tuple[Option, ...]:
    """The options with their tokens. Equal tokens (copies of a card) get a number."""
    count: dict[str, int] = {}
    options = []
    for code in choice.codes:
        option = spell_one(choice, code)
        again = count.get(option.token, 0) + 1
        count[option.token] = again
        if again > 1:
            option.token = f"{option.token}#{again}"
        options.append(option)
    return tuple(options)


def spell_one(choice: Choice, code: int) -> Option:
    table = choice.table
    if code == DONE:
        return Option(choice.key, (), DONE, "done")
    key, number = parts(choice, code)
    numbers = (number,) if len(key.args) < 2 else divmod(number, ARG)
    args = tuple(spell_arg(table, choice.seat, arg, n) for arg, n in zip(key.args, numbers, strict=False))
    return Option(key, args, code, " ".join((key.name, *args)))


def parts(choice: Choice, code: int) -> tuple[Key, int]:
    """The key of an option and its argument. Two arguments are one number: see `pair`."""
    return choice.key if code < BASE else choice.table.keys.of(code), code % BASE


def spell_arg(table: Table, seat: int, arg: Arg, number: int) -> str:
    if arg.kind == "card":
        return table.card_name(number, seat)
    if arg.kind == "word":
        return arg.words[number]
    return str(number)


def for_people(options: Sequence[Option]) -> list[Option]:
    """The options in the order for people: grouped by verb, with those that end a turn or decline last."""
    verbs = [option.key.name for option in options]
    return sorted(options, key=lambda option: (option.code == DONE, option.key.ends, verbs.index(option.key.name)))


def add_code(options: list[T], codes: list[T], place: int) -> None:
    """Add the code at this index to the options. The types are generic on purpose: compiled code unboxes numbers of a
    known type and allocates a new object for each list."""
    options.append(codes[place])


def pair(first: int, second: int) -> int:
    return first * ARG + second

"""A position in the middle of a game, which is played through `Match` and compared as a whole.

A game's builder names cards by their ids and seats by `SEAT_NAMES`. `Box` hands out the cards of a table by name,
`Scenario` plays and compares. A game only defines what a seat and the middle of the table consist of.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import ClassVar, Generic, Self, TypeAlias, TypeVar, cast

from kronika.engine.choice import Option
from kronika.engine.errors import IllegalAnswer
from kronika.engine.match import Match
from kronika.engine.table import Table

from .checks import check_match

SEAT_NAMES = ("me", "you", "third", "fourth")

Seat: TypeAlias = Mapping[str, object]  # a seat as a test describes it
Layout: TypeAlias = dict[str, object]  # a seat or the middle of the table as `Scenario.position` describes it
Changes: TypeAlias = Mapping[str, object] | Mapping[int, object]

T = TypeVar("T", bound=Table)


# --- what a test names


def seats_named(*seats: Seat | None, least: int = 2) -> list[Seat]:
    """The seats that a test describes, filled up to `least`."""
    return [seat or {} for number, seat in enumerate(seats) if number < least or seat is not None]


def only(seat: Seat, fields: Iterable[str]) -> None:
    unknown = sorted(set(seat) - set(fields))
    assert not unknown, f"a seat has no {', '.join(unknown)}"


def items(value: object) -> list[object]:
    assert isinstance(value, (list, tuple)), f"{value!r} must be a list"
    return list(value)


def words(table: Table | type[Table], value: object) -> list[str]:
    """Check that this is a list of card ids; returns it."""
    names = [str(item) for item in items(value)]
    for name in names:
        assert name in table.card_ids, f"there is no card {name!r}"
    return names


def faces(table: Table | type[Table], names: Iterable[object]) -> list[int]:
    return [table.card_ids.index(name) for name in words(table, list(names))]


def mapping(value: object) -> Mapping[str, object]:
    assert isinstance(value, Mapping), f"{value!r} must have names and values"
    return value


def whole(value: object) -> int:
    assert isinstance(value, int), f"{value!r} must be a number"
    return value


def present(counts: object) -> dict[str, int]:
    """The counts that aren't 0."""
    return {name: whole(count) for name, count in mapping(counts).items() if count}


class Box(Generic[T]):
    """The cards of a table that haven't been placed yet. Each can be used once."""

    def __init__(self, table: T, cards: Iterable[int]) -> None:
        self.table = table
        self.free = dict.fromkeys(cards)

    def take(self, name: str) -> int:
        words(self.table, [name])
        face = self.table.card_ids.index(name)
        card = next((card for card in self.free if self.table.faces[card] == face), None)
        assert card is not None, f"{name} is named more often than there are copies in the game"
        del self.free[card]
        return card

    def put(self, names: object, zone: list[int], seen: int) -> list[int]:
        """Take these cards and put them into a zone. `seen` is the mask of the seats that know them."""
        cards = [self.take(name) for name in words(self.table, names)]
        self.lay(cards, zone, seen)
        return cards

    def lay(self, cards: Sequence[int], zone: list[int], seen: int) -> None:
        zone.extend(cards)
        for card in cards:
            self.table.seen[card] = seen

    def rest(self, back: int) -> list[int]:
        """Take all remaining cards with this back."""
        found = [card for card in self.free if self.table.backs[card] == back]
        for card in found:
            del self.free[card]
        return found

    def pile(self, zone: list[int], names: object, back: int) -> None:
        """Fill a face-down pile with these cards, given with the top card first; without names, with all remaining
        cards."""
        if names is None:
            self.lay(self.rest(back)[::-1], zone, 0)
        else:
            self.put(items(names)[::-1], zone, 0)


# --- the scenario


class Scenario(ABC, Generic[T]):
    """Plays and compares a position. `play` and `answer` take tokens or their last words. `expect` names everything
    that has changed: what it doesn't name must be unchanged."""

    unordered: ClassVar[tuple[str, ...]] = ()  # names of areas in which the order of the cards doesn't matter

    def __init__(self, match: Match) -> None:
        self.match = match
        self.before = self.position()
        check_match(match)

    @property
    def table(self) -> T:
        return cast(T, self.match.table)

    def position(self) -> dict[str, Layout]:
        """The whole table as plain data, with cards by their ids."""
        seats: dict[str, Layout] = {}
        for seat in range(self.table.seats):
            seats[SEAT_NAMES[seat]] = self.seat_position(seat)
        return {**seats, **self.shared_position()}

    @abstractmethod
    def seat_position(self, seat: int) -> Layout:
        """What belongs to this seat."""

    @abstractmethod
    def shared_position(self) -> dict[str, Layout]:
        """What belongs to nobody, by the name of the argument of `expect`."""

    def normal(self, what: str, value: object) -> object:
        """A value given to `expect`, in the form in which `position` has it."""
        return sorted(words(self.table, value)) if what in self.unordered else value

    def card_id(self, card: int) -> str:
        return self.table.card_ids[self.table.faces[card]]

    def name(self, card: int) -> str | None:
        """The card's id; None for -1, which stands for no card."""
        return self.card_id(card) if card >= 0 else None

    def names(self, cards: Iterable[int]) -> list[str]:
        return [self.card_id(card) for card in cards]

    def in_any_order(self, cards: Iterable[int]) -> list[str]:
        return sorted(self.names(cards))

    def was(self, where: str, what: str) -> list[str]:
        """The cards of an area at the start or at the last `expect`. A deck has its top card first."""
        return words(self.table, self.before[where][what])

    # --- playing

    def play(self, *tokens: str) -> Self:
        for token in tokens:
            self.answer(token)
        return self

    def answer(self, token: str) -> Self:
        """Answer with a token, or with its last words if only one option ends with them."""
        self.match.answer(self.option(token))
        check_match(self.match)
        return self

    def option(self, token: str) -> Option:
        options = self.match.choice.options
        fitting = [o for o in options if o.token == token] or [o for o in options if o.token.endswith(f" {token}")]
        if len(fitting) != 1:
            raise IllegalAnswer(f"{token!r} is not one of: {', '.join(o.token for o in options)}")
        return fitting[0]

    def oddities(self, *tokens: str) -> dict[tuple[int, str], int]:
        """Answer with these tokens and count what no person would do, by (seat, kind)."""
        habits = self.match.game.habits()
        assert habits is not None, f"{self.match.game.id} counts no habits"
        for token in tokens:
            habits.before(self.match, self.option(token).code)
            self.answer(token)
            habits.after(self.match)
        return habits.counts

    # --- looking

    def asks(self, seat: str, key: str, options: Sequence[str] | None = None) -> Self:
        """Assert that the seat is asked this, with exactly these options: the words after the key, in any order."""
        choice = self.match.choice
        assert (SEAT_NAMES[choice.seat], choice.key.name) == (seat, key), f"asked is {choice!r}"
        if options is not None:
            asked = sorted(" ".join(o.args) if o.args and o.key is choice.key else o.token for o in choice.options)
            assert asked == sorted(options), f"asked is {choice!r}"
        return self

    def offers(self, *tokens: str) -> Self:
        legal = [option.token for option in self.match.choice.options]
        assert set(tokens) <= set(legal), f"only {legal} is offered"
        return self

    def refuses(self, *tokens: str) -> Self:
        """Assert that each of these tokens is refused with a list of the legal ones, and that nothing changes."""
        for token in tokens:
            before = self.match.table.save()
            try:
                self.match.answer(token)
            except IllegalAnswer as error:
                assert error.legal
                assert self.match.table.save() == before
            else:
                raise AssertionError(f"{token!r} was accepted")
        return self

    def expect(self, **parts: Changes) -> Self:
        """Compare everything. What isn't named must be unchanged since the start or the last `expect`."""
        expected = deepcopy(self.before)
        for where, changes in parts.items():
            for name, value in changes.items():
                what = str(name)
                assert what in expected[where], f"{where} has no {what}"
                expected[where][what] = self.normal(what, value)
        after = self.position()
        wrong = [
            f"{where} {what}: expected {expected[where][what]}, found {after[where][what]}"
            for where in expected
            for what in expected[where]
            if expected[where][what] != after[where][what]
        ]
        assert not wrong, "\n".join(wrong)
        self.before = after
        return self

    def unchanged(self) -> Self:
        return self.expect()

    def wins(self, *seats: str) -> Self:
        assert self.match.over, f"the game isn't over: {self.match.choice!r}"
        assert [SEAT_NAMES[seat] for seat in self.match.result.winners] == list(seats)
        return self

    def told(self, seat: str | None, kind: str) -> list[dict[str, object]]:
        """The events of this kind that the seat (None: a spectator) was told after the last answer."""
        number = None if seat is None else SEAT_NAMES.index(seat)
        return [dict(story) for story in self.match.told(number) if story["kind"] == kind]

"""A table in the middle of a game, played through `Match` and compared as a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Self, TypeAlias

from kronika.engine.errors import IllegalAnswer
from kronika.engine.match import Match

from .checks import check_match

SEAT_NAMES = ("me", "you", "third", "fourth")

Position: TypeAlias = dict[str, object]  # what the game's scenario says of a seat or of the middle
Changes: TypeAlias = Mapping[str, object] | Mapping[int, object]


class Scenario:
    """`play` and `answer` take tokens or their last words; `expect` names what changed: all else must be as it was."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.before = self.position()
        check_match(match)

    def position(self) -> dict[str, Position]:
        """The whole table in words; a game's scenario says how."""
        raise NotImplementedError

    def normal(self, what: str, value: object) -> object:
        """A value given to `expect`, in the form that `position` uses."""
        return value

    # --- playing

    def play(self, *tokens: str) -> Self:
        for token in tokens:
            self.answer(token)
        return self

    def answer(self, token: str) -> Self:
        """The token, or its last words if only one option ends with them."""
        options = self.match.choice.options
        fitting = [o for o in options if o.token == token] or [o for o in options if o.token.endswith(f" {token}")]
        if len(fitting) != 1:
            raise IllegalAnswer(f"{token!r} is not one of: {', '.join(o.token for o in options)}")
        self.match.answer(fitting[0])
        check_match(self.match)
        return self

    # --- looking

    def asks(self, seat: str, key: str, options: Sequence[str] | None = None) -> Self:
        """The seat is asked this now, with exactly these options (in words after the key; any order)."""
        choice = self.match.choice
        assert (SEAT_NAMES[choice.seat], choice.key.name) == (seat, key), f"asked is {choice!r}"
        if options is not None:
            asked = sorted(" ".join(o.args) if o.args and o.key is choice.key else o.token for o in choice.options)
            assert asked == sorted(options), f"asked is {choice!r}"
        return self

    def offers(self, *tokens: str) -> Self:
        legal = [option.token for option in self.match.choice.options]
        assert set(tokens) <= set(legal), f"offered is only {legal}"
        return self

    def refuses(self, *tokens: str) -> Self:
        """Each token is refused with the legal ones named, and nothing changes."""
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
        """Compare everything: what isn't named must be as it was before (at the start or at the last `expect`)."""
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
        assert self.match.over, f"the game goes on: {self.match.choice!r}"
        assert [SEAT_NAMES[seat] for seat in self.match.result.winners] == list(seats)
        return self

    def told(self, seat: str | None, kind: str) -> list[dict[str, object]]:
        """What the seat (None: a spectator) heard of that kind after the last answer."""
        number = None if seat is None else SEAT_NAMES.index(seat)
        return [dict(story) for story in self.match.told(number) if story["kind"] == kind]

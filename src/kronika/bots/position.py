"""What a bot may use: what its seat sees, and twins of the match in which everything else is redealt."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from kronika.engine.choice import ARG, BASE, Choice, KeyRing, Option
from kronika.engine.errors import KronikaError
from kronika.engine.json import Json
from kronika.engine.match import Match
from kronika.engine.playout import Playout
from kronika.engine.table import Table

SEATS: Final = 8  # more than any game has
LATELY: Final = 60  # a seat goes round in circles if its last answers, this many ...
FEW: Final = 15  # ... are at most this many different ones
NONE, ONLY, FIRST, SECOND, BOTH = range(5)  # which of an option's arguments are cards


@cache
def card_arguments(keys: KeyRing) -> list[int]:
    """Which arguments of each key are cards."""
    found = []
    for key in keys.keys:
        cards = [arg.kind == "card" for arg in key.args]
        if not any(cards):
            found.append(NONE)
        elif len(cards) == 1:
            found.append(ONLY)
        else:
            found.append(BOTH if all(cards) else FIRST if cards[0] else SECOND)
    return found


def moves_of(choice: Choice) -> list[int]:
    """The options as everybody sees them, as numbers that include the seat that answers: printed cards instead of
    handles."""
    table = choice.table
    cards, faces = card_arguments(table.keys), table.faces
    base, seat = choice.key.base, choice.seat
    moves = []
    for code in choice.codes:
        if code < 0:
            moves.append((code - base) * SEATS + seat)
            continue
        if code < BASE:
            code += base
        kind = cards[code // BASE - 1]
        if kind == ONLY:
            handle = code % ARG
            code += faces[handle] - handle
        elif kind:
            first, second = divmod(code % BASE, ARG)
            if kind != SECOND:
                code += (faces[first] - first) * ARG
            if kind != FIRST:
                code += faces[second] - second
        moves.append(code * SEATS + seat)
    return moves


def spell_move(table: Table, move: int) -> tuple[int, str]:
    """The seat and the token of a move."""
    code, seat = divmod(move, SEATS)
    if code < 0:
        return seat, "done"
    key = table.keys.of(code)
    numbers = (code % BASE,) if len(key.args) < 2 else divmod(code % BASE, ARG)
    words = [
        table.card_ids[n] if arg.kind == "card" else arg.words[n] if arg.kind == "word" else str(n)
        for arg, n in zip(key.args, numbers, strict=False)
    ]
    return seat, " ".join((key.name, *words))


class Position:
    """The point of view of the seat that is asked."""

    __slots__ = ("_match",)

    def __init__(self, match: Playout) -> None:
        """Wrap a match, or a playout for a bot that only needs the options."""
        self._match = match

    @property
    def _past(self) -> Match:
        if not isinstance(self._match, Match):
            raise KronikaError("A playout has no history: it can't be redealt or saved.")
        return self._match

    @property
    def game(self) -> str:
        return self._match.game.id

    @property
    def seats(self) -> int:
        return self._match.seats

    @property
    def seat(self) -> int:
        return self._match.choice.seat

    @property
    def key(self) -> str:
        """What is asked."""
        return self._match.choice.key.name

    @property
    def options(self) -> tuple[Option, ...]:
        return self._match.choice.options

    @property
    def moves(self) -> list[int]:
        """The options as numbers that mean the same in every redealt twin, in the order of the options."""
        return moves_of(self._match.choice)

    @property
    def answers(self) -> int:
        """How many answers have been given since the start."""
        return len(self._past.answers)

    def heard(self, since: int) -> list[tuple[int, str] | None]:
        """The answers from this index on, each with its seat; None for an opponent's answer that names a card which the
        seat doesn't know."""
        seat = self.seat
        return [
            (who, token.partition("#")[0]) if who == seat or self._knows(token) else None
            for who, token in self._past.answers[since:]
        ]

    def _knows(self, token: str) -> bool:
        table = self._match.table
        bit = 1 << self.seat
        cards = {word for word in token.partition("#")[0].split() if word in table.card_ids}
        return all(table.seen[handle] & bit for handle, face in enumerate(table.faces) if table.card_ids[face] in cards)

    def goes_round(self) -> bool:
        """Whether the seat has been repeating the same few answers. Two bots can undo each other's work forever, so one
        of them has to do something else."""
        answers = self._past.answers
        if len(answers) < LATELY:
            return False
        seat = self.seat
        own = [token for who, token in answers[-LATELY * self._match.seats * 2 :] if who == seat][-LATELY:]
        return len(own) == LATELY and len(set(own)) <= FEW

    def spell(self, move: int) -> tuple[int, str]:
        """The seat and the token of a move, in the form that `heard` returns."""
        return spell_move(self._match.table, move)

    @property
    def count(self) -> int:
        """The number of options. Cheaper than `options`."""
        return len(self._match.choice.codes)

    def view(self) -> dict[str, Json]:
        return self._match.view(self.seat)

    def redealt(self, random: Random) -> Playout:
        """A twin to play forward. Its options are in the same order."""
        return self._past.redealt(self.seat, random)

    def pack(self) -> tuple[str, str]:
        """The game's id and the match as text, for a helper in another process."""
        return self._match.game.id, self._past.save(history=False, secrets=False)

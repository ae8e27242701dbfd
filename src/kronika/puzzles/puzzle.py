"""A puzzle: a position of a real game, and the answers that solve it.

The position is stored as the deal and the answers that led to it, so it contains everything that was hidden. Nothing of
it may leave the process but `Match.view` of the solver's seat.
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from kronika.bots.position import moves_of
from kronika.bots.reasons import Part, Reason
from kronika.engine.choice import Choice
from kronika.engine.dice import BLAKE2B
from kronika.engine.errors import BadData, KronikaError
from kronika.engine.game import Game
from kronika.engine.match import Match
from kronika.review.errors import GOOD

DIGITS = string.digits + string.ascii_letters
MORE = "~"  # adds the number of digits to the digit that follows
ID_LENGTH = 10
UNKNOWN = -1  # stands for the chance after an option that wasn't tried
PERCENT = 100


class NoPuzzle(KronikaError):
    """Raised if there is no puzzle with this id."""


@dataclass(frozen=True)
class Step:
    """One question of a puzzle. `worths` are the chances of winning after each option, in percent. `reason` says why
    the best option is better than the second best."""

    best: int
    worths: tuple[int, ...]
    reason: Reason | None

    def cost(self, option: int) -> int | None:
        """By how much an option is worse than the best one, in percent; None if it wasn't tried."""
        worth = self.worths[option]
        return None if worth == UNKNOWN else max(0, self.worths[self.best] - worth)


@dataclass(frozen=True)
class Puzzle:
    """`answers` led to the position (see `packed`). `steps` are the questions to the solver, one after the other.
    `solved` is how often each bot finds the whole solution, from 0 to 1."""

    id: str
    seats: int
    options: dict[str, str]
    dealer: str
    seed: str
    answers: str
    steps: tuple[Step, ...]
    themes: tuple[str, ...]
    rating: int
    solved: dict[str, float]

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"id": self.id, "rating": self.rating, "themes": list(self.themes)}
        found |= {"seats": self.seats, "seed": self.seed, "solved": self.solved}
        if self.options:
            found["options"] = self.options
        if self.dealer != BLAKE2B:
            found["dealer"] = self.dealer
        found["steps"] = [step_to_json(step) for step in self.steps]
        return {**found, "answers": self.answers}

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> Puzzle:
        try:
            return cls(
                found["id"],
                found["seats"],
                found.get("options", {}),
                found.get("dealer", BLAKE2B),
                found["seed"],
                found["answers"],
                tuple(map(step_from_json, found["steps"])),
                tuple(found["themes"]),
                found["rating"],
                found["solved"],
            )
        except (KeyError, TypeError, ValueError) as error:
            raise BadData(f"A puzzle can't be read: {error!r}.") from None

    def start(self, game: Game) -> Match:
        """The match at the first question."""
        try:
            match = Match.start(game, self.seats, self.seed, self.options, self.dealer)
            for place in unpacked(self.answers):
                match.play(match.choice.codes[place])
            fits = self.id == id_of(match)
        except (AssertionError, IndexError, KronikaError):
            fits = False
        if not fits:
            raise BadData(f"The puzzle {self.id} doesn't fit the rules of {game.id}: its answers lead elsewhere.")
        return match

    def question(self, game: Game) -> tuple[str, ...]:
        """The first question, its options and its solution. Puzzles that have these in common look the same to people,
        even from different deals: for example, which faction to choose."""
        choice = self.start(game).choice
        tokens = [option.token for option in choice.options]
        return (choice.key.name, *sorted(tokens), tokens[self.steps[0].best])

    def solutions(self, game: Game) -> list[str]:
        """The token of the best answer to each question."""
        match, found = self.start(game), []
        for step in self.steps:
            found.append(match.choice.options[step.best].token)
            go_on(match, step.best)
        return found


def accepted(choice: Choice, step: Step, option: int) -> bool:
    """Whether an option is accepted: the best one, another copy of the same card, or one that costs next to nothing."""
    moves = moves_of(choice)
    cost = step.cost(option)
    return moves[option] == moves[step.best] or (cost is not None and cost <= GOOD * PERCENT)


def second_best(choice: Choice, step: Step) -> int | None:
    """The best option beside the solution and other copies of its card; None if no other was tried."""
    moves = moves_of(choice)
    others = [i for i, worth in enumerate(step.worths) if worth != UNKNOWN and moves[i] != moves[step.best]]
    return max(others, key=step.worths.__getitem__, default=None)


def go_on(match: Match, option: int) -> None:
    """Give an answer, and all following answers of the same action that leave the seat no choice."""
    seat = match.choice.seat
    match.play(match.choice.codes[option])
    while goes_on(match, seat) and len(set(moves_of(match.choice))) == 1:
        match.play(match.choice.codes[0])


def goes_on(match: Match, seat: int) -> bool:
    """Whether the same action asks the same seat again."""
    return not match.over and match.choice.seat == seat and not match.at_boundary


def id_of(match: Match) -> str:
    """An id for the position and its question."""
    tokens = [option.token for option in match.choice.options]
    words = [match.game.id, match.seats, match.seed, match.choice.seat, match.choice.key.name, match.answers, tokens]
    return sha256(repr(words).encode()).hexdigest()[:ID_LENGTH]


def packed(places: Iterable[int]) -> str:
    """Indices of options as text, mostly with one character each.

    >>> packed([0, 11, 62, 130])
    '0b~0~~6'
    """
    return "".join(MORE * (place // len(DIGITS)) + DIGITS[place % len(DIGITS)] for place in places)


def unpacked(text: str) -> Iterator[int]:
    """The indices that `packed` wrote.

    >>> list(unpacked("0b~0~~6"))
    [0, 11, 62, 130]
    """
    more = 0
    for letter in text:
        if letter == MORE:
            more += len(DIGITS)
        else:
            yield more + DIGITS.index(letter)
            more = 0


def step_to_json(step: Step) -> dict[str, Any]:
    found: dict[str, Any] = {"best": step.best, "worths": list(step.worths)}
    if step.reason is not None:
        gains, loss = step.reason.gains, step.reason.loss
        found["gains"] = list(map(part_to_text, gains))
        found |= {"loss": part_to_text(loss)} if loss else {}
    return found


def step_from_json(found: dict[str, Any]) -> Step:
    reason = None
    if "gains" in found:
        loss = found.get("loss")
        reason = Reason(tuple(map(part_from_text, found["gains"])), part_from_text(loss) if loss else None)
    return Step(found["best"], tuple(found["worths"]), reason)


def part_to_text(part: Part) -> str:
    """A part of a reason, as in the file.

    >>> part_to_text(Part("points", more=False, theirs=True))
    '-points of theirs'
    """
    return f"{'+' if part.more else '-'}{part.name}{' of theirs' if part.theirs else ''}"


def part_from_text(text: str) -> Part:
    name, theirs, _ = text[1:].partition(" of theirs")
    return Part(name, text[0] == "+", bool(theirs))

"""The shape of a view: what the views of all games share. Each game declares its own in its module `shape`.

A view is plain data, so a `tuple` here is a list of that length. The `TypedDict` is that of `typing_extensions`: before
Python 3.12 pydantic reads no other. It isn't compiled: a compiled one forgets the types of its fields.
"""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict


class View(TypedDict):
    """The table as a seat sees it. A game adds its zones of cards and its numbers."""

    game: str
    seats: int
    options: dict[str, str]
    """The variant that is played: the value of every option."""
    seat: int | None
    """Whose view it is; None is a spectator's."""
    answers: int
    """How many answers have been given. A twin doesn't count them: its view lacks this."""
    choice: Question | None
    """None once the match is over. The server sends it beside the view, with the words of its options."""
    result: FinalResult | None
    """None until the match is over."""


class CardRef(TypedDict):
    """A card as a seat sees it."""

    card: str | None
    """Its id; None while it is hidden from the seat."""
    back: str
    """What everybody sees of it: cards with the same back can't be told apart."""


class RunningEffect(TypedDict):
    """Which effect of the asking card is running."""

    effect: int
    """Its index among the card's texts."""
    kind: str
    """Such as a demand or a shared effect; `card` if the game has only one kind."""
    seat: int
    """Who carries it out."""
    by: int
    """Who has played or activated the card."""


class Question(TypedDict):
    """The current question, whoever is asked."""

    seat: int
    """Who is asked."""
    key: str
    """What is asked."""
    card: str | None
    """The card that asks."""
    rule: str
    """The rule behind the question."""
    running: RunningEffect | None
    options: NotRequired[list[str]]
    """The tokens of all legal answers: only in the view of the asked seat."""


class FinalResult(TypedDict):
    """Who won and why."""

    winners: list[int]
    scores: list[int]
    reason: str
    lines: list[list[tuple[str, int]]]
    """By seat: the score item by item, as label and number."""

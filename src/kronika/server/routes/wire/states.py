"""A table as a seat sees it: the view, what is asked, answers and hints."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from .base import Plain, Strict


class OptionOut(BaseModel):
    token: str
    key: str
    args: list[str]
    price: dict[str, int] | None = Field(default=None, description="What it costs: goods, and how much of each.")


class PlaceOut(BaseModel):
    """Where all cards of a question lie."""

    zone: str = Field(description="The name of the zone, as in the view.")
    seat: int | None = Field(description="Whose it is; None if it is nobody's.")


class RunningOut(BaseModel):
    """Which effect of the asking card is running."""

    effect: int = Field(description="Its place among the card's texts.")
    kind: str = Field(description="demand or share, or card where a game knows no such difference.")
    seat: int = Field(description="Who carries it out.")
    by: int = Field(description="Who has played or activated the card.")


class ChoiceOut(BaseModel):
    seat: int
    key: str
    card: str | None = Field(description="The card whose effect asks.")
    running: RunningOut | None = None
    rule: str
    options: list[OptionOut] | None = Field(description="For the asked seat alone.")
    place: PlaceOut | None = Field(default=None, description="For the asked seat alone: where the offered cards lie.")
    nth: int | None = Field(default=None, description="For the asked seat alone: which of `most` questions in a row.")
    most: int | None = None
    since: datetime


class StateOut(BaseModel):
    """The table as one seat (or a spectator) sees it."""

    table: str
    version: int = Field(description="Grows with everything that happens; an answer names the version it is for.")
    seat: int | None
    view: Plain
    choice: ChoiceOut | None
    can_undo: bool
    script: int | None = Field(description="In a lesson: how many answers of its script are given; None off it.")


class StatesOut(BaseModel):
    states: list[StateOut]


class AnswerIn(Strict):
    seat: int
    version: int
    token: Annotated[str, StringConstraints(max_length=200)]


class OptionWorth(BaseModel):
    token: str
    visits: int = Field(description="How often the bot tried it.")
    worth: float = Field(description="What it may bring, from 0 (lost) to 1 (won).")


class PartOut(BaseModel):
    name: str = Field(description="In words: the game's message `part-<name>`.")
    more: bool = Field(description="Whether there is more of it after the bot's choice than after the other option.")
    theirs: bool = Field(description="Whether it is the opponents'.")


class ReasonOut(BaseModel):
    other: str = Field(description="The token of the option that the bot's choice is compared with.")
    gains: list[PartOut] = Field(description="What speaks for the choice. If nothing does, it pays off only later.")
    loss: PartOut | None = Field(description="What speaks against it.")


class HintOut(BaseModel):
    token: str
    options: list[OptionWorth] = Field(
        description="What the bot thinks of each option, its choice first. Copies of a card are one option."
    )
    equal: list[str] = Field(description="The tokens of options that are about as good.")
    reason: ReasonOut | None

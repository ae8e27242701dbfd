"""What has happened: logs and replays."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from .base import Plain, Strict


class StoryOut(BaseModel):
    version: int
    told: list[Plain]


class LogOut(BaseModel):
    stories: list[StoryOut]


class ProgressOut(BaseModel):
    scores: list[list[int]] = Field(description="By seat: the score at the start and after each answer.")


class OtherRules(BaseModel):
    """The versions, with the fingerprint of cards, keys, options and data if known."""

    then: str
    now: str


class HandOut(BaseModel):
    zone: str
    cards: list[str]


class ReplayOut(BaseModel):
    other_rules: OtherRules | None = Field(
        description="The rules that the game was recorded under, if they aren't today's: so far it fits both."
    )
    deal: Literal["shared", "sealed", "unsealed"] = Field(description="What was checked of the deal: see `record.py`.")
    at: int
    length: int
    answer: str | None
    told: list[Plain]
    view: Plain
    hands: list[list[HandOut]] = Field(
        description="By seat, if everything is visible: the cards that only their owner saw."
    )


class RecordLogIn(Strict):
    record: Annotated[str, StringConstraints(max_length=500_000)]
    seat: int | None = None


class RecordIn(RecordLogIn):
    at: int = Field(ge=0)

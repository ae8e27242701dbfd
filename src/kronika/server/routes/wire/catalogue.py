"""The games with their cards, rules and lessons."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from .base import Level, Plain


class ZoneOut(BaseModel):
    """Cards that lie together on a table; a view has them under this name."""

    name: str
    per_seat: bool = Field(description="Whether every seat has one: then the view lists them by seat.")


class GameOut(BaseModel):
    id: str
    names: dict[str, str]
    about: dict[str, str] = Field(description="What the game is about, in one sentence.")
    min_seats: int
    max_seats: int
    minutes: int = Field(description="About how long a game takes.")
    difficulty: int = Field(description="How much there is to learn, from 1 to 5.")
    options: dict[str, list[str]] = Field(description="Each option with its values, the default first.")
    levels: list[Level]
    lesson: int | None = Field(description="How many minutes the game's lesson takes; None if it has none.")
    zones: list[ZoneOut] = Field(description="Where cards can lie. Everything else in a view is a number or a word.")


class CardOut(BaseModel):
    id: str
    names: dict[str, str]
    texts: dict[str, list[str]]
    notes: dict[str, list[str]]
    facts: Plain


Kind = Literal["card", "seat", "number", "word"]


class GrammarOut(BaseModel):
    """What the arguments of a game's options and the facts of its events are."""

    keys: dict[str, list[Kind]] = Field(description="By key: the kinds of the arguments of its options, in order.")
    events: dict[str, dict[str, Kind]] = Field(description="By event: the kind of each of its facts.")


class RuleOut(BaseModel):
    id: str
    section: dict[str, str]
    texts: dict[str, str]
    where: str
    inferred: bool
    reading: dict[str, str] | None
    not_applicable: dict[str, str] | None


class ExampleOut(BaseModel):
    cards: list[str]
    texts: dict[str, str]


class ChapterOut(BaseModel):
    """A chapter of the rulebook. A text has paragraphs, lists and bold words as in Markdown; `{card}` is the name of a
    card."""

    id: str
    names: dict[str, str]
    texts: dict[str, str]
    examples: list[ExampleOut]
    sections: list[str] = Field(description="Its numbered rules: the second part of their ids.")


class StepOut(BaseModel):
    """A step of a lesson: something to read, an answer to give, or both. In a text, `{card}` is the name of a card
    and `{opponent}` for that of the player at seat 1."""

    text: dict[str, str] | None
    wrong: dict[str, str] | None = Field(description="Shown when the learner does something else.")
    point: list[str] = Field(description="What to look at: parts and places of the table.")
    rule: str | None
    seat: int | None = Field(description="Who answers; None if the step is only for reading.")
    answer: str | None


class LessonOut(BaseModel):
    minutes: int
    steps: list[StepOut]

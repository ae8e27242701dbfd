"""Tables: their seats and deals, and the chat."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from .base import Level, Name, Plain, Strict


class SeatIn(Strict):
    kind: Literal["me", "friend", "open", "bot"]
    name: Name | None = Field(default=None, description="For more than one person at one device.")
    level: Level = "player"


Part = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]  # 128 bits


class NewTable(Strict):
    game: str
    seats: list[SeatIn] = Field(min_length=1, max_length=8)
    options: dict[str, str] = Field(default_factory=dict)
    public: bool = Field(
        default=True,
        description="Whether anybody finds it in the lobby and can watch; otherwise it takes an invitation.",
    )
    away_minutes: int = Field(default=60 * 24, ge=1, le=60 * 24 * 30, description="Then a bot takes the seat.")
    clock_minutes: int | None = Field(default=None, ge=1, le=60 * 24, description="Thinking time for each player.")
    seal: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{1,16}$")] | None = Field(
        default=None, description="From `POST /api/seals`; without one you have no part in the deal."
    )
    part: Part | None = Field(default=None, description="Your part in the deal, if you have a seat and a seal.")


class SealIn(Strict):
    game: str


class SealOut(BaseModel):
    seal: str = Field(description="For the new table.")
    commitment: str = Field(description="The hash of the server's part of the deal.")


class PartIn(Strict):
    part: Part


class DealOut(BaseModel):
    """The parts that the seed was made of."""

    server: str
    seats: list[str | None] = Field(description="The part of each seat's player, if any.")


class SeatOut(BaseModel):
    seat: int
    kind: Literal["human", "bot", "free"]
    name: str | None = Field(description="None at a free seat, and for a player who has deleted the account.")
    guest: bool = Field(description="Plays without an account: nobody vouches for the name.")
    level: Level | None
    mine: bool
    stand_in: bool = Field(description="A bot plays while the player is away.")
    present: bool
    kept: bool = Field(description="A free seat that takes an invitation.")
    invite: str | None = Field(description="For the host: who has this code may take the free seat.")
    seconds_left: float | None


class TableOut(BaseModel):
    id: str
    game: str
    options: dict[str, str]
    state: Literal["open", "running", "finished", "closed"]
    closed: Literal["rules", "damaged"] | None = Field(
        description="Why the game can't be played on or replayed: the rules have changed, or its rows are damaged."
    )
    public: bool
    lesson: bool = Field(description="A first game: it begins with the script of the game's lesson.")
    watch: str | None = Field(description="Of a private table: who has this code may watch.")
    host: str
    mine: bool
    seats: list[SeatOut]
    asked: int | None = Field(description="The seat that is asked now.")
    since: datetime | None = Field(description="Since when it is asked.")
    my_turn: bool
    version: int
    commitment: str = Field(description="The hash of the server's part of the deal (in old tables: of the seed).")
    seed: str | None = Field(description="Shown when the game is over.")
    deal: DealOut | None = Field(description="Shown when the game is over; None in old tables.")
    result: Plain | None
    away_minutes: int
    clock_minutes: int | None
    created: datetime
    updated: datetime


class SitIn(Strict):
    invite: str | None = None
    part: Part | None = Field(default=None, description="Your part in the deal: a random number.")


class ActIn(Strict):
    """For undo and resignation."""

    seat: int
    version: int


class SeatOnly(Strict):
    seat: int


class ChatIn(Strict):
    text: Annotated[
        str,
        StringConstraints(
            strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f]*$"
        ),
    ]


class ChatOut(BaseModel):
    id: int
    name: str | None = Field(description="None if the account was deleted.")
    guest: bool
    text: str
    at: datetime

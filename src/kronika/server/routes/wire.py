"""What travels between the server and its clients. The page's types are generated from these models."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue, StringConstraints

from ..names import BadName, clean


def seen(name: str) -> str:
    try:
        return clean(name)
    except BadName as error:
        raise ValueError(str(error)) from None


Plain = dict[str, JsonValue]
Name = Annotated[str, StringConstraints(min_length=1, max_length=100), AfterValidator(seen)]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Level = Literal["beginner", "player", "expert", "master"]
Lang = Literal["en", "cs"]


class Strict(BaseModel):
    """Unknown fields are refused, so that a typing error isn't silently ignored."""

    model_config = ConfigDict(extra="forbid")


# --- people


class Me(BaseModel):
    id: str
    name: str
    guest: bool


class SiteOut(BaseModel):
    version: str
    engine: Literal["compiled", "interpreted"]
    sign_up: Literal["open", "invitation", "closed"] = Field(description="Who may create an account.")


class GuestIn(Strict):
    name: Name | None = None


class RenameIn(Strict):
    name: Name


class Credentials(Strict):
    name: Name
    password: Password


class RegisterIn(Credentials):
    invitation: Annotated[str, StringConstraints(max_length=100)] | None = Field(
        default=None, description="The code in the link, where sign-up is by invitation."
    )


class LoginIn(Strict):
    name: Annotated[str, StringConstraints(min_length=1, max_length=100)]
    password: Password


class PasswordIn(Strict):
    old: Password
    new: Password


class DeleteIn(Strict):
    password: Annotated[str, StringConstraints(max_length=200)] = Field(default="", description="A guest has none.")


class SessionOut(BaseModel):
    """A browser in which you are logged in, or a token."""

    id: str
    name: str = Field(description="The browser and its system, if known; or the token's name.")
    created: datetime
    used: datetime = Field(description="When it was last used, to the hour.")
    current: bool = Field(description="Whether it is the session of this request.")


class TokenIn(Strict):
    name: Name = Field(default="Token", description="To tell it from other tokens.")


class TokenOut(BaseModel):
    """For programs: send it as `Authorization: Bearer …`. It is shown once."""

    id: str
    name: str
    token: str


# --- games


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


# --- tables


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


class Answering(AnswerIn):
    """The only message that a client sends over a live connection."""

    type: Literal["answer"]


class ActIn(Strict):
    """For undo and resignation."""

    seat: int
    version: int


class SeatOnly(Strict):
    seat: int


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


class Problem(BaseModel):
    """Every refusal: what is wrong, what is allowed, and the rule behind it."""

    problem: str
    message: str
    legal: list[str] = Field(default_factory=list)
    rule: str = ""


# --- the live connection: one JSON object a message


class TableMessage(BaseModel):
    type: Literal["table"] = "table"
    table: TableOut


class StateMessage(BaseModel):
    """The state after `version`, and what has happened since the last message."""

    type: Literal["state"] = "state"
    state: StateOut
    stories: list[StoryOut]


class ChatMessage(BaseModel):
    type: Literal["chat"] = "chat"
    chat: ChatOut


class ProblemMessage(BaseModel):
    type: Literal["problem"] = "problem"
    problem: Problem


LiveMessage = Annotated[TableMessage | StateMessage | ChatMessage | ProblemMessage, Field(discriminator="type")]

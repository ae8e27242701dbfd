"""The database: accounts, tables, seats, and one row for everything that happens at a table."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import JSON, DateTime, ForeignKey, Index, Integer, String, Text, TypeDecorator
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Moment(TypeDecorator[datetime]):
    """A timestamp with a time zone, even on SQLite, which has none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    type_annotation_map = {datetime: Moment}  # noqa: RUF012


class Account(Base):
    __tablename__ = "account"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(30))
    login: Mapped[str | None] = mapped_column(String(30), unique=True)  # the name in lower case; None for a guest
    password: Mapped[str | None] = mapped_column(String(200))
    skeleton: Mapped[str | None] = mapped_column(String(64), unique=True)  # of an account: see `names`
    signed_cookies: Mapped[bool] = mapped_column(default=False)  # accepts cookies from before there were sessions
    created: Mapped[datetime]


class SessionRow(Base):
    """A browser that is logged in, or a token for programs."""

    __tablename__ = "session"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    key: Mapped[str] = mapped_column(String(64), unique=True)  # the hash of the secret in the cookie, or of the token
    kind: Mapped[str] = mapped_column(String(7))  # browser, token
    account: Mapped[str] = mapped_column(ForeignKey("account.id"), index=True)
    label: Mapped[str] = mapped_column(String(60))  # the browser and its system, or the token's name
    created: Mapped[datetime]
    used: Mapped[datetime] = mapped_column(index=True)


class InvitationRow(Base):
    """Lets one person create an account."""

    __tablename__ = "invitation"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)  # the hash of the code in the link
    ends: Mapped[datetime]


class RateRow(Base):
    """How often something with a rate limit was done, until `ends` (in seconds since 1970)."""

    __tablename__ = "rate"

    key: Mapped[str] = mapped_column(String(200), primary_key=True)
    hits: Mapped[int]
    ends: Mapped[float] = mapped_column(index=True)


class TableRow(Base):
    __tablename__ = "game_table"
    __table_args__ = (Index("table_by_host", "host", "updated"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(20))
    rules: Mapped[int]
    options: Mapped[dict[str, str]] = mapped_column(JSON)
    dealer: Mapped[str] = mapped_column(String(10), default="")  # empty: the quick generator, as in old tables
    secret: Mapped[str | None] = mapped_column(String(32))  # the server's part of the deal; None in old tables
    seed: Mapped[str] = mapped_column(String(64))  # empty until a shared deal has all its parts
    state: Mapped[str] = mapped_column(String(10), index=True)  # open, running, finished, closed
    public: Mapped[bool]
    host: Mapped[str] = mapped_column(ForeignKey("account.id"))
    away_minutes: Mapped[int]
    clock_minutes: Mapped[int | None]
    asked: Mapped[int | None]
    asked_since: Mapped[datetime | None]
    due: Mapped[datetime | None] = mapped_column(index=True)  # the asked player's deadline
    # No worker starts a bot's turn before this: another one has it, or the game is paused.
    bots_after: Mapped[datetime | None]
    result: Mapped[dict[str, object] | None] = mapped_column(JSON)
    again: Mapped[str | None] = mapped_column(String(16))
    version: Mapped[int] = mapped_column(default=0)  # of the last happening
    links: Mapped[int] = mapped_column(default=0)  # number of revoked spectator links
    lesson: Mapped[bool] = mapped_column(default=False)  # its first answers may be those of the game's lesson
    closed: Mapped[str | None] = mapped_column(String(10))  # why the game can't continue: rules, damaged
    created: Mapped[datetime]
    updated: Mapped[datetime]


class SealRow(Base):
    """The server's part of the deal of a future table. It is used once: creating the table deletes it."""

    __tablename__ = "seal"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)  # the table will have it
    game: Mapped[str] = mapped_column(String(20))
    secret: Mapped[str] = mapped_column(String(32))
    account: Mapped[str] = mapped_column(String(32), index=True)  # who asked for it
    after: Mapped[str | None] = mapped_column(String(16), unique=True)  # the table whose players want another game
    created: Mapped[datetime] = mapped_column(index=True)


class SealPartRow(Base):
    """A player's part for another game at the same table."""

    __tablename__ = "seal_part"

    seal: Mapped[str] = mapped_column(ForeignKey("seal.id"), primary_key=True)
    account: Mapped[str] = mapped_column(String(32), primary_key=True)
    part: Mapped[str] = mapped_column(String(32))


class SeatRow(Base):
    __tablename__ = "seat"
    __table_args__ = (Index("seat_by_account", "account", "ended", "table_id"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(6))  # human, bot, free
    account: Mapped[str | None] = mapped_column(ForeignKey("account.id"))
    name: Mapped[str | None] = mapped_column(String(30))  # None for a human: the account was deleted
    guest: Mapped[bool] = mapped_column(default=False)
    level: Mapped[str | None] = mapped_column(String(10))
    invite: Mapped[str | None] = mapped_column(String(32))  # None: open to anyone
    stand_in: Mapped[bool] = mapped_column(default=False)
    seconds_left: Mapped[float | None]
    part: Mapped[str | None] = mapped_column(String(32))  # of the deal; None: a bot, or somebody who gave none
    ended: Mapped[datetime | None]  # when the game was finished or closed: a player's running games are few


class HappeningRow(Base):
    """An answer, an undo or a resignation. (table, version) is unique, so only one of two simultaneous ones wins."""

    __tablename__ = "happening"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # answer, undo, resign
    seat: Mapped[int]
    token: Mapped[str] = mapped_column(String(200))
    bot: Mapped[bool]
    at: Mapped[datetime]


class SnapshotRow(Base):
    """The table at a recent boundary: loading reads this and the happenings after it."""

    __tablename__ = "snapshot"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    version: Mapped[int]
    saved: Mapped[str] = mapped_column(Text)


class ChatRow(Base):
    __tablename__ = "chat"
    __table_args__ = (Index("chat_by_key", "table_id", "key", unique=True),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), index=True)
    account: Mapped[str | None] = mapped_column(String(32), index=True)
    name: Mapped[str] = mapped_column(String(30))  # empty: the account was deleted
    guest: Mapped[bool] = mapped_column(default=False)
    text: Mapped[str] = mapped_column(Text)
    key: Mapped[str | None] = mapped_column(String(32))  # a line that is sent again has the same key
    at: Mapped[datetime]


class ReviewRow(Base):
    """The review of a finished game, or its progress."""

    __tablename__ = "review"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    judge: Mapped[str] = mapped_column(String(12))
    done: Mapped[float]  # from 0 to 1
    review: Mapped[dict[str, object] | None] = mapped_column(JSON)  # None: there isn't even a chart
    updated: Mapped[datetime]


class PuzzleTryRow(Base):
    """Somebody's result at a puzzle. Only the first result counts for the rating."""

    __tablename__ = "puzzle_try"

    account: Mapped[str] = mapped_column(ForeignKey("account.id"), primary_key=True)
    puzzle: Mapped[str] = mapped_column(String(10), primary_key=True)
    game: Mapped[str] = mapped_column(String(20))
    result: Mapped[str] = mapped_column(String(6))  # hinted (still open), solved, helped, failed, shown
    at: Mapped[datetime]


class SolverRow(Base):
    """Somebody's rating as a solver of puzzles, and for how many days in a row the daily puzzle was solved."""

    __tablename__ = "solver"

    account: Mapped[str] = mapped_column(ForeignKey("account.id"), primary_key=True)
    mu: Mapped[float]
    sigma: Mapped[float]
    streak: Mapped[int] = mapped_column(default=0)
    streak_day: Mapped[int] = mapped_column(default=0)  # its last day, counted from the year 1


class TrainingRow(Base):
    """A mistake that its player trains, as a card of FSRS: how well they know it, and when it returns."""

    __tablename__ = "training"

    account: Mapped[str] = mapped_column(ForeignKey("account.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True, index=True)
    number: Mapped[int] = mapped_column(primary_key=True)  # of the answer, as in the review
    game: Mapped[str] = mapped_column(String(20))
    rules: Mapped[str] = mapped_column(String(40))  # that the review was made under
    rounds: Mapped[int] = mapped_column(default=0)  # how often it was trained
    state: Mapped[int]  # of the card, as FSRS counts them
    step: Mapped[int | None]
    stability: Mapped[float | None]
    difficulty: Mapped[float | None]
    due: Mapped[datetime]
    trained: Mapped[datetime | None]  # when it was trained last

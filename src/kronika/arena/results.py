"""The results: a SQLite file with one row per game, keyed by its number, so no game is counted twice.

Each seat of a game records the version of its bot. If that bot has changed since, the game is dropped and played again.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from json import dumps, loads
from pathlib import Path

from kronika.engine.errors import KronikaError
from kronika.engine.json import Json

from .plan import Plan
from .play import Outcome

FORMAT = 5
SCHEMA = """
CREATE TABLE plan (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE games (
    number INTEGER PRIMARY KEY,
    lineup INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    rotation INTEGER NOT NULL,
    seed TEXT NOT NULL,
    reason TEXT NOT NULL,
    actions INTEGER NOT NULL,
    loser INTEGER,
    fault TEXT NOT NULL,
    record TEXT NOT NULL
);
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    bot INTEGER NOT NULL,
    version TEXT NOT NULL,
    side TEXT,
    share REAL NOT NULL,
    score INTEGER,
    decisions INTEGER NOT NULL,
    seconds REAL NOT NULL,
    longest REAL NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE cards (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    card TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (game, seat, kind, card)
) WITHOUT ROWID;
CREATE TABLE habits (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (game, seat, kind)
) WITHOUT ROWID;
CREATE TABLE luck (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    judge TEXT NOT NULL,
    dealt REAL NOT NULL,
    later REAL NOT NULL,
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
CREATE TABLE swaps (
    game INTEGER NOT NULL REFERENCES games,
    pair INTEGER NOT NULL,
    card TEXT,
    other TEXT,
    effect REAL NOT NULL,
    PRIMARY KEY (game, pair)
) WITHOUT ROWID;
"""
OF_GAMES = {
    "swaps": "game",
    "luck": "game",
    "habits": "game",
    "cards": "game",
    "seats": "game",
    "games": "number",
}  # the tables with the games, and the column that holds the number of the game

# For each card and kind of event: the number of seats with such an event, the number of events, the victories of these
# seats, and the sum of how much more each of them won than the same bot usually does in that line-up, with the squares.
CARDS = """
WITH usual AS (
    SELECT lineup, bot, AVG(share) AS share FROM seats JOIN games ON number = game WHERE game < :total GROUP BY 1, 2
)
SELECT kind, card, COUNT(*), SUM(times), SUM(seats.share),
    SUM(seats.share - usual.share), SUM((seats.share - usual.share) * (seats.share - usual.share))
FROM cards
JOIN seats USING (game, seat)
JOIN games ON number = game
JOIN usual USING (lineup, bot)
WHERE game < :total GROUP BY kind, card
"""


class BadResults(KronikaError):
    """A results file that is damaged or belongs to another plan."""


@dataclass(frozen=True)
class Row:
    """A game as stored. Tuples have one entry per seat."""

    number: int
    lineup: int
    deal: int
    reason: str
    actions: int
    loser: int | None
    fault: str
    bots: tuple[int, ...]
    sides: tuple[str | None, ...]  # the nation or faction of each seat; None: all play the same
    shares: tuple[float, ...]
    scores: tuple[int | None, ...]  # None: the game wasn't played to its end
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


@dataclass(frozen=True)
class CardRow:
    """How often an event of this kind happened to a card. `seats` counts the seats, over all games, to which it
    happened."""

    kind: str
    card: str
    seats: int
    times: int
    wins: float
    edge: float  # the sum over these seats of (share of the victory - the bot's usual share)
    squares: float


@dataclass(frozen=True)
class Dropped:
    """The bots that have changed since the results were written, and the number of games dropped because of that."""

    bots: tuple[str, ...]
    games: int


@dataclass(frozen=True)
class Tally:
    """How many games of the plan were there before, and how many have been played now."""

    kept: int
    played: int
    dropped: Dropped

    def words(self) -> str:
        told = f"{self.kept} kept, {self.played} played"
        if not self.dropped.games:
            return told
        return f"{told}; {self.dropped.games} dropped, since this has changed: {', '.join(self.dropped.bots)}"


def make_folder(folder: Path, refusal: type[KronikaError], option: str) -> None:
    """Make the folder if it isn't there. `option` is how the user can name another one."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = "it is a file" if isinstance(error, FileExistsError) else error.strerror
        raise refusal(f"{folder} can't be used as a folder: {why}. Choose another one with {option}.") from error


class Results:
    """An open results file, created if needed. With `fresh`, its games are dropped first. A file of another plan is
    refused."""

    def __init__(self, path: Path, plan: Plan, fresh: bool = False) -> None:
        self.path = path
        self.plan = plan
        make_folder(path.parent, BadResults, "--out")
        try:
            self.db = sqlite3.connect(path, timeout=30, isolation_level=None)
        except sqlite3.OperationalError as error:
            raise BadResults(f"{path} can't be opened: {error}.") from error
        try:
            self.db.execute("BEGIN IMMEDIATE")
            if not self.db.execute("SELECT 1 FROM sqlite_master").fetchone():
                self.create()
            self.check()
            if fresh:
                self.drop(self.played())
            self.db.execute("COMMIT")
        except sqlite3.DatabaseError as error:
            self.db.close()
            raise BadResults(f"{path} can't be read as arena results: {error}.") from error
        except BaseException:
            self.db.close()
            raise

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_: object) -> None:
        self.db.close()

    def create(self) -> None:
        for statement in SCHEMA.split(";"):
            self.db.execute(statement)
        terms = [(name, dumps(value)) for name, value in self.plan.terms().items()]
        self.db.executemany("INSERT INTO plan VALUES (?, ?)", terms)
        self.db.execute(f"PRAGMA user_version = {FORMAT}")

    def check(self) -> None:
        here = self.plan.terms()
        there: dict[str, Json] = {name: loads(value) for name, value in self.db.execute("SELECT name, value FROM plan")}
        if self.db.execute("PRAGMA user_version").fetchone()[0] != FORMAT:
            raise BadResults(
                f"{self.path} was written by another version of Kronika in another format. Choose another folder with "
                "--out, or delete this one."
            )
        differing = [
            f"{name} is {dumps(there.get(name))} there and {dumps(here.get(name))} here"
            for name in {**here, **there}
            if here.get(name) != there.get(name)
        ]
        if differing:
            how = "; ".join(differing)
            raise BadResults(f"{self.path} holds the games of another plan: {how}. Choose another folder with --out.")

    # --- writing

    def drop_changed(self) -> Dropped:
        """Drop the games of bots that have changed since."""
        bots, numbers = [], set()
        for bot, version in enumerate(self.plan.versions):
            query = "SELECT game FROM seats WHERE bot = ? AND version <> ?"
            if found := {number for (number,) in self.db.execute(query, (bot, version))}:
                bots.append(self.plan.labels[bot])
                numbers |= found
        with self.writing():
            self.drop(numbers)
        return Dropped(tuple(bots), len(numbers))

    def drop(self, numbers: Iterable[int]) -> None:
        gone = [(number,) for number in numbers]
        for table, column in OF_GAMES.items():
            self.db.executemany(f"DELETE FROM {table} WHERE {column} = ?", gone)

    def add(self, outcomes: Iterable[Outcome]) -> int:
        """Add all of these games or none; returns how many of them were new."""
        with self.writing():
            return sum(self.add_one(outcome) for outcome in outcomes)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """A transaction."""
        self.db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            self.roll_back()
            raise BadResults(f"Can't write to {self.path}: {error}.") from error
        except BaseException:
            self.roll_back()
            raise

    def roll_back(self) -> None:
        if self.db.in_transaction:  # some errors end it by themselves
            self.db.execute("ROLLBACK")

    def add_one(self, outcome: Outcome) -> bool:
        fixture = self.plan.fixture(outcome.number)
        game = (
            outcome.number,
            fixture.lineup,
            fixture.deal,
            fixture.rotation,
            fixture.seed,
            outcome.reason,
            outcome.actions,
            outcome.loser,
            outcome.fault,
            outcome.record,
        )
        if not self.db.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", game).rowcount:
            return False
        scores: list[int | None] = [*outcome.scores] or [None] * self.plan.seats
        versions = [self.plan.versions[bot] for bot in fixture.bots]
        sides: list[str | None] = [*outcome.sides] or [None] * self.plan.seats
        columns = (
            fixture.bots,
            versions,
            sides,
            outcome.shares,
            scores,
            outcome.decisions,
            outcome.seconds,
            outcome.longest,
        )
        rows = [(outcome.number, seat, *row) for seat, row in enumerate(zip(*columns, strict=True))]
        self.db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
        cards = [(outcome.number, *key, times) for key, times in sorted(outcome.cards.items())]
        self.db.executemany("INSERT INTO cards VALUES (?, ?, ?, ?, ?)", cards)
        habits = [(outcome.number, *key, times) for key, times in sorted(outcome.habits.items())]
        self.db.executemany("INSERT INTO habits VALUES (?, ?, ?, ?)", habits)
        return True

    # --- reading: the games of this plan, though the file may hold those of a longer one

    def played(self) -> set[int]:
        """The numbers of all games in the file."""
        return {number for (number,) in self.db.execute("SELECT number FROM games")}

    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        played = self.played()
        return [number for number in range(self.plan.total) if number not in played]

    def rows(self) -> list[Row]:
        """All games in the order of their numbers."""
        seats: dict[int, list[tuple[int, str | None, float, int | None, int, float, float]]] = {}
        query = (
            "SELECT game, bot, side, share, score, decisions, seconds, longest FROM seats WHERE game < ? "
            "ORDER BY game, seat"
        )
        for game, *values in self.db.execute(query, (self.plan.total,)):
            seats.setdefault(game, []).append(tuple(values))
        query = "SELECT number, lineup, deal, reason, actions, loser, fault FROM games WHERE number < ? ORDER BY number"
        return [Row(*game, *zip(*seats[game[0]], strict=True)) for game in self.db.execute(query, (self.plan.total,))]

    def cards(self) -> list[CardRow]:
        return [CardRow(*row) for row in self.db.execute(CARDS, {"total": self.plan.total})]

    def habits(self) -> dict[tuple[int, str], int]:
        """How often each bot did what no person would do."""
        query = (
            "SELECT bot, kind, SUM(times) FROM habits JOIN seats USING (game, seat) WHERE game < ? GROUP BY bot, kind"
        )
        return {(bot, kind): times for bot, kind, times in self.db.execute(query, (self.plan.total,))}

    def swaps(self) -> list[tuple[str, str, float]]:
        """All pairs: the drawn card, the card it was swapped for, and how much more the first one was worth."""
        query = "SELECT card, other, effect FROM swaps WHERE game < ? AND card IS NOT NULL"
        return self.db.execute(query, (self.plan.total,)).fetchall()

    def record(self, number: int) -> str:
        """The record of a game, for `kronika replay`."""
        found = self.db.execute("SELECT record FROM games WHERE number = ?", (number,)).fetchone()
        if found is None:
            raise BadResults(f"{self.path} has no game number {number}.")
        return str(found[0])

"""The results: a SQLite file with one row for each game, by its number, so no game is counted twice."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from json import dumps, loads
from pathlib import Path

from kronika.engine.errors import KronikaError
from kronika.engine.json import Json

from .plan import Plan
from .play import Outcome

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
"""

# For each card and kind of event: in how many seats' games, how often, how much of the victory went to these seats, and
# how much more than the same bot won in the same line-up, with the squares of that.
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
    """A results file that is damaged or of another plan."""


@dataclass(frozen=True)
class Row:
    """A game as it was written, by seat."""

    number: int
    lineup: int
    deal: int
    reason: str
    actions: int
    loser: int | None
    fault: str
    bots: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int | None, ...]  # None: the game wasn't played to its end
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


@dataclass(frozen=True)
class CardRow:
    """What happened to a card: `seats` counts the games of single seats in which it happened."""

    kind: str
    card: str
    seats: int
    times: int
    wins: float
    edge: float  # the sum of (share of the victory - the bot's usual share)
    squares: float


class Results:
    """An open results file; made if there is none. A file of another plan is refused."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        path.parent.mkdir(parents=True, exist_ok=True)
        self.db = sqlite3.connect(path, timeout=30, isolation_level=None)
        try:
            self.db.execute("BEGIN IMMEDIATE")
            if not self.db.execute("SELECT 1 FROM sqlite_master").fetchone():
                self.create()
            self.check()
            self.db.execute("COMMIT")
        except sqlite3.DatabaseError as error:
            self.db.close()
            raise BadResults(f"{path} can't be read as the results of an arena: {error}.") from error
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

    def check(self) -> None:
        here = self.plan.terms()
        there: dict[str, Json] = {name: loads(value) for name, value in self.db.execute("SELECT name, value FROM plan")}
        differing = [
            f"{name} is {dumps(there.get(name))} there and {dumps(here.get(name))} here"
            for name in {**here, **there}
            if here.get(name) != there.get(name)
        ]
        if differing:
            how = "; ".join(differing)
            raise BadResults(f"{self.path} holds the games of another plan: {how}. Choose another folder with --out.")

    # --- writing

    def add(self, outcomes: Iterable[Outcome]) -> int:
        """Write these games, all or none; how many of them were new."""
        self.db.execute("BEGIN IMMEDIATE")
        try:
            new = sum(self.add_one(outcome) for outcome in outcomes)
            self.db.execute("COMMIT")
        except sqlite3.Error as error:
            self.roll_back()
            raise BadResults(f"Can't write to {self.path}: {error}.") from error
        except BaseException:
            self.roll_back()
            raise
        return new

    def roll_back(self) -> None:
        if self.db.in_transaction:  # some errors have ended it already
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
        columns = (fixture.bots, outcome.shares, scores, outcome.decisions, outcome.seconds, outcome.longest)
        rows = [(outcome.number, seat, *row) for seat, row in enumerate(zip(*columns, strict=True))]
        self.db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
        cards = [(outcome.number, *key, times) for key, times in sorted(outcome.cards.items())]
        self.db.executemany("INSERT INTO cards VALUES (?, ?, ?, ?, ?)", cards)
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
        """All games, by their numbers."""
        seats: dict[int, list[tuple[int, float, int | None, int, float, float]]] = {}
        query = (
            "SELECT game, bot, share, score, decisions, seconds, longest FROM seats WHERE game < ? ORDER BY game, seat"
        )
        for game, *values in self.db.execute(query, (self.plan.total,)):
            seats.setdefault(game, []).append(tuple(values))
        query = "SELECT number, lineup, deal, reason, actions, loser, fault FROM games WHERE number < ? ORDER BY number"
        return [Row(*game, *zip(*seats[game[0]], strict=True)) for game in self.db.execute(query, (self.plan.total,))]

    def cards(self) -> list[CardRow]:
        return [CardRow(*row) for row in self.db.execute(CARDS, {"total": self.plan.total})]

    def record(self, number: int) -> str:
        """The record of a game, for `kronika replay`."""
        found = self.db.execute("SELECT record FROM games WHERE number = ?", (number,)).fetchone()
        if found is None:
            raise BadResults(f"{self.path} has no game number {number}.")
        return str(found[0])

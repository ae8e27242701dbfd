"""Tables that are in the middle of a game: played by program and written into the server's database, as if their
players had come that far through the page."""

from datetime import UTC, datetime, timedelta
from random import Random
from secrets import token_hex

from kronika.engine.dice import BLAKE2B
from kronika.engine.match import Match
from kronika.engine.record import parse
from kronika.games import game as find_game
from kronika.server.database import Database, connect
from kronika.server.models import HappeningRow, SeatRow, TableRow
from kronika.server.names import BOT_NAMES


class Begun:
    """A game of seat 0 against bots."""

    def __init__(self, game, seats, seed, pick=None, dealer=BLAKE2B, **options) -> None:
        self.game = find_game(game)
        self.seed = seed
        self.options = self.game.check_options(options)
        self.match = Match.start(self.game, seats, seed, self.options, dealer=dealer)
        self.random = Random(seed)
        self.pick = pick or (lambda random, key, tokens: random.choice(tokens))
        self.answers = []

    @classmethod
    def recorded(cls, path, part):
        """A recorded game, when this part of its answers has been given and seat 0 has a turn of its own."""
        record = parse(path.read_text(encoding="utf-8"))
        begun = cls(record.game, record.seats, record.seed, dealer=record.dealer, **record.options)
        for _, seat, token in record.answers:
            match = begun.match
            if len(begun.answers) >= part * len(record.answers) and seat == 0 and len(match.choice.options) > 3:
                break
            begun.answers.append((seat, token))
            match.answer(token)
        return begun

    def play(self, wanted) -> bool:
        """Until a choice of seat 0 is wanted, or to the end."""
        match = self.match
        while not match.over:
            choice = match.choice
            if choice.seat == 0 and wanted(match):
                return True
            token = self.pick(self.random, choice.key.name, [option.token for option in choice.options])
            self.answers.append((choice.seat, token))
            match.answer(token)
        return False

    def write(self, address, visitor, level="beginner", minutes_ago=0):
        """The table as the server's database keeps it; the visitor has seat 0."""
        me = visitor.be_guest().get("/me")
        match, moment = self.match, datetime.now(UTC) - timedelta(minutes=minutes_ago)
        name = token_hex(6)
        table = TableRow(
            id=name,
            game=self.game.id,
            rules=self.game.rules_version,
            options=self.options,
            dealer=match.dealer,
            seed=self.seed,
            state="finished" if match.over else "running",
            public=False,
            host=me["id"],
            away_minutes=1440,
            asked=None if match.over else match.choice.seat,
            asked_since=moment,
            result=dict(match.result.to_json()) if match.over else None,
            created=moment,
            updated=moment,
        )
        seats = [SeatRow(table_id=name, seat=0, kind="human", account=me["id"], name=me["name"], stand_in=False)]
        for seat in range(1, match.seats):
            seats.append(
                SeatRow(table_id=name, seat=seat, kind="bot", level=level, name=BOT_NAMES[seat], stand_in=False)
            )
        rows = [
            HappeningRow(table_id=name, version=number, kind="answer", seat=seat, token=token, bot=seat > 0, at=moment)
            for number, (seat, token) in enumerate(self.answers, 1)
        ]
        # All at once: as soon as there is a table, the server's bots play on from the answers it has.
        with Database(connect(address)).session() as session:
            session.add(table)
            session.flush()
            session.add_all([*seats, *rows])
        return visitor.get(f"/tables/{name}")

"""Nothing that a seat or a spectator receives depends on what it can't know; nothing secret is logged or counted."""

import json
import logging
import re
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import count
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy.exc import IntegrityError
from tests.server.conftest import ServerHere
from tests.server.player import BOT, ME, OPEN, messages

from kronika import catalogue
from kronika.engine.dice import Dealer, Dice
from kronika.engine.match import Match
from kronika.games import game
from kronika.server import logs
from kronika.server.database import connect

# --- the same traffic, whatever is hidden


class Clock:
    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, tzinfo=UTC)

    def now(self):
        return self.time


@pytest.fixture
def clock(monkeypatch):
    """Time stands still, and what the server makes up (ids, seeds) is the same in every run."""
    clock = Clock()
    for module in ("store", "rooms", "chat", "routes.telling", "keeper", "accounts", "sessions", "opening", "seals"):
        monkeypatch.setattr(f"kronika.server.{module}.now", clock.now)
    return clock


def same_secrets(monkeypatch, seed) -> None:
    numbers = count(1)
    made_up = SimpleNamespace(
        token_hex=lambda size: f"{next(numbers)}{seed}".ljust(2 * size, "0")[: 2 * size],
        token_urlsafe=lambda size: f"id{next(numbers)}{seed}"[:11],
        token_bytes=lambda size: sha256(f"{next(numbers)}{seed}".encode()).digest()[:size],
        randbelow=lambda _: 7,
    )
    for module in ("accounts", "sessions", "opening", "seals"):
        monkeypatch.setattr(f"kronika.server.{module}.secrets", made_up)


class Observer:
    """A player or spectator, and every byte that they receive."""

    def __init__(self, player, table, seat, socket) -> None:
        self.player, self.table, self.seat, self.socket = player, table, seat, socket
        self.live = messages(socket)

    def hear(self, version):
        """The live messages up to this version."""
        heard = []
        while not heard or heard[-1]["type"] != "state" or heard[-1]["state"]["version"] < version:
            heard.append(next(self.live))
        return heard

    def ask(self, version, other):
        """Everything that can be asked for, and everything that is refused."""
        who = {} if self.seat is None else {"seat": self.seat}
        table, player = self.table, self.player
        answers = [
            player.get(f"/tables/{table}"),
            player.get(f"/tables/{table}/state", **who),
            player.get(f"/tables/{table}/log", **who),
            player.get(f"/tables/{table}/states", at=0, **who),
            player.get("/my/tables"),
            player.get("/tables"),
            player.get(f"/tables/{table}/chat"),
            player.get(f"/tables/{table}/state", seat=other),
            player.get(f"/tables/{table}/log", seat=other),
            player.get(f"/tables/{table}/states", at=0, seat=other),
            player.get(f"/tables/{table}/record"),
            player.get(f"/tables/{table}/replay", at=0, seat=-1),
            player.answer(table, self.seat or 0, version, "nonsense"),
            player.answer(table, self.seat or 0, version - 1, "nonsense"),
            player.answer(table, other, version, "nonsense"),
            player.post(f"/tables/{table}/undo", seat=other, version=version),
            player.post(f"/tables/{table}/hint", seat=other),
            player.post(f"/tables/{table}/again"),
        ]
        return [(answer.status_code, sorted(answer.headers.items()), answer.text) for answer in answers]


class Play:
    """A game of random answers with what one observer receives of it, step by step."""

    def __init__(self, database, monkeypatch, clock, seats, seat, seed) -> None:
        same_secrets(monkeypatch, seed)
        self.clock = clock
        self.seat = seat
        self.every = 7  # answers between two times that everything is asked for
        self.server = ServerHere(database)
        people = [self.server.player(name) for name in ("Dana", "Eva", "Fanda", "Gustav")[: seats + 1]]
        self.players = people[:seats]
        self.table = people[0].new_table(ME, *[OPEN] * (seats - 1))["id"]
        for number, player in enumerate(people[1:seats], 1):
            player.post(f"/tables/{self.table}/seats/{number}").raise_for_status()
        self.watcher = people[seats if seat is None else seat]

    @property
    def live(self):
        return self.server.table(self.table)

    def steps(self, script):
        """What the observer receives at the start and after each of the answers; ends when one isn't possible."""
        with self.server, self.watcher.live(self.table, self.seat) as socket:
            observer = Observer(self.watcher, self.table, self.seat, socket)
            other = 0 if self.seat != 0 else 1
            yield observer.hear(0), observer.ask(0, other)
            for number, (seat, what) in enumerate(script, 1):
                self.clock.time += timedelta(seconds=1)
                path, token = ("undo", {}) if what is None else ("answers", {"token": what})
                answer = self.players[seat].post(f"/tables/{self.table}/{path}", seat=seat, version=number - 1, **token)
                if answer.status_code != 200:
                    return
                heard = observer.hear(number)
                yield heard, observer.ask(number, other) if number % self.every == 0 else []


def first_play(play, bit, seed, length):
    """Play at random: the script, what was received, and which cards the observer never got to know."""
    rules = game("innovation")
    start = rules.deal(len(play.players), rules.check_options({}), Dice(0, Dealer(play.live.row.seed)))
    known = [mask & bit for mask in start.seen]
    chance = Dice(f"play/{seed}")
    script = []

    def answers():
        while not play.live.match.over and len(script) < length:
            match = play.live.match
            choice = match.choice
            undo = match.can_undo(choice.seat) and chance.below(3) == 0
            token = None if undo else choice.options[chance.below(len(choice.options))].token
            script.append((choice.seat, token))
            yield script[-1]

    received = []
    for step in play.steps(answers()):
        received.append(step)
        match, events = play.live.match, [event for _, events in play.live.recent for event in events]
        known = [a | b & bit for a, b in zip(known, match.table.seen, strict=True)]
        told = {event.card for event in events if event.back >= 0 and event.seen & bit}
        known = [a or match.table.faces[card] in told for card, a in enumerate(known)]
    return script, received, start, known


def dealt_differently(start, known, seed):
    other = start.copy()
    chance = Dice(f"other/{seed}")
    for back in set(other.backs):
        free = [card for card, mask in enumerate(known) if not mask and other.backs[card] == back]
        faces = [other.faces[card] for card in free]
        chance.shuffle(faces)
        for card, face in zip(free, faces, strict=True):
            other.faces[card] = face
    return other


def flow(step):
    """The course of the game that anybody sees: kinds of events and the question."""
    heard, _ = step
    state = heard[-1]["state"]
    asked = state["choice"] and [state["choice"][name] for name in ("seat", "key", "card")]
    told = [[event["kind"] for event in story["told"]] for message in heard for story in message.get("stories", [])]
    return asked, told


@pytest.mark.parametrize(("seats", "seat", "length"), [(2, 0, 15), (2, 1, 1000), (3, 2, 30), (2, None, 60)])
def test_all_traffic_is_the_same_if_what_the_seat_cannot_know_is_dealt_differently(
    new_database, monkeypatch, clock, seats, seat, length
) -> None:
    """In a short game much stays hidden; a whole one goes through every kind of card."""
    seed = f"{seats}x{seat}"
    beginning = clock.time
    play = Play(new_database("sqlite"), monkeypatch, clock, seats, seat, seed)
    play.every = max(7, length // 30)
    script, received, start, known = first_play(play, 1 << (seats if seat is None else seat), seed, length)
    other = dealt_differently(start, known, seed)
    assert other.faces != start.faces

    def start_other(cls, rules, seats, seed, options, dealer=""):
        match = cls(rules, other.copy(), seed)
        match._begin()
        return match

    monkeypatch.setattr(Match, "start", classmethod(start_other))
    clock.time = beginning
    twin = Play(new_database("sqlite"), monkeypatch, clock, seats, seat, seed)
    twin.every = play.every
    assert twin.table == play.table
    compared = 0
    for number, (mine, theirs) in enumerate(zip(received, twin.steps(script), strict=False)):
        if mine != theirs:
            if flow(mine) == flow(theirs):
                assert mine == theirs, f"answer {number} leaked"
            break  # another seat's hidden cards led to another course of the game
        compared += 1
    assert compared > min(12, length - 5), f"only {compared} of {len(received)} steps could be compared"


# --- logs, metrics and refusals


class Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logs.JsonLines())
        self.lines = []

    def emit(self, record) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def logged(new_database):
    """Everything that a server at its most talkative writes into its log."""
    with ServerHere(new_database("sqlite"), log_level="DEBUG") as server:
        kept = Kept()
        loggers = [logging.getLogger(name) for name in ("kronika", "uvicorn", "alembic", "sqlalchemy")]
        for logger in loggers:
            logger.addHandler(kept)
        yield server, kept.lines
        for logger in loggers:
            logger.removeHandler(kept)


def test_no_secret_is_logged_or_counted(logged, monkeypatch) -> None:
    server, lines = logged
    dana, eva = server.player("Dana"), server.player("Eva")
    password = "correct horse battery"
    dana.post("/register", name="Dana", password=password).raise_for_status()
    eva.post("/login", name="Dana", password=password[::-1])
    token = dana.post("/tokens").json()["token"]
    httpx.get(f"{server.base}/api/me", headers={"Authorization": f"Bearer {token}x"})
    table = dana.new_table(ME, BOT)["id"]
    seed = server.table(table).row.seed
    with dana.live(table, 0) as socket:
        for message in messages(socket):
            state = message.get("state")
            if message["type"] != "state" or state["choice"]["seat"] != 0:
                continue
            if state["version"] > 20:
                break
            dana.answer(table, 0, state["version"], "nonsense")
            dana.answer(table, 0, state["version"] + 1, "nonsense")
            eva.get(f"/tables/{table}/state", seat=0)
            dana.answer_anything(table, 0, state)
    state = dana.state(table, 0)

    def fail(batch) -> None:
        """As a database would that refuses a row: with the statement and its values."""
        row = server.table(table).row
        with server.hub.database.session() as session:
            session.add(row.__class__(**vars_of(row)))

    with monkeypatch.context() as broken:
        broken.setattr(server.hub.journal, "write", fail)
        answer = dana.answer_anything(table, 0, state)
        assert answer.status_code == 500
    assert any("IntegrityError" in line for line in lines)
    metrics = httpx.get(f"{server.base}/metrics").text
    assert 'kronika_requests_total{method="POST",path="/api/tables/{table_id}/answers",status="200"}' in metrics
    everything = "\n".join(lines) + metrics + answer.text
    secrets = [seed, password, password[::-1], token, dana.cookie, eva.cookie, "nonsense"]
    assert [secret for secret in secrets if secret in everything] == []
    words = set(re.findall(r"[a-z_0-9]+", everything))
    assert words & {card.id for card in catalogue.cards("innovation")} == set()


def vars_of(row):
    return {column.name: getattr(row, column.name) for column in row.__table__.columns}


def test_a_refusal_to_another_seat_names_no_card(server_here) -> None:
    dana, eva = server_here.player("Dana"), server_here.player("Eva")
    table = dana.new_table(ME, OPEN)["id"]
    eva.post(f"/tables/{table}/seats/1").raise_for_status()
    asked = dana.get(f"/tables/{table}").json()["asked"]
    other = (eva, dana)[asked]
    assert other.state(table, 1 - asked)["choice"]["options"] is None
    refusal = other.answer(table, 1 - asked, 0, "nonsense")
    words = set(re.findall(r"[a-z_0-9]+", refusal.text))
    assert words & {card.id for card in catalogue.cards("innovation")} == set()
    assert refusal.json()["legal"] == []


def test_a_failed_statement_does_not_show_its_values(server_here) -> None:
    row = server_here.table(server_here.player().new_table(ME, BOT)["id"]).row
    twin = row.__class__(**vars_of(row))
    with pytest.raises(IntegrityError) as failed, server_here.hub.database.session() as session:
        session.add(twin)
    assert row.seed not in str(failed.value)
    assert row.seed in json.dumps(vars_of(row), default=str)
    assert connect("sqlite://").hide_parameters

"""Players who go on while servers and databases are killed, and who write down what was acknowledged.

Shared by `test_nothing_lost.py` and its long version, `bench/kill.py`.
"""

import threading
import time
from collections import Counter
from contextlib import suppress
from itertools import count
from random import Random

import httpx
import psutil
from sqlalchemy import select
from tests.server.player import BOT, ME, OPEN, Player, view_on_the_wire

from kronika.engine.match import Match
from kronika.games import game
from kronika.server.chat import Chat
from kronika.server.database import Database, connect
from kronika.server.models import TableRow
from kronika.server.replaying import fold
from kronika.server.settings import Settings
from kronika.server.store import Store

PETR = {"kind": "me", "name": "Petr"}
SEATINGS = [[ME, PETR], [ME, BOT], [BOT, ME, PETR], [ME, OPEN]]

# Settings of the servers: a quick sweep, and no limits that keep the players from playing.
QUICK = {"sweep_seconds": 0.3, "limits": '{"guests": "9999/minute", "tables": "9999/minute", "chat": "9999/minute"}'}
UNDO, CHAT, RESIGN = 0.15, 0.05, 0.004  # how often, beside answers
PATIENCE = 600  # seconds without any answer from any worker


class Stubborn(threading.Thread):
    """Plays game after game at tables of one kind, for all their people, and doesn't mind if a server is gone. Talks to
    any worker; sends again what may be sent again."""

    def __init__(self, workers, name, seats, stop) -> None:
        super().__init__(daemon=True)
        self.workers = workers
        self.people = [Player(workers[0].base, name)]
        if OPEN in seats:
            self.people.append(Player(workers[0].base, f"{name}'s friend"))
        self.accounts = [person.get("/me").json()["id"] for person in self.people]
        self.seats = seats
        self.stop = stop
        self.random = Random(name)
        self.numbers = count(1)
        self.failed: Exception | None = None
        # What was acknowledged:
        self.tables = []
        self.happenings = {}  # (table, version) -> (kind, seat, token)
        self.seated = []  # (table, seat, account)
        self.given_up = []  # (table, seat), to a bot
        self.lines = {}  # (table, text) -> whether it was acknowledged; otherwise it may be there or not

    def run(self) -> None:
        try:
            table = self.new_table()
            while True:
                while self.step(table):
                    time.sleep(0.005)
                if self.stop.is_set():
                    return
                again = self.random.random() < 0.3 and self.plays_at(table)
                table = self.play_again(table) if again else self.new_table()
        except Exception as error:
            self.failed = error  # `play_while` raises it

    # --- asking

    def ask(self, person, method, path, key=None, **body):
        """Once, at any worker: None if it can't be known whether it happened."""
        worker = self.random.choice(self.workers)
        headers = {"Idempotency-Key": key} if key else {}
        try:
            answer = person.http.request(
                method, f"{worker.base}/api{path}", json=None if method == "GET" else body, headers=headers
            )
        except httpx.TransportError:
            time.sleep(0.02)
            return None
        if answer.status_code in (429, 503):
            time.sleep(0.02)
        else:
            assert answer.status_code < 500, answer.text
        return answer

    def insist(self, person, method, path, key=None, **body):
        """Until there is an answer: for what may be sent again."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            answer = self.ask(person, method, path, key, **body)
            if answer is not None and answer.status_code not in (429, 503):
                assert answer.status_code < 300, answer.text
                return answer.json()
        raise AssertionError("nobody answers")

    def new_key(self) -> str:
        return f"request number {next(self.numbers)}"

    # --- acting

    def new_table(self):
        made = self.insist(self.people[0], "POST", "/tables", self.new_key(), game="innovation", seats=self.seats)
        table = made["id"]
        self.tables.append(table)
        for seat, given in enumerate(self.seats):
            if given == OPEN:
                self.insist(self.people[1], "POST", f"/tables/{table}/seats/{seat}")
                self.seated.append((table, seat, self.accounts[1]))
        return table

    def plays_at(self, table):
        """Who has resigned from every seat can't ask for another game."""
        return any(seat["mine"] for seat in self.insist(self.people[0], "GET", f"/tables/{table}")["seats"])

    def play_again(self, table):
        made = self.insist(self.people[0], "POST", f"/tables/{table}/again")
        self.tables.append(made["id"])
        return made["id"]

    def step(self, table) -> bool:
        """Let everybody who is asked act once; False if the game is over."""
        for person in self.people:
            seen = self.insist(person, "GET", f"/tables/{table}")
            if seen["state"] != "running":
                assert seen["state"] == "finished", f"table {table} is {seen['state']}"
                return False
            if seen["asked"] is not None and seen["seats"][seen["asked"]]["mine"]:
                self.act(person, table, seen["asked"])
        return True

    def act(self, person, table, seat) -> None:
        state = self.insist(person, "GET", f"/tables/{table}/state?seat={seat}")
        if not state["choice"] or not state["choice"]["options"]:
            return
        chance = self.random.random()
        if self.stop.is_set():  # two players have played enough; of more, a bot would take the seat
            chance = 1.0 if len(self.seats) == 2 else 0.5
        if chance < UNDO and state["can_undo"]:
            self.happen(person, table, "undo", state)
        elif chance < UNDO + CHAT:
            self.talk(person, table)
        elif chance > 1 - RESIGN:
            self.happen(person, table, "resign", state)
        else:
            self.happen(person, table, "answer", state, self.random.choice(state["choice"]["options"])["token"])

    def happen(self, person, table, kind, state, token=None) -> None:
        seat, version = state["seat"], state["version"]
        path = f"/tables/{table}/{'answers' if kind == 'answer' else kind}"
        body = {"seat": seat, "version": version, **({"token": token} if token else {})}
        answer = self.ask(person, "POST", path, **body)
        if answer is None or answer.status_code in (409, 429, 503):
            return  # it may have happened or not: the next state tells
        assert answer.status_code == 200, answer.text
        if kind == "resign" and len(self.seats) > 2:
            self.given_up.append((table, seat))
        else:
            assert (table, version + 1) not in self.happenings, "two things were acknowledged for one version"
            self.happenings[table, version + 1] = (kind, seat, token or "")

    def talk(self, person, table) -> None:
        """Half of the lines are sent until they are acknowledged, the others once."""
        text, key = f"line {next(self.numbers)}", self.new_key()
        if self.random.random() < 0.5:
            self.insist(person, "POST", f"/tables/{table}/chat", key, text=text)
            self.lines[table, text] = True
        else:
            answer = self.ask(person, "POST", f"/tables/{table}/chat", key, text=text)
            self.lines[table, text] = answer is not None and answer.status_code == 201

    def acknowledged(self):
        """How much of what, for waiting and for tables of figures."""
        return Counter(
            {"tables": len(self.tables), "seats": len(self.seated), "chat": sum(self.lines.values())}
        ) + Counter(kind for kind, _, _ in list(self.happenings.values()))


def play_while(workers, seatings, disturb):
    """Players at tables of these kinds, disturbed; when that is done they finish their games."""
    stop = threading.Event()
    players = [Stubborn(workers, f"Player {number}", seats, stop) for number, seats in enumerate(seatings)]
    for player in players:
        player.start()
    try:
        disturb(lambda: sum(player.acknowledged().total() for player in players))
    finally:
        stop.set()
        for player in players:
            player.join(2 * PATIENCE)
    assert not any(player.is_alive() for player in players), "a game doesn't come to its end"
    for player in players:
        if player.failed is not None:
            raise AssertionError(f"{player.people[0].base}: {player.failed!r}") from player.failed
    return players


def some_more(acknowledged, random) -> None:
    """Wait until some more has been acknowledged, and then a random moment."""
    before, end = acknowledged(), time.monotonic() + PATIENCE
    enough = before + random.randrange(3, 12)
    while acknowledged() <= enough:
        assert time.monotonic() < end, "nothing goes on"
        time.sleep(0.005)
    time.sleep(random.random() * 0.05)


def kill_postgres(postgres) -> None:
    """PostgreSQL with all its processes, like a power cut of its machine; then it is started again."""
    postmaster = psutil.Process(postgres.get_pid())
    postmaster.suspend()  # it must not start another process that would outlive it
    processes = [*postmaster.children(recursive=True), postmaster]
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            process.kill()
    psutil.wait_procs(processes, timeout=20)
    postgres.ensure_postgres_running()


# --- afterwards


def check(database, players, workers) -> None:
    """The database holds all that was acknowledged and nothing twice, no table is stuck, and every worker serves what
    the database holds."""
    opened = Database(connect(Settings(database=database).database))
    store = Store(opened)
    try:
        assert store.stuck_tables() == []
        for player in players:
            check_player(store, player, workers)
            for person in player.people:
                person.http.close()
    finally:
        opened.engine.dispose()


def check_player(store, player, workers) -> None:
    with store.database.reading() as session:
        opened = set(session.scalars(select(TableRow.id).where(TableRow.host == player.accounts[0])))
    assert len(player.tables) == len(set(player.tables))
    assert opened == set(player.tables), "a table is lost, or there are two for one request"
    for table in player.tables:
        check_table(store, player, table, workers)


def check_table(store, player, table, workers) -> None:
    stored = store.read(table)
    rows = stored.happenings
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    assert stored.row.version == len(rows)
    written = {row.version: (row.kind, row.seat, row.token) for row in rows}
    for (where, version), happened in player.happenings.items():
        if where == table:
            assert written[version] == happened
    match = Match.start(game(stored.row.game), len(stored.seats), stored.row.seed, stored.row.options)
    for seat, token in fold(rows):
        match.repeat(seat, token)
    assert match.over
    assert (stored.row.state, stored.row.result) == ("finished", match.result.to_json())
    for where, seat, account in player.seated:
        assert where != table or stored.seats[seat].account == account
    for where, seat in player.given_up:
        assert where != table or (stored.seats[seat].kind, stored.seats[seat].account) == ("bot", None)
    said = Counter(row.text for row in Chat(store.database).read(table, limit=10**6))
    for (where, text), acknowledged in player.lines.items():
        if where == table:
            assert said.pop(text, 0) == 1 if acknowledged else said.pop(text, 0) <= 1
    assert not said, "lines that nobody said"
    for worker in workers:
        for person, account in zip(player.people, player.accounts, strict=True):
            for seat in stored.seats:
                if seat.account == account:
                    state = person.http.get(f"{worker.base}/api/tables/{table}/state?seat={seat.seat}").json()
                    assert (state["version"], state["view"]) == (len(rows), view_on_the_wire(match, seat.seat))

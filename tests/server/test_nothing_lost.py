"""Kill the server at any moment: what was acknowledged is there, and every game goes on to its end."""

import threading
import time
from contextlib import closing
from random import Random

import httpx
from tests.server.conftest import Server
from tests.server.player import BOT, ME, Player, living, wait_until

from kronika.engine.match import Match
from kronika.games import game
from kronika.server.replaying import fold
from kronika.server.settings import Settings
from kronika.server.store import Store, connect

PETR = {"kind": "me", "name": "Petr"}


class Stubborn(threading.Thread):
    """Plays game after game for all human seats of a table, talks to any worker, and doesn't mind if one is gone."""

    def __init__(self, workers, name, seats, stop):
        super().__init__()
        self.workers = workers
        self.player = Player(workers[0].base, name)
        self.mine = [number for number, seat in enumerate(seats) if seat["kind"] == "me"]
        self.seats = seats
        self.stop = stop
        self.random = Random(name)
        self.tables = [self.player.new_table(*seats)["id"]]
        self.acknowledged = []  # (table, version, seat, token)
        self.failed = None

    def run(self):
        try:
            while True:
                self.play(self.tables[-1])
                if self.stop.is_set():
                    return
                self.tables.append(self.insist("POST", "/tables", game="innovation", seats=self.seats).json()["id"])
        except Exception as error:
            self.failed = error
            raise

    def ask(self, method, path, **body):
        worker = self.random.choice(self.workers)
        return self.player.http.request(method, f"{worker.base}/api{path}", json=body or None)

    def insist(self, method, path, **body):
        """Ask until there is an answer: for what may be asked twice."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                answer = self.ask(method, path, **body)
                if answer.status_code < 500:
                    return answer
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError("nobody answers")

    def play(self, table):
        while (asked := self.insist("GET", f"/tables/{table}").json()["asked"]) is not None:
            time.sleep(0.01)
            if asked not in self.mine:
                continue
            state = self.insist("GET", f"/tables/{table}/state?seat={asked}").json()
            if not state["choice"] or not state["choice"]["options"]:
                continue
            token = self.random.choice(state["choice"]["options"])["token"]
            try:
                answer = self.ask("POST", f"/tables/{table}/answers", seat=asked, version=state["version"], token=token)
            except httpx.TransportError:
                continue  # it may have happened or not: the next state tells
            if answer.status_code == 200:
                self.acknowledged.append((table, state["version"] + 1, asked, token))
            else:
                assert answer.status_code in (409, 503), answer.text


def check(database, players, workers):
    """The database holds what was acknowledged, and all workers serve what it holds."""
    store = Store(connect(Settings(database=database).database))
    try:
        for player in players:
            check_player(store, player, workers)
    finally:
        store.engine.dispose()


def check_player(store, player, workers):
    assert player.failed is None
    rows = {}
    with closing(player.player.http) as http:
        for table in player.tables:
            stored = store.read(table)
            happenings = stored.happenings
            assert [row.version for row in happenings] == list(range(1, len(happenings) + 1))
            match = Match.start(game(stored.row.game), len(stored.seats), stored.row.seed, stored.row.options)
            for seat, token in fold(happenings):
                match.answer(token)
                rows[table, len(match.answers)] = (seat, token)
            assert match.over
            assert (stored.row.state, stored.row.result) == ("finished", match.result.to_json())
            for worker in workers:
                for seat in player.mine:
                    state = http.get(f"{worker.base}/api/tables/{table}/state?seat={seat}").json()
                    assert (state["version"], state["view"]) == (len(happenings), match.view(seat))
    assert len(player.acknowledged) == len({(table, version) for table, version, _, _ in player.acknowledged})
    for table, version, seat, token in player.acknowledged:
        assert rows[table, version] == (seat, token)


def play_while(workers, tables, disturb):
    """Players at these tables, disturbed; when that is done they finish their games."""
    stop = threading.Event()
    players = [Stubborn(workers, f"Player {number}", seats, stop) for number, seats in enumerate(tables)]
    for player in players:
        player.start()
    try:
        disturb(lambda: sum(len(player.acknowledged) for player in players))
    finally:
        stop.set()
        for player in players:
            player.join(120)
    assert not any(player.is_alive() for player in players)
    return players


def some_more(count, random):
    """Wait until some more answers have been acknowledged, and then a random moment."""
    before = count()
    wait_until(lambda: count() > before + random.randrange(3, 12), 60)
    time.sleep(random.random() * 0.05)


def test_two_workers_are_killed_in_turn(new_database, tmp_path):
    database = new_database("postgresql")
    random = Random("kill")
    with (
        Server(database, tmp_path, sweep_seconds=0.3) as first,
        Server(database, tmp_path, sweep_seconds=0.3) as second,
    ):
        workers = [first, second]

        def disturb(count):
            for victim in (first, second, first):
                some_more(count, random)
                victim.kill()
                some_more(count, random)  # the other one goes on alone
                victim.start()

        players = play_while(workers, [[ME, PETR], [ME, BOT], [BOT, ME, BOT]], disturb)
        check(database, players, workers)


def test_one_worker_on_sqlite_is_killed_and_stopped(new_database, tmp_path):
    database = new_database("sqlite")
    random = Random("kill")
    with Server(database, tmp_path, sweep_seconds=0.3) as server:

        def disturb(count):
            for end in (server.kill, lambda: stop_well(server)):
                some_more(count, random)
                end()
                server.start()
            some_more(count, random)

        players = play_while([server], [[ME, PETR], [ME, BOT]], disturb)
        check(database, players, [server])


def stop_well(server):
    server.process.terminate()
    assert server.process.wait(20) == 0


def test_one_command_starts_several_workers_that_end_together(new_database, tmp_path):
    database = new_database("postgresql")
    with Server(database, tmp_path, workers=2) as server:
        dana = server.player()
        table = dana.new_table(ME, PETR)["id"]
        dana.http.close()
        for version in range(20):
            with httpx.Client(base_url=server.base, cookies=dana.http.cookies) as dana.http:  # any worker may get it
                asked = dana.get(f"/tables/{table}").json()["asked"]
                state = dana.state(table, asked)
                assert state["version"] == version
                dana.answer_anything(table, asked, state).raise_for_status()
        group = server.process.pid
        stop_well(server)
        wait_until(lambda: living(group) == [])

"""A server that is told to stop does so within seconds, and leaves no process behind however it ends."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from tests.server.conftest import Server
from tests.server.player import MASTER, ME, living, wait_until

from kronika.server import stopping

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")

PATIENCE = 20  # seconds until a test says that a server hangs; it has to be gone after 5


def ends(server, how=signal.SIGTERM, whom=None):
    """The exit code of a server that gets this signal. Nothing that it started is left."""
    group = server.process.pid
    os.kill(whom or group, how)
    code = server.process.wait(PATIENCE)
    wait_until(lambda: living(group) == [])
    return code


def let_masters_think(server) -> None:
    """Come to a moment when masters think: besides the servers and the bots there are processes that help these."""
    before = len(living(server.process.pid))
    dana = server.player()
    for _ in range(4):
        dana.new_table(ME, MASTER, MASTER, MASTER)
        dana.new_table(MASTER, MASTER, MASTER, ME)
    wait_until(lambda: len(living(server.process.pid)) > before + 3, 60)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_while_masters_think(new_database, tmp_path, how) -> None:
    with Server(new_database("sqlite"), tmp_path) as server:
        let_masters_think(server)
        assert ends(server, how) == 0


def test_no_bot_outlives_a_server_that_is_killed(new_database, tmp_path) -> None:
    with Server(new_database("sqlite"), tmp_path) as server:
        let_masters_think(server)
        assert ends(server, signal.SIGKILL) == -signal.SIGKILL


def test_workers_stop_together_while_masters_think(new_database, tmp_path) -> None:
    with Server(new_database("postgresql"), tmp_path, workers=2) as server:
        let_masters_think(server)
        assert ends(server) == 0


def test_workers_stop_when_their_supervisor_is_killed(new_database, tmp_path) -> None:
    with Server(new_database("postgresql"), tmp_path, workers=2) as server:
        let_masters_think(server)
        assert ends(server, signal.SIGKILL) == -signal.SIGKILL


def test_ctrl_c_stops_a_server_in_the_background_of_a_script(new_database, tmp_path, monkeypatch) -> None:
    """A shell without job control lets its background commands ignore SIGINT."""
    started = subprocess.Popen

    def in_background(command, **more):
        return started(["/bin/sh", "-c", 'trap "" INT; exec "$@"', "sh", *command], **more)

    monkeypatch.setattr(subprocess, "Popen", in_background)
    with Server(new_database("sqlite"), tmp_path) as server:
        let_masters_think(server)
        assert ends(server, signal.SIGINT) == 0


def test_a_server_with_an_open_connection_and_a_hint_under_way_stops(new_database, tmp_path) -> None:
    with Server(new_database("sqlite"), tmp_path) as server:
        dana = server.player()
        table = dana.new_table(ME, ME)["id"]
        asked = dana.get(f"/tables/{table}").json()["asked"]

        with dana.live(table, asked):
            before = len(living(server.process.pid))
            hint = threading.Thread(target=ask_for_hint, args=(dana, table, asked))
            hint.start()
            wait_until(lambda: len(living(server.process.pid)) > before)
            assert ends(server) == 0
            hint.join()


def ask_for_hint(player, table, seat) -> None:
    """The bot may just have finished."""
    with suppress(httpx.TransportError):
        player.post(f"/tables/{table}/hint", seat=seat)


def test_a_write_that_hangs_does_not_keep_a_server_from_stopping(new_database, tmp_path) -> None:
    database = new_database("sqlite")
    with Server(database, tmp_path) as server:
        dana = server.player()
        table = dana.new_table(ME, ME)["id"]
        asked = dana.get(f"/tables/{table}").json()["asked"]
        state = dana.state(table, asked)
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            dana.http.timeout = 1
            with pytest.raises(httpx.ReadTimeout):
                dana.answer_anything(table, asked, state)
            assert ends(server) == 1
    assert stopping.FOR_REQUESTS < stopping.FOR_ALL < 4


def test_python_does_not_wait_for_a_master_at_its_exit() -> None:
    """A program that has let a master think ends like any other."""
    program = (
        "from kronika.bots import Position; from kronika.bots.search import Search\n"
        "from kronika.engine.match import Match; from kronika.games import game\n"
        "if __name__ == '__main__':\n"
        "    match = Match.start(game('innovation'), 2, '1', {})\n"
        "    Search(1, 40, trees=2, parallel=True).choose(Position(match)); print('chosen')\n"
    )
    done = subprocess.run([sys.executable, "-c", program], timeout=60, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "chosen\n", "")

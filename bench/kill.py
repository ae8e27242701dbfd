"""Kills servers and databases, and checks that nothing is lost: `python bench/kill.py --kills 1000`.

People create tables, sit down, answer, undo, chat and resign while processes are killed at random moments with SIGKILL:
on SQLite the server with its bots, on PostgreSQL one of two workers, both, or PostgreSQL itself. After every round,
everything that was acknowledged must be in the database exactly once, every game must have ended, and every worker must
serve what the database holds. This is the long version of tests/server/test_nothing_lost.py.

Every round is one line of the results file. You can stop it at any time: the next run continues from there. Servers are
forked from a process that has imported the program (see `forked`), so most of the time is spent on playing.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.conftest import Server, own_postgres
from tests.server.kills import QUICK, SEATINGS, check, kill_postgres, play_while, some_more

from forked import Forked, Starter

A_ROUND = 20  # kills between two checks
SETTINGS = {**QUICK, "log_level": "ERROR", "bot_processes": 1}

KILLED = ("workers", "servers", "databases")
COLUMNS = (*KILLED, "answer", "undo", "resign", "chat", "tables", "seats", "failed", "seconds")

Kill = Callable[[], None]


class QuickServer(Server):
    starter: Starter

    def launch(self) -> Forked:
        return self.starter.start(self.environment)


def restart(servers: list[Any]) -> Kill:
    def kill() -> None:
        for server in servers:
            server.kill()
        for server in servers:
            server.start()

    return kill


@contextmanager
def sqlite() -> Iterator[tuple[str, list[Any], dict[str, Kill]]]:
    with tempfile.TemporaryDirectory(prefix="kronika-kill-") as home:
        database = f"sqlite:///{home}/kronika.db"
        with QuickServer(database, home, **SETTINGS) as server:
            yield database, [server], {"servers": restart([server])}


@contextmanager
def postgresql() -> Iterator[tuple[str, list[Any], dict[str, Kill]]]:
    with tempfile.TemporaryDirectory(prefix="kronika-kill-") as home, ExitStack() as stack:
        postgres = stack.enter_context(own_postgres())
        database = postgres.get_uri()
        workers = [stack.enter_context(QuickServer(database, home, **SETTINGS)) for _ in range(2)]
        kills = {
            "workers": restart(workers[:1]),
            "other worker": restart(workers[1:]),
            "servers": restart(workers),
            "databases": lambda: kill_postgres(postgres),
        }
        yield database, workers, kills


DATABASES = {"SQLite": sqlite, "PostgreSQL": postgresql}


def play_round(name: str, kills: int, random: Random) -> dict[str, int]:
    """Play while processes are killed this often, let everybody finish, and check. Returns how often each kind of
    process was killed and how much was acknowledged."""
    counted: Counter[str] = Counter()
    started = time.monotonic()
    with DATABASES[name]() as (database, workers, ways):

        def disturb(acknowledged: Callable[[], int]) -> None:
            for _ in range(kills):
                some_more(acknowledged, random)
                way = random.choice(list(ways))
                ways[way]()
                counted["workers" if way == "other worker" else way] += 1
            some_more(acknowledged, random)

        players = play_while(workers, SEATINGS, disturb)
        check(database, players, workers)
    for player in players:
        counted += player.acknowledged()
    counted["seconds"] = round(time.monotonic() - started)
    return dict(counted)


def read(results: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in results.read_text().splitlines()] if results.exists() else []


def killed(rounds: list[dict[str, Any]], name: str) -> int:
    return sum(one.get(kind, 0) for one in rounds if one["database"] == name for kind in KILLED)


def report(rounds: list[dict[str, Any]]) -> None:
    print("| database | rounds | " + " | ".join(COLUMNS) + " |")
    print("| --- |" + " --- |" * (len(COLUMNS) + 1))
    for name in DATABASES:
        mine = [one for one in rounds if one["database"] == name]
        sums = [str(sum(one.get(column, 0) for one in mine)) for column in COLUMNS]
        print(f"| {name} | {len(mine)} | " + " | ".join(sums) + " |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000, help="on each database, with those in the results file")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no new round after that")
    parser.add_argument("--only", choices=list(DATABASES))
    parser.add_argument("--results", type=Path, default=Path("kills.jsonl"))
    given = parser.parse_args()
    end = time.monotonic() + given.minutes * 60
    rounds = read(given.results)
    QuickServer.starter = Starter()
    while time.monotonic() < end:
        left = {name: given.kills - killed(rounds, name) for name in DATABASES if given.only in (None, name)}
        name = max(left, key=lambda one: left[one])
        if left[name] <= 0:
            break
        result: dict[str, Any] = {"database": name, "seed": len(rounds)}
        try:
            result |= play_round(name, min(A_ROUND, left[name]), Random(len(rounds)))
        except AssertionError as error:
            result |= {"failed": 1, "why": str(error)}
        rounds.append(result)
        with given.results.open("a") as lines:
            lines.write(json.dumps(result) + "\n")
        print(result, flush=True)
    QuickServer.starter.stop()
    report(rounds)
    if any(one.get("failed") for one in rounds):
        sys.exit("Something was lost, done twice or stuck: see the results.")


if __name__ == "__main__":
    main()

"""What a host sees: whether the server is ready, metrics of all workers, and logs that tell an outage once."""

import json
import logging
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import event, make_url
from tests.server.conftest import Server, ServerHere
from tests.server.player import BOT, ME, port_of, reserve_port, states, wait_until

from kronika.server import logs, outages, readiness
from kronika.server.metrics import Metrics
from kronika.server.outages import Outage

DOCS = Path(__file__).parents[2] / "docs"
PETR = {"kind": "me", "name": "Petr"}


def samples(address):
    """All values by name and labels."""
    found = {}
    for family in text_string_to_metric_families(httpx.get(f"{address}/metrics").raise_for_status().text):
        for one in family.samples:
            found[one.name, *sorted(one.labels.items())] = one.value
    return found


def names():
    """Every metric of the server."""
    return {f"{metric.name}{'_total' if metric.type == 'counter' else ''}" for metric in Metrics().registry.collect()}


def test_every_metric_is_documented_and_shown_in_the_dashboard() -> None:
    host = (DOCS / "host.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in host.splitlines() if line.startswith("| `kronika_")]
    documented = set(re.findall(r"`(kronika_[a-z_]+)`", " ".join(rows)))
    assert documented == names()
    dashboard = json.loads((DOCS / "grafana.json").read_text(encoding="utf-8"))
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    shown = {re.sub(r"_(bucket|sum|count)$", "", name) for name in re.findall(r"kronika_[a-z_]+", asked)}
    assert shown == names()


def test_what_happens_is_measured(new_database) -> None:
    with ServerHere(new_database("sqlite"), sweep_seconds=0.1) as server:
        dana = server.player()
        table = dana.new_table(ME, PETR, BOT)["id"]
        by_http = by_live = 0
        with dana.live(table, 0) as socket:
            for message in states(socket):
                state = message["state"]
                if by_http + by_live > 8:
                    break
                if state["choice"]["seat"] == 0:
                    token = dana.random.choice(state["choice"]["options"])["token"]
                    socket.send(json.dumps({"type": "answer", "seat": 0, "version": state["version"], "token": token}))
                    by_live += 1
                elif state["choice"]["seat"] == 1:
                    dana.answer_anything(table, 1, dana.state(table, 1)).raise_for_status()
                    by_http += 1
            wait_until(lambda: samples(server.base)["kronika_connections",] == 1)
        httpx.request("FANCY", server.base)
        time.sleep(1.1)  # the next beat
        found = samples(server.base)
        rows = len(server.hub.store.happenings(table))
        assert found["kronika_answer_seconds_count", ("channel", "http")] == by_http
        assert found["kronika_answer_seconds_count", ("channel", "live")] == by_live
        assert found["kronika_commit_answers_sum",] == rows
        assert 1 <= found["kronika_commit_seconds_count",] <= rows
        assert found["kronika_bot_queue_seconds_count", ("priority", "present")] >= 1
        assert found["kronika_bot_seconds_count",] == rows - by_http - by_live
        assert found["kronika_sweep_seconds_count",] > 1
        assert found["kronika_event_loop_lag_seconds_count",] > 0
        assert found["kronika_live_tables",] == 1
        assert found["kronika_worker_memory_bytes",] > 1e7
        assert found["kronika_worker_cpu_seconds",] > 0
        assert {dict(labels)["method"] for name, *labels in found if name == "kronika_requests_total"} <= {
            "GET",
            "POST",
            "other",
        }


def test_one_port_tells_of_all_workers_and_a_dead_one_is_no_longer_counted(new_database, tmp_path) -> None:
    reserved = reserve_port()
    port = port_of(reserved)
    with reserved, Server(new_database("postgresql"), tmp_path, workers=2, metrics_port=port) as server:
        metrics = f"http://127.0.0.1:{port}"
        assert httpx.get(f"{server.base}/metrics").status_code == 404
        dana = server.player()
        table = dana.new_table(ME, PETR)["id"]
        dana.http.close()
        pids = lambda: {dict(key[1:])["pid"] for key in samples(metrics) if key[0] == "kronika_worker_memory_bytes"}  # noqa: E731
        for _ in range(12):
            with httpx.Client(base_url=server.base, cookies=dana.http.cookies) as dana.http:  # any worker may get it
                asked = dana.get(f"/tables/{table}").json()["asked"]
                dana.answer_anything(table, asked, dana.state(table, asked)).raise_for_status()
        assert samples(metrics)["kronika_answer_seconds_count", ("channel", "http")] == 12
        assert samples(metrics)["kronika_commit_answers_sum",] == 12
        wait_until(lambda: len(pids()) == 2)
        before = pids()
        victim = int(before.pop())
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: str(victim) not in pids() and len(pids()) == 2)
        assert samples(metrics)["kronika_answer_seconds_count", ("channel", "http")] == 12  # what was counted stays


def test_a_port_that_is_taken_is_a_clear_message(new_database, tmp_path) -> None:
    with reserve_port() as other, Server(new_database("sqlite"), tmp_path) as server:
        ports = {"KRONIKA_PORT": str(port_of(other)), "KRONIKA_METRICS_PORT": str(server.port)}
        environment = {**server.environment, **ports}
        command = [sys.executable, "-m", "kronika", "serve"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert f"Metrics can't be served on 127.0.0.1:{server.port}" in done.stderr
    assert "Traceback" not in done.stderr


# --- ready


def ready(server):
    return httpx.get(f"{server.base}/readyz").status_code


def no_cache(monkeypatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0)


def test_a_database_that_can_be_read_but_not_written_is_not_ready(new_database, monkeypatch) -> None:
    no_cache(monkeypatch)
    with ServerHere(new_database("sqlite")) as server:
        dana = server.player()
        assert ready(server) == 200

        def refuse_writing(connection, *_) -> None:
            connection.execute("PRAGMA query_only = ON")

        event.listen(server.hub.engine, "checkout", refuse_writing)
        assert ready(server) == 503
        assert dana.get("/me").status_code == 200
        event.remove(server.hub.engine, "checkout", refuse_writing)
        server.hub.engine.dispose()
        assert ready(server) == 200


def test_a_read_only_postgresql_is_not_ready(new_database, postgres, monkeypatch) -> None:
    no_cache(monkeypatch)
    database = new_database("postgresql")
    name = make_url(database).database
    with ServerHere(database) as server:
        dana = server.player()
        assert ready(server) == 200
        postgres.psql(f"ALTER DATABASE {name} SET default_transaction_read_only = on;")
        server.hub.engine.dispose()
        assert ready(server) == 503
        assert dana.get("/me").status_code == 200
        postgres.psql(f"ALTER DATABASE {name} SET default_transaction_read_only = off;")
        server.hub.engine.dispose()
        assert ready(server) == 200


def test_many_probes_write_once(new_database, monkeypatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 600)
    with ServerHere(new_database("sqlite")) as server:  # it has been asked already, until it was ready
        statements = []
        event.listen(server.hub.engine, "before_cursor_execute", lambda *args: statements.append(args[2]))
        for _ in range(20):
            assert ready(server) == 200
        assert not any("alembic_version" in statement for statement in statements)


def test_a_database_that_hangs_is_not_ready_and_asked_only_once(new_database, monkeypatch) -> None:
    with ServerHere(new_database("sqlite")) as server:
        no_cache(monkeypatch)
        monkeypatch.setattr(readiness, "PATIENCE", 0.05)
        probes, answer = [], threading.Event()

        def hang() -> None:
            probes.append(1)
            answer.wait()

        monkeypatch.setattr(server.hub.database, "probe", hang)
        try:
            assert [ready(server) for _ in range(4)] == [503] * 4
        finally:
            answer.set()
        assert len(probes) == 1


# --- logs


@pytest.fixture
def logged():
    """What is logged from now on, by message."""
    found = []

    class Collecting(logging.Handler):
        def emit(self, record) -> None:
            found.append(record)

    handler = Collecting(logging.WARNING)
    loggers = [logging.getLogger(name) for name in ("kronika.store", "kronika.keeper", "kronika.bots", "kronika.http")]
    loggers += [logging.getLogger(name) for name in ("kronika.notices", "kronika.live")]
    for logger in loggers:
        logger.addHandler(handler)
    yield found
    for logger in loggers:
        logger.removeHandler(handler)


def test_an_outage_is_one_however_often_it_fails_and_whatever_works_between(logged) -> None:
    moment = [100.0]
    outage = Outage("written", lambda: moment[0])
    outage.worked()
    for second in range(30):
        moment[0] = 100.0 + second
        outage.failed("disk is full")
        outage.worked()  # now and then something gets through
    assert [record.getMessage() for record in logged] == ["the database can't be written"]
    moment[0] = 131
    outage.worked()
    moment[0] = 129 + outages.QUIET
    outage.worked()
    outage.worked()
    assert [record.getMessage() for record in logged[1:]] == ["the database can be written again"]
    assert (logged[1].failures, logged[1].seconds, logged[0].reason) == (30, 29.0, "disk is full")
    outage.failed("once more")
    assert len(logged) == 3


def test_a_lost_database_is_logged_once_and_once_when_it_is_back(new_database, postgres, logged, monkeypatch) -> None:
    monkeypatch.setattr(outages, "QUIET", 1)
    database = new_database("postgresql")
    name = make_url(database).database
    with ServerHere(database, sweep_seconds=0.1) as server:
        dana = server.player()
        table = dana.new_table(ME, BOT, BOT)["id"]
        wait_until(lambda: dana.get(f"/tables/{table}").json()["asked"] == 0)
        state = dana.state(table, 0)
        postgres.psql(
            f"ALTER DATABASE {name} ALLOW_CONNECTIONS false; "
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';"
        )
        for _ in range(20):
            assert dana.answer_anything(table, 0, state).status_code == 503
            assert ready(server) in (200, 503)
        wait_until(lambda: server.hub.notices.outage.failures > 1)
        begun = sorted(record.getMessage() for record in logged)
        assert begun == [
            "the database can't be listened to",
            "the database can't be read",
            "the database can't be written",
        ]
        postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true;")

        def over():
            dana.get(f"/tables/{table}")
            ready(server)
            return len(logged) >= 6

        wait_until(over)
        ended = sorted(record.getMessage() for record in logged[3:])
        assert ended == [words.replace("can't", "can") + " again" for words in begun]
        assert min(record.failures for record in logged[3:]) >= 1
        assert samples(server.base)["kronika_database_errors_total", ("use", "write")] >= 20


# --- what is told in a terminal


def test_a_terminal_gets_lines_to_read_and_a_service_json(new_database: Callable[[str], str], tmp_path: Path) -> None:
    with Server(new_database("sqlite"), tmp_path, log_level="INFO") as server:
        server.stop()
        ours, its = os.openpty()
        server.process = subprocess.Popen(
            [sys.executable, "-m", "kronika.server"], env=server.environment, stderr=its, start_new_session=True
        )
        os.close(its)
        wait_until(server.is_ready)
        dana = server.player()
        table = dana.new_table(ME, PETR)["id"]
        with dana.live(table, 0) as socket:
            next(iter(states(socket)))
        said = ""
        while f"Dana left the table {table}" not in said:
            said += os.read(ours, 4096).decode()
        os.close(ours)
    assert re.search(rf"^\d\d:\d\d:\d\d  Dana came to the table {table}\r$", said, re.MULTILINE)
    assert "request" not in said
    assert "{" not in said


def test_a_problem_is_told_with_its_reason_to_people_and_without_names_to_machines() -> None:
    record = logging.LogRecord("kronika.rooms", logging.WARNING, "", 0, "a table was rebuilt", (), None)
    record.table, record.reason, record.player = "3f2a", "its snapshot is damaged", "Dana"
    assert json.loads(logs.JsonLines().format(record)) | {"at": ""} == {
        "at": "",
        "level": "warning",
        "from": "kronika.rooms",
        "message": "a table was rebuilt",
        "table": "3f2a",
        "reason": "its snapshot is damaged",
    }
    del record.player
    assert (
        logs.ReadableLines()
        .format(record)
        .endswith("  a table was rebuilt; table: 3f2a; reason: its snapshot is damaged")
    )

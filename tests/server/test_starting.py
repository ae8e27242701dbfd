"""A full table is a table that has started, and an error says what is true, whenever the database fails."""

import re
import sqlite3
import time
from contextlib import contextmanager
from typing import Never

import psycopg
import pytest
from sqlalchemy import event, select, update
from sqlalchemy.exc import OperationalError
from tests.server.conftest import ServerHere
from tests.server.player import BOT, ME, OPEN, wait_until

from kronika.server.database import StoreFull
from kronika.server.models import SeatRow, TableRow

PETR = {"kind": "me", "name": "Petr"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request, new_database):
    with ServerHere(new_database(request.param), sweep_seconds=3600) as running:
        running.hub.rooms.changed.clear()  # no bot writes while the database fails
        yield running


@pytest.fixture
def dana(server):
    return server.player()


def tables(server):
    """Every table on disk and who sits at it: what must not change if nothing has changed."""
    with server.hub.database.reading() as session:
        rows = session.scalars(select(TableRow).order_by(TableRow.id)).all()
        seats = session.scalars(select(SeatRow).order_by(SeatRow.table_id, SeatRow.seat)).all()
        return (
            [(row.id, row.state, row.again) for row in rows],
            [(seat.table_id, seat.seat, seat.kind, seat.account) for seat in seats],
        )


def check_started(server, table) -> None:
    """It is running, somebody is asked, and the keeper knows since when and until when."""
    stored = server.hub.store.read(table)
    live = server.table(table)
    assert (stored.row.state, stored.row.asked) == ("running", live.match.choice.seat)
    assert stored.row.asked_since >= stored.row.created
    assert stored.row.due == live.due(stored.row.asked, stored.row.asked_since)


# --- ways to fill a table: each returns the request that fills it


def create_with_a_bot(server, dana):
    headers = {"Idempotency-Key": f"table {time.monotonic_ns()}"}
    body = {"game": "innovation", "seats": [ME, BOT]}
    return lambda: dana.http.post("/api/tables", json=body, headers=headers)


def take_the_last_seat(server, dana):
    table = dana.new_table(ME, OPEN)["id"]
    eva = server.player("Eva")
    return lambda: eva.post(f"/tables/{table}/seats/1")


def play_again(server, dana):
    table = dana.new_table(ME, PETR)["id"]
    dana.post(f"/tables/{table}/resign", seat=0, version=0).raise_for_status()
    return lambda: dana.post(f"/tables/{table}/again")


WAYS = [create_with_a_bot, take_the_last_seat, play_again]


@contextmanager
def failing_statement(server, number):
    """The database fails at the given statement that writes."""
    count = 0

    def fail(_connection, _cursor, statement, parameters, *_) -> None:
        nonlocal count
        if statement.startswith(("INSERT", "UPDATE")):
            count += 1
            if count == number:
                raise OperationalError(statement, None, sqlite3.OperationalError("disk I/O error"))

    event.listen(server.hub.engine, "before_cursor_execute", fail)
    try:
        yield
    finally:
        event.remove(server.hub.engine, "before_cursor_execute", fail)


@contextmanager
def failing_commit(server, monkeypatch, error, after):
    """The next commit of something about a table fails before or after it has reached the disk."""
    dialect, failed, of_tables = server.hub.engine.dialect, [], set()
    commit, entries = type(dialect).do_commit, server.hub.journal.entries

    def watch(connection, _cursor, statement, *_) -> None:
        if re.match(r"(INSERT INTO|UPDATE) (game_table|happening|chat)", statement):
            of_tables.add(connection.connection.driver_connection)

    def fail(connection):
        if failed or connection.driver_connection not in of_tables:
            return commit(dialect, connection)
        failed.append(True)
        if after:
            commit(dialect, connection)
        if isinstance(error, psycopg.OperationalError) and error.sqlstate is None:
            connection.driver_connection.close()
        raise error

    def write(cursor, happenings):
        of_tables.add(cursor.connection)
        return type(entries).write(entries, cursor, happenings)

    event.listen(server.hub.engine, "before_cursor_execute", watch)
    try:
        with monkeypatch.context() as patch:
            patch.setattr(entries, "write", write)
            patch.setattr(dialect, "do_commit", fail)
            yield
    finally:
        event.remove(server.hub.engine, "before_cursor_execute", watch)
    assert failed


def lost_connection(server):
    if server.hub.database.on_postgres:
        return psycopg.OperationalError("server closed the connection unexpectedly")
    return sqlite3.OperationalError("disk I/O error")


@pytest.mark.parametrize("fill", WAYS)
def test_a_failure_between_statements_changes_nothing(server, dana, fill) -> None:
    for number in range(1, 20):
        request = fill(server, dana)
        before = tables(server)
        with failing_statement(server, number):
            answer = request()
        if answer.status_code < 300:
            break
        assert (answer.status_code, answer.json()["problem"]) == (503, "store-full")
        assert "Nothing has changed" in answer.json()["message"]
        assert tables(server) == before
        assert request().status_code < 300  # and then it works
    assert number > 2
    check_started(server, answer.json()["id"])
    assert server.hub.store.stuck_tables() == []


@pytest.mark.parametrize("fill", WAYS)
@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
def test_a_connection_lost_while_committing_is_told_as_unknown(server, dana, monkeypatch, fill, after) -> None:
    request = fill(server, dana)
    before = tables(server)
    with failing_commit(server, monkeypatch, lost_connection(server), after):
        answer = request()
    assert (answer.status_code, answer.json()["problem"]) == (503, "outcome-unknown")
    assert "Nothing has changed" not in answer.json()["message"]
    assert (tables(server) == before) == (not after)
    assert server.hub.store.stuck_tables() == []
    there = tables(server)
    again = request()
    assert again.status_code < 300, again.text
    assert (tables(server) == there) == after  # what had happened doesn't happen once more
    check_started(server, again.json()["id"])


def test_a_commit_that_the_database_refuses_changes_nothing(server, dana, monkeypatch) -> None:
    request = take_the_last_seat(server, dana)
    before = tables(server)
    if server.hub.database.on_postgres:
        error: Exception = psycopg.errors.DiskFull("no space left on device")
    else:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
    with failing_commit(server, monkeypatch, error, after=False):
        answer = request()
    assert (answer.status_code, answer.json()["problem"]) == (503, "store-full")
    assert tables(server) == before


@pytest.mark.parametrize("fill", WAYS)
def test_what_is_saved_and_cannot_be_read_is_not_denied(server, dana, monkeypatch, fill) -> None:
    request = fill(server, dana)

    def unreadable(*_, **__) -> Never:
        raise StoreFull("The database is gone.")

    written, store = [], server.hub.store
    with monkeypatch.context() as patch:
        for name in ("add_table", "take_seat"):
            write = getattr(store, name)

            def then_fail(*args, write=write, **more):
                written.append(write(*args, **more))
                patch.setattr(store, "read", unreadable)
                return written[-1]

            patch.setattr(store, name, then_fail)
        answer = request()
    assert written == [True]
    assert (answer.status_code, answer.json()["problem"]) == (503, "outcome-unknown")
    again = request()
    assert again.status_code < 300, again.text
    check_started(server, again.json()["id"])
    assert not server.hub.rooms.doubtful


def test_a_request_with_the_same_key_is_carried_out_once(server, dana, monkeypatch) -> None:
    eva, headers = server.player("Eva"), {"Idempotency-Key": "the same for both"}
    body = {"game": "innovation", "seats": [ME, OPEN]}
    made = [player.http.post("/api/tables", json=body, headers=headers).json()["id"] for player in (dana, eva, dana)]
    assert made[0] == made[2] != made[1]
    eva.post(f"/tables/{made[0]}/seats/1").raise_for_status()
    line = {"text": "Ahoj"}
    with failing_commit(server, monkeypatch, lost_connection(server), after=True):
        lost = dana.http.post(f"/api/tables/{made[0]}/chat", json=line, headers=headers)
    assert lost.json()["problem"] == "outcome-unknown"
    said = [player.http.post(f"/api/tables/{made[0]}/chat", json=line, headers=headers) for player in (dana, eva, dana)]
    assert [one.status_code for one in said] == [201, 201, 201]
    assert said[0].json() == said[2].json() != said[1].json()
    assert [one["name"] for one in dana.get(f"/tables/{made[0]}/chat").json()] == ["Dana", "Eva"]
    short = dana.http.post("/api/tables", json=body, headers={"Idempotency-Key": "x"})
    assert (short.status_code, short.json()["problem"]) == (400, "bad-request")


def test_an_answer_whose_outcome_is_unknown_can_be_given_again(server, dana, monkeypatch) -> None:
    table = dana.new_table(ME, PETR)["id"]
    for after in (False, True):
        asked = dana.get(f"/tables/{table}").json()["asked"]
        state = dana.state(table, asked)
        token = state["choice"]["options"][0]["token"]
        with failing_commit(server, monkeypatch, lost_connection(server), after):
            answer = dana.answer(table, asked, state["version"], token)
        assert (answer.status_code, answer.json()["problem"]) == (503, "outcome-unknown")
        looked = dana.state(table, asked)["version"]
        assert looked == state["version"] + after  # who looks again sees what is true
        again = dana.answer(table, asked, state["version"], token)
        assert again.status_code == (409 if after else 200), again.text
        happenings = server.hub.store.happenings(table)
        assert [row.version for row in happenings] == list(range(1, state["version"] + 2))


def test_two_answers_after_one_of_unknown_outcome(server, dana, monkeypatch) -> None:
    """Nobody looked in between: the answer to the old question is stale, on every worker."""
    table = dana.new_table(ME, PETR)["id"]
    asked = dana.get(f"/tables/{table}").json()["asked"]
    options = dana.state(table, asked)["choice"]["options"]
    with failing_commit(server, monkeypatch, lost_connection(server), after=True):
        dana.answer(table, asked, 0, options[0]["token"])
    other = dana.answer(table, asked, 0, options[-1]["token"])
    assert (other.status_code, other.json()["problem"]) == (409, "stale")
    assert [row.token for row in server.hub.store.happenings(table)] == [options[0]["token"]]


def stick(server, table) -> None:
    """Leave the table as an earlier version did if it was stopped between the last seat and the start."""
    with server.hub.database.session() as session:
        values = {"state": "open", "asked": None, "asked_since": None, "due": None}
        session.execute(update(TableRow).where(TableRow.id == table).values(**values))


def test_the_sweep_starts_a_full_table_that_has_not_started(server, new_database, dana) -> None:
    database = new_database("postgresql" if server.hub.database.on_postgres else "sqlite")
    with ServerHere(database) as first:
        stuck = first.player().new_table(ME, BOT)["id"]
        waiting = first.player("Eva").new_table(ME, OPEN)["id"]
        stick(first, stuck)
        assert first.hub.store.stuck_tables() == [stuck]
    with ServerHere(database, sweep_seconds=0.1) as second:
        wait_until(lambda: second.hub.store.read(stuck).row.state == "running")
        wait_until(lambda: second.hub.store.read(stuck).row.asked == 0)  # the bot has answered if it was asked first
        assert second.hub.store.read(waiting).row.state == "open"


def test_a_table_that_waited_through_an_update_starts_under_the_rules_of_its_start(server, dana) -> None:
    table = dana.new_table(ME, OPEN)["id"]
    with server.hub.database.session() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(rules=0))
    server.player("Eva").post(f"/tables/{table}/seats/1").raise_for_status()
    check_started(server, table)

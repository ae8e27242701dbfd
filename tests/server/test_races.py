"""Of two at once exactly one wins, on one worker and on two."""

import asyncio
import threading
from contextlib import suppress

import pytest
from sqlalchemy import select
from tests.server.conftest import ServerHere
from tests.server.player import ME, OPEN, messages

from kronika.server.database import now
from kronika.server.models import HappeningRow

PETR = {"kind": "me", "name": "Petr"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql", "two workers"])
def workers(request, new_database):
    """Two servers to send requests to; the same one twice if there is one worker."""
    database = new_database("sqlite" if request.param == "sqlite" else "postgresql")
    with ServerHere(database) as first:
        if request.param != "two workers":
            yield first, first
            return
        with ServerHere(database) as second:
            yield first, second


@pytest.fixture
def dana(workers):
    """One person with a tab on each worker."""
    tabs = [worker.player() for worker in workers]
    tabs[1].http.cookies = tabs[0].http.cookies
    return tabs


def at_once(*works):
    """Run these at the same moment; their results in the same order."""
    found = [None] * len(works)
    gate = threading.Barrier(len(works))

    def run(place, work) -> None:
        gate.wait()
        found[place] = work()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(works)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def rows(worker, table):
    with worker.hub.database.session() as session:
        query = select(HappeningRow).where(HappeningRow.table_id == table).order_by(HappeningRow.version)
        return [(row.version, row.token) for row in session.scalars(query)]


def asked(player, table):
    return player.state(table, player.get(f"/tables/{table}").json()["asked"])


def test_two_tabs_that_answer_at_once(workers, dana) -> None:
    table = dana[0].new_table(ME, PETR)["id"]
    for turn in range(12):
        state = asked(dana[0], table)
        seat, tokens = state["choice"]["seat"], [option["token"] for option in state["choice"]["options"]]
        answers = at_once(
            lambda: dana[0].answer(table, seat, turn, tokens[0]),  # noqa: B023
            lambda: dana[1].answer(table, seat, turn, tokens[-1]),  # noqa: B023
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        lost = next(answer for answer in answers if answer.status_code == 409).json()
        assert lost["problem"] == "stale"
        won = tokens[0] if answers[0].status_code == 200 else tokens[-1]
        assert rows(workers[0], table)[turn:] == [(turn + 1, won)]
    views = [tab.state(table, 0)["view"] for tab in dana]
    assert views[0] == views[1]


def test_a_double_click(workers, dana) -> None:
    table = dana[0].new_table(ME, PETR)["id"]
    state = asked(dana[0], table)
    seat, token = state["choice"]["seat"], state["choice"]["options"][0]["token"]
    answers = at_once(*[lambda tab=tab: tab.answer(table, seat, 0, token) for tab in (*dana, *dana)])
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert rows(workers[0], table) == [(1, token)]


def test_two_players_at_once_of_whom_one_is_asked(workers, dana) -> None:
    eva = workers[1].player("Eva")
    table = dana[0].new_table(ME, OPEN)["id"]
    assert eva.post(f"/tables/{table}/seats/1").status_code == 200
    for turn in range(12):
        dana_sees, eva_sees = dana[0].state(table, 0), eva.state(table, 1)
        seat = dana_sees["choice"]["seat"]
        token = (dana_sees, eva_sees)[seat]["choice"]["options"][0]["token"]
        answers = at_once(
            lambda: dana[0].answer(table, 0, turn, token),  # noqa: B023
            lambda: eva.answer(table, 1, turn, token),  # noqa: B023
        )
        assert answers[seat].status_code == 200
        assert answers[1 - seat].status_code in (409, 422)  # gone already, or not theirs to answer
        assert rows(workers[0], table)[turn:] == [(turn + 1, token)]


def test_an_answer_right_after_one_to_the_other_worker_is_not_refused_as_stale(dana) -> None:
    """The client has seen version 5 at one worker; the other reads it from the database if its notice is late."""
    table = dana[0].new_table(ME, PETR)["id"]
    state = asked(dana[0], table)
    for turn in range(20):
        choice = state["choice"]
        answered = dana[turn % 2].answer(table, choice["seat"], turn, choice["options"][0]["token"])
        assert answered.status_code == 200, answered.text
        state = answered.json()
        if state["choice"]["options"] is None:
            state = dana[turn % 2].state(table, state["choice"]["seat"])


def test_two_who_want_the_last_seat(workers, dana) -> None:
    guests = [workers[0].player("Eva"), workers[1].player("Fanda")]
    table = dana[0].new_table(ME, OPEN)["id"]
    with dana[0].live(table, 0) as socket:
        found = at_once(*[lambda guest=guest: guest.post(f"/tables/{table}/seats/1") for guest in guests])
        assert sorted(answer.status_code for answer in found) == [200, 422]
        winner = ("Eva", "Fanda")[found[0].status_code != 200]
        heard = next(message for message in messages(socket) if message["type"] == "state")
        assert heard["state"]["version"] == 0
    seats = dana[1].get(f"/tables/{table}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Dana", winner]


def test_leaving_and_starting_at_once(workers, dana) -> None:
    """Either the game starts without a free seat, or the seat is free and the game hasn't started."""
    for _ in range(6):
        eva, filip = workers[0].player("Eva"), workers[1].player("Fanda")
        table = dana[0].new_table(ME, OPEN, OPEN)["id"]
        eva.post(f"/tables/{table}/seats/1")
        left, _ = at_once(
            lambda: eva.http.delete(f"/api/tables/{table}/seats/1"),  # noqa: B023
            lambda: filip.post(f"/tables/{table}/seats/2"),  # noqa: B023
        )
        after = workers[0].hub.store.read(table)
        free = [seat.seat for seat in after.seats if seat.kind == "free"]
        assert (after.row.state, free) == (("open", [1]) if left.status_code == 204 else ("running", []))


def test_closing_and_joining_at_once(workers, dana) -> None:
    for _ in range(6):
        eva = workers[1].player("Eva")
        table = dana[0].new_table(ME, OPEN)["id"]
        closed, joined = at_once(
            lambda: dana[0].http.delete(f"/api/tables/{table}/seats/0"),  # noqa: B023
            lambda: eva.post(f"/tables/{table}/seats/1"),  # noqa: B023
        )
        assert (closed.status_code, joined.status_code) in ((204, 404), (422, 200), (204, 422))
        after = workers[0].hub.store.read(table)
        assert (after is None) == (closed.status_code == 204)


def test_a_stand_in_and_an_answer_at_once(workers, dana, monkeypatch) -> None:
    """Whichever comes last, the keeper knows when to look next."""
    for worker in workers:
        monkeypatch.setattr(worker.hub.rooms, "changed", [])  # no bot answers meanwhile
    table = dana[0].new_table(ME, PETR)["id"]
    tables = [worker.table(table) for worker in workers]
    for turn in range(10):
        seat, token = tables[0].asked, tables[0].match.choice.options[0].token
        stand_in = turn % 3 != 0
        relieved = workers[0].hub.rooms.change_seat(tables[0], seat, asked_again=True, stand_in=stand_in)
        answered = workers[1].hub.rooms.act(tables[1], "answer", seat, turn, token)
        at_once(lambda: workers[0].call(relieved), lambda: workers[1].call(answered))  # noqa: B023
        for worker, live in zip(workers, tables, strict=True):
            worker.call(worker.hub.rooms.refresh(live))
            assert (live.version, live.seats[seat].stand_in) == (turn + 1, stand_in)
            assert live.row.due == live.due(live.asked, live.asked_since)
            due = worker.hub.store.due_tables(now())
            assert (table in due) == (live.bot_asked is not None)


def test_both_ask_for_another_game(dana, workers) -> None:
    eva = workers[1].player("Eva")
    table = dana[0].new_table(ME, OPEN)["id"]
    eva.post(f"/tables/{table}/seats/1")
    assert dana[0].post(f"/tables/{table}/resign", seat=0, version=0).status_code == 200
    again = at_once(lambda: dana[0].post(f"/tables/{table}/again"), lambda: eva.post(f"/tables/{table}/again"))
    assert again[0].json()["id"] == again[1].json()["id"]


def test_another_game_while_the_table_is_read_again(dana, workers, monkeypatch) -> None:
    """A notice or a sweep may read the table's rows between asking for the next game and writing it."""
    table = dana[0].new_table(ME, PETR)["id"]
    assert dana[0].post(f"/tables/{table}/resign", seat=0, version=0).status_code == 200
    hub, live = workers[0].hub, workers[0].table(table)
    read, reading, written = hub.store.read, threading.Event(), threading.Event()

    def slow_read(*given):
        """Reads the rows as they were before the new table was written, if it isn't kept from that."""
        found = read(*given)
        reading.set()
        written.wait(0.3)
        return found

    add = hub.store.add_table

    def add_while_reading(*given):
        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "read", slow_read)
            refreshed = asyncio.run_coroutine_threadsafe(hub.rooms.refresh(live), workers[0].loop)
            reading.wait(0.3)
            added = add(*given)
            written.set()
            with suppress(TimeoutError):  # it must wait until the table is written
                refreshed.result(0.3)
        return added

    monkeypatch.setattr(hub.store, "add_table", add_while_reading)
    again = dana[0].post(f"/tables/{table}/again")
    assert again.status_code == 201, again.text
    assert dana[0].post(f"/tables/{table}/again").json()["id"] == again.json()["id"]

"""Bots and stand-ins: nobody who leaves blocks a game, and memory stays within bounds."""

import asyncio
import gc
import threading
import time
from datetime import timedelta
from typing import Never

import pytest
from sqlalchemy import event, update
from tests.server.conftest import ServerHere
from tests.server.player import BOT, ME, OPEN, states, view_on_the_wire, wait_until

from kronika.bots.reasons import Advice
from kronika.engine.dice import Dice
from kronika.engine.match import Match
from kronika.games import game
from kronika.server.fairqueue import Priority
from kronika.server.models import TableRow
from kronika.server.replaying import fold

PETR = {"kind": "me", "name": "Petr"}


@pytest.fixture(scope="module")
def keen(new_database):
    """A server that looks after its tables all the time."""
    with ServerHere(new_database("sqlite"), sweep_seconds=0.1) as running:
        yield running


def seat_of(player, table, seat=0):
    return player.get(f"/tables/{table}").json()["seats"][seat]


def pass_time(server, table, **span) -> None:
    """Make the open question this much older."""
    with server.hub.database.session() as session:
        row = session.get(TableRow, table)
        moved = {"asked_since": row.asked_since - timedelta(**span), "due": row.due - timedelta(**span)}
        session.execute(update(TableRow).where(TableRow.id == table).values(**moved))
    server.call(server.hub.rooms.refresh(server.table(table)))


def play_until_asked(player, table, seat=0):
    """Answer for the other seats until this one is asked; its state."""
    while (asked := player.get(f"/tables/{table}").json()["asked"]) != seat:
        player.answer_anything(table, asked, player.state(table, asked))
    return player.state(table, seat)


def test_a_bot_stands_in_after_the_agreed_time_and_gives_the_seat_back(keen) -> None:
    dana = keen.player()
    table = dana.new_table(ME, PETR, away_minutes=60)["id"]
    version = play_until_asked(dana, table)["version"]
    pass_time(keen, table, minutes=59)
    time.sleep(0.3)
    assert not seat_of(dana, table)["stand_in"]
    pass_time(keen, table, minutes=2)
    wait_until(lambda: dana.get(f"/tables/{table}").json()["version"] > version)
    assert seat_of(dana, table)["stand_in"]
    back = dana.post(f"/tables/{table}/return", seat=0).json()
    assert not back["seats"][0]["stand_in"]
    version = play_until_asked(dana, table)["version"]
    time.sleep(0.3)  # the deadline starts over
    assert (dana.state(table, 0)["version"], seat_of(dana, table)["stand_in"]) == (version, False)


@pytest.mark.parametrize("way", ["by answering", "by connecting"])
def test_whoever_comes_back_has_the_seat_again(keen, monkeypatch, way) -> None:
    dana = keen.player()
    table = dana.new_table(ME, PETR, away_minutes=60)["id"]
    play_until_asked(dana, table)
    turns, back = keen.hub.turns, asyncio.Event()
    choose = turns.choose

    async def think_until_back(table, seat):
        token = await choose(table, seat)
        await back.wait()
        return token

    monkeypatch.setattr(turns, "choose", think_until_back)
    pass_time(keen, table, minutes=61)
    wait_until(lambda: seat_of(dana, table)["stand_in"])
    state = dana.state(table, 0)
    if way == "by answering":
        assert dana.answer_anything(table, 0, state).status_code == 200
    else:
        with dana.live(table, 0) as socket:
            next(states(socket))
    assert not seat_of(dana, table)["stand_in"]
    keen.loop.call_soon_threadsafe(back.set)
    wait_until(lambda: table not in turns.thinking)
    rows = keen.hub.store.happenings(table)
    assert not any(row.bot for row in rows), "the stand-in answered although the player was back"


def test_a_clock_that_runs_out_lets_a_bot_play_on_for_good(keen) -> None:
    dana = keen.player()
    table = dana.new_table(ME, PETR, clock_minutes=10)["id"]
    version = play_until_asked(dana, table)["version"]
    pass_time(keen, table, minutes=9)
    left = seat_of(dana, table)["seconds_left"]
    assert 0 < left <= 60
    pass_time(keen, table, minutes=2)
    wait_until(lambda: seat_of(dana, table)["stand_in"])
    assert seat_of(dana, table)["seconds_left"] == 0
    assert dana.post(f"/tables/{table}/return", seat=0).json()["seats"][0]["stand_in"]
    wait_until(lambda: dana.get(f"/tables/{table}").json()["version"] > version)
    assert dana.get(f"/tables/{table}").json()["asked"] == 1


def test_coming_back_does_not_wind_the_clock_up_and_a_stand_in_uses_none_of_it(keen) -> None:
    dana = keen.player()
    table = dana.new_table(ME, PETR, clock_minutes=600, away_minutes=60)["id"]
    version = play_until_asked(dana, table)["version"]
    before = seat_of(dana, table)["seconds_left"]
    pass_time(keen, table, minutes=61)
    wait_until(lambda: dana.get(f"/tables/{table}").json()["version"] > version)
    charged = seat_of(dana, table)["seconds_left"]
    assert before - 61 * 60 - 5 < charged <= before - 61 * 60
    version = dana.get(f"/tables/{table}").json()["version"]
    while dana.get(f"/tables/{table}").json()["version"] < version + 6:  # the stand-in and Petr
        asked = dana.get(f"/tables/{table}").json()["asked"]
        if asked == 1:
            dana.answer_anything(table, 1, dana.state(table, 1))
    assert seat_of(dana, table)["seconds_left"] == charged
    returned = dana.post(f"/tables/{table}/return", seat=0).json()["seats"][0]
    assert charged - 5 < returned["seconds_left"] <= charged


def test_the_clock_runs_only_for_the_seat_that_is_asked(keen) -> None:
    dana = keen.player()
    table = dana.new_table(ME, PETR, clock_minutes=100)["id"]
    state = play_until_asked(dana, table)
    before = [seat_of(dana, table, seat)["seconds_left"] for seat in (0, 1)]
    pass_time(keen, table, minutes=10)
    dana.answer_anything(table, 0, state)
    after = [seat_of(dana, table, seat)["seconds_left"] for seat in (0, 1)]
    assert before[0] - 605 < after[0] <= before[0] - 600
    assert before[1] - 5 < after[1] <= before[1]


def test_a_bot_plays_on_for_who_resigned(keen) -> None:
    dana, eva = keen.player("Dana"), keen.player("Eva")
    table = dana.new_table(ME, OPEN, PETR)["id"]
    eva.post(f"/tables/{table}/seats/1").raise_for_status()
    version = eva.state(table, 1)["version"]
    after = eva.post(f"/tables/{table}/resign", seat=1, version=version).json()
    assert (after["seats"][1]["kind"], after["state"]) == ("bot", "running")
    assert eva.get(f"/tables/{table}/state", seat=1).status_code == 403
    for _ in range(12):
        found = dana.get(f"/tables/{table}").json()
        if found["asked"] == 1:
            wait_until(lambda: dana.get(f"/tables/{table}").json()["version"] > found["version"])  # noqa: B023
        elif found["asked"] is not None:
            dana.answer_anything(table, found["asked"], dana.state(table, found["asked"]))
    assert {row.bot for row in keen.hub.store.happenings(table) if row.seat == 1} == {True}


# --- bots


def test_a_killed_process_is_replaced_and_its_thought_begun_again(keen) -> None:
    bots = keen.hub.bots

    async def three_thoughts():
        thoughts = [bots.add("somebody", Priority.PRESENT, time.sleep, 0.6).result for _ in range(3)]
        await asyncio.sleep(0.3)
        while not all(bots.helpers):
            await asyncio.sleep(0.05)
        killed = list(bots.helpers)
        for helper in killed:
            helper.kill()
        await asyncio.gather(*thoughts)
        return killed

    killed = keen.call(three_thoughts())
    assert not set(killed) & set(bots.helpers)
    assert bots.unfinished == 0
    dana = keen.player()
    table = dana.new_table(ME, BOT)["id"]
    version = play_until_asked_with_bots(dana, table)
    assert version >= 0


def play_until_asked_with_bots(player, table):
    wait_until(lambda: player.get(f"/tables/{table}").json()["asked"] == 0)
    return player.state(table, 0)["version"]


def test_a_game_goes_on_while_its_bots_are_killed(keen) -> None:
    dana = keen.player()
    table = dana.new_table(ME, BOT)["id"]
    for number in range(12):
        play_until_asked_with_bots(dana, table)
        dana.answer_anything(table, 0, dana.state(table, 0))
        if number % 4 == 0:
            for helper in filter(None, list(keen.hub.bots.helpers)):
                helper.kill()
    play_until_asked_with_bots(dana, table)


def test_a_bot_with_a_mistake_answers_at_random(keen, monkeypatch) -> None:
    def mistaken(*_) -> Never:
        raise ZeroDivisionError

    monkeypatch.setattr(keen.hub.bots, "decide", mistaken)
    dana = keen.player()
    table = dana.new_table(ME, BOT)["id"]
    for _ in range(3):
        play_until_asked_with_bots(dana, table)
        dana.answer_anything(table, 0, dana.state(table, 0))
    assert any(row.bot for row in keen.hub.store.happenings(table))


def test_bots_get_neither_the_seed_nor_the_dealer(keen, monkeypatch) -> None:
    given, add = [], keen.hub.bots.add

    def noting(*args):
        given.append(args)
        return add(*args)

    monkeypatch.setattr(keen.hub.bots, "add", noting)
    dana = keen.player()
    table = dana.new_table(ME, BOT)["id"]
    play_until_asked_with_bots(dana, table)
    dana.answer_anything(table, 0, dana.state(table, 0))
    play_until_asked_with_bots(dana, table)
    dana.post(f"/tables/{table}/hint", seat=0).raise_for_status()
    row = keen.table(table).row
    assert len(given) >= 2
    assert row.seed not in str(given)
    assert row.dealer not in str(given)


def test_busy_bots_refuse_a_hint_and_answer_later(keen, monkeypatch) -> None:
    monkeypatch.setattr(keen.hub.bots, "limit", 0)
    dana = keen.player()
    table = dana.new_table(ME, BOT)["id"]
    monkeypatch.setattr(keen.hub.bots, "limit", 1000)
    play_until_asked_with_bots(dana, table)  # the next sweep lets it think
    monkeypatch.setattr(keen.hub.bots, "limit", 0)
    refused = dana.post(f"/tables/{table}/hint", seat=0)
    assert (refused.status_code, refused.json()["problem"]) == (503, "bots-busy")
    assert keen.hub.bots.unfinished == 0


def test_one_hint_at_a_time(keen, monkeypatch) -> None:
    dana = keen.player()
    table = dana.new_table(ME, PETR)["id"]
    asked = dana.get(f"/tables/{table}").json()["asked"]
    asking, answering = threading.Event(), threading.Event()

    async def slow(match, *_):
        asking.set()
        await asyncio.to_thread(answering.wait, 20)
        return Advice([(option.token, 0, 0.0) for option in match.choice.options], [], None, None)

    monkeypatch.setattr(keen.hub.bots, "advise", slow)
    first = []
    thread = threading.Thread(target=lambda: first.append(dana.post(f"/tables/{table}/hint", seat=asked)))
    thread.start()
    assert asking.wait(20)
    refused = dana.post(f"/tables/{table}/hint", seat=asked)
    assert (refused.status_code, refused.json()["problem"]) == (429, "too-many")
    answering.set()
    thread.join()
    assert first[0].status_code == 200
    assert dana.post(f"/tables/{table}/hint", seat=asked).status_code == 200


def test_of_two_workers_only_one_thinks(new_database) -> None:
    database = new_database("postgresql")
    with ServerHere(database) as first, ServerHere(database) as second:
        thoughts = []
        for worker in (first, second):
            decide = worker.hub.bots.decide

            def counted(match, level, seed, *more, decide=decide):
                thoughts.append(seed)
                return decide(match, level, seed, *more)

            worker.hub.bots.decide = counted
        dana = first.player()
        table = dana.new_table(ME, BOT)["id"]
        with dana.live(table, 0, at=second.base) as socket:  # both have the table in memory
            for message in states(socket):
                state = message["state"]
                if state["version"] > 12:
                    break
                if state["choice"]["seat"] == 0:
                    dana.answer_anything(table, 0, state)
        assert len(thoughts) == len(set(thoughts))


# --- memory and time


def rebuilt(server, table):
    """The match by the rules from the rows alone."""
    stored = server.hub.store.read(table)
    match = Match.start(game(stored.row.game), len(stored.seats), stored.row.seed, stored.row.options)
    for seat, token in fold(stored.happenings):
        match.repeat(seat, token)
    return match


def test_a_table_that_left_memory_comes_back_as_it_was(new_database) -> None:
    with ServerHere(new_database("sqlite"), live_tables=2) as server:
        rooms = server.hub.rooms
        dana = server.player()
        tables = [dana.new_table(ME, PETR)["id"] for _ in range(6)]
        with dana.live(tables[0], 0) as socket:
            watched = server.table(tables[0])
            for number in range(60):
                table = tables[number % 6]
                asked = dana.get(f"/tables/{table}").json()["asked"]
                state = dana.state(table, asked)
                if state["can_undo"] and number % 5 == 0:
                    dana.post(f"/tables/{table}/undo", seat=asked, version=state["version"]).raise_for_status()
                else:
                    dana.answer_anything(table, asked, state).raise_for_status()
                assert len(rooms.kept) <= 2
            assert server.table(tables[0]) is watched  # a table that somebody watches is never loaded twice
            version = dana.state(tables[0], 0)["version"]
            assert next(message for message in states(socket) if message["state"]["version"] == version)
            gc.collect()
            assert len(rooms.known) <= 4
        for table in tables:
            match = rebuilt(server, table)
            for seat in (0, 1):
                assert dana.state(table, seat)["view"] == view_on_the_wire(match, seat)
        assert len(dana.get("/my/tables").json()) == 6


def test_tables_that_wait_for_people_are_left_on_disk(new_database, monkeypatch) -> None:
    with ServerHere(new_database("sqlite"), live_tables=1, sweep_seconds=0.05) as server:
        dana = server.player()
        tables = [dana.new_table(ME, PETR)["id"] for _ in range(4)]
        for table in tables:
            asked = dana.get(f"/tables/{table}").json()["asked"]
            dana.answer_anything(table, asked, dana.state(table, asked)).raise_for_status()
        read = []
        monkeypatch.setattr(server.hub.store, "read", lambda *args, **more: read.append(args))
        time.sleep(0.5)  # ten sweeps
        listed = {table["id"]: table for table in dana.get("/my/tables").json()}
        assert read == []
        assert {listed[table]["version"] for table in tables} == {1}
        assert all(listed[table]["asked"] is not None and listed[table]["my_turn"] for table in tables)


def test_the_work_for_an_answer_does_not_grow_with_the_game(server_here, monkeypatch) -> None:
    """Counted in statements, in rows of the game's past (none), and in the size of what is written."""
    dana = server_here.player()
    table = dana.new_table(ME, PETR)["id"]
    live, rooms = server_here.table(table), server_here.hub.rooms
    written = []

    def count(_connection, _cursor, statement, parameters, *_) -> None:
        if table in str(parameters) and "FROM chat" not in statement:  # not the sweep, not a new connection
            written.append((statement, len(str(parameters))))

    async def answer_at_random(dice) -> None:
        options = live.match.choice.options
        await rooms.act(live, "answer", live.asked, live.version, options[dice.below(len(options))].token)

    def run(cursor, statement, happenings):
        if happenings:
            written.append((statement.sql, sum(len(str(statement.values(one))) for one in happenings)))
        return type(entries).run(entries, cursor, statement, happenings)

    costs, dice, entries = [], Dice("long"), server_here.hub.journal.entries
    monkeypatch.setattr(entries, "run", run)
    event.listen(server_here.hub.engine, "before_cursor_execute", count)
    try:
        with dana.live(table, 0) as socket:
            next(states(socket))
            while live.asked is not None and live.version < 150:
                written.clear()
                server_here.call(answer_at_random(dice))
                assert not any("FROM happening" in statement for statement, _ in written)
                costs.append((len(written), sum(size for _, size in written)))
    finally:
        event.remove(server_here.hub.engine, "before_cursor_execute", count)
    assert len(costs) > 60
    assert {count for count, _ in costs} == {2, 3}  # the answer, the table, the snapshot
    early, late = (max(size for _, size in part) for part in (costs[:20], costs[-20:]))
    assert late < 1.5 * early

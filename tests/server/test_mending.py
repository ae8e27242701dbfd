"""Damaged snapshots, changed rules and clocks that jump: what can go on goes on, and what can't says why."""

import json
import logging
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import select, update
from tests.server.conftest import ServerHere
from tests.server.player import ME, messages, wait_until

from kronika.engine.match import Match
from kronika.engine.saves import checksum
from kronika.games import game
from kronika.server import database as database_module
from kronika.server.clocks import Clock
from kronika.server.models import HappeningRow, SnapshotRow, TableRow
from kronika.server.replaying import fold, saved_match

PETR = {"kind": "me", "name": "Petr"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request, new_database):
    with ServerHere(new_database(request.param), sweep_seconds=3600) as running:
        yield running


@pytest.fixture
def dana(server):
    return server.player()


def play(player, table, answers) -> None:
    for _ in range(answers):
        asked = player.get(f"/tables/{table}").json()["asked"]
        player.answer_anything(table, asked, player.state(table, asked)).raise_for_status()


@pytest.fixture
def table(server, dana):
    """A table with a snapshot and a few answers after it, or none: a snapshot waits for the end of an action."""
    table = dana.new_table(ME, PETR)["id"]
    play(dana, table, 12)
    while snapshot(server, table) is None:
        play(dana, table, 1)
    return table


def change(server, model, table, **values) -> None:
    """Change a row of the table and drop it from memory, so it is loaded from its rows."""
    own = model.id if model is TableRow else model.table_id
    with server.hub.database.session() as session:
        session.execute(update(model).where(own == table).values(**values))
    forget(server, table)


def forget(server, table) -> None:
    async def away() -> None:
        rooms = server.hub.rooms
        rooms.kept.pop(table, None)
        rooms.known.pop(table, None)

    server.call(away())


def snapshot(server, table):
    with server.hub.database.reading() as session:
        return session.scalar(select(SnapshotRow).where(SnapshotRow.table_id == table))


def with_body(row, **changes) -> str:
    """The snapshot with something else in it, and a checksum that fits."""
    body = {**json.loads(saved_match(row))["match"], **changes}
    text = json.dumps(body, separators=(",", ":"))
    return f'{row.version} {{"sum":"{checksum(text)}","match":{text}}}'


DAMAGES = {
    "not JSON": lambda row: {"saved": row.saved[: len(row.saved) // 2]},
    "a wrong checksum": lambda row: {"saved": row.saved.replace('"floor":', '"flour":')},
    "empty": lambda row: {"saved": ""},
    "a table of another shape": lambda row: {"saved": with_body(row, table={})},
    "a table that is none": lambda row: {"saved": with_body(row, table=7)},
    "no seats": lambda row: {"saved": with_body(row, seats=None)},
    "answers that lead nowhere": lambda row: {"saved": with_body(row, since=[10**9])},
    "another format": lambda row: {"saved": with_body(row, kronika=99)},
    "a wrong version": lambda row: {"version": row.version - 1},
    "a version to come": lambda row: {"version": row.version + 100},
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_snapshot_is_rebuilt_from_the_answers(server, dana, table, caplog, damage) -> None:
    before = [dana.state(table, seat) for seat in (0, 1)]
    change(server, SnapshotRow, table, **DAMAGES[damage](snapshot(server, table)))
    caplog.clear()
    with caplog.at_level(logging.WARNING, "kronika"):
        assert [dana.state(table, seat) for seat in (0, 1)] == before
        assert sum("rebuilt" in record.message for record in caplog.records) == 1
        forget(server, table)  # it was replaced by a good one: the next time nothing has to be rebuilt
        assert [dana.state(table, seat) for seat in (0, 1)] == before
        assert sum("rebuilt" in record.message for record in caplog.records) == 1
    assert not any(record.exc_info for record in caplog.records)
    play(dana, table, 2)


def test_a_snapshot_of_an_earlier_version_without_its_number_is_read(server, dana, table, caplog) -> None:
    before = dana.state(table, 0)
    change(server, SnapshotRow, table, saved=saved_match(snapshot(server, table)))
    assert dana.state(table, 0) == before
    assert not any("rebuilt" in record.message for record in caplog.records)


def test_answers_that_fit_no_rules_close_the_table_with_an_explanation(server, dana, table, caplog) -> None:
    with server.hub.database.session() as session:
        row = HappeningRow.table_id == table, HappeningRow.version == 3
        session.execute(update(HappeningRow).where(*row).values(token="nonsense"))
    change(server, SnapshotRow, table, saved="")
    found = dana.get(f"/tables/{table}").json()
    assert (found["state"], found["closed"], found["asked"]) == ("closed", "damaged", None)
    assert dana.get(f"/tables/{table}/state", seat=0).status_code == 422
    assert "nonsense" in dana.get(f"/tables/{table}/record").text


# --- rules that have changed


@pytest.fixture
def new_rules(monkeypatch) -> None:
    monkeypatch.setattr(type(game("innovation")), "rules_version", game("innovation").rules_version + 1, raising=False)


def test_a_game_whose_answers_still_fit_goes_on_under_the_rules_of_today(
    server, dana, table, caplog, new_rules
) -> None:
    before = [dana.state(table, seat) for seat in (0, 1)]
    forget(server, table)
    with caplog.at_level(logging.WARNING, "kronika"):
        assert [dana.state(table, seat) for seat in (0, 1)] == before
    assert any("rebuilt" in record.message for record in caplog.records)
    assert server.hub.store.read(table).row.rules == game("innovation").rules_version
    play(dana, table, 2)


@pytest.mark.parametrize("what", ["another answer", "another table", "another seat is asked"])
def test_a_game_whose_answers_lead_elsewhere_is_closed_with_an_explanation(
    server, dana, table, caplog, new_rules, what
) -> None:
    position, stored = server.table(table).match, server.hub.store.read(table, snapshot=True)
    answers = stored.row.version
    saved = Match.start(position.game, 2, stored.row.seed, stored.row.options)
    for _, token in fold(stored.happenings[: stored.snapshot.version]):
        saved.answer(token)
    views = [position.game.view(saved.table, seat) for seat in (0, 1)]
    if what == "another answer":
        with server.hub.database.session() as session:
            row = HappeningRow.table_id == table, HappeningRow.version == 12
            session.execute(update(HappeningRow).where(*row).values(token="gone with the old rules"))
    elif what == "another table":
        saved = json.loads(saved_match(snapshot(server, table)))["match"]["table"]
        saved["chance"] = 12345
        change(server, SnapshotRow, table, saved=with_body(snapshot(server, table), table=saved))
    else:
        change(server, TableRow, table, asked=1 - position.choice.seat)
    forget(server, table)
    with caplog.at_level(logging.WARNING, "kronika"):
        found = dana.get(f"/tables/{table}").json()
    assert (found["state"], found["closed"], found["asked"], found["my_turn"]) == ("closed", "rules", None, False)
    assert sum("closed" in record.message for record in caplog.records) == 1
    assert not any(record.exc_info for record in caplog.records)
    for seat in (0, 1):
        state = dana.state(table, seat)
        assert state["choice"] is None
        assert {name: state["view"][name] for name in views[seat]} == json.loads(json.dumps(views[seat]))
        refused = dana.answer(table, seat, state["version"], "draw")
        assert (refused.status_code, refused.json()["problem"]) == (422, "illegal")
    assert dana.get(f"/tables/{table}/log", seat=0).json() == {"stories": []}
    record = dana.get(f"/tables/{table}/record").text
    assert f'[Rules "{game("innovation").rules_version - 1}"]' in record
    assert len(record.split("\n\n")[1].splitlines()) == answers
    assert table not in server.hub.store.due_tables(datetime(9999, 1, 1, tzinfo=UTC))
    assert table in [one["id"] for one in dana.get("/my/tables").json()]
    with dana.live(table, 0) as socket:
        assert next(m for m in messages(socket) if m["type"] == "table")["table"]["closed"] == "rules"
    assert dana.post(f"/tables/{table}/again").json()["state"] == "running"


def test_a_game_saved_under_other_data_goes_on_if_its_answers_still_fit(server, dana, table, monkeypatch) -> None:
    before = [dana.state(table, seat) for seat in (0, 1)]
    forget(server, table)
    monkeypatch.setattr(game("innovation"), "fingerprint", "badc0ffee000")
    assert [dana.state(table, seat) for seat in (0, 1)] == before
    assert json.loads(saved_match(snapshot(server, table)))["match"]["fingerprint"] == "badc0ffee000"
    play(dana, table, 2)


def test_a_game_saved_under_other_data_that_leads_elsewhere_is_closed(server, dana, table, monkeypatch) -> None:
    then = game("innovation").fingerprint
    with server.hub.database.session() as session:
        row = HappeningRow.table_id == table, HappeningRow.version == 12
        session.execute(update(HappeningRow).where(*row).values(token="gone with the old cards"))
    forget(server, table)
    monkeypatch.setattr(game("innovation"), "fingerprint", "badc0ffee000")
    found = dana.get(f"/tables/{table}").json()
    assert (found["state"], found["closed"]) == ("closed", "rules")
    assert f'[Fingerprint "{then}"]' in dana.get(f"/tables/{table}/record").text


def test_a_finished_game_of_older_rules_keeps_its_result(server, dana, table, new_rules) -> None:
    dana.post(f"/tables/{table}/resign", seat=0, version=server.table(table).version).raise_for_status()
    change(
        server, TableRow, table, rules=game("innovation").rules_version - 1, result={"winners": [0], "scores": [9, 9]}
    )
    found = dana.get(f"/tables/{table}").json()
    assert (found["state"], found["closed"], found["result"]["scores"]) == ("finished", "rules", [9, 9])
    assert dana.get(f"/tables/{table}/replay", at=3).status_code == 422
    assert dana.get(f"/tables/{table}/record").status_code == 200
    assert dana.state(table, 0)["choice"] is None


def test_a_game_of_newer_rules_waits_for_a_newer_server(server, dana, table, caplog) -> None:
    newer = game("innovation").rules_version + 1
    change(server, TableRow, table, rules=newer, due=datetime(2026, 1, 1, tzinfo=UTC))
    refused = dana.get(f"/tables/{table}")
    assert (refused.status_code, "newer server" in refused.json()["message"]) == (422, True)
    with caplog.at_level(logging.WARNING, "kronika"):
        for _ in range(3):
            server.call(server.hub.keeper.care(table))
    assert [(record.message, record.exc_info) for record in caplog.records] == [("a table can't be maintained", None)]
    change(server, TableRow, table, rules=newer - 1, due=None)
    play(dana, table, 1)


# --- clocks


def test_the_clock_runs_by_itself() -> None:
    wall, ticks = [datetime(2026, 5, 1, 12, tzinfo=UTC)], [100.0]
    clock = Clock(lambda: wall[0], lambda: ticks[0])
    for hours in (-5, 20, -1):  # back, forward, and back again
        wall[0] += timedelta(hours=hours)
        ticks[0] += 10
    assert clock.now() == datetime(2026, 5, 1, 12, 0, 30, tzinfo=UTC)
    clock.not_before(datetime(2026, 5, 1, 11, tzinfo=UTC))
    assert clock.now() == datetime(2026, 5, 1, 12, 0, 30, tzinfo=UTC)
    clock.not_before(datetime(2026, 5, 1, 13, tzinfo=UTC))
    ticks[0] += 5
    assert clock.now() == datetime(2026, 5, 1, 13, 0, 5, tzinfo=UTC)


@pytest.fixture
def ticking(monkeypatch):
    """A clock that the test moves: set an hour back while the server is stopped, then running as it should."""
    wall, ticks = [datetime(2026, 5, 1, 12, tzinfo=UTC)], [0.0]

    def new_clock(**set_back) -> None:
        wall[0] -= timedelta(**set_back)
        monkeypatch.setattr(database_module, "clock", Clock(lambda: wall[0], lambda: ticks[0]))
        monkeypatch.setattr("kronika.server.hub.clock", database_module.clock)

    def run(**time) -> None:
        wall[0] += timedelta(**time)
        ticks[0] += timedelta(**time).total_seconds()

    return new_clock, run


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_setting_the_clock_back_between_two_runs_gives_nobody_time(new_database, ticking, kind) -> None:
    new_clock, run = ticking
    database = new_database(kind)
    new_clock()
    with ServerHere(database, sweep_seconds=3600) as server:
        dana = server.player()
        cookies = dana.http.cookies
        table = dana.new_table(ME, PETR, clock_minutes=30, away_minutes=20)["id"]
        asked = dana.get(f"/tables/{table}").json()["asked"]
        run(minutes=10)
        assert dana.get(f"/tables/{table}").json()["seats"][asked]["seconds_left"] == 20 * 60
    new_clock(hours=5)
    with ServerHere(database, sweep_seconds=0.05) as server:
        dana = server.player()
        dana.http.cookies = cookies
        run(minutes=15)  # 15 at least since the question: the time while the server was stopped is unknown
        assert dana.get(f"/tables/{table}").json()["seats"][asked]["seconds_left"] == 15 * 60
        assert not dana.get(f"/tables/{table}").json()["seats"][asked]["stand_in"]
        run(minutes=6)
        wait_until(lambda: dana.get(f"/tables/{table}").json()["seats"][asked]["stand_in"])
        assert server.hub.store.read(table).seats[asked].seconds_left == 9 * 60

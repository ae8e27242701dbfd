"""Whatever a client sends, it gets a clear refusal, nothing changes, and the server goes on."""

import json
import time
from datetime import timedelta
from typing import get_args

import httpx
import pytest
from argon2 import PasswordHasher
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import event, make_url, text
from tests.server.conftest import ServerHere
from tests.server.player import BOT, ME, OPEN, messages, states, wait_until
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kronika.bots.levels import LEVELS
from kronika.engine.errors import BadSetup
from kronika.server.database import connect, migrate, now
from kronika.server.routes.wire.base import Level

PETR = {"kind": "me", "name": "Petr"}


def refused(answer, status, problem):
    assert (answer.status_code, answer.json()["problem"]) == (status, problem), answer.text
    return answer.json()


@pytest.fixture
def dana(server_here):
    return server_here.player()


@pytest.fixture
def table(dana):
    return dana.new_table(ME, PETR)["id"]


@pytest.fixture
def asked(dana, table):
    return dana.state(table, dana.get(f"/tables/{table}").json()["asked"])


# --- who somebody is


def as_somebody(server, cookie):
    return httpx.get(f"{server.base}/api/my/tables", headers={"Cookie": f"kronika={cookie}"})


def test_forged_and_foreign_cookies_are_strangers(server_here, dana) -> None:
    account = dana.get("/me").json()["id"]
    real = dana.cookie
    assert as_somebody(server_here, real).status_code == 200
    signed_elsewhere = URLSafeTimedSerializer("another secret", salt="kronika-cookie").dumps(account)
    changed = real[:-9] + ("A" if real[-9] != "A" else "B") + real[-8:]
    signer = server_here.hub.sessions.signer
    of_nobody, not_a_name, not_before_sessions = map(signer.dumps, ("0" * 24, {"id": account}, account))
    for cookie in (
        signed_elsewhere,
        changed,
        of_nobody,
        not_a_name,
        not_before_sessions,
        account,
        "",
        "a.b.c",
        "x" * 5000,
    ):
        refused(as_somebody(server_here, cookie), 401, "stranger")


def test_answers_need_a_real_cookie_too(server_here, dana, table, asked) -> None:
    body = {"seat": asked["seat"], "version": 0, "token": asked["choice"]["options"][0]["token"]}
    path = f"{server_here.base}/api/tables/{table}/answers"
    account = dana.get("/me").json()["id"]
    signed_elsewhere = URLSafeTimedSerializer("another secret", salt="kronika-cookie").dumps(account)
    refused(httpx.post(path, json=body), 401, "stranger")
    refused(httpx.post(path, json=body, headers={"Cookie": f"kronika={signed_elsewhere}"}), 401, "stranger")
    token = dana.post("/tokens").json()["token"]
    both = {"Cookie": f"kronika={signed_elsewhere}", "Authorization": f"Bearer {token}"}
    assert httpx.post(path, json=body, headers=both).status_code == 200


def test_an_expired_cookie_is_a_stranger(server_here, dana, monkeypatch) -> None:
    assert as_somebody(server_here, dana.cookie).status_code == 200
    monkeypatch.setattr("kronika.server.sessions.now", lambda: now() + timedelta(days=366))
    refused(as_somebody(server_here, dana.cookie), 401, "stranger")


def test_a_wrong_token_is_refused(server_here, dana) -> None:
    token = dana.post("/tokens").json()["token"]
    for wrong in (token[:-1], "x", dana.cookie):
        answer = httpx.get(f"{server_here.base}/api/my/tables", headers={"Authorization": f"Bearer {wrong}"})
        refused(answer, 401, "stranger")
    answer = httpx.get(f"{server_here.base}/api/my/tables", headers={"Authorization": f"bearer {token}"})
    assert answer.status_code == 200
    refused(as_somebody(server_here, token), 401, "stranger")  # a token isn't a cookie


def test_other_peoples_seats(server_here, dana, table, asked) -> None:
    eva = server_here.player("Eva")
    seat, token = asked["seat"], asked["choice"]["options"][0]["token"]
    for path, body in (
        ("answers", {"seat": seat, "version": 0, "token": token}),
        ("undo", {"seat": seat, "version": 0}),
        ("resign", {"seat": seat, "version": 0}),
        ("return", {"seat": seat}),
        ("hint", {"seat": seat}),
        ("chat", {"text": "Ahoj"}),
        ("again", {}),
    ):
        answer = eva.post(f"/tables/{table}/{path}", **body)
        assert answer.status_code in (403, 422), path
    for path in ("state", "log"):
        refused(eva.get(f"/tables/{table}/{path}", seat=seat), 403, "not-yours")
        refused(eva.get(f"/tables/{table}/{path}", seat=99), 403, "not-yours")
        refused(eva.get(f"/tables/{table}/{path}", seat=-1), 403, "not-yours")
    refused(eva.http.delete(f"/api/tables/{table}/seats/{seat}"), 403, "not-yours")
    with eva.live(table, seat) as socket:
        assert next(messages(socket))["problem"]["problem"] == "not-yours"
    with eva.live(table) as socket:  # a spectator looks on, and can't answer for anybody
        next(states(socket))
        socket.send(json.dumps({"type": "answer", "seat": seat, "version": 0, "token": token}))
        assert next(m for m in messages(socket) if m["type"] == "problem")["problem"]["problem"] == "not-yours"
    assert dana.state(table, seat)["version"] == 0


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch) -> None:
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("kronika.server.accounts.hasher", quick)
    monkeypatch.setattr("kronika.server.accounts.NOBODYS", quick.hash(""))


def test_an_unknown_name_is_refused_like_a_wrong_password(dana) -> None:
    name = f"Somebody {time.monotonic_ns()}"
    dana.post("/register", name=name, password="correct horse").raise_for_status()
    known = dana.post("/login", name=name, password="wrong battery")
    unknown = dana.post("/login", name=f"{name} else", password="wrong battery")
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)


# --- bodies


def test_malformed_bodies(dana, table) -> None:
    path = f"/api/tables/{table}/answers"
    good = {"seat": 0, "version": 0, "token": "x"}
    for body in (
        b"",
        b"{",
        b"[]",
        b"null",
        b"nonsense",
        b"\xff\xfe",
        b'{"seat": 0, "version": 0, "token": "x"',
        json.dumps({**good, "more": 1}).encode(),
        json.dumps({**good, "seat": "first"}).encode(),
        json.dumps({**good, "version": None}).encode(),
        json.dumps({**good, "token": ["x"]}).encode(),
        json.dumps({**good, "token": "x" * 201}).encode(),
        json.dumps({"seat": 0}).encode(),
        b'{"seat": 0, "version": 0, "token": "\\ud800"}',
        b'{"seat": 0, "version": 0, "token": "x", "\\ud800": 1}',
        b"[" * 100_000,
    ):
        answer = dana.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert refused(answer, 400, "bad-request")["message"], body[:60]


def test_names_and_words_that_cannot_be_shown(dana, table) -> None:
    for name in ("", "   ", "x" * 31, "a\x00b", "a\nb", "\x1b[31m"):
        refused(dana.post("/register", name=name, password="long enough"), 400, "bad-request")
    refused(dana.post("/register", name="ß" * 30, password="long enough"), 422, "bad-name")
    for words in ("", " ", "a\x00b", "x" * 501):
        refused(dana.post(f"/tables/{table}/chat", text=words), 400, "bad-request")
    assert dana.post(f"/tables/{table}/chat", text="👩‍👩‍👧 příště\nznovu").json()["text"] == "👩‍👩‍👧 příště\nznovu"


def test_bodies_that_are_too_large(server_here, dana) -> None:
    large = b'{"record": "' + b"x" * server_here.settings.max_body + b'", "at": 0}'
    headers = {"Content-Type": "application/json"}
    refused(dana.http.post("/api/replay", content=large, headers=headers), 413, "too-large")

    def pieces():
        for start in range(0, len(large), 50_000):
            yield large[start : start + 50_000]

    refused(dana.http.post("/api/replay", content=pieces(), headers=headers), 413, "too-large")
    refused(dana.http.post("/api/replay", content=iter([b"{", b"}"]), headers=headers), 400, "bad-request")


def test_what_does_not_exist(server_here, dana, table) -> None:
    missing = "nosuchtable"
    refused(dana.post("/tables", game="chess", seats=[ME, BOT]), 404, "no-such-game")
    refused(dana.get("/games/chess/cards"), 404, "no-such-game")
    refused(dana.get("/games/innovation/nothing"), 404, "no-such-page")
    put = dana.http.put("/api/games")
    assert refused(put, 405, "bad-method")["message"] == "PUT isn't possible here. Possible: GET."
    assert put.headers["Allow"] == "GET"
    assert refused(dana.http.post("/api/guest", json={"nme": "D"}), 400, "bad-request")["message"] == (
        "body.nme: there is no such field."
    )
    for name in (missing, "%00", "%F0%9F%98%80", "x" * 400, "a%2Fb", "'; drop table seat; --"):
        answer = dana.http.get(f"/api/tables/{name}/state")
        assert (answer.status_code, answer.json()["problem"]) in ((404, "no-such-table"), (404, "no-such-page"))
    with dana.live(missing) as socket:
        assert next(messages(socket))["problem"]["problem"] == "no-such-table"
    refused(dana.post(f"/tables/{table}/seats/9"), 403, "not-yours")
    refused(server_here.player("Eva").post(f"/tables/{table}/seats/0"), 422, "illegal")
    refused(dana.post(f"/tables/{table}/seats/first"), 400, "bad-request")
    refused(dana.get(f"/tables/{table}/chat", after=10**30), 400, "bad-request")
    refused(dana.get(f"/tables/{table}/record"), 422, "illegal")
    for path in ("/%00", "/../../etc/passwd", "/x" * 3000):
        assert dana.http.get(path).status_code in (200, 404)


def test_tables_that_cannot_be(dana) -> None:
    for wrong, problem in (
        ({"seats": [ME]}, "bad-setup"),
        ({"seats": [ME] * 5}, "bad-setup"),
        ({"seats": [BOT, BOT]}, "bad-setup"),
        ({"seats": [ME, {"kind": "bot", "level": "grandmaster"}]}, "bad-request"),
        ({"seats": [ME, BOT], "options": {"moon": "full"}}, "bad-setup"),
        ({"seats": [ME, BOT], "away_minutes": 0}, "bad-request"),
        ({"seats": [ME, {"kind": "ghost"}]}, "bad-request"),
        ({"seats": []}, "bad-request"),
        ({"seats": [ME] * 9}, "bad-request"),
    ):
        answer = dana.post("/tables", game="innovation", **wrong)
        assert (answer.status_code in (400, 422), answer.json()["problem"]) == (True, problem), wrong
    open_table = dana.new_table(ME, OPEN)["id"]
    assert dana.get(f"/tables/{open_table}/state", seat=0).json()["problem"] == "refused"
    assert dana.answer(open_table, 0, 0, "x").json()["problem"] == "refused"


def test_the_levels_of_the_schema_are_those_that_there_are() -> None:
    assert set(get_args(Level)) == set(LEVELS)


def test_an_illegal_answer_says_what_is_legal_and_why_and_changes_nothing(server_here, dana, table, asked) -> None:
    legal = [option["token"] for option in asked["choice"]["options"]]
    before = server_here.table(table).match.save()
    with dana.live(table, asked["seat"]) as socket:
        next(states(socket))
        for token in ("", "nonsense", legal[0].upper(), f" {legal[0]}", "resign", "x" * 200, "\x00"):
            body = refused(dana.answer(table, asked["seat"], 0, token), 422, "illegal")
            assert body["legal"] == legal
            assert body["rule"] == asked["choice"]["rule"] != ""
            socket.send(json.dumps({"type": "answer", "seat": asked["seat"], "version": 0, "token": token}))
            heard = next(message for message in messages(socket) if message["type"] == "problem")
            assert heard["problem"] == body
        other = refused(dana.answer(table, 1 - asked["seat"], 0, legal[0]), 422, "illegal")
        assert other["legal"] == []  # the other seat's options are its own
        for version in (-1, 1, 10**30):
            refused(dana.answer(table, asked["seat"], version, legal[0]), 409, "stale")
    assert server_here.table(table).match.save() == before
    assert server_here.hub.store.happenings(table) == []


def test_a_card_that_fails_changes_nothing(server_here, dana, table, asked, monkeypatch) -> None:
    """A mistake in our own code must not leave an answer in the database that can't be played."""
    token = asked["choice"]["options"][0]["token"]
    with monkeypatch.context() as broken:
        broken.setattr("kronika.server.rooms.happen", lambda *_: 1 / 0)
        refused(dana.answer(table, asked["seat"], 0, token), 500, "broken")
    assert server_here.hub.store.happenings(table) == []
    assert dana.answer(table, asked["seat"], 0, token).status_code == 200


# --- live messages


def test_strange_live_messages(dana, table) -> None:
    with dana.live(table, 0) as socket:
        next(states(socket))
        for message, problem in (
            ("", "bad-request"),
            ("{", "bad-request"),
            ("[]", "bad-request"),
            (b"\x00\xff", "bad-request"),
            ('{"type": "shout", "seat": 0, "version": 0, "token": "x"}', "bad-request"),
            ('{"type": "answer", "seat": 0, "version": 0, "token": "x", "more": 1}', "bad-request"),
            ("x" * 4001, "too-large"),
        ):
            socket.send(message)
            assert next(messages(socket))["problem"]["problem"] == problem
        socket.send("x" * 70_000)
        with pytest.raises(ConnectionClosed):
            next(messages(socket))
        assert socket.protocol.close_code == 1009
    for query in ("seat=first", "after=never"):
        with pytest.raises(InvalidStatus), dana.live(f"{table}/live?{query}&x=") as socket:
            next(messages(socket))


def test_who_sends_too_fast_waits_and_the_server_stays_responsive(server_here, dana, table) -> None:
    rate = server_here.settings.messages_per_second
    count = int(3.5 * rate)  # two seconds' worth are free
    with dana.live(table, 0) as socket:
        next(states(socket))
        start = time.monotonic()
        for _ in range(count):
            socket.send("x")
        assert dana.get(f"/tables/{table}").status_code == 200
        problems = {next(messages(socket))["problem"]["problem"] for _ in range(count)}
        assert problems == {"bad-request"}  # every single one was read
        assert time.monotonic() - start > 1  # the pace is kept


def test_who_leaves_in_the_middle_of_a_flood_can_come_again(dana, table) -> None:
    with dana.live(table, 0) as socket:
        next(states(socket))
        for _ in range(1000):
            socket.send("x")
        assert dana.get(f"/tables/{table}").status_code == 200
    with dana.live(table, 0) as socket:  # who comes again is heard at once
        next(states(socket))
        socket.send("x")
        assert next(messages(socket))["problem"]["problem"] == "bad-request"


# --- the database


def test_a_full_disk_refuses_the_answer_and_changes_nothing(new_database) -> None:
    with ServerHere(new_database("sqlite")) as server:
        dana = server.player()
        table = dana.new_table(ME, PETR)["id"]
        full = True

        def limited(connection, *_) -> None:
            pages = connection.execute("PRAGMA page_count").fetchone()[0] if full else 2**30
            connection.execute(f"PRAGMA max_page_count={pages}")

        event.listen(server.hub.engine, "checkout", limited)
        while dana.post(f"/tables/{table}/chat", text="x" * 500).status_code == 201:
            pass
        with dana.live(table, 0) as socket:
            for _ in range(300):  # until the last page is full
                seat = dana.get(f"/tables/{table}").json()["asked"]
                state = dana.state(table, seat)
                version, token = state["version"], state["choice"]["options"][0]["token"]
                if dana.answer(table, seat, version, token).status_code != 200:
                    break
            for _ in range(3):
                body = refused(dana.answer(table, seat, version, token), 503, "store-full")
                assert "Nothing has changed" in body["message"]
            assert dana.state(table, seat) == state
            full = False
            assert dana.answer(table, seat, version, token).status_code == 200
            assert next(message for message in states(socket) if message["state"]["version"] == version + 1)
        assert [row.version for row in server.hub.store.happenings(table)] == list(range(1, version + 2))


def test_a_lost_database_is_told_and_survived(new_database, postgres) -> None:
    database = new_database("postgresql")
    name = make_url(database).database
    with ServerHere(database) as server:
        dana = server.player()
        table = dana.new_table(ME, PETR)["id"]
        seat = dana.get(f"/tables/{table}").json()["asked"]
        token = dana.state(table, seat)["choice"]["options"][0]["token"]
        postgres.psql(
            f"ALTER DATABASE {name} ALLOW_CONNECTIONS false; "
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';"
        )
        wait_until(lambda: httpx.get(f"{server.base}/readyz").status_code == 503)
        assert httpx.get(f"{server.base}/healthz").status_code == 200
        answer = dana.answer(table, seat, 0, token)
        refused(answer, 503, "store-full")
        assert name not in answer.text
        postgres.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true;")
        assert dana.answer(table, seat, 0, token).status_code == 200


def test_a_restart_of_the_database_between_two_answers_is_not_noticed(new_database, postgres) -> None:
    database = new_database("postgresql")
    with ServerHere(database) as server:
        dana = server.player()
        table = dana.new_table(ME, PETR)["id"]
        for version in range(3):
            seat = dana.get(f"/tables/{table}").json()["asked"]
            token = dana.state(table, seat)["choice"]["options"][0]["token"]
            kept = server.hub.journal.connection
            if kept is not None:
                postgres.psql(f"SELECT pg_terminate_backend({kept.driver_connection.info.backend_pid});")
            assert dana.answer(table, seat, version, token).status_code == 200


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_of_a_newer_version_is_left_alone(new_database, kind) -> None:
    engine = connect(address_of(new_database(kind)))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadSetup, match=r"doesn't know.*9999"):
        migrate(engine)
    engine.dispose()


def address_of(address):
    return address.replace("postgresql://", "postgresql+psycopg://", 1)

"""A private table exists only for its host, its players and those who have an invitation."""

import httpx
import pytest
from tests.server.player import BOT, FRIEND, ME, OPEN, messages
from websockets.sync.client import connect

NOWHERE = "nosuchtable"


@pytest.fixture
def host(server_here):
    return server_here.player("Host")


@pytest.fixture
def stranger(server_here):
    return server_here.player("Stranger")


@pytest.fixture
def nobody(server_here):
    with httpx.Client(base_url=server_here.base) as client:
        yield client


def calls(app):
    """Every call about a table, with some body that it takes."""
    bodies = {
        "/answers": {"seat": 0, "version": 0, "token": "x"},
        "/undo": {"seat": 0, "version": 0},
        "/resign": {"seat": 0, "version": 0},
        "/return": {"seat": 0},
        "/hint": {"seat": 0},
        "/chat": {"text": "hello"},
    }
    for path, methods in app.openapi()["paths"].items():
        if path.startswith("/api/tables/{table_id}"):
            rest = path.removeprefix("/api/tables/{table_id}").replace("{seat}", "1")
            yield from ((method.upper(), rest, bodies.get(rest, {})) for method in methods)


def told(answer, table):
    return answer.status_code, answer.text.replace(table, "ID")


def finished(host, **more):
    table = host.new_table(ME, {**ME, "name": "Eva"}, **more)
    host.post(f"/tables/{table['id']}/resign", seat=0, version=0)
    return table


def first_message(base, table, **headers):
    with connect(f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live", additional_headers=headers) as socket:
        return next(messages(socket))


@pytest.mark.parametrize("state", ["open", "running", "finished"])
def test_for_a_stranger_it_is_as_if_there_were_no_table(server_here, host, stranger, nobody, state) -> None:
    make = {
        "open": lambda: host.new_table(ME, FRIEND, public=False),
        "running": lambda: host.new_table(ME, BOT, public=False),
        "finished": lambda: finished(host, public=False),
    }
    table = make[state]()["id"]
    assert host.get(f"/tables/{table}").json()["state"] == state
    every = list(calls(server_here.app))
    assert len(every) > 14
    for client in (stranger.http, nobody):
        for method, rest, body in every:
            there, nowhere = (
                client.request(method, f"/api/tables/{id_}{rest}", json=None if method == "GET" else body)
                for id_ in (table, NOWHERE)
            )
            assert told(there, table) == told(nowhere, NOWHERE), (method, rest)
            assert there.status_code in (401, 404)
    for cookie in ({}, {"Cookie": f"kronika={stranger.cookie}"}):
        there, nowhere = (first_message(server_here.base, id_, **cookie) for id_ in (table, NOWHERE))
        assert there["problem"]["problem"] == nowhere["problem"]["problem"] == "no-such-table"
        assert there["problem"]["message"].replace(table, NOWHERE) == nowhere["problem"]["message"]
    assert table not in stranger.get("/tables").text


def test_the_host_and_the_players_see_it(host, stranger) -> None:
    table = host.new_table(ME, FRIEND, public=False)
    invite = table["seats"][1]["invite"]
    sat = stranger.post(f"/tables/{table['id']}/seats/1", invite=invite)  # a program need not ask for the table before
    assert sat.status_code == 200
    for player, seat in ((host, 0), (stranger, 1)):
        assert player.get(f"/tables/{table['id']}").status_code == 200
        assert player.post(f"/tables/{table['id']}/chat", text="hello").status_code == 201
        with player.live(table["id"], seat) as socket:
            assert next(messages(socket))["type"] == "table"


def test_a_friend_sees_the_table_before_sitting_down(server_here, host, nobody) -> None:
    table = host.new_table(ME, FRIEND, public=False)
    path = f"/api/tables/{table['id']}"
    wrong = nobody.get(path, params={"invite": "wrong"})
    assert wrong.status_code == 404
    assert "set-cookie" not in wrong.headers
    assert nobody.get(path, params={"invite": table["seats"][1]["invite"]}).status_code == 200
    assert nobody.get(path).status_code == 200  # the browser has kept the code
    assert nobody.get(f"{path}/chat").status_code == 200
    nobody.post("/api/guest", json={"name": "Friend"})
    assert nobody.post(f"{path}/seats/1", json={"invite": table["seats"][1]["invite"]}).status_code == 200


def test_who_has_the_link_for_spectators_watches_but_takes_no_seat(server_here, host, stranger, nobody) -> None:
    table = host.new_table(ME, FRIEND, public=False)
    path, watch = f"/api/tables/{table['id']}", table["watch"]
    assert stranger.post(f"/tables/{table['id']}/seats/1", invite=watch).status_code == 403
    assert nobody.get(path, params={"invite": watch}).status_code == 200
    code = nobody.cookies["kronika-invitation"]
    assert first_message(server_here.base, table["id"], Cookie=f"kronika-invitation={code}")["type"] == "table"
    assert nobody.post(f"{path}/chat", json={"text": "hello"}).status_code == 401
    other = host.new_table(ME, FRIEND, public=False)
    assert other["watch"] != watch
    assert nobody.get(f"/api/tables/{other['id']}", params={"invite": watch}).status_code == 404


def test_the_host_revokes_the_link_for_spectators(server_here, host, stranger, nobody) -> None:
    table = host.new_table(ME, FRIEND, public=False)
    path, watch, invite = f"/api/tables/{table['id']}", table["watch"], table["seats"][1]["invite"]
    stranger.post(f"/tables/{table['id']}/seats/1", invite=invite).raise_for_status()
    assert nobody.get(path, params={"invite": watch}).status_code == 200
    address = f"{server_here.base.replace('http', 'ws', 1)}{path}/live?invite={watch}"
    with connect(address) as spectator:
        assert next(messages(spectator))["type"] == "table"
        assert stranger.http.delete(f"{path}/watch").json()["problem"] == "not-yours"
        revoked = host.http.delete(f"{path}/watch").json()
        assert revoked["watch"] != watch
        shut_out = next(message for message in messages(spectator) if message["type"] == "problem")
        assert shut_out["problem"]["problem"] == "no-such-table"
    nobody.cookies.clear()
    assert [nobody.get(path, params={"invite": code}).status_code for code in (watch, invite)] == [404, 404]
    assert nobody.get(path, params={"invite": revoked["watch"]}).status_code == 200
    assert stranger.get(f"/tables/{table['id']}").status_code == 200  # a player needs no link


def test_the_code_is_sent_back_for_its_table_only(host, nobody) -> None:
    table = host.new_table(ME, FRIEND, public=False)
    answer = nobody.get(f"/api/tables/{table['id']}", params={"invite": table["watch"]})
    words = answer.headers["set-cookie"]
    assert f"Path=/api/tables/{table['id']};" in words
    assert "HttpOnly" in words
    assert "SameSite=lax" in words


def test_who_resigns_may_watch_on(host, stranger) -> None:
    table = host.new_table(ME, BOT, FRIEND, public=False)
    path = f"/tables/{table['id']}"
    stranger.post(f"{path}/seats/2", invite=table["seats"][2]["invite"])
    version = host.get(path).json()["version"]
    while stranger.post(f"{path}/resign", seat=2, version=version).status_code == 409:
        version = host.get(path).json()["version"]
    assert host.get(path).json()["seats"][2]["kind"] == "bot"
    assert stranger.get(path).status_code == 200


def test_a_public_table_needs_no_invitation_and_neither_does_the_next_game(host, nobody) -> None:
    table = host.new_table(ME, OPEN)
    assert table["watch"] is None
    assert nobody.get(f"/api/tables/{table['id']}").status_code == 200
    over = finished(host)
    again = host.post(f"/tables/{over['id']}/again").json()
    assert nobody.get(f"/api/tables/{again['id']}").status_code == 200
    over = finished(host, public=False)
    again = host.post(f"/tables/{over['id']}/again").json()
    assert nobody.get(f"/api/tables/{again['id']}").status_code == 404

"""Taking one's data along, and leaving for good: games stay, the name goes."""

import json
import time
from io import BytesIO
from zipfile import ZipFile

import httpx
import pytest
from sqlalchemy import inspect, text
from tests.server.conftest import two_workers
from tests.server.player import BOT, ME, OPEN, messages
from websockets.exceptions import ConnectionClosed

from kronika.engine import record
from kronika.games import game as find_game

PASSWORD = "correct horse"

pytestmark = pytest.mark.usefixtures("quick_hashes")


@pytest.fixture(scope="module", params=["sqlite", "two workers"])
def workers(request, new_database):
    with two_workers(request.param, new_database) as both:
        yield both


@pytest.fixture
def dana(workers):
    player = workers[0].player("Somebody")
    player.name = f"Dana {time.monotonic_ns()}"
    player.post("/register", name=player.name, password=PASSWORD).raise_for_status()
    return player


@pytest.fixture
def eva(workers):
    return workers[1].player("Eva")


def together(dana, eva, *more):
    """A running table of both, with a line of chat from each."""
    table = dana.new_table(ME, OPEN, *more)["id"]
    eva.post(f"/tables/{table}/seats/1").raise_for_status()
    for player, words in ((dana, "Ahoj"), (eva, "Nazdar")):
        player.post(f"/tables/{table}/chat", text=words).raise_for_status()
    return table


def resign(player, table, seat) -> None:
    version = player.get(f"/tables/{table}").json()["version"]
    player.post(f"/tables/{table}/resign", seat=seat, version=version).raise_for_status()


def test_everything_of_mine_in_one_archive(dana, eva) -> None:
    finished, running = together(dana, eva), together(dana, eva)
    resign(eva, finished, 1)
    answer = dana.get("/me/export")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    with ZipFile(BytesIO(answer.content)) as archive:
        names = archive.namelist()
        account, games, chat = (json.loads(archive.read(f"{name}.json")) for name in ("account", "games", "chat"))
        replayed = record.parse(archive.read(f"games/innovation-{finished}.kronika.txt").decode())
    assert sorted(names)[:2] == ["account.json", "chat.json"]
    assert (account["name"], account["guest"], len(account["sessions"])) == (dana.name, False, 1)
    assert {game["table"]: game["state"] for game in games} == {finished: "finished", running: "running"}
    assert [line["text"] for line in chat] == ["Ahoj", "Ahoj"]
    assert list(record.steps(replayed, find_game))[-1].over
    # A record of the running game would give the deal away.
    assert not any(running in name for name in names)
    assert eva.get(f"/tables/{running}").json()["seed"] is None


def test_an_archive_needs_a_session(workers, dana) -> None:
    token = dana.post("/tokens").json()["token"]
    assert httpx.get(f"{workers[0].base}/api/me/export").status_code == 401
    headers = {"Authorization": f"Bearer {token}"}
    assert httpx.get(f"{workers[0].base}/api/me/export", headers=headers).status_code == 403


def test_the_password_is_asked_before_an_account_is_deleted(dana) -> None:
    for body in ({}, {"password": "wrong battery"}):
        refused = dana.post("/me/delete", **body)
        assert (refused.status_code, refused.json()["problem"]) == (401, "wrong-login")
    assert dana.get("/me").json()["name"] == dana.name


def test_a_deleted_account_leaves_its_games_and_takes_its_name(workers, dana, eva) -> None:
    finished, running, three = together(dana, eva), together(dana, eva), together(dana, eva, BOT)
    resign(eva, finished, 1)
    hosted = dana.new_table(ME, OPEN)["id"]
    joined = eva.new_table(ME, OPEN, OPEN)["id"]
    dana.post(f"/tables/{joined}/seats/1").raise_for_status()
    cookie, token = dana.cookie, dana.post("/tokens").json()["token"]
    with dana.live(finished, 0, at=workers[1].base) as socket:
        assert dana.post("/me/delete", password=PASSWORD).status_code == 204
        closing = [message["problem"]["problem"] for message in messages_until_closed(socket)]
        assert closing[-1] in ("stranger", "not-yours")  # the session has ended, and the seat has no owner
    for headers in ({"Cookie": f"kronika={cookie}"}, {"Authorization": f"Bearer {token}"}):
        assert httpx.get(f"{workers[1].base}/api/my/tables", headers=headers).status_code == 401
    login = eva.http.post("/api/login", json={"name": dana.name, "password": PASSWORD})
    assert login.status_code == 401

    found = {table: eva.get(f"/tables/{table}").json() for table in (finished, running, three, joined)}
    assert found[finished]["seats"][0] | {"kind": "human", "name": None, "guest": False} == found[finished]["seats"][0]
    assert [found[table]["state"] for table in (finished, running, joined)] == ["finished", "finished", "open"]
    bot = found[three]["seats"][0]
    assert (found[three]["state"], bot["kind"], bot["name"]) == ("running", "bot", "NestorBot")
    assert found[joined]["seats"][1]["kind"] == "free"
    assert eva.get(f"/tables/{hosted}").status_code == 404
    chat = eva.get(f"/tables/{finished}/chat").json()
    assert [(line["name"], line["text"]) for line in chat] == [(None, "Ahoj"), ("Eva", "Nazdar")]
    number = dana.name.removeprefix("Dana ")
    assert number not in eva.get(f"/tables/{finished}/record").text
    assert number not in whole_database(workers[0])


def test_a_name_is_free_again_when_its_account_is_deleted(workers, dana) -> None:
    dana.post("/me/delete", password=PASSWORD)
    other = workers[1].player("Eva")
    assert other.post("/register", name=dana.name, password=PASSWORD).status_code == 201
    assert other.get("/my/tables").json() == []
    other.post("/me/delete", password=PASSWORD)


def test_a_guest_is_deleted_without_a_password(eva) -> None:
    table = eva.new_table(ME, BOT)["id"]
    assert eva.post("/me/delete").status_code == 204
    assert eva.get("/me").json() is None
    assert eva.get(f"/tables/{table}").json()["seats"][0]["name"] is None


def messages_until_closed(socket):
    try:
        yield from (message for message in messages(socket) if message["type"] == "problem")
    except ConnectionClosed:
        return


def whole_database(worker):
    with worker.hub.engine.connect() as connection:
        tables = inspect(connection).get_table_names()
        return " ".join(str(row) for table in tables for row in connection.execute(text(f"SELECT * FROM {table}")))

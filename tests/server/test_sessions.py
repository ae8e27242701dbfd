"""Sessions: whatever shows who somebody is can be ended, on every worker and for every open connection."""

import time

import httpx
import pytest
from sqlalchemy import update
from tests.server.conftest import two_workers
from tests.server.player import BOT, ME, messages, states
from websockets.exceptions import ConnectionClosed

from kronika.server.models import Account
from kronika.server.sessions import label_of

PASSWORD = "correct horse"

pytestmark = pytest.mark.usefixtures("quick_hashes")
CHROME = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36"


@pytest.fixture(scope="module", params=["sqlite", "two workers"])
def workers(request, new_database):
    with two_workers(request.param, new_database) as both:
        yield both


@pytest.fixture
def dana(workers):
    """Registered and logged in at the first worker."""
    player = workers[0].player("Somebody")
    player.login = f"Dana {time.monotonic_ns()}"
    player.post("/register", name=player.login, password=PASSWORD).raise_for_status()
    return player


@pytest.fixture
def elsewhere(workers, dana):
    """The same person in another browser, on the other worker."""
    player = workers[1].player("Somebody")
    player.post("/login", name=dana.login, password=PASSWORD).raise_for_status()
    return player


def with_cookie(worker, cookie):
    return httpx.get(f"{worker.base}/api/my/tables", headers={"Cookie": f"kronika={cookie}"}).status_code


def with_token(worker, token):
    return httpx.get(f"{worker.base}/api/my/tables", headers={"Authorization": f"Bearer {token}"}).status_code


def answer_with(worker, cookie, table, state):
    """Answers are checked without reading the database each time."""
    body = {"seat": 0, "version": state["version"], "token": state["choice"]["options"][0]["token"]}
    headers = {"Cookie": f"kronika={cookie}"}
    return httpx.post(f"{worker.base}/api/tables/{table}/answers", json=body, headers=headers)


def my_turn(player, table):
    while True:
        state = player.state(table, 0)
        if state["choice"]["options"]:
            return state


def closed_for_a_stranger(socket) -> None:
    """The connection ends, and says why."""
    problems = [message["problem"]["problem"] for message in until_closed(socket) if message["type"] == "problem"]
    assert (problems, socket.protocol.close_code) == (["stranger"], 4003)


def until_closed(socket):
    try:
        yield from messages(socket)
    except ConnectionClosed:
        return


def test_after_logging_out_the_cookie_is_worth_nothing(workers, dana) -> None:
    cookie = dana.cookie
    table = dana.new_table(ME, BOT)["id"]
    state = my_turn(dana, table)
    assert with_cookie(workers[1], cookie) == 200
    with dana.live(table, 0, at=workers[1].base) as socket:
        next(states(socket))
        assert dana.post("/logout").status_code == 204
        closed_for_a_stranger(socket)
    assert [with_cookie(worker, cookie) for worker in workers] == [401, 401]
    for worker in workers:
        assert answer_with(worker, cookie, table, state).status_code == 401
    assert "kronika" not in dana.http.cookies


def test_an_answer_is_refused_as_soon_as_another_worker_has_ended_the_session(workers, dana, elsewhere) -> None:
    """The worker that gets the answer has the session in memory and hears of its end."""
    table = dana.new_table(ME, BOT)["id"]
    assert answer_with(workers[1], elsewhere.cookie, table, my_turn(dana, table)).status_code == 200
    state = my_turn(dana, table)
    assert dana.http.delete("/api/sessions").status_code == 204
    end = time.monotonic() + 20
    while elsewhere.cookie in {given.secret for given in workers[1].hub.sessions.known}:
        assert time.monotonic() < end
    assert answer_with(workers[1], elsewhere.cookie, table, state).status_code == 401


def test_a_lost_notice_is_made_up_for(workers, dana, monkeypatch) -> None:
    """Whatever happens to the notices: when they come back, the worker asks the database about everybody."""
    table = dana.new_table(ME, BOT)["id"]
    for worker in workers:
        monkeypatch.setattr(worker.hub.sessions, "forget", lambda _: None)
    with dana.live(table, 0) as socket:
        next(states(socket))
        workers[0].hub.people.end_everywhere(dana.get("/me").json()["id"])
        workers[0].loop.call_soon_threadsafe(workers[0].hub.sessions_unknown)
        closed_for_a_stranger(socket)


def test_log_out_everywhere(workers, dana, elsewhere) -> None:
    token = dana.post("/tokens").json()["token"]
    cookies = [dana.cookie, elsewhere.cookie]
    assert dana.http.delete("/api/sessions").status_code == 204
    assert [with_cookie(worker, cookie) for worker in workers for cookie in cookies] == [401] * 4
    assert with_token(workers[1], token) == 401


def test_one_session_of_several_is_ended(workers, dana, elsewhere) -> None:
    found = dana.get("/sessions").json()
    assert [one["current"] for one in found].count(True) == 1
    other = next(one["id"] for one in found if not one["current"])
    assert dana.http.delete(f"/api/sessions/{other}").status_code == 204
    assert (with_cookie(workers[0], dana.cookie), with_cookie(workers[0], elsewhere.cookie)) == (200, 401)
    gone = dana.http.delete(f"/api/sessions/{other}")
    assert (gone.status_code, gone.json()["problem"]) == (404, "no-such-session")


def test_nobody_ends_a_session_of_somebody_else(workers, dana) -> None:
    mine = dana.get("/sessions").json()[0]["id"]
    token = dana.post("/tokens", name="bot").json()
    eva = workers[0].player("Eva")
    assert eva.http.delete(f"/api/sessions/{mine}").status_code == 404
    assert eva.http.delete(f"/api/tokens/{token['id']}").status_code == 404
    assert (with_cookie(workers[0], dana.cookie), with_token(workers[0], token["token"])) == (200, 200)


def test_a_session_is_called_by_its_browser(workers, dana) -> None:
    dana.http.headers["User-Agent"] = CHROME
    dana.post("/login", name=dana.login, password=PASSWORD).raise_for_status()
    sessions = dana.get("/sessions").json()
    assert [(one["name"], one["current"]) for one in sessions] == [("Chrome, Android", True)]
    assert label_of("curl/8") == ""


def test_changing_the_password_ends_everything_else(workers, dana, elsewhere) -> None:
    token = dana.post("/tokens").json()["token"]
    wrong = dana.post("/password", old="wrong battery", new="staple battery")
    assert (wrong.status_code, wrong.json()["problem"]) == (401, "wrong-login")
    assert with_cookie(workers[1], elsewhere.cookie) == 200
    assert dana.post("/password", old=PASSWORD, new="short").status_code == 400
    assert dana.post("/password", old=PASSWORD, new="staple battery").status_code == 204
    assert with_cookie(workers[1], dana.cookie) == 200
    assert with_cookie(workers[0], elsewhere.cookie) == 401
    assert with_token(workers[0], token) == 401
    eva = workers[1].player("Eva")
    assert eva.post("/login", name=dana.login, password=PASSWORD).status_code == 401
    assert eva.post("/login", name=dana.login, password="staple battery").status_code == 200


def test_a_guest_has_no_password_to_change(workers) -> None:
    refused = workers[0].player("Eva").post("/password", old=PASSWORD, new="staple battery")
    assert (refused.status_code, refused.json()["problem"]) == (422, "bad-name")


def test_tokens_are_listed_and_revoked_one_by_one(workers, dana) -> None:
    made = [dana.post("/tokens", name=name).json() for name in ("arena", "phone")]
    assert {one["name"] for one in dana.get("/tokens").json()} == {"arena", "phone"}
    assert "token" not in dana.get("/tokens").json()[0]
    assert dana.http.delete(f"/api/tokens/{made[0]['id']}").status_code == 204
    assert [with_token(workers[1], one["token"]) for one in made] == [401, 200]
    assert dana.http.delete(f"/api/tokens/{made[0]['id']}").status_code == 404
    for _ in range(19):
        assert dana.post("/tokens").status_code == 201
    assert dana.post("/tokens").json()["problem"] == "too-many-tokens"


def test_a_token_plays_and_cannot_change_the_account(workers, dana) -> None:
    token = dana.post("/tokens").json()["token"]
    with httpx.Client(base_url=workers[0].base, headers={"Authorization": f"Bearer {token}"}) as program:
        assert program.post("/api/tables", json={"game": "innovation", "seats": [ME, BOT]}).status_code == 201
        for method, path in (
            ("GET", "/api/sessions"),
            ("DELETE", "/api/sessions"),
            ("GET", "/api/tokens"),
            ("POST", "/api/tokens"),
        ):
            refused = program.request(method, path)
            assert (refused.status_code, refused.json()["problem"]) == (403, "not-yours")
        assert program.post("/api/logout").status_code == 204
    assert with_token(workers[0], token) == 200


def test_a_guest_cookie_is_invalid_after_registration(workers) -> None:
    eva = workers[0].player("Eva")
    table = eva.new_table(ME, BOT)["id"]
    cookie, token = eva.cookie, eva.post("/tokens").json()["token"]
    assert with_cookie(workers[1], cookie) == 200
    eva.post("/register", name=f"Eva {time.monotonic_ns()}", password=PASSWORD).raise_for_status()
    assert [with_cookie(worker, cookie) for worker in workers] == [401, 401]
    assert with_token(workers[1], token) == 401
    assert [found["id"] for found in eva.get("/my/tables").json()] == [table]


def test_logging_in_ends_the_session_that_was_there(workers, dana) -> None:
    before = dana.cookie
    dana.post("/login", name=dana.login, password=PASSWORD).raise_for_status()
    assert (with_cookie(workers[1], before), with_cookie(workers[1], dana.cookie)) == (401, 200)


def signed_before(worker, player):
    """The cookie that an earlier version would have given."""
    account = player.get("/me").json()["id"]
    with worker.hub.database.session() as session:
        session.execute(update(Account).where(Account.id == account).values(signed_cookies=True))
    return worker.hub.sessions.signer.dumps(account)


def test_a_signed_cookie_of_an_earlier_version_becomes_a_session(workers, dana) -> None:
    old = signed_before(workers[0], dana)
    assert [with_cookie(worker, old) for worker in workers] == [200, 200]
    assert len(dana.get("/sessions").json()) == 2
    with httpx.Client(base_url=workers[1].base, cookies={"kronika": old}) as browser:
        assert browser.post("/api/logout").status_code == 204
    assert [with_cookie(worker, old) for worker in workers] == [401, 401]


def test_a_signed_cookie_that_was_never_used_ends_with_the_other_sessions(workers, dana) -> None:
    old = signed_before(workers[0], dana)
    assert dana.http.delete("/api/sessions").status_code == 204
    assert with_cookie(workers[1], old) == 401


def test_coming_by_renews_the_cookie(workers, dana) -> None:
    cookie = dana.cookie
    renewed = dana.get("/me").headers["set-cookie"]
    assert renewed.startswith(f"kronika={cookie};")
    assert "Max-Age=31536000" in renewed
    assert "HttpOnly" in renewed


def test_secrets_are_not_in_the_database(workers, dana) -> None:
    token = dana.post("/tokens").json()["token"]
    with workers[0].hub.engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT * FROM session").all()
    stored = " ".join(map(str, rows))
    assert dana.cookie not in stored
    assert token not in stored

"""Limits: strangers can't do anything as often as they like, and nobody can lock anybody else out."""

import threading
import time

import httpx
import pytest
from tests.server.conftest import ServerHere, two_workers
from tests.server.player import BOT, ME

from kronika.server import accounts

PASSWORD = "correct horse"

pytestmark = pytest.mark.usefixtures("quick_hashes")
FEW = {"guests": "4/hour", "accounts": "2/hour", "tables": "2/hour", "chat": "2/hour", "hints": "2/hour"}
FEW |= {"replays": "2/hour", "logins": "3/hour"}


@pytest.fixture(scope="module", params=["sqlite", "two workers"])
def workers(request, new_database):
    with two_workers(request.param, new_database, limits=FEW) as both:
        yield both


addresses = (f"192.0.2.{number}" for number in range(1, 255))


class Client(httpx.Client):
    """A browser at an address of its own, as a proxy tells it."""

    def __init__(self, worker, address=None, **more) -> None:
        self.address = address or next(addresses)
        super().__init__(base_url=f"{worker.base}/api", headers={"X-Forwarded-For": self.address}, timeout=30, **more)

    def say(self, path, **body):
        return self.post(path, json=body)


def once(worker, path, address=None, **body):
    """Do it once, in a browser of its own."""
    with Client(worker, address) as browser:
        return browser.say(path, **body)


def statuses(answers):
    return [answer.status_code for answer in answers]


def is_too_many(answer) -> bool:
    assert (answer.status_code, answer.json()["problem"]) == (429, "too-many"), answer.text
    assert 0 < int(answer.headers["Retry-After"]) <= 3600
    assert "Try again in" in answer.json()["message"]
    return True


@pytest.fixture
def name(workers):
    """The name of an account that was registered from an address of its own."""
    chosen = f"Dana {time.monotonic_ns()}"
    with Client(workers[0]) as browser:
        assert browser.say("/register", name=chosen, password=PASSWORD).status_code == 201
    return chosen


def test_guests_and_accounts_are_limited_by_address_on_all_workers_together(workers) -> None:
    address = next(addresses)
    made = [once(workers[number % 2], "/guest", address) for number in range(5)]
    assert statuses(made[:4]) == [201] * 4
    assert is_too_many(made[4])
    registered = [
        once(workers[number % 2], "/register", address, name=f"E {time.monotonic_ns()}", password=PASSWORD)
        for number in range(3)
    ]
    assert statuses(registered[:2]) == [201] * 2
    assert is_too_many(registered[2])
    assert once(workers[0], "/guest").status_code == 201  # from another address


def test_tables_chat_hints_and_replays_are_limited_by_account(workers) -> None:
    with Client(workers[0]) as dana:
        dana.say("/guest")
        made = [dana.say("/tables", game="innovation", seats=[ME, BOT]) for _ in range(3)]
        assert statuses(made[:2]) == [201] * 2
        assert is_too_many(made[2])
        table = made[0].json()["id"]
        for path, body in ((f"/tables/{table}/chat", {"text": "Ahoj"}), (f"/tables/{table}/hint", {"seat": 0})):
            asked = [dana.say(path, **body) for _ in range(3)]
            assert 429 not in statuses(asked[:2])
            assert is_too_many(asked[2])
        replays = [dana.say("/replay", record="", at=0) for _ in range(3)]
        assert statuses(replays[:2]) == [422] * 2
        assert is_too_many(replays[2])


def test_seals_are_limited_by_account_and_by_address(new_database) -> None:
    address = next(addresses)
    with ServerHere(new_database("sqlite"), limits={"seals": "1/hour"}) as server:
        for number in range(6):
            with Client(server, address) as browser:
                browser.say("/guest")
                sealed = browser.say("/seals", game="innovation")
                assert sealed.status_code == 201 if number < 5 else is_too_many(sealed)
                assert is_too_many(browser.say("/seals", game="innovation"))


def test_several_accounts_at_one_address_have_a_limit_together(workers) -> None:
    address = next(addresses)
    made = []
    for number in range(4):
        with Client(workers[number % 2], address) as guest:
            guest.say("/guest")
            made += [guest.say("/tables", game="innovation", seats=[ME, {"kind": "open"}]) for _ in range(3)]
    assert statuses(made).count(201) == 8  # two for each: an address may make ten
    with Client(workers[0], address) as stranger:
        assert stranger.say("/guest").status_code == 429


def test_an_address_of_ipv6_is_its_network(workers) -> None:
    made = [once(workers[0], "/guest", f"2001:db8::{number}") for number in range(1, 6)]
    assert statuses(made) == [201] * 4 + [429]
    assert once(workers[0], "/guest", "2001:db8:0:1::1").status_code == 201


# --- logging in


def test_guessing_is_slowed_down_for_a_name_from_an_address(workers, name) -> None:
    with Client(workers[0]) as thief, Client(workers[1], thief.address) as other_worker:
        assert statuses(thief.say("/login", name=name, password="wrong battery") for _ in range(3)) == [401] * 3
        assert is_too_many(other_worker.say("/login", name=name, password=PASSWORD))


def test_nobody_is_locked_out_by_others_who_know_the_name(workers, name) -> None:
    for _ in range(5):
        with Client(workers[0]) as thief:
            for _ in range(4):
                thief.say("/login", name=name, password="wrong battery")
    with Client(workers[1]) as owner:
        assert owner.say("/login", name=name, password=PASSWORD).status_code == 200


def test_a_browser_that_has_logged_in_before_gets_in_from_an_address_that_guesses(workers, name) -> None:
    with Client(workers[0]) as owner:
        assert owner.say("/login", name=name, password=PASSWORD).status_code == 200
        owner.post("/logout")
        with Client(workers[0], owner.address) as thief:
            for number in range(20):
                thief.say("/login", name=name if number < 4 else f"N {number}", password="wrong battery")
            assert is_too_many(thief.say("/login", name=name, password=PASSWORD))
        assert owner.say("/login", name=name, password=PASSWORD).status_code == 200
        # The browser has its own limit, and doesn't give a stranger access to other names.
        assert statuses(owner.say("/login", name=name, password="wrong battery") for _ in range(3)) == [401] * 3
        assert is_too_many(owner.say("/login", name=name, password=PASSWORD))
        assert is_too_many(owner.say("/login", name=f"{name} else", password=PASSWORD))


def test_a_forged_device_cookie_is_none(workers, name) -> None:
    with Client(workers[0], cookies={"kronika-device": "WyJkYW5hIiwiMSJd.aaaa.bbbb"}) as thief:
        assert statuses(thief.say("/login", name=name, password="wrong battery") for _ in range(3)) == [401] * 3
        assert is_too_many(thief.say("/login", name=name, password=PASSWORD))


def test_many_names_from_one_address_are_throttled_whatever_succeeds_in_between(workers, name) -> None:
    """Logging in with your own account between attempts doesn't reset the count."""
    address, found = next(addresses), []
    for number in range(16):
        with Client(workers[number % 2], address) as thief:
            own = number % 2
            password = PASSWORD if own else "wrong battery"
            found.append(thief.say("/login", name=name if own else f"Victim {number}", password=password))
    assert set(statuses(found[:15])) == {200, 401}
    assert is_too_many(found[15])


def test_the_old_password_cannot_be_guessed_with_a_stolen_session(workers, name) -> None:
    with Client(workers[0]) as thief:
        thief.say("/login", name=name, password=PASSWORD)
        tries = [thief.say("/password", old="wrong battery", new="staple battery") for _ in range(4)]
        assert statuses(tries[:3]) == [401] * 3
        assert is_too_many(tries[3])


def test_a_full_queue_of_passwords_answers_at_once(workers, name, monkeypatch) -> None:
    """While hashes take for ever, those who come too late are told so, and others still play."""
    gate = threading.Event()

    def slow(*_) -> bool:
        gate.wait(30)
        return True

    monkeypatch.setattr(accounts, "fits", slow)
    monkeypatch.setattr(accounts, "MOST_HASHES", 2)
    found = []

    def log_in() -> None:
        with Client(workers[0]) as browser:
            found.append(browser.say("/login", name=name, password=PASSWORD))
        if found[-1].status_code == 503:
            gate.set()

    threads = [threading.Thread(target=log_in) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses(found)) == [200, 200, 503]
    busy = found[0]
    assert (busy.json()["problem"], busy.headers["Retry-After"]) == ("hashing-busy", "5")


# --- proxies


@pytest.mark.parametrize(
    ("trusted", "counted_by_client"), [(["127.0.0.0/8"], True), ([], False), (["10.0.0.1"], False)]
)
def test_only_trusted_proxies_say_where_a_request_comes_from(new_database, trusted, counted_by_client) -> None:
    with ServerHere(new_database("sqlite"), limits={"guests": "2/hour"}, trusted_proxies=trusted) as server:
        made = [once(server, "/guest").status_code for _ in range(3)]
    assert made == [201, 201, 201 if counted_by_client else 429]


def test_a_limit_can_be_lifted(new_database) -> None:
    with ServerHere(new_database("sqlite"), limits={"guests": "", "logins": ""}) as server:
        made = [once(server, "/guest", "192.0.2.1").status_code for _ in range(101)]
        tries = [once(server, "/login", "192.0.2.1", name="Eva", password=PASSWORD) for _ in range(9)]
    assert set(made) == {201}
    assert set(statuses(tries)) == {401}

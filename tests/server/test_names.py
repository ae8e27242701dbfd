"""Names: visible, in one way of writing, and nobody else's; guests are marked as guests."""

import re
import time
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from tests.server.player import BOT, ME, OPEN, messages, wait_until

from kronika.server.names import BOT_NAMES, LEVEL_NAMES, RESERVED, skeleton

PASSWORD = "correct horse"
WORDS = Path(__file__).parents[2] / "web/src/words"


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch) -> None:
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    monkeypatch.setattr("kronika.server.accounts.hasher", quick)


@pytest.fixture
def eva(server_here):
    return server_here.player("Eva")


@pytest.fixture(scope="module")
def taken(server_here) -> str:
    """The name of a registered player."""
    server_here.player("Somebody").post("/register", name="Milan Bílý", password=PASSWORD).raise_for_status()
    return "Milan Bílý"


def problem_of(answer):
    return answer.status_code, answer.json().get("problem")


def every_way_to_take(player, name):
    """As a guest, by renaming, with an account, and for another seat on the same device."""
    yield player.http.patch("/api/me", json={"name": name})
    yield player.post("/register", name=name, password=PASSWORD)
    yield player.post("/tables", game="innovation", seats=[ME, {"kind": "me", "name": name}])
    player.http.cookies.clear()
    yield player.post("/guest", name=name)


def test_names_have_one_form(eva) -> None:
    name = eva.http.patch("/api/me", json={"name": "  Ｅｖａ \u00a0  Nova\u0301  "}).json()["name"]
    assert name == "Eva Nová"


@pytest.mark.parametrize(
    "name",
    [
        "Ma\u200bster",  # zero width space
        "Eva\u202e",  # right-to-left override
        "\u2066Eva\u2069",
        "Eva\ufeff",
        "E\u00adva",  # soft hyphen
        "\u3164",  # Hangul filler
        "Eva\ufe0f",  # variation selector
        "Eva\U000e0041",  # tag
        "Eva\ue000",  # private use
        "Eva\u2028va",
        "\x1b[31mEva",
        "E" + "\u0301" * 9,
        "x" * 31,
        "\ufdfa" * 2,  # grows when normalized
        "   ",
    ],
)
def test_names_that_cannot_be_read_are_refused(eva, name) -> None:
    for answer in every_way_to_take(eva, name):
        assert problem_of(answer) == (400, "bad-request")
    assert re.search(r"visible|at most", eva.post("/guest", name=name).json()["message"])


@pytest.mark.parametrize(
    "name",
    [
        "Milan Bílý",
        "milan bily",
        "MILAN  BÍLÝ",
        "Mіlan Bílý",  # Cyrillic i
        "МІLАN ВІLУ",  # Cyrillic capitals
        "Mi1an Bi1y",
        "Ｍilan Bilý",
        "Milan.Bílý",
        "Μilan Bílý",  # Greek M
        "MiIan BíIý",  # capital i for l
    ],
)
def test_nobody_takes_the_name_of_a_registered_player_or_one_that_looks_like_it(eva, taken, name) -> None:
    for answer in every_way_to_take(eva, name):
        assert problem_of(answer) == (409, "name-taken"), answer.request.url


@pytest.mark.parametrize(
    "name", ["Master", "mistr", "Мaster", "Začátečník", "NestorB0t", "kosmas bot", "Bot", "Smazaný hráč"]
)
def test_nobody_takes_the_name_of_a_bot(eva, name) -> None:
    for answer in every_way_to_take(eva, name):
        assert problem_of(answer) == (409, "name-taken"), answer.request.url


def test_the_levels_are_reserved_as_the_page_calls_them() -> None:
    said = []
    for lang in ("en", "cs"):
        text = (WORDS / f"{lang}.ftl").read_text(encoding="utf-8")
        said += re.findall(r"^(?:level-\w+|seat-deleted) = (.+)$", text, flags=re.M)
    assert len(said) == 10
    assert set(said) >= set(LEVEL_NAMES)
    assert {skeleton(name) for name in (*said, *BOT_NAMES)} <= RESERVED


def test_ordinary_names_in_any_script_are_welcome(server_here) -> None:
    for name in (
        "Jiří Žluťoučký",
        "Łucja",
        "Дмитрий",
        "Ελένη",
        "山田",
        "محمد",
        "นารี",
        "O'Neill",
        "Ann 😀",
        "Ada",
        "Filip",
    ):
        assert server_here.player(name).get("/me").json()["name"] == name


def test_the_own_name_at_a_further_seat_is_no_look_alike(server_here) -> None:
    milena = server_here.player("Somebody")
    milena.post("/register", name="Milena", password=PASSWORD).raise_for_status()
    seats = milena.new_table(ME, {"kind": "me", "name": "Milena"}, {"kind": "me", "name": "Ota"})["seats"]
    assert [(seat["name"], seat["guest"]) for seat in seats] == [("Milena", False), ("Milena", False), ("Ota", True)]


def test_guests_are_marked_until_they_register(server_here, eva) -> None:
    host = server_here.player("Somebody")
    host.post("/register", name=f"Host {time.monotonic_ns()}", password=PASSWORD).raise_for_status()
    table = host.new_table(ME, OPEN, BOT, OPEN)["id"]
    eva.post(f"/tables/{table}/seats/1").raise_for_status()

    def seats():
        return [(seat["name"], seat["guest"]) for seat in host.get(f"/tables/{table}").json()["seats"][:3]]

    own = host.get("/me").json()["name"]
    assert seats() == [(own, False), ("Eva", True), ("TacitusBot", False)]
    assert any(seat["guest"] for found in host.get("/tables").json() for seat in found["seats"])  # the lobby
    host.post(f"/tables/{table}/chat", text="Ahoj")
    assert eva.post(f"/tables/{table}/chat", text="Ahoj").json()["guest"] is True
    with host.live(table, 0) as socket:
        lines = (message["chat"] for message in messages(socket) if message["type"] == "chat")
        assert [next(lines)["guest"] for _ in range(2)] == [False, True]
        name = f"Eva {time.monotonic_ns()}"
        eva.post("/register", name=name, password=PASSWORD).raise_for_status()
        tables = (message["table"] for message in messages(socket) if message["type"] == "table")
        wait_until(lambda: next(tables)["seats"][1]["name"] == name)
    assert seats()[1] == (name, False)
    assert [line["guest"] for line in host.get(f"/tables/{table}/chat").json()] == [False, False]

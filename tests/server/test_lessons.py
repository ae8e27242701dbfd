"""A lesson is an ordinary table: its deal is known, and its bots follow the script as long as the learner does."""

import time

import pytest
from tests.server.player import ME, OPEN, PATIENCE

from kronika import replay
from kronika.games import GAMES
from kronika.lessons import LEARNER, lesson

TAUGHT = [game_id for game_id in GAMES if lesson(game_id)]
QUICK = "innovation"  # one can resign from the start


def when_asked(player, table):
    """The state of the learner's seat, once it is asked."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        state = player.state(table, LEARNER)
        if state["choice"] is None or state["choice"]["seat"] == LEARNER:
            return state
        time.sleep(0.05)
    raise AssertionError("The bots don't answer.")


def learn(player, game_id):
    made = player.post(f"/games/{game_id}/lesson")
    assert made.status_code == 201, made.text
    return made.json()


@pytest.mark.parametrize("game_id", TAUGHT)
def test_bots_follow_the_script(server, game_id):
    dana = server.player()
    table = learn(dana, game_id)
    assert table["lesson"]
    assert not table["public"]
    assert [seat["kind"] for seat in table["seats"]] == ["human", *["bot"] * (lesson(game_id).seats - 1)]
    script = lesson(game_id).script
    for number, (seat, token) in enumerate(script):
        if seat == LEARNER:
            state = when_asked(dana, table["id"])
            assert state["script"] == number
            assert dana.answer(table["id"], LEARNER, state["version"], token).status_code == 200
    deadline = time.monotonic() + PATIENCE
    while len(dana.get(f"/tables/{table['id']}/log", seat=LEARNER).json()["stories"]) < len(script):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert when_asked(dana, table["id"])["script"] in (None, len(script))


def test_a_lesson_is_taken_up_where_it_was_left(server):
    dana, petr = server.player("Dana"), server.player("Petr")
    table = learn(dana, QUICK)
    assert learn(dana, QUICK)["id"] == table["id"]
    assert learn(petr, QUICK)["id"] != table["id"]
    assert petr.get(f"/tables/{table['id']}").status_code in (403, 404)
    assert [one["id"] for one in dana.get("/my/tables").json()] == [table["id"]]
    state = when_asked(dana, table["id"])
    assert dana.post(f"/tables/{table['id']}/resign", seat=LEARNER, version=state["version"]).status_code == 200
    assert learn(dana, QUICK)["id"] != table["id"]
    assert replay(dana.get(f"/tables/{table['id']}/record").text).over


def test_whoever_leaves_the_script_plays_on(server):
    dana = server.player()
    table = learn(dana, QUICK)
    state = when_asked(dana, table["id"])
    expected = lesson(QUICK).script[0][1]
    other = next(option["token"] for option in state["choice"]["options"] if option["token"] != expected)
    assert dana.answer(table["id"], LEARNER, state["version"], other).status_code == 200
    after = when_asked(dana, table["id"])
    assert after["script"] is None
    assert after["choice"]["options"]


def test_other_tables_have_no_script(server):
    dana = server.player()
    table = dana.new_table(ME, {"kind": "bot", "level": "beginner"})
    assert not table["lesson"]
    assert dana.state(table["id"], 0)["script"] is None
    assert not dana.new_table(ME, OPEN)["lesson"]


def test_a_game_without_a_lesson_says_so(server):
    dana = server.player()
    assert dana.post("/games/no-such-game/lesson").status_code == 404
    games = {one["id"]: one["lesson"] for one in dana.get("/games").json()}
    for game_id, minutes in games.items():
        found = lesson(game_id)
        assert minutes == (None if found is None else found.minutes)
        status = dana.get(f"/games/{game_id}/lesson").status_code
        assert status == (404 if found is None else 200)

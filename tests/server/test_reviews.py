"""Reviews of finished games: made by the bots' processes, stored with the game, made again by a newer judge."""

import pytest
from sqlalchemy import update
from tests.server.player import ME, OPEN, wait_until

from kronika.server.models import ReviewRow


@pytest.fixture(scope="module")
def table(server_here):
    """A finished game of two people, who have answered a few questions; its id and the players."""
    dana, eva = server_here.player("Dana"), server_here.player("Eva")
    table = dana.new_table(ME, OPEN)["id"]
    eva.post(f"/tables/{table}/seats/1").raise_for_status()
    for _ in range(6):
        asked = dana.get(f"/tables/{table}").json()["asked"]
        player = (dana, eva)[asked]
        player.answer_anything(table, asked, player.state(table, asked))
    assert dana.get(f"/tables/{table}/review").status_code == 422, "a running game has no review"
    assert dana.post(f"/tables/{table}/review").status_code == 422
    version = dana.get(f"/tables/{table}").json()["version"]
    eva.post(f"/tables/{table}/resign", seat=1, version=version).raise_for_status()
    return table, dana, eva


def finished_review(player, table):
    wait_until(lambda: player.get(f"/tables/{table}/review").json()["state"] == "ready")
    return player.get(f"/tables/{table}/review").json()["review"]


def test_a_review_is_made_once_and_read_by_all(server_here, table) -> None:
    table, dana, eva = table
    assert dana.get(f"/tables/{table}/review").json() == {"state": "none", "done": 0.0, "review": None}
    assert dana.post(f"/tables/{table}/review").json()["state"] == "running"
    found = finished_review(dana, table)
    assert found["complete"]
    assert len(found["chances"]) == 8  # six answers, the resignation, and the end
    assert found["chances"][-1] == [1.0, 0.0]
    for player in found["players"]:
        change = player["luck"] + player["own"] + player["others"]
        assert player["start"] + change == pytest.approx(player["final"], abs=1e-3)
    assert eva.post(f"/tables/{table}/review").json() == {"state": "ready", "done": 1.0, "review": found}
    assert server_here.hub.quota.accounts.total(dana.get("/me").json()["id"]) > 0


def test_a_newer_judge_reviews_the_game_again(server_here, table) -> None:
    table, dana, _ = table
    dana.post(f"/tables/{table}/review")
    before = finished_review(dana, table)
    with server_here.hub.database.session() as session:
        session.execute(update(ReviewRow).values(judge="an older one"))
    old = dana.get(f"/tables/{table}/review").json()
    assert (old["state"], old["review"]) == ("outdated", before)
    assert dana.post(f"/tables/{table}/review").json()["state"] == "running"
    assert finished_review(dana, table)["judge"] == before["judge"]


def test_nobody_without_a_name_can_start_one(server_here, table) -> None:
    table, *_ = table
    stranger = server_here.player("Eva")
    stranger.http.cookies.clear()
    assert stranger.post(f"/tables/{table}/review").status_code in (401, 404)

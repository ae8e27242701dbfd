"""Around the table: what a newcomer sees of the games, tables to watch, and where one's own games stand."""

import pytest
from tests.web.begun import Begun
from tests.web.visitor import BOT, ME, PHONE


def test_the_home_page_says_how_long_and_how_hard_a_game_is(visit) -> None:
    dana = visit()
    page = dana.open("/").page
    page.locator(".game-tile").first.wait_for()
    for game in dana.get("/games"):
        tile = page.locator(f"[data-game='{game['id']}'] .game-tile")
        assert f"about {game['minutes']} min" in tile.inner_text()
        assert tile.locator(".difficulty .is-full").count() == game["difficulty"]


def test_public_games_are_there_to_watch(visit) -> None:
    dana, emil = visit(), visit("Emil")
    public = dana.new_table(ME, BOT, public=True)
    private = dana.new_table(ME, BOT, public=False)
    page = emil.open("/").page
    row = page.locator("#watch ~ .tables .table-row")
    row.first.wait_for()
    links = row.get_by_role("link", name="Watch").evaluate_all("links => links.map((link) => link.pathname)")
    assert f"/table/{public['id']}" in links
    assert f"/table/{private['id']}" not in links
    row.locator(f"a[href='/table/{public['id']}']").click()
    page.locator(".table").wait_for()
    assert "watching" in emil.text(".rail-prompt")
    mine = dana.open("/").page
    mine.locator(".game-tile").first.wait_for()
    assert mine.locator(f"#watch ~ .tables a[href='/table/{public['id']}']").count() == 0


def test_my_games_say_how_far_they_are_and_who_is_asked_since_when(server, visit) -> None:
    dana = visit()
    begun = Begun("settlers", 2, 5)
    begun.play(lambda match: match.table.round == 2)
    begun.write(f"sqlite:///{server.deals.parent / 'kronika.db'}", dana, minutes_ago=130)
    page = dana.open("/my").page
    row = page.locator(".table-row")
    row.locator(".table-progress", has_text="Dana").wait_for()
    assert "your turn for 2 hours" in row.inner_text()
    told = row.locator(".table-progress").inner_text()
    assert "2" in told.split("·")[0]
    points = begun.match.view(0)["goods"][0]["vp"]
    assert f"Dana {points}" in told


@pytest.mark.parametrize("viewport", [{"width": 1366, "height": 768}, PHONE])
def test_a_stranger_sees_how_to_begin(visit, viewport) -> None:
    """Before any puzzle, and on a phone as soon as a game is tapped."""
    page = visit(viewport=viewport).open("/").page
    play = page.get_by_role("button", name="Play now against a bot")
    puzzle = page.get_by_role("heading", name="Puzzle of the day")
    puzzle.wait_for()
    assert play.bounding_box()["y"] < puzzle.bounding_box()["y"]
    if viewport is PHONE:
        page.locator("[data-game=settlers] .game-tile").tap()
        page.get_by_role("heading", name="Imperial Settlers", level=2).wait_for()
    box = play.bounding_box()
    assert box["y"] + box["height"] <= viewport["height"]

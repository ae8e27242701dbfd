"""From a finished game through its review and its mistakes, and back."""

import pytest
from tests.web.blunder import BLUNDER, play_blunder


@pytest.fixture(scope="module")
def finished(server):
    """The table, and the cookie of the player."""
    table, player = play_blunder(server)
    player.http.close()
    return table, player.cookie


def test_from_the_result_through_review_and_mistakes_and_back(server, visit, finished) -> None:
    table, cookie = finished
    dana = visit()
    dana.context.add_cookies([{"name": "kronika", "value": cookie, "url": server.base}])
    page = dana.open(f"/table/{table}/result").page
    start, turns = (
        page.get_by_role("button", name="Review the game"),
        page.locator(".review .chart"),
    )
    start.or_(turns).first.wait_for()
    if start.is_visible():  # otherwise this test has been run before
        start.click()
    turns.wait_for()
    assert page.locator(".review .chart polyline").count() == 2
    page.get_by_role("link", name="Learn from your mistakes").wait_for(timeout=180_000)
    page.locator(f'.review a[href$="mistakes?at={BLUNDER}"]').click()
    rail = page.locator(".mistakes-rail")
    rail.get_by_role("button", name="Hint").click()
    rail.get_by_text("it wins the game").wait_for()
    rail.locator(".prompt").get_by_role("button", name="Draw a card").click()
    rail.get_by_text("That is what was played").wait_for()
    rail.locator(".prompt").get_by_role("button", name="Achieve age 9").click()
    rail.get_by_text("Well found!").wait_for()
    rail.get_by_role("link", name="Back to the result").click()
    page.locator(".review .score-table").wait_for()
    page.locator(f'.review a[href*="replay?at={BLUNDER}"]').first.click()
    page.locator(".review-strip").get_by_text("Achieve age 9").wait_for()

    eva = visit("Eva", lang="cs")
    page = eva.open(f"/table/{table}/result").page
    page.get_by_role("heading", name="Štěstí a umění").wait_for()
    page.locator(f'.review a[href$="mistakes?at={BLUNDER}"]').click()
    page.get_by_role("button", name="Ukázat řešení").click()
    page.get_by_text("Nejlepší tah").wait_for()
    assert page.locator(".mistakes .hinted").count() == 1
    page.get_by_role("button", name="Další").click()
    page.get_by_text("To byla poslední").wait_for()
    page.get_by_role("link", name="Zpět k výsledku").click()
    page.locator(".review .score-table").wait_for()

"""A mistake comes back in training until the better move is found."""

import pytest
from sqlalchemy import delete
from tests.web.blunder import BLUNDER, play_blunder
from tests.web.visitor import PHONE

from kronika.review.findings import Error, Review, asked_of
from kronika.review.moments import moments
from kronika.server.database import Database, connect, now
from kronika.server.models import ReviewRow, TableRow, TrainingRow
from kronika.server.training import collect


@pytest.fixture(scope="module")
def blunder(server):
    """The table, what a review says about the blunder there, and who made it."""
    table, player = play_blunder(server)
    asked = asked_of(moments(player.get(f"/tables/{table}/record").text)[BLUNDER])
    best, worths = "achieve 9", {"achieve 9": 1.0, "draw": 0.2}
    error = Error(BLUNDER, 0, "blunder", "draw", best, 0.8, 0.01, True, True, [best], worths, None, asked)
    yield table, error, player
    player.http.close()


@pytest.fixture
def cookie(server, blunder):
    """Of somebody who has this mistake to train, and no other."""
    table, error, player = blunder
    review = Review("innovation", "planted", True, [], [], [], [], [], [error])
    engine = connect(f"sqlite:///{server.deals.parent / 'kronika.db'}")
    with Database(engine).session() as session:
        session.merge(ReviewRow(table_id=table, judge="planted", done=1.0, review=review.to_json(), updated=now()))
        session.execute(delete(TrainingRow))
        collect(session, session.get(TableRow, table), [error])
    engine.dispose()
    return {"name": "kronika", "value": player.cookie, "url": server.base}


def test_a_mistake_comes_back_until_it_is_found(visit, cookie) -> None:
    dana = visit()
    dana.context.add_cookies([cookie])
    page = dana.open("/").page
    page.get_by_text("One of your mistakes is due for training.").wait_for()
    page.locator(".notice").get_by_role("link", name="Train").click()
    page.get_by_text("One mistake is due.").wait_for()
    page.get_by_role("link", name="Train one mistake", exact=True).click()
    rail = page.locator(".mistakes-rail")
    rail.locator(".prompt").get_by_role("button", name="Draw a card").click()
    rail.get_by_text("That is what was played").wait_for()
    assert "from age" in rail.locator(".option[data-token=draw]").inner_text()
    rail.get_by_role("button", name="Why?").click()
    page.get_by_role("dialog").get_by_text("INN-TURN-03").wait_for()  # the rule, which isn't a hint
    page.keyboard.press("Escape")
    assert rail.get_by_role("button", name="Hint").is_enabled()
    rail.locator(".prompt").get_by_role("button", name="Achieve age 9").click()
    rail.get_by_text("This position returns in 10 minutes.").wait_for()
    rail.get_by_role("button", name="Next").click()
    page.get_by_text("That was the only mistake for now. Right at once: 0.").wait_for()
    page.get_by_role("link", name="Back to training").click()
    page.get_by_text("Nothing is due now. The next one returns in").wait_for()
    assert page.locator(".training-learned").inner_text().strip() == "0 of 1 learned"


def test_a_mistake_that_is_known_is_learned(visit, cookie) -> None:
    dana = visit(lang="cs")
    dana.context.add_cookies([cookie])
    page = dana.open("/training/innovation").page
    page.locator(".mistakes-rail .prompt").get_by_role("button", name="Ovládnout epochu 9").click()
    page.get_by_text("Tahle pozice se vrátí za").wait_for()
    page.get_by_role("link", name="Zpět k tréninku").click()
    page.get_by_text("naučeno 1 z 1").wait_for()


def test_a_mistake_on_a_phone(visit, cookie) -> None:
    dana = visit(viewport=PHONE)
    dana.context.add_cookies([cookie])
    page = dana.open("/training/innovation").page
    prompt = page.locator(".mistakes-rail .prompt")
    prompt.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    box = prompt.bounding_box()
    assert box["y"] + box["height"] <= PHONE["height"] + 1
    assert page.get_by_text("1 of 1").bounding_box()["y"] < page.locator(".replay-table").bounding_box()["y"]


def test_whoever_has_no_mistakes_is_told_what_to_do(visit) -> None:
    page = visit(lang="cs").be_guest().open("/").page
    page.get_by_role("link", name="Trénink").click()
    page.get_by_role("link", name="Vybrat partii k rozboru").click()
    page.get_by_role("heading", name="Moje partie").wait_for()

"""The rulebook in the browser: chapters to read, cards that are drawn, numbered rules one click away."""

import pytest
from tests.web.sweeping import misshapen
from tests.web.visitor import DESK, PHONE

from kronika.chapters import chapters
from kronika.games import GAMES

DRAWN = """cards => {
  const drawn = [...document.querySelectorAll('.example-cards .card-link')];
  return drawn.length === cards && drawn.every((one) => one.getBoundingClientRect().height > 100);
}"""


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_chapters_with_drawn_cards(visit, artifacts, game_id, screen) -> None:
    page = visit(viewport=screen).open(f"/rules/{game_id}").page
    page.locator(".chapter").first.wait_for()
    assert page.locator(".rules-text h2").all_inner_texts() == [one.names["en"] for one in chapters(game_id)]
    cards = sum(len(example.cards) for one in chapters(game_id) for example in one.examples)
    page.wait_for_function(DRAWN, arg=cards)  # the cards come after the chapters
    assert not list(misshapen(page, "rules", screen))
    page.screenshot(path=artifacts / f"rulebook-{game_id}-{screen['width']}.png", full_page=True)


def test_the_numbered_rules_are_one_click_away(visit) -> None:
    page = visit().open("/rules/innovation").page
    rule = page.locator("#INN-DRAW-02")
    rule.wait_for(state="attached")
    assert not rule.is_visible()
    page.locator("section", has=page.locator("#chapter-turn")).get_by_text("numbered rules").click()
    assert rule.is_visible()


def test_the_address_of_a_rule_opens_its_chapter(visit) -> None:
    page = visit().open("/rules/innovation#INN-DEMAND-03").page
    here = page.locator("#INN-DEMAND-03.here")
    here.wait_for()
    assert 0 < here.bounding_box()["y"] < DESK["height"]
    page.locator(".rules-toc a", has_text="Splaying").click()
    page.wait_for_url("**#chapter-splay")
    page.locator("#chapter-splay").wait_for()


def test_searching_finds_chapters_and_rules(visit) -> None:
    page = visit().open("/rules/innovation").page
    page.get_by_label("Search the rules").fill("sharing bonus")
    page.locator("mark").first.wait_for()
    assert page.locator("#INN-BONUS-02").is_visible()
    assert page.locator("#chapter-dogma").is_visible()
    assert page.locator("#chapter-setup").count() == 0
    page.get_by_label("Search the rules").fill("zzzz")
    page.get_by_role("heading", name="No rule matches").wait_for()


def test_printed_it_is_dark_on_light_without_what_one_clicks(visit) -> None:
    page = visit(color_scheme="dark").open("/rules/innovation").page
    page.locator(".chapter").first.wait_for()
    page.emulate_media(media="print", color_scheme="dark")
    page.locator('html[data-theme="light"]').wait_for()
    assert not any(page.locator(part).first.is_visible() for part in (".rules-toc", ".site-header", ".rules-tools"))
    assert page.locator(".example").first.is_visible()
    page.emulate_media(media="screen", color_scheme="dark")
    page.locator('html[data-theme="dark"]').wait_for()

"""Every table in the middle of a game, on every size of screen: nothing is too small, cut off, covered or out of sight.

KRONIKA_ARTIFACTS=folder keeps a picture of each; KRONIKA_SWEEP="en dark" shows them in that language and theme."""

import os

import pytest
from tests.playthroughs.make import HERE
from tests.web.begun import Begun
from tests.web.eyes import faults
from tests.web.visitor import Visitor

LANG, THEME = os.environ.get("KRONIKA_SWEEP", "cs light").split()
LOCALES = {"en": "en-GB", "cs": "cs-CZ"}

DESKS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (1180, 820), (820, 1180)]
PHONE = (390, 844)
MIDDLE = 0.6  # of a game's answers

# Where else than in the middle one looks: among cards to choose from, while everybody has as many points; and where a
# hand is large.
PARTS = {"settlers-4-lookout": 0.22, "imperium-4": 0.5}

# Recorded games between bots that know what they do, with as few and with as many players as can play.
GAMES = {
    "innovation-2": "innovation-06",
    "innovation-4": "innovation-10",
    "cultures-2": "cultures-06",
    "settlers-1": "settlers-13",
    "settlers-2": "settlers-09",
    "settlers-4": "settlers-12",
    "settlers-4-lookout": "settlers-12",
    "imperium-2": "imperium-11",
    "imperium-4": "imperium-15",
    "ages-2": "ages-06",
    "ages-4": "ages-15",
}


@pytest.fixture(scope="module")
def looker(browser, server):
    context = browser.new_context(
        locale=LOCALES[LANG], color_scheme=THEME, reduced_motion="reduce", viewport={"width": 1440, "height": 900}
    )
    visitor = Visitor(context, server.base, "Kateřina")
    yield visitor
    visitor.leave()


@pytest.mark.parametrize("name", GAMES)
def test_a_table_on_every_screen(looker, server, artifacts, name) -> None:
    table = Begun.recorded(HERE / f"{GAMES[name]}.kronika.txt", PARTS.get(name, MIDDLE)).write(
        server.environment["KRONIKA_DATABASE"], looker
    )
    page = looker.sit(table).page
    page.locator(".option").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    keep = "KRONIKA_ARTIFACTS" in os.environ
    wrong = []

    def look(size, place) -> None:
        if keep:
            page.screenshot(path=artifacts / f"{name}-{THEME}-{place}.png")
        wrong.extend(f"{place}: {fault}" for fault in faults(page, size in DESKS))

    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        look((width, height), f"{width}x{height}")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for tab in page.locator(".tabs button").all():
        tab.click()
        look(PHONE, f"phone-{tab.get_attribute('data-tab')}")
    if wrong:
        pytest.fail("\n".join([f"{len(wrong)} faults", *wrong]), pytrace=False)


def test_on_a_phone_tabs_open_at_the_top_and_a_tap_after_a_long_press_counts(looker, server) -> None:
    table = Begun.recorded(HERE / "innovation-10.kronika.txt", MIDDLE).write(
        server.environment["KRONIKA_DATABASE"], looker
    )
    page = looker.sit(table).page
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".option").first.wait_for()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate("scrollY") > 0
    page.locator(".tabs [data-tab=others]").click()
    assert page.evaluate("scrollY") == 0
    page.locator(".tabs [data-tab=mine]").click()
    card = page.locator(".mine .spot-button.legal[data-token]").first
    version = page.locator(".table").get_attribute("data-version")
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    page.locator("dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    card.click()
    page.wait_for_function("then => document.querySelector('.table').dataset.version !== then", arg=version)

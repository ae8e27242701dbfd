"""Every page, in both languages and themes, on a desk and on a phone: readable, operable, in words, and in shape."""

import gzip
import re
import time

import pytest
from tests.web.sweeping import SIGHTS, misshapen, sweep, violations
from tests.web.visitor import BOT, FRIEND, ME, OPEN, PHONE, Visitor, ask_why, open_intro

LARGEST_SCRIPT = 250_000  # bytes, compressed: everything that a table loads


@pytest.fixture(scope="module")
def tables(browser, server):
    """Tables in every state, and the host who sits at all of them."""
    server.deal("pages")
    host, friend = (Visitor(browser.new_context(), server.base, name) for name in ("Dana Nováková", "Emil"))
    made = {
        "open": host.new_table(ME, FRIEND, OPEN, BOT),
        "turn": host.new_table(ME, BOT, BOT, BOT),
        "early": host.new_table(ME, BOT),
        "waiting": host.new_table(ME, OPEN),
        "device": host.new_table(ME, {**ME, "name": "Eva"}),
        "finished": host.new_table(ME, BOT),
    }
    friend.be_guest().post(f"/tables/{made['waiting']['id']}/seats/1")
    wait_for_friend(host, made["waiting"])
    host.answer_on(made["turn"], 16)
    host.answer_on(made["early"], 1)
    host.answer_on(made["finished"], 25)
    host.resign(made["finished"])
    cookies = host.context.cookies()
    for visitor in (host, friend):
        visitor.leave()
    return {name: table["id"] for name, table in made.items()}, cookies


def wait_for_friend(host, table) -> None:
    """Until the other player is asked: the first cards are chosen one after the other."""
    while host.get(f"/tables/{table['id']}")["asked"] != 1:
        host.answer_on(table, 1)


def places(tables):
    """Every page: its address, what shows that it is there, and what is done there first."""
    return {
        "home": ("/", ".game", None),
        "lobby": ("/lobby", "main h1", None),
        "new": ("/new/innovation", ".seat-row", None),
        "my": ("/my", ".table-row", None),
        "training": ("/training", ".empty", None),
        "cards": ("/cards/innovation", ".face", None),
        "card": ("/cards/innovation/archery", ".face-large", None),
        "rules": ("/rules/innovation", "main h2", None),
        "replay": (f"/table/{tables['finished']}/replay", ".replay .mine", None),
        "replay-file": ("/replay", "main textarea", None),
        "settings": ("/settings", ".settings", None),
        "account": ("/account", "main h1", None),
        "credits": ("/credits", ".credits", None),
        "nowhere": ("/nowhere", "main h1", None),
        "waiting-room": (f"/table/{tables['open']}", ".waiting-room", None),
        "join": (f"/join/{tables['open']}/1", "main h1", None),
        "device": (f"/table/{tables['device']}", ".pass-device", None),
        "table-early": (f"/table/{tables['early']}", ".option", None),
        "table-intro": (f"/table/{tables['early']}", ".option", open_intro),
        "table-turn": (f"/table/{tables['turn']}", ".option", None),
        "table-why": (f"/table/{tables['turn']}", ".option", ask_why),
        "table-card": (f"/table/{tables['turn']}", ".option", look_at_card),
        "table-goals": (f"/table/{tables['turn']}", ".option", look_at_goals),
        "table-waiting": (f"/table/{tables['waiting']}", ".prompt-waiting", None),
        "table-finished": (f"/table/{tables['finished']}", '.prompt a[href$="/result"]', None),
        "result": (f"/table/{tables['finished']}/result", ".score-table", None),
    }


def look_at_card(page) -> None:
    page.locator(".mine .spot-button").first.click(button="right")


def look_at_goals(page) -> None:
    tabs = page.locator(".tabs button")
    if tabs.first.is_visible():
        tabs.nth(2).click()
    page.locator(".special").first.click()


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_page(visit, tables, artifacts, sight) -> None:
    sweep(visit, tables, artifacts / sight, SIGHTS[sight], places, {})


def test_a_poor_contrast_is_found_in_the_first_text_of_its_look(visit) -> None:
    page = visit().open("/").page
    page.locator(".game").first.wait_for()
    looks = []
    assert list(violations(page, looks)) == []
    page.evaluate(
        "for (const _ of 'ab') document.querySelector('main').append(Object.assign(document.createElement('p'), "
        "{ textContent: 'pale', style: 'color: #eee' }))"
    )
    assert [(name, count) for name, count, _ in violations(page, looks)] == [("color-contrast", 1)]
    assert list(violations(page, looks)) == []


def test_phone_parts_of_the_table(visit, tables, artifacts) -> None:
    """Every part of the table is behind its tab, with targets large enough to tap."""
    ids, cookies = tables
    dana = visit(viewport=PHONE)
    dana.context.add_cookies(cookies)
    page = dana.open(f"/table/{ids['turn']}").page
    page.locator(".option").first.wait_for()
    parts = {"Opponents": ".opponent", "Middle": ".achievements", "Log": ".log", "My board": ".mine"}
    for name, part in parts.items():
        page.locator(".tabs button", has_text=name).click()
        assert page.locator(part).first.is_visible()
        assert not any(page.locator(other).first.is_visible() for other in parts.values() if other != part)
        page.screenshot(path=artifacts / f"phone-part-{name}.png")
        assert not list(misshapen(page, "table-part", PHONE))
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Fair deal").click()
    assert re.search(r"[0-9a-f]{64}", dana.text("dialog"))


def test_script_is_small(visit, tables) -> None:
    """All scripts that a table loads. How long the first table takes is told, not judged: machines differ."""
    ids, cookies = tables
    dana = visit()
    dana.context.add_cookies(cookies)
    scripts = {}
    dana.page.on("response", lambda answer: answer.url.endswith(".js") and scripts.update({answer.url: answer}))
    started = time.perf_counter()
    dana.open(f"/table/{ids['turn']}").page.locator(".option").first.wait_for()
    seconds = time.perf_counter() - started
    size = sum(len(gzip.compress(answer.body())) for answer in scripts.values())
    print(f"the table was there after {seconds:.2f} s with {size / 1000:.0f} kB of script")
    assert 10_000 < size < LARGEST_SCRIPT

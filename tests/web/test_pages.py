"""Every page, in both languages and themes, on a desk and on a phone: readable, operable, in words, and in shape."""

import gzip
import re
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from tests.web.visitor import BOT, DESK, FRIEND, ME, OPEN, PHONE

LARGEST_SCRIPT = 250_000  # bytes, compressed: everything that a table loads
LEAST_TAP = 40  # pixels

# Texts that look like the id of a message, or hold an argument that was never filled in.
UNSAID = r"""() => {
  const found = [];
  const look = (text) => {
    const words = text.trim();
    if (/^[a-z]+(-[a-z]+)+$/.test(words) || /\{\s*\$|\{\$/.test(words)) found.push(words);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement.closest('script, style, textarea, code')) look(walk.currentNode.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const element of document.querySelectorAll(`[${name}]`)) look(element.getAttribute(name));
  }
  return found;
}"""

SMALL_TARGETS = """(least) => [...document.querySelectorAll('.table :is(button, a, input), dialog :is(button, a)')]
  .filter((element) => element.getClientRects().length && element.getBoundingClientRect().height < least - 0.5)
  .map((element) => `${element.className} ${element.textContent.trim().slice(0, 40)}`)"""

# Everything in sight whose text is wider than the room it has and is neither shortened nor scrolled on purpose.
CUT_OFF = """() => [...document.querySelectorAll('button, a, h1, h2, h3, p, li, td, th, label, legend')]
  .filter((element) => element.getClientRects().length && getComputedStyle(element).overflowX === 'visible')
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('[class*=options]'))
  .map((element) => element.textContent.trim().slice(0, 60))"""


@pytest.fixture(scope="module")
def tables(browser, server):
    """Tables in every state, and the host who sits at all of them."""
    from tests.web.visitor import Visitor

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
    resign(host, made["finished"])
    cookies = host.context.cookies()
    for visitor in (host, friend):
        visitor.leave()
    return {name: table["id"] for name, table in made.items()}, cookies


def wait_for_friend(host, table):
    """Until the other player is asked: the first cards are chosen one after the other."""
    while host.get(f"/tables/{table['id']}")["asked"] != 1:
        host.answer_on(table, 1)


def resign(host, table):
    while True:
        now = host.get(f"/tables/{table['id']}")
        if now["state"] == "finished":
            return
        if now["asked"] == 0:
            host.post(f"/tables/{table['id']}/resign", seat=0, version=now["version"])


def places(tables):
    """Every page: its address, what shows that it is there, and what is done there first."""
    return {
        "home": ("/", ".game", None),
        "lobby": ("/lobby", "main h1", None),
        "new": ("/new/innovation", ".seat-row", None),
        "my": ("/my", ".table-row", None),
        "cards": ("/cards/innovation", ".face", None),
        "card": ("/cards/innovation/archery", ".face-large", None),
        "rules": ("/rules/innovation", "main h2", None),
        "replay": (f"/table/{tables['finished']}/replay", ".replay .mine", None),
        "replay-file": ("/replay", "main textarea", None),
        "settings": ("/settings", ".settings", None),
        "account": ("/account", "main h1", None),
        "nowhere": ("/nowhere", "main h1", None),
        "waiting-room": (f"/table/{tables['open']}", ".waiting-room", None),
        "join": (f"/join/{tables['open']}/1", "main h1", None),
        "device": (f"/table/{tables['device']}", ".pass-device", None),
        "table-early": (f"/table/{tables['early']}", ".option", None),
        "table-turn": (f"/table/{tables['turn']}", ".option", None),
        "table-waiting": (f"/table/{tables['waiting']}", ".prompt-waiting", None),
        "table-why": (f"/table/{tables['turn']}", ".option", ask_why),
        "table-intro": (f"/table/{tables['early']}?guide=1", ".intro", None),
        "table-guide": (f"/table/{tables['early']}?guide=1", ".intro", lambda page: page.keyboard.press("Escape")),
        "table-card": (f"/table/{tables['turn']}", ".option", look_at_card),
        "table-goals": (f"/table/{tables['turn']}", ".option", look_at_goals),
        "table-finished": (f"/table/{tables['finished']}", '.prompt a[href$="/result"]', None),
        "result": (f"/table/{tables['finished']}/result", ".score-table", None),
    }


def ask_why(page):
    page.keyboard.press("?")
    page.locator("dialog").wait_for()


def look_at_card(page):
    page.locator(".mine .spot-button").first.click(button="right")


def look_at_goals(page):
    tabs = page.locator(".tabs button")
    if tabs.first.is_visible():
        tabs.nth(2).click()
    page.locator(".special").first.click()


SIGHTS = {
    "desk-en-light": ("en", "light", DESK),
    "desk-cs-dark": ("cs", "dark", DESK),
    "phone-cs-light": ("cs", "light", PHONE),
    "phone-en-dark": ("en", "dark", PHONE),
}


def sweep(visit, tables, pictures, sight, places, tabs, colours=None, phone_colours=()):
    """A game's pages are readable, operable, in words and in shape; on a phone also behind each tab. `colours` are the
    pages where all of them are seen, if those are fewer, and `phone_colours` where those that only a phone has are."""
    lang, theme, viewport = sight
    operable = viewport is DESK or lang == "cs"  # A phone has the same things to operate in both languages.
    ids, cookies = tables
    dana = visit(lang=lang, theme=theme, viewport=viewport)
    dana.context.add_cookies(cookies)
    wrong = []

    def check(name, contrast):
        page.screenshot(path=f"{pictures}-{name}.png")
        found = [*unsaid(page, lang), *misshapen(page, name, viewport)]
        if operable:
            found.extend(violations(page, contrast))
        wrong.extend(f"{name}: {' '.join(map(str, facts))}" for facts in found)

    for name, (path, sign, act) in places(ids).items():
        page = dana.open(path).page
        page.locator(sign).first.wait_for()
        if act:
            act(page)
        page.evaluate("document.fonts.ready.then(() => true)")
        check(name, name in phone_colours if viewport is PHONE else colours is None or name in colours)
        for number in tabs.get(name, ()) if viewport is PHONE else ():
            page.locator(".tabs button").nth(number).click()
            check(f"{name}-tab-{number}", False)
    if wrong:
        pytest.fail("\n".join([f"The pictures are {pictures}-*.png.", *wrong]), pytrace=False)


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_page(visit, tables, artifacts, sight):
    sweep(visit, tables, artifacts / sight, SIGHTS[sight], places, {}, phone_colours=("table-turn",))


def violations(page, contrast):
    """Of a dialog only itself is looked at. Contrast takes most of the time, and a phone has the colours of a desk."""
    part = "dialog" if page.locator("dialog").count() else None
    options = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": contrast}}}
    results = Axe().run(page, part, options).response["violations"]
    for violation in results:
        if violation["impact"] != "minor":
            nodes = [f"{node['html'][:160]} {node['failureSummary'][:200]}" for node in violation["nodes"][:3]]
            yield violation["id"], len(violation["nodes"]), nodes


def unsaid(page, lang):
    if page.locator("html").get_attribute("lang") != lang:
        yield "lang", page.locator("html").get_attribute("lang")
    if not page.title().endswith("Kronika"):
        yield "title", page.title()
    yield from (("unsaid", text) for text in page.evaluate(UNSAID))


def misshapen(page, name, viewport):
    size = page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
    if size[0] > viewport["width"]:
        yield "wide", size[0], page.evaluate(CUT_OFF)[:8]
    if not name.startswith("table-"):
        return
    if viewport is DESK:
        if size[1] > viewport["height"]:
            yield "high", size[1]
        return
    yield from (("small", text) for text in page.evaluate(SMALL_TARGETS, LEAST_TAP))
    sheet = page.locator(".rail-prompt").bounding_box()
    if sheet["height"] > viewport["height"] * 0.5:
        yield "sheet", sheet


def test_phone_parts_of_the_table(visit, tables, artifacts):
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


def test_script_is_small(visit, tables):
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

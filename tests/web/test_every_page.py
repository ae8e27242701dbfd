"""Every page in both languages, both themes and both sizes: readable, translated, within the screen."""

import gzip
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from tests.web.visitor import BOT, DESK, FRIEND, ME, PHONE

PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "new": "/new/innovation",
    "my": "/my",
    "cards": "/cards/innovation",
    "card": "/cards/innovation/archery",
    "rules": "/rules/innovation",
    "replay": "/replay",
    "settings": "/settings",
    "account": "/account",
    "nowhere": "/nowhere",
}
MESSAGE_ID = re.compile(r"[a-z]+(-[a-z]+)+")
LOOKS = [
    pytest.param("en", "light", DESK, id="en-light-desk"),
    pytest.param("cs", "dark", PHONE, id="cs-dark-phone"),
    pytest.param("cs", "light", DESK, id="cs-light-desk"),
    pytest.param("en", "dark", PHONE, id="en-dark-phone"),
]


def settle(visitor):
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.locator("h1:visible, h2:visible, .table:visible").first.wait_for()


def check_axe(visitor, where):
    found = Axe().run(visitor.page).response["violations"]
    bad = [(one["id"], one["nodes"][0]["html"][:160]) for one in found if one["impact"] in ("serious", "critical")]
    assert not bad, f"{where}: {bad}"


def check_words(visitor, where, lang):
    assert visitor.page.evaluate("document.documentElement.lang") == lang
    ids = [line for line in visitor.text().splitlines() if MESSAGE_ID.fullmatch(line.strip())]
    assert not ids, f"{where} shows message ids: {ids}"


def check_width(visitor, where):
    wide = visitor.page.evaluate("document.scrollingElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{where} is {wide} pixels too wide"


def look_at(visitor, where, lang, artifacts, request):
    settle(visitor)
    check_words(visitor, where, lang)
    check_width(visitor, where)
    check_axe(visitor, where)
    visitor.page.screenshot(path=artifacts / f"{where}-{request.node.callspec.id}.png")


@pytest.mark.parametrize(("lang", "theme", "size"), LOOKS)
def test_pages(visit, artifacts, request, lang, theme, size):
    dana = visit(lang=lang, theme=theme, viewport=size).be_guest()
    dana.forgive("404")
    for name, path in PAGES.items():
        look_at(dana.open(path), name, lang, artifacts, request)


@pytest.mark.parametrize(("lang", "theme", "size"), LOOKS)
def test_table_in_all_its_states(visit, artifacts, request, lang, theme, size):
    dana = visit(lang=lang, theme=theme, viewport=size)
    waiting = dana.new_table(ME, FRIEND)
    look_at(dana.open(f"/table/{waiting['id']}"), "waiting-room", lang, artifacts, request)
    table = dana.new_table(ME, BOT, BOT, BOT)
    dana.sit(table).asked()
    look_at(dana, "first-choice", lang, artifacts, request)
    dana.answer_on(table, 12)
    dana.sit(table).asked()
    look_at(dana, "playing", lang, artifacts, request)
    check_table_fits(dana, size)
    dana.page.keyboard.press("?")
    dana.page.locator("dialog").wait_for()
    look_at(dana, "why", lang, artifacts, request)
    dana.page.keyboard.press("Escape")
    watcher = visit("Watcher", lang=lang, theme=theme, viewport=size)
    look_at(watcher.open(f"/table/{table['id']}"), "watching", lang, artifacts, request)


def check_table_fits(dana, size):
    page = dana.page
    if size is DESK:
        assert page.evaluate("document.scrollingElement.scrollHeight") <= size["height"], "the table scrolls"
        return
    sheet = page.locator(".rail-prompt").bounding_box()
    assert sheet["y"] > size["height"] * 0.4, "the prompt covers the table"
    small = page.evaluate(
        """() => [...document.querySelectorAll('.table-bar button, .table-bar a, .tabs button, .rail button')]
            .filter((one) => one.getClientRects().length && !one.closest('.log'))
            .filter((one) => one.getBoundingClientRect().height < 39.5)
            .map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert not small, f"too small to tap: {small}"


@pytest.mark.parametrize(("lang", "theme", "size"), LOOKS[:2])
def test_result_and_replay(visit, artifacts, request, lang, theme, size):
    dana = visit(lang=lang, theme=theme, viewport=size)
    table = dana.new_table(ME, BOT)
    version = dana.get(f"/tables/{table['id']}/state", seat=0)["version"]
    dana.post(f"/tables/{table['id']}/resign", seat=0, version=version)
    look_at(dana.open(f"/table/{table['id']}/result"), "result", lang, artifacts, request)
    look_at(dana.open(f"/table/{table['id']}/replay"), "replayed", lang, artifacts, request)


def test_switching_the_language_keeps_the_game(visit):
    dana = visit(lang="en")
    table = dana.new_table(ME, BOT)
    dana.sit(table).asked()
    tokens = [option.get_attribute("data-token") for option in dana.page.locator(".option").all()]
    dana.page.evaluate("localStorage.setItem('kronika.settings', JSON.stringify({ lang: 'cs' }))")
    dana.sit(table).asked()
    assert dana.page.evaluate("document.documentElement.lang") == "cs"
    assert [option.get_attribute("data-token") for option in dana.page.locator(".option").all()] == tokens


def test_the_page_is_small(built_page):
    scripts = sum(len(gzip.compress(path.read_bytes())) for path in (built_page / "assets").glob("*.js"))
    assert scripts < 250_000

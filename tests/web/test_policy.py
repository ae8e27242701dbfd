"""The content security policy in a real browser: it stops what it should, and no page needs more than it allows."""

import pytest
from tests.web.visitor import BOT, FRIEND, ME, OPEN, Visitor

from kronika.games import GAMES, game

# Kept across pages of a tab, so no violation during navigation is lost.
WATCH = """document.addEventListener('securitypolicyviolation', (event) => {
  const seen = JSON.parse(sessionStorage.violations || '[]');
  seen.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
  sessionStorage.violations = JSON.stringify(seen);
})"""
INLINE = """() => {
  const script = document.createElement('script');
  script.textContent = 'window.ran = true';
  document.body.append(script);
  const style = document.createElement('style');
  style.textContent = 'body { outline: 7px solid red }';
  document.body.append(style);
  const picture = new Image();
  picture.src = 'https://elsewhere.example/spy.png';
  return [window.ran === true, getComputedStyle(document.body).outlineWidth === '7px'];
}"""

FRAME = '<iframe name="ours" src="{}/" onload="this.dataset.loaded = 1"></iframe>'


def violations(page):
    return page.evaluate("JSON.parse(sessionStorage.violations || '[]')")


@pytest.fixture
def dana(visit):
    dana = visit(service_workers="allow")
    dana.context.add_init_script(WATCH)
    return dana


def test_the_policy_stops_what_a_script_in_a_name_would_do(dana) -> None:
    dana.open("/").page.locator(".game").first.wait_for()
    dana.forgive("Content Security Policy|elsewhere.example|csp")
    assert dana.page.evaluate(INLINE) == [False, False]
    dana.page.wait_for_function("() => JSON.parse(sessionStorage.violations || '[]').length >= 3")
    assert {line.split()[0] for line in violations(dana.page)} == {"script-src-elem", "style-src-elem", "img-src"}


def test_no_other_page_can_frame_ours(dana, browser, server) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.route(
        "http://elsewhere.example/",
        lambda route: route.fulfill(content_type="text/html", body=FRAME.format(server.base)),
    )
    page.goto("http://elsewhere.example/")
    frame = page.frame(name="ours")
    page.wait_for_function("() => document.querySelector('iframe').dataset.loaded")
    assert frame.locator("#root").count() == 0
    context.close()


def test_the_pages_around_the_tables(dana) -> None:
    open_table = dana.new_table(ME, FRIEND, OPEN, BOT)["id"]
    finished = dana.new_table(ME, BOT)
    dana.answer_on(finished, 3)
    dana.resign(finished)
    for path, there in {
        "/": ".game",
        "/lobby": "main h1",
        "/new/innovation": ".seat-row",
        "/my": ".table-row",
        "/replay": "main textarea",
        "/settings": ".settings",
        "/account": "main h1",
        "/nowhere": "main h1",
        f"/table/{open_table}": ".waiting-room",
        f"/join/{open_table}/1": "main h1",
        f"/table/{finished['id']}": '.prompt a[href$="/result"]',
        f"/table/{finished['id']}/result": ".score-table",
        f"/table/{finished['id']}/replay": ".replay",
    }.items():
        dana.open(path).page.locator(there).first.wait_for()
        assert violations(dana.page) == [], path


@pytest.mark.parametrize("game_id", GAMES)
def test_the_pages_of_each_game(dana, game_id) -> None:
    bots = [BOT] * (max(2, game(game_id).min_seats) - 1)
    table = dana.new_table(ME, *bots, game=game_id)
    for path, there in {
        f"/cards/{game_id}": ".card-link",
        f"/rules/{game_id}": "main h2",
    }.items():
        dana.open(path).page.locator(there).first.wait_for()
        assert violations(dana.page) == [], path
    dana.sit(table).play(answers=6, how=Visitor.click)
    assert violations(dana.page) == []

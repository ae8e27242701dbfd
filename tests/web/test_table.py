"""What one does at a table beside playing, and what can go wrong there."""

import json
import re
import sqlite3
from contextlib import closing

import pytest
from tests.web.visitor import BOT, ME, open_intro

import kronika


def first(asked, *keys):
    """The first option with one of these verbs."""
    return next(token for key in keys for token in asked["options"] if token.split()[0] == key)


def answer(visitor, *keys) -> None:
    asked = visitor.asked()
    visitor.click(asked, first(asked, *keys))
    visitor.version = asked["version"]


def after_opening(visitor, *seats):
    """At a table where the first cards lie."""
    table = visitor.new_table(*seats)
    visitor.sit(table).answer()
    return table


# The log is read again after an undo: it begins as before, with at most one line more.
LOG_IS_BACK = """told => {
  const lines = [...document.querySelectorAll('.log > p')].map((line) => line.innerText);
  return lines.length <= told.length + 1 && told.every((line, number) => lines[number] === line);
}"""

WATCH_LOG = """() => {
  window.shortest = Infinity;
  new MutationObserver(() => {
    window.shortest = Math.min(window.shortest, document.querySelectorAll('.log > p:not(.log-empty)').length);
  }).observe(document.querySelector('.log'), { childList: true });
}"""


def test_undo(visit) -> None:
    """What showed nothing new can be taken back, and the log forgets it without ever being empty."""
    dana = visit()
    table = after_opening(dana, ME, BOT)
    page = dana.page
    undo = page.get_by_role("button", name="Undo")
    for _ in range(60):
        before = dana.asked()
        told = dana.log_lines()
        dana.answer(before)
        dana.asked()
        if undo.is_enabled():
            break
    assert dana.log_lines()[: len(told)] == told
    assert len(dana.log_lines()) > len(told)
    page.evaluate(WATCH_LOG)
    undo.click()
    dana.version += 1
    assert dana.asked()["options"] == before["options"]
    page.wait_for_function(LOG_IS_BACK, arg=told)
    assert page.evaluate("window.shortest") >= len(told)
    assert undo.is_disabled() == (not dana.get(f"/tables/{table['id']}/state", seat=0)["can_undo"])


MOVING = """() => document.getAnimations().filter(({ effect }) =>
  effect.target.dataset.flip && effect.getKeyframes().some((frame) => frame.transform)).length"""


@pytest.mark.parametrize(("wish", "moves"), [("no-preference", True), ("reduce", False)])
def test_cards_travel(visit, wish, moves) -> None:
    """From where they were to where they are, unless the machine is set to less motion."""
    dana = visit(reduced_motion=wish, still=False)
    after_opening(dana, ME, BOT)
    dana.asked()
    dana.page.evaluate(f"setInterval(() => {{ window.moved = window.moved || ({MOVING})() > 0; }}, 20)")
    answer(dana, "draw")
    dana.asked()
    if moves:
        dana.page.wait_for_function("() => window.moved")
    else:
        dana.page.wait_for_timeout(300)
        assert not dana.page.evaluate("window.moved")


def test_hint(visit) -> None:
    dana = visit()
    after_opening(dana, ME, BOT)
    dana.asked()
    dana.page.get_by_role("button", name="Hint").click()
    notice = dana.page.locator(".rail-prompt .notice")
    notice.wait_for()
    hinted = dana.page.locator(".option-hinted")
    label = hinted.locator("span").first.inner_text()
    assert label in notice.inner_text()
    assert hinted.get_attribute("data-token") in dana.page.locator(".spot-button.hinted").evaluate_all(
        "spots => spots.map((spot) => spot.dataset.token)"
    )
    notice.locator("summary").click()
    rows = notice.locator("li").all_inner_texts()
    assert len(rows) > 1
    assert all(re.search(r"\b\d{1,3}\s%\s+[\d,]+×", row) for row in rows)
    assert notice.locator("li").first.locator(".hint-option").inner_text() == label
    hinted.click()
    notice.wait_for(state="detached")


def test_resignation(visit) -> None:
    dana = visit()
    table = after_opening(dana, ME, BOT)
    dana.asked()
    page = dana.page
    resign = page.get_by_role("button", name="Resign", exact=True)
    resign.click()
    page.get_by_role("dialog", name="Resign this game?").wait_for()
    page.get_by_role("button", name="No, play on").click()
    page.locator("dialog").wait_for(state="detached")
    assert not dana.asked()["over"]
    resign.click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("link", name="See the result").wait_for()
    assert table["seats"][1]["name"] in dana.text(".rail-prompt")
    assert resign.count() == 0
    dana.sit({"id": page.url.rsplit("/", 1)[1]})
    assert dana.asked()["over"]


def test_chat(visit) -> None:
    dana, emil = visit("Dana"), visit("Emil")
    table = dana.new_table(ME, {"kind": "open"})
    emil.be_guest().post(f"/tables/{table['id']}/seats/1")
    for player in (dana, emil):
        player.sit(table).page.get_by_role("tab", name="Chat").click()
    dana.page.get_by_label("Say something").fill("Hi <b>you</b> & 1")  # keys typed here aren't answers
    dana.page.get_by_label("Say something").press("Enter")
    dana.page.get_by_label("Say something").press_sequentially("12")
    for player in (dana, emil):
        player.page.locator(".chat-lines p", has_text="Hi <b>you</b> & 1").wait_for()
    emil.page.get_by_label("Say something").fill("Hello")
    emil.page.get_by_role("button", name="Send").click()
    hello = dana.page.locator(".chat-lines p", has_text="Hello")
    hello.wait_for()
    assert hello.inner_text().startswith("Emil")
    assert dana.page.locator(".rail-tabs .badge").count() == 0  # it has been read
    assert dana.get(f"/tables/{table['id']}")["version"] == 0
    emil.page.reload()
    emil.page.get_by_role("tab", name="Chat").click()
    assert emil.page.locator(".chat-lines p").count() == 2


class Line:
    """The live connection of a page, on which messages can be held back and which can be cut."""

    def __init__(self, page) -> None:
        self.held: list[tuple[object, str]] | None = None
        self.cut = False
        self.routes = []
        page.route_web_socket("**/live*", self.connect)

    def connect(self, route) -> None:
        if self.cut:
            route.close(code=3000)
            return
        self.routes.append(route)
        server = route.connect_to_server()
        server.on_message(lambda message: self.pass_on(route, message))

    def pass_on(self, route, message) -> None:
        if self.held is not None and json.loads(message)["type"] != "problem":
            self.held.append((route, message))
        else:
            route.send(message)

    def hold(self) -> None:
        self.held = []

    def release(self) -> None:
        held, self.held = self.held, None
        for route, message in held:
            route.send(message)

    def drop(self) -> None:
        self.cut = True
        for route in self.routes:
            route.close(code=3000)
        self.routes = []


def test_answer_to_a_question_that_is_gone(visit) -> None:
    """In two windows of one player: the slower one is told so in words, and goes on."""
    dana = visit()
    line = Line(dana.page)
    table = after_opening(dana, ME, BOT)
    asked = dana.asked()
    line.hold()
    quick = dana.another_tab()
    quick.sit(table)
    quick.version = -1
    answer(quick, "draw")
    quick.asked()
    dana.click(asked, first(asked, "meld"))
    refusal = dana.page.locator(".rail-prompt [role=alert]")
    refusal.wait_for()
    assert "Something has happened in the meantime." in refusal.inner_text()
    line.release()
    refusal.wait_for(state="detached")
    dana.version = asked["version"]
    assert dana.asked() == quick.asked()
    dana.answer()


def test_lost_connection(visit) -> None:
    """The page says so and comes back by itself; the log has every line once."""
    dana, emil = visit("Dana"), visit("Emil")
    line = Line(dana.page)
    table = dana.new_table(ME, {"kind": "open"})
    emil.be_guest().post(f"/tables/{table['id']}/seats/1")
    dana.sit(table)
    emil.sit(table)
    play_some(dana, emil, table, 6)
    lost = dana.page.get_by_text("Connection lost.")
    assert lost.count() == 0
    line.drop()
    lost.wait_for()
    tab = dana.another_tab().sit(table)  # the same player goes on elsewhere
    play_some(tab, emil, table, 8)
    line.cut = False
    lost.wait_for(state="detached")
    version = emil.get(f"/tables/{table['id']}/state")["version"]
    dana.page.wait_for_selector(f'.table[data-version="{version}"]')
    fresh = dana.another_tab().sit(table)
    fresh.page.wait_for_selector(f'.table[data-version="{version}"]')
    fresh.page.locator(".log > p").nth(10).wait_for()
    assert dana.log_lines() == fresh.log_lines()
    assert dana.log_lines() == tab.log_lines()


def play_some(first_player, second_player, table, answers) -> None:
    players = (first_player, second_player)
    for _ in range(answers):
        state = first_player.get(f"/tables/{table['id']}/state")
        players[state["choice"]["seat"]].answer()
        first_player.state_after(table, state["version"])


def test_server_that_dies(visit, server) -> None:
    """Nothing is lost with it, and the page goes on when it is back."""
    dana = visit()
    dana.forgive("WebSocket|ERR_CONNECTION|Failed to load resource")
    after_opening(dana, ME, BOT)
    dana.play(answers=3)
    before = dana.asked()
    told = dana.log_lines()
    server.kill()
    lost = dana.page.get_by_text("Connection lost.")
    lost.wait_for()
    server.start()
    lost.wait_for(state="detached")
    dana.version = -1
    assert dana.asked() == before
    assert dana.log_lines() == told
    dana.answer()
    dana.asked()
    assert dana.log_lines()[: len(told)] == told
    assert len(dana.log_lines()) > len(told)


@pytest.mark.parametrize(
    ("lang", "position", "words"),
    [("en", True, "rules of this game have been corrected"), ("cs", False, "Pravidla této hry byla")],
)
def test_closed_table(visit, server, artifacts, lang, position, words) -> None:
    """A game that can't go on says why, shows where it stood if that can still be read, and gives its record."""
    dana = visit(lang=lang)
    table = dana.new_table(ME, {"kind": "me", "name": "Petr"})["id"]
    server.stop()
    with closing(sqlite3.connect(server.deals.parent / "kronika.db")) as database, database:
        database.execute("UPDATE game_table SET state='closed', closed='rules', asked=NULL WHERE id=?", [table])
        if position:
            saved = kronika.new("innovation", seats=2, seed=7).save(history=False)
            database.execute("INSERT INTO snapshot (table_id, version, saved) VALUES (?, 0, ?)", [table, saved])
    server.start()
    page = dana.page
    page.goto(f"{server.base}/table/{table}")
    page.get_by_text(words).wait_for()
    if position:
        page.locator(".table-main").wait_for()
        page.get_by_text("The log of this game can't be shown").wait_for()
    page.screenshot(path=artifacts / f"closed-{lang}.png")
    with page.expect_download() as download:
        page.locator('a[href$="/record"]').click()
    assert download.value.suggested_filename == f"innovation-{table}.kronika.txt"
    page.goto(f"{server.base}/my")
    page.get_by_text("Zavřeno:" if lang == "cs" else "Closed:").wait_for()


def test_introduction(visit) -> None:
    dana = visit()
    page = dana.open("/").page
    page.get_by_role("button", name="Play now").click()
    page.locator(".option").first.wait_for()
    open_intro(page)
    intro = page.get_by_role("dialog", name="How to play")
    titles = []
    for _ in range(4):
        titles.append(intro.locator("h3").inner_text())
        intro.get_by_role("button", name="Next").click()
    assert len(set(titles)) == 4
    intro.get_by_role("button", name="Back").click()
    intro.get_by_role("button", name="Next").click()
    intro.get_by_role("button", name="Play").click()
    intro.wait_for(state="detached")


@pytest.mark.parametrize("other", ["cs", "en"])
def test_language_is_switched_at_the_table(visit, other) -> None:
    dana = visit(lang="en" if other == "cs" else "cs")
    after_opening(dana, ME, BOT)
    asked = dana.asked()
    prompt = dana.text(".prompt-ask")
    dana.page.locator(".site-menu > button").click()
    dana.page.locator(".lang-switch").click()
    dana.page.wait_for_selector(f"html[lang={other}]")
    dana.page.wait_for_function("before => document.querySelector('.prompt-ask')?.innerText !== before", arg=prompt)
    assert dana.asked() == asked
    dana.page.keyboard.press("Escape")
    dana.answer()
    dana.asked()


def test_a_screen_reader_says_what_is_asked_and_only_that(visit) -> None:
    """Whoever waits hears nothing; the same question is said again when it is asked again."""
    dana, emil = visit("Dana"), visit("Emil")
    table = dana.new_table(ME, {"kind": "open"})
    emil.be_guest().post(f"/tables/{table['id']}/seats/1")
    for player in (dana, emil):
        player.sit(table).page.locator(".prompt").wait_for()
    play_some(dana, emil, table, 3)
    asked = dana.get(f"/tables/{table['id']}")["asked"]
    mine, other = (dana, emil) if asked == 0 else (emil, dana)
    spoken = "document.querySelector('.rail-prompt [aria-live=assertive]').textContent"
    mine.asked()
    other.page.locator(".prompt-waiting").wait_for()
    said = mine.page.evaluate(spoken)
    assert said.strip() == mine.text(".prompt-ask")
    assert other.page.evaluate(spoken).strip() == ""
    mine.page.locator(".option[data-token=draw]").click()
    mine.page.wait_for_function(f"said => {spoken} !== said", arg=said)

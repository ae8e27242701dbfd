"""Following the others: their steps one by one, a recap since one's last turn, and turns folded in the log."""

import pytest
from tests.web.visitor import BOT, DESK, ME, PHONE, Visitor

NAMES = {
    "en": {"turns": "Since your last turn", "action": "Last action", "now": "What is happening"},
    "cs": {"turns": "Od tvého tahu", "action": "Poslední akce", "now": "Co se děje"},
}

# What has been set in motion, and how.
WATCH_MOTION = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.moved.push(JSON.stringify(frames));
    return animate.call(this, frames, options);
  };
"""


def version(visitor):
    return int(visitor.page.locator(".table").get_attribute("data-version"))


def asked_after(visitor, table, before):
    """Waits until the server asks the visitor after that version; the version of the table."""
    visitor.state_after(table, before)
    return visitor.state_of(table)["version"]


def until_my_turn(visitor, table, rounds=2):
    """Answers until the bots have had their turns that often, without the page. The version."""
    turns = 0
    while turns < rounds:
        state = visitor.state_of(table)
        visitor.reply(table, state)
        turns += visitor.state_of(table)["version"] > state["version"] + 1
    return visitor.state_of(table)["version"]


@pytest.mark.parametrize(("lang", "viewport"), [("en", DESK), ("cs", DESK), ("cs", PHONE)])
def test_recap_since_my_last_turn(visit, lang, viewport) -> None:
    dana = visit(lang=lang, viewport=viewport, speed="slow")
    table = dana.new_table(ME, BOT, BOT)
    now = until_my_turn(dana, table)
    page = dana.sit(table).page
    dana.asked()
    # Nothing was heard live, so the server tells how it was.
    offer = page.get_by_role("button", name=NAMES[lang]["turns"])
    (offer.click if viewport is DESK else offer.tap)()
    recap = page.get_by_role("region", name=NAMES[lang]["turns"])
    recap.wait_for()
    assert version(dana) < now
    assert page.locator(".option").count() == 0
    assert page.locator(".spot-button.legal").count() == 0
    # Step by step, forwards and backwards.
    first = version(dana)
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".recap[data-step='1']")
    second, told = version(dana), recap.locator(".log-line").all_inner_texts()
    assert second > first
    assert told
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".recap[data-step='0']")
    assert version(dana) == first
    page.keyboard.press("Escape")
    recap.wait_for(state="detached")
    assert version(dana) == now
    page.locator(".option").first.wait_for()
    # The same when the states were heard live, and it closes by itself at the end.
    page.evaluate("localStorage.setItem('kronika.settings', JSON.stringify({ speed: 'fast' }))")
    page.reload()
    dana.version = -1
    dana.answer()
    later = asked_after(dana, table, now)
    page.wait_for_function("version => Number(document.querySelector('.table').dataset.version) >= version", arg=later)
    page.keyboard.press("r")
    recap.wait_for()
    recap.wait_for(state="detached")
    assert version(dana) == later
    page.keyboard.press("a")
    page.get_by_role("region", name=NAMES[lang]["action"]).wait_for()


def test_bots_play_at_a_pace_that_can_be_skipped(visit) -> None:
    dana = visit(speed="slow")
    table = dana.new_table(ME, BOT, BOT)
    until_my_turn(dana, table)
    dana.sit(table)
    catching_up = dana.page.get_by_role("region", name=NAMES["en"]["now"])
    for _ in range(6):
        asked = dana.asked()
        dana.answer(asked)
        now = asked_after(dana, table, asked["version"])
        if catching_up.is_visible():
            break
    assert version(dana) < now
    assert dana.page.locator(".option").count() == 0
    dana.page.keyboard.press("Escape")
    catching_up.wait_for(state="detached")
    assert version(dana) == now
    dana.page.locator(".option").first.wait_for()


def test_a_phone_shows_each_step_on_the_board_of_whoever_takes_it(visit) -> None:
    dana = visit(viewport=PHONE, speed="slow")
    table = dana.new_table(ME, BOT)
    until_my_turn(dana, table)
    page = dana.sit(table).page
    steps = page.locator(".recap-told")
    while not steps.is_visible():
        asked = dana.asked()
        dana.answer(asked, pick=lambda *_: "draw")
        asked_after(dana, table, asked["version"])
    assert "draw" in steps.inner_text()  # one's own action, with which the opponent's turn begins
    assert page.locator(".tab-mine .part-mine").is_visible()
    own = version(dana)
    page.wait_for_function("own => document.querySelector('.table').dataset.version > own", arg=own)
    page.locator(".tab-others .part-others").wait_for()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_recap_respects_reduced_motion(visit, motion) -> None:
    dana = visit(speed="fast", reduced_motion=motion)
    dana.context.add_init_script(WATCH_MOTION)
    table = dana.new_table(ME, BOT, game="ages")
    until_my_turn(dana, table)
    page = dana.sit(table).page
    dana.asked()
    page.keyboard.press("r")
    page.locator(".recap").wait_for()
    page.locator(".recap").wait_for(state="detached")
    moved = page.evaluate("window.moved")
    assert any("outline" in frames for frames in moved)  # what has changed lights up
    assert any("translate" in frames for frames in moved) == (motion == "no-preference")


def test_a_turn_folds_into_one_line(visit) -> None:
    dana = visit()
    table = dana.new_table(ME, BOT)
    until_my_turn(dana, table, rounds=4)
    page = dana.sit(table).page
    dana.asked()
    folded = page.locator(".log-turn [aria-expanded=false]")
    unfolded = page.locator(".log-turn [aria-expanded=true]")
    folded.first.wait_for()
    assert unfolded.count() == 2  # everybody's last turn
    assert page.locator(".log-folded").first.bounding_box()["height"] < 30
    lines, turn = page.locator(".log-line").count(), folded.first.inner_text()
    dana.tab_to(folded.first)
    page.keyboard.press("Enter")
    assert page.locator(".log-line").count() > lines
    assert unfolded.first.inner_text() == turn
    unfolded.first.press("Enter")
    assert page.locator(".log-line").count() == lines
    assert len(Visitor.log_lines(dana)) > lines
    assert folded.count() == 0

"""A table in the hand: where the page ends, and what the tabs say."""

from tests.web.visitor import BOT, ME, OPEN, PHONE

# How much of the page lies beneath the prompt when one has scrolled to its end.
BENEATH = """() => {
  scrollTo(0, document.scrollingElement.scrollHeight);
  return innerHeight - document.querySelector('.rail-prompt').getBoundingClientRect().bottom;
}"""
# How much room there is between the last thing on the table and the prompt, then.
ROOM_ABOVE = """() => document.querySelector('.rail-prompt').getBoundingClientRect().top
  - document.querySelector('.table-main').getBoundingClientRect().bottom"""


def can_meld(state):
    return sum(option["key"] == "meld" for option in state["choice"]["options"]) > 1


def at_a_table(visit, game="innovation", wanted=can_meld, **more):
    dana = visit(viewport=PHONE, **more)
    table = dana.new_table(ME, BOT, game=game)
    assert dana.advance(table, wanted)
    dana.sit(table)
    return dana, dana.asked()


def test_nothing_is_left_empty_at_the_end(visit) -> None:
    dana, _ = at_a_table(visit)
    page = dana.page
    for tab in page.locator(".tabs button:not([data-tab=log])").all():
        tab.click()
        assert abs(page.evaluate(BENEATH)) <= 1
        if page.evaluate("document.scrollingElement.scrollHeight > innerHeight"):
            assert page.evaluate(ROOM_ABOVE) <= 16


def test_the_tab_counts_what_was_said(visit) -> None:
    dana, karel = visit("Dana", viewport=PHONE), visit("Karel")
    table = dana.new_table(ME, OPEN, public=True)
    karel.be_guest().post(f"/tables/{table['id']}/seats/1")
    page = dana.sit(table).page
    dana.asked()
    assert page.locator(".badge").count() == 0
    for text in ("Hello", "Are you there?"):
        karel.post(f"/tables/{table['id']}/chat", text=text)
    badge = page.locator(".tabs .badge")
    badge.get_by_text("2 unread messages").wait_for(state="attached")
    page.locator(".tabs [data-tab=log]").tap()
    page.locator(".rail-tabs .badge").wait_for()
    page.get_by_role("tab", name="Chat").tap()
    page.get_by_text("Are you there?").wait_for()
    badge.wait_for(state="detached")

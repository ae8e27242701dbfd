"""Whole games through the page, from the first click to the result."""

from tests.web.results import check_result
from tests.web.secrets_kept import hidden_cards, leaks
from tests.web.visitor import BOT, ME, PHONE, Visitor


def test_against_a_bot(visit) -> None:
    """By clicking what glows, and buttons where nothing does."""
    dana = visit()
    table = dana.new_table(ME, BOT)
    dana.sit(table).play()
    assert dana.clicked_places > dana.answers / 2
    dana.page.get_by_role("link", name="See the result").click()
    check_result(dana, table)


def test_two_people_and_a_spectator(visit, server) -> None:
    """By an invitation; and the spectator's page never knows a card that only players may know."""
    server.deal("two people 51")  # a short game
    dana, emil, watcher = visit("Dana"), visit("Emil", lang="cs"), visit("Watcher")
    table = open_table_for_a_friend(dana)
    emil.open(table["link"])
    emil.page.get_by_label("Tvoje jméno").fill("Emil")
    emil.page.locator("form button[type=submit]").click()
    dana.page.get_by_role("link", name="To the table").click()
    watch(watcher, dana, table)
    players = [dana, emil]
    answers = 0
    state = dana.get(f"/tables/{table['id']}/state")
    while state["choice"]:
        players[state["choice"]["seat"]].answer()
        answers += 1
        state = dana.state_after(table, state["version"])
        if answers % 8 == 0:
            check_spectator(watcher, players, table)
    assert answers > 40
    watcher.page.get_by_role("link", name="See the result").wait_for()
    assert watcher.page.locator(".option").count() == 0


def open_table_for_a_friend(host):
    host.open("/new/innovation")
    host.page.get_by_role("radiogroup", name="Seat 2").get_by_text("Friend", exact=True).click()
    host.page.locator("form button[type=submit]").click()
    link = host.page.locator(".copy input").input_value()
    assert link.startswith(f"{host.base}/join/")
    table = link.removeprefix(f"{host.base}/join/").split("/")[0]
    return {**host.get(f"/tables/{table}"), "link": link.removeprefix(host.base)}


def watch(watcher, host, table) -> None:
    """The table is private: only the link that a player passes on leads there."""
    watcher.forgive("status of 404")
    watcher.open(f"/table/{table['id']}").page.get_by_text("There is no such table").wait_for()
    assert watcher.page.get_by_role("link", name="My games").is_visible(), "there are ways on"
    host.page.locator(".table").wait_for()
    host.page.get_by_role("button", name="Spectators").click()
    revoked = host.page.get_by_label("Spectator link").input_value()
    host.page.get_by_role("button", name="Revoke this link").click()
    host.page.wait_for_function("old => document.querySelector('.copy input').value !== old", arg=revoked)
    link = host.page.get_by_label("Spectator link").input_value()
    host.page.keyboard.press("Escape")
    watcher.open(revoked.removeprefix(host.base)).page.get_by_text("There is no such table").wait_for()
    watcher.open(link.removeprefix(host.base)).page.locator(".table").wait_for()
    watcher.open(f"/table/{table['id']}").page.locator(".table").wait_for()  # the browser has kept the invitation


def check_spectator(watcher, players, table) -> None:
    states = [player.get(f"/tables/{table['id']}/state", seat=seat) for seat, player in enumerate(players)]
    watcher.page.wait_for_selector(f'.table[data-version="{states[0]["version"]}"]')
    hidden = hidden_cards(states)
    assert hidden
    assert not leaks(watcher, hidden)


def test_at_one_device(visit) -> None:
    """With the screen between two turns: the player who holds the device sees only their own cards."""
    dana = visit()
    table = dana.new_table(ME, {**ME, "name": "Eva"})
    dana.sit(table)
    passes = 0
    for number in range(60):
        asked = dana.asked()
        if asked["over"]:
            break
        states = [dana.get(f"/tables/{table['id']}/state", seat=seat) for seat in (0, 1)]
        if asked["pass"]:
            passes += 1
            assert not leaks(dana, hidden_cards(states))
            turn = states[0]["choice"]["seat"]
            assert asked["pass"] == ["I am Dana", "I am Eva"][turn]
            dana.page.locator(".pass-device button").click()
            dana.version = -1
        else:
            seat = states[0]["choice"]["seat"]
            assert not leaks(dana, hidden_cards([states[1 - seat]]))
            assert set(leaks(dana, hidden_cards([states[seat]]))) == hidden_cards([states[seat]])
            dana.answer(asked)
        if number == 20:
            dana.page.reload()  # nobody knows who holds the device now
            dana.page.locator(".pass-device").wait_for()
            dana.version = -1
    assert passes > 10


def test_on_a_phone(visit) -> None:
    """By tapping what glows on your own board, and the options in the sheet."""
    dana = visit(viewport=PHONE)
    dana.sit(dana.new_table(ME, BOT, BOT)).play(Visitor.tap, answers=25)
    assert 5 < dana.clicked_places < dana.answers


def test_by_keyboard_alone(visit) -> None:
    """From the home page to the result without a mouse."""
    dana = visit()
    dana.open("/")
    dana.tab_to(dana.page.get_by_role("button", name="Play now against a bot"))
    dana.page.keyboard.press("Enter")
    asked = dana.asked()
    check_why(dana)
    check_arrows(dana)
    check_focus_goes_on(dana)
    asked = dana.asked()
    undone = 0
    while not asked["over"]:
        dana.answer(asked, Visitor.press)
        asked = dana.asked()
        if undone < 2 and dana.page.locator(".prompt-tools button:not(:disabled)", has_text="Undo").count():
            dana.page.keyboard.press("u")
            dana.version = asked["version"]
            asked = dana.asked()
            undone += 1
    assert undone
    assert dana.clicked_places == 0
    dana.tab_to(dana.page.get_by_role("link", name="See the result"))
    dana.page.keyboard.press("Enter")
    dana.page.locator(".score-table").wait_for()


def check_why(dana) -> None:
    page = dana.page
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Why?").wait_for()
    version = dana.version
    page.keyboard.press("1")  # not an answer while the dialog is open
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert dana.asked()["version"] == version or version == -1
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.className") == "log"
    page.evaluate("document.activeElement.blur()")


def check_focus_goes_on(dana) -> None:
    """Answered by Tab and Enter, the next options have the focus; and digits work where a layout has letters."""
    asked = dana.asked()
    dana.tab_to(dana.page.locator(".option").first)
    dana.page.keyboard.press("Enter")
    dana.version = asked["version"]
    asked = dana.asked()
    assert dana.page.evaluate("document.activeElement.dataset.token") == asked["options"][0]
    dana.page.evaluate("window.dispatchEvent(new KeyboardEvent('keydown', { key: '+', code: 'Digit1' }))")
    dana.version = asked["version"]
    dana.asked()


def check_arrows(dana) -> None:
    """From card to card, each enlarged while the focus is on it."""
    page = dana.page
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.dataset.place")
    page.locator(".peek").wait_for()
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.place")
    assert first.startswith("card:")
    assert second.startswith("card:")
    assert first != second
    page.evaluate("document.activeElement.blur()")

"""Rising Cultures through the page: whole games, the four uses of a card, and every part of its table."""

import pytest
from tests.web.results import check_result
from tests.web.secrets_kept import hidden_cards, leaks
from tests.web.sweeping import SIGHTS, sweep
from tests.web.visitor import BOT, ME, PHONE, Visitor, open_intro

GAME = "cultures"
CIVILIZATIONS = {"civilization_1": "egypt", "civilization_2": "rome"}


def sit(visitor, *seats, **options):
    table = visitor.new_table(*(seats or (ME, BOT)), game=GAME, options=options or CIVILIZATIONS)
    visitor.sit(table)
    return table


def asks(key):
    return lambda state: state["choice"]["key"] == key


def test_against_a_bot(visit) -> None:
    """By clicking cards and the places around the board where they can go."""
    dana = visit()
    table = sit(dana)
    dana.play()
    assert dana.clicked_places > dana.answers * 0.6
    dana.page.get_by_role("link", name="See the result").click()
    check_result(dana, table)


def test_on_a_phone(visit) -> None:
    dana = visit(viewport=PHONE)
    sit(dana)
    dana.play(Visitor.tap, answers=14)
    assert dana.clicked_places > 5


def test_by_keyboard_alone(visit) -> None:
    """A card by its number, its use by a number; Escape puts it back."""
    dana = visit()
    table = sit(dana)
    while dana.get(f"/tables/{table['id']}/state", seat=0)["choice"]["key"] != "play":
        dana.answer(how=Visitor.press)
        dana.asked()
    page = dana.page
    page.keyboard.press("2")
    picked = page.locator(".cu-hand .picked")
    picked.wait_for()
    assert page.locator(".cu-target").count() >= 3
    page.keyboard.press("Escape")
    picked.wait_for(state="detached")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.place").startswith("card:")
    page.locator(".peek .cu-now").wait_for()
    page.keyboard.press("Enter")
    picked.wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    page.get_by_role("dialog", name=table["seats"][1]["name"]).locator(".cu-levels").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    dana.play(Visitor.press, answers=10)


def test_cost_is_shown_before_one_commits(visit) -> None:
    dana = visit()
    table = sit(dana)
    state = dana.advance(table, asks("play"))
    dana.page.reload()
    dana.asked()
    page = dana.page
    for card, uses in state["view"]["uses"].items():
        page.locator(f'.cu-hand [data-place="card:{card}"]').click()
        build = page.locator(".prompt .is-open li", has_text="VP")
        blocked = page.locator(".cu-blocked")
        if uses["build"]["short"]:
            assert build.count() == 0
            assert f"{uses['build']['short']} coin" in blocked.inner_text()
        else:
            assert blocked.count() == 0
            coins = uses["build"]["coins"]
            assert (f"costs {coins} coin" if coins else "costs no coins") in build.inner_text()
            assert page.locator(".cu-target-build").inner_text().startswith(f"−{coins}" if coins else "✓")
        assert page.locator(".cu-target-arm").count() == 1
        assert page.locator(".cu-target-lay").count() == 1
    version = page.locator(".table").get_attribute("data-version")
    assert version == str(state["version"])


def test_card_is_dragged_to_its_use(visit) -> None:
    dana = visit()
    table = sit(dana)
    state = dana.advance(table, asks("play"))
    dana.page.reload()
    dana.asked()
    card = state["view"]["hand"][0][0]["card"]
    held = dana.page.locator(f'.cu-hand [data-place="card:{card}"]')
    held.drag_to(dana.page.locator(".cu-mine .cu-above"), target_position={"x": 4, "y": 4})  # beside what glows
    assert dana.page.locator(".table").get_attribute("data-version") == str(state["version"])
    target = dana.page.locator(".cu-target-lay")
    held.hover()
    dana.page.mouse.down()
    target.wait_for()
    target.hover()
    target.hover()
    dana.page.mouse.up()
    dana.page.locator(f'.cu-stream [data-place="card:{card}"]').wait_for()


def test_nobody_sees_anothers_cards(visit) -> None:
    dana, emil, watcher = visit("Dana"), visit("Emil"), visit("Watcher")
    table = sit(dana, ME, {"kind": "open"})
    emil.be_guest().post(f"/tables/{table['id']}/seats/1")
    for person in (emil, watcher):
        person.sit(table)
    players = (dana, emil)
    for _ in range(16):
        states = [player.get(f"/tables/{table['id']}/state", seat=seat) for seat, player in enumerate(players)]
        for person, hidden in ((dana, states[1:]), (emil, states[:1]), (watcher, states)):
            person.page.wait_for_selector(f'.table[data-version="{states[0]["version"]}"]')
            assert not leaks(person, hidden_cards(hidden), GAME)
        asked = states[states[0]["choice"]["seat"]]
        token = dana.random.choice(asked["choice"]["options"])["token"]
        player = players[asked["seat"]]
        player.post(f"/tables/{table['id']}/answers", seat=asked["seat"], version=asked["version"], token=token)


def test_civilizations_are_chosen_at_the_seats(visit) -> None:
    """One civilization exists once; a match of two games says which one is played."""
    dana = visit()
    page = dana.open("/new").page
    page.get_by_text("Rising Cultures", exact=True).click()
    first, second = (page.get_by_label(f"Civilization of seat {seat}") for seat in (1, 2))
    first.select_option("rome")
    second.select_option("rome")
    assert (first.input_value(), second.input_value()) == ("random", "rome")
    first.select_option("egypt")
    page.get_by_text("Clash of civilizations").click()
    page.get_by_role("button", name="Start the game").click()
    dana.asked()
    assert "Ancient Egypt" in dana.text(".cu-mine .cu-header")
    assert "Game 1 of 2" in dana.text(".table-turn")
    assert page.locator(".cu-nile").is_visible()


def test_introduction(visit) -> None:
    assert len(visit(lang="cs").read_introduction(GAME)) == 6


@pytest.fixture(scope="module")
def tables(browser, server):
    """Tables in several states, and the host who sits at all of them."""
    server.deal("cultures")
    host = Visitor(browser.new_context(), server.base, "Dana")
    made = {
        "choose": host.new_table(ME, BOT, game=GAME, options={"civilization_1": "choose", "marker": "1"}),
        "early": host.new_table(ME, BOT, game=GAME, options=CIVILIZATIONS),
        "middle": host.new_table(ME, BOT, game=GAME, options=CIVILIZATIONS),
        "finished": host.new_table(ME, BOT, game=GAME, options={**CIVILIZATIONS, "games": "two"}),
    }
    host.answer_on(made["middle"], 32)
    host.advance(made["middle"], asks("play"))
    host.answer_on(made["finished"], 500)
    cookies = host.context.cookies()
    host.leave()
    return {name: table["id"] for name, table in made.items()}, cookies


def places(ids):
    return {
        "table-choose": (f"/table/{ids['choose']}", ".cu-civilizations", None),
        "table-early": (f"/table/{ids['early']}", ".option", None),
        "table-intro": (f"/table/{ids['early']}", ".option", open_intro),
        "table-middle": (f"/table/{ids['middle']}", ".option", None),
        "table-picked": (f"/table/{ids['middle']}", ".option", pick_card),
        "table-card": (f"/table/{ids['middle']}", ".option", look_at_card),
        "table-score": (f"/table/{ids['middle']}", ".option", lambda page: page.locator(".cu-mine .cu-total").click()),
        "table-rival": (f"/table/{ids['middle']}", ".option", lambda page: page.keyboard.press("o")),
        "result": (f"/table/{ids['finished']}/result", ".score-table", None),
        "replay": (f"/table/{ids['finished']}/replay?at=40&eyes=-1", ".replay .cu-own", None),
        "cards": ("/cards/cultures", ".cu-face", None),
        "card": ("/cards/cultures/egypt", ".cu-large", None),
        "home": ("/?game=cultures", ".game", None),
        "new": ("/new/cultures", ".seat-option", None),
    }


TABS = {"table-middle": (1, 2, 3)}


def pick_card(page) -> None:
    page.locator(".cu-hand .spot-button").first.click()
    page.locator(".cu-hand .picked").wait_for()


def look_at_card(page) -> None:
    page.locator(".cu-hand .spot-button").first.click(button="right")
    page.locator("dialog .cu-large").wait_for()


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_page(visit, tables, artifacts, sight) -> None:
    sweep(visit, tables, artifacts / f"cultures-{sight}", SIGHTS[sight], places, TABS)


def test_a_replay_is_whole_on_a_small_screen(visit, tables) -> None:
    ids, cookies = tables
    dana = visit(viewport={"width": 1280, "height": 720})
    dana.context.add_cookies(cookies)
    page = dana.open(f"/table/{ids['finished']}/replay?at=12&eyes=0").page
    page.locator(".replay .cu-own").wait_for()
    assert page.locator(".replay-table").evaluate("table => table.scrollHeight - table.clientHeight") <= 0

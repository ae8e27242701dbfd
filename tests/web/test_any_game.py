"""A game that brings nothing for the page, installed as anybody would install it: all of it on the plain table."""

import pytest
from tests.new_game.conftest import Installed
from tests.web.conftest import SeededServer
from tests.web.results import check_scores, download_record
from tests.web.secrets_kept import named_in
from tests.web.sweeping import SIGHTS, sweep
from tests.web.visitor import BOT, DESK, ME, OPEN, PHONE, Visitor, ask_why, open_intro

GAME = "two_rivers"
SEARCH = {"kind": "bot", "level": "expert"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    return Installed(tmp_path_factory.mktemp("new-game"))


@pytest.fixture(scope="module")
def server(built_page, installed, tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", installed.environment["PYTHONPATH"])
        with SeededServer(tmp_path_factory.mktemp("home")) as running:
            yield running


def building(visitor, asked):
    """As somebody who builds whatever can be built."""
    builds = [token for token in asked["options"] if token.startswith("build")]
    return visitor.random.choice(builds or asked["options"])


@pytest.mark.parametrize(("viewport", "lang", "how"), [(DESK, "en", Visitor.click), (PHONE, "cs", Visitor.tap)])
def test_a_whole_game_against_search(visit, installed, viewport, lang, how) -> None:
    """By clicking the cards that glow, to the result and the replay."""
    dana = visit(viewport=viewport, lang=lang)
    table = dana.new_table(ME, SEARCH, game=GAME)
    dana.sit(table).play(how, pick=building)
    assert dana.clicked_places > 3
    assert any("Dana: built" in line for line in dana.log_lines())
    page = dana.page
    page.locator('.prompt a[href$="/result"]').click()
    result = check_scores(dana, table)
    assert page.locator(".score-table tbody th").all_inner_texts()[0] == "Buildings"
    record = download_record(dana)
    told = installed.run("kronika", "replay", str(record))
    assert "all of them follow the rules" in told
    page.locator('a[href$="/replay"]').click()
    page.locator(".replay .plain-mine").wait_for()
    page.keyboard.press("End")
    page.wait_for_function(
        "() => document.querySelector('.replay-slider').value === document.querySelector('.replay-slider').max"
    )
    food = dana.get(f"/tables/{table['id']}/state", seat=0)["view"]["food"]
    page.locator(".plain-mine header", has_text=f"Food {food[0]}").wait_for()
    assert result["winners"]


def test_by_keyboard_alone(visit) -> None:
    dana = visit()
    dana.sit(dana.new_table(ME, BOT, game=GAME)).asked()
    page = dana.page
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place").startswith("card:0:hand:")
    page.locator(".peek .plain-face").wait_for()
    page.keyboard.press("?")
    assert "There is no rule text" in page.get_by_role("dialog").inner_text()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint").wait_for()
    dana.play(Visitor.press)
    assert "wins" in dana.text(".prompt")


def test_it_is_found_and_opened_like_any_other_game(visit) -> None:
    """From the home page to a table with a friend's seat in the lobby, the cards by their facts, and no rulebook."""
    dana, emil = visit(), visit("Emil")
    page = dana.open(f"/?game={GAME}").page
    assert "Settle between the rivers" in dana.text(".game")
    assert page.locator(".fan .plain-face").count() == 5
    page.get_by_role("link", name="Cards", exact=True).last.click()
    page.get_by_label("Cost").select_option("5")
    page.locator("[role=status]", has_text="2 cards").wait_for()
    assert page.locator(".cards-grid > li").count() == 2
    page.locator(".card-link", has_text="Library").click()
    page.locator(".card-detail", has_text="1 point for each kind").wait_for()
    dana.open(f"/rules/{GAME}").page.get_by_text("There is no rulebook").wait_for()
    dana.new_table(ME, OPEN, game=GAME, public=True)
    emil.be_guest().open("/lobby").page.get_by_role("button", name="Sit down").click()
    emil.page.locator(".plain-mine").wait_for()
    assert "Emil" in emil.text(".plain-mine header")


def test_nobody_sees_anothers_hand(visit) -> None:
    dana, emil, watcher = visit("Dana"), visit("Emil"), visit("Watcher")
    table = dana.new_table(ME, OPEN, game=GAME)
    emil.be_guest().post(f"/tables/{table['id']}/seats/1")
    players = (dana, emil)
    for person in (*players, watcher):
        person.sit(table)
    for _ in range(6):
        states = [player.get(f"/tables/{table['id']}/state", seat=seat) for seat, player in enumerate(players)]
        hands = [{card["card"] for card in state["view"]["hand"][seat]} for seat, state in enumerate(states)]
        view = states[0]["view"]
        in_sight = {card["card"] for zone in (view["discard"], *view["city"]) for card in zone}
        for person, own in ((dana, hands[0]), (emil, hands[1]), (watcher, set())):
            person.page.wait_for_selector(f'.table[data-version="{states[0]["version"]}"]')
            assert named_in(person, ".plain [data-place]") <= own | in_sight
        asked = states[0]["choice"]["seat"]
        players[asked].answer_on(players[asked].get(f"/tables/{table['id']}"), 1)


@pytest.fixture(scope="module")
def tables(browser, server):
    """Tables in several states, and the host who sits at all of them."""
    server.deal("any game")
    host = Visitor(browser.new_context(), server.base, "Dana")
    made = {
        "early": host.new_table(ME, BOT, game=GAME),
        "turn": host.new_table(ME, BOT, BOT, BOT, game=GAME),
        "finished": host.new_table(ME, BOT, BOT, game=GAME),
    }
    host.answer_on(made["turn"], 7)
    host.answer_on(made["finished"], 99)
    cookies = host.context.cookies()
    host.leave()
    return {name: table["id"] for name, table in made.items()}, cookies


def places(ids):
    return {
        "home": (f"/?game={GAME}", ".game", None),
        "new": (f"/new/{GAME}", ".seat-row", None),
        "cards": (f"/cards/{GAME}", ".plain-face", None),
        "card": (f"/cards/{GAME}/library", ".card-detail .plain-face", None),
        "rules": (f"/rules/{GAME}", "main h1", None),
        "table-early": (f"/table/{ids['early']}", ".option", None),
        "table-intro": (f"/table/{ids['early']}", ".option", open_intro),
        "table-turn": (f"/table/{ids['turn']}", ".option", None),
        "table-why": (f"/table/{ids['turn']}", ".option", ask_why),
        "table-card": (f"/table/{ids['turn']}", ".option", look_at_card),
        "result": (f"/table/{ids['finished']}/result", ".score-table", None),
        "replay": (f"/table/{ids['finished']}/replay?at=20&eyes=-1", ".replay .plain-mine", None),
    }


def look_at_card(page) -> None:
    page.locator(".plain-mine .spot-button").first.click(button="right")
    page.locator("dialog .cardface-large").wait_for()


TABS = {"table-turn": (1, 2, 3)}


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_page(visit, tables, artifacts, sight) -> None:
    sweep(visit, tables, artifacts / f"plain-{sight}", SIGHTS[sight], places, TABS)

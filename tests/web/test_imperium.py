"""Imperium through the page: choosing a nation, whole turns, the last rounds, what is missing, and every part."""

import re

import pytest
from tests.web.begun import Begun
from tests.web.results import check_result
from tests.web.sweeping import SIGHTS, sweep
from tests.web.visitor import ME, PHONE, Visitor, open_intro

GAME = "imperium"
NATIONS = ("romans", "celts", "vikings", "arthurians")


def pick(random, key, tokens):
    """As somebody who uses every card and takes what can be taken: such games have full tables."""
    some = [token for token in tokens if token != "done"] or tokens
    if key == "action":
        plays = [token for token in tokens if token.split()[0] in ("play", "exhaust")]
        return random.choice(plays) if plays else tokens[-1]
    if key == "discard" and "done" in tokens and random.random() < 0.5:
        return "done"
    return random.choice(some)


def begin(server, visitor, name, wanted, seats=2, nations=NATIONS):
    """A table in the middle of a game: at the first choice that is wanted, or at its end if none is."""
    options = {f"nation_{seat + 1}": nation for seat, nation in enumerate(nations[:seats])}
    for number in range(40):
        game = Begun(GAME, seats, f"{name}{number}", pick, **options)
        if game.play(wanted) or wanted is never:
            return game.write(server.environment["KRONIKA_DATABASE"], visitor)
    raise AssertionError("There is no such moment in these games.")


def never(match) -> bool:
    return False


def at(key, since=1):
    """That question, in this round or later."""
    return lambda match: match.choice.key.name == key and match.table.round >= since


def offers(*keys, since=1):
    """A turn in which all this can be done."""
    can = at("action", since)
    return lambda match: can(match) and set(keys) <= {option.token.split()[0] for option in match.choice.options}


def acquires_two(match):
    """There are two market cards to choose from."""
    market = [slot[0] for slot in match.table.market if slot]
    return at("acquire", 6)(match) and len(set(market) & set(match.choice.codes)) > 1


def lacks_tokens(match):
    """There is a card to play, and a development card that is too dear."""
    prices = match.view(0)["players"][0]["development_prices"]
    return offers("play", since=4)(match) and not all(price["affordable"] for price in prices)


def in_last_round(match):
    return match.table.last_round == match.table.round and match.choice.key.name == "action"


# --- whole turns and the end


def test_new_table_with_a_chosen_nation(visit) -> None:
    """One reads what the nations are like, picks one, chooses a side and plays the first turns."""
    dana = visit()
    page = dana.open("/new/imperium").page
    first = page.locator(".seat-row").first
    first.get_by_role("button", name="Compare the nations").click()
    sheet = page.get_by_role("dialog")
    assert sheet.locator(".im-nations > li").count() == 16
    egypt = sheet.locator("li", has=page.get_by_role("heading", name="Egyptians"))
    assert "difficulty 3 of 5 · Legends" in egypt.inner_text()
    egypt.get_by_text("The two sides of its power card").click()
    assert egypt.locator("dd:visible").count() == 2
    egypt.get_by_role("button", name="choose").click()
    sheet.wait_for(state="detached")
    assert "patient builder" in first.inner_text()
    assert first.locator(".seat-option select").input_value() == "egyptians"
    page.get_by_role("button", name="Start the game").click()
    dana.asked()
    assert "Egyptians" in dana.text(".im-sides .im-nation-title")
    assert page.locator(".im-side .legal").count() == 2
    table = {"id": page.url.rsplit("/", 1)[1]}
    assert dana.get(f"/tables/{table['id']}")["options"]["nation_1"] == "egyptians"
    while dana.get(f"/tables/{table['id']}/state")["view"]["round"] < 3:
        dana.answer()
        dana.asked()
    assert dana.clicked_places > 5
    assert "The solstice of round 1." in dana.text(".log")


def test_last_round_against_a_bot(visit, server) -> None:
    """By clicking what glows, to the result: each player's points, line by line."""
    dana = visit()
    table = begin(server, dana, "last", in_last_round)
    dana.sit(table).asked()
    assert "This is the last round" in dana.text(".im-end")
    dana.play()
    assert dana.clicked_places > dana.answers * 0.4
    dana.page.get_by_role("link", name="See the result").click()
    check_result(dana, table)


def test_on_a_phone(visit, server) -> None:
    """The market where one takes a card of it, then one's hand and board; opponents and log behind tabs."""
    dana = visit(viewport=PHONE, lang="cs")
    table = begin(server, dana, "phone", at("break-through", 5))
    page = dana.sit(table).page
    asked = dana.asked()
    middle, mine = (page.locator(f".tabs [data-tab={name}]") for name in ("middle", "mine"))
    assert middle.get_attribute("aria-pressed") == "true"
    assert asked["glowing"]
    mine.tap()
    assert middle.locator(".dot-legal").count() == 1
    middle.tap()
    dana.tap(asked, asked["glowing"][0])
    dana.version = asked["version"]
    dana.play(Visitor.tap, answers=12)
    while dana.state_of(table)["choice"]["key"] != "action":
        dana.play(Visitor.tap, answers=1)
    dana.asked()
    assert page.locator(".im-hand").is_visible()


# Which parts of one's own area have more in them than can be seen.
SCROLLING = """() => [...document.querySelectorAll('.im-mine .im-tiles')]
  .filter((tiles) => tiles.scrollHeight > tiles.clientHeight + 1).length"""


def test_many_cards_in_play_are_in_sight_on_a_low_screen(visit, server) -> None:
    """The opponent's board makes room for them, and can be unfolded."""
    dana = visit(viewport={"width": 1280, "height": 720})
    table = begin(server, dana, "full", lambda match: at("action")(match) and 8 <= len(match.table.play[0]) <= 11)
    page = dana.sit(table).page
    dana.asked()
    assert page.evaluate(SCROLLING) == 0
    board = page.get_by_role("group", name="KosmasBot's cards")
    assert board.count() == 0
    page.keyboard.press("o")
    board.wait_for()


def test_by_keyboard_alone(visit, server) -> None:
    """Options by their numbers, arrows among cards, `o` folds the opponent, `e` ends the turn."""
    dana = visit()
    table = begin(server, dana, "keys", offers("play", "exhaust", since=5))
    page = dana.sit(table).page
    dana.asked()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place")
    page.locator(".im-hand .legal").first.focus()
    page.locator(".peek .im-face-large").wait_for()
    realm = page.get_by_role("group", name="KosmasBot's cards")
    realm.wait_for()
    page.keyboard.press("o")
    realm.wait_for(state="detached")
    for _ in range(6):
        dana.answer(how=Visitor.press)
        dana.asked()
    while dana.state_of(table)["choice"]["key"] != "action":
        dana.answer(how=Visitor.press)
        dana.asked()
    page.keyboard.press("e")
    dana.version = dana.state_of(table)["version"] - 1
    page.locator('.option[data-token^="place "]').first.wait_for()


# --- what lies there, and what is missing


def test_market_shows_what_comes_along(visit, server) -> None:
    """Tokens on the cards and unrest beneath them, where they lie and beside the option."""
    dana = visit()
    table = begin(server, dana, "market", acquires_two)
    page = dana.sit(table).page
    dana.asked()
    view = dana.state_of(table)["view"]
    slots = page.locator(".im-slot")
    assert slots.count() == len(view["market"]) == 5
    for slot, tokens, unrest in zip(slots.all(), view["market_tokens"], view["market_unrest"], strict=True):
        counts = [int(one) for one in slot.locator(".im-on-card .amount-number").all_inner_texts()]
        assert counts == [count for count in tokens.values() if count]
        assert slot.locator(".im-under-card").count() == (unrest > 0)
    for name in ("region", "uncivilised", "civilised", "main"):
        assert str(view["deck_sizes"][name]) in page.locator(f"[data-anchor=deck-{name}]").inner_text()
    glowing = page.locator(".im-market-card.legal")
    assert glowing.count() >= 2
    with_unrest = [slot for slot in slots.all() if slot.locator(".legal .im-under-card").count()]
    assert page.locator(".option .im-detail-bad").count() == len(with_unrest)


def test_missing_tokens_are_shown_before_one_commits(visit, server) -> None:
    """Each development card has its price, with what is missing marked; nothing is answered by looking."""
    dana = visit()
    table = begin(server, dana, "price", lacks_tokens)
    page = dana.sit(table).page
    dana.asked()
    state = dana.state_of(table)
    me = state["view"]["players"][0]
    rows = page.locator(".im-mine .im-develop")
    assert rows.count() == len(me["development_prices"]) > 0
    for row, price in zip(rows.all(), me["development_prices"], strict=True):
        assert (row.locator(".amount-missing").count() > 0) == (not price["affordable"])
        paid = [price[good] for good in ("materials", "population", "progress") if price[good]]
        assert [int(one) for one in row.locator(".amount-number").all_inner_texts()] == paid
    dear = rows.nth([price["affordable"] for price in me["development_prices"]].index(False))
    dear.click()
    assert "To develop it you lack" in dana.text("dialog")
    page.keyboard.press("Escape")
    for index, playable in enumerate(me["playable"]):
        spot = page.locator(f'[data-place="hand:0:{index}"]')
        assert ("legal" in spot.get_attribute("class").split()) == playable
    assert dana.state_of(table)["version"] == state["version"]


def test_piles_and_points(visit, server) -> None:
    """Piles open to look through as far as one may; the points so far stand line by line."""
    dana = visit()
    table = begin(server, dana, "piles", lambda match: offers("play", since=9)(match) and match.table.garrison[0])
    page = dana.sit(table).page
    dana.asked()
    view = dana.state_of(table)["view"]
    dialog = page.get_by_role("dialog")

    def look(button):
        button.click()
        dialog.wait_for()
        listed = dialog.locator(".pile-card").all_inner_texts()
        text = dialog.inner_text()
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        return listed, text

    mine = page.locator(".im-mine")
    assert len(look(mine.get_by_role("button", name=re.compile(r"^Discard \(")))[0]) == len(view["discard"][0])
    _, text = look(mine.locator(".im-points"))
    assert str(view["players"][0]["points"]) in text.split()
    assert mine.locator(".im-garrison").count() == len(view["garrison"][0])
    far = page.locator(".im-far")
    listed, text = look(far.locator(".im-pile").first)
    assert not listed
    assert str(view["players"][1]["deck_size"]) in text or not view["players"][1]["deck_size"]
    _, text = look(far.get_by_role("button", name="About this nation"))
    assert "difficulty 2 of 5" in text


KNOWN = """() => [...document.querySelectorAll('[data-flip], [data-token]')]
  .flatMap((one) => [one.dataset.flip, one.dataset.token])
  .filter(Boolean).join(' ').replaceAll('@', ' ')"""


def test_nobody_sees_anothers_hand(visit) -> None:
    dana, emil, watcher = visit("Dana"), visit("Emil"), visit("Watcher")
    options = {"nation_1": "romans", "nation_2": "celts"}
    table = dana.new_table(ME, {"kind": "open"}, game=GAME, options=options)
    emil.be_guest().post(f"/tables/{table['id']}/seats/1")
    players = (dana, emil)
    for person in (*players, watcher):
        person.sit(table)
    for _ in range(8):
        asked = dana.get(f"/tables/{table['id']}")["asked"]
        players[asked].answer_on(players[asked].get(f"/tables/{table['id']}"), 1)
        states = [player.get(f"/tables/{table['id']}/state", seat=seat) for seat, player in enumerate(players)]
        hands = [{card["card"] for card in state["view"]["hand"][seat]} for seat, state in enumerate(states)]
        open_cards = {
            card["card"]
            for zone in ("play", "market", "discard", "garrison", "development")
            for row in states[0]["view"][zone]
            for card in row
        }
        for person, own in ((dana, hands[0]), (emil, hands[1]), (watcher, set())):
            person.page.wait_for_selector(f'.table[data-version="{states[0]["version"]}"]')
            seen = set(person.page.evaluate(KNOWN).split())
            assert not seen & ((hands[0] | hands[1]) - own - open_cards)


def test_introduction(visit) -> None:
    assert len(visit(lang="cs").read_introduction(GAME)) == 7


# --- every part of the page


@pytest.fixture(scope="module")
def tables(browser, server):
    """Tables at several moments, and the host who sits at all of them."""
    host = Visitor(browser.new_context(), server.base, "Dana")
    made = {
        "sides": begin(server, host, "sides", lambda match: True, nations=("utopians", "atlanteans")),
        "turn": begin(server, host, "turn", offers("play", "exhaust", since=11)),
        "four": begin(server, host, "four", offers("play", since=8), seats=4),
        "offer": begin(server, host, "offer", lambda match: at("take")(match) and len(match.choice.options) > 5),
        "finished": begin(server, host, "finished", never, seats=3),
    }
    cookies = host.context.cookies()
    host.leave()
    return {name: table["id"] for name, table in made.items()}, cookies


def places(ids):
    return {
        "new": ("/new/imperium", ".im-picker", compare_nations),
        "table-sides": (f"/table/{ids['sides']}", ".im-side .legal", None),
        "table-turn": (f"/table/{ids['turn']}", ".option", None),
        "table-card": (f"/table/{ids['turn']}", ".option", look_at_card),
        "table-intro": (f"/table/{ids['turn']}", ".option", open_intro),
        "table-four": (f"/table/{ids['four']}", ".option", None),
        "table-offer": (f"/table/{ids['offer']}", ".im-offer", None),
        "result": (f"/table/{ids['finished']}/result", ".score-table", None),
        "replay": (f"/table/{ids['finished']}/replay?at=30&eyes=-1", ".replay .im-mine", None),
        "card": ("/cards/imperium/rom_julius_caesar", ".im-face-large", None),
    }


def compare_nations(page) -> None:
    page.locator(".im-picker button").first.click()
    page.locator(".im-nations").wait_for()


def look_at_card(page) -> None:
    page.locator(".im-hand .spot-button").first.click(button="right")
    page.locator("dialog .im-face-large").wait_for()


TABS = {"table-turn": (1, 2, 3), "table-four": (1,)}


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_page(visit, tables, artifacts, sight) -> None:
    sweep(visit, tables, artifacts / f"imperium-{sight}", SIGHTS[sight], places, TABS)

"""Through the Ages through the page: first turns, the last round of whole games, prices, the end of a turn, rivals."""

from pathlib import Path

import pytest
from tests.web.begun import Begun
from tests.web.eyes import faults
from tests.web.results import check_result
from tests.web.sweeping import SIGHTS, sweep
from tests.web.visitor import BOT, ME, PHONE, Visitor, open_intro

GAME = "ages"
# What one does on the way: a civilization that grows, and few questions.
LIKED = ("build-stages", "play-leader", "develop", "increase-population", "build", "upgrade", "play-tactic", "take")
SHUNNED = ("destroy", "disband", "take")
PATIENT = 6  # games


def open_table(visitor, *seats):
    return visitor.new_table(*(seats or (ME, BOT)), game=GAME)


def liked(random, tokens):
    by_key = {}
    for token in tokens:
        by_key.setdefault(token.split()[0], []).append(token)
    for key in LIKED:
        if key in by_key and random.random() < 0.7:
            return random.choice(by_key[key])
    return random.choice([token for token in tokens if token.split()[0] not in SHUNNED] or tokens)


def hurried(random, tokens):
    """A turn ends as soon as it begins."""
    ends = [token for token in tokens if token in ("end-turn", "pass", "done")]
    return ends[0] if ends else random.choice(tokens)


def is_turn(state):
    return state["choice"]["key"] == "action"


def offers(*keys):
    return lambda state: is_turn(state) and {option["key"] for option in state["choice"]["options"]}.issuperset(keys)


def offers_much(state):
    """Several kinds of actions: more than fit side by side on a phone."""
    return is_turn(state) and len({option["key"] for option in state["choice"]["options"]}) > 4


def in_last_round(state):
    """At the beginning of the last turn, or close to it."""
    view = state["view"]
    return view["last_round"] is not None and view["round"] == view["last_round"]


def at_turn(visitor, wanted, *seats):
    """In the first game that comes to what is wanted; many end before."""
    for _ in range(PATIENT):
        table = open_table(visitor, *seats)
        if state := visitor.advance(table, wanted, liked):
            visitor.sit(table).asked()
            return table, state
    raise AssertionError(f"none of {PATIENT} games has come to it")


def pick(visitor, asked):
    """Who would rather end a turn than look at every card: games are long."""
    return (hurried if visitor.random.random() < 0.4 else liked)(visitor.random, asked["options"])


# --- whole games


def test_first_turns_against_a_bot(visit) -> None:
    """By clicking what glows: cards of the row, technologies, the hand, the banks."""
    dana = visit()
    dana.sit(open_table(dana))
    dana.play(pick=pick, answers=15)
    assert dana.clicked_places > dana.answers * 0.3


def test_last_round_of_four(visit) -> None:
    """To the result, which shows all boards."""
    dana = visit()
    table = open_table(dana, ME, BOT, BOT, BOT)
    assert dana.advance(table, in_last_round, hurried)
    dana.sit(table)
    dana.play(pick=pick)
    assert dana.answers
    dana.page.get_by_role("link", name="See the result").click()
    dana.page.locator(".result-table .ag-mine").wait_for()
    assert dana.page.locator(".result-table .ag-far").count() == 3
    check_result(dana, table)


# The options of the sheet fill its row: none is so high that the others leave an empty place beneath them.
FILLED = """() => {
  const list = document.querySelector('.prompt-options');
  const options = [...list.querySelectorAll(':scope > li > .option')].map((one) => one.getBoundingClientRect());
  return options.length > 3 && options.every(({ height }) => list.getBoundingClientRect().height - height < 12);
}"""


def test_on_a_phone_in_czech(visit) -> None:
    """Turns by tapping; the row is behind a tab, which turns when one is to take a card; the last round leads to the
    result."""
    dana = visit(viewport=PHONE, lang="cs")
    table = open_table(dana)
    dana.sit(table)
    dana.play(Visitor.tap, 6, pick)
    dana.asked()  # the last tap has arrived
    page = dana.page
    assert dana.advance(table, offers_much, liked)
    dana.sit(table).asked()
    assert page.evaluate(FILLED)
    assert page.locator(".ag-hands").is_visible()
    page.locator(".option-pick[data-group=group-take]").tap()
    page.locator(".ag-row-card").first.wait_for()
    assert page.locator(".ag-row-card:visible").count() > 5
    assert not page.locator(".ag-hands").is_visible()
    assert dana.advance(table, in_last_round, hurried)
    dana.sit(table)
    dana.play(Visitor.tap, pick=pick)
    page.get_by_role("link", name="Zobrazit výsledek").tap()
    page.locator(".score-table").wait_for()
    assert "Produkce" in dana.text(".score-table")


def test_by_keyboard_alone(visit) -> None:
    """A group by its number, an option by a number; Escape puts it back, arrows walk, `e` ends, `o` unfolds."""
    dana = visit()
    at_turn(dana, offers("take", "destroy"))
    page = dana.page
    take = page.locator(".option-pick[data-group=group-take]")
    page.keyboard.press(take.locator("kbd").inner_text())
    assert page.locator(".option-pick[data-group=group-take][aria-expanded=true]").count() == 1
    page.keyboard.press("Escape")
    page.locator(".is-open").wait_for(state="detached")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place")
    page.locator(".ag-row-card.legal").first.focus()
    page.locator(".peek .ag-face-large").wait_for()
    page.locator(".ag-grid .legal").first.focus()
    page.keyboard.press("Enter")
    page.locator(".ag-grid .picked").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("o")
    page.locator(".ag-far .ag-civilization").wait_for()
    page.keyboard.press("o")
    page.locator(".ag-far").wait_for(state="detached")
    dana.play(Visitor.press, 5, pick)
    dana.asked()
    while page.locator(".option-pick[data-group=group-end-turn]").count() == 0:
        dana.play(Visitor.press, 1, pick)
        dana.asked()
    page.evaluate("document.activeElement.blur()")
    version = page.locator(".table").get_attribute("data-version")
    page.keyboard.press("e")
    page.locator('.option[data-token="end-turn"]:visible .ag-preview').wait_for()
    page.keyboard.press("1")
    page.wait_for_function("before => document.querySelector('.table').dataset.version !== before", arg=version)


# --- what is shown before one commits


PRINTED = [1] * 5 + [2] * 4 + [3] * 4


def has_dear_wonder(state):
    """Who has completed one pays more for the next."""
    prices = zip(state["view"]["take_prices"], PRINTED, strict=True)
    return offers("take")(state) and any(price and price > on for price, on in prices)


def pieces(shown):
    """How many there are, side by side or as a number."""
    numbers = shown.locator(".ag-pip-number").all_inner_texts()
    return shown.locator(".ag-pip").count() + sum(map(int, numbers))


def test_prices_and_the_end_of_the_turn(visit) -> None:
    dana = visit()
    table, state = at_turn(dana, has_dear_wonder)
    page = dana.page
    view = state["view"]
    me = view["players"][0]
    for space, price in enumerate(view["take_prices"]):
        if price is not None:
            assert pieces(page.locator(f'[data-place="space:{space}"] .ag-row-price')) == price
    assert pieces(page.locator(".ag-mine .ag-tile .ag-pips-worker")) == sum(me["workers"].values())
    assert page.locator(".ag-mine .ag-bank-yellow .ag-cube:not(.ag-cube-gone)").count() == min(me["yellow"], 18)
    assert page.locator(".ag-mine .ag-bank-blue .ag-disc:not(.ag-disc-gone)").count() == me["blue"]
    assert page.locator(".ag-government .ag-pips-civil .ag-pip:not(.ag-pip-spent)").count() == me["civil"]
    dear = page.locator(".ag-row-card", has=page.locator(".ag-dearer")).first
    assert "more for wonders" in dear.get_attribute("aria-label")
    assert str(me["population_price"]) in dana.text(".ag-grow")
    page.locator('[data-place="end-turn"]').click()
    detail = page.locator('.option[data-token="end-turn"]:visible')
    preview = view["end_of_turn"]
    assert ("Uprising" in detail.inner_text()) == preview["uprising"]
    assert dana.get(f"/tables/{table['id']}")["version"] == state["version"]
    detail.click()
    page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.version) > {state['version']}")


def begin(server, visitor, wanted):
    """A table at the first choice that is wanted, of somebody who bids and attacks."""

    def bold(random, key, tokens):
        some = [token for token in tokens if token not in ("end-turn", "pass", "done")]
        return random.choice(some) if some and random.random() < 0.8 else random.choice(tokens)

    for number in range(60):
        game = Begun(GAME, 2, f"bold{number}", bold)
        if game.play(wanted):
            return game.write(server.environment["KRONIKA_DATABASE"], visitor)
    raise AssertionError("There is no such moment in these games.")


def test_odds_of_an_attack(visit, server) -> None:
    """The price against this rival and both strengths, before one commits."""
    dana = visit()
    table = begin(server, dana, lambda match: any(option.key.name == "attack" for option in match.choice.options))
    page = dana.sit(table).page
    dana.asked()
    view = dana.state_of(table)["view"]
    card, (attack,) = next((card, on) for card, on in view["attacks"].items() if on[0]["allowed"])
    said = dana.text(f'.option[data-token="attack {card} 1"]')
    assert f"you {attack['mine']}, KosmasBot {attack['theirs']}. You are stronger." in said
    assert said.split("Strength")[0].split()[-1] == str(attack["price"])
    page.locator(f'[data-place="military:{card}"]').click(button="right")
    assert f"KosmasBot {attack['theirs']}" in dana.text("dialog .ag-now")


def test_bids_and_the_force(visit, server) -> None:
    """How far one can go, how to leave the auction, and what each unit adds to the force."""
    dana = visit()
    table = begin(server, dana, lambda match: match.choice.key.name == "bid" and len(match.choice.options) > 2)
    page = dana.sit(table).page
    options = dana.asked()["options"]
    most = dana.state_of(table)["view"]["auction"]["most"]
    assert f"You can bid up to {most}." in dana.text(".ag-matter")
    assert options[-2:] == [f"bid {most}", "done"]
    assert page.locator('.option[data-token="done"] .option-text').inner_text() == "Pass"
    page.locator(f'.option[data-token="bid {most}"]').click()
    while (state := dana.state_of(table)) and state["choice"]["key"] == "send":
        auction = state["view"]["auction"]
        assert f"{auction['force']} of {auction['bid']}" in dana.text(".ag-force")
        token = state["choice"]["options"][0]["token"]
        if token.startswith("send"):
            then = auction["force"] + auction["adds"][token.split()[1]]
            assert f"then {then} of {auction['bid']}" in dana.text(f'.option[data-token="{token}"]')
        dana.version = state["version"] - 1
        dana.asked()
        page.locator(f'.option[data-token="{token}"]').click()


# Four search bots: seat 0 has two pacts, is at war, and has six military cards.
TREATIES = Path(__file__).parent / "treaties.kronika.txt"


def test_pacts_and_wars_leave_the_hand_its_room(visit, server) -> None:
    dana = visit(lang="cs", viewport={"width": 1366, "height": 768})
    table = Begun.recorded(TREATIES, 1).write(server.environment["KRONIKA_DATABASE"], dana)
    page = dana.sit(table).page
    dana.asked()
    page.locator(".ag-feats .ag-treaty").nth(2).wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.locator(".ag-feats .ag-treaty").count() == 3
    assert not faults(page, True)


def only_destroyed(state):
    """The technologies with workers that can only be destroyed now."""
    by_key = {}
    for option in state["choice"]["options"]:
        by_key.setdefault(option["key"], set()).update(option["args"][:1])
    return by_key.get("destroy", set()) - by_key.get("build", set()) - by_key.get("upgrade", set())


def test_what_is_seldom_wanted_glows_when_it_is_picked(visit) -> None:
    """Destroying is one entry of the list; ending the turn says at once which actions it wastes."""
    dana = visit()
    _, state = at_turn(dana, lambda state: is_turn(state) and only_destroyed(state))
    page, card = dana.page, min(only_destroyed(state))
    lying = page.locator(f'.ag-mine [data-place="card:{card}"]')
    assert "legal" not in lying.get_attribute("class")
    assert "unused" in dana.text(".option-pick[data-group=group-end-turn]")
    page.locator(".option-pick[data-group=group-destroy]").click()
    page.locator(f'.ag-mine [data-token="destroy {card}"]').click()
    page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.version) > {state['version']}")


def test_who_cannot_resign_now_reads_the_rule(visit, artifacts) -> None:
    """The first round has no political phase; the rule is in the reader's language, the server's own words aren't."""
    dana = visit(lang="cs")
    dana.forgive("status of 422")
    dana.sit(open_table(dana))
    dana.asked()
    page = dana.page
    page.get_by_role("button", name="Vzdát partii", exact=True).click()
    page.get_by_role("button", name="Ano, vzdát").click()
    refusal = page.get_by_role("alert")
    refusal.get_by_text("Jako politickou akci můžeš odstoupit ze hry.").wait_for()
    assert "a bot plays for you" in refusal.inner_text()
    page.screenshot(path=artifacts / "ages-no-resigning.png")


KNOWN = """() => [...document.querySelectorAll('[data-flip], [data-place], [data-token]')].flatMap((one) =>
  [one.dataset.flip, one.dataset.place, one.dataset.token, one.dataset.group].filter(Boolean)).join(' ')"""


def test_nobody_sees_anothers_military_cards(visit) -> None:
    dana, emil, watcher = visit("Dana"), visit("Emil"), visit("Watcher")
    table = open_table(dana, ME, {"kind": "open"})
    emil.be_guest().post(f"/tables/{table['id']}/seats/1")
    players = (dana, emil)
    for _ in range(60):
        states = [player.get(f"/tables/{table['id']}/state", seat=seat) for seat, player in enumerate(players)]
        hands = [[card["card"] for card in state["view"]["military_hand"][seat]] for seat, state in enumerate(states)]
        if states[0]["view"]["round"] > 2 and all(hands):
            break
        seat = states[0]["choice"]["seat"]
        tokens = [option["token"] for option in states[seat]["choice"]["options"]]
        token = "end-turn" if "end-turn" in tokens else tokens[-1]
        players[seat].post(f"/tables/{table['id']}/answers", seat=seat, version=states[seat]["version"], token=token)
    for person in (*players, watcher):
        person.sit(table)
        person.page.locator(".ag-mine").wait_for()
    for person, secret in ((dana, hands[1]), (emil, hands[0]), (watcher, hands[0] + hands[1])):
        seen = person.page.evaluate(KNOWN)
        own = hands[players.index(person)] if person in players else []
        assert not [card for card in secret if card not in own and f":{card}" in seen]
        assert all(f"military:{card}" in seen for card in own)


def test_introduction(visit) -> None:
    assert len(visit(lang="cs").read_introduction(GAME)) == 8


# --- every part of the page


@pytest.fixture(scope="module")
def tables(browser, server):
    """Tables in several states, and the host who sits at all of them."""
    server.deal("ages")
    host = Visitor(browser.new_context(), server.base, "Dana")
    made = {
        "first": open_table(host),
        "turn": open_table(host),
        "four": open_table(host, ME, BOT, BOT, BOT),
        "politics": open_table(host),
        "finished": open_table(host),
    }
    host.state_of(made["first"])
    host.advance(made["turn"], lambda state: state["view"]["round"] >= 9 and is_turn(state), liked)
    host.advance(made["four"], lambda state: state["view"]["round"] >= 5 and is_turn(state), liked)
    host.advance(made["politics"], lambda state: state["choice"]["key"] == "politics", liked)
    state = host.advance(made["finished"], lambda state: state["view"]["round"] >= 4, liked)
    host.post(f"/tables/{made['finished']['id']}/resign", seat=0, version=state["version"])
    cookies = host.context.cookies()
    host.leave()
    return {name: table["id"] for name, table in made.items()}, cookies


def places(ids):
    return {
        "table-turn": (f"/table/{ids['turn']}", ".option", None),
        "table-picked": (f"/table/{ids['turn']}", ".option", pick_technology),
        "table-ending": (f"/table/{ids['turn']}", ".option", lambda page: page.keyboard.press("e")),
        "table-card": (f"/table/{ids['turn']}", ".option", look_at_card),
        "table-four": (f"/table/{ids['four']}", ".option", unfold),
        "table-politics": (f"/table/{ids['politics']}", ".option", None),
        "table-intro": (f"/table/{ids['first']}", ".option", open_intro),
        "result": (f"/table/{ids['finished']}/result", ".score-table", None),
        "replay": (f"/table/{ids['finished']}/replay?at=20&eyes=-1", ".replay .ag-mine", None),
        "card": (f"/cards/{GAME}/great_wall", ".ag-face-large", None),
    }


def pick_technology(page) -> None:
    page.locator(".ag-grid .legal").first.click()


def look_at_card(page) -> None:
    page.locator(".ag-grid .spot-button").first.click(button="right")
    page.locator("dialog .ag-face-large").wait_for()


def unfold(page) -> None:
    page.keyboard.press("o")
    page.locator(".ag-far").wait_for(state="attached")


TABS = {"table-turn": (1, 2), "table-four": (1,)}


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_page(visit, tables, artifacts, sight) -> None:
    sweep(visit, tables, artifacts / f"ages-{sight}", SIGHTS[sight], places, TABS)

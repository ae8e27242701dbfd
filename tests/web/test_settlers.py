"""Imperial Settlers through the page: whole games, the uses of a card, targets in other empires, the solo table."""

import pytest
from tests.web.results import check_result
from tests.web.sweeping import SIGHTS, sweep
from tests.web.visitor import BOT, ME, PHONE, Visitor, open_intro

GAME = "settlers"
FACTIONS = ("roman", "japanese", "barbarian", "egyptian")


def open_table(visitor, *seats, **options):
    """With known factions, so the game starts at once."""
    seats = seats or (ME, BOT)
    factions = {f"faction_{seat + 1}": FACTIONS[seat] for seat in range(len(seats))}
    return visitor.new_table(*seats, game=GAME, options={**factions, **options})


def preferring(*keys):
    """By the first of these verbs that there is, or at random."""

    def choose(random, tokens):
        liked = [token for key in keys for token in tokens if token.split()[0] == key]
        return liked[0] if liked else random.choice(tokens)

    return choose


def offers(*keys):
    return lambda state: {option["key"] for option in state["choice"]["options"]}.issuperset(keys)


def is_turn(state):
    return state["choice"]["key"] == "action"


def at_turn(visitor, *keys, first=(), seats=()):
    """At the first table where one may do all this, as not every game comes to it; the state."""
    for _ in range(10):
        table = open_table(visitor, *seats)
        if state := visitor.advance(table, lambda state: is_turn(state) and offers(*keys)(state), preferring(*first)):
            visitor.sit(table).asked()
            return table, state
    raise AssertionError("There is no such turn in these games.")


# --- whole games


def test_against_a_bot(visit) -> None:
    """By clicking what glows: cards and where they go, locations, goods, targets."""
    dana = visit()
    table = open_table(dana)
    dana.sit(table).play()
    assert dana.clicked_places > dana.answers * 0.4
    dana.page.get_by_role("link", name="See the result").click()
    check_result(dana, table)


def test_alone_on_a_phone(visit) -> None:
    """The virtual player's locations, the attack line and the Collection are behind a tab."""
    dana = visit(viewport=PHONE, lang="cs")
    table = open_table(dana, ME)
    dana.sit(table).play(Visitor.tap)
    assert dana.clicked_places > 10
    page = dana.page
    page.locator(".tabs button").nth(1).tap()
    view = dana.get(f"/tables/{table['id']}/state", seat=0)["view"]
    assert page.locator(".st-line-card").count() == len(view["line"])
    assert str(view["solo"]["collection"]) in page.locator(".st-race").inner_text()
    page.get_by_role("link", name="Zobrazit výsledek").tap()
    page.locator(".score-table").wait_for()
    assert str(len(view["collection"])) in dana.text(".score-table")


def test_by_keyboard_alone(visit) -> None:
    """A group by its number, an option by a number; Escape puts it back, arrows walk, `p` passes, `o` folds."""
    dana = visit()
    table, _ = at_turn(dana, "build", "send", "deal")
    page = dana.page
    page.keyboard.press(page.locator(".option-pick kbd").first.inner_text())
    page.locator(".is-open").wait_for()
    page.keyboard.press("Escape")
    page.locator(".is-open").wait_for(state="detached")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.place")
    page.locator(".st-hand .legal").first.focus()
    page.locator(".peek .st-face-large").wait_for()
    page.keyboard.press("Enter")
    page.locator(".st-hand .picked").first.wait_for()  # copies of a card are picked together
    page.keyboard.press("Escape")
    empire = page.get_by_role("group", name=f"{table['seats'][1]['name']}'s empire")
    empire.wait_for()
    page.keyboard.press("o")
    empire.wait_for(state="detached")
    for _ in range(8):
        dana.answer(how=Visitor.press)
        dana.asked()
    page.evaluate("document.activeElement.blur()")
    while page.locator(".option-pick[data-group=group-pass]").count() == 0:
        dana.answer(how=Visitor.press)
        dana.asked()
    page.keyboard.press("p")
    page.locator('.option[data-token="pass"]:visible').wait_for()
    page.keyboard.press("1")
    dana.page.wait_for_function("() => document.querySelector('.log').innerText.includes('Dana passes.')")


# --- what a card costs, and where it goes


def test_missing_goods_are_shown_before_one_commits(visit) -> None:
    dana = visit()
    table, state = at_turn(dana, "build")
    page = dana.page
    hand = page.locator(".st-hand .st-hand-card")
    assert hand.count() == len(state["view"]["hand"][0])
    for card, cost in zip(hand.all(), state["view"]["hand_costs"], strict=True):
        missing = sum(cost["missing"].values()) - cost["gold"] + cost["location"]
        assert card.locator(".st-cost .amount-lacking").count() == (0 if cost["affordable"] else missing)
    built = next(option["args"][0] for option in state["choice"]["options"] if option["key"] == "build")
    page.locator(f'.st-hand [data-place="card:{built}"]').first.click()
    assert page.locator(".prompt .is-open .option-detail").first.inner_html().count("<svg") > 0
    assert page.locator(".st-ghost").count() >= 1
    assert dana.get(f"/tables/{table['id']}")["version"] == state["version"]
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    lost = page.locator(".prompt .is-open .option-detail")
    lost.wait_for()
    stored = state["view"]["stores"][0]
    goods = {good for good, count in state["view"]["goods"][0].items() if count and good not in (*stored, "vp")}
    assert lost.locator(".amount").count() == len(goods)


def test_card_is_dragged_to_its_place(visit) -> None:
    dana = visit()
    _, state = at_turn(dana, "build")
    page = dana.page
    costless = [option["args"][0] for option in state["choice"]["options"] if option["key"] == "build"]
    held = page.locator(f'.st-hand [data-place="card:{costless[0]}"]').first
    held.hover()
    page.mouse.down()
    page.mouse.move(600, 400, steps=4)
    target = page.locator(".st-empire .st-ghost")
    target.wait_for()
    target.hover()
    target.hover()
    page.mouse.up()
    page.wait_for_function(f"() => Number(document.querySelector('.table').dataset.version) > {state['version']}")


def test_targets_glow_in_folded_empires(visit) -> None:
    """Raze tokens of two rounds bring a location down; who folds the empire sees how many targets there are."""
    dana = visit()
    at_turn(dana, "raze", first=("pass", "done"), seats=(ME, BOT, BOT))
    page = dana.page
    target = page.locator('.st-far-empire .legal[data-token^="raze "]').first
    target.wait_for()
    fold = page.locator(".st-fold[aria-expanded=true]")
    owner = page.locator(".st-opponent", has=fold)
    assert "target" in owner.locator(".targets").inner_text()
    fold.click()
    target.wait_for(state="detached")
    page.locator(".targets").first.wait_for()
    page.locator(".st-opponent", has=page.locator(".targets")).locator(".st-fold").first.click()
    name = target.locator(".st-tile-name").inner_text()
    target.click()
    page.wait_for_function(
        "name => document.querySelector('.log').innerText.includes(`Dana razes ${name}`)", arg=name.replace("\n", " ")
    )


def test_workers_are_sent_by_clicking_goods(visit) -> None:
    dana = visit()
    _, state = at_turn(dana, "send")
    page = dana.page
    before = state["view"]["goods"][0]
    page.locator('[data-place="good:0:worker"]').click()
    page.locator('[data-place="good:0:stone"].legal').click()
    page.wait_for_function(
        "count => document.querySelector('.st-board .st-icon-stone').parentElement.innerText.trim().startsWith(count)",
        arg=str(before["stone"] + 1),
    )


KNOWN = """() => [
  ...[...document.querySelectorAll('[data-flip], [data-place], [data-token], [data-group]')].flatMap((one) =>
    [one.dataset.flip, one.dataset.place, one.dataset.token, one.dataset.group].filter(Boolean)),
  ...[...document.querySelectorAll('.cardface-name, .st-tile-name')].map((one) => one.textContent),
].join(' ').replaceAll('\u00ad', '')"""


def test_nobody_sees_anothers_cards(visit) -> None:
    dana, emil, watcher = visit("Dana"), visit("Emil"), visit("Watcher")
    table = open_table(dana, ME, {"kind": "open"}, lookout="alternate")
    emil.be_guest().post(f"/tables/{table['id']}/seats/1")
    players = (dana, emil)
    for person in (*players, watcher):
        person.sit(table)
    for _ in range(10):
        states = [player.get(f"/tables/{table['id']}/state", seat=seat) for seat, player in enumerate(players)]
        hidden = [
            {card["card"] for zone in ("hand", "draft") for card in state["view"][zone][seat]}
            for seat, state in enumerate(states)
        ]
        for person, secret in ((dana, hidden[1]), (emil, hidden[0]), (watcher, hidden[0] | hidden[1])):
            person.page.wait_for_selector(f'.table[data-version="{states[0]["version"]}"]')
            seen = person.page.evaluate(KNOWN)
            own = {card for seat, cards in enumerate(hidden) if person is players[seat] for card in cards}
            lying = {card["card"] for rows in states[0]["view"]["empire"] for row in rows for card in row}
            assert not [card for card in secret - own - lying if card in seen.split()]
        asked = players[states[0]["choice"]["seat"]]
        asked.answer_on(asked.get(f"/tables/{table['id']}"), 1)


def test_introduction(visit) -> None:
    texts = visit(lang="cs").read_introduction(GAME)
    assert len(texts) == 7
    assert any("Spousta rukou a nemilosrdné nájezdy" in text for text in texts)


# --- every part of the page


@pytest.fixture(scope="module")
def tables(browser, server):
    """Tables in several states, and the host who sits at all of them."""
    server.deal("settlers")
    host = Visitor(browser.new_context(), server.base, "Dana")
    made = {
        "choose": host.new_table(ME, BOT, game=GAME),
        "lookout": open_table(host),
        "turn": open_table(host),
        "four": open_table(host, ME, BOT, BOT, BOT),
        "solo": open_table(host, ME),
        "finished": open_table(host, ME, BOT, BOT),
    }
    builds = preferring("build", "activate", "deal", "sacrifice", "done")
    host.state_of(made["choose"])
    assert host.advance(made["lookout"], lambda state: state["choice"]["key"] == "take")
    for name, can in (("turn", offers("build", "send")), ("four", is_turn), ("solo", is_turn)):
        assert host.advance(made[name], lambda state, can=can: state["view"]["round"] == 3 and can(state), builds)
    assert host.advance(made["finished"], lambda state: False, preferring("pass", "done")) is None
    cookies = host.context.cookies()
    host.leave()
    return {name: table["id"] for name, table in made.items()}, cookies


def places(ids):
    return {
        "table-choose": (f"/table/{ids['choose']}", ".st-factions", None),
        "table-lookout": (f"/table/{ids['lookout']}", ".st-offer", None),
        "table-turn": (f"/table/{ids['turn']}", ".option", None),
        "table-picked": (f"/table/{ids['turn']}", ".option", pick_card),
        "table-card": (f"/table/{ids['turn']}", ".option", look_at_card),
        "table-intro": (f"/table/{ids['turn']}", ".option", open_intro),
        "table-four": (f"/table/{ids['four']}", ".option", None),
        "table-solo": (f"/table/{ids['solo']}", ".option", None),
        "result": (f"/table/{ids['finished']}/result", ".score-table", None),
        "replay": (f"/table/{ids['finished']}/replay?at=30&eyes=-1", ".replay .st-mine", None),
        "card": ("/cards/settlers/attack_wood", ".st-face-large", None),
    }


def pick_card(page) -> None:
    page.locator(".st-hand .legal").first.click()
    page.locator(".st-hand .picked").first.wait_for()


def look_at_card(page) -> None:
    page.locator(".st-hand .spot-button").first.click(button="right")
    page.locator("dialog .st-face-large").wait_for()


TABS = {"table-turn": (1, 2, 3), "table-four": (1,), "table-solo": (1,)}


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_page(visit, tables, artifacts, sight) -> None:
    sweep(visit, tables, artifacts / f"settlers-{sight}", SIGHTS[sight], places, TABS)

"""Components and set-up."""

from collections import Counter

import pytest

import kronika
from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup
from kronika.engine.match import Match
from kronika.games.cultures.data import CIVILIZATIONS, IDS, NUMBER
from kronika.games.cultures.rules import GAME
from kronika.testing.runner import decisions

OPTIONS = {"civilization_1": "rome", "civilization_2": "persia", "marker": "1"}


def dealt(*hands, **options):
    """A new match in which the seats were dealt these cards."""
    table = GAME.deal(2, GAME.check_options({**OPTIONS, **options}), Dice(0))
    for seat, names in enumerate(hands):
        for card, name in zip(table.hand[seat], names, strict=True):
            other = table.find(name)
            table.faces[card], table.faces[other] = table.faces[other], table.faces[card]
    return Match.of_table(GAME, table)


ROME = ("rome_marketplace", "rome_thermae", "rome_forum", "rome_villa")
PERSIA = ("persia_apadana", "persia_qanat", "persia_royal_road", "persia_cyrus")


def opened(match, *picks):
    for pick in picks:
        match.answer(pick)
    return match


def rome_opens(match):
    return opened(match, "lay rome_thermae", "lay rome_marketplace", "top rome_villa")


def persia_opens(match):
    return opened(match, "lay persia_apadana", "lay persia_qanat", "top persia_cyrus")


def new(seed=0, **options):
    return kronika.new("cultures", seed=seed, options={**OPTIONS, **options})


def names(zone):
    return [card["card"] for card in zone]


def cards_of(civilization):
    cards = kronika.cards("cultures")
    return [
        c for c in cards if c.facts.get("civilization") == civilization and c.facts["kind"] in ("building", "leader")
    ]


# --- components


@pytest.mark.rules("CUL-COMP-01")
def test_there_are_four_civilizations():
    boards = [card for card in kronika.cards("cultures") if card.facts["kind"] == "board"]
    assert [board.id for board in boards] == list(CIVILIZATIONS)
    assert [board.name("en") for board in boards] == [
        "Persian Empire",
        "Roman Empire",
        "Abbasid Caliphate",
        "Ancient Egypt",
    ]


@pytest.mark.rules("CUL-COMP-02")
@pytest.mark.parametrize("civilization", ["persia", "rome", "abbasid"])
def test_three_civilizations_have_equally_many_cards(civilization, numbers_of_rule):
    assert [len(cards_of(civilization))] == numbers_of_rule("cultures", "CUL-COMP-02")


@pytest.mark.rules("CUL-COMP-03")
def test_egypt_has_more_cards(numbers_of_rule):
    assert [len(cards_of("egypt"))] == numbers_of_rule("cultures", "CUL-COMP-03")


@pytest.mark.rules("CUL-COMP-04")
@pytest.mark.parametrize("civilization", CIVILIZATIONS)
def test_a_board_has_two_sides(civilization):
    board = next(card for card in kronika.cards("cultures") if card.id == civilization)
    assert set(board.facts["sides"]) == {"silver", "golden"}


@pytest.mark.rules("CUL-COMP-05")
def test_there_are_fifteen_provinces():
    provinces = [card for card in kronika.cards("cultures") if card.facts["kind"] == "province"]
    assert sorted(card.facts["number"] for card in provinces) == list(range(1, 16))


@pytest.mark.rules("CUL-COMP-06", "CUL-COMP-07")
def test_there_are_always_28_coins_and_one_marker():
    for match in decisions("cultures", 2, "coins", {"civilization_1": "egypt", "games": "two"}):
        view = match.view(None)
        held = sum(board["coins"] for board in view["boards"]) + sum(view["nile"]["banks"])
        assert view["supply"] + held == 28
        assert view["supply"] >= 0
        assert view["marker"] in (0, 1)


@pytest.mark.rules("CUL-COMP-08")
def test_a_civilization_that_is_taken_cannot_be_chosen():
    match = new(civilization_1="choose", civilization_2="choose")
    assert [str(option) for option in match.choice.options] == [f"civilization {name}" for name in CIVILIZATIONS]
    match.answer("civilization rome")
    assert match.choice.seat == 1
    assert "civilization rome" not in [str(option) for option in match.choice.options]
    match.answer("civilization egypt")
    assert match.view(0)["civilizations"] == ["rome", "egypt"]
    with pytest.raises(BadSetup, match="exists once"):
        new(civilization_1="rome", civilization_2="rome")
    with pytest.raises(BadSetup, match="2 to 2 seats"):
        kronika.new("cultures", seats=3)


def test_a_seat_chooses_after_the_lot_and_the_options_have_decided_for_the_other():
    match = new(civilization_1="egypt", civilization_2="choose")
    assert (match.choice.seat, len(match.choice.options)) == (1, 3)
    drawn = new(civilization_1="choose", civilization_2="random")
    assert len(drawn.choice.options) == 3
    assert drawn.view(0)["civilizations"][1] not in [option.args[0] for option in drawn.choice.options]


def test_the_marker_holder_chooses_first():
    assert new(civilization_1="choose", civilization_2="choose", marker="2").choice.seat == 1


def test_the_lot_gives_every_civilization_to_both_seats():
    drawn = Counter(
        civ for seed in range(60) for civ in enumerate(kronika.new("cultures", seed=seed).view(0)["civilizations"])
    )
    assert len(drawn) == 8


def test_the_cards_of_a_civilization_that_nobody_chose_stay_in_the_box():
    match = opened(new(civilization_1="choose", civilization_2="choose"), "civilization rome", "civilization egypt")
    view = match.view(0)
    assert Counter(card["back"] for card in view["box"]) == {"province": 8, "persia": 24, "abbasid": 24}
    assert len(view["deck"][1]) + len(view["hand"][1]) == 27


# --- set-up


@pytest.mark.rules("CUL-SETUP-01", "CUL-SETUP-02")
def test_seven_provinces_in_ascending_order():
    rows = set()
    for seed in range(30):
        row = names(new(seed).view(0)["row"])
        numbers = [NUMBER[IDS.index(province)] for province in row]
        assert len(set(row)) == 7
        assert numbers == sorted(numbers)
        rows.add(tuple(row))
    assert len(rows) > 25


@pytest.mark.rules("CUL-SETUP-03")
def test_the_other_provinces_never_appear():
    row = set(names(new("unused").view(0)["row"]))
    for match in decisions("cultures", 2, "unused", OPTIONS):
        view = match.view(0)
        assert len(view["box"]) >= 8
        shown = {card for zone in (view["row"], view["gone"], *view["provinces"]) for card in names(zone)}
        assert shown == row


@pytest.mark.rules("CUL-SETUP-04", "CUL-SETUP-05")
def test_all_coins_are_in_the_supply_and_the_boards_show_silver():
    view = new().view(0)
    assert view["supply"] == 28
    assert [(board["coins"], board["side"]) for board in view["boards"]] == [(0, "silver"), (0, "silver")]


@pytest.mark.rules("CUL-SETUP-06", "CUL-SETUP-07")
def test_the_own_cards_are_shuffled_and_four_are_drawn():
    hands = set()
    for seed in range(20):
        match = new(seed)
        table = match.table
        own = [IDS[table.faces[card]] for card in (*table.deck[0], *table.hand[0])]
        assert sorted(own) == sorted(card.id for card in cards_of("rome"))
        assert len(table.hand[0]) == len(table.hand[1]) == 4
        hands.add(tuple(names(match.view(0)["hand"][0])))
        assert names(match.view(0)["hand"][1]) == [None] * 4
    assert len(hands) == 20


@pytest.mark.rules("CUL-SETUP-08")
def test_two_cards_are_laid_as_resources():
    match = persia_opens(rome_opens(dealt(ROME, PERSIA)))
    view = match.view(0)
    assert names(view["resources"][0]) == ["rome_thermae", "rome_marketplace"]
    assert view["boards"][0]["resources"] == {"wood": 1, "brick": 1, "stone": 0, "gold": 1}


@pytest.mark.rules("CUL-SETUP-09")
def test_one_card_goes_on_top_of_the_deck_and_the_other_under_it():
    match = persia_opens(rome_opens(dealt(ROME, PERSIA)))
    table = match.table
    assert "rome_villa" in names(match.view(0)["hand"][0])
    assert IDS[table.faces[table.deck[0][0]]] == "rome_forum"
    assert match.view(0)["known_deck"]["bottom"] == ["rome_forum"]
    assert match.view(1)["known_deck"]["bottom"] == ["persia_royal_road"]


@pytest.mark.rules("CUL-SETUP-10", "CUL-SETUP-11")
def test_coin_symbols_of_cards_and_board_pay_and_two_coins_come_on_top():
    match = persia_opens(rome_opens(dealt(ROME, PERSIA)))
    # The Marketplace shows a coin; the silver board of Persia shows one, its cards none.
    assert [board["coins"] for board in match.view(0)["boards"]] == [3, 3]
    plain = opened(dealt(ROME, PERSIA), "lay rome_thermae", "lay rome_forum", "top rome_villa")
    assert persia_opens(plain).view(0)["boards"][0]["coins"] == 2


@pytest.mark.rules("CUL-SETUP-12")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_marker_holder_plays_first(holder):
    match = new(marker=str(holder + 1))
    while match.choice.key.name != "play":
        match.answer(match.choice.options[0])
    assert match.view(0)["marker"] == holder
    assert match.choice.seat == holder


@pytest.mark.rules("CUL-SETUP-13")
def test_the_marker_is_drawn_by_lot_unless_the_players_named_its_holder():
    assert {new(seed, marker="random").view(0)["marker"] for seed in range(20)} == {0, 1}
    assert {new(seed, marker="2").view(0)["marker"] for seed in range(20)} == {1}


@pytest.mark.rules("CUL-SETUP-14")
def test_the_player_sets_the_order_of_the_two_cards():
    one = persia_opens(rome_opens(dealt(ROME, PERSIA)))
    other = dealt(ROME, PERSIA)
    opened(other, "lay rome_marketplace", "lay rome_thermae", "top rome_villa")
    persia_opens(other)
    for match, moved in ((one, "rome_marketplace"), (other, "rome_thermae")):
        table = match.table
        assert IDS[table.faces[table.resources[0][-1]]] == moved


def test_the_picks_are_hidden_until_both_are_made():
    match = dealt(ROME, PERSIA)
    before = match.view(1)
    rome_opens(match)
    after = match.view(1)
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"answers", "choice", "opened", "active"}
    assert not [event for event in match.told(1) if "card" in event]


def test_a_pick_can_be_taken_back_before_the_last_one():
    match = dealt(ROME, PERSIA)
    opened(match, "lay rome_thermae", "lay rome_marketplace")
    match.undo()
    match.undo()
    assert [str(option) for option in match.choice.options] == [f"lay {name}" for name in ROME]

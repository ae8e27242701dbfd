"""The four uses of a card: coins, army, resources, buildings and leaders."""

from io import StringIO

import pytest
from rich.console import Console

import kronika
from kronika.games.cultures.side import RESOURCES, SYMBOLS
from kronika.games.cultures.terminal import draw_table
from kronika.testing import cultures
from kronika.words import Words

EGYPTIAN = {"civilization": "egypt"}


def shown(zone):
    return [card["card"] for card in zone]


# --- coins


@pytest.mark.rules("CUL-COIN-01", "CUL-COIN-02")
def test_a_card_is_discarded_face_up_for_two_coins():
    game = cultures(me={"hand": ["rome_villa"], "coins": 3}).play("coins rome_villa")
    game.expect(me={"hand": [], "discard": ["rome_villa"], "coins": 5}, middle={"supply": 23})
    assert shown(game.match.view(None)["discard"][0]) == ["rome_villa"]


@pytest.mark.rules("CUL-COIN-03")
def test_the_owner_may_look_through_the_discard_pile_at_any_time():
    discard = ["rome_villa", "rome_forum", "rome_curia"]
    game = cultures(me={"discard": discard}, marker="you").asks("you", "play")
    assert shown(game.match.view(0)["discard"][0]) == discard
    assert shown(game.match.view(1)["discard"][0]) == [None, None, "rome_curia"]


@pytest.mark.rules("CUL-COIN-03")
def test_the_terminal_shows_the_discard_pile_to_its_owner_only():
    game = cultures(me={"discard": ["rome_villa", "rome_forum", "rome_curia"]}, marker="you")
    for seat, seen in ((0, True), (1, False)):
        console = Console(width=100, record=True, file=StringIO())
        console.print(draw_table(game.match.view(seat), Words("en", "cultures"), ["Ann", "Bob"], 100))
        assert ("Villa Rustica, Forum, Curia" in console.export_text()) == seen


# --- the army


@pytest.mark.rules("CUL-MIL-01")
def test_a_card_goes_to_the_highest_free_strip():
    game = cultures(me={"army": ["rome_castra"], "hand": ["rome_forum"]}).play("army rome_forum")
    game.expect(me={"hand": [], "army": ["rome_castra", "rome_forum"]})
    assert game.board("me")["strips"] == ["rome_castra", "rome_forum", None, None, None]
    assert game.told(None, "armed")[0]["number"] == 2


@pytest.mark.rules("CUL-MIL-02", "CUL-MIL-03")
def test_the_symbols_of_the_card_and_of_its_strip_count():
    """The rulebook's example: the Brewery (horse) at Rome's first strip (sword)."""
    game = cultures(me={"hand": ["rome_brewery"]}, row=["maghreb", "aksum"])
    assert game.military("me") == {}
    preview = game.match.view(0)["uses"]["rome_brewery"]["army"]
    assert preview == {"strip": 1, "symbols": {"horse": 1}, "strength": 1}  # Maghreb compares swords
    game.play("army rome_brewery")
    assert game.military("me") == {"horse": 1, "sword": 1}
    assert game.match.view(0)["contest"]["strength"] == [1, 0]


@pytest.mark.rules("CUL-MIL-04")
def test_a_strip_counts_only_while_a_card_lies_there():
    me = {"army": ["rome_castra", "rome_caesar"], "hand": ["rome_villa", "rome_forum"]}
    game = cultures(me=me, row=["gaul", "indus"], plays=5, marker="you")
    assert game.military("me") == {"sword": 3, "shield": 1}
    game.play("coins rome_villa", "compete")
    assert game.military("me") == {"sword": 2}


@pytest.mark.rules("CUL-MIL-05")
def test_there_are_three_military_symbols():
    cards = [card for card in kronika.cards("cultures") if card.facts["kind"] in ("building", "leader")]
    assert (
        {symbol for card in cards for symbol in card.facts["military"]} == set(SYMBOLS) == {"sword", "horse", "shield"}
    )
    assert all(sum(card.facts["military"].values()) == 1 for card in cards)


@pytest.mark.rules("CUL-MIL-06")
@pytest.mark.parametrize("use", ["army", "resource"])
def test_army_and_resources_cost_nothing(use):
    game = cultures(me={"hand": ["rome_colosseum"], "coins": 0}).play(f"{use} rome_colosseum")
    area = "resources" if use == "resource" else use
    game.expect(me={"hand": [], area: ["rome_colosseum"]})


# --- resources


@pytest.mark.rules("CUL-RES-01")
def test_all_cards_of_the_resource_area_and_the_board_count():
    game = cultures(me={"resources": ["rome_thermae", "rome_marketplace"], "hand": ["rome_scipio"]})
    assert game.resources("me") == {"wood": 1, "brick": 1, "gold": 1}
    game.play("resource rome_scipio")
    assert game.resources("me") == {"wood": 2, "brick": 2, "gold": 1}


@pytest.mark.rules("CUL-RES-02")
def test_there_are_four_resources():
    cards = [card for card in kronika.cards("cultures") if card.facts["kind"] in ("building", "leader")]
    assert {name for card in cards for name in card.facts["resources"]} == {*RESOURCES, "coin"}
    assert {name for card in cards for name in card.facts["cost"]} == set(RESOURCES)
    assert RESOURCES == ("wood", "brick", "stone", "gold")


@pytest.mark.rules("CUL-RES-03")
def test_a_coin_symbol_pays_once_when_the_card_is_laid():
    game = cultures(me={"hand": ["rome_castra", "rome_villa"], "coins": 1}, plays=5, marker="you")
    game.play("resource rome_castra")
    assert [event["number"] for event in game.told("me", "gained")] == [1]
    assert (game.match.view(None)["round"], game.board("me")["coins"]) == (4, 2)


@pytest.mark.rules("CUL-RES-04")
def test_resources_are_not_used_up():
    game = cultures(me={"hand": ["rome_villa", "rome_castra"], "resources": ["rome_curia", "rome_thermae"]}, plays=0)
    game.play("build rome_villa", "done").asks("you", "play")
    game.play(game.match.choice.options[0].token)
    assert game.price("rome_castra") == 0
    game.play("build rome_castra")


# --- building


@pytest.mark.rules("CUL-BUILD-01", "CUL-BUILD-02")
def test_a_building_comes_into_effect_in_the_build_area_only():
    elsewhere = {"resources": ["rome_castra"], "hand": ["rome_brewery"], "coins": 10}
    assert cultures(me=elsewhere).military("me") == {}
    developed = {"development": ["rome_castra"], "hand": ["rome_brewery"]}
    assert cultures(me=developed).military("me") == {}
    game = cultures(me={"hand": ["rome_castra"], "coins": 4}).play("build rome_castra")
    game.expect(me={"hand": [], "buildings": ["rome_castra"], "coins": 0}, middle={"supply": 28})
    assert game.military("me") == {"sword": 1}


@pytest.mark.rules("CUL-BUILD-03")
def test_without_resources_and_coins_nothing_is_built():
    cultures(me={"hand": ["rome_scipio"], "coins": 3}).refuses("lead rome_scipio")
    cultures(me={"hand": ["rome_scipio"], "coins": 4}).offers("lead rome_scipio")


@pytest.mark.rules("CUL-BUILD-04")
def test_a_missing_resource_costs_two_coins():
    """The rulebook's example: the Brewery with 2 wood and 2 brick."""
    me = {"resources": ["rome_castra", "rome_thermae", "rome_basilica"], "hand": ["rome_brewery"], "coins": 2}
    game = cultures(me=me)
    assert game.resources("me") == {"wood": 2, "brick": 2}
    game.play("build rome_brewery", "done")
    game.expect(me={"hand": [], "buildings": ["rome_brewery"], "coins": 0}, middle={"supply": 28})


@pytest.mark.rules("CUL-BUILD-05")
def test_there_is_no_limit_to_buildings():
    eight = ["rome_forum", "rome_curia", "rome_limes", "rome_villa", "rome_ludus", "rome_basilica", "rome_thermae"]
    game = cultures(me={"buildings": [*eight, "rome_aqueduct"], "hand": ["rome_castra"], "coins": 9})
    game.play("build rome_castra")
    assert len(game.match.view(0)["buildings"][0]) == 9


@pytest.mark.rules("CUL-BUILD-06")
def test_any_resource_and_discounts_cover_the_dearest_missing_units():
    """Limes: 2 wood, 2 stone. One wood is there; Via Appia is any resource, Agrippa a discount, the Aqueduct makes
    stone cost 1: they cover the wood and one stone, and the other stone costs 1 coin."""
    me = {
        "buildings": ["rome_via_appia", "rome_aqueduct"],
        "leaders": ["rome_agrippa"],
        "hand": ["rome_limes"],
        "coins": 1,
    }
    game = cultures(me=me)
    uses = game.match.view(0)["uses"]["rome_limes"]["build"]
    assert (uses["missing"], uses["covered"], uses["coins"]) == ({"wood": 1, "stone": 2}, 2, 1)
    game.play("build rome_limes")
    game.expect(
        me={"hand": [], "buildings": ["rome_via_appia", "rome_aqueduct", "rome_limes"], "coins": 0},
        middle={"supply": 28},
    )


@pytest.mark.rules("CUL-BUILD-07")
def test_a_unit_of_any_resource_counts_once_in_each_build():
    me = {
        "civilization": "persia",
        "buildings": ["persia_royal_road"],
        "resources": ["persia_pasargadae", "persia_boat_bridge"],
    }
    you = {"civilization": "rome"}
    hand = ["persia_nisaean_stables", "persia_cambyses", "persia_mardonius", "persia_qanat"]
    game = cultures(me={**me, "hand": hand}, you=you)
    # 2 wood and 2 brick are there. Missing: a wood; nothing; a stone; two stones, of which one costs 2 coins.
    assert [game.price(card) for card in hand] == [0, 0, 0, 2]


@pytest.mark.rules("CUL-BUILD-08")
def test_a_card_does_not_help_to_pay_for_itself():
    me = {"civilization": "persia", "hand": ["persia_qanat"], "coins": 4}
    game = cultures(me=me, you={"civilization": "rome"}).play("build persia_qanat")
    game.expect(me={"hand": [], "buildings": ["persia_qanat"], "coins": 0}, middle={"supply": 28})
    assert game.resources("me") == {"brick": 2, "stone": 1}


@pytest.mark.rules("CUL-BUILD-09")
def test_a_discount_pays_no_coins_back_and_holds_only_for_its_kind():
    me = {"buildings": ["rome_curia"], "hand": ["rome_cicero", "rome_villa"], "coins": 4}
    game = cultures(me=me)
    # Cicero misses 1 brick, the Villa a wood and a brick.
    assert (game.price("rome_cicero"), game.price("rome_villa")) == (0, 4)
    game.play("lead rome_cicero").expect(me={"hand": ["rome_villa"], "leaders": ["rome_cicero"]})


# --- leaders


@pytest.mark.rules("CUL-LEADER-01", "CUL-LEADER-02")
def test_a_new_leader_covers_the_one_before():
    leaders = ["rome_scipio", "rome_caesar"]
    game = cultures(me={"leaders": leaders, "hand": ["rome_hadrian"], "coins": 8})
    assert game.military("me") == {"sword": 1, "horse": 1}
    game.play("lead rome_hadrian")
    game.expect(me={"hand": [], "leaders": [*leaders, "rome_hadrian"], "coins": 0}, middle={"supply": 28})
    assert game.military("me") == {"shield": 1}
    assert game.board("me")["leaders_in_use"] == ["rome_hadrian"]


@pytest.mark.rules("CUL-LEADER-03")
def test_a_covered_leader_loses_its_abilities():
    game = cultures(me={"leaders": ["rome_scipio"], "hand": ["rome_cicero"], "coins": 2})
    assert (game.military("me"), game.board("me")["wins_ties"]) == ({"sword": 1}, True)
    game.play("lead rome_cicero")
    assert (game.military("me"), game.board("me")["wins_ties"]) == ({}, False)


@pytest.mark.rules("CUL-LEADER-04")
def test_persia_uses_two_leaders_from_level_four_on():
    me = {"civilization": "persia", "leaders": ["persia_artemisia", "persia_cambyses", "persia_xerxes"]}
    you = {"civilization": "rome"}
    three = cultures(me={**me, "development": 3}, you=you)
    assert three.military("me") == {"sword": 1, "shield": 1}
    four = cultures(me={**me, "development": 4}, you=you)
    assert four.military("me") == {"sword": 2, "shield": 1}
    assert four.board("me")["leaders_in_use"] == ["persia_cambyses", "persia_xerxes"]


@pytest.mark.rules("CUL-LEADER-04")
def test_the_second_leader_wakes_up_when_level_four_is_reached_and_moves_on_with_a_new_one():
    me = {"civilization": "persia", "leaders": ["persia_artemisia", "persia_cambyses"], "development": 3, "coins": 14}
    hand = ["persia_nisaean_stables", "persia_xerxes"]
    game = cultures(me={**me, "hand": hand, "resources": ["persia_immortals"]}, you={"civilization": "rome"})
    assert game.military("me") == {"sword": 1}
    game.play("build persia_nisaean_stables", "develop")
    assert game.military("me") == {"sword": 1, "horse": 2}
    game.play(game.match.choice.options[0].token, "lead persia_xerxes")
    assert game.military("me") == {"sword": 2, "shield": 1, "horse": 1}


@pytest.mark.rules("CUL-LEADER-05")
def test_a_covered_leader_gives_no_income_any_more_but_what_it_gave_stays():
    me = {"civilization": "egypt", "leaders": ["egypt_hatshepsut"], "bank": 1, "coins": 4}
    game = cultures(me={**me, "hand": ["egypt_imhotep", "egypt_sphinx"]}, plays=5, marker="you")
    assert (game.board("me")["income"], game.board("me")["flood"]) == (1, 2)
    game.play("lead egypt_imhotep", "bank 0", "store 0")
    # 4 coins less 2 for a brick; no coin from Hatshepsut; the Nile floods 1 by itself.
    assert (game.board("me")["coins"], game.match.view(0)["nile"]["banks"]) == (2, [2, 0])


@pytest.mark.rules("CUL-LEADER-05")
def test_a_covered_leader_loses_its_effect_at_the_end():
    leaders = ["rome_augustus", "rome_trajan"]
    game = cultures(me={"leaders": leaders, "provinces": ["gaul", "indus"]})
    assert game.points("me")["rome_augustus"] == 0

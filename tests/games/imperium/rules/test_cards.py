"""What stands on a card and what that means."""

import pytest

from kronika.engine.match import Match
from kronika.games.imperium.boxes import COMMONS, NATION, NATION_IDS, NATIONS, OTHER_SIDE
from kronika.games.imperium.data import CARDS, IDS, POWER, SUIT
from kronika.games.imperium.rules import GAME
from kronika.games.imperium.scenario import ImperiumScenario
from kronika.testing import imperium

COMMON_GROUPS = {"FAM", "UNR", "UNC", "CIV", "REG", "TRI"}
NATION_GROUPS = {
    *("ART", "ATL", "CAR", "CEL", "EGY", "GRE", "MAC", "MAU", "MIN", "OLM", "PER", "QIN", "ROM", "SCY", "UTO", "VIK"),
}


@pytest.mark.rules("IMP-GENERAL-01")
def test_both_boxes_are_played_by_the_same_rules():
    table = imperium(
        me={"hand": ["mac_conquer", "reg_sacred_grove"], "play": ["unc_shrine", "unc_religion"], "deck": ["mac_glory"]},
        you={"hand": ["mac_conquer"] * 5, "play": ["civ_metropolis"]},
    ).table
    moves = [
        *("play mac_conquer", "choose acquire", "acquire tri_assyrians", "play tri_assyrians", "exhaust unc_shrine"),
        *("play reg_sacred_grove", "done", "end", "reg_jungle", "done"),
    ]
    ends = []
    for box in ("classics", "legends"):
        twin = table.copy()
        twin.options = {**twin.options, "commons": box}
        ends.append(ImperiumScenario(Match.of_table(GAME, twin)).play(*moves).position())
    assert ends[0] == ends[1]


@pytest.mark.rules("IMP-CARD-01")
def test_the_first_digit_of_a_number_is_the_box_and_no_number_comes_twice():
    copies = [*COMMONS, *(copy for nation in NATIONS for copy in nation.copies)]
    box = {copy.code: copy.box for copy in copies}
    assert len(box) == len(copies)
    assert (box["2UTO7"], box["1GRE9"]) == ("legends", "classics")
    assert {copy.box for nation in NATIONS for copy in nation.copies if nation.box != copy.box} == set()


@pytest.mark.rules("IMP-CARD-02")
def test_the_letters_of_a_number_are_the_group():
    assert {copy.code[1:4] for copy in COMMONS} == COMMON_GROUPS
    groups = {nation.id: {copy.code[1:4] for copy in nation.copies} for nation in NATIONS}
    assert all(len(letters) == 1 for letters in groups.values())
    assert {letters for group in groups.values() for letters in group} == NATION_GROUPS
    for copy in COMMONS:
        assert IDS[copy.face][:3].upper() == copy.code[1:4]


@pytest.mark.rules("IMP-CARD-04")
def test_a_suit_does_nothing_until_an_effect_counts_it():
    lands = ["reg_forest", "reg_jungle", "reg_wilderness"]
    game = imperium(me={"hand": ["mac_conquer"] * 5, "play": lands}, active="you", you={"hand": ["rom_glory"] * 5})
    game.play("end", "reg_steppe", "done").asks("me", "action")
    game.expect(middle={"tokens": {"reg_steppe": {"progress": 1}}})
    game = imperium(me={"hand": ["mac_prosperity"], "play": lands})
    game.play("play mac_prosperity", "done", "done", "population-for-regions")
    game.expect(me={"hand": [], "discard": ["mac_prosperity"], "population": 5, "actions": 2})


@pytest.mark.rules("IMP-CARD-07")
def test_an_icon_does_nothing_until_an_effect_names_it():
    full = {"hand": ["olm_stone_mask"] * 5}
    game = imperium(me={"nation": "olmecs", **full}, you={"nation": "romans", **full})
    game.play("end", "reg_jungle", "done").asks("you", "action")
    game.expect(middle={"tokens": {"reg_jungle": {"progress": 1}}})
    seat = {"nation": "olmecs", "side": "a", "hand": ["olm_stone_mask"] * 3 + ["mac_glory"]}
    imperium(me=seat).play("exhaust olm_power_a", "choose acquire").asks("me", "discard", ["olm_stone_mask"])


@pytest.mark.rules("IMP-CARD-09", "IMP-PINNED-01")
def test_abilities_for_later_do_nothing_when_the_card_is_played():
    game = imperium(me={"empire": True, "hand": ["civ_coinage"], "deck": ["mac_glory"]})
    game.play("play civ_coinage")
    game.expect(me={"hand": [], "play": ["civ_coinage"], "actions": 2})


@pytest.mark.rules("IMP-CARD-10")
def test_a_development_costs_what_it_shows():
    seat = {"nation": "persians", "empire": True, "hand": ["tri_egyptians"], "population": 5, "progress": 0}
    game = imperium(me={**seat, "development": ["per_battering_ram", "per_windmills"]})
    game.play("play tri_egyptians")
    game.expect(
        me={
            "hand": [],
            "discard": ["per_battering_ram"],
            "history": ["tri_egyptians"],
            "development": ["per_windmills"],
            "population": 1,
            "actions": 2,
        }
    )


@pytest.mark.rules("IMP-CARD-13")
@pytest.mark.parametrize("nation", NATION_IDS)
def test_a_power_card_has_two_sides(nation):
    side_a, side_b = NATION[nation].starting("power")
    assert (OTHER_SIDE[side_a], OTHER_SIDE[side_b]) == (side_b, side_a)
    assert [CARDS[side]["side"] for side in (side_a, side_b)] == ["a", "b"]
    for side in ("a", "b"):
        game = imperium(
            me={"nation": nation, "side": side}, you={"nation": "romans" if nation != "romans" else "celts"}
        )
        faces = [IDS[game.table.faces[card]] for card in game.table.play[0] if SUIT[game.table.faces[card]] & POWER]
        assert faces == [f"{IDS[side_a][:3]}_power_{side}"]


@pytest.mark.rules("IMP-NATION-01")
def test_every_nation_has_a_difficulty_of_one_to_five():
    assert len(NATIONS) == 16
    assert all(1 <= nation.difficulty <= 5 for nation in NATIONS)
    assert (NATION["macedonians"].difficulty, NATION["utopians"].difficulty) == (1, 5)

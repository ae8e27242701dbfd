"""Roman cards: the facts of every printing, and the effects that are more than gains and costs."""

import pytest
from tests.games.settlers.cards.printed import Deck, check_row

from kronika.testing import settlers

ROMAN = Deck("roman")


@pytest.mark.parametrize(
    "row",
    [
        ROMAN.card("sculptors_workshop", cost="stone location", deal="stone", price="stone worker", gain="vp vp"),
        ROMAN.card("sculptors_apprentice", cost="stone location", deal="gold", price="stone", gain="vp", uses=2),
        ROMAN.card("sculptors_apprentice_005", cost="stone location", deal="stone", price="stone", gain="vp", uses=2),
        ROMAN.card("gladiator_school", cost="stone location", deal="worker", price="worker", gain="raze"),
        ROMAN.card("engineers", cost="wood stone location", deal="raze"),
        ROMAN.card("gardens", cost="wood stone location", deal="food", built="vp vp"),
        ROMAN.card("spies", cost="wood stone location", deal="card"),
        ROMAN.card("architect", cost="stone stone location", deal="card", answers=None),
        ROMAN.card("administration", cost="stone stone location", deal="card", answers=("gain vp 1",), built="vp"),
        ROMAN.card("headquarters", cost="stone stone location", deal="stone", answers=("gain gold 1",), built="gold"),
        ROMAN.card(
            "legion", cost="food location", deal="raze", built="common_card common_card", produces="common_card"
        ),
        ROMAN.card("warehouses", cost="stone location", deal="food"),
        ROMAN.card("roman_builder", cost="stone location", deal="stone", built="wood stone", produces="wood stone"),
        ROMAN.card("roman_fortification", cost="stone stone location", deal="worker", built="vp vp"),
        ROMAN.card(
            "trade_colony", cost="wood stone stone location", deal="worker", built="gold worker", produces="gold worker"
        ),
        ROMAN.card(
            "roman_barracks", cost="food location", deal="raze", built="worker worker", produces="worker worker"
        ),
        ROMAN.card(
            "stonecutter", cost="wood stone location", deal="stone", built="stone stone", produces="stone stone"
        ),
        ROMAN.card("roman_bank", cost="stone location", deal="gold", built="gold", produces="gold"),
        ROMAN.card(
            "colossus", cost="stone stone location", deal="stone", price="stone stone stone worker", gain="vp vp vp vp"
        ),
    ],
)
def test_the_facts_of(row):
    check_row(row)


ROMAN_ME = {"faction": "roman"}


@pytest.mark.card("engineers")
@pytest.mark.rules("SET-ROM-01", "SET-ROM-02")
def test_engineers_remove_a_location_without_razing_it():
    game = settlers(me={**ROMAN_ME, "empire": ["engineers", "gallows"], "worker": 2}, you={"empire": ["mill"]})
    game.play("activate engineers")
    game.expect(
        me={"worker": 0, "vp": 1, "used": {"engineers": 1}, "pieces": {"engineers": {"worker": 2}}},
        you={"empire": []},
        middle={"discard": ["mill"]},
    )


@pytest.mark.card("engineers")
@pytest.mark.rules("SET-ROM-03")
def test_engineers_hit_any_location_of_an_opponent_guarded_or_not():
    game = settlers(
        me={**ROMAN_ME, "empire": ["engineers", "mill"], "worker": 2},
        you={"faction": "japanese", "empire": ["casino", "gate"], "guard": ["casino"]},
        third={"faction": "egyptian", "empire": ["desert", "ruins"]},
        fourth={"empire": ["raid"], "passed": True},
    )
    game.play("activate engineers").asks("me", "remove", ["casino 1", "gate 1", "desert 2", "ruins 2"]).play("casino 1")
    game.expect(
        me={"worker": 0, "vp": 1, "used": {"engineers": 1}, "pieces": {"engineers": {"worker": 2}}},
        you={"empire": ["gate"], "guard": [], "discard": ["casino"]},
    )
    settlers(me={**ROMAN_ME, "empire": ["engineers", "mill"], "worker": 2}).refuses("activate engineers")


@pytest.mark.card("gardens")
def test_gardens_give_two_points_for_red_locations():
    game = settlers(me={**ROMAN_ME, "empire": ["gardens"], "hand": ["brewer"], "wood": 1}).play("build brewer")
    game.expect(me={"empire": ["gardens", "brewer"], "hand": [], "wood": 0, "vp": 2})


@pytest.mark.card("roman_fortification")
def test_fortification_gives_two_points_for_black_locations():
    me = {**ROMAN_ME, "empire": ["roman_fortification"], "hand": ["armorer"], "wood": 1, "stone": 1}
    game = settlers(me=me).play("build armorer")
    game.expect(
        me={"empire": ["roman_fortification", "armorer"], "hand": [], "wood": 0, "stone": 0, "raze": 1, "vp": 2}
    )


@pytest.mark.card("spies")
@pytest.mark.rules("SET-ROM-05", "SET-ROM-06", "SET-ROM-10")
def test_spies_move_a_deal_which_gives_nothing_at_once():
    game = settlers(
        me={**ROMAN_ME, "empire": ["spies"], "worker": 1}, you={"faction": "barbarian", "deals": ["expedition", "raid"]}
    )
    game.play("activate spies").asks("me", "take-deal", ["expedition 1", "raid 1"]).answer("expedition 1")
    game.expect(
        me={"worker": 0, "vp": 1, "deals": ["expedition"], "used": {"spies": 1}, "pieces": {"spies": {"worker": 1}}},
        you={"deals": ["raid"]},
    )


@pytest.mark.card("spies")
def test_a_deal_given_up_after_spies_goes_to_its_own_factions_pile():
    me = {**ROMAN_ME, "empire": ["spies", "hanseatic_league"], "worker": 2}
    game = settlers(me=me, you={"faction": "barbarian", "deals": ["raid"], "hand": ["ruins"]})
    game.play("activate spies", "build ruins", "activate hanseatic_league")
    game.expect(
        me={
            "worker": 0,
            "vp": 3,
            "used": {"spies": 1, "hanseatic_league": 1},
            "pieces": {"spies": {"worker": 1}, "hanseatic_league": {"worker": 1}},
        },
        you={"deals": [], "discard": ["raid"], "hand": [], "empire": ["ruins"], "worker": 1},
    )


@pytest.mark.card("architect")
def test_architect_draws_two_faction_cards_keeps_one_and_shuffles_the_other_back():
    me = {**ROMAN_ME, "empire": ["ruins"], "hand": ["architect"], "stone": 2, "deck": ["legion", "spies"]}
    game = settlers(me=me).play("build architect").asks("me", "keep", ["legion", "spies"]).answer("spies")
    game.expect(
        me={"empire": ["architect"], "hand": ["spies"], "stone": 0, "deck": ["legion"]}, middle={"discard": ["ruins"]}
    )
    assert not game.table.draft[0]


@pytest.mark.card("architect")
def test_architect_with_one_card_or_none_in_the_deck():
    me = {**ROMAN_ME, "empire": ["ruins"], "hand": ["architect"], "stone": 2}
    game = settlers(me={**me, "deck": ["legion"]}).play("build architect").asks("you", "action")
    game.expect(me={"empire": ["architect"], "hand": ["legion"], "stone": 0, "deck": []}, middle={"discard": ["ruins"]})
    game = settlers(me={**me, "deck": []}).play("build architect").asks("you", "action")
    game.expect(me={"empire": ["architect"], "hand": [], "stone": 0}, middle={"discard": ["ruins"]})


@pytest.mark.card("administration")
def test_administration_offers_gold_or_a_point_for_faction_locations_only():
    me = {**ROMAN_ME, "empire": ["administration", "ruins"], "hand": ["roman_bank", "brewer"], "stone": 1, "wood": 1}
    game = settlers(me=me, you={"passed": True})
    game.play("build brewer").asks("me", "action")
    game.expect(me={"empire": ["administration", "ruins", "brewer"], "hand": ["roman_bank"], "wood": 0})
    game.play("build roman_bank", "sacrifice ruins").asks("me", "gain", ["gold 1", "vp 1"]).answer("gain gold 1")
    game.expect(
        me={"empire": ["administration", "brewer", "roman_bank"], "hand": [], "stone": 0, "gold": 2},
        middle={"discard": ["ruins"]},
    )


@pytest.mark.card("headquarters")
def test_headquarters_offer_gold_or_a_point_for_grey_locations():
    me = {**ROMAN_ME, "empire": ["headquarters", "headquarters"], "hand": ["monument", "court_sculptor"], "stone": 2}
    game = settlers(me=me, you={"passed": True}).play("build monument").asks("me", "action")
    game.expect(me={"empire": ["headquarters"] * 2 + ["monument"], "hand": ["court_sculptor"], "stone": 1, "vp": 1})
    game.play("build court_sculptor", "gain vp 1", "gain gold 1")
    game.expect(
        me={"empire": ["headquarters"] * 2 + ["monument", "court_sculptor"], "hand": [], "stone": 0, "vp": 2, "gold": 1}
    )


@pytest.mark.card("trade_colony")
@pytest.mark.rules("SET-ROM-04")
def test_trade_colony_is_red_grey_and_brown_at_once():
    me = {
        **ROMAN_ME,
        "empire": ["mill", "carpenters_workshop", "supplier", "canteen", "ruins"],
        "hand": ["trade_colony"],
        "wood": 1,
        "stone": 2,
    }
    game = settlers(me=me).play("build trade_colony", "sacrifice ruins")
    game.expect(
        me={
            "empire": ["mill", "carpenters_workshop", "supplier", "canteen", "trade_colony"],
            "hand": [],
            "wood": 0,
            "stone": 0,
            "worker": 1,
            "gold": 4,
            "vp": 3,
        },
        middle={"discard": ["ruins"]},
    )


@pytest.mark.card("warehouses")
@pytest.mark.rules("SET-ROM-08")
def test_warehouses_store_wood_stone_and_food():
    me = {**ROMAN_ME, "empire": ["warehouses"], "wood": 4, "stone": 2, "food": 1, "gold": 1, "worker": 3, "raze": 2}
    game = settlers(me=me, you={"passed": True}, round=2).play("pass")
    after = game.position()["me"]
    assert [after[good] for good in ("wood", "stone", "food", "gold", "worker", "raze")] == [4, 2, 1, 0, 0, 2]


@pytest.mark.card("warehouses")
@pytest.mark.rules("SET-ROM-09")
def test_goods_stored_by_warehouses_that_are_lost_stay_until_the_next_cleanup():
    me = {**ROMAN_ME, "empire": ["warehouses"], "hand": ["roman_bank", "brewer"], "stone": 1, "wood": 3}
    game = settlers(me=me, you={"passed": True}, round=2).play("build roman_bank").play("build brewer", "done")
    assert game.position()["me"]["wood"] == 2
    assert game.play("pass").position()["me"]["wood"] == 0

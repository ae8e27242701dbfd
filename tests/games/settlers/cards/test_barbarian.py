"""Barbarian cards: the facts of every printing, and the effects that are more than gains and costs."""

import pytest
from tests.games.settlers.cards.printed import Deck, check_row

from kronika.testing import settlers

BARBARIAN = Deck("barbarian")


@pytest.mark.parametrize(
    "row",
    [
        BARBARIAN.card("primeval_forest", cost="wood", deal="wood", built="wood wood", produces="wood wood"),
        BARBARIAN.card("barbarian_altar", cost="wood wood location", deal="gold", price="worker", gain="vp", uses=2),
        BARBARIAN.card("raid", cost="wood location", deal="wood"),
        BARBARIAN.card("saboteurs", cost="wood location", deal="card"),
        BARBARIAN.card("saboteurs_011", cost="wood location", deal="gold"),
        BARBARIAN.card(
            "sentry_tower", cost="wood wood location", deal="worker", built="worker raze", produces="worker raze"
        ),
        BARBARIAN.card("dark_chapel", cost="wood stone stone location", deal="worker"),
        BARBARIAN.card("dark_chapel_015", cost="wood stone stone location", deal="raze"),
        BARBARIAN.card("pack", cost="wood location", deal="raze"),
        BARBARIAN.card("pack_017", cost="wood location", deal="gold"),
        BARBARIAN.card("rabble", cost="wood location", deal="worker"),
        BARBARIAN.card(
            "barbarian_settlement", cost="wood", deal="worker", built="worker worker", produces="worker worker"
        ),
        BARBARIAN.card("hillfort", cost="wood wood location", deal="wood", built="vp"),
        BARBARIAN.card("expedition", cost="wood stone location", deal="stone", price="raze", gain="gold vp vp"),
        BARBARIAN.card(
            "barbarian_quarry", cost="stone location", deal="stone", built="stone raze", produces="stone raze"
        ),
        BARBARIAN.card("barter", cost="wood location", deal="food"),
        BARBARIAN.card(
            "fighting_ring", cost="wood stone location", deal="raze", price="worker worker", gain="raze raze"
        ),
        BARBARIAN.card("idol", cost="stone stone stone location", deal="worker", built="vp vp vp vp"),
        BARBARIAN.card("mission", cost="wood wood location", deal="card"),
        BARBARIAN.card("pyre", cost="wood stone location", deal="raze", built="gold vp"),
        BARBARIAN.card("robbers", cost="wood location", deal="worker"),
    ],
)
def test_the_facts_of(row):
    check_row(row)


@pytest.mark.card("raid")
@pytest.mark.rules("SET-BAR-14")
def test_every_raid_gives_a_point_for_a_razing_and_so_do_gallows():
    game = settlers(me={"empire": ["raid", "raid", "gallows", "rabble", "village"], "worker": 2})
    game.play("activate rabble", "village")
    game.expect(
        me={
            "empire": ["raid", "raid", "gallows", "rabble"],
            "foundations": ["village"],
            "worker": 2,
            "wood": 1,
            "vp": 3,
            "used": {"rabble": 1},
            "pieces": {"rabble": {"worker": 2}},
        }
    )


@pytest.mark.card("saboteurs", "saboteurs_011")
@pytest.mark.rules("SET-BAR-01", "SET-COMP-11")
@pytest.mark.parametrize("card", ["saboteurs", "saboteurs_011"])
def test_saboteurs_take_a_resource_from_an_opponent(card):
    game = settlers(
        me={"empire": [card], "worker": 1},
        you={"stone": 1, "gold": 4, "worker": 3, "raze": 2},
        third={"wood": 2, "food": 1},
        fourth={"wood": 5, "passed": True},
    )
    game.play(f"activate {card}").asks("me", "steal", ["stone 1", "wood 2", "food 2"]).answer("wood 2")
    game.expect(
        me={"worker": 0, "wood": 1, "used": {card: 1}, "pieces": {card: {"worker": 1}}},
        third={"wood": 1},
    )


@pytest.mark.card("saboteurs")
@pytest.mark.rules("SET-BAR-02")
def test_saboteurs_cannot_take_what_lies_on_a_location():
    game = settlers(
        me={"empire": ["saboteurs"], "worker": 1}, you={"empire": ["mason"], "stone": 1, "worker": 1}, active="you"
    )
    game.play("activate mason").asks("me", "action").refuses("activate saboteurs")


@pytest.mark.card("dark_chapel", "dark_chapel_015")
@pytest.mark.rules("SET-BAR-03", "SET-BAR-04")
@pytest.mark.parametrize("card", ["dark_chapel", "dark_chapel_015"])
def test_dark_chapel_razes_a_card_of_the_hand_and_gives_points_for_its_goods(card):
    me = {"empire": [card], "hand": ["wood_storage", "ruins", "raid"], "raze": 1}
    game = settlers(me=me, you={"empire": ["mill"]})
    game.play(f"activate {card}").asks("me", "raze", ["raze-card wood_storage"]).answer("raze-card wood_storage")
    game.asks("me", "convert", ["wood", "done"]).play("wood", "wood")
    game.expect(
        me={
            "hand": ["ruins", "raid"],
            "raze": 0,
            "vp": 4,
            "used": {card: 1},
            "pieces": {card: {"raze": 1}},
        },
        middle={"discard": ["wood_storage"]},
    )


@pytest.mark.card("dark_chapel")
@pytest.mark.rules("SET-BAR-03", "SET-BAR-05")
def test_dark_chapel_razes_an_opponents_location_and_keeps_what_is_not_given_up():
    game = settlers(me={"empire": ["dark_chapel"], "raze": 2}, you={"empire": ["supplier"]})
    game.play("activate dark_chapel", "raze supplier 1").asks("me", "convert", ["stone", "gold", "done"])
    game.play("stone", "done").asks("you", "action")
    game.expect(
        me={"raze": 0, "gold": 1, "vp": 2, "used": {"dark_chapel": 1}, "pieces": {"dark_chapel": {"raze": 2}}},
        you={"empire": [], "foundations": ["supplier"], "wood": 1},
    )


@pytest.mark.card("dark_chapel")
@pytest.mark.rules("SET-BAR-06")
def test_dark_chapel_gives_points_for_points_and_for_cards_undrawn():
    game = settlers(me={"empire": ["dark_chapel"], "raze": 2}, you={"empire": ["armorer"]})
    game.play("activate dark_chapel", "raze armorer 1").asks("me", "convert", ["stone", "vp", "done"]).play(
        "stone", "vp"
    )
    game.expect(
        me={"raze": 0, "vp": 4, "used": {"dark_chapel": 1}, "pieces": {"dark_chapel": {"raze": 2}}},
        you={"empire": [], "foundations": ["armorer"], "wood": 1},
    )
    game = settlers(me={"empire": ["dark_chapel"], "raze": 1, "hand": ["castle"]}, deck=["mill", "ruins"])
    game.play("activate dark_chapel", "raze-card castle", "card", "done", "draw common")
    game.expect(
        me={"raze": 0, "vp": 2, "hand": ["mill"], "used": {"dark_chapel": 1}, "pieces": {"dark_chapel": {"raze": 1}}},
        middle={"deck": ["ruins"], "discard": ["castle"]},
    )


@pytest.mark.card("dark_chapel")
@pytest.mark.rules("SET-BAR-07")
def test_dark_chapel_pays_more_for_a_guarded_location():
    you = {"empire": ["armorer"], "guard": ["armorer"]}
    settlers(me={"empire": ["dark_chapel"], "raze": 2}, you=you).refuses("activate dark_chapel")
    game = settlers(me={"empire": ["dark_chapel"], "raze": 3}, you=you)
    game.play("activate dark_chapel", "raze armorer 1", "done")
    game.expect(
        me={"raze": 0, "stone": 1, "vp": 1, "used": {"dark_chapel": 1}, "pieces": {"dark_chapel": {"raze": 3}}},
        you={"empire": [], "guard": [], "foundations": ["armorer"], "wood": 1},
    )


@pytest.mark.card("dark_chapel")
@pytest.mark.rules("SET-BAR-14")
def test_dark_chapel_sets_razing_features_off():
    game = settlers(me={"empire": ["dark_chapel", "raid"], "raze": 1, "hand": ["old_forest"]})
    game.play("activate dark_chapel", "raze-card old_forest", "done")
    game.expect(
        me={
            "raze": 0,
            "hand": [],
            "wood": 2,
            "vp": 1,
            "used": {"dark_chapel": 1},
            "pieces": {"dark_chapel": {"raze": 1}},
        },
        middle={"discard": ["old_forest"]},
    )


@pytest.mark.card("pack", "pack_017")
@pytest.mark.rules("SET-BAR-08", "SET-BAR-09")
@pytest.mark.parametrize("card", ["pack", "pack_017"])
def test_pack_takes_a_good_of_an_opponents_raze_field_and_razes_nothing(card):
    game = settlers(me={"empire": [card, "raid"], "worker": 1}, you={"empire": ["mill", "ruins"]})
    game.play(f"activate {card}").asks("me", "pillage", ["food", "worker"]).answer("food")
    game.expect(me={"worker": 0, "food": 1, "used": {card: 1}, "pieces": {card: {"worker": 1}}})


@pytest.mark.card("pack")
@pytest.mark.rules("SET-BAR-08")
def test_pack_works_twice_a_round_and_needs_a_raze_field():
    game = settlers(me={"empire": ["pack"], "worker": 3}, you={"empire": ["castle", "armorer"]}, deck=["mill"])
    game.play("activate-twice pack", "card", "draw common", "stone")
    game.expect(
        me={"worker": 1, "stone": 1, "hand": ["mill"], "used": {"pack": 2}, "pieces": {"pack": {"worker": 2}}},
        middle={"deck": []},
    )
    settlers(me={"empire": ["pack"], "worker": 1}, you={"empire": ["ruins", "legion"]}).refuses("activate pack")


@pytest.mark.card("rabble")
@pytest.mark.rules("SET-BAR-10", "SET-BAR-11", "SET-GEN-09")
def test_rabble_raze_an_own_common_location_for_its_goods_a_wood_and_a_foundation():
    game = settlers(me={"empire": ["rabble", "mill", "village", "ruins"], "hand": ["village"], "worker": 2, "raze": 3})
    game.play("activate rabble").asks("me", "raze-own", ["mill", "village"]).answer("mill")
    game.expect(
        me={
            "empire": ["rabble", "village", "ruins"],
            "foundations": ["mill"],
            "worker": 1,
            "food": 1,
            "wood": 1,
            "used": {"rabble": 1},
            "pieces": {"rabble": {"worker": 2}},
        }
    )


@pytest.mark.card("rabble")
def test_rabble_need_a_common_location_with_a_raze_field():
    settlers(me={"empire": ["rabble", "ruins", "raid"], "worker": 2}).refuses("activate rabble")


@pytest.mark.card("hillfort")
def test_hillfort_counts_black_locations_up_to_six():
    black = ["raid", "raid", "raid", "pack", "pyre", "gallows", "expedition"]
    game = settlers(me={"empire": [*black[:1], "ruins"], "hand": ["hillfort"], "wood": 2})
    game.play("build hillfort", "sacrifice ruins")
    game.expect(me={"empire": ["raid", "hillfort"], "hand": [], "wood": 0, "vp": 2}, middle={"discard": ["ruins"]})
    game = settlers(me={"empire": [*black[:4], *black[5:], "ruins"], "hand": ["hillfort"], "wood": 2})
    game.play("build hillfort", "sacrifice ruins")
    game.expect(
        me={"empire": [*black[:4], *black[5:], "hillfort"], "hand": [], "wood": 0, "vp": 6},
        middle={"discard": ["ruins"]},
    )


@pytest.mark.card("barter")
def test_barter_takes_any_two_resources_with_gold_among_them():
    game = settlers(me={"empire": ["barter"], "wood": 1, "food": 1, "gold": 1}, you={"passed": True})
    game.play("activate barter").asks("me", "pay", ["wood", "food"]).answer("wood")
    game.asks("me", "pay", ["food", "gold"]).answer("gold")
    game.expect(me={"wood": 0, "gold": 0, "vp": 2, "used": {"barter": 1}, "pieces": {"barter": {"wood": 1, "gold": 1}}})
    game.refuses("activate barter")


@pytest.mark.card("barter")
def test_barter_works_twice_and_a_payment_without_a_choice_is_not_asked():
    game = settlers(me={"empire": ["barter"], "stone": 5}).play("activate-twice barter").asks("you", "action")
    game.expect(me={"stone": 1, "vp": 4, "used": {"barter": 2}, "pieces": {"barter": {"stone": 4}}})
    settlers(me={"empire": ["barter"], "stone": 3}).refuses("activate-twice barter")


@pytest.mark.card("mission")
@pytest.mark.rules("SET-BAR-12")
def test_mission_draws_each_card_from_a_deck_of_choice_and_keeps_one():
    game = settlers(me={"empire": ["mission"], "worker": 1, "deck": ["raid", "pyre"]}, deck=["mill", "ruins"])
    game.play("activate mission").asks("me", "draw", ["common", "faction"]).answer("draw common")
    game.asks("me", "draw", ["common", "faction"]).answer("draw faction")
    game.asks("me", "keep", ["mill", "raid"]).answer("raid")
    game.expect(
        me={
            "worker": 0,
            "hand": ["raid"],
            "deck": ["pyre"],
            "used": {"mission": 1},
            "pieces": {"mission": {"worker": 1}},
        },
        middle={"deck": ["ruins"], "discard": ["mill"]},
    )


@pytest.mark.card("pyre")
def test_pyre_gives_gold_and_a_point_for_black_locations():
    game = settlers(me={"empire": ["pyre", "ruins"], "hand": ["raid"], "wood": 1})
    game.play("build raid", "sacrifice ruins")
    game.expect(
        me={"empire": ["pyre", "raid"], "hand": [], "wood": 0, "gold": 1, "vp": 1}, middle={"discard": ["ruins"]}
    )


@pytest.mark.card("robbers")
@pytest.mark.rules("SET-BAR-13")
def test_robbers_end_a_deal_for_a_point_and_a_card():
    game = settlers(
        me={"empire": ["robbers"], "worker": 2},
        you={"deals": ["legion"]},
        third={"deals": ["desert"], "passed": True},
        deck=["mill"],
    )
    game.play("activate robbers").asks("me", "draw", ["common", "faction"]).answer("draw common")
    game.expect(
        me={"worker": 0, "vp": 1, "hand": ["mill"], "used": {"robbers": 1}, "pieces": {"robbers": {"worker": 2}}},
        you={"deals": [], "discard": ["legion"]},
        middle={"deck": []},
    )
    settlers(me={"empire": ["robbers"], "worker": 2}).refuses("activate robbers")

"""Common cards: the facts of every printing, and the effects that are more than gains and costs."""

import pytest
from tests.games.settlers.cards.printed import Deck, check_row

from kronika.games.settlers.goods import GOLD, VP
from kronika.testing import settlers

COMMON = Deck("common")


@pytest.mark.parametrize(
    "row",
    [
        COMMON.card("statue", cost="wood stone stone", raze="stone vp", built="card vp"),
        COMMON.card("supplier", cost="wood stone stone", raze="stone gold", built="gold vp"),
        COMMON.card("wood_storage", cost="wood wood stone", raze="wood wood", built="card vp"),
        COMMON.card("carpenters_workshop", cost="wood wood wood", raze="wood gold", built="gold vp"),
        COMMON.card("gallows", cost="wood wood", raze="wood vp"),
        COMMON.card("mill", cost="wood wood wood", raze="food worker", built="gold vp"),
        COMMON.card("old_forest", cost="wood wood", raze="wood wood", built="wood wood", produces="wood wood"),
        COMMON.card("quarry", cost="wood stone", raze="stone stone", built="stone stone", produces="stone"),
        COMMON.card("rubble", cost="wood wood stone", raze="stone stone", built="stone", produces="stone"),
        COMMON.card("village", cost="wood", raze="worker worker", built="worker worker", produces="worker"),
        COMMON.card("village_014", cost="wood", raze="wood worker", built="worker worker", produces="worker"),
        COMMON.card("town", cost="wood stone", raze="worker worker", built="worker worker", produces="worker worker"),
        COMMON.card("farmers_at_work", cost="wood wood wood", raze="gold worker", built="card"),
        COMMON.card(
            "mammas_baths", cost="wood wood stone", raze="food worker", built="worker", produces="worker worker"
        ),
        COMMON.card("armorer", cost="wood stone", raze="stone vp", built="raze", produces="raze"),
        COMMON.card("gold_mine", cost="wood stone", raze="gold vp", price="worker", gain="gold", uses=2),
        COMMON.card("grain_field", cost="wood food", raze="food food", built="food food", produces="food"),
        COMMON.card("lords_fields", cost="wood wood stone", raze="food food", built="food", produces="food"),
        COMMON.card("monument", cost="stone", raze="stone vp", built="vp", produces="vp"),
        COMMON.card("merchants_guild", cost="wood wood stone", raze="stone gold", built="gold", produces="gold"),
        COMMON.card("gold_creek", cost="wood stone", raze="gold worker", built="gold", produces="gold"),
        COMMON.card("wood_supplier", cost="wood wood wood", raze="wood wood", built="wood", produces="wood"),
        COMMON.card("goldsmiths_workshop", cost="wood stone", raze="gold vp", price="gold worker", gain="vp vp"),
        COMMON.card("marketplace", cost="wood wood", raze="wood gold", price="wood stone food", gain="vp vp vp"),
        COMMON.card("coal_mine", cost="wood stone", raze="stone worker", price="worker", gain="stone stone"),
        COMMON.card("mason", cost="wood stone", raze="wood stone", price="stone worker", gain="vp vp"),
        COMMON.card("mason_035", cost="stone stone", raze="stone vp", price="stone worker", gain="vp vp"),
        COMMON.card("court_sculptor", cost="stone", raze="stone worker", price="stone", gain="vp", uses=2),
        COMMON.card(
            "masons_guild", cost="wood wood stone", raze="stone gold", price="stone stone worker", gain="vp vp vp"
        ),
        COMMON.card("missionaries", cost="food food", raze="worker vp", price="worker raze", gain="vp vp vp"),
        COMMON.card("settlers", cost="wood", raze="wood worker"),
        COMMON.card("acting_troupe", cost="wood wood", raze="wood worker"),
        COMMON.card("lumberjacks", cost="wood wood", raze="wood wood", price="worker", gain="wood wood"),
        COMMON.card("carpenter", cost="wood wood stone", raze="wood vp", price="wood wood worker", gain="vp vp vp"),
        COMMON.card("joiner", cost="wood wood", raze="wood vp", price="wood worker", gain="vp vp"),
        COMMON.card("castle", cost="wood stone", raze="card card", price="worker", gain="card", uses=2),
        COMMON.card("castle_048", cost="stone stone", raze="card card", price="worker", gain="card", uses=2),
        COMMON.card("tavern", cost="wood stone", raze="card card", built="card"),
        COMMON.card("barracks", cost="wood stone stone", raze="worker vp", price="worker", gain="raze", uses=2),
        COMMON.card(
            "confectioner", cost="wood wood stone", raze="food gold", price="food food worker", gain="vp vp vp"
        ),
        COMMON.card("pig_farmer", cost="wood stone", raze="food worker", price="food worker", gain="vp vp"),
        COMMON.card("pig_farmer_055", cost="wood wood", raze="food worker", price="food worker", gain="vp vp"),
        COMMON.card("brewer", cost="wood", raze="wood food", price="food", gain="vp", uses=2),
        COMMON.card("imperial_messenger", cost="food", raze="gold worker"),
        COMMON.card("new_forest", cost="wood", raze="wood wood", price="worker", gain="wood", uses=2),
        COMMON.card("hanseatic_league", cost="wood stone stone", raze="gold vp"),
        COMMON.card("lumberjacks_route", cost="wood wood", raze="wood wood", built="wood wood", produces="wood"),
        COMMON.card("watchtower", cost="wood wood", raze="card card", built="card card", produces="card"),
        COMMON.card("ruins", cost="", built="worker"),
        COMMON.card("baker", cost="wood wood stone", raze="food vp", built="card vp"),
        COMMON.card("sawmill", cost="wood", raze="wood worker", price="wood", gain="vp", uses=2),
        COMMON.card("canteen", cost="wood wood wood", raze="food worker", built="gold vp"),
        COMMON.card("meeting_place", cost="wood wood stone", raze="worker card", built="card vp"),
        COMMON.card("monty_the_merchant", cost="wood stone stone", raze="stone gold", built="gold vp"),
        COMMON.card("apartment", cost="wood stone stone", raze="stone gold", built="card vp"),
        COMMON.card("hunter_joe", cost="wood", raze="wood food", price="worker", gain="food food"),
        COMMON.card("above_ground_mine", cost="stone", raze="stone stone", price="worker", gain="stone", uses=2),
        COMMON.card("porters", cost="wood wood", raze="stone worker"),
    ],
)
def test_the_facts_of(row):
    check_row(row)


# --- building bonuses and features by colour


COLOURED = {
    "brown": ("wood_storage", "carpenters_workshop", ["lumberjacks", "joiner", "sawmill", "sawmill", "new_forest"]),
    "grey": ("statue", "supplier", ["coal_mine", "mason", "quarry", "quarry", "masons_guild"]),
    "red": ("baker", "mill", ["brewer", "hunter_joe", "grain_field", "grain_field", "pig_farmer"]),
    "pink": ("meeting_place", "canteen", ["village", "village", "village_014", "settlers", "town"]),
    "gold": (
        "apartment",
        "monty_the_merchant",
        ["gold_mine", "gold_mine", "gold_creek", "marketplace", "hanseatic_league"],
    ),
}


@pytest.mark.parametrize("colour", COLOURED)
@pytest.mark.rules("SET-TRIG-02")
def test_a_building_bonus_by_colour_counts_every_location_of_it_and_itself_up_to_six(colour):
    bonus, _, five = COLOURED[colour]
    other = next(cards[2][0] for name, cards in COLOURED.items() if name != colour)
    game = settlers(me={"hand": [bonus], "empire": [*five, other], "gold": 3}, deck=["ruins"])
    game.play(f"build {bonus}", "draw common")
    game.expect(me={"hand": ["ruins"], "empire": [*five, other, bonus], "gold": 0, "vp": 6}, middle={"deck": []})
    game = settlers(me={"hand": [bonus], "empire": [five[0], other], "gold": 3}, deck=["ruins"])
    game.play(f"build {bonus}", "draw common")
    game.expect(me={"hand": ["ruins"], "empire": [five[0], other, bonus], "gold": 0, "vp": 2}, middle={"deck": []})


@pytest.mark.card("statue")
def test_a_building_bonus_by_colour_gives_six_points_at_most():
    grey = ["coal_mine", "mason", "mason_035", "quarry", "quarry", "quarry", "masons_guild", "rubble"]
    game = settlers(me={"hand": ["statue"], "empire": grey, "gold": 3}, deck=["ruins"])
    game.play("build statue", "draw common")
    game.expect(me={"hand": ["ruins"], "empire": [*grey, "statue"], "gold": 0, "vp": 6}, middle={"deck": []})


@pytest.mark.parametrize("colour", COLOURED)
def test_a_feature_by_colour_gives_gold_and_a_point_for_that_colour_only(colour):
    _, feature, five = COLOURED[colour]
    me = {"hand": [five[0], "armorer"], "empire": [feature], "wood": 3, "stone": 2}
    game = settlers(me=me, you={"passed": True})
    game.play(f"build {five[0]}")
    assert (game.table.goods[0][GOLD], game.table.goods[0][VP]) == (1, 1)
    game.play("build armorer", "done")
    assert (game.table.goods[0][GOLD], game.table.goods[0][VP]) == (1, 1)


@pytest.mark.card("rubble", "mammas_baths", "lords_fields", "merchants_guild", "wood_supplier")
@pytest.mark.parametrize(
    ("card", "good", "others"),
    [
        ("rubble", "stone", ["coal_mine", "court_sculptor", "statue"]),
        ("mammas_baths", "worker", ["settlers", "acting_troupe", "missionaries"]),
        ("lords_fields", "food", ["brewer", "hunter_joe", "pig_farmer"]),
        ("merchants_guild", "gold", ["marketplace", "apartment", "gold_mine"]),
        ("wood_supplier", "wood", ["lumberjacks", "joiner", "sawmill"]),
    ],
)
def test_a_production_by_colour_counts_up_to_three(card, good, others):
    for number, amount in ((1, 2), (2, 3), (3, 3)):
        game = settlers(me={"hand": [card], "empire": ["ruins", *others[:number]], "wood": 3, "stone": 1})
        game.play(f"build {card}")
        paid = {"wood_supplier": {"wood": 0, "stone": 1}}.get(card, {"wood": 1, "stone": 0})
        have = {"wood": paid["wood"], "stone": paid["stone"], good: paid.get(good, 0) + amount}
        game.expect(me={"hand": [], "empire": ["ruins", *others[:number], card], **have})


# --- special effects


@pytest.mark.card("gallows")
@pytest.mark.rules("SET-BUILD-08")
def test_gallows_give_a_point_for_every_razing():
    game = settlers(
        me={"empire": ["gallows"], "hand": ["old_forest"], "raze": 3}, you={"empire": ["mill"], "hand": ["ruins"]}
    )
    game.play("raze-card old_forest").expect(
        me={"hand": [], "raze": 2, "wood": 2, "vp": 1}, middle={"discard": ["old_forest"]}
    )
    game.play("build ruins").expect(you={"empire": ["mill", "ruins"], "hand": [], "worker": 1})
    game.play("raze mill 1").expect(
        me={"raze": 0, "food": 1, "worker": 1, "vp": 2}, you={"empire": ["ruins"], "foundations": ["mill"], "wood": 1}
    )


@pytest.mark.card("farmers_at_work")
def test_farmers_at_work_take_everything_that_another_production_location_gives():
    game = settlers(me={"hand": ["farmers_at_work"], "empire": ["town", "sentry_tower"], "wood": 3}, deck=["ruins"])
    game.play("build farmers_at_work").asks("me", "copy", ["town", "sentry_tower"]).play("sentry_tower", "draw common")
    game.expect(
        me={
            "hand": ["ruins"],
            "empire": ["town", "sentry_tower", "farmers_at_work"],
            "wood": 0,
            "worker": 1,
            "raze": 1,
        },
        middle={"deck": []},
    )


@pytest.mark.card("settlers")
@pytest.mark.rules("SET-COM-04", "SET-COM-06")
def test_settlers_build_a_faction_location_in_the_same_turn_and_waive_the_location():
    game = settlers(me={"hand": ["sentry_tower", "mill"], "empire": ["settlers"], "wood": 3})
    game.play("activate settlers", "build sentry_tower").asks("you", "action")
    game.expect(
        me={
            "hand": ["mill"],
            "empire": ["settlers", "sentry_tower"],
            "wood": 0,
            "raze": 1,
            "worker": 1,
            "used": {"settlers": 1},
            "pieces": {"settlers": {"wood": 1}},
        }
    )


@pytest.mark.card("settlers")
@pytest.mark.rules("SET-COM-04")
def test_settlers_may_build_a_card_that_needs_no_location():
    game = settlers(me={"hand": ["primeval_forest"], "empire": ["settlers"], "wood": 2})
    game.play("activate settlers", "build primeval_forest")
    game.expect(
        me={
            "hand": [],
            "empire": ["settlers", "primeval_forest"],
            "wood": 2,
            "used": {"settlers": 1},
            "pieces": {"settlers": {"wood": 1}},
        }
    )


@pytest.mark.card("settlers")
@pytest.mark.rules("SET-COM-05")
def test_settlers_waive_no_goods():
    settlers(me={"hand": ["sentry_tower"], "empire": ["settlers"], "wood": 2}).refuses("activate settlers")
    settlers(me={"hand": ["mill"], "empire": ["settlers"], "wood": 9}).refuses("activate settlers")


@pytest.mark.card("settlers")
def test_the_wood_for_settlers_is_paid_so_that_the_card_can_still_be_paid():
    """Gold in place of the wood would leave nothing for the stone."""
    game = settlers(me={"hand": ["barbarian_quarry"], "empire": ["settlers"], "wood": 1, "gold": 1})
    game.play("activate settlers", "build barbarian_quarry").asks("you", "action")
    game.expect(
        me={
            "hand": [],
            "empire": ["settlers", "barbarian_quarry"],
            "wood": 0,
            "gold": 0,
            "stone": 1,
            "raze": 1,
            "used": {"settlers": 1},
            "pieces": {"settlers": {"wood": 1}},
        }
    )


@pytest.mark.card("acting_troupe")
@pytest.mark.rules("SET-ACTV-09")
def test_acting_troupe_opens_all_uses_of_another_action_location():
    game = settlers(me={"empire": ["acting_troupe", "gold_mine", "coal_mine"], "worker": 6}, you={"passed": True})
    game.refuses("activate acting_troupe").play("activate-twice gold_mine")
    game.expect(me={"worker": 4, "gold": 2, "used": {"gold_mine": 2}, "pieces": {"gold_mine": {"worker": 2}}})
    game.play("activate acting_troupe")
    game.expect(me={"worker": 3, "used": {"acting_troupe": 1}, "pieces": {"acting_troupe": {"worker": 1}}})
    game.play("activate-twice gold_mine").refuses("activate acting_troupe")
    game.expect(
        me={
            "worker": 1,
            "gold": 4,
            "used": {"acting_troupe": 1, "gold_mine": 2},
            "pieces": {"acting_troupe": {"worker": 1}, "gold_mine": {"worker": 2}},
        }
    )


@pytest.mark.card("acting_troupe")
def test_acting_troupe_chooses_among_used_locations_and_not_itself():
    me = {"empire": ["acting_troupe", "gold_mine", "coal_mine", "brewer"], "worker": 1}
    game = settlers(me={**me, "used": {"gold_mine": 1, "coal_mine": 1}})
    game.play("activate acting_troupe").asks("me", "refresh", ["gold_mine", "coal_mine"])


@pytest.mark.card("tavern")
@pytest.mark.rules("SET-COM-07")
def test_tavern_discards_a_card_and_is_used_without_a_piece_on_it():
    game = settlers(me={"hand": ["mill", "raid"], "empire": ["tavern"]}, you={"passed": True})
    game.play("activate tavern").asks("me", "discard", ["mill", "raid"]).answer("mill")
    game.expect(me={"hand": ["raid"], "vp": 2, "used": {"tavern": 1}}, middle={"discard": ["mill"]})
    game.refuses("activate tavern")
    settlers(me={"empire": ["tavern"]}).refuses("activate tavern")


@pytest.mark.card("tavern")
def test_a_faction_card_paid_for_tavern_goes_to_its_own_pile():
    game = settlers(me={"hand": ["mill", "raid"], "empire": ["tavern"]})
    game.play("activate tavern", "raid")
    game.expect(me={"hand": ["mill"], "discard": ["raid"], "vp": 2, "used": {"tavern": 1}})


@pytest.mark.card("imperial_messenger")
def test_imperial_messenger_takes_the_good_of_an_own_deal():
    game = settlers(me={"empire": ["imperial_messenger"], "deals": ["raid", "expedition"], "worker": 1})
    game.play("activate imperial_messenger").asks("me", "use-deal", ["raid", "expedition"]).answer("expedition")
    game.expect(
        me={"worker": 0, "stone": 1, "used": {"imperial_messenger": 1}, "pieces": {"imperial_messenger": {"worker": 1}}}
    )
    settlers(me={"empire": ["imperial_messenger"], "worker": 1}).refuses("activate imperial_messenger")


@pytest.mark.card("hanseatic_league")
def test_hanseatic_league_gives_up_deals_for_points():
    game = settlers(
        me={"empire": ["hanseatic_league"], "deals": ["raid", "expedition", "pyre"], "worker": 2}, you={"passed": True}
    )
    game.play("activate hanseatic_league").asks("me", "give-up", ["raid", "expedition", "pyre"]).answer("raid")
    game.expect(
        me={
            "worker": 1,
            "vp": 2,
            "deals": ["expedition", "pyre"],
            "discard": ["raid"],
            "used": {"hanseatic_league": 1},
            "pieces": {"hanseatic_league": {"worker": 1}},
        }
    )
    game.play("activate hanseatic_league", "pyre").refuses("activate hanseatic_league")
    game.expect(
        me={
            "worker": 0,
            "vp": 4,
            "deals": ["expedition"],
            "discard": ["raid", "pyre"],
            "used": {"hanseatic_league": 2},
            "pieces": {"hanseatic_league": {"worker": 2}},
        }
    )


@pytest.mark.card("hanseatic_league")
def test_hanseatic_league_needs_a_deal_for_each_use():
    game = settlers(me={"empire": ["hanseatic_league"], "deals": ["raid"], "worker": 2})
    game.offers("activate hanseatic_league").refuses("activate-twice hanseatic_league")
    settlers(me={"empire": ["hanseatic_league"], "worker": 2}).refuses("activate hanseatic_league")


@pytest.mark.card("porters")
@pytest.mark.rules("SET-COM-10")
def test_porters_copy_a_common_or_a_faction_production_location():
    game = settlers(me={"empire": ["porters", "old_forest", "barbarian_settlement"], "food": 1})
    game.play("activate porters").asks("me", "copy", ["old_forest", "barbarian_settlement"]).answer("old_forest")
    game.expect(me={"food": 0, "wood": 2, "used": {"porters": 1}, "pieces": {"porters": {"food": 1}}})
    settlers(me={"empire": ["porters"], "food": 1}).refuses("activate porters")


@pytest.mark.card("porters", "farmers_at_work")
def test_porters_may_copy_farmers_at_work_which_copy_another():
    game = settlers(me={"empire": ["porters", "old_forest", "farmers_at_work", "monument"], "food": 1})
    game.play("activate porters", "farmers_at_work").asks("me", "copy", ["old_forest", "monument"]).answer("monument")
    game.expect(me={"food": 0, "vp": 1, "used": {"porters": 1}, "pieces": {"porters": {"food": 1}}})


@pytest.mark.card("ruins")
@pytest.mark.rules("SET-COM-01", "SET-COM-02", "SET-COM-03")
def test_ruins_are_free_take_the_action_have_no_colour_and_cannot_be_razed():
    game = settlers(me={"hand": ["ruins"], "raze": 1}, you={"empire": ["ruins"], "raze": 5})
    game.refuses("raze-card ruins").play("build ruins").asks("you", "action")
    game.expect(me={"hand": [], "empire": ["ruins"], "worker": 1}).refuses("raze ruins 0")
    assert sum(game.table.colours[0]) == 0

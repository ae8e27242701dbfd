"""Japanese cards: the facts of every printing, and the effects that are more than gains and costs."""

import pytest
from tests.games.settlers.cards.printed import Deck, check_row

from kronika.testing import settlers

JAPANESE = Deck("japanese")


@pytest.mark.parametrize(
    "row",
    [
        JAPANESE.card(
            "japanese_farm", cost="wood", raze="vp", deal="worker", built="food worker", produces="food worker"
        ),
        JAPANESE.card("rice_fields", cost="food", raze="vp", deal="food", built="food food", produces="food food"),
        JAPANESE.card(
            "geisha_house", cost="wood location", raze="vp", deal="worker", built="worker", produces="worker worker"
        ),
        JAPANESE.card("garrison", cost="wood location", raze="vp", deal="raze"),
        JAPANESE.card("daimyos_castle", cost="stone stone location", raze="vp", deal="stone"),
        JAPANESE.card("daimyos_castle_010", cost="stone stone location", raze="vp", deal="gold"),
        JAPANESE.card("temple_of_buddha", cost="stone location", raze="vp", deal="card", answers=None),
        JAPANESE.card("casino", cost="wood wood location", raze="vp", deal="gold", price="worker", gain="gold", uses=2),
        JAPANESE.card("gate", cost="wood location", deal="food"),
        JAPANESE.card("shrine", cost="wood stone location", deal="card"),
        JAPANESE.card("stalls", cost="wood location", raze="vp", deal="food", price="food", gain="vp", uses=2),
        JAPANESE.card("negotiator", cost="wood location", raze="vp", deal="gold"),
        JAPANESE.card("sake_brewery", cost="wood location", raze="vp", deal="food", built="gold vp"),
        JAPANESE.card("trade_route", cost="stone location", raze="vp", deal="food"),
        JAPANESE.card("trade_route_022", cost="stone location", raze="vp", deal="worker"),
        JAPANESE.card("trade_route_023", cost="stone location", raze="vp", deal="vp"),
        JAPANESE.card("dojo", cost="wood location", raze="vp", deal="vp", built="faction_card"),
        JAPANESE.card("ninjas", cost="stone location", raze="vp", deal="raze", answers=None),
        JAPANESE.card("sumo_school", cost="wood location", raze="vp", deal="worker", price="food worker", gain="raze"),
        JAPANESE.card(
            "master_swordsmith", cost="stone location", raze="vp", deal="stone", price="stone", gain="raze vp"
        ),
        JAPANESE.card("school_of_diplomacy", cost="wood location", raze="vp", deal="gold"),
    ],
)
def test_the_facts_of(row):
    check_row(row)


JAPAN = {"faction": "japanese"}


def used(card, pieces=None):
    return {"used": {card: 1}, "pieces": {card: pieces} if pieces else {}}


@pytest.mark.card("geisha_house")
def test_geisha_house_counts_pink_locations_up_to_three():
    pink = ["village", "town", "sake_brewery"]
    for number, amount in ((1, 2), (3, 3)):
        me = {**JAPAN, "empire": [*pink[:number], "ruins"], "hand": ["geisha_house"], "wood": 1, "vp": 0}
        game = settlers(me=me).play("build geisha_house", "sacrifice ruins", "done")
        gold = {"gold": 1, "vp": 1} if number == 3 else {}
        game.expect(
            me={"empire": [*pink[:number], "geisha_house"], "hand": [], "wood": 0, "worker": amount, **gold},
            middle={"discard": ["ruins"]},
        )


@pytest.mark.card("garrison")
@pytest.mark.rules("SET-JAP-01", "SET-JAP-02", "SET-ROM-03")
def test_garrison_removes_a_location_without_razing_it():
    game = settlers(
        me={**JAPAN, "empire": ["garrison", "gallows"], "raze": 2},
        you={"empire": ["armorer", "raid"], "guard": ["armorer"]},
    )
    game.play("activate garrison").asks("me", "remove", ["armorer 1", "raid 1"]).answer("armorer 1")
    game.expect(
        me={"raze": 0, **used("garrison", {"raze": 2})},
        you={"empire": ["raid"], "guard": []},
        middle={"discard": ["armorer"]},
    )


@pytest.mark.card("daimyos_castle", "daimyos_castle_010")
@pytest.mark.parametrize("card", ["daimyos_castle", "daimyos_castle_010"])
def test_daimyos_castle_gives_a_point_for_each_samurai_up_to_three(card):
    for samurai, points in ((["gate"], 1), (["gate", "shrine", "casino", "dojo"], 3)):
        empire = ["porters", card, "gate", "shrine", "casino", "dojo"]
        game = settlers(me={**JAPAN, "empire": [*empire, "mill"], "guard": [*samurai, "mill"], "food": 1})
        game.play("activate porters").expect(me={"food": 0, "vp": points, **used("porters", {"food": 1})})


@pytest.mark.card("temple_of_buddha")
def test_temple_of_buddha_draws_two_faction_cards_and_keeps_one():
    me = {**JAPAN, "empire": ["ruins"], "hand": ["temple_of_buddha"], "stone": 1, "deck": ["gate", "casino"]}
    game = settlers(me=me).play("build temple_of_buddha").asks("me", "keep", ["gate", "casino"]).answer("gate")
    game.expect(
        me={"empire": ["temple_of_buddha"], "hand": ["gate"], "stone": 0, "deck": ["casino"]},
        middle={"discard": ["ruins"]},
    )


@pytest.mark.card("gate")
@pytest.mark.rules("SET-JAP-03", "SET-JAP-04")
def test_cards_put_under_gate_give_a_point_each_and_never_come_back():
    me = {**JAPAN, "empire": ["gate", "brewer"], "hand": ["mill", "casino", "ruins"], "food": 1}
    game = settlers(me=me, you={"passed": True})
    game.play("tuck mill gate", "tuck casino gate").asks("me", "action").offers("activate brewer", "build ruins")
    game.expect(me={"hand": ["ruins"], "vp": 2}, middle={"tucked": ["casino", "mill"]})
    assert not [o for o in game.match.choice.options if {"mill", "casino"} & set(o.args)]
    assert game.match.view(1)["tucked"] == [{"card": None, "back": "common"}, {"card": None, "back": "japanese"}]
    assert game.match.view(1)["locations"][0][1][0]["tucked"] == 2


@pytest.mark.card("gate")
@pytest.mark.rules("SET-JAP-06")
def test_gate_cannot_be_razed_and_its_cards_go_with_it_when_it_is_removed():
    game = settlers(
        me={**JAPAN, "empire": ["gate"], "hand": ["mill", "casino"]},
        you={"faction": "roman", "empire": ["engineers"], "raze": 5, "worker": 2},
    )
    game.play("tuck mill gate", "tuck casino gate", "pass").expect(
        me={"hand": [], "vp": 2, "passed": True}, middle={"tucked": ["mill", "casino"]}
    )
    game.refuses("raze gate 0", "activate engineers")
    game = settlers(
        me={**JAPAN, "empire": ["gate"], "hand": ["mill", "casino", "ruins"]},
        you={"faction": "roman", "empire": ["engineers"], "raze": 5, "worker": 2},
    )
    game.play("tuck mill gate", "tuck casino gate", "build ruins", "done").refuses("raze gate 0")
    game.play("activate engineers", "gate 0")
    game.expect(
        me={"hand": [], "vp": 2, "empire": ["ruins"], "worker": 1, "discard": ["casino", "gate"]},
        you={"worker": 0, "vp": 1, **used("engineers", {"worker": 2})},
        middle={"discard": ["mill"]},
    )


@pytest.mark.card("gate")
@pytest.mark.rules("SET-JAP-07", "SET-END-04")
def test_gate_is_worth_two_more_points_with_three_cards_under_it():
    hand = ["mill", "casino", "ruins", "dojo", "farmers_at_work"]
    for number, score in ((2, 2 + 2), (3, 3 + 2 + 2), (5, 5 + 2 + 2)):
        game = settlers(me={**JAPAN, "empire": ["gate"], "hand": hand[:number]}, you={"passed": True}, round=5)
        game.play(*(f"tuck {card} gate" for card in hand[:number]), "pass")
        assert game.match.result.scores == (score, 0)


@pytest.mark.card("gate")
@pytest.mark.rules("SET-JAP-07")
def test_every_gate_counts_the_cards_under_itself():
    hand = ["mill", "casino", "ruins", "dojo"]
    game = settlers(me={**JAPAN, "empire": ["gate", "gate"], "hand": hand}, you={"passed": True}, round=5)
    game.play("tuck mill gate", "tuck casino gate", "tuck ruins gate#2", "tuck dojo gate", "pass")
    assert game.match.result.scores == (4 + 4 + 2, 0)


@pytest.mark.card("shrine")
@pytest.mark.rules("SET-JAP-16")
def test_resources_put_on_shrine_cost_no_action_and_gold_stays_off_it():
    me = {**JAPAN, "empire": ["shrine", "brewer"], "wood": 3, "gold": 2, "food": 1}
    game = settlers(me=me, you={"passed": True}).play("store wood", "store wood").asks("me", "action")
    game.offers("activate brewer", "store food", "store wood").refuses("store gold", "store stone")
    game.expect(me={"wood": 1, "pieces": {"shrine": {"wood": 2}}})


@pytest.mark.card("shrine")
@pytest.mark.rules("SET-JAP-18")
def test_shrine_cannot_be_razed():
    settlers(you={**JAPAN, "empire": ["shrine"]}, me={"raze": 5}).refuses("raze shrine 1")


@pytest.mark.card("shrine")
@pytest.mark.rules("SET-JAP-19", "SET-END-04")
def test_shrine_gives_the_highest_step_that_its_resources_reach():
    for number, bonus in ((2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (13, 10)):
        me = {**JAPAN, "empire": ["shrine"], "wood": 5, "stone": 5, "food": 5}
        game = settlers(me=me, you={"passed": True}, round=5)
        stored = [*["wood"] * 5, *["stone"] * 5, *["food"] * 5][:number]
        game.play(*(f"store {good}" for good in stored), "pass")
        assert game.match.result.scores == (2 + bonus, 0), number


@pytest.mark.card("negotiator")
@pytest.mark.rules("SET-JAP-08", "SET-JAP-10")
def test_negotiator_builds_a_deal_without_its_location():
    me = {**JAPAN, "empire": ["negotiator"], "deals": ["japanese_farm", "casino"], "worker": 1, "wood": 2}
    game = settlers(me=me).play("activate negotiator").asks("me", "build", ["japanese_farm", "casino"]).answer("casino")
    game.expect(
        me={
            "empire": ["negotiator", "casino"],
            "deals": ["japanese_farm"],
            "worker": 0,
            "wood": 0,
            **used("negotiator", {"worker": 1}),
        }
    )


@pytest.mark.card("negotiator")
@pytest.mark.rules("SET-JAP-08", "SET-JAP-11")
def test_negotiator_may_build_a_card_without_a_location_and_it_produces():
    game = settlers(me={**JAPAN, "empire": ["negotiator"], "deals": ["rice_fields"], "worker": 1, "food": 1})
    game.play("activate negotiator").asks("you", "action")
    game.expect(
        me={
            "empire": ["negotiator", "rice_fields"],
            "deals": [],
            "worker": 0,
            "food": 2,
            **used("negotiator", {"worker": 1}),
        }
    )


@pytest.mark.card("negotiator")
@pytest.mark.rules("SET-JAP-09")
def test_negotiator_waives_no_goods():
    me = {**JAPAN, "empire": ["negotiator"], "deals": ["casino"], "worker": 1, "wood": 1}
    settlers(me=me).refuses("activate negotiator")


@pytest.mark.card("sake_brewery")
def test_sake_brewery_gives_gold_and_a_point_for_pink_locations():
    me = {**JAPAN, "empire": ["sake_brewery"], "hand": ["village"], "wood": 1}
    game = settlers(me=me).play("build village", "done")
    game.expect(me={"empire": ["sake_brewery", "village"], "hand": [], "wood": 0, "worker": 2, "gold": 1, "vp": 1})


@pytest.mark.card("trade_route", "trade_route_022", "trade_route_023")
@pytest.mark.rules("SET-JAP-20", "SET-JAP-21", "SET-JAP-23")
@pytest.mark.parametrize("card", ["trade_route", "trade_route_022", "trade_route_023"])
def test_trade_route_makes_a_deal_with_an_opponents_faction_location(card):
    game = settlers(
        me={**JAPAN, "empire": [card, "dojo"], "food": 1, "deck": ["gate", "casino"]},
        you={"empire": ["raid", "expedition", "mill"]},
    )
    game.play(f"activate {card}").asks("me", "trade", ["raid 1", "expedition 1"]).answer("raid 1")
    game.expect(
        me={
            "food": 0,
            "wood": 1,
            "vp": 1,
            "routes": ["raid"],
            "deck": ["casino"],
            **used(card, {"food": 1}),
        }
    )
    assert all(game.match.view(seat)["routes"] == [{"card": None, "back": "japanese"}] for seat in (0, 1, None))
    assert game.match.view(1)["trade_routes"][0] == [{"card": "raid", "good": "wood"}]


@pytest.mark.card("trade_route")
def test_trade_route_needs_a_faction_location_and_a_card_for_its_marker():
    me = {**JAPAN, "empire": ["trade_route"], "food": 1}
    settlers(me=me, you={"empire": ["mill"]}).refuses("activate trade_route")
    settlers(me={**me, "deck": []}, you={"empire": ["raid"]}).refuses("activate trade_route")
    settlers(me=me, you={"empire": ["raid"], "passed": True}).refuses("activate trade_route")


def traded(me, you=None, **more):
    """A game with a Trade Route deal for wood, after a turn of the opponent."""
    game = settlers(
        me={**JAPAN, "food": 1, "deck": ["casino", "dojo"], **me},
        you={"empire": ["raid"], "hand": ["ruins"], **(you or {})},
        **more,
    )
    game.play("activate trade_route")
    return game


@pytest.mark.card("trade_route")
@pytest.mark.rules("SET-JAP-23")
def test_a_trade_route_deal_ends_when_its_location_leaves_play():
    game = traded({"empire": ["trade_route"]}, {"hand": ["pack"], "wood": 1})
    game.play("build pack")
    game.expect(
        me={
            "food": 0,
            "wood": 1,
            "routes": [],
            "deck": ["dojo"],
            "discard": ["casino"],
            **used("trade_route", {"food": 1}),
        },
        you={"empire": ["pack"], "hand": [], "wood": 0, "discard": ["raid"]},
    )


@pytest.mark.card("trade_route")
@pytest.mark.rules("SET-JAP-22")
def test_a_trade_route_deal_outlives_trade_route():
    game = traded({"empire": ["trade_route"]}, {"raze": 2})
    game.play("raze trade_route 0")
    game.expect(
        me={"empire": [], "food": 0, "wood": 1, "routes": ["raid"], "deck": ["dojo"], "discard": ["trade_route"]},
        you={"raze": 0, "vp": 2},
    )


@pytest.mark.card("trade_route", "spies")
@pytest.mark.rules("SET-ROM-07")
def test_spies_cannot_take_a_trade_route_deal():
    game = traded(
        {"empire": ["trade_route"]}, {"faction": "roman", "empire": ["spies"], "worker": 1, "hand": []}, deck=[]
    )
    game.asks("you", "action").refuses("activate spies")


@pytest.mark.card("trade_route", "robbers")
@pytest.mark.rules("SET-BAR-13")
def test_robbers_may_end_a_trade_route_deal_or_one_under_the_board():
    game = traded(
        {"empire": ["trade_route"], "deals": ["stalls"]},
        {"empire": ["robbers"], "worker": 2, "hand": [], "deck": []},
        deck=[],
    )
    game.play("done", "activate robbers").asks("you", "end-deal", ["robbers 0", "stalls 0"]).answer("robbers 0")
    game.expect(
        me={"food": 0, "worker": 1, "deck": ["dojo"], "discard": ["casino"], **used("trade_route", {"food": 1})},
        you={"worker": 0, "vp": 1, **used("robbers", {"worker": 2})},
    )


@pytest.mark.card("trade_route", "imperial_messenger")
@pytest.mark.rules("SET-COM-08")
def test_imperial_messenger_may_use_a_trade_route_deal():
    game = traded({"empire": ["trade_route", "imperial_messenger"], "worker": 1})
    game.play("build ruins", "activate imperial_messenger")
    game.expect(
        me={
            "food": 0,
            "worker": 0,
            "wood": 2,
            "routes": ["raid"],
            "deck": ["dojo"],
            "used": {"trade_route": 1, "imperial_messenger": 1},
            "pieces": {"trade_route": {"food": 1}, "imperial_messenger": {"worker": 1}},
        },
        you={"empire": ["raid", "ruins"], "hand": [], "worker": 1},
    )


@pytest.mark.card("trade_route", "hanseatic_league")
@pytest.mark.rules("SET-COM-09")
def test_hanseatic_league_may_give_up_a_trade_route_deal():
    game = traded({"empire": ["trade_route", "hanseatic_league"], "worker": 1})
    game.play("build ruins", "activate hanseatic_league")
    game.expect(
        me={
            "food": 0,
            "worker": 0,
            "wood": 1,
            "vp": 2,
            "deck": ["dojo"],
            "discard": ["casino"],
            "used": {"trade_route": 1, "hanseatic_league": 1},
            "pieces": {"trade_route": {"food": 1}, "hanseatic_league": {"worker": 1}},
        },
        you={"empire": ["raid", "ruins"], "hand": [], "worker": 1},
    )


@pytest.mark.card("trade_route", "negotiator")
@pytest.mark.rules("SET-JAP-12")
def test_negotiator_cannot_build_a_trade_route_deal():
    game = traded({"empire": ["trade_route", "negotiator"], "worker": 1, "wood": 2})
    game.play("build ruins").asks("me", "action").refuses("activate negotiator")


@pytest.mark.card("dojo")
@pytest.mark.rules("SET-JAP-23")
def test_every_dojo_gives_a_point_for_a_deal():
    game = settlers(me={**JAPAN, "empire": ["dojo", "dojo"], "hand": ["gate"], "food": 1}).play("deal gate")
    game.expect(me={"hand": [], "deals": ["gate"], "food": 1, "vp": 2})


@pytest.mark.card("ninjas")
@pytest.mark.rules("SET-JAP-13")
def test_ninjas_end_a_deal_and_take_its_good():
    game = settlers(
        me={**JAPAN, "empire": ["ninjas"], "worker": 1},
        you={"deals": ["barbarian_altar"]},
        third={"faction": "egyptian"},
    )
    game.play("activate ninjas").asks("you", "action")
    game.expect(
        me={"worker": 0, "gold": 1, **used("ninjas", {"worker": 1})}, you={"deals": [], "discard": ["barbarian_altar"]}
    )


@pytest.mark.card("ninjas")
@pytest.mark.rules("SET-JAP-14")
def test_ninjas_come_with_two_samurai():
    me = {
        **JAPAN,
        "empire": ["ruins", "gate", "casino"],
        "guard": ["casino"],
        "hand": ["ninjas"],
        "stone": 1,
        "worker": 1,
    }
    game = settlers(me=me).play("build ninjas", "sacrifice ruins")
    game.asks("me", "samurai", ["gate", "ninjas"]).answer("gate")
    game.expect(
        me={"empire": ["gate", "casino", "ninjas"], "guard": ["casino", "gate", "ninjas"], "hand": [], "stone": 0},
        middle={"discard": ["ruins"]},
    )


@pytest.mark.card("ninjas")
@pytest.mark.rules("SET-JAP-15")
def test_a_samurai_of_ninjas_without_a_place_is_lost():
    game = settlers(me={**JAPAN, "empire": ["ruins"], "hand": ["ninjas"], "stone": 1}).play("build ninjas")
    game.expect(me={"empire": ["ninjas"], "guard": ["ninjas"], "hand": [], "stone": 0}, middle={"discard": ["ruins"]})


# --- School of Diplomacy works in the production phase


@pytest.mark.card("school_of_diplomacy")
@pytest.mark.rules("SET-JAP-24")
def test_school_of_diplomacy_exchanges_what_deals_have_just_given():
    empire = ["school_of_diplomacy", "japanese_farm"]
    game = settlers(me={**JAPAN, "empire": empire, "deals": ["rice_fields", "casino"], "wood": 3}, phase="production")
    game.asks("me", "convert", ["food", "gold", "done"])
    game.expect().play("food", "gold").asks("me", "action")
    game.expect(me={"food": 1, "gold": 0, "vp": 2}, you=board_of_the_barbarians(), middle={"phase": "action"})


def board_of_the_barbarians():
    return {"worker": 5, "raze": 1, "defence": 1}


@pytest.mark.card("school_of_diplomacy")
@pytest.mark.rules("SET-JAP-24")
def test_school_of_diplomacy_may_keep_goods_and_exchanges_a_card_before_it_is_drawn():
    me = {**JAPAN, "empire": ["school_of_diplomacy"], "deals": ["temple_of_buddha", "shrine", "stalls", "dojo"]}
    game = settlers(me=me, phase="production", deck=["mill", "ruins"])
    game.asks("me", "convert", ["food", "card", "done"]).play("card", "done")
    game.asks("me", "draw", ["common", "faction"]).answer("draw common").asks("me", "action")
    game.expect(
        me={"hand": ["mill"], "vp": 2},
        you=board_of_the_barbarians(),
        middle={"deck": ["ruins"], "phase": "action"},
    )


@pytest.mark.card("school_of_diplomacy")
def test_school_of_diplomacy_asks_nothing_without_a_good_to_exchange():
    settlers(me={**JAPAN, "empire": ["school_of_diplomacy"], "deals": ["dojo"]}, phase="production").asks(
        "me", "action"
    )

"""Egyptian cards: the facts of every printing, and the effects that are more than gains and costs."""

import pytest
from tests.games.settlers.cards.printed import Deck, check_row

from kronika.testing import settlers

EGYPTIAN = Deck("egyptian")


@pytest.mark.parametrize(
    "row",
    [
        EGYPTIAN.card("desert", cost="", deal="worker", built="card card"),
        EGYPTIAN.card("altar_of_bastet", cost="stone location", deal="card", built="stone", produces="stone"),
        EGYPTIAN.card("chariot_builder", cost="wood stone location", deal="raze"),
        EGYPTIAN.card("pharaohs_guard", cost="food food location", deal="raze", answers=("gain vp 2",), built="vp vp"),
        EGYPTIAN.card("oasis", cost="food location", deal="worker", built="worker worker"),
        EGYPTIAN.card("slaver", cost="stone location", deal="worker"),
        EGYPTIAN.card("royal_bath", cost="stone location", deal="worker"),
        EGYPTIAN.card("golden_bazaar", cost="location", deal="worker", price="food", gain="gold vp"),
        EGYPTIAN.card("scorpion_breeder", cost="wood stone location", deal="raze"),
        EGYPTIAN.card("caravan", cost="food", deal="card", built="food worker", produces="food worker"),
        EGYPTIAN.card("temple_of_ra", cost="stone location", deal="worker"),
        EGYPTIAN.card("sanctuary", cost="stone stone location", deal="gold"),
        EGYPTIAN.card(
            "avenue_of_sphinxes", cost="stone stone location", deal="worker", price="gold gold", gain="vp vp", uses=2
        ),
        EGYPTIAN.card("sphinx", cost="stone location", deal="gold"),
        EGYPTIAN.card(
            "egyptian_goldsmith", cost="stone stone location", deal="gold", price="gold worker", gain="vp vp vp"
        ),
        EGYPTIAN.card("slaves", cost="stone location", deal="stone", price="worker", gain="stone stone vp"),
        EGYPTIAN.card(
            "egyptian_quarry", cost="stone location", deal="stone", built="stone stone", produces="stone stone"
        ),
        EGYPTIAN.card("pyramid", cost="stone stone", deal="gold", built="stone gold", produces="stone gold"),
    ],
)
def test_the_facts_of(row):
    check_row(row)


EGYPT = {"faction": "egyptian"}


def used(card, pieces=None, times=1):
    return {"used": {card: times}, "pieces": {card: pieces} if pieces else {}}


@pytest.mark.card("desert")
@pytest.mark.rules("SET-EGY-02", "SET-EGY-03", "SET-EGY-04")
def test_desert_costs_both_players_a_card_and_the_opponent_chooses():
    game = settlers(
        me={**EGYPT, "empire": ["desert"], "hand": ["mill", "sphinx"], "worker": 1},
        you={"hand": ["village", "town"]},
        third={"hand": ["ruins"]},
    )
    game.play("activate desert").asks("me", "discard", ["mill", "sphinx"]).answer("mill")
    game.asks("me", "opponent", ["1", "2"]).answer("1")
    game.asks("you", "discard", ["village", "town"]).answer("town")
    game.expect(
        me={"hand": ["sphinx"], "vp": 1, **used("desert")},
        you={"hand": ["village"]},
        middle={"discard": ["mill", "town"]},
    )


@pytest.mark.card("desert")
@pytest.mark.rules("SET-EGY-04", "SET-EGY-01")
def test_desert_is_free_takes_the_action_and_finds_empty_hands():
    game = settlers(me={**EGYPT, "hand": ["desert"], "deck": ["sphinx", "slaves"]})
    game.play("build desert", "draw faction", "draw faction").asks("you", "action")
    game.expect(me={"empire": ["desert"], "hand": ["sphinx", "slaves"], "deck": []})
    game = settlers(me={**EGYPT, "empire": ["desert"], "hand": ["sphinx"]}).play("activate desert")
    game.expect(me={"hand": [], "discard": ["sphinx"], "vp": 1, **used("desert")})
    settlers(me={**EGYPT, "empire": ["desert"]}).refuses("activate desert")
    settlers(me={**EGYPT, "empire": ["desert"], "hand": ["mill"]}, you={"passed": True}).refuses("activate desert")


@pytest.mark.card("altar_of_bastet")
def test_altar_of_bastet_counts_grey_locations_up_to_three():
    grey = ["coal_mine", "slaves", "pyramid"]
    for number, amount in ((1, 2), (3, 3)):
        me = {**EGYPT, "empire": [*grey[:number], "ruins"], "hand": ["altar_of_bastet"], "stone": 1}
        game = settlers(me=me).play("build altar_of_bastet", "sacrifice ruins")
        game.expect(
            me={"empire": [*grey[:number], "altar_of_bastet"], "hand": [], "stone": amount},
            middle={"discard": ["ruins"]},
        )


@pytest.mark.card("chariot_builder")
@pytest.mark.rules("SET-EGY-05", "SET-BAR-14")
def test_chariot_builder_razes_a_location_for_one_token():
    game = settlers(
        me={**EGYPT, "empire": ["chariot_builder", "gallows"], "raze": 1}, you={"empire": ["armorer", "ruins"]}
    )
    game.play("activate chariot_builder")
    game.expect(
        me={"raze": 0, "stone": 1, "vp": 2, **used("chariot_builder", {"raze": 1})},
        you={"empire": ["ruins"], "foundations": ["armorer"], "wood": 1},
    )


@pytest.mark.card("chariot_builder")
@pytest.mark.rules("SET-EGY-06", "SET-PEACE-03")
def test_chariot_builder_pays_nothing_for_a_guard_and_works_in_the_peaceful_variant():
    game = settlers(
        me={**EGYPT, "empire": ["chariot_builder"], "raze": 1},
        you={"faction": "japanese", "empire": ["casino"], "guard": ["casino"]},
        options={"peaceful": "yes"},
    )
    game.play("activate chariot_builder")
    game.expect(
        me={"raze": 0, "vp": 1, **used("chariot_builder", {"raze": 1})},
        you={"empire": [], "guard": [], "discard": ["casino"]},
    )


@pytest.mark.card("pharaohs_guard")
def test_pharaohs_guard_chooses_anew_each_time():
    game = settlers(me={**EGYPT, "empire": ["porters", "pharaohs_guard", "sphinx"], "food": 1}, you={"passed": True})
    game.play("activate porters").asks("me", "gain", ["raze 1", "vp 2"]).answer("gain raze 1")
    game.expect(me={"food": 0, "raze": 1, **used("porters", {"food": 1})})


@pytest.mark.card("oasis")
@pytest.mark.rules("SET-EGY-07")
def test_oasis_gives_a_worker_for_workers_that_an_opponent_sends():
    game = settlers(me={"worker": 2}, you={**EGYPT, "empire": ["oasis"], "worker": 1})
    game.play("send wood").expect(me={"worker": 0, "wood": 1}, you={"worker": 2})
    game.play("send stone").expect(you={"worker": 0, "stone": 1})


@pytest.mark.card("oasis")
@pytest.mark.rules("SET-EGY-08")
def test_oasis_gives_a_worker_for_each_pair_and_four_in_a_round():
    game = settlers(me={"worker": 10}, you={**EGYPT, "empire": ["oasis"], "passed": True}, third={"worker": 2})
    game.play("send wood", "wood", "wood", "done").expect(me={"worker": 4, "wood": 3}, you={"worker": 3})
    game.play("send wood").expect(you={"worker": 4}, third={"worker": 0, "wood": 1})
    game.play("send stone", "stone").expect(me={"worker": 0, "stone": 2})


@pytest.mark.card("slaver")
def test_slaver_sells_points_once_for_each_faction_location():
    me = {**EGYPT, "empire": ["slaver", "ruins"], "hand": ["royal_bath", "brewer"], "stone": 2, "gold": 1, "wood": 1}
    game = settlers(me=me, you={"passed": True}).play("build brewer", "done").asks("me", "action")
    game.expect(me={"empire": ["slaver", "ruins", "brewer"], "hand": ["royal_bath"], "wood": 0})
    game.play("build royal_bath", "sacrifice ruins", "done").asks("me", "exchange", ["gold", "stone", "done"])
    game.play("gold").asks("me", "action")
    game.expect(
        me={"empire": ["slaver", "brewer", "royal_bath"], "hand": [], "stone": 1, "gold": 0, "vp": 2},
        middle={"discard": ["ruins"]},
    )


@pytest.mark.card("slaver")
def test_slaver_takes_a_stone_for_a_point_or_nothing():
    me = {**EGYPT, "empire": ["slaver", "ruins"], "hand": ["golden_bazaar"], "stone": 1}
    game = settlers(me=me).play("build golden_bazaar", "sacrifice ruins", "stone")
    built = {"empire": ["slaver", "golden_bazaar"], "hand": []}
    game.expect(me={**built, "stone": 0, "vp": 1}, middle={"discard": ["ruins"]})
    game = settlers(me=me).play("build golden_bazaar", "sacrifice ruins", "done")
    game.expect(me=built, middle={"discard": ["ruins"]})


@pytest.mark.card("slaver")
def test_the_construction_of_slaver_sets_it_off():
    game = settlers(me={**EGYPT, "empire": ["ruins"], "hand": ["slaver"], "stone": 2}).play("build slaver", "stone")
    game.expect(me={"empire": ["slaver"], "hand": [], "stone": 0, "vp": 1}, middle={"discard": ["ruins"]})


@pytest.mark.card("royal_bath")
@pytest.mark.rules("SET-ACTV-09")
def test_royal_bath_clears_other_action_locations_twice_a_round():
    me = {**EGYPT, "empire": ["royal_bath", "slaves", "coal_mine"], "worker": 4, "gold": 3}
    game = settlers(me={**me, "used": {"slaves": 1, "coal_mine": 1}}, you={"passed": True})
    game.play("activate-twice royal_bath").asks("me", "refresh", ["slaves", "coal_mine"]).answer("slaves")
    game.expect(me={"gold": 1, **used("royal_bath", {"gold": 2}, 2)})
    game.refuses("activate royal_bath").play("activate slaves")
    game.expect(
        me={
            "worker": 3,
            "stone": 2,
            "vp": 1,
            "used": {"royal_bath": 2, "slaves": 1},
            "pieces": {"royal_bath": {"gold": 2}, "slaves": {"worker": 1}},
        }
    )


@pytest.mark.card("royal_bath")
def test_royal_bath_needs_a_used_location_for_each_use():
    me = {**EGYPT, "empire": ["royal_bath", "slaves", "slaves"], "gold": 3}
    settlers(me=me).refuses("activate royal_bath")
    settlers(me={**me, "used": {"slaves": 1}}).offers("activate royal_bath").refuses("activate-twice royal_bath")


@pytest.mark.card("scorpion_breeder")
@pytest.mark.rules("SET-EGY-24")
def test_scorpion_breeder_blocks_all_uses_left_in_this_round():
    game = settlers(
        me={**EGYPT, "empire": ["scorpion_breeder"], "worker": 1},
        you={"empire": ["gold_mine", "acting_troupe", "old_forest"], "worker": 5, "used": {"gold_mine": 1}},
        round=2,
    )
    game.play("activate scorpion_breeder").asks("me", "block", ["gold_mine 1", "acting_troupe 1"]).answer("gold_mine 1")
    game.refuses("activate gold_mine", "activate-twice gold_mine", "activate acting_troupe")
    assert game.match.view(1)["locations"][1][2][0]["blocked"]
    game.play("pass", "pass")
    play_to_actions(game)
    game.asks("you", "action").offers("activate gold_mine", "activate-twice gold_mine")


def play_to_actions(game):
    """Through lookout and production of the next round, taking the first option each time."""
    while game.match.choice.key.name != "action":
        game.match.answer(game.match.choice.options[0])


@pytest.mark.card("temple_of_ra")
@pytest.mark.rules("SET-EGY-15", "SET-EGY-19", "SET-COMP-09")
def test_temple_of_ra_takes_a_location_over_without_payment():
    game = settlers(
        me={**EGYPT, "empire": ["temple_of_ra"], "worker": 1}, you={"empire": ["coal_mine", "town"], "worker": 3}
    )
    game.play("activate temple_of_ra").asks("me", "take-over", ["coal_mine 1", "town 1"]).answer("coal_mine 1")
    game.expect(
        me={"empire": ["temple_of_ra", "coal_mine"], "taken": ["coal_mine"], **used("temple_of_ra")},
        you={"empire": ["town"]},
    )
    game.refuses("activate coal_mine").play("pass", "activate coal_mine").refuses("activate temple_of_ra")
    game.expect(
        me={
            "worker": 0,
            "stone": 2,
            "used": {"temple_of_ra": 1, "coal_mine": 1},
            "pieces": {"coal_mine": {"worker": 1}},
        },
        you={"passed": True},
    )
    settlers(me={**EGYPT, "empire": ["slaves"]}, you={"empire": ["town"]}).refuses("take-over town 1")


@pytest.mark.card("temple_of_ra")
@pytest.mark.rules("SET-EGY-16")
def test_a_production_location_taken_over_produces_nothing():
    game = settlers(me={**EGYPT, "empire": ["temple_of_ra"]}, you={"empire": ["town"]}).play("activate temple_of_ra")
    game.expect(me={"empire": ["temple_of_ra", "town"], "taken": ["town"], **used("temple_of_ra")}, you={"empire": []})


@pytest.mark.card("temple_of_ra")
@pytest.mark.rules("SET-EGY-17")
def test_nobody_may_give_up_a_location_that_is_taken_over():
    game = settlers(
        me={**EGYPT, "empire": ["temple_of_ra"], "hand": ["slaves"], "stone": 1},
        you={"empire": ["mill"], "hand": ["raid"], "wood": 1},
    )
    game.play("activate temple_of_ra").asks("you", "action").refuses("build raid")
    game.play("pass", "build slaves")
    game.expect(
        me={"empire": ["mill", "slaves"], "taken": ["mill"], "hand": [], "stone": 0, "discard": ["temple_of_ra"]},
        you={"empire": [], "passed": True},
    )


@pytest.mark.card("temple_of_ra")
@pytest.mark.rules("SET-EGY-18")
def test_uses_that_the_owner_has_spent_are_spent():
    game = settlers(
        me={**EGYPT, "empire": ["temple_of_ra"], "worker": 2}, you={"empire": ["gold_mine"], "used": {"gold_mine": 1}}
    )
    game.play("activate temple_of_ra", "pass").offers("activate gold_mine").refuses("activate-twice gold_mine")
    game = settlers(
        me={**EGYPT, "empire": ["temple_of_ra"], "worker": 2}, you={"empire": ["coal_mine"], "used": {"coal_mine": 1}}
    )
    game.play("activate temple_of_ra", "pass").refuses("activate coal_mine")


@pytest.mark.card("temple_of_ra")
@pytest.mark.rules("SET-EGY-20", "SET-EGY-21")
def test_the_wood_of_a_razed_taken_location_is_the_egyptians_and_the_foundation_its_owners():
    game = settlers(
        me={**EGYPT, "empire": ["temple_of_ra"]}, you={"empire": ["armorer"], "hand": ["ruins"]}, third={"raze": 2}
    )
    game.play("activate temple_of_ra", "build ruins", "raze armorer 0")
    game.expect(
        me={"wood": 1, **used("temple_of_ra")},
        you={"empire": ["ruins"], "foundations": ["armorer"], "hand": [], "worker": 1},
        third={"raze": 0, "stone": 1, "vp": 1},
    )


@pytest.mark.card("temple_of_ra")
@pytest.mark.rules("SET-EGY-22")
def test_a_taken_location_goes_back_at_the_end_of_the_round_and_scores_for_its_owner():
    game = settlers(me={**EGYPT, "empire": ["temple_of_ra"]}, you={"empire": ["legion"]}, round=2)
    game.play("activate temple_of_ra", "pass", "pass")
    assert game.position()["you"]["empire"] == ["legion"]
    assert game.position()["me"]["taken"] == []
    game = settlers(me={**EGYPT, "empire": ["temple_of_ra"]}, you={"empire": ["legion"], "vp": 3}, round=5)
    game.play("activate temple_of_ra", "pass", "pass").wins("you")
    assert game.match.result.scores == (2, 5)


@pytest.mark.card("temple_of_ra")
@pytest.mark.rules("SET-EGY-23")
def test_a_taken_feature_works_for_the_egyptian_and_not_for_its_owner():
    game = settlers(
        me={**EGYPT, "empire": ["temple_of_ra"], "hand": ["above_ground_mine"], "stone": 1},
        you={"empire": ["supplier"], "hand": ["court_sculptor"], "stone": 1},
    )
    game.play("activate temple_of_ra", "build court_sculptor")
    game.expect(
        me={"empire": ["temple_of_ra", "supplier"], "taken": ["supplier"], **used("temple_of_ra")},
        you={"empire": ["court_sculptor"], "hand": [], "stone": 0},
    )
    game.play("build above_ground_mine")
    game.expect(
        me={"empire": ["temple_of_ra", "supplier", "above_ground_mine"], "hand": [], "stone": 0, "gold": 1, "vp": 1}
    )
    assert game.match.view(None)["colours"][0]["grey"] == 2


@pytest.mark.card("sanctuary")
@pytest.mark.rules("SET-EGY-09", "SET-EGY-10", "SET-EGY-11")
def test_sanctuary_makes_a_common_card_a_foundation_for_a_stone_and_a_point():
    game = settlers(me={**EGYPT, "empire": ["sanctuary", "gallows"], "hand": ["mill", "pyramid"], "worker": 1})
    game.play("activate sanctuary").asks("me", "bury", ["mill"]).answer("mill")
    game.expect(
        me={
            "hand": ["pyramid"],
            "foundations": ["mill"],
            "worker": 0,
            "stone": 1,
            "vp": 1,
            **used("sanctuary", {"worker": 1}),
        }
    )
    assert game.match.view(1)["foundations"][0] == [{"card": None, "back": "common"}]
    assert game.told("you", "buried")[0]["card"] is None
    settlers(me={**EGYPT, "empire": ["sanctuary"], "hand": ["pyramid"], "worker": 1}).refuses("activate sanctuary")


@pytest.mark.card("sphinx")
@pytest.mark.rules("SET-EGY-12")
def test_sphinx_adds_a_point_to_two_or_more_gained_at_once():
    me = {**EGYPT, "empire": ["sphinx", "goldsmiths_workshop", "golden_bazaar"], "worker": 1, "gold": 1, "food": 1}
    game = settlers(me=me, you={"passed": True}).play("activate goldsmiths_workshop")
    game.expect(me={"worker": 0, "gold": 0, "vp": 3, **used("goldsmiths_workshop", {"gold": 1, "worker": 1})})
    game.play("activate golden_bazaar")
    assert game.position()["me"]["vp"] == 4


@pytest.mark.card("sphinx")
@pytest.mark.rules("SET-EGY-14")
def test_every_sphinx_adds_to_each_separate_gain_and_never_to_its_own_points_or_the_end():
    me = {**EGYPT, "empire": ["sphinx", "sphinx", "avenue_of_sphinxes", "brewer"], "gold": 4, "food": 2}
    game = settlers(me=me, you={"passed": True}, round=5).play("activate-twice avenue_of_sphinxes")
    game.expect(me={"gold": 0, "vp": 8, **used("avenue_of_sphinxes", {"gold": 4}, 2)})
    game.play("activate-twice brewer")
    assert game.position()["me"]["vp"] == 10
    game.play("pass")
    assert game.match.result.scores == (10 + 7, 0)

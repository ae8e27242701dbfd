"""Razing, foundations, defence tokens, samurai."""

import pytest

from kronika.testing import settlers

JAPAN = {"faction": "japanese"}


# --- razing


@pytest.mark.rules("SET-RAZE-01")
def test_razing_takes_raze_tokens():
    game = settlers(me={"hand": ["mill"], "worker": 4, "gold": 4}, you={"empire": ["armorer"]})
    game.refuses("raze-card mill", "raze armorer 1")


@pytest.mark.rules("SET-RAZE-02")
def test_a_card_without_a_raze_field_cannot_be_razed():
    game = settlers(me={"hand": ["ruins", "mill"], "raze": 5}, you={"empire": ["ruins"]})
    game.offers("raze-card mill").refuses("raze-card ruins", "raze ruins 1")


@pytest.mark.rules("SET-RAZE-03", "SET-RAZE-06")
def test_razing_from_the_hand_gives_the_goods_and_no_foundation():
    game = settlers(me={"hand": ["wood_storage"], "raze": 1}).play("raze-card wood_storage")
    game.expect(me={"hand": [], "raze": 0, "wood": 2}, middle={"discard": ["wood_storage"]})


@pytest.mark.rules("SET-RAZE-04", "SET-GEN-06")
def test_the_japanese_may_raze_faction_cards_of_the_hand():
    game = settlers(me={**JAPAN, "hand": ["rice_fields", "gate", "shrine"], "raze": 1})
    game.refuses("raze-card gate", "raze-card shrine").play("raze-card rice_fields")
    game.expect(me={"hand": ["gate", "shrine"], "raze": 0, "vp": 1, "discard": ["rice_fields"]})


@pytest.mark.rules("SET-RAZE-05")
@pytest.mark.parametrize(("faction", "card"), [("roman", "legion"), ("barbarian", "raid"), ("egyptian", "desert")])
def test_other_factions_cannot_raze_theirs(faction, card):
    settlers(me={"faction": faction, "hand": [card, "mill"], "raze": 3}).refuses(f"raze-card {card}")


@pytest.mark.rules("SET-RAZE-07", "SET-RAZE-09", "SET-RAZE-10", "SET-FOUND-01")
def test_one_location_of_one_opponent_falls_and_becomes_a_foundation():
    game = settlers(me={"raze": 4}, you={"empire": ["armorer", "mill"], "stone": 2}, third={"empire": ["armorer"]})
    game.offers("raze armorer 1", "raze mill 1", "raze armorer 2").play("raze armorer 1")
    game.expect(me={"raze": 2, "stone": 1, "vp": 1}, you={"empire": ["mill"], "foundations": ["armorer"], "wood": 1})


@pytest.mark.rules("SET-RAZE-08")
def test_an_unguarded_location_costs_two_tokens():
    settlers(me={"raze": 1}, you={"empire": ["armorer"]}).refuses("raze armorer 1")
    game = settlers(me={"raze": 2}, you={"empire": ["armorer"]}).play("raze armorer 1")
    game.expect(me={"raze": 0, "stone": 1, "vp": 1}, you={"empire": [], "foundations": ["armorer"], "wood": 1})


@pytest.mark.rules("SET-RAZE-11")
def test_own_locations_are_no_targets():
    game = settlers(me={"raze": 5, "empire": ["armorer", "mill"]})
    assert not [option for option in game.match.choice.options if option.key.name == "raze"]


@pytest.mark.rules("SET-RAZE-12")
def test_faction_locations_of_the_others_cannot_be_razed():
    game = settlers(
        me={**JAPAN, "raze": 5},
        you={"faction": "roman", "empire": ["legion"]},
        third={"faction": "barbarian", "empire": ["raid"]},
        fourth={"faction": "egyptian", "empire": ["desert"]},
    )
    game.refuses("raze legion 1", "raze raid 2", "raze desert 3")


@pytest.mark.rules("SET-RAZE-13", "SET-RAZE-14", "SET-RAZE-15", "SET-GEN-06")
def test_a_razed_japanese_faction_location_is_discarded_without_wood():
    game = settlers(me={"raze": 2}, you={**JAPAN, "empire": ["casino"], "wood": 1}).play("raze casino 1")
    game.expect(me={"raze": 0, "vp": 1}, you={"empire": [], "discard": ["casino"]})


@pytest.mark.rules("SET-RAZE-16")
def test_goods_on_a_razed_location_belong_to_nobody():
    game = settlers(me={"raze": 2}, you={"empire": ["gold_mine"], "worker": 2}, active="you")
    game.play("activate gold_mine", "raze gold_mine 1")
    game.expect(
        me={"raze": 0, "gold": 1, "vp": 1},
        you={"empire": [], "foundations": ["gold_mine"], "worker": 1, "gold": 1, "wood": 1},
    )


# --- foundations


@pytest.mark.rules("SET-FOUND-04")
def test_a_foundation_is_no_location():
    me = {"foundations": ["armorer", "gallows"], "hand": ["hillfort"], "wood": 2, "raze": 5}
    game = settlers(me=me, you={"raze": 9, "hand": ["mill"]}).play("build hillfort")
    game.expect(
        me={"hand": [], "empire": ["hillfort"], "foundations": ["gallows"], "wood": 0, "vp": 1},
        middle={"discard": ["armorer"]},
    )
    game.refuses("raze gallows 0")
    game = settlers(me={"foundations": ["armorer", "gallows"]}, you={"passed": True}, round=5).play("pass")
    assert game.match.result.scores == (0, 0)


@pytest.mark.rules("SET-FOUND-04", "SET-FOUND-02")
def test_several_foundations_are_one_option():
    me = {"foundations": ["armorer", "gallows"], "empire": ["ruins"], "hand": ["sentry_tower"], "wood": 2}
    settlers(me=me).play("build sentry_tower").asks("me", "sacrifice", ["ruins", "foundation"])


# --- defence tokens


@pytest.mark.rules("SET-DEF-02", "SET-DEF-06")
def test_placing_the_token_is_no_action_and_final():
    game = settlers(me={"empire": ["armorer", "mill"], "defence": 1, "hand": ["ruins"]})
    game.play("defend armorer").asks("me", "action", ["pass", "build ruins"])
    game.expect(me={"defence": 0, "guard": ["armorer"]})
    game.play("build ruins").asks("you", "action")


@pytest.mark.rules("SET-DEF-02")
def test_the_token_may_be_placed_on_a_location_that_was_just_built():
    game = settlers(me={"hand": ["armorer"], "empire": ["mill"], "wood": 1, "stone": 1, "defence": 1})
    game.play("build armorer").asks("me", "after", ["defend armorer", "defend mill", "done"]).play("defend armorer")
    game.asks("you", "action")
    game.expect(
        me={
            "hand": [],
            "empire": ["armorer", "mill"],
            "wood": 0,
            "stone": 0,
            "raze": 1,
            "defence": 0,
            "guard": ["armorer"],
        }
    )


@pytest.mark.rules("SET-DEF-03")
def test_the_token_goes_on_common_locations_only():
    game = settlers(me={**JAPAN, "empire": ["casino", "gate"], "defence": 1})
    game.refuses("defend casino", "defend gate")


@pytest.mark.rules("SET-DEF-04", "SET-DEF-07")
def test_a_defended_location_costs_three_tokens_and_its_token_is_lost():
    you = {"empire": ["armorer"], "guard": ["armorer"]}
    settlers(me={"raze": 2}, you=you).refuses("raze armorer 1")
    game = settlers(me={"raze": 3}, you=you).play("raze armorer 1")
    game.expect(
        me={"raze": 0, "stone": 1, "vp": 1}, you={"empire": [], "guard": [], "foundations": ["armorer"], "wood": 1}
    )


@pytest.mark.rules("SET-DEF-05")
def test_the_token_protects_its_own_card_only():
    game = settlers(me={"raze": 2}, you={"empire": ["armorer", "armorer"], "guard": ["armorer"]})
    game.play("raze armorer 1")
    game.expect(
        me={"raze": 0, "stone": 1, "vp": 1},
        you={"empire": ["armorer"], "foundations": ["armorer"], "wood": 1},
    )


# --- samurai


@pytest.mark.rules("SET-SAM-01", "SET-SAM-02", "SET-SAM-05")
def test_samurai_are_placed_beside_the_action_one_to_a_location():
    game = settlers(me={**JAPAN, "empire": ["rice_fields", "casino"], "worker": 4, "hand": ["ruins"]})
    game.play("samurai casino").refuses("samurai casino").play("samurai rice_fields")
    game.expect(me={"worker": 2, "guard": ["casino", "rice_fields"]})
    game.asks("me", "action").refuses("samurai rice_fields").offers("send wood", "build ruins")


@pytest.mark.rules("SET-SAM-01")
def test_a_samurai_may_be_placed_at_the_end_of_the_turn_that_made_it_possible():
    game = settlers(me={**JAPAN, "hand": ["japanese_farm"], "wood": 1}).play("build japanese_farm")
    game.asks("me", "after", ["samurai japanese_farm", "done"]).play("samurai japanese_farm").asks("you", "action")
    game.expect(me={"hand": [], "empire": ["japanese_farm"], "wood": 0, "food": 1, "guard": ["japanese_farm"]})


@pytest.mark.rules("SET-SAM-01")
def test_the_end_of_a_turn_is_only_asked_about_when_something_new_is_possible():
    me = {**JAPAN, "empire": ["casino", "brewer"], "worker": 2, "food": 1, "defence": 1}
    settlers(me=me).play("activate brewer").asks("you", "action")
    me = {**me, "empire": ["casino", "lumberjacks"]}
    settlers(me=me).play("activate lumberjacks").asks("you", "action")
    me = {**me, "empire": ["casino", "castle"]}
    game = settlers(me=me).play("activate castle", "draw common")
    game.asks("me", "after", ["samurai casino", "defend castle", "done"])


@pytest.mark.rules("SET-SAM-03", "SET-SAM-04")
def test_samurai_stand_at_faction_locations_even_at_gate_and_shrine():
    game = settlers(me={**JAPAN, "empire": ["mill", "gate", "shrine", "daimyos_castle"], "worker": 3})
    game.refuses("samurai mill").play("samurai gate", "samurai shrine")
    game.expect(me={"worker": 1, "guard": ["gate", "shrine"]})
    game = settlers(me={**JAPAN, "empire": ["gate", "daimyos_castle"], "guard": ["gate"]}, phase="production")
    assert game.position()["me"]["vp"] == 1


@pytest.mark.rules("SET-SAM-05")
def test_a_samurai_is_no_worker_any_more():
    game = settlers(me={**JAPAN, "empire": ["casino"], "worker": 2}).offers("send wood").play("samurai casino")
    game.refuses("send wood", "activate-twice casino")


@pytest.mark.rules("SET-SAM-06", "SET-CLEAN-09")
def test_samurai_stay_through_cleanup():
    game = settlers(me={**JAPAN, "empire": ["casino"], "worker": 1}, you={"passed": True}, round=1)
    game.play("samurai casino", "pass")
    assert game.position()["me"]["guard"] == ["casino"]
    assert game.position()["middle"]["round"] == 2


@pytest.mark.rules("SET-SAM-07", "SET-SAM-08")
def test_the_example_of_the_rulebook_a_samurai_raises_the_price_and_is_lost_with_its_location():
    you = {**JAPAN, "empire": ["rice_fields"], "guard": ["rice_fields"]}
    settlers(me={"raze": 2}, you=you).refuses("raze rice_fields 1")
    game = settlers(me={"raze": 4}, you=you).play("raze rice_fields 1")
    game.expect(me={"raze": 1, "vp": 1}, you={"empire": [], "guard": [], "discard": ["rice_fields"]})


@pytest.mark.rules("SET-SAM-09")
@pytest.mark.parametrize(("faction", "card"), [("roman", "legion"), ("barbarian", "raid"), ("egyptian", "desert")])
def test_no_other_faction_has_samurai(faction, card):
    settlers(me={"faction": faction, "empire": [card, "mill"], "worker": 5}).refuses(f"samurai {card}", "samurai mill")

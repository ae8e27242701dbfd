"""Action locations, gold, and the general rules."""

import pytest

from kronika.testing import settlers

# --- activating


@pytest.mark.rules("SET-ACTV-01")
def test_only_own_locations_can_be_activated():
    settlers(me={"worker": 3}, you={"empire": ["coal_mine"]}).refuses("activate coal_mine")


@pytest.mark.rules("SET-ACTV-02")
def test_the_exact_price_is_paid_onto_the_location():
    game = settlers(me={"empire": ["masons_guild"], "worker": 1, "stone": 2}).play("activate masons_guild")
    game.expect(
        me={
            "worker": 0,
            "stone": 0,
            "vp": 3,
            "used": {"masons_guild": 1},
            "pieces": {"masons_guild": {"worker": 1, "stone": 2}},
        }
    )
    settlers(me={"empire": ["masons_guild"], "worker": 3, "stone": 1}).refuses("activate masons_guild")


@pytest.mark.rules("SET-ACTV-03", "SET-ACTV-04", "SET-CLEAN-05")
def test_a_location_works_once_a_round_and_again_in_the_next():
    game = settlers(me={"empire": ["coal_mine"], "worker": 3}, you={"passed": True}, round=1)
    game.play("activate coal_mine").refuses("activate coal_mine").play("pass")
    assert (game.position()["me"]["used"], game.position()["me"]["pieces"]) == ({}, {})
    while game.match.choice.key.name != "action" or game.match.choice.seat != 0:
        game.answer(game.match.choice.options[0].token)
    game.offers("activate coal_mine")


@pytest.mark.rules("SET-ACTV-05")
def test_two_uses_may_be_made_in_two_turns():
    game = settlers(me={"empire": ["brewer"], "food": 3}, you={"hand": ["ruins"]}).play(
        "activate brewer", "build ruins"
    )
    game.offers("activate brewer").refuses("activate-twice brewer").play("activate brewer", "pass")
    game.refuses("activate brewer")
    assert (game.position()["me"]["vp"], game.position()["me"]["food"]) == (2, 1)


@pytest.mark.rules("SET-ACTV-06")
def test_two_uses_may_be_made_in_one_turn():
    game = settlers(me={"empire": ["brewer"], "food": 2}).play("activate-twice brewer").asks("you", "action")
    game.expect(me={"food": 0, "vp": 2, "used": {"brewer": 2}, "pieces": {"brewer": {"food": 2}}})


@pytest.mark.rules("SET-ACTV-07")
def test_a_token_on_a_location_is_no_use():
    game = settlers(me={"empire": ["gold_mine"], "defence": 1, "worker": 2}).play("defend gold_mine")
    game.offers("activate gold_mine", "activate-twice gold_mine").expect(me={"defence": 0, "guard": ["gold_mine"]})


@pytest.mark.rules("SET-ACTV-08")
def test_a_location_built_in_this_round_can_be_activated():
    me = {"hand": ["coal_mine"], "wood": 1, "stone": 1, "worker": 1}
    game = settlers(me=me, you={"hand": ["ruins"]}).play("build coal_mine", "build ruins")
    game.asks("me", "action").play("activate coal_mine")
    assert game.position()["me"]["stone"] == 2


# --- gold


@pytest.mark.rules("SET-GOLD-01")
def test_gold_pays_for_a_deal_a_building_and_an_activation():
    game = settlers(me={"hand": ["raid"], "gold": 1}).play("deal raid")
    game.expect(me={"hand": [], "deals": ["raid"], "gold": 0, "wood": 1})
    game = settlers(me={"hand": ["quarry"], "gold": 1, "wood": 1}).play("build quarry")
    game.expect(me={"hand": [], "empire": ["quarry"], "gold": 0, "wood": 0, "stone": 2})
    game = settlers(me={"empire": ["marketplace"], "gold": 2, "wood": 1}).play("activate marketplace")
    game.expect(
        me={
            "gold": 0,
            "wood": 0,
            "vp": 3,
            "used": {"marketplace": 1},
            "pieces": {"marketplace": {"wood": 1, "gold": 2}},
        }
    )


@pytest.mark.rules("SET-GOLD-01")
def test_the_payer_chooses_what_gold_replaces():
    me = {"hand": ["quarry"], "gold": 1, "wood": 1, "stone": 1}
    game = settlers(me=me).play("build quarry").asks("me", "gold-for", ["wood", "stone", "done"])
    game.play("stone").asks("you", "action")
    game.expect(me={"hand": [], "empire": ["quarry"], "gold": 0, "wood": 0, "stone": 3})
    game = settlers(me=me).play("build quarry", "done")
    game.expect(me={"hand": [], "empire": ["quarry"], "wood": 0, "stone": 2})


@pytest.mark.rules("SET-GOLD-01")
def test_no_way_to_pay_is_offered_twice_and_none_is_asked_for_without_a_choice():
    me = {"hand": ["statue"], "gold": 3, "wood": 1, "stone": 2}
    game = settlers(me=me, deck=["mill"]).play("build statue", "stone").asks("me", "gold-for", ["stone", "done"])
    game.play("stone", "draw common")
    game.expect(
        me={"hand": ["mill"], "empire": ["statue"], "gold": 1, "wood": 0, "stone": 2, "vp": 1}, middle={"deck": []}
    )
    settlers(me={"hand": ["statue"], "gold": 3}, deck=["mill"]).play("build statue").asks("me", "draw")
    settlers(me={"hand": ["ruins"], "gold": 3}).play("build ruins").asks("you", "action")


@pytest.mark.rules("SET-GOLD-02")
def test_a_resource_never_stands_for_gold():
    me = {"empire": ["goldsmiths_workshop"], "worker": 1, "wood": 3, "stone": 3, "food": 3}
    settlers(me=me).refuses("activate goldsmiths_workshop")


@pytest.mark.rules("SET-GOLD-03")
def test_gold_is_not_exchanged_outside_a_payment():
    settlers(me={"gold": 9}).asks("me", "action", ["pass"])


@pytest.mark.rules("SET-GOLD-04")
def test_gold_stands_for_nothing_but_resources():
    me = {"empire": ["coal_mine", "missionaries", "tavern"], "gold": 9, "hand": []}
    settlers(me=me, you={"empire": ["armorer"]}).asks("me", "action", ["pass"])
    settlers(me={"hand": ["golden_bazaar"], "faction": "egyptian", "gold": 9}).refuses("build golden_bazaar")


# --- general rules


@pytest.mark.rules("SET-GEN-01")
def test_points_count_as_soon_as_they_are_gained():
    game = (
        settlers(me={"empire": ["pig_farmer"], "worker": 1, "food": 1})
        .play("activate pig_farmer")
        .asks("you", "action")
    )
    assert game.match.view(None)["goods"][0]["vp"] == 2


@pytest.mark.rules("SET-GEN-02", "SET-GEN-03")
def test_goods_come_from_the_general_supply():
    game = settlers(me={"empire": ["lumberjacks"], "worker": 1}, you={"wood": 1, "worker": 1})
    game.play("activate lumberjacks")
    game.expect(me={"worker": 0, "wood": 2, "used": {"lumberjacks": 1}, "pieces": {"lumberjacks": {"worker": 1}}})


@pytest.mark.rules("SET-GEN-04")
def test_everybody_sees_everybodys_goods():
    game = settlers(me={"wood": 1, "gold": 2}, you={"worker": 3, "raze": 1}, third={})
    views = [game.match.view(seat)["goods"] for seat in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert (views[0][0]["gold"], views[0][1]["worker"]) == (2, 3)


@pytest.mark.rules("SET-GEN-05")
def test_a_card_may_come_from_either_deck():
    game = settlers(me={"empire": ["castle"], "worker": 1, "deck": ["raid"]}, deck=["mill"]).play("activate castle")
    game.asks("me", "draw", ["common", "faction"]).play("draw faction")
    game.expect(
        me={"worker": 0, "hand": ["raid"], "deck": [], "used": {"castle": 1}, "pieces": {"castle": {"worker": 1}}}
    )


@pytest.mark.rules("SET-GEN-06")
def test_each_card_goes_to_its_own_discard_pile():
    me = {"faction": "roman", "empire": ["legion", "ruins"], "hand": ["roman_bank", "spies"], "stone": 2, "wood": 1}
    game = settlers(me=me, you={"passed": True})
    game.play("build roman_bank", "sacrifice legion").play("build spies", "sacrifice ruins", "done")
    assert game.position()["me"]["discard"] == ["legion"]
    assert game.position()["middle"]["discard"] == ["ruins"]


@pytest.mark.rules("SET-GEN-07")
def test_an_empty_common_deck_is_made_of_its_discard_pile():
    rest = ["castle", "brewer", "town", "ruins", "joiner", "armorer"]
    game = settlers(me={"worker": 6}, deck=["mill"], discard=rest).play("send common", "send common", "send common")
    assert len(game.table.hand[0]) == 3
    assert len(game.table.deck) == 4
    assert not game.table.discard
    assert sorted(game.names([*game.table.hand[0], *game.table.deck])) == sorted(["mill", *rest])


@pytest.mark.rules("SET-GEN-08")
def test_an_empty_faction_deck_stays_empty():
    me = {"deck": [], "discard": ["raid", "pyre", "idol", "pack"]}
    game = settlers(me=me, you={}, phase="lookout")
    assert game.position()["me"]["hand"] == []
    assert len(game.position()["me"]["discard"]) == 4


@pytest.mark.rules("SET-GEN-10")
def test_a_free_choice_of_decks_offers_only_those_that_have_cards():
    game = settlers(me={"empire": ["castle"], "worker": 1, "deck": []}, deck=["mill"]).play("activate castle")
    game.asks("you", "action")
    assert game.position()["me"]["hand"] == ["mill"]

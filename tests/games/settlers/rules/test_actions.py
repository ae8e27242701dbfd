"""The action phase: turns and passing, building and its costs, deals, workers."""

import pytest

from kronika.testing import settlers

# --- turns and passing


@pytest.mark.rules("SET-ACT-01")
def test_turns_go_clockwise_with_one_action_each():
    hand = {"hand": ["ruins", "ruins"]}
    game = settlers(me=hand, you=hand, third=hand, first="you", active="you")
    for seat in ("you", "third", "me", "you"):
        game.asks(seat, "action").play("build ruins")


@pytest.mark.rules("SET-ACT-01", "SET-ACT-02")
def test_there_are_five_actions_and_passing():
    game = settlers(
        me={"hand": ["ruins", "raid", "mill"], "empire": ["castle"], "worker": 2, "food": 1, "raze": 2},
        you={"empire": ["armorer"]},
    )
    kinds = {option.key.name for option in game.match.choice.options}
    assert kinds == {"pass", "build", "deal", "raze-card", "raze", "activate", "activate-twice", "send"}


@pytest.mark.rules("SET-ACT-03", "SET-DEAL-07")
def test_actions_of_a_kind_are_not_limited():
    deals = ["raid", "raid", "raid", "pyre", "idol", "barter", "rabble", "rabble", "pack"]
    hand = ["mission", "robbers", "hillfort"]
    game = settlers(me={"hand": hand, "deals": deals, "food": 4}, you={"passed": True}, deck=["mill"])
    game.play("deal hillfort").play("deal robbers").play("deal mission", "draw common")
    game.expect(me={"hand": ["mill"], "deals": [*deals, *hand], "food": 1, "wood": 1, "worker": 1}, middle={"deck": []})


@pytest.mark.rules("SET-ACT-04", "SET-ACT-06")
def test_who_has_passed_is_skipped_until_all_have():
    hand = {"hand": ["ruins", "ruins"]}
    game = settlers(me=hand, you=hand, third=hand)
    game.play("pass").asks("you", "action").play("pass").asks("third", "action")
    game.play("build ruins").asks("third", "action").play("build ruins").asks("third", "action")
    game.expect(
        me={"passed": True}, you={"passed": True}, third={"hand": [], "empire": ["ruins", "ruins"], "worker": 2}
    )
    game.play("pass")
    assert game.position()["middle"]["round"] == 4


@pytest.mark.rules("SET-ACT-05")
def test_who_has_passed_cannot_be_a_target():
    me = {"empire": ["saboteurs", "robbers", "pack"], "raze": 2, "worker": 5}
    you = {"empire": ["armorer"], "wood": 3, "deals": ["legion"]}
    actions = ("raze armorer 1", "activate saboteurs", "activate robbers", "activate pack")
    settlers(me=me, you=you).offers(*actions)
    settlers(me=me, you={**you, "passed": True}).refuses(*actions)


@pytest.mark.rules("SET-ACT-05")
def test_cards_of_the_other_factions_spare_who_has_passed_too():
    you = {"empire": ["brewer", "raid"], "deals": ["pyre"], "hand": ["mill"], "faction": "barbarian"}
    for faction, cards, goods in (
        ("roman", ["engineers", "spies"], {"worker": 3}),
        ("egyptian", ["chariot_builder", "scorpion_breeder", "temple_of_ra", "desert"], {"worker": 3, "raze": 2}),
        ("japanese", ["garrison", "ninjas", "trade_route"], {"worker": 3, "raze": 2, "food": 1}),
    ):
        me = {"faction": faction, "empire": cards, "hand": ["ruins"], **goods}
        settlers(me=me, you=you).offers(*(f"activate {card}" for card in cards))
        settlers(me=me, you={**you, "passed": True}).refuses(*(f"activate {card}" for card in cards))


@pytest.mark.rules("SET-ACT-07")
def test_passing_is_always_possible_and_keeps_the_goods():
    game = settlers(me={"hand": ["ruins"], "worker": 4}).play("pass").asks("you", "action")
    game.expect(me={"passed": True})
    settlers(you={"passed": True}).asks("me", "action", ["pass"])


# --- building


@pytest.mark.rules("SET-BUILD-01", "SET-COST-01")
def test_a_card_of_the_hand_is_paid_and_placed():
    game = settlers(
        me={"hand": ["monument", "wood_storage"], "wood": 2, "stone": 2}, you={"passed": True}, deck=["mill"]
    )
    game.play("build monument")
    game.expect(me={"hand": ["wood_storage"], "empire": ["monument"], "stone": 1, "vp": 1})
    game.play("build wood_storage", "draw common")
    game.expect(
        me={"hand": ["mill"], "empire": ["monument", "wood_storage"], "wood": 0, "stone": 0, "vp": 2},
        middle={"deck": []},
    )


@pytest.mark.rules("SET-BUILD-02", "SET-ACTV-03")
def test_goods_on_locations_cannot_be_spent():
    me = {"hand": ["monument"], "empire": ["court_sculptor", "castle"], "stone": 1, "worker": 2}
    game = settlers(me=me, you={"passed": True}).offers("build monument", "send wood").play("activate court_sculptor")
    game.refuses("build monument").play("activate castle", "draw common").refuses("send wood")
    assert game.position()["me"]["pieces"] == {"court_sculptor": {"stone": 1}, "castle": {"worker": 1}}


@pytest.mark.rules("SET-BUILD-03", "SET-BUILD-05")
def test_a_production_location_produces_at_once_and_adds_its_bonus():
    game = settlers(me={"hand": ["old_forest", "quarry"], "wood": 3, "stone": 1}, you={"passed": True})
    game.play("build old_forest").expect(me={"hand": ["quarry"], "empire": ["old_forest"], "wood": 3})
    game.play("build quarry").expect(me={"hand": [], "empire": ["old_forest", "quarry"], "wood": 2, "stone": 2})


@pytest.mark.rules("SET-BUILD-09")
def test_a_bonus_changes_no_kind():
    game = settlers(me={"hand": ["tavern"], "wood": 1, "stone": 1}, you={"passed": True}, deck=["mill"])
    game.play("build tavern", "draw common").offers("activate tavern")
    game.expect(me={"hand": ["mill"], "empire": ["tavern"], "wood": 0, "stone": 0}, middle={"deck": []})
    assert [card["card"] for card in game.match.view(0)["empire"][0][2]] == ["tavern"]


@pytest.mark.rules("SET-CARD-05", "SET-CARD-06", "SET-FOUND-03")
def test_locations_lie_in_rows_with_faction_locations_first():
    me = {"hand": ["primeval_forest", "barbarian_altar"], "empire": ["old_forest", "castle"], "wood": 3}
    game = settlers(me={**me, "foundations": ["quarry"]}, you={"passed": True})
    game.play("build primeval_forest").play("build barbarian_altar", "foundation")
    rows = [[card["card"] for card in row] for row in game.match.view(1)["empire"][0]]
    assert rows == [["primeval_forest", "old_forest"], [], ["barbarian_altar", "castle"]]


# --- costs and sacrifices


@pytest.mark.rules("SET-COST-02", "SET-COST-03")
def test_a_location_in_the_cost_is_a_common_or_a_faction_location():
    settlers(me={"hand": ["sentry_tower"], "wood": 2}).refuses("build sentry_tower")
    me = {"hand": ["sentry_tower"], "empire": ["barbarian_settlement", "ruins"], "wood": 2}
    game = settlers(me=me).play("build sentry_tower")
    game.asks("me", "sacrifice", ["barbarian_settlement", "ruins"]).play("barbarian_settlement")
    game.expect(
        me={
            "hand": [],
            "empire": ["ruins", "sentry_tower"],
            "wood": 0,
            "raze": 1,
            "worker": 1,
            "discard": ["barbarian_settlement"],
        }
    )


@pytest.mark.rules("SET-COST-04")
def test_the_goods_must_be_paid_beside_the_location():
    me = {"hand": ["dark_chapel"], "empire": ["ruins"], "wood": 1, "stone": 1}
    settlers(me=me).refuses("build dark_chapel")
    settlers(me={**me, "stone": 2}).offers("build dark_chapel")


@pytest.mark.rules("SET-COST-05")
def test_the_new_location_neither_pays_for_itself_nor_profits_from_what_was_given_up():
    game = settlers(me={"faction": "japanese", "hand": ["stalls"], "empire": ["mill"], "wood": 1})
    game.play("build stalls")
    game.expect(me={"hand": [], "empire": ["stalls"], "wood": 0}, middle={"discard": ["mill"]})
    settlers(me={"faction": "japanese", "hand": ["stalls"], "wood": 1}).refuses("build stalls")


@pytest.mark.rules("SET-COST-06", "SET-FOUND-02")
def test_a_foundation_serves_as_the_location():
    game = settlers(me={"hand": ["sentry_tower"], "foundations": ["armorer"], "wood": 2}).play("build sentry_tower")
    game.expect(
        me={"hand": [], "empire": ["sentry_tower"], "foundations": [], "wood": 0, "raze": 1, "worker": 1},
        middle={"discard": ["armorer"]},
    )


@pytest.mark.rules("SET-COST-07", "SET-COST-08")
def test_a_used_and_guarded_location_may_be_given_up_with_all_that_lies_on_it():
    me = {"hand": ["sentry_tower"], "empire": ["gold_mine"], "wood": 2, "worker": 2, "defence": 1}
    game = settlers(me=me, you={"passed": True}).play(
        "defend gold_mine", "activate-twice gold_mine", "build sentry_tower"
    )
    game.play("done").expect(
        me={"hand": [], "empire": ["sentry_tower"], "wood": 0, "worker": 1, "raze": 1, "gold": 2, "defence": 0},
        middle={"discard": ["gold_mine"]},
    )


@pytest.mark.rules("SET-COST-09")
def test_the_example_of_the_rulebook_giving_a_location_up_is_no_razing():
    """Sentry Tower is built with a Mill: nothing is gained but its own production."""
    game = settlers(me={"hand": ["sentry_tower"], "empire": ["mill"], "wood": 2}).play("build sentry_tower")
    game.expect(
        me={"hand": [], "empire": ["sentry_tower"], "wood": 0, "raze": 1, "worker": 1}, middle={"discard": ["mill"]}
    )


@pytest.mark.rules("SET-TRIG-01")
def test_a_feature_is_set_off_by_its_own_construction():
    game = settlers(me={"hand": ["mill"], "wood": 3}).play("build mill")
    game.expect(me={"hand": [], "empire": ["mill"], "wood": 0, "gold": 1, "vp": 1})


# --- deals


@pytest.mark.rules("SET-DEAL-01", "SET-DEAL-02")
def test_a_deal_needs_a_faction_card_of_the_hand():
    me = {"hand": ["mill", "ruins"], "empire": ["raid"], "food": 3}
    settlers(me=me).refuses("deal mill", "deal ruins", "deal raid")


@pytest.mark.rules("SET-DEAL-03", "SET-DEAL-05", "SET-GEN-03")
def test_a_deal_costs_a_food_and_gives_its_good_at_once():
    settlers(me={"hand": ["sentry_tower"]}).refuses("deal sentry_tower")
    game = settlers(me={"hand": ["sentry_tower"], "food": 1}).play("deal sentry_tower")
    game.expect(me={"hand": [], "deals": ["sentry_tower"], "food": 0, "worker": 1})


@pytest.mark.rules("SET-DEAL-04")
def test_a_deal_is_no_location_and_has_no_colour():
    me = {"hand": ["hillfort", "armorer"], "deals": ["raid", "pyre"], "empire": ["ruins"], "wood": 2, "raze": 1}
    game = settlers(me=me, you={"passed": True})
    game.play("build hillfort").expect(
        me={"hand": ["armorer"], "empire": ["hillfort"], "wood": 0, "vp": 1}, middle={"discard": ["ruins"]}
    )
    game.play("raze-card armorer").expect(
        me={"hand": [], "raze": 0, "stone": 1, "vp": 2}, middle={"discard": ["ruins", "armorer"]}
    )


# --- workers


@pytest.mark.rules("SET-SEND-01", "SET-SEND-03")
def test_two_workers_bring_a_resource_or_a_card_and_nothing_else():
    game = settlers(me={"worker": 2})
    sends = [option.args[0] for option in game.match.choice.options if option.key.name == "send"]
    assert sends == ["wood", "stone", "food", "common", "faction"]
    game.play("send stone").asks("you", "action").expect(me={"worker": 0, "stone": 1})
    settlers(me={"worker": 1}).refuses("send wood")


@pytest.mark.rules("SET-SEND-02")
def test_any_number_of_pairs_goes_in_one_action():
    game = settlers(me={"worker": 9, "deck": ["raid"]}, deck=["mill", "castle", "ruins"])
    game.play("send wood", "send common", "send common", "send faction").asks("you", "action")
    game.expect(me={"worker": 1, "wood": 1, "hand": ["mill", "castle", "raid"], "deck": []}, middle={"deck": ["ruins"]})


@pytest.mark.rules("SET-SEND-02")
def test_the_player_stops_sending_when_done():
    game = settlers(me={"worker": 6}).play("send food", "send food", "done").asks("you", "action")
    game.expect(me={"worker": 2, "food": 2})


@pytest.mark.rules("SET-GEN-10")
def test_workers_are_sent_only_to_decks_that_have_cards():
    game = settlers(me={"worker": 4, "deck": []}, deck=["mill"]).refuses("send faction").play("send common")
    game.asks("me", "send", ["wood", "stone", "food", "done"])

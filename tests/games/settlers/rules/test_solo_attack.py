"""The attacks of the virtual player."""

import pytest

from kronika.testing import settlers

QUIET = ["attack_card", "attack_card"]  # nothing in these empires is razed for cards


def attack(empire, line, deck, faction="barbarian", round=2, **more):
    """The player passes; the first two cards of the attack deck come in two waves."""
    names = [f"attack_{good}" for good in deck]
    game = settlers(
        me={"faction": faction, "empire": empire, **more.pop("me", {})},
        solo=True,
        line=[f"attack_{good}" for good in line],
        attack_deck=[*names, *QUIET][: max(2, len(names))],
        round=round,
        **more,
    )
    return game.play("pass")


def line(game):
    return [name.removeprefix("attack_") for name in game.position()["middle"]["line"]]


def empire(game):
    return game.position()["me"]["empire"]


def collection(game):
    return game.position()["middle"]["collection"]


@pytest.mark.rules("SET-SOLOATK-01")
def test_the_virtual_players_locations_go_to_the_collection_first():
    game = attack([], [], ["wood", "stone"], rival=["mill", "ruins"])
    assert collection(game) == ["mill", "ruins"]
    assert game.position()["middle"]["rival"] == []


@pytest.mark.rules("SET-SOLOATK-02", "SET-SOLOATK-03")
def test_two_waves_reveal_two_attack_cards_in_front_of_the_line():
    game = attack([], ["stone", "worker"], ["wood", "gold", "food"])
    assert line(game) == ["gold", "wood", "stone", "worker"]
    assert game.position()["middle"]["attack_deck"] == ["attack_food"]


@pytest.mark.rules("SET-SOLOATK-04")
def test_a_wave_takes_one_location_at_most():
    game = attack(["marketplace", "carpenters_workshop"], ["gold"], ["wood", "card"])
    assert empire(game) == ["carpenters_workshop"]
    assert collection(game) == ["marketplace"]


@pytest.mark.rules("SET-SOLOATK-05", "SET-SOLOATK-06")
def test_without_the_newest_good_in_a_raze_field_nothing_happens():
    game = attack(["armorer"], ["stone", "vp"], ["food", "card"])
    assert (empire(game), line(game)) == (["armorer"], ["card", "food", "stone", "vp"])
    game = attack(["mill", "armorer"], ["stone", "vp", "worker"], ["food", "card"])
    assert empire(game) == ["armorer"]


@pytest.mark.rules("SET-SOLOATK-07", "SET-SOLOATK-08")
def test_the_example_of_the_rulebook_the_first_card_that_completes_a_pair_decides():
    """Wood is revealed before stone, worker, gold: Mason (wood, stone) falls before Marketplace (wood, gold)."""
    game = attack(["mason", "marketplace", "wood_supplier"], ["stone", "worker", "gold"], ["wood", "card"])
    assert collection(game) == ["mason"]


@pytest.mark.rules("SET-SOLOATK-08")
def test_the_same_good_twice_needs_two_cards_of_it():
    game = attack(["wood_supplier"], ["stone", "worker", "gold"], ["wood", "card"])
    assert empire(game) == ["wood_supplier"]
    game = attack(["wood_supplier"], ["stone", "wood", "gold"], ["wood", "card"])
    assert collection(game) == ["wood_supplier"]


@pytest.mark.rules("SET-SOLOATK-09")
def test_two_older_cards_make_no_pair():
    game = attack(["masons_guild"], ["stone", "gold"], ["food", "card"])
    assert empire(game) == ["masons_guild"]


@pytest.mark.rules("SET-SOLOATK-10")
def test_without_a_pair_no_attack_card_moves():
    game = attack(["marketplace"], ["stone", "worker"], ["wood", "card"])
    assert (empire(game), line(game)) == (["marketplace"], ["card", "wood", "stone", "worker"])


@pytest.mark.rules("SET-SOLOATK-11", "SET-SOLOATK-12")
def test_the_location_is_collected_without_goods_wood_or_foundation():
    game = attack(["marketplace"], ["gold"], ["wood", "card"], round=5)
    assert collection(game) == ["marketplace"]
    after = game.position()["me"]
    assert (after["wood"], after["gold"], after["foundations"]) == (0, 0, [])


@pytest.mark.rules("SET-SOLOATK-13")
def test_a_defence_token_does_not_protect():
    game = attack(["marketplace"], ["gold"], ["wood", "card"], me={"guard": ["marketplace"]}, round=5)
    assert collection(game) == ["marketplace"]


@pytest.mark.rules("SET-SOLOATK-14")
def test_actions_are_hit_before_features_and_features_before_production():
    assert collection(attack(["carpenters_workshop", "marketplace"], ["gold"], ["wood", "card"])) == ["marketplace"]
    # Supplier is a feature, Merchant's Guild a production location; both are razed for stone and gold.
    assert collection(attack(["merchants_guild", "supplier"], ["gold"], ["stone", "card"])) == ["supplier"]


@pytest.mark.rules("SET-SOLOATK-15")
def test_then_the_dearer_location_is_hit():
    assert collection(attack(["court_sculptor", "coal_mine"], ["worker"], ["stone", "card"])) == ["coal_mine"]


@pytest.mark.rules("SET-SOLOATK-16")
def test_then_the_one_with_more_stone_in_its_cost():
    assert collection(attack(["porters", "coal_mine"], ["worker"], ["stone", "card"])) == ["coal_mine"]


@pytest.mark.rules("SET-SOLOATK-17")
def test_then_the_player_chooses():
    game = attack(["supplier", "apartment", "mill"], ["gold"], ["stone", "card"])
    game.asks("me", "lose", ["supplier", "apartment"]).play("apartment")
    assert collection(game) == ["apartment"]
    assert game.position()["middle"]["round"] == 3


@pytest.mark.rules("SET-SOLOATK-17", "SET-SOLOATK-04")
def test_the_player_may_have_to_choose_in_both_waves():
    game = attack(["supplier", "apartment", "monty_the_merchant"], ["gold"], ["stone", "gold"])
    game.play("lose supplier").asks("me", "lose", ["apartment", "monty_the_merchant"]).play("lose apartment")
    assert collection(game) == ["apartment", "supplier"]


@pytest.mark.rules("SET-SOLOATK-17")
def test_copies_that_are_alike_are_not_asked_about():
    game = attack(["armorer", "armorer"], ["vp"], ["stone", "card"])
    assert (collection(game), empire(game)) == (["armorer"], ["armorer"])


@pytest.mark.rules("SET-SOLOATK-18", "SET-SOLOATK-19")
def test_both_cards_of_a_hit_go_to_the_end_of_the_line_the_newer_one_first():
    game = attack(["marketplace"], ["stone", "worker", "gold", "vp"], ["wood", "card"])
    assert line(game) == ["card", "stone", "worker", "vp", "wood", "gold"]


@pytest.mark.rules("SET-SOLOATK-20")
def test_the_last_round_ends_with_an_attack_too():
    game = attack(["raid", "marketplace"], ["gold"], ["wood", "card"], round=5, me={"wood": 3})
    assert collection(game) == ["marketplace"]
    assert game.position()["me"]["wood"] == 3
    assert game.match.over


@pytest.mark.rules("SET-SOLOATK-20")
def test_before_that_the_next_round_begins():
    game = attack(["marketplace"], ["gold"], ["wood", "card"]).asks("me", "take")
    assert game.position()["middle"]["round"] == 3


@pytest.mark.rules("SET-SOLOATK-21")
@pytest.mark.parametrize(("faction", "own"), [("roman", ["legion", "trade_colony"]), ("barbarian", ["raid", "pyre"])])
def test_faction_locations_are_not_attacked(faction, own):
    game = attack(own, ["vp", "stone", "wood"], ["vp", "stone"], faction=faction)
    assert (empire(game), collection(game)) == (sorted(own), [])


# --- the Japanese


@pytest.mark.rules("SET-SOLOJAP-01", "SET-SOLOJAP-04")
def test_two_cards_for_points_hit_a_japanese_location_and_go_to_the_end():
    game = attack(["casino"], ["wood", "vp", "gold"], ["vp", "card"], faction="japanese")
    assert collection(game) == ["casino"]
    assert line(game) == ["card", "wood", "gold", "vp", "vp"]
    assert empire(attack(["casino"], ["wood", "gold"], ["vp", "card"], faction="japanese")) == ["casino"]
    assert empire(attack(["casino"], ["vp", "vp"], ["wood", "card"], faction="japanese")) == ["casino"]


@pytest.mark.rules("SET-SOLOJAP-02")
def test_the_order_of_the_deal_goods_decides():
    order = ["temple_of_buddha", "ninjas", "casino", "dojo", "master_swordsmith", "sumo_school", "stalls"]
    for place, card in enumerate(order):
        game = attack(list(reversed(order[place:])), ["vp"], ["vp", "card"], faction="japanese")
        assert collection(game) == [card]


@pytest.mark.rules("SET-SOLOJAP-03")
def test_then_type_cost_and_stone_decide_as_for_common_locations():
    game = attack(["garrison", "ninjas"], ["vp"], ["vp", "card"], faction="japanese")
    assert collection(game) == ["ninjas"]
    game = attack(["school_of_diplomacy", "negotiator"], ["vp"], ["vp", "card"], faction="japanese")
    assert collection(game) == ["negotiator"]


@pytest.mark.rules("SET-SOLOJAP-05")
def test_a_samurai_does_not_protect():
    game = attack(["casino"], ["vp"], ["vp", "card"], faction="japanese", me={"guard": ["casino"]})
    assert (collection(game), game.position()["me"]["guard"]) == (["casino"], [])


@pytest.mark.rules("SET-SOLOJAP-06")
def test_samurai_count_for_daimyos_castle():
    me = {"faction": "japanese", "empire": ["daimyos_castle", "gate", "casino"], "guard": ["gate", "casino"]}
    assert settlers(me=me, solo=True, phase="production").position()["me"]["vp"] == 2


@pytest.mark.rules("SET-SOLOJAP-07")
def test_gate_and_shrine_are_not_attacked():
    game = attack(["gate", "shrine"], ["wood", "vp"], ["vp", "card"], faction="japanese")
    assert (empire(game), line(game)) == (["gate", "shrine"], ["card", "vp", "wood", "vp"])


@pytest.mark.rules("SET-SOLOJAP-08")
def test_the_pair_for_points_comes_before_the_common_locations():
    game = attack(["armorer", "casino"], ["stone", "vp"], ["vp", "card"], faction="japanese")
    assert (collection(game), empire(game)) == (["casino"], ["armorer"])
    assert collection(attack(["armorer", "gate"], ["stone", "vp"], ["vp", "card"], faction="japanese")) == ["armorer"]

"""The production phase."""

import pytest

from kronika.testing import settlers

GOODS = ("wood", "stone", "food", "gold", "worker", "raze", "defence", "vp")


def produced(game, seat="me"):
    position = game.position()[seat]
    return {good: position[good] for good in GOODS if position[good]}


@pytest.mark.rules("SET-PROD-01")
def test_the_example_of_the_rulebook():
    """The Japanese with deals for gold and a worker, Armorer and Lord's Fields."""
    me = {"faction": "japanese", "deals": ["casino", "japanese_farm"], "empire": ["armorer", "lords_fields"]}
    game = settlers(me=me, phase="production")
    assert produced(game) == {"worker": 5, "wood": 1, "raze": 2, "defence": 1, "gold": 1, "food": 1}


@pytest.mark.rules("SET-PROD-02")
def test_players_produce_one_after_another_from_the_first_player():
    game = settlers(
        me={"faction": "roman", "empire": ["legion", "watchtower"], "deck": ["spies"]},
        you={"faction": "barbarian", "empire": ["watchtower"], "deck": ["raid"]},
        deck=["mill", "castle", "ruins"],
        phase="production",
        first="you",
    )
    game.asks("you", "draw", ["common", "faction"]).play("draw common").asks("me", "draw", ["common", "faction"])
    assert game.position()["me"]["hand"] == ["castle"]
    game.play("draw common").asks("you", "action")
    game.expect(
        me={"hand": ["castle", "ruins"], **produced(game, "me")},
        you={"hand": ["mill"]},
        middle={"deck": [], "phase": "action"},
    )


@pytest.mark.rules("SET-PROD-03")
def test_the_board_gives_the_same_in_every_round():
    for number in (1, 3, 5):
        game = settlers(phase="production", round=number)
        assert produced(game) == {"worker": 5, "raze": 1, "defence": 1}


@pytest.mark.rules("SET-PROD-04")
def test_in_the_first_round_only_the_boards_produce():
    game = settlers(me={}, you={}, third={}, fourth={}, phase="production", round=1)
    assert [produced(game, seat) for seat in ("me", "you", "third", "fourth")] == [
        {"worker": 5, "raze": 1, "defence": 1},
        {"wood": 1, "stone": 1, "worker": 2, "raze": 1, "defence": 1},
        {"gold": 1, "worker": 3, "raze": 1, "defence": 1},
        {"wood": 1, "worker": 4, "raze": 1, "defence": 1},
    ]


@pytest.mark.rules("SET-PROD-05")
def test_board_then_deals_then_locations_are_added_up():
    me = {"deals": ["raid"], "empire": ["old_forest"], "wood": 2}
    assert produced(settlers(me=me, phase="production")) == {"wood": 5, "worker": 5, "raze": 1, "defence": 1}
    swapped = {**me, "empire": ["old_forest", "town"], "deals": ["raid", "sentry_tower"]}
    turned = {**me, "empire": ["town", "old_forest"], "deals": ["sentry_tower", "raid"]}
    assert produced(settlers(me=swapped, phase="production")) == produced(settlers(me=turned, phase="production"))


@pytest.mark.rules("SET-PROD-05")
def test_the_owner_chooses_the_order_where_it_matters():
    """Architect looks at two cards: before or after a card is drawn from the same deck."""
    me = {
        "faction": "roman",
        "empire": ["architect", "watchtower"],
        "deals": ["spies"],
        "deck": ["legion", "roman_bank"],
    }
    game = settlers(me=me, phase="production", deck=["mill"])
    game.asks("me", "produce", ["spies", "architect", "watchtower"]).play("produce watchtower", "draw faction")
    game.asks("me", "produce", ["spies", "architect"]).play("produce architect").asks("me", "action")
    game.expect(
        me={"hand": ["legion", "roman_bank", "mill"], "deck": []},
        you={"worker": 5, "raze": 1, "defence": 1},
        middle={"deck": [], "phase": "action"},
    )


@pytest.mark.rules("SET-PROD-05")
def test_the_order_is_not_asked_for_where_it_makes_no_difference():
    me = {"empire": ["watchtower", "watchtower", "farmers_at_work"], "deals": ["mission"]}
    game = settlers(me=me, phase="production", deck=["mill", "ruins", "castle", "brewer"])
    game.asks("me", "draw").play(*["draw common"] * 4).asks("me", "action")


@pytest.mark.rules("SET-DEF-01")
@pytest.mark.parametrize("faction", ["barbarian", "roman", "egyptian", "japanese"])
def test_every_player_has_exactly_one_defence_token_after_production(faction):
    assert produced(settlers(me={"faction": faction}, phase="production"))["defence"] == 1


@pytest.mark.rules("SET-EGY-13")
def test_sphinx_works_in_production():
    game = settlers(me={"faction": "egyptian", "empire": ["pharaohs_guard", "sphinx"]}, phase="production")
    game.asks("me", "gain", ["raze 1", "vp 2"]).play("gain vp 2")
    assert produced(game)["vp"] == 3


@pytest.mark.rules("SET-GEN-01")
def test_points_of_a_production_count_at_once():
    assert produced(settlers(me={"empire": ["monument"]}, phase="production"))["vp"] == 1


@pytest.mark.rules("SET-GEN-05")
def test_a_card_of_choice_is_asked_for_and_a_common_one_is_not():
    game = settlers(
        me={"faction": "roman", "empire": ["watchtower", "legion"]}, phase="production", deck=["mill", "ruins"]
    )
    assert game.position()["me"]["hand"] == ["mill"]
    game.asks("me", "draw", ["common", "faction"]).play("draw common").asks("me", "action")


@pytest.mark.rules("SET-DEAL-06")
def test_a_deal_gives_its_good_in_every_later_production():
    for number in (3, 4, 5):
        game = settlers(me={"deals": ["expedition"]}, phase="production", round=number)
        assert produced(game)["stone"] == 1


@pytest.mark.rules("SET-BUILD-04", "SET-BUILD-07")
def test_a_building_bonus_never_comes_again_and_a_lost_location_gives_nothing():
    game = settlers(me={"empire": ["ruins", "quarry"], "foundations": ["old_forest"]}, phase="production")
    assert produced(game) == {"stone": 1, "worker": 5, "raze": 1, "defence": 1}


@pytest.mark.rules("SET-JAP-20", "SET-JAP-22")
def test_a_trade_route_deal_gives_its_good_in_later_productions():
    game = settlers(
        me={"faction": "japanese", "empire": ["trade_route"], "food": 1},
        you={"faction": "barbarian", "empire": ["raid"], "hand": ["ruins"]},
        round=2,
    )
    game.play("activate trade_route", "pass", "pass")
    while game.match.choice.key.name == "take":
        game.answer(game.match.choice.options[0].token)
    assert produced(game)["wood"] == 2


@pytest.mark.rules("SET-GEN-08", "SET-GEN-10")
def test_cards_come_from_the_other_deck_when_one_is_empty():
    me = {"empire": ["watchtower"], "deck": [], "discard": ["raid", "pyre"]}
    game = settlers(me=me, phase="production", deck=["mill"]).asks("me", "action")
    assert game.position()["me"]["hand"] == ["mill"]
    assert game.position()["me"]["discard"] == ["raid", "pyre"]
    game = settlers(me=me, phase="production", deck=[]).asks("me", "action")
    assert game.position()["me"]["hand"] == []

"""The end of a turn: production, corruption, consumption, drawing cards."""

import pytest
from tests.games.ages.helpers import turned_up

from kronika.testing import ages


def after_turn(seat, **more):
    """The game after my turn, in which I draw no cards."""
    game = ages({"military": 0, **seat}, **more).play("end-turn")
    assert game.table.active == 1
    return game


def stored(game):
    return game.position()["me"]["tokens"]


# --- order and decisions


@pytest.mark.rules("TTA-ENDTURN-01", "TTA-PRODUCTION-10")
def test_consumption_takes_all_food_and_four_culture_points_for_each_that_is_missing():
    """Four food are due: two are there, two are missing."""
    seat = {"yellow": 4, "unused": 9, "workers": {"agriculture": 0}, "tokens": {"agriculture": 2}, "culture": 20}
    t = after_turn(seat).table
    assert (t.food[0], t.culture[0]) == (0, 12)


@pytest.mark.rules("TTA-PRODUCTION-10", "TTA-POINTS-03")
def test_missing_food_costs_no_more_culture_than_there_is():
    seat = {"yellow": 4, "unused": 9, "workers": {"agriculture": 0}, "culture": 5}
    assert after_turn(seat).table.culture[0] == 0


@pytest.mark.rules("TTA-ENDTURN-02")
def test_only_discarding_is_a_decision():
    game = ages({"military_hand": ["legion", "phalanx"]}).play("end-turn")
    assert game.table.active == 1
    game = ages({"military_hand": ["legion", "phalanx", "raid_i"]}).play("end-turn").asks("me", "discard")
    game.answer("raid_i")
    assert game.table.active == 1


@pytest.mark.rules("TTA-PRODUCTION-01")
def test_corruption_comes_before_production():
    """With five tokens in the bank the corruption of 4 finds one resource and three food, which are gone before two
    food and two resources are made."""
    assert stored(after_turn({"blue": 5, "tokens": {"bronze": 1, "agriculture": 3}})) == {"agriculture": 2, "bronze": 2}


@pytest.mark.rules("TTA-PRODUCTION-01")
def test_food_is_produced_and_eaten_before_resources_are_produced():
    """Corruption frees six tokens, all of which become food; the one that is eaten becomes a resource."""
    seat = {"blue": 0, "yellow": 16, "workers": {"agriculture": 6}, "tokens": {"agriculture": 6}}
    assert stored(after_turn(seat)) == {"agriculture": 5, "bronze": 1}


# --- points, food, resources


@pytest.mark.rules("TTA-PRODUCTION-02", "TTA-PRODUCTION-03")
def test_ratings_become_points():
    seat = {"workers": {"philosophy": 5}, "science": 3, "wonders": ["eiffel_tower"], "culture": 10}
    t = after_turn(seat).table
    assert (t.science[0], t.culture[0]) == (8, 14)


@pytest.mark.rules("TTA-PRODUCTION-04", "TTA-FOOD-01")
def test_every_worker_on_a_farm_makes_a_token_there():
    game = after_turn({"technologies": ["irrigation"], "workers": {"irrigation": 1, "bronze": 0}})
    assert stored(game) == {"agriculture": 2, "irrigation": 1}
    assert (game.table.food[0], game.table.blue[0]) == (4, 13)


@pytest.mark.rules("TTA-PRODUCTION-05")
def test_with_too_few_tokens_the_best_farms_produce_first():
    seat = {"technologies": ["selective_breeding"], "workers": {"selective_breeding": 1}, "blue": 1}
    assert stored(after_turn(seat)) == {"selective_breeding": 1}


@pytest.mark.rules("TTA-PRODUCTION-06", "TTA-FOOD-02")
def test_every_worker_on_a_mine_makes_a_token_there():
    seat = {"workers": {"bronze": 3, "agriculture": 0}, "tokens": {"bronze": 9}, "blue": 14}
    game = after_turn(seat)
    assert stored(game) == {"bronze": 12}
    assert game.table.blue[0] == 11


@pytest.mark.rules("TTA-PRODUCTION-07")
def test_with_too_few_tokens_the_best_mines_produce_first():
    seat = {
        "technologies": ["coal"],
        "workers": {"coal": 1, "bronze": 2, "agriculture": 0},
        "blue": 2,
    }
    game = after_turn(seat)
    assert stored(game) == {"bronze": 1, "coal": 1}
    assert game.table.resources[0] == 4


@pytest.mark.rules("TTA-PRODUCTION-08")
@pytest.mark.parametrize(
    ("bank", "eaten"), [(18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6)]
)
def test_consumption_follows_from_the_yellow_bank(bank, eaten):
    seat = {"yellow": bank, "unused": 9, "workers": {"agriculture": 0}, "tokens": {"agriculture": 7}, "blue": 16}
    assert after_turn(seat).table.food[0] == 7 - eaten


# --- corruption


@pytest.mark.rules("TTA-CORRUPTION-01", "TTA-CORRUPTION-02", "TTA-CORRUPTION-03")
@pytest.mark.parametrize(("bank", "lost"), [(12, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6)])
def test_corruption_follows_from_the_blue_bank(bank, lost):
    seat = {"workers": {"agriculture": 0, "bronze": 0}, "tokens": {"bronze": 7}, "blue": bank}
    t = after_turn(seat).table
    assert (t.resources[0], t.blue[0]) == (7 - lost, bank + lost)


@pytest.mark.rules("TTA-CORRUPTION-04")
def test_corruption_that_resources_do_not_cover_takes_food():
    seat = {"workers": {"agriculture": 0, "bronze": 0}, "tokens": {"bronze": 1, "agriculture": 5}, "blue": 3}
    t = after_turn(seat).table
    assert (t.resources[0], t.food[0]) == (0, 2)


@pytest.mark.rules("TTA-CORRUPTION-05", "TTA-FOOD-16")
def test_corruption_beyond_all_goods_costs_nothing_more():
    seat = {
        "workers": {"agriculture": 0, "bronze": 0},
        "tokens": {"bronze": 1, "agriculture": 2},
        "blue": 0,
        "culture": 9,
    }
    t = after_turn(seat).table
    assert (t.resources[0], t.food[0], t.culture[0]) == (0, 0, 9)


# --- gains


@pytest.mark.rules("TTA-FOOD-06")
def test_with_an_empty_bank_nothing_is_gained():
    game = turned_up("development_of_agriculture", {"blue": 0}, {"blue": 1})
    assert game.table.food == [0, 1]


@pytest.mark.rules("TTA-FOOD-07")
def test_food_and_resources_are_gained_in_the_order_of_the_card():
    game = turned_up("development_of_trade_routes", {"blue": 1}, {"blue": 2})
    assert (game.table.food, game.table.resources) == ([1, 1], [0, 1])
    game = ages({"hand": ["stockpile_a"], "blue": 1}).play("play stockpile_a")
    assert (game.table.food[0], game.table.resources[0]) == (0, 1)


# --- military cards and actions


@pytest.mark.rules("TTA-ENDTURN-07", "TTA-ENDTURN-08", "TTA-HAND-05")
@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_every_unspent_military_action_draws_a_card_up_to_three(left, drawn):
    game = ages({"technologies": ["communism"], "military": left}).play("end-turn")
    assert len(game.table.military_hand[0]) == drawn
    assert game.match.view(1)["military_hand"][0] == [{"card": None, "back": "military-i"}] * drawn
    assert all(story["card"] is None for story in game.told("you", "drew"))
    assert all(story["card"] is not None for story in game.told("me", "drew"))


@pytest.mark.rules("TTA-ENDTURN-09", "TTA-CARDS-08")
def test_with_the_last_card_the_discard_pile_of_the_age_becomes_the_deck():
    """One card is drawn, then two of the six that were discarded; those of an older age stay where they are."""
    seat = {"technologies": ["monarchy"], "military": 3}
    pile = ["spy", "annex", "infiltrate", "raid_ii", "plunder_ii", "cold_war"]
    game = ages(seat, age="II", military_deck=["emigration"], discarded=[*pile, "rats", "legion"]).play("end-turn")
    t = game.table
    hand = game.names(t.military_hand[0])
    assert len(hand) == 3
    assert "emigration" in hand
    assert len(t.military_deck) == 4
    assert sorted([*hand, *game.names(t.military_deck)]) == sorted([*pile, "emigration"])
    assert sorted(game.names(t.discarded)) == ["legion", "rats"]


@pytest.mark.rules("TTA-ENDTURN-09")
def test_without_discards_the_deck_is_made_at_the_next_draw_for_which_there_are_some():
    """I draw the last card when nothing has been discarded, and keep it. You discard a card and draw it again."""
    you = {"military_hand": ["spy", "annex"], "military": 1}
    game = ages({"military": 1}, you, {}, age="II", military_deck=["emigration"]).play("end-turn")
    assert (game.names(game.table.military_hand[0]), game.table.military_deck) == (["emigration"], [])
    game.play("pass", "end-turn")
    assert sorted(game.names(game.table.military_hand[1])) == ["annex", "spy"]
    assert not game.told("third", "reshuffled")
    hand = ["spy", "annex", "raid_ii"]
    game = ages({"military_hand": hand, "military": 1}, age="II", military_deck=[]).play("end-turn")
    game.asks("me", "discard").answer("annex")
    assert sorted(game.names(game.table.military_hand[0])) == sorted(hand)
    assert game.told("you", "reshuffled")


@pytest.mark.rules("TTA-ENDTURN-11", "TTA-HAPPY-04", "TTA-HAPPY-02")
def test_actions_lost_in_a_rivals_turn_are_missing_in_the_next_own_turn():
    """One worker of yours is discontent, whether or not there is an unused one."""
    game = turned_up("rebellion", {}, {"yellow": 16, "unused": 0}, age="I")
    assert game.table.civil == [4, 2]
    game.play("end-turn").asks("you", "action")
    assert game.table.civil[1] == 2

"""What players are told before they attack, bid or send a force."""

from itertools import count
from random import Random

import pytest
from tests.games.ages.helpers import turned_up

from kronika.engine.match import Match
from kronika.games import game as find_game
from kronika.games.ages.view import numbers
from kronika.testing import ages

ATTACKER = {
    "military_hand": ["plunder_i", "war_over_culture", "legion"],
    "technologies": ["communism", "warfare"],
    "workers": {"warriors": 5},
}


def attacks(game, seat=0):
    return numbers(game.table, seat)["attacks"]


# --- attacks


def test_an_attack_has_its_price_and_both_strengths():
    game = ages(ATTACKER, {"workers": {"warriors": 2}}, age="III", phase="politics")
    told = attacks(game)
    assert told["plunder_i"] == [{"rival": 1, "price": 1, "mine": game.table.strength[0], "theirs": 2, "allowed": True}]
    assert told["war_over_culture"][0]["price"] == 3
    assert "legion" not in told


@pytest.mark.card("mahatma_gandhi")
@pytest.mark.parametrize("card", ["plunder_i", "war_over_culture"])
def test_each_rival_has_a_price_of_his_own(card):
    game = ages(ATTACKER, {"leader": "mahatma_gandhi"}, {}, age="III", phase="politics")
    dear, plain = attacks(game)[card]
    assert (dear["rival"], plain["rival"]) == (1, 2)
    assert dear["price"] == 2 * plain["price"]
    token = {"plunder_i": "attack plunder_i 1", "war_over_culture": "declare-war war_over_culture 1"}[card]
    before = game.table.military[0]
    game.play(token)
    assert before - game.table.military[0] == dear["price"]


def test_strengths_are_those_that_an_attack_would_have():
    """A pact that the attack ends doesn't count, and one that helps attackers does."""
    for card in ("trade_routes_agreement", "loss_of_sovereignty", "open_borders_agreement", "military_pact"):
        me = {**ATTACKER, "pact": (card, "you", "a")}
        game = ages(me, {"workers": {"warriors": 1}}, {}, age="III", phase="politics")
        told = attacks(game)["plunder_i"][0]
        offered = "attack plunder_i 1" in [option.token for option in game.match.choice.options]
        assert told["allowed"] == offered
        if offered:
            game.play("attack plunder_i 1")
            assert (told["mine"], told["theirs"]) == (game.table.attack, game.table.defence)


def test_allowed_is_what_is_offered():
    random = Random(3)
    attackers = 0
    for seed in count():
        match = Match.start(find_game("ages"), 3, f"attacks/{seed}", {})
        while not match.over:
            choice = match.choice
            if choice.key.name == "politics":
                told = numbers(match.table, choice.seat)["attacks"]
                allowed = {
                    (card, str(one["rival"])) for card, rivals in told.items() for one in rivals if one["allowed"]
                }
                offered = {option.args for option in choice.options if option.key.name in ("attack", "declare-war")}
                assert allowed == offered
                attackers += bool(allowed)
            match.play(random.choice(choice.codes))
        if attackers > 5:
            break


def test_nobody_elses_cards_are_told():
    game = ages(ATTACKER, {"military_hand": ["plunder_i"]}, age="III", phase="politics")
    assert set(attacks(game, 1)) == {"plunder_i"}
    assert attacks(game, None) == {}


def test_a_declared_war_has_its_strengths():
    game = ages(ATTACKER, {"workers": {"warriors": 2}}, age="III", phase="politics")
    game.play("declare-war war_over_culture 1")
    told = numbers(game.table, 1)["players"]
    assert told[0]["war_strengths"] == [game.table.strength[0], 2]
    assert told[1]["war_strengths"] is None


# --- colonization


def auction(game, seat):
    return numbers(game.table, seat)["auction"]


@pytest.mark.rules("TTA-COLONY-03")
def test_the_highest_bid_is_told_to_who_can_make_it():
    """With the cards in hand; those of the others are secret."""
    me = {"workers": {"warriors": 3}, "military_hand": ["military_bonus_i"]}
    game = turned_up("historic_territory_i", me, {"workers": {"warriors": 2}}, age="I")
    game.offers("bid 4").refuses("bid 5")
    assert auction(game, 0)["most"] == 4
    assert auction(game, 1)["most"] == 2
    assert auction(game, None)["most"] is None
    assert auction(game, 0)["force"] is None


@pytest.mark.rules("TTA-COLONY-09")
def test_the_force_grows_by_what_is_said_to_be_added():
    """The second warriors complete an army."""
    me = {"workers": {"warriors": 2}, "tactic": "fighting_band", "military_hand": ["military_bonus_i"]}
    game = turned_up("historic_territory_i", me, {}, age="I", common=["fighting_band"])
    game.answer("4")
    for added in (1, 2):
        before = auction(game, 0)
        assert before["adds"] == {"warriors": added}
        game.answer("send warriors")
        assert auction(game, 1)["force"] == before["force"] + added
    assert auction(game, 1)["force"] == 3
    assert auction(game, 1)["adds"] == {}

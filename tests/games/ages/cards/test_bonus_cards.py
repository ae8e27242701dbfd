"""Military bonus cards."""

import pytest
from tests.games.ages.helpers import OVER

from kronika.testing import ages

BONUS = {"military_bonus_i": (2, 1), "military_bonus_ii": (4, 2), "military_bonus_iii": (6, 3)}
ALL = pytest.mark.card(*BONUS)
DEFENCE = pytest.mark.parametrize(("card", "defence"), [(card, values[0]) for card, values in BONUS.items()])
COLONIZATION = pytest.mark.parametrize(("card", "value"), [(card, values[1]) for card, values in BONUS.items()])


def attacked(strength, hand):
    seat = {"workers": {"warriors": strength}, "military_hand": ["spy"]}
    return ages(seat, {"military_hand": hand, "science": 9}, phase="politics", age="III").play("attack spy 1")


@ALL
@DEFENCE
@pytest.mark.rules("TTA-AGGRESSION-09", "TTA-AGGRESSION-12")
def test_a_bonus_card_adds_to_the_defence(card, defence):
    game = attacked(1 + defence, [card])
    game.asks("you", "defend", [card, "done"]).answer(f"defend {card}")
    game.expect(
        me={"military_hand": [], "military": 1},
        you={"military_hand": []},
        table={**OVER, "discarded": ["spy", card]},
    )


@ALL
@DEFENCE
@pytest.mark.rules("TTA-AGGRESSION-13")
def test_against_more_strength_a_bonus_card_is_of_no_use(card, defence):
    game = attacked(2 + defence, [card])
    game.asks("you", "defend", ["done"]).answer("done")
    game.expect(
        me={"military_hand": [], "military": 1, "science": 5},
        you={"science": 4},
        table={**OVER, "discarded": ["spy"]},
    )


@ALL
@DEFENCE
@pytest.mark.rules("TTA-AGGRESSION-10")
def test_a_bonus_card_can_be_discarded_face_down_for_one_strength(card, defence):
    game = attacked(2, [card])
    game.asks("you", "defend", [card, f"discard {card}", "done"]).answer(f"discard {card}")
    assert game.told("me", "discarded")[0]["card"] is None
    assert game.table.science == [0, 9]


@ALL
@COLONIZATION
@pytest.mark.rules("TTA-COLONY-14", "TTA-COLONY-17")
def test_a_bonus_card_helps_to_colonize(card, value):
    game = ages(
        {"military_hand": [card, "rats"]},
        {"workers": {"warriors": 0}},
        current=["historic_territory_i"],
        phase="politics",
        age="III",
    )
    bids = [str(number) for number in range(1, 2 + value)]
    game.play("prepare rats").asks("me", "bid", [*bids, "done"]).answer(f"bid {1 + value}")
    game.asks("me", "send", ["warriors", f"play-bonus {card}"]).answer("warriors").answer(f"play-bonus {card}")
    game.expect(
        me={
            "military_hand": [],
            "workers": {"warriors": 0},
            "strength": 0,
            "yellow": 19,
            "colonies": ["historic_territory_i"],
            "culture": 1 + 6,
            "happiness": 1,
        },
        table={**OVER, "current": ["rats"], "discarded": [card]},
    )


@ALL
@pytest.mark.rules("TTA-COLONY-10")
def test_bonus_cards_alone_colonize_nothing():
    game = ages(
        {"military_hand": ["rats", *BONUS], "workers": {"warriors": 0}},
        {"workers": {"warriors": 0}},
        current=["historic_territory_i"],
        phase="politics",
        age="III",
    ).play("prepare rats")
    assert game.position()["table"]["past"] == ["historic_territory_i"]


@ALL
def test_a_bonus_card_is_never_played_by_itself():
    ages({"military_hand": [*BONUS]}, phase="politics", age="III").asks("me", "politics", ["pass"])


@ALL
@pytest.mark.rules("TTA-WAR-15")
def test_bonus_cards_dont_help_in_a_war():
    game = ages(
        {"war": ("war_over_territory", "you"), "workers": {"warriors": 2}},
        {"military_hand": [*BONUS]},
        {},
        active="third",
    ).play("end-turn")
    assert game.table.yellow[:2] == [19, 17]
    assert len(game.table.military_hand[1]) == 3

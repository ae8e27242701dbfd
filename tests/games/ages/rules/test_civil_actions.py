"""The action phase: what actions cost, cards from the row, population."""

import pytest
from tests.games.ages.helpers import turned_up

from kronika.testing import ages


def row(*cards):
    """The row from the left, empty to the right."""
    return [*cards, *[None] * (13 - len(cards))]


# --- actions


@pytest.mark.rules("TTA-ACTION-01", "TTA-STATS-17", "TTA-STATS-19")
def test_actions_come_in_any_order_and_as_often_as_they_are_paid():
    game = ages({"tokens": {"bronze": 4}, "unused": 2}, row=["iron", "drama"])
    game.play("build bronze", "take iron", "build bronze")
    game.expect(
        me={
            "tokens": {"bronze": 0},
            "resources": 0,
            "blue": 16,
            "workers": {"bronze": 4},
            "unused": 0,
            "hand": ["iron"],
            "civil": 1,
        },
        table={"row": row(None, "drama")},
    )


@pytest.mark.rules("TTA-ACTION-03")
def test_the_phase_can_be_ended_with_unspent_actions():
    game = ages({"civil": 2}, row=["iron"]).offers("take iron", "end-turn").play("end-turn")
    assert game.table.active == 1


@pytest.mark.rules("TTA-ACTION-04", "TTA-ACTION-05")
def test_what_a_card_lets_one_do_costs_no_further_action_but_its_price():
    seat = {"hand": ["rich_land_a"], "civil": 1}
    ages({**seat, "tokens": {"bronze": 1}}).play("play rich_land_a", "build bronze").expect(
        me={
            "hand": [],
            "civil": 0,
            "tokens": {"bronze": 0},
            "resources": 0,
            "blue": 16,
            "workers": {"bronze": 3},
            "unused": 0,
        },
        table={"gone": ["rich_land_a"]},
    )
    ages(seat).refuses("play rich_land_a")


@pytest.mark.rules("TTA-ACTIONCARD-02")
def test_an_action_card_cannot_be_played_in_the_turn_it_was_taken():
    game = ages({"military": 0}, row=[None, None, None, "cultural_heritage_i"])
    game.play("take cultural_heritage_i").refuses("play cultural_heritage_i").play("end-turn", "end-turn")
    game.offers("play cultural_heritage_i")


# --- taking cards


@pytest.mark.rules("TTA-TAKE-01", "TTA-TAKE-02")
def test_a_card_costs_what_its_space_says_and_goes_into_the_hand():
    cards = ["iron", *[None] * 4, "drama", *[None] * 3, "joan_of_arc"]
    ages({"civil": 2}, row=cards).offers("take iron", "take drama").refuses("take joan_of_arc")
    game = ages(row=cards).play("take joan_of_arc")
    game.expect(
        me={"hand": ["joan_of_arc"], "civil": 1, "leaders_taken": ["I"]},
        table={"row": row("iron", *[None] * 4, "drama")},
    )
    game.play("take iron").expect(
        me={"hand": ["joan_of_arc", "iron"], "civil": 0}, table={"row": row(*[None] * 5, "drama")}
    )


FOUR_CARDS = ["drama", "alchemy", "theology", "swordsmen"]


@pytest.mark.rules("TTA-TAKE-03", "TTA-TAKE-10", "TTA-TAKE-08", "TTA-HAND-01")
def test_a_full_hand_takes_only_wonders():
    full = {"hand": FOUR_CARDS, "military_hand": ["legion", "phalanx"]}
    offered = row("iron", "rich_land_i", "michelangelo", "great_wall")
    game = ages(full, row=offered).refuses("take iron", "take rich_land_i", "take michelangelo")
    game.play("take great_wall").expect(
        me={"unfinished": "great_wall", "civil": 3}, table={"row": row("iron", "rich_land_i", "michelangelo")}
    )
    larger = ages({**full, "wonders": ["library_of_alexandria"]}, row=offered)
    larger.offers("take iron", "take rich_land_i", "take michelangelo")
    ages({"hand": FOUR_CARDS[:3]}, row=offered).offers("take iron")


@pytest.mark.rules("TTA-HAND-03")
def test_a_full_hand_takes_nothing_through_an_effect_either():
    seat = {"hand": FOUR_CARDS, "workers": {"warriors": 2}}
    game = turned_up("international_agreement", seat, row=["iron", "great_wall"])
    game.offers("take great_wall").refuses("take iron")


@pytest.mark.rules("TTA-HAND-04")
def test_nobody_discards_civil_cards_for_a_lower_limit():
    hand = [*FOUR_CARDS, "iron"]
    game = turned_up("ravages_of_time", {"wonders": ["pyramids"], "hand": hand, "military": 0})
    assert game.position()["me"]["civil_total"] == 4
    game.play("end-turn")
    assert sorted(game.names(game.table.hand[0])) == sorted(hand)


@pytest.mark.rules("TTA-TAKE-04")
def test_no_technology_is_taken_twice():
    offered = ["iron", "drama", "warfare", "monarchy", "knights"]
    seat = {"hand": ["iron"], "technologies": ["drama", "warfare", "monarchy"]}
    game = ages(seat, {}, {}, row=offered)
    game.refuses(*(f"take {card}" for card in offered[:4])).offers("take knights")
    ages({"hand": ["rich_land_i"]}, row=["rich_land_i"]).offers("take rich_land_i")


@pytest.mark.rules("TTA-TAKE-05")
def test_of_every_age_one_leader():
    offered = ["michelangelo", "moses", "isaac_newton"]
    game = ages({"leaders_taken": ["I"]}, row=offered).refuses("take michelangelo")
    game.play("take moses").refuses("take michelangelo").offers("take isaac_newton")


@pytest.mark.rules("TTA-TAKE-06", "TTA-TAKE-07")
def test_completed_wonders_and_ruins_make_further_wonders_dearer():
    seat = {"wonders": ["colossus"], "ruins": ["hanging_gardens"]}
    ages({**seat, "civil": 2}, row=["great_wall", "iron"]).refuses("take great_wall").offers("take iron")
    game = ages(seat, row=["great_wall"]).play("take great_wall")
    game.expect(me={"unfinished": "great_wall", "civil": 1}, table={"row": row()})


@pytest.mark.rules("TTA-TAKE-09")
def test_one_unfinished_wonder_at_a_time():
    ages({"unfinished": "pyramids"}, row=["great_wall"]).refuses("take great_wall")


# --- population


@pytest.mark.rules("TTA-POP-01", "TTA-POP-02", "TTA-POP-03", "TTA-TOKENS-01")
@pytest.mark.parametrize(
    ("bank", "price"),
    [(18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7), (20, 2)],
)
def test_population_costs_food_by_the_yellow_bank(bank, price):
    seat = {"yellow": bank, "tokens": {"agriculture": price}, "blue": 8}
    game = ages(seat).play("increase-population")
    game.expect(
        me={
            "yellow": bank - 1,
            "unused": 2,
            "tokens": {"agriculture": 0},
            "food": 0,
            "blue": 8 + price,
            "civil": 3,
        }
    )
    ages({**seat, "civil": 0}).refuses("increase-population")
    ages({**seat, "tokens": {"agriculture": price - 1}}).refuses("increase-population")


@pytest.mark.rules("TTA-POP-04")
def test_an_empty_bank_ends_the_growth():
    ages({"yellow": 0, "tokens": {"agriculture": 9}}).refuses("increase-population")


@pytest.mark.rules("TTA-POP-05")
def test_every_token_outside_the_bank_is_a_worker():
    """The event scores workers beyond ten: there are 11 on cards and 4 unused."""
    game = turned_up("impact_of_population", {"yellow": 17, "unused": 4, "workers": {"agriculture": 4, "warriors": 4}})
    assert game.table.culture[0] == 1 + 2 * 5


@pytest.mark.rules("TTA-POP-06", "TTA-HAPPY-03")
def test_workers_that_mark_missing_faces_are_unused_and_can_work():
    """Three faces are missing and two workers are unused: both can build, though the uprising comes nearer."""
    game = ages({"yellow": 10, "unused": 2, "tokens": {"bronze": 4}})
    game.play("build bronze", "build agriculture")
    game.expect(
        me={
            "unused": 0,
            "workers": {"bronze": 3, "agriculture": 3},
            "tokens": {"bronze": 0},
            "resources": 0,
            "blue": 16,
            "civil": 2,
        }
    )


@pytest.mark.rules("TTA-POP-07")
def test_population_from_an_effect_costs_no_food_and_ends_with_the_bank():
    game = turned_up("development_of_settlement", {"yellow": 12}, {"yellow": 0})
    t = game.table
    assert (t.yellow, t.unused) == ([11, 0], [2, 1])


@pytest.mark.rules("TTA-POP-08")
def test_an_effect_that_lets_one_increase_population_takes_the_food():
    seat = {"hand": ["frugality_a"], "yellow": 14}
    ages({**seat, "tokens": {"agriculture": 2}}).refuses("play frugality_a")
    game = ages({**seat, "tokens": {"agriculture": 3}}).play("play frugality_a")
    game.expect(
        me={
            "hand": [],
            "yellow": 13,
            "unused": 2,
            "tokens": {"agriculture": 1},
            "food": 1,
            "blue": 15,
            "civil": 3,
        },
        table={"gone": ["frugality_a"]},
    )


@pytest.mark.rules("TTA-POP-09")
def test_lost_population_returns_to_the_yellow_bank():
    game = turned_up("pestilence", {"unused": 2, "yellow": 7}, {"unused": 1})
    t = game.table
    assert (t.unused, t.yellow) == ([1, 0], [8, 19])

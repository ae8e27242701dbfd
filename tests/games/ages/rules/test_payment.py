"""Paying and gaining with blue tokens."""

from itertools import product
from random import Random

import pytest

from kronika.games.ages.payment import WORTHS, cheapest
from kronika.testing import ages


def outcomes(place, spots):
    """What can become of one token: kept, returned, moved down or changed; and what that pays."""
    found = [(tuple(int(i == place) for i in range(4)), 0)]
    lower = [i for i in range(place) if spots[i]]
    for numbers in product(*(range(WORTHS[place] // WORTHS[i] + 1) for i in lower)):
        worth = sum(n * WORTHS[i] for n, i in zip(numbers, lower, strict=True))
        if worth < WORTHS[place]:
            kept = [0, 0, 0, 0]
            for n, i in zip(numbers, lower, strict=True):
                kept[i] = n
            found.append((tuple(kept), WORTHS[place] - worth))
    return found


def best_by_trying_everything(have, bank, price, spots):
    """What is overpaid, and (tokens freed, tokens kept from the most valuable down)."""
    ways = {((0, 0, 0, 0), 0)}
    for place in range(4):
        for _ in range(have[place]):
            ways = {
                (tuple(a + b for a, b in zip(kept, more, strict=True)), paid + pays)
                for kept, paid in ways
                for more, pays in outcomes(place, spots)
            }
    tokens = sum(have)
    for over in range(20):
        fitting = [
            kept
            for kept, paid in ways
            if paid == price + over and sum(kept) <= tokens + bank and (not over or sum(kept) == tokens + bank)
        ]
        if fitting:
            return over, max((tokens - sum(kept), *reversed(kept)) for kept in fitting)
    raise AssertionError


@pytest.mark.rules("TTA-FOOD-11", "TTA-FOOD-13", "TTA-FOOD-14")
def test_of_all_payments_the_one_that_frees_most_tokens_is_made():
    random = Random(1)
    for _ in range(400):
        spots = (True, *(random.random() < 0.5 for _ in range(3)))
        have = tuple(random.randint(0, 2) for _ in WORTHS)
        total = sum(n * worth for n, worth in zip(have, WORTHS, strict=True))
        if not total:
            continue
        price, bank = random.randint(1, total), random.choice((0, 0, 1, 2, 5))
        removed, added = cheapest(have, bank, price, spots)
        paid = sum((r - a) * w for r, a, w in zip(removed, added, WORTHS, strict=True))
        kept = [h - r + a for h, r, a in zip(have, removed, added, strict=True)]
        found = paid - price, (sum(removed) - sum(added), *reversed(kept))
        assert found == best_by_trying_everything(have, bank, price, spots), (have, bank, price, spots)


@pytest.mark.rules("TTA-FOOD-08", "TTA-FOOD-19", "TTA-BUILD-03")
def test_a_price_is_paid_by_returning_tokens_to_the_bank():
    game = ages(me={"tokens": {"bronze": 4}, "blue": 5})
    game.play("build bronze")
    game.expect(
        me={"tokens": {"bronze": 2}, "resources": 2, "blue": 7, "workers": {"bronze": 3}, "unused": 0, "civil": 3}
    )


@pytest.mark.rules("TTA-FOOD-10")
def test_change_is_made_with_tokens_from_the_bank():
    game = ages(me={"technologies": ["oil"], "tokens": {"oil": 1}, "blue": 3})
    game.play("build philosophy")
    game.expect(
        me={
            "tokens": {"oil": 0, "bronze": 2},
            "resources": 2,
            "blue": 2,
            "workers": {"philosophy": 2},
            "unused": 0,
            "civil": 3,
            "science_rating": 2,
        }
    )


@pytest.mark.rules("TTA-FOOD-09")
def test_a_token_moved_to_a_lower_card_pays_the_difference():
    game = ages(me={"technologies": ["coal"], "tokens": {"coal": 1}, "blue": 0})
    game.play("build bronze")
    game.expect(
        me={
            "tokens": {"coal": 0, "bronze": 1},
            "resources": 1,
            "workers": {"bronze": 3},
            "unused": 0,
            "civil": 3,
        }
    )


@pytest.mark.rules("TTA-FOOD-13")
def test_overpaying_leaves_the_bank_empty():
    """A token worth 3, an empty bank and a price of 1: only a move down to 1 is allowed, which pays 2."""
    game = ages(
        me={"technologies": ["coal"], "tokens": {"coal": 1}, "blue": 0, "unfinished": "first_space_flight"}, age="III"
    )
    game.play("build-stages 1")
    game.expect(me={"tokens": {"coal": 0}, "resources": 0, "stages": 1, "civil": 3})


@pytest.mark.rules("TTA-FOOD-12", "TTA-ACTION-02")
def test_what_cannot_be_paid_is_not_offered():
    game = ages(me={"tokens": {"bronze": 1}})
    game.refuses("build bronze", "build philosophy", "build warriors")


@pytest.mark.rules("TTA-FOOD-04")
def test_a_gain_is_exact_and_uses_few_tokens():
    game = ages(me={"technologies": ["iron"], "hand": ["reserves_ii"]}, age="II")
    game.play("play reserves_ii", "resources")
    game.expect(
        me={"tokens": {"iron": 1, "bronze": 1}, "resources": 3, "blue": 14, "hand": [], "civil": 3},
        table={"gone": ["reserves_ii"]},
    )


@pytest.mark.rules("TTA-FOOD-05")
def test_with_too_few_tokens_the_next_lower_amount_is_gained():
    game = ages(me={"technologies": ["coal"], "hand": ["reserves_i"], "blue": 1})
    game.play("play reserves_i", "resources")
    game.expect(
        me={"tokens": {"bronze": 1}, "resources": 1, "blue": 0, "hand": [], "civil": 3}, table={"gone": ["reserves_i"]}
    )

"""What an option says that it costs is what is paid for it."""

import pytest

import kronika
from kronika.testing import ages
from kronika.testing.runner import decisions

STOCKS = ("civil", "military", "goods")  # by a pact, food can pay for resources and the other way round
# What gives none of these back at once, whatever leader a player has.
PLAIN = ("take", "increase-population", "build", "upgrade", "destroy", "disband", "copy-tactic")


def prices(game):
    return {str(option): dict(game.match.price(option)) for option in game.match.choice.options}


def stocks(match, seat):
    t = match.table
    return [t.civil[seat], t.military[seat], t.food[seat] + t.resources[seat]]


@pytest.mark.parametrize("seed", range(3))
def test_prices_are_paid(seed):
    """Of one decision in ten. What is for certain cards only is paid with first: then a price isn't what is left."""
    seen = set()
    for number, match in enumerate(decisions("ages", 3, f"prices/{seed}")):
        if number % 10 or match.over or match.choice.key.name != "action":
            continue
        seat = match.choice.seat
        t = match.table
        if t.extra_civil or t.extra_military or t.unit_resources:
            continue
        for option in match.choice.options:
            if option.key.name not in PLAIN:
                continue
            twin = match.clone()
            twin.answer(option.token)
            if twin.over or twin.choice.key.name != "action" or twin.choice.seat != seat:
                continue  # how to pay is a question of its own
            paid = [before - after for before, after in zip(stocks(match, seat), stocks(twin, seat), strict=True)]
            price = dict(match.price(option))
            price["goods"] = price.pop("food", 0) + price.pop("resources", 0)
            assert paid == [price.get(stock, 0) for stock in STOCKS], (option, price)
            seen.add(option.key.name)
    assert seen >= {"take", "build", "increase-population"}


def test_prices_of_actions():
    game = ages({"tokens": {"bronze": 5, "agriculture": 4}, "hand": ["monarchy"], "science": 9})
    said = prices(game)
    assert said["build bronze"] == {"civil": 1, "resources": 2}
    assert said["build warriors"] == {"military": 1, "resources": 2}
    assert said["increase-population"] == {"civil": 1, "food": 2}
    assert said["disband warriors"] == {"military": 1}
    assert said["develop monarchy"] == {"civil": 1, "science": 8}
    assert said["revolution monarchy"] == {"civil": 4, "science": 2}
    assert said["end-turn"] == {}


def test_a_question_of_a_card_has_the_cards_own_price():
    game = ages({"hand": ["urban_growth_a"], "tokens": {"bronze": 5}}).play("play urban_growth_a")
    assert not any(prices(game).values())


def test_two_copies_have_a_price_each():
    match = kronika.new("ages", 2, 1)
    options = [option for option in match.choice.options if option.key.name == "take"]
    spaces = {option.code: match.table.space.index(option.code % (1 << 20)) for option in options}
    assert all(dict(match.price(option))["civil"] == 1 + (spaces[option.code] > 4) for option in options)

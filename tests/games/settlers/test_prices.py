"""What an option says that it costs is what is paid for it."""

import pytest

from kronika.games.settlers.goods import GOODS
from kronika.testing.runner import decisions

RESOURCES = ("wood", "stone", "food", "gold")


@pytest.mark.parametrize("seed", range(3))
def test_prices_are_paid(seed):
    """Of one decision in five. Gold may stand in for goods, so those are added up; gains come after the payment."""
    seen = set()
    for number, match in enumerate(decisions("settlers", 3, f"prices/{seed}")):
        if number % 5 or match.over or match.choice.key.name != "action":
            continue
        for option in match.choice.options:
            price = dict(match.price(option))
            if not price or {"any_resource", "card", "deal", "location"} & set(price):
                continue
            twin = match.clone()
            twin.answer(option.token)
            paid = next((event for event in twin.told(match.choice.seat) if event["kind"] == "paid"), None)
            if paid is None:
                continue  # how to pay is a question of its own
            assert sum(paid.get(good, 0) for good in RESOURCES) == sum(price.get(good, 0) for good in RESOURCES)
            assert all(paid.get(good, 0) == price.get(good, 0) for good in GOODS if good not in RESOURCES)
            seen.add(option.key.name)
    assert seen >= {"build", "raze-card", "activate"}

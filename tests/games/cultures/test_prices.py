"""What an option says that it costs is what is paid for it."""

import pytest

from kronika.testing.runner import decisions


@pytest.mark.parametrize("seed", range(3))
def test_prices_are_paid(seed):
    seen = set()
    for match in decisions("cultures", 2, f"prices/{seed}"):
        if match.over or match.choice.key.name not in ("play", "exchange"):
            continue
        for option in match.choice.options:
            if option.key.name not in ("build", "lead", "exchange"):
                continue
            twin = match.clone()
            twin.answer(option.token)
            if not twin.over and twin.choice.key.name in ("bank", "turn"):
                continue  # how to pay is a question of its own
            paid = sum(event["number"] for event in twin.told(match.choice.seat) if event["kind"] == "paid")
            exchanged = [event["paid"] for event in twin.told(match.choice.seat) if event["kind"] == "exchanged"]
            assert dict(match.price(option)).get("coins", 0) == paid + sum(exchanged), option
            seen.add(option.key.name)
    assert seen == {"build", "lead", "exchange"}

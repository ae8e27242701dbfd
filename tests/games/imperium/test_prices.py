"""What an option says that it costs is what is paid for it."""

import pytest

from kronika.testing import imperium
from kronika.testing.runner import decisions


@pytest.mark.parametrize("seed", range(2))
def test_prices_are_paid_in_tokens(seed):
    """Action and exhaust tokens, which no effect of the same card gives back before it asks something."""
    seen = set()
    for number, match in enumerate(decisions("imperium", 2, f"prices/{seed}")):
        if number % 5 or match.over or match.choice.key.name != "action":
            continue
        seat, t = match.choice.seat, match.table
        for option in match.choice.options:
            twin = match.clone()
            price = dict(match.price(option))
            twin.answer(option.token)
            after = twin.table
            if option.key.name == "exhaust":
                assert price["exhaust"] == 1
                assert not t.exhausted >> option.code % (1 << 20) & 1
            elif option.key.name == "play" and after.actions[seat] <= t.actions[seat]:
                assert t.actions[seat] - after.actions[seat] == price.get("action", 0), option
            seen.add(option.key.name)
    assert {"play", "exhaust"} <= seen


def test_to_choose_one_of_several_icons_costs_nothing():
    """The option names a card and an icon, so it isn't the number of a card."""
    game = imperium(me={"play": ["unc_agriculture", "reg_coast", "reg_forest"]})
    game.play("exhaust unc_agriculture")
    match = game.match
    assert {option.token: match.price(option) for option in match.choice.options} == {
        "count-as reg_coast wheat": (),
        "count-as reg_forest wheat": (),
    }

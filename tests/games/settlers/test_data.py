"""Data that doesn't fit is refused with a message that names the card and what is allowed."""

import pytest

from kronika.engine.errors import BadData
from kronika.games.settlers import effects
from kronika.games.settlers.data import choice_of, cost_of, deal_of, per_of, steps_of, trigger_of
from kronika.games.settlers.goods import GAINS, amounts, packed, unpack

CARD = {"id": "mill"}


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({"silver": 1}, "mill: 'silver' can't stand here"),
        ({"wood": 0}, "mill: the number of wood must be 1 or more, not 0"),
        ({"wood": True}, "mill: the number of wood must be 1 or more"),
        (["wood"], "mill: .* must name goods and their numbers"),
    ],
)
def test_amounts_of_goods_are_checked(value, message):
    with pytest.raises(BadData, match=message):
        amounts(CARD, value, GAINS)


@pytest.mark.parametrize(
    ("read", "fields", "message"),
    [
        (cost_of, {"cost": {"gold": 1}}, "mill: 'gold' can't stand here. It can be: food, location, stone, wood"),
        (deal_of, {"deal": "silver"}, "mill: deal can't be 'silver'. It can be: wood, stone"),
        (trigger_of, {"feature": {"when": "rain"}}, "mill: when can't be 'rain'. It can be: build, raze, deal"),
        (trigger_of, {"feature": {"when": "build", "of": "green"}}, "mill: of can't be 'green'. It can be: brown"),
        (trigger_of, {"feature": "build"}, "mill: feature must have named fields"),
        (steps_of, {"end": {"steps": [3]}}, "mill: the steps of the end must name numbers and points"),
    ],
)
def test_fields_are_checked(read, fields, message):
    with pytest.raises(BadData, match=message):
        read({**CARD, **fields})


def test_the_rest_of_a_field_is_checked_too():
    with pytest.raises(BadData, match="mill: most must be a whole number, not None"):
        per_of({**CARD, "bonus_per": {"good": "vp", "of": "red"}}, "bonus_per")
    with pytest.raises(BadData, match="mill: a choice must list goods, one kind each"):
        choice_of(CARD, [{"wood": 1, "stone": 1}])


def test_a_function_needs_a_card_and_a_special_part_its_function(monkeypatch):
    with pytest.raises(BadData, match="An effect is written for 'windmill', but there is no such card"):
        effects.action("windmill")(lambda t, you, here: None)
    monkeypatch.setitem(effects.WRITTEN, "porters", [])
    with pytest.raises(BadData, match=r"porters: the data has the special parts \('action',\), but written are \(\)"):
        effects.check_effects()


def test_pieces_on_a_card_are_counted_in_one_number():
    assert dict(unpack(packed(0, 12) + packed(3, 1) + packed(5, 3))) == {0: 12, 3: 1, 5: 3}

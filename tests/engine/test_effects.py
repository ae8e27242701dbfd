"""The registry of effects: what the data names and what is written must fit."""

from __future__ import annotations

import pytest

from kronika.engine.effects import Effects
from kronika.engine.errors import BadData

IDS = ("archer", "baker", "cook", "cook_2")
PARTS = (("attack", "defence"), ("production",), ("production",), ("production",))


def effects(in_order: bool = False) -> Effects:
    return Effects(IDS, PARTS, lambda face: f"cards.yaml: {IDS[face]}", {"cooks": [2, 3]}, in_order)


def shoot() -> None: ...


def test_a_function_is_entered_for_every_card_of_a_group() -> None:
    written = effects()
    table: list[object | None] = [None] * len(IDS)
    assert written.into(table, "production", "baker", "cooks")(shoot) is shoot
    assert table == [None, shoot, shoot, shoot]


def test_an_unknown_card_is_named_with_the_function_and_a_likely_one() -> None:
    with pytest.raises(BadData, match=r"test_effects\.shoot: 'archr': there is no such card\. Did you mean 'archer'\?"):
        effects().faces("attack", ["archr"], shoot)


def test_a_part_that_the_data_does_not_name_is_refused() -> None:
    message = (
        r"cards\.yaml: baker: 'attack' is written in .*test_effects\.shoot, but the data doesn't name it\. "
        r"Parts that the data names: production\."
    )
    with pytest.raises(BadData, match=message):
        effects().faces("attack", ["baker"], shoot)


def test_a_part_is_written_once_unless_it_can_have_several_functions() -> None:
    written = effects()
    written.faces("attack", ["archer"], shoot)
    assert written.faces("attack", ["archer"], shoot, again=True) == [0]
    with pytest.raises(BadData, match=r"cards\.yaml: archer: 'attack' is written twice; the second is .*\.shoot"):
        written.faces("attack", ["archer"], shoot)


def test_a_part_without_a_function_is_refused() -> None:
    written = effects()
    written.faces("attack", ["archer"], shoot)
    with pytest.raises(BadData, match=r"cards\.yaml: archer: defence: there is no function for it\."):
        written.check()


def test_the_order_of_the_functions_counts_where_the_data_has_one() -> None:
    for first, second in (("attack", "defence"), ("defence", "attack")):
        written = effects(in_order=True)
        written.faces("production", ["baker", "cooks"], shoot)
        written.faces(first, ["archer"], shoot)
        written.faces(second, ["archer"], shoot)
        if first == "attack":
            written.check()
        else:
            with pytest.raises(BadData, match=r"archer: the data has the parts attack, defence, but the functions are"):
                written.check()


def test_a_card_that_does_nothing_is_refused() -> None:
    written = Effects(["stone"], [()], lambda face: "cards.yaml: stone")
    written.check(lambda face: False)
    with pytest.raises(BadData, match=r"cards\.yaml: stone: it has neither an effect in the data nor a function"):
        written.check(lambda face: True)

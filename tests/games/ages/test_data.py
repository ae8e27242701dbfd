"""What is written for cards is exactly what their data lists."""

import pytest

from kronika.engine.errors import BadData
from kronika.games.ages import data
from kronika.games.ages.data import FACE, IDS, KIND
from kronika.games.ages.hooks import WRITTEN, check_effects, does_something, ratings, write
from kronika.games.ages.rules.parts import check_parts


@pytest.fixture
def homer():
    """The names of the hooks written for a leader, restored afterwards."""
    written = WRITTEN[FACE["homer"]]
    kept = set(written)
    yield written
    written.clear()
    written.update(kept)


def test_everything_is_written():
    check_effects()
    check_parts()


def test_a_hook_that_nobody_has_written_is_an_error(homer):
    homer.remove("on_turn")
    with pytest.raises(BadData, match="homer: on_turn is listed in the data, but nobody has written it"):
        check_effects()


def test_a_hook_that_the_data_does_not_list_is_an_error(homer):
    homer.add("at_end")
    with pytest.raises(BadData, match="homer: at_end is written, but the data doesn't list it"):
        check_effects()


def test_a_hook_written_twice_or_for_no_card_is_an_error():
    with pytest.raises(BadData, match="homer: on_turn is written twice"):
        write("on_turn", [None] * len(FACE), ("homer",))(print)
    with pytest.raises(BadData, match="ratings is written for 'nobody', but there is no such card"):
        ratings("nobody")(print)


@pytest.mark.parametrize(
    ("card", "table", "nothing"),
    [
        ("frugality_a", data.HOOKS, ()),
        ("cultural_heritage_a", data.GAIN, ()),
        ("raid_i", data.HOOKS, ()),
        ("war_over_technology", data.HOOKS, ()),
        ("legion", data.ARMY, (0, 0, 0)),
        ("military_bonus_i", data.DEFENCE, 0),
        ("open_borders_agreement", data.SIDE_SYMBOLS, ((), ())),
        ("alchemy", data.WORKER, ()),
        ("hanging_gardens", data.SYMBOLS, ()),
    ],
)
def test_a_card_that_does_nothing_is_an_error(card, table, nothing):
    face = FACE[card]
    kept, bonus = table[face], data.COLONIZATION_BONUS[face]
    attack, written = data.ATTACK[face], set(WRITTEN[face])
    try:
        table[face], data.COLONIZATION_BONUS[face], data.ATTACK[face] = nothing, 0, data.ALLOWED
        if table is data.HOOKS:
            WRITTEN[face].clear()
        with pytest.raises(BadData, match=f"{card}: nothing in its data says what the card does"):
            check_effects()
    finally:
        table[face], data.COLONIZATION_BONUS[face], data.ATTACK[face] = kept, bonus, attack
        WRITTEN[face].update(written)
    assert all(does_something(face, KIND[face]) for face in range(len(IDS)))


def test_a_part_for_nobody_known_is_an_error():
    face = next(face for face, parts in enumerate(data.PARTS) if parts)
    kept = data.PARTS[face]
    try:
        data.PARTS[face] = (("losers", (), ()),)
        with pytest.raises(BadData, match=f"{IDS[face]}: who can't be 'losers'. It can be: everybody, "):
            check_parts()
    finally:
        data.PARTS[face] = kept

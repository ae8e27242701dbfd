"""What is written for cards is exactly what their data names."""

import pytest
import yaml

from kronika.data import Fields
from kronika.engine.errors import BadData
from kronika.games.ages import data
from kronika.games.ages.data import FACE
from kronika.games.ages.effects import WRITTEN, idle, on_turn, ratings
from kronika.games.ages.ranks import WHO
from kronika.games.ages.rules import GAME
from kronika.yamlfile import YamlFile


def test_everything_is_written():
    assert GAME.id == "ages"
    WRITTEN.check(idle)


def test_a_hook_that_nobody_has_written_is_an_error():
    written = WRITTEN.written[FACE["homer"]]
    written.remove("on_turn")
    try:
        with pytest.raises(BadData, match="homer: on_turn: there is no function for it"):
            WRITTEN.check(idle)
    finally:
        written.append("on_turn")


def test_a_hook_that_fits_no_card_is_an_error():
    with pytest.raises(BadData, match="homer: 'on_turn' is written twice"):
        on_turn("homer")(print)
    with pytest.raises(BadData, match=r"moses: 'on_turn' is written in .*, but the data doesn't name it"):
        on_turn("moses")(print)
    with pytest.raises(BadData, match="'nobody': there is no such card"):
        ratings("nobody")(print)


@pytest.mark.parametrize(
    ("card", "table", "nothing"),
    [
        ("frugality_a", data.HOOKS, ()),
        ("cultural_heritage_a", data.GAIN, ()),
        ("raid_i", data.HOOKS, ()),
        ("war_over_technology", data.HOOKS, ()),
        ("development_of_crafts", data.PARTS, ()),
        ("legion", data.ARMY, (0, 0, 0)),
        ("military_bonus_i", data.DEFENCE, 0),
        ("open_borders_agreement", data.SIDE_SYMBOLS, ((), ())),
        ("alchemy", data.WORKER, ()),
        ("hanging_gardens", data.SYMBOLS, ()),
    ],
)
def test_a_card_that_does_nothing_is_an_error(card, table, nothing):
    face = FACE[card]
    kept, bonus, attack = table[face], data.COLONIZATION_BONUS[face], data.ATTACK[face]
    try:
        table[face], data.COLONIZATION_BONUS[face], data.ATTACK[face] = nothing, 0, data.ALLOWED
        with pytest.raises(BadData, match=f"{card}: it has neither an effect in the data nor a function"):
            WRITTEN.check(idle)
    finally:
        table[face], data.COLONIZATION_BONUS[face], data.ATTACK[face] = kept, bonus, attack
    WRITTEN.check(idle)


def test_everybody_whom_an_event_can_concern_is_found():
    assert tuple(WHO) == data.CONCERNED


@pytest.fixture
def card(tmp_path):
    def written(fields):
        path = tmp_path / "cards.yaml"
        path.write_text(yaml.safe_dump([{"id": "mill", **fields}], sort_keys=False))
        return Fields(yaml.safe_load(path.read_text())[0], YamlFile(path, "cards.yaml"), (0,))

    return written


@pytest.mark.parametrize(
    ("read", "fields", "message"),
    [
        (data.check, {"kind": "farm", "colour": "red"}, "cards.yaml:3: mill: colour: there is no such field"),
        (data.check, {"gain": {"food": 1}, "hooks": ["action"]}, "cards.yaml:2: mill: gain: it can't be here"),
        (data.hooks, {"hooks": ["on_turns"]}, "cards.yaml:2: mill: hooks: can't have 'on_turns'"),
        (data.parts, {"parts": [{"who": "losers"}]}, "mill: parts 1: who: can't be 'losers'. It can be: everybody"),
        (data.parts, {"parts": [{"who": "weakest", "lose": {"gold": 1}}]}, "mill: parts 1: lose: gold: there is no"),
    ],
)
def test_a_mistake_is_told_by_file_line_and_field(card, read, fields, message):
    with pytest.raises(BadData, match=message):
        read(card(fields))

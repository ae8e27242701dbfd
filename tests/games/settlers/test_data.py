"""Data that doesn't fit is refused with a message that names the file, the line, the card and what is allowed."""

import pytest
import yaml

from kronika.data import Fields
from kronika.engine.errors import BadData
from kronika.games.settlers import cards, effects
from kronika.games.settlers.data import CARDS, FACE, choice_of, cost_of, deal_of, goods_of, per_of, steps_of, trigger_of
from kronika.games.settlers.goods import packed, unpack
from kronika.yamlfile import YamlFile


@pytest.fixture
def card(tmp_path):
    def written(fields):
        path = tmp_path / "mills.yaml"
        path.write_text(yaml.safe_dump([{"id": "mill", **fields}], sort_keys=False))
        return Fields(yaml.safe_load(path.read_text())[0], YamlFile(path, "mills.yaml"), (0,))

    return written


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({"silver": 1}, "mills.yaml:3: mill: bonus: silver: there is no such field. Fields: wood, stone"),
        ({"wood": 0}, "mills.yaml:3: mill: bonus: wood: must be from 1 to 999, not 0"),
        ({"wood": True}, "mills.yaml:3: mill: bonus: wood: must be a whole number, not True"),
        (["wood"], "mills.yaml:2: mill: bonus: must have named fields, not"),
    ],
)
def test_amounts_of_goods_are_checked(card, value, message):
    with pytest.raises(BadData, match=message):
        goods_of(card({"bonus": value}), "bonus")


@pytest.mark.parametrize(
    ("read", "fields", "message"),
    [
        (cost_of, {"cost": {"gold": 1}}, "mill: cost: gold: there is no such field. Fields: wood, stone, food, loca"),
        (deal_of, {"deal": "silver"}, "mill: deal: can't be 'silver'. It can be: wood, stone"),
        (trigger_of, {"feature": {"when": "rain"}}, "mill: feature: when: can't be 'rain'. It can be: build, raze"),
        (trigger_of, {"feature": {"when": "build", "of": "green"}}, "mill: feature: of: can't be 'green'. It can be"),
        (trigger_of, {"feature": "build"}, "mill: feature: must have named fields"),
        (steps_of, {"end": {"steps": [3]}}, "mill: end: steps: must have named fields"),
    ],
)
def test_fields_are_checked(card, read, fields, message):
    with pytest.raises(BadData, match=message):
        read(card(fields))


def test_the_rest_of_a_field_is_checked_too(card):
    with pytest.raises(BadData, match="mill: bonus_per: most: must be a whole number, not None"):
        per_of(card({"bonus_per": {"good": "vp", "of": "red"}}), "bonus_per")
    with pytest.raises(BadData, match="mill: choice: must list goods, one kind each"):
        choice_of(card({"choice": [{"wood": 1, "stone": 1}]}), "choice")


def test_a_function_needs_a_card_and_a_special_part():
    assert cards.common  # all that is written has been declared
    with pytest.raises(BadData, match="'windmill': there is no such card"):
        effects.action("windmill")(lambda t, you, here: None)
    with pytest.raises(BadData, match=r"common\.yaml:\d+: porters: 'action' is written twice"):
        effects.action("porters")(lambda t, you, here: None)
    with pytest.raises(
        BadData, match=r"common\.yaml:\d+: porters: 'bonus' is written in .*, but the data doesn't name"
    ):
        effects.bonus("porters")(lambda t, you, here: None)


def test_a_location_that_does_nothing_is_refused(monkeypatch):
    forest = FACE["primeval_forest"]
    assert not effects.idle(forest)
    monkeypatch.delitem(CARDS[forest].entry, "production")
    assert effects.idle(forest)


def test_pieces_on_a_card_are_counted_in_one_number():
    assert dict(unpack(packed(0, 12) + packed(3, 1) + packed(5, 3))) == {0: 12, 3: 1, 5: 3}

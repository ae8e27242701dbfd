"""The data is complete: no ability without its function, no nation without its words."""

import pytest

from kronika.catalogue import LANGUAGES, beside, cards
from kronika.engine.errors import BadData
from kronika.games.imperium.boxes import NATION_IDS
from kronika.games.imperium.data import FACE, IDS
from kronika.games.imperium.effects import PLAY_ABILITY, PROTECTIONS, TRIGGERS, check_effects, missing_effects
from kronika.games.imperium.rules import GAME


def test_every_ability_has_its_function():
    assert GAME.id == "imperium"
    assert missing_effects() == []


@pytest.mark.parametrize(
    ("table", "card", "nothing", "named"),
    [
        (PLAY_ABILITY, "unc_oracle", None, "unc_oracle: play"),
        (PROTECTIONS, "tri_scythians", None, "tri_scythians: protection"),
        (TRIGGERS, "vik_longships", [], "vik_longships: exhaust_when"),
    ],
)
def test_an_ability_without_a_function_is_refused(table, card, nothing, named):
    kept, table[FACE[card]] = table[FACE[card]], nothing
    try:
        with pytest.raises(BadData, match=named):
            check_effects()
    finally:
        table[FACE[card]] = kept
    check_effects()


def test_the_catalogue_has_the_cards_of_the_table_and_no_others():
    assert {card.id for card in cards("imperium")} == set(IDS)


def test_every_nation_can_be_looked_up_in_both_languages():
    nations = beside("imperium", "nations")
    assert sorted(nation.id for nation in nations) == sorted(NATION_IDS)
    assert all(nation.name(lang) and nation.texts[lang] for nation in nations for lang in LANGUAGES)
    assert [aid.id for aid in beside("imperium", "aids")] == ["state_card", "solstice_card"]

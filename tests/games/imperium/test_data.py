"""The data is complete: no ability without its function, no function without its card, no nation without its words."""

import os
import subprocess
import sys

import pytest

from kronika.catalogue import LANGUAGES, beside, cards
from kronika.data import read
from kronika.engine.errors import BadData
from kronika.games.imperium import effects
from kronika.games.imperium.boxes import NATION_IDS
from kronika.games.imperium.data import FACE, IDS
from kronika.games.imperium.effects import PLAY_ABILITY, WRITTEN, idle
from kronika.games.imperium.rules import GAME


def test_every_ability_has_its_function():
    assert GAME.id == "imperium"
    WRITTEN.check(idle)


@pytest.mark.parametrize(
    ("card", "part"),
    [("unc_oracle", "play"), ("tri_scythians", "protection"), ("vik_longships", "exhaust_when")],
)
def test_an_ability_without_a_function_is_refused(card, part):
    written = WRITTEN.written[FACE[card]]
    written.remove(part)
    try:
        with pytest.raises(BadData, match=f"{card}: {part}: there is no function for it"):
            WRITTEN.check(idle)
    finally:
        written.append(part)


def test_a_card_that_can_be_played_but_does_nothing_is_refused():
    face = FACE["reg_jungle"]
    kept, PLAY_ABILITY[face] = PLAY_ABILITY[face], None
    try:
        with pytest.raises(BadData, match="reg_jungle: it has neither an effect in the data nor a function"):
            WRITTEN.check(idle)
    finally:
        PLAY_ABILITY[face] = kept


def test_a_function_without_a_card_or_without_its_ability_in_the_data_is_refused():
    def nothing(t, you, card):
        return None

    with pytest.raises(BadData, match=r"nothing: 'unc_oracel': there is no such card. Did you mean 'unc_oracle'?"):
        effects.play("unc_oracel")(nothing)
    with pytest.raises(BadData, match=r"fam_proud: 'play' is written in .*nothing, but the data doesn't name it"):
        effects.play("fam_proud")(nothing)
    with pytest.raises(BadData, match="unc_oracle: 'play' is written twice"):
        effects.play("unc_oracle")(nothing)


def test_the_catalogue_has_the_cards_of_the_table_and_no_others():
    assert {card.id for card in cards("imperium")} == set(IDS)


def test_every_nation_can_be_looked_up_in_both_languages():
    nations = beside("imperium", "nations")
    assert sorted(nation.id for nation in nations) == sorted(NATION_IDS)
    assert not {nation.id for nation in nations} & set(IDS)
    assert all(nation.name(lang) and nation.texts[lang] for nation in nations for lang in LANGUAGES)
    assert [aid.id for aid in beside("imperium", "aids")] == ["state_card", "solstice_card"]


# --- data packs


def with_pack(folder, files, code):
    for name, text in files.items():
        path = folder / "imperium" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    env = {**os.environ, "KRONIKA_DATA_PACK": str(folder)}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, timeout=60)


FIGURES = """
import kronika
from kronika.games import game
from kronika.games.imperium.data import COST, FACE, WORTH
from kronika.testing.runner import random_game
print(WORTH[FACE["fam_triumphant"]].fixed, COST[FACE["scy_jewellery"]], len(game("imperium").pack))
print('[Data "' in random_game("imperium", 2, 1, {"nation_1": "scythians"}).record())
"""


def test_a_data_pack_changes_points_and_prices_and_the_record_says_so(tmp_path):
    files = {
        "commons/fame.yaml": "- id: fam_triumphant\n  vp: 9\n",
        "nations/scythians.yaml": "- id: scy_jewellery\n  cost: {materials: 5, progress: 1}\n",
    }
    done = with_pack(tmp_path, files, FIGURES)
    assert done.stdout.split("\n")[:2] == ["9 (5, 0, 1, 0) 12", "True"], done.stderr


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("commons/uncivilised.yaml", "- id: unc_oracle\n  abilities: []\n", ":1: unc_oracle: 'play' is written in "),
        (
            "commons/fame.yaml",
            "- id: fam_proud\n  abilities: [solstice]\n",
            ":1: fam_proud: solstice: there is no function",
        ),
        (
            "commons/fame.yaml",
            "- id: fam_triumphant\n  playable: true\n",
            ":1: fam_triumphant: it has neither an effect in the data",
        ),
        ("commons/uncivilised.yaml", "- id: unc_oracle\n  suit: [wild]\n", ":2: unc_oracle: suit: can't have 'wild'"),
    ],
)
def test_a_data_pack_that_cannot_be_played_is_refused_by_file_and_line(tmp_path, file, text, message):
    done = with_pack(tmp_path, {file: text}, "import kronika.games.imperium.rules")
    assert "BadData" in done.stderr
    assert f"{tmp_path}/imperium/{file}{message}" in done.stderr


def test_a_tributary_and_the_nation_of_its_name_have_pictures_of_their_own():
    """They can meet, though their names are the same."""
    pictures = read("games/imperium/data/pictures.yaml")
    nations = {nation.name("en"): pictures[nation.id] for nation in beside("imperium", "nations")}
    tributaries = {card.name("en"): pictures[card.id] for card in cards("imperium") if card.id.startswith("tri_")}
    both = set(nations) & set(tributaries)
    assert len(both) > 8
    assert {name for name in both if nations[name] == tributaries[name]} == set()

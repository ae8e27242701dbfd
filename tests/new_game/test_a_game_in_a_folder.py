"""A game of another package that brings more than its rules: words, cards, a rulebook, a drawing, a tuning."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.new_game.conftest import Installed

FILES = {
    "river_lands/__init__.py": "",
    "river_lands/rules.py": """
from two_rivers import TwoRivers

class RiverLands(TwoRivers):
    id = "river_lands"
    cards = ()

GAME = RiverLands()
""",
    "river_lands/locale/en.ftl": """
game-name = The River Lands
word-food = grain
option-build = Raise { $name }
event-built = { $player } raises { $name }.
reason-most_points = The finest city wins.
""",
    "river_lands/data/index.yaml": "cards: [cards.yaml]\nwords: [words.yaml]\n",
    "river_lands/data/cards.yaml": "\n".join(
        f"- {{id: {card}, cost: 3}}"
        for card in ("field", "granary", "caravan", "market", "raiders", "temple", "library", "ziggurat")
    ),
    "river_lands/data/words.yaml": """
- id: temple
  name: {en: Great Temple, cs: Velký chrám}
  text: {en: It shines., cs: Září.}
""",
    "river_lands/data/rulebook.yaml": """
sections:
  TURN: {en: A turn, cs: Tah}
rules:
  - {id: RIV-TURN-01, en: Build or farm., cs: Stav nebo hospodař., where: page 1}
""",
    "river_lands/terminal.py": """
from rich.text import Text
from kronika.terminal.plain import card_line, draw_card, option_hint

def draw_table(view, words, names, width):
    return Text(f"A map of {words.say('game-name')}, round {view['round']}")
""",
    "river_lands/bot/tuning.json": '{"tuning": {"explore": 0.5, "ahead": 3}}',
    "river_lands-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: river-lands\nVersion: 1.0\n",
    "river_lands-1.0.dist-info/entry_points.txt": "[kronika.games]\nriver_lands = river_lands.rules:GAME\n",
    "pack/river_lands/cards.yaml": "- {id: temple, cost: 9}\n",
}


@pytest.fixture(scope="module")
def lands(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("lands")
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    before = installed.environment
    installed.environment = {**before, "PYTHONPATH": os.pathsep.join([str(folder), before["PYTHONPATH"]])}
    yield folder
    installed.environment = before


def test_its_words_come_first_and_names_fill_the_gaps(installed: Installed, lands: Path) -> None:
    played = installed.run("kronika", "play", "river_lands", "--seed", "3", typed="1\n")
    assert "Welcome to The River Lands" in played
    assert "Raise Field" in played
    assert "Player 1 raises Field." in played
    assert "Explore" in played
    spoken = installed.run("kronika", "play", "river_lands", "--seed", "3", "--lang", "cs", typed="1\n")
    assert "Vítej ve hře The River Lands" in spoken


def test_its_drawing_is_used(installed: Installed, lands: Path) -> None:
    assert "A map of The River Lands, round 1" in installed.run("kronika", "play", "river_lands", "--seed", "3")


def test_its_cards_and_rules_are_read(installed: Installed, lands: Path) -> None:
    listed = installed.run("kronika", "cards", "river_lands")
    assert "Great Temple  Velký chrám" in listed
    assert "Ziggurat" in listed
    assert "Září." in installed.run("kronika", "cards", "river_lands", "temple", "--lang", "cs")
    assert "Build or farm." in installed.run("kronika", "rules", "river_lands", "RIV-TURN-01")


def test_a_data_pack_overrides_its_data(installed: Installed, lands: Path) -> None:
    shown = installed.run("kronika", "cards", "river_lands", "temple", "--data-pack", str(lands / "pack"))
    assert "cost 9" in shown


def test_its_tuning_is_found(installed: Installed, lands: Path) -> None:
    (installed.folder / "tuned.py").write_text(
        "from kronika.bots.tuning import tuning_of\nprint(tuning_of('river_lands'))\n", "utf-8"
    )
    assert "Tuning(explore=0.5, ahead=3" in installed.run("tuned")

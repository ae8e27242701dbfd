"""The rulebook for reading: every numbered rule belongs to one chapter, and a mistake is refused with its line."""

from collections import Counter
from pathlib import Path

import pytest

from kronika.catalogue import INSERTED, rules, section_of
from kronika.chapters import chapters, read_chapters
from kronika.data import Fields
from kronika.engine.errors import BadData
from kronika.games import GAMES
from kronika.yamlfile import YamlFile

GAME = next(iter(GAMES))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_rule_is_reachable_from_exactly_one_chapter(game_id: str) -> None:
    homes = Counter(section for chapter in chapters(game_id) for section in chapter.sections)
    assert rules(game_id)
    assert {rule.id: homes[section_of(rule.id)] for rule in rules(game_id)} == {rule.id: 1 for rule in rules(game_id)}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_chapters_are_in_both_languages_and_name_the_same_cards(game_id: str) -> None:
    for chapter in chapters(game_id):
        assert chapter.names["en"] != chapter.names["cs"]
        for texts in (chapter.texts, *(example.texts for example in chapter.examples)):
            named = [set(INSERTED.findall(texts[lang])) for lang in ("en", "cs")]
            assert named[0] == named[1], (chapter.id, texts["en"])
            assert [texts[lang].count("\n- ") for lang in ("en", "cs")] == [texts["en"].count("\n- ")] * 2, chapter.id


@pytest.mark.parametrize("game_id", GAMES)
def test_examples_show_cards(game_id: str) -> None:
    assert sum(bool(chapter.examples) for chapter in chapters(game_id)) >= 3


def chapter(sections: str, name: str = "goal", text: str = "{en: Win., cs: Vyhraj.}", more: str = "") -> str:
    return f"  - id: {name}\n    name: {{en: A, cs: B}}\n    text: {text}\n    sections: [{sections}]\n{more}"


def all_sections() -> list[str]:
    return list(dict.fromkeys(section_of(rule.id) for rule in rules(GAME)))


WRONG = {
    "a section that isn't there": (chapter("NOWHERE"), r"c\.yaml:5: .*can't have 'NOWHERE'"),
    "a section in two chapters": (
        chapter(all_sections()[0]) + chapter(all_sections()[0], "end"),
        r"c\.yaml:9: .*already belongs to another chapter",
    ),
    "two chapters with one name": (
        chapter(all_sections()[0]) + chapter(all_sections()[1]),
        r"c\.yaml:6: .*two chapters 'goal'",
    ),
    "a rule without a chapter": (chapter(", ".join(all_sections()[1:])), rf"no chapter leads to {all_sections()[0]}"),
    "a card that isn't there": (
        chapter(", ".join(all_sections()), text='{en: "{no_card}", cs: "{no_card}"}'),
        r"c\.yaml:4: .*{no_card} is not a card",
    ),
    "an example of no card": (
        chapter(", ".join(all_sections()), more="    examples: [{cards: [nothing], text: {en: a, cs: b}}]\n"),
        r"c\.yaml:6: .*'nothing' is not a card",
    ),
    "an example without cards": (
        chapter(", ".join(all_sections()), more="    examples: [{cards: [], text: {en: a, cs: b}}]\n"),
        r"c\.yaml:6: .*must be a list of cards",
    ),
    "a misspelt field": (chapter("X", more="    picture: 3\n"), r"c\.yaml:6: .*no such field"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_is_refused_with_its_line(tmp_path: Path, name: str) -> None:
    text, message = WRONG[name]
    path = tmp_path / "c.yaml"
    path.write_text(f"chapters:\n{text}")
    file = YamlFile(path, "c.yaml")
    entry = file.read()
    assert isinstance(entry, dict)
    with pytest.raises(BadData, match=message):
        read_chapters(GAME, Fields(entry, file, ()))

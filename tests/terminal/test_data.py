"""The reader of the data files: every mistake is told with its file, its line and its field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from kronika.data import Fields, check_ids, entries, files_of
from kronika.discovery import file_of
from kronika.engine.errors import BadData
from kronika.packs import data_folders
from kronika.yamlfile import YamlFile

# Nothing that a rule reads: the page, the lesson and the rulebook do.
OUTSIDE_THE_INDEX = {"chapters.yaml", "lesson.yaml", "pictures.yaml", "rulebook.yaml"}

FORUM = """
- id: forum
  kind: building
  vp: 3
- id: temple
  kind: building
  vp: many
  cost: {wood: 1, brik: 2}
  sacred: maybe
  symbols: [sword, axe]
  steps:
    - {at: 1}
    - {at: 99}
  name:
    en: Temple
"""


@pytest.fixture
def temple(tmp_path: Path) -> Fields:
    return read(tmp_path, FORUM)[1]


def read(folder: Path, text: str) -> list[Fields]:
    path = folder / "rome.yaml"
    path.write_text(text, encoding="utf-8")
    file = YamlFile(path, "rome.yaml")
    plain = file.read()
    assert isinstance(plain, list)
    return [Fields(entry, file, (place,)) for place, entry in enumerate(plain) if isinstance(entry, dict)]


@pytest.mark.parametrize(
    ("reading", "message"),
    [
        (lambda e: e.whole("vp", 0, 9), r"rome.yaml:7: temple: vp: must be a whole number, not 'many'."),
        (lambda e: e.whole("age"), r"rome.yaml:5: temple: age: must be a whole number, not None."),
        (lambda e: e.each("steps")[1].whole("at", 0, 9), r"rome.yaml:13: temple: steps 2: at: must be from 0 to 9"),
        (lambda e: e.amounts("cost", ("wood", "brick")), r"rome.yaml:8: temple: cost: brik: there is no such field."),
        (lambda e: e.counts("cost", ("wood", "brick"), 3), r"rome.yaml:8: temple: cost: brik: there is no such field."),
        (lambda e: e.flag("sacred"), r"rome.yaml:9: temple: sacred: must be true or false, not 'maybe'."),
        (lambda e: e.word("kind", ("leader",)), r"rome.yaml:6: temple: kind: can't be 'building'. It can be: leader."),
        (lambda e: e.words("symbols", ("sword", "bow")), r"rome.yaml:10: temple: symbols: can't have 'axe'."),
        (lambda e: e.numbers("symbols"), r"rome.yaml:10: temple: symbols: must have whole numbers from 0 to 999"),
        (lambda e: e.numbers("steps", (0, 0, 0)), r"rome.yaml:11: temple: steps: must have 3 numbers, not 2."),
        (lambda e: e.inner("kind"), r"rome.yaml:6: temple: kind: must have named fields, not 'building'."),
        (lambda e: e.each("kind"), r"rome.yaml:6: temple: kind: must be a list, not 'building'."),
        (lambda e: e.in_language("name", "cs"), r"rome.yaml:14: temple: name: cs: must be a text, not None."),
        (lambda e: e.keep("kind", "leader"), r"rome.yaml:6: temple: kind: must stay 'leader' here."),
        (lambda e: e.only("id", "kind", "vp"), r"rome.yaml:8: temple: cost: there is no such field. Fields: id, kind"),
    ],
)
def test_a_mistake_is_told_with_file_line_and_field(
    temple: Fields, reading: Callable[[Fields], object], message: str
) -> None:
    with pytest.raises(BadData, match=message):
        reading(temple)


def test_what_is_missing_has_its_usual_value(temple: Fields) -> None:
    assert temple.whole("age", usual=2) == 2
    assert temple.text("box", "classics") == "classics"
    assert temple.numbers("copies", (1, 2)) == (1, 2)
    assert temple.words("icons", ("city",), least=0) == []
    assert temple.amounts("gain", ("wood",)) == {}
    assert temple.each("parts", optional=True) == []
    assert not temple.inner("end", optional=True).entry


def test_an_id_that_two_entries_have_is_told_with_both_lines(tmp_path: Path) -> None:
    cards = read(tmp_path, "- id: forum\n- id: temple\n- id: forum\n")
    with pytest.raises(BadData, match=r"rome.yaml:3: forum: id: another entry has the same id: rome.yaml:1"):
        check_ids(cards)


def test_a_file_that_is_not_yaml_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"rome.yaml:3: this isn't YAML"):
        read(tmp_path, "- id: forum\n  vp: [3\n")


def test_the_entries_of_a_game_come_in_the_order_of_its_index() -> None:
    cards = entries("innovation", "cards")
    assert cards[0].place == "games/innovation/data/cards/01.yaml:1: agriculture"
    assert cards[-1].file.name == files_of("innovation", "cards")[-1]
    assert files_of("innovation", "nothing") == ()


@pytest.mark.parametrize("game_id", data_folders())
def test_the_index_lists_every_data_file_once(game_id: str) -> None:
    folder = Path(str(file_of(f"games/{game_id}/data")))
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*.yaml")}
    index = YamlFile(file_of(f"games/{game_id}/data/index.yaml"), "index.yaml").read()
    assert isinstance(index, dict)
    lists = [names for kind, names in index.items() if kind != "catalogue" and isinstance(names, list)]
    listed = [str(name) for names in lists for name in names]
    assert sorted(listed) == sorted(there - {"index.yaml", *OUTSIDE_THE_INDEX})


@pytest.mark.parametrize("game_id", data_folders())
def test_no_data_file_has_a_field_twice(game_id: str) -> None:
    folder = Path(str(file_of(f"games/{game_id}/data")))
    for path in folder.rglob("*.yaml"):
        YamlFile(path, str(path)).check_repeats()

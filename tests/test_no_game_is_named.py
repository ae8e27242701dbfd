"""A game is its folder and, on the page, its web folder. Nothing else in the program names one."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.parent.name for path in (ROOT / "src/kronika/games").glob("*/rules.py"))
NAMED = re.compile(rf"\b({'|'.join(GAMES)})\b", re.IGNORECASE)
GAME_FOLDERS = [ROOT / folder / game for folder in ("src/kronika/games", "web/src/games") for game in GAMES]
BUILT = ROOT / "src/kronika/page"
TEXT = {".py", ".ftl", ".json", ".yaml", ".ts", ".tsx", ".css", ".html", ".js", ".typed", ".mako", ".ini"}

# The front doors: what people import. Their docstrings show how it is used, and an example needs a game.
FRONT_DOORS = [ROOT / "src/kronika" / path / "__init__.py" for path in (".", "arena", "research", "testing")]


def sources() -> Iterator[Path]:
    for top in (ROOT / "src/kronika", ROOT / "web/src", ROOT / "web/index.html"):
        for path in [top, *top.rglob("*")]:
            if path.is_file() and path.suffix in TEXT and not {BUILT, *GAME_FOLDERS} & set(path.parents):
                yield path


def docstring_lines(path: Path) -> set[int]:
    found: set[int] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            text = node.body[0]
            found |= set(range(text.lineno, (text.end_lineno or text.lineno) + 1))
    return found


def naming(path: Path) -> list[str]:
    """The lines of a file that name a game."""
    allowed = docstring_lines(path) if path in FRONT_DOORS else set()
    lines = enumerate(path.read_text("utf-8").splitlines(), start=1)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line}"
        for number, line in lines
        if NAMED.search(line) and number not in allowed
    ]


def test_there_are_games_and_sources() -> None:
    assert len(GAMES) >= 5
    assert {path.suffix for path in sources()} >= {".py", ".ftl", ".ts", ".tsx", ".css"}


def test_nothing_outside_a_games_folders_names_it() -> None:
    assert [line for path in sources() for line in naming(path)] == []


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('if game.id == "imperium":', True),
        ("# as in Innovation", True),
        ("from kronika.games.ages import rules", True),
        ("the pages of the managers", False),
    ],
)
def test_what_counts_as_a_name(text: str, named: bool) -> None:
    assert bool(NAMED.search(text)) == named


def test_a_front_door_names_a_game_only_in_its_docstrings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    door = tmp_path / "__init__.py"
    door.write_text('"""\n>>> play("innovation")\n"""\n\nFIRST = "innovation"\n', "utf-8")
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    assert naming(door) == ['__init__.py:2: >>> play("innovation")', '__init__.py:5: FIRST = "innovation"']
    monkeypatch.setattr(f"{__name__}.FRONT_DOORS", [door])
    assert naming(door) == ['__init__.py:5: FIRST = "innovation"']

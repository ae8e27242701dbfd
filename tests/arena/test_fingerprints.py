"""Fingerprints: what makes a bot another one, and what doesn't."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import kronika
from kronika.arena.fingerprints import fingerprint, source_version
from kronika.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
BOT = '''
class Bot:
    """Takes the {word} option."""

    def choose(self, position):
        return {place}  # {word}
'''


def written(path, text):
    path.write_text(text, encoding="utf-8")
    return path


def of_source(path, text):
    return source_version(written(path, text))


def test_words_and_lines_are_no_other_version_and_code_is(tmp_path) -> None:
    path = tmp_path / "bot.py"
    first = of_source(path, BOT.format(word="first", place=0))
    assert of_source(path, BOT.format(word="very first", place=0)) == first
    assert of_source(path, "# a bot\n\n\n" + BOT.format(word="first", place=0)) == first
    assert of_source(path, BOT.format(word="second", place=1)) != first
    assert of_source(path, BOT.format(word="first", place="'a' in {'b', 'c'}")) != first


def test_a_class_from_a_file_changes_with_the_file(tmp_path) -> None:
    path = written(tmp_path / "mine.py", BOT.format(word="first", place=0))
    before = fingerprint("innovation", f"{path}:Bot")
    assert fingerprint("innovation", f"{path}:Bot") == before
    written(path, BOT.format(word="second", place=1))
    assert fingerprint("innovation", f"{path}:Bot") != before


def test_a_class_from_a_package_changes_with_the_package(tmp_path, monkeypatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    package = tmp_path / "some_clever_bots"
    package.mkdir()
    written(package / "__init__.py", "")
    written(package / "mine.py", BOT.format(word="first", place=0))
    before = fingerprint("innovation", "some_clever_bots.mine:Bot")
    written(package / "weights.json", "[1, 2]")
    weighed = fingerprint("innovation", "some_clever_bots.mine:Bot")
    assert weighed != before
    (package / "__pycache__").mkdir(exist_ok=True)
    written(package / "__pycache__" / "mine.pyc", "made")
    assert fingerprint("innovation", "some_clever_bots.mine:Bot") == weighed


def test_a_program_changes_with_its_command_and_the_files_in_it(tmp_path) -> None:
    path = written(tmp_path / "bot.py", "print(1)")
    before = fingerprint("innovation", f"process:python {path}")
    assert fingerprint("innovation", f"process:python {path} --deep") != before
    written(path, "print(2)")
    assert fingerprint("innovation", f"process:python {path}") != before


def test_built_in_bots_differ_by_name_and_game() -> None:
    found = {fingerprint(game, bot) for game in GAMES for bot in ("random", "search:5", "search:6", "expert")}
    assert len(found) == 4 * len(GAMES)


EDITS = """
from pathlib import Path
from kronika.arena import fingerprints

package = Path(fingerprints.__file__).parents[1]

def found():
    for kept in (fingerprints.rules_version, fingerprints.bots_version, fingerprints.ours):
        kept.cache_clear()
    return [fingerprints.fingerprint("innovation", bot) for bot in ("greedy", "process:python")]

before = found()
for name in EDITED:
    path = package / name
    old = path.read_text(encoding="utf-8")
    path.write_text(old + "\\nEDITED = 1\\n", encoding="utf-8")
    print(name, *(one != other for one, other in zip(found(), before, strict=True)))
    path.write_text(old, encoding="utf-8")
"""


def test_what_decides_moves_counts_and_what_people_read_does_not(tmp_path) -> None:
    """On a copy of the package. A program outside knows nothing of our bots, but plays by the same rules."""
    ours = Path(kronika.__file__).parent
    shutil.copytree(ours, tmp_path / "kronika", ignore=shutil.ignore_patterns("page", "__pycache__"))
    expected = {
        "engine/match.py": "True True",
        "games/innovation/flow.py": "True True",
        "bots/search.py": "True False",
        "games/weights.py": "True False",
        "games/innovation/bot/tuning.json": "True False",
        "games/innovation/observe.py": "True False",
        "games/innovation/terminal/__init__.py": "False False",
        "games/innovation/locale/en.ftl": "False False",
        "server/play.py": "False False",
    }
    command = [sys.executable, "-c", EDITS.replace("EDITED:", f"{list(expected)}:")]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    told = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert told.stderr == ""
    assert dict(line.split(" ", 1) for line in told.stdout.splitlines()) == expected


def test_every_process_finds_the_same() -> None:
    """Python's sets have another order in each of them."""
    code = "from kronika.arena.fingerprints import fingerprint; print(fingerprint('innovation', 'expert'))"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert told.strip() == fingerprint("innovation", "expert")

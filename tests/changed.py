"""The tests of `make quick`: the engine, and the rules and cards of the games that have changed since main.

    python -m tests.changed

prints their folders. What else a change can break, `make test` finds out."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ALWAYS = ("tests/engine", "src/kronika/engine")
OF_A_GAME = re.compile(r"(?:src/kronika|tests)/games/([a-z_]+)/")


def games_in(files: Iterable[str]) -> list[str]:
    """The games whose folders these files are in.

    >>> games_in(["README.md", "tests/games/chess/rules/test_mate.py", "src/kronika/games/chess/moves.py"])
    ['chess']
    """
    return sorted({found[1] for file in files if (found := OF_A_GAME.match(file))})


def folders_of(game: str, root: Path = ROOT) -> list[str]:
    """The folders with the tests of a game's rules and cards."""
    folders = (Path("tests/games") / game / part for part in ("rules", "cards"))
    return [folder.as_posix() for folder in folders if (root / folder).is_dir()]


def git(*args: str) -> list[str]:
    done = subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_files() -> list[str]:
    """All that differs from main: committed, not yet committed, and new."""
    base = next(
        (found[0] for branch in ("main", "origin/main") if (found := git("merge-base", "HEAD", branch))), "HEAD"
    )
    return [*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")]


def main() -> None:
    print(*ALWAYS, *(folder for game in games_in(changed_files()) for folder in folders_of(game)))


if __name__ == "__main__":
    main()

"""The game of docs/new-game.md, built from nothing but that page and installed as anybody would install it."""

import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

DOCS = Path(__file__).parents[2] / "docs"
BLOCK = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)


class Installed:
    """A folder in which somebody has followed the page, and what runs there."""

    def __init__(self, folder: Path) -> None:
        blocks = [(kind, dedent(text)) for kind, text in BLOCK.findall((DOCS / "new-game.md").read_text("utf-8"))]
        self.project, *_ = (text for kind, text in blocks if kind == "toml")
        self.game, self.test, self.research = (text for kind, text in blocks if kind == "python")
        self.commands = [line for kind, text in blocks if kind == "sh" for line in text.splitlines()]
        self.folder = folder
        source = folder / "two-rivers"
        source.mkdir()
        (source / "pyproject.toml").write_text(self.project, "utf-8")
        (source / "two_rivers.py").write_text(self.game, "utf-8")
        (folder / "test_two_rivers.py").write_text(self.test, "utf-8")
        site = folder / "site"
        offline = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "-q", *offline, "--target", site, source], check=True, timeout=300
        )
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(site), *sys.path]),
            "KRONIKA_HOME": str(folder / "home"),
            "COLUMNS": "100",
            "LANG": "C",
        }

    def run(self, *command: str, typed: str = "") -> str:
        """Run it; the answer is what it prints."""
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"
        assert "Traceback" not in done.stderr
        return done.stdout


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("new-game"))

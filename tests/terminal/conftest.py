"""Running the command `kronika` inside the test process, with a keyboard that is a piece of text."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from kronika.cli import main


@dataclass
class Outcome:
    code: int
    out: str
    err: str

    @property
    def flat(self) -> str:
        """Everything printed, with single spaces and without frames: for sentences that a screen wraps."""
        text = re.sub(r"[│╭╮╰╯─]", " ", f"{self.out} {self.err}")
        return re.sub(r"\s+", " ", text)

    @property
    def saved(self) -> Path:
        """The file that the game was saved to."""
        found = re.findall(r"(?:Saved to|Uloženo do souboru) (\S+\.json)\.", self.out)
        assert found, self.out[-500:]
        return Path(found[-1])


Run = Callable[..., Outcome]


@pytest.fixture
def kronika_home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kronika_home: Path) -> Run:
    monkeypatch.setenv("KRONIKA_HOME", str(kronika_home))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("KRONIKA_LANG", raising=False)

    def run_it(*args: str, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "argv", ["kronika", *args])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        code = ended.value.code
        outcome = Outcome(code if isinstance(code, int) else int(code is not None), printed.out, printed.err)
        assert "Traceback" not in outcome.out + outcome.err
        return outcome

    return run_it

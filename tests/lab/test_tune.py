"""The tuner: what it tries, and that a short run finds and writes something."""

import subprocess
import sys
from pathlib import Path
from random import Random

from kronika.bots.tuning import STANDARD, Tuning, read_tuning
from kronika.lab.tune import CHOICES, RANGES, Entrant, anywhere, near, play_deal, spell


def test_tunings_stay_within_their_ranges() -> None:
    random = Random(1)
    tuning = STANDARD
    seen = set()
    for _ in range(200):
        tuning = anywhere(random) if random.random() < 0.2 else near(tuning, random)
        seen.add(tuning)
        for name, (low, high) in RANGES.items():
            assert low <= getattr(tuning, name) <= high
        for name, words in CHOICES.items():
            assert getattr(tuning, name) in words
            assert type(getattr(tuning, name)) is type(getattr(STANDARD, name))
    assert len(seen) > 100


def test_a_deal_is_played_in_every_seat_and_always_the_same() -> None:
    one, other = Entrant(Tuning(ahead=1), 4), Entrant(Tuning(ahead=0), 2)
    first = play_deal("innovation", 3, one, other, "x")
    assert first.games == 3
    assert first == play_deal("innovation", 3, one, other, "x")


def test_a_tuning_is_spelled_by_what_it_changes() -> None:
    assert spell(STANDARD) == "the standard"
    assert spell(Tuning(explore=0.5, ahead=1)) == "explore=0.5 ahead=1"


def test_a_short_run(tmp_path: Path) -> None:
    out = tmp_path / "innovation.json"
    sizes = ["--rounds=1", "--candidates=2", "--deals=1", "--final=1", "--proof=1", "--budget=1", "--jobs=1"]
    command = [sys.executable, "-m", "kronika.lab.tune", "innovation", *sizes, f"--out={out}", "--fresh"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "round 1: " in done.stdout
    assert "against the standard" in done.stdout
    assert isinstance(read_tuning(out.read_text(), "innovation"), Tuning)

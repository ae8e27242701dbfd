"""The page about calibration, made from every game's `bot/calibration.json`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from kronika.arena.plots import frame, line, text
from kronika.bots.calibration import calibration_file
from kronika.games import GAMES
from kronika.words import Words

from .pictures import standalone

AIM = 0.03  # the goal: no bin should have a larger error
SIDE, LEFT, TOP = 340, 70, 14  # the square in which the curve is drawn
HEAD = """# Calibration

When a [review](../review.md) or a hint says 70 %, the player should win 70 % of the time. The goal is an error of at
most 3 % in each of ten bins.

```sh
python -m kronika.lab.calibrate GAME --games 300
python -m kronika.lab.calibrate GAME --games 300 --install   # reviews and hints use it, and this page is written
```

Bots of several levels play games that no net has learned from, in every combination equally often. At twelve random
positions of each game, the judge estimates everybody's chance.

- **Temperature** and **bend**: the judge's log odds are divided by the temperature and then raised to the power of the
  bend. A temperature above 1 means that the judge was too sure; a bend above 1, that it took narrow leads too
  seriously. Both are fitted on one half of the games and tested on the other, both ways.
- **Worst bin**: the largest difference between predicted and actual wins in a bin.
- The bars in the pictures are 95 % intervals, resampled by game, because positions of one game share its result. Where
  they are longer than 6 %, there were too few games to show whether the goal is reached.

The games are kept in `--folder`, so a larger `--games` adds to them.

"""


@dataclass
class Bin:
    """Positions with similar predictions: the mean prediction and the share that was won, with its 95 % interval."""

    said: float
    won: float
    low: float
    high: float
    count: int

    @property
    def error(self) -> float:
        return abs(self.won - self.said)


def worst(bins: Sequence[Bin]) -> float:
    """The largest error."""
    return max(each.error for each in bins)


@dataclass
class Curve:
    """A calibration curve. `raw` is the error of the worst bin without calibration. The bins contain only games on
    which the calibration wasn't fitted."""

    seats: int
    temperature: float
    bend: float
    bots: list[str]
    games: int
    positions: int
    raw: float
    bins: list[Bin]

    @property
    def worst(self) -> float:
        return worst(self.bins)

    @property
    def within(self) -> int:
        """The number of bins whose error is within the goal."""
        return sum(each.error <= AIM for each in self.bins)

    def to_json(self) -> dict[str, Any]:
        numbers = [[round(value, 4) for value in (b.said, b.won, b.low, b.high)] + [b.count] for b in self.bins]
        return asdict(self) | {"raw": round(self.raw, 4), "bins": numbers}


def read_curves(game_id: str) -> list[Curve]:
    path = calibration_file(game_id)
    if not path.is_file():
        return []
    tables = json.loads(path.read_text(encoding="utf-8"))["tables"].values()
    return [Curve(**table | {"bins": [Bin(*numbers) for numbers in table["bins"]]}) for table in tables]


def write_page(docs: Path) -> None:
    rows, pictures = [], []
    for game_id in GAMES:
        name = Words("en", game_id).say("game-name")
        for curve in read_curves(game_id):
            picture = f"images/calibration-{game_id}-{curve.seats}.svg"
            (docs / picture).write_text(plot(f"{name}: said and won", curve.bins), encoding="utf-8")
            rows.append(row(name, curve))
            pictures.append(f"![{name}, {curve.seats} seats: said and won](../{picture})")
    heads = (
        "game",
        "seats",
        "games",
        "positions",
        "bots",
        "temperature",
        "bend",
        "worst bin without them",
        "worst bin",
        "within 3 %",
    )
    table = "\n".join(("| " + " | ".join(heads) + " |", "|" + " --- |" * len(heads), *rows))
    (docs / "lab/calibration.md").write_text(HEAD + table + "\n\n" + "\n\n".join(pictures) + "\n", encoding="utf-8")


def row(name: str, curve: Curve) -> str:
    cells = (
        name,
        str(curve.seats),
        str(curve.games),
        str(curve.positions),
        ", ".join(curve.bots),
        f"{curve.temperature:.2f}",
        f"{curve.bend:.2f}",
        f"{curve.raw:.1%}".replace("%", " %"),
        f"{curve.worst:.1%}".replace("%", " %"),
        f"{curve.within} of {len(curve.bins)} bins",
    )
    return "| " + " | ".join(cells) + " |"


def plot(title: str, bins: Sequence[Bin]) -> str:
    """The results on the y axis over the predictions on the x axis."""

    def x(value: float) -> float:
        return LEFT + value * SIDE

    def y(value: float) -> float:
        return TOP + (1 - value) * SIDE

    body = []
    for tenth in range(0, 11, 2):
        value = tenth / 10
        body.append(line(x(0), y(value), x(1), y(value), "grid") + line(x(value), y(0), x(value), y(1), "grid"))
        body.append(text(x(0) - 8, y(value) + 4, f"{tenth * 10} %", "end", "small"))
        body.append(text(x(value), y(0) + 18, f"{tenth * 10} %", "middle", "small"))
    body.append(line(x(0), y(0), x(1), y(1), "grid"))
    for each in bins:
        body.append(line(x(each.said), y(each.low), x(each.said), y(each.high), "reach"))
        body.append(f'<circle cx="{x(each.said):.1f}" cy="{y(each.won):.1f}" r="5" class="dot"/>')
        words = f"said {each.said:.0%}, won {each.won:.0%} ({each.low:.0%} to {each.high:.0%}), {each.count} chances"
        body.append(text(x(1) + 24, y(each.said) + 4, words, "start", "small"))
    return standalone(frame(title, TOP + SIDE + 26, body))

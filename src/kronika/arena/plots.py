"""Plots as SVG text: dots with intervals, and histograms. Colours come from the page, so they follow light and dark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from .ratings import Interval

WIDTH = 720
LINE = 26
LEFT = 200
RIGHT = 90
AXIS = 34
LONGEST_LABEL = 25  # characters


@dataclass(frozen=True)
class Dot:
    label: str
    at: Interval
    strong: bool = True  # False: less important, drawn paler


def ticks(low: float, high: float, wished: int = 6) -> list[float]:
    """Round numbers from about `low` to about `high`.

    >>> ticks(0, 97)
    [0.0, 20.0, 40.0, 60.0, 80.0]
    """
    span = high - low or 1.0
    raw = span / wished
    power = 10.0 ** floor(log10(raw))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw)
    return [round(step * n, 10) for n in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def frame(title: str, height: float, body: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def shortened(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def dots(title: str, rows: Sequence[Dot], spell: Callable[[float], str], middle: float | None = None) -> str:
    """One line for each row: its value, its interval, and a line where `middle` is."""
    if not rows:
        return ""
    around = [middle] if middle is not None else []
    low = min([row.at.low for row in rows] + around)
    high = max([row.at.high for row in rows] + around)
    pad = (high - low) * 0.04 or abs(high) * 0.05 or 1.0
    low, high = low - pad, high + pad

    def x(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    bottom = LINE * len(rows) + 8
    body = []
    for tick in ticks(low, high):
        body.append(line(x(tick), 4, x(tick), bottom, "grid"))
        body.append(text(x(tick), bottom + 16, spell(tick), "middle", "small"))
    if middle is not None:
        body.append(line(x(middle), 0, x(middle), bottom, "middle"))
    for place, row in enumerate(rows):
        y = LINE * place + LINE / 2 + 4
        pale = "" if row.strong else " pale"
        body.append(text(LEFT - 12, y + 4, shortened(row.label), "end", pale.strip()))
        body.append(line(x(row.at.low), y, x(row.at.high), y, f"reach{pale}"))
        body.append(f'<circle cx="{x(row.at.value):.1f}" cy="{y:.1f}" r="5" class="dot{pale}"/>')
        body.append(text(WIDTH - RIGHT + 12, y + 4, spell(row.at.value), "start", f"number{pale}"))
    return frame(title, bottom + AXIS - 8, body)


def histogram(title: str, values: Sequence[int], unit: str, bars: int = 30) -> str:
    """How often each number occurred."""
    if not values:
        return ""
    low, high = min(values), max(values)
    width = max(1, ceil((high - low + 1) / bars))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    top = max(counts)
    left, tall, right = 60, 200, 20
    bar = (WIDTH - left - right) / len(counts)
    body = []
    for tick in ticks(0, top, 4):
        if tick == int(tick):
            y = 10 + tall - tall * tick / top
            body.append(line(left, y, WIDTH - right, y, "grid"))
            body.append(text(left - 8, y + 4, f"{tick:g}", "end", "small"))
    for place, count in enumerate(counts):
        tallness = tall * count / top
        start = low + place * width
        span = f"{start}" if width == 1 else f"{start}–{start + width - 1}"
        body.append(
            f'<rect x="{left + place * bar + 1:.1f}" y="{10 + tall - tallness:.1f}" width="{max(1.0, bar - 2):.1f}" '
            f'height="{tallness:.1f}" class="bar"><title>{span} {escape(unit)}: {count}</title></rect>'
        )
    for tick in ticks(low, high + 1, 8):
        x = left + (tick - low + 0.5) / width * bar
        if left <= x <= WIDTH - right:
            body.append(text(x, tall + 28, f"{tick:g}", "middle", "small"))
    body.append(text((left + WIDTH - right) / 2, tall + 48, unit, "middle", "small"))
    return frame(title, tall + 56, body)

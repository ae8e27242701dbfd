"""Draws docs/images/benchmark.svg and writes the short table of docs/benchmark.md, from the long tables on that page.

Run it after `python bench/run.py … --markdown docs/benchmark.md`."""

from __future__ import annotations

import math
import re
from pathlib import Path
from xml.sax.saxutils import escape

import kronika
from kronika.words import Words

PAGE = Path(__file__).parent / "benchmark.md"
CHART = PAGE.parent / "images/benchmark.svg"
KINDS = ("interpreted", "compiled")
BEGIN, END = "<!-- summary: begin -->", "<!-- summary: end -->"

ROW, WIDTH, LEFT, RIGHT = 24, 720, 210, 640
LOW, HIGH = 1_000, 1_000_000
STYLE = """<style>
text { fill: #22201c; font: 13px system-ui, sans-serif; } .small { fill: #6b655c; font-size: 11px; }
.grid { stroke: #ddd6ca; } .bar { fill: #8a4b20; } .peer { fill: #b9ae9e; } .number { font-weight: 600; }
@media (prefers-color-scheme: dark) { text { fill: #ece7de; } .small { fill: #a49c90; } .grid { stroke: #3b3833; }
.bar { fill: #e09a62; } .peer { fill: #6d665c; } }
</style>"""


def game_name(game: str) -> str:
    return Words("en", game).say("game-name").split(":")[0]


def read(page: str, title: str) -> list[dict[str, str]]:
    """The rows of the table below a heading."""
    lines = page.split(f"### {title}\n\n", 1)[1].split("\n\n", 1)[0].splitlines()
    heads, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [dict(zip(heads, row, strict=True)) for row in rows]


def summary(page: str) -> str:
    plain, compiled = ({row["Kronika"]: row for row in read(page, f"Kronika, {kind}")} for kind in KINDS)
    lines = [
        "| game, two players | decisions/s | compiled | clone | redeal | search iterations/s |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for game in kronika.games():
        column = f"{game}, 2 seats"
        cells = [plain["decisions/s"], compiled["decisions/s"], compiled["clone, all positions, µs"]]
        cells += [compiled["redeal, all positions, µs"], compiled["search, iterations/s"]]
        first, second, clone, redeal, search = (cell[column] for cell in cells)
        lines.append(f"| {game_name(game)} | {first} | {second} | {clone} µs | {redeal} µs | {search} |")
    return "\n".join(lines)


def bars(page: str) -> list[tuple[str, float, str]]:
    """Label, decisions per second and style of each bar, the fastest first."""
    found = []
    for row in read(page, "Other engines"):
        speed = float(row["decisions/s"].replace(",", "") or 0)
        if row["engine"] == "Kronika, compiled" and row["seats"] == "2" and "views" not in row["game"]:
            found.append((f"Kronika: {game_name(row['game'])}", speed, "bar"))
        elif not row["engine"].startswith(("Kronika", "boardgame.io")):
            found.append((f"{row['engine'].split()[0]}: {row['game']}", speed, "peer"))
    return sorted(found, key=lambda bar: -bar[1])


def place(speed: float) -> float:
    return LEFT + (RIGHT - LEFT) * math.log(speed / LOW) / math.log(HIGH / LOW)


def chart(page: str) -> str:
    rows = bars(page)
    bottom = ROW * len(rows) + 6
    title = "Decisions per second on one core, logarithmic scale"
    body = []
    for tick in (1_000, 10_000, 100_000, 1_000_000):
        x = place(tick)
        body.append(f'<line x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{bottom}" class="grid"/>')
        body.append(f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle" class="small">{tick:,}</text>')
    for number, (label, speed, style) in enumerate(rows):
        y = ROW * number + 5
        body.append(f'<text x="{LEFT - 10}" y="{y + 13}" text-anchor="end">{escape(label)}</text>')
        body.append(f'<rect x="{LEFT}" y="{y}" width="{place(speed) - LEFT:.1f}" height="16" rx="2" class="{style}"/>')
        weight = ' class="number"' if style == "bar" else ""
        body.append(f'<text x="{place(speed) + 6:.1f}" y="{y + 13}"{weight}>{speed:,.0f}</text>')
    head = f'<svg viewBox="0 0 {WIDTH} {bottom + 24}" role="img" aria-label="{title}"'
    return f'{head} xmlns="http://www.w3.org/2000/svg">{STYLE}<title>{title}</title>{"".join(body)}</svg>\n'


def main() -> None:
    page = PAGE.read_text("utf-8")
    CHART.write_text(chart(page), "utf-8")
    between = re.compile(f"{BEGIN}.*{END}", re.DOTALL)
    PAGE.write_text(between.sub(lambda _: f"{BEGIN}\n\n{summary(page)}\n\n{END}", page), "utf-8")


if __name__ == "__main__":
    main()

"""A review as one self-contained HTML file."""

from __future__ import annotations

from html import escape

from .findings import Review
from .telling import Telling

WIDTH, HEIGHT, TOP = 720, 240, 10
COLOURS = ("#b5541c", "#2b6cb0", "#2d7a46", "#8a3fa0")
DASHES = ("", "8 4", "2 4", "10 3 2 3")  # each line has a pattern too, for readers who can't tell the colours apart

STYLE = """
:root { color-scheme: light dark; --paper: #fbf9f5; --ink: #22201c; --soft: #6b655c; --rule: #ddd6ca; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece7de; --soft: #a49c90; --rule: #3b3833; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 50rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--soft); font-size: 12px; }
svg line { stroke: var(--rule); } svg path { fill: none; stroke-width: 2.5; }
li { margin: .3rem 0; } .key svg { width: 2.5rem; height: .8rem; } footer { color: var(--soft); }
"""


def page(found: Review, telling: Telling) -> str:
    words = telling.words
    title = escape(words.say("review-title", game=words.say("game-name")))
    parts = [
        f"<h1>{title}</h1><h2>{escape(words.say('review-chances'))}</h2>",
        chart(found, words.say("review-chances")),
        f'<p class="key">{" ".join(key(seat, name) for seat, name in enumerate(telling.names))}</p>',
        section(words.say("review-luck-and-skill"), [telling.sums(found, seat) for seat in seats(found)]),
        section(
            words.say("review-turns"),
            [telling.turn(turn) for turn in found.turns] or [words.say("review-no-turns")],
        ),
        section(
            words.say("review-errors"),
            [telling.rate(found, seat) for seat in seats(found)] + [telling.error(error) for error in found.errors],
        ),
        f"<footer>{escape(words.say('review-judge', judge=found.judge))}</footer>",
    ]
    return (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body><main>{''.join(parts)}</main></body></html>"
    )


def seats(found: Review) -> range:
    return range(len(found.players))


def section(title: str, lines: list[str]) -> str:
    return f"<h2>{escape(title)}</h2><ul>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ul>"


def chart(found: Review, title: str) -> str:
    rules = "".join(
        f'<line x1="40" x2="{WIDTH}" y1="{height(share):.0f}" y2="{height(share):.0f}"/>'
        f'<text x="0" y="{height(share) + 4:.0f}">{100 * share:.0f} %</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    lines = "".join(path(seat, [chances[seat] for chances in found.chances]) for seat in seats(found))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT + 2 * TOP}" role="img" aria-label="{escape(title)}">{rules}{lines}</svg>'


def height(share: float) -> float:
    return TOP + (1 - share) * HEIGHT


def path(seat: int, line: list[float]) -> str:
    step = (WIDTH - 40) / max(1, len(line) - 1)
    points = " L".join(f"{40 + place * step:.1f} {height(chance):.1f}" for place, chance in enumerate(line))
    return f'<path d="M{points}" {stroke(seat)}/>'


def stroke(seat: int) -> str:
    return f'stroke="{COLOURS[seat % len(COLOURS)]}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'


def key(seat: int, name: str) -> str:
    return f'<svg viewBox="0 0 40 10" aria-hidden="true"><path d="M0 5 L40 5" {stroke(seat)}/></svg> {escape(name)}'

"""Plots as files for the documentation."""

from __future__ import annotations

STYLE = """<style>
text { fill: #22201c; font: 13px system-ui, sans-serif; } .small { fill: #6b655c; font-size: 11px; }
.grid { stroke: #ddd6ca; } .reach { stroke: #8a4b20; stroke-width: 3; stroke-linecap: round; opacity: .55; }
.dot { fill: #8a4b20; } .number { font-weight: 600; }
@media (prefers-color-scheme: dark) { text { fill: #ece7de; } .small { fill: #a49c90; } .grid { stroke: #3b3833; }
.reach { stroke: #e09a62; } .dot { fill: #e09a62; } }
</style>"""


def standalone(svg: str) -> str:
    """The contents of a file with this picture, in a style of its own."""
    head, _, rest = svg.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg">{STYLE}{rest}\n'

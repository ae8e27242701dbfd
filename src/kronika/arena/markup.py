"""Numbers, tables and figures of the report as HTML."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from .ratings import Interval


def section(title: str, body: str) -> str:
    return f"<section>\n<h2>{escape(title)}</h2>\n{body}\n</section>"


def figure(svg: str, words: str) -> str:
    return f"<figure>{svg}<figcaption>{escape(words)}</figcaption></figure>" if svg else ""


def percent(value: float) -> str:
    return f"{100 * value:.0f} %"


def finer(value: float) -> str:
    return f"{100 * value:.1f} %"


def signed(value: float) -> str:
    return f"{100 * value:+.1f}".replace("-", "−")


def whole(value: float) -> str:
    return f"{value:.0f}"


def tenth(value: float) -> str:
    return f"{value:.1f}"


def seconds(value: float) -> str:
    return f"{1000 * value:.3g} ms" if value < 1 else f"{value:.3g} s"


def spelled(interval: Interval, spell: Callable[[float], str] = finer) -> str:
    return f'{spell(interval.value)} <span class="range">{spell(interval.low)} to {spell(interval.high)}</span>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], sortable: str = "") -> str:
    """An HTML table whose first column is text and whose other columns are numbers. Cells are HTML."""
    head = "".join(f'<th scope="col">{words}</th>' for words in heads)
    body = "".join("<tr>" + "".join(cells(row)) + "</tr>\n" for row in rows)
    name = f' id="{sortable}" class="sortable"' if sortable else ""
    return f'<div class="wide"><table{name}><thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table></div>'


def cells(row: Sequence[str]) -> list[str]:
    """The cells of a row. A cell that begins with <td is used as it is."""
    first = f'<th scope="row">{row[0]}</th>'
    return [first, *(cell if cell.startswith("<td") else f"<td>{cell}</td>" for cell in row[1:])]

"""The report's parts about cards: how much they are worth, and how often players who use them win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import sqrt

from kronika.catalogue import card_names
from kronika.games import game as find_game

from .markup import figure, finer, signed, table
from .plan import Plan
from .plots import Dot, dots
from .ratings import Interval, mean, wilson
from .results import CardRow, Row
from .swaps import Worth

KINDS_TOLD = 3  # kinds of events listed for each card, unless the game names its own
CARDS_SHOWN = 12  # the best and the worst cards in a plot: this many of each
LEAST_SEATS = 20  # a card seen in fewer seats' games is left out of the plots: too little to go by


def edge(row: CardRow) -> Interval:
    return mean(row.edge, row.squares, row.seats)


def told_kinds(plan: Plan, cards: Sequence[CardRow]) -> list[str]:
    times: Counter[str] = Counter()
    for row in cards:
        times[row.kind] += row.times
    wanted = find_game(plan.game).told_of_cards or [kind for kind, _ in times.most_common(KINDS_TOLD)]
    return [kind for kind in wanted if kind in times]


def card_part(plan: Plan, rows: Sequence[Row], cards: Sequence[CardRow]) -> str:
    kinds = told_kinds(plan, cards)
    if not kinds:
        return "<p>No card events were recorded.</p>"
    names = card_names(plan.game, "en")
    found = {(row.kind, row.card): row for row in cards}
    parts = []
    for kind in kinds:
        told = [row for row in cards if row.kind == kind and row.seats >= LEAST_SEATS]
        order = sorted(told, key=sureness, reverse=True)
        shown = order if len(order) <= 2 * CARDS_SHOWN else order[:CARDS_SHOWN] + order[-CARDS_SHOWN:]
        shown.sort(key=lambda row: -edge(row).value)
        marks = [Dot(names[row.card], edge(row), significant(edge(row))) for row in shown]
        parts.append(
            figure(
                dots(f"Edge of cards that a player {kind}", marks, signed, 0.0),
                f"Cards that a player {kind}: win rate above or below average, in percentage points; the most certain "
                "at each end",
            )
        )
    heads = ["Card"]
    for kind in kinds:
        heads += [f"{escape(kind)} <small>per game</small>", f"win rate <small>if {escape(kind)}</small>", "edge"]
    lines = []
    for card in sorted({row.card for row in cards if row.kind in kinds}, key=lambda card: names[card]):
        line = [escape(names[card])]
        for kind in kinds:
            line += card_cells(found.get((kind, card)), len(rows))
        lines.append(line)
    parts.append("<p>Click a heading to sort the table.</p>")
    parts.append(table(heads, lines, "cards"))
    return "".join(parts)


def worth_part(plan: Plan, worths: Sequence[Worth], cards: Sequence[CardRow]) -> str:
    """The worth of each card as measured by swaps, beside the correlations."""
    if not worths:
        return "<p>No card came from a pile into a hand while others were left there.</p>"
    names, kinds = card_names(plan.game, "en"), told_kinds(plan, cards)
    found = {(row.kind, row.card): row for row in cards}
    told = [worth for worth in worths if worth.pairs >= LEAST_SEATS]
    ends = told if len(told) <= 2 * CARDS_SHOWN else [*told[:CARDS_SHOWN], *told[-CARDS_SHOWN:]]
    marks = [Dot(names[worth.card], worth.effect, significant(worth.effect)) for worth in ends]
    lines = [
        [
            escape(names[worth.card]),
            f'<td data-v="{worth.pairs}">{worth.pairs}</td>',
            edge_cell(worth.effect, f"from {worth.pairs} pairs"),
            *(card_cells(found.get((kind, worth.card)), 1)[2] for kind in kinds),
        ]
        for worth in worths
    ]
    caption = "Share of a victory that a card brings more than others from its pile, in percentage points; the best "
    heads = ("Card", "Pairs", "Worth", *(f"edge <small>if {escape(kind)}</small>" for kind in kinds))
    return (
        figure(dots("What cards are worth", marks, signed, 0.0), caption + "and the worst")
        + table(heads, lines, "worths")
        + "<p>A position in which a card has just been drawn is played on twice by the same players: as it is, and "
        "with another card from the same pile. The worth is the difference, so it doesn't matter who was ahead. The "
        "edges beside it are correlations.</p>"
    )


def card_cells(row: CardRow | None, games: int) -> list[str]:
    """The cells for a card and a kind of event: how often per game, the win rate and the edge. The table is sorted by
    the `data-v` attributes."""
    if row is None:
        return ['<td data-v="0">0</td>', '<td data-v="-9">–</td>', '<td data-v="-9">–</td>']
    often, rate, more = row.times / games, wilson(row.wins, row.seats), edge(row)
    return [
        f'<td data-v="{often:.4f}">{often:.2f}</td>',
        f'<td data-v="{rate.value:.4f}" title="95 %: {finer(rate.low)} to {finer(rate.high)}">{finer(rate.value)}</td>',
        edge_cell(more, f"from {row.seats} seats' games"),
    ]


def edge_cell(more: Interval, source: str) -> str:
    kind = ("good" if more.value > 0 else "bad") if significant(more) else "unsure"
    return (
        f'<td data-v="{more.value:.4f}" class="{kind}" style="--weight:{min(40.0, abs(more.value) * 200):.0f}%" '
        f'title="95 %: {signed(more.low)} to {signed(more.high)}, {source}">{signed(more.value)} '
        f'<span class="range">± {100 * (more.high - more.value):.1f}</span></td>'
    )


def significant(interval: Interval) -> bool:
    return interval.low > 0 or interval.high < 0


def sureness(row: CardRow) -> float:
    """The edge divided by its own uncertainty."""
    return row.edge / sqrt(row.squares) if row.squares else 0.0

"""The report: one self-contained HTML file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import sqrt
from statistics import mean as average
from statistics import median

from kronika.catalogue import card_names
from kronika.games import game as find_game
from kronika.words import Words

from .page import SCRIPT, STYLE
from .plan import Plan
from .play import FORFEIT
from .plots import Dot, dots, histogram
from .ratings import Interval, Standing, mean, shares, wilson
from .results import CardRow, Row, Tally
from .sprt import ERROR, SCORES, Sprt

KINDS_TOLD = 3  # kinds of events told of each card, unless the game names its own
CARDS_SHOWN = 12  # in a plot, at each end
FAULTS_SHOWN = 50
LEAST_SEATS = 20  # fewer say nothing: such a card isn't in the plots


def write_report(
    plan: Plan,
    rows: Sequence[Row],
    lines: Sequence[Standing],
    cards: Sequence[CardRow],
    habits: Mapping[tuple[int, str], int],
    tally: Tally,
    sprt: Sprt | None = None,
) -> str:
    title = f"Arena: {game_name(plan)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        summary(plan, rows, tally),
        *([section("Sequential test", test_part(plan, sprt))] if sprt is not None else []),
        section("Ratings", ratings(plan, lines)),
        section("Who beats whom", meetings(plan, rows)),
        section("Win rate by seat", by_seat(plan, rows)),
        section("Game length", lengths(plan, rows)),
        section("What no person would do", habit_part(plan, lines, habits)),
        section("Cards", card_part(plan, rows, cards)),
        section("Forfeits", faults(plan, rows)),
        section("How to read this", GUIDE),
    ]
    return whole_page(title, "\n".join(parts))


def whole_page(title: str, body: str) -> str:
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
{body}
</main>
<script>{SCRIPT}</script>
</body>
</html>
"""


GUIDE = """<p>Every line-up played every deal, once in each rotation of the seats, so neither the deal nor the seat
favours anyone. A shared victory counts as a fraction. A bot that fails loses the game, and the others share the
victory.</p>
<ul>
<li><b>Win rate</b>: with the Wilson interval at 95 %.</li>
<li><b>Elo</b>: maximum-likelihood ratings with a mean of 1500; 191 points mean a score of 3 to 1. The 95 % interval is
a Bayesian bootstrap over whole deals. For a bot that never lost, only the lower end means anything.</li>
<li><b>OpenSkill</b>: mu after all games, with 1.96 sigma to each side.</li>
<li><b>Edge</b> of a card: the win rate of seats with at least one such event, minus what the same bots win in the same
line-up anyway, with a 95 % interval. It is a correlation, not a cause: players who are ahead play more cards.</li>
</ul>"""


def game_name(plan: Plan) -> str:
    return Words("en", plan.game).say("game-name")


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
    """The first column is text, the others are numbers; cells are HTML."""
    head = "".join(f'<th scope="col">{words}</th>' for words in heads)
    body = "".join("<tr>" + "".join(cells(row)) + "</tr>\n" for row in rows)
    name = f' id="{sortable}" class="sortable"' if sortable else ""
    return f'<div class="wide"><table{name}><thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table></div>'


def cells(row: Sequence[str]) -> list[str]:
    """A cell that begins with <td is one already."""
    first = f'<th scope="row">{row[0]}</th>'
    return [first, *(cell if cell.startswith("<td") else f"<td>{cell}</td>" for cell in row[1:])]


# --- the parts


def summary(plan: Plan, rows: Sequence[Row], tally: Tally) -> str:
    kind = "gauntlet of the first bot" if plan.gauntlet else "every line-up"
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items())
    facts = {
        "Games": f"{len(rows)} of {plan.total}: {tally.words()}",
        "Line-ups": f"{len(plan.lineups)} ({kind}), {plan.seats} seats",
        "Deals": f"{plan.deals}, each in {plan.seats} rotations",
        "Seed": plan.seed,
        "Options": options or "default",
        "Limit": f"{plan.limit:g} s per decision",
        "Decisions": f"{sum(sum(row.decisions) for row in rows)}",
        "Thinking": f"{sum(sum(row.seconds) for row in rows):.1f} s",
    }
    return "<dl>" + "".join(f"<div><dt>{n}</dt><dd>{escape(v)}</dd></div>" for n, v in facts.items()) + "</dl>"


def test_part(plan: Plan, sprt: Sprt) -> str:
    told = f"H0: {sprt.elo0:g} Elo, H1: {sprt.elo1:g} Elo, both errors {percent(ERROR)}. {sprt.verdict(plan.labels)}"
    heads = ["Score of a pair", *(f"{score:g}" for score in SCORES)]
    return f"<p>{escape(told)}</p>" + table(heads, [["Pairs", *map(str, sprt.counts)]])


def ratings(plan: Plan, lines: Sequence[Standing]) -> str:
    rows = [
        [
            escape(line.label),
            str(line.games),
            spelled(line.rate),
            spelled(line.elo, whole),
            f'{line.mu:.1f} <span class="range">± {line.skill.high - line.mu:.1f}</span>',
            "–" if line.points is None else f"{line.points:.1f}",
            seconds(line.pace),
            seconds(line.longest),
            str(line.forfeits),
        ]
        for line in lines
    ]
    heads = ("Bot", "Games", "Win rate", "Elo", "OpenSkill", "Mean points", "A decision", "The longest", "Forfeits")
    made = [
        f"<li><b>{escape(label)}</b>: {escape(bot if label != bot else '')} version {version}</li>"
        for label, bot, version in zip(plan.labels, plan.bots, plan.versions, strict=True)
    ]
    return (
        figure(dots("Elo of each bot", [Dot(line.label, line.elo) for line in lines], whole), "Elo with 95 % intervals")
        + figure(
            dots("OpenSkill of each bot", [Dot(line.label, line.skill) for line in lines], tenth),
            "OpenSkill: mu with 1.96 sigma to each side",
        )
        + table(heads, rows)
        + f"<ul>{''.join(made)}</ul>"
    )


def meetings(plan: Plan, rows: Sequence[Row]) -> str:
    """For two seats everybody against everybody; for more, each line-up."""
    found = shares(plan, rows)
    if plan.seats > 2:
        lines = [
            [
                escape(", ".join(plan.labels[bot] for bot in plan.lineups[share.lineup])),
                f'<td class="words">{escape(plan.labels[share.bot])}</td>',
                str(share.games),
                spelled(share.rate),
                finer(1 / plan.seats),
            ]
            for share in found
        ]
        return table(("Line-up", "Bot", "Seats taken", "Win rate of a seat", "Fair share"), lines)
    rates = {(share.bot, other(plan, share.lineup, share.bot)): share.rate for share in found}
    lines = [
        [
            escape(label),
            *(
                tinted(rates[bot, rival].value, spelled(rates[bot, rival])) if (bot, rival) in rates else "<td>–</td>"
                for rival in range(len(plan.bots))
            ),
        ]
        for bot, label in enumerate(plan.labels)
    ]
    return table(("Win rate of … against", *map(escape, plan.labels)), lines)


def other(plan: Plan, lineup: int, bot: int) -> int:
    first, second = plan.lineups[lineup]
    return second if bot == first else first


def tinted(share: float, words: str) -> str:
    kind = "good" if share > 0.5 else "bad"
    return f'<td class="{kind}" style="--weight:{abs(share - 0.5) * 60:.0f}%">{words}</td>'


def by_seat(plan: Plan, rows: Sequence[Row]) -> str:
    everyone = list(range(len(plan.bots)))
    groups = [("all bots", everyone), *((label, [bot]) for bot, label in enumerate(plan.labels))]
    lines = []
    for label, bots in groups:
        for seat in range(plan.seats):
            taken = [row.shares[seat] for row in rows if row.bots[seat] in bots]
            lines.append(Dot(f"{label}, seat {seat + 1}", wilson(sum(taken), len(taken)), label == "all bots"))
    return figure(
        dots("Win rate by seat", lines, percent, 1 / plan.seats),
        f"Share of victories by seat; the line is the fair share, {finer(1 / plan.seats)}",
    )


def lengths(plan: Plan, rows: Sequence[Row]) -> str:
    ended = [row for row in rows if row.reason != FORFEIT]
    actions = [row.actions for row in ended]
    if not actions:
        return "<p>No game was finished.</p>"
    decisions = [sum(row.decisions) for row in ended]
    words = Words("en", plan.game)
    reasons = Counter(row.reason for row in rows)
    ends = [
        [
            escape(words.reason(reason)),
            str(count),
            finer(count / len(rows)),
        ]
        for reason, count in reasons.most_common()
    ]
    told = (
        f"Actions in a game: mean {average(actions):.1f}, median {median(actions):g}, "
        f"from {min(actions)} to {max(actions)}. "
        f"Decisions: mean {average(decisions):.1f}, from {min(decisions)} to {max(decisions)}."
    )
    return (
        figure(histogram("Length of the games", actions, "actions"), "Number of games by number of actions")
        + f"<p>{told}</p>"
        + table(("How games ended", "Games", "Of all"), ends)
    )


def faults(plan: Plan, rows: Sequence[Row]) -> str:
    lost = [row for row in rows if row.loser is not None]
    if not lost:
        return "<p>No bot failed.</p>"
    lines = [
        [
            str(row.number),
            f'<td class="words">{escape(plan.labels[row.bots[row.loser]])}</td>',
            str(row.loser + 1),
            f'<td class="words">{escape(row.fault)}</td>',
        ]
        for row in lost[:FAULTS_SHOWN]
        if row.loser is not None
    ]
    more = f"<p>{len(lost) - FAULTS_SHOWN} more are in the results file.</p>" if len(lost) > FAULTS_SHOWN else ""
    return table(("Game", "Bot", "Seat", "What happened"), lines) + more


def habit_part(plan: Plan, lines: Sequence[Standing], habits: Mapping[tuple[int, str], int]) -> str:
    """How often in a game that the bot played."""
    watched = find_game(plan.game).habits()
    if watched is None:
        return "<p>This game counts nothing of the kind.</p>"
    rows = [
        [
            escape(line.label),
            str(line.games),
            *(often(habits.get((line.bot, kind), 0), line.games) for kind in watched.kinds),
        ]
        for line in lines
    ]
    meant = "".join(f"<li><b>{escape(kind)}</b>: {escape(words)}</li>" for kind, words in watched.kinds.items())
    return table(("Bot", "Games", *map(escape, watched.kinds)), rows) + f"<p>Times a game.</p><ul>{meant}</ul>"


def often(times: int, games: int) -> str:
    return f"{times / games:.2f}" if games else "–"


# --- cards


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


def card_cells(row: CardRow | None, games: int) -> list[str]:
    """How often in a game, the win rate, the edge. `data-v` is what the table is sorted by."""
    if row is None:
        return ['<td data-v="0">0</td>', '<td data-v="-9">–</td>', '<td data-v="-9">–</td>']
    often, rate, more = row.times / games, wilson(row.wins, row.seats), edge(row)
    kind = ("good" if more.value > 0 else "bad") if significant(more) else "unsure"
    reach = f"95 %: {signed(more.low)} to {signed(more.high)}, from {row.seats} seats' games"
    return [
        f'<td data-v="{often:.4f}">{often:.2f}</td>',
        f'<td data-v="{rate.value:.4f}" title="95 %: {finer(rate.low)} to {finer(rate.high)}">{finer(rate.value)}</td>',
        f'<td data-v="{more.value:.4f}" class="{kind}" style="--weight:{min(40.0, abs(more.value) * 200):.0f}%" '
        f'title="{reach}">{signed(more.value)} <span class="range">± {100 * (more.high - more.value):.1f}</span></td>',
    ]


def significant(interval: Interval) -> bool:
    return interval.low > 0 or interval.high < 0


def sureness(row: CardRow) -> float:
    """The edge in units of its own uncertainty."""
    return row.edge / sqrt(row.squares) if row.squares else 0.0

"""The report: one self-contained HTML file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from statistics import mean as average
from statistics import median

from kronika.games import game as find_game
from kronika.words import Words

from .cardparts import card_part, worth_part
from .luck import Adjusted
from .markup import figure, finer, percent, seconds, section, spelled, table, tenth, whole
from .page import SCRIPT, STYLE
from .plan import Plan
from .play import FORFEIT
from .plots import Dot, dots, histogram
from .ratings import Standing, shares, wilson
from .results import CardRow, Row, Tally
from .sprt import ERROR, SCORES, Sprt
from .swaps import Worth

FAULTS_SHOWN = 50


def write_report(
    plan: Plan,
    rows: Sequence[Row],
    lines: Sequence[Standing],
    cards: Sequence[CardRow],
    habits: Mapping[tuple[int, str], int],
    tally: Tally,
    sprt: Sprt | None,
    without: Sequence[Adjusted] | None,
    worths: Sequence[Worth] | None,
) -> str:
    title = f"Arena: {game_name(plan)}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        summary(plan, rows, tally),
        *([section("Sequential test", test_part(plan, sprt))] if sprt is not None else []),
        section("Ratings", ratings(plan, lines)),
        *([section("Without luck", luck_part(lines, without))] if without is not None else []),
        section("Who beats whom", meetings(plan, rows)),
        section("Win rate by seat", by_seat(plan, rows)),
        *([section("Win rate by side", sides)] if (sides := by_side(plan, rows)) else []),
        section("Game length", lengths(plan, rows)),
        section("What no person would do", habit_part(plan, lines, habits)),
        *([section("What cards are worth", worth_part(plan, worths, cards))] if worths is not None else []),
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
<li><b>Worth</b> of a card, with <code>--swap</code>: how much more of a victory it brings than other cards from the
same pile, in positions where it has just been drawn.</li>
</ul>"""


def game_name(plan: Plan) -> str:
    return Words("en", plan.game).say("game-name")


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


def luck_part(lines: Sequence[Standing], without: Sequence[Adjusted]) -> str:
    found = [(line, without[line.bot]) for line in lines]
    rows = [
        [escape(line.label), spelled(line.rate), spelled(each.share), percent(each.removed)] for line, each in found
    ]
    marks = [Dot(line.label, each.share) for line, each in found]
    return (
        figure(dots("Win rate without luck", marks, finer), "Win rate without luck, with 95 % intervals")
        + table(("Bot", "Win rate", "Without luck", "Variance removed"), rows)
        + "<p>The luck of the cards, as the judge of reviews sees it, is subtracted from each game. It is zero on "
        "average, so nobody gains by it, and what is left varies less.</p>"
    )


def meetings(plan: Plan, rows: Sequence[Row]) -> str:
    """Who beats whom: a matrix for two seats, or else a table of line-ups."""
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


def by_side(plan: Plan, rows: Sequence[Row]) -> str:
    """Win rates by nation or faction. Empty if all seats play the same."""
    taken: dict[str, list[float]] = {}
    for row in rows:
        for side, share in zip(row.sides, row.shares, strict=True):
            if side is not None:
                taken.setdefault(side, []).append(share)
    words = Words("en", plan.game)
    lines = [Dot(words.word(side), wilson(sum(each), len(each))) for side, each in taken.items()]
    lines.sort(key=lambda dot: -dot.at.value)
    return figure(
        dots("Win rate by side", lines, percent, 1 / plan.seats),
        f"Share of victories by what a seat plays; the line is the fair share, {finer(1 / plan.seats)}",
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
    """How often per game each bot did what no person would do."""
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

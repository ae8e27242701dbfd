"""The final scoring: buildings, leaders, levels, Golden Age, provinces, marker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.errors import Ended
from kronika.engine.events import tell
from kronika.engine.game import Result

from .data import ABILITY, CIVILIZATIONS, GOLDEN_LEVEL, ICON, IDS, LEVEL, MARKER_VP, VP
from .effects import Ability, Score
from .moves.cards import leaders_in_use
from .side import SCORES_COVERED
from .table import LINES, Cultures

LINE_NAMES: Final = ("buildings", "leaders", "levels", "golden-age", "provinces", "marker")
OF_BUILDINGS, OF_LEADERS, OF_LEVELS, OF_GOLDEN_AGE, OF_PROVINCES, OF_MARKER = range(LINES)

REASONS: Final = ("points", "marker", "two-games", "draw", "resigned")
BY_POINTS, BY_MARKER, BY_TWO_GAMES, BY_DRAW, BY_RESIGNATION = range(5)

Source = tuple[int, str, int]  # line, what scores, VP


# --- what is counted


def icons(kind: int) -> Callable[[Cultures, int], int]:
    def count(t: Cultures, you: int) -> int:
        return sum(ICON[t.faces[card]] == kind for card in t.provinces[you])

    return count


def levels(t: Cultures, you: int) -> int:
    return len(t.development[you])


def provinces(t: Cultures, you: int) -> int:
    return len(t.provinces[you])


def leaders(t: Cultures, you: int) -> int:
    return len(t.leaders[you])


def coins(t: Cultures, you: int) -> int:
    return t.coins[you] + t.bank[you]


def basin_coins(t: Cultures, you: int) -> int:
    return t.bank[you]


def pairs(t: Cultures, you: int) -> int:
    return min(len(t.development[you]), len(t.army[you]))


# In the order of effects.COUNTED and CONDITIONS.
COUNTS: Final = (levels, provinces, icons(0), icons(1), icons(2), leaders, coins, basin_coins, pairs)


def holds(t: Cultures, you: int, condition: int) -> bool:
    return t.golden[you] == 1 if condition == 0 else t.marker == you


def worth(t: Cultures, you: int, score: Score) -> int:
    if score.condition >= 0 and not holds(t, you, score.condition):
        return 0
    times = 1 if score.counted < 0 else COUNTS[score.counted](t, you) // score.div
    return min(score.cap, score.amount * times)


def ability_worth(t: Cultures, you: int, ability: Ability) -> int:
    total = 0
    for score in ability.scores:
        total += worth(t, you, score)
    return total


# --- the score


def sources(t: Cultures, you: int) -> list[Source]:
    """Everything that scores, as if the game ended now. A covered leader's printed VP count only where a level says so;
    the effects of leaders in use count even if they lie covered."""
    found: list[Source] = []
    faces = t.faces
    for card in t.buildings[you]:
        face = faces[card]
        found.append((OF_BUILDINGS, IDS[face], VP[face] + ability_worth(t, you, ABILITY[face])))
    in_use = leaders_in_use(t, you)
    for card in t.leaders[you]:
        face = faces[card]
        visible = card == t.leaders[you][-1] or t.sides[you][SCORES_COVERED]
        effects = ability_worth(t, you, ABILITY[face]) if card in in_use else 0
        found.append((OF_LEADERS, IDS[face], (VP[face] if visible else 0) + effects))
    civ = t.civ[you]
    for number, ability in enumerate(LEVEL[civ][: len(t.development[you])], start=1):
        line = OF_GOLDEN_AGE if number == GOLDEN_LEVEL[civ] else OF_LEVELS
        found.append((line, f"{CIVILIZATIONS[civ]}_level_{number}", ability_worth(t, you, ability)))
    for card in t.provinces[you]:
        face = faces[card]
        found.append((OF_PROVINCES, IDS[face], VP[face] + ability_worth(t, you, ABILITY[face])))
    if t.marker == you:
        found.append((OF_MARKER, "marker", MARKER_VP))
    return found


def lines(t: Cultures, you: int) -> list[int]:
    """The score line by line, as if the game ended now."""
    totals = [0] * LINES
    for line, _, points in sources(t, you):
        totals[line] += points
    return totals


def total(t: Cultures, you: int) -> int:
    return sum(lines(t, you))


def result_lines(t: Cultures, you: int) -> tuple[tuple[str, int], ...]:
    """What the result shows: in a match of two games both of them."""
    now = lines(t, you)
    if t.game_number == 1:
        return (*zip(LINE_NAMES, now, strict=True), ("total", sum(now)))
    before = t.noted[you]
    return (
        *((f"first-{name}", points) for name, points in zip(LINE_NAMES, before, strict=True)),
        ("first-total", sum(before)),
        *((f"second-{name}", points) for name, points in zip(LINE_NAMES, now, strict=True)),
        ("second-total", sum(now)),
        ("total", sum(before) + sum(now)),
    )


def result(t: Cultures) -> Result:
    every = tuple(result_lines(t, seat) for seat in range(2))
    return Result(
        winners=tuple(seat for seat in range(2) if t.winners >> seat & 1),
        scores=tuple(seat_lines[-1][1] for seat_lines in every),
        reason=REASONS[t.reason],
        lines=every,
    )


# --- the end


def note_first_game(t: Cultures) -> None:
    for seat in range(2):
        t.noted[seat][:] = lines(t, seat)
        tell(t, "noted", seat, number=sum(t.noted[seat]))


def end_game(t: Cultures) -> None:
    """Most VP win, on a tie the marker holder; in a match of two games the sum decides and can be equal."""
    points = [total(t, seat) + sum(t.noted[seat]) for seat in range(2)]
    best = 0 if points[0] > points[1] else 1
    if t.game_number == 2:
        if points[0] == points[1]:
            finish(t, 3, BY_DRAW)
        finish(t, 1 << best, BY_TWO_GAMES)
    if points[0] == points[1]:
        finish(t, 1 << t.marker, BY_MARKER)
    finish(t, 1 << best, BY_POINTS)


def finish(t: Cultures, winners: int, reason: int) -> None:
    t.winners = winners
    t.reason = reason
    tell(t, "ended", reason=REASONS[reason])
    raise Ended

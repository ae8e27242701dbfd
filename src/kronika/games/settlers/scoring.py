"""The end of the game: what locations are worth, ties, and the solo game's ranks."""

from __future__ import annotations

from typing import Final

from kronika.engine.errors import Ended
from kronika.engine.events import tell
from kronika.engine.game import Result

from .data import COMMON, DECK, END_OF, END_STEPS, RANKS, WORTH
from .goods import FOOD, STONE, VP, WOOD, WORKER, unpack
from .table import Settlers

REASONS: Final = ("points", "leftover", "cards", "shared", "resigned", "lost", *(rank for _, rank in RANKS))
BY_POINTS, BY_LEFTOVER, BY_CARDS, SHARED, RESIGNED, LOST, RANKED = range(7)

Lines = tuple[tuple[str, int], ...]


def leftover(t: Settlers, seat: int) -> int:
    """The first tie-break: resources and workers, without gold and tokens."""
    goods = t.goods[seat]
    return goods[WOOD] + goods[STONE] + goods[FOOD] + goods[WORKER]


def end_points(t: Settlers, card: int) -> int:
    """The extra points of Gate and Shrine: the highest step reached."""
    face = t.faces[card]
    lying = (
        sum(1 for c in t.tucked if t.under[c] == card)
        if END_OF[face] == "cards"
        else sum(number for _, number in unpack(t.lying[card]))
    )
    reached = [points for least, points in END_STEPS[face] if lying >= least]
    return reached[-1] if reached else 0


def score_lines(t: Settlers, seat: int) -> Lines:
    """The score line by line; foundations and deals aren't locations."""
    common = faction = extra = 0
    for row in t.empire[seat]:
        for card in row:
            face = t.faces[card]
            if DECK[face] == COMMON:
                common += WORTH[face]
            else:
                faction += WORTH[face]
            if END_STEPS[face]:
                extra += end_points(t, card)
    return (
        ("gained", t.goods[seat][VP]),
        ("common-locations", common),
        ("faction-locations", faction),
        ("gate-and-shrine", extra),
    )


def final_score(t: Settlers, seat: int) -> int:
    return sum(points for _, points in score_lines(t, seat))


def faction_locations(t: Settlers, seat: int) -> int:
    return sum(DECK[t.faces[card]] != COMMON for row in t.empire[seat] for card in row)


def finish(t: Settlers, winners: int, reason: int) -> None:
    t.winners = winners
    t.reason = reason
    tell(t, "ended", reason=REASONS[reason])
    raise Ended


def end_game(t: Settlers) -> None:
    if t.seats == 1:
        end_solo(t)
    best = list(range(t.seats))
    for reason, number in ((BY_POINTS, final_score), (BY_LEFTOVER, leftover), (BY_CARDS, hand_size)):
        most = max(number(t, seat) for seat in best)
        best = [seat for seat in best if number(t, seat) == most]
        if len(best) == 1:
            finish(t, 1 << best[0], reason)
    finish(t, sum(1 << seat for seat in best), SHARED)


def hand_size(t: Settlers, seat: int) -> int:
    """The second tie-break."""
    return len(t.hand[seat])


def end_solo(t: Settlers) -> None:
    """More faction locations than the collection has cards win; the points then give the rank."""
    if faction_locations(t, 0) <= len(t.collection):
        finish(t, 0, LOST)
    points = final_score(t, 0)
    finish(t, 1, RANKED + max(place for place, (least, _) in enumerate(RANKS) if points >= least))


# --- the result


def result(t: Settlers) -> Result:
    lines = tuple(score_lines(t, seat) for seat in range(t.seats))
    if t.seats == 1:
        return solo_result(t, lines[0])
    ties = tuple((("leftover", leftover(t, seat)), ("cards", hand_size(t, seat))) for seat in range(t.seats))
    scores = tuple(sum(points for _, points in line) for line in lines)
    return Result(
        winners=tuple(seat for seat in range(t.seats) if t.winners >> seat & 1),
        scores=scores,
        reason=REASONS[t.reason],
        lines=tuple((*line, ("total", score), *tie) for line, score, tie in zip(lines, scores, ties, strict=True)),
    )


def solo_result(t: Settlers, lines: Lines) -> Result:
    """Locations are worth points only in a victory."""
    counted = lines if t.winners else lines[:1]
    compared = (("own-faction-locations", faction_locations(t, 0)), ("collection", len(t.collection)))
    score = sum(points for _, points in counted)
    return Result(
        winners=(0,) if t.winners else (),
        scores=(score,),
        reason=REASONS[t.reason],
        lines=((*counted, ("total", score), *compared),),
    )

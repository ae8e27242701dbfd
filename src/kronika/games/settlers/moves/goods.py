"""Gaining and giving goods."""

from __future__ import annotations

from typing import Final

from kronika.engine.events import tell

from ..data import EGYPTIAN, FEATURE_ROW, STORED, STORES
from ..effects import ON_POINTS
from ..goods import CARD, DEFENCE, GOODS, RAZE, VP, Goods, packed, unpack
from ..table import NEW_RESOURCE, NEW_WORKER, Settlers
from .cards import draw_common, draw_faction

FRESH: Final = (NEW_RESOURCE, NEW_RESOURCE, NEW_RESOURCE, 0, NEW_WORKER, 0, 0)  # by good


def gain(t: Settlers, you: int, good: int, number: int) -> None:
    """Gain goods from the general supply, which is never exhausted."""
    if good == VP:
        score(t, you, number)
        return
    t.goods[you][good] += number
    if you == t.active:
        t.fresh |= FRESH[good]
    if t.log is not None:
        tell(t, "gained", you, good=GOODS[good], count=number)


def score(t: Settlers, you: int, points: int) -> None:
    """Points gained at once: this is what Sphinx looks at."""
    if points <= 0:
        return
    if points >= 2 and t.faction[you] == EGYPTIAN:
        points += points_on_top(t, you, points)
    t.goods[you][VP] += points
    tell(t, "gained", you, good="vp", count=points)


def points_on_top(t: Settlers, you: int, points: int) -> int:
    extra = 0
    for card in t.empire[you][FEATURE_ROW]:
        effect = ON_POINTS[t.faces[card]]
        if effect is not None:
            extra += effect(points)
    return extra


def gain_plain(t: Settlers, you: int, goods: Goods) -> None:
    """All but the cards that come from a deck of choice."""
    for good, number in goods.plain:
        gain(t, you, good, number)
    for _ in range(goods.commons):
        draw_common(t, you)
    for _ in range(goods.factions):
        draw_faction(t, you)


def spend(t: Settlers, you: int, good: int, number: int) -> None:
    """Put goods back into the general supply, or onto a card."""
    t.goods[you][good] -= number


def report_payment(t: Settlers, you: int, pieces: int) -> None:
    """Tell what was paid for one thing."""
    if t.log is not None and pieces:
        paid = dict.fromkeys(GOODS[: RAZE + 1], 0)
        paid.update((GOODS[good], number) for good, number in unpack(pieces))
        tell(t, "paid", you, **paid)


def pay_tokens(t: Settlers, you: int, number: int) -> None:
    """Pay raze tokens, the price of razing."""
    spend(t, you, RAZE, number)
    report_payment(t, you, packed(RAZE, number))


def give_up_deal_good(t: Settlers, you: int, good: int) -> None:
    """What a deal gave in this production goes back; a card of a deal hasn't been drawn yet."""
    t.given[good] -= 1
    if good != CARD:
        spend(t, you, good, 1)
    tell(t, "converted", you, good=GOODS[good], count=1)


def steal(t: Settlers, you: int, victim: int, good: int) -> None:
    t.goods[victim][good] -= 1
    t.goods[you][good] += 1
    t.fresh |= FRESH[good]
    tell(t, "stole", you, good=GOODS[good], count=1, to=victim)


def stored_by(t: Settlers, seat: int) -> set[int]:
    """The goods that a player's board and features store in cleanup."""
    stored = {STORED[t.faction[seat]]}
    for card in t.empire[seat][FEATURE_ROW]:
        stored.update(STORES[t.faces[card]])
    return stored


def lose_unstored(t: Settlers, seat: int) -> None:
    """Cleanup: everything goes but the points and what is stored."""
    goods = t.goods[seat]
    stored = stored_by(t, seat)
    for good in range(DEFENCE + 1):
        if good not in stored and goods[good]:
            tell(t, "lost", seat, good=GOODS[good], count=goods[good])
            goods[good] = 0

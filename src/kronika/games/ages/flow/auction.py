"""Colonization: the auction for a territory and the force that is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kronika.engine.ask import may
from kronika.engine.choice import DONE, Choice, Effect
from kronika.engine.events import tell

from ..armies import tactical_strength
from ..data import (
    BONUS,
    COLONIZATION,
    COLONIZATION_BONUS,
    COLONIZE_BY_DISCARDS,
    INFANTRY_AS_CAVALRY,
    KIND,
    UNIT_STRENGTH,
    UNITS,
)
from ..keys import BID, DISCARD, PLAY_BONUS, SEND
from ..moves import colonize, discard, discard_shown, sacrifice, staffed, workers_on
from ..ranks import order_from
from ..table import AUCTION, FORCE, Ages
from .events import event_over

MOST_DISCARDS: Final = 2  # with James Cook
DISCARDED: Final = 1  # strength of each


# --- the force


def unit_force(t: Ages, you: int, units: list[int]) -> int:
    """The strength of these units (by slot), with the armies that they form and the bonus of cards in play."""
    strength = sum(units[slot] * UNIT_STRENGTH[slot] for slot in UNITS)
    if t.tactic_face[you] >= 0:
        strength += tactical_strength(units, t.tactic_face[you], bool(t.powers[you] & INFANTRY_AS_CAVALRY))
    return strength + t.base[you][COLONIZATION]


def bonus_cards(t: Ages, you: int) -> list[int]:
    return [card for card in t.military_hand[you] if KIND[t.faces[card]] == BONUS]


def discards_left(t: Ages, you: int) -> int:
    """Cards that can still be discarded for 1 each."""
    return MOST_DISCARDS - t.force_discards if t.powers[you] & COLONIZE_BY_DISCARDS else 0


def most_force(t: Ages, you: int) -> int:
    """The strongest force that the player could send; 0 without a unit."""
    if not workers_on(t, you, UNITS):
        return 0
    return unit_force(t, you, t.workers[you]) + most_bonus(t, t.military_hand[you], discards_left(t, you))


def most_bonus(t: Ages, hand: Sequence[int], discards: int) -> int:
    """The most that these cards can add to a force, if at most `discards` of them are discarded."""
    bonus = [COLONIZATION_BONUS[t.faces[card]] for card in hand if KIND[t.faces[card]] == BONUS]
    return sum(bonus) + min(len(hand) - len(bonus), discards)


def spare_cards(t: Ages, you: int) -> list[int]:
    """What can be discarded for 1: a bonus card only if the bid can be reached without what it would add if played."""
    discards, hand = discards_left(t, you), t.military_hand[you]
    if not discards:
        return []
    units = unit_force(t, you, [sent + left for sent, left in zip(t.force, t.workers[you], strict=True)])
    need = t.bid - units - t.force_bonus - DISCARDED
    return [
        card
        for card in hand
        if KIND[t.faces[card]] != BONUS
        or most_bonus(t, [other for other in hand if other != card], discards - 1) >= need
    ]


# --- the auction


def start_auction(t: Ages) -> None:
    t.bid = 0
    t.bidder = -1
    t.passed = t.out
    t.target = t.active
    t.force_bonus = t.force_discards = 0
    t.force[:] = [0] * len(t.force)
    t.phase = AUCTION


def run_auction(t: Ages) -> Effect:
    """One player bids or passes. The highest possible bid depends on cards in hand, so it is secret unless there is no
    unit to send or no card in hand."""
    you = t.target
    bids = range(t.bid + 1, most_force(t, you) + 1)
    secret = bool(t.military_hand[you]) and workers_on(t, you, UNITS) > 0
    bid = yield may(t, you, BID, bids, private=secret)
    if bid == DONE:
        t.passed |= 1 << you
        tell(t, "passed", you)
    else:
        t.bid, t.bidder = bid, you
        tell(t, "bid", you, number=bid)
    bidding = [seat for seat in order_from(t, (you + 1) % t.seats) if not t.passed >> seat & 1]
    if t.bidder < 0 and not bidding:
        tell(t, "nobody-colonizes", -1, t.event)
        event_over(t)
    elif t.bidder >= 0 and bidding == [t.bidder]:
        t.phase = FORCE
    else:
        t.target = bidding[0]


def run_force(t: Ages) -> Effect:
    """The winner sends a unit, plays a bonus card, or is done once the force has the strength of the bid."""
    you = t.bidder
    enough = sum(t.force) > 0 and unit_force(t, you, t.force) + t.force_bonus >= t.bid
    options = [SEND.base + card for card in staffed(t, you, UNITS)]
    options += [PLAY_BONUS.base + card for card in bonus_cards(t, you)]
    options += [DISCARD.base + card for card in spare_cards(t, you)]
    if enough or not options:  # in a redealt twin the hand can fall short of the bid
        options.append(DONE)
    code = yield Choice(t, you, SEND, options, bool(t.military_hand[you]), t.source)
    if code == DONE:
        yield from colonize(t, you, t.event)
        event_over(t)
    elif code < PLAY_BONUS.base and code >= SEND.base:
        slot = t.faces[code - SEND.base]
        sacrifice(t, you, slot)
        t.force[slot] += 1
        tell(t, "sent", you, code - SEND.base)
    elif code >= PLAY_BONUS.base:
        card = code - PLAY_BONUS.base
        t.force_bonus += COLONIZATION_BONUS[t.faces[card]]
        discard_shown(t, card)
        tell(t, "bonus", you, card)
    else:
        t.force_bonus += DISCARDED
        t.force_discards += 1
        discard(t, you, code - DISCARD.base)

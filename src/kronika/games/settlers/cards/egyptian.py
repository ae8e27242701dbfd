"""Egyptian cards."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import DONE, choose, may
from kronika.engine.choice import ARG, Effect
from kronika.engine.events import tell

from ..data import ACTION_ROW, COMMON, DECK, RAZED, ROW
from ..effects import action, on_build, on_points, on_send
from ..goods import GOLD, STONE, WORKER
from ..keys import BLOCK, BURY, DISCARD, EXCHANGE, OPPONENT, RAZE, TAKE_OVER
from ..moves.actions import raze_location
from ..moves.cards import discard_from_hand
from ..moves.empire import block, bury, take_over
from ..moves.goods import gain, score, spend
from ..moves.pay import distinct_hand
from ..moves.targets import foreign, foreign_locations, opponents, targets
from ..table import Settlers
from .shared import can_refresh, hits_a_location, hits_a_raze_field, refresh_another

OASIS_MOST: Final = 4  # workers a round


def desert_ready(t: Settlers, you: int, here: int, times: int) -> bool:
    """The virtual player of the solo game may be named: he has no hand and discards nothing."""
    return t.seats == 1 or bool(opponents(t, you))


@action("desert", ready=desert_ready)
def desert(t: Settlers, you: int, here: int) -> Effect:
    """The named opponent chooses the card."""
    if t.seats == 1:
        return
    seat = yield choose(t, you, OPPONENT, opponents(t, you))
    if t.hand[seat]:
        private = len(t.hand[seat]) > 1
        card = yield choose(t, seat, DISCARD, distinct_hand(t, seat), private, rule="SET-EGY-04")
        discard_from_hand(t, seat, card)


@action("chariot_builder", ready=hits_a_raze_field)
def chariot_builder(t: Settlers, you: int, here: int) -> Effect:
    """Neither a samurai nor a defence token makes it cost more."""
    found = [(card, seat) for card, seat in foreign(t, you) if RAZED[t.faces[card]] is not None]
    target = yield choose(t, you, RAZE, targets(t, found), rule="SET-EGY-05")
    yield from raze_location(t, you, target // ARG)


@on_send("oasis")
def oasis(t: Settlers, you: int, here: int) -> None:
    if t.oasis < OASIS_MOST:
        t.oasis += 1
        gain(t, you, WORKER, 1)


@on_build("slaver")
def slaver(t: Settlers, you: int, here: int, built: int) -> Effect:
    """One gold for 2 points or one stone for 1; gold in place of the stone would be a waste."""
    offers = [good for good in (GOLD, STONE) if t.goods[you][good]]
    if DECK[t.faces[built]] == COMMON or not offers:
        return
    good = yield may(t, you, EXCHANGE, offers)
    if good != DONE:
        spend(t, you, good, 1)
        tell(t, "slaver", you, good="gold" if good == GOLD else "stone", count=1)
        score(t, you, 2 if good == GOLD else 1)


@action("royal_bath", ready=can_refresh)
def royal_bath(t: Settlers, you: int, here: int) -> Effect:
    yield from refresh_another(t, you, here)


def blockable(t: Settlers, you: int) -> list[int]:
    return targets(t, [(card, seat) for card, seat in foreign(t, you) if ROW[t.faces[card]] == ACTION_ROW])


def can_block(t: Settlers, you: int, here: int, times: int) -> bool:
    return bool(blockable(t, you))


@action("scorpion_breeder", ready=can_block)
def scorpion_breeder(t: Settlers, you: int, here: int) -> Effect:
    target = yield choose(t, you, BLOCK, blockable(t, you))
    block(t, you, target // ARG)


@action("temple_of_ra", ready=hits_a_location)
def temple_of_ra(t: Settlers, you: int, here: int) -> Effect:
    """No production at that moment, and no uses beyond those that its owner has left."""
    target = yield choose(t, you, TAKE_OVER, foreign_locations(t, you))
    take_over(t, you, target // ARG)


def buriable(t: Settlers, you: int) -> list[int]:
    return [card for card in distinct_hand(t, you) if DECK[t.faces[card]] == COMMON]


def can_bury(t: Settlers, you: int, here: int, times: int) -> bool:
    return bool(buriable(t, you))


@action("sanctuary", ready=can_bury)
def sanctuary(t: Settlers, you: int, here: int) -> Effect:
    """The stone that you gain replaces the wood of a razed location; this isn't razing."""
    card = yield choose(t, you, BURY, buriable(t, you), private=True)
    bury(t, you, card)


@on_points("sphinx")
def sphinx(points: int) -> int:
    return 1

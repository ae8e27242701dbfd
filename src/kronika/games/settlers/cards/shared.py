"""What cards of several decks have in common."""

from __future__ import annotations

from typing import Final

from kronika.engine.ask import choose
from kronika.engine.choice import ARG, Asking, Effect
from kronika.engine.events import tell

from ..asks import distinct
from ..data import ACTION_ROW, DEAL, PRODUCTION_ROW, RAZED
from ..keys import DRAW, END_DEAL, FACTION_DECK, KEEP, REFRESH, REMOVE
from ..moves.cards import end_route, keep, set_apart, shuffle_back
from ..moves.empire import BLOCKED, drop_deal, holder, refresh, remove
from ..moves.targets import foreign, foreign_deals, foreign_locations
from ..table import Settlers

# Two Royal Baths could make each other ready for ever without anybody gaining by it: no round needs this many.
MOST_REFRESHED: Final = 40


def hits_a_location(t: Settlers, you: int, here: int, times: int) -> bool:
    """Somebody who hasn't passed has a location."""
    return any(True for _ in foreign(t, you))


def hits_a_raze_field(t: Settlers, you: int, here: int, times: int) -> bool:
    return any(RAZED[t.faces[card]] is not None for card, _ in foreign(t, you))


def hits_a_deal(t: Settlers, you: int, here: int, times: int) -> bool:
    return bool(foreign_deals(t, you, routes=True))


def remove_location(t: Settlers, you: int, here: int) -> Effect:
    """Any location, guarded or not. This isn't razing: no goods, no foundation, no wood."""
    target = yield choose(t, you, REMOVE, foreign_locations(t, you))
    card = target // ARG
    tell(t, "removed", you, card, to=holder(t, card))
    remove(t, card)


def end_a_deal(t: Settlers, you: int, rule: str) -> Asking:
    """Discard an opponent's deal. Returns its good."""
    target = yield choose(t, you, END_DEAL, foreign_deals(t, you, routes=True), rule=rule)
    card, seat = divmod(target, ARG)
    good = DEAL[t.faces[card]]
    tell(t, "ended-deal", you, card, to=seat)
    if seat < t.seats and card not in t.deals[seat]:
        end_route(t, seat, card)
    else:
        drop_deal(t, card)
    return good


def refreshable(t: Settlers, you: int, here: int) -> list[int]:
    """The other own action locations with goods on them; a blocked one stays blocked."""
    if t.refreshed >= MOST_REFRESHED:
        return []
    return distinct(t, [c for c in t.empire[you][ACTION_ROW] if c != here and 0 < t.used[c] < BLOCKED])


def can_refresh(t: Settlers, you: int, here: int, times: int) -> bool:
    return len(refreshable(t, you, here)) >= times


def refresh_another(t: Settlers, you: int, here: int) -> Effect:
    card = yield choose(t, you, REFRESH, refreshable(t, you, here))
    refresh(t, you, card)


def keep_one_of_two(t: Settlers, you: int, here: int) -> Effect:
    """Two cards of the own deck: one is kept, the other one shuffled back."""
    if not t.faction_deck[you]:
        return
    yield choose(t, you, DRAW, [FACTION_DECK])  # answers itself: nothing is drawn before a step has asked something
    for _ in range(2):
        set_apart(t, you, common=False)
    card = yield choose(t, you, KEEP, t.draft[you], rule="SET-BUILD-07")
    keep(t, you, card)
    for other in list(t.draft[you]):
        shuffle_back(t, you, other)


def productions(t: Settlers, you: int, here: int) -> list[int]:
    """The own production locations, but for this one."""
    return distinct(t, [card for card in t.empire[you][PRODUCTION_ROW] if card != here])

"""The end of the game: what triggers it, and what happens before the winner is known."""

from __future__ import annotations

from kronika.engine.events import tell

from ..data import FINAL_UNREST, UNREST_CARD
from ..scoring import BY_COLLAPSE, BY_SCORING, best, finish, own_cards, points, unrest_of
from ..table import Imperium
from .zones import put


def trigger_scoring(t: Imperium, why: str) -> None:
    """This round is finished, one more is played, then points are counted. Later triggers change nothing."""
    if not t.last_round:
        t.last_round = t.round + 1
        tell(t, "scoring-triggered", why=why)


def calm(t: Imperium, seat: int, always: bool) -> None:
    """Sumerians (IMP-CARDNOTE-11): before the winner is known their owner returns unrest from anywhere. It is done for
    them, as it serves best: after a collapse as many cards as they may, else as many as leave the most points."""
    cards = own_cards(t, seat)
    up_to = sum(FINAL_UNREST[t.faces[card]] for card in cards)
    if not up_to:
        return
    unrest = [card for card in cards if t.faces[card] == UNREST_CARD]
    gone: list[int] = []
    wanted, most = 0, points(t, seat)
    for number in range(1, min(up_to, len(unrest)) + 1):
        card = max(unrest, key=lambda card: points_without(t, seat, [*gone, card]))
        unrest.remove(card)
        gone.append(card)
        left = points_without(t, seat, gone)
        if always or left >= most:
            wanted, most = number, left
    for card in gone[:wanted]:
        put(t, card, t.unrest_zone)
        tell(t, "returned-unrest", seat)


def points_without(t: Imperium, seat: int, cards: list[int]) -> int:
    places = [(t.zones[t.where[card]], card) for card in cards]
    for zone, card in places:
        zone.remove(card)
    left = points(t, seat)
    for zone, card in places:
        zone.append(card)  # the order no longer matters: the game is over
    return left


def end_by_scoring(t: Imperium) -> None:
    for seat in range(t.seats):
        calm(t, seat, always=False)
    finish(t, best(t, list(range(t.seats))), BY_SCORING)


def collapse(t: Imperium) -> None:
    """The unrest pile has run out: it is over at once, and the fewest unrest cards win (IMP-COLLAPSE-01 to -05)."""
    tell(t, "collapsed")
    for seat in range(t.seats):
        calm(t, seat, always=True)
    unrest = [unrest_of(t, seat) for seat in range(t.seats)]
    finish(t, best(t, [seat for seat in range(t.seats) if unrest[seat] == min(unrest)]), BY_COLLAPSE)

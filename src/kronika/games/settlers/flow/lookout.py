"""The lookout phase: the standard draft, the two variants, and the solo game's."""

from __future__ import annotations

from typing import Final

from kronika.engine.choice import Choice, Effect
from kronika.engine.events import tell

from ..keys import KEEP, TAKE
from ..moves.cards import clear_offer, discard, draw_common, draw_faction, keep, move, pass_on, reveal, set_apart, take
from ..table import RIVAL, Settlers

STANDARD, ALTERNATE, ADVANCED = "standard", "alternate", "advanced"

# The rule behind the first and the second card that a player takes.
DRAFT_RULES: Final = {
    STANDARD: ("SET-LOOK-04", "SET-LOOK-07"),
    ALTERNATE: ("SET-VARA-03", "SET-VARA-05"),
    ADVANCED: ("SET-VARB-03", "SET-VARB-03"),
}
SOLO_RULES: Final = ("SET-SOLOLOOK-02", "SET-SOLOLOOK-04")


def begin(t: Settlers) -> None:
    """Everybody draws a card of the own deck (in the peaceful variant a common one too); then cards are laid out."""
    n = t.seats
    t.stage = 0
    for i in range(n):
        seat = (t.first + i) % n
        draw_faction(t, seat)
        if n > 1 and t.options["peaceful"] == "yes":
            draw_common(t, seat)
    if n == 1:
        reveal(t, 4)
    elif t.options["lookout"] == STANDARD:
        reveal(t, n + 1)
    elif t.options["lookout"] == ADVANCED:
        reveal(t, 5)
    else:
        for i in range(n):
            for _ in range(3):
                set_apart(t, (t.first + i) % n, common=True)
    skip_empty(t)


def picker(t: Settlers) -> int:
    """The seat whose pick it is."""
    return picker_at(t, t.stage)


def picker_at(t: Settlers, stage: int) -> int:
    """The seat that picks in this place: clockwise from the first player, and backwards in the second draft of the
    standard game."""
    n = t.seats
    place = stage % n
    if n > 1 and t.options["lookout"] == STANDARD and stage >= n:
        place = n - 1 - place
    return (t.first + place) % n


def to_pick(t: Settlers) -> list[int]:
    """The seats that still take a card in this lookout, in their order."""
    return [picker_at(t, stage) for stage in range(t.stage, 2 * t.seats)]


def over(t: Settlers) -> bool:
    return t.stage >= 2 * t.seats


def pick(t: Settlers) -> Effect:
    """One player takes one card."""
    seat = picker(t)
    rules = SOLO_RULES if t.seats == 1 else DRAFT_RULES[t.options["lookout"]]
    rule = rules[t.stage // t.seats]
    if hidden(t):
        card = yield Choice(t, seat, KEEP, list(t.draft[seat]), rule=rule)
        keep(t, seat, card)
        tell(t, "kept", seat)
    else:
        card = yield Choice(t, seat, TAKE, list(t.offer), rule=rule)
        take(t, seat, card)
    after_pick(t)
    skip_empty(t)


def hidden(t: Settlers) -> bool:
    return t.seats > 1 and t.options["lookout"] == ALTERNATE


def skip_empty(t: Settlers) -> None:
    """Skip players who find nothing to pick from, because the game has too few cards left."""
    while not over(t) and not (t.draft[picker(t)] if hidden(t) else t.offer):
        after_pick(t)
    t.active = picker(t)


def after_pick(t: Settlers) -> None:
    t.stage += 1
    n = t.seats
    if n == 1:
        after_solo(t)
    elif hidden(t):
        after_hidden(t, n)
    elif t.options["lookout"] == STANDARD:
        if t.stage % n == 0:
            clear_offer(t)
            if not over(t):
                reveal(t, n + 1)
    else:
        # With more than two players a card is added before every pick but the first two of the first pass and the
        # first and the last one of the second.
        if n > 2 and (2 <= t.stage < n or n < t.stage < 2 * n - 1):
            reveal(t, 1)
        if over(t):
            clear_offer(t)


def after_hidden(t: Settlers, n: int) -> None:
    """When all have kept one, the rest goes to the left; when all have kept two, the last card is discarded."""
    if t.stage == n:
        hands = [list(t.draft[seat]) for seat in range(n)]
        for seat in range(n):
            pass_on(t, seat, hands[seat], (seat + 1) % n)
    elif over(t):
        for seat in range(n):
            for card in list(t.draft[seat]):
                discard(t, card)
                tell(t, "left-over", seat, card)


def after_solo(t: Settlers) -> None:
    """Of the other cards, give a random one to the virtual player, and in the end the last one."""
    if t.offer:
        card = t.offer[t.roll(len(t.offer)) if len(t.offer) > 1 else 0]
        move(t, card, RIVAL, t.everybody)
        tell(t, "rival-got", -1, card)

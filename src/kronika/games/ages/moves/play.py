"""Cards that come into play and leave it: technologies, leaders, wonders, colonies, tactics, pacts."""

from __future__ import annotations

from kronika.engine.ask import choose
from kronika.engine.choice import Effect
from kronika.engine.events import tell

from ..data import (
    CONSTRUCTION,
    CULTURE,
    GAIN,
    GOVERNMENT,
    HAPPINESS,
    KIND,
    LAW,
    LEVEL,
    SIDE_SYMBOLS,
    SLOTS,
    STAGES,
    SYMBOLS,
)
from ..effects import BUILD_PRICE, ON_COMPLETION, ON_LEAVE, ON_TURN
from ..keys import COVER
from ..table import BY_COLONIES, COLONIES, LEADER, PACT, RUINS, TACTIC, TECHNOLOGIES, UNFINISHED, WONDERS, Ages, place
from .cards import bar, bar_again, discard_shown, move, remove, reveal
from .gains import receive
from .goods import recount
from .ratings import (
    change_symbols,
    net,
    refresh,
    refresh_all,
    replace_symbols,
    update_armies,
    update_powers,
    update_prices,
)
from .tokens import lose_blue

RUIN_CULTURE = 2

# --- technologies


def play_technology(t: Ages, you: int, card: int) -> None:
    """Put a technology into play, from wherever it lies. Of two special ones of a kind the lower one leaves."""
    face = t.faces[card]
    kind = KIND[face]
    t.work_terms[you] = -1
    if face < SLOTS:
        bar(t, you, face)
    else:  # another one may leave play
        bar_again(t, you)
    if kind == GOVERNMENT:
        old = t.government[you]
        t.government[you] = card
        replace_symbols(t, you, face, t.faces[old])
        remove(t, old)
    elif face >= SLOTS:
        number = kind - LAW
        old = t.special[you][number]
        if old >= 0 and LEVEL[t.faces[old]] >= LEVEL[face]:
            remove(t, card)
            return
        t.special[you][number] = card
        replace_symbols(t, you, face, t.faces[old] if old >= 0 else -1)
        if old >= 0:
            remove(t, old)
        if kind == CONSTRUCTION:
            update_prices(t, you)
    else:
        t.tech[you][face] = card
        t.workplaces[you] = ()
    move(t, card, place(t, TECHNOLOGIES, you))
    refresh(t, you)


def lose_special(t: Ages, you: int, card: int) -> Effect:
    """Take away a special technology that is stolen. It lies nowhere until the thief plays it."""
    face = t.faces[card]
    t.special[you][KIND[face] - LAW] = -1
    owed = change_symbols(t, you, net((), SYMBOLS[face]))
    update_prices(t, you)
    refresh(t, you)
    yield from lose_blue(t, you, owed)


# --- leaders


def play_leader(t: Ages, you: int, card: int) -> None:
    """Put a leader into play. If it replaces another one, the numbers of actions change only once."""
    face = t.faces[card]
    old = t.leader[you][0] if t.leader[you] else -1
    old_face = t.faces[old] if old >= 0 else -1
    if old >= 0:
        leave_play(t, you, old)
    move(t, card, place(t, LEADER, you))
    replace_symbols(t, you, face, old_face)
    if BUILD_PRICE[face] is not None or (old >= 0 and BUILD_PRICE[old_face] is not None):
        update_prices(t, you)
    update_powers(t, you)
    tell(t, "leader", you, card)
    hook = ON_TURN[face]
    if hook is not None and you == t.active:
        hook(t, you)


def remove_leader(t: Ages, you: int) -> None:
    """The leader leaves play without being replaced."""
    card = t.leader[you][0]
    leave_play(t, you, card)
    replace_symbols(t, you, -1, t.faces[card])
    if BUILD_PRICE[t.faces[card]] is not None:
        update_prices(t, you)
    update_powers(t, you)


def leave_play(t: Ages, you: int, card: int) -> None:
    hook = ON_LEAVE[t.faces[card]]
    if hook is not None:
        hook(t, you)
    remove(t, card)
    tell(t, "leader-left", you, card)


def tuck_homer(t: Ages, you: int, wonder: int) -> None:
    """Tuck Homer under the wonder, where he is a happy face for the rest of the game."""
    t.homer = wonder
    t.base[you][HAPPINESS] += 1
    tell(t, "tucked", you, wonder)


# --- wonders


def start_wonder(t: Ages, you: int, card: int) -> None:
    move(t, card, place(t, UNFINISHED, you))
    bar_again(t, you)
    t.stages[you] = 0


def cover_stages(t: Ages, you: int, number: int) -> Effect:
    """Put a blue token on each stage: from the bank or, if it is empty, from a technology card of the player's
    choice."""
    for _ in range(number):
        if t.blue[you]:
            t.blue[you] -= 1
        else:
            stored = [t.tech[you][slot] for slot, tokens in enumerate(t.tokens[you]) if tokens]
            card = yield choose(t, you, COVER, stored)
            t.tokens[you][t.faces[card]] -= 1
            recount(t, you)
        t.stages[you] += 1
    wonder = t.unfinished[you][0]
    tell(t, "stages", you, wonder, number=number)
    if t.stages[you] == len(STAGES[t.faces[wonder]]):
        complete_wonder(t, you)


def complete_wonder(t: Ages, you: int) -> None:
    card = t.unfinished[you][0]
    face = t.faces[card]
    t.blue[you] += t.stages[you]
    t.stages[you] = 0
    move(t, card, place(t, WONDERS, you))
    bar_again(t, you)
    change_symbols(t, you, SYMBOLS[face])
    update_powers(t, you)
    if t.seats > 2:
        refresh_all(t)  # a partner may profit from it by a pact
    tell(t, "completed", you, card)
    hook = ON_COMPLETION[face]
    if hook is not None:
        hook(t, you)


def remove_unfinished(t: Ages, you: int) -> None:
    card = t.unfinished[you][0]
    t.blue[you] += t.stages[you]
    t.stages[you] = 0
    remove(t, card)
    bar_again(t, you)
    tell(t, "wonder-lost", you, card)


def ruin(t: Ages, you: int, card: int) -> Effect:
    """Turn a completed wonder face down. Its symbols are gone, it is worth culture, and it still counts as a wonder of
    its age."""
    move(t, card, place(t, RUINS, you))
    owed = change_symbols(t, you, net((), SYMBOLS[t.faces[card]]))
    t.base[you][CULTURE] += RUIN_CULTURE
    update_powers(t, you)
    tell(t, "ruined", you, card)
    yield from lose_blue(t, you, owed)


def completed_wonders(t: Ages, you: int) -> int:
    """The number of completed wonders, including ruins."""
    return len(t.wonders[you]) + len(t.ruins[you])


# --- colonies


def colonize(t: Ages, you: int, card: int) -> Effect:
    """Turn the territory into a colony: first its permanent gains, then its one-time gains."""
    face = t.faces[card]
    tell(t, "colonized", you, card)
    yield from gain_colony(t, you, card)
    yield from receive(t, you, GAIN[face], (), BY_COLONIES)


def gain_colony(t: Ages, you: int, card: int) -> Effect:
    """Put a colony into play, without the one-time gains of the territory: a colony can also be stolen."""
    reveal(t, card)
    move(t, card, place(t, COLONIES, you))
    owed = change_symbols(t, you, SYMBOLS[t.faces[card]])
    refresh(t, you)
    yield from lose_blue(t, you, owed)


def give_up_colony(t: Ages, you: int, card: int) -> Effect:
    """Take away the permanent gains of a colony. The card stays where it is until the caller moves it."""
    owed = change_symbols(t, you, net((), SYMBOLS[t.faces[card]]))
    refresh(t, you)
    yield from lose_blue(t, you, owed)


def lose_colony(t: Ages, you: int, card: int) -> Effect:
    tell(t, "colony-lost", you, card)
    discard_shown(t, card)
    yield from give_up_colony(t, you, card)


def steal_colony(t: Ages, you: int, rival: int, card: int) -> Effect:
    tell(t, "colony-stolen", you, card, to=rival)
    move(t, card, place(t, COLONIES, you))
    yield from give_up_colony(t, rival, card)
    yield from gain_colony(t, you, card)


# --- tactics


def set_tactic(t: Ages, you: int, face: int) -> None:
    """The current tactic of the player."""
    t.tactic_face[you] = face
    update_armies(t, you)
    refresh(t, you)


def play_tactic(t: Ages, you: int, card: int) -> None:
    """Play a tactic from hand as the exclusive one."""
    reveal(t, card)
    move(t, card, place(t, TACTIC, you))
    set_tactic(t, you, t.faces[card])
    tell(t, "tactic", you, card)


# --- pacts


def conclude_pact(t: Ages, owner: int, card: int, partner: int, side: int) -> None:
    """Put a pact in front of the player who offered it. It replaces an earlier one."""
    if t.pact[owner]:
        end_pact(t, owner)
    move(t, card, place(t, PACT, owner))
    t.pact_partner[owner] = partner
    t.pact_side[owner] = side
    symbols = SIDE_SYMBOLS[t.faces[card]]
    for seat, its_side in ((owner, side), (partner, 1 - side)):
        change_symbols(t, seat, symbols[its_side])
        update_powers(t, seat)
    tell(t, "pact", owner, card, to=partner)


def end_pact(t: Ages, owner: int) -> None:
    card = t.pact[owner][0]
    partner, side = t.pact_partner[owner], t.pact_side[owner]
    discard_shown(t, card)
    symbols = SIDE_SYMBOLS[t.faces[card]]
    for seat, its_side in ((owner, side), (partner, 1 - side)):
        change_symbols(t, seat, net((), symbols[its_side]))
        update_powers(t, seat)
    tell(t, "pact-ended", owner, card, to=partner)

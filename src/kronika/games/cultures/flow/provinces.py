"""The contest for the current province, and its gift."""

from __future__ import annotations

from kronika.engine.ask import DONE, YES, choose, confirm
from kronika.engine.choice import Effect
from kronika.engine.events import tell

from ..data import ABILITY, NAMED
from ..effects import DEVELOP_FROM, DISCARD_OR_LAST_MILITARY
from ..keys import COMPETE, CONTEST, DECLINE, DEVELOP_WITH, KEEP
from ..moves.cards import can_develop, carry_out, develop, lose_province, may_keep_army, pay_army, win_province
from ..side import WINS_TIES
from ..table import ARMY, UNDECIDED, Cultures

NOBODY = -1


def strength(t: Cultures, you: int, province: int) -> int:
    """How many symbols of the kinds that the province names, whatever their mix."""
    numbers = t.sides[you]
    total = 0
    for symbol in NAMED[t.faces[province]]:
        total += numbers[symbol]
    return total


def stronger(t: Cultures, province: int) -> int:
    """Who wins if both compete: the higher total; on a tie who wins ties, else the marker holder (CUL-PROV-06, -17)."""
    mine, theirs = strength(t, 0, province), strength(t, 1, province)
    if mine != theirs:
        return 0 if mine > theirs else 1
    ties = [numbers[WINS_TIES] > 0 for numbers in t.sides]
    return ties.index(True) if ties[0] != ties[1] else t.marker


def begin_contest(t: Cultures) -> None:
    """Begin the contest for a province. Only a player with a matching symbol can compete."""
    for seat in range(2):
        t.competing[seat] = UNDECIDED if strength(t, seat, t.row[0]) else 0


def next_to_decide(t: Cultures) -> int:
    """The marker holder decides first. A player who can no longer win isn't asked."""
    for seat in (t.marker, 1 - t.marker):
        if t.competing[seat] == UNDECIDED:
            if t.competing[1 - seat] == 1 and stronger(t, t.row[0]) != seat:
                return NOBODY
            return seat
    return NOBODY


def decide(t: Cultures) -> Effect:
    you = t.active
    code = yield choose(t, you, CONTEST, [COMPETE.base, DECLINE.base], source=t.faces[t.row[0]])
    t.competing[you] = int(code == COMPETE.base)
    tell(t, "decided", you, competes="yes" if t.competing[you] else "no")


def winner(t: Cultures) -> int:
    """Who gets the current province."""
    rivals = [seat for seat in range(2) if t.competing[seat] == 1]
    if len(rivals) == 2:
        return stronger(t, t.row[0])
    return rivals[0] if rivals else NOBODY


def award(t: Cultures) -> int:
    """Give the current province to its winner, if there is one. Returns who is asked about its gift or its
    price."""
    province = t.row[0]
    you = winner(t)
    if you == NOBODY:
        lose_province(t)
        return NOBODY
    tell(t, "contest", you, number=strength(t, you, province), rival=strength(t, 1 - you, province))
    win_province(t, you)
    carry_out(t, you, ABILITY[t.faces[province]].acts)
    if gifts(t, you, province) or (t.army[you] and may_keep_army(t, you, province)):
        return you
    pay_army(t, you)
    return NOBODY


def gifts(t: Cultures, you: int, province: int) -> list[int]:
    """The cards with which the province lets its winner develop: the discard pile and the last card of the army."""
    acts = ABILITY[t.faces[province]].acts
    if not can_develop(t, you) or not any(verb == DEVELOP_FROM for verb, _ in acts):
        return []
    of_army = (DEVELOP_FROM, DISCARD_OR_LAST_MILITARY) in acts
    return t.discard[you] + (t.army[you][-1:] if of_army else [])


def take_gift(t: Cultures) -> Effect:
    """Developing the army's card replaces the price. A player who may keep that card may also discard it."""
    you = t.active
    province = t.provinces[you][-1]
    cards = gifts(t, you, province)
    if cards:
        card = yield choose(t, you, DEVELOP_WITH, cards, source=t.faces[province])
        of_army = t.where[card] == ARMY + you
        develop(t, you, card)
        if of_army:
            return
    keeps = DONE
    if t.army[you] and may_keep_army(t, you, province):
        keeps = yield confirm(t, you, KEEP, source=t.faces[province])
    if keeps == YES:
        tell(t, "kept-army", you, t.army[you][-1])
    else:
        pay_army(t, you)

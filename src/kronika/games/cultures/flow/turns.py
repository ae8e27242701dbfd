"""What a player is asked in a round: exchanging cards, playing one, and storing coins in the Nile."""

from __future__ import annotations

from kronika.engine.ask import YES, choose, confirm
from kronika.engine.choice import Choice, Effect
from kronika.engine.hidden import show

from ..data import ABILITY, KIND, PAID_EXCHANGES, STRIPS
from ..effects import DEVELOP_FROM, DISCARD
from ..keys import ARMY, BANK, BOTTOM, BUILD, COINS, DEVELOP, DEVELOP_WITH, EXCHANGE, LEAD, PLAY, RESOURCE, STORE, TURN
from ..moves.cards import arm, build, can_develop, carry_out, develop, exchange, lay, put_under, sell, turn_card
from ..moves.coins import pay, price, storable, store
from ..side import FREE_EXCHANGE, TURNED_EXCHANGE
from ..table import Cultures

# --- exchange


def turnable(t: Cultures, you: int) -> int:
    """Free exchanges by turning a card that isn't turned yet (Mauretania)."""
    return 0 if t.turned[you] else t.sides[you][TURNED_EXCHANGE]


def most_exchanges(t: Cultures, you: int) -> int:
    """Free ones come on top of the paid ones (CUL-HAND-09); the deck must have the cards."""
    free = t.sides[you][FREE_EXCHANGE] + turnable(t, you)
    return min(free + min(PAID_EXCHANGES, t.coins[you]), len(t.deck[you]))


def exchange_cards(t: Cultures) -> Effect:
    """The whole number at once; then as many cards go under the deck, new ones too, in the player's order
    (CUL-HAND-11)."""
    you = t.active
    number = yield choose(t, you, EXCHANGE, range(most_exchanges(t, you) + 1))
    if not number:
        return
    paid = max(0, number - t.sides[you][FREE_EXCHANGE])
    by_turning = min(paid, turnable(t, you))
    if by_turning:
        turn = YES
        if t.options["mauretania"] == "once" and paid <= min(PAID_EXCHANGES, t.coins[you]):
            turn = yield confirm(t, you, TURN, source=turned_face(t, you))
        if turn == YES:
            turn_card(t, you)
            paid -= by_turning
    exchange(t, you, number, paid)
    for nth in range(1, number + 1):
        card = yield choose(t, you, BOTTOM, t.hand[you]).counted(nth, number)
        put_under(t, you, card)


def turned_face(t: Cultures, you: int) -> int:
    """The card that one turns for a free exchange."""
    faces = [t.faces[card] for card in (*t.provinces[you], *t.buildings[you], *t.leaders[you])]
    return next((face for face in faces if any(which == TURNED_EXCHANGE for which, _ in ABILITY[face].rows)), -1)


# --- playing a card


def played(t: Cultures, you: int) -> int:
    """How many cards the player has played in this round. The marker holder begins."""
    return (t.plays + (you == t.marker)) // 2


def uses(t: Cultures, you: int) -> list[int]:
    """Every use of every card in hand that is possible now."""
    options: list[int] = []
    coins_base, army_base, resource_base = COINS.base, ARMY.base, RESOURCE.base
    numbers = t.sides[you]
    faces = t.faces
    purse = t.coins[you] + t.bank[you]
    has_strip = len(t.army[you]) < STRIPS
    for card in t.hand[you]:
        options.append(coins_base + card)
        if has_strip:
            options.append(army_base + card)
        options.append(resource_base + card)
        face = faces[card]
        if price(numbers, face) <= purse:
            options.append((LEAD.base if KIND[face] else BUILD.base) + card)
    return options


def play_card(t: Cultures) -> Effect:
    you = t.active
    code = yield Choice(t, you, PLAY, uses(t, you), private=True)
    if code < ARMY.base:
        sell(t, you, code - COINS.base)
    elif code < RESOURCE.base:
        arm(t, you, code - ARMY.base)
    elif code < BUILD.base:
        lay(t, you, code - RESOURCE.base)
    else:
        yield from build_card(t, you, code - (BUILD.base if code < LEAD.base else LEAD.base))


def build_card(t: Cultures, you: int, card: int) -> Effect:
    """Pay, place the card, carry out what it does at once, then decide on development."""
    face = t.faces[card]
    if t.tracking:
        show(t, card, t.everybody)
    coins = price(t.sides[you], face)
    if coins:
        least, most = max(0, coins - t.coins[you]), min(coins, t.bank[you])
        banked = (yield choose(t, you, BANK, range(least, most + 1), source=face)) if least < most else least
        pay(t, you, coins, banked)
    build(t, you, card)
    acts = ABILITY[face].acts
    if acts:
        carry_out(t, you, acts)
        if (DEVELOP_FROM, DISCARD) in acts and t.discard[you] and can_develop(t, you):
            develop(t, you, (yield choose(t, you, DEVELOP_WITH, t.discard[you], source=face)))
    if t.resources[you] and can_develop(t, you) and (yield confirm(t, you, DEVELOP)) == YES:
        develop(t, you, t.resources[you][-1])


# --- the Nile


def store_coins(t: Cultures) -> Effect:
    you = t.active
    number = yield choose(t, you, STORE, range(storable(t, you) + 1))
    if number:
        store(t, you, number)

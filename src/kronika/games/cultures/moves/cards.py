"""The verbs of Rising Cultures: the only code that moves cards. Each keeps the numbers of the side right."""

from __future__ import annotations

from kronika.engine.events import tell
from kronika.engine.hidden import show

from ..data import (
    ABILITY,
    BOARD_ROWS,
    COIN_SYMBOLS,
    COINS_FOR_CARD,
    KIND,
    LEVEL,
    LEVELS,
    RESOURCE_ROWS,
    STRIP,
    SYMBOL_ROWS,
)
from ..effects import FILL_BASIN, FLIP_BOARD, GAIN_COINS, SKIP_DISCARD, Act, Row
from ..side import KEEPS_MILITARY, MORE_LEADERS, ON_DEVELOP, ON_MILITARY, ON_PROVINCE
from ..table import (
    ARMY,
    BOX,
    BUILDINGS,
    DECK,
    DEVELOPMENT,
    DISCARD,
    GONE,
    HAND,
    LEADERS,
    PROVINCES,
    RESOURCES,
    Cultures,
)
from .coins import flood, gain, give_back

# --- the primitives


def put(t: Cultures, card: int, to: int) -> None:
    """Put a card at the end of a zone, face up or known to all."""
    zones = t.zones
    zones[t.where[card]].remove(card)
    zones[to].append(card)
    t.where[card] = to
    if t.tracking:
        show(t, card, t.everybody)


def add(t: Cultures, you: int, rows: tuple[Row, ...]) -> None:
    numbers = t.sides[you]
    for which, number in rows:
        numbers[which] += number


def take(t: Cultures, you: int, rows: tuple[Row, ...]) -> None:
    numbers = t.sides[you]
    for which, number in rows:
        numbers[which] -= number


# --- deck and hand


def draw(t: Cultures, you: int, number: int) -> None:
    deck = t.deck[you]
    hand = t.hand[you]
    for _ in range(number):
        card = deck.pop()
        hand.append(card)
        t.where[card] = HAND + you
        if t.tracking:
            t.seen[card] |= 1 << you
            t.shown += 1


def put_back(t: Cultures, you: int, card: int) -> None:
    """Put a card face down on top of its owner's deck. The owner knows it."""
    t.hand[you].remove(card)
    t.deck[you].append(card)
    t.where[card] = DECK + you
    tell(t, "put-back", you, card)


def put_under(t: Cultures, you: int, card: int) -> None:
    t.hand[you].remove(card)
    t.deck[you].insert(0, card)
    t.where[card] = DECK + you
    tell(t, "put-under", you, card)


def put_away(t: Cultures, you: int, card: int) -> None:
    """Remove a card from the game, face down."""
    t.hand[you].remove(card)
    t.box.append(card)
    t.where[card] = BOX
    tell(t, "put-away", you, card)


def exchange(t: Cultures, you: int, number: int, paid: int) -> None:
    """Pay for an exchange and draw. Which cards go under the deck is asked afterwards."""
    give_back(t, you, paid)
    tell(t, "exchanged", you, number=number, paid=paid)
    draw(t, you, number)
    for card in t.hand[you][-number:]:
        tell(t, "drew", you, card)


def turn_card(t: Cultures, you: int) -> None:
    t.turned[you] = 1
    tell(t, "turned", you)


# --- the four uses


def sell(t: Cultures, you: int, card: int) -> None:
    put(t, card, DISCARD + you)
    tell(t, "sold", you, card)
    gain(t, you, COINS_FOR_CARD, "card")


def arm(t: Cultures, you: int, card: int) -> None:
    """Put a card on the topmost free strip, which comes into effect."""
    coins = t.sides[you][ON_MILITARY]
    strip = len(t.army[you])
    put(t, card, ARMY + you)
    add(t, you, SYMBOL_ROWS[t.faces[card]])
    add(t, you, STRIP[t.civ[you]][t.golden[you]][strip].rows)
    tell(t, "armed", you, card, number=strip + 1)
    if coins:
        gain(t, you, coins, "ability")


def lay(t: Cultures, you: int, card: int) -> None:
    """Put a card into the resource area. Its coins are paid once, now."""
    put(t, card, RESOURCES + you)
    face = t.faces[card]
    add(t, you, RESOURCE_ROWS[face])
    tell(t, "laid", you, card)
    if COIN_SYMBOLS[face]:
        gain(t, you, COIN_SYMBOLS[face], "symbol")


def build(t: Cultures, you: int, card: int) -> None:
    """Put a building or leader into play. A leader covers the previous one."""
    face = t.faces[card]
    if KIND[face]:
        rest_leaders(t, you)
        put(t, card, LEADERS + you)
        wake_leaders(t, you)
        tell(t, "led", you, card)
    else:
        put(t, card, BUILDINGS + you)
        add(t, you, ABILITY[face].rows)
        tell(t, "built", you, card)


def leaders_in_use(t: Cultures, you: int) -> list[int]:
    return t.leaders[you][len(t.leaders[you]) - t.led[you] :]


def rest_leaders(t: Cultures, you: int) -> None:
    """Take all leaders out of use, until `wake_leaders`."""
    for card in leaders_in_use(t, you):
        take(t, you, ABILITY[t.faces[card]].rows)
    t.led[you] = 0


def wake_leaders(t: Cultures, you: int) -> None:
    """Put the topmost leaders into use, as many as the player may have."""
    t.led[you] = min(len(t.leaders[you]), 1 + t.sides[you][MORE_LEADERS])
    for card in leaders_in_use(t, you):
        add(t, you, ABILITY[t.faces[card]].rows)


# --- development


def can_develop(t: Cultures, you: int) -> bool:
    return len(t.development[you]) < LEVELS


def develop(t: Cultures, you: int, card: int) -> None:
    """Add a level, using a card from the resource area, the army or the discard pile. What the level unlocks doesn't
    react to this step itself."""
    coins = t.sides[you][ON_DEVELOP]
    at = t.where[card]
    if at == RESOURCES + you:
        take(t, you, RESOURCE_ROWS[t.faces[card]])
    elif at == ARMY + you:
        leave_army(t, you, card)
    level = LEVEL[t.civ[you]][len(t.development[you])]
    put(t, card, DEVELOPMENT + you)
    tell(t, "developed", you, card, number=len(t.development[you]))
    more = t.sides[you][MORE_LEADERS]
    add(t, you, level.rows)
    if t.sides[you][MORE_LEADERS] != more:
        rest_leaders(t, you)
        wake_leaders(t, you)
    if level.acts:
        carry_out(t, you, level.acts)
    if coins:
        gain(t, you, coins, "ability")


def carry_out(t: Cultures, you: int, acts: tuple[Act, ...]) -> None:
    """Carry out the effects that happen at once and ask nothing."""
    for verb, amount in acts:
        if verb == GAIN_COINS:
            gain(t, you, amount, "ability")
        elif verb == FILL_BASIN:
            flood(t, you, amount)
        elif verb == FLIP_BOARD:
            flip_board(t, you)


def flip_board(t: Cultures, you: int) -> None:
    """Flip the board to the Golden Age side. Printed resources and strips change, also under cards; no card moves and
    no coin is paid."""
    civ = t.civ[you]
    covered = len(t.army[you])
    silver, golden = STRIP[civ]
    take(t, you, BOARD_ROWS[civ][0])
    add(t, you, BOARD_ROWS[civ][1])
    for strip in range(covered):
        take(t, you, silver[strip].rows)
        add(t, you, golden[strip].rows)
    t.golden[you] = 1
    tell(t, "golden-age", you)


# --- provinces and army


def leave_army(t: Cultures, you: int, card: int) -> None:
    """Remove the last card of the army, which stops counting together with its strip."""
    take(t, you, SYMBOL_ROWS[t.faces[card]])
    take(t, you, STRIP[t.civ[you]][t.golden[you]][len(t.army[you]) - 1].rows)


def win_province(t: Cultures, you: int) -> int:
    """Take the current province. Abilities that react to it take effect."""
    coins = t.sides[you][ON_PROVINCE]
    province = t.row[0]
    put(t, province, PROVINCES + you)
    tell(t, "won", you, province)
    add(t, you, ABILITY[t.faces[province]].rows)
    if coins:
        gain(t, you, coins, "ability")
    return province


def lose_province(t: Cultures) -> None:
    """Put a province back into the box. Everybody has seen it."""
    province = t.row[0]
    tell(t, "boxed", -1, province)
    put(t, province, GONE)


def may_keep_army(t: Cultures, you: int, province: int) -> bool:
    """Whether the winner of the province needn't discard the last card of the army."""
    return t.sides[you][KEEPS_MILITARY] > 0 or any(verb == SKIP_DISCARD for verb, _ in ABILITY[t.faces[province]].acts)


def pay_army(t: Cultures, you: int) -> None:
    """Pay the price of a province: the last card of the army."""
    if t.army[you]:
        card = t.army[you][-1]
        leave_army(t, you, card)
        put(t, card, DISCARD + you)
        tell(t, "discarded", you, card)


def pass_marker(t: Cultures) -> None:
    """The player with more levels takes or keeps the marker. On a tie it passes to the other player (CUL-MARK-02)."""
    mine, theirs = len(t.development[t.marker]), len(t.development[1 - t.marker])
    if mine > theirs:
        tell(t, "marker-kept", t.marker)
    else:
        t.marker = 1 - t.marker
        tell(t, "marker-passed", t.marker)

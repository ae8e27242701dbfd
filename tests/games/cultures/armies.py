"""Sides with exactly so many military symbols, put together from real cards and strips."""

from itertools import combinations, product

from kronika.games.cultures import side
from kronika.games.cultures.data import ABILITY, CIVILIZATIONS, DECKS, IDS, KIND, STRIP, SYMBOL_ROWS

SYMBOLS = range(side.SWORD, side.SHIELD + 1)


def symbols(rows):
    return tuple(sum(number for which, number in rows if which == symbol) for symbol in SYMBOLS)


def total(parts):
    return tuple(map(sum, zip((0, 0, 0), *parts, strict=True)))


def side_with(civilization, wanted):
    """Army and buildings of that civilization with exactly these swords, horses and shields; None if it has no such."""
    civ = CIVILIZATIONS.index(civilization)
    strong = [face for face in DECKS[civ] if not KIND[face] and sum(symbols(ABILITY[face].rows))]
    for length, number in product(range(5), range(len(strong) + 1)):
        strips = [symbols(strip.rows) for strip in STRIP[civ][0][:length]]
        for buildings in combinations(strong, number):
            have = total([*strips, *(symbols(ABILITY[face].rows) for face in buildings)])
            army = army_of(civ, [w - h for w, h in zip(wanted, have, strict=True)], length, buildings)
            if army is not None:
                return {
                    "civilization": civilization,
                    "army": [IDS[face] for face in army],
                    "buildings": [IDS[face] for face in buildings],
                }
    return None


def army_of(civ, missing, length, taken):
    """That many cards that show exactly the missing symbols."""
    if min(missing) < 0 or sum(missing) != length:
        return None
    army = []
    for symbol, number in zip(SYMBOLS, missing, strict=True):
        fitting = [f for f in DECKS[civ] if f not in taken and SYMBOL_ROWS[f] == ((symbol, 1),)]
        if len(fitting) < number:
            return None
        army += fitting[:number]
    return army


def armies(mine, yours):
    """A seat for each player with exactly these (swords, horses, shields)."""
    for first, second in product(CIVILIZATIONS, CIVILIZATIONS):
        if first != second:
            me, you = side_with(first, mine), side_with(second, yours)
            if me and you:
                return me, you
    raise AssertionError(f"no two civilizations can show {mine} and {yours}")

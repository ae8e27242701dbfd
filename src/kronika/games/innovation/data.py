"""The printed cards as tables of numbers, read once. A card's face is its place in these tables."""

from __future__ import annotations

from typing import Final

from kronika.data import Fields, check_ids, entries_in, files_of

COLOURS: Final = ("red", "yellow", "green", "blue", "purple")
ICONS: Final = ("castle", "crown", "leaf", "lightbulb", "factory", "clock")
DIRECTIONS: Final = ("none", "left", "right", "up")
KINDS_OF_EFFECTS: Final = ("demand", "share")
SPECIALS: Final = ("monument", "empire", "world", "wonder", "universe")

RED, YELLOW, GREEN, BLUE, PURPLE = range(5)
# Icons are counted in one number, eight bits for each kind: these are the places of the kinds in it.
CASTLE, CROWN, LEAF, LIGHTBULB, FACTORY, CLOCK = range(0, 48, 8)
UNSPLAYED, LEFT, RIGHT, UP = range(4)
MONUMENT, EMPIRE, WORLD, WONDER, UNIVERSE = range(5)

TOP_LEFT, BOTTOM_LEFT, BOTTOM_CENTRE, BOTTOM_RIGHT = range(4)
# Which spots of a card are visible: all on a top card, some on a covered one by the splay of its pile.
VISIBLE: Final = {
    UNSPLAYED: (TOP_LEFT, BOTTOM_LEFT, BOTTOM_CENTRE, BOTTOM_RIGHT),
    LEFT: (BOTTOM_RIGHT,),
    RIGHT: (TOP_LEFT, BOTTOM_LEFT),
    UP: (BOTTOM_LEFT, BOTTOM_CENTRE, BOTTOM_RIGHT),
}


def read_cards() -> list[Fields]:
    """A file for each age."""
    found = []
    for age, path in enumerate(files_of("innovation", "cards"), start=1):
        for card in entries_in(path):
            card.keep("age", age)
            found.append(card)
    return found


def spots_of(card: Fields) -> tuple[str | None, ...]:
    """The icon at each of the four spots; None is the picture."""
    spots = card.entry.get("icons")
    if not isinstance(spots, list) or len(spots) != 4 or spots.count(None) != 1:
        raise card.wrong("icons", "must be four spots, one of them null.")
    for icon in spots:
        if icon is not None and icon not in ICONS:
            raise card.wrong("icons", f"can't have {icon!r}. It can have: {', '.join(ICONS)}.")
    return tuple(icon if isinstance(icon, str) else None for icon in spots)


def count_icons(spots: tuple[str | None, ...], visible: tuple[int, ...]) -> int:
    return sum(1 << 8 * ICONS.index(icon) for icon in (spots[i] for i in visible) if icon is not None)


def kinds_of(card: Fields) -> tuple[str, ...]:
    effects = card.each("effects")
    if not effects:
        raise card.wrong("effects", "a card has at least one.")
    return tuple(KINDS_OF_EFFECTS[effect.word("kind", KINDS_OF_EFFECTS)] for effect in effects)


CARDS: Final = read_cards()
check_ids(CARDS)
IDS: Final = tuple(card.text("id") for card in CARDS)
FACE: Final = {card_id: face for face, card_id in enumerate(IDS)}
AGE: Final = [card.whole("age") for card in CARDS]
COLOUR: Final = [card.word("colour", COLOURS) for card in CARDS]
FEATURED: Final = [8 * card.word("featured", ICONS) for card in CARDS]
KINDS: Final = [kinds_of(card) for card in CARDS]
# SHOWN[splay][face]: the icons that the card shows; SHOWN[UNSPLAYED] is the whole card.
SHOWN: Final = [
    [count_icons(spots_of(card), VISIBLE[direction]) for card in CARDS] for direction in range(len(DIRECTIONS))
]

# The handles of an age are the numbers that its faces have, so a handle's value is known without its face.
VALUE: Final = AGE

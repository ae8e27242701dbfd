"""The printed cards as tables of numbers, read once. A card's face is its place in these tables."""

from __future__ import annotations

from typing import Final

from kronika.data import Entry, load_list, need_text, place
from kronika.engine.errors import BadData

COLOURS: Final = ("red", "yellow", "green", "blue", "purple")
ICONS: Final = ("castle", "crown", "leaf", "lightbulb", "factory", "clock")
DIRECTIONS: Final = ("none", "left", "right", "up")
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

FOLDER: Final = "games/innovation/data"


def read_cards() -> list[Entry]:
    found = []
    for age in range(1, 11):
        for card in load_list(f"{FOLDER}/cards/{age:02d}.yaml"):
            if card.get("age") != age:
                raise BadData(f"{place(card)}: age: must stay {age} here.")
            found.append(card)
    return found


def spots_of(card: Entry) -> tuple[str | None, ...]:
    """The icon at each of the four spots; None is the picture."""
    spots = card.get("icons")
    if not isinstance(spots, list) or len(spots) != 4 or spots.count(None) != 1:
        raise BadData(f"{place(card)}: icons must be four spots, one of them null.")
    for icon in spots:
        if icon is not None and icon not in ICONS:
            raise BadData(f"{place(card)}: {icon!r} is no icon. Icons: {', '.join(ICONS)}.")
    return tuple(icon if isinstance(icon, str) else None for icon in spots)


def number_in(card: Entry, field: str, names: tuple[str, ...]) -> int:
    name = card.get(field)
    if name not in names:
        raise BadData(f"{place(card)}: {field} can't be {name!r}. It can be: {', '.join(names)}.")
    return names.index(str(name))


def count_icons(spots: tuple[str | None, ...], visible: tuple[int, ...]) -> int:
    return sum(1 << 8 * ICONS.index(icon) for icon in (spots[i] for i in visible) if icon is not None)


def kinds_of(card: Entry) -> tuple[str, ...]:
    effects = card.get("effects")
    if not isinstance(effects, list) or not effects:
        raise BadData(f"{place(card)}: a card has at least one effect.")
    kinds = tuple(str(effect.get("kind")) if isinstance(effect, dict) else "" for effect in effects)
    if not set(kinds) <= {"demand", "share"}:
        raise BadData(f"{place(card)}: an effect's kind is demand or share.")
    return kinds


CARDS: Final = read_cards()
IDS: Final = tuple(need_text(card, "id") for card in CARDS)
FACE: Final = {card_id: face for face, card_id in enumerate(IDS)}
AGE: Final = [int(str(card.get("age"))) for card in CARDS]
COLOUR: Final = [number_in(card, "colour", COLOURS) for card in CARDS]
FEATURED: Final = [8 * number_in(card, "featured", ICONS) for card in CARDS]
KINDS: Final = [kinds_of(card) for card in CARDS]
# SHOWN[splay][face]: the icons that the card shows; SHOWN[UNSPLAYED] is the whole card.
SHOWN: Final = [
    [count_icons(spots_of(card), VISIBLE[direction]) for card in CARDS] for direction in range(len(DIRECTIONS))
]

if len(FACE) != len(CARDS):
    raise BadData("Two cards have the same id.")

# The handles of an age are the numbers that its faces have, so a handle's value is known without its face.
VALUE: Final = AGE

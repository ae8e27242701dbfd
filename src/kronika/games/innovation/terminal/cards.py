"""The cards and icons of Innovation on a terminal."""

from __future__ import annotations

from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from kronika.catalogue import Card, beside
from kronika.terminal.drawing import View
from kronika.terminal.parts import CardsOf, backs
from kronika.words import Words

from ..data import FACE, KINDS

SYMBOLS = {"castle": "♜", "crown": "♛", "leaf": "♣", "lightbulb": "☼", "factory": "⚙", "clock": "◷"}
ARROWS = {"none": "", "left": "←", "right": "→", "up": "↑"}
COLOUR_STYLES = {
    "red": "bright_red",
    "yellow": "yellow",
    "green": "green",
    "blue": "bright_blue",
    "purple": "bright_magenta",
}
ICON_STYLES = {
    "castle": "white",
    "crown": "yellow",
    "leaf": "green",
    "lightbulb": "bright_magenta",
    "factory": "bright_red",
    "clock": "bright_blue",
}
PICTURE = "·"


card_of = CardsOf("innovation").find


@cache
def extra_cards() -> tuple[Card, ...]:
    """The special achievements: no cards of the supply, but people look them up like cards."""
    return beside("innovation", "achievements")


# --- icons and cards in a line


def icon(name: str | None) -> Text:
    return Text(PICTURE, "dim") if name is None else Text(SYMBOLS[name], ICON_STYLES[name])


def spots(card: Card) -> Text:
    """The four spots of a card: top left, then the bottom row."""
    names: Any = card.facts["icons"]
    return Text(" ").join([icon(name) for name in names])


def chip(card: Card, words: Words) -> Text:
    """A card as its colour's letter, age and name: 'G1 Sailing'."""
    colour = str(card.facts["colour"])
    letter = words.say(f"colour-{colour}")[0].upper()
    return Text(f"{letter}{card.facts['age']} {card.name(words.lang)}", COLOUR_STYLES[colour])


def chips(pile: list[View], words: Words) -> list[Text]:
    """Cards that the seat may see by name, hidden ones as their backs: '[2]×3' are three of age 2."""
    ordered = sorted(pile, key=lambda card: (int(card["back"]), card["card"] or ""))
    return [chip(card_of(card["card"]), words) for card in ordered if card["card"]] + backs(ordered, words)


def card_line(card: Card, words: Words) -> Text:
    """The facts of a card in one line."""
    if "colour" not in card.facts:
        return Text(words.say("special-achievement"), "dim")
    colour = str(card.facts["colour"])
    facts = words.say("card-facts", age=int(str(card.facts["age"])), colour=words.say(f"colour-{colour}"))
    return Text.assemble(spots(card), "  ", (facts, COLOUR_STYLES[colour]))


def draw_card(card: Card, words: Words) -> RenderableType:
    """A card in full: its facts and its effects."""
    lines = [card_line(card, words)]
    kinds: tuple[str, ...] = ()
    featured = str(card.facts.get("featured", ""))
    if featured:
        lines[0].append("   " + words.say("card-featured", icon=f"{SYMBOLS[featured]} {words.word(featured)}"))
        kinds = effect_kinds(card.id)
    for number, text in enumerate(card.texts[words.lang]):
        line = Text()
        if number < len(kinds):
            line.append(words.say(f"effect-{kinds[number]}") + ": ", "bold")
        lines.append(line.append(text))
    return Group(*lines)


@cache
def effect_kinds(card_id: str) -> tuple[str, ...]:
    return KINDS[FACE[card_id]]

"""The cards and tokens of Imperium on a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from kronika.catalogue import Card, beside
from kronika.terminal.drawing import View
from kronika.terminal.parts import CardsOf, amounts, counted, times
from kronika.words import Words

from ..boxes import NATION

TOKENS = {
    "materials": ("■", "yellow"),
    "population": ("☺", "bright_magenta"),
    "progress": ("★", "bright_blue"),
    "actions": ("●", "white"),
}
UNREST_MARK = ("!", "bright_red")
SUIT_STYLES = {
    "region": "green",
    "uncivilised": "bright_red",
    "civilised": "bright_blue",
    "tributary": "yellow",
    "fame": "bright_magenta",
    "unrest": "red",
    "power": "bright_cyan",
    "nation": "white",
}
TERRAIN = {"coin": "¤", "wheat": "ψ", "drop": "∘"}


CARDS = CardsOf("imperium")
card_of, name_of = CARDS.find, CARDS.name


def extra_cards() -> tuple[Card, ...]:
    """The nations and the player aids."""
    return (*beside("imperium", "nations"), *beside("imperium", "aids"))


# --- tokens and cards in a line


def tokens_text(tokens: Mapping[str, Any]) -> Text:
    """'2■ 1★': numbers and symbols."""
    return amounts({name: tokens.get(name) for name in TOKENS}, TOKENS)


def suits_of(card: Card) -> list[str]:
    suits: Any = card.facts.get("suit")
    return suits or ["nation"]


def chip(card_id: str, words: Words, number: int = 1) -> Text:
    """A card as the code of its suits and its name: 'Re Jungle'."""
    suits = suits_of(card_of(card_id))
    letters = "/".join(words.say(f"code-{suit}") for suit in suits)
    return Text(f"{letters} {name_of(card_id, words)}{times(number)}", SUIT_STYLES[suits[0]])


def chips(pile: list[View], words: Words) -> list[Text]:
    """Cards that the seat may see by name, equal ones together, in an order that says nothing."""
    known = counted(pile)
    return [chip(card, words, known[card]) for card in sorted(known, key=lambda card: name_of(card, words))]


def points_text(card: Card, words: Words) -> str:
    """What the card is worth in the end; nothing for a card without points."""
    worth: Any = card.facts.get("vp", 0)
    if isinstance(worth, int):
        return words.say("card-points", points=worth) if worth else ""
    if isinstance(worth, dict) and "each" not in worth:
        cases = ", ".join(f"{words.word(place)} {number}" for place, number in worth.items())
        return words.say("card-placed", cases=cases)
    return words.say("card-variable")


def card_line(card: Card, words: Words) -> Text:
    """Suits, state, icons, price, points."""
    facts: Any = card.facts
    if card.id in NATION:
        nation = NATION[card.id]
        return Text(words.say("card-nation-facts", box=words.word(nation.box), number=nation.difficulty), "dim")
    if "codes" not in facts and "copies" not in facts:
        return Text(words.say("card-aid"), "dim")
    suits = suits_of(card)
    named = [words.say("card-nation") if suit == "nation" else words.word(suit) for suit in suits]
    parts = [Text(" / ".join(named), SUIT_STYLES[suits[0]])]
    if facts.get("state"):
        parts.append(Text(words.word(facts["state"])))
    parts += [Text(words.word(icon)) for icon in facts.get("icons", [])]
    if facts.get("terrain"):
        parts.append(Text("".join(TERRAIN[icon] for icon in facts["terrain"])))
    if facts.get("free_play"):
        parts.append(Text(words.say("card-free")))
    if facts.get("cost"):
        parts.append(Text.assemble(f"{words.say('card-cost')} ", tokens_text(facts["cost"])))
    worth = points_text(card, words)
    if worth:
        parts.append(Text(worth))
    return Text(" · ", "dim").join(parts)


def draw_card(card: Card, words: Words) -> RenderableType:
    """A card in full: its facts and its text."""
    lines = [card_line(card, words), *(Text(text) for text in card.texts[words.lang])]
    if "confidence" in card.facts:
        lines.append(Text(words.say("card-uncertain"), "dim italic"))
    return Group(*lines)

"""The cards and goods of Imperial Settlers on a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from kronika.catalogue import Card
from kronika.terminal.drawing import View
from kronika.terminal.parts import CardsOf, amounts, backs, in_full
from kronika.words import Words

SYMBOLS = {
    "wood": ("♣", "yellow"),
    "stone": ("■", "white"),
    "food": ("●", "bright_red"),
    "gold": ("$", "bright_yellow"),
    "worker": ("☺", "bright_magenta"),
    "raze": ("✖", "red"),
    "defence": ("◆", "bright_blue"),
    "vp": ("★", "magenta"),
    "card": ("▯", "bright_cyan"),
    "common_card": ("▯", "white"),
    "faction_card": ("▯", "bright_cyan"),
    "any_resource": ("?", "white"),
    "deal": ("≈", "green"),
    "location": ("⌂", "white"),
}
COLOUR_STYLES = {
    "brown": "yellow",
    "grey": "white",
    "red": "bright_red",
    "pink": "bright_magenta",
    "gold": "bright_yellow",
    "black": "bright_black",
    "blue": "bright_blue",
    "purple": "magenta",
}


card_of = CardsOf("settlers").find


# --- goods and cards in a line


def goods_text(goods: Mapping[str, Any]) -> Text:
    """'2♣ 1■': numbers and symbols."""
    return amounts(goods, SYMBOLS)


def style_of(card: Card) -> str:
    colours: Any = card.facts.get("colours") or []
    return COLOUR_STYLES[colours[0]] if colours else ""


def chip(card: Card, words: Words) -> Text:
    """A card as the code of its colour and its name: 'Br Old Forest'."""
    colours: Any = card.facts.get("colours") or []
    letters = "".join(words.say(f"code-{colour}") for colour in colours)
    mark = " ⚑" if card.facts.get("deck") not in ("common", "attack") else ""
    return Text(f"{letters} {card.name(words.lang)}{mark}".strip(), style_of(card))


def chips(pile: list[View], words: Words) -> list[Text]:
    """Cards that the seat may see by name, hidden ones as their backs: '[common]×3'."""
    return [chip(card_of(card["card"]), words) for card in pile if card["card"]] + backs(pile, words)


def card_line(card: Card, words: Words, brief: bool = False) -> Text:
    """Type, colours, cost, action, raze and deal field; briefly only the first three."""
    facts: Any = card.facts
    if "target" in facts:
        return Text(words.say("card-attack", good=words.word(facts["target"])), "dim")
    if "production" in facts and "deck" not in facts:
        return Text.assemble((words.say("card-faction"), "dim"), "  ", goods_text(facts["production"]))
    colours = ", ".join(words.say(f"colour-{colour}") for colour in facts["colours"])
    line = Text.assemble(words.word(facts["type"]), (f" {colours}" if colours else "", style_of(card)))
    cost = goods_text(facts["cost"]) or Text(words.say("card-free"))
    for label, goods in (
        ("card-cost", cost),
        ("card-action", goods_text(facts.get("action", {}).get("cost", {}))),
        ("card-raze", goods_text(facts.get("raze", {}))),
        ("card-deal", goods_text({facts["deal"]: 1}) if "deal" in facts else Text()),
    ):
        if goods and (label == "card-cost" or not brief):
            line.append(f" · {words.say(label)} ", "dim").append_text(goods)
    return line


def draw_card(card: Card, words: Words) -> RenderableType:
    """A card in full: its facts and its text."""
    return in_full(card_line(card, words), card, words)

"""The cards and numbers of Through the Ages on a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from kronika.catalogue import Card
from kronika.terminal.drawing import View
from kronika.terminal.parts import CardsOf, amounts, backs, counted, in_full, times
from kronika.words import Words

# A sign for everything that is counted: symbols of cards, goods, tokens.
SIGNS = {
    "food": ("●", "bright_green"),
    "resources": ("■", "yellow"),
    "science": ("☼", "bright_blue"),
    "culture": ("♪", "bright_magenta"),
    "strength": ("†", "bright_red"),
    "happiness": ("♥", "bright_yellow"),
    "colonization": ("≈", "cyan"),
    "civil": ("○", "bright_white"),
    "military": ("◊", "red"),
    "yellow": ("☺", "bright_yellow"),
    "blue": ("•", "bright_blue"),
    "population": ("☺", "bright_yellow"),
    "military_cards": ("▯", "red"),
    "civil_hand": ("▯", "bright_white"),
    "military_hand": ("▯", "red"),
    "food_made": ("●", "bright_green"),
    "resources_made": ("■", "yellow"),
}
KIND_STYLES = {
    "farm": "bright_green",
    "mine": "yellow",
    **dict.fromkeys(("lab", "temple", "library", "theater", "arena"), "white"),
    **dict.fromkeys(("infantry", "cavalry", "artillery", "air_force"), "bright_red"),
    "government": "bright_yellow",
    **dict.fromkeys(("law", "warfare", "navigation", "construction"), "bright_blue"),
    "wonder": "magenta",
    "leader": "bright_magenta",
    "action": "bright_cyan",
    **dict.fromkeys(("event", "territory"), "green"),
    **dict.fromkeys(("tactic", "aggression", "war", "bonus"), "red"),
    "pact": "blue",
}


CARDS = CardsOf("ages")
card_of, name_of = CARDS.find, CARDS.name


# --- in a line


def sign(name: str, number: int | str) -> Text:
    return Text.assemble(str(number), SIGNS[name])


def counted_signs(named: Mapping[str, Any]) -> Text:
    """'2♪ 1♥': numbers and signs."""
    return amounts(named, SIGNS)


def style_of(card: Card) -> str:
    return KIND_STYLES[str(card.facts["kind"])]


def chip(card_id: str, words: Words, number: int = 1) -> Text:
    """A card as its age and name: 'I Monarchy'."""
    card = card_of(card_id)
    return Text(f"{card.facts['age']} {card.name(words.lang)}{times(number)}", style_of(card))


def chips(pile: list[View], words: Words) -> list[Text]:
    """Cards that the seat may see by name, equal ones together; hidden ones as their backs: '[military II] ×3'."""
    known = [chip(card, words, number) for card, number in counted(pile).items()]
    return known + backs(pile, words, " ", "dim")


def card_line(card: Card, words: Words) -> Text:
    """Kind, age, prices, and what the card or each of its workers gives."""
    facts: Any = card.facts
    parts = [Text(f"{words.word(facts['kind'])} {facts['age']}", style_of(card))]
    for label, prices in (
        ("card-develop", {"science": facts.get("science_cost")}),
        ("card-revolution", {"science": facts.get("revolution_cost")}),
        ("card-build", {"resources": facts.get("cost")}),
        ("card-actions", {"military": facts.get("actions")}),
        ("card-worker", facts.get("worker", {})),
        ("card-gives", facts.get("symbols", {})),
        ("card-once", facts.get("gain", {})),
    ):
        found = counted_signs(prices)
        if found:
            parts.append(Text.assemble((f"{words.say(label)} ", "dim"), found))
    parts += more_facts(facts, words)
    return Text(" · ", "dim").join(parts)


def more_facts(facts: Any, words: Words) -> list[Text]:
    """What only some kinds of cards have."""
    found = []
    if "token" in facts:
        good = "food" if facts["kind"] == "farm" else "resources"
        found.append(Text.assemble((f"{words.say('card-token')} ", "dim"), sign(good, facts["token"])))
    if "urban_limit" in facts:
        found.append(Text(words.say("card-urban-limit", number=facts["urban_limit"])))
    if "stages" in facts:
        stages = Text(" ").join(sign("resources", price) for price in facts["stages"])
        found.append(Text.assemble((f"{words.say('card-stages')} ", "dim"), stages))
    if "army" in facts:
        units = zip(("infantry", "cavalry", "artillery"), facts["army"], strict=True)
        army = " + ".join(f"{number}× {words.word(kind)}" for kind, number in units if number)
        strength = sign("strength", facts["strength"])
        if facts["obsolete"] != facts["strength"]:
            strength.append(" (").append_text(sign("strength", facts["obsolete"])).append(")")
        found.append(Text.assemble(f"{army} = ", strength))
    if "defence" in facts:
        found.append(Text(words.say("card-defence", number=facts["defence"])))
        found.append(sign("colonization", facts["colonization"]))
    return found


def draw_card(card: Card, words: Words) -> RenderableType:
    """A card in full: its facts and its text."""
    return in_full(card_line(card, words), card, words)

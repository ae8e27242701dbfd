"""The cards, boards and symbols of Rising Cultures on a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from kronika.catalogue import Card
from kronika.terminal.drawing import View
from kronika.terminal.parts import CardsOf
from kronika.words import Words

from ..data import LEVELS, STRIPS

SYMBOLS = {"sword": "⚔", "horse": "♞", "shield": "⛨"}
RESOURCE_STYLES = {"wood": "green", "brick": "bright_red", "stone": "white", "gold": "yellow", "any": "bright_magenta"}
COIN = "●"
CIVILIZATION_STYLES = {
    "persia": "bright_magenta",
    "rome": "bright_red",
    "abbasid": "green",
    "egypt": "yellow",
    "province": "bright_blue",
}


CARDS = CardsOf("cultures")
card_of, name_of = CARDS.find, CARDS.name


# --- symbols in a line


def resource(name: str, words: Words) -> Text:
    if name == "coin":
        return Text(COIN, "yellow")
    return Text("*" if name == "any" else words.say(f"letter-{name}"), RESOURCE_STYLES[name])


def resources(counts: Mapping[str, int], words: Words, coins: int = 0) -> Text:
    """'W2 S1 ●1'."""
    parts = [resource(name, words).append(str(count)) for name, count in counts.items() if count]
    if coins:
        parts.append(resource("coin", words).append(str(coins)))
    return Text(" ").join(parts) if parts else Text("–", "dim")


def symbols(counts: Mapping[str, int]) -> Text:
    parts = [f"{SYMBOLS[name]}{count}" for name, count in counts.items() if count]
    return Text(" ".join(parts) or "–", "" if parts else "dim")


def named_symbols(names: list[str]) -> str:
    return "".join(SYMBOLS[name] for name in names)


# --- cards


def style_of(card: Card) -> str:
    return CIVILIZATION_STYLES[civilization_of(card)]


def civilization_of(card: Card) -> str:
    """The civilization of a card, or `province`."""
    return str(card.facts.get("civilization", card.id if is_board(card) else "province"))


def is_board(card: Card) -> bool:
    return card.facts["kind"] == "board"


def card_line(card: Card, words: Words) -> Text:
    """The facts of a card in one line."""
    facts: Any = card.facts
    if facts["kind"] == "province":
        line = words.say("card-province", number=facts["number"], icon=words.word(facts["icon"]))
        compared = named_symbols(facts["symbols"])
        return Text.assemble((line, style_of(card)), f"  {compared}  ", words.say("card-points", points=facts["vp"]))
    civilization = words.word(civilization_of(card))
    kind = Text(words.say("card-facts", kind=facts["kind"], civilization=civilization), style_of(card))
    if is_board(card):
        return Text.assemble(kind, "  ", words.say("card-limit", number=facts["coin_limit"]))
    if facts["kind"] in ("strip", "level"):
        return Text.assemble(kind, "  ", printed_text(card.id, words))
    return Text.assemble(printed_numbers(card, words), "  ", kind)


def printed_numbers(card: Card, words: Words) -> Text:
    """What a building or leader costs and is worth, its symbol and its resources."""
    facts: Any = card.facts
    return Text.assemble(
        resources(facts["cost"], words),
        " → ",
        words.say("card-points", points=facts["vp"]),
        "  ",
        symbols(facts["military"]),
        "  ",
        resources(facts["resources"], words),
    )


def draw_card(card: Card, words: Words) -> RenderableType:
    """A card in full: its facts, its uses and its ability; a board with its strips and levels."""
    facts: Any = card.facts
    lines = [card_line(card, words)]
    if facts["kind"] in ("building", "leader"):
        lines.append(Text(words.say("card-cost", cost=resources(facts["cost"], words).plain)))
        lines.append(Text(words.say("card-army", symbols=symbols(facts["military"]).plain)))
        lines.append(Text(words.say("card-resource", resources=resources(facts["resources"], words).plain)))
    lines += [Text(text) for text in card.texts[words.lang]]
    if is_board(card):
        lines += draw_board_text(card, words)
    if facts["confidence"] == "reconstructed":
        lines.append(Text(words.say("card-reconstructed"), "dim italic"))
    elif facts["kind"] == "province":
        lines.append(Text(words.say("card-icon-reconstructed"), "dim italic"))
    return Group(*lines)


def draw_board_text(card: Card, words: Words) -> list[Text]:
    """What is printed on both sides, the strips and the levels."""
    facts: Any = card.facts
    lines = []
    for side, printed in facts["sides"].items():
        have = resources(printed["resources"], words)
        lines.append(Text.assemble((words.say("card-side", side=side), "bold"), ": ", have))
        for number in range(1, STRIPS + 1):
            text = printed_text(f"{card.id}_{side}_strip_{number}", words)
            lines.append(Text(f"  {words.say('card-strip', number=number)}: {text}"))
    for number in range(1, LEVELS + 1):
        text = printed_text(f"{card.id}_level_{number}", words)
        lines.append(Text(f"  {words.say('card-level', number=number)}: {text}"))
    return lines


def printed_text(card_id: str, words: Words) -> str:
    return " ".join(card_of(card_id).texts[words.lang])


def strip_text(board: View, number: int, words: Words) -> str:
    """What the board prints at its strip of that number, from 1, on the side that shows."""
    return printed_text(f"{board['civilization']}_{board['side']}_strip_{number}", words)


def level_text(board: View, number: int, words: Words) -> str:
    return printed_text(f"{board['civilization']}_level_{number}", words)

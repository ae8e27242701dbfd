"""The drawing for games without one of their own: zones, public numbers, and cards by name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from kronika.catalogue import Card, find_card
from kronika.derived import capital
from kronika.engine.choice import Option
from kronika.engine.json import Json
from kronika.games import game
from kronika.words import Words

from .drawing import View
from .parts import (
    backs,
    counted,
    draw_around,
    in_full,
    is_known_card,
    labelled,
    listed,
    middle_panel,
    player_panel,
    times,
)

# fields that are in the view of every game
COMMON = ("game", "seats", "options", "seat", "answers", "choice", "result")
ABOUT_DATA = ("confidence", "source")  # facts about our data, not about the card

Scalar = int | str | bool


class Named(NamedTuple):
    """A field of a view, or a part of one that belongs to a seat."""

    name: str
    value: Json


class Side(NamedTuple):
    """What belongs to one seat, or to all of them."""

    zones: list[Named]
    facts: list[Named]


# --- what there is


def sides(view: View) -> tuple[Side, list[Side]]:
    """What all share, and what each seat has. Zones are divided as the game declares them; any other list with as many
    entries as there are seats has one for each seat."""
    shared = Side([], [])
    seats = [Side([], []) for _ in range(view["seats"])]
    zones = {zone.name: zone.per_seat for zone in game(view["game"]).table.ZONES}
    for name, value in view.items():
        if name in COMMON:
            continue
        is_zone = name in zones
        if zones[name] if is_zone else isinstance(value, list) and len(value) == len(seats):
            for side, own in zip(seats, value, strict=True):
                side[0 if is_zone else 1].append(Named(name, own))
        else:
            shared[0 if is_zone else 1].append(Named(name, value))
    return shared, seats


def piles_of(cards: Json) -> Iterator[list[View]]:
    """A zone of any shape as piles of cards."""
    assert isinstance(cards, list)
    if any(isinstance(inner, list) for inner in cards):
        for inner in cards:
            yield from piles_of(inner)
    else:
        yield cards  # type: ignore[misc]  # cards of a view are named fields


# --- the table


def draw_table(view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The shared part, then the opponents, and the player's own side at the bottom."""
    shared, seats = sides(view)
    asked = view["choice"]["seat"] if view["choice"] else None

    def draw_player(seat: int, room: int) -> Panel:
        facts, rest = in_title([in_words(fact, words) for fact in seats[seat].facts], room)
        parts = [*rest, *draw_zones(seats[seat], words)]
        return player_panel(view, words, names, seat, *parts, facts=facts, on_turn=seat == asked, width=room)

    facts, rest = in_title([in_words(fact, words) for fact in shared.facts], width)
    middle = middle_panel([words.say("game-name"), *facts], *rest, *draw_zones(shared, words))
    return draw_around(view, middle, draw_player, width)


def in_title(facts: list[str], width: int) -> tuple[list[str], list[Text]]:
    """The facts for the title of a panel and, if they would be too long for it, a line that holds them instead."""
    line = " · ".join(facts)
    return (facts, []) if len(line) < width // 2 else ([], [Text(line)])


def draw_zones(side: Side, words: Words) -> list[RenderableType]:
    """A line for each zone. Several piles of a zone are separated by bars."""
    lines: list[RenderableType] = []
    for name, cards in side.zones:
        piles = list(piles_of(cards))
        body = Text(" | ").join([listed(cards_text(pile, words)) for pile in piles])
        lines.append(labelled(f"{label(name, words)} ({sum(len(pile) for pile in piles)})", body))
    return lines


def cards_text(pile: list[View], words: Words) -> list[Text]:
    """Visible cards by name with the number of copies, and hidden ones by their backs."""
    known = [Text(f"{words.card_name(card)}{times(number)}", "bold") for card, number in counted(pile).items()]
    return known + backs(pile, words, " ")


def label(name: str, words: Words) -> str:
    return capital(words.word(name))


def in_words(fact: Named, words: Words) -> str:
    return f"{label(fact.name, words)} {spell(fact.value, words)}"


def spell(value: Json, words: Words) -> str:
    """Plain data in one line. A card is named, or described by its back if it is hidden."""
    if isinstance(value, dict):
        if set(value) == {"card", "back"}:
            return words.card_name(str(value["card"])) if value["card"] else f"[{words.word(str(value['back']))}]"
        return ", ".join(f"{words.word(name)} {spell(inner, words)}" for name, inner in value.items())
    if isinstance(value, list):
        runs = [(name, len(list(run))) for name, run in groupby(spell(inner, words) for inner in value)]
        return f"({'; '.join(name + times(length, '') for name, length in runs)})"
    return "–" if value is None else words.word(value) if isinstance(value, str) else str(value)


# --- cards


def option_hint(view: View, option: Option, words: Words, names: Sequence[str]) -> Text:
    """The facts and the text of the card that the option names."""
    if not is_known_card(option):
        return Text()
    card = find_card(view["game"], option.args[0])
    line, text = card_line(card, words), Text(" ".join(card.texts[words.lang]), "dim")
    return Text("  ").join(part for part in (line, text) if part)


def card_line(card: Card, words: Words) -> Text:
    """The facts of a card that fit into a few words."""
    facts = [
        Named(name, value)
        for name, value in card.facts.items()
        if name not in ABOUT_DATA and value is not False and isinstance(value, Scalar)
    ]
    said = [words.word(value) if isinstance(value, str) else fact_text(name, value, words) for name, value in facts]
    return Text(" · ", "dim").join([Text(one) for one in said])


def fact_text(name: str, value: Json, words: Words) -> str:
    return words.word(name) if value is True else f"{words.word(name)} {value}"


def draw_card(card: Card, words: Words) -> RenderableType:
    """A card in full: its facts and its text."""
    return in_full(card_line(card, words), card, words)

"""Building blocks for drawings: player panels, labelled lines, lines of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kronika.catalogue import Card, browsed
from kronika.engine.choice import Option
from kronika.words import Words

from .drawing import View

WIDE = 116  # from this width on, two opponents are drawn side by side


# --- the table


def draw_around(
    view: View, middle: RenderableType, draw_player: Callable[[int, int], Panel], width: int, pairs: bool = True
) -> Group:
    """The shared part, then the opponents from the left-hand neighbour on, and the player's own side at the bottom.
    `draw_player(seat, width)` draws a side. With `pairs`, a wide terminal shows two opponents side by side."""
    me, seats = view["seat"], view["seats"]
    others = list(range(seats)) if me is None else [(me + i) % seats for i in range(1, seats)]
    beside = pairs and width >= WIDE and len(others) > 1
    panels = [draw_player(seat, width // 2 if beside else width) for seat in others]
    own = [] if me is None else [draw_player(me, width)]
    return Group(middle, *(in_pairs(panels) if beside else panels), *own)


def in_pairs(panels: Sequence[Panel]) -> list[RenderableType]:
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for i in range(0, len(panels), 2):
        grid.add_row(*panels[i : i + 2])
    return [grid]


def middle_panel(facts: Sequence[str], *parts: RenderableType) -> Panel:
    """The shared part, titled with the game and its progress."""
    return Panel(Group(*parts), title=Text(" · ".join(facts), "bold"), title_align="left", border_style="dim")


def player_panel(
    view: View,
    words: Words,
    names: Sequence[str],
    seat: int,
    *parts: RenderableType,
    facts: Iterable[str | Text] = (),
    on_turn: bool | None = None,
    subtitle: str | None = None,
    width: int | None = None,
) -> Panel:
    """A player's side of the table, with the name and the most important facts in its title. `on_turn` says who is on
    turn if that isn't simply the active seat."""
    mine = seat == view["seat"]
    if on_turn is None:
        on_turn = view["active"] == seat and view["result"] is None
    title = Text.assemble(
        ("▶ " if on_turn else "", "bold"), (names[seat], "bold"), f" ({words.say('board-you')})" if mine else ""
    )
    for fact in facts:
        title.append(" · ").append(fact)
    return Panel(
        Group(*parts),
        title=title,
        title_align="left",
        subtitle=subtitle,
        subtitle_align="right",
        border_style="bold" if mine else "none",
        width=width,
    )


# --- lines


def labelled(label: str, body: RenderableType, style: str = "") -> Table:
    """A label with text beside it. Long text continues in the same column."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style=style)
    grid.add_row(label, body)
    return grid


def listed(items: Sequence[Text]) -> Text:
    return Text(", ").join(items) if items else Text("–", "dim")


def amounts(numbers: Mapping[str, Any], signs: Mapping[str, tuple[str, str]]) -> Text:
    """The numbers that aren't 0, each with its sign: '2♣ 1■'."""
    return Text(" ").join(Text.assemble(str(number), signs[name]) for name, number in numbers.items() if number)


# --- cards


class CardsOf:
    """The cards of a game by their ids."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id

    def find(self, card_id: str) -> Card:
        return cards_by_id(self.game_id)[card_id]

    def name(self, card_id: str, words: Words) -> str:
        return self.find(card_id).name(words.lang)


@cache
def cards_by_id(game_id: str) -> dict[str, Card]:
    return {card.id: card for card in browsed(game_id)}


def is_known_card(option: Option) -> bool:
    """Whether the option names a card that the asked player sees."""
    return bool(option.args) and option.key.args[0].kind == "card" and not option.args[0].startswith("?")


def times(number: int, space: str = " ") -> str:
    return f"{space}×{number}" if number > 1 else ""


def counted(pile: Iterable[View]) -> Counter[str]:
    """The visible cards of a pile, each with its number of copies."""
    return Counter(str(card["card"]) for card in pile if card["card"])


def backs(pile: Iterable[View], words: Words, space: str = "", style: str = "") -> list[Text]:
    """The hidden cards of a pile by their backs: '[common]×3' stands for three of them."""
    hidden = Counter(str(card["back"]) for card in pile if not card["card"])
    return [Text(f"[{words.word(back)}]{times(number, space)}", style) for back, number in hidden.items()]


def in_full(line: Text, card: Card, words: Words) -> Group:
    """A card with a line of facts and its text."""
    return Group(*([line] if line else []), *(Text(text) for text in card.texts[words.lang]))

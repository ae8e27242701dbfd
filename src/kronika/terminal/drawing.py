"""How a game is drawn: by the module `terminal` in its folder, or plainly."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from rich.console import RenderableType
from rich.text import Text

from kronika.catalogue import Card
from kronika.engine.choice import Option
from kronika.games import module_of
from kronika.words import Words

PLAIN = "kronika.terminal.plain"  # for games without their own drawing

View: TypeAlias = dict[str, Any]  # what `match.view` shows


class Drawing(Protocol):
    """The interface of a game's terminal module."""

    def draw_table(self, view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
        """Draw the whole table of a view."""

    def option_hint(self, view: View, option: Option, words: Words, names: Sequence[str]) -> Text:
        """What an option would do, as far as the asked player can know."""

    def card_line(self, card: Card, words: Words) -> Text:
        """The facts of a card in one line."""

    def draw_card(self, card: Card, words: Words) -> RenderableType:
        """The facts and effects of a card in full."""


def drawing(game_id: str) -> Drawing:
    return cast(Drawing, import_module(module_of(game_id, "terminal") or PLAIN))


def extra_cards(game_id: str) -> Sequence[Card]:
    """Things that people look up like cards, if the game's drawing lists any."""
    found = getattr(drawing(game_id), "extra_cards", None)
    return found() if found else ()

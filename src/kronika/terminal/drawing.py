"""How a game is drawn: its own module `kronika.games.<game>.terminal`, found by the game's folder."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from rich.console import RenderableType
from rich.text import Text

from kronika.catalogue import Card
from kronika.engine.choice import Option
from kronika.games import GAMES, game
from kronika.words import Words

View: TypeAlias = dict[str, Any]  # what `match.view` shows


class Drawing(Protocol):
    """What a game's terminal module has."""

    def draw_table(self, view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
        """The whole table, as the view shows it."""

    def option_hint(self, view: View, option: Option, words: Words, names: Sequence[str]) -> Text:
        """What an option is about and what it would cause, as far as the asked seat can know."""

    def card_line(self, card: Card, words: Words) -> Text:
        """The facts of a card in one line."""

    def draw_card(self, card: Card, words: Words) -> RenderableType:
        """The facts and effects of a card in full."""

    def extra_cards(self) -> Sequence[Card]:
        """What people look up like cards beside the cards themselves."""


def drawing(game_id: str) -> Drawing:
    module = GAMES[game(game_id).id].rpartition(".")[0]
    return cast(Drawing, import_module(f"{module}.terminal"))

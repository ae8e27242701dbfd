"""Commands to look up games, cards and rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from kronika import __version__
from kronika.build import engine_kind
from kronika.catalogue import cards as all_cards
from kronika.catalogue import rules as all_rules
from kronika.chapters import chapters
from kronika.engine.errors import KronikaError
from kronika.games import game as find_game
from kronika.games import working
from kronika.terminal.console import complain, language, open_console
from kronika.terminal.lookup import (
    card_panel,
    cards_table,
    chapter_text,
    find_cards,
    find_rules,
    rule_panel,
    rules_table,
)
from kronika.words import Words

from .app import GameId, Lang

Wanted = Annotated[list[str] | None, typer.Argument(metavar="[WORDS]...", help="Id, name or words to search for.")]


def games(lang: Lang = None) -> None:
    """List the games with their number of players and options."""
    console = open_console()
    found_games, problems = working()
    for found in found_games:
        words = Words(language(lang), found.id)
        fixed = found.min_seats == found.max_seats
        seats = words.say(f"games-seats{'-fixed' * fixed}", least=found.min_seats, most=found.max_seats)
        console.print(Text.assemble((words.say("game-name"), "bold"), f" ({found.id}), {seats}"))
        console.print(Text(words.say("game-about")))
        grid = Table.grid(padding=(0, 2))
        explained: dict[tuple[str, ...], str] = {}  # the values of an option -> the first one that has them
        for name, values in found.variants.items():
            about = words.say(f"variant-{name}")
            like = explained.setdefault(values, name)
            if like != name and len(values) > 2:
                grid.add_row(f"  --option {name}=…", f"{about}: {words.say('games-same', option=like)}")
                continue
            for value in values:
                default = f" ({words.say('games-default')})" if value == values[0] else ""
                grid.add_row(f"  --option {name}={value}", f"{about}: {words.say(f'variant-{name}-{value}')}{default}")
        console.print(grid)
    for problem in problems:
        complain(str(problem))


def cards(game: GameId, wanted: Wanted = None, lang: Lang = None) -> None:
    """List or search the cards of a game in both languages. A single match is shown in full."""
    game_id = find_game(game).id
    words = Words(language(lang), game_id)
    text = " ".join(wanted or [])
    found = find_cards(game_id, text) if text else all_cards(game_id)
    if not found:
        raise KronikaError(f"{game_id} has no card that matches {text!r}. List all cards with: kronika cards {game_id}")
    console = open_console()
    if len(found) == 1:
        console.print(card_panel(game_id, found[0], words))
        return
    console.print(cards_table(game_id, found, words))
    console.print(Text(words.say("cards-count", count=len(found)), "bold"))
    console.print(Text(words.say("cards-more", game=game_id, example=found[0].id), "dim"))


def rules(game: GameId, wanted: Wanted = None, lang: Lang = None) -> None:
    """Show the rulebook of a game, chapters first, or the rules that match an id or some words."""
    game_id = find_game(game).id
    words = Words(language(lang), game_id)
    text = " ".join(wanted or [])
    found = find_rules(game_id, text) if text else all_rules(game_id)
    console = open_console()
    if not found and not text:
        console.print(Text(words.say("no-rulebook", game=words.say("game-name"))))
        return
    if not found:
        raise KronikaError(f"{game_id} has no rule that matches {text!r}. List all rules with: kronika rules {game_id}")
    if len(found) == 1:
        console.print(rule_panel(found[0], words))
        return
    for chapter in () if text else chapters(game_id):
        console.print(chapter_text(game_id, chapter, words))
    console.print(rules_table(found, words))
    console.print(Text("\n" + words.say("rules-count", count=len(found)), "bold"))


def version() -> None:
    """Show the version, and whether the engine is compiled."""
    print(f"kronika {__version__}, {engine_kind()}")

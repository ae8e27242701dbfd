"""Imperium on a terminal, drawn from what a seat's view shows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kronika.engine.choice import Option
from kronika.terminal.drawing import View
from kronika.terminal.parts import draw_around, is_known_card, labelled, listed, middle_panel, player_panel
from kronika.words import Words

from ..boxes import NATION
from ..setup import START_ACTIONS
from .cards import (
    UNREST_MARK,
    card_line,
    card_of,
    chip,
    chips,
    draw_card,
    extra_cards,
    name_of,
    suits_of,
    tokens_text,
)

__all__ = ["card_line", "draw_card", "draw_table", "extra_cards", "option_hint"]

DECKS = ("region", "uncivilised", "civilised")


def draw_table(view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The market, then the opponents, and oneself at the bottom."""
    return draw_around(view, draw_middle(view, words), partial(draw_player, view, words, names), width, pairs=False)


# --- what all share


def draw_middle(view: View, words: Words) -> Panel:
    parts: list[RenderableType] = [draw_market(view, words)]
    sizes = view["deck_sizes"]
    decks = [f"{words.word(deck)} {sizes[deck]}" for deck in DECKS]
    decks += [f"{words.say('table-main')} {sizes['main']}", f"{words.word('fame')} {sizes['fame']}"]
    decks.append(f"{words.word('unrest')} {sizes['unrest']}")
    parts.append(labelled(words.say("table-decks"), Text(" · ".join(decks))))
    if view["exile"]:
        parts.append(labelled(words.say("table-exile"), listed(chips(view["exile"], words))))
    if view["resolving"]:
        parts.append(labelled(words.say("table-resolving"), listed(chips(view["resolving"], words))))
    parts.append(labelled(words.say("table-end"), draw_end(view, words)))
    stage = words.say("table-round", number=view["round"])
    return middle_panel([words.say("game-name"), stage, words.word(view["phase"])], *parts)


def draw_market(view: View, words: Words) -> Table:
    """A line for each place: the card, what lies on and under it, its facts."""
    grid = Table.grid(padding=(0, 2))
    for slot, tokens, unrest in zip(view["market"], view["market_tokens"], view["market_unrest"], strict=True):
        if not slot:
            grid.add_row(Text(words.say("table-empty"), "dim"))
            continue
        card = slot[0]["card"]
        lying = Text.assemble(tokens_text(tokens), " ", (UNREST_MARK[0] * unrest, UNREST_MARK[1]))
        grid.add_row(chip(card, words), lying, card_line(card_of(card), words))
    return grid


def draw_end(view: View, words: Words) -> Text:
    """What can end the game, and how near it is."""
    sizes = view["deck_sizes"]
    if view["last_round"]:
        near = [words.say("table-last-round", number=view["last_round"])]
    else:
        near = [words.say("table-end-main", count=sizes["main"]), words.say("table-end-fame", count=sizes["fame"])]
    return Text(" · ".join([*near, words.say("table-end-unrest", count=sizes["unrest"])]))


# --- a player


def draw_player(view: View, words: Words, names: Sequence[str], seat: int, width: int) -> Panel:
    player = view["players"][seat]
    facts = [words.word(player["nation"]), words.word(player["state"])]
    facts += [words.say("board-points", points=player["points"])] if player["points"] is not None else []
    facts += [words.say("board-unrest", count=player["unrest"])] if player["unrest"] else []
    facts += [words.say("board-first")] if view["first"] == seat else []
    parts: list[RenderableType] = [
        draw_state(player, words),
        *draw_play(view, words, seat),
        *draw_piles(view, words, seat),
    ]
    return player_panel(view, words, names, seat, *parts, facts=facts, width=width)


def draw_state(player: View, words: Words) -> Group:
    """The supply, and the state card with its tokens."""
    supply = Text("   ").join(
        Text.assemble(tokens_text({token: player[token]}) or Text("0", "dim"), f" {words.word(token)}")
        for token in ("materials", "population", "progress")
    )
    line = Text()
    actions, exhausts = player["actions"], player["exhausts"]
    line.append("●" * actions + "○" * (START_ACTIONS - actions), "bold").append(f" {words.say('board-actions')}   ")
    spent = NATION[player["nation"]].exhausts - exhausts
    line.append("◆" * exhausts + "◇" * spent, "bold").append(f" {words.say('board-exhausts')}   ")
    return Group(supply, line.append(words.say("board-limit", number=player["hand_limit"]), "dim"))


def draw_play(view: View, words: Words, seat: int) -> list[Table]:
    """The cards in play, regions apart, with what lies on and under them."""
    player = view["players"][seat]
    garrisons: dict[int, list[str]] = {}
    for card, host in zip(view["garrison"][seat], player["garrison_hosts"], strict=True):
        garrisons.setdefault(host, []).append(name_of(card["card"], words))
    rows: dict[str, list[Text]] = {"board-others": [], "board-regions": []}
    for place, card in enumerate(view["play"][seat]):
        text = chip(card["card"], words)
        if player["exhausted"][place]:
            text.append(" ✗", "dim")
        tokens = tokens_text(player["play_tokens"][place])
        if tokens:
            text.append(" ").append_text(tokens)
        if place in garrisons:
            text.append(f" + {', '.join(garrisons[place])}", "dim")
        rows["board-regions" if "region" in suits_of(card_of(card["card"])) else "board-others"].append(text)
    return [labelled(f"{words.say(label)} ({len(cards)})", listed(cards)) for label, cards in rows.items() if cards]


def draw_piles(view: View, words: Words, seat: int) -> list[Table]:
    """Hand, draw deck, discard, history: what the seat that looks may see of them; nation and development cards."""
    player = view["players"][seat]
    history = "board-sunken" if player["history_kind"] == "sunken" else "board-history"
    lines = []
    for label, zone in (
        ("board-hand", "hand"),
        ("board-deck", "deck"),
        ("board-discard", "discard"),
        (history, "history"),
    ):
        pile = view[zone][seat]
        if pile or zone == "hand":
            known = chips(pile, words)
            line = Text(", ").join(known)
            if zone == "deck" and known and player["stacked"]:
                top = [name_of(card["card"], words) for card in reversed(pile[-player["stacked"] :])]
                line.append(f"  {words.say('board-top', names=', '.join(top))}", "dim")
            lines.append(labelled(f"{words.say(label)} ({len(pile)})", line))
    if player["nation_size"]:
        lines.append(draw_nation(player, words))
    if view["development"][seat]:
        lines.append(draw_development(view, words, seat))
    return lines


def draw_nation(player: View, words: Words) -> Table:
    line = Text(words.say("board-accession", name=name_of(player["accession"], words)), "dim")
    if player["nation_top"]:
        line.append(f"  {words.say('board-nation-top', name=name_of(player['nation_top'], words))}")
    return labelled(f"{words.say('board-nation')} ({player['nation_size']})", line)


def draw_development(view: View, words: Words, seat: int) -> Table:
    """The development cards with their prices now; those that can't be paid are dim. Quests have none."""
    player = view["players"][seat]
    quests = NATION[player["nation"]].development == "quest"
    cards = view["development"][seat]
    shown = []
    for card, price in zip(cards, player["development_prices"], strict=True):
        text = Text(name_of(card["card"], words), "" if price["affordable"] else "dim")
        tokens = tokens_text(price)
        shown.append(text.append(" ").append_text(tokens) if tokens else text)
    label = words.say("board-quests" if quests else "board-development")
    return labelled(f"{label} ({len(cards)})", listed(shown))


# --- what an option means


def option_hint(view: View, option: Option, words: Words, names: Sequence[str]) -> Text:
    """The facts and the text of the card that the option is about, and what comes along with it."""
    if option.key.name == "side":
        power = view["play"][view["choice"]["seat"]][0]["card"]
        return text_of(f"{power[:-1]}{option.args[0]}", words)
    if not is_known_card(option):
        return Text()
    card = option.args[0]
    line = card_line(card_of(card), words)
    if option.key.name == "acquire":
        places = [place for place, slot in enumerate(view["market"]) if slot and slot[0]["card"] == card]
        if any(view["market_unrest"][place] for place in places):
            line.append(f"  {words.say('hint-unrest')}", UNREST_MARK[1])
    return line.append("  ").append_text(text_of(card, words))


def text_of(card: str, words: Words) -> Text:
    return Text(" ".join(card_of(card).texts[words.lang]), "dim")

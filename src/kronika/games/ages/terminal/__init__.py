"""Through the Ages in a terminal, drawn only from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kronika.engine.choice import Option
from kronika.terminal.drawing import View
from kronika.terminal.parts import draw_around, is_known_card, listed, middle_panel
from kronika.words import Words

from ..data import ROW_PRICE
from .board import draw_civilization, end_of_turn, line_of, ratings_of
from .cards import card_line, card_of, chip, chips, draw_card, sign

UNIT_KINDS = ("infantry", "cavalry", "artillery", "air_force")
WORKERS = ("build", "upgrade", "destroy", "disband")  # what is done with a worker on a card

__all__ = ["card_line", "draw_card", "draw_table", "option_hint"]


def draw_table(view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The card row, the events and everybody's ratings, then the rivals, and oneself at the bottom."""
    draw_player = partial(draw_civilization, view, words, names)
    return draw_around(view, draw_middle(view, words, names), draw_player, width, pairs=False)


# --- what all share


def draw_middle(view: View, words: Words, names: Sequence[str]) -> Panel:
    parts: list[RenderableType] = [draw_row(view, words)]
    decks = {"table-civil-deck": view["civil_deck"], "table-military-deck": view["military_deck"]}
    decks |= {"table-current": view["current"], "table-future": view["future"]}
    parts.append(Text(" · ".join(f"{words.say(label)} {len(deck)}" for label, deck in decks.items()), "dim"))
    known = [card for card in (*view["current"], *view["future"]) if card["card"]]
    for label, pile in (("table-known", known), ("table-past", view["past"][-1:]), ("table-common", view["common"])):
        if pile:
            parts.append(line_of(words.say(label), listed(chips(pile, words))))
    parts += draw_matters(view, words, names)
    parts.append(draw_ratings(view, words, names))
    facts = [words.say("game-name"), words.say("table-age", age=view["age"])]
    facts += [words.say("table-round", number=view["round"])]
    facts += [words.say("table-last-round", number=view["last_round"])] if view["last_round"] else []
    facts.append(words.word(view["phase"]))
    return middle_panel(facts, *parts)


def draw_row(view: View, words: Words) -> Table:
    """The row in three lines by its printed prices; each card with what it costs the player who looks."""
    grid = Table.grid(padding=(0, 2))
    for printed in sorted(set(ROW_PRICE)):
        cards = [
            Text.assemble(chip(card, words), " ", sign("civil", price))
            for card, price, on in zip(view["spaces"], view["take_prices"], ROW_PRICE, strict=True)
            if card and on == printed
        ]
        grid.add_row(sign("civil", printed), Text("  ").join(cards))
    return grid


def draw_matters(view: View, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """What is under way: an event, an auction, an aggression, an offer, and what the turn has for itself."""
    lines: list[RenderableType] = []
    if view["event"]:
        lines.append(line_of(words.say("table-event"), chip(view["event"], words)))
    auction, attack, offer = view["auction"], view["aggression"], view["offer"]
    if auction:
        lines += draw_auction(auction, words, names)
    if attack:
        target = words.player(attack["target"], names)
        said = words.say("table-attack", player=target, attack=attack["attack"], defence=attack["defence"])
        lines.append(line_of(said, chip(attack["card"], words)))
    if offer:
        target = words.player(offer["target"], names)
        lines.append(line_of(words.say("table-offer", player=target), chip(offer["card"], words)))
    turn = view["this_turn"]
    extra = [("civil", turn["extra_civil"]), ("military", turn["extra_military"])]
    extra += [("resources", turn["unit_resources"]), ("science", turn["unit_science"])]
    found = [sign(name, f"+{number}") for name, number in extra if number]
    if found:
        lines.append(line_of(words.say("table-this-turn"), Text(" ").join(found)))
    return lines


def draw_auction(auction: View, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """The highest bid and one's own limit, then the force."""
    said = []
    if auction["bidder"] is not None:
        said.append(words.say("table-bid", player=words.player(auction["bidder"], names), number=auction["bid"]))
    if auction["most"] is not None:
        said.append(words.say("table-most", number=auction["most"]))
    if auction["force"] is not None:
        said.append(words.say("table-force", force=auction["force"], bid=auction["bid"]))
    return [Text(line) for line in said]


def draw_ratings(view: View, words: Words, names: Sequence[str]) -> Table:
    """A line for each player: culture, science, strength, happiness, food, resources, actions."""
    grid = Table.grid(padding=(0, 2))
    for seat, player in enumerate(view["players"]):
        on_turn = view["active"] == seat and view["result"] is None
        name = Text.assemble("▶ " if on_turn else "  ", (names[seat], "bold"))
        if player["out"]:
            grid.add_row(name, Text(words.say("board-out"), "dim"))
        else:
            grid.add_row(name, *ratings_of(player))
    return grid


# --- what an option means


def option_hint(view: View, option: Option, words: Words, names: Sequence[str]) -> Text:
    """How an attack or a force stands, and the facts and text of the card that the option is about."""
    seat = view["choice"]["seat"]
    kind = option.key.name
    if kind == "end-turn":
        return end_of_turn(view, seat, words)
    line = odds_of(view, option, words)
    if not is_known_card(option):
        return line
    card = card_of(option.args[-1] if kind == "upgrade" else option.args[0])
    if line:
        line.append("  ")
    if kind in WORKERS:
        line.append(f"{words.word(str(card.facts['kind']))} {card.facts['age']}")
    else:
        line.append_text(card_line(card, words))
    if kind in ("destroy", "disband"):
        return line
    return line.append(f"  {' '.join(card.texts[words.lang])}", "dim")


def odds_of(view: View, option: Option, words: Words) -> Text:
    """The strengths that would decide an attack, or the strength of the force after this option."""
    kind, args = option.key.name, option.args
    if kind in ("attack", "declare-war"):
        on = next((one for one in view["attacks"].get(args[0], ()) if str(one["rival"]) == args[1]), None)
        if on is not None:
            return Text(words.say("hint-strengths", mine=on["mine"], theirs=on["theirs"]))
    auction = view["auction"]
    if auction and auction["force"] is not None and kind in ("send", "play-bonus", "discard"):
        added = auction["adds"].get(args[0], 0) if kind == "send" else 1
        if kind == "play-bonus":
            added = int(str(card_of(args[0]).facts["colonization"]))
        return Text(words.say("hint-force", force=auction["force"] + added, bid=auction["bid"]))
    return Text()

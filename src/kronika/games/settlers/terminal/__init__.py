"""Imperial Settlers on a terminal, drawn from what a seat's view shows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kronika.derived import capital
from kronika.engine.choice import Option
from kronika.terminal.drawing import View
from kronika.terminal.parts import draw_around, is_known_card, labelled, listed, middle_panel, player_panel
from kronika.words import Words

from ..data import TYPES
from .cards import card_line, card_of, chip, chips, draw_card, goods_text

__all__ = ["card_line", "draw_card", "draw_table", "option_hint"]


# --- the table


def draw_table(view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """What all share, then the others' empires, and one's own at the bottom."""
    return draw_around(view, draw_middle(view, words), partial(draw_empire, view, words, names), width)


def draw_middle(view: View, words: Words) -> Panel:
    """The decks, revealed cards, and in the solo game what the virtual player has."""
    parts: list[RenderableType] = [Text(words.say("table-deck", deck=len(view["deck"]), discard=len(view["discard"])))]
    piles = {"table-offer": view["offer"]}
    if view["solo"]:
        piles |= {"table-line": view["line"], "table-rival": view["rival"], "table-collection": view["collection"]}
    for label, pile in piles.items():
        if pile or (view["solo"] and label != "table-offer"):
            parts.append(pile_line(words, label, chips(pile, words), len(pile)))
    stage = words.say("table-round", number=view["round"], rounds=view["rounds"])
    return middle_panel([words.say("game-name"), stage, words.word(view["phase"])], *parts)


def pile_line(words: Words, label: str, cards: list[Text], number: int | None = None) -> Table:
    return labelled(f"{words.say(label)} ({len(cards) if number is None else number})", listed(cards))


def draw_empire(view: View, words: Words, names: Sequence[str], seat: int, width: int) -> Panel:
    faction = view["factions"][seat]
    parts: list[RenderableType] = [draw_goods(view, words, seat)]
    for row, kind in enumerate(TYPES):
        cards = view["empire"][seat][row]
        states = view["locations"][seat][row]
        shown = [located(card, state, words, names) for card, state in zip(cards, states, strict=True)]
        if shown:
            parts.append(pile_line(words, f"board-{kind}", shown))
    parts += draw_holdings(view, words, seat)
    points = view["goods"][seat]["vp"]
    final = sum(view["score"][seat].values())
    facts = [words.say("board-score", points=points)]
    facts += [words.say("board-final", points=final)] if final != points else []
    facts += [words.word(faction)] if faction else []
    facts += [words.say("board-first")] if view["first"] == seat and view["seats"] > 1 else []
    facts += [words.say("board-passed")] if view["passed"][seat] else []
    return player_panel(view, words, names, seat, *parts, facts=facts, width=width)


def draw_goods(view: View, words: Words, seat: int) -> Table:
    """The personal supply, with the names of the goods, and what the board stores."""
    goods = {good: number for good, number in view["goods"][seat].items() if good != "vp" and number}
    named = [
        Text.assemble(goods_text({good: number}), " ", words.say("goods-name", **{"good-id": good, "count": number}))
        for good, number in goods.items()
    ]
    line = Text("  ").join(named) if named else Text("–", "dim")
    stored = [words.word(good) for good in view["stores"][seat]]
    if stored:
        line.append(f"   ({words.say('board-stores', good=', '.join(stored))})", "dim")
    return labelled(words.say("board-goods"), line)


def located(card: View, state: View, words: Words, names: Sequence[str]) -> Text:
    """A location with its uses left, its guard and what lies on and under it."""
    text = chip(card_of(card["card"]), words)
    if "uses" in state:
        left = 0 if state["blocked"] else state["uses"] - state["used"]
        text.append(" " + "•" * left + "◦" * (state["uses"] - left), "bold" if left else "dim")
    if "guard" in state:
        text.append(" " + "◆" * state["guard"], "bright_blue")
    if "pieces" in state:
        text.append(" (").append_text(goods_text(state["pieces"])).append(")")
    if state.get("tucked"):
        text.append(f" +{state['tucked']}▯")
    if "taken_from" in state:
        text.append(f" ← {words.player(state['taken_from'], names)}", "dim")
    return text


def draw_holdings(view: View, words: Words, seat: int) -> list[RenderableType]:
    """Deals, foundations, hand."""
    parts: list[RenderableType] = []
    deals = [Text.assemble(chip(card_of(c["card"]), words), " ", deal_good(c["card"])) for c in view["deals"][seat]]
    if deals:
        parts.append(pile_line(words, "board-deals", deals))
    routes = [
        Text.assemble(chip(card_of(route["card"]), words), " ", goods_text({route["good"]: 1}))
        for route in view["trade_routes"][seat]
    ]
    if routes:
        parts.append(pile_line(words, "board-routes", routes))
    if view["foundations"][seat]:
        parts.append(Text(f"{words.say('board-foundations')} ({len(view['foundations'][seat])})"))
    for label, pile in (("board-hand", view["hand"][seat]), ("board-apart", view["draft"][seat])):
        if seat == view["seat"] and pile:
            grid = Table.grid()
            grid.add_row(f"{words.say(label)} ({len(pile)})  ", Columns(chips(pile, words), padding=(0, 2)))
            parts.append(grid)
        elif pile or label == "board-hand":
            parts.append(pile_line(words, label, chips(pile, words), len(pile)))
    parts.append(Text(words.say("board-deck", count=len(view["faction_deck"][seat])), "dim"))
    return parts


def deal_good(card: str) -> Text:
    facts = card_of(card).facts
    return goods_text({str(facts.get("deal", facts.get("target"))): 1})


# --- what an option means


def option_hint(view: View, option: Option, words: Words, names: Sequence[str]) -> Text:
    """What the option brings, how much gold must stand in for goods, and the card that it is about."""
    kind = option.key.name
    if kind == "faction":
        return card_line(card_of(option.args[0]), words)
    if not is_known_card(option):
        return Text()
    card = card_of(option.args[0])
    facts: Any = card.facts
    if kind == "deal":
        return gained(words.say("hint-deal"), deal_good(card.id))
    if kind in ("raze", "raze-card"):
        return gained(words.say("hint-gain"), goods_text(facts.get("raze", {})))
    line = gold_needed(view, card.id, words) if kind == "build" else card_line(card, words, brief=True)
    return line.append(f"  {' '.join(card.texts[words.lang])}", "dim")


def gained(label: str, goods: Text) -> Text:
    """'→ gain 1■ 1☺'."""
    return Text(f"→ {label} ", "dim").append_text(goods)


def gold_needed(view: View, card: str, words: Words) -> Text:
    """How much gold the payment takes because goods are missing."""
    hand = view["hand"][view["seat"]]
    for lying, cost in zip(hand, view["hand_costs"], strict=True):
        if lying["card"] == card and cost["gold"]:
            return Text(f"{capital(words.say('hint-gold', count=cost['gold']))}", "bold")
    return Text()

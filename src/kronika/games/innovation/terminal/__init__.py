"""Innovation on a terminal, drawn from what a seat's view shows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kronika.catalogue import Card
from kronika.engine.choice import Option
from kronika.terminal.drawing import View
from kronika.terminal.parts import WIDE, draw_around, is_known_card, middle_panel, player_panel
from kronika.words import Words

from ..data import COLOURS, DIRECTIONS, ICONS, SPECIALS, VISIBLE
from .cards import (
    ARROWS,
    COLOUR_STYLES,
    card_line,
    card_of,
    chips,
    draw_card,
    effect_kinds,
    extra_cards,
    icon,
    spots,
)

__all__ = ["card_line", "draw_card", "draw_table", "extra_cards", "option_hint"]

ROOMY = 72  # a board of this inner width names its icons


# --- the table


def draw_table(view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """What all share, then the others' boards, and one's own at the bottom."""
    board_width = width // 2 if width >= WIDE and view["seats"] > 1 else width
    middle = draw_middle(view, words, legend=view["seat"] is None and board_width - 4 < ROOMY)
    return draw_around(view, middle, partial(draw_board, view, words, names), width)


def draw_middle(view: View, words: Words, legend: bool) -> Panel:
    """The supply, and the achievements that are still free with the points that they take."""
    free = {int(card["back"]) for card in view["unclaimed"]}
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True)
    for _ in range(10):
        grid.add_column(justify="right", ratio=1)
    ages = range(1, 11)
    left = [len(view["supply"][age]) for age in ages]
    grid.add_row(words.say("table-age"), *(str(age) for age in ages), style="bold")
    grid.add_row(words.say("table-supply"), *(Text(str(n), "" if n else "dim") for n in left))
    grid.add_row(words.say("table-price"), *(str(5 * age) if age in free else Text("–", "dim") for age in ages))
    specials = [words.word(name) for name in SPECIALS if view["specials"][name] is None]
    label = words.say("table-specials").ljust(len(words.say("table-price")))
    parts: list[RenderableType] = [grid, Text(f"{label}  {', '.join(specials) or words.say('board-none')}")]
    if legend:
        parts.append(Text.assemble(words.say("table-legend") + "  ", named_icons(dict.fromkeys(ICONS), words)))
    turn = words.say("table-turn", number=view["turn"]) if view["turn"] else words.say("table-setup")
    return middle_panel([words.say("game-name"), turn, words.say("table-needed", number=view["needed"])], *parts)


def named_icons(counts: dict[str, Any], words: Words) -> Text:
    """The icons with their names and, where there are any, their counts."""
    items = []
    for name, count in counts.items():
        item = Text.assemble(icon(name), " ", words.word(name))
        items.append(item if count is None else item.append(f" {count}", "bold"))
    return Text("  ").join(items)


def draw_board(view: View, words: Words, names: Sequence[str], seat: int, width: int) -> Panel:
    on_turn = view["turn"] > 0 and view["active"] == seat and view["result"] is None
    specials = [words.word(name) for name in SPECIALS if view["specials"][name] == seat]
    ages = sorted(int(card["back"]) for card in view["achievements"][seat])
    owned = [words.say("board-age", age=age) for age in ages] + specials
    parts: list[RenderableType] = []
    if any(view["board"][seat]):
        counts = view["icons"][seat]
        short = [Text.assemble(icon(name), f" {count}") for name, count in counts.items()]
        parts += [named_icons(counts, words) if width - 4 >= ROOMY else Text("   ").join(short)]
        parts += [draw_piles(view, words, seat, aligned=width >= WIDE // 2)]
    else:
        parts += [Text(words.say("board-empty"), "dim")]
    parts.append(draw_holdings(view, words, seat, owned))
    subtitle = None
    if on_turn:
        subtitle = words.say("board-actions", actions=view["actions"])
    elif not view["turn"] and view["opened"][seat]:
        subtitle = words.say("board-opened")
    fact = words.say("board-title", points=view["points"][seat], count=len(owned), needed=view["needed"])
    return player_panel(view, words, names, seat, *parts, facts=[fact], on_turn=on_turn, subtitle=subtitle, width=width)


def draw_piles(view: View, words: Words, seat: int, aligned: bool) -> RenderableType:
    """One line for each colour: the top card with its icons, then what lies under it."""
    grid = Table.grid(padding=(0, 1))
    for least in (7, 2, 19, 7):
        grid.add_column(no_wrap=True, min_width=least if aligned else None)
    grid.columns[1].justify = "right"
    grid.add_column()
    empty = []
    for number, colour in enumerate(COLOURS):
        pile = view["board"][seat][number]
        style = COLOUR_STYLES[colour]
        label = Text(words.say(f"colour-{colour}"), style if pile else "dim")
        if not pile:
            empty.append(str(label))
            continue
        card = card_of(pile[-1]["card"])
        name = Text(card.name(words.lang), f"bold {style}")
        grid.add_row(label, str(card.facts["age"]), name, spots(card), draw_under(view, words, seat, number))
    rest = Text(words.say("board-without", colours=words.join(empty)), "dim") if empty else Text()
    return Group(grid, rest) if empty else grid


def draw_under(view: View, words: Words, seat: int, number: int) -> Text:
    """The splay and the icons that it shows, from the card under the top one downwards."""
    pile = view["board"][seat][number]
    if len(pile) < 2:
        return Text()
    direction = view["splay"][seat][COLOURS[number]]
    line = Text()
    if direction != "none":
        line.append(f"{ARROWS[direction]} {words.word(direction)} ")
        for shown in reversed(view["revealed"][seat][number][:-1]):
            line.append(" ")
            line.append_text(Text("").join([icon(name) for name in shown]) if shown else icon(None))
    else:
        line.append(words.say("board-covered", count=len(pile) - 1), "dim")
    covered = [card_of(card["card"]).name(words.lang) for card in reversed(pile[:-1]) if card["card"]]
    if covered:
        line.append(": " + ", ".join(covered), "dim")
    return line


def draw_holdings(view: View, words: Words, seat: int, owned: list[str]) -> RenderableType:
    """Hand, score pile and achievements; one line for the hidden cards of an opponent."""
    piles = {"board-hand": view["hand"][seat], "board-score": view["score"][seat]}
    labels = {name: f"{words.say(name)} ({len(pile)})  " for name, pile in piles.items()}
    held: list[RenderableType] = []
    if seat == view["seat"]:
        grid = Table.grid()
        for name, pile in piles.items():
            grid.add_row(labels[name], Columns(chips(pile, words), padding=(0, 2)) if pile else Text("–", "dim"))
        held.append(grid)
    else:
        backs = [Text.assemble(labels[name], spaced(chips(pile, words)) or "–") for name, pile in piles.items()]
        held.append(Text("    ").join(backs))
    if owned:
        label = f"{words.say('board-achievements')} ({len(owned)})  "
        held.append(Text.assemble(label, (", ".join(owned), "bold")))
    return Group(*held)


def spaced(parts: list[Text]) -> Text:
    return Text(" ").join(parts)


# --- what an option means


def option_hint(view: View, option: Option, words: Words, names: Sequence[str]) -> Text:
    """What the option is about and what it would cause, as far as the asked seat can know."""
    seat = view["choice"]["seat"]
    kind = option.key.name
    if kind == "draw" and not option.args:
        return Text(draw_hint(view, seat, words), "dim")
    if kind == "dogma":
        return dogma_hint(view, seat, card_of(option.args[0]), words, names)
    if kind == "splay":
        return splay_hint(view, seat, *option.args)
    if is_known_card(option):
        card = card_of(option.args[0])
        return with_effects(card_line(card, words), card, words)
    return Text()


def with_effects(line: Text, card: Card, words: Words) -> Text:
    for kind, text in zip(effect_kinds(card.id), card.texts[words.lang], strict=True):
        line.append(f"  {words.say(f'effect-{kind}')}: {text}", "dim")
    return line


def draw_hint(view: View, seat: int, words: Words) -> str:
    age = max((int(pile[-1]["back"]) for pile in view["board"][seat] if pile), default=1)
    filled = [number for number in range(age, 11) if view["supply"][number]]
    return words.say("hint-draw", age=filled[0]) if filled else words.say("hint-draw-end")


def dogma_hint(view: View, seat: int, card: Card, words: Words, names: Sequence[str]) -> Text:
    """Who would share, who would have to obey."""
    featured = str(card.facts["featured"])
    counts = [view["icons"][player][featured] for player in range(view["seats"])]
    kinds = effect_kinds(card.id)
    hint = Text.assemble(icon(featured), f" {counts[seat]}", ("  ", ""))
    rivals = [player for player in range(view["seats"]) if player != seat]
    said = []
    if "demand" in kinds:
        weaker = [names[player] for player in rivals if counts[player] < counts[seat]]
        said.append(words.say("hint-demand", players=words.join(weaker)) if weaker else words.say("hint-nobody"))
    if "share" in kinds:
        equal = [names[player] for player in rivals if counts[player] >= counts[seat]]
        said.append(words.say("hint-share", players=words.join(equal)) if equal else words.say("hint-alone"))
    hint.append("; ".join(said))
    return with_effects(hint, card, words)


def splay_hint(view: View, seat: int, colour: str, direction: str) -> Text:
    """The icons that the covered cards would show."""
    pile = view["board"][seat][COLOURS.index(colour)]
    visible = VISIBLE[DIRECTIONS.index(direction)] if direction != "none" else ()
    shown = Text(f"{ARROWS[direction]} ")
    for card in reversed(pile[:-1]):
        icons: Any = card_of(card["card"]).facts["icons"] if card["card"] else ()
        for place in visible:
            if card["card"] and icons[place]:
                shown.append_text(icon(icons[place]))
    return shown

"""Rising Cultures on a terminal, drawn from what a seat's view shows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from kronika.engine.choice import Option
from kronika.terminal.drawing import View
from kronika.terminal.parts import draw_around, is_known_card, middle_panel, player_panel
from kronika.words import Words

from ..data import LEVELS, PLAYS
from .cards import (
    CIVILIZATION_STYLES,
    card_line,
    card_of,
    draw_card,
    level_text,
    name_of,
    named_symbols,
    printed_numbers,
    resources,
    strip_text,
    symbols,
)

NO_BREAK = "\u00a0"  # a province stays on one line

__all__ = ["card_line", "draw_card", "draw_table", "option_hint"]


def draw_table(view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
    """The provinces, then the opponent's board, and one's own at the bottom."""
    draw_player = partial(draw_board, view, words, names)
    return draw_around(view, draw_middle(view, words, names), draw_player, width, pairs=False)


# --- what all share


def draw_middle(view: View, words: Words, names: Sequence[str]) -> Panel:
    row = [draw_province(province, words, names) for province in view["province_row"]]
    parts: list[RenderableType] = [beside(*row)]
    contest = view["contest"]
    if contest:
        strong = " : ".join(
            words.say("table-strength", player=name, number=number)
            for name, number in zip(names, contest["strength"], strict=True)
        )
        parts.append(
            Text.assemble(
                (f"{words.say('table-current')}: {name_of(contest['card'], words)} ", "bold"),
                f"{named_symbols(contest['symbols'])}  {strong}  ",
                (" ".join(card_of(contest["card"]).texts[words.lang]), "dim"),
            )
        )
    nile = view["nile"]
    if nile:
        banks = "  ".join(words.say("table-bank", player=name, number=nile["banks"][i]) for i, name in enumerate(names))
        room = words.say("table-capacity", number=nile["capacity"])
        parts.append(Text.assemble((words.say("table-nile"), "bold yellow"), f": {banks}  ", (f"({room})", "dim")))
    match = view["match"]
    title = [words.say("game-name")]
    if match["games"] == 2:
        title.append(words.say("table-game", number=match["game"]))
        if match["first"]:
            title.append(words.say("table-first-game", score=" : ".join(map(str, match["first"]))))
    title.append(words.say("table-round", number=view["round"], rounds=view["rounds"]))
    title.append(words.say("table-supply", number=view["supply"]))
    return middle_panel(title, *parts)


def draw_province(province: View, words: Words, names: Sequence[str]) -> Text:
    """The number and name of a province, and who has it or whether it is the current one."""
    card = card_of(province["card"])
    label = f"{card.facts['number']} {card.name(words.lang)}".replace(" ", NO_BREAK)
    if province["state"] == "won":
        return Text(f"{label}{NO_BREAK}({names[province['owner']]})", "dim")
    if province["state"] == "gone":
        return Text(label, "dim strike")
    if province["state"] == "current":
        return Text(f"▶{NO_BREAK}{label}", "bold bright_blue")
    return Text(label, "bright_blue")


# --- a board


def draw_board(view: View, words: Words, names: Sequence[str], seat: int, width: int) -> Panel:
    board = view["boards"][seat]
    facts: list[str | Text] = []
    if board is None:
        body: RenderableType = Text(words.say("board-unknown"), "dim")
    else:
        facts.append(Text(words.word(board["civilization"]), CIVILIZATION_STYLES[board["civilization"]]))
        facts += title_parts(view, board, words, seat)
        body = draw_areas(view, board, words, seat)
    subtitle = draw_subtitle(view, words, seat)
    return player_panel(view, words, names, seat, body, facts=facts, subtitle=subtitle, width=width)


def title_parts(view: View, board: View, words: Words, seat: int) -> list[str]:
    parts = [
        words.say("board-side", side=board["side"]),
        words.say("board-coins", number=board["coins"], limit=board["coin_limit"]),
        words.say("board-points", points=view["scores"][seat]["total"]),
    ]
    if view["marker"] == seat:
        parts.append(words.say("board-marker"))
    return parts


def draw_subtitle(view: View, words: Words, seat: int) -> str | None:
    if view["phase"] == "opening":
        return words.say("board-opened") if view["opened"][seat] else None
    return words.say("board-played", number=view["played"][seat], most=PLAYS) if view["phase"] == "play" else None


def draw_areas(view: View, board: View, words: Words, seat: int) -> RenderableType:
    """The four sides of the board and what else belongs to the player, one line each."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    covered = [card for card in ids(view["leaders"][seat]) if card not in board["leaders_in_use"]]
    leading = listed(list(reversed(board["leaders_in_use"])), words)
    if covered:
        leading.append(f"  {words.say('board-covered', names=', '.join(name_of(c, words) for c in covered))}", "dim")
    grid.add_row(words.say("board-buildings"), listed(ids(view["buildings"][seat]), words))
    grid.add_row(words.say("board-leaders"), leading)
    grid.add_row(words.say("board-levels"), draw_levels(board, words))
    grid.add_row(words.say("board-army"), draw_army(view, board, words, seat))
    have = resources({**board["resources"], "any": board["any_resource"]}, words)
    laid = listed(ids(view["resources"][seat]), words)
    grid.add_row(words.say("board-resources"), beside(have, laid, *gains(board, words)))
    if view["provinces"][seat]:
        grid.add_row(words.say("board-provinces"), listed(ids(view["provinces"][seat]), words))
    grid.add_row(words.say("board-hand"), draw_hand(view, words, seat))
    if seat == view["seat"] and view["discard"][seat]:
        grid.add_row(words.say("board-discarded"), listed(ids(view["discard"][seat]), words))
    return grid


def ids(cards: list[View]) -> list[str]:
    return [str(card["card"]) for card in cards]


def listed(cards: list[str], words: Words) -> Text:
    return Text(", ".join(name_of(card, words) for card in cards)) if cards else Text("–", "dim")


def beside(*parts: Text) -> Text:
    return Text("  ").join(parts)


def gains(board: View, words: Words) -> list[Text]:
    """What comes with every income."""
    found = []
    if board["income"]:
        found.append(Text(words.say("board-income", number=board["income"]), "yellow"))
    if board["flood"]:
        found.append(Text(words.say("board-flood", number=board["flood"]), "yellow"))
    return found


def draw_levels(board: View, words: Words) -> Text:
    level = board["level"]
    line = Text("■" * level + "□" * (LEVELS - level) + " " + words.say("board-level", number=level, most=LEVELS))
    if level < LEVELS:
        line.append(f"  {words.say('board-next', text=level_text(board, level + 1, words))}", "dim")
    return line


def draw_army(view: View, board: View, words: Words, seat: int) -> Text:
    covered = ids(view["army"][seat])
    marks = Text("▪" * len(covered) + "▫" * (len(board["strips"]) - len(covered)))
    line = beside(symbols(board["military"]), marks, listed(covered, words))
    if len(covered) < len(board["strips"]):
        text = strip_text(board, len(covered) + 1, words)
        return line.append(f"  {words.say('board-development', text=text)}", "dim")
    return line.append(f"  {words.say('board-full')}", "dim")


def draw_hand(view: View, words: Words, seat: int) -> Text:
    hand = view["hand"][seat]
    line = listed(ids(hand), words) if seat == view["seat"] else Text(str(len(hand)))
    line.append(f"  {words.say('board-deck', count=len(view['deck'][seat]))}", "dim")
    line.append(f", {words.say('board-discard', count=len(view['discard'][seat]))}", "dim")
    known = view["known_deck"]["top"] if seat == view["seat"] else []
    if known:
        line.append(f"  {words.say('board-top', names=', '.join(name_of(card, words) for card in known))}", "dim")
    return line


# --- what an option means


def option_hint(view: View, option: Option, words: Words, names: Sequence[str]) -> Text:
    """What the option would bring and cost."""
    seat = view["choice"]["seat"]
    board = view["boards"][seat]
    kind = option.key.name
    if kind in ("coins", "army", "resource", "build", "lead"):
        return use_hint(view["uses"][option.args[0]], kind, board, words)
    if kind == "civilization":
        return Text(" ".join(card_of(option.args[0]).texts[words.lang]), "dim")
    if kind in ("develop", "develop-with"):
        return develop_hint(view, option, board, words)
    if kind == "compete":
        mine, theirs = (view["contest"]["strength"][s] for s in (seat, 1 - seat))
        return Text(words.say("hint-strength", mine=mine, theirs=theirs), "dim")
    if is_known_card(option):
        card = card_of(option.args[0])
        return printed_numbers(card, words).append("  " + " ".join(card.texts[words.lang]), "dim")
    return Text()


def use_hint(uses: View, kind: str, board: View, words: Words) -> Text:
    if kind == "coins":
        return Text(words.say("hint-coins", number=uses["coins"]), "yellow")
    if kind == "army":
        strip = uses["army"]["strip"]
        text = words.say("hint-strip", number=strip, text=strip_text(board, strip, words))
        return beside(symbols(uses["army"]["symbols"]), Text(text, "dim"))
    if kind == "resource":
        return resources(uses["resource"]["resources"], words, uses["resource"]["coins"])
    cost = uses["build"]
    parts = []
    if cost["missing"]:
        parts.append(words.say("hint-missing", missing=resources(cost["missing"], words).plain))
    if cost["covered"]:
        parts.append(words.say("hint-covered", count=cost["covered"]))
    return Text.assemble((words.say("card-points", points=cost["worth"]), "bold"), "  ", ("; ".join(parts), "dim"))


def develop_hint(view: View, option: Option, board: View, words: Words) -> Text:
    """The level that comes next, and what the card gave where it lies."""
    number = board["level"] + 1
    hint = Text(words.say("hint-level", number=number, text=level_text(board, number, words)))
    if option.args:
        return hint
    card = card_of(view["resources"][view["choice"]["seat"]][-1]["card"])
    facts: Any = card.facts
    given = {name: count for name, count in facts["resources"].items() if name != "coin"}
    lost = words.say("hint-loses", resources=resources(given, words).plain)
    return hint.append(f"  {lost} ({card.name(words.lang)})", "dim")

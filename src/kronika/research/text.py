"""Situations and answers in words, for language models and people."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from io import StringIO

from rich.console import Console, RenderableType

from kronika.catalogue import find_card, plain
from kronika.engine.errors import BadSetup, IllegalAnswer
from kronika.engine.playout import Playout
from kronika.terminal.drawing import drawing
from kronika.words import Words, default_names, option_label, prompt, verdict

MODES = ("human", "ansi")  # of rendering: print it, or return it as text
WIDTH = 100
FRAMES = str.maketrans(dict.fromkeys("─│╭╮╰╯━┃┏┓┗┛═║╔╗╚╝", " "))


def check_words(render_mode: str | None, lang: str) -> None:
    Words(lang)
    if render_mode not in (None, *MODES):
        raise BadSetup(f"The render mode can't be {render_mode!r}. It can be: {', '.join(MODES)}.")


def render(text: str, render_mode: str | None) -> str | None:
    if render_mode is None:
        raise BadSetup(f"This environment was made without a render mode. Modes: {', '.join(MODES)}.")
    if render_mode == "ansi":
        return text
    print(text, end="\n\n")
    return None


def describe(match: Playout, seat: int, lang: str = "en", cards: bool = True) -> str:
    """The table as the seat sees it, the question and the numbered options. With `cards`, the texts of the cards among
    the options are added."""
    words = Words(lang, match.game.id)
    names = default_names(words, match.seats)
    parts = [draw(match, seat, words, names)]
    if match.over:
        parts.append(verdict(words, match.result, names))
    elif match.choice.seat != seat:
        parts.append(words.say("screen-asked", player=names[match.choice.seat]))
    else:
        choice = match.choice
        if cards:
            parts.append(card_texts(match, words))
        parts.append(f"{words.say('screen-asked', player=names[seat])}: {prompt(words, match)}")
        labels = [f"{option_label(words, choice, option, names)} [{option}]" for option in choice.options]
        parts.append("\n".join(f"{number}. {label}" for number, label in enumerate(labels, start=1)))
    return "\n\n".join(part for part in parts if part).replace("\N{NO-BREAK SPACE}", " ")


def draw(match: Playout, seat: int, words: Words, names: Sequence[str]) -> str:
    """The table as the terminal draws it, without its frames."""
    return "\n".join(plain_lines(drawing(match.game.id).draw_table(match.view(seat), words, names, WIDTH)))


def plain_lines(drawn: RenderableType) -> list[str]:
    """The lines of a drawing without frames and empty lines, with single spaces."""
    paper = StringIO()
    Console(file=paper, width=WIDTH, color_system=None, force_terminal=False, legacy_windows=False).print(drawn)
    lines = [" ".join(line.translate(FRAMES).split()) for line in paper.getvalue().splitlines()]
    return [line for line in lines if line]


def card_texts(match: Playout, words: Words) -> str:
    """The texts of the cards among the options and of the card that asks."""
    known = match.table.card_ids
    named = [match.choice.asker, *(arg for option in match.choice.options for arg in option.args)]
    lines = []
    for card_id in dict.fromkeys(named):
        if card_id in known:
            lines.append(card_text(match.game.id, str(card_id), words.lang))
    return "\n".join(lines)


@cache
def card_text(game_id: str, card_id: str, lang: str) -> str:
    """A card in one line."""
    card = find_card(game_id, card_id)
    lines = plain_lines(drawing(game_id).draw_card(card, Words(lang, game_id)))
    return f"{card.name(lang)}: {' '.join(lines)}"


def read_answer(match: Playout, text: str, lang: str = "en") -> int:
    """The index of the option that the text names. It is matched against numbers, then tokens, then texts, because the
    text of one option may be another's token (`player 2`)."""
    choice = match.choice
    said = plain(text.strip().rstrip("."))
    if said.isdecimal() and 1 <= int(said) <= len(choice.codes):
        return int(said) - 1
    words = Words(lang, match.game.id)
    tokens = [plain(option.token) for option in choice.options]
    for spelled in (tokens, [plain(option_label(words, choice, option)) for option in choice.options]):
        if said in spelled:
            return spelled.index(said)
    legal = tuple(option.token for option in choice.options)
    raise IllegalAnswer(
        f"{text.strip()[:80]!r} isn't an answer. Use a number from 1 to {len(legal)} or one of: {', '.join(legal)}.",
        legal,
        choice.rule,
    )

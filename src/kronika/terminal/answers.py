"""Interprets a typed line: an answer or a command."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from kronika.engine.choice import Choice, Key, Option, for_people
from kronika.words import Words, option_label

from .lookup import find_rules, plain

SHORT_LIST = 120  # a refusal lists tokens up to this many letters


class Ask(Enum):
    ANSWER = auto()
    WHY = auto()
    UNDO = auto()
    SAVE = auto()
    QUIT = auto()
    HELP = auto()
    LOG = auto()
    TABLE = auto()
    LEGEND = auto()
    RESIGN = auto()
    NOTHING = auto()  # neither a command nor an answer; `text` says what is possible


class Command(NamedTuple):
    kind: Ask
    text: str = ""


# What people type, in either language and with or without accents.
COMMANDS = {
    Ask.UNDO: ("u", "undo", "zpet"),
    Ask.QUIT: ("q", "quit", "exit", "konec"),
    Ask.HELP: ("h", "help", "napoveda", "pomoc"),
    Ask.LOG: ("l", "log", "prubeh"),
    Ask.SAVE: ("s", "save", "ulozit"),
    Ask.TABLE: ("t", "table", "stul"),
    Ask.LEGEND: ("k", "key", "legend", "legenda", "symboly"),
    Ask.WHY: ("why", "proc"),
    Ask.RESIGN: ("resign", "odstoupit"),
}
TAKES_TEXT = (Ask.SAVE, Ask.WHY)


def read_command(line: str, choice: Choice, words: Words, names: Sequence[str]) -> Command:
    if not line:
        return Command(Ask.TABLE)
    if line.startswith("?"):
        return Command(Ask.WHY, line[1:].strip())
    option = find_option(line, choice, words, names)
    if option is not None:
        return Command(Ask.ANSWER, option.token)
    first, _, rest = line.partition(" ")
    for kind, spellings in COMMANDS.items():
        if plain(first) in spellings and (kind in TAKES_TEXT or not rest):
            return Command(kind, rest.strip())
    return Command(Ask.NOTHING, refusal(line, choice, words))


def find_option(line: str, choice: Choice, words: Words, names: Sequence[str]) -> Option | None:
    """The option that the line names. It is matched against numbers, then texts, then tokens: a person who types
    "Player 2" as on the screen doesn't mean the token `player 2`, which counts seats from 0."""
    if line.isdecimal():
        return option_number(line, choice)
    wanted = plain(line)
    labels = [plain(option_label(words, choice, option, names)) for option in choice.options]
    for spelled in (labels, [option.token.casefold() for option in choice.options]):
        if wanted in spelled:
            return choice.options[spelled.index(wanted)]
    return None


def option_number(text: str, choice: Choice) -> Option | None:
    """The option with this number on the screen, counted from 1."""
    number = int(text) if text.isdecimal() and len(text) < 6 else 0
    return for_people(choice.options)[number - 1] if 1 <= number <= len(choice.codes) else None


def refusal(line: str, choice: Choice, words: Words) -> str:
    """Why the line is refused, and what is possible instead."""
    count = len(choice.codes)
    tokens = ", ".join(option.token for option in for_people(choice.options))
    said = [words.say("refused", answer=line[:40])]
    rule = "" if line.isdecimal() else asked_for(line, choice).rule
    if rule:
        said += [f"{found.texts[words.lang]} ({rule})" for found in find_rules(str(words.game), rule)]
    said.append(words.say("refused-instead", count=count))
    if len(tokens) <= SHORT_LIST:
        said.append(words.say("refused-tokens", tokens=tokens))
    return " ".join(said)


def asked_for(line: str, choice: Choice) -> Key:
    """The verb that the line begins with, if the game has it, or else the question's own."""
    verb = line.partition(" ")[0].casefold()
    return next((key for key in choice.table.keys.keys if key.name == verb), choice.key)

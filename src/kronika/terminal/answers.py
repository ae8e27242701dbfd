"""What a typed line means: an answer, or one of the few commands."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import NamedTuple

from kronika.catalogue import plain
from kronika.engine.choice import Choice, Option
from kronika.words import Words, option_label


class Ask(Enum):
    ANSWER = auto()
    WHY = auto()
    UNDO = auto()
    SAVE = auto()
    QUIT = auto()
    HELP = auto()
    LOG = auto()
    TABLE = auto()
    NOTHING = auto()  # no command and no answer; the text says what is possible


class Command(NamedTuple):
    kind: Ask
    text: str = ""


LETTERS = {"u": Ask.UNDO, "q": Ask.QUIT, "h": Ask.HELP, "l": Ask.LOG, "s": Ask.SAVE}


def read_command(line: str, choice: Choice, words: Words, names: Sequence[str]) -> Command:
    if not line:
        return Command(Ask.TABLE)
    if line.startswith("?"):
        return Command(Ask.WHY, line[1:].strip())
    option = find_option(line, choice, words, names)
    if option is not None:
        return Command(Ask.ANSWER, option.token)
    letter, _, rest = line.partition(" ")
    kind = LETTERS.get(letter.lower())
    if kind is Ask.SAVE or (kind is not None and not rest):
        return Command(kind, rest.strip())
    return Command(Ask.NOTHING, refusal(line, choice, words))


def find_option(line: str, choice: Choice, words: Words, names: Sequence[str]) -> Option | None:
    """By its number, its token, or what it says."""
    options = choice.options
    if line.isdecimal():
        return option_number(line, choice)
    wanted = plain(line)
    for option in options:
        if wanted in (option.token.casefold(), plain(option_label(words, choice, option, names))):
            return option
    return None


def option_number(text: str, choice: Choice) -> Option | None:
    """The option that a person counts from one."""
    number = int(text) if text.isdecimal() and len(text) < 6 else 0
    return choice.options[number - 1] if 1 <= number <= len(choice.codes) else None


def refusal(line: str, choice: Choice, words: Words) -> str:
    """What is possible instead, and by which rule."""
    tokens = ", ".join(option.token for option in choice.options)
    message = "refused" if len(choice.codes) > 1 else "refused-only"
    return words.say(message, answer=line[:40], count=len(choice.codes), tokens=tokens, rule=choice.rule)

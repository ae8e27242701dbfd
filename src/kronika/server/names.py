"""Names of people: readable, without invisible characters, and never confusable with another one."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from confusable_homoglyphs import confusables

from kronika.engine.errors import KronikaError

LONGEST = 30
MOST_MARKS = 3  # accents on one letter; more would cover the lines above

# Letters and marks by category, but invisible.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
BLANK_RANGES = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))  # variation selectors

# Other characters that look alike, after lower-casing.
TWINS = str.maketrans({"i": "l", "1": "l", "|": "l", "!": "l", "0": "o"})

# Chroniclers, spelled the same in both languages; the suffix keeps their names free for people.
BOT_NAMES = ("NestorBot", "KosmasBot", "TacitusBot", "BedaBot", "DalimilBot", "EinhardBot", "SnorriBot", "FroissartBot")
LEVEL_NAMES = ("beginner", "player", "expert", "master", "začátečník", "hráč", "znalec", "mistr")
OTHER_NAMES = ("bot", "deleted player", "smazaný hráč", "Kronika")


class BadName(KronikaError):
    pass


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def clean(name: str) -> str:
    """The normalized name, or an error that says what is wrong with it.

    >>> clean("  Ｄａｎａ   Nováková ")
    'Dana Nováková'
    """
    name = unicodedata.normalize("NFKC", name).strip()
    for character in name:
        if is_unseen(character):
            called = unicodedata.name(character, "no character")
            raise BadName(f"A name can contain only visible characters, not U+{ord(character):04X} ({called}).")
    name = collapsed(name)
    if not name:
        raise BadName("A name needs at least one visible character.")
    if len(name) > LONGEST:
        raise BadName(f"A name can have at most {LONGEST} characters.")
    if re.search(rf"[\u0300-\u036f]{{{MOST_MARKS + 1}}}", unicodedata.normalize("NFD", name)):
        raise BadName(f"A letter can have at most {MOST_MARKS} accents.")
    return name


def is_unseen(character: str) -> bool:
    """Control and format characters (including bidirectional ones), surrogates, blanks."""
    if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or character in BLANK:
        return True
    return any(first <= ord(character) <= last for first, last in BLANK_RANGES)


def collapsed(name: str) -> str:
    return " ".join(name.split())


def login_of(name: str) -> str:
    """The key for logging in: case doesn't matter."""
    return collapsed(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()))


def skeleton(name: str) -> str:
    """A key that is the same for names that look alike: without case, accents, spaces and punctuation, and with Latin
    letters in place of look-alikes from other alphabets.

    >>> skeleton("Dаna N0vák")
    'dananovak'
    """
    letters = "".join(likeness(character) for character in unmarked(name))
    letters = unmarked(letters.casefold()).translate(TWINS)
    letters = letters.replace("rn", "m").replace("vv", "w")
    told = "".join(letter for letter in letters if letter.isalnum())
    return (told or letters)[: LONGEST * 2]


def unmarked(name: str) -> str:
    return "".join(one for one in unicodedata.normalize("NFKD", name) if not unicodedata.category(one).startswith("M"))


@cache
def likeness(character: str) -> str:
    """The ASCII letter that the character or its capital looks like in Unicode's table, or else itself."""
    if character.isascii():
        return character
    for form in (character, character.upper()):
        alike = [unmarked(one["c"]) for one in confusables.confusables_data.get(form, [])]
        for one in alike:
            if one.isascii() and one.isalnum():
                return one
    return character


RESERVED = frozenset(map(skeleton, BOT_NAMES + LEVEL_NAMES + OTHER_NAMES))

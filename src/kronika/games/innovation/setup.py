"""The deal, and the alphabetical order of the card titles, which decides who starts."""

from __future__ import annotations

from functools import cache

from kronika.data import entries
from kronika.engine.dice import Dice

from .data import AGE, IDS
from .table import Innovation

# In Czech these letters come after their base letter, CH after H; other accents decide only between equal words.
CZECH = "abcčdefgh?ijklmnopqrřsštuvwxyzž"
PLAIN = str.maketrans("áďéěíňóťúůý", "adeeinotuuy")


def deal(seats: int, options: dict[str, str], chance: Dice) -> Innovation:
    """Shuffle each age, set an achievement aside from 1 to 9, deal everyone two cards of age 1."""
    t = Innovation(seats, options, AGE)
    for age in range(1, 11):
        faces = faces_of_age(age).copy()
        chance.shuffle(faces)
        t.faces += faces
        t.supply[age].extend(faces_of_age(age))
    t.go_on_from(chance)
    for age in range(1, 10):
        t.unclaimed.append(t.supply[age].pop())
    for _ in range(2):
        for seat in range(seats):
            card = t.supply[1].pop()
            t.hand[seat].append(card)
            t.seen[card] = 1 << seat
    t.source = -1
    t.locate()
    return t


@cache
def faces_of_age(age: int) -> list[int]:
    return [face for face, value in enumerate(AGE) if value == age]


# --- titles


def czech_key(title: str) -> tuple[list[int], str]:
    """Words one after another, a blank before every letter; ? stands for the single letter CH."""
    letters = title.lower().replace("ch", "?").translate(PLAIN)
    return [CZECH.find(letter) + 1 for letter in letters], title


@cache
def order_of_titles(lang: str) -> list[int]:
    """face -> place of its title in the alphabet of the language."""
    words = {card.text("id"): card.in_language("name", lang) for card in entries("innovation", "words")}
    titles = [words[card] for card in IDS]
    if lang == "cs":
        ordered = sorted(range(len(titles)), key=lambda face: czech_key(titles[face]))
    else:
        ordered = sorted(range(len(titles)), key=lambda face: titles[face].lower())
    places = [0] * len(titles)
    for place, face in enumerate(ordered):
        places[face] = place
    return places

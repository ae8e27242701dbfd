"""The alphabetical order of the card titles, which decides who starts."""

from __future__ import annotations

from functools import cache

from kronika.data import in_language

from .data import CARDS

# In Czech these letters come after their base letter, CH after H; other accents decide only between equal words.
CZECH = "abcčdefgh?ijklmnopqrřsštuvwxyzž"
PLAIN = str.maketrans("áďéěíňóťúůý", "adeeinotuuy")


def czech_key(title: str) -> tuple[list[int], str]:
    """Words one after another, a blank before every letter; ? stands for the single letter CH."""
    letters = title.lower().replace("ch", "?").translate(PLAIN)
    return [CZECH.find(letter) + 1 for letter in letters], title


@cache
def order_of_titles(lang: str) -> list[int]:
    """face -> place of its title in the alphabet of the language."""
    titles = [in_language(card, "name", lang) for card in CARDS]
    if lang == "cs":
        ordered = sorted(range(len(titles)), key=lambda face: czech_key(titles[face]))
    else:
        ordered = sorted(range(len(titles)), key=lambda face: titles[face].lower())
    places = [0] * len(titles)
    for place, face in enumerate(ordered):
        places[face] = place
    return places

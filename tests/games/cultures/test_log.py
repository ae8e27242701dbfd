"""What the log and the options say."""

import pytest

from kronika.testing import cultures
from kronika.words import Words, option_label, story

NAMES = ["Jana", "Hráč 2"]


@pytest.mark.parametrize(
    ("lang", "label"),
    [("en", "Build Forum for 10 coins"), ("cs", "Postavit stavbu Fórum za 10 mincí")],
)
def test_a_building_is_built_and_not_a_card(lang, label):
    game = cultures(me={"hand": ["rome_forum"], "coins": 12})
    choice = game.match.choice
    option = next(option for option in choice.options if option.token == "build rome_forum")
    assert option_label(Words(lang, "cultures"), choice, option, NAMES) == label


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "The Nile floods: 2 on the bank of Jana, 1 on that of Hráč 2."),
        ("cs", "Záplava Nilu: Jana má na břehu o\N{NO-BREAK SPACE}2 víc, Hráč 2 o\N{NO-BREAK SPACE}1."),
    ],
)
def test_no_name_needs_another_case(lang, line):
    event = {"kind": "flooded", "seat": 0, "to": 1, "number": 2, "over": 1}
    assert story(Words(lang, "cultures"), event, NAMES) == line


@pytest.mark.parametrize(("number", "cards"), [(1, "1 kartu"), (2, "2 karty"), (4, "4 karty"), (5, "5 karet")])
def test_cards_are_counted(number, cards):
    event = {"kind": "drew-hand", "seat": 0, "number": number}
    assert story(Words("cs", "cultures"), event, NAMES) == f"Jana si dobírá {cards}."

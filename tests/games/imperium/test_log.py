"""What the log says."""

import pytest

from kronika.testing import imperium
from kronika.words import Words, story


def said(lang, event):
    return story(Words(lang, "imperium"), event, ["Jana", "Hráč 2"]).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Jana garrisons Conquer under Steppe."),
        ("cs", "Jana zařazuje kartu Dobývání do posádky pod kartu Step."),
    ],
)
def test_a_garrisoned_card_is_reported_together_with_its_region(lang, line):
    game = imperium(me={"hand": ["reg_steppe", "mac_conquer"]}, market=[None] * 5)
    game.play("play reg_steppe", "garrison mac_conquer")
    (event,) = game.told("you", "garrisoned")
    assert said(lang, event) == line


@pytest.mark.parametrize(
    ("lang", "materials", "line"),
    [
        ("en", 1, "Jana steals 1 material from Hráč 2."),
        ("cs", 1, "Jana krade 1 žeton materiálu (ztrácí Hráč 2)."),
        ("cs", 2, "Jana krade 2 žetony materiálu (ztrácí Hráč 2)."),
        ("cs", 5, "Jana krade 5 žetonů materiálu (ztrácí Hráč 2)."),
    ],
)
def test_a_theft_names_both_players_as_they_are_called(lang, materials, line):
    event = {"kind": "stole", "seat": 0, "to": 1, "materials": materials, "population": 0, "progress": 0}
    assert said(lang, event) == line


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "Jana gives Conquer to Hráč 2."), ("cs", "Jana dává hráči 2 kartu Dobývání.")]
)
def test_a_gift_names_both_players_as_they_are_called(lang, line):
    event = {"kind": "gave", "seat": 0, "to": 1, "card": "mac_conquer", "back": "card"}
    assert said(lang, event) == line

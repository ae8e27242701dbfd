"""The log answers the obvious questions: why a demand or a shared effect did nothing, and where a card came from."""

import pytest

from kronika.games.innovation.scenario import innovation
from kronika.words import Words, story

NAMES = ["Dana", "Hráč 2", "Bot 3"]


def lines(game, lang="en", names=("Ann", "Bob", "Eve")):
    return [story(Words(lang, "innovation"), event, list(names)) for event in game.match.told(None)]


@pytest.mark.rules("INN-BONUS-01")
def test_sharing_in_vain_says_so_and_earns_no_bonus():
    """Bob shares Tools with an empty hand; Ann can't do anything with it either."""
    game = innovation({"board": ["tools"]}, {"board": ["writing"]}).play("dogma tools")
    assert lines(game)[:3] == [
        "Ann activates Tools.",
        "Bob shares the effect.",
        "For Bob it changes nothing, so it earns no sharing bonus.",
    ]
    assert not any("bonus:" in line for line in lines(game))
    assert "Effect 1 changes nothing for Ann." in lines(game)


@pytest.mark.rules("INN-BONUS-01")
def test_the_sharing_bonus_is_told_as_such():
    game = innovation({"board": ["writing"]}, {"board": ["tools"]}, piles={2: ["calendar", "mapmaking", "currency"]})
    told = lines(game.play("dogma writing"))
    assert told[-2:] == ["Sharing bonus: Ann draws once more.", "Ann draws a card of age 1."]
    assert not any("changes nothing" in line for line in told)


def test_a_demand_that_reaches_nobody_says_why():
    game = innovation({"board": ["archery"]}, {"board": ["masonry"]}).play("dogma archery")
    nobody = "The demand reaches nobody: everyone shows its icon (castle) at least as often as Ann."
    assert lines(game) == ["Ann activates Archery.", nobody]


def test_a_demand_that_takes_nothing_says_why():
    game = innovation({"board": ["oars"]}, {"hand": ["archery"]}, {"hand": ["sailing"]}).play("dogma oars")
    assert "Bob has nothing that the demand asks for, so nothing happens." in lines(game)
    assert "Eve has nothing that the demand asks for, so nothing happens." not in lines(game)


def test_czech_names_stand_in_their_cases():
    game = innovation({"board": ["oars"]}, {"hand": ["sailing"]}, {}).play("dogma oars")
    game.play("transfer sailing")
    assert "Hráč 2 přesouvá kartu epochy 1 do vlivu hráče Dana." in lines(game, "cs", NAMES)
    event = {"kind": "transferred", "seat": 0, "card": "oars", "back": "1", "to": 1, "place": "hand"}
    words = Words("cs", "innovation")
    assert story(words, event, NAMES) == "Dana přesouvá kartu Čluny do ruky hráče 2."
    assert story(words, {**event, "to": 2}, NAMES) == "Dana přesouvá kartu Čluny do ruky bota 3."
    in_vain = story(words, {"kind": "shared-in-vain", "seat": 1}, NAMES)
    assert in_vain == "Hráči 2 to nic nemění, takže za to není odměna za součinnost."

"""What the log says."""

import pytest

from kronika.testing import imperium
from kronika.words import Words, story


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ann garrisons Conquer under Steppe."),
        ("cs", "Ann zařazuje kartu Dobývání do posádky pod kartu Step."),
    ],
)
def test_a_garrisoned_card_is_reported_together_with_its_region(lang, line):
    game = imperium(me={"hand": ["reg_steppe", "mac_conquer"]}, market=[None] * 5)
    game.play("play reg_steppe", "garrison mac_conquer")
    (event,) = game.told("you", "garrisoned")
    assert story(Words(lang, "imperium"), event, ["Ann", "Bob"]) == line

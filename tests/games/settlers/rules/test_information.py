"""What is open, what is hidden, and what the others can still tell of a hidden card."""

import json

import pytest

from kronika.testing import settlers


def everything(match, seat):
    """All that reaches a seat (None: a spectator), as text."""
    return json.dumps([match.view(seat), match.told(seat)])


def knows(game, seat, card):
    return bool(game.table.seen[card] >> seat & 1)


@pytest.mark.rules("SET-LOOK-10", "SET-GEN-05")
def test_only_the_player_learns_which_card_was_drawn_but_all_see_from_which_deck():
    game = settlers(me={"empire": ["castle"], "worker": 2, "deck": ["raid"]}, deck=["mill"], third={})
    game.play("activate castle", "draw faction")
    for seat in (1, 2, None):
        assert "raid" not in everything(game.match, seat)
        assert game.match.told(seat)[-1] == {"kind": "drew", "seat": 0, "card": None, "back": "barbarian"}
    assert game.match.told(0)[-1]["card"] == "raid"


@pytest.mark.rules("SET-LOOK-10")
def test_the_options_of_a_turn_are_for_the_player_alone():
    game = settlers(me={"hand": ["mill"], "wood": 3})
    assert game.match.view(0)["choice"]["options"] == ["pass", "build mill"]
    assert "options" not in game.match.view(1)["choice"]
    assert "mill" not in everything(game.match, 1)
    assert game.match.view(1)["hand_costs"] == []


@pytest.mark.rules("SET-LOOK-10", "SET-ACT-07")
def test_who_can_do_nothing_but_pass_is_asked_all_the_same():
    """Otherwise the pause would tell the others what the hand is worth."""
    settlers(me={"hand": ["mill"]}).asks("me", "action", ["pass"])


@pytest.mark.rules("SET-LOOK-10")
def test_a_card_that_was_taken_openly_stays_known_in_the_hand():
    game = settlers(me={"deck": ["raid"]}, you={"deck": ["legion"]}, deck=["mill", "brewer", "castle"], phase="lookout")
    game.play("take mill")
    assert all(knows(game, seat, game.table.hand[0][-1]) for seat in (0, 1, 2))


@pytest.mark.rules("SET-LOOK-10")
def test_who_knew_one_of_two_copies_cannot_tell_which_one_was_built():
    game = settlers(me={"hand": ["village", "village", "mill"], "wood": 2}, deck=["town", "castle"])
    first, other, mill = game.table.hand[0]
    for card in (other, mill):
        game.table.seen[card] = game.table.everybody
    game.match._boundary.seen[:] = game.table.seen
    game.play("build village")
    assert not knows(game, 1, other)
    assert knows(game, 0, other)
    assert knows(game, 1, mill)
    assert knows(game, 1, first)


@pytest.mark.rules("SET-JAP-03")
def test_nobody_else_sees_what_is_put_under_gate():
    game = settlers(me={"faction": "japanese", "empire": ["gate"], "hand": ["mill", "castle"]})
    game.play("tuck mill gate")
    assert "mill" not in everything(game.match, 1)
    assert game.told("me", "tucked")[0]["card"] == "mill"
    (card,) = game.table.tucked
    assert (knows(game, 0, card), knows(game, 1, card)) == (True, False)


@pytest.mark.rules("SET-JAP-03")
def test_who_knew_a_card_of_the_hand_cannot_tell_whether_it_lies_under_gate():
    game = settlers(me={"faction": "japanese", "empire": ["gate"], "hand": ["mill", "castle"]})
    mill, castle = game.table.hand[0]
    game.table.seen[castle] = game.match._boundary.seen[castle] = game.table.everybody
    game.play("tuck mill gate")
    assert not knows(game, 1, castle)
    assert not knows(game, 1, mill)


@pytest.mark.rules("SET-COM-07")
def test_a_discard_among_equal_cards_is_asked_for_all_the_same():
    """Without the question everybody would know that all cards of the hand are alike."""
    settlers(me={"empire": ["tavern"], "hand": ["ruins", "ruins"]}).play("activate tavern").asks(
        "me", "discard", ["ruins"]
    )


@pytest.mark.rules("SET-GEN-06")
def test_discard_piles_lie_open():
    game = settlers(me={"empire": ["tavern"], "hand": ["mill"]}).play("activate tavern")
    assert [card["card"] for card in game.match.view(1)["discard"]] == ["mill"]

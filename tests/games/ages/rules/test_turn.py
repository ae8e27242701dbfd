"""Set-up, turns, the row and the ages."""

from unittest.mock import ANY

import pytest
from tests.games.ages.helpers import deck_size

import kronika
from kronika.games.ages.data import IDS, LEVEL
from kronika.testing import ages


def names(match, cards):
    return [IDS[match.table.faces[card]] for card in cards]


@pytest.mark.rules("TTA-SETUP-22", "TTA-SETUP-28", "TTA-SETUP-29", "TTA-SETUP-25", "TTA-SETUP-26", "TTA-SETUP-27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start(seats):
    t = kronika.new("ages", seats, seed=1).table
    assert len(t.current) == seats + 2
    assert len(t.row) == 13
    assert len(t.civil_deck) == 7
    assert t.civil == [1, 2, 3, 4][:seats]
    assert t.military == [0] * seats
    assert all(LEVEL[t.faces[card]] == 0 for card in (*t.row, *t.civil_deck, *t.current))


@pytest.mark.rules("TTA-FIRST-01", "TTA-FIRST-03", "TTA-FIRST-04", "TTA-ROW-01")
def test_in_the_first_turn_only_cards_are_taken():
    match = kronika.new("ages", 2, seed=1)
    assert {option.key.name for option in match.choice.options} == {"take", "end-turn"}
    match.answer("end-turn")
    t = match.table
    assert (t.active, t.round, t.science[0], t.food[0], t.resources[0]) == (1, 1, 1, 2, 2)
    assert (t.civil[0], t.military[0], len(t.military_hand[0])) == (4, 2, 0)
    assert t.space.count(-1) == 0


@pytest.mark.rules("TTA-AGE-01", "TTA-AGE-02", "TTA-AGE-04")
def test_age_a_ends_when_the_row_is_first_replenished():
    match = kronika.new("ages", 2, seed=1)
    row = names(match, match.table.space)
    deck = names(match, reversed(match.table.civil_deck))
    match.answer("end-turn")
    match.answer("end-turn")
    t = match.table
    assert (t.active, t.round, t.age) == (0, 2, 1)
    assert names(match, t.space) == row[3:] + deck[:3]
    assert len(t.civil_deck) == deck_size("civil", "I", 2)
    assert len(t.military_deck) == deck_size("military", "I", 2)
    assert len(t.gone) == 3 + 4 + 6


@pytest.mark.rules("TTA-ROW-02", "TTA-ROW-03", "TTA-ROW-07", "TTA-ROW-08", "TTA-ROW-09")
def test_the_row_is_cleared_slides_and_is_filled():
    game = ages(
        {"military": 0},
        row=["iron", None, "alchemy", "irrigation", None, "drama"],
        civil_deck=["theology", "swordsmen", "knights", *["rich_land_i"] * 2, *["urban_growth_i"] * 2, *MORE],
    )
    game.play("end-turn")
    game.expect(
        me={
            "science": 1,
            "tokens": {"agriculture": 2, "bronze": 2},
            "food": 2,
            "resources": 2,
            "blue": 12,
            "military": 2,
        },
        table={
            "row": ["irrigation", "drama", "theology", "swordsmen", "knights", *MANY, *MORE[:4]],
            "gone": ["iron", "alchemy"],
            "civil_deck": 11,
            "active": "you",
        },
    )


MANY = ("rich_land_i", "rich_land_i", "urban_growth_i", "urban_growth_i")
MORE = ("monarchy", "theocracy", "warfare", "masonry", "cartography")


@pytest.mark.rules("TTA-AGE-07", "TTA-AGE-08", "TTA-AGE-09", "TTA-AGE-10", "TTA-AGE-11", "TTA-AGE-12", "TTA-AGE-15")
@pytest.mark.rules("TTA-AGE-16", "TTA-AGE-18", "TTA-AGE-19")
def test_the_end_of_an_age():
    """The last civil card of age I is placed: older cards go, two yellow tokens are lost, age II begins."""
    game = ages(
        me={"military": 0, "leader": "moses", "hand": ["rich_land_a", "iron"], "military_hand": ["legion"]},
        you={"unfinished": "pyramids", "stages": 2, "blue": 10, "yellow": 1},
        civil_deck=["theology"],
        row=["drama", None, None, "knights"],
    )
    game.play("end-turn")
    row = [game.name(card) for card in game.table.space]
    assert row[:2] == ["knights", "theology"]
    assert all(LEVEL[game.table.faces[card]] == 2 for card in game.table.space[2:])
    game.expect(
        me={
            "science": 1,
            "tokens": {"agriculture": 2, "bronze": 2},
            "food": 2,
            "resources": 2,
            "blue": 12,
            "military": 2,
            "leader": None,
            "hand": ["iron"],
            "yellow": 16,
        },
        you={"unfinished": None, "stages": 0, "blue": 12, "yellow": 0, "unused": 1},
        table={
            "age": "II",
            "row": row,
            "gone": ANY,
            "civil_deck": ANY,
            "military_deck": ANY,
            "active": "you",
        },
    )
    assert len(game.table.civil_deck) == deck_size("civil", "II", 2) - 11
    assert len(game.table.military_deck) == deck_size("military", "II", 2)


@pytest.mark.rules("TTA-END-01", "TTA-END-03", "TTA-AGE-17", "TTA-AGE-20", "TTA-ROW-10")
def test_age_iv_that_begins_with_the_starting_player_makes_this_round_the_last():
    game = ages(age="III", civil_deck=["oil"], active="you", military_deck=[], round=8)
    game.play("end-turn")
    t = game.table
    assert (t.age, t.round, t.last_round, t.active) == (4, 9, 9, 0)
    game.play("end-turn", "end-turn")
    assert game.match.over


@pytest.mark.rules("TTA-END-02")
def test_age_iv_that_begins_with_another_player_makes_the_next_round_the_last():
    game = ages(age="III", civil_deck=["oil"], military_deck=[], round=8)
    game.play("end-turn")
    assert (game.table.age, game.table.round, game.table.last_round) == (4, 8, 9)


@pytest.mark.rules("TTA-ENDTURN-04", "TTA-ENDTURN-06")
def test_an_uprising_skips_production():
    game = ages(
        me={"yellow": 10, "unused": 2}, civil_deck=["drama", "iron"], military_deck=["legion", "phalanx", "raid_i"]
    )
    game.play("end-turn")
    t = game.table
    assert (t.science[0], t.food[0], t.resources[0]) == (0, 0, 0)
    assert len(t.military_hand[0]) == 2
    assert t.civil[0] == 4


@pytest.mark.rules("TTA-ENDTURN-05", "TTA-PRODUCTION-09")
def test_as_many_unused_as_discontent_workers_are_enough():
    game = ages(me={"yellow": 10, "unused": 3}, civil_deck=["drama", "iron"])
    game.play("end-turn")
    assert (game.table.science[0], game.table.food[0], game.table.resources[0]) == (1, 0, 2)


@pytest.mark.rules("TTA-ENDTURN-03", "TTA-CARDS-09")
def test_excess_military_cards_are_discarded_face_down_at_the_end_of_the_turn():
    game = ages(me={"military_hand": ["legion", "phalanx", "raid_i"], "military": 0}, civil_deck=["drama", "iron"])
    game.play("end-turn").asks("me", "discard", ["legion", "phalanx", "raid_i"]).answer("phalanx")
    assert game.names(game.table.military_hand[0]) == ["legion", "raid_i"]
    assert game.told("you", "discarded") == [
        {"kind": "discarded", "seat": 0, "card": None, "back": "military-i"},
    ]

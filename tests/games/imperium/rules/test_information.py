"""Who knows what."""

import pytest

from kronika.engine.match import Match
from kronika.games.imperium.rules import GAME
from kronika.games.imperium.table import MAIN_STACK
from kronika.testing import imperium


def dealt(game, seat, zone, times=40):
    """The cards of one of my zones in twins redealt for that seat."""
    tables = [game.match.redealt(seat, seed).table for seed in range(times)]
    return {tuple(sorted(t.card_ids[t.faces[card]] for card in getattr(t, zone)[0])) for t in tables}


@pytest.mark.rules("IMP-HISTORY-03", "IMP-HISTORY-04")
def test_a_card_put_into_history_from_the_hand_is_a_secret_even_if_it_was_known_in_the_hand():
    game = imperium(me={"hand": ["mac_conquer", "reg_sacred_grove", "mac_glory"]})
    game.play("play mac_conquer", "choose acquire", "reg_jungle", "play reg_sacred_grove", "history reg_jungle")
    assert dealt(game, 0, "history") == {("reg_jungle", "reg_sacred_grove")}
    assert dealt(game, 1, "history") == {("reg_jungle", "reg_sacred_grove"), ("mac_glory", "reg_sacred_grove")}
    assert game.told("you", "to-history")[0]["card"] is None


def test_a_renewed_deck_is_known_to_the_others_as_a_set():
    game = imperium(me={"discard": ["mac_glory", "mac_conquer"], "accession": False, "play": ["unc_shrine"]})
    game.play("exhaust unc_shrine")
    assert len(dealt(game, 0, "hand")) == 1
    assert dealt(game, 1, "hand") == {("mac_glory",), ("mac_conquer",)}


def test_the_next_card_of_the_main_deck_is_nobodys_knowledge():
    table = imperium(me={"hand": ["mac_conquer"], "population": 3, "progress": 0}).table.copy()
    table.stacked[MAIN_STACK] = 0
    match = Match.of_table(GAME, table)
    match.answer("play mac_conquer")
    match.answer("choose acquire")
    suits = set()
    for seed in range(30):
        twin = match.redealt(0, seed)
        twin.answer("acquire tri_assyrians")
        suits.add(twin.table.card_ids[twin.table.faces[twin.table.market[3][0]]][:3])
    assert suits == {"reg", "unc", "civ", "tri"}


def test_the_points_shown_before_the_end_do_not_betray_the_unrest_that_opponents_hide():
    game = imperium(me={"hand": ["fam_notorious"]}, you={"hand": ["unr_unrest"], "discard": ["unr_unrest"]})
    shown = game.match.view(0)["players"][0]
    assert shown["score_lines"]["fame"] == 1
    assert shown["points"] == 2
    assert game.lines("me")["fame"] == 2

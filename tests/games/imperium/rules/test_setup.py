"""Set-up: nations, market, hidden things; and whole games by chance."""

import pytest
from tests.games.imperium.helpers import SLOTS, main_deck

from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup
from kronika.engine.match import Match
from kronika.games.imperium.boxes import NATION_IDS
from kronika.games.imperium.data import CIVILISED, IDS, REGION, RESTLESS, SUIT, UNCIVILISED
from kronika.games.imperium.rules import GAME
from kronika.testing import check_match


def deal(seats=2, seed=1, **options):
    return Match.start(GAME, seats, seed, options)


def names(t, cards):
    return [IDS[t.faces[card]] for card in cards]


@pytest.mark.rules("IMP-MSETUP-12", "IMP-MSETUP-13", "IMP-MSETUP-14", "IMP-MSETUP-15", "IMP-MSETUP-08", "IMP-CARD-14")
@pytest.mark.parametrize("box", ["classics", "legends"])
@pytest.mark.parametrize(("seats", "small", "fame"), [(2, 5, 6), (3, 6, 7), (4, 7, 8)])
def test_the_decks_have_their_sizes(box, seats, small, fame):
    for seed in range(5):
        t = deal(seats, seed, commons=box).table
        assert [len(deck) for deck in t.decks] == [small, small, small, main_deck(box, seats, small)]
        assert len(t.fame) == fame
        assert [len(slot) for slot in t.market] == [1] * SLOTS


@pytest.mark.rules("IMP-MSETUP-16", "IMP-MSETUP-17", "IMP-CARD-05", "IMP-MSETUP-11")
def test_the_market_opens_with_unrest_and_progress():
    for seed in range(20):
        t = deal(4, seed).table
        market = [slot[0] for slot in t.market]
        restless = [card for card in market if SUIT[t.faces[card]] & RESTLESS]
        unrest = [card for card in t.beneath if IDS[t.faces[card]] == "unr_unrest"]
        assert sorted(t.host[card] for card in unrest) == sorted(restless)
        civilised = [c for c in market if SUIT[t.faces[c]] & CIVILISED and not SUIT[t.faces[c]] & UNCIVILISED]
        assert [card for card in market if t.tokens[card]] == civilised
        for deck, suit in zip(t.decks, (REGION, UNCIVILISED, CIVILISED), strict=False):
            assert all(SUIT[t.faces[card]] & suit for card in deck)
        assert not any(SUIT[t.faces[card]] & UNCIVILISED for card in t.decks[2])


@pytest.mark.rules("IMP-PSETUP-01", "IMP-PSETUP-08", "IMP-PSETUP-11", "IMP-PSETUP-21", "IMP-PSETUP-22", "IMP-PSETUP-24")
def test_a_nation_starts_with_its_own_cards():
    match = deal(nation_1="macedonians", nation_2="persians")
    match.answer("side b")
    match.answer("side a")
    t = match.table
    assert (len(t.hand[0]), len(t.deck[0])) == (5, 6)
    assert names(t, t.nation[1])[0] == "per_city_of_persepolis"
    assert len(t.nation[1]) == 5
    assert sorted(names(t, t.play[0] + t.play[1])) in (["mac_power_a", "per_power_b"], ["mac_power_b", "per_power_a"])
    assert (t.materials, t.population, t.progress) == ([3, 3], [2, 2], [1, 1])
    assert (t.actions, t.exhausts) == ([3, 3], [5, 5])


@pytest.mark.rules("IMP-PSETUP-23")
@pytest.mark.parametrize(("side", "hand"), [("a", 5), ("b", 6)])
def test_egyptians_on_side_b_draw_six(side, hand):
    match = deal(nation_1="egyptians", nation_2="romans")
    match.answer(f"side {side}")
    match.answer(f"side {side}")
    assert len(match.table.hand[0]) == hand


@pytest.mark.rules("IMP-PSETUP-01")
def test_no_two_players_have_one_nation():
    with pytest.raises(BadSetup):
        deal(nation_1="celts", nation_2="celts")


@pytest.mark.rules("IMP-MIX-03", "IMP-MIX-05", "IMP-MSETUP-13")
def test_a_tributary_of_a_nation_at_the_table_is_replaced():
    for seed in range(10):
        t = deal(3, seed, commons="legends", nation_1="celts", nation_2="egyptians", nation_3="romans").table
        tributaries = [name for name in (IDS[face] for face in t.faces) if name.startswith("tri_")]
        assert not {"tri_celts", "tri_romans", "tri_egyptians"} & set(tributaries)
        assert len(tributaries) == len(set(tributaries)) == 10


@pytest.mark.parametrize("nation", NATION_IDS)
def test_games_by_chance_end_and_every_check_holds(nation):
    match = deal(2 + len(nation) % 3, nation, nation_1=nation, commons=("classics", "legends")[len(nation) % 2])
    dice = Dice(nation)
    for number in range(20_000):
        if match.over:
            break
        if number % 40 == 0:
            check_match(match)
        codes = match.choice.codes
        match.play(codes[dice.below(len(codes))])
    assert match.result.winners

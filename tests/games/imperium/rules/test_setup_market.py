"""The market, the boxes, the number of players, the starting player."""

from collections import Counter

import pytest
from tests.games.imperium.helpers import group, main_deck, printed

from kronika.engine.errors import BadSetup
from kronika.engine.match import Match
from kronika.games.imperium.boxes import BOXES, COMMONS
from kronika.games.imperium.data import FAME, IDS, SUIT
from kronika.games.imperium.rules import GAME

PLAIN = ("romans", "greeks", "persians", "scythians")  # they bring no unrest for the pile


def deal(seats=2, seed=1, nations=PLAIN, **options):
    named = {f"nation_{number}": nation for number, nation in enumerate(nations[:seats], 1)}
    return Match.start(GAME, seats, seed, {**named, **options})


def middle(t):
    """The common cards by name: all but what lies with the players."""
    cards = [card for zone in t.zones[t.markets :] for card in zone if not IDS[t.faces[card]].startswith("uto")]
    return [IDS[t.faces[card]] for card in cards]


def tributaries(t):
    return {name for name in middle(t) if name.startswith("tri_")}


def of_box(box, players=4):
    return {IDS[copy.face] for copy in COMMONS if copy.box == box and copy.players <= players}


@pytest.mark.rules("IMP-GENERAL-02")
def test_two_to_four_play():
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            deal(seats, nations=())
    assert [deal(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rules("IMP-MSETUP-01")
def test_the_exile_pile_starts_empty():
    assert deal().table.exile == []


@pytest.mark.rules("IMP-MSETUP-02", "IMP-CARD-15")
@pytest.mark.parametrize("box", BOXES)
def test_with_four_players_all_common_cards_of_the_box_are_used(box):
    t = deal(4, commons=box).table
    assert Counter(group(t.faces[card]) for zone in t.zones[t.markets :] for card in zone) == printed(box, 4)
    assert "civ_drama_and_poetry" in middle(t)


@pytest.mark.rules("IMP-MSETUP-03", "IMP-CARD-14", "IMP-CARD-15")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seats", [2, 3])
def test_cards_marked_for_more_players_are_left_out(box, seats):
    assert printed(box, seats).total() < printed(box, seats + 1).total()
    for seed in range(5):
        t = deal(seats, seed, commons=box).table
        faces = [t.faces[card] for zone in t.zones[t.markets :] for card in zone]
        assert Counter(group(face) for face in faces) == printed(box, seats)
        marked = of_box("classics") | of_box("legends")
        marked -= of_box("classics", seats) | of_box("legends", seats)
        assert not marked & {IDS[face] for face in faces}


@pytest.mark.rules("IMP-MSETUP-05", "IMP-MSETUP-06")
def test_eight_unseen_fame_cards_lie_on_king_of_kings_side_a():
    orders = set()
    for seed in range(5):
        match = deal(4, seed)
        t = match.table
        assert [IDS[t.faces[card]] for card in t.king] == ["fam_king_of_kings_a"]
        assert sorted(IDS[t.faces[c]] for c in t.fame) == sorted(
            IDS[copy.face]
            for copy in COMMONS
            if copy.box == "classics" and SUIT[copy.face] & FAME and copy.code < "1FAM9"
        )
        orders.add(tuple(t.faces[card] for card in t.fame))
        assert {card["card"] for card in match.view(0)["fame"]} == {None}
    assert len(orders) == 5


@pytest.mark.rules("IMP-MSETUP-07", "IMP-MSETUP-08")
@pytest.mark.parametrize(("seats", "left", "gone"), [(3, 7, 1), (2, 6, 2)])
def test_with_fewer_players_fame_cards_are_removed_unseen(seats, left, gone):
    match = deal(seats)
    assert (len(match.table.fame), len(match.table.removed)) == (left, gone)
    for seat in (0, None):
        assert [card["card"] for card in match.view(seat)["removed"]] == [None] * gone
        redeals = [match.redealt(seat, seed).table for seed in range(20)]
        assert len({t.faces[t.removed[0]] for t in redeals}) > 3


@pytest.mark.rules("IMP-MSETUP-09", "IMP-MSETUP-10", "IMP-MSETUP-11")
@pytest.mark.parametrize(("deck", "suit"), [(0, "region"), (1, "uncivilised"), (2, "civilised")])
def test_the_small_decks_are_drawn_by_chance_and_lie_face_down(deck, suit):
    found = set()
    for seed in range(30):
        match = deal(3, seed)
        t = match.table
        assert {group(t.faces[card]) for card in t.decks[deck]} == {suit}
        assert {card["card"] for card in match.view(0)["decks"][deck]} == {None}
        found |= {IDS[t.faces[card]] for card in t.decks[deck]}
    assert found == {name for name in of_box("classics", 3) if name.startswith(suit[:3])}


@pytest.mark.rules("IMP-MSETUP-18", "IMP-MSETUP-19")
def test_chance_names_the_starting_player():
    starters = set()
    for seed in range(20):
        match = deal(3, seed)
        first = match.view(None)["first"]
        for _ in range(3):
            match.answer("side b")
        assert match.choice.seat == first
        starters.add(first)
    assert starters == {0, 1, 2}


# --- both boxes


@pytest.mark.rules("IMP-MIX-01")
def test_nations_of_both_boxes_sit_at_one_table():
    assert deal(nations=("romans", "qin")).view(None)["nations"] == ["romans", "qin"]
    met = {nation for seed in range(40) for nation in deal(4, seed, nations=()).view(None)["nations"]}
    assert len(met) == 16


@pytest.mark.rules("IMP-MIX-02", "IMP-MIX-03")
@pytest.mark.parametrize(
    ("box", "other", "nations"),
    [("legends", "classics", ("celts", "vikings")), ("classics", "legends", ("qin", "minoans"))],
)
def test_the_market_comes_from_one_box_but_for_replaced_tributaries(box, other, nations):
    t = deal(commons=box, nations=nations).table
    strangers = [name for name in middle(t) if name not in of_box(box)]
    assert len(strangers) == 2
    assert set(strangers) <= {name for name in of_box(other) if name.startswith("tri_")}
    assert not {f"tri_{nation}" for nation in nations} & set(middle(t))


@pytest.mark.rules("IMP-MIX-04", "IMP-MIX-05")
def test_a_replacement_fits_the_number_of_players_and_the_nations():
    found = set()
    for seed in range(60):
        t = deal(2, seed, commons="legends", nations=("celts", "egyptians")).table
        found |= tributaries(t) - of_box("legends")
    refused = {"tri_mauryans", "tri_olmecs", "tri_egyptians"}  # marked 4, marked 3+, a nation at the table
    assert found == {name for name in of_box("classics") if name.startswith("tri_")} - refused


@pytest.mark.rules("IMP-MIX-06")
def test_a_tributary_that_is_left_out_anyway_is_not_replaced():
    t = deal(2, commons="classics", nations=("mauryans", "romans")).table
    assert tributaries(t) == {name for name in of_box("classics", 2) if name.startswith("tri_")}
    assert len(t.decks[3]) == main_deck("classics", 2, small=5)

"""Set-up, factions, the frame of the rounds."""

import pytest

import kronika
from kronika.engine.errors import BadSetup, IllegalAnswer
from kronika.games.settlers.data import DECKS, PRINTED
from kronika.games.settlers.scenario import RANDOM_FACTIONS as RANDOM
from kronika.testing.runner import decisions, random_game


def new(seats=2, seed=1, **options):
    return kronika.new("settlers", seats, seed, options or RANDOM)


def cards_of(view, zone, seat):
    return [card["back"] for card in view[zone][seat]]


@pytest.mark.rules("SET-SETUP-01")
def test_one_to_four_players_and_one_plays_solo():
    with pytest.raises(BadSetup, match="1 to 4 seats, not 5"):
        new(5)
    assert new(1).view(0)["solo"] is not None
    assert all(new(seats).view(0)["solo"] is None for seats in (2, 3, 4))


@pytest.mark.rules("SET-SETUP-02", "SET-SETUP-07", "SET-SETUP-08")
def test_a_game_begins_in_round_one_without_points_and_goods():
    for seats in (1, 2, 3, 4):
        view = new(seats).view(None)
        assert view["round"] == 1
        assert all(not any(goods.values()) for goods in view["goods"])


@pytest.mark.rules("SET-SETUP-03", "SET-SETUP-05")
def test_decks_are_shuffled_and_nobody_sees_them():
    first, other = (new(2, seed).table for seed in (1, 2))
    assert [first.faces[card] for card in first.deck] != [other.faces[card] for card in other.deck]
    own = [card for card in range(len(first.backs)) if first.backs[card] == first.faction[0]]
    assert len(own) == len(PRINTED[first.faction[0]])
    assert [first.faces[card] for card in own] != sorted(first.faces[card] for card in own)
    view = new(2).view(0)
    assert all(card["card"] is None for zone in (view["deck"], *view["faction_deck"]) for card in zone)


@pytest.mark.rules("SET-SETUP-04")
def test_each_player_chooses_a_different_faction():
    match = new(4, 1, faction_1="choose")
    first = match.choice.seat
    assert [o.token for o in match.choice.options] == [f"faction {name}" for name in DECKS[1:5]]
    match.answer("faction roman")
    assert match.choice.seat == (first + 1) % 4
    with pytest.raises(IllegalAnswer):
        match.answer("faction roman")
    match.answer("faction japanese")
    match.answer("faction egyptian")
    view = match.view(None)
    factions = [view["factions"][(first + i) % 4] for i in range(4)]
    assert factions == ["roman", "japanese", "egyptian", "barbarian"]
    assert all(set(cards_of(view, "faction_deck", seat)) == {view["factions"][seat]} for seat in range(4))


@pytest.mark.rules("SET-SETUP-04")
def test_factions_can_be_dealt_at_random():
    seen = set()
    for seed in range(30):
        factions = new(2, seed).view(None)["factions"]
        assert len(set(factions)) == 2
        seen.update(enumerate(factions))
    assert len(seen) == 8


@pytest.mark.rules("SET-SETUP-04")
def test_factions_can_be_named_for_some_seats_and_the_others_get_different_ones():
    for seed in range(20):
        match = new(3, seed, faction_2="roman", faction_3="random")
        factions = match.view(None)["factions"]
        assert factions[:2] == [None, "roman"]
        free = [name for name in ("barbarian", "egyptian", "japanese") if name != factions[2]]
        assert len(free) == 2
        assert (match.choice.seat, [option.args[0] for option in match.choice.options]) == (0, free)
    with pytest.raises(BadSetup, match="Each player has a different faction; these are roman, roman"):
        new(2, 1, faction_1="roman", faction_2="roman")
    assert new(2, 1, faction_1="roman", faction_2="random", faction_3="roman").table.faction[0] == 2


@pytest.mark.rules("SET-SETUP-06")
def test_unused_factions_leave_the_game():
    match = new(2, 1, faction_1="choose")
    match.answer("faction barbarian")
    match.answer("faction roman")
    t = match.table
    in_play = {DECKS[t.backs[card]] for zone in t.zones if zone is not t.box for card in zone}
    assert in_play == {"common", "barbarian", "roman"}
    assert "box" not in match.view(0)


@pytest.mark.rules("SET-SETUP-09", "SET-DEF-01")
def test_there_is_one_defence_token_for_each_player_and_no_more():
    def tokens(match):
        t = match.table
        held = [t.goods[seat][6] for seat in range(3)]
        lying = sum(t.guard[c] for seat in range(3) for row in t.empire[seat] for c in row if t.backs[c] == 0)
        assert max(held) <= 1
        assert sum(held) + lying <= 3

    random_game("settlers", 3, "tokens", RANDOM, check=tokens)


@pytest.mark.rules("SET-SETUP-10")
def test_the_first_player_is_chosen_at_random():
    assert {new(4, seed).table.first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rules("SET-SETUP-11")
def test_the_starting_hand_is_two_faction_and_two_common_cards():
    for seats in (1, 2, 3, 4):
        view = new(seats).view(None)
        for seat in range(seats):
            backs = cards_of(view, "hand", seat)
            # the lookout of the first round has added one card of the own deck
            assert (backs.count("common"), backs.count(view["factions"][seat])) == (2, 3)
            assert len(backs) == 5


@pytest.mark.rules("SET-SETUP-12")
def test_starting_hands_are_drawn_in_player_order():
    t = new(3, 5).table
    order = [(t.first + i) % 3 for i in range(3)]
    drawn = [card for seat in order for card in t.hand[seat] if t.backs[card] == 0]
    commons = len(PRINTED[0])  # the common deck is the first handles, the last one on top
    assert drawn == list(range(commons - 1, commons - 7, -1))


@pytest.mark.rules("SET-ROUND-01", "SET-ROUND-02", "SET-CLEAN-01")
@pytest.mark.parametrize("seats", [2, 4])
def test_five_rounds_of_four_phases_and_no_cleanup_in_the_last(seats):
    told = []
    match = None
    for match in decisions("settlers", seats, "phases", RANDOM):
        told += [event.facts["phase"] for event in match.events if event.kind == "phase"]
    phases = ["lookout", "production", "action", "cleanup"]
    # The first lookout begins in the deal, before anybody listens.
    assert ["lookout", *told] == phases * 4 + phases[:3]
    assert match.over
    assert match.table.round == 5

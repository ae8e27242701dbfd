"""What players know of hidden cards."""

import pytest

import kronika
from kronika.games.ages.data import LEVEL
from kronika.games.ages.table import IS_EVENT
from kronika.testing import ages


@pytest.mark.rules("TTA-POLITICS-05")
def test_a_redeal_keeps_events_among_the_events():
    """Nobody but the one who prepared them knows these cards, but everybody knows that they are events."""
    game = ages(
        {"military_hand": ["rats", "legion", "raid_i", "phalanx"]},
        {"military_hand": ["heavy_cavalry", "enslave", "military_bonus_i"]},
        future=["foray", "crusades", "vast_territory_i"],
        phase="politics",
    )
    game.play("prepare rats")
    dealt = set()
    for seed in range(40):
        twin = game.match.redealt(1, seed).table
        assert all(IS_EVENT[twin.faces[card]] for card in (*twin.current, *twin.future))
        dealt.add(tuple(twin.faces[card] for card in twin.future))
    assert len(dealt) > 20
    known = game.match.redealt(0, 1).table
    assert known.faces[known.future[-1]] == game.table.faces[game.table.future[-1]]


def test_a_redeal_deals_rivals_cards_of_earlier_ages_anew():
    game = ages({}, {"military_hand": ["raid_i", "raid_ii"]}, age="II")
    twins = [game.match.redealt(0, seed).table for seed in range(40)]
    assert len({t.faces[t.military_hand[1][0]] for t in twins}) > 5
    assert len({t.faces[t.military_hand[1][1]] for t in twins}) > 5


def test_a_redealt_twin_does_not_foresee_the_decks_of_the_ages_to_come():
    """They are reshuffled when their age begins, differently each time."""

    def ages_on(match):
        """The cards of age I, as they lie once that age has begun."""
        for _ in range(2):
            match.play(next(option.code for option in match.choice.options if option.token == "end-turn"))
        t = match.table
        assert t.age == 1
        decks = [t.faces[card] for card in t.civil_deck], [t.faces[card] for card in t.military_deck]
        row = [t.faces[card] for card in t.row if LEVEL[t.faces[card]] == 1]
        return row + decks[0], decks[1]

    civil, military = ages_on(kronika.new("ages", 2, 1))
    twins = [ages_on(kronika.new("ages", 2, 1).redealt(0, seed)) for seed in range(3)]
    for cards, own in ((civil, 0), (military, 1)):
        orders = [cards, *(twin[own] for twin in twins)]
        assert all(sorted(order) == sorted(cards) for order in orders)
        assert len({tuple(order) for order in orders}) == 4

"""Events that are evaluated and territories that are auctioned."""

import pytest
from tests.games.ages.helpers import OVER, past, turned_up

from kronika.testing import ages


def auction(me, *others, territory="historic_territory_i", **more):
    """The game when I have turned up a territory and may bid first."""
    return turned_up(territory, me, *others, age="I", **more)


def soldiers(number, **more):
    return {"workers": {"warriors": number}, **more}


@pytest.mark.rules("TTA-EVENT-01")
def test_an_event_is_evaluated_at_once():
    game = turned_up("development_of_science").asks("me", "action")
    game.expect(
        me={"military_hand": [], "culture": 1, "science": 2}, you={"science": 2}, table=past("development_of_science")
    )


@pytest.mark.rules("TTA-EVENT-02", "TTA-COLONY-01")
def test_a_territory_is_auctioned_among_all_players():
    game = auction(soldiers(2), soldiers(2), soldiers(1)).asks("me", "bid", ["1", "2", "done"]).refuses("bid 0")
    game.answer("done").asks("you", "bid", ["1", "2", "done"]).answer("done").asks("third", "bid", ["1", "done"])
    assert game.table.happiness == [0, 0, 0]


@pytest.mark.rules("TTA-COLONY-02", "TTA-COLONY-05", "TTA-COLONY-06")
def test_every_bid_is_higher_and_who_passes_is_out():
    game = auction(soldiers(6), soldiers(6), soldiers(6)).answer("2").refuses("bid 1", "bid 2")
    game.asks("you", "bid", ["3", "4", "5", "6", "done"]).answer("done")
    game.asks("third", "bid", ["3", "4", "5", "6", "done"]).answer("4").refuses("bid 4")
    game.asks("me", "bid", ["5", "6", "done"]).answer("5").asks("third", "bid", ["6", "done"]).answer("done")
    game.asks("me", "send", ["warriors", "done"]).answer("done")
    assert game.names(game.table.colonies[0]) == ["historic_territory_i"]
    assert game.position()["me"]["workers"]["warriors"] == 1


@pytest.mark.rules("TTA-COLONY-09", "TTA-COLONY-11")
def test_the_force_must_reach_the_bid():
    """Knights are worth 2, warriors 1; without a tactic that is all."""
    seat = {"workers": {"warriors": 2, "knights": 2}, "technologies": ["knights"]}
    game = auction(seat, soldiers(0)).asks("me", "bid", ["1", "2", "3", "4", "5", "6", "done"]).answer("3")
    game.asks("me", "send", ["warriors", "knights"]).answer("send knights")
    game.asks("me", "send", ["warriors", "knights"]).refuses("done").answer("send knights")
    game.asks("me", "send", ["warriors", "done"]).answer("done")
    assert game.names(game.table.colonies[0]) == ["historic_territory_i"]


@pytest.mark.rules("TTA-COLONY-15")
@pytest.mark.parametrize("leader", ["alexander_the_great", "napoleon_bonaparte"])
def test_what_a_leader_adds_to_the_civilization_does_not_sail(leader):
    game = auction({**soldiers(2), "leader": leader}, {})
    assert game.table.strength[0] == 4
    game.asks("me", "bid", ["1", "2", "done"])


@pytest.mark.rules("TTA-COLONY-19")
def test_the_strength_falls_by_the_units_and_their_army():
    seat = soldiers(2, tactic="fighting_band", military_hand=["rats"])
    game = ages(
        seat,
        soldiers(0),
        current=["historic_territory_i"],
        common=["fighting_band"],
        phase="politics",
    )
    assert game.table.strength[0] == 3
    game.play("prepare rats", "3")
    game.expect(
        me={
            "military_hand": [],
            "culture": 1 + 6,
            "colonies": ["historic_territory_i"],
            "workers": {"warriors": 0},
            "yellow": 20,
            "strength": 0,
            "happiness": 1,
        },
        table={**OVER, "current": ["rats"]},
    )

"""A second computation of the table agrees with the engine's: in every position of games played at random, and on
tables with what they rarely come to."""

import pytest
from tests.games.ages.oracle import busy, check, play, skilled

from kronika.games.ages.scenario import ages


@pytest.mark.parametrize(("seats", "policy"), [(2, busy), (3, busy), (4, busy), (2, skilled), (3, skilled)])
def test_the_oracle_finds_no_difference(seats, policy):
    play(seats, "suite", policy)


ARMY = {
    "technologies": ["swordsmen", "riflemen", "knights", "cannon", "rockets", "air_forces"],
    "workers": {"warriors": 3, "swordsmen": 2, "riflemen": 1, "knights": 2, "cannon": 1, "rockets": 1, "air_forces": 2},
}
CITY = {
    "technologies": [
        "theology",
        "drama",
        "opera",
        "printing_press",
        "journalism",
        "alchemy",
        "computers",
        "architecture",
    ],
    "workers": {
        "theology": 2,
        "opera": 1,
        "drama": 1,
        "journalism": 1,
        "printing_press": 1,
        "alchemy": 1,
        "computers": 2,
    },
    "tokens": {"bronze": 9, "agriculture": 3},
    "hand": ["movies", "multimedia", "monarchy"],
    "science": 9,
    "wonders": ["st_peters_basilica", "hanging_gardens", "kremlin", "great_wall"],
    "ruins": ["colossus"],
    "colonies": ["historic_territory_i"],
}
PACTS = ("scientific_cooperation", "international_tourism", "promise_of_military_protection", "trade_routes_agreement")


@pytest.mark.parametrize("tactic", ["legion", "conquistadors", "napoleonic_army", "shock_troops", "modern_army"])
@pytest.mark.parametrize("leader", ["genghis_khan", "napoleon_bonaparte", "alexander_the_great", "james_cook"])
def test_armies_fresh_and_obsolete(tactic, leader):
    check(ages({**ARMY, "tactic": tactic, "leader": leader, "wonders": ["great_wall"]}, {}, age="III").match)


@pytest.mark.parametrize(
    "leader",
    [
        *("michelangelo", "joan_of_arc", "leonardo_da_vinci", "js_bach", "william_shakespeare", "charlie_chaplin"),
        *("sid_meier", "albert_einstein", "bill_gates", "hammurabi", "moses", "maximilien_robespierre"),
    ],
)
def test_what_leaders_make_of_a_city(leader):
    row = ["michelangelo" if leader != "michelangelo" else "homer", "taj_mahal", "first_space_flight", "iron"]
    check(ages({**CITY, "leader": leader}, {}, age="III", row=row).match)


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("pact", PACTS)
def test_pacts(pact, side):
    partner = {"wonders": ["pyramids"], "science": 3, **ARMY}
    hand = ["plunder_i", "war_over_territory", "rats"]
    me = {**CITY, "pact": (pact, "you", side), "military_hand": hand}
    check(ages(me, partner, {}, age="III").match)
    check(ages(me, partner, {}, age="III", phase="politics").match)

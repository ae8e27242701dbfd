"""Technologies: of farms, mines, urban buildings and units, governments and special ones."""

from unittest.mock import ANY

import pytest
from tests.games.ages.helpers import INITIAL, turned_up

from kronika.games.ages.data import FACE
from kronika.testing import ages

# --- technologies that take workers: the price in science (None: printed on the board), in resources, and what a
# worker adds


FARMS = {
    "agriculture": (None, 2, 1),
    "irrigation": (3, 4, 2),
    "selective_breeding": (5, 6, 3),
    "mechanized_agriculture": (7, 8, 5),
}
MINES = {"bronze": (None, 2, 1), "iron": (5, 5, 2), "coal": (7, 8, 3), "oil": (9, 11, 5)}
BUILDINGS = {
    "philosophy": (None, 3, {"science_rating": 1}),
    "alchemy": (4, 6, {"science_rating": 2}),
    "scientific_method": (6, 8, {"science_rating": 3}),
    "computers": (8, 11, {"science_rating": 5}),
    "religion": (None, 3, {"culture_rating": 1, "happiness": 1}),
    "theology": (2, 5, {"culture_rating": 1, "happiness": 2}),
    "organized_religion": (4, 7, {"culture_rating": 1, "happiness": 3}),
    "printing_press": (3, 3, {"culture_rating": 1, "science_rating": 1}),
    "journalism": (6, 8, {"culture_rating": 2, "science_rating": 2}),
    "multimedia": (9, 11, {"culture_rating": 3, "science_rating": 3}),
    "drama": (3, 4, {"culture_rating": 2, "happiness": 1}),
    "opera": (7, 8, {"culture_rating": 3, "happiness": 1}),
    "movies": (10, 11, {"culture_rating": 4, "happiness": 1}),
    "bread_and_circuses": (3, 3, {"strength": 1, "happiness": 2}),
    "team_sports": (5, 5, {"strength": 2, "happiness": 3}),
    "professional_sports": (7, 8, {"strength": 3, "happiness": 4}),
}
UNITS = {
    "warriors": (None, 2, {"strength": 1}),
    "swordsmen": (4, 3, {"strength": 2}),
    "riflemen": (6, 5, {"strength": 3}),
    "modern_infantry": (10, 7, {"strength": 5}),
    "knights": (5, 3, {"strength": 2}),
    "cavalrymen": (6, 5, {"strength": 3}),
    "tanks": (9, 7, {"strength": 5}),
    "cannon": (6, 5, {"strength": 3}),
    "rockets": (8, 7, {"strength": 5}),
    "air_forces": (12, 7, {"strength": 5}),
}
ALL = {**FARMS, **MINES, **BUILDINGS, **UNITS}
PRINTED = {"science_rating": 1, "culture_rating": 0, "strength": 1, "happiness": 0}  # ratings at the start
AT_START = {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}


def in_play(card):
    return [] if card in INITIAL else [card]


@pytest.mark.card(*(card for card in ALL if card not in INITIAL))
@pytest.mark.parametrize("card", [card for card in ALL if card not in INITIAL])
@pytest.mark.rules("TTA-TECH-01", "TTA-TECH-02", "TTA-TECH-04")
def test_a_technology_is_developed_for_its_science_and_a_civil_action(card):
    science = ALL[card][0]
    game = ages(me={"hand": [card], "science": science}, age="III").play(f"develop {card}")
    game.expect(me={"hand": [], "science": 0, "civil": 3, "technologies": [*INITIAL, card]})
    ages(me={"hand": [card], "science": science - 1}, age="III").refuses(f"develop {card}")
    ages(me={"hand": [card], "science": science, "civil": 0}, age="III").refuses(f"develop {card}")


@pytest.mark.card(*ALL)
@pytest.mark.parametrize("card", ALL)
@pytest.mark.rules("TTA-BUILD-01", "TTA-BUILD-02", "TTA-BUILD-03", "TTA-BUILD-06", "TTA-TECH-13", "TTA-TECH-14")
def test_a_worker_is_placed_for_the_printed_resources_and_adds_what_is_printed(card):
    cost, given = ALL[card][1:]
    seat = {"technologies": in_play(card), "tokens": {"bronze": cost}, "blue": 5}
    added = given if isinstance(given, dict) else {}
    paid = {"military": 1} if card in UNITS else {"civil": 3}
    game = ages(me=seat, age="III").play(f"build {card}")
    game.expect(
        me={
            **{name: PRINTED[name] + number for name, number in added.items()},
            **paid,
            "unused": 0,
            "workers": {card: AT_START.get(card, 0) + 1},
            "tokens": {"bronze": 0},
            "resources": 0,
            "blue": 5 + cost,
        }
    )
    ages(me={**seat, "tokens": {"bronze": cost - 1}}, age="III").refuses(f"build {card}")
    ages(me={**seat, "unused": 0}, age="III").refuses(f"build {card}")


@pytest.mark.card(*BUILDINGS, *UNITS)
@pytest.mark.parametrize("card", [*BUILDINGS, *UNITS])
@pytest.mark.rules("TTA-STATS-02", "TTA-TECH-14", "TTA-TECH-15")
def test_every_worker_adds_what_is_printed(card):
    bare = dict.fromkeys(AT_START, 0)
    t = ages(me={"technologies": in_play(card), "workers": {**bare, card: 2}}, age="III").table
    for name in PRINTED:
        assert getattr(t, name)[0] == 2 * BUILDINGS.get(card, UNITS.get(card))[2].get(name, 0)


@pytest.mark.card(*FARMS, *MINES)
@pytest.mark.parametrize("card", [*FARMS, *MINES])
@pytest.mark.rules("TTA-TECH-11")
def test_a_farm_or_mine_puts_a_token_of_its_worth_on_the_card(card):
    bare = {"agriculture": 0, "bronze": 0}
    seat = {"technologies": in_play(card), "workers": {**bare, card: 2}, "military": 0}
    game = ages(me=seat, age="III").play("end-turn")
    t = game.table
    worth = 2 * ALL[card][2]
    assert (t.food[0], t.resources[0]) == ((worth, 0) if card in FARMS else (0, worth))
    assert (t.tokens[0][FACE[card]], t.blue[0]) == (2, 14)


@pytest.mark.card(*ALL)
@pytest.mark.parametrize(
    "family",
    [
        list(FARMS),
        list(MINES),
        list(BUILDINGS)[:4],
        list(BUILDINGS)[4:7],
        list(BUILDINGS)[7:10],
        list(BUILDINGS)[10:13],
        list(BUILDINGS)[13:],
        list(UNITS)[:4],
        list(UNITS)[4:7],
        list(UNITS)[7:9],
    ],
)
@pytest.mark.rules("TTA-UPGRADE-01", "TTA-UPGRADE-02", "TTA-UPGRADE-03", "TTA-UPGRADE-06", "TTA-TECH-10")
def test_a_worker_is_upgraded_within_the_type_for_the_difference(family):
    lowest, highest = family[0], family[-1]
    price = ALL[highest][1] - ALL[lowest][1]
    technologies = [card for card in ALL if card not in INITIAL]
    workers = {**dict.fromkeys(AT_START, 0), lowest: 1}
    seat = {"technologies": technologies, "workers": workers, "unused": 0, "tokens": {"bronze": price}, "blue": 5}
    game = ages(me=seat, age="III")
    upgrades = [option.token for option in game.match.choice.options if option.token.startswith("upgrade")]
    assert upgrades == [f"upgrade {lowest} {to}" for to in family[1:]]
    game.play(upgrades[-1])
    paid = {"military": 1} if lowest in UNITS else {"civil": 3}
    ratings = dict.fromkeys(PRINTED, ANY)
    game.expect(
        me={
            **paid,
            **ratings,
            "workers": {lowest: 0, highest: 1},
            "tokens": {"bronze": 0},
            "resources": 0,
            "blue": 5 + price,
        }
    )
    ages(me={**seat, "tokens": {"bronze": price - 1}}, age="III").refuses(upgrades[-1])


@pytest.mark.card("bread_and_circuses", "team_sports", "professional_sports")
def test_arenas_are_no_units():
    arenas = ["bread_and_circuses", "team_sports", "professional_sports"]
    seat = {"technologies": [*arenas, "communism"], "workers": {**dict.fromkeys(arenas, 1), "warriors": 1}}
    assert ages(me={**seat, "leader": "alexander_the_great"}).table.strength[0] == 1 + 2 + 3 + 1 + 1
    assert ages(me={**seat, "wonders": ["great_wall"]}).table.strength[0] == 1 + 2 + 3 + 1 + 1
    turned_up("historic_territory_i", seat).asks("me", "bid", ["1", "done"])


@pytest.mark.card(*UNITS)
@pytest.mark.rules("TTA-TECH-16")
def test_the_number_of_units_is_not_limited():
    for card in UNITS:
        seat = {"technologies": in_play(card), "workers": {card: 9}, "tokens": {"bronze": 9}}
        ages(me=seat, age="III").offers(f"build {card}")


@pytest.mark.card(*FARMS, *MINES)
@pytest.mark.rules("TTA-TECH-12")
def test_the_number_of_farms_and_mines_is_not_limited():
    for card in (*FARMS, *MINES):
        seat = {"technologies": in_play(card), "workers": {card: 9}, "tokens": {"bronze": 12}}
        ages(me=seat, age="III").offers(f"build {card}")


# --- governments: peaceful price, price of a revolution, civil actions, military actions, urban limit, what it adds

GOVERNMENTS = {
    "monarchy": (8, 2, 5, 3, 3, {}),
    "theocracy": (6, 1, 4, 3, 3, {"culture_rating": 1, "strength": 1, "happiness": 1}),
    "constitutional_monarchy": (12, 6, 6, 4, 3, {}),
    "republic": (13, 3, 7, 2, 3, {}),
    "communism": (19, 5, 7, 5, 4, {"happiness": -1}),
    "fundamentalism": (18, 7, 6, 5, 4, {"strength": 5, "science_rating": -2}),
    "democracy": (17, 9, 7, 3, 4, {"culture_rating": 3}),
}
CITIZENS = {"technologies": ["theology", "alchemy"], "workers": {"theology": 1, "alchemy": 1}}
CITIZENS_GIVE = {"science_rating": 3, "culture_rating": 1, "strength": 1, "happiness": 2}


def governed(card):
    """A player with theology and alchemy after the change from despotism."""
    _, _, civil, military, _, added = GOVERNMENTS[card]
    return {
        "hand": [],
        "science": 0,
        "technologies": [*(tech for tech in INITIAL if tech != "despotism"), *CITIZENS["technologies"], card],
        "civil_total": civil,
        "military": military,
        "military_total": military,
        **{name: CITIZENS_GIVE[name] + number for name, number in added.items()},
    }


@pytest.mark.card(*GOVERNMENTS)
@pytest.mark.parametrize("card", GOVERNMENTS)
@pytest.mark.rules("TTA-TECH-03", "TTA-TECH-06", "TTA-TECH-07", "TTA-TECH-19", "TTA-STATS-20", "TTA-STATS-22")
def test_a_government_is_introduced_peacefully(card):
    price, _, civil, *_ = GOVERNMENTS[card]
    seat = {**CITIZENS, "hand": [card], "science": price}
    game = ages(me=seat, age="III").play(f"develop {card}")
    game.expect(me={**governed(card), "civil": civil - 1}, table={"gone": ["despotism"]})
    ages(me={**seat, "science": price - 1}, age="III").refuses(f"develop {card}")


@pytest.mark.card(*GOVERNMENTS)
@pytest.mark.parametrize("card", GOVERNMENTS)
@pytest.mark.rules("TTA-REVOLUTION-01", "TTA-REVOLUTION-03", "TTA-REVOLUTION-06", "TTA-REVOLUTION-07")
def test_a_government_is_introduced_by_a_revolution(card):
    price = GOVERNMENTS[card][1]
    seat = {**CITIZENS, "hand": [card], "science": price}
    game = ages(me=seat, age="III").play(f"revolution {card}")
    game.expect(me={**governed(card), "civil": 0}, table={"gone": ["despotism"]})
    ages(me={**seat, "science": price - 1}, age="III").refuses(f"revolution {card}")
    ages(me={**seat, "civil": 3}, age="III").refuses(f"revolution {card}")


@pytest.mark.card("despotism", *GOVERNMENTS)
@pytest.mark.parametrize(
    ("card", "limit"), [("despotism", 2), *((card, numbers[4]) for card, numbers in GOVERNMENTS.items())]
)
@pytest.mark.rules("TTA-BUILD-07")
def test_the_government_limits_urban_buildings_of_a_type(card, limit):
    seat = {"technologies": ["alchemy", *in_play(card)], "tokens": {"bronze": 9}}
    one_left = {**seat, "workers": {"philosophy": limit - 2, "alchemy": 1}}
    ages(me=one_left, age="III").offers("build philosophy", "build alchemy")
    full = {**seat, "workers": {"philosophy": limit - 1, "alchemy": 1}}
    ages(me=full, age="III").refuses("build philosophy", "build alchemy").offers("build religion")


@pytest.mark.card("despotism")
def test_despotism_gives_four_civil_and_two_military_actions():
    seat = ages().position()["me"]
    assert (seat["civil_total"], seat["military_total"]) == (4, 2)


@pytest.mark.card("fundamentalism")
@pytest.mark.rules("TTA-STATS-05")
def test_fundamentalism_does_not_push_science_below_nothing():
    assert ages(me={"technologies": ["fundamentalism"]}, age="III").table.science_rating[0] == 0


# --- special technologies: the price in science and what they add

SPECIAL = {
    "code_of_laws": (6, {"civil_total": 1}),
    "justice_system": (7, {"civil_total": 1, "blue": 3}),
    "civil_service": (10, {"civil_total": 2, "blue": 3}),
    "warfare": (5, {"strength": 1, "military_total": 1}),
    "strategy": (8, {"strength": 3, "military_total": 2}),
    "military_theory": (11, {"strength": 5, "military_total": 3}),
    "cartography": (4, {"strength": 1}),
    "navigation": (6, {"strength": 2}),
    "satellites": (8, {"strength": 3}),
    "masonry": (3, {}),
    "architecture": (6, {}),
    "engineering": (9, {}),
}
SPECIAL_START = {"civil_total": 4, "military_total": 2, "strength": 1, "blue": 16}


def specialized(card, old=None):
    """What changes when the card is developed, in the place of an old one."""
    more, less = SPECIAL[card][1], SPECIAL[old][1] if old else {}
    changes = {name: number + more.get(name, 0) for name, number in SPECIAL_START.items()}
    return {
        **changes,
        "hand": [],
        "science": 0,
        "technologies": [*INITIAL, card],
        "civil": 4 - 1 + more.get("civil_total", 0),
        "military": changes["military_total"],
        "blue": 16 + more.get("blue", 0) - less.get("blue", 0),
    }


@pytest.mark.card(*SPECIAL)
@pytest.mark.parametrize("card", SPECIAL)
@pytest.mark.rules("TTA-TECH-07", "TTA-TECH-17", "TTA-STATS-15", "TTA-STATS-20")
def test_a_special_technology_works_as_soon_as_it_is_developed(card):
    price = SPECIAL[card][0]
    ages(me={"hand": [card], "science": price}, age="III").play(f"develop {card}").expect(me=specialized(card))
    ages(me={"hand": [card], "science": price - 1}, age="III").refuses(f"develop {card}")


@pytest.mark.card(*SPECIAL)
@pytest.mark.parametrize(
    ("old", "card"), [(old, card) for i, old in enumerate(SPECIAL) for card in list(SPECIAL)[i + 1 : i // 3 * 3 + 3]]
)
@pytest.mark.rules("TTA-TECH-18", "TTA-STATS-22")
def test_a_higher_special_technology_takes_the_place_of_a_lower_one_of_its_type(old, card):
    seat = {"hand": [card], "science": SPECIAL[card][0], "technologies": [old]}
    game = ages(me=seat, age="III").play(f"develop {card}")
    game.expect(me=specialized(card, old), table={"gone": [old]})


@pytest.mark.card(*SPECIAL)
@pytest.mark.parametrize(
    ("card", "higher"),
    [(old, card) for i, old in enumerate(SPECIAL) for card in list(SPECIAL)[i + 1 : i // 3 * 3 + 3]],
)
@pytest.mark.rules("TTA-TECH-05")
def test_a_lower_special_technology_that_comes_too_late_is_removed(card, higher):
    seat = {"hand": [card], "science": SPECIAL[card][0], "technologies": [higher]}
    game = ages(me=seat, age="III").play(f"develop {card}")
    civil = ages(me={"technologies": [higher]}, age="III").table.civil[0]
    game.expect(me={"hand": [], "science": 0, "civil": civil - 1}, table={"gone": [card]})


@pytest.mark.card("cartography", "navigation", "satellites")
@pytest.mark.parametrize(("card", "bonus"), [("cartography", 2), ("navigation", 3), ("satellites", 4)])
@pytest.mark.rules("TTA-STATS-14")
def test_navigation_helps_every_colonization_force_but_not_by_its_strength(card, bonus):
    bids = [*(str(bid) for bid in range(1, 1 + bonus + 1)), "done"]
    turned_up("historic_territory_i", {"technologies": [card]}).asks("me", "bid", bids)


LABS = ("philosophy", "alchemy", "scientific_method", "computers")


@pytest.mark.card("masonry", "architecture", "engineering")
@pytest.mark.parametrize(
    ("card", "prices"),
    [("masonry", (3, 5, 7, 10)), ("architecture", (3, 5, 6, 9)), ("engineering", (3, 5, 6, 8))],
)
@pytest.mark.rules("TTA-BUILD-04", "TTA-UPGRADE-04")
def test_construction_makes_urban_buildings_cheaper_by_their_level(card, prices):
    others = {"irrigation": 4, "coal": 8, "modern_infantry": 7}
    seat = {"technologies": [card, *LABS[1:], *others], "workers": {"philosophy": 0}}
    for built, price in (*zip(LABS, prices, strict=True), *others.items()):
        ages(me={**seat, "tokens": {"bronze": price}}, age="III").offers(f"build {built}")
        ages(me={**seat, "tokens": {"bronze": price - 1}}, age="III").refuses(f"build {built}")
    difference = prices[3] - prices[1]
    seat["workers"] = {"philosophy": 0, "alchemy": 1}
    ages(me={**seat, "tokens": {"bronze": difference}}, age="III").offers("upgrade alchemy computers")
    ages(me={**seat, "tokens": {"bronze": difference - 1}}, age="III").refuses("upgrade alchemy computers")


@pytest.mark.card("masonry", "architecture", "engineering")
@pytest.mark.parametrize(("card", "most"), [("masonry", 2), ("architecture", 3), ("engineering", 4)])
@pytest.mark.rules("TTA-WONDER-08")
def test_construction_builds_several_stages_with_one_civil_action(card, most):
    seat = {"technologies": [card], "unfinished": "internet", "tokens": {"bronze": 14}, "blue": 5}
    game = ages(me=seat, age="III").refuses(f"build-stages {most + 1}")
    game.offers(*(f"build-stages {number}" for number in range(1, most + 1))).play(f"build-stages {most}")
    price = sum((2, 3, 4, 3)[:most])
    game.expect(
        me={
            "civil": 3,
            "stages": most,
            "tokens": {"bronze": 14 - price},
            "resources": 14 - price,
            "blue": 5 + price - most,
        }
    )

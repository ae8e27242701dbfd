"""Territories: what a colony gives for good and once."""

import pytest
from tests.games.ages.helpers import OVER, PREPARED, past, turned_up

from kronika.testing import ages

HELPLESS = {"workers": {"warriors": 0}}  # can't bid
SENT = {"workers": {"warriors": 0}, "strength": 0, "yellow": 19}  # the only unit, back in the yellow bank
TERRITORIES = {  # what the colonist has afterwards
    "developed_territory_i": {"yellow": 20, "blue": 17, "science": 3},
    "developed_territory_ii": {"yellow": 21, "blue": 18, "science": 5},
    "historic_territory_i": {"happiness": 1, "culture": 1 + 6},
    "historic_territory_ii": {"happiness": 2, "culture": 1 + 11},
    "inhabited_territory_i": {"yellow": 19 + 2 - 1, "unused": 2},
    "inhabited_territory_ii": {"yellow": 19 + 3 - 2, "unused": 3},
    "vast_territory_i": {"yellow": 22, "tokens": {"agriculture": 3}, "food": 3, "blue": 12},
    "vast_territory_ii": {"yellow": 23, "tokens": {"agriculture": 4}, "food": 4, "blue": 11},
    "wealthy_territory_i": {"tokens": {"bronze": 5}, "resources": 5, "blue": 14},
    "wealthy_territory_ii": {"tokens": {"bronze": 9}, "resources": 9, "blue": 11},
}


def colonized(territory, me=None, **more):
    """I have colonized the territory with my only unit."""
    return turned_up(territory, me, HELPLESS, **more).answer("bid 1")


@pytest.mark.card(*TERRITORIES)
@pytest.mark.rules("TTA-COLONY-18", "TTA-COLONY-21", "TTA-COLONY-22", "TTA-COLONY-23")
@pytest.mark.parametrize(("territory", "gained"), TERRITORIES.items())
def test_a_colony_gives_something_for_good_and_something_once(territory, gained):
    game = colonized(territory)
    game.expect(
        me={**PREPARED, **SENT, "colonies": [territory], **gained},
        table={**OVER, "current": ["rats"]},
    )


@pytest.mark.card("strategic_territory_i", "strategic_territory_ii")
@pytest.mark.rules("TTA-COLONY-24")
@pytest.mark.parametrize(
    ("territory", "strength", "cards"), [("strategic_territory_i", 2, 3), ("strategic_territory_ii", 4, 5)]
)
def test_a_strategic_territory_gives_strength_and_military_cards_beyond_the_limit(territory, strength, cards):
    game = colonized(territory)
    deck = game.before["table"]["military_deck"]
    game.expect(
        me={**PREPARED, **SENT, "colonies": [territory], "strength": strength, "military_hand": deck[:cards]},
        table={**OVER, "current": ["rats"], "military_deck": cards},
    )


@pytest.mark.card("strategic_territory_i", "strategic_territory_ii")
@pytest.mark.rules("TTA-COLONY-25")
@pytest.mark.parametrize("territory", ["strategic_territory_i", "strategic_territory_ii"])
def test_in_age_iv_a_strategic_territory_brings_no_cards(territory):
    game = colonized(territory, age="IV", last_round=9)
    assert game.table.military_hand[0] == []
    assert game.position()["me"]["colonies"] == [territory]


# --- first what is for good


@pytest.mark.card("inhabited_territory_i", "inhabited_territory_ii")
@pytest.mark.rules("TTA-COLONY-20")
def test_the_population_can_come_from_the_yellow_tokens_of_the_colony():
    game = colonized("inhabited_territory_ii", {"yellow": 0})
    assert (game.table.yellow[0], game.table.unused[0]) == (0 + 1 + 3 - 2, 1 + 2)


@pytest.mark.card("vast_territory_i", "vast_territory_ii")
@pytest.mark.rules("TTA-COLONY-20")
@pytest.mark.parametrize("territory", ["vast_territory_i", "vast_territory_ii"])
def test_the_blue_token_is_lost_before_the_food_comes(territory):
    game = colonized(territory, {"blue": 2})
    assert (game.table.blue[0], game.table.food[0]) == (0, 1)


@pytest.mark.card("vast_territory_i")
def test_with_an_empty_bank_a_vast_territory_takes_a_token_from_a_farm_or_mine():
    game = colonized("vast_territory_i", {"blue": 0, "tokens": {"agriculture": 1, "bronze": 1}})
    game.asks("me", "lose-token", ["agriculture", "bronze"]).answer("bronze")
    assert (game.table.food[0], game.table.resources[0]) == (1, 0)


@pytest.mark.card("wealthy_territory_i", "wealthy_territory_ii")
@pytest.mark.rules("TTA-COLONY-20")
@pytest.mark.parametrize(("territory", "tokens"), [("wealthy_territory_i", 3), ("wealthy_territory_ii", 4)])
def test_the_resources_can_be_put_on_the_blue_tokens_of_the_colony(territory, tokens):
    game = colonized(territory, {"blue": 0})
    assert (game.table.blue[0], game.table.resources[0]) == (0, tokens)


@pytest.mark.card("historic_territory_i", "historic_territory_ii")
@pytest.mark.rules("TTA-APPENDIX-23")
@pytest.mark.parametrize(("territory", "faces"), [("historic_territory_i", 1), ("historic_territory_ii", 2)])
def test_the_basilica_adds_a_face_to_a_historic_territory(territory, faces):
    basilica = {"wonders": ["st_peters_basilica"]}
    with_colony = ages(basilica | {"colonies": [territory]}).table.happiness[0]
    assert with_colony - ages(basilica).table.happiness[0] == faces + 1


# --- losing a colony

LOST = {
    "developed_territory_ii": {"yellow": 16, "blue": 14},
    "historic_territory_ii": {"happiness": 0},
    "inhabited_territory_ii": {"yellow": 15},
    "strategic_territory_ii": {"strength": 0},
    "vast_territory_ii": {"yellow": 14, "blue": 17},
    "wealthy_territory_ii": {"blue": 12},
}


@pytest.mark.card(*LOST)
@pytest.mark.rules("TTA-COLONY-26")
@pytest.mark.parametrize(("territory", "left"), LOST.items())
def test_a_lost_colony_takes_along_what_it_gave_for_good(territory, left):
    game = turned_up("independence_declaration", {"workers": {"warriors": 5}}, {**HELPLESS, "colonies": [territory]})
    game.expect(
        me=PREPARED,
        you={"colonies": [], **left},
        table={**past("independence_declaration"), "discarded": [territory]},
    )

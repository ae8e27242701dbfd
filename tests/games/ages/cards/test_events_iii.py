"""Events of age III: the impacts."""

import pytest
from tests.games.ages.helpers import PREPARED, past, turned_up

from kronika.testing import ages


def impact(what, me=None, you=None, third=None, fourth=None, *, scores, **more):
    """The event is turned up and scores so much for each seat; nothing else changes."""
    card = f"impact_of_{what}"
    seats = [dict(seat or {}) for seat in (me, you, third, fourth)][: len(scores)]
    game = turned_up(card, *seats, age="III", **more)
    names = ("you", "third", "fourth")
    others = {name: {"culture": number} for name, number in zip(names, scores[1:], strict=False)}
    game.expect(me={**PREPARED, "culture": 1 + scores[0]}, **others, table=past(card))


# --- production


@pytest.mark.card("impact_of_agriculture")
def test_impact_of_agriculture_scores_food_production_and_a_surplus():
    farmer = {"technologies": ["irrigation"], "workers": {"agriculture": 1, "irrigation": 2}}
    impact("agriculture", {**farmer, "yellow": 17}, {**farmer, "yellow": 1}, {"yellow": 9}, scores=[9, 5 + 4, 2])


@pytest.mark.card("impact_of_agriculture")
def test_impact_of_agriculture_counts_the_food_of_a_pact_and_not_what_is_stored():
    impact(
        "agriculture",
        {"yellow": 9, "tokens": {"agriculture": 9}},
        {"pact": ("international_trade_agreement", "me"), "yellow": 9},
        {"yellow": 9},
        scores=[3 + 4, 2, 2],
    )


@pytest.mark.card("impact_of_industry")
@pytest.mark.rules("TTA-APPENDIX-22")
def test_impact_of_industry_scores_mines_alone():
    mines = {"technologies": ["iron", "computers"], "workers": {"iron": 1, "computers": 2}, "yellow": 17}
    impact(
        "industry",
        {**mines, "leader": "bill_gates"},
        {"pact": ("acceptance_of_supremacy", "third")},
        {"wonders": ["transcontinental_railroad"]},
        scores=[4, 2, 3],
    )


@pytest.mark.card("impact_of_balance")
def test_impact_of_balance_scores_twice_the_lowest_production():
    cultured = {"workers": {"religion": 2, "philosophy": 3, "agriculture": 3, "bronze": 4}}
    impact("balance", cultured, {}, {"workers": {"religion": 2}}, scores=[4, 0, 2])


@pytest.mark.card("impact_of_balance")
@pytest.mark.parametrize("lowest", ["philosophy", "religion", "agriculture", "bronze"])
def test_impact_of_balance_looks_at_all_four_productions(lowest):
    workers = dict.fromkeys(("philosophy", "religion", "agriculture", "bronze"), 2)
    impact("balance", {"workers": workers}, {"workers": workers | {lowest: 1}}, scores=[4, 2])


@pytest.mark.card("impact_of_balance")
def test_impact_of_balance_counts_pacts():
    workers = {"workers": {"philosophy": 2, "religion": 2, "bronze": 1}}
    impact("balance", {**workers, "pact": ("international_trade_agreement", "third")}, workers, {}, scores=[4, 2, 0])


# --- buildings and units


@pytest.mark.card("impact_of_architecture")
def test_impact_of_architecture_scores_the_levels_of_urban_buildings():
    city = {
        "technologies": ["alchemy", "opera", "movies", "iron", "riflemen"],
        "workers": {"alchemy": 2, "opera": 1, "movies": 1, "iron": 3, "riflemen": 1},
    }
    impact("architecture", city, {}, scores=[2 + 2 + 3, 0])


@pytest.mark.card("impact_of_competition")
def test_impact_of_competition_scores_the_levels_of_units_and_arenas():
    fighters = {
        "technologies": ["swordsmen", "cavalrymen", "air_forces", "team_sports", "alchemy"],
        "workers": {"swordsmen": 2, "cavalrymen": 1, "air_forces": 1, "team_sports": 1, "alchemy": 1},
    }
    impact("competition", fighters, {"workers": {"warriors": 5}}, scores=[2 + 2 + 3 + 2, 0])


@pytest.mark.card("impact_of_variety")
def test_impact_of_variety_scores_kinds_of_units_urban_buildings_and_special_technologies():
    varied = {
        "technologies": ["swordsmen", "knights", "drama", "opera", "alchemy", "masonry", "warfare"],
        "workers": {"swordsmen": 1, "drama": 1, "opera": 1, "alchemy": 1},
    }
    impact("variety", varied, {"workers": {"warriors": 0}}, scores=[2 * (1 + 2 + 2), 2])


# --- cards in play


@pytest.mark.card("impact_of_colonies")
def test_impact_of_colonies_scores_three_for_each():
    impact("colonies", {"colonies": ["historic_territory_i", "vast_territory_ii"]}, {}, scores=[6, 0])


@pytest.mark.card("impact_of_progress")
def test_impact_of_progress_scores_the_government_and_special_technologies():
    modern = {"technologies": ["democracy", "architecture", "code_of_laws", "iron"], "hand": ["strategy"]}
    impact("progress", modern, {}, scores=[2 * (3 + 2 + 1), 0])


@pytest.mark.card("impact_of_technology")
def test_impact_of_technology_scores_level_iii_technologies_in_play():
    modern = {"technologies": ["democracy", "civil_service", "oil", "coal"], "hand": ["computers"]}
    impact("technology", modern, {"technologies": ["iron"]}, scores=[12, 0])


@pytest.mark.card("impact_of_wonders")
@pytest.mark.rules("TTA-APPENDIX-28")
def test_impact_of_wonders_scores_old_wonders_more_and_ruins_too():
    impact(
        "wonders",
        {"wonders": ["pyramids", "great_wall", "kremlin", "hollywood"], "unfinished": "internet"},
        {"ruins": ["colossus"]},
        scores=[5 + 4 + 3 + 2, 5],
    )


# --- people and actions


@pytest.mark.card("impact_of_government")
def test_impact_of_government_scores_all_actions_spent_or_not():
    impact(
        "government",
        {"technologies": ["monarchy", "code_of_laws"], "civil": 1, "military": 0},
        {"wonders": ["pyramids"]},
        scores=[2 * 6 + 3, 2 * 5 + 2],
    )


@pytest.mark.card("impact_of_happiness")
def test_impact_of_happiness_scores_faces_less_discontent_workers():
    impact("happiness", {"workers": {"religion": 2}}, {"workers": {"religion": 2}, "yellow": 10}, scores=[4, 2])


@pytest.mark.card("impact_of_happiness")
def test_impact_of_happiness_scores_sixteen_at_most():
    arenas = {"technologies": ["professional_sports"], "workers": {"professional_sports": 3}}
    impact("happiness", arenas, {}, scores=[16, 0])


@pytest.mark.card("impact_of_happiness")
def test_impact_of_happiness_can_cost_culture():
    game = turned_up("impact_of_happiness", {}, {"yellow": 10, "culture": 9}, age="III")
    game.expect(me=PREPARED, you={"culture": 3}, table=past("impact_of_happiness"))


@pytest.mark.card("impact_of_population")
def test_impact_of_population_scores_content_workers_beyond_ten():
    crowd = {"unused": 3, "workers": {"agriculture": 5, "bronze": 3}}  # and 1 each on philosophy and warriors
    impact("population", crowd, {**crowd, "yellow": 12}, {}, scores=[6, 2, 0])


# --- ranks


@pytest.mark.card("impact_of_science", "impact_of_strength")
@pytest.mark.parametrize(("what", "card"), [("science", "philosophy"), ("strength", "warriors")])
def test_impacts_by_rank(what, card):
    first, second, third, last = ({"workers": {card: number}} for number in (4, 3, 2, 1))
    impact(what, last, first, scores=[0, 10])
    impact(what, second, last, first, scores=[7, 0, 14])
    impact(what, second, last, first, third, scores=[10, 0, 15, 5])


@pytest.mark.card("impact_of_science", "impact_of_strength")
@pytest.mark.rules("TTA-EVENT-04")
@pytest.mark.parametrize("what", ["science", "strength"])
def test_ranks_are_never_shared(what):
    impact(what, {}, {}, {}, scores=[14, 7, 0])


# --- the end of the game

LAST = {"age": "IV", "round": 9, "last_round": 9, "active": "you", "phase": "actions"}


@pytest.mark.card("impact_of_strength", "impact_of_colonies")
@pytest.mark.rules("TTA-END-04", "TTA-EVENT-06")
def test_impacts_that_are_left_are_scored_at_the_end_and_the_starting_player_wins_ties():
    game = ages(
        {"colonies": ["historic_territory_i"]},
        {},
        current=["impact_of_strength", "national_pride"],
        future=["impact_of_colonies"],
        **LAST,
    ).play("end-turn")
    game.wins("me")
    assert game.table.culture == [10 + 3, 0]
    lines = dict(game.match.result.lines[0])
    assert (lines["final"], lines["events"]) == (13, 0)

"""Gaining and paying."""

import pytest

from kronika.games.imperium.data import IDS, WORTH
from kronika.games.imperium.moves import gain, place_tokens
from kronika.games.imperium.moves.tokens import gain_haul
from kronika.games.imperium.setup import market_copies
from kronika.testing import imperium


@pytest.mark.rules("IMP-GAIN-01")
def test_tokens_come_from_the_common_supply():
    """Nobody else loses any."""
    game = imperium(me={"hand": ["tri_assyrians", "fam_independent"]}, tokens={"unc_elders": {"population": 1}})
    game.play("play tri_assyrians", "play fam_independent")
    game.expect(me={"hand": [], "discard": ["tri_assyrians", "fam_independent"], "materials": 6, "population": 5})


@pytest.mark.rules("IMP-GAIN-02")
def test_the_common_supply_never_runs_out():
    table = imperium().table
    for seat in (0, 1):
        for _ in range(500):
            gain(table, seat, materials=1, population=1, progress=1)
    assert (table.materials, table.population, table.progress) == ([503, 503], [502, 502], [501, 501])


@pytest.mark.rules("IMP-GAIN-02")
def test_tokens_on_a_card_never_run_into_each_other():
    """Qin can put population on one market card for thousands of rounds."""
    table = imperium().table
    card = table.market[0][0]
    for _ in range(3):
        place_tokens(table, 0, card, materials=2000, population=3000, progress=4000)
    gain_haul(table, 0, table.tokens[card])
    assert (table.materials[0], table.population[0], table.progress[0]) == (6003, 9002, 12001)


@pytest.mark.rules("IMP-PAY-06", "IMP-PAY-05")
@pytest.mark.parametrize(
    ("materials", "progress", "left"), [(0, 2, (0, 0)), (1, 2, (0, 1)), (2, 1, (1, 0)), (3, 1, (0, 1))]
)
def test_nothing_is_given_back_when_progress_pays_more_than_needed(materials, progress, left):
    """Diplomacy costs 3 materials: without any, two progress are paid, though they are worth 4."""
    game = imperium(me={"hand": ["unc_diplomacy"], "materials": materials, "progress": progress})
    game.play("play unc_diplomacy", "deck tributary")
    assert (game.table.materials[0], game.table.progress[0]) == left


@pytest.mark.rules("IMP-PAY-05")
@pytest.mark.parametrize(("answer", "left"), [("3 0", (0, 2)), ("1 1", (2, 1)), ("0 2", (3, 0))])
def test_anybody_may_pay_progress_in_place_of_materials(answer, left):
    """Diplomacy costs 3 materials: the usual way, without progress, is the first option."""
    game = imperium(me={"hand": ["unc_diplomacy"], "materials": 3, "progress": 2}, payments=True)
    game.play("play unc_diplomacy").asks("me", "pay-materials", ["3 0", "1 1", "0 2"])
    assert game.match.choice.options[0].token == "pay-materials 3 0"
    game.play(f"pay-materials {answer}", "deck tributary")
    assert (game.table.materials[0], game.table.progress[0]) == left


@pytest.mark.rules("IMP-PAY-04")
def test_anybody_may_pay_progress_in_place_of_population():
    game = imperium(me={"hand": ["mac_conquer"], "population": 1, "progress": 2}, payments=True)
    game.play("play mac_conquer", "acquire").asks("me", "pay-population", ["1 1", "0 2"])
    game.answer("pay-population 0 2").asks("me", "acquire")
    assert (game.table.population[0], game.table.progress[0]) == (1, 0)


@pytest.mark.rules("IMP-PAY-04", "IMP-PAY-05")
@pytest.mark.parametrize(
    ("answer", "left"), [("0 0", (1, 1, 2)), ("0 1", (3, 1, 1)), ("1 0", (1, 2, 1)), ("1 1", (3, 2, 0))]
)
def test_a_price_of_both_kinds_is_asked_for_once(answer, left):
    """Jomsviking costs 2 materials and 1 population."""
    game = imperium(me={"nation": "vikings", "hand": ["vik_jomsviking"], "progress": 2}, payments=True)
    game.play("play vik_jomsviking").asks("me", "pay-both", ["0 0", "0 1", "1 0", "1 1"])
    game.answer(f"pay-both {answer}").asks("me", "acquire")
    assert (game.table.materials[0], game.table.population[0], game.table.progress[0]) == left


@pytest.mark.rules("IMP-PAY-04", "IMP-PAY-05")
@pytest.mark.parametrize("short", [{"progress": 0}, {"materials": 0, "progress": 2}])
def test_nothing_is_asked_where_there_is_one_way_to_pay(short):
    game = imperium(me={"hand": ["unc_diplomacy"], **short}, payments=True)
    game.play("play unc_diplomacy").asks("me", "break-through")


@pytest.mark.rules("IMP-PAY-04", "IMP-PAY-05")
@pytest.mark.parametrize("box", ["classics", "legends"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("token", ["materials", "population"])
def test_in_every_match_it_can_matter_which_tokens_are_kept(box, players, token):
    """A market card that anybody can acquire scores them: that is why `pay` always asks."""
    counting = [
        IDS[copy.face] for copy in market_copies(box, players) if any(of == token for *_, of in WORTH[copy.face].parts)
    ]
    assert counting


@pytest.mark.rules("IMP-GAIN-03")
def test_actions_can_be_more_than_three():
    game = imperium(me={"hand": ["car_berbers"] * 4, "play": ["unc_mysticism"]}).play("exhaust unc_mysticism")
    game.expect(me={"actions": 4, "exhausts": 4, "exhausted": ["unc_mysticism"]})
    game.play(*["play car_berbers"] * 4)
    game.expect(me={"hand": [], "discard": ["car_berbers"] * 4, "population": 10, "actions": 0})

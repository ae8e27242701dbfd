"""The deal must not be computable from what people see, and the attack must be one that works where it can.

Matches used to be dealt by the quick generator: a spectator without a login could compute every hidden card and every
later draw. The same attack is made here on both.
"""

from math import log2

import pytest
from tests.attack.lattice import SIZE, recover
from tests.attack.spectator import observations, watch

from kronika.engine.dice import BLAKE2B, Dice
from kronika.engine.match import Match
from kronika.engine.table import Table
from kronika.games import game

OPTIONS = {
    "ages": {},
    "settlers": {},
    "innovation": {},
    "cultures": {"civilization_1": "rome", "civilization_2": "persia"},
    "imperium": {"nation_1": "romans", "nation_2": "celts"},
}
OLD = ""


def attack(game_id: str, seed: int | str, dealer: str, places_known: bool = False) -> tuple[Match, int | None]:
    """The match at its start, and the state of the generator as far as it can be computed."""
    start, seen = watch(game_id, 2, seed, OPTIONS[game_id], dealer, places_known)
    return start, recover(observations(game_id, 2, OPTIONS[game_id], seen))


def foretold(game_id: str, state: int) -> Table:
    """The table that a state of the quick generator deals."""
    chance = Dice(0)
    chance.state = state
    return game(game_id).deal(2, game(game_id).check_options(OPTIONS[game_id]), chance)


@pytest.mark.parametrize("game_id", ["ages", "settlers"])
@pytest.mark.parametrize("seed", range(5))
def test_a_spectator_computes_the_whole_deal_of_the_old_generator(game_id: str, seed: int) -> None:
    start, state = attack(game_id, f"old/{seed}", OLD)
    assert state is not None
    table = foretold(game_id, state)
    assert table.faces == start.table.faces
    real = start.table.copy()
    assert [table.roll(1000) for _ in range(100)] == [real.roll(1000) for _ in range(100)]


@pytest.mark.parametrize(("game_id", "seed"), [("cultures", 0), ("cultures", 1), ("innovation", 0)])
def test_where_hands_hide_the_order_of_the_draws_it_takes_better_eyes(game_id: str, seed: int) -> None:
    """In these games cards go from a pile into a hand before they are shown."""
    start, state = attack(game_id, f"s{seed}", OLD, places_known=True)
    assert state is not None
    assert foretold(game_id, state).faces == start.table.faces
    assert attack(game_id, f"s{seed}", OLD)[1] is None


def test_imperium_shows_too_little_of_any_one_shuffle() -> None:
    """Its market piles are cut from larger ones: what is seen of them are the last few steps of a shuffle."""
    _, seen = watch("imperium", 2, "old", OPTIONS["imperium"], OLD, places_known=True)
    given_away = observations("imperium", 2, OPTIONS["imperium"], seen)
    assert sum(log2(SIZE / (high - low)) for _, low, high in given_away) < 64


@pytest.mark.parametrize("game_id", OPTIONS)
def test_nothing_is_computed_from_what_the_dealer_shows(game_id: str) -> None:
    assert attack(game_id, "new", BLAKE2B, places_known=True)[1] is None

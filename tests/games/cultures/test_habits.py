"""Games that contain what no person would do, and games that don't."""

from kronika.testing import cultures

LAST = {"round": 7, "plays": 4}
RICH = {"hand": ["rome_forum", "rome_colosseum"], "coins": 19}
ARMED = {"army": ["rome_castra", "rome_forum"], "hand": []}
IDLE = {"hand": []}


def test_coins_that_buy_nothing_any_more() -> None:
    assert cultures(me=RICH, **LAST).oddities("coins rome_forum") == {(0, "useless-coins"): 1}
    assert cultures(me=RICH, **LAST).oddities("build rome_forum") == {}
    assert cultures(me={**RICH, "coins": 0}, **LAST).oddities("coins rome_forum") == {}, "it can't build"
    earlier = {**LAST, "plays": 2}
    assert cultures(me=RICH, **earlier).oddities("coins rome_forum") == {}, "the coins may still buy something"


def test_the_last_province_is_given_away() -> None:
    end = {"phase": "province", "round": 7}
    assert cultures(ARMED, IDLE, row=["maghreb"], **end).oddities("decline") == {(0, "given-away"): 1}
    assert cultures(ARMED, IDLE, row=["gaul"], **end).oddities("decline") == {}, "it is worth no points"
    before = {**end, "round": 6}
    assert cultures(ARMED, IDLE, row=["maghreb", "gaul"], **before).oddities("decline") == {}, "the army waits"

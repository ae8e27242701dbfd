"""Games that contain what no person would do, and games that don't."""

from kronika.testing import imperium

THREE_REGIONS = ["reg_jungle"] * 3


def test_actions_that_are_left_over() -> None:
    assert imperium(me={"hand": ["car_berbers"]}).oddities("end") == {(0, "idle"): 1}
    assert imperium(me={"hand": ["car_berbers"], "actions": 0}).oddities("end") == {}
    assert imperium(me={"hand": []}).oddities("end") == {}
    assert imperium(me={"hand": ["car_berbers"]}).oddities("play car_berbers", "end") == {}


def test_points_that_were_there_for_the_taking_in_the_last_round() -> None:
    seat = {"hand": ["mac_glory"], "play": THREE_REGIONS}
    assert imperium(me=seat, fame=[], last_round=3).oddities("end") == {(0, "idle"): 1, (0, "unscored"): 1}
    assert imperium(me=seat, fame=[], last_round=4).oddities("end") == {(0, "idle"): 1}
    without = {"hand": ["car_berbers"]}  # it gives population only
    assert imperium(me=without, last_round=3).oddities("end") == {(0, "idle"): 1}

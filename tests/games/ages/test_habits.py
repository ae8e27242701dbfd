"""Games that contain what no person would do, and games that don't."""

from kronika.testing import ages

BUSY = {"civil": 0, "military": 0}
LAST = {"round": 5, "last_round": 5, "age": "IV"}
TO_ME_AGAIN = ("end-turn", "end-turn", "end-turn")


def test_a_unit_that_is_built_and_disbanded_in_the_same_turn() -> None:
    seat = {"tokens": {"bronze": 4}, "civil": 0, "military": 2}
    assert ages(seat).oddities("build warriors", "disband warriors") == {(0, "undone"): 1}
    assert ages({**seat, "workers": {"warriors": 1}}).oddities("disband warriors", "build warriors") == {}


def test_a_building_that_is_destroyed_at_once_and_one_that_is_destroyed_later() -> None:
    seat = {"tokens": {"bronze": 3}, "civil": 2}
    assert ages(seat, BUSY).oddities("build religion", "destroy religion") == {(0, "undone"): 1}
    seat["civil"] = 1
    later = ages(seat, {}).oddities("build religion", "end-turn", "end-turn", "pass", "destroy religion")
    assert (0, "undone") not in later


def test_a_pact_that_is_offered_again_to_who_refused_it() -> None:
    seats = ({"military_hand": ["peace_treaty"]}, {}, {})
    again = ages(*seats, phase="politics", age="III")
    counts = again.oddities("offer peace_treaty 2", "refuse", *TO_ME_AGAIN, "offer peace_treaty 2")
    assert counts[0, "repeated-offer"] == 1
    another = ages(*seats, phase="politics", age="III")
    counts = another.oddities("offer peace_treaty 2", "refuse", *TO_ME_AGAIN, "offer peace_treaty 1")
    assert (0, "repeated-offer") not in counts


def test_civil_actions_that_are_left_over() -> None:
    seat = {"tokens": {"bronze": 3}, "civil": 1}
    assert ages(seat, BUSY).oddities("end-turn") == {(0, "idle"): 1}
    assert ages({**seat, "civil": 0}, BUSY).oddities("end-turn") == {}
    assert ages({**seat, "unused": 0}, BUSY).oddities("end-turn") == {}, "nothing but taking down is left"
    with_units_only = {"tokens": {"bronze": 2}, "civil": 0, "military": 1}
    assert ages(with_units_only, BUSY).oddities("end-turn") == {}


def test_culture_that_was_there_for_the_taking() -> None:
    """A temple of the last turn still gives its culture in the production."""
    seat = {"tokens": {"bronze": 3}, "civil": 1}
    assert ages(seat, BUSY, **LAST).oddities("end-turn") == {(0, "idle"): 1, (0, "unscored"): 1}
    assert (0, "unscored") not in ages(seat, BUSY, **LAST).oddities("build religion", "end-turn")
    assert (0, "unscored") not in ages(seat, BUSY, **{**LAST, "last_round": 6}).oddities("end-turn")

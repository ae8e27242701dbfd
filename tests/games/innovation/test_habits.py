"""Games that contain what no person would do, and games that don't."""

from kronika.testing import innovation

FIVE = [2, 3, 4, 5, 6]  # one achievement short of victory


def test_a_dogma_that_changes_nothing_is_in_vain() -> None:
    assert innovation(me={"board": ["agriculture"]}).oddities("dogma agriculture") == {(0, "in-vain"): 1}
    declined = innovation(me={"board": ["agriculture"], "hand": ["tools"]})
    assert declined.oddities("dogma agriculture", "done") == {(0, "in-vain"): 1}
    used = innovation(me={"board": ["agriculture"], "hand": ["tools"]})
    assert used.oddities("dogma agriculture", "return tools") == {}
    assert innovation(me={"board": ["agriculture"]}).oddities("draw") == {}


def test_a_victory_that_nobody_claims_is_counted() -> None:
    me = {"board": ["coal"], "score": ["canning", "fission"], "achievements": FIVE}
    assert innovation(me=me, you={"board": ["oars"]}).oddities("draw", "achieve 1") == {(0, "unclaimed"): 1}
    me["achievements"] = FIVE[:-1]
    assert innovation(me=me, you={"board": ["oars"]}).oddities("draw", "achieve 1") == {}

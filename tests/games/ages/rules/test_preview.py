"""What the end of a turn is said to bring is what it brings."""

from random import Random

import pytest

from kronika.engine.match import Match
from kronika.games import game
from kronika.games.ages.rules import flow
from kronika.games.ages.rules.preview import end_of_turn
from kronika.testing import ages


def test_preview_is_what_happens(monkeypatch):
    production = flow.production
    seen = []

    def watched(t, you):
        preview = end_of_turn(t, you)
        before = stock(t, you)
        production(t, you)
        after = stock(t, you)
        gained = {name: after[name] - before[name] for name in before}
        assert {name: preview[name] for name in ("science", "food", "resources")} == {
            name: gained[name] for name in ("science", "food", "resources")
        }
        assert preview["blue"] == after["blue"]
        made = preview["culture"] - preview["leader"].get("culture", 0)  # the leader has scored already
        assert gained["culture"] == max(made - preview["famine"], -before["culture"])
        seen.append(preview)

    monkeypatch.setattr(flow, "production", watched)
    random = Random(5)
    for seed in ("one", "two"):
        match = Match.start(game("ages"), 2, seed, {}, keeping=False)
        while not match.over:
            match.play(random.choice(match.choice.codes))
    assert any(preview["corruption"] for preview in seen)
    assert any(preview["famine"] for preview in seen)


def stock(t, you):
    return {name: getattr(t, name)[you] for name in ("science", "culture", "food", "resources", "blue")}


def test_uprising_brings_nothing():
    table = ages({"yellow": 8, "unused": 0}).table
    preview = end_of_turn(table, 0)
    assert preview["uprising"]
    assert preview["science"] == preview["food"] == preview["famine"] == 0


def ended(game):
    """What the preview says, and what my end of the turn then brings."""
    preview = end_of_turn(game.table, 0)
    before = stock(game.table, 0)
    game.play("end-turn")
    after = stock(game.table, 0)
    return preview, {name: after[name] - before[name] for name in before}


@pytest.mark.card("genghis_khan")
@pytest.mark.parametrize(("rival", "bonus"), [(3, 3), (4, 0)])
def test_genghis_khan_is_foretold(rival, bonus):
    """His owner wins ties."""
    seat = {"leader": "genghis_khan", "workers": {"warriors": 3}}
    preview, gained = ended(ages(seat, {"workers": {"warriors": rival}}))
    assert preview["culture"] == gained["culture"] == bonus
    assert preview["leader"] == ({"culture": bonus} if bonus else {})


@pytest.mark.card("winston_churchill")
def test_churchill_is_foretold_unless_he_was_used():
    game = ages({"leader": "winston_churchill"}, {}, age="III")
    used = ages({"leader": "winston_churchill"}, {}, age="III").play("use winston_churchill", "support military")
    for scene, bonus in ((game, 3), (used, 0)):
        preview, gained = ended(scene)
        assert preview["culture"] == gained["culture"] == bonus


@pytest.mark.card("genghis_khan")
def test_a_leader_scores_even_in_an_uprising():
    seat = {"leader": "genghis_khan", "yellow": 8, "unused": 0}
    preview, gained = ended(ages(seat, {}))
    assert preview["uprising"]
    assert preview["culture"] == gained["culture"] == 3
    assert preview["science"] == gained["science"] == 0


def test_looking_ahead_changes_nothing():
    table = ages({"leader": "genghis_khan"}, {}).table
    before = table.save()
    end_of_turn(table, 0)
    assert table.save() == before

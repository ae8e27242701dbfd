"""What the end of a turn is said to bring is what it brings."""

from random import Random

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
        assert gained["culture"] == max(preview["culture"] - preview["famine"], -before["culture"])
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

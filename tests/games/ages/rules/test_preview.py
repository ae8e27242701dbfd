"""What the end of a turn is said to bring is what it brings."""

from random import Random

import pytest

from kronika.engine.playout import start_playout
from kronika.games import game
from kronika.games.ages.flow.turns import production
from kronika.games.ages.view.preview import end_of_turn
from kronika.testing import ages


def test_preview_is_what_happens():
    random = Random(5)
    seen = []
    for seed in ("one", "two"):
        match = start_playout(game("ages"), 2, seed, {})
        while not match.over:
            if match.choice.key.name == "action":
                seen.append(previewed(match.table.copy(), match.choice.seat))
            match.play(random.choice(match.choice.codes))
    assert any(preview["corruption"] for preview in seen)
    assert any(preview["famine"] for preview in seen)


def previewed(t, you):
    """The preview, compared with what production then brings; what the leader brings comes before that."""
    preview = end_of_turn(t, you)
    if preview["uprising"]:
        return preview
    before = stock(t, you)
    production(t, you)
    after = stock(t, you)
    gained = {name: after[name] - before[name] for name in before}
    leader = preview["leader"]
    for name in ("science", "food", "resources"):
        assert gained[name] == preview[name] - leader.get(name, 0)
    assert preview["blue"] == after["blue"] or leader
    made = preview["culture"] - leader.get("culture", 0)
    assert gained["culture"] == max(made - preview["famine"], -before["culture"])
    return preview


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

"""What players know of hidden cards."""

import pytest

from kronika.games.ages.table import IS_EVENT
from kronika.testing import ages


@pytest.mark.rules("TTA-POLITICS-05")
def test_a_redeal_keeps_events_among_the_events():
    """Nobody but the one who prepared them knows these cards, but everybody knows that they are events."""
    game = ages(
        {"military_hand": ["rats", "legion", "raid_i", "phalanx"]},
        {"military_hand": ["heavy_cavalry", "enslave", "military_bonus_i"]},
        future=["foray", "crusades", "vast_territory_i"],
        phase="politics",
    )
    game.play("prepare rats")
    dealt = set()
    for seed in range(40):
        twin = game.match.redealt(1, seed).table
        assert all(IS_EVENT[twin.faces[card]] for card in (*twin.current, *twin.future))
        dealt.add(tuple(twin.faces[card] for card in twin.future))
    assert len(dealt) > 20
    known = game.match.redealt(0, 1).table
    assert known.faces[known.future[-1]] == game.table.faces[game.table.future[-1]]

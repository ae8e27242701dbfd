"""Many matches at once."""

import numpy as np
import pytest

from kronika import research
from kronika.engine.errors import BadSetup, IllegalAnswer, KronikaError
from kronika.engine.playout import start_playout
from kronika.games import game


def random_actions(masks, random):
    return [int(random.choice(np.flatnonzero(mask))) for mask in masks]


def test_every_match_is_the_one_of_its_seed(game_id) -> None:
    """Played beside the matches themselves, one by one, over the ends of some."""
    seats = game(game_id).max_seats
    many = research.vector(game_id, 3, seats)
    eyes, words = many.task.encoder, many.task.vocabulary
    numbers = [0, 0, 0]
    singles = [fresh(game_id, seats, place, 0) for place in range(3)]
    random = np.random.default_rng(1)
    batch = many.reset("x")
    for _ in range(200):
        for place, match in enumerate(singles):
            seat = match.choice.seat
            assert batch.seats[place] == seat
            actions = words.actions(match.choice)
            assert np.flatnonzero(batch.masks[place]).tolist() == sorted(actions)
            assert batch.observations[place].tobytes() == eyes.flat(match, seat).tobytes()
        actions = random_actions(batch.masks, random)
        for match, action in zip(singles, actions, strict=True):
            match.play(match.choice.codes[words.option(match.choice, action)])
        batch = many.step(actions)
        assert batch.over.tolist() == [match.over for match in singles]
        for place, match in enumerate(singles):
            if match.over:
                won = [1.0 if len(match.result.winners) == 1 else 0.0, -1.0]
                assert batch.rewards[place].tolist() == [won[s not in match.result.winners] for s in range(seats)]
                numbers[place] += 1
                singles[place] = fresh(game_id, seats, place, numbers[place])
            else:
                assert not batch.rewards[place].any()
    assert sum(numbers) > 0 or game_id not in ("innovation", "cultures")


def fresh(game_id, seats, place, number):
    return start_playout(game(game_id), seats, f"x/{place}/{number}", {}, tracking=True)


def test_the_same_seed_gives_the_same_batches() -> None:
    def run(seed):
        many = research.vector("innovation", 4, 2, shaping=0.1)
        random = np.random.default_rng(5)
        batch = many.reset(seed)
        for _ in range(50):
            batch = many.step(random_actions(batch.masks, random))
            yield batch.observations.tobytes(), batch.rewards.tobytes()

    assert list(run(1)) == list(run(1))
    assert list(run(1)) != list(run(2))


def test_batches_are_kept_or_overwritten() -> None:
    random = np.random.default_rng(5)
    for copy in (True, False):
        many = research.vector("innovation", 2, copy=copy)
        first = many.reset(1)
        before = first.observations.tobytes()
        many.step(random_actions(first.masks, random))
        assert (first.observations.tobytes() == before) == copy


def test_an_illegal_action_changes_nothing_in_any_match() -> None:
    many = research.vector("innovation", 3)
    batch = many.reset(1)
    legal = random_actions(batch.masks, np.random.default_rng(1))
    before = [match.table.save() for match in many.matches]
    for wrong in (0, -1, 10**6):
        with pytest.raises(IllegalAnswer, match="is not possible now"):
            many.step([*legal[:2], wrong])
    assert [match.table.save() for match in many.matches] == before
    many.step(legal)


def test_long_matches_are_cut_off() -> None:
    many = research.vector("innovation", 2, longest=3)
    random = np.random.default_rng(1)
    batch = many.reset(1)
    cuts = []
    for _ in range(6):
        batch = many.step(random_actions(batch.masks, random))
        cuts.append(batch.cut.tolist())
    assert cuts == [[False] * 2, [False] * 2, [True] * 2] * 2


def test_bad_input_is_refused() -> None:
    many = research.vector("innovation", 2)
    with pytest.raises(KronikaError, match=r"call reset\(\) first"):
        many.step([0, 0])
    many.reset(1)
    for wrong in ([0], [[0, 0]], [0.5, 1.0], ["a", "b"]):
        with pytest.raises(BadSetup, match="2 whole numbers are needed"):
            many.step(wrong)
    with pytest.raises(BadSetup, match="at least one match, not 0"):
        research.vector("innovation", 0)


def test_a_batch_may_be_changed_by_whoever_has_it() -> None:
    """Even one that isn't a copy."""
    plain, changed = (research.vector("innovation", 2, 2, copy=copy) for copy in (True, False))
    random = np.random.default_rng(3)
    batch, same = plain.reset("x"), changed.reset("x")
    for _ in range(30):
        assert batch.observations.tobytes() == same.observations.tobytes()
        same.observations[:] = 7
        actions = random_actions(batch.masks, random)
        batch, same = plain.step(actions), changed.step(actions)

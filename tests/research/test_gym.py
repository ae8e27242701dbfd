"""The Gymnasium environment: one agent, bots in the other seats."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kronika import research
from kronika.engine.errors import BadSetup, IllegalAnswer, KronikaError
from kronika.games import game


def play(env, seed):
    observation, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    course, total, over, cut = [], 0.0, False, False
    while not (over or cut):
        action = env.action_space.sample(observation["action_mask"])
        observation, reward, over, cut, info = env.step(action)
        course.append(int(action))
        total += reward
    return course, total, info


def test_gymnasiums_own_test(game_id) -> None:
    rules = game(game_id)
    env = gymnasium.make("kronika/Match-v1", game=game_id, seats=rules.max_seats, bots="random")
    check_env(env.unwrapped)


def test_gymnasiums_own_test_with_named_arrays_and_greedy_bots() -> None:
    env = gymnasium.make("kronika.research:kronika/Match-v1", game="innovation", observation="named", seat=1)
    check_env(env.unwrapped)


def test_whole_games_and_their_rewards() -> None:
    env = research.gym_env("innovation", 3, bots="random", seat=1)
    for seed in range(4):
        course, total, info = play(env, seed)
        assert play(env, seed) == (course, total, info)
        assert total == (1.0 if info["winners"] == [1] else 0.0 if 1 in info["winners"] else -1.0)


def test_bots_play_their_seats() -> None:
    env = research.gym_env("innovation", 3, bots=["greedy", "random"], seat=2, longest=30)
    play(env, 1)
    assert {env.bots[seat].name for seat in env.bots} == {"greedy", "random"}
    assert {seat for seat, _ in env.match.answers} == {0, 1, 2}


def test_a_solo_game_needs_no_bots() -> None:
    env = research.gym_env("settlers", 1)
    course, total, _ = play(env, 2)
    assert course
    assert total in (1.0, -1.0)


def test_masks_are_those_of_the_question() -> None:
    env = research.gym_env("innovation", 2, bots="random")
    observation, _ = env.reset(seed=1)
    assert np.array_equal(env.action_masks(), observation["action_mask"])
    assert observation["action_mask"].sum() == len(env.match.choice.codes)


def test_an_illegal_action_loses_or_is_refused() -> None:
    env = research.gym_env("innovation", 2, bots="random")
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(0)
    assert (reward, over, cut) == (-1.0, True, False)
    assert "is not possible now" in info["illegal"]
    with pytest.raises(KronikaError, match="The match is over"):
        env.step(0)
    strict = research.gym_env("innovation", 2, bots="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAnswer, match="is not possible now"):
        strict.step(0)
    assert not strict.match.over


def test_words() -> None:
    env = research.gym_env("innovation", 2, bots="random", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.text()
    env.step(env.read("1"))


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"bots": "nobody"}, "There is no bot 'nobody'"),
        ({"bots": ["random", "random"]}, "1 bots are needed besides the agent, not 2"),
        ({"seat": 2}, "There is no seat 2. Seats: 0, 1"),
        ({"illegal": "ignore"}, "It can be: lose, raise"),
        ({"render_mode": "rgb_array"}, "It can be: human, ansi"),
    ],
)
def test_bad_settings_are_refused(settings, words) -> None:
    with pytest.raises(BadSetup, match=words):
        research.gym_env("innovation", 2, **settings)
    with pytest.raises(KronikaError, match=r"call reset\(\) first"):
        research.gym_env("innovation", 2, bots="random").step(0)

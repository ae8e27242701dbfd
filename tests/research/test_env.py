"""The PettingZoo environment."""

import re
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import kronika
from kronika import research
from kronika.engine.choice import Choice
from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup, IllegalAnswer, KronikaError, UnknownGame
from kronika.engine.game import Result
from kronika.games import game
from kronika.research.rewards import expected, outcome
from kronika.research.text import read_answer

# PettingZoo says so of every environment with masks beside its own, and of every one that is over.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def play(env, seed, steps=None):
    """Random play; the agents and actions, and what each agent got altogether."""
    env.reset(seed=seed)
    for agent in env.possible_agents:
        env.action_space(agent).seed(seed)
    course, total = [], dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        total[agent] += reward
        action = None if over or cut else env.action_space(agent).sample(observation["action_mask"])
        course.append((agent, action))
        if len(course) == steps:
            break
        env.step(action)
    return course, total


def test_pettingzoos_own_tests(game_id, capsys) -> None:
    seats = game(game_id).max_seats
    api_test(research.env(game_id, seats), num_cycles=30)
    seed_test(lambda: research.env(game_id, seats), num_cycles=10)
    render_test(lambda render_mode: research.env(game_id, seats, render_mode=render_mode))
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoos_test_to_the_end_of_a_game(capsys) -> None:
    api_test(research.env("innovation", 3), num_cycles=2000)
    api_test(research.env("innovation", 2, observation="named", record=False, reward="share"), num_cycles=2000)
    api_test(research.env("innovation", 2, longest=20, shaping=0.5), num_cycles=100)
    assert capsys.readouterr().out.count("Passed API test") == 3


def test_a_seed_is_the_same_deal_as_everywhere() -> None:
    env = research.env("innovation", 3)
    env.reset(seed=7)
    assert env.match.table.save() == kronika.new("innovation", 3, seed=7).table.save()
    first = play(env, 7)
    assert play(env, 7) == first
    assert play(env, 8) != first


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    def deals(env):
        env.reset(seed=7)
        for _ in range(3):
            env.reset()
            yield env.match.seed, env.match.table.save()

    once, again = list(deals(research.env("innovation"))), list(deals(research.env("innovation")))
    assert once == again
    assert len({seed for seed, _ in once}) == 3
    env, other = research.env("innovation"), research.env("innovation")
    env.reset()
    other.reset()
    assert env.match.seed != other.match.seed


def test_without_a_record_the_game_is_the_same() -> None:
    slow, fast = research.env("innovation", 4), research.env("innovation", 4, record=False)
    assert play(slow, 3) == play(fast, 3)
    with pytest.raises(KronikaError, match="record=True"):
        fast.information_state("player_0")


def test_rewards_at_the_end() -> None:
    for reward in ("win", "share"):
        env = research.env("innovation", 3, reward=reward)
        _, total = play(env, 5)
        assert list(total.values()) == outcome(env.match.result, reward)


def test_shared_victories() -> None:
    divided = Result(winners=(0, 2), scores=(9, 4, 9), reason="points")
    assert outcome(divided, "win") == [0.0, -1.0, 0.0]
    assert outcome(divided, "share") == [0.5, 0.0, 0.5]
    lost = Result(winners=(), scores=(4,), reason="points")
    assert outcome(lost, "win") == [-1.0]
    assert outcome(lost, "share") == [0.0]


def test_shaped_rewards_sum_up_to_the_outcome_beside_a_constant() -> None:
    for reward in ("win", "share"):
        env = research.env("innovation", 3, reward=reward, shaping=0.5)
        env.reset(seed=5)
        begin = expected(env.match, reward)
        _, total = play(env, 5)
        final = outcome(env.match.result, reward)
        wanted = [end + 0.5 * (end - first) for end, first in zip(final, begin, strict=True)]
        np.testing.assert_allclose(list(total.values()), wanted)


def test_every_game_is_shaped_or_says_why_not(game_id) -> None:
    try:
        env = research.env(game_id, shaping=0.1)
    except BadSetup as error:
        assert "has no value function" in str(error)
        return
    _, total = play(env, 2, steps=30)
    assert any(total.values())


def test_a_long_match_is_cut_off() -> None:
    env = research.env("innovation", 2, longest=10)
    course, total = play(env, 1)
    assert [action for _, action in course[-2:]] == [None, None]
    assert len(course) == 12
    assert set(total.values()) == {0.0}


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = research.env("innovation", 2)
    env.reset(seed=7)
    before = env.match.save()
    with pytest.raises(IllegalAnswer, match=r"is not possible now\. Seat 0 can answer: open "):
        env.step(0)
    for wrong in ("meld", None, 1.5, True):
        with pytest.raises(IllegalAnswer, match="must be a whole number"):
            env.step(wrong)
    assert env.match.save() == before


def test_what_comes_before_the_deal_or_after_the_end_is_refused() -> None:
    env = research.env("innovation", 2)
    for early in (lambda: env.step(0), lambda: env.observe("player_0"), lambda: env.text("player_0")):
        with pytest.raises(KronikaError, match=r"call reset\(\) first"):
            early()
    play(env, 1)
    with pytest.raises(KronikaError, match="The match is over"):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"game": "chess"}, UnknownGame, "There is no game 'chess'"),
        ({"seats": 9}, BadSetup, "2 to 4 seats, not 9"),
        ({"seats": "two"}, BadSetup, "seats must be a whole number"),
        ({"options": {"size": "big"}}, BadSetup, "no option 'size'"),
        ({"observation": "picture"}, BadSetup, "It can be: flat, named"),
        ({"reward": "gold"}, BadSetup, "Rewards: win, share"),
        ({"render_mode": "rgb_array"}, BadSetup, "It can be: human, ansi"),
        ({"longest": 0}, BadSetup, "at least one answer"),
        ({"lang": "tlh"}, BadSetup, "There is no language 'tlh'"),
    ],
)
def test_bad_settings_are_refused(settings, error, words) -> None:
    with pytest.raises(error, match=words):
        research.env(**{"game": "innovation", **settings})


def test_unknown_agents_are_refused() -> None:
    env = research.env("innovation", 2)
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space, env.information_state):
        with pytest.raises(BadSetup, match=r"There is no agent 'player_2'\. Agents: player_0, player_1"):
            ask("player_2")
    with pytest.raises(BadSetup, match="without a render mode"):
        env.render()


def test_named_observations_are_the_flat_one_in_parts() -> None:
    flat, named = research.env("innovation", 2), research.env("innovation", 2, observation="named")
    for env in (flat, named):
        play(env, 4, steps=60)
    seen = named.observe("player_1")
    assert named.observation_space("player_1").contains(seen)
    parts = [part.ravel() for part in seen["observation"].values()]
    assert np.concatenate(parts).tobytes() == flat.observe("player_1")["observation"].tobytes()


# --- words


def test_a_whole_game_in_words(game_id) -> None:
    env = research.env(game_id)
    env.reset(seed=3)
    dice = Dice("words")
    number = 0
    while not env.match.over:
        number += 1
        text = env.text() if number % 25 == 1 else ""
        options = env.match.choice.options
        assert not text or text.rstrip().endswith(f"[{options[-1]}]")
        pick = dice.below(len(options))
        env.step(env.read((str(pick + 1), f" {options[pick]} ", options[pick].token)[number % 3]))
    assert env.text("player_0")


def test_words_hide_what_the_view_hides(game_id) -> None:
    env = research.env(game_id, render_mode="ansi")
    play(env, 6, steps=40)
    for agent in env.possible_agents:
        seat = env.seat(agent)
        before = research.describe(env.match, seat)
        assert research.describe(env.match.redealt(seat, 1), seat) == before
    assert env.render() == research.describe(env.match, env.match.choice.seat)


def test_words_in_czech_and_what_options_say() -> None:
    env = research.env("innovation", 2, lang="cs")
    env.reset(seed=7)
    [(name, token)] = re.findall(r"1\. Začít kartou (.+) \[(open \w+)\]", env.text())
    assert token == env.playing.choice.options[0].token
    action = env.read(f"začít kartou {name.lower()}")
    assert env.task.vocabulary.tokens[action] == token


def test_an_option_is_found_by_its_token_and_by_what_it_says() -> None:
    """Seats count from 0 in tokens and from 1 in words: `player 2` is not the option that says 'Choose Player 2'."""
    match = kronika.new("innovation", 4)
    player = next(key for key in match.game.table.keys.keys if key.name == "player")
    choice = Choice(match.table, 0, player, [1, 2, 3])
    asked = SimpleNamespace(choice=choice, game=match.game)
    assert [read_answer(asked, option.token) for option in choice.options] == [0, 1, 2]
    assert [read_answer(asked, f"Choose Player {number}") for number in (2, 3, 4)] == [0, 1, 2]


def test_words_that_are_no_answer_are_refused() -> None:
    env = research.env("innovation", 2)
    env.reset(seed=7)
    for said in ("3", "0", "", "-1", "meld archery", "²"):
        with pytest.raises(IllegalAnswer, match="Use a number from 1 to 2 or one of: open "):
            env.read(said)

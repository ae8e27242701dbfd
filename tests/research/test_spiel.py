"""The state in the shape of OpenSpiel's, and OpenSpiel's own search on it."""

import json
from random import Random

import numpy as np
import pytest

from kronika import research
from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup, IllegalAnswer
from kronika.engine.match import Match
from kronika.games import game
from kronika.research.memory import Memory
from kronika.research.state import TERMINAL, State

pyspiel = pytest.importorskip("pyspiel")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")


def states(game_id, seats, seed, every=1):
    state = research.spiel_game(game_id, seats).new_initial_state(seed=seed)
    random = Random(seed)
    while not state.is_terminal():
        if state.move_number() % every == 0:
            yield state
        state.apply_action(random.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("rollouts", [False, True])
def test_openspiels_ismcts_plays_innovation(rollouts) -> None:
    spiel = research.spiel_game("innovation", 2)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random) if rollouts else research.ValueEvaluator(1)
    bot = ismcts.ISMCTSBot(spiel, evaluator, 1.4, 20, random_state=random)
    state = spiel.new_initial_state(seed=3)
    for _ in range(4 if rollouts else 25):
        state.apply_action(bot.step(state))
    assert state.move_number() == len(state.match.answers)
    pooled = ismcts.ISMCTSBot(spiel, research.ValueEvaluator(1), 1.4, 20, 5, random)
    policy, action = pooled.step_with_policy(state)
    assert action in state.legal_actions()
    assert sum(chance for _, chance in policy) == pytest.approx(1)


def test_openspiels_ismcts_plays_with_four() -> None:
    spiel = research.spiel_game("innovation", 4, reward="share")
    bot = ismcts.ISMCTSBot(spiel, research.ValueEvaluator(1), 1.4, 15, random_state=np.random.RandomState(1))
    state = spiel.new_initial_state(seed=3)
    for _ in range(12):
        state.apply_action(bot.step(state))


def test_a_state_keeps_openspiels_promises(game_id) -> None:
    seats = game(game_id).max_seats
    spiel = research.spiel_game(game_id, seats)
    for state in states(game_id, seats, 5, every=9):
        player = state.current_player()
        assert not state.is_chance_node()
        assert len(state.history()) == state.move_number()
        assert len(state.observation_tensor(0)) == spiel.observation_tensor_size()
        if state.is_terminal():
            break
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert legal
        assert state.legal_actions((player + 1) % seats) == [] or seats == 1
        assert [action for action, on in enumerate(state.legal_actions_mask()) if on] == legal
        assert all(0 <= action < spiel.num_distinct_actions() for action in legal)
        assert [state.string_to_action(player, state.action_to_string(player, action)) for action in legal] == legal
        assert state.returns() == [0.0] * seats
    assert state.current_player() == TERMINAL == int(pyspiel.PlayerId.TERMINAL)
    assert state.legal_actions() == []
    assert all(spiel.min_utility() <= number <= spiel.max_utility() for number in state.returns())
    assert state.player_return(0) == state.returns()[0]
    kind = spiel.get_type()
    assert (kind.min_num_players, kind.max_num_players) == (game(game_id).min_seats, seats)


def test_clones_go_the_same_way_and_leave_each_other_alone(game_id) -> None:
    seats = game(game_id).max_seats
    for state in states(game_id, seats, 6, every=90):
        if state.is_terminal():
            break
        for one in (state, state.resample_from_infostate(state.current_player(), Random(1).random)):
            twin, before = one.clone(), everything(one)
            for seed in (1, 2):
                other = twin.clone()
                random = Random(seed)
                same = one.clone()
                for _ in range(10):
                    if other.is_terminal():
                        break
                    action = random.choice(other.legal_actions())
                    other.apply_action(action)
                    same.apply_action(action)
                    assert everything(same) == everything(other)
            assert everything(one) == before == everything(twin)


def everything(state):
    players = range(state.num_players())
    return state.history(), state.match.table.save(), [state.information_state_string(player) for player in players]


def test_a_resampled_state_is_the_same_to_the_player_and_another_to_others(game_id) -> None:
    seats = game(game_id).max_seats
    different = 0
    for state in states(game_id, seats, 7, every=24):
        if state.is_terminal():
            break
        for player in range(seats):
            twins = [state.resample_from_infostate(player, Random(seed)) for seed in (1, 2)]
            for twin in twins:
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.observation_tensor(player) == state.observation_tensor(player)
                assert twin.current_player() == state.current_player()
                if player == state.current_player():
                    assert twin.legal_actions() == state.legal_actions()
                assert twin.history() == state.history()
            different += twins[0].match.table.faces != twins[1].match.table.faces
    assert different


def test_what_is_received_the_same_has_the_same_key(game_id) -> None:
    """Two matches differ in what a seat doesn't know: as long as it receives the same, its key is the same."""
    seats = game(game_id).max_seats
    compared = 0
    for seed in range(3):
        rules = game(game_id)
        table = rules.deal(seats, rules.check_options({}), Dice(seed))
        twin = Match.of_table(rules, table.copy()).redealt(0, seed).table
        twin.rng, twin.tracking = table.rng, True
        one, other = state_of(game_id, seats, table), state_of(game_id, seats, twin)
        random = Random(seed)
        for _ in range(60):
            if heard(one) != heard(other):
                break
            assert one.information_state_string(0) == other.information_state_string(0)
            compared += 1
            action = random.choice(one.legal_actions()) if not one.is_terminal() else None
            if action not in other.legal_actions():
                break
            one.apply_action(action)
            other.apply_action(action)
    assert compared > 3


def state_of(game_id, seats, table):
    spiel = research.spiel_game(game_id, seats)
    match = Match.of_table(spiel.task.game, table)
    memory = Memory(spiel.task.encoder, spiel.task.vocabulary)
    memory.begin(match)
    return State(spiel, match, memory)


def heard(state):
    return json.dumps([state.match.told(0), state.match.view(0)])


def test_keys_remember(game_id) -> None:
    """The key grows with each answer, even where the view has come back to what it was."""
    seen = [state.information_state_string(0) for state in states(game_id, game(game_id).min_seats, 8, every=3)]
    assert len(set(seen)) == len(seen)


def test_agents_of_the_environment_have_the_same_keys() -> None:
    env = research.env("innovation", 3)
    env.reset(seed=4)
    state = research.spiel_game("innovation", 3).new_initial_state(seed=4)
    random = Random(1)
    for _ in range(30):
        for player, agent in enumerate(env.possible_agents):
            assert env.information_state(agent) == state.information_state_string(player)
        action = random.choice(state.legal_actions())
        env.step(action)
        state.apply_action(action)


def test_seeds_are_honoured() -> None:
    spiel = research.spiel_game("innovation", 2)
    first, again, other, anything = (spiel.new_initial_state(seed) for seed in (1, 1, 2, None))
    assert everything(first) == everything(again) != everything(other)
    assert anything.match.seed != spiel.new_initial_state().match.seed


def test_bad_input_is_refused() -> None:
    state = research.spiel_game("innovation", 2, longest=2).new_initial_state(seed=7)
    with pytest.raises(IllegalAnswer, match=r"is not possible now\. Seat 0 can answer: open "):
        state.apply_action(0)
    with pytest.raises(IllegalAnswer, match="must be a whole number"):
        state.apply_action("open")
    with pytest.raises(BadSetup, match="There is no player 2"):
        state.resample_from_infostate(2)
    with pytest.raises(BadSetup, match="Which player"):
        state.information_state_string(2)
    with pytest.raises(BadSetup, match="can't be resampled again"):
        state.resample_from_infostate(0).resample_from_infostate(0)
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    with pytest.raises(IllegalAnswer, match="The game is over"):
        state.apply_action(0)

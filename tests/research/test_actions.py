"""Every option of every question is exactly one action, and back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kronika
from kronika.engine.dice import Dice
from kronika.engine.errors import IllegalAnswer
from kronika.engine.playout import start_playout
from kronika.games import game
from kronika.research.actions import MISSING, SPARES, Vocabulary, vocabulary


def questions(game_id, seats, seed):
    match = start_playout(game(game_id), seats, seed, {}, tracking=True)
    dice = Dice(f"actions/{seed}")
    while not match.over:
        yield match.choice
        match.play(match.choice.codes[dice.below(len(match.choice.codes))])


def test_every_option_is_one_action_and_back(game_id, seats) -> None:
    absolute, relative = vocabulary(game_id, relative=False), vocabulary(game_id)
    for seed in range(2):
        for choice in questions(game_id, seats, seed):
            for words in (absolute, relative):
                actions = words.actions(choice)
                assert len(set(actions)) == len(choice.codes)
                assert MISSING not in actions
                assert [words.option(choice, action) for action in actions] == list(range(len(actions)))
                assert words.mask(actions).sum() == len(actions)


@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_an_action_is_named_as_its_option(game_id, seats, seed) -> None:
    """But for the spare actions, which have no meaning of their own."""
    words = vocabulary(game_id, relative=False)
    for choice in questions(game_id, seats, seed):
        for action, option in zip(words.actions(choice), choice.options, strict=True):
            named = option.token.replace(f" {seats}", " nobody") if seats == 1 else option.token
            assert action in words.spares or words.tokens[action] in (option.token, named)


def test_no_two_actions_are_named_alike(game_id) -> None:
    words = vocabulary(game_id)
    assert len(set(words.tokens)) == len(words)
    assert words.version == Vocabulary(game(game_id)).version
    with_seats = any(arg.kind == "seat" for key in words.game.table.keys.keys for arg in key.args)
    assert (words.version != vocabulary(game_id, relative=False).version) == with_seats


def test_relative_seats_turn_with_the_one_who_answers() -> None:
    words = vocabulary("innovation")
    keys = words.game.table.keys
    player = next(key for key in keys.keys if key.name == "player")
    match = kronika.new("innovation", 3, seed=1)
    choice = match.choice
    for seat in range(3):
        choice.seat, choice.key, choice.codes = seat, player, [(seat + 1) % 3, (seat + 2) % 3]
        assert [words.tokens[action] for action in words.actions(choice)] == ["player +1", "player +2"]


def test_copies_and_numbers_beyond_the_vocabulary_get_spare_actions() -> None:
    words = vocabulary("innovation")
    match = kronika.new("innovation", 2, seed=1)
    choice = match.choice
    hidden = [card for card in match.table.supply[2] if not match.table.seen[card]]
    choice.codes = hidden[:3]
    actions = words.actions(choice)
    assert words.tokens[actions[0]] == "open ?2"
    assert actions[1:] == [words.spares[0], words.spares[1]]
    value = next(key for key in words.game.table.keys.keys if key.name == "value")
    choice.key, choice.codes = value, [5, 900]
    assert words.actions(choice) == [words.find("value 5"), words.spares[0]]


def test_what_has_no_spare_action_left_is_not_offered_but_its_like_is() -> None:
    words = vocabulary("innovation")
    value = next(key for key in words.game.table.keys.keys if key.name == "value")
    match = kronika.new("innovation", 2, seed=1)
    choice = match.choice
    choice.key, choice.codes = value, list(range(900, 900 + SPARES + 2))
    actions = words.actions(choice)
    assert actions.count(MISSING) == 2
    assert words.mask(actions).sum() == SPARES


def test_an_action_that_is_not_legal_is_refused_with_those_that_are() -> None:
    match = kronika.new("innovation", 2, seed=7)
    words = vocabulary("innovation")
    with pytest.raises(
        IllegalAnswer, match=r"\(meld archery\) is not possible now. Seat 0 can answer: open "
    ) as refused:
        words.option(match.choice, words.find("meld archery"))
    assert refused.value.legal == tuple(option.token for option in match.choice.options)
    for action in (-1, len(words)):
        with pytest.raises(IllegalAnswer, match="an action below"):
            words.option(match.choice, action)
    with pytest.raises(IllegalAnswer, match="has no action 'meld nothing'"):
        words.find("meld nothing")

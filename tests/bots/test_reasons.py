"""Why a search takes one option rather than another, in parts of the value that have words."""

import pytest

import kronika
from kronika.bots import Position, RandomBot
from kronika.bots.levels import adviser
from kronika.bots.reasons import ALIKE, LOOKED_AT, Part, about_equal, advise, compare
from kronika.bots.values import judgement_of
from kronika.catalogue import LANGUAGES
from kronika.games import GAMES, game
from kronika.testing import innovation
from kronika.words import Words


@pytest.mark.parametrize("game_id", GAMES)
def test_the_value_is_the_sum_of_its_parts(game_id: str) -> None:
    judgement = judgement_of(game_id)
    assert judgement.parts is not None
    for seats in (2, game(game_id).max_seats):
        match = kronika.new(game_id, seats=seats, seed=seats)
        bot = RandomBot(seats)
        for _ in range(150):
            if match.over:
                break
            match.play(match.choice.codes[bot.choose(Position(match))])
            for seat in range(seats):
                parts = judgement.parts.of(match.table, seat)
                assert len(parts) == len(judgement.parts.names)
                assert sum(parts) == pytest.approx(judgement.value(match.table, seat))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_part_has_words(game_id: str, lang: str) -> None:
    parts = judgement_of(game_id).parts
    assert parts is not None
    words = Words(lang, game_id)
    said = [words.say(f"part-{name}", more=more) for name in {*parts.names, "win"} - {""} for more in ("yes", "no")]
    assert len(set(said)) == len(said)


def test_what_an_option_brings_speaks_for_it_and_what_it_costs_against_it() -> None:
    """To meld a card shows its icons; to draw one leaves more in hand."""
    match = innovation(me={"hand": ["agriculture"], "board": ["oars"]}, you={"board": ["tools"]}).match
    position = Position(match)
    tokens = [option.token for option in position.options]
    meld, draw = tokens.index("meld agriculture"), tokens.index("draw")
    found = compare(position, meld, draw)
    assert found is not None
    assert Part("top_values", more=True) in found.gains
    turned = compare(position, draw, meld)
    assert turned is not None
    assert turned.loss in [Part(part.name, more=False) for part in found.gains]


def test_a_winning_move_says_so() -> None:
    game = innovation(
        me={
            "achievements": [1, 2, 3, 4, 5],
            "board": ["machine_tools"],
            "score": ["robotics", "databases", "fission", "software"],
        },
    )
    position = Position(game.match)
    tokens = [option.token for option in position.options]
    found = compare(position, tokens.index("achieve 6"), tokens.index("draw"))
    assert found is not None
    assert found.gains[0] == Part("win", more=True)


def test_the_same_option_differs_in_nothing() -> None:
    match = kronika.new("settlers", seats=2, seed=3)
    assert compare(Position(match), 0, 0) is None


@pytest.mark.parametrize("game_id", GAMES)
def test_advice_compares_the_choice_with_another_option(game_id: str) -> None:
    match = kronika.new(game_id, seats=2, seed=4)
    bot = RandomBot(4)
    explained = 0
    for _ in range(60):
        position = Position(match)
        if position.count > 1:
            search = adviser(1)
            search.iterations = 30
            advice = advise(search, position)
            tokens = [token for token, _, _ in advice.rows]
            assert set(advice.equal) <= set(tokens[1:])
            if advice.reason is not None:
                assert advice.other in tokens[1:]
                explained += bool(advice.reason.gains)
            else:
                tried = [worth for _, visits, worth in advice.rows if visits]
                assert len(tried) < 2 or tried[0] - tried[1] <= ALIKE, (
                    "a difference is always explained, or said to come"
                )
        match.play(match.choice.codes[bot.choose(position)])
    assert explained > 5


def test_options_are_about_equal_if_their_results_are_and_both_were_looked_at() -> None:
    rows = [("a", 400, 0.61), ("b", 390, 0.6), ("c", 400, 0.5), ("d", int(399 * LOOKED_AT) - 10, 0.61)]
    assert about_equal(rows) == ["b"]

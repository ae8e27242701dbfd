"""Bots compared choice by choice."""

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice

import pytest
import typer

from kronika.bots import Greedy, Position, make
from kronika.bots.search import Search
from kronika.bots.tuning import tuning_of
from kronika.engine.match import Match
from kronika.games import game
from kronika.lab.judge import FEWEST, Judge, Verdict, check, chosen, contestant, gathered, table_of, worth


def test_a_search_may_have_its_numbers_changed() -> None:
    bot = contestant("search:300,ahead=16,explore=0.5", "innovation", 4, "x")
    assert isinstance(bot, Search)
    usual = tuning_of("innovation", 4)
    assert usual is not None
    assert bot.tuning.ahead == 16
    assert bot.tuning.explore == 0.5
    assert bot.tuning.looks == usual.looks
    assert bot.iterations == 300
    assert isinstance(contestant("greedy", "innovation", 4, "x"), Greedy)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("greedy,ahead=3", "these parameters of a search can be changed"),
        ("search:30,depth=3", "these parameters of a search can be changed: explore, ahead"),
        ("search:30,ahead=far", "invalid literal"),
        ("search:30,ahead", "invalid literal"),
        ("nobody", "There is no bot 'nobody'"),
    ],
)
def test_what_it_doesnt_have_is_refused_in_words(words: str, said: str) -> None:
    with pytest.raises(typer.BadParameter, match=said):
        check("innovation", 2, [words])


def test_a_game_or_a_number_of_seats_that_cant_be_judged_is_refused_in_words() -> None:
    with pytest.raises(typer.BadParameter, match="no game 'chess'"):
        check("chess", 2, ["greedy"])
    with pytest.raises(typer.BadParameter, match="2 to 4 seats"):
        check("settlers", 1, ["greedy"])


@pytest.fixture(scope="module")
def positions() -> list[str]:
    return gathered("innovation", 3, "judge-test", 1)


def test_positions_are_the_seats_own_choices_of_an_action(positions: list[str]) -> None:
    assert len(positions) > 1
    for saved in positions:
        match = Match.load(game("innovation"), saved)
        assert match.choice.seat == 1
        assert match.at_boundary
        assert len(match.choice.codes) >= FEWEST


@pytest.mark.parametrize("words", ["search:20", "greedy", "random"])
def test_a_bot_chooses_there_as_it_would_anywhere(positions: list[str], words: str) -> None:
    for saved in positions:
        position = Position(Match.load(game("innovation"), saved))
        assert chosen("innovation", saved, words, "x")[0] == make(words, "x").choose(position)


def test_a_victory_at_hand_is_sure_and_what_leaves_it_is_not() -> None:
    doubtful = 0
    for saved, winning in islice(victories_at_hand(), 4):
        options = len(Match.load(game("innovation"), saved).choice.codes)
        worths = [worth("innovation", saved, place, 12) for place in range(options)]
        assert worths[winning] == 1
        halves = [24 * each for each in worths]  # games won or, rarely, shared; never what somebody expects
        assert halves == pytest.approx([round(each) for each in halves])
        doubtful += min(worths) < 1
        assert worth("innovation", saved, winning, 1) == 1
    assert doubtful


def victories_at_hand() -> Iterator[tuple[str, int]]:
    """Positions in which an option wins at once, and its place; one of a game at most."""
    for number in count():
        match = Match.start(game("innovation"), 2, f"at-hand/{number}", {})
        bots = [contestant("greedy", "innovation", 2, f"{number}/{seat}") for seat in (0, 1)]
        found = None
        while not match.over and found is None:
            choice = match.choice
            if match.at_boundary and len(choice.codes) >= FEWEST:
                found = next((place for place, code in enumerate(choice.codes) if wins(match, code)), None)
            if found is None:
                match.play(choice.codes[bots[choice.seat].choose(Position(match))])
        if found is not None:
            yield match.save(), found


def wins(match: Match, code: int) -> bool:
    twin = match.clone()
    twin.play(code)
    return twin.over and match.choice.seat in twin.result.winners


def test_each_option_is_played_to_the_end_only_once(positions: list[str]) -> None:
    with ProcessPoolExecutor(1) as pool:
        judge = Judge("innovation", positions[-2:], 3, "x", pool)
        first = judge.verdict("greedy")
        known = dict(judge.known)
        again = judge.verdict("greedy")
        assert (again.words, again.worths) == (first.words, first.worths)
        assert judge.known == known


def test_a_verdict_is_over_another_by_the_mean_of_what_is_between_them() -> None:
    one, two = Verdict("one", [0.5, 0.7, 0.6], 0.1), Verdict("two", [0.4, 0.4, 0.4], 0.1)
    more, error = one.over(two)
    assert more == pytest.approx(0.2)
    assert error == pytest.approx(0.1 / 3**0.5)
    assert [list(column.cells)[1] for column in table_of([two, one]).columns] == [
        "one",
        "60.00 %",
        "+20.00 ± 5.77 %",
        "100 ms",
    ]


def test_the_command() -> None:
    words = ["innovation", "random", "greedy", "--seats", "2", "--games", "1", "--playouts", "4", "--jobs", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "kronika.lab.judge", *words], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "greedy" in done.stdout
    assert "4 playouts" in done.stdout

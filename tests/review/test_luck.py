"""Luck and skill add up, and where nothing was revealed, nothing is luck."""

from random import Random

import pytest

import kronika
from kronika.catalogue import LANGUAGES
from kronika.engine.match import Match
from kronika.games import GAMES, game
from kronika.review.findings import review_of
from kronika.review.judge import judge_of
from kronika.review.luck import course_of, merged, sample
from kronika.review.moments import moments
from kronika.words import Words

TABLES = [(name, seats) for name in GAMES for seats in range(game(name).min_seats, game(name).max_seats + 1)]


def random_game(game_id: str, seats: int, seed: int) -> Match:
    match, random = kronika.new(game_id, seats, seed), Random(seed)
    while not match.over:
        match.play(random.choice(match.choice.codes))
    return match


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_luck_and_skill_add_up_to_what_became_of_the_chance(game_id: str, seats: int) -> None:
    match = random_game(game_id, seats, 3)
    text = match.record()
    middle = len(match.answers) // 2
    parts = [sample(text, 0, middle, range(2)), sample(text, middle, len(match.answers), range(2))]
    course = course_of(text, merged(parts))
    share = 1 / len(match.result.winners) if match.result.winners else 0.0
    for seat in range(seats):
        assert course.final[seat] == (share if seat in match.result.winners else 0.0)
        change = course.luck(seat) + course.own(seat) + course.others(seat)
        assert course.start[seat] + change == pytest.approx(course.final[seat])
    found = review_of(moments(text), "", course, [], complete=False, dictated=0)
    for player in found.players:
        assert player.start + player.luck + player.own + player.others == pytest.approx(player.final, abs=3e-4)
    if seats > 1:
        assert all(sum(step.luck) == pytest.approx(0) for step in course.steps)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_reveals_nothing_is_no_luck(game_id: str) -> None:
    text = random_game(game_id, game(game_id).max_seats, 4).record()
    found = moments(text)[:80]
    course = course_of(text, sample(text, 0, len(found) - 1, range(3)))
    quiet = [step for step in course.steps[:-1] if found[step.number].table.shown == found[step.number + 1].table.shown]
    assert quiet
    assert max(abs(luck) for step in quiet for luck in step.luck) < 1e-9


def test_the_deals_of_two_samples_are_averaged() -> None:
    text = random_game("innovation", 2, 5).record()
    parts = [sample(text, 0, 6, range(2)), sample(text, 0, 6, range(2, 6))]
    whole = sample(text, 0, 6, range(6))
    both = merged(parts)
    assert both.start == pytest.approx(whole.start)
    assert all(both.after[number] == pytest.approx(whole.after[number]) for number in range(6))


def test_a_resigned_game_adds_up() -> None:
    match = kronika.new("ages", 2, 7)
    random = Random(7)
    while True:
        try:
            match.resign(match.choice.seat)
            break
        except kronika.KronikaError:
            match.play(random.choice(match.choice.codes))
    assert match.over
    text = match.record()
    course = course_of(text, sample(text, 0, len(match.answers), range(2)))
    last = course.steps[-1]
    assert last.token == "resign"
    assert last.luck == [0.0, 0.0]
    assert course.start[0] + course.luck(0) + course.own(0) + course.others(0) == pytest.approx(course.final[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_a_review_exists(lang: str) -> None:
    assert Words(lang).say("review-turn", number=1, player="A", taken="x", winner="A", change="+1", why="luck")


@pytest.mark.parametrize("game_id", GAMES)
def test_who_can_win_at_once_is_sure_to(game_id: str) -> None:
    """A value function alone may call a game open that the next answer wins."""
    seats = max(2, game(game_id).min_seats)
    judge = judge_of(game_id, seats)
    sure = 0
    for seed in range(12):
        found = moments(random_game(game_id, seats, seed).record())
        last, winners = found[-2], found[-1].result.winners
        if last.copyable and winners == (last.choice.seat,):
            sure += 1
            assert judge.chances(last.clone())[last.choice.seat] == 1.0
            assert judge.end.expect(last) != judge.chances(last.clone())
    assert sure

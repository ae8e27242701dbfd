"""Lessons are data: each is played through here, and one that the rules don't allow is refused with its line."""

from dataclasses import replace

import pytest
from typer.testing import CliRunner

from kronika import lessons
from kronika.catalogue import INSERTED
from kronika.cli import app
from kronika.data import Fields
from kronika.engine.errors import BadData
from kronika.games import GAMES
from kronika.lessons import LEARNER, OPPONENT, check, find_seed, lesson, needed_lesson, read_step
from kronika.yamlfile import YamlFile

TAUGHT = [game_id for game_id in GAMES if lesson(game_id)]
LEAST_STEPS = 20  # ten minutes


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_rules_allow_the_lesson(game_id):
    found = needed_lesson(game_id)
    match = check(found)
    assert [*match.answers] == [*found.script]
    assert not match.over, "after the script there must be a game to play"


@pytest.mark.parametrize("game_id", TAUGHT)
def test_a_lesson_has_enough_to_read_and_to_do(game_id):
    found = needed_lesson(game_id)
    assert sum(step.seat == LEARNER for step in found.steps) >= LEAST_STEPS // 2
    assert len(found.steps) >= LEAST_STEPS
    assert found.steps[-1].answer is None, "the last step says what comes next"


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_texts_are_in_both_languages_and_name_the_same_cards(game_id):
    for step in needed_lesson(game_id).steps:
        for text in filter(None, (step.text, step.wrong)):
            named = [set(INSERTED.findall(text[lang])) - {OPPONENT} for lang in ("en", "cs")]
            assert named[0] == named[1], step.place
            assert text["en"] != text["cs"]


def some_lesson():
    return needed_lesson(TAUGHT[0])


def test_a_step_that_the_rules_refuse_is_named_with_its_line():
    found = some_lesson()
    first = next(number for number, step in enumerate(found.steps) if step.seat == LEARNER)
    wrong = replace(found.steps[first], answer="fly to the moon")
    broken = replace(found, steps=(*found.steps[:first], wrong, *found.steps[first + 1 :]))
    with pytest.raises(BadData, match=r"lesson\.yaml:\d+: .*fly to the moon"):
        check(broken)


def test_a_step_of_the_wrong_seat_is_refused():
    found = some_lesson()
    first = next(number for number, step in enumerate(found.steps) if step.seat == LEARNER)
    wrong = replace(found.steps[first], seat=1)
    with pytest.raises(BadData, match="seat 0 is asked"):
        check(replace(found, steps=(*found.steps[:first], wrong)))


def test_unknown_cards_and_rules_are_refused():
    found = some_lesson()
    step = replace(found.steps[0], text={"en": "{no_such_card}", "cs": "{no_such_card}"})
    with pytest.raises(BadData, match="no_such_card"):
        check(replace(found, steps=(step,)))
    with pytest.raises(BadData, match="no rule X-1"):
        check(replace(found, steps=(replace(found.steps[0], rule="X-1"),)))


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        ({"do": "draw", "other": "draw", "text": {"en": "a", "cs": "b"}}, "either the learner"),
        ({"do": "draw"}, "needs a text"),
        ({"text": {"en": "a", "cs": "b"}, "point": "hand"}, "must be a list"),
        ({"text": {"en": "a"}}, "must be a text"),
        ({"txet": {"en": "a", "cs": "b"}}, "no such field"),
    ],
)
def test_a_badly_written_step_is_refused(step, problem, tmp_path):
    file = tmp_path / "lesson.yaml"
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(BadData, match=problem):
        read_step(Fields(step, YamlFile(file, "lesson.yaml")))


def test_a_script_is_followed_until_somebody_leaves_it():
    found = some_lesson()
    match = found.start()
    assert found.followed(match.answers) == 0
    seat, token = found.script[0]
    assert found.answer_of(seat, match) == token
    assert found.answer_of(seat + 1, match) is None
    other = next(option.token for option in match.choice.options if option.token != token)
    match.answer(other)
    assert found.followed(match.answers) is None
    assert found.answer_of(match.choice.seat, match) is None


def test_the_answers_that_the_lesson_gave_are_nobodys_own():
    found = some_lesson()
    assert found.dictated(found.script[:3]) == 3
    assert found.dictated([*found.script, (0, "draw")]) == len(found.script)
    assert found.dictated([*found.script[:3], (0, "fly"), *found.script[4:]]) == 3


def test_after_its_end_a_script_has_been_followed_and_asks_for_nothing_more():
    found = some_lesson()
    match = found.start()
    for _, token in found.script:
        match.answer(token)
    match.answer(match.choice.options[0].token)
    assert found.followed(match.answers) == len(found.script)
    assert found.answer_of(match.choice.seat, match) is None


def test_another_deal_is_found():
    """With a short script some other deal allows it as well."""
    found = some_lesson()
    short = replace(found, steps=found.steps[:1], script=())
    assert find_seed(short, 3) == ("0", 0)
    best, length = find_seed(found, 5)
    assert length == max(lessons.follows(found, str(number)) for number in range(5))
    assert lessons.follows(found, best) == length


@pytest.mark.parametrize("game_id", TAUGHT)
def test_the_command_checks_a_lesson(game_id):
    done = CliRunner().invoke(app, ["lesson", game_id])
    assert done.exit_code == 0, done.output
    assert str(len(needed_lesson(game_id).steps)) in done.output


def test_the_command_looks_for_another_deal():
    done = CliRunner().invoke(app, ["lesson", TAUGHT[0], "--deals", "3"])
    assert done.exit_code == 0, done.output
    assert "seed" in done.output

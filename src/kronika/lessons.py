"""Lessons: prepared first games of a few minutes. They are data, so that anybody can write one.

A game's `data/lesson.yaml` has the seed of a deal and a list of steps. A step says something, points at something, and
may require an answer from the learner (seat 0) or give one for an opponent. The table is an ordinary one: the lesson
goes on as long as its answers are those of the script, and after that the game does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from . import data
from .catalogue import INSERTED, LANGUAGES, cards, folder, has_data, in_both, rules
from .data import Fields
from .engine.errors import BadData, BadSetup, IllegalAnswer, KronikaError
from .engine.match import Match
from .games import game

LEARNER = 0
OPPONENT = "opponent"  # in a text: the name of the first opponent


@dataclass(frozen=True)
class Step:
    """Something to read, something to do, or both. `wrong` is shown when the learner does something else."""

    text: dict[str, str] | None
    wrong: dict[str, str] | None
    point: tuple[str, ...]
    rule: str | None
    seat: int | None  # who answers; None if the step is only for reading
    answer: str | None
    place: str  # its file and line, for error messages


@dataclass(frozen=True)
class Lesson:
    game: str
    seats: int
    seed: str
    options: dict[str, str]
    minutes: int
    steps: tuple[Step, ...]
    script: tuple[tuple[int, str], ...]  # the seat and the token of each answer

    def followed(self, answers: Sequence[tuple[int, str]]) -> int | None:
        """How many answers of the script have been given; None if the game has left the script."""
        place = min(len(answers), len(self.script))
        return place if tuple(answers[:place]) == self.script[:place] else None

    def dictated(self, answers: Sequence[tuple[int, str]]) -> int:
        """How many answers the lesson gave before somebody left it: they are nobody's own decisions."""
        left = (place for place, pair in enumerate(zip(answers, self.script, strict=False)) if pair[0] != pair[1])
        return next(left, min(len(answers), len(self.script)))

    def answer_of(self, seat: int, match: Match) -> str | None:
        """The script's answer for this seat now; None if it has none or if the match has left the script."""
        place = self.followed(match.answers)
        if place is None or place == len(self.script) or self.script[place][0] != seat:
            return None
        token = self.script[place][1]
        return token if any(option.token == token for option in match.choice.options) else None

    def start(self, seed: str | None = None) -> Match:
        return Match.start(game(self.game), self.seats, seed or self.seed, self.options)


class NoLesson(KronikaError):
    pass


@cache
def lesson(game_id: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    if not has_data(game_id, "lesson.yaml"):
        return None
    file = data.fields_of(f"{folder(game_id)}/lesson.yaml")
    file.only("seats", "seed", "options", "minutes", "steps")
    steps = tuple(read_step(step) for step in file.each("steps"))
    chosen = file.inner("options", optional=True)
    return Lesson(
        game=game_id,
        seats=file.whole("seats", game(game_id).min_seats, game(game_id).max_seats),
        seed=file.text("seed"),
        options=game(game_id).check_options({name: chosen.text(name) for name in chosen}),
        minutes=file.whole("minutes", 1),
        steps=steps,
        script=tuple((step.seat, step.answer) for step in steps if step.seat is not None and step.answer is not None),
    )


def needed_lesson(game_id: str) -> Lesson:
    found = lesson(game_id)
    if found is None:
        raise NoLesson(f"{game_id} has no lesson.")
    return found


def read_step(step: Fields) -> Step:
    step.only("text", "wrong", "point", "rule", "do", "other", "seat")
    if "do" in step and "other" in step:
        raise step.wrong("other", "either the learner answers (do) or an opponent (other).")
    if "text" not in step and "other" not in step:
        raise step.wrong("text", "what the learner reads or does needs a text.")
    point = step.entry.get("point", [])
    if not isinstance(point, list) or not all(isinstance(part, str) for part in point):
        raise step.wrong("point", "must be a list of parts of the table.")
    return Step(
        text=in_both(step, "text") if "text" in step else None,
        wrong=in_both(step, "wrong") if "wrong" in step else None,
        point=tuple(map(str, point)),
        rule=step.text("rule") if "rule" in step else None,
        seat=LEARNER if "do" in step else step.whole("seat", 1, usual=1) if "other" in step else None,
        answer=step.text("do") if "do" in step else step.text("other") if "other" in step else None,
        place=step.at(),
    )


# --- is it right?


def check(found: Lesson) -> Match:
    """Play the script and check its words. Returns the match at the end of the script. If the rules don't allow a step,
    the error names its line."""
    check_words(found)
    match = found.start()
    for step in answered(found):
        problem = play(match, step)
        if problem:
            raise BadData(f"{step.place}: {problem}")
    return match


def answered(found: Lesson) -> Iterable[Step]:
    return (step for step in found.steps if step.answer is not None)


def play(match: Match, step: Step) -> str:
    """Give the step's answer. Returns what is wrong with it; empty if nothing is."""
    if match.over:
        return "the game is over before this step."
    if match.choice.seat != step.seat:
        return f"seat {match.choice.seat} is asked ({match.choice.key.name}), not seat {step.seat}."
    try:
        match.answer(step.answer or "")
    except IllegalAnswer as error:
        return str(error)
    return ""


def check_words(found: Lesson) -> None:
    known = {card.id for card in cards(found.game)} | {OPPONENT}
    numbered = {rule.id for rule in rules(found.game)}
    for step in found.steps:
        if step.rule is not None and step.rule not in numbered:
            raise BadData(f"{step.place}: there is no rule {step.rule}.")
        for text in filter(None, (step.text, step.wrong)):
            unknown = sorted({name for lang in LANGUAGES for name in INSERTED.findall(text[lang])} - known)
            if unknown:
                raise BadData(f"{step.place}: {{{unknown[0]}}} is neither a card nor {OPPONENT}.")


# --- another deal


def follows(found: Lesson, seed: str) -> int:
    """How many answers of the script this deal allows."""
    match = found.start(seed)
    for number, step in enumerate(answered(found)):
        if play(match, step):
            return number
    return len(found.script)


def find_seed(found: Lesson, tries: int) -> tuple[str, int]:
    """Of this many deals, the first one that allows the most answers of the script, and how many. For use after a
    change of the rules."""
    if tries < 1:
        raise BadSetup("At least one deal must be tried.")
    best, most = "", -1
    for number in range(tries):
        length = follows(found, str(number))
        if length > most:
            best, most = str(number), length
            if most == len(found.script):
                break
    return best, most

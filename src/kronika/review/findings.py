"""The contents of a review: the chart, the errors, the turning points, and each player's luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from kronika.bots.reasons import Reason
from kronika.engine.match import RESIGN, Match

from .errors import Verdict
from .luck import Chances, Course, Step

TURNS = 5  # turning points at most
TURN = 0.10  # the smallest change of a chance that makes a turning point
DIGITS = 4
GRADES = ("inaccuracy", "mistake", "blunder")


@dataclass
class Offered:
    """An option as the page puts it into words."""

    token: str
    key: str
    args: list[str]


@dataclass
class Asked:
    """The question of a decision, with all of its options or only the relevant ones."""

    key: str
    card: str | None
    rule: str
    options: list[Offered]


@dataclass
class Error:
    """A decision that cost something. `sure`: the judge is sure that it did. `good`: the options that would have been
    accepted. `worths`: the chance of winning after each option that was tried. `reason`: why the best option is
    better."""

    number: int
    seat: int
    grade: str
    taken: str
    best: str
    cost: float
    doubt: float
    sure: bool
    confirmed: bool
    good: list[str]
    worths: dict[str, float]
    reason: Reason | None
    asked: Asked


Cause = Literal["luck", "play", "error", "end", "found", "unforeseen"]


@dataclass
class Turn:
    """A turning point: an answer, how it changed each seat's chance, how much of that was luck, and its cause."""

    number: int
    seat: int
    token: str
    change: Chances
    luck: Chances
    cause: Cause
    asked: Asked | None  # None: the player resigned


@dataclass
class Player:
    """A player's luck and skill: `luck` + `own` + `others` is the result minus the chance before the deal. `rate` is
    the mean cost of the decisions that count."""

    start: float
    final: float
    luck: float
    own: float
    others: float
    decisions: int = 0
    rate: float = 0.0
    errors: dict[str, int] = field(default_factory=dict)


@dataclass
class Review:
    """A review, or what is known of it so far. `chances` has each seat's chance before every answer and at the end;
    `luck` and `skill` say how each answer changed it. `complete` is False while errors are missing."""

    game: str
    judge: str
    complete: bool
    chances: list[Chances]
    luck: list[Chances]
    skill: list[Chances]
    players: list[Player]
    turns: list[Turn]
    errors: list[Error]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def review_of(
    found: list[Match], judge: str, course: Course, verdicts: Sequence[Verdict], complete: bool, dictated: int
) -> Review:
    """Put a review together. `found` is the match before each answer. The first `dictated` answers, those of a lesson,
    are no turning points."""
    return Review(
        found[0].game.id,
        judge,
        complete,
        [*(rounded(step.chances) for step in course.steps), rounded(course.final)],
        [rounded(step.luck) for step in course.steps],
        [rounded(step.skill) for step in course.steps],
        [player_of(seat, course, verdicts) for seat in range(len(course.final))],
        turning_points(found, course, verdicts, complete, dictated),
        [error_of(found, each) for each in sorted(verdicts, key=lambda each: each.number) if each.grade],
    )


def player_of(seat: int, course: Course, verdicts: Sequence[Verdict]) -> Player:
    counted = [each for each in verdicts if each.seat == seat and each.counts]
    return Player(
        round(course.start[seat], DIGITS),
        round(course.final[seat], DIGITS),
        round(course.luck(seat), DIGITS),
        round(course.own(seat), DIGITS),
        round(course.others(seat), DIGITS),
        len(counted),
        round(sum(each.cost for each in counted) / len(counted), DIGITS) if counted else 0.0,
        {grade: sum(each.grade == grade for each in counted) for grade in GRADES},
    )


def turning_points(
    matches: list[Match], course: Course, verdicts: Sequence[Verdict], complete: bool, dictated: int
) -> list[Turn]:
    """The answers that changed a chance most, in the order in which they were given."""
    largest = sorted(course.steps[dictated:], key=swing, reverse=True)[:TURNS]
    found = sorted((step for step in largest if swing(step) >= TURN), key=lambda step: step.number)
    errors = {each.number for each in verdicts if each.grade}
    return [
        Turn(
            step.number,
            step.seat,
            step.token,
            rounded(change_of(step)),
            rounded(step.luck),
            cause_of(step, complete, step.number in errors, step is course.steps[-1]),
            None if step.token == RESIGN else asked_of(matches[step.number], step.token),
        )
        for step in found
    ]


def cause_of(step: Step, complete: bool, error: bool, last: bool) -> Cause:
    """What a turning point is due to: luck, an error, the end of the game, or a judge who sees only now what an answer
    is worth (`found` for the player, `unforeseen` for the others); `play` while errors aren't known yet."""
    change = change_of(step)
    winner = gainer(change)
    if abs(step.luck[winner]) * 2 > abs(change[winner]):
        return "luck"
    if not complete:
        return "play"
    if error and step.seat != winner:
        return "error"
    if last:
        return "end"
    return "found" if step.seat == winner else "unforeseen"


def gainer(change: Chances) -> int:
    """The seat that gained most."""
    return max(range(len(change)), key=change.__getitem__)


def change_of(step: Step) -> Chances:
    return [skill + luck for skill, luck in zip(step.skill, step.luck, strict=True)]


def swing(step: Step) -> float:
    return max(map(abs, change_of(step)))


def error_of(found: list[Match], each: Verdict) -> Error:
    return Error(
        each.number,
        each.seat,
        each.grade,
        each.taken,
        each.best,
        round(each.cost, DIGITS),
        round(each.doubt, DIGITS),
        each.sure,
        each.confirmed,
        each.good,
        {token: round(worth, DIGITS) for token, worth in each.options.items()},
        each.reason,
        asked_of(found[each.number]),
    )


def asked_of(match: Match, token: str | None = None) -> Asked:
    """The question of this match with all options, or with the one that has this token."""
    choice = match.choice
    options = [
        Offered(option.token, option.key.name, list(option.args))
        for option in choice.options
        if token in (None, option.token)
    ]
    return Asked(choice.key.name, choice.asker, choice.rule, options)


def rounded(chances: Chances) -> Chances:
    return [round(chance, DIGITS) for chance in chances]

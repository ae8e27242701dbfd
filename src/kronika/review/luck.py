"""The course of a game: everybody's chance of winning, and how much of each change was luck.

Before an answer, everything that nobody at the table could know is redealt many times, and the answer is played in each
of these twins. The average chance afterwards minus the average before is what the answer was worth: skill. What really
followed minus that average is luck. So from the first deal to the result, all changes add up to luck and skill.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from kronika.engine.dice import Dice
from kronika.engine.hidden import TOGETHER
from kronika.engine.match import RESIGN, Match

from .judge import Judge, judge_of
from .moments import answer_of, moments, played

Chances = list[float]  # one for each seat


@dataclass
class Sample:
    """Average chances over some deals: before each answer and right after it. `start` is the average over other first
    deals."""

    deals: int
    start: Chances
    before: dict[int, Chances]
    after: dict[int, Chances]


@dataclass
class Step:
    """One answer: the chances before it, and how skill and luck changed them."""

    number: int
    seat: int
    token: str
    chances: Chances
    skill: Chances
    luck: Chances


@dataclass
class Course:
    """The chances before anything was dealt (`start`), after the first deal (`dealt`) and at the end (`final`)."""

    start: Chances
    dealt: Chances
    final: Chances
    steps: list[Step] = field(default_factory=list)

    def luck(self, seat: int) -> float:
        return self.dealt[seat] - self.start[seat] + sum(step.luck[seat] for step in self.steps)

    def own(self, seat: int) -> float:
        """How much the seat's own answers changed its chance."""
        return sum(step.skill[seat] for step in self.steps if step.seat == seat)

    def others(self, seat: int) -> float:
        """How much the opponents' answers changed the seat's chance."""
        return sum(step.skill[seat] for step in self.steps if step.seat != seat)


def sample(text: str, first: int, last: int, deals: range) -> Sample:
    """The averages over these deals for the answers from `first` up to `last` (exclusive). The same deals serve the
    whole game, so an answer that reveals nothing has no luck."""
    found = moments(text)
    judge = judge_of(found[0].game.id, found[0].seats)
    start = start_of(found[0], judge, deals) if first == 0 else []
    before, after = {}, {}
    for number in range(first, last):
        before[number], after[number] = around(found, number, judge, deals)
    return Sample(len(deals), start, before, after)


def start_of(match: Match, judge: Judge, deals: range) -> Chances:
    fresh = [Match.start(match.game, match.seats, f"review/{deal}", match.options) for deal in deals]
    return mean([judge.chances(each) for each in fresh])


def around(found: list[Match], number: int, judge: Judge, deals: range) -> tuple[Chances, Chances]:
    """The average chances before and after an answer."""
    place = played(found, number)
    before, after = [], []
    for deal in deals:
        twin = found[number].redealt(TOGETHER, stream(deal))
        before.append(judge.chances(twin))
        if place < 0:
            continue
        if judge.plain:  # judging has played the twin to the end
            twin = found[number].redealt(TOGETHER, stream(deal))
        twin.play(twin.choice.codes[place])
        after.append(judge.chances(twin))
    return mean(before), mean(after) if after else resigned(found, number, judge, deals)


def resigned(found: list[Match], number: int, judge: Judge, deals: range) -> Chances:
    later = found[number + 1]
    return mean([judge.chances(later.redealt(TOGETHER, stream(deal))) for deal in deals])


def stream(deal: int) -> Random:
    return Random(Dice(f"review/deal/{deal}").state)


def mean(rows: list[Chances]) -> Chances:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def merged(parts: list[Sample]) -> Sample:
    """Merge samples of different answers over the same deals, or of the same answers over different deals."""
    start = [(part.deals, part.start) for part in parts if part.start]
    before: dict[int, list[tuple[int, Chances]]] = {}
    after: dict[int, list[tuple[int, Chances]]] = {}
    for part in parts:
        for number, chances in part.before.items():
            before.setdefault(number, []).append((part.deals, chances))
            after.setdefault(number, []).append((part.deals, part.after[number]))
    return Sample(
        sum(deals for deals, _ in start),
        weighted(start),
        {number: weighted(rows) for number, rows in sorted(before.items())},
        {number: weighted(rows) for number, rows in sorted(after.items())},
    )


def weighted(rows: list[tuple[int, Chances]]) -> Chances:
    total = sum(deals for deals, _ in rows)
    return [sum(column) / total for column in zip(*([x * deals for x in row] for deals, row in rows), strict=True)]


def course_of(text: str, found: Sample) -> Course:
    """The changes of the whole game, from a sample of all answers."""
    matches = moments(text)
    final = judge_of(matches[0].game.id, matches[0].seats).end.expect(matches[-1])
    course = Course(found.start, found.before.get(0, final), final)
    for number, before in found.before.items():
        seat, token = answer_of(matches, number)
        after, real = found.after[number], found.before.get(number + 1, final)
        if token == RESIGN:
            after = real
        skill, luck = less(after, before), less(real, after)
        course.steps.append(Step(number, seat, token, before, skill, luck))
    return course


def less(these: Chances, those: Chances) -> Chances:
    return [this - that for this, that in zip(these, those, strict=True)]

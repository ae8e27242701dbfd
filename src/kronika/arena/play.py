"""One game of the arena: who won, how long each bot thought, what went wrong, and what happened to which card."""

from __future__ import annotations

import gc
import operator
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from kronika.bots import Bot, Position, Search, make
from kronika.bots.process import BotFault
from kronika.bots.values import evaluation_of
from kronika.engine.dice import aside
from kronika.engine.match import Match
from kronika.games import game as find_game

from .plan import Fixture, Plan
from .watch import Watch

if TYPE_CHECKING:
    from kronika.research.samples import Sample

FORFEIT = "forfeit"

Counts = dict[tuple[int, str, str], int]  # (seat, kind of event, card) -> how often


@dataclass
class Outcome:
    """The result of a game by seat. A shared victory is divided; a forfeit gives the victory to the others."""

    number: int
    shares: list[float]
    scores: list[int]  # empty if the game wasn't finished
    reason: str
    decisions: list[int]
    seconds: list[float]
    longest: list[float]  # the longest decision, in seconds
    actions: int
    loser: int | None = None  # who forfeited
    fault: str = ""
    cards: Counts = field(default_factory=dict)
    habits: dict[tuple[int, str], int] = field(default_factory=dict)  # (seat, oddity) -> how often
    record: str = ""
    sides: tuple[str, ...] = ()  # what each seat played, if they differ
    samples: list[Sample] = field(default_factory=list)


@dataclass
class Played:
    """Games that were played together, and their decisions as a Parquet file if they were recorded."""

    outcomes: list[Outcome]
    data: bytes = b""


class Game:
    """A game in progress."""

    def __init__(self, plan: Plan, fixture: Fixture, notice: Callable[[int], None] | None = None) -> None:
        self.fixture = fixture
        self.names = [plan.bots[bot] for bot in fixture.bots]
        self.labels = [plan.labels[bot] for bot in fixture.bots]
        self.match = Match.start(find_game(plan.game), plan.seats, fixture.seed, plan.options)
        self.notice = notice
        self.seat = 0  # the seat whose bot is running: it is blamed for a failure
        self.bots: list[Bot] = []
        self.decisions = [0] * plan.seats
        self.seconds = [0.0] * plan.seats
        self.longest = [0.0] * plan.seats
        self.cards: Counts = {}
        self.habits = self.match.game.habits()
        self.noting = plan.noting
        self.samples: list[Sample] = []

    def play(self, watch: Watch) -> None:
        for seat in range(self.match.seats):
            self.turn_to(seat)
            self.bots.append(watch.time(self.make)[0])
        match = self.match
        position = Position(match)
        while not match.over:
            choice = match.choice
            seat = choice.seat
            self.turn_to(seat)
            bot = self.bots[seat]
            place, seconds = watch.time(lambda bot=bot: checked(bot.choose(position), position.count))  # type: ignore[misc]
            self.decisions[seat] += 1
            self.seconds[seat] += seconds
            self.longest[seat] = max(self.longest[seat], seconds)
            if self.noting:
                self.note(bot, place)
            code = choice.codes[place]
            if self.habits is not None:
                self.habits.before(match, code)
            match.play(code)
            count_cards(match, self.cards)
            if self.habits is not None:
                self.habits.after(match)

    def note(self, bot: Bot, place: int) -> None:
        from kronika.research.samples import sample

        looked = bot.looked if isinstance(bot, Search) else []
        noted = sample(self.match, sum(self.decisions) - 1, place, looked)
        if noted is not None:
            self.samples.append(noted)

    def turn_to(self, seat: int) -> None:
        self.seat = seat
        if self.notice is not None:
            self.notice(seat)

    def make(self) -> Bot:
        return make(self.names[self.seat], bot_seed(self.fixture, self.seat))

    def close(self) -> None:
        """Close the bots that can be closed."""
        for bot in self.bots:
            close = getattr(bot, "close", None)
            if callable(close):
                with suppress(Exception):
                    close()

    def outcome(self, fault: str = "") -> Outcome:
        match = self.match
        result = None if fault else match.result
        return Outcome(
            number=self.fixture.number,
            shares=result.shares if result else forfeited(match.seats, self.seat),
            scores=list(result.scores) if result else [],
            reason=result.reason if result else FORFEIT,
            decisions=self.decisions,
            seconds=self.seconds,
            longest=self.longest,
            actions=match.actions_taken,
            loser=self.seat if fault else None,
            fault=fault,
            cards=self.cards,
            habits=self.habits.counts if self.habits is not None else {},
            record=match.record(self.labels),
            sides=match.game.sides(match.table),
            samples=[] if fault else self.samples,
        )


def play_game(plan: Plan, fixture: Fixture, hard: bool = False, notice: Callable[[int], None] | None = None) -> Outcome:
    """Play a game to its end, or until a bot fails. `notice` is called with the seat whose turn it is."""
    game = Game(plan, fixture, notice)
    try:
        with Watch(plan.limit, hard) as watch:
            try:
                game.play(watch)
            except BotFault as fault:
                return game.outcome(str(fault))
        return game.outcome()
    finally:
        game.close()


@cache
def settle(game_id: str) -> None:
    """Called before a process plays its first game: exempt everything loaded so far from garbage collection. A full
    collection takes 10 ms, possibly in the middle of a decision that has 40."""
    evaluation_of(game_id)
    gc.collect()
    gc.freeze()


def play_chunk(plan: Plan, numbers: list[int], folder: str = "") -> Played:
    """Play some games in a worker process. `folder` is the folder in which the bots' modules and programs are found."""
    if folder:
        with suppress(OSError):
            os.chdir(folder)
    settle(plan.game)
    return bundled(plan, [play_game(plan, plan.fixture(number), hard=True) for number in numbers])


def bundled(plan: Plan, outcomes: list[Outcome]) -> Played:
    """The outcomes with their decisions packed into a file, ready to be sent to another process."""
    if not plan.noting:
        return Played(outcomes)
    from .dataset import pack_samples

    return Played(outcomes, pack_samples(plan, outcomes))


def checked(place: object, count: int) -> int:
    try:
        number = operator.index(place)  # type: ignore[arg-type]  # whether this is possible is what we are checking
    except TypeError:
        raise BotFault(f"answered {place!r}, which isn't the index of an option"[:100]) from None
    if not 0 <= number < count:
        raise BotFault(f"answered option {number}, but there are {count} (0 to {count - 1})")
    return number


def bot_seed(fixture: Fixture, seat: int) -> str:
    """The seed of a bot. It is different for every seat of every game, and the game's own seed can't be derived from
    it."""
    return aside(fixture.seed, f"bot/{fixture.number}/{seat}")


def forfeited(seats: int, loser: int) -> list[float]:
    """The shares of a victory that goes to everybody but one."""
    return [0.0 if seat == loser else 1 / (seats - 1) for seat in range(seats)]


def count_cards(match: Match, counts: Counts) -> None:
    """Count the card events of the last answer by seat."""
    ids = match.table.card_ids
    for event in match.events:
        if event.card >= 0 and event.seat >= 0:
            key = (event.seat, event.kind, ids[event.card])
            counts[key] = counts.get(key, 0) + 1

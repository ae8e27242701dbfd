"""A playout: a game played forward. All effects are driven by this module.

A playout has a table, the running effect and its choice, but no history: it can't be undone, recorded or saved. That
makes it fast: a search runs playouts by the million. `Match` adds the history.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from . import dice, hidden
from .choice import DONE, Choice, Option, Price
from .errors import BadSetup, Ended, IllegalAnswer, KronikaError
from .events import Event
from .game import Game, Result, Running
from .json import Json
from .table import Table

Steps: TypeAlias = Generator[Choice | None, int | None, None]


def steps_of(game: Game, table: Table, stopping: bool) -> Steps:
    """The choices of all steps in order. With `stopping`, it also yields None at every boundary between two steps. One
    generator runs all steps, because a generator that is run by another one ends without an exception, which is
    cheaper."""
    while True:
        yield from game.step(table)
        table.actions_taken += 1
        if stopping:
            yield None


class Playout:
    """A game that can only be played forward.

    >>> import kronika
    >>> twin = kronika.new(kronika.games()[0], seed=7).redealt(0, seed=1)
    >>> while not twin.over:
    ...     twin.play(twin.choice.codes[-1])
    >>> len(twin.result.scores)
    2
    """

    __slots__ = ("_choice", "_plain", "_result", "_steps", "game", "options", "seats", "table")

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self.table = table
        self.seats = table.seats
        self.options = table.options
        self._choice: Choice | None = None
        self._result: Result | None = None
        self._steps: Steps | None = None  # None in a copy made at a boundary, as long as its step hasn't started
        # whether the choice is the first of its step, so that the table is still as at the boundary
        self._plain = False

    # --- what is asked, what is over

    @property
    def choice(self) -> Choice:
        """The question that is asked now. Raises KronikaError if the match is over."""
        if self._choice is None:
            raise KronikaError("The match is over: there is no choice.")
        return self._choice

    @property
    def running(self) -> Running | None:
        """Which effect of the asking card is running, for which seat and on whose behalf."""
        return None if self.choice.source < 0 else self.game.running(self.table, self.choice)

    def price(self, option: Option) -> Price:
        """What an option of the choice costs, as far as the asked player knows."""
        return () if option.code == DONE else self.game.price(self.table, self.choice, option.code)

    @property
    def over(self) -> bool:
        return self._result is not None

    @property
    def result(self) -> Result:
        if self._result is None:
            raise KronikaError("The match isn't over yet.")
        return self._result

    @property
    def actions_taken(self) -> int:
        """The number of boundaries passed so far."""
        return self.table.actions_taken

    @property
    def copyable(self) -> bool:
        """Whether it can be cloned now. A playout can be cloned only between two actions: inside an effect there is no
        way back to the boundary."""
        return self._plain

    @property
    def events(self) -> list[Event]:
        """The events of the last answer. A playout records none."""
        return self.table.log or []

    def view(self, seat: int | None) -> dict[str, Json]:
        """Everything that this seat (None: a spectator) may see, and nothing else: see `Game.shape`."""
        asked: dict[str, Json] | None = None
        if self._choice is not None:
            running = self.running
            asked = hidden.asked(self._choice, seat)
            asked["running"] = None if running is None else running.to_json()
        return {
            "game": self.game.id,
            "seats": self.seats,
            "options": dict(self.options),
            "seat": seat,
            "choice": asked,
            "result": None if self._result is None else self._result.to_json(),
            **self.game.view(self.table, seat),
        }

    # --- answers

    def answer(self, answer: str | Option) -> None:
        """Answer the choice with an option or its token."""
        self._run(self._find(answer).code)

    def play(self, code: int) -> None:
        """Answer with the code of an option without checking it. For bots that took it from `choice.codes`."""
        self._run(code)

    def _find(self, answer: str | Option) -> Option:
        """The option that this answer names. Raises IllegalAnswer if there is none."""
        if self._choice is None:
            raise IllegalAnswer("The match is over: there is no choice.")
        token = str(answer)
        options = self._choice.options
        for option in options:
            if option.token == token:
                return option
        legal = tuple(option.token for option in options)
        raise IllegalAnswer(
            f"{token!r} is not possible now. Seat {self._choice.seat} can answer: {', '.join(legal)}.",
            legal,
            self._choice.rule,
        )

    def _run(self, code: int | None) -> None:
        """Run the effects to the next choice. A choice with one option answers itself unless it is private."""
        steps, table = self._steps, self.table
        try:
            if steps is None:  # a copy made at a boundary starts its step only now, because the choice was known
                steps = self._start_steps()
                next(steps)
            while True:
                taken = table.actions_taken
                choice = steps.send(code)
                if choice is None:
                    self._pass_boundary()
                    code = None
                    continue
                codes = choice.codes
                self._plain = code is None or table.actions_taken != taken
                if len(codes) == 1 and not choice.private:
                    code = codes[0]
                    continue
                self._choice = choice
                return
        except Ended:
            self._end()

    def _start_steps(self) -> Steps:
        """Start the steps from the table at a boundary. A playout doesn't stop at the boundaries that follow."""
        self._steps = steps = steps_of(self.game, self.table, False)
        return steps

    def _pass_boundary(self) -> None:
        """A hook for `Match`, called between two actions, when the table is plain data."""

    def _end(self) -> None:
        self._choice = None
        self._result = self.game.result(self.table)

    def _run_again(self, codes: list[int]) -> None:
        """Run the step again from the boundary, with these answers."""
        self._start_steps()
        self._run(None)
        for code in codes:
            self._run(code)

    # --- copies

    def clone(self) -> Playout:
        """An independent copy. Raises KronikaError inside an action: see `copyable`."""
        if self._choice is None or not self._plain:
            raise KronikaError("A redealt match can be copied only between two actions.")
        twin = Playout(self.game, self.table.copy())
        twin._ask_again(self._choice)
        return twin

    def _ask_again(self, choice: Choice) -> None:
        """At a boundary, ask the same choice as the original match."""
        self._steps = None
        self._plain = True
        self._choice = Choice(
            self.table, choice.seat, choice.key, choice.codes.copy(), choice.private, choice.source, choice.rule
        )


def start_playout(game: Game, seats: int, seed: int | str, options: dict[str, str], tracking: bool = False) -> Playout:
    """Deal a new game to play forward. With `tracking`, the table keeps track of what each seat knows, for
    observations."""
    table = deal(game, seats, seed, options, dice.BLAKE2B)
    table.tracking = tracking
    playout = Playout(game, table)
    playout._run_again([])
    return playout


def check_seed(seed: int | str) -> None:
    """Refuse a seed that a record wouldn't reproduce exactly."""
    if isinstance(seed, str) and (";" in seed or not seed.isprintable() or seed != " ".join(seed.split())):
        raise BadSetup(
            "A seed is part of the record: it can't have line breaks, semicolons, double spaces, or a space at either "
            "end."
        )


def deal(game: Game, seats: int, seed: int | str, options: dict[str, str], dealer: str) -> Table:
    """The table at the start of a match. Old records have another dealer, named ''."""
    check_seed(seed)
    chance = dice.Dice(seed, dealer_named(dealer, seed, BadSetup))
    return game.deal(game.check_seats(seats), game.check_options(options), chance)


def dealer_named(name: str, seed: int | str, refusal: type[KronikaError]) -> dice.Dealer | None:
    """The dealer with this name. None stands for the quick generator, which dealt in early versions."""
    if name not in ("", dice.BLAKE2B):
        raise refusal(f"There is no dealer {name!r}. Matches are dealt by {dice.BLAKE2B!r}.")
    return dice.Dealer(seed) if name else None

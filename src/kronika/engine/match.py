"""The match: a playout with a history.

A match is a boundary plus answers. At a boundary (before a player's own action) the table is plain data; inside an
action the match keeps the boundary's table and the answers since, and to clone or rewind it runs the effect again.
"""

from __future__ import annotations

from random import Random
from typing import Final

from . import dice, hidden
from .choice import Option
from .errors import Ended, IllegalAnswer, KronikaError, StaleAnswer
from .events import told, told_to
from .game import Game
from .json import Json
from .playout import Playout, Steps, deal, steps_of
from .shared import SharedDeal
from .table import Table

RESIGN: Final = "resign"  # in a list of answers, instead of a token


class Match(Playout):
    """One game with its history: answers, undo, clones at any point, records and saves.

    >>> import kronika
    >>> match = kronika.new(kronika.games()[0], seats=2, seed=7)
    >>> match.answer(match.choice.options[0])
    >>> len(match.answers), match.over
    (1, False)
    """

    __slots__ = ("_boundary", "_floor", "_origin", "_shared", "_since", "_trail", "answers", "seed")

    def __init__(self, game: Game, table: Table, seed: int | str | None) -> None:
        Playout.__init__(self, game, table)  # faster than super(), and clones are frequent
        self.seed = seed
        self.answers: list[tuple[int, str]] = []  # (seat, token or RESIGN), all since the start
        self._shared = False  # whether a clone shares the list of answers
        self._origin: Table | None = None
        self._boundary: Table = table
        self._since: list[int] = []
        self._floor = 0
        self._trail: list[tuple[Table, list[int]]] = []  # boundaries passed since the floor, and the answers after each

    @classmethod
    def start(
        cls, game: Game, seats: int, seed: int | str, options: dict[str, str], dealer: str = dice.BLAKE2B
    ) -> Match:
        """Start a new match. Old records have another dealer, named ''."""
        match = cls(game, deal(game, seats, seed, options, dealer), seed)
        match._begin()
        return match

    @classmethod
    def of_table(cls, game: Game, table: Table) -> Match:
        """A match that starts from a position, without a seed, a dealer or a record."""
        table.dealer = None
        match = cls(game, table, None)
        match._origin = table.copy()
        match._begin()
        return match

    @classmethod
    def resume(
        cls,
        game: Game,
        table: Table,
        seed: int | str | None,
        answers: list[tuple[int, str]],
        floor: int,
        since: list[int] | None,
    ) -> Match:
        """A match in progress, from the table at its last boundary and the codes answered since then (None if the match
        is over)."""
        match = cls(game, table, seed)
        match.answers = answers
        match._floor = floor
        if since is None:
            match._end()
        else:
            match._rewind(since)
        return match

    # --- what has happened

    @property
    def at_boundary(self) -> bool:
        return not self._since

    @property
    def copyable(self) -> bool:
        """A match can be copied at any time."""
        return True

    @property
    def boundary(self) -> Table:
        """The table at the last boundary. Don't change it."""
        return self._boundary

    @property
    def since(self) -> list[int]:
        """The codes answered since the last boundary."""
        return self._since

    @property
    def floor(self) -> int:
        """Answers before this index can't be undone."""
        return self._floor

    def told(self, seat: int | None) -> list[dict[str, Json]]:
        """The events caused by the last answer, as far as this seat (None: a spectator) may know them."""
        return [told(self.table, event, seat) for event in self.events]

    def told_openly(self) -> list[dict[str, Json]]:
        """The events caused by the last answer, with every card that anybody saw: for finished games."""
        return [told_to(self.table, event, self.table.everybody) for event in self.events]

    def view(self, seat: int | None) -> dict[str, Json]:
        """Everything that this seat (None: a spectator) may see, and nothing else: see `Game.shape`."""
        return {"answers": len(self.answers), **super().view(seat)}

    # --- answers

    def answer(self, answer: str | Option, at: int | None = None) -> None:
        """Answer the choice with an option or its token. Pass `at`, the number of answers so far, to make sure that it
        isn't another question by now."""
        if at is not None and at != len(self.answers):
            raise StaleAnswer(
                f"Answer number {at} is for an earlier question: {len(self.answers)} answers have been given."
            )
        self._take(self._find(answer))

    def play(self, code: int) -> None:
        """Answer with an option's code, unchecked: for bots that took it from `choice.codes`."""
        self._take(next(option for option in self.choice.options if option.code == code))

    def repeat(self, seat: int, token: str) -> None:
        """Give an answer as `answers` lists it: by its token, or RESIGN."""
        if token == RESIGN:
            self.resign(seat)
        else:
            self.answer(token)

    def _take(self, option: Option) -> None:
        seat = self.choice.seat
        self._unshare()
        table = self.table
        shown = table.shown
        table.log = []
        left, since = self._boundary, self._since
        since.append(option.code)
        self.answers.append((seat, option.token))
        self._run(option.code)
        if self.table.shown != shown or self._choice is None or self._choice.seat != seat:
            self._raise_floor()
        elif self._boundary is not left:
            self._trail.append((left, since))

    def _begin(self) -> None:
        self._pass_boundary()
        self._run_again([])

    def _start_steps(self) -> Steps:
        self._steps = steps = steps_of(self.game, self.table, True)
        return steps

    def _pass_boundary(self) -> None:
        self._boundary = self.table.copy()
        self._since = []

    def _raise_floor(self) -> None:
        """From now on, nothing answered so far can be undone."""
        self._floor = len(self.answers)
        self._trail = []

    def resign(self, seat: int) -> None:
        """Remove a seat from the game by the game's own rule. Raises IllegalAnswer if there is none or if it doesn't
        allow it now."""
        if self._choice is None:
            raise IllegalAnswer("The match is over, so nobody can resign.")
        self._unshare()
        self.table.log = []
        try:
            self.game.resign(self.table, seat)
        except Ended:
            self._end()
        self.answers.append((seat, RESIGN))
        self._raise_floor()
        if not self.over:
            self._begin()

    # --- undo

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer can be undone: the same seat is still asked, and nothing has been revealed or left to
        chance."""
        return self._choice is not None and self._choice.seat == seat and len(self.answers) > self._floor

    def undo(self) -> None:
        """Undo the last answer. Raises IllegalAnswer if it can't be undone."""
        if not self.can_undo(self.choice.seat):
            raise IllegalAnswer("You can't undo this: the last answer revealed something or ended a turn.")
        if not self._since and self._trail:
            self._boundary, self._since = self._trail.pop()
        if self._since:
            self._unshare()
            self._rewind(self._since[:-1])
            self.answers.pop()
            return
        again = self.from_start()
        for seat, token in self.answers[:-1]:
            again.repeat(seat, token)
        self.table = again.table
        self.answers = again.answers
        self._shared = False
        self._boundary = again._boundary
        self._plain = again._plain
        self._since = again._since
        self._floor = again._floor
        self._trail = again._trail
        self._choice = again._choice
        self._steps = again._steps

    def from_start(self) -> Match:
        """The same match before its first answer."""
        if self._origin is not None:
            return Match.of_table(self.game, self._origin.copy())
        if self.seed is None:
            raise KronikaError("This match has no seed, so it can't be restarted.")
        return Match.start(self.game, self.seats, self.seed, self.options, self.dealer)

    def _rewind(self, codes: list[int]) -> None:
        """Go back to the boundary and run the effect again with these answers."""
        self.table = self._boundary.copy()
        self._since = list(codes)
        self._run_again(codes)

    # --- copies

    def clone(self) -> Match:
        """An independent copy, at the same point of the same effect. At a boundary it shares the table with its match
        until something is answered in it."""
        twin = Match(self.game, self._boundary, self.seed)
        twin.answers = self.answers
        twin._shared = self._shared = True
        twin._origin = self._origin
        twin._floor = self._floor
        if self._trail:
            twin._trail = self._trail.copy()
        if self._choice is None or not self._plain:
            twin._result = self._result
            twin._rewind(self._since)
        else:
            twin._ask_again(self._choice)
            twin.choice.spelled = self._choice.spelled
        return twin

    def _unshare(self) -> None:
        """Before an answer: stop sharing the answers and the table with clones."""
        if self._shared:
            self.answers = self.answers.copy()
            self._shared = False
        if self.table is self._boundary:
            self.table = self._boundary.copy()

    def redealt(self, seat: int | None, seed: int | str | Random = 0, swap: tuple[int, int] | None = None) -> Playout:
        """A twin in which everything hidden from the seat is redealt, including future chance.

        With None instead of a seat, everything hidden from a spectator is redealt, and with `hidden.TOGETHER`
        everything hidden from all seats together. A twin has neither the seed nor the dealer, and only plays forward:
        it keeps no record, reports no events and can be cloned only between actions. `swap` names two cards with the
        same back whose faces change places after the redeal; this is possible only at a boundary.
        """
        random = seed if isinstance(seed, Random) else hidden.fresh(seed)
        table = self._boundary.copy()
        twin = Playout(self.game, table)
        twin._result = self._result
        if not self._plain:
            twin._run_again(self._since)
        hidden.redeal(table, seat, random)
        table.tracking = False
        if swap is not None:
            assert self._plain
            hidden.swap_faces(table, *swap)
        if self._plain:
            # After a swap, or if the options depend on hidden faces, the question may be another one.
            if swap is not None or self._choice is None or self._choice.private:
                twin._run_again([])
            else:
                twin._ask_again(self._choice)
        return twin

    # --- save and load, record

    @property
    def commitment(self) -> str:
        """The hash of the seed. Shown before the deal, it proves that the shuffle was fair once the seed is known."""
        if self.seed is None:
            raise KronikaError("This match has no seed.")
        return dice.commitment(self.game.id, self.seed)

    @property
    def dealer(self) -> str:
        """The name of the dealer; empty for the quick generator."""
        return "" if self.table.dealer is None else dice.BLAKE2B

    def record(self, names: list[str] | None = None, shared: SharedDeal | None = None) -> str:
        """The whole match as text, with the parts of a shared deal if there are any. It contains the seed, so don't
        show it to players during the game. Names are in the order of the seats."""
        from .record import write

        return write(self, names, shared=shared)

    def save(self, history: bool = True, secrets: bool = True) -> str:
        """Everything needed to continue the match later, as text: see `saves.save`."""
        from .saves import save

        return save(self, history, secrets)

    @classmethod
    def load(cls, game: Game, text: str, answers: list[tuple[int, str]] | None = None) -> Match:
        """Read what `save` wrote: see `saves.load`."""
        from .saves import load

        return load(game, text, answers)

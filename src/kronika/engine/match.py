"""The match: the only driver of effects.

A match is a boundary plus answers. At a boundary (before a player's own action) the table is plain data; inside an
action the match keeps the boundary's table and the answers since, and to clone or rewind it runs the effect again.
"""

from __future__ import annotations

from hashlib import sha256
from json import dumps, loads
from random import Random

from . import dice, hidden
from .choice import Choice, Effect, Option
from .errors import BadSave, BadSetup, Ended, IllegalAnswer, KronikaError, StaleAnswer
from .events import Event, told
from .game import Game, Result, Running
from .json import Json
from .shared import SharedDeal
from .table import Table

SAVE_FORMAT = 2  # format 1 had no dealer: it came before it


class Match:
    """One game being played.

    >>> import kronika
    >>> match = kronika.new("innovation", seats=2, seed=7)
    >>> match.choice.seat, match.choice.key.name
    (0, 'open')
    >>> len(match.choice.options)
    2
    """

    __slots__ = (
        "_boundary",
        "_choice",
        "_effect",
        "_floor",
        "_keeping",
        "_origin",
        "_plain",
        "_result",
        "_shared",
        "_since",
        "_trail",
        "actions_taken",
        "answers",
        "game",
        "options",
        "seats",
        "seed",
        "table",
    )

    def __init__(self, game: Game, table: Table, seed: int | str | None, keeping: bool = True) -> None:
        self.game = game
        self.table = table
        self.seed = seed
        self.seats = table.seats
        self.options = table.options
        self.answers: list[tuple[int, str]] = []  # (seat, token), all since the start
        self._shared = False  # whether a clone has the same list of answers
        self._keeping = keeping  # boundary copies, tokens and events; off in a playout
        self._origin: Table | None = None
        self._boundary: Table = table
        self._since: list[int] = []
        self._floor = 0
        self._trail: list[tuple[Table, list[int]]] = []  # boundaries left since the floor, and the answers after each
        self._plain = False  # the question is the first of its step: the table is as at the boundary
        self.actions_taken = 0  # boundaries passed
        self._choice: Choice | None = None
        self._result: Result | None = None
        self._effect: Effect | None = None  # None at a boundary whose step hasn't been begun in this copy

    @classmethod
    def start(
        cls,
        game: Game,
        seats: int,
        seed: int | str,
        options: dict[str, str],
        keeping: bool = True,
        tracking: bool | None = None,
        dealer: str = dice.BLAKE2B,
    ) -> Match:
        """A new match. Without `keeping` it can only be played forward, at full speed; what each seat knows is then
        followed only with `tracking`. Old records have another dealer, which is named ''."""
        if isinstance(seed, str) and (";" in seed or not seed.isprintable() or seed != seed.strip()):
            raise BadSetup("A seed goes into the record: it can't have line breaks, semicolons or blanks at its ends.")
        chance = dice.Dice(seed, make_dealer(dealer, seed, BadSetup))
        table = game.deal(game.check_seats(seats), game.check_options(options), chance)
        table.tracking = keeping if tracking is None else tracking
        match = cls(game, table, seed, keeping)
        match._begin()
        return match

    @classmethod
    def of_table(cls, game: Game, table: Table) -> Match:
        """A match from a position, without a seed, a dealer or a record."""
        table.dealer = None
        match = cls(game, table, None)
        match._origin = table.copy()
        match._begin()
        return match

    # --- what is asked, what is over

    @property
    def choice(self) -> Choice:
        """What is asked now."""
        if self._choice is None:
            raise KronikaError("The match is over; nothing is asked any more.")
        return self._choice

    @property
    def running(self) -> Running | None:
        """Which effect of the asking card is running, for whom and on whose behalf."""
        return None if self.choice.source < 0 else self.game.running(self.table, self.choice)

    @property
    def over(self) -> bool:
        return self._result is not None

    @property
    def result(self) -> Result:
        if self._result is None:
            raise KronikaError("The match is not over yet.")
        return self._result

    @property
    def at_boundary(self) -> bool:
        return not self._since

    @property
    def copyable(self) -> bool:
        """Without `keeping` there is no way back to the boundary: it can be copied only as long as the table is as it
        was there."""
        return self._keeping or self._plain

    @property
    def events(self) -> list[Event]:
        """What the last answer caused."""
        return self.table.log or []

    def told(self, seat: int | None) -> list[dict[str, Json]]:
        """What the last answer caused, as this seat (None: a spectator) may hear it."""
        stories = (told(self.table, event, seat) for event in self.events)
        return [story for story in stories if story is not None]

    def view(self, seat: int | None) -> dict[str, Json]:
        """Everything that this seat (None: a spectator) may see, and nothing else."""
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
            "answers": len(self.answers),
            "choice": asked,
            "result": None if self._result is None else self._result.to_json(),
            **self.game.view(self.table, seat),
        }

    # --- answers

    def answer(self, answer: str | Option, at: int | None = None) -> None:
        """Answer what is asked, with an option or its token. `at` (how many answers came before) guards against
        answering a question that is gone."""
        if at is not None and at != len(self.answers):
            raise StaleAnswer(
                f"Answer number {at} was given to a question that is gone: {len(self.answers)} answers have been given."
            )
        if self._choice is None:
            raise IllegalAnswer("The match is over; nothing is asked any more.")
        token = str(answer)
        options = self._choice.options
        for option in options:
            if option.token == token:
                self._answer(option.code, token)
                return
        legal = tuple(option.token for option in options)
        raise IllegalAnswer(
            f"{token!r} is not possible now. Seat {self._choice.seat} can answer: {', '.join(legal)}.",
            legal,
            self._choice.rule,
        )

    def play(self, code: int) -> None:
        """Answer with an option's code, unchecked: for bots that took it from `choice.codes`."""
        if self._keeping:
            self._answer(code, next(option.token for option in self.choice.options if option.code == code))
        else:
            self._run(code)

    def _answer(self, code: int, token: str) -> None:
        if not self._keeping:
            self._run(code)
            return
        choice = self.choice
        self._unshare()
        table = self.table
        shown = table.shown
        table.log = []
        left, since = self._boundary, self._since
        since.append(code)
        self.answers.append((choice.seat, token))
        self._run(code)
        if self.table.shown != shown or self._choice is None or self._choice.seat != choice.seat:
            self._floor = len(self.answers)
            self._trail = []
        elif self._boundary is not left:
            self._trail.append((left, since))

    def _begin(self) -> None:
        if self._keeping:
            self._boundary = self.table.copy()
            self._since = []
        self._effect = self.game.step(self.table)
        self._run(None)

    def _run(self, code: int | None) -> None:
        """Drive the effects to the next question. A choice with one option answers itself unless it is private."""
        effect = self._effect
        try:
            if effect is None:  # a copy made at a boundary: its question is known, so the step begins only now
                self._effect = effect = self.game.step(self.table)
                next(effect)
            while True:
                try:
                    choice = effect.send(code)  # type: ignore[arg-type]  # None starts a generator
                except StopIteration:
                    self.actions_taken += 1
                    if self._keeping:
                        self._boundary = self.table.copy()
                        self._since = []
                    self._effect = effect = self.game.step(self.table)
                    code = None
                    continue
                codes = choice.codes
                self._plain = code is None
                if len(codes) == 1 and not choice.private:
                    code = codes[0]
                    continue
                self._choice = choice
                return
        except Ended:
            self._choice = None
            self._result = self.game.result(self.table)

    def resign(self, seat: int) -> None:
        """Take a seat out of the game by the game's own rule."""
        if self._choice is None:
            raise IllegalAnswer("The match is over; nobody can resign any more.")
        self._unshare()
        self.table.log = []
        try:
            self.game.resign(self.table, seat)
        except Ended:
            self._choice = None
            self._result = self.game.result(self.table)
        self.answers.append((seat, "resign"))
        self._floor = len(self.answers)
        self._trail = []
        if self._result is None:
            self._begin()

    # --- undo

    def can_undo(self, seat: int) -> bool:
        """Never across another player's answer, a change of who is asked, something newly shown, or chance."""
        return self._choice is not None and self._choice.seat == seat and len(self.answers) > self._floor

    def undo(self) -> None:
        """Take the last answer back."""
        if not self.can_undo(self.choice.seat):
            raise IllegalAnswer("There is nothing to take back: the last answer showed something new or ended a turn.")
        if not self._since and self._trail:
            self._boundary, self._since = self._trail.pop()
        if self._since:
            self._unshare()
            self._rerun(self._since[:-1])
            self.answers.pop()
            return
        again = self.from_start()
        for seat, token in self.answers[:-1]:
            again.resign(seat) if token == "resign" else again.answer(token)
        self.table = again.table
        self.answers = again.answers
        self._shared = False
        self._boundary = again._boundary
        self._plain = again._plain
        self._since = again._since
        self._floor = again._floor
        self._trail = again._trail
        self._choice = again._choice
        self._effect = again._effect

    def from_start(self) -> Match:
        """The same match before its first answer."""
        if self._origin is not None:
            return Match.of_table(self.game, self._origin.copy())
        if self.seed is None:
            raise KronikaError("This match has no seed, so it can't be started again.")
        return Match.start(self.game, self.seats, self.seed, self.options, dealer=self.dealer)

    def _rerun(self, codes: list[int]) -> None:
        """Back to the boundary, and through the effect again with these answers."""
        self.table = self._boundary.copy()
        self._since = list(codes)
        self._effect = self.game.step(self.table)
        self._run(None)
        for code in codes:
            self._run(code)

    # --- copies

    def clone(self) -> Match:
        """An independent copy, at the same point of the same effect."""
        if not self._keeping:
            return self._fork()
        twin = self._twin(keeping=True)
        twin.answers = self.answers
        twin._shared = self._shared = True
        if self._choice is None or not self._plain:
            twin._rerun(self._since)
        else:
            twin.table = self._boundary
            twin._ask_again(self._choice)
        return twin

    def _fork(self) -> Match:
        if self._choice is None or not self._plain:
            raise KronikaError("A redealt match is for playing forward: it can be copied only between two actions.")
        twin = self._twin(keeping=False)
        twin.table = self.table.copy()
        twin._ask_again(self._choice)
        return twin

    def _unshare(self) -> None:
        """A clone has its match's answers, and at a boundary its table, too, until something is answered in it."""
        if self._shared:
            self.answers = self.answers.copy()
            self._shared = False
        if self.table is self._boundary:
            self.table = self._boundary.copy()

    def redealt(self, seat: int | None, seed: int | str | Random = 0) -> Match:
        """A twin in which everything that the seat (None: a spectator) can't know is dealt again, future chance
        included. It has neither the seed nor the dealer. It is for playing forward: it keeps no record, tells no
        events and can be cloned only between actions."""
        self._check_keeping()
        random = seed if isinstance(seed, Random) else hidden.fresh(seed)
        twin = Match(self.game, self._boundary, None, keeping=False)
        twin.actions_taken = self.actions_taken
        twin._result = self._result
        if not self._plain:
            twin._rerun(self._since)
            twin._boundary = table = twin.table
            hidden.redeal(table, seat, random)
            table.tracking = False
            return twin
        twin.table = twin._boundary = table = self._boundary.copy()
        hidden.redeal(table, seat, random)
        table.tracking = False
        if self._choice is None or self._choice.private:  # options that depend on hidden faces of others
            twin._since = []
            twin._effect = self.game.step(table)
            twin._run(None)
        else:
            twin._ask_again(self._choice)
        return twin

    def _ask_again(self, choice: Choice) -> None:
        """At a boundary: the same question as in the match that this is a copy of."""
        self._since = []
        self._effect = None
        self._plain = True
        self._choice = Choice(
            self.table, choice.seat, choice.key, choice.codes.copy(), choice.private, choice.source, choice.rule
        )

    def _twin(self, keeping: bool) -> Match:
        """A match at the same point, without its answers; its table and its question are still to be made."""
        twin = Match(self.game, self.table, self.seed, keeping)
        twin._origin = self._origin
        twin._boundary = self._boundary
        twin._floor = self._floor
        twin._trail = self._trail.copy()
        twin.actions_taken = self.actions_taken
        twin._result = self._result
        return twin

    def _check_keeping(self) -> None:
        if not self._keeping:
            raise KronikaError("A redealt match is for playing forward: it can't be saved or dealt anew.")

    # --- save and load, record

    @property
    def commitment(self) -> str:
        """The hash of the seed: shown before the deal, it proves the shuffle once the seed is known."""
        if self.seed is None:
            raise KronikaError("This match has no seed.")
        return dice.commitment(self.game.id, self.seed)

    def record(self, names: list[str] | None = None, shared: SharedDeal | None = None) -> str:
        """The whole match as text, with the parts of its deal if it was a shared one. It holds the seed, so players
        must not see it while they play."""
        from .record import write

        return write(self, names, shared=shared)

    @property
    def dealer(self) -> str:
        """The name of the dealer; empty for the quick generator."""
        return "" if self.table.dealer is None else dice.BLAKE2B

    def save(self, history: bool = True, secrets: bool = True) -> str:
        """Everything needed to go on later, as text. Without `history` the answers before must be kept elsewhere and
        given to `load`: then the length of the text doesn't grow with the length of the match. Without `secrets` it is
        for a bot in another process: neither the seed nor the dealer go with it, only what the dealer has said in the
        effect that is running, so the match can't be continued."""
        self._check_keeping()
        body: dict[str, Json] = {
            "kronika": SAVE_FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "data": self.game.pack,
            "seats": self.seats,
            "options": dict(self.options),
            "dealer": self.dealer if secrets else "",
            "seed": self.seed if secrets else None,
            "answers": [f"{seat} {token}" for seat, token in self.answers] if history else [],
            "floor": self._floor,
            "over": self.over,
            "since": list(self._since),
            "table": self.table.save() if self.over else self._boundary.save(),
        }
        if not secrets and self.table.dealer is not None:
            body["spoken"] = list(self.table.dealer.spoken(self._boundary.rng, self.table.rng))
        text = dumps(body, separators=(",", ":"))
        return f'{{"sum":"{checksum(text)}","match":{text}}}'

    @classmethod
    def load(cls, game: Game, text: str, answers: list[tuple[int, str]] | None = None) -> Match:
        """Read what `save` wrote; `answers` are those before, if it was saved without history."""
        body = read_save(text)
        if body.get("game") != game.id:
            raise BadSave(f"This is a saved match of {body.get('game')!r}, not of {game.id}.")
        if body.get("rules") != game.rules_version:
            raise BadSave(
                f"This match was saved under rules version {body.get('rules')}, "
                f"and {game.id} is at version {game.rules_version} now. Replay its record instead."
            )
        check_pack(game, str(body.get("data", "")), BadSave)
        seats, options, lines = body["seats"], body["options"], body["answers"]
        if not isinstance(seats, int) or not isinstance(options, dict) or not isinstance(lines, list):
            raise BadSave("The saved match lacks its seats, options or answers.")
        chosen = game.check_options({name: str(value) for name, value in options.items()})
        table = game.table.load(game.check_seats(seats), chosen, body["table"])
        seed = body.get("seed")
        if isinstance(seed, (int, str)):
            match = cls(game, table, seed)
            table.dealer = make_dealer(str(body.get("dealer", "")), seed, BadSave)
        else:
            match = cls(game, table, None)
            spoken = body.get("spoken")
            if isinstance(spoken, list):
                table.dealer = dice.Echo(table.rng, [word for word in spoken if isinstance(word, int)])
        match.answers = [saved_answer(line) for line in lines] if answers is None else list(answers)
        floor = body.get("floor")
        match._floor = floor if isinstance(floor, int) else len(match.answers)
        if body.get("over"):
            match._result = game.result(table)
            return match
        match._boundary = table
        since = body.get("since")
        codes = since if isinstance(since, list) else []
        match._rerun([code for code in codes if isinstance(code, int)])
        return match


def make_dealer(name: str, seed: int | str, refusal: type[KronikaError]) -> dice.Dealer | None:
    """None is the quick generator, which dealt before there was a dealer."""
    if name not in ("", dice.BLAKE2B):
        raise refusal(f"There is no dealer {name!r}. Matches are dealt by {dice.BLAKE2B!r}.")
    return dice.Dealer(seed) if name else None


def check_pack(game: Game, pack: str, refusal: type[KronikaError]) -> None:
    """A match goes on only with the data that it was begun with."""
    if pack == game.pack:
        return
    made = f"with the data pack {pack}" if pack else "without a data pack"
    now = f"with the data pack {game.pack}" if game.pack else "without one"
    raise refusal(f"This match of {game.id} was played {made}, and the game is read {now}. Give the right --data-pack.")


def saved_answer(line: Json) -> tuple[int, str]:
    seat, _, token = str(line).partition(" ")
    if not seat.isdigit() or not token:
        raise BadSave(f"The saved match has an answer that is none: {line!r}.")
    return int(seat), token


def checksum(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def read_save(text: str) -> dict[str, Json]:
    """The body of a saved match, checked for damage."""
    try:
        whole: Json = loads(text)
    except ValueError as error:
        raise BadSave(f"This is no saved match: {error}.") from None
    if not isinstance(whole, dict) or not isinstance(whole.get("match"), dict):
        raise BadSave("This is no saved match.")
    body = whole["match"]
    assert isinstance(body, dict)
    if body.get("kronika") not in (1, SAVE_FORMAT):
        raise BadSave(f"This match was saved in format {body.get('kronika')}; this version reads {SAVE_FORMAT}.")
    if whole.get("sum") != checksum(dumps(body, separators=(",", ":"))):
        raise BadSave("The saved match is damaged: its checksum doesn't fit.")
    missing = {"seats", "options", "answers", "table", "game", "rules"} - set(body)
    if missing:
        raise BadSave(f"The saved match lacks {', '.join(sorted(missing))}.")
    return body

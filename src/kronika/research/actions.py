"""The fixed action space of a game: the vocabulary of its option tokens.

Every key with every argument it can have is one action: cards by their printed id (or their back, `?3`, while the seat
doesn't know them), seats, numbers, words. Further copies of a card end with `#2`, `#3` as in the tokens. Options
without an action of their own (a copy or a number beyond the vocabulary) take the next of some spare actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from itertools import product
from typing import Final

import numpy as np
import numpy.typing as npt

from kronika.engine.choice import ARG, BASE, Arg, Choice, Key
from kronika.engine.dice import Dice
from kronika.engine.errors import BadSetup, IllegalAnswer
from kronika.engine.game import Game
from kronika.games import game as find_game

NUMBERS: Final = 64  # 0 to 63
SPARES: Final = 32
MISSING: Final = -1
DONE_ACTION: Final = 0
CARD, SEAT, PLAIN = range(3)  # kinds of arguments: by printed card, relative to a seat, or as they are

Mask = npt.NDArray[np.int8]


class Plan:
    """Where the options of one key are in the vocabulary."""

    __slots__ = ("first", "offset", "places", "second", "widths")

    def __init__(self, key: Key, offset: int, widths: list[int]) -> None:
        kinds = [{"card": CARD, "seat": SEAT}.get(arg.kind, PLAIN) for arg in key.args]
        self.offset = offset
        self.places = len(kinds)
        self.first = kinds[0] if kinds else PLAIN
        self.second = kinds[1] if len(kinds) > 1 else PLAIN
        self.widths = widths


class Vocabulary:
    """All actions of a game. `relative`: seats are relative to the one that answers, +1 is the next one.

    >>> import kronika
    >>> actions = vocabulary(kronika.games()[0])
    >>> actions.tokens[0]
    'done'
    >>> actions.find(actions.tokens[7])
    7
    """

    def __init__(self, game: Game, relative: bool = True) -> None:
        table = game.table
        self.game = game
        self.relative = relative
        self.cards = len(table.card_ids)
        tokens = ["done"]
        self.plans: list[Plan] = []
        printed = copies_of(game)
        several: list[tuple[int, str, int]] = []
        for key in table.keys.keys:
            spelled = [self.spell(arg) for arg in key.args]
            self.plans.append(Plan(key, len(tokens), [len(names) for names in spelled]))
            single = [arg.kind for arg in key.args].count("card") == 1
            for names in product(*spelled):
                token = " ".join((key.name, *names))
                if single:
                    most = max(printed.get(name, 1) for name in names)
                    if most > 1:
                        several.append((len(tokens), token, most))
                tokens.append(token)
        self.copies: dict[int, range] = {}
        for action, token, most in several:
            self.copies[action] = range(len(tokens), len(tokens) + most - 1)
            tokens += [f"{token}#{number}" for number in range(2, most + 1)]
        self.spares = range(len(tokens), len(tokens) + SPARES)
        tokens += [f"other#{number}" for number in range(1, SPARES + 1)]
        self.tokens = tuple(tokens)
        self.places = {token: action for action, token in enumerate(tokens)}
        self.version = f"{game.id}-{sha256(' '.join(tokens).encode()).hexdigest()[:8]}"

    def __len__(self) -> int:
        return len(self.tokens)

    def spell(self, arg: Arg) -> list[str]:
        if arg.kind == "card":
            return [*self.game.table.card_ids, *(f"?{back}" for back in self.game.table.back_names)]
        if arg.kind == "seat":  # the number after the last seat stands for the game's own player
            seats = range(self.game.max_seats)
            return [*(f"+{seat}" for seat in seats), "+nobody"] if self.relative else [*map(str, seats), "nobody"]
        return list(arg.words) if arg.kind == "word" else [str(number) for number in range(NUMBERS)]

    def find(self, token: str) -> int:
        """The action with this token, in the spelling of the vocabulary."""
        if token not in self.places:
            raise IllegalAnswer(f"The vocabulary {self.version} has no action {token!r}.")
        return self.places[token]

    # --- a question's options

    def actions(self, choice: Choice) -> list[int]:
        """The action of each option, in the order of the options."""
        table, seat = choice.table, choice.seat
        seen, faces, backs, bit, cards = table.seen, table.faces, table.backs, 1 << seat, self.cards
        plans = self.plans
        own = plans[choice.key.base // BASE - 1]
        found = []
        for code in choice.codes:
            if code < 0:
                found.append(DONE_ACTION)
                continue
            plan = own if code < BASE else plans[code // BASE - 1]
            number = code % BASE
            if plan.places == 1 and plan.first == CARD:
                found.append(plan.offset + (faces[number] if seen[number] & bit else cards + backs[number]))
            elif plan.places == 0:
                found.append(plan.offset)
            else:
                found.append(self.locate(choice, plan, number))
        if len(set(found)) < len(found) or MISSING in found:
            return self.tell_apart(found)
        return found

    def locate(self, choice: Choice, plan: Plan, number: int) -> int:
        if plan.places == 1:
            place = self.place(choice, plan.first, number)
            return plan.offset + place if place < plan.widths[0] else MISSING
        first = self.place(choice, plan.first, number // ARG)
        second = self.place(choice, plan.second, number % ARG)
        if first >= plan.widths[0] or second >= plan.widths[1]:
            return MISSING
        return plan.offset + first * plan.widths[1] + second

    def place(self, choice: Choice, kind: int, number: int) -> int:
        if kind == PLAIN:
            return number
        table, seat = choice.table, choice.seat
        if kind == CARD:
            known = table.seen[number] >> seat & 1
            return table.faces[number] if known else self.cards + table.backs[number]
        if number >= table.seats:
            return self.game.max_seats
        return (number - seat) % table.seats if self.relative else number

    def tell_apart(self, found: list[int]) -> list[int]:
        """Give copies of a card actions of their own. If none is left for an option, it gets MISSING and can't be
        chosen."""
        count: dict[int, int] = {}
        spares = iter(self.spares)
        told = []
        for action in found:
            if action != MISSING:
                count[action] = again = count.get(action, 0) + 1
                if again > 1:
                    copies = self.copies.get(action, range(0))
                    action = copies[again - 2] if again - 2 < len(copies) else MISSING
            told.append(next(spares, MISSING) if action == MISSING else action)
        return told

    def mask(self, actions: Sequence[int]) -> Mask:
        mask = np.zeros(len(self.tokens), np.int8)
        mask[[action for action in actions if action != MISSING]] = 1
        return mask

    def option(self, choice: Choice, action: int) -> int:
        """The index of an action among the options. An illegal action is refused with a list of the legal ones."""
        try:
            if action >= 0:
                return self.actions(choice).index(action)
        except ValueError:
            pass
        named = self.tokens[action] if 0 <= action < len(self.tokens) else f"an action below {len(self.tokens)}"
        legal = tuple(option.token for option in choice.options)
        raise IllegalAnswer(
            f"Action {action} ({named}) is not possible now. Seat {choice.seat} can answer: {', '.join(legal)}.",
            legal,
            choice.rule,
        )


@cache
def vocabulary(game_id: str, relative: bool = True) -> Vocabulary:
    return Vocabulary(find_game(game_id), relative)


def copies_of(game: Game) -> dict[str, int]:
    """The number of copies of each printed card that has more than one."""
    most: dict[str, int] = {}
    settings = [{}, *({name: value} for name, values in game.variants.items() for value in values[1:])]
    for seats in range(game.min_seats, game.max_seats + 1):
        for number, setting in enumerate(settings):
            try:
                options = game.check_options(setting)
                faces = game.deal(seats, options, Dice(f"copies/{number}")).faces
            except BadSetup:  # incompatible options
                continue
            for face in set(faces):
                count = faces.count(face)
                name = game.table.card_ids[face]
                if count > most.get(name, 1):
                    most[name] = count
    return most

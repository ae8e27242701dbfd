"""What a table is worth to its seats, as the game judges it."""

from __future__ import annotations

from functools import cache
from importlib.resources.abc import Traversable

from mypy_extensions import mypyc_attr

from kronika.engine.judgement import Judgement, Value
from kronika.engine.net import Net
from kronika.engine.playout import Playout
from kronika.engine.table import Table
from kronika.games import file_of
from kronika.games import game as find_game

from .netfile import read_net

WON = 1000.0
BY_HAND, LEARNED, NET = range(3)  # how much of an evaluation is learned: see `Tuning.learned`


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The value of a table for one seat or for all. The difference between two seats' values is the log odds between
    them."""

    def of(self, t: Table, seat: int) -> float:
        raise NotImplementedError

    def all(self, t: Table) -> list[float]:
        return [self.of(t, seat) for seat in range(t.seats)]


class BySeat(Evaluation):
    """A value function, called seat by seat."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def of(self, t: Table, seat: int) -> float:
        return self.value(t, seat)

    def all(self, t: Table) -> list[float]:
        value = self.value
        return [value(t, seat) for seat in range(t.seats)]


class ByNet(Evaluation):
    """A net, which evaluates all seats at once."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def of(self, t: Table, seat: int) -> float:
        return self.net.values(t)[seat]

    def all(self, t: Table) -> list[float]:
        return self.net.values(t)


@cache
def judgement_of(game_id: str) -> Judgement:
    return find_game(game_id).judgement()


def net_file(game_id: str) -> Traversable:
    return file_of(f"games/{game_id}/bot/net.npz")


@cache
def evaluation_of(game_id: str, learned: int = NET, seats: int = 2) -> Evaluation:
    """The best evaluation that the game has, up to the level of `learned`: its net, its value function with learned
    weights, or the one with hand-made weights. Nets learn from games between players, so they aren't used in solo
    games."""
    found = judgement_of(game_id)
    if learned == NET and seats > 1 and found.reading is not None:
        path = net_file(game_id)
        if path.is_file():
            return ByNet(read_net(find_game(game_id), path))
    return BySeat(found.value if learned or found.by_hand is None else found.by_hand)


def value_of(match: Playout, seat: int, by: Evaluation) -> float:
    """The seat's value minus the best opponent's. A finished game counts by its result."""
    if match.over:
        winners = match.result.winners
        return WON / len(winners) if seat in winners else -WON
    worths = by.all(match.table)
    return worths[seat] - max((worth for other, worth in enumerate(worths) if other != seat), default=0.0)

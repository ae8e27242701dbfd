"""Rewards: the outcome at the end and, optionally, changes of the game's value function on the way."""

from __future__ import annotations

from functools import cache
from random import Random

from kronika.bots.tree import Tree
from kronika.bots.tuning import tuning_of
from kronika.bots.values import NET, evaluation_of
from kronika.engine.errors import BadSetup
from kronika.engine.game import Result
from kronika.engine.playout import Playout

KINDS = ("win", "share")


def outcome(result: Result, kind: str = "win") -> list[float]:
    """The reward of each seat at the end. `win`: 1 for a sole winner, 0 for a shared victory, -1 for the others.
    `share`: 1, divided among the winners."""
    if kind == "share":
        return result.shares
    won = 1.0 if len(result.winners) == 1 else 0.0
    return [won if share else -1.0 for share in result.shares]


@cache
def judge(game_id: str, seats: int = 2) -> Tree:
    """A search tree that turns the game's evaluation into expected results."""
    return Tree(Random(0), tuning_of(game_id, seats), evaluation_of(game_id, NET, seats))


def expected(match: Playout, kind: str = "win") -> list[float]:
    """Each seat's expected outcome, or the outcome itself at the end. It depends on hidden cards: use it for teaching,
    not as an observation."""
    if match.over:
        return outcome(match.result, kind)
    shares = judge(match.game.id, match.seats).expect(match)
    return shares if kind == "share" else [2 * share - 1 for share in shares]


class Rewards:
    """Each seat's reward since the last call. `shaping` adds that fraction of the change in the expected outcome: over
    a game this sums to a constant, so the best play stays the same."""

    def __init__(self, game_id: str, kind: str = "win", shaping: float = 0.0) -> None:
        if kind not in KINDS:
            raise BadSetup(f"There is no reward {kind!r}. Rewards: {', '.join(KINDS)}.")
        if shaping:
            judge(game_id)
        self.kind = kind
        self.shaping = shaping
        self.before: list[float] = []

    def start(self, match: Playout) -> None:
        if self.shaping:
            self.before = expected(match, self.kind)

    def since(self, match: Playout) -> list[float]:
        final = outcome(match.result, self.kind) if match.over else [0.0] * match.seats
        if not self.shaping:
            return final
        now = final if match.over else expected(match, self.kind)
        gains = [end + self.shaping * (a - b) for end, a, b in zip(final, now, self.before, strict=True)]
        self.before = now
        return gains

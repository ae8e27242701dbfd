"""Hands out games in chunks of about a second: fast games have little overhead, and an interruption loses little."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from .play import Outcome

SECONDS = 1.0
MOST = 50


class Chunks:
    def __init__(self, numbers: Iterable[int], workers: int) -> None:
        self.left = deque(numbers)
        self.workers = workers
        self.games = 0
        self.seconds = 0.0

    def take(self) -> list[int]:
        """The next numbers to play. Chunks get smaller towards the end, so that all workers finish together."""
        fitting = int(SECONDS * self.games / self.seconds) if self.seconds else 1
        size = max(1, min(fitting, MOST, len(self.left) // (2 * self.workers)))
        return [self.left.popleft() for _ in range(min(size, len(self.left)))]

    def learn(self, outcomes: list[Outcome]) -> None:
        """Update the estimate of how long a game takes, from the bots' thinking time."""
        self.games += len(outcomes)
        self.seconds += sum(sum(outcome.seconds) for outcome in outcomes)

"""The table's own randomness: one 64-bit number, cheap to copy, the same on every machine."""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Final

MASK: Final = (1 << 64) - 1
STEP: Final = 6364136223846793005
DRIFT: Final = 1442695040888963407


def start(seed: int | str) -> int:
    """Neighbouring seeds must not give neighbouring games, so the seed is hashed."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "big")


def commitment(game: str, seed: int | str) -> str:
    """Shown before the deal; the seed, shown after the game, proves that the shuffle was not touched."""
    return sha256(f"kronika/{game}/{seed}".encode()).hexdigest()


class Dice:
    """A stream of its own, for bots and redeals: a search never shares the game's stream."""

    __slots__ = ("state",)

    def __init__(self, seed: int | str) -> None:
        self.state = start(seed)

    def below(self, n: int) -> int:
        self.state = (self.state * STEP + DRIFT) & MASK
        return ((self.state >> 32) * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        state = self.state
        for i in range(len(items) - 1, 0, -1):
            state = (state * STEP + DRIFT) & MASK
            j = ((state >> 32) * (i + 1)) >> 32
            items[i], items[j] = items[j], items[i]
        self.state = state

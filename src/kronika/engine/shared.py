"""A deal that nobody can choose, neither the server nor a player.

The server makes its own part and publishes its hash. Then each person who sits down contributes a part. The seed is the
hash of all parts, so a player whose part was random knows that nobody picked the deal. After the game everything is
revealed, and anybody can check it with SHA-256.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256


@dataclass(frozen=True)
class SharedDeal:
    """The parts of a deal, in hexadecimal."""

    game: str
    table: str  # the table's id, unique on the server, so that no part can be reused for another deal
    server: str
    parts: tuple[str, ...]  # by seat; empty for bots and for people who gave none

    @property
    def commitment(self) -> str:
        """The hash that the server publishes before anybody contributes a part."""
        return digest("commitment", self.game, self.table, self.server)

    @property
    def seed(self) -> str:
        given = [f"{seat} {part}" for seat, part in enumerate(self.parts) if part]
        return digest("deal", self.game, self.table, self.server, *given)


def digest(purpose: str, *lines: str) -> str:
    return sha256("\n".join((f"kronika {purpose}", *lines)).encode()).hexdigest()

"""A deal that nobody can choose, neither the server nor a player.

The server makes a part of its own and shows the hash of it. Then each person who sits down gives a part. The seed of
the match is the hash of all parts, so whoever has given an honest one knows that the deal wasn't picked. After the
game everything is shown, and anybody can check it with SHA-256.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256


@dataclass(frozen=True)
class SharedDeal:
    """The parts of a deal, in hexadecimal."""

    game: str
    table: str  # a name that no other deal of this server has, so that a part can't be used twice
    server: str
    parts: tuple[str, ...]  # by seat; empty for bots and for people who gave none

    @property
    def commitment(self) -> str:
        """What the server shows before anybody gives a part."""
        return digest("commitment", self.game, self.table, self.server)

    @property
    def seed(self) -> str:
        given = [f"{seat} {part}" for seat, part in enumerate(self.parts) if part]
        return digest("deal", self.game, self.table, self.server, *given)


def digest(purpose: str, *lines: str) -> str:
    return sha256("\n".join((f"kronika {purpose}", *lines)).encode()).hexdigest()

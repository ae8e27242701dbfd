"""A key of what a seat has received since the start: situations with the same key are indistinguishable to it.

The key grows from what the seat saw first, each answer that it gave, and each event that it was told; what it sees now
and may answer is added when the key is asked for.
"""

from __future__ import annotations

from hashlib import blake2b

from kronika.engine.events import Event, told
from kronika.engine.playout import Playout

from .actions import Vocabulary
from .observe import Encoder

SIZE = 12  # bytes of a digest


def digest(*parts: bytes) -> bytes:
    grown = blake2b(digest_size=SIZE)
    for part in parts:
        grown.update(part)
    return grown.digest()


class Memory:
    """`told` is computed only when a key is requested."""

    __slots__ = ("encoder", "keys", "news", "vocabulary")

    def __init__(self, encoder: Encoder, vocabulary: Vocabulary) -> None:
        self.encoder = encoder
        self.vocabulary = vocabulary
        self.keys: list[bytes] = []  # of every seat, and of a spectator
        self.news: list[tuple[int, int, list[Event]]] = []  # who answered what, and what it caused

    def begin(self, match: Playout) -> None:
        sights = [self.encoder.flat(match, seat).tobytes() for seat in range(match.seats)]
        self.keys = [digest(sight) for sight in (*sights, b"")]
        self.news = []

    def hear(self, seat: int, action: int, events: list[Event]) -> None:
        self.news.append((seat, action, events))

    def catch_up(self, match: Playout) -> None:
        for seat, action, events in self.news:
            for listener in range(match.seats + 1):
                stories = [told(match.table, event, listener if listener < match.seats else None) for event in events]
                heard = repr([story for story in stories if story is not None])
                own = action if listener == seat else -1
                self.keys[listener] = digest(self.keys[listener], f"{seat} {own} {heard}".encode())
        self.news = []

    def key(self, match: Playout, seat: int) -> str:
        """The key of what the seat knows now."""
        self.catch_up(match)
        asked = b""
        if not match.over and match.choice.seat == seat:
            asked = repr(self.vocabulary.actions(match.choice)).encode()
        now = self.encoder.flat(match, seat).tobytes()
        return f"{seat}:{digest(self.keys[seat], now, asked).hex()}"

    def copy(self) -> Memory:
        twin = Memory(self.encoder, self.vocabulary)
        twin.keys = self.keys.copy()
        twin.news = self.news.copy()
        return twin

    def imagined(self, match: Playout, twin: Playout, seat: int) -> Memory:
        """The memory of a twin redealt for a seat. That seat keeps its own; the others start with what everybody was
        told and what they would see now."""
        self.catch_up(match)
        memory = self.copy()
        public = self.keys[match.seats]
        for other in range(match.seats):
            if other != seat:
                memory.keys[other] = digest(public, self.encoder.flat(twin, other).tobytes())
        return memory

"""Information states: a key for everything that a seat has received since the start. A seat can't tell situations with
equal keys apart.

The key is a running hash of what the seat saw at first, its own answers and the events that it was told. What it sees
now and may answer is added when somebody asks for the key.
"""

from __future__ import annotations

from hashlib import blake2b

from kronika.engine.events import Event, told
from kronika.engine.playout import Playout

from .actions import Vocabulary
from .observe import Encoder

SIZE = 12  # bytes in a digest


def digest(*parts: bytes) -> bytes:
    grown = blake2b(digest_size=SIZE)
    for part in parts:
        grown.update(part)
    return grown.digest()


class Memory:
    """The information states of all seats and of a spectator. The hashes are updated only when a key is requested."""

    __slots__ = ("encoder", "keys", "news", "vocabulary")

    def __init__(self, encoder: Encoder, vocabulary: Vocabulary) -> None:
        self.encoder = encoder
        self.vocabulary = vocabulary
        self.keys: list[bytes] = []  # one for each seat, and one for a spectator
        # seat, action and events of the answers that aren't in the keys yet
        self.news: list[tuple[int, int, list[Event]]] = []

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
                heard = repr(stories)
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
        """The memory of a twin that was redealt for a seat. The seat keeps its own key. The others start with the
        public events and with what they would see in the twin."""
        self.catch_up(match)
        memory = self.copy()
        public = self.keys[match.seats]
        for other in range(match.seats):
            if other != seat:
                memory.keys[other] = digest(public, self.encoder.flat(twin, other).tobytes())
        return memory

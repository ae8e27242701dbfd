"""Chance: a cryptographic dealer for matches, and a quick generator for playouts, redeals and bots.

Both give the same numbers on every machine. The dealer is unpredictable: without the seed, the numbers seen so far say
nothing about the others. The quick generator is a single 64-bit number. It is cheap to copy, but can be computed from a
few public cards, so nothing that people play for may come from it.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import unpack
from typing import Final, NoReturn

from mypy_extensions import i64

BLAKE2B: Final = "blake2b"  # the dealer's name in records and saves; no name means the quick generator

MASK: Final = (1 << 64) - 1
STEP: Final = 6364136223846793005
DRIFT: Final = 1442695040888963407

WORD: Final = 1 << 32  # the dealer's stream consists of numbers below this one
LOW: Final = WORD - 1
BLOCK: Final = 16  # words in one digest
MOST: Final = 1 << 31  # a word times this number still fits into a signed 64-bit number


def start(seed: int | str) -> int:
    """The initial state of the quick generator. The seed is hashed, so that neighbouring seeds don't give similar
    games."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "big")


def aside(seed: int | str, purpose: str) -> str:
    """A seed for another purpose. The original seed can't be derived from it."""
    return blake2b(f"{seed}\n{purpose}".encode(), digest_size=16, person=b"kronika aside").hexdigest()


def commitment(game: str, seed: int | str) -> str:
    """The hash of a seed. It is shown before the deal; when the seed is revealed after the game, it proves that nobody
    tampered with the shuffle."""
    return sha256(f"kronika/{game}/{seed}".encode()).hexdigest()


def key_of(seed: int | str) -> bytes:
    """The dealer's key. Nobody may know it before the end of the match."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"kronika dealer").digest()


class Dealer:
    """The random stream of a match: BLAKE2b in counter mode, keyed with the whole seed.

    Its only state is its key (and a cache of the last block). So all copies of a match share it, and each counts the
    words that it has used. It never leaves the process.
    """

    __slots__ = ("_keyed", "_ready")

    def __init__(self, seed: int | str) -> None:
        self._keyed = blake2b(key=key_of(seed))  # copying it is faster than creating another one
        self._ready: tuple[int, tuple[int, ...]] = (-1, ())

    def block(self, number: int) -> tuple[int, ...]:
        """The words of a block."""
        ready = self._ready
        if ready[0] == number:
            return ready[1]
        stream = self._keyed.copy()
        stream.update(number.to_bytes(8, "little"))
        words: tuple[int, ...] = unpack("<16I", stream.digest())
        self._ready = (number, words)
        return words

    def below(self, n: int, used: int) -> tuple[int, int]:
        """A uniform number below n, and the number of words used after it."""
        if n > MOST:
            raise ValueError(f"A dealer gives numbers below {MOST} at most, not below {n}.")
        limit: i64 = n
        while True:
            word: i64 = self.block(used // BLOCK)[used % BLOCK]
            used += 1
            product = word * limit
            low = product & LOW
            if low >= limit or low >= WORD % limit:  # otherwise some numbers would be more likely than others
                return product >> 32, used

    def shuffle(self, items: list[int], used: int) -> int:
        """Shuffle the items; returns the number of words used. Gives the same result as calling `below` at each step,
        but faster."""
        n: i64 = len(items)
        while n > 1:
            for drawn in self.block(used // BLOCK)[used % BLOCK :]:
                used += 1
                word: i64 = drawn
                product = word * n
                low = product & LOW
                if low < n and low < WORD % n:
                    continue
                j = product >> 32
                n -= 1
                items[n], items[j] = items[j], items[n]
                if n == 1:
                    break
        return used

    def spoken(self, first: int, used: int) -> list[int]:
        """The words between these two counts, all of which the match has already used."""
        return [self.block(number // BLOCK)[number % BLOCK] for number in range(first, used)]

    def __reduce__(self) -> NoReturn:
        raise TypeError("A dealer can't leave its process: it knows everything that is still to be dealt.")


class Echo(Dealer):
    """Repeats the numbers that a dealer has given to the running effect, for a bot in another process. It doesn't know
    the numbers that follow."""

    __slots__ = ("_first", "_words")

    def __init__(self, first: int, words: list[int]) -> None:
        super().__init__("echo")
        self._first = first
        self._words = words

    def block(self, number: int) -> tuple[int, ...]:
        own = super().block(number)
        last = self._first + len(self._words)
        return tuple(
            self._words[place - self._first] if self._first <= place < last else own[place % BLOCK]
            for place in range(number * BLOCK, (number + 1) * BLOCK)
        )


class Dice:
    """A stream of random numbers for a set-up, a bot or a redeal.

    With a dealer, `state` is the number of words used; without one, it is the state of the quick generator.
    """

    __slots__ = ("dealer", "state")

    def __init__(self, seed: int | str, dealer: Dealer | None = None) -> None:
        self.dealer = dealer
        self.state = start(seed) if dealer is None else 0

    def below(self, n: int) -> int:
        if self.dealer is not None:
            number, self.state = self.dealer.below(n, self.state)
            return number
        self.state = (self.state * STEP + DRIFT) & MASK
        return ((self.state >> 32) * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        if self.dealer is not None:
            self.state = self.dealer.shuffle(items, self.state)
            return
        state = self.state
        for i in range(len(items) - 1, 0, -1):
            state = (state * STEP + DRIFT) & MASK
            j = ((state >> 32) * (i + 1)) >> 32
            items[i], items[j] = items[j], items[i]
        self.state = state

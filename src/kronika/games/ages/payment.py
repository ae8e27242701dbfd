"""Paying and gaining with blue tokens.

The rules let a player return tokens, move them to lower cards and make change in any combination. What remains on the
cards is what matters, and fewer, larger tokens are never worse: they can be changed later, small ones can't be joined.
So of all exact payments the one that leaves the most tokens in the bank is made, and among those the one that keeps
the most valuable tokens. At most one token needs to be broken up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, TypeAlias

from .data import TOKEN

WORTHS: Final = (1, 2, 3, 5)  # of tokens
Counts: TypeAlias = tuple[int, int, int, int]  # tokens by worth
NONE: Final[Counts] = (0, 0, 0, 0)
ONLY_ONES: Final = (0, 0, 0)  # of the higher worths


def pay(tokens: list[int], bank: int, price: int, payable: Sequence[int], places: Sequence[int]) -> int:
    """Pay a price with the tokens (by slot) on the payable cards; change goes to `places`. Returns the bank afterwards.
    The tokens must be worth the price. If it can't be paid exactly, the least possible more is paid."""
    if not price:
        return bank
    have = count(tokens, payable)
    if have[1:] == ONLY_ONES and have[0] >= price:
        removed, added = (price, 0, 0, 0), NONE
    else:
        removed, added = cheapest(have, bank, price, spots_of(tuple(places)))
    for worth, number in zip(WORTHS, removed, strict=True):
        if number:
            bank += number
            for slot in payable:
                if TOKEN[slot] == worth:
                    returned = min(number, tokens[slot])
                    tokens[slot] -= returned
                    number -= returned
    if added is not NONE:
        for worth, number in zip(WORTHS, added, strict=True):
            if number:
                bank -= number
                tokens[next(slot for slot in places if TOKEN[slot] == worth)] += number
    return bank


def gain(tokens: list[int], bank: int, amount: int, places: Sequence[int]) -> int:
    """Put tokens worth the amount on the cards, as few as possible. If the bank has too few, the next lower amount that
    is possible. Returns the bank afterwards."""
    for slot in sorted(places, key=TOKEN.__getitem__, reverse=True):
        placed = min(amount // TOKEN[slot], bank)
        tokens[slot] += placed
        amount -= placed * TOKEN[slot]
        bank -= placed
    return bank


def count(tokens: Sequence[int], slots: Sequence[int]) -> Counts:
    counts = [0, 0, 0, 0, 0, 0]
    for slot in slots:
        counts[TOKEN[slot]] += tokens[slot]
    return (counts[1], counts[2], counts[3], counts[5])


@cache
def spots_of(places: tuple[int, ...]) -> tuple[bool, ...]:
    """Whether one of the cards holds tokens of this worth, for each worth."""
    return tuple(any(TOKEN[slot] == worth for slot in places) for worth in WORTHS)


@lru_cache(maxsize=1 << 16)
def cheapest(have: Counts, bank: int, price: int, spots: tuple[bool, ...]) -> tuple[Counts, Counts]:
    """The tokens that leave the cards and those that come as change."""
    best: tuple[tuple[int, ...], Counts, Counts] | None = None
    for broken, change in breakings(have, spots):
        left = list(have)
        paid = -sum(worth * number for worth, number in zip(WORTHS, change, strict=True))
        if broken >= 0:
            left[broken] -= 1
            paid += WORTHS[broken]
        for returned in ways(left, price - paid):
            removed = [*returned]
            if broken >= 0:
                removed[broken] += 1
            freed = sum(removed) - sum(change)
            if bank + freed < 0:
                continue
            kept = tuple(h - r + c for h, r, c in zip(have, removed, change, strict=True))
            key = (freed, *reversed(kept))
            if best is None or key > best[0]:
                best = (key, (removed[0], removed[1], removed[2], removed[3]), change)
    return best[1:] if best is not None else cheapest(have, bank, price + 1, spots)


def breakings(have: Counts, spots: tuple[bool, ...]) -> list[tuple[int, Counts]]:
    """No token broken, or one token (its place in `WORTHS`) and lower ones, worth less, as its change."""
    options: list[tuple[int, Counts]] = [(-1, NONE)]
    for broken in range(1, 4):
        if have[broken]:
            for rest in range(1, WORTHS[broken]):
                options.append((broken, change_of(rest, tuple(spots[:broken]))))
    return options


@cache
def change_of(rest: int, spots: tuple[bool, ...]) -> Counts:
    counts = [0, 0, 0, 0]
    for place in reversed(range(len(spots))):
        if spots[place]:
            counts[place], rest = divmod(rest, WORTHS[place])
    return (counts[0], counts[1], counts[2], counts[3])


def ways(left: Sequence[int], amount: int) -> list[Counts]:
    """All ways to make the amount of whole tokens."""
    if amount < 0:
        return []
    ones, twos, threes, fives = left
    found: list[Counts] = []
    for five in range(min(fives, amount // 5) + 1):
        for three in range(min(threes, (amount - 5 * five) // 3) + 1):
            rest = amount - 5 * five - 3 * three
            for two in range(min(twos, rest // 2) + 1):
                one = rest - 2 * two
                if one <= ones:
                    found.append((one, two, three, five))
    return found

"""Recover a truncated linear congruential generator from what it has shown, by lattice reduction.

Each observation says that the state after so many steps lies in an interval: the top bits, in effect. All states are
linear in the first one, so they form a lattice, and the lattice point nearest to the middles of the intervals is the
true sequence as soon as there are enough observations.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from kronika.engine.dice import DRIFT, STEP

SIZE = 1 << 64
Observation = tuple[int, int, int]  # steps, low, high
SCALE = 1 << 20  # the lattice has whole numbers; this keeps what the intervals' widths divide away


def advance(steps: int) -> tuple[int, int]:
    """The factor and the shift of so many steps at once."""
    factor, shift, a, c = 1, 0, STEP, DRIFT
    while steps:
        if steps & 1:
            factor, shift = factor * a % SIZE, (shift * a + c) % SIZE
        a, c = a * a % SIZE, (a + 1) * c % SIZE
        steps >>= 1
    return factor, shift


def dot(a: Sequence[Any], b: Sequence[Any]) -> Any:
    return sum(x * y for x, y in zip(a, b, strict=True))


def reduce_basis(basis: list[list[int]]) -> list[list[int]]:
    """Lenstra, Lenstra and Lovász in whole numbers (as in Cohen, A Course in Computational Algebraic Number Theory,
    algorithm 2.6.7): `d` are the determinants, `lam` the Gram-Schmidt coefficients times them."""
    n = len(basis)
    b = [list(row) for row in basis]
    d = [1] + [0] * n
    lam = [[0] * n for _ in range(n)]

    def orthogonalize(k: int) -> None:
        for j in range(k + 1):
            u = dot(b[k], b[j])
            for i in range(j):
                u = (d[i + 1] * u - lam[k][i] * lam[j][i]) // d[i]
            if j < k:
                lam[k][j] = u
            else:
                d[k + 1] = u

    def shorten(k: int, j: int) -> None:
        q = (2 * lam[k][j] + d[j + 1]) // (2 * d[j + 1])
        if q:
            b[k] = [x - q * y for x, y in zip(b[k], b[j], strict=True)]
            lam[k][j] -= q * d[j + 1]
            for i in range(j):
                lam[k][i] -= q * lam[j][i]

    def swap(k: int, last: int) -> None:
        b[k], b[k - 1] = b[k - 1], b[k]
        for j in range(k - 1):
            lam[k][j], lam[k - 1][j] = lam[k - 1][j], lam[k][j]
        m = lam[k][k - 1]
        new = (d[k - 1] * d[k + 1] + m * m) // d[k]
        for i in range(k + 1, last + 1):
            t = lam[i][k]
            lam[i][k] = (d[k + 1] * lam[i][k - 1] - m * t) // d[k]
            lam[i][k - 1] = (new * t + m * lam[i][k]) // d[k + 1]
        d[k] = new

    orthogonalize(0)
    k, last = 1, 0
    while k < n:
        if k > last:
            last = k
            orthogonalize(k)
        shorten(k, k - 1)
        if 4 * d[k + 1] * d[k - 1] < 3 * d[k] * d[k] - 4 * lam[k][k - 1] ** 2:
            swap(k, last)
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                shorten(k, j)
            k += 1
    return b


def nearest(basis: list[list[int]], target: list[int]) -> list[int]:
    """A lattice point close to the target, by Babai's nearest plane."""
    planes = []
    for row in basis:
        plane = [Fraction(x) for x in row]
        for other in planes:
            share = dot(row, other) / dot(other, other)
            plane = [x - share * y for x, y in zip(plane, other, strict=True)]
        planes.append(plane)
    left = [Fraction(x) for x in target]
    for row, plane in zip(reversed(basis), reversed(planes), strict=True):
        count = round(dot(left, plane) / dot(plane, plane))
        left = [x - count * y for x, y in zip(left, row, strict=True)]
    return [x - y for x, y in zip(target, left, strict=True)]


def recover(seen: list[Observation]) -> int | None:
    """The state before the first step, or None if no state is found that fits everything. An observation is (steps,
    low, high): after so many steps the state is from low up to below high."""
    narrowest = sorted(seen, key=lambda one: (one[2] - one[1], one[0]))
    for many in (16, 22, 28):
        state = fitted(narrowest[:many]) if many <= len(seen) else None
        if state is not None and all(fits(state, one) for one in seen):
            return state
    return None


def fits(state: int, observation: Observation) -> bool:
    steps, low, high = observation
    factor, shift = advance(steps)
    return low <= (state * factor + shift) % SIZE < high


def fitted(seen: list[Observation]) -> int:
    """The state whose course comes closest to these observations."""
    weights = [SIZE * SCALE // (high - low) for _, low, high in seen]
    moves = [advance(steps) for steps, _, _ in seen]
    middles = [(low + high) // 2 - shift for (_, low, high), (_, shift) in zip(seen, moves, strict=True)]
    # Counted by the first coordinate: its factor is odd, so it can be 1. The others are known up to multiples of SIZE.
    unit = pow(moves[0][0], -1, SIZE)
    rows = [[unit * factor % SIZE for factor, _ in moves]]
    rows += [[SIZE if i == j else 0 for j in range(len(seen))] for i in range(1, len(seen))]
    basis = reduce_basis([[x * w for x, w in zip(row, weights, strict=True)] for row in rows])
    point = nearest(basis, [x * w for x, w in zip(middles, weights, strict=True)])
    return int(point[0] / weights[0]) * unit % SIZE

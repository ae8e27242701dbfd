"""Checks that the secret that signs the cookies can't be guessed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import log2

LEAST_LENGTH = 32
LEAST_BITS = 80
COMMAND = 'python3 -c "import secrets; print(secrets.token_hex(32))"'
KNOWN = re.compile(
    "change|default|example|insecure|kronika|letmein|pass|password|qwerty|secret|test|word", re.IGNORECASE
)


def check_secret(secret: str) -> str:
    """Return the secret if it is long and random enough, or raise an error that says what is wrong."""
    if len(secret) < LEAST_LENGTH:
        wrong = f"has {len(secret)} characters and needs at least {LEAST_LENGTH}"
    elif bits(secret) < LEAST_BITS:
        wrong = "is too easy to guess"
    else:
        return secret
    raise ValueError(f"{wrong}. Make a good one: {COMMAND}")


def bits(secret: str) -> float:
    """The approximate entropy in bits. Known words, repetitions and sequences count for nothing."""
    once = KNOWN.sub("", secret)
    if once:
        period = (once + once).find(once, 1)
        once = once[:period]
    steps = [ord(after) - ord(before) for before, after in pairwise(once)]
    return min(entropy(once), entropy(steps))


def entropy(values: Sequence[object]) -> float:
    return sum(-count * log2(count / len(values)) for count in Counter(values).values())

"""Bots for the tests of the arena: a slow one, and all the ways to fail."""

import contextlib
import os
import sys
import time
from pathlib import Path
from typing import Never

from kronika.bots import RandomBot

WHEN = 10  # answers before it goes wrong


def frozen():
    path = Path(os.environ.get("ARENA_FREEZE", "nowhere"))
    return path.exists() and path.read_text() == str(os.getppid())


class Slow(RandomBot):
    """Random, with a nap before each choice. It notes its seed and its parent process whenever it begins a game, and
    freezes for good when the file ARENA_FREEZE names its parent."""

    def __init__(self, seed) -> None:
        super().__init__(seed)
        if "ARENA_LOG" in os.environ:
            with open(os.environ["ARENA_LOG"], "a", encoding="utf-8") as log:
                log.write(f"{seed} {os.getppid()}\n")

    def choose(self, position):
        time.sleep(float(os.environ.get("ARENA_NAP", "0")))
        if frozen():
            Path(os.environ["ARENA_FREEZE"] + ".done").touch()
            time.sleep(600)
        return super().choose(position)


class First:
    def choose(self, position):
        if position.answers >= WHEN:
            return self.fail(position)
        return 0


class Raises(First):
    def fail(self, position) -> Never:
        raise ValueError("no idea")


class Exits(First):
    def fail(self, position) -> None:
        sys.exit("enough")


class OutOfRange(First):
    def fail(self, position):
        return position.count


class Wordy(First):
    def fail(self, position) -> str:
        return "draw"


class Sleeps(First):
    def fail(self, position) -> None:
        time.sleep(600)


class Spins(First):
    def fail(self, position) -> None:
        while True:
            with contextlib.suppress(Exception):
                time.sleep(0.01)


class Dies(First):
    def fail(self, position) -> None:
        os._exit(7)


class Compiled(First):
    """Out of reach for signals: it comes back from one call of a compiled function, in some days."""

    def fail(self, position):
        return sum(range(10**14))


class Unmakeable:
    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        if self.made > 1:
            raise RuntimeError("only one of me")

    def choose(self, position) -> int:
        return 0


class NoBot:
    pass

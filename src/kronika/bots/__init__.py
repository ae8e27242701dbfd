"""Bots: players that see what their seat may see, and answer with the index of an option.

>>> class First:
...     name = "first"
...
...     def choose(self, position: Position) -> int:
...         return 0
"""

from __future__ import annotations

import re
from collections.abc import Callable

from kronika.engine.errors import BadSetup

from .bot import Bot
from .greedy import Greedy
from .levels import LEVELS
from .nets import PREFIX as NET
from .nets import make_net
from .outside import make_outside
from .position import Position
from .process import PREFIX, ProcessBot
from .random_bot import RandomBot
from .search import ENDLESS, FirstSearch, Search
from .tuning import STANDARD, Tuning

__all__ = ["BOTS", "Bot", "Greedy", "Position", "RandomBot", "Search", "Tuning", "make"]


def standard(seed: int | str = 0) -> Search:
    """The search with the textbook's settings instead of those found for the game."""
    bot = Search(seed, tuning=STANDARD)
    bot.name = "standard"
    return bot


BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "search": Search,
    "search@1": FirstSearch,
    "standard": standard,
}
BUDGETED = ("search", "search@1", "standard")
BUDGET = re.compile(r"(?P<number>[1-9][0-9]{0,8})(?P<unit>ms)?")


def make(name: str, seed: int | str = 0) -> Bot:
    """Make a bot by its name. The same seed makes the same choices.

    A name can be one of `BOTS` or `LEVELS`. A search can have a budget per decision: `search:500` iterations or
    `search:40ms`. The same goes for `search@1` (the search before there were nets), `standard` (the search before it
    was tuned) and `net:FILE.npz` (a search with a net of your own). A bot of your own is `package.module:Class`,
    `file.py:Class`, the name of an entry point, or `process:COMMAND` for a program in any language.

    >>> make("greedy", seed=1).name
    'greedy'
    >>> make("search:40ms").name
    'search:40ms'
    """
    kind, _, rest = name.partition(":")
    if kind == PREFIX:
        return ProcessBot(rest, seed)
    if kind == NET:
        return make_net(name, seed)
    if name in LEVELS:
        return LEVELS[name](seed)
    if kind in BOTS and (not rest or kind in BUDGETED):
        return budgeted(name, rest, seed) if rest else BOTS[kind](seed)
    bot = None if kind in BOTS else make_outside(name, seed)
    if bot is None:
        own = f"search:ITERATIONS, search:40ms, {NET}:FILE.npz, module:Class, {PREFIX}:COMMAND"
        raise BadSetup(f"There is no bot {name!r}. Bots: {', '.join((*BOTS, *LEVELS))}, {own}.")
    return bot


def budgeted(name: str, budget: str, seed: int | str) -> Search:
    found = BUDGET.fullmatch(budget)
    if found is None:
        raise BadSetup(f"{name!r}: a search has a number of iterations (search:500) or a time (search:40ms).")
    bot = BOTS[name.partition(":")[0]](seed)
    assert isinstance(bot, Search)
    if found["unit"]:
        bot.iterations, bot.seconds = ENDLESS, int(found["number"]) / 1000
    else:
        bot.iterations = int(found["number"])
    bot.name = name
    return bot

"""The names of searches with a trained net: `net:FILE.npz`, `net:FILE.npz:500`, `net:FILE.npz:40ms`.

The net itself is in `kronika.research`, which needs an extra. This module doesn't.
"""

from __future__ import annotations

import re

from kronika.engine.errors import BadSetup

from .search import Search

PREFIX = "net"
SPEC = re.compile(r"net:(?P<path>.+?)(:(?P<number>[1-9]\d*)(?P<unit>ms)?)?")


def make_net(name: str, seed: int | str) -> Search:
    found = SPEC.fullmatch(name)
    if found is None:
        raise BadSetup(f"{name!r}: a net has a file and a budget, for example net:mine.npz:200 or net:mine.npz:40ms.")
    try:
        from kronika.research.net import net_search
    except ImportError as error:
        raise BadSetup(f"{name!r}: {error}") from None
    number = int(found["number"]) if found["number"] else None
    if number and found["unit"]:
        bot = net_search(found["path"], seed, seconds=number / 1000)
    else:
        bot = net_search(found["path"], seed, number)
    bot.name = name
    return bot

"""What options cost: the coins for resources that are missing, and for exchanged cards."""

from __future__ import annotations

from kronika.engine.choice import Choice, Price, parts

from .flow.turns import turnable
from .keys import BUILD, EXCHANGE, LEAD
from .moves.coins import price as card_price
from .side import FREE_EXCHANGE
from .table import Cultures

GOODS = ("coins",)


def price(t: Cultures, choice: Choice, code: int) -> Price:
    you = choice.seat
    key, what = parts(choice, code)
    coins = 0
    if key in (BUILD, LEAD):
        coins = card_price(t.sides[you], t.faces[what])
    elif key is EXCHANGE:
        coins = max(0, what - t.sides[you][FREE_EXCHANGE] - turnable(t, you))
    return (("coins", coins),) if coins else ()

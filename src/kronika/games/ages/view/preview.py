"""What the end of a turn would bring as things stand: nothing of the table is changed."""

from __future__ import annotations

from collections.abc import Iterable

from kronika.engine.json import Json

from .. import payment
from ..data import FARMS, FOOD_MADE, LAB_MINES, MINES, RESOURCES_MADE, TOKEN, TOKEN_SLOTS
from ..effects import ON_TURN_END
from ..flow.turns import MOST_DRAWN
from ..moves import consumption, corruption, discontent, leader_face, military_limit
from ..moves.goods import BEST_FARMS, BEST_MINES, BEST_MINES_AND_LABS, FAMINE, PAYABLE, doubled_mine, farms, mines
from ..table import Ages

STORED = range(MINES.start, TOKEN_SLOTS)  # resources lie there


def end_of_turn(t: Ages, you: int) -> Json:
    """`leader` is the leader's share: it comes before the uprising check, so even with an uprising."""
    later = after_leader(t, you)
    leader = change(owned(t, you), owned(later, you))
    extra = t.extra_military if you == t.active else 0
    cards: dict[str, Json] = {
        "discards": max(0, len(t.military_hand[you]) - military_limit(t, you)),
        "draws": min(MOST_DRAWN, t.military[you] + extra),
        "leader": {name: number for name, number in leader.items() if number},
    }
    if discontent(later, you) > later.unused[you]:
        return {"uprising": True, **leader, "corruption": 0, "famine": 0, "blue": later.blue[you], **cards}
    after = Stock(later, you)
    lost = after.lose(corruption(later, you))
    after.make_food()
    missing = after.eat(consumption(later, you))
    after.make_resources()
    return {
        "uprising": False,
        "science": leader["science"] + later.science_rating[you],
        "culture": leader["culture"] + later.culture_rating[you],
        "food": after.food() - t.food[you],
        "resources": after.resources() - t.resources[you],
        "corruption": lost,
        "famine": FAMINE * missing,
        "blue": after.bank,
        **cards,
    }


def after_leader(t: Ages, you: int) -> Ages:
    """The table when the leader has done what he does at the end of a turn: a copy, if he does anything."""
    leader = leader_face(t, you)
    hook = ON_TURN_END[leader] if leader >= 0 else None
    if hook is None:
        return t
    later = t.copy()
    hook(later, you)
    return later


def owned(t: Ages, you: int) -> dict[str, int]:
    return {"science": t.science[you], "culture": t.culture[you], "food": t.food[you], "resources": t.resources[you]}


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - number for name, number in before.items()}


class Stock:
    """A copy of a player's blue tokens."""

    def __init__(self, t: Ages, you: int) -> None:
        self.t, self.you = t, you
        self.tokens = list(t.tokens[you])
        self.bank = t.blue[you]
        self.farms, self.mines = farms(t, you), mines(t, you)

    def worth(self, slots: Iterable[int]) -> int:
        return sum(self.tokens[slot] * TOKEN[slot] for slot in slots)

    def food(self) -> int:
        return self.worth(FARMS)

    def resources(self) -> int:
        return self.worth(STORED)

    def lose(self, number: int) -> int:
        """Lose resources to corruption; if there aren't enough, food as well."""
        first = min(number, self.resources())
        self.bank = payment.pay(self.tokens, self.bank, first, PAYABLE, self.mines)
        return first + self.pay_food(number - first)

    def pay_food(self, number: int) -> int:
        paid = min(number, self.food())
        self.bank = payment.pay(self.tokens, self.bank, paid, FARMS, self.farms)
        return paid

    def eat(self, number: int) -> int:
        """The food that is missing."""
        return number - self.pay_food(number)

    def make(self, slots: Iterable[int], doubled: int = -1) -> None:
        for slot in slots:
            placed = min(self.t.workers[self.you][slot] + (slot == doubled), self.bank)
            self.tokens[slot] += placed
            self.bank -= placed

    def make_food(self) -> None:
        self.make(BEST_FARMS)
        more = max(0, self.t.base[self.you][FOOD_MADE])
        self.bank = payment.gain(self.tokens, self.bank, more, self.farms)

    def make_resources(self) -> None:
        before = self.resources()
        labs = self.t.powers[self.you] & LAB_MINES
        self.make(BEST_MINES_AND_LABS if labs else BEST_MINES, doubled_mine(self.t, self.you))
        change = self.t.base[self.you][RESOURCES_MADE]
        if change > 0:
            self.bank = payment.gain(self.tokens, self.bank, change, self.mines)
        elif change < 0:
            paid = min(-change, self.resources() - before)
            self.bank = payment.pay(self.tokens, self.bank, paid, PAYABLE, self.mines)

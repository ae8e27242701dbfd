"""What the options of the political and the action phase cost. Cards that let a player do the same have prices of their
own, which their texts tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from kronika.engine.choice import ARG, Choice, Price, parts

from .data import CIVIL, FIRST_UNIT, MILITARY, MILITARY_REVOLUTION
from .effects import ACTION_CARDS
from .flow.conflict import attack_price
from .flow.legal import COPY_PRICE
from .keys import (
    ACTION,
    ATTACK,
    BUILD,
    BUILD_STAGES,
    COPY_TACTIC,
    DECLARE_WAR,
    DESTROY,
    DEVELOP,
    DISBAND,
    GROW,
    PLAY_CARD,
    PLAY_LEADER,
    PLAY_TACTIC,
    POLITICS,
    REVOLUTION,
    TAKE,
    UPGRADE,
)
from .moves.building import stage_price
from .moves.prices import build_price, develop_price, population_price, take_price, upgrade_price
from .table import Ages

GOODS = ("civil", "military", "food", "resources", "science")


Cost: TypeAlias = list[tuple[str, int]]


def price(t: Ages, choice: Choice, code: int) -> Price:
    """The price of an option, actions first. Goods that cost nothing are left out."""
    if choice.key not in (ACTION, POLITICS):
        return ()
    key, what = parts(choice, code)
    cost = COSTS.get(key.base)
    return () if cost is None else tuple((good, count) for good, count in cost(t, choice.seat, what) if count)


def upgrading(t: Ages, you: int, cards: int) -> Cost:
    card, to = divmod(cards, ARG)
    return [working(t, card), ("resources", upgrade_price(t, you, t.faces[card], t.faces[to]))]


def working(t: Ages, card: int) -> tuple[str, int]:
    """The price of something done with the workers of a technology: a military action for units, else a civil one."""
    return ("military" if t.faces[card] >= FIRST_UNIT else "civil"), 1


def revolting(t: Ages, you: int, card: int) -> Cost:
    """The price of a revolution: all actions of one kind."""
    civil = not t.powers[you] & MILITARY_REVOLUTION
    actions = ("civil", t.base[you][CIVIL]) if civil else ("military", t.base[you][MILITARY])
    return [actions, ("science", develop_price(t, you, t.faces[card], revolution=True))]


def playing(t: Ages, you: int, card: int) -> Cost:
    """The price of playing an action card. Some are paid by what they let the player do."""
    written = ACTION_CARDS[t.faces[card]]
    return [("civil", int(written is None or written.pays))]


def attacking(t: Ages, you: int, code: int) -> Cost:
    card, rival = divmod(code, ARG)
    return [("military", attack_price(t, rival, t.faces[card]))]


COSTS: Final[dict[int, Callable[[Ages, int, int], Cost]]] = {
    TAKE.base: lambda t, you, card: [("civil", take_price(t, you, t.space.index(card)))],
    GROW.base: lambda t, you, _: [("civil", 1), ("food", population_price(t, you))],
    BUILD.base: lambda t, you, card: [working(t, card), ("resources", build_price(t, you, t.faces[card]))],
    UPGRADE.base: upgrading,
    DESTROY.base: lambda t, _, card: [working(t, card)],
    DISBAND.base: lambda t, _, card: [working(t, card)],
    PLAY_LEADER.base: lambda *_: [("civil", 1)],
    BUILD_STAGES.base: lambda t, you, number: [("civil", 1), ("resources", stage_price(t, you, number))],
    DEVELOP.base: lambda t, you, card: [("civil", 1), ("science", develop_price(t, you, t.faces[card]))],
    REVOLUTION.base: revolting,
    PLAY_CARD.base: playing,
    PLAY_TACTIC.base: lambda *_: [("military", 1)],
    COPY_TACTIC.base: lambda *_: [("military", COPY_PRICE)],
    ATTACK.base: attacking,
    DECLARE_WAR.base: attacking,
}

"""The action phase, with one action per step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kronika.engine.choice import ARG, BASE, Choice, Effect, Key
from kronika.engine.events import tell

from ..data import ACTION_CARD, FIRST_UNIT, GAIN, KIND
from ..effects import ACTION_CARDS, use_ability
from ..keys import (
    ACTION,
    BUILD,
    BUILD_STAGES,
    COPY_TACTIC,
    DESTROY,
    DEVELOP,
    DISBAND,
    GROW,
    PLAY_CARD,
    PLAY_LEADER,
    PLAY_TACTIC,
    REVOLUTION,
    TAKE,
    UPGRADE,
    USE,
)
from ..moves import (
    appoint,
    build,
    build_stages,
    develop,
    free_worker,
    give,
    grow,
    pay_civil,
    pay_military,
    place_of,
    play_tactic,
    remove,
    revolt,
    set_tactic,
    take,
    take_price,
    upgrade,
)
from ..table import BY_CARDS, Ages
from .legal import COPY_PRICE, END_TURN_BASE, legal_actions
from .turns import end_actions


def run_action(t: Ages) -> Effect:
    """Whether there is a tactic to play is a secret as long as there are cards in hand and actions for it."""
    you = t.active
    actions = t.military[you] + t.extra_military
    secret = bool(t.military_hand[you]) and actions > 0 and not t.tactic_played and t.round > 1
    code = yield Choice(t, you, ACTION, legal_actions(t, you), secret)
    t.politics_skipped = 0
    if code == END_TURN_BASE:
        end_actions(t)
        return
    running = DOING[code // BASE](t, you, code % BASE)
    if running is not None:
        yield from running


# --- the row, the population, the workers


def take_from_row(t: Ages, you: int, card: int) -> None:
    pay_civil(t, you, take_price(t, you, place_of(t, card)))
    take(t, you, card)
    if KIND[t.faces[card]] == ACTION_CARD:
        t.fresh |= 1 << card


def increase_population(t: Ages, you: int, _: int) -> Effect:
    pay_civil(t, you, 1)
    return grow(t, you)


def build_one(t: Ages, you: int, card: int) -> Effect:
    pay_action(t, you, card)
    return build(t, you, card)


def upgrade_one(t: Ages, you: int, cards: int) -> Effect:
    card, to = divmod(cards, ARG)
    pay_action(t, you, card)
    return upgrade(t, you, card, to)


def destroy_one(t: Ages, you: int, card: int) -> None:
    pay_action(t, you, card)
    free_worker(t, you, t.faces[card])
    tell(t, "destroys", you, card)


def disband_one(t: Ages, you: int, card: int) -> None:
    pay_action(t, you, card)
    free_worker(t, you, t.faces[card])
    tell(t, "disbands", you, card)


def pay_action(t: Ages, you: int, card: int) -> None:
    """Pay an action for something done with the workers of a technology: a military one for units, else a civil one."""
    if t.faces[card] >= FIRST_UNIT:
        pay_military(t, you, 1)
    else:
        pay_civil(t, you, 1)


# --- cards


def play_leader(t: Ages, you: int, card: int) -> Effect:
    pay_civil(t, you, 1, returning=bool(t.leader[you]))
    return appoint(t, you, card)


def build_wonder(t: Ages, you: int, number: int) -> Effect:
    pay_civil(t, you, 1)
    return build_stages(t, you, number)


def develop_one(t: Ages, you: int, card: int) -> None:
    pay_civil(t, you, 1)
    develop(t, you, card)


def play_action_card(t: Ages, you: int, card: int) -> Effect:
    """Carry out the one-time effect of an action card and remove the card."""
    face = t.faces[card]
    tell(t, "played", you, card)
    remove(t, card)
    written = ACTION_CARDS[face]
    if written is None:
        pay_civil(t, you, 1)
        give(t, you, GAIN[face], BY_CARDS)
        return
    if written.pays:
        pay_civil(t, you, 1)
    t.source = face
    running = written.effect(t, you)
    if running is not None:
        yield from running
    t.source = -1


def play_new_tactic(t: Ages, you: int, card: int) -> None:
    t.tactic_played = 1
    pay_military(t, you, 1)
    play_tactic(t, you, card)


def copy_tactic(t: Ages, you: int, card: int) -> None:
    t.tactic_played = 1
    pay_military(t, you, COPY_PRICE)
    set_tactic(t, you, t.faces[card])
    tell(t, "copied", you, card)


# What each verb does to a card, or whatever its argument is. What may ask is returned as an effect that must be run.
VERBS: Final[tuple[tuple[Key, Callable[[Ages, int, int], Effect | None]], ...]] = (
    (TAKE, take_from_row),
    (GROW, increase_population),
    (BUILD, build_one),
    (UPGRADE, upgrade_one),
    (DESTROY, destroy_one),
    (DISBAND, disband_one),
    (PLAY_LEADER, play_leader),
    (BUILD_STAGES, build_wonder),
    (DEVELOP, develop_one),
    (REVOLUTION, revolt),
    (PLAY_CARD, play_action_card),
    (PLAY_TACTIC, play_new_tactic),
    (COPY_TACTIC, copy_tactic),
    (USE, use_ability),
)
DOING: Final = {key.base // BASE: act for key, act in VERBS}

"""The flow of Innovation: set-up, turns, actions."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from kronika.engine.choice import Choice, Effect
from kronika.engine.dice import Dice
from kronika.engine.errors import IllegalAnswer
from kronika.engine.events import tell
from kronika.engine.game import Game, Result, Running
from kronika.engine.json import Json
from kronika.engine.judgement import Judgement
from kronika.engine.sheet import Observation
from kronika.engine.table import Table

from . import cards
from .data import AGE, COLOURS, DIRECTIONS, ICONS, IDS, KINDS, SHOWN, SPECIALS, UNSPLAYED, VALUE
from .dogma import check_effects, dogma
from .keys import ACHIEVE, ACTION, DOGMA, DRAW, MELD, OPEN
from .moves import (
    BY_RESIGNATION,
    NEEDED,
    REASONS,
    achieve,
    achievement_count,
    draw_action,
    finish,
    highest_top,
    meld,
)
from .table import Innovation
from .titles import order_of_titles

__all__ = ["GAME", "cards"]

check_effects()


def deal(seats: int, options: dict[str, str], chance: Dice) -> Innovation:
    """Shuffle each age, set an achievement aside from 1 to 9, deal everyone two cards of age 1."""
    t = Innovation(seats, options, AGE)
    for age in range(1, 11):
        faces = faces_of_age(age).copy()
        chance.shuffle(faces)
        t.faces += faces
        t.supply[age].extend(faces_of_age(age))
    t.go_on_from(chance)
    for age in range(1, 10):
        t.unclaimed.append(t.supply[age].pop())
    for _ in range(2):
        for seat in range(seats):
            card = t.supply[1].pop()
            t.hand[seat].append(card)
            t.seen[card] = 1 << seat
    t.source = -1
    t.locate()
    return t


@cache
def faces_of_age(age: int) -> list[int]:
    return [face for face, value in enumerate(AGE) if value == age]


def open_hidden(t: Innovation) -> Effect:
    """One player's hidden pick; after the last one all are melded together."""
    seat = t.opening.index(-1)
    card = yield Choice(t, seat, OPEN, list(t.hand[seat]))
    t.opening[seat] = card
    if -1 in t.opening:
        return
    for player in range(t.seats):
        meld(t, player, t.opening[player])
    places = order_of_titles(t.options["titles"])
    t.active = min(range(t.seats), key=lambda player: places[t.faces[t.opening[player]]])
    new_turn(t)


def new_turn(t: Innovation) -> None:
    """The starting player, with four players also the second one, has one action in the first turn."""
    t.turn += 1
    short = 2 if t.seats == 4 else 1
    t.actions = 1 if t.turn <= short else 2
    for seat in range(t.seats):
        t.tucked[seat] = 0
        t.scored[seat] = 0
    tell(t, "turn", t.active, number=t.turn)


def take_action(t: Innovation) -> Effect:
    you = t.active
    code = yield Choice(t, you, ACTION, legal_actions(t, you))
    t.actions -= 1
    if code == DRAW.base:
        draw_action(t, you)
    elif code < DOGMA.base:
        meld(t, you, code - MELD.base)
    elif code < ACHIEVE.base:
        yield from dogma(t, you, code - DOGMA.base)
    else:
        achieve(t, you, code - ACHIEVE.base)
    if not t.actions:
        t.active = (you + 1) % t.seats
        new_turn(t)


def legal_actions(t: Innovation, you: int) -> list[int]:
    meld_base = MELD.base
    dogma_base = DOGMA.base
    options = [DRAW.base]
    options += [meld_base + card for card in t.hand[you]]
    options += [dogma_base + pile[-1] for pile in t.board[you] if pile]
    points = t.points[you]
    if points >= 5:
        reach = min(points // 5, highest_top(t, you))
        options += [ACHIEVE.base + VALUE[card] for card in t.unclaimed if VALUE[card] <= reach]
    return options


class InnovationGame(Game):
    id = "innovation"
    rules_version = 2
    min_seats = 2
    max_seats = 4
    variants: ClassVar[dict[str, tuple[str, ...]]] = {
        "city_states": ("score", "draw"),
        "titles": ("cs", "en"),
    }
    table = Innovation
    told_of_cards = ("drew", "melded", "activated")

    def deal(self, seats: int, options: dict[str, str], chance: Dice) -> Innovation:
        return deal(seats, options, chance)

    def step(self, t: Table) -> Effect:
        assert isinstance(t, Innovation)
        return take_action(t) if t.turn else open_hidden(t)

    def result(self, t: Table) -> Result:
        assert isinstance(t, Innovation)
        seats = range(t.seats)
        return Result(
            winners=tuple(seat for seat in seats if t.winners >> seat & 1),
            scores=tuple(t.points),
            reason=REASONS[t.reason],
            lines=tuple(score_lines(t, seat) for seat in seats),
        )

    def numbers(self, t: Table, seat: int | None) -> dict[str, Json]:
        assert isinstance(t, Innovation)
        seats = range(t.seats)
        return {
            "turn": t.turn,
            "active": t.active,
            "actions": t.actions,
            "needed": NEEDED[t.seats],
            "executing": IDS[t.source] if t.source >= 0 else None,
            "points": list(t.points),
            "icons": [{icon: t.icons[s] >> 8 * i & 255 for i, icon in enumerate(ICONS)} for s in seats],
            "splay": [{name: DIRECTIONS[t.splay[s][i]] for i, name in enumerate(COLOURS)} for s in seats],
            "revealed": [[covered_icons(t, s, c) for c in range(5)] for s in seats],
            "specials": {name: owner if owner >= 0 else None for name, owner in zip(SPECIALS, t.specials, strict=True)},
            "opened": [card >= 0 for card in t.opening],
            "tucked": list(t.tucked),
            "scored": list(t.scored),
        }

    def running(self, t: Table, choice: Choice) -> Running | None:
        assert isinstance(t, Innovation)
        return Running(t.effect, KINDS[t.source][t.effect], t.executor, t.active)

    def resign(self, t: Table, seat: int) -> None:
        assert isinstance(t, Innovation)
        if t.seats > 2:
            raise IllegalAnswer("With more than two players nobody can resign: let a bot take the seat instead.")
        tell(t, "resigned", seat)
        finish(t, 1 << 1 - seat, BY_RESIGNATION)

    def judgement(self) -> Judgement:
        from .bot.value import JUDGEMENT

        return JUDGEMENT

    def observation(self) -> Observation:
        from .observe import OBSERVATION

        return OBSERVATION


def covered_icons(t: Innovation, seat: int, colour: int) -> Json:
    """The icons that the splay shows of each card, from the bottom; the top card shows all of its own."""
    pile = t.board[seat][colour]
    direction = t.splay[seat][colour]
    shown: list[Json] = []
    for place, card in enumerate(pile):
        on_top = place == len(pile) - 1
        count = SHOWN[UNSPLAYED if on_top else direction][t.faces[card]] if on_top or direction else 0
        shown.append(icon_names(count))
    return shown


@cache
def icon_names(count: int) -> Json:
    """The icons of a card, one by one. One list for all views: a view is for reading."""
    return [icon for i, icon in enumerate(ICONS) for _ in range(count >> 8 * i & 255)]


def score_lines(t: Innovation, seat: int) -> tuple[tuple[str, int], ...]:
    ages = len(t.achievements[seat])
    achieved = achievement_count(t, seat)
    return (
        ("points", t.points[seat]),
        ("score-cards", len(t.score[seat])),
        ("age-achievements", ages),
        ("special-achievements", achieved - ages),
        ("achievements-total", achieved),
    )


GAME = InnovationGame()

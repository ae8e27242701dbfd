"""What the winner of a war (`me`) takes from the loser (`you`)."""

from __future__ import annotations

from kronika.engine.choice import Effect
from kronika.engine.events import tell

from ..actions import has_technology
from ..asks import DONE, may
from ..data import SCIENCE_COST
from ..hooks import war
from ..keys import STEAL
from ..moves import (
    bar_anew,
    gain_culture,
    gain_science,
    lose_culture,
    lose_science,
    lose_special,
    play_technology,
    take_yellow,
)
from ..table import BY_CONFLICTS, Ages


@war("war_over_territory")
def war_over_territory(t: Ages, me: int, you: int, difference: int) -> None:
    take_yellow(t, me, you, 1 + difference // 5)


@war("war_over_technology")
def war_over_technology(t: Ages, me: int, you: int, difference: int) -> Effect:
    """Special technologies instead of science points, at their printed cost. Stealing isn't developing."""
    left = difference
    while True:
        card = yield may(t, me, STEAL, spoils(t, me, you, left))
        if card == DONE:
            break
        left -= SCIENCE_COST[t.faces[card]]
        tell(t, "technology-stolen", me, card, to=you)
        yield from lose_special(t, you, card)
        play_technology(t, me, card)
        bar_anew(t, you)
    gain_science(t, me, lose_science(t, you, left))


def spoils(t: Ages, me: int, you: int, left: int) -> list[int]:
    """The special technologies of the loser that the winner can still take."""
    faces = t.faces
    return [
        card
        for card in t.special[you]
        if card >= 0 and SCIENCE_COST[faces[card]] <= left and not has_technology(t, me, faces[card])
    ]


@war("war_over_culture")
def war_over_culture(t: Ages, me: int, you: int, difference: int) -> None:
    lost = lose_culture(t, you, 5 + difference, BY_CONFLICTS)
    gain_culture(t, me, lost, BY_CONFLICTS)

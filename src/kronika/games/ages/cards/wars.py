"""What the winner of a war (`you`) takes from the loser (`rival`)."""

from __future__ import annotations

from kronika.engine.ask import DONE, may
from kronika.engine.choice import Effect
from kronika.engine.events import tell

from ..data import SCIENCE_COST
from ..effects import war
from ..keys import STEAL
from ..moves import (
    bar_again,
    gain_culture,
    gain_science,
    has_technology,
    lose_culture,
    lose_science,
    lose_special,
    play_technology,
    take_yellow,
)
from ..table import BY_CONFLICTS, Ages


@war("war_over_territory")
def war_over_territory(t: Ages, you: int, rival: int, difference: int) -> None:
    take_yellow(t, you, rival, 1 + difference // 5)


@war("war_over_technology")
def war_over_technology(t: Ages, you: int, rival: int, difference: int) -> Effect:
    """Special technologies instead of science points, at their printed cost. Stealing isn't developing."""
    left = difference
    while True:
        card = yield may(t, you, STEAL, spoils(t, you, rival, left))
        if card == DONE:
            break
        left -= SCIENCE_COST[t.faces[card]]
        tell(t, "technology-stolen", you, card, to=rival)
        yield from lose_special(t, rival, card)
        play_technology(t, you, card)
        bar_again(t, rival)
    gain_science(t, you, lose_science(t, rival, left))


def spoils(t: Ages, you: int, rival: int, left: int) -> list[int]:
    """The special technologies of the loser that the winner can still take."""
    faces = t.faces
    return [
        card
        for card in t.special[rival]
        if card >= 0 and SCIENCE_COST[faces[card]] <= left and not has_technology(t, you, faces[card])
    ]


@war("war_over_culture")
def war_over_culture(t: Ages, you: int, rival: int, difference: int) -> None:
    lost = lose_culture(t, rival, 5 + difference, BY_CONFLICTS)
    gain_culture(t, you, lost, BY_CONFLICTS)

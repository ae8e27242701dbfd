"""What the end of a turn would bring as things stand. It happens to a copy of the table, which tells no events."""

from __future__ import annotations

from kronika.engine.json import Json

from ..effects import ON_TURN_END, leader_acts
from ..flow.turns import MOST_DRAWN
from ..moves import (
    consume,
    consumption,
    corrupt,
    corruption,
    discontent,
    military_limit,
    produce_food,
    produce_resources,
)
from ..moves.goods import FAMINE
from ..table import Ages


def end_of_turn(t: Ages, you: int) -> Json:
    """`leader` is the leader's share: it comes before the uprising check, so even with an uprising."""
    later = t.copy()
    leader_acts(later, you, ON_TURN_END)
    leader = change(owned(t, you), owned(later, you))
    extra = t.extra_military if you == t.active else 0
    cards: dict[str, Json] = {
        "discards": max(0, len(t.military_hand[you]) - military_limit(t, you)),
        "draws": min(MOST_DRAWN, t.military[you] + extra),
        "leader": {name: number for name, number in leader.items() if number},
    }
    if discontent(later, you) > later.unused[you]:
        return {"uprising": True, **leader, "corruption": 0, "famine": 0, "blue": later.blue[you], **cards}
    lost = min(corruption(later, you), later.resources[you] + later.food[you])
    corrupt(later, you)
    produce_food(later, you)
    missing = max(0, consumption(later, you) - later.food[you])
    consume(later, you)
    produce_resources(later, you)
    return {
        "uprising": False,
        "science": leader["science"] + later.science_rating[you],
        "culture": leader["culture"] + later.culture_rating[you],
        "food": later.food[you] - t.food[you],
        "resources": later.resources[you] - t.resources[you],
        "corruption": lost,
        "famine": FAMINE * missing,
        "blue": later.blue[you],
        **cards,
    }


def owned(t: Ages, you: int) -> dict[str, int]:
    return {"science": t.science[you], "culture": t.culture[you], "food": t.food[you], "resources": t.resources[you]}


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - number for name, number in before.items()}

"""What bots know of Through the Ages: its value function, and what a net reads beside it."""

from __future__ import annotations

from typing import Final

from kronika.engine.judgement import Features, Judgement, Reading
from kronika.engine.layout import Inputs
from kronika.engine.table import Table

from ..data import CIVIL, MILITARY, URBAN_LIMIT
from ..moves import consumption, corruption, food_production, resource_production
from ..table import Ages
from .value import FEATURES, LEARNED, ODDS, features, turns_left, value, value_by_hand

NET_FEATURES: Final = (
    "turns_left",
    "strength_lead",
    "harvest",
    "mined",
    "corrupted",
    "civil_total",
    "military_total",
    "rooms_for",
)
NOTHING: Final = [0.0] * len(NET_FEATURES)


def net_features(t: Table, seat: int) -> list[float]:
    """The features, and the plain numbers behind some of them: a net finds out by itself what they are worth."""
    assert isinstance(t, Ages)
    found = features(t, seat)
    strength, base = t.strength, t.base[seat]
    found.append(turns_left(t, seat))
    found.append(float(strength[seat] - max(strength[other] for other in range(t.seats) if other != seat)))
    found.append(float(food_production(t, seat) - consumption(t, seat)))
    found.append(float(resource_production(t, seat)))
    found.append(float(corruption(t, seat)))
    found.append(float(base[CIVIL]))
    found.append(float(base[MILITARY]))
    found.append(float(URBAN_LIMIT[t.faces[t.government[seat]]]))
    return found


MEANINGLESS: Final = (  # handles, masks, what the ratings already contain, and the state of a question
    *("gone", "past", "ruins", "discarded", "later", "tech", "price", "special", "powers", "government", "tactic_face"),
    *("leaders_taken", "war_target", "pact_partner", "pact_side", "space", "queue", "force", "earned", "base", "round"),
    *("last_round", "phase", "out", "used", "fresh", "event", "bid", "bidder", "passed", "force_bonus", "card"),
    *("force_discards", "target", "side", "attack", "defence", "defenders", "caesar", "homer", "source", "winners"),
    *("reason", "politics_skipped", "tactic_played", "leader_replaced", "tokens"),
)
JUDGEMENT: Final = Judgement(
    value,
    value_by_hand,
    Features(FEATURES, features),
    odds=ODDS,
    reading=Reading(Inputs(MEANINGLESS), Features((*FEATURES, *NET_FEATURES), net_features), LEARNED + NOTHING),
)

"""What bots know of Through the Ages: its value function, and what a net reads beside it."""

from __future__ import annotations

from typing import Final

from kronika.engine.judgement import Features, Judgement, Reading
from kronika.engine.layout import Inputs
from kronika.engine.table import Table
from kronika.games.weights import weighted_parts

from ..data import CIVIL, MILITARY, URBAN_LIMIT
from ..moves import consumption, corruption, food_production, resource_production
from ..table import Ages
from .value import FEATURES, LEARNED, ODDS, features, features_of, strength_lead, turns_left, value, value_by_hand

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
    left, food, mined, base = turns_left(t, seat), food_production(t, seat), resource_production(t, seat), t.base[seat]
    found = features_of(t, seat, left, food, mined)
    found.append(left)
    found.append(float(strength_lead(t, seat)))
    found.append(float(food - consumption(t, seat)))
    found.append(float(mined))
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
OWN: Final = Features(FEATURES, features)
JUDGEMENT: Final = Judgement(
    value,
    value_by_hand,
    OWN,
    odds=ODDS,
    parts=weighted_parts(OWN, LEARNED, {}),
    reading=Reading(Inputs(MEANINGLESS), Features((*FEATURES, *NET_FEATURES), net_features), LEARNED + NOTHING),
)

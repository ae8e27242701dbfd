"""What everybody may see besides the cards: banks, ratings, prices, limits, and the current conflict or event."""

from __future__ import annotations

from collections.abc import Sequence

from kronika.engine.json import Json

from ..data import (
    A_WAR,
    AGE_NAMES,
    AGES,
    AGGRESSION,
    COLONIZATION,
    CONSTRUCTION,
    GOVERNMENT,
    IDS,
    KIND,
    LEVEL,
    SLOTS,
    UNITS,
)
from ..flow.auction import most_force, unit_force
from ..flow.conflict import attack_bonus, attack_price, may_declare_war, may_play_aggression, strengths
from ..moves import (
    build_price,
    civil_limit,
    civil_total,
    completed_wonders,
    consumption,
    corruption,
    develop_price,
    discontent,
    food_production,
    military_limit,
    military_total,
    needed_faces,
    population_price,
    resource_production,
    take_price,
)
from ..moves.building import urban_limit
from ..ranks import rivals
from ..table import AUCTION, CHOOSE_SIDE, DEFENCE, FORCE, LINES, PACT_ANSWER, PHASES, STRIKE, Ages
from .preview import end_of_turn


def numbers(t: Ages, seat: int | None) -> dict[str, Json]:
    viewer = t.active if seat is None else seat
    return {
        "age": AGE_NAMES[t.age],
        "round": t.round,
        "last_round": t.last_round or None,
        "phase": PHASES[t.phase],
        "active": t.active,
        "politics": t.politics,
        "spaces": [name(t, card) for card in t.space],
        "take_prices": [take_price(t, viewer, i) if card >= 0 else None for i, card in enumerate(t.space)],
        "executing": IDS[t.source] if t.source >= 0 else None,
        "event": name(t, t.event),
        "auction": auction(t, seat) if t.phase in (AUCTION, FORCE) else None,
        "aggression": aggression(t) if t.phase in (DEFENCE, STRIKE) else None,
        "attacks": attacks(t, seat) if seat is not None else {},
        "offer": offer(t) if t.phase in (CHOOSE_SIDE, PACT_ANSWER) else None,
        "this_turn": this_turn(t),
        "end_of_turn": end_of_turn(t, viewer) if not t.out >> viewer & 1 else None,
        "homer": name(t, t.homer),
        "players": [player(t, s) for s in range(t.seats)],
    }


def name(t: Ages, card: int) -> str | None:
    """The id of a card that everybody sees."""
    return IDS[t.faces[card]] if card >= 0 else None


def by_name(counts: Sequence[int]) -> Json:
    return {IDS[slot]: number for slot, number in enumerate(counts) if number}


def auction(t: Ages, viewer: int | None) -> Json:
    """`most` is the highest bid that the viewer can make: it depends on cards in hand, so nobody else's is told."""
    sending = t.phase == FORCE
    return {
        "territory": name(t, t.event),
        "bid": t.bid,
        "bidder": t.bidder if t.bidder >= 0 else None,
        "passed": [bool(t.passed >> seat & 1) for seat in range(t.seats)],
        "most": most_force(t, viewer) if viewer is not None and not sending else None,
        "sent": by_name(t.force),
        "bonus": t.force_bonus,
        "force": unit_force(t, t.bidder, t.force) + t.force_bonus if sending else None,
        "adds": force_added(t, t.bidder) if sending else {},
    }


def force_added(t: Ages, bidder: int) -> Json:
    """By unit: how much one more of it would add to the force that is being sent, with the armies."""
    now = unit_force(t, bidder, t.force)
    added: dict[str, Json] = {}
    for slot in UNITS:
        if t.workers[bidder][slot]:
            more = list(t.force)
            more[slot] += 1
            added[IDS[slot]] = unit_force(t, bidder, more) - now
    return added


def attacks(t: Ages, you: int) -> Json:
    """By aggression or war in hand: for each rival the price in military actions, both strengths as they would count,
    and whether nothing (price, strength, pact, leader, last round) forbids it."""
    cards = {t.faces[card] for card in t.military_hand[you] if KIND[t.faces[card]] in (AGGRESSION, A_WAR)}
    return {IDS[face]: [attack_on(t, you, rival, face) for rival in rivals(t, you)] for face in sorted(cards)}


def attack_on(t: Ages, you: int, rival: int, face: int) -> Json:
    allowed = may_declare_war if KIND[face] == A_WAR else may_play_aggression
    yours, theirs = strengths(t, you, rival)
    return {
        "rival": rival,
        "price": attack_price(t, rival, face),
        "mine": yours,
        "theirs": theirs,
        "allowed": allowed(t, you, rival, face),
    }


def aggression(t: Ages) -> Json:
    return {"card": name(t, t.card), "target": t.target, "attack": t.attack, "defence": t.defence}


def offer(t: Ages) -> Json:
    return {"card": name(t, t.card), "target": t.target, "side": "AB"[t.side]}


def this_turn(t: Ages) -> Json:
    """What the player on turn has for this turn only."""
    return {
        "extra_civil": t.extra_civil,
        "extra_military": t.extra_military,
        "unit_resources": t.unit_resources,
        "unit_science": t.unit_science,
        "tactic_played": bool(t.tactic_played),
        "leader_replaced": bool(t.leader_replaced),
        "used": [IDS[face] for face in range(len(IDS)) if t.used >> face & 1],
        "fresh": [name(t, card) for card in t.hand[t.active] if t.fresh >> card & 1],
    }


def player(t: Ages, seat: int) -> Json:
    workers = t.workers[seat]
    return {
        "out": bool(t.out >> seat & 1),
        "culture": t.culture[seat],
        "science": t.science[seat],
        "food": t.food[seat],
        "resources": t.resources[seat],
        "science_rating": t.science_rating[seat],
        "culture_rating": t.culture_rating[seat],
        "strength": t.strength[seat],
        "armies": t.armies[seat],
        "happiness": t.happiness[seat],
        "happy_faces_needed": needed_faces(t, seat),
        "discontent": discontent(t, seat),
        "colonization": t.base[seat][COLONIZATION],
        "yellow": t.yellow[seat],
        "unused": t.unused[seat],
        "blue": t.blue[seat],
        "workers": by_name(workers),
        "tokens": by_name(t.tokens[seat]),
        "civil": t.civil[seat],
        "military": t.military[seat],
        "civil_total": civil_total(t, seat),
        "military_total": military_total(t, seat),
        "civil_limit": civil_limit(t, seat),
        "military_limit": military_limit(t, seat),
        "urban_limit": urban_limit(t, seat) if not t.out >> seat & 1 else 0,
        "population_price": population_price(t, seat) if t.yellow[seat] else None,
        "build_prices": {IDS[s]: build_price(t, seat, s) for s in range(SLOTS) if t.tech[seat][s] >= 0},
        "develop_prices": develop_prices(t, seat, False),
        "revolution_prices": develop_prices(t, seat, True),
        "consumption": consumption(t, seat),
        "corruption": corruption(t, seat),
        "food_production": food_production(t, seat),
        "resource_production": resource_production(t, seat),
        "tactic": IDS[t.tactic_face[seat]] if t.tactic_face[seat] >= 0 else None,
        "stages": t.stages[seat],
        "completed_wonders": completed_wonders(t, seat),
        "leaders_taken": [AGES[age] for age in range(len(AGES)) if t.leaders_taken[seat] >> age & 1],
        "war_target": t.war_target[seat] if t.war[seat] else None,
        "war_strengths": war_strengths(t, seat) if t.war[seat] else None,
        "pact": pact(t, seat),
        "no_politics": bool(t.no_politics[seat]),
        "technology_levels": sum(LEVEL[t.faces[card]] for card in t.technologies[seat]),
        "earned": dict(zip(LINES, t.earned[seat], strict=True)),
    }


def develop_prices(t: Ages, seat: int, revolution: bool) -> Json:
    """The prices of the technologies in hand, in science, and those of the governments by revolution."""
    faces = (t.faces[card] for card in t.hand[seat])
    lowest = GOVERNMENT if revolution else 0
    highest = GOVERNMENT if revolution else CONSTRUCTION
    return {IDS[face]: develop_price(t, seat, face, revolution) for face in faces if lowest <= KIND[face] <= highest}


def war_strengths(t: Ages, seat: int) -> Json:
    """The strengths in a declared war, if it were resolved now: first the side that declared it."""
    rival = t.war_target[seat]
    return [t.strength[seat] + attack_bonus(t, seat, rival), t.strength[rival]]


def pact(t: Ages, seat: int) -> Json:
    """The pact that lies in front of the seat."""
    if not t.pact[seat]:
        return None
    return {"card": name(t, t.pact[seat][0]), "partner": t.pact_partner[seat], "side": "AB"[t.pact_side[seat]]}

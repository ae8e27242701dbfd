"""What tests of several kinds of cards have in common."""

import kronika
from kronika.games.ages.data import FACE, STAGES
from kronika.testing import ages

MILITARY = ("event", "territory", "tactic", "aggression", "war", "pact", "bonus")  # the kinds of military cards

INITIAL = ["agriculture", "bronze", "despotism", "philosophy", "religion", "warriors"]
OVER = {"phase": "actions", "politics": 0}  # the political phase is over


def deck_size(kind, age, players):
    """How many cards of the age the civil or the military deck has with so many players."""
    facts = [card.facts for card in kronika.cards("ages") if card.facts.get("age") == age]
    cards = [fact for fact in facts if (fact["kind"] in MILITARY) == (kind == "military")]
    return sum(fact.get("copies", (0, 0, 0))[players - 2] for fact in cards)


# --- events: I prepare Rats, which brings a culture point, and another event is turned up

PREPARED = {"military_hand": [], "culture": 1}


def turned_up(card, me=None, you=None, third=None, fourth=None, **more):
    """The game just after the event was turned up. My other military cards must be named by the test."""
    seat = dict(me or {})
    seat["military_hand"] = [*seat.get("military_hand", []), "rats"]
    game = ages(seat, you, third, fourth, current=[card], phase="politics", **{"age": "II", **more})
    return game.play("prepare rats")


def past(card):
    """The middle of the table after that event."""
    return {**OVER, "current": ["rats"], "past": [card]}


# --- wonders


def last_stage(wonder, resources, **more):
    """A wonder that lacks only its last stage, and the resources (on Bronze) that it costs."""
    stages = len(STAGES[FACE[wonder]])
    return {"unfinished": wonder, "stages": stages - 1, "tokens": {"bronze": resources}, "blue": 9, **more}


def completed(wonder, resources, **more):
    """The same seat after the last stage was built."""
    return {
        "unfinished": None,
        "stages": 0,
        "tokens": {"bronze": 0},
        "resources": 0,
        "civil": 3,
        "wonders": [wonder],
        "blue": 9 + resources + len(STAGES[FACE[wonder]]) - 1,
        **more,
    }

"""The steered runner: it plays until every special effect of every card has been used, and every card built."""

import pytest

from kronika.games.settlers import effects
from kronika.games.settlers.data import ACTION_ROW, ATTACK, DECK, IDS, LIKE, ROW
from kronika.games.settlers.scenario import RANDOM_FACTIONS
from kronika.testing.runner import random_game

GAMES = 300
TABLES = {
    "action": effects.ACTIONS,
    "production": effects.PRODUCTIONS,
    "bonus": effects.BONUSES,
    "on_build": effects.ON_BUILD,
    "on_send": effects.ON_SEND,
    "on_points": effects.ON_POINTS,
    "on_deal_goods": effects.ON_DEAL_GOODS,
    "any_time": effects.ANY_TIME,
}


class Ledger:
    """Which special effects have run, which locations were built, and which action locations activated."""

    def __init__(self):
        self.ran = set()
        self.kept = [(table, list(table)) for table in TABLES.values()]
        for part, table in TABLES.items():
            for face, effect in enumerate(table):
                if effect is not None:
                    table[face] = self.watch((part, LIKE[face]), effect)
        self.wanted = {(part, LIKE[face]) for part, table in TABLES.items() for face, e in enumerate(table) if e}
        self.wanted |= {("built", IDS[face]) for face in range(len(IDS)) if DECK[face] != ATTACK}
        self.wanted |= {("activated", IDS[face]) for face in range(len(IDS)) if ROW[face] == ACTION_ROW}

    def restore(self):
        for table, kept in self.kept:
            table[:] = kept

    def watch(self, name, effect):
        if isinstance(effect, effects.Action):
            return effects.Action(self.noted(name, effect.run), effect.ready, effect.pays)
        if isinstance(effect, effects.AnyTime):
            return effects.AnyTime(effect.options, self.noted(name, effect.run))
        return self.noted(name, effect)

    def noted(self, name, function):
        def run(*args):
            self.ran.add(name)
            return function(*args)

        return run

    def hear(self, match):
        for event in match.events:
            if event.kind in ("built", "activated"):
                self.ran.add((event.kind, IDS[event.card]))


def steer(ledger):
    """Activate or build what is still wanted, else anything but a pass; rarely pass with something left to do."""

    def policy(match, dice):
        ledger.hear(match)
        options = match.choice.options
        for verb, kind in (("activate", "activated"), ("build", "built")):
            fresh = [o for o in options if o.key.name == verb and (kind, o.args[0]) not in ledger.ran]
            if fresh and dice.below(5):
                return fresh[dice.below(len(fresh))]
        active = [o for o in options if o.key.name != "pass"]
        return active[dice.below(len(active))] if active and dice.below(12) else options[dice.below(len(options))]

    return policy


@pytest.fixture
def ledger():
    ledger = Ledger()
    yield ledger
    ledger.restore()


def test_every_effect_is_used_and_every_card_built_and_activated(ledger):
    for seed in range(GAMES):
        seats = (2, 4, 3, 4, 1)[seed % 5]
        random_game("settlers", seats, f"steered/{seed}", RANDOM_FACTIONS, check=ledger.hear, policy=steer(ledger))
        if ledger.ran >= ledger.wanted:
            break
    assert ledger.wanted - ledger.ran == set()

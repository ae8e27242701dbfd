"""The steered runner: it plays until every effect of every card has been used, and has done something."""

import pytest

from kronika.engine.choice import Choice
from kronika.games.innovation.data import IDS
from kronika.games.innovation.effects import EFFECTS, CardEffect
from kronika.testing.runner import random_game

GAMES = 400


class Ledger:
    """Which effects were executed, and which of them changed something, asked something or ended the game."""

    def __init__(self):
        self.worked = set()
        self.called = set()
        self.watched = [
            [self.watch((IDS[face], number), effect) for number, effect in enumerate(effects)]
            for face, effects in enumerate(EFFECTS)
        ]
        self.wanted = {(IDS[face], number) for face, effects in enumerate(EFFECTS) for number in range(len(effects))}

    def watch(self, name, effect):
        if effect.demand is not None:
            return CardEffect(lambda t, you, me: self.run(name, t, effect.demand(t, you, me)), None)
        return CardEffect(None, lambda t, you: self.run(name, t, effect.share(t, you)))

    def run(self, name, t, running):
        self.called.add(name)
        if running is None:
            if t.changed:
                self.worked.add(name)
            return None
        return self.follow(name, running)

    def follow(self, name, running):
        answer = None
        while True:
            try:
                choice = running.send(answer)
            except StopIteration:
                return
            assert isinstance(choice, Choice)
            self.worked.add(name)
            answer = yield choice

    def unused(self, card):
        return any((card, number) not in self.worked for number in range(len(EFFECTS[IDS.index(card)])))


def steer(ledger):
    """Activate what hasn't worked yet, else meld it, else anything; say yes twice as often as no."""

    def policy(match, dice):
        options = match.choice.options
        if match.choice.key.name == "action":
            for verb in ("dogma", "meld"):
                fresh = [o for o in options if o.key.name == verb and ledger.unused(o.args[0])]
                if fresh and dice.below(4):
                    return fresh[dice.below(len(fresh))]
        option = options[dice.below(len(options))]
        return options[dice.below(len(options))] if option.token == "done" else option

    return policy


@pytest.fixture
def ledger():
    """It watches from inside the list of effects: a compiled module doesn't notice if the list is replaced."""
    written = EFFECTS.copy()
    ledger = Ledger()
    EFFECTS[:] = ledger.watched
    yield ledger
    EFFECTS[:] = written


def test_every_effect_of_every_card_is_used(ledger):
    for seed in range(GAMES):
        random_game("innovation", 2 + seed % 3, f"steered/{seed}", policy=steer(ledger))
        if ledger.worked == ledger.wanted:
            break
    assert ledger.wanted - ledger.called == set()
    # Effects that only look for a winner or an achievement change nothing when nobody meets them.
    assert ledger.wanted - ledger.worked <= {
        ("construction", 1),
        ("translation", 1),
        ("invention", 1),
        ("astronomy", 1),
        ("empiricism", 1),
        ("collaboration", 1),
        ("artificial_intelligence", 1),
        ("bioengineering", 1),
        ("self_service", 1),
    }

"""The steered runner: it plays until everything that is written for a card has run, and every card has been used."""

import pytest

from kronika.engine.dice import Dice
from kronika.engine.match import Match
from kronika.games.ages import effects
from kronika.games.ages.data import CONSTRUCTION, IDS, INITIAL, KIND, KINDS
from kronika.games.ages.effects import Ability, ActionCard, EventPart
from kronika.games.ages.rules import GAME

GAMES = 300
TABLES = {
    "ratings": effects.RATINGS,
    "take_price": effects.TAKE_PRICE,
    "population_price": effects.POPULATION_PRICE,
    "build_price": effects.BUILD_PRICE,
    "develop_price": effects.DEVELOP_PRICE,
    "on_take": effects.ON_TAKE,
    "on_develop": effects.ON_DEVELOP,
    "on_revolution": effects.ON_REVOLUTION,
    "on_replaced": effects.ON_REPLACED,
    "on_leave": effects.ON_LEAVE,
    "on_politics": effects.ON_POLITICS,
    "on_turn": effects.ON_TURN,
    "on_turn_end": effects.ON_TURN_END,
    "on_completion": effects.ON_COMPLETION,
    "at_end": effects.AT_END,
    "ability": effects.ABILITIES,
    "action": effects.ACTION_CARDS,
    "aggression": effects.AGGRESSIONS,
    "war": effects.WARS,
}
# What is told when a card of each kind is used; the kinds of technologies are told apart by nothing.
USED = {
    "wonder": ("completed",),
    "leader": ("leader",),
    "action": ("played",),
    "event": ("event", "final-event"),
    "territory": ("colonized",),
    "tactic": ("tactic",),
    "aggression": ("aggression",),
    "war": ("war",),
    "pact": ("pact",),
    "bonus": ("bonus", "defended"),
}
TECHNOLOGY = ("developed", "revolution")
TOLD = {kind for kinds in (*USED.values(), TECHNOLOGY) for kind in kinds}
DESTRUCTIVE = ("destroy", "disband", "end-turn", "pass", "cancel")


class Ledger:
    """Which functions have run, and which cards were used."""

    def __init__(self):
        self.ran = set()
        self.wanted = {("used", IDS[face]) for face in range(len(IDS)) if face not in INITIAL}
        self.kept = [(table, list(table)) for table in (*TABLES.values(), *effects.EVENT_PARTS)]
        for name, table in TABLES.items():
            for face, written in enumerate(table):
                if written is not None:
                    table[face] = self.watch((name, IDS[face]), written)
        for face, parts in enumerate(effects.EVENT_PARTS):
            watched = [EventPart(p.who, self.noted((f"part {i}", IDS[face]), p.effect)) for i, p in enumerate(parts)]
            parts[:] = watched

    def restore(self):
        for table, kept in self.kept:
            table[:] = kept

    def watch(self, name, written):
        if isinstance(written, Ability):
            return Ability(written.phase, written.usable, self.noted(name, written.effect))
        if isinstance(written, ActionCard):
            return ActionCard(written.playable, self.noted(name, written.effect), written.pays)
        return self.noted(name, written)

    def noted(self, name, function):
        self.wanted.add(name)

        def run(*args):
            self.ran.add(name)
            return function(*args)

        return run

    def hear(self, match):
        for event in match.events:
            if event.kind in TOLD and event.card >= 0:
                face = event.card
                kinds = TECHNOLOGY if KIND[face] <= CONSTRUCTION else USED[KINDS[KIND[face]]]
                if event.kind in kinds:
                    self.ran.add(("used", IDS[face]))

    def fresh(self):
        return {card for _, card in self.wanted - self.ran}


def steer(ledger):
    """What concerns a card that isn't done with comes first, then wonders; little is destroyed or passed up."""

    def policy(match, dice):
        options = match.choice.options
        fresh = ledger.fresh()
        wanted = [o for o in options if o.args and o.args[0] in fresh and o.key.name not in DESTRUCTIVE]
        if wanted and dice.below(6):
            return wanted[dice.below(len(wanted))]
        names = {o.key.name: o for o in options}
        if "answer" in names:
            return options[0]
        if "build-stages" in names and dice.below(3):
            return names["build-stages"]
        useful = [o for o in options if o.key.name not in DESTRUCTIVE]
        if match.choice.key.name in ("action", "politics") and useful and dice.below(8):
            return useful[dice.below(len(useful))]
        return options[dice.below(len(options))]

    return policy


@pytest.fixture
def ledger():
    ledger = Ledger()
    yield ledger
    ledger.restore()


def play(seats, seed, ledger):
    match = Match.start(GAME, seats, f"steered/{seed}", {})
    dice = Dice(f"steered/{seed}")
    policy = steer(ledger)
    while not match.over:
        match.play(policy(match, dice).code)
        ledger.hear(match)


def test_everything_written_for_cards_runs_and_every_card_is_used(ledger):
    for seed in range(GAMES):
        play((3, 4, 2)[seed % 3], seed, ledger)
        if ledger.ran >= ledger.wanted:
            break
    assert ledger.wanted - ledger.ran == set()

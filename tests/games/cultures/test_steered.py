"""The steered runner: it plays until every card has had all its uses, every strip has been covered and every level
reached on each board, every province has been gained, and everything that can be asked or told has been."""

import re

from kronika.engine.dice import Dice
from kronika.engine.match import Match
from kronika.games.cultures.data import CIVILIZATIONS, FIRST_PROVINCE, IDS, LEVELS, SIDES, STRIPS
from kronika.games.cultures.keys import KEYS
from kronika.games.cultures.rules import GAME
from kronika.words import path_text

GAMES = 400
USES = ("coins", "army", "resource", "build")
NEVER_ASKED = {"play", "contest"}  # questions whose options have keys of their own


def wanted():
    cards = {(use, card) for use in USES for card in IDS[:FIRST_PROVINCE]}
    strips = {("strip", c, s, n) for c in CIVILIZATIONS for s in SIDES for n in range(1, STRIPS + 1)}
    levels = {("level", c, n) for c in CIVILIZATIONS for n in range(1, LEVELS + 1)}
    provinces = {("province", province) for province in IDS[FIRST_PROVINCE:]}
    answers = {("answer", key.name) for key in KEYS.keys if key.name not in NEVER_ASKED}
    return cards | strips | levels | provinces | answers | {("told", kind) for kind in kinds()}


def kinds():
    """Every kind of event that the catalogue has a sentence for; `-many` only joins several of a kind."""
    text = path_text("games/cultures/locale/en.ftl")
    found = re.findall(r"^event-([a-z-]+) =", text, re.MULTILINE)
    return {kind for kind in found if not kind.endswith("-many")} - {"resigned"}


def use_of(option):
    return ("build" if option.key.name == "lead" else option.key.name, *option.args[:1])


def steer(match, dice, missing):
    """What is still missing first; else build and develop, so boards flip; else anything."""
    options = match.choice.options
    fresh = [o for o in options if use_of(o) in missing or ("answer", o.key.name) in missing]
    table = match.table
    civilization, side = CIVILIZATIONS[table.civ[match.choice.seat]], SIDES[table.golden[match.choice.seat]]
    arming = any(what[:3] == ("strip", civilization, side) for what in missing)
    verbs = ("army", "decline") if arming and side == "golden" else ("build", "lead", "develop", "compete")
    eager = [o for o in options if o.key.name in verbs and o.token != "done"]
    for group in (fresh if dice.below(3) else eager, eager, list(options)):
        if group and dice.below(8):
            return group[dice.below(len(group))]
    return options[dice.below(len(options))]


def note(match, option, found):
    """What the answer has brought."""
    key = option.key.name
    found.add(("answer", key))
    if key in (*USES, "lead"):
        found.add(use_of(option))
    view = match.view(None)
    for event in match.told(None):
        found.add(("told", event["kind"]))
        if event["kind"] == "won":
            found.add(("province", event["card"]))
    for board in view["boards"]:
        if board:
            covered = sum(card is not None for card in board["strips"])
            found.update(("strip", board["civilization"], board["side"], n + 1) for n in range(covered))
            found.update(("level", board["civilization"], n + 1) for n in range(board["level"]))


def test_everything_is_used():
    missing = wanted()
    for number in range(GAMES):
        options = {
            "civilization_1": "choose" if number % 4 == 0 else "random",
            "games": "two" if number % 10 == 0 else "one",
            "mauretania": "once" if number % 3 == 0 else "every_round",
        }
        match = Match.start(GAME, 2, f"steered/{number}", options)
        dice = Dice(f"steered/{number}")
        found = set()
        while not match.over:
            option = steer(match, dice, missing)
            match.answer(option)
            note(match, option, found)
        missing -= found
        if not missing:
            break
    assert missing == set()

"""The log in words: numbers and names in their forms, and a war's winner before the spoils."""

import pytest

from kronika.games.ages.scenario import ages
from kronika.words import Words, story

NAMES = ["Dana", "Hráč 2", "Bot 3"]
FORMS = {
    "food": ["0 jídel", "1 jídlo", "2 jídla", "5 jídel"],
    "resources": ["0 surovin", "1 surovinu", "2 suroviny", "5 surovin"],
    "science": ["0 bodů vědy", "1 bod vědy", "2 body vědy", "5 bodů vědy"],
    "culture": ["0 bodů kultury", "1 bod kultury", "2 body kultury", "5 bodů kultury"],
    "population": ["0 človíků", "1 človíka", "2 človíky", "5 človíků"],
    "yellow": ["0 žlutých žetonů", "1 žlutý žeton", "2 žluté žetony", "5 žlutých žetonů"],
    "blue": ["0 modrých žetonů", "1 modrý žeton", "2 modré žetony", "5 modrých žetonů"],
    "civil": ["0 civilních akcí", "1 civilní akci", "2 civilní akce", "5 civilních akcí"],
}


def say(lang, kind, seat=0, **facts):
    return story(Words(lang, "ages"), {"kind": kind, "seat": seat, **facts}, NAMES)


@pytest.mark.parametrize("what", FORMS)
@pytest.mark.parametrize(("kind", "verb"), [("gained", "získává"), ("lost", "ztrácí")])
def test_amounts_in_czech(what, kind, verb):
    told = [say("cs", kind, what=what, number=number) for number in (0, 1, 2, 5)]
    assert told == [f"Dana {verb} {form}." for form in FORMS[what]]


@pytest.mark.parametrize(("what", "none"), [("food", "žádné jídlo"), ("resources", "žádné suroviny")])
def test_production_in_czech(what, none):
    told = [say("cs", "produced", what=what, number=number) for number in (0, 1, 2, 5)]
    assert told == [f"Dana neprodukuje {none}.", *(f"Dana produkuje {form}." for form in FORMS[what][1:])]


def test_amounts_in_english():
    assert say("en", "gained", what="population", number=1) == "Dana gains 1 worker."
    assert say("en", "lost", what="culture", number=5) == "Dana loses 5 culture points."
    assert say("en", "produced", what="food", number=0) == "Dana produces no food."


def test_hunger_in_czech():
    told = [say("cs", "famine", seat, number=number) for seat, number in ((0, 1), (1, 2), (2, 5))]
    assert told == [
        "Hlad: hráči Dana chybí 1 jídlo.",
        "Hlad: hráči 2 chybí 2 jídla.",
        "Hlad: botovi 3 chybí 5 jídel.",
    ]


@pytest.mark.parametrize(
    ("kind", "card", "told"),
    [
        ("aggression", "raid_i", "Dana hraje proti {} kartu Agrese: Nájezd (I)."),
        ("war", "war_over_culture", "Dana vyhlašuje {} válku: Válka o kulturu."),
        ("colony-stolen", "vast_territory_i", "Dana bere {} kolonii "),
    ],
)
def test_rivals_in_czech(kind, card, told):
    for seat, rival in ((1, "hráči 2"), (2, "botovi 3")):
        assert say("cs", kind, card=card, back="military-i", to=seat).startswith(told.format(rival))


@pytest.mark.parametrize(
    ("mine", "outcome"), [(9, "Ann wins."), (1, "Nobody wins."), (0, "Bob wins.")], ids=["won", "tied", "lost"]
)
def test_a_war_names_the_winner_before_the_spoils(mine, outcome):
    me = {"workers": {"warriors": mine}, "war": ("war_over_culture", "you"), "culture": 30}
    game = ages(me, {"culture": 30}, active="you", age="II").play("end-turn")
    words = Words("en", "ages")
    told = [story(words, event, ["Ann", "Bob"]) for event in game.match.told(None)]
    over = next(number for number, line in enumerate(told) if line.startswith("War over Culture:"))
    assert told[over].endswith(outcome)
    spoils = [number for number, line in enumerate(told) if "loses" in line and "culture" in line]
    assert all(number > over for number in spoils)
    assert bool(spoils) == (mine != 1)


def test_the_winner_is_told_once_even_to_a_copy_that_answers():
    """The spoils are asked about in a step of their own: a copy that runs it again doesn't tell the war again."""
    me = {"workers": {"warriors": 9}, "war": ("war_over_technology", "you")}
    game = ages(me, {"technologies": ["masonry"]}, active="you", age="II").play("end-turn")
    assert game.told("me", "war-over")
    twin = game.match.clone()
    twin.answer("steal masonry")
    assert not [event for event in twin.told(0) if event["kind"] == "war-over"]


def test_what_one_destroys_oneself_is_no_loss():
    game = ages({"workers": {"warriors": 2}}).play("destroy bronze")
    assert [event["kind"] for event in game.match.told(0)] == ["destroys"]
    game.play("disband warriors")
    assert [event["kind"] for event in game.match.told(0)] == ["disbands"]

"""What the log says, and what "Why?" cites."""

import pytest
from rich.console import Console

from kronika.catalogue import find_card
from kronika.games.settlers.terminal import draw_goods
from kronika.games.settlers.terminal.cards import card_line
from kronika.testing import settlers
from kronika.words import Words, story

NAMES = ["Ann", "Bob", "Cid", "Dan"]


def log(game, lang, *kinds):
    """The lines of these kinds that the last answer brought."""
    words = Words(lang, "settlers")
    return [story(words, event, NAMES) for event in game.match.told(1) if event["kind"] in kinds]


@pytest.mark.rules("SET-BUILD-01", "SET-GOLD-01")
def test_building_tells_what_was_paid():
    """Mill costs 3 wood."""
    game = settlers(me={"hand": ["mill"], "wood": 2, "gold": 1}).play("build mill")
    assert log(game, "en", "paid", "built") == ["Ann pays 2 wood, 1 gold.", "Ann builds Mill."]
    assert log(game, "cs", "paid", "built") == ["Ann platí 2 dřeva, 1 zlatou minci.", "Ann staví lokaci Větrný mlýn."]


@pytest.mark.rules("SET-GOLD-01")
def test_the_gold_that_stood_in_is_told():
    game = settlers(me={"hand": ["raid"], "gold": 1, "faction": "barbarian"}).play("deal raid")
    assert log(game, "en", "paid") == ["Ann pays 1 gold."]
    assert log(game, "cs", "paid") == ["Ann platí 1 zlatou minci."]


@pytest.mark.rules("SET-RAZE-03", "SET-RAZE-07", "SET-DEF-04")
@pytest.mark.parametrize(
    ("answer", "number"), [("raze-card mill", "1 raze token"), ("raze armorer 1", "3 raze tokens")]
)
def test_razing_tells_how_many_tokens_were_paid(answer, number):
    you = {"empire": ["armorer"], "guard": ["armorer"]}
    game = settlers(me={"hand": ["mill"], "raze": 3}, you=you).play(answer)
    assert log(game, "en", "paid") == [f"Ann pays {number}."]


@pytest.mark.rules("SET-ACTV-02")
def test_activating_tells_the_whole_price_once():
    game = settlers(me={"empire": ["rabble", "village"], "worker": 2, "faction": "barbarian"})
    game.play("activate rabble")
    assert log(game, "en", "activated", "paid", "razed") == [
        "Ann activates Rabble.",
        "Ann pays 2 workers.",
        "Ann razes a location of their own: Village.",
    ]
    assert log(game, "cs", "paid", "razed") == ["Ann platí 2 osadníky.", "Ann boří svou lokaci Vesnice."]


# --- Why?


@pytest.mark.rules("SET-LOOK-04", "SET-LOOK-07", "SET-VARA-03", "SET-VARA-05", "SET-VARB-03")
@pytest.mark.parametrize(
    ("variant", "first", "second"),
    [
        ("standard", "SET-LOOK-04", "SET-LOOK-07"),
        ("alternate", "SET-VARA-03", "SET-VARA-05"),
        ("advanced", "SET-VARB-03", "SET-VARB-03"),
    ],
)
def test_each_draft_cites_its_own_rule(variant, first, second):
    game = settlers(phase="lookout", options={"lookout": variant})
    cited = []
    while game.match.choice.key.name in ("take", "keep"):
        cited.append(game.match.choice.rule)
        game.answer(game.match.choice.options[0].token)
    assert cited == [first, first, second, second]


@pytest.mark.rules("SET-SOLOLOOK-02", "SET-SOLOLOOK-04")
def test_the_solo_draft_cites_its_own_rules():
    game = settlers(solo=True, phase="lookout")
    cited = []
    while game.match.choice.key.name == "take":
        cited.append(game.match.choice.rule)
        game.answer(game.match.choice.options[0].token)
    assert cited == ["SET-SOLOLOOK-02", "SET-SOLOLOOK-04"]


@pytest.mark.rules("SET-DEF-02")
def test_a_defence_token_at_the_end_of_a_turn_cites_the_rule_of_defence_tokens():
    game = settlers(me={"hand": ["ruins"], "defence": 1}).play("build ruins").asks("me", "after")
    assert game.match.choice.rule == "SET-DEF-02"
    assert game.match.view(0)["choice"]["rule"] == "SET-DEF-02"


@pytest.mark.rules("SET-SAM-01")
def test_a_samurai_at_the_end_of_a_turn_cites_the_rule_of_samurai():
    me = {
        "faction": "japanese",
        "hand": ["rice_fields"],
        "worker": 1,
        "wood": 3,
        "stone": 3,
        "food": 3,
        "foundations": ["mill"],
    }
    game = settlers(me=me).play("build rice_fields")
    while game.match.choice.key.name == "sacrifice":
        game.answer(game.match.choice.options[0].token)
    game.asks("me", "after")
    assert game.match.choice.rule == "SET-SAM-01"


# --- Czech


@pytest.mark.parametrize(
    ("number", "named"),
    [(1, "1☺ osadník"), (2, "2☺ osadníci"), (4, "4☺ osadníci"), (5, "5☺ osadníků")],
)
def test_goods_are_named_by_their_number(number, named):
    view = settlers(me={"worker": number}).match.view(0)
    console = Console(width=100)
    with console.capture() as drawn:
        console.print(draw_goods(view, Words("cs", "settlers"), 0))
    assert named in drawn.get()


def test_the_colour_gold_is_not_a_coin():
    line = card_line(find_card("settlers", "gold_mine"), Words("cs", "settlers")).plain
    assert line.startswith("akce zlatá · ")

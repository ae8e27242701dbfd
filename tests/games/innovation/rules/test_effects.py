"""Activating a card: who is affected and how (DOGMA, DEMAND, BONUS, TAKE)."""

import pytest

from kronika.games.innovation.data import CARDS, FEATURED, ICONS, KINDS
from kronika.games.innovation.effects import EFFECTS
from kronika.testing import innovation


@pytest.mark.rules("INN-DOGMA-01")
def test_only_own_top_cards_can_be_activated():
    game = innovation(me={"board": ["oars", "archery", "tools"], "hand": ["sailing"]}, you={"board": ["agriculture"]})
    game.offers("dogma archery", "dogma tools")
    game.refuses("dogma oars", "dogma sailing", "dogma agriculture")


@pytest.mark.rules("INN-DOGMA-02")
def test_icons_are_compared_once_for_the_whole_action():
    """You obey with two castles against three. Masonry, tucked by the demand, shows three: you still don't share."""
    game = innovation(
        me={"board": ["monotheism"]}, you={"board": ["archery"]}, piles={1: ["masonry", "sailing", "agriculture"]}
    )
    game.play("dogma monotheism")
    assert game.icons("you")["castle"] == game.icons("me")["castle"] == 3
    game.expect(
        me={"board": ["monotheism", "sailing"], "score": ["archery"]},
        you={"board": ["masonry"]},
        piles={1: ["agriculture"]},
    )


@pytest.mark.rules("INN-DOGMA-03")
def test_every_effect_is_a_demand_or_a_share_and_the_icon_is_the_printed_one():
    for card, kinds, effects, featured in zip(CARDS, KINDS, EFFECTS, FEATURED, strict=True):
        assert [("demand" if effect.demand else "share") for effect in effects] == list(kinds)
        assert all((effect.demand is None) != (effect.share is None) for effect in effects)
        assert ICONS[featured // 8] == card["featured"]
        assert card["featured"] in card["icons"]


@pytest.mark.rules("INN-DOGMA-03")
def test_the_featured_icon_decides_and_no_other():
    """Archery compares castles: more lightbulbs don't protect."""
    game = innovation(me={"board": ["archery"]}, you={"board": ["writing", "philosophy"]}, piles={1: ["oars"]})
    game.play("dogma archery")
    game.expect(me={"hand": ["oars"]}, piles={1: []})


@pytest.mark.rules("INN-DEMAND-04")
def test_a_card_with_only_a_demand_asks_nothing_of_its_activator():
    game = innovation(me={"board": ["archery"], "hand": ["oars", "tools"]}, you={"board": ["masonry"]})
    game.play("dogma archery").asks("me", "action")
    game.unchanged()


@pytest.mark.rules("INN-BONUS-08")
def test_the_bonus_draw_is_no_action():
    game = innovation(me={"board": ["writing"]}, you={"board": ["tools"]})
    game.play("dogma writing").asks("me", "action")
    twos, ones = game.pile(2), game.pile(1)
    game.expect(me={"hand": [twos[1], ones[0]]}, you={"hand": [twos[0]]}, piles={2: twos[2:], 1: ones[1:]})
    assert game.table.actions == 1


@pytest.mark.rules("INN-TAKE-01")
def test_a_card_drawn_by_an_effect_goes_to_the_hand():
    game = innovation(me={"board": ["writing"]}, piles={2: ["calendar", "currency"]})
    game.play("dogma writing").expect(me={"hand": ["calendar"]}, piles={2: ["currency"]})


@pytest.mark.rules("INN-TAKE-02")
def test_draw_and_meld_tuck_or_score_concerns_the_drawn_card_alone():
    hand = ["the_wheel", "masonry"]
    melding = innovation(me={"board": ["sailing"], "hand": hand}, piles={1: ["tools"]})
    melding.play("dogma sailing").expect(me={"board": ["sailing", "tools"]}, piles={1: []})
    tucking = innovation(me={"board": ["monotheism", "sailing"], "hand": hand}, piles={1: ["clothing"]})
    tucking.play("dogma monotheism").expect(me={"board": ["monotheism", "clothing", "sailing"]}, piles={1: []})
    scoring = innovation(me={"board": ["machine_tools"], "hand": hand, "score": ["oars"]}, piles={1: ["tools"]})
    scoring.play("dogma machine_tools").expect(me={"score": ["oars", "tools"]}, piles={1: []})

"""The five special achievements."""

import pytest

from kronika.testing import innovation

# Eleven clocks; a card with a clock on the red pile makes twelve.
ELEVEN_CLOCKS = {
    "board": ["collaboration", "satellites", "computers", "bioengineering", "software", "artificial_intelligence"],
    "splay": {"green": "up", "blue": "up"},
}
# Ten clocks; without the red top card (one clock over three) there are twelve.
TWELVE_CLOCKS_UNDER_A_CARD = {
    "board": ["quantum_theory", "rocketry", "databases", "fission", "mobility", "lighting"],
    "splay": {"blue": "right"},
}


def owned(game, seat):
    """The special achievements of a seat."""
    special = {"monument", "empire", "world", "wonder", "universe"}
    return [name for name in game.position()[seat]["achievements"] if name in special]


# --- when they are claimed


@pytest.mark.rules("INN-SPECIAL-01")
def test_claiming_takes_neither_points_nor_an_action():
    game = innovation(
        me={"board": ["skyscrapers", "rocketry", "satellites", "the_internet"], "hand": ["flight"]},
        you={"board": ["oars"]},
    )
    board = ["skyscrapers", "rocketry", "satellites", "the_internet", "flight"]
    game.play("meld flight").asks("me", "action").expect(me={"board": board, "hand": [], "achievements": ["universe"]})
    assert game.match.view(0)["points"] == [0, 0]
    assert game.match.view(0)["actions"] == 1


@pytest.mark.rules("INN-SPECIAL-02")
def test_a_condition_that_holds_only_for_a_moment_of_an_effect_is_enough():
    board = ["skyscrapers", "rocketry", "satellites", "the_internet", "road_building"]
    game = innovation(me={"board": board, "hand": ["flight", "archery"]})
    game.play("dogma road_building", "meld flight").asks("me", "meld", ["archery", "done"])
    game.expect(me={"board": [*board, "flight"], "hand": ["archery"], "achievements": ["universe"]})
    game.play("meld archery", "done").expect(me={"board": [*board, "flight", "archery"], "hand": []})


@pytest.mark.rules("INN-SPECIAL-02")
def test_a_victim_claims_in_the_turn_of_another_player():
    board = ["skyscrapers", "flight", "corporations", "rocketry", "empiricism"]
    game = innovation(me={"board": ["anatomy"]}, you={"board": [*board, "masonry"], "score": ["tools"]})
    game.play("dogma anatomy").asks("me", "action")
    game.expect(
        you={"board": board, "score": [], "achievements": ["universe"]},
        piles={1: [*game.pile(1), "tools", "masonry"]},
    )


@pytest.mark.rules("INN-SPECIAL-02")
def test_a_sharing_opponent_claims_in_the_turn_of_another_player_before_the_effect_goes_on():
    game = innovation(
        me={"board": ["suburbia"], "hand": ["calendar"]},
        you={"board": ["agriculture"], "hand": ["oars", "archery", "tools", "pottery", "sailing", "clothing", "coal"]},
    )
    game.play("dogma suburbia", "tuck oars", "tuck archery", "tuck tools", "tuck pottery", "tuck sailing")
    assert owned(game, "you") == []
    game.play("tuck clothing").asks("you", "tuck", ["coal", "done"])
    assert owned(game, "you") == ["monument"]


@pytest.mark.rules("INN-SPECIAL-03", "INN-END-01", "INN-END-04")
def test_a_special_achievement_counts_like_an_age():
    game = innovation(
        me={
            "board": ["skyscrapers", "rocketry", "satellites", "the_internet"],
            "hand": ["flight"],
            "achievements": [1, 2, 3, 4, 5],
        },
        you={"score": ["coal"]},
    )
    game.play("meld flight").wins("me")
    assert game.position()["me"]["achievements"] == ["1", "2", "3", "4", "5", "universe"]
    assert game.match.result.reason == "achievements"


# --- Monument

SEVEN = ["oars", "archery", "tools", "pottery", "sailing", "clothing", "coal"]


@pytest.mark.rules("INN-SPECIAL-04")
def test_monument_for_the_sixth_tuck_of_a_turn():
    game = innovation(me={"board": ["suburbia"], "hand": SEVEN})
    game.play("dogma suburbia", *(f"tuck {card}" for card in SEVEN[:5]))
    assert owned(game, "me") == []
    game.play("tuck clothing").asks("me", "tuck", ["coal", "done"])
    assert owned(game, "me") == ["monument"]


@pytest.mark.rules("INN-SPECIAL-04")
def test_monument_for_six_tucks_in_two_actions():
    game = innovation(me={"board": ["suburbia"], "hand": SEVEN})
    game.play("dogma suburbia", "tuck oars", "tuck archery", "tuck tools", "done")
    game.play("dogma suburbia", "tuck pottery", "tuck sailing")
    assert owned(game, "me") == []
    game.play("tuck clothing").asks("me", "tuck", ["coal", "done"])
    assert owned(game, "me") == ["monument"]


@pytest.mark.rules("INN-SPECIAL-04")
@pytest.mark.parametrize("number", [3, 4, 5])
def test_tucks_and_scores_are_not_added_up_for_monument(number):
    hand = ["calendar", "currency", "mapmaking", "philosophy", "compass"][:number]
    game = innovation(me={"board": ["suburbia"], "hand": hand}, you={"board": ["coal"]})
    game.play("dogma suburbia", *(f"tuck {card}" for card in hand)).asks("me", "action")
    game.expect(
        me={"board": ["suburbia", *reversed(hand)], "hand": [], "score": game.pile(1)[:number]},
        piles={1: game.pile(1)[number:]},
    )


@pytest.mark.rules("INN-SPECIAL-04")
def test_monument_for_six_scores_in_the_turn_of_another_player():
    hand = SEVEN[:6]
    game = innovation(
        me={"board": ["stem_cells"]}, you={"board": ["agriculture"], "hand": hand}, piles={10: ["software"]}
    )
    game.play("dogma stem_cells").asks("you", "score-all", ["score-all", "done"]).answer("score-all")
    game.expect(
        me={"hand": ["software"]},
        you={"hand": [], "score": hand, "achievements": ["monument"]},
        piles={10: []},
    )


@pytest.mark.rules("INN-SPECIAL-04")
def test_five_scores_are_too_few_for_monument():
    game = innovation(me={"board": ["stem_cells"], "hand": SEVEN[:5]})
    game.play("dogma stem_cells", "score-all").expect(me={"hand": [], "score": SEVEN[:5]})


@pytest.mark.rules("INN-SPECIAL-04")
def test_every_player_counts_alone_for_monument():
    game = innovation(
        me={"board": ["suburbia"], "hand": ["calendar", "currency", "mapmaking"]},
        you={"board": ["agriculture"], "hand": ["oars", "archery", "tools"]},
    )
    game.play("dogma suburbia", "tuck oars", "tuck archery", "tuck tools")
    game.play("tuck calendar", "tuck currency", "tuck mapmaking").asks("me", "action")
    assert game.match.view(0)["tucked"] == game.match.view(0)["scored"] == [3, 3]
    assert owned(game, "me") == owned(game, "you") == []


@pytest.mark.rules("INN-SPECIAL-04")
def test_the_counts_for_monument_start_again_with_each_turn_of_anybody():
    game = innovation(
        me={"board": ["suburbia", "mysticism"], "hand": SEVEN[:5]},
        you={"board": ["monotheism"]},
        actions=1,
    )
    game.play("dogma suburbia", *(f"tuck {card}" for card in SEVEN[:5])).asks("you", "action")
    game.play("dogma monotheism")  # and `me` shares it: a sixth tuck, but in another turn
    assert game.match.view(0)["tucked"] == [1, 1]
    assert owned(game, "me") == []


@pytest.mark.rules("INN-SPECIAL-05")
def test_transferred_cards_do_not_count_for_monument():
    two_each = {"you": ["oars", "archery"], "third": ["tools", "pottery"], "fourth": ["sailing", "clothing"]}
    game = innovation(me={"board": ["combustion"]}, **{seat: {"score": cards} for seat, cards in two_each.items()})
    game.play("dogma combustion").asks("me", "action")
    game.expect(me={"score": SEVEN[:6]}, you={"score": []}, third={"score": []}, fourth={"score": []})


@pytest.mark.rules("INN-SPECIAL-06")
def test_exchanged_cards_do_not_count_for_monument():
    game = innovation(me={"board": ["bicycle"], "hand": SEVEN, "score": ["paper"]})
    game.play("dogma bicycle", "exchange").asks("me", "action").expect(me={"hand": ["paper"], "score": SEVEN})


# --- Empire, World, Wonder, Universe


@pytest.mark.rules("INN-SPECIAL-07")
@pytest.mark.parametrize(
    ("icon", "cards", "splay", "two", "three"),
    [
        ("castle", "globalization agriculture navigation rocketry philosophy", "yellow", "archery", "metalworking"),
        ("crown", "globalization masonry fission evolution services", "yellow", "bicycle", "navigation"),
        ("leaf", "globalization masonry optics satellites evolution", "yellow", "lighting", "services"),
        ("lightbulb", "globalization masonry optics satellites pottery", "yellow", "astronomy", "philosophy"),
        ("factory", "mysticism philosophy agriculture navigation rocketry", "purple", "mobility", "explosives"),
        ("clock", "globalization masonry optics classification services", "yellow", "computers", "rocketry"),
    ],
)
def test_empire_takes_three_of_each_icon(icon, cards, splay, two, three):
    board = cards.split()
    game = innovation(me={"board": board, "splay": {splay: "up"}, "hand": [two, three]}, you={"board": ["oars"]})
    game.play(f"meld {two}").expect(me={"board": [*board, two], "hand": [three]})
    shown = game.icons("me")
    assert shown.pop(icon) == 2
    assert len(shown) == 5
    assert min(shown.values()) == 3
    game.play(f"meld {three}")
    game.expect(me={"board": [*board, two, three], "hand": [], "achievements": ["empire"]})


@pytest.mark.rules("INN-SPECIAL-08")
def test_world_takes_twelve_clocks():
    board = ["collaboration", "satellites", "rocketry", "fission"]
    game = innovation(
        me={"board": board, "splay": {"green": "up"}, "hand": ["lighting", "the_internet"]}, you={"board": ["oars"]}
    )
    game.play("meld lighting").expect(me={"board": [*board, "lighting"], "hand": ["the_internet"]})
    assert game.icons("me")["clock"] == 11
    game.play("meld the_internet")
    game.expect(me={"board": [*board, "lighting", "the_internet"], "hand": [], "achievements": ["world"]})
    assert game.icons("me")["clock"] == 12


TWO_OF_EACH = [
    *("archery", "oars", "agriculture", "masonry", "clothing", "sailing"),
    *("tools", "publications", "mysticism", "code_of_laws"),
]


@pytest.mark.rules("INN-SPECIAL-09")
def test_wonder_takes_five_colours_splayed_right_or_up():
    splay = {"red": "right", "green": "right", "purple": "up", "yellow": "right", "blue": "left"}
    game = innovation(me={"board": TWO_OF_EACH, "splay": splay}, you={"board": ["coal"]})
    game.play("dogma publications", "done", "splay yellow up").expect(me={"splay": {**splay, "yellow": "up"}})
    game.play("dogma publications", "done", "splay blue up").asks("you", "action")
    game.expect(me={"splay": {**splay, "yellow": "up", "blue": "up"}, "achievements": ["wonder"]})


@pytest.mark.rules("INN-SPECIAL-09")
@pytest.mark.parametrize(
    ("board", "splay"),
    [
        (TWO_OF_EACH[2:], {"green": "right", "purple": "up", "yellow": "right"}),  # no red cards
        (TWO_OF_EACH[1:], {"green": "right", "purple": "up", "yellow": "right"}),  # a single red card
        (TWO_OF_EACH, {"green": "right", "purple": "up", "yellow": "right"}),
        (TWO_OF_EACH, {"red": "left", "green": "right", "purple": "up", "yellow": "right"}),
    ],
)
def test_four_colours_are_too_few_for_wonder(board, splay):
    game = innovation(me={"board": board, "splay": splay})
    game.play("dogma publications", "done", "splay blue up").expect(me={"splay": {**splay, "blue": "up"}})


@pytest.mark.rules("INN-SPECIAL-10")
def test_universe_takes_five_top_cards_of_value_eight_or_more():
    board = ["skyscrapers", "rocketry", "satellites", "the_internet"]
    game = innovation(me={"board": board, "hand": ["combustion", "flight"]}, you={"board": ["oars"]})
    game.play("meld combustion").expect(me={"board": [*board, "combustion"], "hand": ["flight"]})
    game.play("meld flight")
    game.expect(me={"board": [*board, "combustion", "flight"], "hand": [], "achievements": ["universe"]})


@pytest.mark.rules("INN-SPECIAL-10")
def test_four_top_cards_are_too_few_for_universe():
    game = innovation(me={"board": ["skyscrapers", "rocketry", "satellites"], "hand": ["the_internet"]})
    game.play("meld the_internet")
    game.expect(me={"board": ["skyscrapers", "rocketry", "satellites", "the_internet"], "hand": []})


# --- claimed through a card


@pytest.mark.rules("INN-SPECIAL-11")
def test_masonry_claims_monument_for_four_melds_in_one_execution():
    hand = ["archery", "the_wheel", "mysticism", "alchemy"]
    game = innovation(me={"board": ["masonry"], "hand": hand})
    game.play("dogma masonry", *(f"meld {card}" for card in hand)).asks("me", "action")
    game.expect(me={"board": ["masonry", *hand], "hand": [], "achievements": ["monument"]})


@pytest.mark.rules("INN-SPECIAL-11")
def test_masonry_claims_nothing_for_three_melds_and_one_later():
    hand = ["archery", "the_wheel", "mysticism", "alchemy"]
    game = innovation(me={"board": ["masonry"], "hand": hand}, you={"board": ["coal"]})
    game.play("dogma masonry", *(f"meld {card}" for card in hand[:3]), "done")
    game.play("dogma masonry", "meld alchemy").expect(me={"board": ["masonry", *hand], "hand": []})


FIVE_COLOURS = ["construction", "agriculture", "sailing", "tools", "mysticism"]


@pytest.mark.rules("INN-SPECIAL-12")
def test_construction_claims_empire_for_the_only_player_with_five_colours():
    game = innovation(
        me={"board": FIVE_COLOURS}, you={"board": ["road_building", "the_wheel", "monotheism", "pottery"]}
    )
    game.play("dogma construction").expect(me={"achievements": ["empire"]})


@pytest.mark.rules("INN-SPECIAL-12")
def test_construction_claims_nothing_for_two_players_with_five_colours():
    other = ["road_building", "masonry", "the_wheel", "pottery", "monotheism"]
    innovation(me={"board": FIVE_COLOURS}, you={"board": other}).play("dogma construction").unchanged()


@pytest.mark.rules("INN-SPECIAL-12")
def test_construction_claims_nothing_for_four_colours():
    game = innovation(me={"board": FIVE_COLOURS[:4]}, you={"board": ["monotheism"]})
    game.play("dogma construction").expect(you={"hand": game.pile(2)[:1]}, piles={2: game.pile(2)[1:]})


@pytest.mark.rules("INN-SPECIAL-13")
def test_translation_claims_world_if_every_top_card_has_a_crown():
    game = innovation(me={"board": ["translation", "coal", "optics"]}, you={"board": ["oars"]})
    game.play("dogma translation").expect(me={"achievements": ["world"]})


@pytest.mark.rules("INN-SPECIAL-13")
def test_translation_claims_nothing_if_one_top_card_lacks_a_crown():
    game = innovation(me={"board": ["translation", "optics", "coal"]}, you={"board": ["oars"]})
    game.play("dogma translation").unchanged()


@pytest.mark.rules("INN-SPECIAL-14")
@pytest.mark.parametrize(("red", "claimed"), [("left", ["wonder"]), ("none", [])])
def test_invention_claims_wonder_for_five_colours_splayed_in_any_direction(red, claimed):
    board = [*TWO_OF_EACH, "invention"]
    splay = {"red": red, "green": "left", "purple": "up", "yellow": "right", "blue": "left"}
    game = innovation(me={"board": board, "splay": splay})
    game.play("dogma invention", "done").expect(me={"achievements": claimed})


@pytest.mark.rules("INN-SPECIAL-15")
@pytest.mark.parametrize(("red", "claimed"), [("machine_tools", ["universe"]), ("coal", [])])
def test_astronomy_claims_universe_if_every_top_card_but_purple_is_a_six_or_higher(red, claimed):
    game = innovation(me={"board": ["astronomy", "evolution", "canning", red]}, piles={6: ["democracy"]})
    game.play("dogma astronomy").expect(me={"hand": ["democracy"], "achievements": claimed}, piles={6: []})


# --- who claims


@pytest.mark.rules("INN-SPECIAL-16")
def test_a_sharing_opponent_claims_through_a_card_before_the_activator():
    game = innovation(me={"board": ["translation"]}, you={"board": ["enterprise"]}, piles={3: ["paper"]})
    game.play("dogma translation")
    game.expect(me={"hand": ["paper"]}, you={"achievements": ["world"]}, piles={3: []})


@pytest.mark.rules("INN-SPECIAL-17")
@pytest.mark.parametrize("active", ["me", "you"])
def test_of_two_who_qualify_at_once_the_active_player_claims(active):
    taker = {**ELEVEN_CLOCKS, "board": [*ELEVEN_CLOCKS["board"], "banking"]}
    giver = TWELVE_CLOCKS_UNDER_A_CARD
    other = "you" if active == "me" else "me"
    game = innovation(**{active: taker, other: giver}, active=active)
    assert (game.icons(active)["clock"], game.icons(other)["clock"]) == (11, 10)
    game.play("dogma banking")
    assert game.position()[active]["board"]["red"] == ["mobility"]
    assert (game.icons(active)["clock"], game.icons(other)["clock"]) == (12, 12)
    assert (owned(game, active), owned(game, other)) == (["world"], [])


@pytest.mark.rules("INN-SPECIAL-17")
@pytest.mark.parametrize(("giver", "taker"), [("me", "third"), ("third", "me")])
def test_of_two_others_who_qualify_at_once_the_next_one_clockwise_claims(giver, taker):
    """It is the turn of `you`, so `third` comes before `me`, no matter who gives the card."""
    gives = {
        **TWELVE_CLOCKS_UNDER_A_CARD,
        "board": [*TWELVE_CLOCKS_UNDER_A_CARD["board"], "masonry"],
        "hand": ["agriculture", "medicine"],
    }
    game = innovation(**{giver: gives, taker: ELEVEN_CLOCKS}, you={"board": ["road_building"]}, active="you")
    game.play("dogma road_building", "meld agriculture", "meld medicine").asks(giver, "player")
    assert (game.icons(giver)["clock"], game.icons(taker)["clock"]) == (10, 11)
    game.play(f"player {0 if taker == 'me' else 2}")
    assert game.position()[taker]["board"]["red"] == ["mobility"]
    assert (owned(game, "me"), owned(game, "you"), owned(game, "third")) == ([], [], ["world"])


@pytest.mark.rules("INN-SPECIAL-18")
def test_an_owned_special_achievement_is_not_claimed_again():
    game = innovation(me={"board": ["translation"]}, you={"board": ["oars"], "achievements": ["world"]})
    game.play("dogma translation").unchanged()


@pytest.mark.rules("INN-SPECIAL-18")
def test_an_owned_special_achievement_is_not_claimed_again_by_its_condition():
    game = innovation(
        me={"board": ["skyscrapers", "rocketry", "satellites", "the_internet"], "hand": ["flight"]},
        you={"board": ["oars"], "achievements": ["universe"]},
    )
    board = ["skyscrapers", "rocketry", "satellites", "the_internet", "flight"]
    game.play("meld flight").expect(me={"board": board, "hand": []})


@pytest.mark.rules("INN-SPECIAL-18")
def test_claiming_an_owned_special_achievement_is_no_change():
    """So the sharing opponent earns the activator no bonus."""
    game = innovation(me={"board": ["translation"]}, you={"board": ["enterprise"]}, third={"achievements": ["world"]})
    game.play("dogma translation").asks("me", "action").unchanged()

"""Age 1, Prehistory: at least one test for every effect of every card."""

import pytest

from kronika.testing import innovation


@pytest.mark.card("agriculture")
def test_agriculture_scores_one_higher_than_returned():
    game = innovation(me={"board": ["agriculture"], "hand": ["tools", "currency"]}, piles={3: ["paper"]})
    game.play("dogma agriculture").asks("me", "return", ["tools", "currency", "done"]).answer("currency")
    game.expect(me={"hand": ["tools"], "score": ["paper"]}, piles={3: [], 2: [*game.pile(2), "currency"]})


@pytest.mark.card("agriculture")
def test_agriculture_may_be_declined():
    game = innovation(me={"board": ["agriculture"], "hand": ["tools"]})
    game.play("dogma agriculture", "done").unchanged()


@pytest.mark.card("agriculture")
def test_agriculture_with_a_ten_ends_the_game():
    game = innovation(me={"board": ["agriculture"], "hand": ["robotics"]}, you={"score": ["tools"]})
    game.play("dogma agriculture", "return robotics").wins("you")


@pytest.mark.card("archery")
@pytest.mark.rules("INN-DOGMA-04")
def test_archery_victim_draws_first_and_breaks_ties():
    game = innovation(me={"board": ["archery"]}, you={"hand": ["oars"]}, piles={1: ["tools"]})
    game.play("dogma archery").asks("you", "transfer", ["oars", "tools"]).answer("tools")
    game.expect(me={"hand": ["tools"]}, you={"hand": ["oars"]}, piles={1: []})


@pytest.mark.card("archery")
def test_archery_takes_only_the_highest():
    game = innovation(me={"board": ["archery"]}, you={"hand": ["calendar"]}, piles={1: ["tools"]})
    game.play("dogma archery")
    game.expect(me={"hand": ["calendar"]}, you={"hand": ["tools"]}, piles={1: []})


@pytest.mark.card("city_states")
def test_city_states_takes_a_castle_card_and_the_victim_scores_a_one():
    game = innovation(
        me={"board": ["city_states"]}, you={"board": ["masonry", "archery"]}, piles={1: ["tools", "oars"]}
    )
    game.play("dogma city_states").asks("you", "transfer", ["masonry", "archery"]).answer("archery")
    game.expect(
        me={"board": ["city_states", "archery"]},
        you={"board": ["masonry"], "score": ["tools"]},
        piles={1: ["oars"]},
    )


@pytest.mark.card("city_states")
def test_city_states_other_reading_only_draws():
    game = innovation(
        me={"board": ["city_states"]},
        you={"board": ["masonry", "the_wheel"]},
        piles={1: ["tools"]},
        options={"city_states": "draw"},
    )
    game.play("dogma city_states", "transfer masonry")
    game.expect(
        me={"board": ["city_states", "masonry"]},
        you={"board": ["the_wheel"], "hand": ["tools"]},
        piles={1: []},
    )


@pytest.mark.card("city_states")
def test_city_states_needs_four_castles_on_the_victims_board():
    game = innovation(me={"board": ["city_states"]}, you={"board": ["masonry"]})
    game.play("dogma city_states").unchanged()


@pytest.mark.card("clothing")
def test_clothing_melds_a_new_colour_and_scores_for_colours_nobody_else_has():
    game = innovation(
        me={"board": ["clothing"], "hand": ["sailing", "tools"]},
        you={"board": ["oars"]},
        piles={1: ["archery", "masonry", "agriculture"]},
    )
    game.play("dogma clothing").asks("me", "meld", ["tools"]).answer("tools")
    game.expect(
        me={"board": ["clothing", "tools"], "hand": ["sailing"], "score": ["archery", "masonry"]},
        piles={1: ["agriculture"]},
    )


@pytest.mark.card("clothing")
def test_clothing_without_a_new_colour_melds_nothing_and_one_rival_spoils_a_colour():
    game = innovation(me={"board": ["clothing"], "hand": ["sailing"]}, you={}, third={"board": ["currency"]})
    game.play("dogma clothing").unchanged()

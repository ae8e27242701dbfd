"""Age 9, Postmodern: at least one test for every effect of every card."""

import pytest

from kronika.games.innovation.data import IDS
from kronika.testing import innovation

TENS = IDS[-10:]
NINE_GREENS = [
    "sailing",
    "the_wheel",
    "clothing",
    "currency",
    "mapmaking",
    "compass",
    "paper",
    "invention",
    "measurement",
]
TEN_OTHER_GREENS = [
    "banking",
    "classification",
    "metric_system",
    "bicycle",
    "electricity",
    "corporations",
    "mass_media",
    "satellites",
    "databases",
    "navigation",
]


def tens(*first):
    """The whole pile 10 with these cards on top."""
    return [*first, *(card for card in TENS if card not in first)]


# --- Collaboration


@pytest.mark.card("collaboration")
@pytest.mark.rules("INN-DEMAND-05")
def test_collaboration_lets_the_activator_choose_and_the_victim_melds_the_other_card():
    game = innovation(
        me={"board": ["collaboration"]}, you={"hand": ["tools"]}, piles={9: ["ecology", "genetics", "suburbia"]}
    )
    game.play("dogma collaboration").asks("me", "transfer", ["ecology", "genetics"])
    assert [story["card"] for story in game.told(None, "revealed")] == ["ecology", "genetics"]
    game.answer("genetics")
    game.expect(me={"board": ["collaboration", "genetics"]}, you={"board": ["ecology"]}, piles={9: ["suburbia"]})


@pytest.mark.card("collaboration")
def test_collaboration_visits_every_victim_but_no_sharing_player():
    game = innovation(
        me={"board": ["collaboration"]},
        you={},
        third={"board": ["sailing"]},
        fourth={"board": ["city_states", "flight"]},
        piles={9: ["ecology", "genetics", "suburbia", "fission", "composites"]},
    )
    game.play("dogma collaboration").asks("me", "transfer", ["ecology", "genetics"]).answer("ecology")
    game.asks("me", "action").expect(
        me={"board": ["collaboration", "ecology"]},
        you={"board": ["genetics"]},
        piles={9: ["suburbia", "fission", "composites"]},
    )


@pytest.mark.card("collaboration")
@pytest.mark.rules("INN-TAKE-05")
def test_collaboration_draws_one_by_one_and_the_second_draw_may_end_the_game():
    game = innovation(me={"board": ["collaboration"]}, you={"score": ["tools"]}, piles={9: ["ecology"], 10: []})
    game.play("dogma collaboration").wins("you")
    game.expect(you={"hand": ["ecology"]}, piles={9: []})


@pytest.mark.card("collaboration")
@pytest.mark.rules("INN-END-12")
def test_collaboration_wins_with_ten_green_cards():
    game = innovation(
        me={"board": [*NINE_GREENS, "collaboration"]}, you={"board": ["optics"], "score": ["coal"], "achievements": [1]}
    )
    game.play("dogma collaboration").wins("me").unchanged()


@pytest.mark.card("collaboration")
@pytest.mark.rules("INN-END-14")
def test_collaboration_needs_ten_green_cards():
    game = innovation(me={"board": [*NINE_GREENS[1:], "collaboration"]}, you={"board": ["optics"]})
    game.play("dogma collaboration").asks("me", "action").unchanged()


@pytest.mark.card("collaboration")
@pytest.mark.rules("INN-DOGMA-04")
def test_collaboration_demand_comes_first_and_may_bring_the_tenth_green_card():
    game = innovation(me={"board": [*NINE_GREENS[1:], "collaboration"]}, piles={9: ["satellites", "ecology"]})
    game.play("dogma collaboration", "transfer satellites").wins("me")


@pytest.mark.card("collaboration")
@pytest.mark.rules("INN-END-12")
def test_collaboration_sharing_opponent_wins_before_the_activator():
    game = innovation(me={"board": [*NINE_GREENS, "collaboration"]}, you={"board": TEN_OTHER_GREENS})
    game.play("dogma collaboration").wins("you")


# --- Composites


@pytest.mark.card("composites")
def test_composites_leaves_one_hand_card_and_takes_a_highest_score_card():
    game = innovation(
        me={"board": ["composites"]},
        you={"hand": ["tools", "currency", "paper"], "score": ["coal", "physics", "sailing"]},
    )
    game.play("dogma composites").asks("you", "keep", ["tools", "currency", "paper"]).answer("currency")
    game.asks("you", "transfer", ["coal", "physics"]).answer("physics")
    game.expect(
        me={"hand": ["tools", "paper"], "score": ["physics"]},
        you={"hand": ["currency"], "score": ["coal", "sailing"]},
    )


@pytest.mark.card("composites")
def test_composites_leaves_an_only_hand_card():
    game = innovation(me={"board": ["composites"]}, you={"hand": ["tools"], "score": ["coal", "sailing"]})
    game.play("dogma composites")
    game.expect(me={"score": ["coal"]}, you={"score": ["sailing"]})


@pytest.mark.card("composites")
@pytest.mark.rules("INN-DOGMA-09")
def test_composites_parts_are_independent():
    game = innovation(
        me={"board": ["composites"]}, you={"score": ["coal"]}, third={"hand": ["tools", "oars"]}, fourth={}
    )
    game.play("dogma composites").asks("third", "keep").answer("tools")
    game.expect(me={"score": ["coal"], "hand": ["oars"]}, you={"score": []}, third={"hand": ["tools"]})


# --- Computers


@pytest.mark.card("computers")
def test_computers_may_splay_red_or_green_up_and_executes_a_ten():
    game = innovation(
        me={"board": ["computers", "archery", "oars", "sailing", "clothing", "masonry", "agriculture"]},
        piles={10: ["artificial_intelligence", "bioengineering", "databases"]},
    )
    game.play("dogma computers").asks("me", "splay", ["red up", "green up", "done"]).answer("green up")
    game.expect(
        me={
            "board": [
                *("computers", "archery", "oars", "sailing", "clothing", "masonry", "agriculture"),
                "artificial_intelligence",
            ],
            "splay": {"green": "up"},
            "score": ["bioengineering"],
        },
        piles={10: ["databases"]},
    )


@pytest.mark.card("computers")
def test_computers_splay_may_be_declined_and_databases_does_nothing():
    game = innovation(
        me={"board": ["computers", "archery", "oars"]}, you={"score": ["tools"]}, piles={10: ["databases"]}
    )
    game.play("dogma computers", "done")
    game.expect(me={"board": ["computers", "archery", "oars", "databases"]}, piles={10: []})


@pytest.mark.card("computers", "globalization")
@pytest.mark.rules("INN-NEST-01", "INN-NEST-03")
def test_computers_skips_the_demand_of_the_melded_card_and_nobody_shares_it():
    game = innovation(
        me={"board": ["computers"]},
        you={"board": ["agriculture"]},  # no factory: the demand would make it return Agriculture
        third={"board": ["coal", "electricity"]},  # five factories against four: it would share
        piles={6: ["canning", "democracy"], 10: ["globalization"]},
    )
    game.play("dogma computers").asks("me", "action")
    game.expect(me={"board": ["computers", "globalization"], "score": ["canning"]}, piles={6: ["democracy"], 10: []})


@pytest.mark.card("computers", "stem_cells")
@pytest.mark.rules("INN-BONUS-10", "INN-NEST-05")
def test_computers_sharing_opponent_melds_and_executes_a_card_of_their_own():
    game = innovation(
        me={"board": ["computers"], "hand": ["oars"]},
        you={"board": ["quantum_theory"], "hand": ["tools"]},
        piles={10: ["stem_cells", "the_internet", "databases", "software", "robotics"]},
    )
    game.play("dogma computers").asks("you", "score-all").answer("score-all")
    # Then mine: The Internet, which scores Databases and with four clocks melds Software and Robotics.
    game.wins("me")  # the bonus draw finds pile 10 empty
    game.expect(
        me={"board": ["computers", "the_internet", "software", "robotics"], "score": ["databases"]},
        you={"board": ["quantum_theory", "stem_cells"], "hand": [], "score": ["tools"]},
        piles={10: []},
    )


@pytest.mark.card("computers", "self_service")
@pytest.mark.rules("INN-NEST-05")
def test_computers_can_come_back_to_computers_through_self_service():
    game = innovation(
        me={"board": ["oars", "computers"]}, piles={1: ["tools"], 10: ["self_service", "databases", "software"]}
    )
    game.play("dogma computers").asks("me", "execute", ["oars", "computers"]).answer("computers")
    game.expect(me={"board": ["oars", "computers", "self_service", "databases"]}, piles={10: ["software"]})


# --- Ecology


@pytest.mark.card("ecology")
def test_ecology_returns_one_scores_one_and_draws_two_tens():
    game = innovation(
        me={"board": ["ecology"], "hand": ["tools", "currency", "paper"]},
        piles={10: ["robotics", "software", "databases"]},
    )
    game.play("dogma ecology").asks("me", "return", ["tools", "currency", "paper", "done"]).answer("currency")
    game.asks("me", "score", ["tools", "paper"]).answer("paper")
    game.expect(
        me={"hand": ["tools", "robotics", "software"], "score": ["paper"]},
        piles={2: [*game.pile(2), "currency"], 10: ["databases"]},
    )


@pytest.mark.card("ecology")
@pytest.mark.rules("INN-DOGMA-09")
def test_ecology_draws_even_with_nothing_left_to_score():
    game = innovation(me={"board": ["ecology"], "hand": ["tools"]}, piles={10: ["robotics", "software"]})
    game.play("dogma ecology", "return tools")
    game.expect(me={"hand": ["robotics", "software"]}, piles={1: [*game.pile(1), "tools"], 10: []})


@pytest.mark.card("ecology")
def test_ecology_may_be_declined():
    game = innovation(me={"board": ["ecology"], "hand": ["tools", "oars"]})
    game.play("dogma ecology", "done").unchanged()


@pytest.mark.card("ecology")
@pytest.mark.rules("INN-DOGMA-09")
def test_ecology_without_a_hand_draws_nothing():
    game = innovation(me={"board": ["ecology"]})
    game.play("dogma ecology").asks("me", "action").unchanged()


# --- Fission


def fission_of_four(**more):
    """Two victims and a sharing player; everybody has cards everywhere."""
    return innovation(
        me={"board": ["oars", "fission"], "hand": ["tools"], "score": ["currency"], "achievements": [1, "monument"]},
        you={"board": ["agriculture"], "hand": ["paper"], "score": ["coal"], "achievements": [2]},
        third={"board": ["pottery", "sailing"], "hand": ["optics"], "score": ["physics"]},
        fourth={"board": ["quantum_theory"], "hand": ["archery"], "score": ["masonry"]},
        **more,
    )


@pytest.mark.card("fission")
@pytest.mark.rules("INN-REMOVE-01", "INN-REMOVE-02", "INN-REMOVE-03", "INN-REMOVE-04", "INN-ACHIEVE-06")
def test_fission_red_card_removes_everything_and_the_action_is_over():
    game = fission_of_four(piles={1: ["the_wheel", "clothing", "mysticism"], 10: tens("robotics")})
    before = game.position()["middle"]["removed"]
    game.play("dogma fission")
    # With an empty board and hand the only action is to draw, so it is taken at once: my second one, your first one.
    gone = ["oars", "fission", "tools", "currency", "agriculture", "paper", "coal", "pottery", "sailing", "optics"]
    game.asks("you", "action").expect(
        me={"board": [], "hand": ["the_wheel"], "score": []},
        you={"board": [], "hand": ["clothing"], "score": []},
        third={"board": [], "hand": [], "score": []},
        fourth={"board": [], "hand": [], "score": []},
        piles={1: ["mysticism"], 10: tens("robotics")[1:]},
        middle={"removed": [*before, *gone, "physics", "quantum_theory", "archery", "masonry", "robotics"]},
    )


@pytest.mark.card("fission")
@pytest.mark.rules("INN-REMOVE-04")
def test_fission_second_victim_may_draw_the_red_card():
    game = fission_of_four(piles={10: tens("software", "miniaturization")})
    game.play("dogma fission").asks("you", "action")
    removed = game.position()["middle"]["removed"]
    assert {"software", "miniaturization", "quantum_theory", "fission"} <= set(removed)
    assert len(removed) == 16
    assert game.position()["piles"]["10"] == game.pile(10)[2:]


@pytest.mark.card("fission")
def test_fission_leaves_no_splay_and_no_icons():
    game = innovation(
        me={"board": ["archery", "oars", "fission"], "splay": {"red": "up"}}, actions=1, piles={10: tens("robotics")}
    )
    game.play("dogma fission").asks("you", "action")
    game.expect(
        me={"board": [], "splay": {}},
        you={"hand": [game.pile(1)[0]]},
        piles={1: game.pile(1)[1:], 10: tens("robotics")[1:]},
        middle={"removed": ["archery", "oars", "fission", "robotics"]},
    )
    assert game.icons("me") == {}


@pytest.mark.card("fission")
@pytest.mark.rules("INN-REMOVE-04", "INN-DOGMA-04", "INN-DOGMA-08")
def test_fission_other_colours_stay_in_hand_and_the_action_goes_on():
    game = fission_of_four(piles={10: tens("software", "databases")})
    game.play("dogma fission")
    assert [story["card"] for story in game.told(None, "revealed")] == ["software", "databases"]
    game.asks("fourth", "return", ["agriculture", "pottery", "sailing", "quantum_theory"]).answer("agriculture")
    game.asks("me", "return", ["pottery", "sailing", "quantum_theory"]).answer("quantum_theory")
    game.expect(
        me={"hand": ["tools", game.pile(9)[0]]},  # with the bonus for the sharing player
        you={"hand": ["paper", "software"], "board": []},
        third={"hand": ["optics", "databases"]},
        fourth={"board": []},
        piles={
            1: [*game.pile(1), "agriculture"],
            8: [*game.pile(8), "quantum_theory"],
            9: game.pile(9)[1:],
            10: game.pile(10)[2:],
        },
    )


@pytest.mark.card("fission")
def test_fission_may_return_a_card_of_ones_own_but_never_itself():
    game = innovation(me={"board": ["fission", "tools", "sailing"]}, piles={10: ["software"]})
    game.play("dogma fission").asks("me", "return", ["tools", "sailing"]).answer("tools")
    game.expect(
        me={"board": ["fission", "sailing"]}, you={"hand": ["software"]}, piles={1: [*game.pile(1), "tools"], 10: []}
    )


@pytest.mark.card("fission")
def test_fission_alone_on_the_table_returns_nothing():
    game = innovation(me={"board": ["fission"]}, piles={10: ["software"]})
    game.play("dogma fission").asks("me", "action")
    game.expect(you={"hand": ["software"]}, piles={10: []})


@pytest.mark.card("fission", "self_service")
@pytest.mark.rules("INN-NEST-02", "INN-NEST-03")
def test_fission_without_sharing_only_returns_a_card_of_anybody():
    game = innovation(me={"board": ["fission", "self_service"]}, you={"board": ["tools"]}, piles={10: ["robotics"]})
    game.play("dogma self_service").asks("me", "return", ["self_service", "tools"]).answer("tools")
    game.expect(you={"board": []}, piles={1: [*game.pile(1), "tools"]})


# --- Genetics


@pytest.mark.card("genetics")
def test_genetics_scores_everything_under_the_melded_card():
    game = innovation(
        me={"board": ["archery", "oars", "tools", "writing", "genetics"], "splay": {"blue": "right", "red": "left"}},
        piles={10: ["bioengineering", "software"]},
    )
    game.play("dogma genetics")
    game.expect(
        me={
            "board": ["archery", "oars", "bioengineering"],
            "splay": {"red": "left"},
            "score": ["tools", "writing", "genetics"],
        },
        piles={10: ["software"]},
    )


@pytest.mark.card("genetics")
def test_genetics_on_an_empty_pile_scores_nothing():
    game = innovation(me={"board": ["tools", "genetics"]}, piles={10: ["robotics"]})
    game.play("dogma genetics")
    game.expect(me={"board": ["tools", "genetics", "robotics"]}, piles={10: []})


@pytest.mark.card("genetics")
@pytest.mark.rules("INN-SPECIAL-04")
def test_genetics_scores_card_by_card_for_monument():
    blues = ["tools", "writing", "calendar", "alchemy", "physics", "genetics"]
    game = innovation(me={"board": blues}, piles={10: ["software"]})
    game.play("dogma genetics")
    game.expect(me={"board": ["software"], "score": blues, "achievements": ["monument"]}, piles={10: []})


@pytest.mark.card("genetics")
def test_genetics_sharing_opponent_scores_their_own_pile():
    game = innovation(
        me={"board": ["oars", "genetics"]},
        you={"board": ["archery", "evolution"]},
        piles={10: ["robotics", "miniaturization", "databases"]},
    )
    game.play("dogma genetics")
    game.expect(
        me={"board": ["genetics", "miniaturization"], "score": ["oars"], "hand": ["databases"]},
        you={"board": ["evolution", "robotics"], "score": ["archery"]},
        piles={10: []},
    )


# --- Satellites


@pytest.mark.card("satellites")
@pytest.mark.rules("INN-DOGMA-08", "INN-RETURN-02")
def test_satellites_returns_the_hand_in_order_draws_splays_and_executes():
    game = innovation(
        me={"board": ["mysticism", "philosophy", "satellites"], "hand": ["tools", "oars", "currency"]},
        piles={8: ["skyscrapers", "mobility", "flight", "empiricism"]},
    )
    game.play("dogma satellites").asks("me", "return", ["tools", "oars"]).answer("oars")
    game.asks("me", "splay", ["purple up", "done"]).answer("purple up")
    game.asks("me", "meld", ["skyscrapers", "mobility", "flight"]).answer("skyscrapers")
    game.expect(
        me={
            "board": ["mysticism", "philosophy", "satellites", "skyscrapers"],
            "splay": {"purple": "up"},
            "hand": ["mobility", "flight"],
        },
        piles={1: [*game.pile(1), "oars", "tools"], 2: [*game.pile(2), "currency"], 8: ["empiricism"]},
    )


@pytest.mark.card("satellites")
def test_satellites_with_an_empty_hand_still_draws_and_the_splay_may_be_declined():
    game = innovation(
        me={"board": ["mysticism", "philosophy", "satellites"]}, piles={8: ["skyscrapers", "mobility", "flight"]}
    )
    game.play("dogma satellites", "done", "meld mobility")
    game.expect(
        me={"board": ["mysticism", "philosophy", "satellites", "mobility"], "hand": ["skyscrapers", "flight"]},
        piles={8: []},
    )


@pytest.mark.card("satellites", "self_service", "oars")
@pytest.mark.rules("INN-NEST-03", "INN-NEST-04", "INN-NEST-05")
def test_satellites_executing_self_service_executing_oars_sees_no_demand():
    game = innovation(
        me={"board": ["oars", "satellites"]},
        you={"hand": ["sailing"]},  # no castle and a crown in hand: the demand would take it
        piles={1: ["tools", "archery"], 8: [], 9: [], 10: ["self_service", "stem_cells", "robotics", "software"]},
    )
    game.play("dogma satellites", "meld self_service").asks("me", "action")
    game.expect(
        me={"board": ["oars", "satellites", "self_service"], "hand": ["stem_cells", "robotics", "tools"]},
        piles={1: ["archery"], 10: ["software"]},
    )


@pytest.mark.card("satellites")
@pytest.mark.rules("INN-DOGMA-05")
def test_satellites_every_effect_is_finished_by_everybody_before_the_next():
    game = innovation(
        me={"board": ["mysticism", "philosophy", "satellites"], "hand": ["tools"]},
        you={"board": ["city_states", "enterprise", "quantum_theory"], "hand": ["oars"]},
        piles={8: ["mobility", "flight", "empiricism", "skyscrapers", "rocketry", "antibiotics"], 9: ["services"]},
    )
    game.play("dogma satellites").asks("you", "splay", ["purple up", "done"]).answer("done")
    game.asks("me", "splay", ["purple up", "done"]).answer("done")
    game.asks("you", "meld", ["mobility", "flight", "empiricism"]).answer("mobility")
    game.asks("me", "meld", ["skyscrapers", "rocketry", "antibiotics"]).answer("skyscrapers")
    game.expect(
        me={
            "board": ["mysticism", "philosophy", "satellites", "skyscrapers"],
            "hand": ["rocketry", "antibiotics", "services"],
        },
        you={"board": ["city_states", "enterprise", "quantum_theory", "mobility"], "hand": ["flight", "empiricism"]},
        piles={1: [*game.pile(1), "oars", "tools"], 8: [], 9: []},
    )


# --- Services


@pytest.mark.card("services")
def test_services_takes_all_the_highest_and_pays_with_a_top_card_without_a_leaf():
    game = innovation(
        me={"board": ["services", "archery", "sailing", "agriculture", "tools"]},
        you={"score": ["coal", "physics", "currency"]},
    )
    game.play("dogma services").asks("you", "transfer", ["archery", "tools"]).answer("tools")
    game.expect(
        me={"board": ["services", "archery", "sailing", "agriculture"], "hand": ["coal", "physics"]},
        you={"score": ["currency"], "hand": ["tools"]},
    )


@pytest.mark.card("services")
@pytest.mark.rules("INN-DOGMA-09")
def test_services_pays_nothing_for_an_empty_score_pile():
    game = innovation(me={"board": ["services", "archery", "tools"]}, you={"hand": ["oars"]})
    game.play("dogma services").asks("me", "action").unchanged()


@pytest.mark.card("services")
def test_services_with_nothing_but_leaves_pays_nothing():
    game = innovation(me={"board": ["services", "archery", "sailing"]}, you={"score": ["coal"]})
    game.play("dogma services")
    game.expect(me={"board": ["services", "sailing"], "hand": ["coal"]}, you={"score": [], "hand": ["archery"]})
    game = innovation(me={"board": ["services", "sailing"]}, you={"score": ["coal"]})
    game.play("dogma services")
    game.expect(me={"hand": ["coal"]}, you={"score": []})


@pytest.mark.card("services")
def test_services_second_victim_chooses_from_what_is_left():
    game = innovation(
        me={"board": ["services", "oars", "archery", "tools"]}, you={"score": ["coal"]}, third={"score": ["paper"]}
    )
    game.play("dogma services").asks("you", "transfer", ["archery", "tools"]).answer("archery")
    game.asks("third", "transfer", ["oars", "tools"]).answer("oars")
    game.expect(
        me={"board": ["services", "tools"], "hand": ["coal", "paper"]},
        you={"score": [], "hand": ["archery"]},
        third={"score": [], "hand": ["oars"]},
    )


# --- Specialization


@pytest.mark.card("specialization")
def test_specialization_takes_every_other_top_card_of_the_revealed_colour():
    game = innovation(
        me={"board": ["specialization", "metalworking"], "hand": ["archery", "sailing"]},
        you={"board": ["oars", "clothing"]},
        third={"board": ["road_building", "optics"]},
        fourth={"board": ["tools"]},
    )
    game.play("dogma specialization").asks("me", "reveal", ["archery", "sailing"]).answer("archery")
    assert [story["card"] for story in game.told("fourth", "revealed")] == ["archery"]
    game.expect(
        me={"hand": ["archery", "sailing", "oars", "optics"]},
        you={"board": ["clothing"]},
        third={"board": ["road_building"]},
    )


@pytest.mark.card("specialization")
def test_specialization_may_splay_yellow_or_blue_up():
    game = innovation(
        me={"board": ["specialization", "masonry", "agriculture", "tools", "writing", "oars", "archery"]},
        you={"board": ["pottery"]},
    )
    game.play("dogma specialization").asks("me", "splay", ["yellow up", "blue up", "done"]).answer("blue up")
    game.expect(me={"splay": {"blue": "up"}})
    game.play("dogma specialization").asks("me", "splay", ["yellow up", "done"]).answer("done").unchanged()


@pytest.mark.card("specialization")
@pytest.mark.rules("INN-DOGMA-05", "INN-DOGMA-07")
def test_specialization_goes_on_after_a_sharing_opponent_has_taken_it():
    game = innovation(
        me={"board": ["specialization", "masonry", "agriculture"], "hand": ["archery"]},
        you={"board": ["coal", "tools", "writing"], "hand": ["mysticism"]},
        piles={1: ["oars", "sailing"]},
    )
    game.play("dogma specialization").asks("you", "splay", ["blue up", "done"]).answer("blue up")
    game.asks("me", "splay", ["yellow up", "done"]).answer("yellow up")
    game.expect(
        me={"board": ["masonry", "agriculture"], "splay": {"yellow": "up"}, "hand": ["archery", "coal", "oars"]},
        you={"board": ["tools", "writing"], "splay": {"blue": "up"}, "hand": ["mysticism", "specialization"]},
        piles={1: ["sailing"]},
    )


@pytest.mark.card("specialization")
@pytest.mark.rules("INN-BONUS-05")
def test_specialization_revealing_alone_is_no_change():
    game = innovation(me={"board": ["specialization"]}, you={"board": ["coal"], "hand": ["tools"]})
    game.play("dogma specialization").asks("me", "action").unchanged()


# --- Suburbia


@pytest.mark.card("suburbia")
def test_suburbia_scores_a_one_for_every_card_tucked():
    game = innovation(
        me={"board": ["suburbia"], "hand": ["agriculture", "tools", "currency"]},
        piles={1: ["oars", "archery", "sailing"]},
    )
    game.play("dogma suburbia").asks("me", "tuck", ["agriculture", "tools", "currency", "done"]).answer("agriculture")
    game.asks("me", "tuck", ["tools", "currency", "done"]).play("currency", "done")
    game.expect(
        me={"board": ["agriculture", "suburbia", "currency"], "hand": ["tools"], "score": ["oars", "archery"]},
        piles={1: ["sailing"]},
    )


@pytest.mark.card("suburbia")
def test_suburbia_may_tuck_nothing():
    game = innovation(me={"board": ["suburbia"], "hand": ["tools"]})
    game.play("dogma suburbia", "done").unchanged()
    game = innovation(me={"board": ["suburbia"]})
    game.play("dogma suburbia").asks("me", "action").unchanged()


@pytest.mark.card("suburbia")
@pytest.mark.rules("INN-TAKE-03")
def test_suburbia_draws_higher_when_low_piles_are_empty():
    game = innovation(
        me={"board": ["suburbia"], "hand": ["tools", "oars"]}, piles={1: ["archery"], 2: [], 3: ["paper"]}
    )
    game.play("dogma suburbia", "tools", "oars")
    game.expect(
        me={"board": ["suburbia", "tools", "oars"], "hand": [], "score": ["archery", "paper"]}, piles={1: [], 3: []}
    )


@pytest.mark.card("suburbia")
@pytest.mark.rules("INN-SPECIAL-02", "INN-SPECIAL-04")
def test_suburbia_reaches_monument_before_it_scores():
    hand = ["tools", "oars", "archery", "sailing", "masonry", "pottery"]
    game = innovation(me={"board": ["suburbia"], "hand": hand, "achievements": [1, 2, 3, 4, 5]})
    game.play("dogma suburbia", *hand[:5]).asks("me", "tuck", ["pottery", "done"]).answer("pottery").wins("me")
    game.expect(
        me={
            "board": ["pottery", "tools", "archery", "oars", "sailing", "masonry", "suburbia"],
            "hand": [],
            "achievements": [1, 2, 3, 4, 5, "monument"],
        }
    )

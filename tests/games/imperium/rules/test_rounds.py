"""Rounds, turns and the solstice between them."""

import pytest

from kronika.testing import imperium

FULL = {"hand": ["mac_conquer"] * 5}
LAND = "reg_jungle"


def pass_turn(game):
    return game.play("end", LAND, "done")


def three(**setup):
    seats = {name: {**FULL, **setup.pop(name, {})} for name in ("me", "you", "third")}
    return imperium(**seats, **setup)


@pytest.mark.rules("IMP-ROUND-01", "IMP-ROUND-02", "IMP-SOLSTICE-01", "IMP-SOLSTICE-06")
def test_rounds_go_clockwise_from_the_starting_player():
    game = three(first="third", active="third")
    seats = []
    for _ in range(7):
        seats.append(game.match.choice.seat)
        pass_turn(game)
    assert seats == [2, 0, 1, 2, 0, 1, 2]
    assert game.table.round == 5


@pytest.mark.rules("IMP-ACTIVATE-01")
def test_actions_and_exhaust_abilities_come_in_any_order():
    game = imperium(
        me={
            "hand": ["mac_orestis", "car_berbers"],
            "play": ["unc_code_of_laws", "unc_shrine"],
            "deck": ["mac_glory", "mac_uxians"],
        }
    )
    game.play("exhaust unc_code_of_laws", "play car_berbers", "exhaust unc_shrine", "play mac_orestis", "done")
    game.expect(
        me={
            "hand": ["mac_glory", "mac_uxians"],
            "deck": [],
            "discard": ["car_berbers"],
            "play": ["unc_code_of_laws", "unc_shrine", "mac_orestis"],
            "materials": 4,
            "population": 4,
            "actions": 1,
            "exhausts": 3,
            "exhausted": ["unc_code_of_laws", "unc_shrine"],
        }
    )


@pytest.mark.rules("IMP-ACTIVATE-02", "IMP-CLEANUP-07")
def test_an_activation_ends_when_the_player_likes_and_unused_tokens_are_not_kept():
    game = imperium(me={"hand": ["car_berbers", *FULL["hand"]], "play": ["unc_mysticism"], "actions": 2})
    game.play("exhaust unc_mysticism", "play car_berbers").offers("end").play("end")
    game.asks("me", "place").answer(LAND)
    game.asks("me", "discard", ["mac_conquer", "done"]).answer("done")
    game.asks("you", "action")
    game.expect(
        me={"hand": FULL["hand"], "discard": ["car_berbers"], "population": 4, "actions": 3},
        middle={"tokens": {LAND: {"progress": 1}}},
    )


@pytest.mark.rules("IMP-ACTION-05", "IMP-RENEW-18")
def test_an_effect_is_carried_out_as_far_as_possible():
    game = imperium(me={"hand": ["fam_eminent"], "deck": ["mac_glory"], "accession": False})
    game.play("play fam_eminent")
    game.expect(me={"hand": ["mac_glory"], "deck": [], "discard": ["fam_eminent"]})


@pytest.mark.rules("IMP-ACTION-01", "IMP-ACTION-04")
def test_the_token_goes_before_the_effect_and_the_card_after_it():
    game = imperium(me={"hand": ["mac_glory", "fam_outstanding", "mac_prosperity"], "discard": ["mac_conquer"]})
    game.play("play fam_outstanding").asks("me", "history", ["mac_conquer", "done"])  # not itself
    game.play("done").expect(
        me={"hand": ["mac_glory", "mac_prosperity"], "discard": ["mac_conquer", "fam_outstanding"]}
    )
    game.play("play mac_prosperity").asks("me", "draw").expect(me={"hand": ["mac_glory"], "actions": 2})
    game.play("done", "done", "population-for-regions")
    game.expect(me={"discard": ["mac_conquer", "fam_outstanding", "mac_prosperity"]})


@pytest.mark.rules("IMP-CLEANUP-09")
@pytest.mark.parametrize("number", [0, 2, 4])
def test_any_number_of_cards_is_discarded_in_cleanup(number):
    hand = ["car_berbers", "mac_conquer", "mac_glory", "unr_unrest"]
    deck = ["mac_orestis"] * 6
    game = imperium(me={"hand": hand, "deck": deck}).play("end", LAND, *hand[:number])
    if number < 4:
        game.play("done")
    game.asks("you", "action")
    game.expect(
        me={
            "hand": hand[number:] + deck[: number + 1],
            "deck": deck[number + 1 :],
            "discard": hand[:number],
        },
        middle={"tokens": {LAND: {"progress": 1}}},
    )


@pytest.mark.rules("IMP-CLEANUP-10")
@pytest.mark.parametrize(("hand", "drawn"), [(0, 5), (2, 3), (5, 0)])
def test_the_hand_is_filled_up_to_five(hand, drawn):
    deck = ["mac_orestis"] * 6
    game = imperium(me={"hand": ["mac_conquer"] * hand, "deck": deck})
    game.play("end", LAND)
    if hand:
        game.play("done")
    game.expect(
        me={"hand": ["mac_conquer"] * hand + ["mac_orestis"] * drawn, "deck": deck[drawn:]},
        middle={"tokens": {LAND: {"progress": 1}}},
    )


# --- solstice


@pytest.mark.rules("IMP-EXHAUST-11")
def test_no_exhaust_ability_reacts_at_solstice():
    seat = {"empire": True, "play": ["civ_wonder", "civ_temple"], "discard": ["unr_unrest"], "accession": False}
    game = imperium(me=seat, phase="solstice")
    game.asks("me", "action").expect(me={"discard": []}, middle={"unrest": 13})
    game = imperium(me={**seat, "hand": ["unr_unrest"], "discard": []})
    game.play("play unr_unrest", "pay-population").asks("me", "react", ["civ_wonder", "done"])


@pytest.mark.rules("IMP-SOLSTICE-02", "IMP-SOLSTICE-07")
def test_every_player_resolves_all_solstice_abilities_the_starting_player_first():
    game = three(
        me={"play": ["civ_coinage"]},
        you={"play": ["unc_city"]},
        third={"play": ["unc_mysticism", "civ_pharmacy"]},
        first="you",
    )
    pass_turn(game).asks("you", "discard").play("done").asks("third", "solstice", ["unc_mysticism", "civ_pharmacy"])
    game.play("solstice civ_pharmacy", "choose population", "choose take-unrest").asks("you", "action")
    game.expect(
        me={"materials": 5},
        third={"population": 3, "hand": [*FULL["hand"], "unr_unrest"]},
        middle={"tokens": {LAND: {"progress": 1}}, "unrest": 11},
    )


@pytest.mark.rules("IMP-SOLSTICE-05")
def test_the_owner_chooses_the_order_of_solstice_abilities():
    """Without a card to discard Mysticism costs unrest; with the card of the metropolis it can be two cards."""
    seat = {"play": ["unc_mysticism", "civ_metropolis"], "hand": ["mac_glory"], "deck": ["mac_conquer"]}
    game = imperium(me=seat, phase="solstice").asks("me", "solstice", ["unc_mysticism", "civ_metropolis"])
    game.play("solstice civ_metropolis", "choose draw", "choose discard", "mac_glory")
    game.expect(me={"hand": [], "deck": [], "discard": ["mac_conquer", "mac_glory"]})
    game = imperium(me=seat, phase="solstice").play("solstice unc_mysticism").asks("me", "choose")
    game.play("choose draw").expect(
        me={"hand": ["mac_conquer", "mac_glory", "unr_unrest"], "deck": []}, middle={"unrest": 11}
    )


@pytest.mark.rules("IMP-SOLSTICE-04")
def test_what_a_card_does_not_leave_to_the_player_must_be_resolved():
    seat = {"hand": ["mac_glory"]}
    game = imperium(me={**seat, "play": ["civ_metropolis"]}, phase="solstice")
    game.asks("me", "choose", ["materials", "population", "draw"]).refuses("done")
    imperium(me={**seat, "play": ["unc_city"]}, phase="solstice").asks("me", "discard", ["mac_glory", "done"])


@pytest.mark.rules("IMP-SOLSTICE-05")
def test_gains_at_solstice_come_in_time_to_pay_with():
    game = imperium(me={"play": ["unc_religion", "civ_coinage"], "materials": 1, "progress": 0}, phase="solstice")
    game.asks("me", "choose", ["take-unrest", "pay-materials"]).answer("choose pay-materials")
    game.expect(me={"materials": 0})


@pytest.mark.rules("IMP-SOLSTICE-07")
def test_the_starting_player_takes_the_last_unrest_card_before_the_others_take_any():
    mystics = {"play": ["unc_mysticism"]}
    game = imperium(me=mystics, you=mystics, unrest=1, first="you", phase="solstice", active="you").wins("me")
    assert game.match.result.reason == "collapse"
    assert (game.names(game.table.hand[0]), game.names(game.table.hand[1])) == ([], ["unr_unrest"])

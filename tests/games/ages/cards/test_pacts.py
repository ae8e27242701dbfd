"""Pacts: what each side has of them, and attacks between the sides."""

import pytest
from tests.games.ages.helpers import OVER

from kronika.testing import ages

STRONG = {"workers": {"warriors": 3}}
WAR = {"military_hand": ["war_over_culture"], "technologies": ["monarchy"]}
RAID = {"military_hand": ["raid_i"]}


def pact(card, me=None, you=None, third=None, side="a", **more):
    """Between me (on the side) and you; the card lies in front of me."""
    seat = {**(me or {}), "pact": (card, "you", side)}
    return ages(seat, you, third or {}, **{"age": "III", **more})


def politics(card, me=None, you=None, third=None, side="a", **more):
    return pact(card, me, you, third, side, phase="politics", **more)


# --- attacks between the sides


@pytest.mark.card("acceptance_of_supremacy", "loss_of_sovereignty", "peace_treaty")
@pytest.mark.parametrize("card", ["acceptance_of_supremacy", "loss_of_sovereignty", "peace_treaty"])
@pytest.mark.rules("TTA-AGGRESSION-04", "TTA-WAR-04")
def test_some_pacts_forbid_attacks_between_the_sides(card):
    game = politics(card, {**STRONG, "technologies": ["monarchy"], "military_hand": ["raid_i", "war_over_culture"]})
    game.asks("me", "politics", ["attack raid_i 2", "declare-war war_over_culture 2", f"cancel {card}", "pass"])


@pytest.mark.card("trade_routes_agreement", "international_trade_agreement")
@pytest.mark.card("scientific_cooperation", "international_tourism")
@pytest.mark.parametrize(
    "card",
    ["trade_routes_agreement", "international_trade_agreement", "scientific_cooperation", "international_tourism"],
)
def test_some_pacts_survive_attacks_between_the_sides(card):
    game = politics(card, {**STRONG, **RAID})
    game.play("attack raid_i 1")
    assert game.position()["me"]["pact"] == (card, "you", "a")


@pytest.mark.card("military_pact", "promise_of_military_protection")
@pytest.mark.parametrize("card", ["military_pact", "promise_of_military_protection"])
def test_some_pacts_are_ended_by_an_attack(card):
    game = politics(card, {**STRONG, **RAID})
    game.play("attack raid_i 1")
    assert game.position()["me"]["pact"] is None
    assert game.position()["table"]["discarded"] == sorted(["raid_i", card])


@pytest.mark.card("military_pact")
@pytest.mark.rules("TTA-WAR-06")
def test_a_declaration_of_war_ends_the_pact_at_once():
    game = politics("military_pact", WAR)
    game.play("declare-war war_over_culture 1")
    game.expect(
        me={"military_hand": [], "military": 0, "war": ("war_over_culture", "you"), "pact": None, "strength": 1},
        you={"strength": 1},
        table={**OVER, "discarded": ["military_pact"]},
    )


# --- open borders


@pytest.mark.card("open_borders_agreement")
@pytest.mark.rules("TTA-PACT-09")
def test_open_borders_give_both_sides_a_military_action():
    game = politics("open_borders_agreement", {"military_hand": ["rats"]}, age="I")
    assert [game.position()[seat]["military_total"] for seat in ("me", "you", "third")] == [3, 3, 2]


@pytest.mark.card("open_borders_agreement")
@pytest.mark.rules("TTA-AGGRESSION-06", "TTA-PACT-09")
@pytest.mark.parametrize("owner", ["me", "you"])
def test_open_borders_help_whichever_side_attacks(owner):
    partner = "you" if owner == "me" else "me"
    seats = {"me": dict(RAID), "you": {"workers": {"warriors": 2}, "military_hand": ["legion"]}}
    seats[owner]["pact"] = ("open_borders_agreement", partner)
    game = ages(seats["me"], seats["you"], {"workers": {"warriors": 2}}, phase="politics")
    game.asks("me", "politics", ["attack raid_i 1", "cancel open_borders_agreement", "pass"])
    game.answer("attack raid_i 1").asks("you", "defend", ["discard legion", "done"]).answer("done")
    assert game.position()[owner]["pact"] == ("open_borders_agreement", partner, "a")
    assert game.table.resources[0] == 2


@pytest.mark.card("open_borders_agreement")
@pytest.mark.rules("TTA-WAR-10")
def test_open_borders_help_the_attacker_in_a_war():
    game = ages(
        {"war": ("war_over_territory", "you"), "pact": ("open_borders_agreement", "you")},
        {"workers": {"warriors": 2}},
        {},
        active="third",
    ).play("end-turn")
    assert game.table.yellow[:2] == [19, 17]


@pytest.mark.card("open_borders_agreement")
def test_open_borders_dont_help_the_attacked_side():
    game = ages(
        {"war": ("war_over_territory", "you")},
        {"pact": ("open_borders_agreement", "me")},
        {},
        active="third",
    ).play("end-turn")
    assert game.table.yellow[:2] == [19, 17]


# --- goods


@pytest.mark.card("trade_routes_agreement")
def test_side_a_of_the_trade_routes_pays_one_resource_with_food():
    game = pact("trade_routes_agreement", {"tokens": {"agriculture": 2, "bronze": 1}, "unused": 2}, age="I")
    game.play("build warriors")
    game.expect(
        me={
            "tokens": {"agriculture": 1, "bronze": 0},
            "food": 1,
            "resources": 0,
            "blue": 15,
            "workers": {"warriors": 2},
            "unused": 1,
            "strength": 2,
            "military": 1,
        }
    )


@pytest.mark.card("trade_routes_agreement")
def test_the_trade_routes_work_once_in_a_turn_and_by_choice():
    game = pact("trade_routes_agreement", {"tokens": {"agriculture": 3, "bronze": 5}, "unused": 3}, age="I")
    game.play("build warriors").asks("me", "pay-with", ["food", "done"]).answer("done")
    game.play("build agriculture").answer("food")
    game.play("build bronze")
    assert (game.table.food[0], game.table.resources[0]) == (2, 0)


@pytest.mark.card("trade_routes_agreement")
def test_side_b_of_the_trade_routes_pays_one_food_with_a_resource():
    game = pact("trade_routes_agreement", {"tokens": {"agriculture": 1, "bronze": 1}}, side="b", age="I")
    game.play("increase-population")
    game.expect(
        me={
            "tokens": {"agriculture": 0, "bronze": 0},
            "food": 0,
            "resources": 0,
            "blue": 16,
            "yellow": 17,
            "unused": 2,
            "civil": 3,
        }
    )


@pytest.mark.card("trade_routes_agreement")
def test_each_side_of_the_trade_routes_has_only_its_own_exchange():
    pact("trade_routes_agreement", {"tokens": {"agriculture": 1, "bronze": 1}}, age="I").refuses("increase-population")
    game = pact("trade_routes_agreement", {"tokens": {"agriculture": 1, "bronze": 1}}, side="b", age="I")
    game.refuses("build warriors")


def goods(game, seat):
    return game.table.food[seat], game.table.resources[seat]


@pytest.mark.card("acceptance_of_supremacy")
@pytest.mark.parametrize(("side", "made"), [("a", 3), ("b", 1)])
def test_acceptance_of_supremacy_moves_a_resource_of_production(side, made):
    game = pact("acceptance_of_supremacy", side=side, age="II").play("end-turn")
    assert goods(game, 0) == (2, made)


@pytest.mark.card("acceptance_of_supremacy")
def test_acceptance_of_supremacy_takes_nothing_from_stored_resources():
    game = pact("acceptance_of_supremacy", {"workers": {"bronze": 0}, "tokens": {"bronze": 4}}, side="b", age="II")
    assert goods(game.play("end-turn"), 0) == (2, 4)


@pytest.mark.card("international_trade_agreement")
@pytest.mark.parametrize(("side", "made"), [("a", (2, 3)), ("b", (3, 2))])
def test_international_trade_agreement_adds_to_production(side, made):
    game = pact("international_trade_agreement", side=side, age="II").play("end-turn")
    assert goods(game, 0) == made


@pytest.mark.card("international_trade_agreement")
def test_extra_production_needs_a_blue_token():
    game = pact("international_trade_agreement", {"blue": 2, "workers": {"bronze": 0}}, side="a", age="II")
    assert goods(game.play("end-turn"), 0) == (2, 0)


# --- ratings


@pytest.mark.card("promise_of_military_protection")
def test_a_promise_of_protection_gives_strength_for_culture():
    game = pact("promise_of_military_protection", you={"workers": {"religion": 2}}, age="II")
    assert (game.table.culture_rating[:2], game.table.strength[:2]) == ([1, 1], [1, 5])


@pytest.mark.card("promise_of_military_protection")
@pytest.mark.rules("TTA-AGGRESSION-07")
def test_the_promised_strength_neither_helps_nor_hinders_in_an_attack_between_the_sides():
    protected = {"workers": {"warriors": 2}}
    game = politics("promise_of_military_protection", STRONG | RAID, protected, age="II")
    assert game.table.strength[:2] == [3, 6]
    game.offers("attack raid_i 1")
    game = politics("promise_of_military_protection", protected | RAID, STRONG, side="b", age="II")
    assert game.table.strength[:2] == [6, 3]
    game.refuses("attack raid_i 1")


@pytest.mark.card("military_pact")
def test_a_military_pact_gives_both_sides_strength():
    assert pact("military_pact").table.strength == [4, 4, 1]


@pytest.mark.card("peace_treaty")
def test_a_peace_treaty_gives_both_sides_culture():
    assert pact("peace_treaty").table.culture_rating == [1, 1, 0]


@pytest.mark.card("loss_of_sovereignty")
def test_loss_of_sovereignty_moves_culture():
    game = pact("loss_of_sovereignty", you={"technologies": ["opera"], "workers": {"opera": 1}})
    assert game.table.culture_rating == [2, 1, 0]


@pytest.mark.card("loss_of_sovereignty")
def test_nobody_can_declare_war_on_who_lost_sovereignty_but_aggressions_stay_possible():
    hand = {"military_hand": ["war_over_culture", "raid_i"], "technologies": ["monarchy"], **STRONG}
    game = politics("loss_of_sovereignty", third=hand, active="third")
    game.asks("third", "politics", ["attack raid_i 0", "attack raid_i 1", "declare-war war_over_culture 0", "pass"])


@pytest.mark.card("loss_of_sovereignty")
@pytest.mark.rules("TTA-PACT-08")
def test_a_war_declared_earlier_goes_on_in_spite_of_the_pact():
    game = ages(
        {**STRONG, "war": ("war_over_territory", "you"), "pact": ("loss_of_sovereignty", "you")}, {}, {}, active="third"
    ).play("end-turn")
    assert game.table.yellow[:2] == [19, 17]


@pytest.mark.card("international_tourism")
@pytest.mark.rules("TTA-APPENDIX-28")
def test_international_tourism_counts_the_wonders_and_ruins_of_the_other_side():
    alone = ages({"wonders": ["kremlin"]}, {"wonders": ["pyramids"], "ruins": ["colossus"]}, {}, age="III")
    game = pact("international_tourism", {"wonders": ["kremlin"]}, {"wonders": ["pyramids"], "ruins": ["colossus"]})
    before, after = alone.table.culture_rating, game.table.culture_rating
    assert [new - old for old, new in zip(before, after, strict=True)] == [2, 1, 0]


@pytest.mark.card("international_tourism")
def test_a_completed_wonder_brings_its_tourists_at_once():
    game = pact(
        "international_tourism", {"unfinished": "pyramids", "stages": 2, "tokens": {"bronze": 1}}, age="III"
    ).play("build-stages 1")
    assert game.table.culture_rating[1] == 1


# --- scientific cooperation


@pytest.mark.card("scientific_cooperation")
def test_scientific_cooperation_makes_technologies_cheaper_at_the_partners_cost():
    game = pact("scientific_cooperation", {"hand": ["iron"], "science": 3}, {"science": 4}, age="II")
    technologies = game.before["me"]["technologies"]
    game.play("develop iron")
    game.expect(me={"hand": [], "science": 0, "civil": 3, "technologies": [*technologies, "iron"]}, you={"science": 3})


@pytest.mark.card("scientific_cooperation")
def test_without_the_partners_contribution_nothing_can_be_developed():
    pact("scientific_cooperation", {"hand": ["iron"], "science": 9}, {"science": 0}, age="II").refuses("develop iron")


@pytest.mark.card("scientific_cooperation")
def test_scientific_cooperation_never_pays_back():
    game = pact("scientific_cooperation", {"hand": ["theology"], "science": 1}, {"science": 4}, age="II")
    game.play("develop theology")
    assert game.table.science[:2] == [1, 3]

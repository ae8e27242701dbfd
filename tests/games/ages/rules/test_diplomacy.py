"""The political phase: one political action, attacks on one rival, pacts, and the game after a resignation."""

import pytest
from tests.games.ages.helpers import OVER, deck_size

from kronika.games.ages.data import A_PACT, COPIES, IDS, KIND
from kronika.testing import ages

STRONG = {"workers": {"warriors": 5}}


# --- political actions


@pytest.mark.rules("TTA-POLITICS-01")
def test_there_is_one_political_action_or_none():
    seat = {"military_hand": ["rats", "plunder_i"], **STRONG}
    game = ages(seat, phase="politics").offers("prepare rats", "attack plunder_i 1", "pass")
    game.play("prepare rats").asks("me", "action").refuses("attack plunder_i 1", "pass")
    ages(seat, phase="politics").play("pass").asks("me", "action").expect(table=OVER)


@pytest.mark.rules("TTA-POLITICS-02")
def test_these_are_the_political_actions():
    """Resigning is the sixth; it isn't in the list of options."""
    hand = ["rats", "plunder_i", "war_over_territory", "trade_routes_agreement", "military_bonus_i", "legion"]
    game = ages(
        {"military_hand": hand, "pact": ("open_borders_agreement", "you"), **STRONG}, {}, {}, phase="politics", age="II"
    )
    game.asks(
        "me",
        "politics",
        [
            *("prepare rats", "cancel open_borders_agreement", "pass"),
            *(f"attack plunder_i {rival}" for rival in (1, 2)),
            *(f"declare-war war_over_territory {rival}" for rival in (1, 2)),
            *(f"offer trade_routes_agreement {rival}" for rival in (1, 2)),
        ],
    )
    game.match.resign(0)
    assert game.table.out == 1


@pytest.mark.rules("TTA-POLITICS-03")
def test_two_players_have_no_pacts():
    """None is in their decks, and with a hand of all kinds of cards neither offering nor cancelling is an option."""
    assert all(COPIES[face][0] == 0 for face, kind in enumerate(KIND) if kind == A_PACT)
    hand = ["rats", "plunder_i", "war_over_territory", "military_bonus_i", "legion"]
    game = ages({"military_hand": hand, **STRONG}, {}, phase="politics", age="II")
    game.asks("me", "politics", ["prepare rats", "attack plunder_i 1", "declare-war war_over_territory 1", "pass"])


# --- attacks


@pytest.mark.rules("TTA-AGGRESSION-03")
def test_only_the_rival_named_defends():
    defended = {"military_hand": ["military_bonus_i", "military_bonus_ii"]}
    rich = {"military_hand": ["military_bonus_i", "military_bonus_ii"], "tokens": {"bronze": 3}}
    game = ages({"military_hand": ["plunder_i"], **STRONG}, defended, rich, defended, phase="politics")
    game.offers("attack plunder_i 1", "attack plunder_i 2", "attack plunder_i 3")
    game.play("attack plunder_i 2").asks("third", "defend").answer("done")
    game.expect(
        me={"military_hand": [], "military": 1, "tokens": {"bronze": 3}, "resources": 3, "blue": 13},
        third={"tokens": {"bronze": 0}, "resources": 0, "blue": 16},
        table={**OVER, "discarded": ["plunder_i"]},
    )


@pytest.mark.rules("TTA-WAR-03")
def test_a_war_has_one_target():
    seat = {"military_hand": ["war_over_culture"], "technologies": ["monarchy"]}
    game = ages(seat, {}, {}, phase="politics", age="III")
    game.play("declare-war war_over_culture 2")
    game.expect(me={"military_hand": [], "military": 0, "war": ("war_over_culture", "third")}, table=OVER)


@pytest.mark.rules("TTA-AGGRESSION-08")
@pytest.mark.parametrize("repelled", [False, True])
def test_a_pact_that_ends_on_attack_is_gone_whatever_comes_of_it(repelled):
    game = ages(
        {"military_hand": ["plunder_i"], **STRONG},
        {"pact": ("military_pact", "me"), "military_hand": ["military_bonus_iii", "legion"], "tokens": {"bronze": 3}},
        {},
        phase="politics",
        age="III",
    )
    assert game.table.strength == [8, 4, 1]
    game.play("attack plunder_i 1").asks("you", "defend")
    assert game.names(game.table.discarded) == ["plunder_i", "military_pact"]
    assert (game.table.strength, game.table.pact[1]) == ([5, 1, 1], [])
    game.answer("defend military_bonus_iii" if repelled else "done")
    assert game.table.resources == ([0, 3, 0] if repelled else [3, 0, 0])


# --- pacts


@pytest.mark.rules("TTA-PACT-01")
def test_a_pact_is_offered_to_one_rival_who_alone_answers():
    seat = {"military_hand": ["open_borders_agreement"]}
    game = ages(seat, {}, {}, {}, phase="politics")
    game.play("offer open_borders_agreement 2").asks("third", "answer").answer("accept").asks("me", "action")
    game.expect(
        me={
            "military_hand": [],
            "pact": ("open_borders_agreement", "third", "a"),
            "military": 3,
            "military_total": 3,
        },
        third={"military": 3, "military_total": 3},
        table=OVER,
    )


@pytest.mark.rules("TTA-PACT-05")
def test_a_new_pact_takes_the_place_of_the_old_one():
    seat = {"military_hand": ["peace_treaty"], "pact": ("open_borders_agreement", "you")}
    game = ages(seat, {}, {}, phase="politics", age="III").play("offer peace_treaty 2", "accept")
    game.expect(
        me={
            "military_hand": [],
            "pact": ("peace_treaty", "third", "a"),
            "culture_rating": 1,
            "military": 2,
            "military_total": 2,
        },
        you={"military": 2, "military_total": 2},
        third={"culture_rating": 1},
        table={**OVER, "discarded": ["open_borders_agreement"]},
    )


@pytest.mark.rules("TTA-PACT-05")
def test_an_offer_that_is_refused_ends_no_pact():
    seat = {"military_hand": ["peace_treaty"], "pact": ("open_borders_agreement", "you")}
    ages(seat, {}, {}, phase="politics", age="III").play("offer peace_treaty 2", "refuse").expect(table=OVER)


@pytest.mark.rules("TTA-PACT-06")
def test_one_can_be_party_to_pacts_in_front_of_others_too():
    game = ages(
        {"military_hand": ["peace_treaty"]},
        {"pact": ("military_pact", "me")},
        {"pact": ("open_borders_agreement", "me")},
        phase="politics",
        age="III",
    )
    game.play("offer peace_treaty 1", "accept")
    game.expect(
        me={"military_hand": [], "pact": ("peace_treaty", "you", "a"), "culture_rating": 1},
        you={"culture_rating": 1},
        table=OVER,
    )
    assert (game.table.strength[0], game.position()["me"]["military_total"]) == (4, 3)


# --- after a resignation


def left_by_two(age, **more):
    game = ages({}, {}, {}, phase="politics", age=age, **more)
    game.match.resign(0)
    return game


@pytest.mark.rules("TTA-RESIGN-07")
def test_the_decks_of_the_age_stay_as_they_are():
    whole = ages({}, {}, {}, phase="politics").table
    t = left_by_two("I").table
    assert (t.active, t.age, t.round) == (1, 1, 5)
    assert len(t.military_deck) == len(whole.military_deck)
    assert sum(KIND[t.faces[card]] == A_PACT for card in t.military_deck) == 2
    assert len(t.civil_deck) + len(t.row) == len(whole.civil_deck)


@pytest.mark.rules("TTA-RESIGN-08")
def test_the_decks_of_the_next_age_are_those_for_the_players_left():
    game = left_by_two("I", civil_deck=["iron"])
    t = game.table
    assert t.age == 2
    civil = [IDS[t.faces[card]] for card in (*t.civil_deck, *t.row) if IDS[t.faces[card]] != "iron"]
    assert len(civil) == deck_size("civil", "II", 2)
    assert all(civil.count(name) <= COPIES[IDS.index(name)][0] for name in civil)
    assert len(t.military_deck) == deck_size("military", "II", 2)
    assert not any(KIND[t.faces[card]] == A_PACT for card in t.military_deck)


@pytest.mark.rules("TTA-RESIGN-09")
def test_events_follow_the_rules_for_two_when_two_are_left():
    """Of two players only one is among the two strongest."""
    game = ages(
        {},
        {"military_hand": ["rats"], **STRONG},
        {"workers": {"warriors": 3}},
        current=["cold_war"],
        phase="politics",
        age="II",
    )
    game.match.resign(0)
    game.play("prepare rats")
    assert game.table.science[1:] == [6, 0]

"""The political phase: events, aggressions, wars, pacts, colonization, resignation."""

import pytest

from kronika.engine.errors import IllegalAnswer
from kronika.testing import ages

WARRIOR = {"workers": {"warriors": 4}}


# --- events


@pytest.mark.rules("TTA-POLITICS-05", "TTA-POLITICS-06", "TTA-POLITICS-07", "TTA-EVENT-10")
def test_preparing_an_event_scores_its_level_and_turns_up_the_current_one():
    game = ages(
        me={"military_hand": ["rats"]},
        current=["development_of_science", "development_of_crafts"],
        phase="politics",
    )
    game.play("prepare rats")
    game.expect(
        me={"military_hand": [], "culture": 1, "science": 2},
        you={"science": 2},
        table={
            "current": ["development_of_crafts"],
            "future": ["rats"],
            "past": ["development_of_science"],
            "phase": "actions",
            "politics": 0,
        },
    )
    assert game.told("you", "prepared") == [{"kind": "prepared", "seat": 0, "card": None, "back": "military-i"}]


@pytest.mark.rules("TTA-POLITICS-08", "TTA-POLITICS-09")
def test_after_the_last_current_event_the_future_events_are_sorted_by_age():
    game = ages(
        me={"military_hand": ["cold_war"]},
        current=["development_of_science"],
        future=["prosperity", "rats", "emigration", "foray"],
        phase="politics",
        age="II",
    )
    game.play("prepare cold_war")
    current = [game.name(card) for card in reversed(game.table.current)]
    assert sorted(current[:2]) == ["foray", "rats"]
    assert sorted(current[2:]) == ["cold_war", "emigration", "prosperity"]


@pytest.mark.rules("TTA-EVENT-03")
def test_players_decide_clockwise_from_the_one_who_revealed_the_event():
    game = ages({}, {"military_hand": ["rats"]}, {}, current=["development_of_markets"], phase="politics", active="you")
    game.play("prepare rats").asks("you", "goods", ["food", "resources"]).answer("food")
    game.asks("third", "goods").answer("resources").asks("me", "goods").answer("food")
    game.expect(
        me={"tokens": {"agriculture": 2}, "food": 2, "blue": 14},
        you={"tokens": {"agriculture": 2}, "food": 2, "blue": 14, "military_hand": [], "culture": 1},
        third={"tokens": {"bronze": 2}, "resources": 2, "blue": 14},
        table={"current": ["rats"], "past": ["development_of_markets"], "phase": "actions", "politics": 0},
    )


@pytest.mark.rules("TTA-EVENT-04", "TTA-EVENT-05")
def test_in_a_tie_the_current_player_ranks_higher():
    game = ages({"culture": 9, "military_hand": ["rats"]}, {"culture": 9}, current=["crusades"], phase="politics")
    game.play("prepare rats")
    game.expect(
        me={"culture": 14, "military_hand": []},
        you={"culture": 5},
        table={"current": ["rats"], "past": ["crusades"], "phase": "actions", "politics": 0},
    )


@pytest.mark.rules("TTA-POP-10")
def test_population_is_lost_from_a_card_of_ones_choice_if_there_is_no_unused_worker():
    game = ages({"military_hand": ["rats"], "unused": 0}, {}, current=["pestilence"], phase="politics")
    game.play("prepare rats").asks("me", "lose-worker", ["warriors", "agriculture", "bronze", "philosophy"])
    game.answer("philosophy")
    game.expect(
        me={"culture": 1, "military_hand": [], "workers": {"philosophy": 0}, "science_rating": 0, "yellow": 19},
        you={"unused": 0, "yellow": 19},
        table={"current": ["rats"], "past": ["pestilence"], "phase": "actions", "politics": 0},
    )


# --- aggressions


@pytest.mark.rules("TTA-AGGRESSION-01", "TTA-AGGRESSION-02", "TTA-AGGRESSION-14")
def test_an_aggression_that_nobody_repels_has_its_effect():
    game = ages({"military_hand": ["enslave"], **WARRIOR}, {}, phase="politics")
    game.play("attack enslave 1")
    game.expect(
        me={
            "military_hand": [],
            "military": 0,
            "tokens": {"agriculture": 2, "bronze": 2},
            "food": 2,
            "resources": 2,
            "blue": 12,
        },
        you={"unused": 0, "yellow": 19},
        table={"discarded": ["enslave"], "phase": "actions", "politics": 0},
    )


@pytest.mark.rules("TTA-AGGRESSION-05")
def test_only_a_weaker_rival_can_be_attacked():
    hand = {"military_hand": ["raid_i"]}
    ages(hand, {}, phase="politics").asks("me", "politics", ["pass"])
    ages({**hand, **WARRIOR}, WARRIOR, phase="politics").asks("me", "politics", ["pass"])
    ages({**hand, **WARRIOR}, {}, phase="politics").offers("attack raid_i 1", "pass")


@pytest.mark.rules("TTA-AGGRESSION-09", "TTA-AGGRESSION-11", "TTA-AGGRESSION-12")
def test_bonus_cards_repel_an_aggression():
    game = ages(
        {"military_hand": ["plunder_i"], **WARRIOR},
        {"military_hand": ["military_bonus_i", "legion", "phalanx"]},
        phase="politics",
    )
    game.play("attack plunder_i 1").asks(
        "you", "defend", ["military_bonus_i", "discard legion", "discard phalanx", "done"]
    )
    game.answer("defend military_bonus_i").asks("you", "defend", ["discard legion", "discard phalanx"])
    game.answer("discard legion")
    game.expect(
        me={"military_hand": [], "military": 1},
        you={"military_hand": ["phalanx"]},
        table={"discarded": ["plunder_i", "military_bonus_i", "legion"], "phase": "actions", "politics": 0},
    )


@pytest.mark.rules("TTA-AGGRESSION-13")
def test_who_cannot_reach_the_attack_uses_no_card():
    game = ages(
        {"military_hand": ["plunder_i"], "workers": {"warriors": 9}},
        {"military_hand": ["military_bonus_i", "legion"], "tokens": {"bronze": 3}},
        phase="politics",
    )
    game.play("attack plunder_i 1").asks("you", "defend", ["done"]).answer("done")
    game.expect(
        me={"military_hand": [], "military": 1, "tokens": {"bronze": 3}, "resources": 3, "blue": 13},
        you={"tokens": {"bronze": 0}, "resources": 0, "blue": 16},
        table={"discarded": ["plunder_i"], "phase": "actions", "politics": 0},
    )


# --- wars


@pytest.mark.rules("TTA-WAR-01", "TTA-WAR-02", "TTA-WAR-05", "TTA-WAR-07", "TTA-WAR-11", "TTA-WAR-12", "TTA-WAR-14")
def test_a_war_is_resolved_at_the_start_of_the_next_turn_and_the_stronger_side_wins():
    game = ages(
        {"military_hand": ["war_over_culture"], "technologies": ["monarchy"], "culture": 20},
        WARRIOR,
        phase="politics",
        age="III",
        civil_deck=["oil", "tanks", "rockets"],
    )
    game.play("declare-war war_over_culture 1")
    assert game.position()["me"]["war"] == ("war_over_culture", "you")
    assert game.table.culture == [20, 0]
    game.play("end-turn", "end-turn")
    assert game.table.culture == [20 - 8, 8]
    assert game.position()["me"]["war"] is None
    assert "war_over_culture" in game.names(game.table.discarded)


@pytest.mark.rules("TTA-WAR-08")
def test_no_war_in_the_last_round():
    hand = {"military_hand": ["war_over_culture"], "technologies": ["monarchy"]}
    ages(hand, {}, phase="politics", age="IV", round=9, last_round=9).asks("me", "politics", ["pass"])
    ages(hand, {}, phase="politics", age="IV", round=8, last_round=9).offers("declare-war war_over_culture 1")


# --- pacts


@pytest.mark.rules("TTA-PACT-02", "TTA-PACT-04", "TTA-PACT-07")
def test_a_pact_with_sides_is_offered_and_accepted():
    game = ages({"military_hand": ["promise_of_military_protection"]}, {}, {"culture": 3}, phase="politics", age="II")
    game.play("offer promise_of_military_protection 2").asks("me", "side", ["a", "b"]).answer("b")
    game.asks("third", "answer", ["accept", "refuse"]).answer("accept")
    game.expect(
        me={
            "military_hand": [],
            "pact": ("promise_of_military_protection", "third", "b"),
            "strength": 5,
            "culture_rating": 0,
        },
        third={"culture_rating": 1},
        table={"phase": "actions", "politics": 0},
    )


@pytest.mark.rules("TTA-PACT-03")
def test_a_refused_pact_stays_in_hand_and_the_political_action_is_used_up():
    game = ages({"military_hand": ["military_pact"]}, {}, {}, phase="politics", age="III")
    game.play("offer military_pact 1").asks("you", "answer").answer("refuse")
    game.asks("me", "action").expect(table={"phase": "actions", "politics": 0})


@pytest.mark.rules("TTA-PACT-10", "TTA-PACT-11", "TTA-PACT-09")
def test_either_party_can_cancel_a_pact():
    game = ages({}, {"pact": ("open_borders_agreement", "me")}, {}, phase="politics")
    assert game.table.base[0][6] == 3
    game.play("cancel open_borders_agreement")
    game.expect(
        me={"military": 2, "military_total": 2},
        you={"military": 2, "military_total": 2, "pact": None},
        table={"discarded": ["open_borders_agreement"], "phase": "actions", "politics": 0},
    )


# --- colonization


@pytest.mark.rules("TTA-COLONY-03", "TTA-COLONY-04", "TTA-COLONY-08", "TTA-COLONY-16", "TTA-COLONY-20", "TTA-COLONY-22")
def test_an_auction_for_a_territory():
    game = ages(
        {"military_hand": ["rats"], "workers": {"warriors": 2}},
        {"workers": {"warriors": 3}},
        current=["vast_territory_i"],
        phase="politics",
    )
    game.play("prepare rats").asks("me", "bid", ["1", "2", "done"]).answer("1")
    game.asks("you", "bid", ["2", "3", "done"]).answer("3")
    game.expect(
        me={"military_hand": [], "culture": 1},
        you={
            "workers": {"warriors": 0},
            "strength": 0,
            "yellow": 18 + 3 + 3,
            "colonies": ["vast_territory_i"],
            "blue": 12,
            "tokens": {"agriculture": 3},
            "food": 3,
        },
        table={"current": ["rats"], "phase": "actions", "politics": 0},
    )


@pytest.mark.rules("TTA-COLONY-07")
def test_a_territory_that_nobody_wants_is_past():
    game = ages({"military_hand": ["rats"]}, {}, current=["vast_territory_i"], phase="politics")
    game.play("prepare rats").asks("me", "bid", ["1", "done"]).answer("done")
    game.asks("you", "bid", ["1", "done"]).answer("done")
    game.expect(
        me={"military_hand": [], "culture": 1},
        table={"current": ["rats"], "past": ["vast_territory_i"], "phase": "actions", "politics": 0},
    )


@pytest.mark.rules("TTA-COLONY-12", "TTA-COLONY-13", "TTA-COLONY-14", "TTA-COLONY-17")
def test_armies_ships_and_bonus_cards_join_the_force():
    game = ages(
        {
            "military_hand": ["rats", "military_bonus_i"],
            "workers": {"warriors": 2},
            "tactic": "fighting_band",
            "technologies": ["cartography"],
        },
        {"workers": {"warriors": 0}},
        current=["historic_territory_i"],
        common=["fighting_band"],
        phase="politics",
    )
    game.play("prepare rats").asks("me", "bid", ["1", "2", "3", "4", "5", "6", "done"]).answer("6")
    game.asks("me", "send", ["warriors", "play-bonus military_bonus_i"]).answer("send warriors")
    game.asks("me", "send", ["warriors", "play-bonus military_bonus_i"]).answer("play-bonus military_bonus_i")
    game.expect(
        me={
            "military_hand": [],
            "workers": {"warriors": 0},
            "strength": 1,
            "yellow": 20,
            "colonies": ["historic_territory_i"],
            "culture": 7,
            "happiness": 1,
        },
        table={"current": ["rats"], "discarded": ["military_bonus_i"], "phase": "actions", "politics": 0},
    )


# --- resignation


@pytest.mark.rules("TTA-RESIGN-06")
def test_with_two_players_resigning_is_the_others_victory():
    game = ages({"culture": 50}, {}, phase="politics")
    game.match.resign(0)
    game.wins("you")


@pytest.mark.rules("TTA-RESIGN-02", "TTA-RESIGN-03", "TTA-RESIGN-04", "TTA-RESIGN-05", "TTA-ROW-06")
def test_a_resigning_player_leaves_everything_and_wars_on_him_score():
    game = ages(
        {"hand": ["iron"], "military_hand": ["legion"], "leader": "moses"},
        {"war": ("war_over_culture", "me")},
        {"pact": ("open_borders_agreement", "me")},
        phase="politics",
        age="III",
        row=["oil", "tanks", "rockets", "movies"],
    )
    game.match.resign(0)
    t = game.table
    assert (t.active, t.out, t.culture[1]) == (1, 1, 7)
    assert [t.hand[0], t.military_hand[0], t.leader[0], t.war[1], t.pact[2]] == [[], [], [], [], []]
    assert game.name(t.space[0]) == "movies"


@pytest.mark.rules("TTA-RESIGN-10", "TTA-RESIGN-01")
def test_resigning_is_refused_in_age_iv_and_out_of_turn():
    game = ages(phase="politics", age="IV", round=9, last_round=9)
    with pytest.raises(IllegalAnswer, match="age IV"):
        game.match.resign(0)
    game = ages(phase="politics")
    with pytest.raises(IllegalAnswer, match="own turn"):
        game.match.resign(1)


PEACEFUL = {"military_hand": ["rats"]}


@pytest.mark.rules("TTA-RESIGN-01", "TTA-POLITICS-02")
def test_resigning_is_refused_when_the_political_phase_is_over():
    game = ages(PEACEFUL, phase="politics").play("pass")
    with pytest.raises(IllegalAnswer, match="political phase"):
        game.match.resign(0)
    game.match.undo()
    game.match.resign(0)
    game.wins("you")


@pytest.mark.rules("TTA-RESIGN-01", "TTA-POLITICS-02")
def test_resigning_is_refused_in_a_turn_without_a_political_phase():
    """It was given up for the cards of International Agreement, or it is the first round."""
    agreed = {"current": ["international_agreement"], "row": ["iron"], "phase": "politics", "age": "II"}
    game = ages(PEACEFUL, {**WARRIOR, "military_hand": ["foray"]}, **agreed)
    game.play("prepare rats").answer("iron").play("end-turn")
    game.asks("you", "action")
    with pytest.raises(IllegalAnswer, match="political phase"):
        game.match.resign(1)
    with pytest.raises(IllegalAnswer, match="political phase"):
        ages(age="A", round=1, row=["moses"]).match.resign(0)


@pytest.mark.rules("TTA-RESIGN-01")
def test_a_political_phase_without_a_question_can_be_used_to_resign_until_the_first_action():
    game = ages({"tokens": {"bronze": 2}}, phase="politics").asks("me", "action")
    before = game.match.clone()
    before.resign(0)
    assert before.result.winners == (1,)
    game.play("build bronze")
    with pytest.raises(IllegalAnswer, match="political phase"):
        game.match.resign(0)


@pytest.mark.rules("TTA-RESIGN-01", "TTA-WAR-07")
def test_a_war_is_resolved_before_its_loser_can_resign():
    """I declared it and am the weaker side: the winner chooses the spoils first."""
    me = {"war": ("war_over_technology", "you"), "technologies": ["code_of_laws", "masonry"], **PEACEFUL}
    game = ages(me, {"workers": {"warriors": 9}}, {}, active="third", age="II").play("end-turn")
    game.asks("you", "steal", ["code_of_laws", "masonry", "done"])
    with pytest.raises(IllegalAnswer, match="political phase"):
        game.match.resign(0)
    game.answer("masonry").asks("me", "politics")
    game.match.resign(0)
    t = game.table
    assert (t.active, t.out, t.source, t.war[0]) == (1, 1, -1, [])


@pytest.mark.rules("TTA-RESIGN-01")
def test_nobody_resigns_in_the_middle_of_another_political_action():
    me = {"leader": "christopher_columbus", "military_hand": ["vast_territory_i", "wealthy_territory_i"]}
    game = ages(me, {}, {}, phase="politics").play("use christopher_columbus").asks("me", "colonize")
    with pytest.raises(IllegalAnswer, match="another one"):
        game.match.resign(0)
    game.match.undo()
    game.match.resign(0)
    assert (game.table.active, game.table.source) == (1, -1)

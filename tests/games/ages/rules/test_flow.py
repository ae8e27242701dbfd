"""Rounds, the phases of a turn, the row, the end of an age and of the game."""

import pytest

from kronika.games.ages.data import LEVEL
from kronika.testing import ages

FOUR = ({}, {}, {}, {})


def kinds(game):
    """What was told after the last answer, by kind."""
    return [story["kind"] for story in game.match.told(None)]


def row(game):
    return [game.name(card) for card in game.table.space]


# --- rounds


@pytest.mark.rules("TTA-FLOW-01", "TTA-FLOW-02", "TTA-SETUP-24")
@pytest.mark.parametrize("age", ["I", "III"])
def test_turns_pass_clockwise_and_every_round_begins_with_the_starting_player(age):
    game = ages(*FOUR, age=age)
    turns = []
    for _ in range(9):
        turns.append((game.table.round, game.table.active))
        game.play("end-turn")
        while game.match.choice.key.name == "politics":
            game.play("pass")
    assert turns == [*((5, seat) for seat in range(4)), *((6, seat) for seat in range(4)), (7, 0)]


@pytest.mark.rules("TTA-FLOW-03")
@pytest.mark.parametrize(("age", "following"), [("I", "II"), ("II", "III"), ("III", "IV")])
def test_ages_follow_each_other(age, following):
    game = ages(age=age, civil_deck=["oil"], military_deck=[]).play("end-turn")
    assert game.position()["table"]["age"] == following


# --- the phases of a turn


@pytest.mark.rules("TTA-TURN-01", "TTA-POLITICS-04")
def test_in_the_action_phase_politics_are_over():
    hand = ["rats", "enslave", "open_borders_agreement", "military_bonus_i"]
    game = ages({"military_hand": hand, "workers": {"warriors": 4}}, {}, {}, phase="politics")
    game.offers("prepare rats", "attack enslave 1", "offer open_borders_agreement 2").play("pass").asks("me", "action")
    game.refuses("prepare rats", "attack enslave 1", "offer open_borders_agreement 2", "pass")


@pytest.mark.rules("TTA-CARDS-10")
def test_bonus_cards_are_never_put_into_play():
    hand = {"military_hand": ["military_bonus_i"]}
    ages(hand, phase="politics").asks("me", "politics", ["pass"])
    game = ages(hand, civil_deck=["iron", "coal"])
    assert not any("military_bonus_i" in option.token for option in game.match.choice.options)


@pytest.mark.rules("TTA-TURN-02", "TTA-TACTIC-01", "TTA-TACTIC-04")
def test_a_turn_starts_with_the_row_then_the_war_then_the_tactic():
    """The tactic counts in the war; it stays the current one when it becomes common."""
    game = ages(
        {"war": ("war_over_culture", "you"), "exclusive": "fighting_band", "workers": {"warriors": 2}},
        {"workers": {"warriors": 2}, "culture": 9},
        row=["iron"],
        age="III",
        active="you",
    )
    game.play("end-turn")
    steps = ["row-cleared", "war-over", "common"]
    assert [kind for kind in kinds(game) if kind in steps] == steps
    assert game.position()["me"]["tactic"] == "fighting_band"
    assert (game.table.strength[0], game.table.tactic[0]) == (3, [])
    assert game.names(game.table.common) == ["fighting_band"]
    assert game.table.culture == [6, 3]


@pytest.mark.rules("TTA-WAR-09")
def test_without_a_war_the_turn_goes_on_with_the_tactic():
    game = ages({"exclusive": "legion"}, {}, active="you", row=["iron"]).play("end-turn")
    assert "war-over" not in kinds(game)
    assert kinds(game).index("row-cleared") < kinds(game).index("common")


@pytest.mark.rules("TTA-TURN-03", "TTA-ENDTURN-10")
def test_a_turn_ends_with_discards_production_new_cards_and_restored_actions():
    game = ages({"military_hand": ["legion", "phalanx", "raid_i"], "civil": 1}, military_deck=["rats", "foray", "spy"])
    game.play("end-turn", "discard phalanx")
    steps = ["discarded", "produced", "produced", "drew", "drew", "turn"]
    assert [kind for kind in kinds(game) if kind in steps] == steps
    assert sorted(game.names(game.table.military_hand[0])) == ["foray", "legion", "raid_i", "rats"]
    assert (game.table.civil[0], game.table.military[0]) == (4, 2)


@pytest.mark.rules("TTA-FIRST-02")
def test_the_first_turn_has_neither_a_new_row_nor_politics():
    game = ages({}, {"military_hand": ["rats"]}, round=1, row=["moses", None, "homer"], age="A")
    game.play("take moses").asks("you", "action")
    assert row(game)[:4] == [None, None, "homer", None]
    game.play("end-turn")
    assert game.table.round == 2
    assert row(game).count(None) == 0


# --- the row


@pytest.mark.rules("TTA-ROW-04", "TTA-ROW-05")
@pytest.mark.parametrize(("players", "left"), [(3, ["alchemy", "drama"]), (4, ["knights", "alchemy", "drama"])])
def test_with_more_players_fewer_cards_are_cleared(players, left):
    game = ages(*FOUR[:players], row=["iron", "knights", "alchemy", "drama"], civil_deck=["theology"] * 2 + ["iron"])
    game.play("end-turn")
    assert row(game)[: len(left) + 1] == [*left, "theology"]


# --- the ends of ages


AGE_A = ["pyramids", "colossus", "rich_land_a", "rich_land_a", "frugality_a", "frugality_a", "stockpile_a"]


@pytest.mark.rules("TTA-AGE-03", "TTA-AGE-05", "TTA-AGE-06")
def test_age_a_ends_without_losses_and_the_row_is_filled_with_cards_of_age_i():
    game = ages(
        {"hand": ["moses", "urban_growth_a"], "unfinished": "hanging_gardens", "stages": 1},
        *FOUR[1:],
        row=["homer", "aristotle", None, "hammurabi", "julius_caesar"],
        civil_deck=AGE_A,
        age="A",
        round=2,
    )
    game.play("end-turn")
    t = game.table
    assert row(game)[:10] == ["aristotle", "hammurabi", "julius_caesar", *AGE_A]
    assert [LEVEL[t.faces[card]] for card in t.space[10:]] == [1, 1, 1]
    assert t.yellow == [18] * 4
    assert sorted(game.names(t.hand[0])) == ["moses", "urban_growth_a"]
    assert (game.names(t.unfinished[0]), t.stages[0]) == (["hanging_gardens"], 1)


@pytest.mark.rules("TTA-AGE-13")
def test_antiquated_pacts_end():
    game = ages(
        {"pact": ("open_borders_agreement", "you"), "military": 0},
        {"pact": ("promise_of_military_protection", "third", "a")},
        {},
        age="II",
        civil_deck=["coal"],
    )
    game.play("end-turn")
    t = game.table
    assert (game.names(t.pact[0]), game.names(t.pact[1])) == ([], ["promise_of_military_protection"])
    assert game.names(t.discarded) == ["open_borders_agreement"]
    assert [game.position()[seat]["military_total"] for seat in ("me", "you", "third")] == [2, 2, 2]


@pytest.mark.rules("TTA-AGE-14", "TTA-CARDS-04")
def test_other_cards_in_play_stay_however_old_they_are():
    game = ages(
        {
            "technologies": ["iron", "warfare", "monarchy"],
            "wonders": ["pyramids"],
            "exclusive": "phalanx",
            "colonies": ["vast_territory_i"],
            "war": ("war_over_technology", "you"),
            "military": 0,
        },
        {"tactic": "legion"},
        age="III",
        civil_deck=["oil"],
        common=["legion"],
    )
    before = game.position()["me"]
    game.play("end-turn")
    after = game.position()
    assert after["table"]["age"] == "IV"
    for what in ("technologies", "wonders", "exclusive", "colonies", "war"):
        assert after["me"][what] == before[what], what
    assert (after["table"]["common"], after["you"]["tactic"]) == (["legion"], "legion")


@pytest.mark.rules("TTA-AGE-21")
@pytest.mark.parametrize("age", ["I", "II", "III"])
def test_an_age_ends_in_this_order(age):
    game = ages({"leader": "moses", "military": 0}, {}, age=age, civil_deck=["oil"])
    old = set(game.table.military_deck)
    game.play("end-turn")
    steps = ["leader-left", "lost", "lost", "age", *(["last-round"] if age == "III" else [])]
    assert [kind for kind in kinds(game) if kind in steps] == steps
    t = game.table
    assert t.yellow == [16, 16]
    assert t.space.count(-1) == (12 if age == "III" else 0)
    assert not old & set(t.military_deck)


# --- the end of the game

LAST = {"age": "IV", "round": 9, "last_round": 9}


@pytest.mark.rules("TTA-END-06")
def test_the_most_culture_wins():
    game = ages({"culture": 150}, {"culture": 149}, {"culture": 90}, active="third", **LAST)
    game.play("end-turn").wins("me")
    assert game.match.result.scores == (150, 149, 90)


@pytest.mark.rules("TTA-END-07")
def test_all_who_have_the_most_culture_win():
    game = ages({"culture": 90}, {"culture": 150}, {"culture": 150}, active="third", **LAST)
    game.play("end-turn").wins("you", "third")


@pytest.mark.rules("TTA-END-05")
def test_cards_that_score_at_the_end_come_after_the_events():
    game = ages(
        {"leader": "bill_gates", "technologies": ["computers"], "workers": {"computers": 2}},
        {"culture": 4},
        future=["impact_of_industry"],
        active="you",
        **LAST,
    )
    game.play("end-turn").wins("me")
    lines = dict(game.match.result.lines[0])
    assert lines["at-end"] == 6
    told = [story for story in game.match.told(None) if story["kind"] in ("final-event", "gained")]
    assert told[-1] == {"kind": "gained", "seat": 0, "what": "culture", "number": 6}
    assert "final-event" in [story["kind"] for story in told[:-1]]

"""Cards in play, hands, ratings, tokens and happiness."""

import pytest
from tests.games.ages.helpers import turned_up

from kronika.games.ages.data import FACE, IDS, LABS, LEVEL
from kronika.games.ages.moves import best_slot, discontent, military_limit, needed_faces
from kronika.testing import ages


def me(game):
    return game.position()["me"]


def rated(seat, **more):
    """My ratings: science, culture, strength and happiness."""
    t = ages(seat, **more).table
    return t.science_rating[0], t.culture_rating[0], t.strength[0], t.happiness[0]


def annexed(colony, mine, yours, **more):
    """A rival's colony becomes mine."""
    game = ages(
        {"military_hand": ["annex"], "workers": {"warriors": 5}, **mine},
        {"colonies": [colony], **yours},
        phase="politics",
        age="II",
        **more,
    )
    return game.play("attack annex 1")


# --- cards


@pytest.mark.rules("TTA-CARDS-01")
def test_the_level_of_a_card_is_its_age():
    """Preparing an event scores its level."""
    assert [LEVEL[FACE[card]] for card in ("moses", "iron", "coal", "oil")] == [0, 1, 2, 3]
    for event, level in (("rats", 1), ("cold_war", 2), ("impact_of_wonders", 3)):
        game = ages({"military_hand": [event]}, current=["development_of_science"], phase="politics", age="III")
        assert game.play(f"prepare {event}").table.culture[0] == level


@pytest.mark.rules("TTA-CARDS-02", "TTA-CARDS-03", "TTA-STATS-04")
def test_the_best_building_is_the_worker_on_the_highest_card():
    """Leonardo adds the level of the best lab or library; a card without a worker is none."""
    seat = {"technologies": ["alchemy", "scientific_method"], "workers": {"alchemy": 1}, "leader": "leonardo_da_vinci"}
    assert IDS[best_slot(ages(seat).table, 0, LABS)] == "alchemy"
    assert rated(seat)[0] == 1 + 2 + 1
    assert rated({**seat, "workers": {"alchemy": 1, "scientific_method": 1}})[0] == 1 + 2 + 3 + 2


@pytest.mark.rules("TTA-CARDS-04", "TTA-CARDS-05", "TTA-TECH-09")
def test_only_cards_in_play_count():
    """Levels of technologies: two in play, the initial ones of level 0, and none of those in hand or in the row."""
    seat = {
        "technologies": ["iron", "coal"],
        "hand": ["oil", "tanks"],
        "unfinished": "first_space_flight",
        "stages": 3,
        "tokens": {"bronze": 9},
    }
    game = ages(seat, row=["rockets"], age="III").play("build-stages 1")
    assert game.table.culture[0] == 1 + 2
    assert (me(game)["strength"], me(game)["unfinished"]) == (1, None)
    assert rated({"hand": ["napoleon_bonaparte"], "unfinished": "colossus"}) == (1, 0, 1, 0)


@pytest.mark.rules("TTA-CARDS-06")
def test_discarded_and_removed_cards_go_to_the_same_pile():
    wars = ["war_over_territory", "war_over_technology"]
    game = ages(
        {"war": (wars[0], "you")},
        {"military_hand": [wars[1], "spy", "annex"], "military": 0},
        active="you",
        age="II",
    )
    game.play("end-turn", f"discard {wars[1]}")
    assert sorted(game.names(game.table.discarded)) == sorted(wars)


# --- hands


@pytest.mark.rules("TTA-HAND-02", "TTA-HAND-05")
def test_civil_hands_are_open_and_military_hands_hidden():
    game = ages({"military_hand": ["legion"]}, {}, row=["iron"]).play("take iron")
    for viewer in (1, None):
        view = game.match.view(viewer)
        assert view["hand"][0] == [{"card": "iron", "back": "civil-i"}]
        assert view["military_hand"][0] == [{"card": None, "back": "military-i"}]
    assert game.match.view(0)["military_hand"][0][0]["card"] == "legion"


@pytest.mark.rules("TTA-HAND-06")
def test_the_military_limit_holds_only_at_the_end_of_ones_own_turn():
    hand = ["legion", "phalanx", "raid_i"]
    seat = {"wonders": ["library_of_alexandria"], "military_hand": hand}
    game = ages(seat).play("end-turn")
    assert (game.table.active, len(game.table.military_hand[0])) == (1, 5)
    assert len(game.play("end-turn").table.military_hand[0]) == 5
    game.play("pass", "end-turn").asks("me", "discard")
    ages({"military_hand": hand}).play("end-turn").asks("me", "discard")


@pytest.mark.rules("TTA-STATS-16")
def test_an_action_for_one_turn_changes_no_total():
    game = ages({"hand": ["patriotism_i"], "military_hand": ["legion", "phalanx", "raid_i"]})
    game.play("play patriotism_i")
    assert (game.table.extra_military, me(game)["military_total"], military_limit(game.table, 0)) == (1, 2, 2)
    game.play("end-turn").asks("me", "discard")


# --- ratings


@pytest.mark.rules("TTA-STATS-03")
def test_symbols_of_a_card_count_once_and_those_of_a_tactic_for_every_army():
    seat = {"workers": {"warriors": 6}, "wonders": ["colossus"], "tactic": "fighting_band"}
    assert rated(seat, common=["fighting_band"])[2] == 6 + 2 + 3 * 1


@pytest.mark.rules("TTA-STATS-06")
def test_the_culture_rating_is_the_sum_of_all_symbols_but_never_negative():
    game = ages({"pact": ("loss_of_sovereignty", "you", "b")}, {}, {})
    assert game.table.culture_rating == [0, 2, 0]
    seat = {"pact": ("loss_of_sovereignty", "you", "b"), "wonders": ["hanging_gardens", "eiffel_tower"]}
    assert ages(seat, {}, {}).table.culture_rating[0] == 1 + 4 - 2


@pytest.mark.rules("TTA-STATS-07")
def test_culture_under_a_condition_is_no_part_of_the_rating():
    game = ages({"leader": "genghis_khan", "workers": {"warriors": 3}, "military": 0})
    assert game.table.culture_rating[0] == 0
    assert game.play("end-turn").table.culture[0] == 3


@pytest.mark.rules("TTA-STATS-10", "TTA-STATS-12", "TTA-STATS-13")
@pytest.mark.parametrize(
    ("seat", "happiness"),
    [
        ({"workers": {"religion": 2}, "wonders": ["kremlin"]}, 1),
        ({"wonders": ["kremlin"], "technologies": ["communism"]}, 0),
        ({"wonders": ["kremlin"], "technologies": ["communism"], "workers": {"religion": 1}}, 0),
        ({"wonders": ["hanging_gardens", "kremlin"], "workers": {"religion": 1}}, 2),
        ({"technologies": ["professional_sports"], "workers": {"professional_sports": 2}}, 8),
        ({"technologies": ["professional_sports"], "workers": {"professional_sports": 2, "religion": 2}}, 8),
    ],
)
def test_happiness_is_the_sum_of_all_faces_from_none_to_eight(seat, happiness):
    assert rated(seat)[3] == happiness


# --- actions


@pytest.mark.rules("TTA-STATS-19", "TTA-STATS-21")
@pytest.mark.parametrize(("available", "left"), [(5, 4), (4, 4), (1, 1)])
def test_when_the_total_drops_spent_actions_go_first(available, left):
    """A wonder that becomes ruins takes its civil action with it."""
    game = turned_up("ravages_of_time", {"wonders": ["pyramids"], "civil": available})
    assert (game.table.civil[0], me(game)["civil_total"]) == (left, 4)


@pytest.mark.rules("TTA-STATS-21")
def test_available_actions_go_only_if_too_few_are_spent():
    """From seven with one spent to five: one spent and one available are lost."""
    seat = {"technologies": ["republic"], "civil": 6, "hand": ["monarchy"], "science": 8}
    game = ages(seat).play("develop monarchy")
    assert (game.table.civil[0], me(game)["civil_total"]) == (5, 5)


# --- tokens


@pytest.mark.rules("TTA-TOKENS-02", "TTA-TOKENS-06")
def test_gained_tokens_go_to_a_bank_without_a_limit():
    game = annexed("developed_territory_ii", {}, {})
    game.expect(
        me={
            "military_hand": [],
            "military": 0,
            "colonies": ["developed_territory_ii"],
            "yellow": 20,
            "blue": 18,
        },
        you={"colonies": [], "yellow": 16, "blue": 14},
        table={"discarded": ["annex"], "phase": "actions", "politics": 0},
    )


@pytest.mark.rules("TTA-TOKENS-03", "TTA-TOKENS-04")
def test_token_symbols_come_and_go_with_their_card():
    game = annexed("vast_territory_i", {"blue": 9}, {"yellow": 21, "blue": 10})
    assert (game.table.yellow, game.table.blue) == ([18 + 3, 21 - 3], [9 - 1, 10 + 1])


@pytest.mark.rules("TTA-TOKENS-08")
def test_lost_yellow_tokens_are_never_workers():
    game = annexed("vast_territory_i", {}, {"yellow": 1})
    assert (game.table.yellow[1], game.table.unused[1]) == (0, 1)
    game = ages({}, {"yellow": 1}, civil_deck=["iron"]).play("end-turn")
    assert (game.table.yellow, game.table.unused[1], sum(game.table.workers[1])) == ([16, 0], 1, 6)


@pytest.mark.rules("TTA-TOKENS-05", "TTA-TOKENS-09")
@pytest.mark.parametrize(("bank", "taken"), [(9, 1), (0, 0)])
def test_a_card_can_take_tokens_of_a_rival(bank, taken):
    game = turned_up("uncertain_borders", {"workers": {"warriors": 3}}, {"yellow": bank}, age="I")
    assert game.table.yellow == [18 + taken, bank - taken]


@pytest.mark.rules("TTA-TOKENS-09")
def test_no_more_tokens_are_taken_than_the_bank_holds():
    game = ages(
        {"war": ("war_over_territory", "you"), "workers": {"warriors": 5}},
        {"workers": {"warriors": 0}, "yellow": 1, "unused": 9},
        active="you",
        age="II",
    )
    game.play("end-turn")
    assert game.table.yellow == [19, 0]


# --- happiness


@pytest.mark.rules("TTA-HAPPY-01")
@pytest.mark.parametrize(
    ("bank", "needed"),
    [(18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (11, 2), (10, 3), (8, 4), (6, 5), (4, 6), (2, 7), (1, 7), (0, 8)],
)
def test_the_faces_needed_follow_from_the_yellow_bank(bank, needed):
    assert needed_faces(ages({"yellow": bank}).table, 0) == needed


@pytest.mark.rules("TTA-HAPPY-02", "TTA-HAPPY-04")
@pytest.mark.parametrize(("temples", "unused", "unhappy"), [(1, 0, 3), (1, 5, 3), (4, 1, 0), (6, 0, 0)])
def test_discontent_workers_are_the_missing_faces(temples, unused, unhappy):
    game = ages({"yellow": 8, "workers": {"religion": temples}, "unused": unused})
    assert discontent(game.table, 0) == unhappy


@pytest.mark.rules("TTA-HAPPY-04")
def test_an_event_counts_discontent_workers_even_if_none_is_unused():
    game = turned_up("civil_unrest", {"yellow": 10, "unused": 1, "culture": 30})
    assert game.table.culture[0] == 30 + 1 - 4 * 3

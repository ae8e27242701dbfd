"""The actions Draw, Meld and Achieve."""

import pytest

from kronika.testing import innovation
from kronika.testing.runner import decisions

# --- draw


@pytest.mark.rules("INN-DRAW-01")
def test_the_draw_comes_from_the_pile_of_the_highest_top_card():
    game = innovation(
        me={"board": ["evolution", "calendar", "coal"], "splay": {"blue": "up"}, "hand": ["fission"]},
        you={"board": ["software"]},
        piles={5: ["banking", "physics"]},
    )
    game.play("draw").asks("me", "action")
    game.expect(me={"hand": ["fission", "banking"]}, piles={5: ["physics"]})


@pytest.mark.rules("INN-DRAW-02")
def test_without_a_top_card_the_draw_comes_from_pile_one():
    game = innovation(me={"hand": ["coal"], "score": ["fission"]}, you={"board": ["software"]}, piles={1: ["tools"]})
    game.play("draw").expect(me={"hand": ["coal", "tools"]}, piles={1: []})


@pytest.mark.rules("INN-DRAW-03")
def test_empty_piles_are_skipped_upwards():
    game = innovation(me={"board": ["anatomy"]}, piles={4: [], 5: [], 6: [], 7: ["bicycle", "lighting"]})
    game.play("draw").expect(me={"hand": ["bicycle"]}, piles={7: ["lighting"]})


@pytest.mark.rules("INN-DRAW-03")
def test_an_empty_pile_one_is_skipped_too():
    game = innovation(me={"hand": ["anatomy"]}, piles={1: [], 2: ["calendar"]})
    game.play("draw").expect(me={"hand": ["anatomy", "calendar"]}, piles={2: []})


@pytest.mark.rules("INN-DRAW-04")
def test_no_lower_pile_can_be_chosen():
    game = innovation(me={"board": ["canning"], "hand": ["tools"]}, piles={6: ["democracy"]})
    game.asks("me", "action", ["draw", "meld tools", "dogma canning"])
    game.refuses("draw 1", "draw 3", "draw 5", "draw 7")
    game.play("draw").expect(me={"hand": ["tools", "democracy"]}, piles={6: []})


@pytest.mark.rules("INN-DRAW-05")
def test_there_is_no_hand_limit():
    hand = [
        *("archery", "city_states", "clothing", "code_of_laws", "domestication", "masonry", "metalworking"),
        *("mysticism", "oars", "pottery", "sailing", "monotheism", "calendar", "currency", "mapmaking"),
        *("philosophy", "alchemy", "compass", "paper", "optics"),
    ]
    assert len(hand) == 20
    game = innovation(
        me={"board": ["agriculture"], "hand": hand}, you={"board": ["coal"]}, piles={1: ["tools", "writing"]}
    )
    game.play("draw").asks("me", "action").expect(me={"hand": [*hand, "tools"]}, piles={1: ["writing"]})
    game.play("draw").asks("you", "action").expect(me={"hand": [*hand, "tools", "writing"]}, piles={1: []})


# --- meld


@pytest.mark.rules("INN-MELD-01")
def test_a_chosen_hand_card_is_melded_onto_the_pile_of_its_colour():
    game = innovation(
        me={"board": ["oars", "pottery"], "hand": ["tools", "writing", "sailing"]}, you={"board": ["calendar"]}
    )
    game.offers("meld tools", "meld writing", "meld sailing").refuses("meld oars", "meld calendar", "meld archery")
    game.play("meld tools").expect(me={"board": ["oars", "pottery", "tools"], "hand": ["writing", "sailing"]})


@pytest.mark.rules("INN-MELD-02")
def test_a_new_colour_starts_a_pile():
    game = innovation(me={"board": ["oars"], "hand": ["sailing"]})
    game.play("meld sailing").expect(me={"board": ["oars", "sailing"], "hand": []})
    assert game.icons("me") == {"castle": 2, "crown": 3, "leaf": 1}


@pytest.mark.rules("INN-MELD-03")
def test_a_melded_card_continues_the_splay():
    game = innovation(me={"board": ["tools", "evolution"], "splay": {"blue": "right"}, "hand": ["pottery"]})
    assert game.icons("me") == {"lightbulb": 1 + 3}
    game.play("meld pottery")
    game.expect(me={"board": ["tools", "evolution", "pottery"], "splay": {"blue": "right"}, "hand": []})
    assert game.icons("me") == {"lightbulb": 1 + 2, "leaf": 3}


@pytest.mark.rules("INN-MELD-04")
def test_a_card_of_any_age_may_be_melded():
    game = innovation(me={"board": ["oars", "tools"], "hand": ["fission", "software"]}, you={"board": ["coal"]})
    game.play("meld fission", "meld software")
    game.expect(me={"board": ["oars", "tools", "fission", "software"], "hand": []})


@pytest.mark.rules("INN-MELD-05")
def test_a_melded_card_may_cover_a_higher_one():
    game = innovation(me={"board": ["genetics"], "hand": ["pottery"]}, you={"board": ["coal"]}, piles={1: ["tools"]})
    game.offers("dogma genetics").play("meld pottery")
    game.expect(me={"board": ["genetics", "pottery"], "hand": []})
    game.offers("dogma pottery").refuses("dogma genetics")
    game.play("draw").expect(me={"hand": ["tools"]}, piles={1: []})


@pytest.mark.rules("INN-MELD-06")
def test_a_melded_card_can_be_activated_at_once():
    game = innovation(me={"board": ["oars"], "hand": ["sailing"]}, you={"board": ["coal"]}, piles={1: ["tools"]})
    game.refuses("dogma sailing").play("meld sailing").offers("dogma sailing").play("dogma sailing")
    game.expect(me={"board": ["oars", "sailing", "tools"], "hand": []}, piles={1: []})


@pytest.mark.rules("INN-MELD-07")
def test_an_effect_melds_like_the_action():
    game = innovation(
        me={"board": ["oars", "coal", "sailing"], "splay": {"red": "left"}},
        you={"board": ["fission"]},
        piles={1: ["archery", "tools"]},
    )
    game.play("dogma sailing").expect(me={"board": ["oars", "coal", "archery", "sailing"]}, piles={1: ["tools"]})
    assert game.match.view(0)["splay"][0]["red"] == "left"
    game.offers("dogma archery").refuses("dogma coal")
    game.play("dogma sailing").expect(me={"board": ["oars", "coal", "archery", "sailing", "tools"]}, piles={1: []})


# --- achieve


@pytest.mark.rules("INN-ACHIEVE-01")
def test_an_age_takes_five_points_for_each_of_its_number():
    short = innovation(me={"board": ["coal"], "score": ["canning", "lighting", "tools"]})
    short.offers("achieve 1", "achieve 2").refuses("achieve 3")
    enough = innovation(me={"board": ["coal"], "score": ["canning", "lighting", "calendar"]})
    enough.play("achieve 3").expect(me={"achievements": [3]}, middle={"unclaimed": [1, 2, 4, 5, 6, 7, 8, 9]})


@pytest.mark.rules("INN-ACHIEVE-01")
def test_points_of_others_do_not_count():
    game = innovation(me={"board": ["coal"], "score": ["anatomy"]}, you={"score": ["fission", "software"]})
    game.refuses("achieve 1", "achieve 2")


@pytest.mark.rules("INN-ACHIEVE-02")
@pytest.mark.parametrize("top", ["compass", "coal"])
def test_an_age_takes_a_top_card_of_that_value_or_higher(top):
    score = ["canning", "lighting", "calendar"]
    game = innovation(me={"board": ["oars", top], "score": score})
    game.play("achieve 3").expect(me={"achievements": [3]}, middle={"unclaimed": [1, 2, 4, 5, 6, 7, 8, 9]})


@pytest.mark.rules("INN-ACHIEVE-02")
def test_neither_a_covered_card_nor_a_card_of_another_board_will_do():
    game = innovation(
        me={
            "board": ["compass", "banking", "mapmaking"],
            "splay": {"green": "up"},
            "hand": ["coal"],
            "score": ["canning", "lighting", "calendar"],
        },
        you={"board": ["fission"]},
    )
    game.offers("achieve 2").refuses("achieve 3").play("meld coal").offers("achieve 3").refuses("achieve 4")


@pytest.mark.rules("INN-ACHIEVE-02")
def test_without_a_top_card_nothing_can_be_achieved():
    game = innovation(me={"hand": ["tools"], "score": ["fission", "software"]}, you={"board": ["coal"]})
    game.asks("me", "action", ["draw", "meld tools"])


@pytest.mark.rules("INN-ACHIEVE-03")
def test_achieving_takes_one_action_for_one_age():
    game = innovation(me={"board": ["coal"], "score": ["canning", "anatomy"]}, you={"board": ["oars"]})
    game.offers("achieve 1", "achieve 2").play("achieve 1").asks("me", "action")
    game.expect(me={"achievements": [1]}, middle={"unclaimed": [2, 3, 4, 5, 6, 7, 8, 9]})
    game.play("achieve 2").asks("you", "action")
    game.expect(me={"achievements": [1, 2]}, middle={"unclaimed": [3, 4, 5, 6, 7, 8, 9]})


@pytest.mark.rules("INN-ACHIEVE-04")
def test_the_achievement_moves_face_down_from_the_middle_to_its_owner():
    game = innovation(me={"board": ["coal"], "score": ["canning"]}, you={"board": ["oars"]})
    age_one = next(card for card in game.table.unclaimed if game.table.backs[card] == 1)
    game.play("achieve 1").expect(me={"achievements": [1]}, middle={"unclaimed": [2, 3, 4, 5, 6, 7, 8, 9]})
    assert game.table.achievements[0] == [age_one]
    for seat in (0, 1, None):
        view = game.match.view(seat)
        assert view["achievements"] == [[{"card": None, "back": "1"}], []]
        assert [card["back"] for card in view["unclaimed"]] == ["2", "3", "4", "5", "6", "7", "8", "9"]
        assert all("card" not in story for story in game.match.told(seat) if story["kind"] == "achieved")


@pytest.mark.rules("INN-ACHIEVE-05")
def test_achieving_costs_no_points():
    score = ["canning", "lighting", "calendar"]
    game = innovation(me={"board": ["coal"], "score": score})
    game.play("achieve 3").expect(me={"achievements": [3]}, middle={"unclaimed": [1, 2, 4, 5, 6, 7, 8, 9]})
    assert game.match.view(0)["points"] == [15, 0]
    assert game.position()["me"]["score"] == sorted(score)
    game.offers("achieve 1", "achieve 2")


@pytest.mark.rules("INN-ACHIEVE-06")
def test_achievements_outlive_fission():
    game = innovation(
        me={"board": ["fission"], "achievements": [2, "world"]},
        you={"board": ["oars"], "hand": ["coal"], "achievements": [3, "monument"]},
        piles={1: ["tools", "writing"], 10: ["robotics"]},
    )
    removed = game.before["middle"]["removed"]
    game.play("dogma fission").asks("you", "action").expect(
        me={"board": [], "hand": ["tools"]},  # nothing is left to do but draw
        you={"board": [], "hand": ["writing"]},
        piles={1: [], 10: []},
        middle={"removed": [*removed, "coal", "fission", "oars", "robotics"]},
    )


@pytest.mark.rules("INN-ACHIEVE-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_achievement_is_lost_in_a_whole_game(seats):
    claimed = 0
    for seed in range(8):
        ages, specials = [[] for _ in range(seats)], [-1] * 5
        for match in decisions("innovation", seats, f"kept/{seed}"):
            table = match.table
            for seat in range(seats):
                assert table.achievements[seat][: len(ages[seat])] == ages[seat]
            assert all(old in (-1, new) for old, new in zip(specials, table.specials, strict=True))
            ages = [list(cards) for cards in table.achievements]
            specials = list(table.specials)
        claimed += sum(map(len, ages)) + sum(owner >= 0 for owner in specials)
    assert claimed


@pytest.mark.rules("INN-ACHIEVE-07")
def test_ages_are_achieved_in_any_order():
    game = innovation(me={"board": ["compass"], "score": ["canning", "fission"]}, you={"board": ["oars"]})
    game.offers("achieve 1", "achieve 2", "achieve 3").play("achieve 3").offers("achieve 1", "achieve 2")
    game.play("achieve 1").expect(me={"achievements": [3, 1]}, middle={"unclaimed": [2, 4, 5, 6, 7, 8, 9]})


@pytest.mark.rules("INN-ACHIEVE-08")
def test_an_age_that_somebody_owns_is_gone_for_everybody():
    tens = ["databases", "globalization", "miniaturization", "robotics", "stem_cells"]
    game = innovation(me={"board": ["coal"], "score": tens}, you={"board": ["oars"], "achievements": [2]})
    game.asks("me", "action", ["draw", "dogma coal", "achieve 1", "achieve 3", "achieve 4", "achieve 5"])
    game.play("achieve 3").refuses("achieve 2", "achieve 3")

"""The end of the game."""

import ast
import re
from importlib.resources import files

import pytest

import kronika
from kronika.games.innovation.data import AGE, FACE, IDS
from kronika.games.innovation.effects import EFFECTS
from kronika.games.innovation.scoring import end_by_points
from kronika.testing import innovation

TENS = ["databases", "globalization", "miniaturization", "stem_cells"]


def players(number, me, you=None):
    """A game of that many players."""
    others = {"you": you or {"board": ["oars"]}, "third": {"board": ["tools"]}, "fourth": {"board": ["pottery"]}}
    return innovation(me=me, **dict(list(others.items())[: number - 1]))


# --- by achievements


@pytest.mark.parametrize(
    ("seats", "needed"),
    [
        pytest.param(2, 6, marks=pytest.mark.rules("INN-END-01")),
        pytest.param(3, 5, marks=pytest.mark.rules("INN-END-02")),
        pytest.param(4, 4, marks=pytest.mark.rules("INN-END-03")),
    ],
)
def test_enough_achievements_win(seats, needed):
    owned = list(range(1, needed - 1))
    game = players(seats, me={"board": ["fission"], "score": TENS, "achievements": owned})
    game.play("achieve 7").asks("me", "action")  # one too few
    game.play("achieve 8").wins("me")
    assert game.match.result.reason == "achievements"


@pytest.mark.rules("INN-END-04")
@pytest.mark.parametrize(
    ("owned", "last"),
    [
        ([1, 2, "world"], "meld flight"),
        ([1, "world", "empire"], "meld flight"),
        (["world", "empire", "wonder"], "meld flight"),
        ([1, "world", "empire"], "achieve 2"),
        (["world", "empire", "wonder"], "achieve 2"),
    ],
)
def test_ages_and_special_achievements_count_alike(owned, last):
    me = {
        "board": ["skyscrapers", "rocketry", "satellites", "the_internet"],
        "hand": ["flight"],
        "score": ["software"],
        "achievements": owned,
    }
    players(4, me=me).play(last).wins("me")
    one_less = players(4, me={**me, "achievements": owned[1:]})
    one_less.play(last).asks("me", "action")


@pytest.mark.rules("INN-END-05")
def test_the_win_by_achievements_drops_actions_and_does_not_look_at_points():
    game = innovation(
        me={"board": ["coal"], "score": ["banking"], "achievements": [2, 3, 4, 5, 6]},
        you={"board": ["fission"], "score": TENS, "achievements": [7, 8, 9, "world"]},
    )
    game.play("achieve 1").wins("me").expect(me={"achievements": [1, 2, 3, 4, 5, 6]}, middle={"unclaimed": []})
    with pytest.raises(kronika.IllegalAnswer):
        game.match.answer("draw")


@pytest.mark.rules("INN-END-05")
def test_the_win_by_achievements_drops_the_rest_of_the_effect():
    hand = ["archery", "calendar", "currency", "mapmaking", "philosophy", "compass", "paper"]
    game = innovation(
        me={"board": ["suburbia"], "hand": hand, "achievements": [1, 2, 3, 4, 5]}, you={"score": ["coal"]}
    )
    game.play("dogma suburbia", *(f"tuck {card}" for card in hand[:6])).wins("me")
    # Six cards were tucked, none is scored any more.
    game.expect(
        me={
            "board": ["suburbia", "archery", "calendar", "compass", "mapmaking", "currency", "philosophy"],
            "hand": ["paper"],
            "achievements": [1, 2, 3, 4, 5, "monument"],
        }
    )


@pytest.mark.rules("INN-END-05")
def test_the_win_by_achievements_is_no_matter_of_the_active_player():
    """The sharing opponent wins; the activator, who would win too, no longer executes the effect."""
    game = innovation(
        me={"board": ["translation"], "achievements": [1, 2, 3, 4, 5]},
        you={"board": ["enterprise"], "achievements": [6, 7, 8, 9, "wonder"]},
    )
    game.play("dogma translation").wins("you").expect(you={"achievements": [6, 7, 8, 9, "wonder", "world"]})


# --- by points


@pytest.mark.rules("INN-END-06", "INN-END-09")
def test_a_draw_above_ten_ends_the_game_in_the_middle_of_an_effect():
    game = innovation(
        me={"board": ["ecology"], "hand": ["tools", "banking"], "score": ["coal"]},
        you={"score": ["fission"]},
        piles={10: ["software"]},
    )
    game.play("dogma ecology", "return tools").wins("me")
    assert game.match.result.reason == "points"
    game.expect(
        me={"hand": ["software"], "score": ["coal", "banking"]},
        piles={1: [*game.pile(1), "tools"], 10: []},
    )


@pytest.mark.rules("INN-END-06")
def test_a_wanted_eleven_ends_the_game_even_if_there_are_tens():
    game = innovation(
        me={"board": ["agriculture"], "hand": ["software"]}, you={"score": ["tools"]}, piles={10: ["robotics"]}
    )
    game.play("dogma agriculture", "return software").wins("you")
    game.expect(me={"hand": []}, piles={10: ["robotics", "software"]})


@pytest.mark.rules("INN-END-07")
def test_a_ten_that_is_not_there_ends_the_game():
    game = innovation(me={"board": ["software"], "score": ["tools"]}, you={"hand": ["coal"]}, piles={10: []})
    game.play("draw").wins("me").unchanged()
    assert game.match.result.reason == "points"


@pytest.mark.rules("INN-END-07")
def test_the_game_goes_on_while_there_is_a_ten():
    game = innovation(me={"board": ["software"], "score": ["tools"]}, piles={10: ["robotics"]})
    game.play("draw").asks("me", "action").expect(me={"hand": ["robotics"]}, piles={10: []})


@pytest.mark.rules("INN-END-07")
def test_without_any_card_from_its_value_up_the_next_draw_ends_the_game():
    game = innovation(me={"board": ["composites"]}, you={"score": ["tools"]}, piles={9: [], 10: []})
    game.play("draw").wins("you")


@pytest.mark.rules("INN-END-08", "INN-END-09")
def test_an_effect_may_end_the_game(monkeypatch):
    """No printed card says so: a made-up one takes the place of the first of Pottery's two effects."""
    monkeypatch.setattr(EFFECTS[FACE["pottery"]][0], "share", lambda t, you: end_by_points(t))
    game = innovation(
        me={"board": ["pottery"], "score": ["coal"], "achievements": [1, 2]}, you={"score": ["canning"]}, third={}
    )
    game.play("dogma pottery").wins("you").unchanged()
    assert game.match.result.reason == "points"
    assert game.match.result.scores == (5, 6, 0)


def at_the_end(me, you, third=None):
    """Three players; the draw of `me` ends the game."""
    return innovation(me={"board": ["software"], **me}, you=you, third=third or {}, piles={10: [], 9: []}).play("draw")


@pytest.mark.rules("INN-END-09")
@pytest.mark.parametrize("best", ["me", "you", "third"])
def test_the_most_points_win(best):
    points = {
        31: ["robotics", "self_service", "fission", "calendar"],
        30: ["databases", "globalization", "miniaturization"],
        12: ["bioengineering", "currency"],
    }
    order = [best, *(seat for seat in ("me", "you", "third") if seat != best)]
    scores = dict(zip(order, points.values(), strict=True))
    # Achievements don't outweigh a point.
    owned = {order[0]: [], order[1]: [1, 2, "world"], order[2]: [3, 4, 5, "empire"]}
    game = at_the_end(**{seat: {"score": scores[seat], "achievements": owned[seat]} for seat in order})
    game.wins(best)
    assert sorted(game.match.result.scores) == [12, 30, 31]


FORTY = ["databases", "globalization", "miniaturization", "stem_cells"]
ALSO_FORTY = ["robotics", "self_service", "fission", "composites", "calendar"]


@pytest.mark.rules("INN-END-10")
@pytest.mark.parametrize(("more", "fewer"), [("me", "you"), ("you", "me"), ("you", "third"), ("third", "you")])
def test_of_equal_scores_the_one_with_more_achievements_wins(more, fewer):
    rest = ({"me", "you", "third"} - {more, fewer}).pop()
    at_the_end(
        **{
            more: {"score": FORTY, "achievements": [1, "world", "empire"]},
            fewer: {"score": ALSO_FORTY, "achievements": [2, 3]},
            rest: {"score": ["tools"], "achievements": [4, 5, 6, 7]},
        }
    ).wins(more)


@pytest.mark.rules("INN-END-11")
@pytest.mark.parametrize("tied", [("me", "you"), ("me", "third"), ("you", "third")])
def test_who_is_still_tied_shares_the_victory(tied):
    one, other = tied
    rest = ({"me", "you", "third"} - {one, other}).pop()
    game = at_the_end(
        **{
            one: {"score": FORTY, "achievements": [1, "world"]},
            other: {"score": ALSO_FORTY, "achievements": [2, 3]},
            rest: {"score": ["tools"], "achievements": [4, 5]},
        }
    )
    game.wins(*tied)
    assert game.match.view(None)["result"]["winners"] == [("me", "you", "third").index(seat) for seat in tied]


# --- by an effect

GREENS = [
    *("clothing", "sailing", "the_wheel", "currency", "mapmaking", "compass", "paper", "invention", "navigation"),
    *("banking", "measurement", "classification", "metric_system", "bicycle", "electricity", "corporations"),
    *("mass_media", "satellites"),
]


@pytest.mark.rules("INN-END-12")
def test_a_winning_effect_wins_whatever_the_points_and_achievements():
    game = innovation(
        me={"board": [*GREENS[:9], "collaboration"]},
        you={"board": ["oars"], "score": ["software", "fission"], "achievements": [1, 2, 3, 4, 5]},
        piles={9: ["genetics", "ecology"]},
    )
    game.play("dogma collaboration", "transfer genetics").wins("me")
    assert game.match.result.reason == "effect"


@pytest.mark.rules("INN-END-12")
def test_a_winning_effect_wins_at_once():
    """The sharing opponent wins; the activator, who would win too, no longer executes the effect."""
    game = innovation(
        me={"board": [*GREENS[:9], "collaboration"], "score": ["software"], "achievements": [1, 2]},
        you={"board": [*GREENS[9:], "databases", "self_service"]},
    )
    game.play("dogma collaboration").wins("you").unchanged()
    assert game.match.result.reason == "effect"


@pytest.mark.rules("INN-END-12", "INN-END-14")
def test_nine_green_cards_are_too_few_for_collaboration():
    game = innovation(me={"board": [*GREENS[:8], "collaboration"]}, piles={9: ["genetics", "ecology"]})
    game.play("dogma collaboration", "transfer genetics").asks("me", "action")
    game.expect(me={"board": [*GREENS[:8], "collaboration", "genetics"]}, you={"board": ["ecology"]}, piles={9: []})


@pytest.mark.rules("INN-END-12", "INN-END-14")
@pytest.mark.parametrize(("third", "winner"), [(["tools"], "you"), ([], None)])
def test_a_winning_effect_names_a_player_alone_or_nobody(third, winner):
    """A.I.: with Robotics and Software on top the single player with the fewest points wins."""
    game = innovation(
        me={"board": ["artificial_intelligence", "robotics"]},
        you={"board": ["software"]},
        third={"score": third},
        piles={10: ["databases", "globalization"]},
    )
    game.play("dogma artificial_intelligence")
    game.wins(winner) if winner else game.asks("me", "action")
    game.expect(me={"score": ["databases"]}, piles={10: ["globalization"]})


def winning_functions():
    """The names of the effects that call `win` or `win_alone`, by their source: compiled functions don't tell."""
    return {
        function.name
        for path in files("kronika.games.innovation.cards").iterdir()
        if path.name.endswith(".py")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for call in ast.walk(function)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in ("win", "win_alone")
    }


@pytest.mark.rules("INN-END-13")
def test_winning_effects_are_on_cards_of_the_last_three_ages():
    winning = winning_functions()
    written = {
        IDS[face]
        for face, effects in enumerate(EFFECTS)
        for effect in effects
        if (effect.demand or effect.share).__name__ in winning
    }
    printed = {
        card.id for card in kronika.cards("innovation") for text in card.texts["en"] if re.search(r"\bwins?\b", text)
    }
    assert written == printed
    assert {AGE[FACE[card]] for card in printed} == {8, 9, 10}


@pytest.mark.rules("INN-END-14")
def test_the_game_goes_on_if_the_condition_of_a_winning_effect_is_not_met():
    game = innovation(
        me={"board": ["artificial_intelligence", "robotics"]}, you={"hand": ["software"]}, piles={10: ["databases"]}
    )
    game.play("dogma artificial_intelligence").asks("me", "action")
    game.expect(me={"score": ["databases"]}, piles={10: []})

"""The end of the game, scoring, and the match of two games."""

import pytest

import kronika
from kronika.games.cultures.data import CIVILIZATIONS, DECKS
from kronika.testing import cultures
from kronika.testing.runner import decisions, random_game

PERSIA = {"civilization": "persia"}
ROME = {"civilization": "rome"}
LAST = {"plays": 5, "marker": "you", "round": 7, "row": ["carthage"]}  # I play the last card of the game
HAND = ["rome_cicero", "rome_agrippa"]


def finished(me=None, you=None, **more):
    """Rome lays its last card as a resource, and the game is over."""
    game = cultures(me={"hand": HAND, **(me or {})}, you=you, **{**LAST, **more})
    return game.play("resource rome_cicero")


def line(game, seat, label):
    return dict(game.match.result.lines[seat])[label]


# --- the end


@pytest.mark.rules("CUL-FINAL-01")
def test_the_game_ends_after_province_marker_and_limit_of_round_seven():
    game = finished(me={"army": ["rome_castra"], "coins": 9})
    assert not game.match.over
    game.play("compete")
    kinds = [event["kind"] for event in game.match.told(None)]
    assert kinds[-4:] == ["discarded", "marker-passed", "limited", "ended"]
    assert game.match.over


@pytest.mark.rules("CUL-FINAL-02")
def test_the_last_card_goes_to_the_box():
    game = finished(me={"deck": []})
    view = game.match.view(0)
    assert view["deck"][0] == view["hand"][0] == []
    assert [event["card"] for event in game.told("me", "put-away")] == [None, "rome_agrippa"]
    assert "rome_agrippa" not in game.points("me")


@pytest.mark.rules("CUL-FINAL-03")
def test_buildings_and_visible_leaders_score():
    me = {**PERSIA, "buildings": ["persia_darius_canal", "persia_apadana"], "leaders": ["persia_darius"]}
    assert cultures(me=me, you=ROME, marker="you").lines("me") == {"buildings": 4 + 7, "leaders": 3}


@pytest.mark.rules("CUL-FINAL-04")
def test_the_board_scores():
    assert cultures(me={**PERSIA, "development": 7}, you=ROME, marker="you").lines("me") == {
        "golden-age": 3,
        "levels": 3,
    }


@pytest.mark.rules("CUL-FINAL-05")
def test_provinces_score():
    me = {"provinces": ["aksum", "mauretania", "scythia", "carthage"]}
    assert cultures(me=me, marker="you").lines("me") == {"provinces": 11}


@pytest.mark.rules("CUL-FINAL-06")
def test_the_marker_scores_for_who_has_it_at_the_end():
    game = finished(me={"development": 1})
    assert (line(game, 0, "marker"), line(game, 1, "marker")) == (3, 0)


@pytest.mark.rules("CUL-FINAL-07")
def test_most_points_win():
    game = finished(me={"buildings": ["rome_colosseum"]}, you={"development": 1})
    assert game.match.result.scores == (8, 3)
    assert game.match.result.reason == "points"
    game.wins("me")


@pytest.mark.rules("CUL-FINAL-08")
def test_on_equal_points_the_marker_decides():
    # 1 + 2 points against the marker's 3, which you keep with a level more.
    tied = finished(me={"buildings": ["rome_castra"], "provinces": ["armenia"]}, you={"development": 1}, row=["aksum"])
    assert tied.match.result.scores == (3, 3)
    assert tied.match.result.reason == "marker"
    tied.wins("you")
    mine = finished(
        me={"development": 1}, you={"buildings": ["persia_boat_bridge"], "provinces": ["armenia"]}, row=["aksum"]
    )
    assert mine.match.result.scores == (3, 3)
    mine.wins("me")


@pytest.mark.rules("CUL-FINAL-09")
def test_covered_leaders_do_not_score():
    me = {"civilization": "egypt", "leaders": ["egypt_ramesses", "egypt_imhotep"], "development": 8}
    points = cultures(me=me, marker="you").points("me")
    assert (points["egypt_ramesses"], points["egypt_imhotep"]) == (0, 1)


@pytest.mark.rules("CUL-FINAL-10")
@pytest.mark.parametrize(
    ("civilization", "level", "leaders", "points"),
    [
        ("rome", 5, ["rome_caesar", "rome_cicero"], 1),
        ("rome", 6, ["rome_caesar", "rome_cicero"], 4),
        ("persia", 6, ["persia_cyrus", "persia_atossa", "persia_cambyses"], 1),
        ("persia", 7, ["persia_cyrus", "persia_atossa", "persia_cambyses"], 6),
    ],
)
def test_persia_and_rome_score_covered_leaders_from_a_level_on(civilization, level, leaders, points):
    me = {"civilization": civilization, "leaders": leaders, "development": level}
    you = ROME if civilization == "persia" else PERSIA
    assert cultures(me=me, you=you, marker="you").lines("me")["leaders"] == points


@pytest.mark.rules("CUL-FINAL-11")
def test_the_example_of_the_rulebook():
    """Persia: buildings and leaders 0+4+7+3+6+3+4+5, board 3+2+1, provinces 1+3+3+4, marker 3: 52."""
    me = {
        **PERSIA,
        "buildings": [
            "persia_daric_mint",
            "persia_darius_canal",
            "persia_apadana",
            "persia_susa_palace",
            "persia_fire_temple",
            "persia_pasargadae",
        ],
        "leaders": ["persia_darius", "persia_xerxes"],
        "development": 7,
        "provinces": ["aksum", "mauretania", "scythia", "carthage"],
        "hand": ["persia_cambyses", "persia_atossa"],
        "deck": [],
    }
    game = cultures(me=me, you=ROME, **{**LAST, "row": ["maghreb"]}).play("coins persia_cambyses", "decline")
    assert dict(game.match.result.lines[0]) == {
        "buildings": 26,
        "leaders": 6,
        "levels": 3,
        "golden-age": 3,
        "provinces": 11,
        "marker": 3,
        "total": 52,
    }


@pytest.mark.rules("CUL-FINAL-12")
def test_a_covered_leader_scores_its_printed_points_only():
    me = {"leaders": ["rome_augustus", "rome_cicero"], "development": 6, "provinces": ["gaul", "indus", "caucasus"]}
    assert cultures(me=me, marker="you").points("me")["rome_augustus"] == 2


@pytest.mark.rules("CUL-FINAL-13")
def test_the_second_leader_of_persia_works_but_lies_covered():
    me = {**PERSIA, "leaders": ["persia_cyrus", "persia_darius"]}
    four = cultures(me={**me, "development": 4}, you=ROME, marker="you")
    assert (four.lines("me")["leaders"], four.military("me")) == (3, {"horse": 1})
    assert cultures(me={**me, "development": 7}, you=ROME, marker="you").lines("me")["leaders"] == 7


@pytest.mark.rules("CUL-FINAL-14")
def test_points_per_several_are_rounded_down_and_capped():
    me = {**PERSIA, "buildings": ["persia_treasury"], "coins": 5}
    assert cultures(me=me, you=ROME).points("me")["persia_treasury"] == 1 + 2
    learned = {"civilization": "abbasid", "buildings": ["abbasid_house_of_wisdom"], "development": 8}
    assert cultures(me=learned).points("me")["abbasid_house_of_wisdom"] == 1 + 6


def test_the_lines_add_up_to_the_score():
    for seed in range(20):
        match = random_game("cultures", 2, f"lines/{seed}")
        for seat, lines in enumerate(match.result.lines):
            assert sum(points for label, points in lines if label != "total") == match.result.scores[seat]
            assert match.view(None)["scores"][seat]["total"] == match.result.scores[seat]


# --- the match of two games


TWO = {"games": "two", "civilization_1": "rome", "civilization_2": "persia", "marker": "1"}


def first_game(seed, options=TWO):
    """The match before the first answer of its second game, and what was shown just before the end of the first."""
    before = None
    for match in decisions("cultures", 2, seed, options):
        view = match.view(None)
        if view["match"]["game"] == 2:
            return match, before
        before = view
    raise AssertionError("there was no second game")


@pytest.mark.rules("CUL-MATCH-01", "CUL-MATCH-03", "CUL-MATCH-06")
@pytest.mark.parametrize("seed", range(4))
def test_a_second_game_follows_with_civilizations_swapped(seed):
    match, before = first_game(seed)
    after = match.view(None)
    assert before["round"] == 7
    assert (after["round"], after["phase"]) == (0, "opening")
    assert (before["civilizations"], after["civilizations"]) == (["rome", "persia"], ["persia", "rome"])
    assert after["marker"] == 1  # seat 1 held it at the start of the first game, as option marker=1 says
    assert match.choice.seat == 1
    printed = [len(DECKS[CIVILIZATIONS.index(civilization)]) for civilization in after["civilizations"]]
    assert [len(after["deck"][seat]) + len(after["hand"][seat]) for seat in range(2)] == printed
    assert after["supply"] == 28
    assert [board["side"] for board in after["boards"]] == ["silver", "silver"]
    assert all(card["back"] == "persia" for card in after["hand"][0])


@pytest.mark.rules("CUL-MATCH-02")
def test_the_points_of_the_first_game_are_kept():
    match, _ = first_game("kept")
    noted = [event["number"] for event in match.told(None) if event["kind"] == "noted"]
    assert match.view(None)["match"] == {"game": 2, "games": 2, "first": noted}
    while not match.over:
        assert match.view(None)["match"]["first"] == noted
        match.answer(match.choice.options[0])
    for seat, lines in enumerate(match.result.lines):
        said = dict(lines)
        assert said["first-total"] == noted[seat]
        assert said["total"] == said["first-total"] + said["second-total"] == match.result.scores[seat]


@pytest.mark.rules("CUL-MATCH-04")
def test_both_games_have_the_same_provinces():
    match, before = first_game("provinces")
    row = [province["card"] for province in before["province_row"]]
    assert [card["card"] for card in match.view(None)["row"]] == row


@pytest.mark.rules("CUL-MATCH-05")
def test_the_sum_decides_whoever_won_the_games():
    """The second game ends 7 to 3."""
    won = second_game_ends(noted=(52, 49))
    assert (won.result.winners, won.result.scores) == ((0,), (59, 52))
    lost = second_game_ends(noted=(52, 57))
    assert (lost.result.winners, lost.result.scores, lost.result.reason) == ((1,), (59, 60), "two-games")


@pytest.mark.rules("CUL-MATCH-07")
def test_equal_sums_are_a_draw():
    match = second_game_ends(noted=(49, 53))
    assert match.result.scores == (56, 56)
    assert (match.result.winners, match.result.reason) == ((0, 1), "draw")


def second_game_ends(noted):
    """The second game ends 7 to 3, after the first has ended with the noted points."""
    hand = {"hand": HAND, "buildings": ["rome_pantheon"]}
    game = cultures(me=hand, you={"development": 1}, options={"games": "two"}, **LAST)
    table = game.table
    table.game_number = 2
    for seat in range(2):
        table.noted[seat][0] = noted[seat]
    match = type(game.match).of_table(game.match.game, table)
    match.answer("resource rome_cicero")
    return match


def test_nobody_knows_the_new_decks():
    match, _ = first_game("shuffled")
    table = match.table
    for seat in range(2):
        assert all(table.seen[card] == 0 for card in table.deck[seat])
        assert all(table.seen[card] == 1 << seat for card in table.hand[seat])


def test_every_civilization_meets_every_other_in_a_match_of_two():
    for first in CIVILIZATIONS:
        for second in CIVILIZATIONS:
            if first != second:
                options = {"games": "two", "civilization_1": first, "civilization_2": second}
                match = random_game("cultures", 2, f"{first}/{second}", options)
                assert match.view(None)["civilizations"] == [second, first]


def test_a_single_game_notes_nothing():
    match = kronika.new("cultures", seed=1)
    assert match.view(0)["match"] == {"game": 1, "games": 1, "first": None}

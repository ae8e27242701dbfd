"""Development, unlocked abilities, strips and levels, the Golden Age."""

import pytest

from kronika.games.cultures.data import CIVILIZATIONS, LEVEL, STRIP
from kronika.testing import cultures
from kronika.testing.runner import decisions

PERSIAN = {"civilization": "persia"}
ROMAN = {"civilization": "rome"}
ABBASID = {"civilization": "abbasid"}


def build_and_develop(**me):
    """Rome builds the Legion Camp with its resource cards and develops."""
    game = cultures(me={"hand": ["rome_castra"], "coins": 4, **me})
    return game.play("build rome_castra")


# --- the optional step


@pytest.mark.rules("CUL-DEV-01")
def test_after_building_development_is_optional():
    game = build_and_develop(resources=["rome_forum"]).asks("me", "develop", ["develop", "done"])
    game.play("done")
    game.expect(me={"hand": [], "buildings": ["rome_castra"], "coins": 0}, middle={"supply": 28})
    other = build_and_develop(resources=["rome_forum"]).play("develop")
    other.expect(
        me={"hand": [], "buildings": ["rome_castra"], "coins": 2, "resources": [], "development": ["rome_forum"]},
        middle={"supply": 26},
    )


@pytest.mark.rules("CUL-DEV-01")
def test_a_leader_lets_one_develop_too():
    game = cultures(me={"hand": ["rome_cicero"], "resources": ["rome_thermae"]})
    game.play("lead rome_cicero").asks("me", "develop", ["develop", "done"])


@pytest.mark.rules("CUL-DEV-02")
def test_the_card_that_develops_still_counts_for_the_cost():
    game = cultures(me={"hand": ["rome_cicero"], "resources": ["rome_thermae"], "coins": 0})
    game.play("lead rome_cicero", "develop")
    game.expect(
        me={"hand": [], "leaders": ["rome_cicero"], "resources": [], "development": ["rome_thermae"], "coins": 2},
        middle={"supply": 26},
    )


@pytest.mark.rules("CUL-DEV-03", "CUL-DEV-04")
def test_one_card_moves_the_most_recent_one():
    cards = ["rome_forum", "rome_thermae", "rome_pantheon", "rome_limes"]
    game = build_and_develop(resources=cards, coins=9).play("develop").asks("you", "play")
    assert game.names(game.table.development[0]) == ["rome_limes"]
    assert game.names(game.table.resources[0]) == cards[:-1]


@pytest.mark.rules("CUL-DEV-05")
def test_the_card_lies_face_down_at_the_next_level():
    game = build_and_develop(resources=["rome_forum"], development=2).play("develop")
    view = game.match.view(0)
    assert view["boards"][0]["level"] == 3
    assert [card["card"] for card in view["development"][0]] == [None, None, None]
    assert game.told(None, "developed")[0]["number"] == 3


@pytest.mark.rules("CUL-DEV-06")
def test_the_moved_card_gives_no_resource_any_more():
    game = build_and_develop(resources=["rome_pantheon"])
    assert game.resources("me") == {"wood": 1, "gold": 1}
    game.play("develop")
    assert game.resources("me") == {"wood": 1}


@pytest.mark.rules("CUL-DEV-07")
def test_a_level_unlocks_what_it_shows():
    game = build_and_develop(resources=["rome_forum"], development=2)
    assert game.military("me") == {"sword": 1}  # the Legion Camp
    game.play("develop")
    assert game.military("me") == {"sword": 2}  # and level 3


@pytest.mark.rules("CUL-DEV-08")
def test_without_a_resource_card_development_is_not_offered():
    build_and_develop(resources=[]).asks("you", "play")


@pytest.mark.rules("CUL-DEV-09")
def test_first_the_card_acts_then_one_decides_on_development():
    me = {**ABBASID, "hand": ["abbasid_madrasa"], "coins": 12, "discard": ["abbasid_noria", "abbasid_basra"]}
    game = cultures(me={**me, "resources": ["abbasid_ribat"]}).play("build abbasid_madrasa")
    assert [event["kind"] for event in game.match.told(None)] == ["paid", "built"]
    game.asks("me", "develop-with", ["abbasid_noria", "abbasid_basra"]).play("develop-with abbasid_noria")
    game.asks("me", "develop", ["develop", "done"]).play("develop")
    assert game.names(game.table.development[0]) == ["abbasid_noria", "abbasid_ribat"]


@pytest.mark.rules("CUL-DEV-10")
def test_with_eight_levels_nobody_develops():
    game = build_and_develop(resources=["rome_forum"], development=8)
    # Level 2 gives one of the two bricks that are missing without it.
    game.asks("you", "play").expect(me={"hand": [], "buildings": ["rome_castra"], "coins": 2}, middle={"supply": 26})
    me = {**ABBASID, "hand": ["abbasid_madrasa"], "coins": 12, "discard": ["abbasid_noria", "abbasid_basra"]}
    cultures(me={**me, "development": 8}).play("build abbasid_madrasa").asks("you", "play")


# --- unlocked abilities


@pytest.mark.rules("CUL-ABILITY-01")
def test_an_ability_works_in_the_same_round():
    me = {"hand": ["rome_villa", "rome_castra"], "coins": 4}
    game = cultures(me=me).play("build rome_villa", "coins persia_apadana").asks("me", "play")
    assert game.price("rome_castra") == 0


@pytest.mark.rules("CUL-ABILITY-02")
def test_a_trigger_does_not_react_to_the_step_that_unlocked_it():
    me = {**ABBASID, "development": 2, "resources": ["abbasid_ribat", "abbasid_basra"], "coins": 10}
    hand = ["abbasid_noria", "abbasid_grand_bazaar"]
    game = cultures(me={**me, "hand": hand}).play("build abbasid_noria", "develop")
    assert game.told(None, "gained") == []
    game.play("coins persia_apadana", "build abbasid_grand_bazaar", "develop")
    assert [event["number"] for event in game.told(None, "gained")] == [1]


@pytest.mark.rules("CUL-ABILITY-02")
def test_a_leader_woken_by_a_level_does_not_react_to_that_step():
    """Persia's second leader comes into use with level 4: it doesn't react to the province that brings this level."""
    me = {**PERSIAN, "leaders": ["persia_mardonius", "persia_atossa"], "development": 3, "army": ["persia_xerxes"]}
    game = cultures(me={**me, "discard": ["persia_cyrus"]}, you=ROMAN, row=["maghreb", "indus"], phase="province")
    game.play("compete", "develop-with persia_cyrus")
    assert game.board("me")["leaders_in_use"] == ["persia_mardonius", "persia_atossa"]
    assert [event["why"] for event in game.told(None, "gained")] == ["income"]


@pytest.mark.rules("CUL-ABILITY-03")
def test_a_trigger_of_the_card_just_built_reacts_to_the_development_of_the_same_turn():
    me = {**ABBASID, "hand": ["abbasid_paper_mill"], "resources": ["abbasid_basra", "abbasid_ghulam_guard"]}
    game = cultures(me=me).play("build abbasid_paper_mill", "develop")
    assert game.told(None, "gained") == [{"kind": "gained", "seat": 0, "number": 1, "why": "ability"}]


# --- strips and levels


@pytest.mark.rules("CUL-BOARD-01")
def test_with_five_cards_the_army_is_full_until_one_leaves():
    army = ["rome_castra", "rome_forum", "rome_limes", "rome_curia", "rome_ludus"]
    me = {"army": army, "hand": ["rome_villa", "rome_cicero"]}
    game = cultures(me=me, row=["gaul", "indus"], plays=5, marker="you").refuses("army rome_villa")
    game.offers("coins rome_villa", "resource rome_villa").play("coins rome_villa", "compete")
    assert len(game.table.army[0]) == 4
    while game.match.choice.key.name != "play":
        game.answer(game.match.choice.options[0].token)
    game.offers("army rome_cicero")
    assert [len(strips) for civ in STRIP for strips in civ] == [5] * 8


@pytest.mark.rules("CUL-BOARD-02")
def test_every_board_has_eight_levels():
    assert [len(levels) for levels in LEVEL] == [8] * len(CIVILIZATIONS)
    game = build_and_develop(resources=["rome_forum"], development=7).play("develop")
    assert game.board("me")["level"] == 8


@pytest.mark.rules("CUL-BOARD-03")
def test_what_stands_at_a_strip_goes_with_its_card():
    army = ["persia_immortals", "persia_satrapy", "persia_xerxes", "persia_qanat", "persia_cambyses"]
    me = {**PERSIAN, "army": army, "hand": ["persia_cyrus", "persia_atossa"], "coins": 1}
    game = cultures(me=me, you=ROMAN, row=["gaul", "indus"], plays=5, marker="you")
    assert game.board("me")["income"] == 1
    game.play("resource persia_cyrus", "compete")
    assert (game.board("me")["income"], game.board("me")["coins"]) == (0, 1)
    free = cultures(me={**me, "leaders": []}, you=ROMAN, row=["gaul", "indus"], plays=5, marker="you")
    free.play("resource persia_cyrus", "decline")
    assert free.board("me")["coins"] == 2


@pytest.mark.rules("CUL-BOARD-04")
@pytest.mark.parametrize(
    ("civilization", "printed"),
    [("persia", {"brick": 1}), ("rome", {"wood": 1}), ("abbasid", {"brick": 1}), ("egypt", {"stone": 1})],
)
def test_printed_resources_are_always_available(civilization, printed):
    you = PERSIAN if civilization != "persia" else ROMAN
    assert cultures(me={"civilization": civilization}, you=you).resources("me") == printed


# --- the Golden Age


@pytest.mark.rules("CUL-GOLDEN-01")
@pytest.mark.parametrize(("civilization", "level"), [("persia", 5), ("rome", 5), ("abbasid", 4), ("egypt", 5)])
def test_the_board_is_flipped_when_the_golden_age_level_is_reached(civilization, level):
    cheap = {"persia": "persia_artemisia", "rome": "rome_cicero", "abbasid": "abbasid_mansur", "egypt": "egypt_imhotep"}
    laid = {"persia": "persia_cyrus", "rome": "rome_forum", "abbasid": "abbasid_harun", "egypt": "egypt_khufu"}
    me = {"civilization": civilization, "coins": 9, "hand": [cheap[civilization]], "resources": [laid[civilization]]}
    you = PERSIAN if civilization != "persia" else ROMAN
    game = cultures(me={**me, "development": level - 2}, you=you).play(f"lead {cheap[civilization]}", "develop")
    assert game.board("me")["side"] == "silver"
    game = cultures(me={**me, "development": level - 1}, you=you).play(f"lead {cheap[civilization]}", "develop")
    assert game.board("me")["side"] == "golden"
    assert [event["seat"] for event in game.told(None, "golden-age")] == [0]


def flipping():
    """Rome about to reach level 5, with one military card."""
    return cultures(
        me={
            "hand": ["rome_cicero"],
            "resources": ["rome_pantheon", "rome_thermae"],
            "development": 4,
            "army": ["rome_caesar", "rome_limes", "rome_trajan"],
        }
    ).play("lead rome_cicero")


@pytest.mark.rules("CUL-GOLDEN-02", "CUL-GOLDEN-03")
def test_flipping_moves_no_card_and_changes_printed_resources_and_covered_strips():
    game = flipping()
    assert game.resources("me") == {"wood": 1, "brick": 2, "gold": 1}  # a brick of level 2
    assert game.military("me") == {"sword": 3, "shield": 2, "horse": 2}  # a sword of level 3
    levels = game.was("me", "development")
    game.play("develop")
    game.expect(
        me={
            "hand": [],
            "leaders": ["rome_cicero"],
            "resources": ["rome_pantheon"],
            "development": [*levels, "rome_thermae"],
            "side": "golden",
        }
    )
    assert game.resources("me") == {"wood": 1, "stone": 1, "brick": 1, "gold": 1}
    assert game.military("me") == {"sword": 4, "shield": 2, "horse": 2}


@pytest.mark.rules("CUL-GOLDEN-04")
def test_the_flip_pays_no_printed_coins_and_takes_none_back():
    me = {**PERSIAN, "hand": ["persia_artemisia"], "resources": ["persia_cyrus"], "development": 4, "coins": 6}
    game = cultures(me=me, you=ROMAN).play("lead persia_artemisia", "develop")
    assert (game.board("me")["side"], game.board("me")["coins"]) == ("golden", 4)
    assert game.told(None, "gained") == []


@pytest.mark.rules("CUL-GOLDEN-05")
def test_the_golden_age_is_worth_three_points_once():
    game = cultures(me={**PERSIAN, "development": 7}, you=ROMAN, marker="you")
    assert game.lines("me") == {"levels": 3, "golden-age": 3}


@pytest.mark.rules("CUL-GOLDEN-06")
def test_a_flipped_board_never_turns_back():
    flipped = set()
    for seed in range(12):
        before = [False, False]
        for match in decisions("cultures", 2, f"golden/{seed}", policy=builder):
            now = [board["side"] == "golden" for board in match.view(None)["boards"]]
            assert all(after or not was for was, after in zip(before, now, strict=True))
            before = now
            flipped.update(seat for seat in range(2) if now[seat])
    assert flipped == {0, 1}


def builder(match, dice):
    """Builds and develops whenever it can, and lays resources else."""
    options = match.choice.options
    wanted = [o for o in options if o.key.name in ("build", "lead", "develop") and o.token != "done"]
    wanted = wanted or [o for o in options if o.key.name == "resource"] or list(options)
    return wanted[dice.below(len(wanted))]

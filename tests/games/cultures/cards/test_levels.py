"""The eight levels of each board: what reaching them changes, pays and scores."""

import pytest
from tests.games.cultures.effects import difference, look, owner, to_next_round

from kronika.testing import cultures

mark = pytest.mark

# A cheap leader without an ability that reacts to development, and a card to develop with; neither has another effect.
LEADER = {
    "persia": "persia_artaxerxes",
    "rome": "rome_augustus",
    "abbasid": "abbasid_mamun",
    "egypt": "egypt_cleopatra",
}
LAID = {"persia": "persia_cyrus", "rome": "rome_pantheon", "abbasid": "abbasid_harun", "egypt": "egypt_abu_simbel"}

ABBASID_AFTER_THREE = [f"abbasid_level_{number}" for number in range(4, 9)]


def row(card, changes, coins, points):
    return pytest.param(card.mark.args[0], changes, coins, points, marks=card, id=card.mark.args[0])


LEVELS = [
    # Persian Empire
    row(mark.card("persia_level_1"), {}, coins=2, points=0),
    row(mark.card("persia_level_2"), {"wood": 1}, coins=0, points=0),
    row(mark.card("persia_level_3"), {"income": 1}, coins=0, points=0),
    row(mark.card("persia_level_4"), {}, coins=0, points=0),
    row(mark.card("persia_level_5"), {"gold": 1}, coins=0, points=3),
    row(mark.card("persia_level_6"), {}, coins=0, points=2),
    row(mark.card("persia_level_7"), {"scores_covered": 1}, coins=0, points=1),
    row(mark.card("persia_level_8"), {}, coins=0, points=4),
    # Roman Empire
    row(mark.card("rome_level_1"), {}, coins=2, points=0),
    row(mark.card("rome_level_2"), {"brick": 1}, coins=0, points=0),
    row(mark.card("rome_level_3"), {"sword": 1}, coins=0, points=0),
    row(mark.card("rome_level_4"), {"income": 1}, coins=0, points=0),
    row(mark.card("rome_level_5"), {"stone": 1}, coins=0, points=3),
    row(mark.card("rome_level_6"), {"scores_covered": 1}, coins=0, points=0),
    row(mark.card("rome_level_7"), {}, coins=0, points=0),
    row(mark.card("rome_level_8"), {}, coins=0, points=4),
    # Abbasid Caliphate
    row(mark.card("abbasid_level_1"), {"free_exchanges": 1}, coins=0, points=0),
    row(mark.card("abbasid_level_2"), {"wood": 1}, coins=0, points=0),
    row(mark.card("abbasid_level_3"), {"on_develop": 1}, coins=0, points=0),
    row(mark.card("abbasid_level_4"), {"gold": 1}, coins=0, points=3),
    row(mark.card("abbasid_level_5"), {"stone": 1}, coins=0, points=0),
    row(mark.card("abbasid_level_6"), {}, coins=0, points=2),
    row(mark.card("abbasid_level_7"), {}, coins=0, points=3),
    row(mark.card("abbasid_level_8"), {}, coins=0, points=3),
    # Ancient Egypt
    row(mark.card("egypt_level_1"), {"capacity": 1}, coins=0, points=0),
    row(mark.card("egypt_level_2"), {"wood": 1}, coins=0, points=0),
    row(mark.card("egypt_level_3"), {"flood": 1}, coins=0, points=0),
    row(mark.card("egypt_level_4"), {"shield": 1}, coins=0, points=0),
    row(mark.card("egypt_level_5"), {"brick": 1, "capacity": 2}, coins=0, points=3),
    row(mark.card("egypt_level_6"), {}, coins=0, points=2),
    row(mark.card("egypt_level_7"), {}, coins=0, points=0),
    row(mark.card("egypt_level_8"), {}, coins=0, points=4),
]


def below(level, **more):
    """One level short of it, with a leader just played."""
    civilization, number = level.split("_")[0], int(level[-1])
    leader = LEADER[civilization]
    me = {"hand": [leader], "resources": [LAID[civilization]], "development": number - 1, "coins": 12, **more}
    game = owner(level, **me).play(f"lead {leader}")
    return game.play("bank 0") if game.match.choice.key.name == "bank" else game


@pytest.mark.parametrize(("level", "changes", "coins", "points"), LEVELS)
def test_a_level_brings_exactly_this(level, changes, coins, points):
    game = below(level)
    before, had = look(game), game.board("me")["coins"]
    game.play("develop")
    lost = {"gold": -1}  # the card that was moved
    expected = {name: changes.get(name, 0) + lost.get(name, 0) for name in {**changes, **lost}}
    assert difference(before, look(game)) == {name: number for name, number in expected.items() if number}
    triggered = 1 if level in ABBASID_AFTER_THREE else 0  # a coin for each further level
    assert game.board("me")["coins"] - had == coins + triggered
    assert game.points("me")[level] == points


# --- levels with effects of their own


@pytest.mark.card("persia_level_4")
def test_level_4_of_persia_wakes_the_second_leader():
    game = below("persia_level_4", leaders=["persia_xerxes"])
    assert game.board("me")["leaders_in_use"] == ["persia_artaxerxes"]
    game.play("develop")
    assert game.board("me")["leaders_in_use"] == ["persia_xerxes", "persia_artaxerxes"]
    assert game.military("me") == {"sword": 1, "shield": 1}


@pytest.mark.card("persia_level_7")
def test_level_7_of_persia_scores_covered_leaders():
    game = below("persia_level_7", leaders=["persia_cyrus"], resources=["persia_treasury"])
    assert game.lines("me")["leaders"] == 2
    assert game.play("develop").lines("me")["leaders"] == 2 + 4


@pytest.mark.card("rome_level_6")
def test_level_6_of_rome_scores_covered_leaders():
    game = below("rome_level_6", leaders=["rome_caesar"])
    assert game.lines("me")["leaders"] == 2
    assert game.play("develop").lines("me")["leaders"] == 2 + 3


@pytest.mark.card("rome_level_7")
def test_level_7_of_rome_scores_provinces():
    game = below("rome_level_7", provinces=["gaul", "indus", "aksum"]).play("develop")
    assert game.points("me")["rome_level_7"] == 3


@pytest.mark.card("egypt_level_1")
def test_level_1_of_egypt_fills_the_basin():
    game = below("egypt_level_1", bank=1).play("develop")
    assert game.match.view(None)["nile"]["banks"] == [3, 0]


@pytest.mark.card("egypt_level_7")
@pytest.mark.parametrize(("bank", "points"), [(0, 0), (1, 0), (4, 2), (5, 2)])
def test_level_7_of_egypt_scores_pairs_of_coins_in_the_basin(bank, points):
    game = cultures(me={"civilization": "egypt", "development": 7, "bank": bank})
    assert game.points("me")["egypt_level_7"] == points


@pytest.mark.card("persia_level_3", "rome_level_4")
@pytest.mark.parametrize(("civilization", "level"), [("persia", 3), ("rome", 4)])
def test_a_level_with_income_pays_in_every_round(civilization, level):
    game = owner(f"{civilization}_x", development=level, row=["libya", "aksum"], plays=5, marker="you")
    to_next_round(game)
    paid = [event["number"] for event in game.told(None, "gained") if event["why"] == "income"]
    assert paid == [1]


@pytest.mark.card("egypt_level_3")
def test_level_3_of_egypt_floods_with_every_income():
    game = to_next_round(owner("egypt_x", development=3, row=["gaul", "aksum"], plays=5, marker="you"))
    assert game.match.view(None)["nile"]["banks"] == [2, 0]


# --- boards


@pytest.mark.card("persia")
def test_the_board_of_persia():
    assert board("persia") == ({"brick": 1}, {"brick": 1, "gold": 1}, 7)


@pytest.mark.card("rome")
def test_the_board_of_rome():
    assert board("rome") == ({"wood": 1}, {"wood": 1, "stone": 1}, 7)


@pytest.mark.card("abbasid")
def test_the_board_of_the_abbasids():
    assert board("abbasid") == ({"brick": 1}, {"brick": 1, "gold": 1}, 7)


@pytest.mark.card("egypt")
def test_the_board_of_egypt():
    assert board("egypt") == ({"stone": 1}, {"stone": 1, "brick": 1}, 5)


def board(civilization):
    """Printed resources of both sides, and the coin limit."""
    silver, golden = (owner(f"{civilization}_x", development=levels).board("me") for levels in (0, 5))
    assert (silver["side"], golden["side"]) == ("silver", "golden")
    return silver["printed"], golden["printed"], silver["coin_limit"]

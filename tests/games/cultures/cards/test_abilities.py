"""The abilities of buildings and leaders at work: at once, with the income, each time, in a price, at the end."""

import pytest
from tests.games.cultures.effects import first_option, owner, to_next_round

from kronika.testing import cultures

mark = pytest.mark


def row(card, *rest):
    return pytest.param(card.mark.args[0], *rest, marks=card, id=card.mark.args[0])


def in_play(card, **me):
    """The card lies in the build area of its owner."""
    area = "leaders" if is_leader(card) else "buildings"
    return owner(card, **{area: [card]}, **me)


def is_leader(card):
    game = owner(card, hand=[card])
    return game.match.view(0)["uses"][card]["build"]["kind"] == "leader"


def built(card, **me):
    """The card has just been built."""
    return first_option(owner(card, hand=[card], coins=18, **me), "build", "lead")


# --- at once


@pytest.mark.parametrize(
    ("card", "coins"),
    [
        row(mark.card("persia_fire_temple"), 3),
        row(mark.card("persia_darius_canal"), 3),
        row(mark.card("rome_thermae"), 2),
        row(mark.card("abbasid_hammam"), 2),
        row(mark.card("egypt_embalmers"), 3),
    ],
)
def test_coins_at_once(card, coins):
    game = built(card)
    assert [event["number"] for event in game.told(None, "gained")] == [coins]
    # Once: the next income pays nothing.
    later = to_next_round(in_play(card, plays=5, marker="you"))
    assert not [event for event in later.told(None, "gained") if event["why"] in ("income", "ability")]


@pytest.mark.card("egypt_shaduf")
def test_shaduf_fields_fill_the_basin():
    game = built("egypt_shaduf", bank=1).play("bank 0")
    assert (game.match.view(None)["nile"]["banks"], game.match.view(None)["nile"]["capacity"]) == ([4, 0], 5)


@pytest.mark.card("abbasid_madrasa")
def test_the_madrasa_develops_a_discarded_card():
    game = built("abbasid_madrasa", discard=["abbasid_noria", "abbasid_ribat"])
    game.asks("me", "develop-with", ["abbasid_noria", "abbasid_ribat"]).play("develop-with abbasid_ribat")
    assert game.names(game.table.development[0]) == ["abbasid_ribat"]
    assert game.names(game.table.discard[0]) == ["abbasid_noria"]
    empty = built("abbasid_madrasa").asks("you", "play")
    assert empty.table.development[0] == []


# --- with the income


@pytest.mark.parametrize(
    ("card", "coins"),
    [
        row(mark.card("persia_daric_mint"), 2),
        row(mark.card("persia_caravanserai"), 1),
        row(mark.card("persia_darius"), 2),
        row(mark.card("rome_brewery"), 1),
        row(mark.card("rome_marketplace"), 1),
        row(mark.card("abbasid_grand_bazaar"), 1),
        row(mark.card("abbasid_basra"), 1),
        row(mark.card("abbasid_harun"), 2),
        row(mark.card("abbasid_zubayda"), 1),
        row(mark.card("egypt_granary"), 1),
        row(mark.card("egypt_nile_port"), 1),
        row(mark.card("egypt_hatshepsut"), 1),
    ],
)
def test_income_in_coins(card, coins):
    game = to_next_round(in_play(card, plays=5, marker="you"))
    paid = [event["number"] for event in game.told(None, "gained") if event["why"] == "income"]
    assert paid == [coins]


@pytest.mark.parametrize(
    ("card", "flood"), [row(mark.card("egypt_nilometer"), 1), row(mark.card("egypt_hatshepsut"), 1)]
)
def test_income_in_floods(card, flood):
    game = to_next_round(in_play(card, plays=5, marker="you"))
    assert game.match.view(None)["nile"]["banks"] == [1 + flood, 0]


# --- each time


@pytest.mark.parametrize(
    ("card", "coins"),
    [
        row(mark.card("persia_satrapy"), 1),
        row(mark.card("persia_cambyses"), 1),
        row(mark.card("persia_mardonius"), 2),
        row(mark.card("rome_ludus"), 2),
    ],
)
def test_coins_for_each_province(card, coins):
    army = {"persia": ["persia_xerxes"], "rome": ["rome_caesar"]}[card.split("_")[0]]
    game = in_play(card, army=army, row=["gaul", "indus"], phase="province").play("compete")
    assert game.told(None, "gained") == [{"kind": "gained", "seat": 0, "number": coins, "why": "ability"}]
    lost = in_play(card, army=army, row=["gaul", "indus"], phase="province").play("decline")
    assert lost.told(None, "gained") == []


@pytest.mark.parametrize(
    ("card", "leader"),
    [
        row(mark.card("abbasid_paper_mill"), "abbasid_mansur"),
        row(mark.card("abbasid_khwarizmi"), "abbasid_noria"),
        row(mark.card("egypt_akhenaten"), "egypt_brickyard"),
    ],
)
def test_a_coin_for_each_level(card, leader):
    laid = {"abbasid": "abbasid_house_of_wisdom", "egypt": "egypt_abu_simbel"}[card.split("_")[0]]
    game = in_play(card, hand=[leader], resources=[laid], coins=6)
    first_option(game, "build", "lead").play("develop")
    assert game.told(None, "gained") == [{"kind": "gained", "seat": 0, "number": 1, "why": "ability"}]


@pytest.mark.card("persia_boat_bridge")
def test_the_bridge_of_boats_pays_for_each_military_card():
    game = in_play("persia_boat_bridge", hand=["persia_xerxes", "persia_qanat"]).play("army persia_xerxes")
    game.expect(me={"hand": ["persia_qanat"], "army": ["persia_xerxes"], "coins": 1}, middle={"supply": 27})
    other = in_play("persia_boat_bridge", hand=["persia_xerxes", "persia_qanat"]).play("resource persia_xerxes")
    other.expect(me={"hand": ["persia_qanat"], "resources": ["persia_xerxes"]})


# --- in prices and exchanges


@pytest.mark.parametrize(
    ("card", "wanted", "before", "after"),
    [
        row(mark.card("persia_royal_road"), "persia_immortals", 6, 4),
        row(mark.card("persia_qanat"), "persia_darius", 6, 2),
        row(mark.card("persia_atossa"), "persia_cyrus", 6, 2),
        row(mark.card("rome_via_appia"), "rome_limes", 6, 4),
        row(mark.card("rome_villa"), "rome_castra", 4, 0),
        row(mark.card("rome_aqueduct"), "rome_limes", 6, 4),
        row(mark.card("rome_curia"), "rome_caesar", 8, 4),
        row(mark.card("rome_agrippa"), "rome_limes", 6, 4),
        row(mark.card("abbasid_noria"), "abbasid_barid", 6, 4),
        row(mark.card("abbasid_nahrawan"), "abbasid_ribat", 6, 2),
        row(mark.card("abbasid_astrolabe"), "abbasid_golden_gate", 12, 10),
        row(mark.card("abbasid_mansur"), "abbasid_barid", 6, 4),
        row(mark.card("egypt_aswan_quarry"), "egypt_obelisk", 8, 4),
        row(mark.card("egypt_brickyard"), "egypt_buhen", 6, 4),
        row(mark.card("egypt_nubian_gold"), "egypt_sphinx", 12, 10),
        row(mark.card("egypt_imhotep"), "egypt_buhen", 6, 4),
        row(mark.card("egypt_khufu"), "egypt_obelisk", 8, 4),
    ],
)
def test_a_card_makes_another_one_cheaper(card, wanted, before, after):
    assert owner(card, hand=[wanted]).price(wanted) == before
    assert in_play(card, hand=[wanted]).price(wanted) == after


@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        row(mark.card("persia_atossa"), "persia_immortals"),
        row(mark.card("rome_curia"), "rome_castra"),
        row(mark.card("rome_agrippa"), "rome_cicero"),
        row(mark.card("abbasid_mansur"), "abbasid_zubayda"),
        row(mark.card("egypt_imhotep"), "egypt_thutmose"),
        row(mark.card("rome_aqueduct"), "rome_castra"),
        row(mark.card("abbasid_astrolabe"), "abbasid_barid"),
        row(mark.card("egypt_khufu"), "egypt_chariots"),
    ],
)
def test_but_not_one_of_another_kind_or_without_that_resource(card, wanted):
    assert in_play(card, hand=[wanted]).price(wanted) == owner(card, hand=[wanted]).price(wanted)


@pytest.mark.parametrize(
    "card",
    [
        row(mark.card("persia_artaxerxes")),
        row(mark.card("rome_cicero")),
        row(mark.card("abbasid_bimaristan")),
        row(mark.card("abbasid_barid")),
        row(mark.card("abbasid_zubayda")),
        row(mark.card("egypt_papyrus")),
    ],
)
def test_a_free_exchange(card):
    game = in_play(card, phase="exchange").asks("me", "exchange", ["0", "1"]).play("exchange 1")
    assert game.told(None, "exchanged") == [{"kind": "exchanged", "seat": 0, "number": 1, "paid": 0}]


# --- in contests


@pytest.mark.parametrize(
    ("card", "symbols"),
    [
        row(mark.card("persia_immortals"), {"sword": 1}),
        row(mark.card("persia_nisaean_stables"), {"horse": 1}),
        row(mark.card("persia_cyrus"), {"horse": 1}),
        row(mark.card("persia_cambyses"), {"sword": 1}),
        row(mark.card("persia_xerxes"), {"sword": 1, "shield": 1}),
        row(mark.card("persia_artemisia"), {"horse": 1}),
        row(mark.card("rome_circus_maximus"), {"horse": 1}),
        row(mark.card("rome_castra"), {"sword": 1}),
        row(mark.card("rome_limes"), {"shield": 1}),
        row(mark.card("rome_scipio"), {"sword": 1}),
        row(mark.card("rome_caesar"), {"sword": 1, "horse": 1}),
        row(mark.card("rome_hadrian"), {"shield": 1}),
        row(mark.card("abbasid_ghulam_guard"), {"horse": 1}),
        row(mark.card("abbasid_ribat"), {"shield": 1}),
        row(mark.card("abbasid_mutasim"), {"sword": 1, "horse": 1}),
        row(mark.card("egypt_sphinx"), {"shield": 1}),
        row(mark.card("egypt_chariots"), {"horse": 1}),
        row(mark.card("egypt_buhen"), {"shield": 1}),
        row(mark.card("egypt_thutmose"), {"sword": 1, "horse": 1}),
        row(mark.card("egypt_ramesses"), {"sword": 1}),
    ],
)
def test_symbols_win_a_province_without_an_army(card, symbols):
    game = in_play(card, row=["caucasus", "indus"], phase="province")
    assert game.military("me") == symbols
    assert game.match.view(None)["contest"]["strength"] == [sum(symbols.values()), 0]
    game.play("compete")
    assert game.names(game.table.provinces[0]) == ["caucasus"]


@pytest.mark.card("rome_scipio")
def test_scipio_wins_ties():
    you = {"buildings": ["persia_immortals"]}
    game = cultures(me={"leaders": ["rome_scipio"]}, you=you, row=["gaul", "indus"], phase="province", marker="you")
    assert game.match.view(None)["contest"]["stronger"] == 0
    game.play("compete", "compete")
    assert game.names(game.table.provinces[0]) == ["gaul"]


@pytest.mark.card("rome_trajan")
def test_trajan_keeps_the_last_military_card():
    me = {"leaders": ["rome_trajan"], "army": ["rome_forum"]}
    game = cultures(me=me, row=["gaul", "indus"], phase="province").play("compete")
    assert (game.names(game.table.army[0]), game.table.discard[0]) == (["rome_forum"], [])


# --- at the end

PROVINCES = ["caucasus", "indus", "armenia", "gaul"]  # frontier, trade, trade, harvest


@pytest.mark.parametrize(
    ("card", "me", "points"),
    [
        row(mark.card("persia_gate_of_nations"), {"leaders": ["persia_cyrus", "persia_atossa"]}, 3 + 2),
        row(mark.card("persia_satrapy"), {"provinces": PROVINCES}, 1 + 1),
        row(mark.card("persia_treasury"), {"coins": 7}, 1 + 3),
        row(mark.card("rome_forum"), {"provinces": PROVINCES}, 1 + 4),
        row(mark.card("rome_triumphal_arch"), {"provinces": PROVINCES}, 2 + 4),
        row(mark.card("rome_basilica"), {"provinces": PROVINCES}, 3 + 2),
        row(mark.card("rome_augustus"), {"provinces": PROVINCES}, 2 + 4),
        row(mark.card("rome_hadrian"), {"provinces": PROVINCES}, 2 + 1),
        row(mark.card("rome_marcus_aurelius"), {"development": 5}, 3 + 2),
        row(mark.card("abbasid_house_of_wisdom"), {"development": 5}, 1 + 5),
        row(mark.card("abbasid_observatory"), {"development": 5}, 2 + 2),
        row(mark.card("abbasid_basra"), {"provinces": PROVINCES}, 2 + 2),
        row(mark.card("abbasid_scriptorium"), {"development": 7}, 2 + 2),
        row(mark.card("abbasid_mamun"), {"development": 7}, 2 + 3),
        row(mark.card("egypt_granary"), {"provinces": PROVINCES}, 1 + 1),
        row(mark.card("egypt_house_of_life"), {"development": 6}, 2 + 2),
        row(mark.card("egypt_valley_of_kings"), {"leaders": ["egypt_khufu", "egypt_imhotep"]}, 2 + 2),
        row(mark.card("egypt_lake_moeris"), {"bank": 5, "coins": 4}, 2 + 2),
        row(mark.card("egypt_cleopatra"), {"bank": 7, "coins": 4}, 1 + 5),
    ],
)
def test_points_at_the_end(card, me, points):
    game = in_play(card, **me)
    assert game.points("me")[card] == points


@pytest.mark.parametrize(
    ("card", "points"),
    [
        row(mark.card("persia_apadana"), 7),
        row(mark.card("persia_pasargadae"), 5),
        row(mark.card("persia_susa_palace"), 6),
        row(mark.card("persia_behistun"), 5),
        row(mark.card("rome_colosseum"), 8),
        row(mark.card("rome_pantheon"), 7),
        row(mark.card("abbasid_round_city"), 7),
        row(mark.card("abbasid_samarra_mosque"), 6),
        row(mark.card("abbasid_golden_gate"), 7),
        row(mark.card("egypt_great_pyramid"), 9),
        row(mark.card("egypt_karnak"), 6),
        row(mark.card("egypt_abu_simbel"), 5),
        row(mark.card("egypt_obelisk"), 3),
        row(mark.card("egypt_mastaba"), 4),
    ],
)
def test_a_card_without_an_ability_only_scores(card, points):
    game = in_play(card, provinces=PROVINCES, development=6, coins=5, marker="you")
    assert game.points("me")[card] == points
    bare = owner(card, provinces=PROVINCES, development=6, coins=5, marker="you")
    assert game.lines("me") == bare.lines("me") | {"buildings": points}

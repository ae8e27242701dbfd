"""The four uses of every card, with its printed numbers: coins, army, resources, and what it costs and is worth."""

import pytest

from kronika.testing import cultures

PRINTED = {"persia": {"brick": 1}, "rome": {"wood": 1}, "abbasid": {"brick": 1}, "egypt": {"stone": 1}}
FIRST_STRIP = {"persia": "horse", "rome": "sword", "abbasid": "shield", "egypt": "shield"}


LETTERS = {"W": "wood", "B": "brick", "S": "stone", "G": "gold", "C": "coin"}

mark = pytest.mark


def row(card, kind, resources, symbol, cost, points):
    """A printed card; resources and cost in letters, C is a coin."""
    name = card.mark.args[0]
    return pytest.param(name, kind, count(resources), symbol, count(cost), points, marks=card, id=name)


def count(letters):
    return {word: letters.count(letter) for letter, word in LETTERS.items() if letter in letters}


CARDS = [
    # Persian Empire
    row(mark.card("persia_apadana"), "building", "S", "shield", "BBSSSSG", 7),
    row(mark.card("persia_pasargadae"), "building", "W", "horse", "WWWWBG", 5),
    row(mark.card("persia_royal_road"), "building", "WC", "horse", "WWBSS", 2),
    row(mark.card("persia_daric_mint"), "building", "GC", "sword", "BBG", 0),
    row(mark.card("persia_caravanserai"), "building", "BC", "horse", "WWB", 1),
    row(mark.card("persia_qanat"), "building", "S", "shield", "BSS", 0),
    row(mark.card("persia_fire_temple"), "building", "S", "shield", "BBSSSG", 4),
    row(mark.card("persia_gate_of_nations"), "building", "S", "sword", "WWSSSG", 3),
    row(mark.card("persia_susa_palace"), "building", "G", "shield", "BBBSGG", 6),
    row(mark.card("persia_satrapy"), "building", "BC", "sword", "WWBBB", 1),
    row(mark.card("persia_immortals"), "building", "W", "sword", "WWBB", 2),
    row(mark.card("persia_nisaean_stables"), "building", "WC", "horse", "WWW", 1),
    row(mark.card("persia_treasury"), "building", "G", "shield", "BBSSG", 1),
    row(mark.card("persia_behistun"), "building", "S", "horse", "BSSSSG", 5),
    row(mark.card("persia_darius_canal"), "building", "W", "shield", "WWWBSSG", 4),
    row(mark.card("persia_boat_bridge"), "building", "WB", "horse", "WW", 1),
    row(mark.card("persia_cyrus"), "leader", "G", "horse", "WBBG", 4),
    row(mark.card("persia_cambyses"), "leader", "BC", "sword", "BB", 1),
    row(mark.card("persia_darius"), "leader", "B", "shield", "BBSG", 3),
    row(mark.card("persia_xerxes"), "leader", "S", "sword", "BSSG", 3),
    row(mark.card("persia_atossa"), "leader", "W", "shield", "WB", 1),
    row(mark.card("persia_artaxerxes"), "leader", "B", "shield", "BBSG", 2),
    row(mark.card("persia_artemisia"), "leader", "WC", "horse", "WW", 1),
    row(mark.card("persia_mardonius"), "leader", "BS", "sword", "WWS", 1),
    # Roman Empire
    row(mark.card("rome_brewery"), "building", "W", "horse", "WWBBS", 4),
    row(mark.card("rome_marketplace"), "building", "GC", "horse", "WBB", 1),
    row(mark.card("rome_aqueduct"), "building", "S", "shield", "BBSSSG", 3),
    row(mark.card("rome_forum"), "building", "S", "sword", "WBBBSS", 1),
    row(mark.card("rome_colosseum"), "building", "S", "sword", "WBBBSSSSG", 8),
    row(mark.card("rome_circus_maximus"), "building", "W", "horse", "WWWWBSG", 4),
    row(mark.card("rome_thermae"), "building", "B", "shield", "BBBSSG", 3),
    row(mark.card("rome_castra"), "building", "WC", "sword", "WWB", 1),
    row(mark.card("rome_via_appia"), "building", "SC", "horse", "BBSS", 0),
    row(mark.card("rome_pantheon"), "building", "G", "shield", "BBSSSSGG", 7),
    row(mark.card("rome_curia"), "building", "W", "shield", "WBBSSG", 2),
    row(mark.card("rome_triumphal_arch"), "building", "G", "sword", "BBSSSG", 2),
    row(mark.card("rome_limes"), "building", "B", "shield", "WWSS", 1),
    row(mark.card("rome_villa"), "building", "W", "horse", "WWB", 0),
    row(mark.card("rome_basilica"), "building", "B", "sword", "BBBBSG", 3),
    row(mark.card("rome_ludus"), "building", "BC", "sword", "WWWBB", 1),
    row(mark.card("rome_scipio"), "leader", "WB", "sword", "WWW", 1),
    row(mark.card("rome_caesar"), "leader", "G", "sword", "WWBBG", 3),
    row(mark.card("rome_augustus"), "leader", "B", "shield", "BBSSG", 2),
    row(mark.card("rome_trajan"), "leader", "S", "horse", "BBSG", 3),
    row(mark.card("rome_hadrian"), "leader", "S", "shield", "BBSS", 2),
    row(mark.card("rome_marcus_aurelius"), "leader", "W", "shield", "WSSSG", 3),
    row(mark.card("rome_cicero"), "leader", "BC", "shield", "WB", 1),
    row(mark.card("rome_agrippa"), "leader", "BC", "horse", "WB", 1),
    # Abbasid Caliphate
    row(mark.card("abbasid_house_of_wisdom"), "building", "G", "shield", "WWBBG", 1),
    row(mark.card("abbasid_round_city"), "building", "B", "shield", "BBBBBSSG", 7),
    row(mark.card("abbasid_samarra_mosque"), "building", "S", "shield", "BBBBBSG", 6),
    row(mark.card("abbasid_observatory"), "building", "S", "shield", "BBSSG", 2),
    row(mark.card("abbasid_bimaristan"), "building", "B", "shield", "WWBBB", 2),
    row(mark.card("abbasid_paper_mill"), "building", "WC", "horse", "WWB", 1),
    row(mark.card("abbasid_grand_bazaar"), "building", "GC", "horse", "WWB", 1),
    row(mark.card("abbasid_madrasa"), "building", "B", "shield", "WWBBSG", 2),
    row(mark.card("abbasid_golden_gate"), "building", "G", "sword", "BBBSSGG", 7),
    row(mark.card("abbasid_noria"), "building", "W", "horse", "WW", 0),
    row(mark.card("abbasid_barid"), "building", "WB", "horse", "WWW", 2),
    row(mark.card("abbasid_basra"), "building", "W", "horse", "WWWWG", 2),
    row(mark.card("abbasid_hammam"), "building", "BC", "shield", "BBBSSG", 3),
    row(mark.card("abbasid_astrolabe"), "building", "SC", "sword", "BSSSG", 2),
    row(mark.card("abbasid_ghulam_guard"), "building", "W", "sword", "WWWB", 2),
    row(mark.card("abbasid_ribat"), "building", "S", "shield", "BBSS", 1),
    row(mark.card("abbasid_scriptorium"), "building", "B", "sword", "WWWBBB", 2),
    row(mark.card("abbasid_nahrawan"), "building", "S", "horse", "BBS", 0),
    row(mark.card("abbasid_mansur"), "leader", "BC", "sword", "BB", 1),
    row(mark.card("abbasid_harun"), "leader", "G", "horse", "WSSG", 2),
    row(mark.card("abbasid_mamun"), "leader", "B", "shield", "BBSSG", 2),
    row(mark.card("abbasid_khwarizmi"), "leader", "S", "shield", "BBSS", 2),
    row(mark.card("abbasid_zubayda"), "leader", "WC", "horse", "WWBB", 2),
    row(mark.card("abbasid_mutasim"), "leader", "WB", "sword", "WWSS", 2),
    # Ancient Egypt
    row(mark.card("egypt_great_pyramid"), "building", "S", "shield", "BBSSSSSSG", 9),
    row(mark.card("egypt_sphinx"), "building", "S", "shield", "BBSSSSG", 4),
    row(mark.card("egypt_karnak"), "building", "B", "shield", "WWBBSSSG", 6),
    row(mark.card("egypt_abu_simbel"), "building", "G", "sword", "BBSSSSG", 5),
    row(mark.card("egypt_obelisk"), "building", "S", "horse", "SSSSS", 3),
    row(mark.card("egypt_granary"), "building", "BC", "shield", "WBB", 1),
    row(mark.card("egypt_nile_port"), "building", "WC", "horse", "WWWB", 1),
    row(mark.card("egypt_papyrus"), "building", "W", "shield", "WWBBB", 1),
    row(mark.card("egypt_aswan_quarry"), "building", "SC", "sword", "WWB", 0),
    row(mark.card("egypt_brickyard"), "building", "B", "shield", "WW", 0),
    row(mark.card("egypt_mastaba"), "building", "B", "horse", "BBBSSG", 4),
    row(mark.card("egypt_house_of_life"), "building", "W", "shield", "WWBBSG", 2),
    row(mark.card("egypt_chariots"), "building", "W", "horse", "WWWB", 1),
    row(mark.card("egypt_buhen"), "building", "S", "sword", "BBSS", 1),
    row(mark.card("egypt_nubian_gold"), "building", "GC", "sword", "WSS", 1),
    row(mark.card("egypt_embalmers"), "building", "BC", "horse", "WWBB", 1),
    row(mark.card("egypt_valley_of_kings"), "building", "G", "sword", "BBSSSG", 2),
    row(mark.card("egypt_nilometer"), "building", "WC", "shield", "BBS", 0),
    row(mark.card("egypt_shaduf"), "building", "WB", "horse", "WWBB", 1),
    row(mark.card("egypt_lake_moeris"), "building", "W", "shield", "WWBBSG", 2),
    row(mark.card("egypt_imhotep"), "leader", "BC", "shield", "B", 1),
    row(mark.card("egypt_khufu"), "leader", "S", "sword", "BSS", 3),
    row(mark.card("egypt_hatshepsut"), "leader", "G", "horse", "WWSSG", 3),
    row(mark.card("egypt_thutmose"), "leader", "WS", "horse", "WWSS", 2),
    row(mark.card("egypt_akhenaten"), "leader", "B", "shield", "BBG", 2),
    row(mark.card("egypt_ramesses"), "leader", "S", "sword", "BSSSG", 4),
    row(mark.card("egypt_cleopatra"), "leader", "WC", "shield", "WBBG", 1),
]


def playing(card, **me):
    """The card's owner is about to play it, with that much else."""
    civilization = card.split("_")[0]
    rival = "rome" if civilization != "rome" else "persia"
    return cultures(me={"civilization": civilization, "hand": [card], **me}, you={"civilization": rival}, marker="me")


@pytest.mark.parametrize(("card", "kind", "resources", "symbol", "cost", "points"), CARDS)
def test_the_four_uses_of_a_card(card, kind, resources, symbol, cost, points):
    civilization = card.split("_")[0]
    printed = PRINTED[civilization]
    # Sold for coins.
    playing(card).play(f"coins {card}").expect(me={"hand": [], "discard": [card], "coins": 2}, middle={"supply": 26})
    # Its symbol and that of the first strip.
    armed = playing(card).play(f"army {card}")
    armed.expect(me={"hand": [], "army": [card]})
    strip = FIRST_STRIP[civilization]
    assert armed.military("me") == ({symbol: 2} if symbol == strip else {symbol: 1, strip: 1})
    # Its resources, and its coins once.
    coins = resources.get("coin", 0)
    laid = playing(card).play(f"resource {card}")
    laid.expect(me={"hand": [], "resources": [card], "coins": coins}, middle={"supply": 28 - coins})
    given = {name: resources.get(name, 0) + printed.get(name, 0) for name in ("wood", "brick", "stone", "gold")}
    assert laid.resources("me") == {name: number for name, number in given.items() if number}
    # Its price, with nothing but what the board gives; and its points.
    build = playing(card, coins=18).match.view(0)["uses"][card]["build"]
    missing = {name: number - printed.get(name, 0) for name, number in cost.items() if number > printed.get(name, 0)}
    price = 2 * sum(missing.values())
    assert (build["kind"], build["cost"], build["missing"], build["coins"]) == (kind, cost, missing, price)
    assert build["vp"] == points
    if price:
        playing(card, coins=price - 1).refuses(f"build {card}", f"lead {card}")
    built = playing(card, coins=price).play(f"{'lead' if kind == 'leader' else 'build'} {card}")
    area = "leaders" if kind == "leader" else "buildings"
    assert built.names(getattr(built.table, area)[0]) == [card]
    assert [event["number"] for event in built.told(None, "paid")] == ([price] if price else [])

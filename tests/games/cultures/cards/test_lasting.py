"""What every building and leader changes for good, and nothing else: the difference between two looks at the board."""

import pytest
from tests.games.cultures.effects import difference, look, owner

mark = pytest.mark


def row(card, changes):
    return pytest.param(card.mark.args[0], changes, marks=card, id=card.mark.args[0])


CARDS = [
    # Persian Empire
    row(mark.card("persia_apadana"), {}),
    row(mark.card("persia_pasargadae"), {}),
    row(mark.card("persia_royal_road"), {"any": 1}),
    row(mark.card("persia_daric_mint"), {"income": 2}),
    row(mark.card("persia_caravanserai"), {"income": 1}),
    row(mark.card("persia_qanat"), {"brick": 1, "stone": 1}),
    row(mark.card("persia_fire_temple"), {}),
    row(mark.card("persia_gate_of_nations"), {}),
    row(mark.card("persia_susa_palace"), {}),
    row(mark.card("persia_satrapy"), {"on_province": 1}),
    row(mark.card("persia_immortals"), {"sword": 1}),
    row(mark.card("persia_nisaean_stables"), {"horse": 1}),
    row(mark.card("persia_treasury"), {}),
    row(mark.card("persia_behistun"), {}),
    row(mark.card("persia_darius_canal"), {}),
    row(mark.card("persia_boat_bridge"), {"on_military": 1}),
    row(mark.card("persia_cyrus"), {"horse": 1}),
    row(mark.card("persia_cambyses"), {"sword": 1, "on_province": 1}),
    row(mark.card("persia_darius"), {"income": 2}),
    row(mark.card("persia_xerxes"), {"sword": 1, "shield": 1}),
    row(mark.card("persia_atossa"), {"leader discount": 2}),
    row(mark.card("persia_artaxerxes"), {"free_exchanges": 1}),
    row(mark.card("persia_artemisia"), {"horse": 1}),
    row(mark.card("persia_mardonius"), {"on_province": 2}),
    # Roman Empire
    row(mark.card("rome_brewery"), {"income": 1}),
    row(mark.card("rome_marketplace"), {"income": 1}),
    row(mark.card("rome_aqueduct"), {"price of stone": -1}),
    row(mark.card("rome_forum"), {}),
    row(mark.card("rome_colosseum"), {}),
    row(mark.card("rome_circus_maximus"), {"horse": 1}),
    row(mark.card("rome_thermae"), {}),
    row(mark.card("rome_castra"), {"sword": 1}),
    row(mark.card("rome_via_appia"), {"any": 1}),
    row(mark.card("rome_pantheon"), {}),
    row(mark.card("rome_curia"), {"leader discount": 2}),
    row(mark.card("rome_triumphal_arch"), {}),
    row(mark.card("rome_limes"), {"shield": 1}),
    row(mark.card("rome_villa"), {"wood": 1, "brick": 1}),
    row(mark.card("rome_basilica"), {}),
    row(mark.card("rome_ludus"), {"on_province": 2}),
    row(mark.card("rome_scipio"), {"sword": 1, "wins_ties": 1}),
    row(mark.card("rome_caesar"), {"sword": 1, "horse": 1}),
    row(mark.card("rome_augustus"), {}),
    row(mark.card("rome_trajan"), {"keeps_military": 1}),
    row(mark.card("rome_hadrian"), {"shield": 1}),
    row(mark.card("rome_marcus_aurelius"), {}),
    row(mark.card("rome_cicero"), {"free_exchanges": 1}),
    row(mark.card("rome_agrippa"), {"building discount": 1}),
    # Abbasid Caliphate
    row(mark.card("abbasid_house_of_wisdom"), {}),
    row(mark.card("abbasid_round_city"), {}),
    row(mark.card("abbasid_samarra_mosque"), {}),
    row(mark.card("abbasid_observatory"), {}),
    row(mark.card("abbasid_bimaristan"), {"free_exchanges": 1}),
    row(mark.card("abbasid_paper_mill"), {"on_develop": 1}),
    row(mark.card("abbasid_grand_bazaar"), {"income": 1}),
    row(mark.card("abbasid_madrasa"), {}),
    row(mark.card("abbasid_golden_gate"), {}),
    row(mark.card("abbasid_noria"), {"wood": 1}),
    row(mark.card("abbasid_barid"), {"free_exchanges": 1}),
    row(mark.card("abbasid_basra"), {"income": 1}),
    row(mark.card("abbasid_hammam"), {}),
    row(mark.card("abbasid_astrolabe"), {"price of gold": -1}),
    row(mark.card("abbasid_ghulam_guard"), {"horse": 1}),
    row(mark.card("abbasid_ribat"), {"shield": 1}),
    row(mark.card("abbasid_scriptorium"), {}),
    row(mark.card("abbasid_nahrawan"), {"brick": 1, "stone": 1}),
    row(mark.card("abbasid_mansur"), {"building discount": 1}),
    row(mark.card("abbasid_harun"), {"income": 2}),
    row(mark.card("abbasid_mamun"), {}),
    row(mark.card("abbasid_khwarizmi"), {"on_develop": 1}),
    row(mark.card("abbasid_zubayda"), {"income": 1, "free_exchanges": 1}),
    row(mark.card("abbasid_mutasim"), {"sword": 1, "horse": 1}),
    # Ancient Egypt
    row(mark.card("egypt_great_pyramid"), {}),
    row(mark.card("egypt_sphinx"), {"shield": 1}),
    row(mark.card("egypt_karnak"), {}),
    row(mark.card("egypt_abu_simbel"), {}),
    row(mark.card("egypt_obelisk"), {}),
    row(mark.card("egypt_granary"), {"income": 1}),
    row(mark.card("egypt_nile_port"), {"income": 1}),
    row(mark.card("egypt_papyrus"), {"free_exchanges": 1}),
    row(mark.card("egypt_aswan_quarry"), {"stone": 2}),
    row(mark.card("egypt_brickyard"), {"brick": 1}),
    row(mark.card("egypt_mastaba"), {}),
    row(mark.card("egypt_house_of_life"), {}),
    row(mark.card("egypt_chariots"), {"horse": 1}),
    row(mark.card("egypt_buhen"), {"shield": 1}),
    row(mark.card("egypt_nubian_gold"), {"gold": 1}),
    row(mark.card("egypt_embalmers"), {}),
    row(mark.card("egypt_valley_of_kings"), {}),
    row(mark.card("egypt_nilometer"), {"flood": 1}),
    row(mark.card("egypt_shaduf"), {"capacity": 2}),
    row(mark.card("egypt_lake_moeris"), {}),
    row(mark.card("egypt_imhotep"), {"building discount": 1}),
    row(mark.card("egypt_khufu"), {"price of stone": -1}),
    row(mark.card("egypt_hatshepsut"), {"income": 1, "flood": 1}),
    row(mark.card("egypt_thutmose"), {"sword": 1, "horse": 1}),
    row(mark.card("egypt_akhenaten"), {"on_develop": 1}),
    row(mark.card("egypt_ramesses"), {"sword": 1}),
    row(mark.card("egypt_cleopatra"), {}),
]


@pytest.mark.parametrize(("card", "changes"), CARDS)
def test_a_card_changes_exactly_this(card, changes):
    game = owner(card, hand=[card], coins=18)
    before = look(game)
    game.answer(next(o.token for o in game.match.choice.options if o.key.name in ("build", "lead")))
    assert difference(before, look(game)) == changes

"""Finding a named card."""

import pytest

from kronika.testing import imperium

DECK = ["unr_unrest", "mac_conquer", "mac_advance"]
NATION = ["art_peredur", "art_bedwyr"]
SEAT = {"nation": "arthurians", "hand": ["art_lawnslot_llyn"], "nation_deck": NATION}
FOUND = {"hand": ["fam_great"], "history": ["art_guennuvar"], "actions": 2}
MIDDLE = {"fame": ["fam_glorious", "fam_marvellous"], "exile": ["art_lawnslot_llyn"]}


@pytest.mark.rules("IMP-FIND-01", "IMP-FIND-04")
@pytest.mark.parametrize("where", ["hand", "discard"])
def test_the_decks_are_not_touched_if_the_card_lies_before_them(where):
    cards = {"deck": DECK, "discard": ["mac_glory"]}
    game = imperium(me={**SEAT, **cards, where: [*({**SEAT, **cards}[where]), "art_guennuvar"]})
    game.play("play art_lawnslot_llyn")
    assert [event["card"] for event in game.told("you", "found")] == ["art_guennuvar"]
    game.expect(me={**FOUND, "discard": ["mac_glory"]}, middle=MIDDLE)


@pytest.mark.rules("IMP-FIND-01", "IMP-FIND-04", "IMP-FIND-08")
def test_a_searched_draw_deck_is_shuffled_and_the_nation_deck_left_alone():
    game = imperium(me={**SEAT, "deck": [*DECK, "art_guennuvar"]}).play("play art_lawnslot_llyn")
    game.expect(me={**FOUND, "deck": sorted(DECK)}, middle=MIDDLE)  # what has no order is named by the alphabet


@pytest.mark.rules("IMP-FIND-01", "IMP-FIND-08", "IMP-FIND-03")
def test_a_search_without_result_shuffles_both_decks():
    game = imperium(me={**SEAT, "deck": DECK})
    orders = set()
    for seed in range(20):
        twin = game.match.redealt(0, seed)
        twin.answer("play art_lawnslot_llyn")
        t = twin.table
        assert t.stacked[0] == 0
        orders.add(tuple(t.card_ids[t.faces[card]] for card in t.nation[0]))
    assert orders == {("art_gwaith_camlan", *NATION), ("art_gwaith_camlan", *NATION[::-1])}

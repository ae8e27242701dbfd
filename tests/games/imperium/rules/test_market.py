"""The market: refills, breaking through, exile."""

import pytest

from kronika.testing import imperium

BREAK = {"hand": ["mac_conquer"], "population": 3}
ADVANCE = {"hand": ["mac_advance"], "materials": 5}


def breaking(suit, **setup):
    """Break through with Conquer (regions and tributaries) or Advance (the rest)."""
    me = BREAK if suit in ("region", "tributary") else ADVANCE
    game = imperium(me=me, **setup)
    return game.play(f"play {me['hand'][0]}", "choose break-through")


@pytest.mark.rules("IMP-BREAK-05", "IMP-BREAK-06", "IMP-BREAK-07", "IMP-BREAK-12")
@pytest.mark.parametrize(
    ("suit", "card"), [("region", "reg_forest"), ("uncivilised", "unc_town"), ("civilised", "civ_coinage")]
)
def test_the_unseen_top_card_of_a_small_deck(suit, card):
    game = breaking(suit)
    left = game.before["middle"][suit][1:]
    game.answer(f"deck {suit}")
    tokens = {"population": 0} if suit == "region" else {"materials": 0}
    played = "mac_conquer" if suit == "region" else "mac_advance"
    game.expect(me={"hand": [card], "discard": [played], "actions": 2, **tokens}, middle={suit: left})
    assert game.told("you", "broke-through")[0]["card"] is None


@pytest.mark.rules("IMP-BREAK-08", "IMP-BREAK-10")
def test_for_a_tributary_the_main_deck_is_revealed():
    game = breaking("tributary", decks={"main": ["reg_oasis", "unc_port", "tri_aksumites", "civ_temple"]})
    game.answer("deck tributary")
    assert [event["card"] for event in game.told("you", "revealed")] == ["reg_oasis", "unc_port", "tri_aksumites"]
    game.expect(
        me={"hand": ["tri_aksumites"], "discard": ["mac_conquer"], "population": 0, "actions": 2},
        middle={"main": ["civ_temple", "reg_oasis", "unc_port"]},
    )


@pytest.mark.rules("IMP-BREAK-08", "IMP-BREAK-13")
def test_an_empty_small_deck_sends_to_the_main_deck_which_is_not_empty_while_it_is_searched():
    game = breaking("region", decks={"region": [], "main": ["unc_port", "reg_oasis"]})
    game.answer("deck region")
    game.expect(
        me={"hand": ["reg_oasis"], "discard": ["mac_conquer"], "population": 0, "actions": 2},
        middle={"main": ["unc_port"]},
    )


@pytest.mark.rules("IMP-BREAK-11")
def test_a_search_without_result_gives_two_progress():
    game = breaking("tributary", decks={"main": ["unc_port", "reg_oasis"]})
    game.answer("deck tributary")
    game.expect(
        me={"hand": [], "discard": ["mac_conquer"], "population": 0, "progress": 3, "actions": 2},
        middle={"main": ["reg_oasis", "unc_port"]},
    )


@pytest.mark.rules("IMP-MARKET-02", "IMP-MARKET-03")
def test_an_empty_small_deck_refills_from_the_main_deck():
    game = breaking("civilised", decks={"civilised": []})
    game.answer("break-through civ_education")
    game.expect(
        me={"hand": ["civ_education"], "discard": ["mac_advance"], "materials": 0, "actions": 2},
        middle={
            "market": ["reg_jungle", "unc_elders", "reg_oasis", "tri_assyrians", "reg_steppe"],
            "main": ["unc_port", "civ_temple", "tri_aksumites"],
            "under": ["tri_assyrians", "unc_elders"],
            "unrest": 13,
        },
    )


@pytest.mark.rules("IMP-END-02")
def test_the_last_card_of_the_main_deck_triggers_scoring():
    game = breaking("tributary", decks={"main": ["unc_port"]})
    game.answer("break-through tri_assyrians")
    game.expect(
        me={"hand": ["tri_assyrians"], "discard": ["mac_conquer"], "population": 0, "actions": 2},
        middle={**game.refilled("tri_assyrians", back=True), "last_round": 4},
    )


@pytest.mark.rules("IMP-MARKET-05")
def test_with_both_decks_empty_the_slot_stays_empty():
    game = breaking("tributary", decks={"main": []})
    game.answer("break-through tri_assyrians")
    game.expect(
        me={"hand": ["tri_assyrians"], "discard": ["mac_conquer"], "population": 0, "actions": 2},
        middle={
            "market": ["reg_jungle", "unc_elders", "civ_education", None, "reg_steppe"],
            "under": ["civ_education", "unc_elders"],
            "unrest": 13,
        },
    )


@pytest.mark.rules("IMP-EXILE-03")
def test_a_market_card_with_tokens_cannot_be_exiled():
    game = imperium(me={"hand": ["reg_forest", "unr_unrest"]}, tokens={"unc_elders": {"materials": 1}})
    game.play("play reg_forest").asks("me", "exile", ["reg_jungle", "civ_education", "tri_assyrians", "reg_steppe"])
    every = {name: {"progress": 1} for name in game.before["middle"]["market"]}
    game = imperium(me={"hand": ["reg_forest", "unr_unrest"]}, tokens=every)
    game.play("play reg_forest").asks("me", "garrison")


@pytest.mark.rules("IMP-CARD-06")
def test_a_card_of_two_suits_counts_as_both():
    game = breaking("civilised", market=["reg_jungle", "unc_port", "civ_education", "reg_oasis", "reg_steppe"])
    game.offers("break-through unc_port", "break-through civ_education")


@pytest.mark.rules("IMP-ACQUIRE-01", "IMP-ACQUIRE-02", "IMP-MARKET-01", "IMP-MARKET-03", "IMP-MARKET-04")
def test_one_card_of_one_of_the_suits_is_acquired():
    game = imperium(me={"hand": ["mac_advance"], "materials": 3})
    game.play("play mac_advance", "choose acquire").asks("me", "acquire", ["unc_elders", "civ_education"]).answer(
        "civ_education"
    )
    game.expect(
        me={"hand": ["civ_education", "unr_unrest"], "discard": ["mac_advance"], "materials": 0, "actions": 2},
        middle={
            "market": ["reg_jungle", "unc_elders", "civ_coinage", "tri_assyrians", "reg_steppe"],
            "civilised": ["civ_metropolis"],
            "under": ["unc_elders", "civ_coinage", "tri_assyrians"],
            "unrest": 11,
        },
    )


@pytest.mark.rules("IMP-BREAK-01")
def test_the_choice_of_a_suit_is_final():
    game = breaking("region")
    game.asks("me", "break-through", ["reg_jungle", "tri_assyrians", "reg_steppe", "deck region", "deck tributary"])
    game.answer("deck region").asks("me", "action").refuses("deck tributary")
    assert game.names(game.table.hand[0]) == ["reg_forest"]


@pytest.mark.rules("IMP-BREAK-03", "IMP-BREAK-04")
def test_breaking_through_for_a_market_card_brings_its_tokens_but_not_its_unrest():
    on_it = {"materials": 1, "population": 2, "progress": 3}
    game = breaking("tributary", tokens={"tri_assyrians": on_it, "reg_steppe": {"progress": 1}})
    game.answer("break-through tri_assyrians")
    game.expect(
        me={
            "hand": ["tri_assyrians"],
            "discard": ["mac_conquer"],
            "materials": 4,
            "population": 2,
            "progress": 4,
            "actions": 2,
        },
        middle=game.refilled("tri_assyrians", back=True),
    )


@pytest.mark.rules("IMP-BREAK-09")
def test_the_main_deck_is_not_searched_for_a_suit_whose_own_deck_has_a_card():
    game = breaking("region", decks={"region": ["reg_hills"], "main": ["reg_oasis", "unc_port"]})
    game.answer("deck region")
    assert game.told("you", "revealed") == []
    game.expect(
        me={"hand": ["reg_hills"], "discard": ["mac_conquer"], "population": 0, "actions": 2}, middle={"region": []}
    )


@pytest.mark.rules("IMP-EXILE-09", "IMP-EXILE-08")
def test_acquiring_an_exiled_card_brings_unrest_from_the_pile_but_a_region_none():
    setup = {"me": {"hand": ["mac_conquer"], "play": ["civ_cartography"]}, "exile": ["tri_ionians", "reg_hills"]}
    played = {"discard": ["mac_conquer"], "population": 0, "actions": 2}
    game = imperium(**setup).play("play mac_conquer", "choose acquire", "tri_ionians")
    game.expect(me={"hand": ["tri_ionians", "unr_unrest"], **played}, middle={"exile": ["reg_hills"], "unrest": 11})
    game = imperium(**setup).play("play mac_conquer", "choose acquire", "reg_hills")
    game.expect(me={"hand": ["reg_hills"], **played}, middle={"exile": ["tri_ionians"]})


@pytest.mark.rules("IMP-EXILE-10", "IMP-EXILE-08")
def test_breaking_through_for_an_exiled_card_brings_no_unrest():
    game = imperium(me={"hand": ["fam_imperial"]}, exile=["civ_temple", "tri_ionians"])
    game.play("play fam_imperial", "choose break-through", "break-through civ_temple")
    game.expect(
        me={"hand": ["civ_temple"], "discard": ["fam_imperial"], "actions": 2}, middle={"exile": ["tri_ionians"]}
    )


@pytest.mark.rules("IMP-EXILE-11")
def test_everybody_sees_the_exiled_cards():
    exile = ["civ_temple", "tri_ionians", "reg_hills", "unc_town"]
    game = imperium(exile=exile)
    for seat in (0, 1, None):
        assert [card["card"] for card in game.match.view(seat)["exile"]] == exile

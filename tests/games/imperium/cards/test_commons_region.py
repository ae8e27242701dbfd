"""The common regions of both boxes."""

import pytest

from kronika.testing import imperium

GAINS = {
    "reg_jungle": {"population": 3},
    "reg_mountain": {"materials": 6},
    "reg_forest": {},
    "reg_oasis": {},
    "reg_hills": {"population": 3},
    "reg_marsh": {"materials": 5},
    "reg_steppe": {},
    "reg_wilderness": {},
    "reg_cape": {},
    "reg_rainforest": {"population": 3},
    "reg_mountain_legends": {"materials": 5},
    "reg_highlands": {},
    "reg_lowlands": {},
    "reg_plain": {"progress": 2},
    "reg_fortified_region": {},
    "reg_grassland": {},
}
MARKET = ["reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe"]


@pytest.mark.card(
    "reg_jungle",
    "reg_mountain",
    "reg_forest",
    "reg_oasis",
    "reg_hills",
    "reg_marsh",
    "reg_steppe",
    "reg_rainforest",
    "reg_mountain_legends",
    "reg_plain",
)
@pytest.mark.parametrize("region", GAINS)
def test_a_plain_region_gains_exiles_and_takes_a_garrison(region):
    game = imperium(me={"hand": [region, "unr_unrest"]})
    game.play(f"play {region}").asks("me", "exile", MARKET).answer("unc_elders")
    game.asks("me", "garrison", ["unr_unrest", "done"]).answer("unr_unrest")
    game.expect(
        me={"hand": [], "play": [region], "garrison": {region: ["unr_unrest"]}, "actions": 2, **GAINS[region]},
        middle={**game.refilled("unc_elders", back=True), "exile": ["unc_elders"]},
    )


def settle(game):
    """Exile Elders and take no garrison."""
    game.answer("exile unc_elders")
    if game.match.choice.key.name == "garrison":
        game.answer("done")


@pytest.mark.card("reg_coast", "reg_island", "reg_peninsula")
@pytest.mark.parametrize(("region", "drawn"), [("reg_coast", 1), ("reg_island", 1), ("reg_peninsula", 2)])
def test_a_coast_draws_first(region, drawn):
    game = imperium(me={"hand": [region], "deck": ["mac_glory", "mac_conquer", "mac_advance"]})
    settle(game.play(f"play {region}"))
    cards = ["mac_glory", "mac_conquer", "mac_advance"]
    game.expect(
        me={"hand": cards[:drawn], "deck": cards[drawn:], "play": [region], "actions": 2},
        middle={**game.refilled("unc_elders", back=True), "exile": ["unc_elders"]},
    )


@pytest.mark.card("reg_floodplain", "reg_river", "reg_lakes", "reg_archipelago")
@pytest.mark.parametrize("region", ["reg_floodplain", "reg_river", "reg_lakes", "reg_archipelago"])
def test_waterside_regions_may_put_a_discarded_card_into_history(region):
    game = imperium(me={"hand": [region], "discard": ["mac_glory", "unr_unrest"]})
    game.play(f"play {region}").asks("me", "history", ["mac_glory", "unr_unrest", "done"]).answer("unr_unrest")
    settle(game)
    game.expect(
        me={"hand": [], "discard": ["mac_glory"], "history": ["unr_unrest"], "play": [region], "actions": 2},
        middle={**game.refilled("unc_elders", back=True), "exile": ["unc_elders"]},
    )


@pytest.mark.card("reg_woodland", "reg_moor")
@pytest.mark.parametrize("region", ["reg_woodland", "reg_moor"])
def test_woodland_and_moor_may_put_a_discarded_card_on_the_deck(region):
    game = imperium(me={"hand": [region], "discard": ["mac_glory", "unr_unrest"], "deck": ["mac_conquer"]})
    game.play(f"play {region}").asks("me", "top-deck", ["mac_glory", "unr_unrest", "done"]).answer("mac_glory")
    settle(game)
    game.expect(
        me={
            "hand": [],
            "discard": ["unr_unrest"],
            "deck": ["mac_glory", "mac_conquer"],
            "play": [region],
            "actions": 2,
        },
        middle={**game.refilled("unc_elders", back=True), "exile": ["unc_elders"]},
    )


@pytest.mark.card("reg_wilderness", "reg_cape")
@pytest.mark.rules("IMP-ATTACK-06")
@pytest.mark.parametrize("region", ["reg_wilderness", "reg_cape"])
def test_wilderness_and_cape_can_be_recalled_to_avoid_an_attack(region):
    game = imperium(
        me={"hand": ["mac_uxians"]},
        you={"play": [region], "garrison": {region: ["unr_unrest"]}},
        third={"play": [region]},
    )
    game.play("play mac_uxians").asks("you", "protect", [region, "done"]).answer(region)
    game.asks("third", "protect").answer("done")
    game.asks("you", "ignore").answer("ignore")
    game.expect(
        me={"hand": [], "discard": ["mac_uxians"], "materials": 5, "actions": 2},
        you={"play": [], "garrison": {}, "hand": [region, "unr_unrest"]},
        third={"materials": 1},
    )


@pytest.mark.card("reg_sacred_pass")
@pytest.mark.rules("IMP-CARDNOTE-07")
def test_sacred_pass_swaps_a_hand_card_with_the_top_nation_card():
    game = imperium(
        me={"play": ["reg_sacred_pass"], "hand": ["unr_unrest"], "nation_deck": ["mac_glory", "mac_prosperity"]}
    )
    game.play("exhaust reg_sacred_pass").asks("me", "look").answer("look")
    assert [event["card"] for event in game.told("me", "looked")] == ["mac_glory"]
    assert [event["card"] for event in game.told("you", "looked")] == [None]
    game.asks("me", "swap", ["unr_unrest", "done"]).answer("unr_unrest")
    game.expect(
        me={
            "play": [],
            "discard": ["reg_sacred_pass"],
            "hand": ["mac_glory"],
            "nation_deck": ["unr_unrest", "mac_prosperity", "mac_alexander"],
            "exhausts": 4,
        }
    )


@pytest.mark.card("reg_sacred_pass")
def test_sacred_pass_may_only_look_and_never_reaches_the_accession_card():
    game = imperium(me={"play": ["reg_sacred_pass"], "hand": ["unr_unrest"], "nation_deck": ["mac_glory"]})
    game.play("exhaust reg_sacred_pass", "look", "done")
    game.expect(me={"exhausts": 4, "exhausted": ["reg_sacred_pass"]})
    imperium(me={"play": ["reg_sacred_pass"], "hand": ["unr_unrest"]}).refuses("exhaust reg_sacred_pass")


@pytest.mark.card("reg_fortunate_isle")
def test_fortunate_isle_acquires_anything_and_goes_into_exile():
    game = imperium(me={"hand": ["reg_fortunate_isle"]})
    game.play("play reg_fortunate_isle").asks("me", "acquire", MARKET).answer("civ_education")
    game.expect(
        me={"hand": ["civ_education", "unr_unrest"], "actions": 2},
        middle={**game.refilled("civ_education"), "exile": ["reg_fortunate_isle"]},
    )


@pytest.mark.card("reg_sacred_grove")
def test_sacred_grove_may_take_a_hand_card_along_into_history():
    game = imperium(me={"hand": ["reg_sacred_grove", "unr_unrest"]})
    game.play("play reg_sacred_grove", "unr_unrest")
    game.expect(me={"hand": [], "progress": 2, "history": ["reg_sacred_grove", "unr_unrest"], "actions": 2})


@pytest.mark.card("reg_fortified_region")
@pytest.mark.rules("IMP-EXHAUST-10")
def test_fortified_region_avoids_an_attack_for_an_exhaust_token_and_a_population():
    game = imperium(me={"hand": ["mac_uxians"]}, you={"nation": "greeks", "play": ["reg_fortified_region"]})
    game.play("play mac_uxians", "protect reg_fortified_region", "ignore")
    game.expect(
        me={"hand": [], "discard": ["mac_uxians"], "actions": 2},
        you={"population": 1, "exhausts": 4, "exhausted": ["reg_fortified_region"]},
    )


@pytest.mark.card("reg_fortified_region")
@pytest.mark.parametrize(
    "owner", [{"population": 0, "progress": 0}, {"exhausts": 0}, {"exhausted": ["reg_fortified_region"]}]
)
def test_fortified_region_needs_its_token_and_its_price(owner):
    game = imperium(me={"hand": ["mac_uxians"]}, you={"play": ["reg_fortified_region"], **owner})
    game.play("play mac_uxians").asks("me", "action")
    game.expect(me={"hand": [], "discard": ["mac_uxians"], "actions": 2, "materials": 5}, you={"materials": 1})


@pytest.mark.card("reg_highlands", "reg_lowlands")
@pytest.mark.parametrize(("region", "gain"), [("reg_highlands", {"population": 4}), ("reg_lowlands", {"materials": 6})])
def test_highlands_and_lowlands_gain_and_discard_at_solstice(region, gain):
    game = imperium(me={"play": [region], "hand": ["unr_unrest", "mac_glory"]}, phase="solstice")
    game.asks("me", "discard", ["unr_unrest", "mac_glory"]).answer("mac_glory")
    game.expect(me={"hand": ["unr_unrest"], "discard": ["mac_glory"], **gain})


@pytest.mark.card("reg_grassland")
def test_grassland_draws_before_it_discards_at_solstice():
    game = imperium(me={"play": ["reg_grassland"], "deck": ["mac_glory"]}, phase="solstice")
    game.asks("me", "action").expect(me={"deck": [], "discard": ["mac_glory"]})

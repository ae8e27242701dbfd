"""The turn: actions, exhaust abilities, innovate, revolt, cleanup."""

import pytest

from kronika.testing import imperium

MARKET = ["reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe"]


@pytest.mark.rules("IMP-ROUND-03", "IMP-ACTION-01", "IMP-ACTION-03", "IMP-ACTION-04")
def test_after_the_first_action_only_activating_goes_on():
    game = imperium(me={"hand": ["car_berbers", "unr_unrest"]})
    game.offers("play car_berbers", "innovate", "revolt", "end").play("play car_berbers")
    game.expect(me={"hand": ["unr_unrest"], "discard": ["car_berbers"], "population": 4, "actions": 2})
    game.refuses("innovate", "revolt").offers("end")


@pytest.mark.rules("IMP-ACTION-02", "IMP-FREEPLAY-01", "IMP-FREEPLAY-02")
def test_without_action_tokens_only_free_cards_are_played():
    game = imperium(me={"hand": ["car_berbers", "tri_assyrians"], "actions": 0})
    game.refuses("play car_berbers").play("play tri_assyrians")
    game.expect(me={"hand": ["car_berbers"], "discard": ["tri_assyrians"], "population": 3})


@pytest.mark.rules("IMP-FREEPLAY-03")
def test_a_free_card_is_played_once_a_turn_but_another_copy_too():
    game = imperium(me={"hand": ["tri_assyrians"], "play": ["mac_mosaics"], "deck": ["tri_assyrians"]})
    game.play("play tri_assyrians", "exhaust mac_mosaics").refuses("play tri_assyrians")
    game.expect(
        me={"hand": ["tri_assyrians"], "population": 3, "materials": 2, "exhausts": 4, "exhausted": ["mac_mosaics"]}
    )
    game = imperium(me={"hand": ["tri_assyrians", "tri_assyrians"]})
    game.play("play tri_assyrians", "play tri_assyrians").refuses("play tri_assyrians")
    game.expect(me={"hand": [], "discard": ["tri_assyrians", "tri_assyrians"], "population": 4})


@pytest.mark.rules("IMP-EXHAUST-01", "IMP-EXHAUST-02", "IMP-EXHAUST-04", "IMP-EXHAUST-07")
def test_an_exhaust_ability_moves_a_token_onto_the_card_whatever_the_state():
    game = imperium(me={"play": ["unc_shrine"], "empire": True, "deck": ["mac_glory", "mac_conquer"]})
    game.play("exhaust unc_shrine")
    game.expect(
        me={
            "hand": ["mac_glory"],
            "deck": ["mac_conquer"],
            "materials": 2,
            "exhausts": 4,
            "exhausted": ["unc_shrine"],
        }
    )
    game.refuses("exhaust unc_shrine")


@pytest.mark.rules("IMP-EXHAUST-03", "IMP-EXHAUST-06")
@pytest.mark.parametrize("short", [{"exhausts": 0}, {"materials": 0, "progress": 0}])
def test_an_exhaust_ability_needs_a_token_and_its_cost(short):
    imperium(me={"play": ["unc_shrine"], **short}).refuses("exhaust unc_shrine")


@pytest.mark.rules("IMP-INNOVATE-01", "IMP-INNOVATE-02", "IMP-INNOVATE-03")
def test_innovating_discards_the_hand_and_breaks_through():
    game = imperium(me={"hand": ["car_berbers", "tri_assyrians"]})
    game.play("innovate").asks(
        "me",
        "break-through",
        [*MARKET, "deck region", "deck uncivilised", "deck civilised", "deck tributary"],
    )
    game.answer("break-through tri_assyrians").asks("me", "place")
    game.expect(
        me={"hand": ["tri_assyrians"], "discard": ["car_berbers", "tri_assyrians"]},
        middle=game.refilled("tri_assyrians", back=True),
    )


@pytest.mark.rules("IMP-REVOLT-01", "IMP-REVOLT-02", "IMP-UNREST-02")
def test_revolting_returns_any_number_of_unrest():
    game = imperium(me={"hand": ["unr_unrest", "unr_unrest", "unr_unrest", "car_berbers"]})
    game.play("revolt").asks("me", "return-number", ["0", "1", "2", "3"]).answer("2").asks("me", "place")
    game.expect(me={"hand": ["car_berbers", "unr_unrest"]}, middle={"unrest": 14})


@pytest.mark.rules("IMP-ROUND-04", "IMP-CLEANUP-01", "IMP-CLEANUP-02", "IMP-CLEANUP-06", "IMP-CLEANUP-07")
def test_cleanup_places_resets_discards_and_draws():
    game = imperium(
        me={
            "hand": ["mac_glory", "mac_conquer"],
            "deck": ["mac_advance", "mac_orestis", "mac_pelagonia", "mac_conquer", "unr_unrest"],
            "play": ["min_pottery"],
            "exhausted": ["min_pottery"],
            "tokens": {"min_pottery": {"progress": 1}},
            "actions": 5,
            "exhausts": 2,
        },
        tokens={"unc_elders": {"progress": 2}},
    )
    game.play("end").asks("me", "place", MARKET).answer("unc_elders")
    game.asks("me", "discard", ["mac_glory", "mac_conquer", "done"])
    game.expect(me={"actions": 3, "exhausts": 5, "exhausted": []}, middle={"tokens": {"unc_elders": {"progress": 3}}})
    game.play("mac_glory", "done").asks("you", "action")
    game.expect(
        me={
            "hand": ["mac_conquer", "mac_advance", "mac_orestis", "mac_pelagonia", "mac_conquer"],
            "deck": ["unr_unrest"],
            "discard": ["mac_glory"],
        }
    )


@pytest.mark.rules("IMP-CLEANUP-11", "IMP-CLEANUP-13")
def test_a_hand_above_the_limit_stays():
    game = imperium(me={"hand": ["mac_conquer"] * 7, "deck": ["mac_glory"]})
    game.play("end", "reg_jungle", "done").asks("you", "action")
    game.expect(middle={"tokens": {"reg_jungle": {"progress": 1}}})


@pytest.mark.rules("IMP-CLEANUP-12", "IMP-HISTORY-02", "IMP-GARRISON-04")
def test_only_cards_in_play_raise_the_hand_limit():
    deck = ["mac_conquer"] * 9
    game = imperium(me={"play": ["rom_legions", "fam_awe_inspiring"], "deck": deck})
    game.play("end", "reg_jungle").asks("you", "action")
    assert len(game.table.hand[0]) == 7
    hidden = {"history": ["rom_legions"], "play": ["reg_forest"], "garrison": {"reg_forest": ["fam_awe_inspiring"]}}
    game = imperium(me={"deck": deck, **hidden}).play("end", "reg_jungle")
    assert len(game.table.hand[0]) == 5


@pytest.mark.rules("IMP-CLEANUP-03", "IMP-CLEANUP-04", "IMP-CLEANUP-08")
@pytest.mark.parametrize(
    ("nation", "side", "token"),
    [
        ("carthaginians", "a", {"materials": 1}),
        ("carthaginians", "b", {"materials": 2}),
        ("qin", "a", {"population": 1}),
        ("qin", "b", {"population": 1}),
        ("utopians", "b", {"progress": 1}),
    ],
)
def test_some_nations_place_other_tokens(nation, side, token):
    game = imperium(me={"nation": nation, "side": side, "hand": ["mac_conquer"] * 5, "exhausts": 0})
    game.play("end", "reg_jungle")
    game.expect(me={"exhausts": 3 if nation == "utopians" else 5}, middle={"tokens": {"reg_jungle": token}})


@pytest.mark.rules("IMP-STATE-02", "IMP-STATE-01")
def test_the_state_icon_must_match():
    barbarian = {"hand": ["mac_advance", "civ_education"]}
    imperium(me=barbarian).refuses("play civ_education").offers("play mac_advance")
    imperium(me={**barbarian, "empire": True}).refuses("play mac_advance").offers("play civ_education")

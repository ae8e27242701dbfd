"""Renewing the draw deck, accession, development."""

import pytest

from kronika.testing import imperium


def drawing(**seat):
    """A player who draws a card for a material."""
    return imperium(me={"play": ["unc_shrine"], **seat}).play("exhaust unc_shrine")


@pytest.mark.rules("IMP-RENEW-01", "IMP-DRAW-01")
def test_the_last_card_of_the_deck_does_not_renew_it():
    game = drawing(deck=["mac_glory"], discard=["mac_conquer"], nation_deck=["mac_uxians"])
    game.expect(
        me={"hand": ["mac_glory"], "deck": [], "materials": 2, "exhausts": 4, "exhausted": ["unc_shrine"]},
    )


@pytest.mark.rules("IMP-RENEW-03", "IMP-RENEW-04", "IMP-RENEW-12")
def test_a_barbarian_renewal_brings_the_next_nation_card():
    game = drawing(nation_deck=["mac_uxians", "mac_glory"])
    game.expect(
        me={
            "hand": ["mac_uxians"],
            "nation_deck": ["mac_glory", "mac_alexander"],
            "materials": 2,
            "exhausts": 3,
            "exhausted": ["unc_shrine"],
            "deck_tokens": ["nation"],
        }
    )


@pytest.mark.rules("IMP-RENEW-05")
def test_without_a_spare_exhaust_token_no_nation_card_comes():
    game = drawing(nation_deck=["mac_uxians"], discard=["mac_conquer"], exhausts=1)
    game.expect(me={"hand": ["mac_conquer"], "discard": [], "materials": 2, "exhausts": 0, "exhausted": ["unc_shrine"]})


@pytest.mark.rules("IMP-ACCESSION-01", "IMP-RENEW-16", "IMP-STATE-03")
def test_the_accession_card_makes_an_empire_at_once():
    game = imperium(
        me={"play": ["unc_shrine"], "hand": ["mac_conquer", "civ_education"], "development": ["mac_mosaics"]},
    )
    game.refuses("play civ_education").play("exhaust unc_shrine")
    game.expect(
        me={
            "hand": ["mac_alexander", "mac_conquer", "civ_education"],
            "nation_deck": [],
            "empire": True,
            "materials": 2,
            "exhausts": 3,
            "exhausted": ["unc_shrine"],
            "deck_tokens": ["nation"],
        }
    )
    game.refuses("play mac_conquer").offers("play civ_education")


@pytest.mark.rules("IMP-RENEW-07", "IMP-RENEW-08", "IMP-RENEW-02")
def test_an_empire_may_develop_when_it_renews():
    game = drawing(
        empire=True,
        materials=5,
        discard=["mac_conquer"],
        development=["mac_mosaics", "mac_alexander_the_great", "mac_companion_cavalry"],
        population=1,
        progress=0,
    )
    game.asks("me", "develop", ["mac_mosaics", "done"]).answer("mac_mosaics")
    assert sorted(game.names(game.table.hand[0] + game.table.deck[0])) == ["mac_conquer", "mac_mosaics"]
    seat = game.position()["me"]
    assert seat["materials"] == seat["population"] == 0
    assert seat["exhausts"] == 3
    assert seat["deck_tokens"] == ["development"]


@pytest.mark.rules("IMP-RENEW-07")
def test_the_deck_asks_for_a_development_and_its_price_not_the_card_that_draws():
    """Fame develops free of charge, but not when the deck is renewed for a draw of its own."""
    seat = {"hand": ["fam_magnificent"], "discard": ["mac_conquer"], "development": ["mac_mosaics"], "materials": 9}
    match = imperium(me={"empire": True, "population": 3, **seat}).play("play fam_magnificent").match
    assert (match.choice.key.name, match.choice.asker) == ("develop", None)
    prices = {option.token: dict(match.price(option)) for option in match.choice.options}
    assert prices == {"develop mac_mosaics": {"materials": 4, "population": 1}, "done": {}}
    match.answer("done")
    assert match.choice.asker == "fam_magnificent"


@pytest.mark.rules("IMP-RENEW-10")
def test_an_empire_may_decline_to_develop():
    game = drawing(empire=True, materials=9, discard=["mac_conquer"], development=["mac_mosaics"])
    game.answer("done")
    game.expect(me={"hand": ["mac_conquer"], "discard": [], "materials": 8, "exhausts": 4, "exhausted": ["unc_shrine"]})


@pytest.mark.rules("IMP-RENEW-09")
def test_an_empire_without_a_spare_exhaust_token_is_not_asked():
    game = drawing(empire=True, materials=9, discard=["mac_conquer"], development=["mac_mosaics"], exhausts=1)
    game.asks("me", "action")
    game.expect(me={"hand": ["mac_conquer"], "discard": [], "materials": 8, "exhausts": 0, "exhausted": ["unc_shrine"]})


@pytest.mark.rules("IMP-RENEW-13")
def test_a_rival_renews_in_my_turn():
    game = imperium(me={"hand": ["mac_prosperity"]}, you={"nation_deck": ["rom_raetia"]})
    game.play("play mac_prosperity", "done", "draw", "materials-for-coins")
    game.expect(
        me={"hand": [], "discard": ["mac_prosperity"], "actions": 2},
        you={"hand": ["rom_raetia"], "nation_deck": ["rom_julius_caesar"], "exhausts": 4, "deck_tokens": ["nation"]},
    )


@pytest.mark.rules("IMP-RENEW-14", "IMP-RENEW-20")
def test_a_renewal_in_cleanup_uses_a_fresh_token():
    game = imperium(
        me={"play": ["unc_shrine"], "nation_deck": ["mac_uxians", "mac_glory", "mac_prosperity"]},
        you={"hand": ["unr_unrest"]},
    )
    game.play("exhaust unc_shrine", "end", "reg_jungle", "done").asks("you", "action")
    seat = game.position()["me"]
    assert seat["nation_deck"] == ["mac_prosperity", "mac_alexander"]
    assert (seat["exhausts"], seat["deck_tokens"]) == (4, ["nation"])


@pytest.mark.rules("IMP-RENEW-18", "IMP-RENEW-17")
def test_with_nothing_left_drawing_stops():
    game = drawing(nation="vikings", accession=False)
    game.expect(me={"materials": 2, "exhausts": 4, "exhausted": ["unc_shrine"]})


@pytest.mark.rules("IMP-ACCESSION-02", "IMP-ACCESSION-03")
def test_the_nadir_card_goes_straight_into_play():
    game = drawing(nation="arthurians", discard=["mac_glory"])
    game.expect(
        me={
            "hand": ["mac_glory"],
            "discard": [],
            "play": ["art_king_arthurs_court", "art_gwaith_camlan", "unc_shrine"],
            "nation_deck": [],
            "materials": 2,
            "exhausts": 3,
            "exhausted": ["unc_shrine"],
            "deck_tokens": ["nation"],
        }
    )


@pytest.mark.rules("IMP-END-06", "IMP-ACCESSION-03")
def test_the_zenith_card_triggers_scoring():
    game = drawing(nation="vikings")
    game.expect(
        me={
            "hand": ["vik_harald_hardrada"],
            "nation_deck": [],
            "materials": 2,
            "exhausts": 3,
            "exhausted": ["unc_shrine"],
            "deck_tokens": ["nation"],
        },
        middle={"last_round": 4},
    )


@pytest.mark.rules("IMP-END-03")
def test_the_last_development_triggers_scoring():
    game = imperium(me={"empire": True, "hand": ["mac_development"], "materials": 4, "development": ["mac_mosaics"]})
    game.play("play mac_development", "choose develop")
    game.expect(
        me={
            "hand": [],
            "discard": ["mac_development", "mac_mosaics"],
            "development": [],
            "materials": 0,
            "population": 1,
            "actions": 2,
        },
        middle={"last_round": 4},
    )


@pytest.mark.rules("IMP-DRAW-02")
def test_a_draw_goes_on_from_the_renewed_deck():
    game = imperium(me={"hand": ["reg_peninsula"], "deck": ["mac_glory"], "discard": ["mac_conquer"]})
    game.play("play reg_peninsula", "exile unc_elders")
    hand = sorted(game.names(game.table.hand[0]))
    assert hand[-1] == "mac_glory"
    assert len(hand) == 2


@pytest.mark.rules("IMP-DRAW-04")
def test_if_able_never_renews():
    game = imperium(me={"hand": ["unc_jade_mask", "unr_unrest"], "discard": ["mac_conquer"]})
    game.play("play unc_jade_mask")
    game.expect(me={"hand": [], "deck": ["unr_unrest"], "discard": ["mac_conquer", "unc_jade_mask"], "actions": 2})
    game = imperium(me={"hand": ["fam_marvellous"], "discard": ["mac_conquer"]}).play("play fam_marvellous")
    game.expect(me={"hand": [], "discard": ["mac_conquer", "fam_marvellous"]})


@pytest.mark.rules("IMP-RENEW-15", "IMP-CLEANUP-06")
def test_after_accession_the_next_renewal_of_the_turn_may_develop():
    game = drawing(
        play=["unc_shrine", "unc_code_of_laws"],
        materials=5,
        population=1,
        progress=0,
        development=["mac_mosaics", "mac_parmenion"],
    )
    game.play("exhaust unc_code_of_laws").asks("me", "develop", ["mac_mosaics", "done"]).answer("develop mac_mosaics")
    game.expect(
        me={
            "hand": ["mac_alexander", "mac_mosaics"],
            "nation_deck": [],
            "development": ["mac_parmenion"],
            "materials": 0,
            "population": 0,
            "empire": True,
            "exhausts": 1,
            "exhausted": ["unc_code_of_laws", "unc_shrine"],
            "deck_tokens": ["nation", "development"],
        }
    )
    game.play("end", "reg_jungle", "done").expect(
        me={"exhausts": 5, "exhausted": [], "deck_tokens": []}, middle={"tokens": {"reg_jungle": {"progress": 1}}}
    )


@pytest.mark.rules("IMP-RENEW-19")
def test_without_developments_left_an_empire_only_shuffles():
    game = drawing(empire=True, materials=9, discard=["mac_conquer"])
    game.expect(me={"hand": ["mac_conquer"], "discard": [], "materials": 8, "exhausts": 4, "exhausted": ["unc_shrine"]})


@pytest.mark.rules("IMP-STATE-09", "IMP-ACCESSION-01")
def test_a_state_changed_by_the_first_part_of_an_effect_counts_for_the_next():
    game = imperium(me={"hand": ["tri_egyptians"], "materials": 4, "development": ["mac_mosaics", "mac_parmenion"]})
    game.play("play tri_egyptians", "develop mac_mosaics")
    game.expect(
        me={
            "hand": [],
            "discard": ["mac_alexander", "mac_mosaics"],
            "history": ["tri_egyptians"],
            "nation_deck": [],
            "development": ["mac_parmenion"],
            "materials": 0,
            "population": 1,
            "empire": True,
            "actions": 2,
        }
    )


@pytest.mark.rules("IMP-RENEW-05", "IMP-RENEW-09")
@pytest.mark.parametrize("empire", [False, True])
def test_a_deck_with_a_token_gives_no_second_card_in_a_turn(empire):
    cards = {"nation_deck": ["mac_uxians", "mac_glory"], "development": ["mac_mosaics", "mac_parmenion"]}
    game = drawing(play=["unc_shrine", "unc_code_of_laws"], empire=empire, materials=20, population=9, **cards)
    if empire:
        game.play("develop mac_mosaics")
    before = game.position()["me"]
    assert len(before["deck_tokens"]) == 1
    game.play("exhaust unc_code_of_laws").asks("me", "action")
    after = game.position()["me"]
    same = ("hand", "deck", "discard", "nation_deck", "development", "materials", "deck_tokens")
    assert [after[what] for what in same] == [before[what] for what in same]
    assert after["exhausts"] == before["exhausts"] - 1


@pytest.mark.rules("IMP-RENEW-10")
def test_an_empire_that_cannot_pay_is_not_asked():
    game = drawing(empire=True, materials=1, progress=0, discard=["mac_conquer"], development=["mac_mosaics"])
    game.expect(me={"hand": ["mac_conquer"], "discard": [], "materials": 0, "exhausts": 4, "exhausted": ["unc_shrine"]})


@pytest.mark.rules("IMP-RENEW-12")
def test_the_whole_discard_and_the_new_card_become_a_deck_without_order():
    discard = ["mac_conquer", "mac_advance", "mac_orestis", "mac_pelagonia", "mac_philip_ii", "unr_unrest", "reg_oasis"]
    game = imperium(me={"play": ["unc_shrine"], "discard": discard, "nation_deck": ["mac_uxians"], "progress": 0})
    drawn = set()
    for seed in range(60):
        twin = game.match.redealt(0, seed)
        twin.answer("exhaust unc_shrine")
        names = [twin.table.card_ids[twin.table.faces[card]] for card in twin.table.hand[0] + twin.table.deck[0]]
        assert (sorted(names), twin.table.discard[0]) == (sorted([*discard, "mac_uxians"]), [])
        drawn.add(names[0])
    assert drawn == {*discard, "mac_uxians"}

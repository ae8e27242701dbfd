"""The Mauryans."""

import pytest

from kronika.testing import imperium

ELEPHANTS = ["mau_indian_elephants", "mau_indian_elephants_barbarian"]


def mauryans(**seat):
    return {"nation": "mauryans", **seat}


# --- the power card


@pytest.mark.card("mau_power_a")
def test_side_a_gains_progress_when_a_region_is_played():
    game = imperium(me=mauryans(side="a", hand=["mau_magadha", "unr_unrest"]))
    game.play("play mau_magadha").asks("me", "react", ["mau_power_a", "done"]).play("react mau_power_a", "done")
    game.expect(
        me={
            "hand": ["unr_unrest"],
            "play": ["mau_magadha"],
            "progress": 2,
            "actions": 2,
            "exhausts": 4,
            "exhausted": ["mau_power_a"],
        }
    )


@pytest.mark.card("mau_power_a")
def test_side_a_may_buy_a_region_back_at_solstice():
    seat = mauryans(side="a", discard=["mau_magadha", "mau_gandhara", "unr_unrest"])
    game = imperium(me=seat, phase="solstice")
    game.asks("me", "take", ["mau_magadha", "mau_gandhara", "done"]).answer("take mau_magadha")
    game.expect(me={"hand": ["mau_magadha"], "discard": ["mau_gandhara", "unr_unrest"], "materials": 2})
    imperium(me=seat, phase="solstice").play("done").unchanged()
    imperium(me=seat | {"materials": 0, "progress": 0}, phase="solstice").asks("me", "action").unchanged()
    imperium(me=seat | {"discard": ["unr_unrest"]}, phase="solstice").asks("me", "action").unchanged()


@pytest.mark.card("mau_power_a", "mau_power_b", "mau_grand_trunk_road")
@pytest.mark.rules("IMP-CARDNOTE-14")
def test_side_a_scores_regions_in_play_and_side_b_history():
    seat = mauryans(
        play=["mau_magadha", "mau_grand_trunk_road"],
        garrison={"mau_magadha": ["mau_gandhara"]},
        history=["mau_chanakya", "unr_unrest"],
    )
    assert imperium(me=seat | {"side": "a"}).lines("me")["power"] == 3
    assert imperium(me=seat).lines("me")["power"] == 4


# --- developments


@pytest.mark.card("mau_mathematics")
@pytest.mark.rules("IMP-PASSIVE-01")
def test_mathematics_raises_the_hand_limit_and_keeps_advance_alive():
    seat = mauryans(empire=True, hand=["mau_advance"], deck=["mau_glory"] * 6)
    imperium(me=seat).refuses("play mau_advance")
    game = imperium(me=seat | {"play": ["mau_mathematics", "mau_arthashastra", "mau_magadha"]})
    assert game.lines("me")["nation"] == 2
    game.play("play mau_advance", "acquire", "unc_elders", "end", "place reg_jungle", "done")
    assert len(game.position()["me"]["hand"]) == 6


@pytest.mark.card("mau_grand_trunk_road")
def test_the_grand_trunk_road_pays_everyone_and_gains_progress():
    game = imperium(me=mauryans(play=["mau_grand_trunk_road"]), third={})
    game.play("exhaust mau_grand_trunk_road")
    game.expect(
        me={"materials": 4, "progress": 2, "exhausts": 4, "exhausted": ["mau_grand_trunk_road"]},
        you={"materials": 4},
        third={"materials": 4},
    )
    assert game.lines("me")["region"] == 2


@pytest.mark.card("mau_grand_trunk_road", "mau_glory")
@pytest.mark.rules("IMP-CARDNOTE-14")
def test_the_road_and_one_more_region_pay_for_glory():
    game = imperium(me=mauryans(hand=["mau_glory"], play=["mau_grand_trunk_road", "mau_magadha"]))
    game.play("play mau_glory", "fam_great")
    game.expect(
        me={
            "hand": ["fam_great"],
            "play": [],
            "discard": ["mau_glory", "mau_grand_trunk_road", "mau_magadha"],
            "actions": 2,
        },
        middle={"fame": ["fam_glorious", "fam_marvellous"]},
    )


@pytest.mark.card("mau_grand_trunk_road", "mau_prosperity")
@pytest.mark.rules("IMP-CARDNOTE-14")
def test_the_road_counts_twice_for_prosperity():
    game = imperium(me=mauryans(hand=["mau_prosperity"], play=["mau_grand_trunk_road", "mau_magadha"]))
    game.play("play mau_prosperity", "done", "done", "population-for-regions")
    game.expect(me={"hand": [], "discard": ["mau_prosperity"], "population": 5, "actions": 2})


@pytest.mark.card("mau_ashoka")
def test_ashoka_takes_fame_and_puts_all_attacks_into_history():
    game = imperium(
        me=mauryans(
            empire=True,
            hand=["mau_ashoka", ELEPHANTS[0], "mau_glory"],
            deck=["mau_prosperity", ELEPHANTS[1]],
            discard=["mac_uxians", "unr_unrest"],
            play=["mau_magadha"],
            garrison={"mau_magadha": ["gre_greek_mercenaries"]},
        ),
        fame=["fam_proud", "fam_great"],
    )
    game.play("play mau_ashoka")
    shown = {event["card"] for event in game.told("you", "revealed")}
    assert shown == {"fam_proud", "mau_glory", "mau_prosperity", *ELEPHANTS}
    game.expect(
        me={
            "hand": ["fam_proud", "mau_glory"],
            "deck": ["mau_prosperity"],
            "discard": ["unr_unrest"],
            "history": ["mac_uxians", "mau_ashoka", *ELEPHANTS],
            "actions": 2,
        },
        middle={"fame": ["fam_great"]},
    )
    assert game.lines("me")["nation"] == 1


@pytest.mark.card("mau_ashoka")
def test_everybody_remembers_what_ashoka_revealed():
    game = imperium(me=mauryans(empire=True, hand=["mau_ashoka", ELEPHANTS[0], "mau_glory"], deck=["mau_prosperity"]))
    game.play("play mau_ashoka")
    for seed in range(10):
        t = game.match.redealt(1, seed).table
        assert {t.card_ids[t.faces[card]] for card in t.history[0]} == {"mau_ashoka", ELEPHANTS[0]}
        assert {t.card_ids[t.faces[card]] for card in t.hand[0]} == {"fam_great", "mau_glory"}


@pytest.mark.card("mau_buddhism")
def test_buddhism_gains_progress_or_returns_unrest_from_the_discard():
    seat = mauryans(play=["mau_buddhism"], discard=["unr_unrest"], history=["mau_chanakya"])
    game = imperium(me=seat, phase="solstice")
    game.asks("me", "choose", ["progress", "return-unrest"]).answer("choose return-unrest")
    game.expect(me={"discard": []}, middle={"unrest": 13})
    game = imperium(me=seat, phase="solstice").play("choose progress").expect(me={"progress": 2})
    assert game.lines("me")["nation"] == 1
    game = imperium(me=mauryans(play=["mau_buddhism"], hand=["unr_unrest"]), phase="solstice")
    game.expect(me={"progress": 2})


@pytest.mark.card("mau_edicts_of_ashoka")
@pytest.mark.parametrize(
    ("way", "changes", "returned"),
    [
        ("draw", {"hand": ["mau_magadha"], "deck": []}, 0),
        ("return-unrest", {"hand": [], "discard": []}, 1),
        ("both", {"hand": ["mau_magadha"], "deck": [], "discard": []}, 1),
    ],
)
def test_the_edicts_put_a_card_into_history_to_draw_to_calm_or_both(way, changes, returned):
    game = imperium(
        me=mauryans(play=["mau_edicts_of_ashoka"], hand=["mau_glory"], deck=["mau_magadha"], discard=["unr_unrest"])
    )
    game.play("exhaust mau_edicts_of_ashoka").asks("me", "choose", ["draw", "return-unrest", "both"])
    game.answer(f"choose {way}")
    game.expect(
        me={"history": ["mau_glory"], "exhausts": 4, "exhausted": ["mau_edicts_of_ashoka"], **changes},
        middle={"unrest": 12 + returned},
    )


@pytest.mark.card("mau_edicts_of_ashoka")
def test_the_edicts_need_ashoka_in_history_and_a_card():
    seat = mauryans(empire=True, hand=["mau_edicts_of_ashoka"], discard=["mau_ashoka"])
    imperium(me=seat).refuses("play mau_edicts_of_ashoka")
    game = imperium(me=seat | {"discard": [], "history": ["mau_ashoka"]})
    game.play("play mau_edicts_of_ashoka")
    game.expect(me={"hand": [], "play": ["mau_edicts_of_ashoka"], "actions": 2})
    game.refuses("exhaust mau_edicts_of_ashoka")
    assert game.lines("me")["nation"] == 1 + 3


@pytest.mark.card("mau_punch_marked_coins")
def test_coins_draw_and_gain_progress():
    game = imperium(me=mauryans(play=["mau_punch_marked_coins"], deck=["mau_glory"]))
    game.play("exhaust mau_punch_marked_coins")
    game.expect(
        me={
            "hand": ["mau_glory"],
            "deck": [],
            "progress": 2,
            "exhausts": 4,
            "exhausted": ["mau_punch_marked_coins"],
        }
    )
    assert game.lines("me")["nation"] == 2


# --- the nation deck


@pytest.mark.card("mau_glory")
@pytest.mark.rules("IMP-ACCESSION-01")
def test_glory_is_the_accession_card():
    game = imperium(me=mauryans(play=["mau_punch_marked_coins"]))
    game.play("exhaust mau_punch_marked_coins")
    game.expect(
        me={
            "hand": ["mau_glory"],
            "nation_deck": [],
            "empire": True,
            "progress": 2,
            "exhausts": 3,
            "exhausted": ["mau_punch_marked_coins"],
            "deck_tokens": ["nation"],
        }
    )


@pytest.mark.card("mau_arthashastra")
def test_arthashastra_discards_unrest_for_cards_and_progress():
    game = imperium(
        me=mauryans(
            play=["mau_arthashastra"],
            hand=["unr_unrest", "unr_unrest", "unr_unrest", "mau_glory"],
            deck=["mau_magadha"],
        ),
        phase="solstice",
    )
    game.asks("me", "amount", ["0", "1", "2", "3"]).answer("2").asks("me", "choose", ["draw", "progress"])
    game.play("choose draw", "choose progress")
    game.expect(
        me={
            "hand": ["mau_glory", "mau_magadha", "unr_unrest"],
            "deck": [],
            "discard": ["unr_unrest", "unr_unrest"],
            "progress": 2,
        }
    )


@pytest.mark.card("mau_arthashastra")
def test_arthashastra_asks_without_telling_whether_there_is_unrest():
    game = imperium(me=mauryans(play=["mau_arthashastra"], hand=["mau_glory"]), phase="solstice")
    game.asks("me", "amount", ["0"]).answer("0").unchanged()
    imperium(me=mauryans(play=["mau_arthashastra"]), phase="solstice").asks("me", "action")


@pytest.mark.card("mau_nanda_dynasty")
def test_the_nanda_dynasty_needs_arthashastra():
    game = imperium(me=mauryans(hand=["mau_nanda_dynasty"], play=["mau_arthashastra"]))
    game.play("play mau_nanda_dynasty")
    game.expect(me={"hand": [], "discard": ["mau_nanda_dynasty"], "population": 4, "actions": 2})
    imperium(me=mauryans(hand=["mau_nanda_dynasty"])).refuses("play mau_nanda_dynasty")


@pytest.mark.card("mau_indian_elephants", "mau_indian_elephants_barbarian")
@pytest.mark.parametrize("card", ELEPHANTS)
def test_elephants_recall_regions_and_may_break_through(card):
    game = imperium(me=mauryans(hand=[card]), you={"play": ["reg_oasis", "reg_forest"]}, third={})
    game.play(f"play {card}").asks("you", "recall", ["reg_oasis", "reg_forest"]).answer("reg_oasis")
    game.asks(
        "me", "break-through", ["reg_jungle", "tri_assyrians", "reg_steppe", "deck region", "deck tributary", "done"]
    )
    game.answer("break-through reg_steppe")
    game.expect(
        me={"hand": ["reg_steppe"], "discard": [card], "actions": 2},
        you={"hand": ["reg_oasis"], "play": ["reg_forest"]},
        middle=game.refilled("reg_steppe"),
    )
    game = imperium(me=mauryans(hand=[card]))
    game.play(f"play {card}", "done").expect(me={"hand": [], "discard": [card], "actions": 2})


@pytest.mark.card("mau_indian_elephants", "mau_indian_elephants_barbarian")
@pytest.mark.rules("IMP-CARDNOTE-05", "IMP-STATE-01")
def test_only_one_of_the_elephants_serves_an_empire():
    game = imperium(me=mauryans(empire=True, hand=ELEPHANTS))
    game.offers("play mau_indian_elephants").refuses("play mau_indian_elephants_barbarian")


# --- the first cards


@pytest.mark.card("mau_chandragupta")
def test_chandragupta_acquires_a_region_and_finds_elephants_of_choice():
    game = imperium(
        me=mauryans(hand=["mau_chandragupta"], deck=["mau_magadha"], nation_deck=[*ELEPHANTS, "mau_gandhara"])
    )
    game.play("play mau_chandragupta").asks("me", "acquire", ["reg_jungle", "reg_steppe"]).answer("reg_jungle")
    game.asks("me", "find", ELEPHANTS).answer("find mau_indian_elephants_barbarian")
    after = game.position()["me"]
    assert sorted(after["nation_deck"][:2]) == ["mau_gandhara", "mau_indian_elephants"]
    assert after["nation_deck"][2] == "mau_glory"
    game.expect(
        me={
            "hand": ["reg_jungle"],
            "discard": ["mau_indian_elephants_barbarian"],
            "history": ["mau_chandragupta"],
            "nation_deck": after["nation_deck"],
            "actions": 2,
        },
        middle=game.refilled("reg_jungle"),
    )


@pytest.mark.card("mau_chandragupta")
@pytest.mark.rules("IMP-FIND-01", "IMP-FIND-04")
def test_chandragupta_stops_at_the_first_elephants():
    game = imperium(
        me=mauryans(hand=["mau_chandragupta", ELEPHANTS[1]], nation_deck=[ELEPHANTS[0]]),
    )
    game.play("play mau_chandragupta", "acquire reg_jungle").asks("me", "find", [ELEPHANTS[1]])
    game.answer(f"find {ELEPHANTS[1]}")
    game.expect(
        me={
            "hand": ["reg_jungle"],
            "discard": [ELEPHANTS[1]],
            "history": ["mau_chandragupta"],
            "actions": 2,
        },
        middle=game.refilled("reg_jungle"),
    )


@pytest.mark.card("mau_chandragupta")
@pytest.mark.rules("IMP-FIND-03", "IMP-ACQUIRE-06")
def test_chandragupta_goes_to_history_even_if_nothing_is_found():
    game = imperium(
        me=mauryans(hand=["mau_chandragupta"], history=ELEPHANTS),
        market=["unc_port", "unc_elders", "civ_education", "tri_assyrians", "tri_qin"],
    )
    game.play("play mau_chandragupta")
    game.expect(me={"hand": [], "history": [*ELEPHANTS, "mau_chandragupta"], "actions": 2})


@pytest.mark.card("mau_chanakya")
@pytest.mark.rules("IMP-ACQUIRE-05")
def test_chanakya_acquires_an_uncivilised_and_then_a_civilised_card():
    game = imperium(
        me=mauryans(hand=["mau_chanakya"]),
        market=["reg_jungle", "unc_city", "civ_education", "tri_assyrians", "unc_elders"],
    )
    game.play("play mau_chanakya").asks("me", "choose", ["acquire"]).answer("choose acquire")
    game.asks("me", "acquire", ["unc_city", "unc_elders"]).answer("unc_elders")
    game.asks("me", "acquire", ["unc_city", "civ_education"]).answer("civ_education")
    game.expect(
        me={
            "hand": ["civ_education", "unc_elders", "unr_unrest", "unr_unrest"],
            "history": ["mau_chanakya"],
            "actions": 2,
        },
        middle={
            "market": ["reg_jungle", "unc_city", "civ_coinage", "tri_assyrians", "reg_oasis"],
            "main": ["unc_port", "civ_temple", "tri_aksumites"],
            "civilised": ["civ_metropolis"],
            "under": ["civ_coinage", "tri_assyrians", "unc_city"],
            "unrest": 11,
        },
    )


@pytest.mark.card("mau_chanakya")
@pytest.mark.parametrize("place", ["hand", "deck", "nation_deck"])
def test_chanakya_finds_arthashastra(place):
    seat = mauryans(hand=["mau_chanakya"])
    seat[place] = [*seat.get(place, []), "mau_arthashastra"]
    game = imperium(me=seat)
    game.play("play mau_chanakya").asks("me", "choose", ["acquire", "find"]).answer("choose find")
    game.expect(
        me={
            "hand": [],
            "deck": [],
            "nation_deck": ["mau_glory"],
            "discard": ["mau_arthashastra"],
            "history": ["mau_chanakya"],
            "actions": 2,
        }
    )


@pytest.mark.card("mau_chandragupta", "mau_chanakya", "mau_magadha")
def test_the_first_cards_are_for_barbarians():
    cards = ["mau_chandragupta", "mau_chanakya", "mau_magadha"]
    imperium(me=mauryans(empire=True, hand=cards)).refuses(*[f"play {card}" for card in cards])


@pytest.mark.card("mau_gandhara", "mau_magadha", "mau_indus_valley")
@pytest.mark.parametrize(
    ("region", "gains"), [("mau_gandhara", {"population": 3}), ("mau_magadha", {}), ("mau_indus_valley", {})]
)
def test_mauryan_regions_take_a_garrison(region, gains):
    game = imperium(me=mauryans(hand=[region, "unr_unrest"]))
    game.play(f"play {region}", "garrison unr_unrest")
    game.expect(me={"hand": [], "play": [region], "garrison": {region: ["unr_unrest"]}, "actions": 2, **gains})


@pytest.mark.card("mau_gandhara", "mau_magadha", "mau_indus_valley", "mau_grand_trunk_road")
def test_mauryan_regions_show_their_icons():
    regions = ["mau_gandhara", "mau_magadha", "mau_indus_valley", "mau_grand_trunk_road"]
    me = imperium(me=mauryans(play=regions)).match.view(0)["players"][0]
    assert (me["coins"], me["wheat"], me["drops"], me["regions"]) == (3, 1, 1, 5)

"""The common uncivilised cards of both boxes."""

import pytest

from kronika.testing import imperium

CALM = ["reg_jungle", "reg_steppe", "reg_forest", "reg_hills", "reg_oasis"]  # a market without unrest
MARKET = ["reg_jungle", "unc_elders", "civ_education", "tri_assyrians", "reg_steppe"]


def used(game, card, **changes):
    """The seat after an exhaust ability: the token lies on the card."""
    return {"exhausts": game.before["me"]["exhausts"] - 1, "exhausted": [card], **changes}


@pytest.mark.card("unc_standing_army")
def test_standing_army_stops_an_attack_unless_the_attacker_pays_a_progress():
    for answer, mine, yours, asked in (("bribe", 1, 1, False), ("done", 1, 1, True)):
        game = imperium(me={"hand": ["tri_xiongnu"]}, you={"play": ["unc_standing_army"]})
        game.play("play tri_xiongnu").asks("me", "bribe", ["bribe", "done"]).answer(answer)
        assert (not game.match.over and game.match.choice.key.name == "ignore") is asked
        if asked:
            game.answer("ignore")
        after = game.position()
        assert (after["me"]["progress"], after["you"]["progress"]) == (mine, yours)


@pytest.mark.card("unc_standing_army")
def test_without_progress_an_attacker_cannot_pay():
    game = imperium(me={"hand": ["tri_xiongnu"], "progress": 0}, you={"play": ["unc_standing_army"]})
    game.play("play tri_xiongnu").asks("you", "ignore")


@pytest.mark.card("unc_elders")
def test_elders_acquire_or_break_through_to_the_profit_of_the_others():
    market = ["reg_jungle", "unc_port", "civ_education", "tri_assyrians", "reg_steppe"]
    game = imperium(me={"hand": ["unc_elders"]}, market=market)
    game.play("play unc_elders").asks("me", "choose", ["acquire", "break-through"]).answer("acquire")
    game.expect(
        me={"hand": ["unc_port", "unr_unrest"], "discard": ["unc_elders"], "actions": 2},
        middle=game.refilled("unc_port"),
    )
    game = imperium(me={"hand": ["unc_elders"]}, you={}, third={}, market=market)
    game.play("play unc_elders", "choose break-through", "break-through unc_port")
    game.expect(
        me={"hand": ["unc_port"], "discard": ["unc_elders"], "actions": 2},
        you={"progress": 2},
        third={"progress": 2},
        middle=game.refilled("unc_port", back=True),
    )


@pytest.mark.card("unc_town")
def test_town_offers_materials_to_everybody():
    game = imperium(me={"play": ["unc_town"]}).play("exhaust unc_town")
    game.asks("me", "gain", ["gain", "done"]).play("gain").asks("you", "gain").play("done")
    game.expect(me=used(game, "unc_town", materials=5))


@pytest.mark.card("unc_town")
@pytest.mark.parametrize(("way", "lies", "points"), [("abandon", "discard", 0), ("history", "history", 2)])
def test_town_can_be_given_up_for_progress_at_solstice(way, lies, points):
    game = imperium(me={"play": ["unc_town"]}, phase="solstice").asks("me", "do").play("do", f"choose {way}")
    assert game.position()["me"]["progress"] == 3
    assert game.position()["me"][lies] == ["unc_town"]
    assert game.lines("me")["uncivilised"] == points
    game = imperium(me={"play": ["unc_town"]}, phase="solstice").play("done")
    assert game.position()["me"]["play"] == ["unc_town"]


@pytest.mark.card("unc_shrine")
def test_shrine_sells_a_card_and_returns_discarded_unrest_for_a_card():
    game = imperium(me={"play": ["unc_shrine"], "deck": ["mac_glory"]}).play("exhaust unc_shrine")
    game.expect(me=used(game, "unc_shrine", materials=2, hand=["mac_glory"], deck=[]))
    me = {"play": ["unc_shrine"], "hand": ["mac_glory"], "discard": ["unr_unrest"]}
    game = imperium(me=me, phase="solstice").asks("me", "discard", ["mac_glory", "done"]).play("mac_glory")
    assert game.position()["me"]["discard"] == ["mac_glory"]
    assert game.position()["middle"]["unrest"] == 13


@pytest.mark.card("unc_invasion")
def test_invasion_brings_unrest_and_a_tributary_or_a_region():
    game = imperium(me={"hand": ["unc_invasion"], "progress": 0}, you={"play": ["reg_forest"]})
    game.play("play unc_invasion").asks("me", "choose", ["tributary", "region"]).answer("tributary")
    game.answer("break-through tri_assyrians")
    middle = game.refilled("tri_assyrians", back=True)
    game.expect(
        me={"hand": ["tri_assyrians"], "discard": ["unc_invasion"], "materials": 0, "actions": 2},
        you={"hand": ["unr_unrest"]},
        middle={**middle, "unrest": middle["unrest"] - 1},
    )
    game = imperium(me={"hand": ["unc_invasion"], "progress": 0}, you={"play": ["reg_forest"]})
    game.play("play unc_invasion", "choose region", "break-through reg_steppe")
    assert game.position()["you"]["hand"] == ["reg_forest", "unr_unrest"]
    imperium(me={"hand": ["unc_invasion"], "materials": 1, "progress": 0}).refuses("play unc_invasion")


@pytest.mark.card("unc_mysticism", "unc_religion")
@pytest.mark.parametrize("card", ["unc_mysticism", "unc_religion"])
def test_mysticism_and_religion_give_an_action(card):
    game = imperium(me={"play": [card]}).play(f"exhaust {card}")
    game.expect(me=used(game, card, actions=4))


@pytest.mark.card("unc_mysticism")
def test_mysticism_costs_unrest_or_two_cards_at_solstice():
    me = {"play": ["unc_mysticism"], "hand": ["mac_glory", "mac_advance", "mac_conquer"]}
    game = imperium(me=me, phase="solstice").asks("me", "choose", ["take-unrest", "discard"])
    game.play("choose discard", "mac_glory", "mac_advance")
    assert game.position()["me"]["hand"] == ["mac_conquer"]
    game = imperium(me={**me, "hand": ["mac_glory"]}, phase="solstice")
    game.expect(me={"hand": ["mac_glory", "unr_unrest"]}, middle={"unrest": 11})


@pytest.mark.card("unc_religion")
def test_religion_costs_unrest_or_three_materials_at_solstice():
    game = imperium(me={"play": ["unc_religion"], "progress": 0}, phase="solstice")
    game.asks("me", "choose", ["take-unrest", "pay-materials"]).play("pay-materials")
    assert game.position()["me"]["materials"] == 0
    game = imperium(me={"play": ["unc_religion"], "materials": 2, "progress": 0}, phase="solstice")
    game.expect(me={"hand": ["unr_unrest"]}, middle={"unrest": 11})


@pytest.mark.card("unc_oracle")
def test_oracle_draws_two_and_discards_one_of_them():
    deck = ["mac_glory", "mac_advance", "mac_conquer"]
    game = imperium(me={"hand": ["unc_oracle", "unr_unrest"], "deck": deck})
    game.play("play unc_oracle").asks("me", "discard", ["mac_glory", "mac_advance"]).answer("mac_glory")
    game.expect(
        me={"hand": ["mac_advance", "unr_unrest"], "deck": ["mac_conquer"], "discard": ["mac_glory", "unc_oracle"]}
    )
    assert imperium(me={"hand": ["unc_oracle", "fam_great", "fam_proud"]}).lines("me")["uncivilised"] == 4


@pytest.mark.card("unc_boats", "unc_water_mill")
@pytest.mark.parametrize(
    ("card", "rich", "quick"), [("unc_boats", "drop", "wheat"), ("unc_water_mill", "wheat", "drop")]
)
def test_boats_and_water_mill_recall_a_region_for_goods_or_an_action(card, rich, quick):
    lands = {"wheat": "reg_forest", "drop": "reg_river"}
    game = imperium(me={"play": [card, *lands.values()]})
    game.play(f"exhaust {card}").asks("me", "choose", ["materials-and-population", "action"])
    game.answer("materials-and-population")
    left = [card, lands[quick]]
    game.expect(me=used(game, card, hand=[lands[rich]], play=left, materials=5, population=3))
    game = imperium(me={"play": [card, lands[quick]]}).play(f"exhaust {card}")
    game.expect(me=used(game, card, hand=[lands[quick]], play=[card], actions=4))
    imperium(me={"play": [card]}).refuses(f"exhaust {card}")
    assert imperium(me={"play": [card, *lands.values()]}).lines("me")["uncivilised"] == 2


@pytest.mark.card("unc_shaduf", "unc_domestication", "unc_port")
@pytest.mark.rules("IMP-CARDNOTE-04", "IMP-CARDNOTE-09")
def test_shaduf_and_domestication_profit_from_regions_that_pay():
    game = imperium(me={"play": ["unc_port", "unc_shaduf", "reg_river"], "discard": []})
    game.play("exhaust unc_port").asks("me", "react", ["unc_shaduf", "done"]).answer("unc_shaduf")
    assert game.position()["me"]["progress"] == 2
    game = imperium(me={"play": ["unc_water_mill", "unc_domestication", "reg_forest"]})
    game.play("exhaust unc_water_mill").asks("me", "react", ["unc_domestication", "done"])
    game.answer("unc_domestication")
    assert game.position()["me"]["progress"] == 2


@pytest.mark.card("unc_shaduf", "unc_domestication")
@pytest.mark.rules("IMP-CARDNOTE-03", "IMP-CARDNOTE-08")
@pytest.mark.parametrize(("card", "region"), [("unc_shaduf", "reg_river"), ("unc_domestication", "reg_forest")])
def test_they_profit_also_where_only_coins_count(card, region):
    game = imperium(me={"hand": ["mac_prosperity"], "play": [card, region]})
    game.play("play mac_prosperity", "done", "done", "choose materials-for-coins").asks("me", "react", [card, "done"])
    other = imperium(me={"hand": ["mac_prosperity"], "play": [card, "reg_jungle"]})
    other.play("play mac_prosperity", "done", "done", "choose materials-for-coins").asks("me", "action")


@pytest.mark.card("unc_rituals_and_ceremonies")
def test_rituals_return_unrest_or_bring_progress_and_a_token_back():
    me = {"hand": ["unc_rituals_and_ceremonies", "unr_unrest"], "play": ["unc_port"], "exhausted": ["unc_port"]}
    game = imperium(me=me).play("play unc_rituals_and_ceremonies")
    game.asks("me", "choose", ["return-unrest", "progress"]).answer("return-unrest")
    game.expect(me={"hand": [], "discard": ["unc_rituals_and_ceremonies"]}, middle={"unrest": 13})
    game = imperium(me=me).play("play unc_rituals_and_ceremonies", "progress")
    game.asks("me", "ready", ["unc_port", "done"]).answer("unc_port")
    game.expect(
        me={
            "hand": ["unr_unrest"],
            "discard": ["unc_rituals_and_ceremonies"],
            "progress": 2,
            "exhausted": [],
            "exhausts": game.before["me"]["exhausts"] + 1,
        }
    )
    imperium(me={**me, "empire": True}).refuses("play unc_rituals_and_ceremonies")


@pytest.mark.card("unc_ambassador")
def test_ambassador_uses_an_opponents_exhaust_ability_as_its_own():
    game = imperium(
        me={"play": ["unc_ambassador"], "deck": ["mac_glory"]},
        you={"play": ["unc_code_of_laws", "unc_mysticism", "unc_shaduf"]},
    )
    game.play("exhaust unc_ambassador").asks("me", "resolve", ["unc_code_of_laws", "unc_mysticism"])
    game.answer("unc_code_of_laws")
    game.expect(me=used(game, "unc_ambassador", hand=["mac_glory"], deck=[]))
    imperium(me={"play": ["unc_ambassador"]}, you={"play": ["unc_shaduf"]}).refuses("exhaust unc_ambassador")


@pytest.mark.card("unc_gambling")
@pytest.mark.parametrize(("suit", "hand", "exile"), [("region", ["reg_oasis"], []), ("tributary", [], ["reg_oasis"])])
def test_gambling_names_a_suit_and_turns_up_the_main_deck(suit, hand, exile):
    game = imperium(me={"hand": ["unc_gambling"]})
    game.play("play unc_gambling").asks("me", "suit", ["region", "uncivilised", "civilised", "tributary"]).answer(suit)
    game.expect(
        me={"hand": hand, "discard": ["unc_gambling"], "materials": 2},
        middle={"exile": exile, "main": game.before["middle"]["main"][1:]},
    )


@pytest.mark.card("unc_port")
def test_port_pays_for_drops_and_sells_a_discarded_card():
    game = imperium(me={"play": ["unc_port", "reg_river"], "discard": ["mac_glory", "mac_advance"], "progress": 0})
    game.play("exhaust unc_port").asks("me", "pay", ["pay", "done"]).play("pay")
    game.asks("me", "take", ["mac_glory", "mac_advance"]).answer("mac_glory")
    game.expect(me=used(game, "unc_port", hand=["mac_glory"], discard=["mac_advance"], materials=1))


@pytest.mark.card("unc_diplomacy")
def test_diplomacy_breaks_through_for_a_tributary_for_three_materials():
    game = imperium(me={"hand": ["unc_diplomacy"], "progress": 0})
    game.play("play unc_diplomacy").asks("me", "break-through", ["tri_assyrians", "deck tributary"])
    game.answer("break-through tri_assyrians")
    game.expect(
        me={"hand": ["tri_assyrians"], "discard": ["unc_diplomacy"], "materials": 0, "actions": 2},
        middle=game.refilled("tri_assyrians", back=True),
    )
    imperium(me={"hand": ["unc_diplomacy"], "materials": 2, "progress": 0}).refuses("play unc_diplomacy")


@pytest.mark.card("unc_leadership")
def test_leadership_draws_or_makes_history():
    me = {"hand": ["unc_leadership", "mac_glory"], "discard": ["unr_unrest"], "deck": ["mac_advance"]}
    game = imperium(me=me).play("play unc_leadership").asks("me", "choose", ["draw", "history"]).answer("history")
    game.asks("me", "history", ["mac_glory", "unr_unrest"]).answer("unr_unrest")
    game.expect(me={"hand": ["mac_glory"], "discard": ["unc_leadership"], "history": ["unr_unrest"]})
    game = imperium(me=me).play("play unc_leadership", "choose draw")
    game.expect(me={"hand": ["mac_advance", "mac_glory"], "deck": [], "discard": ["unc_leadership", "unr_unrest"]})


@pytest.mark.card("unc_lost_scroll")
def test_lost_scroll_tops_the_deck_and_lets_everybody_draw():
    game = imperium(
        me={"hand": ["unc_lost_scroll"], "discard": ["mac_glory"], "deck": ["mac_advance"]},
        you={"deck": ["rom_glory"]},
    )
    game.play("play unc_lost_scroll", "top-deck mac_glory").asks("me", "draw").play("draw").asks("you", "draw")
    game.answer("draw")
    game.expect(me={"hand": ["mac_glory"], "discard": ["unc_lost_scroll"]}, you={"hand": ["rom_glory"], "deck": []})
    assert imperium(me={"history": ["unc_lost_scroll"]}).lines("me")["uncivilised"] == 1


@pytest.mark.card("unc_mining")
@pytest.mark.parametrize(("region", "progress"), [("reg_forest", 2), ("reg_jungle", 3)])
def test_mining_gives_up_a_region_for_progress_more_if_it_has_no_coin(region, progress):
    game = imperium(me={"play": ["unc_mining", region]}).play("exhaust unc_mining")
    game.expect(me=used(game, "unc_mining", play=["unc_mining"], discard=[region], progress=progress))
    imperium(me={"play": ["unc_mining"]}).refuses("exhaust unc_mining")


@pytest.mark.card("unc_espionage")
def test_espionage_costs_a_card_on_the_deck_acquires_and_drives_cards_home():
    game = imperium(me={"hand": ["unc_espionage", "mac_glory"]}, you={"play": ["unc_port", "reg_forest"]}, market=CALM)
    game.play("play unc_espionage", "acquire reg_hills").asks("you", "recall", ["unc_port", "reg_forest"])
    game.answer("unc_port")
    game.expect(
        me={"hand": ["reg_hills"], "deck": ["mac_glory"], "discard": ["unc_espionage"], "actions": 2},
        you={"hand": ["unc_port"], "play": ["reg_forest"]},
        middle=game.refilled("reg_hills"),
    )
    imperium(me={"hand": ["unc_espionage"]}).refuses("play unc_espionage")


@pytest.mark.card("unc_code_of_laws")
def test_code_of_laws_draws():
    game = imperium(me={"play": ["unc_code_of_laws"], "deck": ["mac_glory"]}).play("exhaust unc_code_of_laws")
    game.expect(me=used(game, "unc_code_of_laws", hand=["mac_glory"], deck=[]))


@pytest.mark.card("unc_road_building")
def test_road_building_frees_conquer_for_an_empire_and_pays_at_solstice():
    me = {"empire": True, "hand": ["mac_conquer"], "play": ["unc_road_building"]}
    imperium(me=me).offers("play mac_conquer")
    imperium(me={**me, "play": []}).refuses("play mac_conquer")
    imperium(me={"play": ["unc_road_building"]}, phase="solstice").expect(me={"materials": 5})


@pytest.mark.card("unc_art")
def test_art_calms_barbarians_and_brings_an_empire_progress():
    me = {"play": ["unc_art"], "hand": ["unr_unrest", "mac_glory"]}
    game = imperium(me=me, phase="solstice").asks("me", "pay", ["pay", "done"]).play("pay")
    assert game.position()["me"]["hand"] == ["mac_glory"]
    assert game.position()["me"]["materials"] == 2
    game = imperium(me={**me, "empire": True, "progress": 0}, phase="solstice").play("pay")
    assert (game.position()["me"]["materials"], game.position()["me"]["progress"]) == (0, 1)
    game = imperium(me={**me, "empire": True, "progress": 0, "materials": 2}, phase="solstice")
    assert game.match.choice.key.name == "action"


@pytest.mark.card("unc_agriculture", "unc_qanat", "unc_shaduf", "unc_domestication")
@pytest.mark.parametrize(
    ("card", "region", "points"),
    [
        ("unc_agriculture", "reg_forest", 2),
        ("unc_domestication", "reg_forest", 2),
        ("unc_qanat", "reg_river", 2),
        ("unc_shaduf", "reg_river", 2),
    ],
)
def test_stars_for_wheat_and_drops(card, region, points):
    assert imperium(me={"play": [card, region]}).lines("me")["uncivilised"] == points

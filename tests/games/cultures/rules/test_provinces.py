"""Phase III: the contest for the province, the marker, the coin limit; icons."""

import pytest

from kronika.testing import cultures

LAST = {"plays": 5, "marker": "you"}  # I play the last card of the round
HAND = ["rome_cicero", "rome_agrippa"]
PERSIAN = {"civilization": "persia"}
EGYPT = {"civilization": "egypt"}


def contest(me=None, you=None, row=("gaul", "indus"), **more):
    """All cards of the round are played: the current province is contested."""
    return cultures(me=me, you=you, row=list(row), phase="province", **more)


def ends(game):
    """Play the last card of the round without changing the strengths."""
    return game.play("resource rome_cicero")


def owner_of(game, province):
    return next(p["owner"] for p in game.match.view(None)["province_row"] if p["card"] == province)


def state_of(game, province):
    return next(p["state"] for p in game.match.view(None)["province_row"] if p["card"] == province)


# --- the contest


@pytest.mark.rules("CUL-PROV-01")
def test_the_leftmost_province_is_at_stake():
    game = contest(me={"army": ["rome_castra"]}, row=["caucasus", "maghreb", "mauretania"])
    assert game.match.view(0)["contest"]["card"] == game.match.choice.asker == "caucasus"
    game.play("compete")
    assert owner_of(game, "caucasus") == 0
    assert game.match.view(0)["contest"]["card"] == "maghreb"


@pytest.mark.rules("CUL-PROV-02", "CUL-PROV-04")
def test_only_the_named_symbols_count_whatever_their_mix():
    # Shields only, against a province of swords and horses.
    shields = {"buildings": ["rome_limes"]}
    assert contest(me={**shields, "army": ["rome_castra"]}).match.view(0)["contest"]["strength"] == [2, 0]
    swords = {"army": ["rome_forum", "rome_caesar"]}  # 2 swords, a sword and a shield of the strips
    assert contest(me=swords).match.view(0)["contest"]["strength"] == [3, 0]


@pytest.mark.rules("CUL-PROV-03")
def test_the_higher_total_wins():
    game = contest(me={"army": ["rome_castra", "rome_caesar"]}, you={"army": ["persia_immortals"]}, marker="you")
    # 3 swords against a sword and a horse.
    assert game.match.view(0)["contest"]["strength"] == [3, 2]
    game.play("compete", "compete")
    assert owner_of(game, "gaul") == 0


@pytest.mark.rules("CUL-PROV-05")
def test_symbols_count_in_army_build_area_and_board():
    me = {"army": ["rome_villa"], "buildings": ["rome_castra"], "leaders": ["rome_scipio", "rome_cicero"]}
    game = contest(me=me)
    # The horse of the Villa, the sword of its strip, the sword of the Legion Camp; covered Scipio gives none.
    assert game.match.view(0)["contest"]["strength"] == [3, 0]
    assert contest(me={**me, "development": 3}).match.view(0)["contest"]["strength"] == [4, 0]


@pytest.mark.rules("CUL-PROV-06")
def test_a_tie_goes_to_the_holder_of_the_marker_of_now():
    armies = {"me": {"army": ["rome_castra"], "development": 1}, "you": {"army": ["persia_immortals"]}}
    game = contest(**armies, marker="you").play("compete")
    # I can't win the tie any more, so I'm not asked; then I take the marker.
    assert owner_of(game, "gaul") == 1
    assert game.match.view(0)["marker"] == 0


@pytest.mark.rules("CUL-PROV-07")
def test_a_province_stays_with_its_winner():
    game = contest(me={"army": ["rome_castra"]}, row=["britannia", "indus"])
    mine, yours = game.was("me", "deck"), game.was("you", "deck")
    game.play("compete").expect(
        me={
            "provinces": ["britannia"],
            "army": [],
            "discard": ["rome_castra"],
            "coins": 4,
            "hand": mine[:4],
            "deck": mine[4:],
        },
        you={"hand": yours[:4], "deck": yours[4:]},
        middle={"row": ["indus"], "supply": 24, "marker": "you", "round": 4},
    )


@pytest.mark.rules("CUL-PROV-08", "CUL-PROV-09")
def test_the_gift_comes_before_the_price_and_the_price_is_the_last_military_card():
    game = contest(me={"army": ["rome_castra", "rome_forum"]}, row=["britannia", "indus"]).play("compete")
    kinds = [event["kind"] for event in game.match.told(None)]
    assert kinds.index("won") < kinds.index("gained") < kinds.index("discarded")
    assert game.names(game.table.army[0]) == ["rome_castra"]
    assert game.names(game.table.discard[0]) == ["rome_forum"]


@pytest.mark.rules("CUL-PROV-10")
def test_the_loser_discards_nothing():
    you = {"army": ["persia_immortals", "persia_qanat"]}
    game = contest(me={"army": ["rome_castra", "rome_forum", "rome_trajan"]}, you=you, marker="you")
    game.play("compete", "compete")
    assert owner_of(game, "gaul") == 0
    assert game.names(game.table.army[1]) == you["army"]
    assert game.table.discard[1] == []


@pytest.mark.rules("CUL-PROV-11")
def test_who_wins_without_military_cards_discards_nothing():
    game = contest(me={"buildings": ["rome_castra"]}).play("compete")
    assert owner_of(game, "gaul") == 0
    assert game.table.discard[0] == []
    assert game.told(None, "discarded") == []


@pytest.mark.rules("CUL-PROV-12")
def test_a_player_may_decline():
    game = contest(me={"army": ["rome_castra"]}).play("decline")
    assert (owner_of(game, "gaul"), game.names(game.table.army[0])) == (None, ["rome_castra"])


@pytest.mark.rules("CUL-PROV-13")
def test_a_lone_competitor_wins_even_with_less():
    me = {"army": ["rome_castra", "rome_caesar", "rome_trajan"]}
    you = {"buildings": ["persia_immortals"], "army": ["persia_qanat"]}
    game = contest(me=me, you=you, row=["carthage", "indus"])
    assert game.match.view(0)["contest"]["strength"] == [3, 1]
    game.play("decline").asks("you", "contest", ["compete", "decline"]).play("compete")
    assert owner_of(game, "carthage") == 1
    assert game.names(game.table.discard[1]) == ["persia_qanat"]
    assert game.names(game.table.army[0]) == me["army"]


@pytest.mark.rules("CUL-PROV-14")
def test_if_both_decline_the_province_goes_to_the_box():
    armies = {"me": {"army": ["rome_castra"]}, "you": {"army": ["persia_immortals"]}}
    game = contest(**armies).play("decline", "decline")
    assert state_of(game, "gaul") == "gone"
    assert (game.table.discard[0], game.table.discard[1]) == ([], [])


@pytest.mark.rules("CUL-PROV-15")
def test_without_any_matching_symbol_the_province_goes_to_the_box():
    me = {"buildings": ["rome_limes"], "hand": HAND}
    game = ends(cultures(me=me, row=["gaul", "indus"], **LAST))
    assert state_of(game, "gaul") == "gone"
    assert game.told(None, "boxed")[0]["card"] == "gaul"


@pytest.mark.rules("CUL-PROV-16")
def test_icons_of_provinces_score_on_cards():
    game = cultures(me={"buildings": ["rome_basilica"], "provinces": ["indus", "aksum"]})
    assert game.points("me")["rome_basilica"] == 3 + 2


@pytest.mark.rules("CUL-PROV-17")
def test_who_wins_ties_wins_them_against_the_marker():
    me = {"leaders": ["rome_scipio"], "army": ["rome_castra"]}
    you = {"army": ["persia_immortals"], "buildings": ["persia_nisaean_stables"]}
    game = contest(me=me, you=you, marker="you")
    assert game.match.view(0)["contest"]["strength"] == [3, 3]
    game.play("compete").asks("me", "contest").play("compete")
    assert owner_of(game, "gaul") == 0
    covered = {**me, "leaders": ["rome_scipio", "rome_cicero"], "buildings": ["rome_castra"], "army": ["rome_villa"]}
    tied = contest(me=covered, you=you, marker="you")
    assert tied.match.view(0)["contest"]["strength"] == [3, 3]
    tied.play("compete")
    assert owner_of(tied, "gaul") == 1


@pytest.mark.rules("CUL-PROV-18")
def test_who_has_no_matching_symbol_is_not_asked():
    game = contest(you={"army": ["persia_immortals"]}, marker="me").asks("you", "contest", ["compete", "decline"])
    game.play("decline")
    assert state_of(game, "gaul") == "gone"


@pytest.mark.rules("CUL-PROV-19")
def test_trajan_may_keep_the_army():
    army = ["rome_castra", "rome_forum"]
    game = contest(me={"army": army, "leaders": ["rome_trajan"]})
    assert game.match.view(1)["contest"]["keeps"] == [True, False]
    game.play("compete").asks("me", "keep", ["keep", "done"]).play("keep")
    assert (owner_of(game, "gaul"), game.names(game.table.army[0])) == (0, army)
    assert game.told(None, "kept-army")[0]["card"] == "rome_forum"
    game = contest(me={"army": army, "leaders": ["rome_trajan"]}).play("compete", "done")
    assert (owner_of(game, "gaul"), game.names(game.table.army[0])) == (0, army[:1])


@pytest.mark.rules("CUL-PROV-19", "CUL-MAGHREB-02")
def test_with_trajan_maghreb_develops_first_and_then_asks_for_the_price():
    me = {"army": ["rome_castra", "rome_forum"], "leaders": ["rome_trajan"], "discard": ["rome_villa"]}
    game = cultures(me=me, row=["maghreb", "indus"], phase="province").play("compete", "develop-with rome_villa")
    game.asks("me", "keep", ["keep", "done"])


@pytest.mark.rules("CUL-PROV-20")
def test_the_marker_holder_decides_first_and_openly():
    armies = {"me": {"army": ["rome_castra", "rome_caesar"]}, "you": {"army": ["persia_immortals"]}}
    game = contest(**armies, marker="you").asks("you", "contest", ["compete", "decline"]).play("compete")
    assert game.told("me", "decided") == [{"kind": "decided", "seat": 1, "competes": "yes"}]
    game.asks("me", "contest", ["compete", "decline"])
    assert game.match.view(0)["contest"]["competing"] == [None, True]


# --- icons


@pytest.mark.rules("CUL-ICON-01")
def test_frontier_provinces():
    assert cultures(me={"leaders": ["rome_hadrian"], "provinces": ["caucasus", "britannia", "maghreb"]}).points("me")[
        "rome_hadrian"
    ] == (2 + 2)
    frontier = ["caucasus", "britannia", "germania", "scythia", "anatolia"]
    assert cultures(me={"leaders": ["rome_hadrian"], "provinces": frontier}).points("me")["rome_hadrian"] == 2 + 5


@pytest.mark.rules("CUL-ICON-02")
def test_trade_provinces():
    game = cultures(me={"buildings": ["rome_basilica"], "provinces": ["indus", "babylonia", "libya"]})
    assert game.points("me")["rome_basilica"] == 3 + 2
    trade = ["indus", "armenia", "aksum", "carthage", "babylonia"]
    assert cultures(me={"buildings": ["rome_basilica"], "provinces": trade}).points("me")["rome_basilica"] == 3 + 5


@pytest.mark.rules("CUL-ICON-03")
def test_harvest_provinces():
    me = {**EGYPT, "buildings": ["egypt_granary"]}
    game = cultures(me={**me, "provinces": ["gaul", "andalusia", "anatolia"]})
    assert game.points("me")["egypt_granary"] == 1 + 2
    harvest = ["gaul", "maghreb", "mauretania", "andalusia", "libya"]
    assert cultures(me={**me, "provinces": harvest}).points("me")["egypt_granary"] == 1 + 5


# --- the marker


@pytest.mark.rules("CUL-MARK-01")
def test_more_levels_take_the_marker():
    game = ends(
        cultures(me={"development": 3, "hand": HAND}, you={"development": 2}, row=["aksum", "carthage"], **LAST)
    )
    assert game.match.view(0)["marker"] == 0
    kept = ends(
        cultures(me={"development": 2, "hand": HAND}, you={"development": 3}, row=["aksum", "carthage"], **LAST)
    )
    assert kept.match.view(0)["marker"] == 1
    assert [event["seat"] for event in kept.told(None, "marker-kept")] == [1]


@pytest.mark.rules("CUL-MARK-02")
def test_on_a_tie_the_marker_passes():
    game = ends(
        cultures(me={"development": 2, "hand": HAND}, you={"development": 2}, row=["aksum", "carthage"], **LAST)
    )
    assert game.match.view(0)["marker"] == 0
    while game.match.view(0)["round"] == 4:
        resource = [o.token for o in game.match.choice.options if o.key.name in ("resource", "exchange", "decline")]
        game.answer(resource[0])
    assert game.match.view(0)["marker"] == 1


@pytest.mark.rules("CUL-MARK-03")
def test_the_holder_starts_the_next_round():
    game = ends(cultures(me={"development": 1, "hand": HAND}, row=["aksum", "carthage"], **LAST))
    while game.match.choice.key.name == "exchange":
        game.play("exchange 0")
    game.asks("me", "play")


# --- the coin limit


@pytest.mark.rules("CUL-LIMIT-01")
def test_coins_above_seven_go_back():
    game = ends(cultures(me={"coins": 9, "hand": HAND}, **LAST))  # Cicero shows a coin
    assert game.board("me")["coins"] == 7
    assert game.told(None, "limited") == [{"kind": "limited", "seat": 0, "number": 3}]


@pytest.mark.rules("CUL-LIMIT-02")
def test_egypt_keeps_five():
    you = {**EGYPT, "coins": 7, "bank": 3}
    game = ends(cultures(me={"coins": 6, "hand": HAND}, you=you, **LAST))
    assert [board["coins"] for board in game.match.view(0)["boards"]] == [7, 5]


@pytest.mark.rules("CUL-LIMIT-03")
def test_during_a_round_there_is_no_limit():
    game = cultures(me={"coins": 7, "hand": HAND}).play("coins rome_cicero")
    game.expect(me={"coins": 9, "hand": ["rome_agrippa"], "discard": ["rome_cicero"]}, middle={"supply": 19})

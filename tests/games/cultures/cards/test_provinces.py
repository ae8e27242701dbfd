"""The fifteen provinces: what they compare, what they give, what they are worth."""

import pytest
from tests.games.cultures.armies import armies

from kronika.testing import cultures

STRONG = {"buildings": ["rome_castra", "rome_circus_maximus", "rome_limes"]}  # a sword, a horse and a shield for good


def beats(province, mine, yours, score):
    """With these swords, horses and shields I win the province although you hold the marker."""
    me, you = armies(mine, yours)
    game = cultures(me=me, you=you, row=[province, "babylonia"], phase="province", marker="you")
    assert game.match.view(None)["contest"]["strength"] == list(score)
    game.play("compete", "compete")
    assert game.names(game.table.provinces[0]) == [province]
    assert game.table.provinces[1] == []


def gained(province, **me):
    """I have just gained the province; what followed up to the next question has been told."""
    game = cultures(me={**STRONG, **me}, row=[province, "babylonia"], phase="province")
    return game.play("compete")


def coins_gained(province):
    return [event["number"] for event in gained(province, coins=1).told(None, "gained")]


def worth(province, marker="you", **me):
    return cultures(me={"provinces": [province], **me}, marker=marker).points("me")[province]


@pytest.mark.card("gaul")
@pytest.mark.rules("CUL-GAUL-01")
def test_gaul_compares_swords_and_horses():
    beats("gaul", (2, 1, 0), (0, 2, 3), (3, 2))


@pytest.mark.card("gaul")
@pytest.mark.rules("CUL-GAUL-02")
def test_gaul_gives_a_wood():
    me = {"hand": ["rome_villa"], "resources": ["rome_thermae"], "coins": 0}  # 2 wood, 1 brick: the board has 1 wood
    cultures(me=me).refuses("build rome_villa")
    game = cultures(me={**me, "provinces": ["gaul"]}).play("build rome_villa", "done")
    game.expect(me={"hand": [], "buildings": ["rome_villa"]})
    assert worth("gaul") == 0


@pytest.mark.card("indus")
@pytest.mark.rules("CUL-INDUS-01")
def test_indus_compares_swords_and_shields():
    beats("indus", (2, 0, 1), (0, 3, 2), (3, 2))


@pytest.mark.card("indus")
@pytest.mark.rules("CUL-INDUS-02")
def test_indus_gives_a_brick():
    me = {"hand": ["rome_cicero"], "coins": 0}  # 1 wood, 1 brick
    cultures(me=me).refuses("lead rome_cicero")
    cultures(me={**me, "provinces": ["indus"]}).play("lead rome_cicero").expect(
        me={"hand": [], "leaders": ["rome_cicero"]}
    )
    assert worth("indus") == 0


@pytest.mark.card("caucasus")
@pytest.mark.rules("CUL-CAUCASUS-01")
def test_caucasus_compares_all_symbols():
    beats("caucasus", (1, 1, 1), (2, 0, 0), (3, 2))


@pytest.mark.card("caucasus")
@pytest.mark.rules("CUL-CAUCASUS-02")
def test_caucasus_gives_a_stone():
    me = {"hand": ["rome_limes"], "resources": ["rome_castra", "rome_forum"], "coins": 0}  # 2 wood, 2 stone
    cultures(me=me).refuses("build rome_limes")
    game = cultures(me={**me, "provinces": ["caucasus"]}).play("build rome_limes", "done")
    game.expect(me={"hand": [], "buildings": ["rome_limes"]})


@pytest.mark.card("caucasus")
@pytest.mark.rules("CUL-CAUCASUS-03")
def test_caucasus_is_worth_one():
    assert worth("caucasus") == 1


@pytest.mark.card("britannia")
@pytest.mark.rules("CUL-BRITAIN-01")
def test_britannia_compares_swords_and_shields():
    beats("britannia", (2, 0, 1), (0, 3, 2), (3, 2))


@pytest.mark.card("britannia")
@pytest.mark.rules("CUL-BRITAIN-02")
def test_britannia_gives_four_coins():
    assert coins_gained("britannia") == [4]
    assert gained("britannia", coins=1).board("me")["coins"] == 5


@pytest.mark.card("britannia")
@pytest.mark.rules("CUL-BRITAIN-03")
def test_britannia_is_worth_one():
    assert worth("britannia") == 1


@pytest.mark.card("armenia")
@pytest.mark.rules("CUL-ARMENIA-01")
def test_armenia_compares_all_symbols():
    beats("armenia", (1, 1, 1), (2, 0, 0), (3, 2))


@pytest.mark.card("armenia")
@pytest.mark.rules("CUL-ARMENIA-02")
def test_armenia_gives_two_coins():
    assert gained("armenia", coins=1).board("me")["coins"] == 3


@pytest.mark.card("armenia")
@pytest.mark.rules("CUL-ARMENIA-03")
def test_armenia_is_worth_two():
    assert worth("armenia") == 2


@pytest.mark.card("germania")
@pytest.mark.rules("CUL-GERMANIA-01")
def test_germania_compares_swords_and_horses():
    beats("germania", (2, 1, 0), (0, 2, 3), (3, 2))


@pytest.mark.card("germania")
@pytest.mark.rules("CUL-GERMANIA-02")
def test_germania_gives_three_coins():
    assert gained("germania", coins=1).board("me")["coins"] == 4


@pytest.mark.card("germania")
@pytest.mark.rules("CUL-GERMANIA-03")
def test_germania_is_worth_two():
    assert worth("germania") == 2


# --- Maghreb


def maghreb(**me):
    return gained("maghreb", **me)


@pytest.mark.card("maghreb")
@pytest.mark.rules("CUL-MAGHREB-01")
def test_maghreb_compares_swords_only():
    beats("maghreb", (2, 0, 0), (1, 3, 3), (2, 1))


@pytest.mark.card("maghreb")
@pytest.mark.rules("CUL-MAGHREB-02")
def test_maghreb_develops_a_discarded_card_or_the_last_military_card():
    cards = {"discard": ["rome_curia", "rome_ludus"], "army": ["rome_forum", "rome_trajan"]}
    game = maghreb(**cards).asks("me", "develop-with", ["rome_curia", "rome_ludus", "rome_trajan"])
    game.play("develop-with rome_trajan")
    assert game.names(game.table.development[0]) == ["rome_trajan"]
    assert game.names(game.table.army[0]) == ["rome_forum"]
    assert game.names(game.table.discard[0]) == ["rome_curia", "rome_ludus"]


@pytest.mark.card("maghreb")
@pytest.mark.rules("CUL-MAGHREB-03")
def test_developing_a_discarded_card_leaves_the_price_to_pay():
    game = maghreb(discard=["rome_curia"], army=["rome_forum", "rome_trajan"]).play("develop-with rome_curia")
    assert game.names(game.table.development[0]) == ["rome_curia"]
    assert game.names(game.table.discard[0]) == ["rome_trajan"]
    kept = maghreb(discard=["rome_curia"], army=["rome_forum"], leaders=["rome_trajan"])
    kept.play("develop-with rome_curia")
    assert kept.names(kept.table.army[0]) == ["rome_forum"]


@pytest.mark.card("maghreb")
@pytest.mark.rules("CUL-MAGHREB-04")
def test_maghreb_is_worth_two():
    assert worth("maghreb") == 2


@pytest.mark.card("maghreb")
@pytest.mark.rules("CUL-MAGHREB-05")
def test_the_gift_of_maghreb_takes_only_what_is_there():
    only = maghreb(army=["rome_forum"])
    assert only.names(only.table.development[0]) == ["rome_forum"]  # the only option answers itself
    assert only.table.discard[0] == []
    nothing = maghreb()
    assert nothing.table.development[0] == []
    full = maghreb(discard=["rome_curia"], army=["rome_forum"], development=8)
    assert len(full.table.development[0]) == 8
    assert full.names(full.table.discard[0]) == ["rome_curia", "rome_forum"]


@pytest.mark.card("maghreb")
@pytest.mark.rules("CUL-MAGHREB-06")
def test_the_level_of_maghreb_works_and_counts_for_the_marker():
    me = {**STRONG, "development": 3, "discard": ["rome_curia", "rome_ludus"]}
    game = cultures(me=me, you={"development": 3}, row=["maghreb", "indus"], phase="province", marker="me")
    game.play("compete", "develop-with rome_curia")
    assert game.match.view(None)["marker"] == 0
    assert game.board("me")["income"] == 1  # level 4 of Rome
    flip = cultures(me={**me, "development": 4}, row=["maghreb", "indus"], phase="province")
    flip.play("compete", "develop-with rome_curia")
    assert flip.board("me")["side"] == "golden"


# --- the others


@pytest.mark.card("aksum")
@pytest.mark.rules("CUL-AKSUM-01")
def test_aksum_compares_horses_only():
    beats("aksum", (0, 2, 0), (3, 1, 3), (2, 1))


@pytest.mark.card("aksum")
@pytest.mark.rules("CUL-AKSUM-02")
def test_aksum_gives_a_gold():
    me = {"hand": ["rome_caesar"], "resources": ["rome_castra", "rome_thermae", "rome_basilica"], "coins": 0}
    cultures(me=me).refuses("lead rome_caesar")  # 2 wood, 2 brick, 1 gold
    game = cultures(me={**me, "provinces": ["aksum"]}).play("lead rome_caesar", "done")
    game.expect(me={"hand": [], "leaders": ["rome_caesar"]})


@pytest.mark.card("aksum")
@pytest.mark.rules("CUL-AKSUM-03")
def test_aksum_is_worth_one():
    assert worth("aksum") == 1


@pytest.mark.card("mauretania")
@pytest.mark.rules("CUL-MAURETANIA-01")
def test_mauretania_compares_horses_and_shields():
    beats("mauretania", (0, 2, 1), (3, 0, 2), (3, 2))


def exchanging(mauretania="every_round", **me):
    me = {"provinces": ["mauretania"], "coins": 0, **me}
    return cultures(me=me, phase="exchange", options={"mauretania": mauretania})


def exchange_one(game):
    game.play("exchange 1")
    return game.play(game.match.choice.options[0].token)


@pytest.mark.card("mauretania")
@pytest.mark.rules("CUL-MAURETANIA-02")
def test_mauretania_is_turned_for_a_free_exchange_once_a_round():
    game = exchange_one(exchanging().asks("me", "exchange", ["0", "1"]))
    assert (game.board("me")["turned"], game.board("me")["exchanges"]) == (True, 0)
    assert game.board("me")["coins"] == 0
    pass_round(game)
    assert (game.board("me")["turned"], game.board("me")["free_exchanges"]) == (False, 1)


@pytest.mark.card("mauretania")
@pytest.mark.rules("CUL-MAURETANIA-02")
def test_as_a_single_use_mauretania_stays_turned():
    game = exchange_one(exchanging("once"))
    pass_round(game)
    assert (game.board("me")["turned"], game.board("me")["free_exchanges"]) == (True, 0)


@pytest.mark.card("mauretania")
@pytest.mark.rules("CUL-MAURETANIA-02")
def test_as_a_single_use_one_may_pay_instead():
    game = exchanging("once", coins=1).play("exchange 1").asks("me", "turn", ["turn", "done"])
    paid = game.match.clone()
    paid.answer("done")
    assert (paid.view(0)["boards"][0]["coins"], paid.view(0)["boards"][0]["turned"]) == (0, False)
    game.play("turn")
    assert (game.board("me")["coins"], game.board("me")["turned"]) == (1, True)
    both = exchanging("once", coins=1).play("exchange 2")  # only with both
    assert (both.board("me")["coins"], both.board("me")["turned"]) == (0, True)


def pass_round(game):
    """Everybody lays resources until the next round has begun."""
    number = game.match.view(None)["round"]
    while game.match.view(None)["round"] == number:
        tokens = [o.token for o in game.match.choice.options if o.key.name in ("resource", "exchange", "decline")]
        game.answer(tokens[0])


@pytest.mark.card("mauretania")
@pytest.mark.rules("CUL-MAURETANIA-03")
def test_mauretania_is_worth_three():
    assert worth("mauretania") == 3


@pytest.mark.card("scythia")
@pytest.mark.rules("CUL-SCYTHIA-01")
def test_scythia_compares_horses_and_shields():
    beats("scythia", (0, 2, 1), (3, 0, 2), (3, 2))


@pytest.mark.card("scythia")
@pytest.mark.rules("CUL-SCYTHIA-02")
def test_scythia_need_not_cost_a_military_card():
    army = ["rome_forum", "rome_curia", "rome_trajan"]
    game = gained("scythia", army=army).asks("me", "keep", ["keep", "done"]).play("keep")
    assert game.names(game.table.army[0]) == army
    # Three cards, three strips, three buildings.
    assert game.military("me") == {"sword": 3, "shield": 3, "horse": 3}


@pytest.mark.card("scythia")
@pytest.mark.rules("CUL-SCYTHIA-02")
def test_who_wins_scythia_may_discard_all_the_same():
    game = gained("scythia", army=["rome_forum", "rome_curia"]).play("done")
    assert (game.names(game.table.army[0]), game.names(game.table.discard[0])) == (["rome_forum"], ["rome_curia"])
    assert [event["card"] for event in game.told("you", "discarded")] == ["rome_curia"]


@pytest.mark.card("scythia")
@pytest.mark.rules("CUL-SCYTHIA-02", "CUL-PROV-11")
def test_without_military_cards_scythia_asks_nothing():
    gained("scythia").asks("you", "play")


@pytest.mark.card("scythia")
@pytest.mark.rules("CUL-SCYTHIA-03")
def test_scythia_is_worth_three():
    assert worth("scythia") == 3


@pytest.mark.card("carthage")
@pytest.mark.rules("CUL-CARTHAGE-01")
def test_carthage_compares_swords_only():
    beats("carthage", (2, 0, 0), (1, 3, 3), (2, 1))


@pytest.mark.card("carthage")
@pytest.mark.rules("CUL-CARTHAGE-02")
def test_carthage_gives_a_coin():
    assert gained("carthage", coins=1).board("me")["coins"] == 2


@pytest.mark.card("carthage")
@pytest.mark.rules("CUL-CARTHAGE-03")
def test_carthage_is_worth_four():
    assert worth("carthage") == 4


@pytest.mark.card("andalusia")
@pytest.mark.rules("CUL-ANDALUSIA-01")
def test_andalusia_compares_horses_and_shields():
    beats("andalusia", (0, 2, 1), (3, 0, 2), (3, 2))


@pytest.mark.card("andalusia")
@pytest.mark.rules("CUL-ANDALUSIA-02")
def test_andalusia_scores_pairs_of_development_and_military_cards():
    assert worth("andalusia", development=4, army=["rome_forum", "rome_curia"]) == 2
    assert worth("andalusia", development=1, army=["rome_forum", "rome_curia"]) == 1
    assert worth("andalusia") == 0


@pytest.mark.card("anatolia")
@pytest.mark.rules("CUL-ANATOLIA-01")
def test_anatolia_compares_swords_and_horses():
    beats("anatolia", (2, 1, 0), (0, 2, 3), (3, 2))


@pytest.mark.card("anatolia")
@pytest.mark.rules("CUL-ANATOLIA-02", "CUL-ANATOLIA-03")
def test_anatolia_is_worth_two_and_three_more_in_the_golden_age():
    assert worth("anatolia", development=4) == 2
    assert worth("anatolia", development=5) == 5


@pytest.mark.card("libya")
@pytest.mark.rules("CUL-LIBYA-01")
def test_libya_compares_shields_only():
    beats("libya", (0, 0, 2), (3, 3, 1), (2, 1))


@pytest.mark.card("libya")
@pytest.mark.rules("CUL-LIBYA-02")
def test_libya_scores_coins_after_the_last_limit():
    hand = ["rome_cicero", "rome_agrippa"]
    me = {"provinces": ["libya"], "coins": 9, "hand": hand}
    game = cultures(me=me, row=["carthage"], round=7, plays=5, marker="you").play("resource rome_cicero")
    assert game.match.over
    assert game.points("me")["libya"] == 7


@pytest.mark.card("libya")
@pytest.mark.rules("CUL-LIBYA-03")
def test_libya_counts_the_own_bank_of_the_nile():
    egypt = {"civilization": "egypt"}
    assert worth("libya", **egypt, coins=5, bank=3) == 8
    other = cultures(me={"provinces": ["libya"], "coins": 4, "bank": 2}, you={**egypt, "bank": 3})
    assert other.points("me")["libya"] == 6


@pytest.mark.card("babylonia")
@pytest.mark.rules("CUL-BABYLONIA-01")
def test_babylonia_compares_shields_only():
    me, you = armies((0, 0, 2), (3, 3, 1))
    game = cultures(me=me, you=you, row=["babylonia"], phase="province", marker="you", round=7)
    assert game.match.view(None)["contest"]["strength"] == [2, 1]
    game.play("compete", "compete")
    assert game.names(game.table.provinces[0]) == ["babylonia"]


@pytest.mark.card("babylonia")
@pytest.mark.rules("CUL-BABYLONIA-02", "CUL-BABYLONIA-03")
def test_babylonia_is_worth_four_and_two_more_with_the_marker():
    assert worth("babylonia", marker="you") == 4
    assert worth("babylonia", marker="me") == 6
    assert cultures(me={"provinces": ["babylonia"]}).lines("me") == {"provinces": 6, "marker": 3}

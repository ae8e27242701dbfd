"""The solo game: frame, lookout, actions, the end."""

import pytest

import kronika
from kronika.games.settlers.data import DECKS
from kronika.games.settlers.scenario import RANDOM_FACTIONS
from kronika.testing import settlers
from kronika.testing.runner import decisions

ATTACKS = {"attack_wood": 3, "attack_gold": 3, "attack_card": 3, "attack_stone": 2, "attack_worker": 2, "attack_vp": 2}


def new(seed=1, **options):
    return kronika.new("settlers", 1, seed, options or RANDOM_FACTIONS)


def solo(me=None, **more):
    return settlers(me=me, solo=True, **more)


@pytest.mark.rules("SET-SOLO-01", "SET-SOLOACT-01")
def test_the_virtual_player_has_only_locations_attack_cards_and_a_collection():
    match = new()
    view = match.view(0)
    assert len(view["goods"]) == len(view["factions"]) == 1
    assert {"line", "rival", "collection", "attack_deck"} <= set(view)
    game = solo({}, rival=["town", "gold_creek"], phase="production")
    assert {good: n for good, n in game.match.view(0)["goods"][0].items() if n} == {"worker": 5, "raze": 1}
    game.asks("me", "action")


@pytest.mark.rules("SET-SOLO-02")
def test_points_are_counted_as_ever():
    game = solo({"empire": ["brewer"], "food": 1}).play("activate brewer")
    game.expect(me={"food": 0, "vp": 1, "used": {"brewer": 1}, "pieces": {"brewer": {"food": 1}}})


@pytest.mark.rules("SET-SOLO-03")
def test_the_player_has_one_faction_and_no_other_is_in_the_game():
    match = new(1, faction_1="choose")
    match.answer("faction roman")
    t = match.table
    backs = [DECKS[t.backs[card]] for card in t.hand[0]]
    assert sorted(backs) == ["common", "common", "roman", "roman", "roman"]  # one drawn in the lookout
    assert {DECKS[t.backs[c]] for zone in t.zones if zone is not t.box for c in zone} == {"common", "roman", "attack"}


@pytest.mark.rules("SET-SOLO-04", "SET-SOLO-05", "SET-COMP-05")
def test_sixteen_attack_cards_are_shuffled_and_the_top_one_revealed():
    orders = set()
    for seed in range(5):
        t = new(seed).table
        cards = [*t.attack_deck, *t.line]
        assert (len(t.attack_deck), len(t.line)) == (15, 1)
        names = [t.card_ids[t.faces[card]] for card in cards]
        assert {name: names.count(name) for name in ATTACKS} == ATTACKS
        assert names.count("attack_food") == 1
        orders.add(tuple(names))
    assert len(orders) == 5
    view = new().view(0)
    assert view["line"][0]["card"].startswith("attack_")
    assert all(card["card"] is None for card in view["attack_deck"])


@pytest.mark.rules("SET-SOLO-06")
def test_there_is_no_defence_token():
    for faction in ("barbarian", "roman", "egyptian", "japanese"):
        game = solo({"faction": faction}, phase="production")
        assert game.position()["me"]["defence"] == 0


@pytest.mark.rules("SET-SOLO-07", "SET-SOLOATK-20")
def test_each_round_has_an_attack_after_cleanup_and_the_last_one_too():
    told = []
    for match in decisions("settlers", 1, "solo phases", RANDOM_FACTIONS):
        told += [event.facts["phase"] for event in match.events if event.kind == "phase"]
    phases = ["lookout", "production", "action", "cleanup", "attack"]
    assert ["lookout", *told] == phases * 4 + ["lookout", "production", "action", "attack"]


# --- lookout


@pytest.mark.rules("SET-SOLOLOOK-01", "SET-SOLOLOOK-02", "SET-SOLOLOOK-04", "SET-SOLOLOOK-05")
def test_the_lookout_gives_a_faction_card_and_two_commons_and_the_virtual_player_two():
    four = ["mill", "castle", "brewer", "town"]
    game = solo({"deck": ["raid", "pyre"]}, deck=[*four, "ruins"], phase="lookout")
    game.asks("me", "take", four).play("take brewer")
    (given,) = game.position()["middle"]["rival"]
    rest = [card for card in four if card not in ("brewer", given)]
    game.asks("me", "take", rest).play(f"take {rest[1]}")
    assert game.position()["me"]["hand"] == sorted(["raid", "brewer", rest[1]])
    assert game.position()["middle"]["rival"] == sorted([given, rest[0]])
    assert game.position()["middle"]["deck"] == ["ruins"]


@pytest.mark.rules("SET-SOLOLOOK-03")
def test_the_virtual_players_first_card_is_random():
    given = set()
    for seed in range(40):
        match = new(seed)
        offer = [card["card"] for card in match.view(0)["offer"]]
        if len(set(offer)) < len(offer):
            continue  # copies of one card: there is no telling which was given
        match.answer(match.choice.options[0])
        given.add(offer.index(match.view(0)["rival"][0]["card"]))
    assert given == {1, 2, 3}


# --- actions


@pytest.mark.rules("SET-SOLOACT-02")
def test_cards_that_aim_at_locations_aim_at_the_virtual_players():
    game = solo({"empire": ["pack"], "worker": 1}, rival=["mill"]).play("activate pack")
    game.asks("me", "pillage", ["food", "worker"]).play("food")
    game.expect(me={"worker": 0, "food": 1, "used": {"pack": 1}, "pieces": {"pack": {"worker": 1}}})
    solo({"empire": ["pack"], "worker": 1}).refuses("activate pack")


@pytest.mark.rules("SET-SOLOACT-02")
def test_engineers_and_garrison_remove_the_virtual_players_locations():
    for faction, card, price in (("roman", "engineers", "worker"), ("japanese", "garrison", "raze")):
        game = solo({"faction": faction, "empire": [card], price: 2}, rival=["mill", "ruins"])
        game.play(f"activate {card}", "remove ruins 1")
        points = {"vp": 1} if card == "engineers" else {}
        game.expect(
            me={price: 0, **points, "used": {card: 1}, "pieces": {card: {price: 2}}},
            middle={"rival": ["mill"], "discard": ["ruins"]},
        )


@pytest.mark.rules("SET-SOLOACT-02")
def test_temple_of_ra_takes_a_location_of_the_virtual_player_until_the_round_ends():
    me = {"faction": "egyptian", "empire": ["temple_of_ra", "slaves"], "worker": 1}
    game = solo(
        me, rival=["coal_mine"], line=["attack_gold"], attack_deck=["attack_food"] + ["attack_gold"] * 2, round=2
    )
    game.play("activate temple_of_ra").asks("me", "action").play("activate coal_mine", "pass")
    assert game.position()["middle"]["collection"] == ["coal_mine"]
    assert game.position()["me"]["empire"] == ["slaves", "temple_of_ra"]


@pytest.mark.rules("SET-SOLOACT-02")
def test_desert_names_the_virtual_player_who_discards_nothing():
    game = solo({"faction": "egyptian", "empire": ["desert"], "hand": ["mill"]}).play("activate desert")
    game.expect(me={"hand": [], "vp": 1, "used": {"desert": 1}}, middle={"discard": ["mill"]})


@pytest.mark.rules("SET-SOLOACT-03")
def test_revealed_attack_cards_are_an_opponents_deals():
    game = solo({"empire": ["robbers"], "worker": 2}, line=["attack_gold", "attack_vp"], deck=["mill"])
    game.play("activate robbers").asks("me", "end-deal", ["attack_gold 1", "attack_vp 1"]).play(
        "attack_vp 1", "draw common"
    )
    game.expect(
        me={"worker": 0, "vp": 1, "hand": ["mill"], "used": {"robbers": 1}, "pieces": {"robbers": {"worker": 2}}},
        middle={"line": ["attack_gold"], "attack_discard": ["attack_vp"], "deck": []},
    )


@pytest.mark.rules("SET-SOLOACT-04", "SET-SOLOACT-05")
def test_razing_the_virtual_players_location_gives_its_goods_and_no_foundation():
    game = solo({"raze": 2}, rival=["mill", "ruins"]).refuses("raze ruins 1").play("raze mill 1")
    game.expect(me={"raze": 0, "food": 1, "worker": 1}, middle={"rival": ["ruins"], "discard": ["mill"]})


@pytest.mark.rules("SET-SOLOACT-04", "SET-PEACE-02")
def test_the_peaceful_variant_is_not_for_the_solo_game():
    solo({"raze": 2}, rival=["mill"], options={"peaceful": "yes"}).offers("raze mill 1")


@pytest.mark.rules("SET-SOLOACT-06")
def test_an_attack_card_that_was_discarded_takes_no_part_in_attacks():
    me = {"empire": ["robbers", "marketplace"], "worker": 2}
    game = solo(me, line=["attack_gold"], attack_deck=["attack_wood", "attack_food"], deck=["mill"], round=5)
    game.play("activate robbers", "draw common", "pass")
    assert "marketplace" in game.position()["me"]["empire"]
    game = solo(me, line=["attack_gold"], attack_deck=["attack_wood", "attack_food"], deck=["mill"], round=5).play(
        "pass"
    )
    assert "marketplace" not in game.position()["me"]["empire"]


@pytest.mark.rules("SET-SOLOACT-07")
def test_trade_route_has_no_target():
    solo({"faction": "japanese", "empire": ["trade_route"], "food": 1}, rival=["mill"]).refuses("activate trade_route")


@pytest.mark.card(
    "attack_wood", "attack_gold", "attack_card", "attack_stone", "attack_worker", "attack_vp", "attack_food"
)
@pytest.mark.rules("SET-SOLOACT-08")
@pytest.mark.parametrize("good", ["wood", "gold", "stone", "worker", "vp", "food", "card"])
def test_ninjas_take_the_good_of_an_attack_card_and_spies_its_deal(good):
    me = {"faction": "japanese", "empire": ["ninjas"], "worker": 1, "deck": []}
    game = solo(me, line=[f"attack_{good}"], deck=["mill"]).play("activate ninjas")
    after = game.position()["me"]
    assert (after["hand"] == ["mill"]) if good == "card" else (after[good] == 1)
    assert game.position()["middle"]["attack_discard"] == [f"attack_{good}"]
    game = solo({"faction": "roman", "empire": ["spies"], "worker": 1}, line=[f"attack_{good}"]).play("activate spies")
    game.expect(
        me={
            "worker": 0,
            "vp": 1,
            "deals": [f"attack_{good}"],
            "used": {"spies": 1},
            "pieces": {"spies": {"worker": 1}},
        },
        middle={"line": []},
    )
    game = solo({"faction": "roman", "deals": [f"attack_{good}"], "deck": []}, deck=["mill"], phase="production")
    after = game.position()["me"]
    board = {"wood": 1, "stone": 1, "worker": 2, "raze": 1}
    assert (after["hand"] == ["mill"]) if good == "card" else (after[good] == board.get(good, 0) + 1)


@pytest.mark.rules("SET-SOLOACT-08")
def test_an_attack_card_among_the_deals_can_be_given_up_but_not_built():
    me = {"faction": "japanese", "empire": ["negotiator", "hanseatic_league"], "deals": ["attack_gold"], "worker": 2}
    game = solo({**me, "wood": 9, "stone": 9}).refuses("activate negotiator").play("activate hanseatic_league")
    assert game.position()["middle"]["attack_discard"] == ["attack_gold"]


# --- the end


QUIET = {"line": ["attack_food"], "attack_deck": ["attack_gold", "attack_gold"]}
SEVEN = ["raid", "raid", "raid", "pyre", "idol", "barter", "mission"]


@pytest.mark.rules("SET-SOLOEND-01", "SET-SOLOEND-02")
def test_as_many_collected_cards_as_faction_locations_are_a_defeat():
    collected = ["ruins"] * 6 + ["mill"]
    game = solo({"empire": SEVEN, "vp": 50}, collection=collected, round=5, **QUIET).play("pass").wins()
    assert game.match.result.reason == "lost"
    assert game.match.result.scores == (50,)
    assert dict(game.match.result.lines[0]) == {"gained": 50, "own-faction-locations": 7, "collection": 7, "total": 50}


@pytest.mark.rules("SET-SOLOEND-03")
def test_more_faction_locations_win_and_the_locations_are_added():
    me = {"empire": [*SEVEN, "hillfort", "ruins", "ruins", "ruins"], "vp": 40}
    game = solo(me, collection=["mill"] + ["watchtower"] * 4, round=5, **QUIET).play("pass").wins("me")
    assert game.match.result.scores == (40 + 3 + 16,)


@pytest.mark.rules("SET-SOLOEND-04")
def test_the_rank_follows_from_the_score():
    ranks = {
        29: "commoner",
        30: "servant",
        39: "servant",
        40: "squire",
        59: "knight",
        60: "castellan",
        79: "king",
        80: "emperor",
    }
    for score, rank in ranks.items():
        game = solo({"empire": ["raid"], "vp": score - 2}, round=5, **QUIET).play("pass").wins("me")
        assert (game.match.result.scores, game.match.result.reason) == ((score,), rank)


def test_resigning_a_solo_game_loses_it():
    game = solo({"empire": SEVEN})
    game.match.resign(0)
    assert game.wins().match.result.reason == "lost"

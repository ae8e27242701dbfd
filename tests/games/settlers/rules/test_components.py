"""Components, cards, faction decks."""

from collections import Counter

import pytest

import kronika
from kronika.engine.errors import BadData
from kronika.games.settlers.data import DECK, DECKS, FACE, IDS, PRINTED, check_deck
from kronika.games.settlers.scenario import RANDOM_FACTIONS
from kronika.testing import settlers

CARDS = {card.id: card.facts for card in kronika.cards("settlers") if card.id in FACE}
LOCATIONS = {name: facts for name, facts in CARDS.items() if facts["deck"] != "attack"}


@pytest.mark.rules("SET-COMP-01")
def test_there_is_a_point_total_for_each_player_and_one_round_counter():
    view = kronika.new("settlers", 4, 1, RANDOM_FACTIONS).view(None)
    assert [goods["vp"] for goods in view["goods"]] == [0, 0, 0, 0]
    assert view["round"] == 1


@pytest.mark.rules("SET-COMP-02")
def test_the_decks_have_as_many_cards_as_the_rulebook_says(numbers_of_rule):
    every, common, faction, attack = numbers_of_rule("settlers", "SET-COMP-02")
    sizes = dict(zip(DECKS, map(len, PRINTED), strict=True))
    assert sum(sizes.values()) == every
    assert (sizes.pop("common"), sizes.pop("attack")) == (common, attack)
    assert set(sizes.values()) == {faction}


@pytest.mark.rules("SET-COMP-03")
def test_a_player_draws_only_from_the_common_and_the_own_deck():
    me = {"faction": "roman", "empire": ["castle"], "worker": 1, "deck": ["legion"]}
    game = settlers(me=me, deck=["mill"]).play("activate castle").asks("me", "draw", ["common", "faction"])
    game.play("draw faction")
    assert game.position()["me"]["hand"] == ["legion"]
    assert game.position()["you"]["deck"] == game.before["you"]["deck"]


@pytest.mark.rules("SET-COMP-04")
def test_all_players_draw_from_one_common_deck():
    seat = {"worker": 2}
    game = settlers(me=seat, you=seat, third=seat, deck=["mill", "ruins", "castle", "brewer"])
    game.play("send common", "send common", "send common")
    game.expect(
        me={"worker": 0, "hand": ["mill"]},
        you={"worker": 0, "hand": ["ruins"]},
        third={"worker": 0, "hand": ["castle"]},
        middle={"deck": ["brewer"]},
    )


@pytest.mark.rules("SET-COMP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_attack_cards_are_only_for_the_solo_game(seats):
    table = kronika.new("settlers", seats, 1).table
    assert not any(DECKS[DECK[face]] == "attack" for face in table.faces)
    assert not table.attack_deck


@pytest.mark.rules("SET-COMP-07")
def test_goods_are_never_limited_by_the_number_of_pieces():
    game = settlers(me={"empire": ["gold_mine"], "gold": 13, "worker": 1}, you={"gold": 11})
    game.play("activate gold_mine")
    game.expect(me={"gold": 14, "worker": 0, "used": {"gold_mine": 1}, "pieces": {"gold_mine": {"worker": 1}}})


@pytest.mark.rules("SET-COMP-10")
def test_points_and_cards_are_goods_too():
    game = settlers(me={"hand": ["armorer", "castle"], "raze": 2}, you={"passed": True}, deck=["mill", "ruins"])
    game.play("raze-card armorer").expect(
        me={"hand": ["castle"], "raze": 1, "stone": 1, "vp": 1}, middle={"discard": ["armorer"]}
    )
    game.play("raze-card castle", "draw common", "draw common")
    game.expect(me={"hand": ["mill", "ruins"], "raze": 0}, middle={"deck": [], "discard": ["armorer", "castle"]})


@pytest.mark.rules("SET-COMP-12")
def test_a_card_in_hand_is_no_location():
    game = settlers(
        me={"hand": ["mill", "baker", "brewer"], "empire": ["ruins"], "wood": 2, "stone": 1}, deck=["castle"]
    )
    game.play("build baker", "draw common")
    game.expect(
        me={"hand": ["mill", "brewer", "castle"], "empire": ["ruins", "baker"], "wood": 0, "stone": 0, "vp": 1},
        middle={"deck": []},
    )


@pytest.mark.rules("SET-CARD-01")
def test_every_card_of_a_hand_can_be_built():
    for deck in ("common", "barbarian", "roman", "egyptian", "japanese"):
        faction = {} if deck == "common" else {"faction": deck}
        hand = [name for name, facts in LOCATIONS.items() if facts["deck"] == deck]
        game = settlers(me={**faction, "hand": hand, "empire": ["ruins"], "gold": 9})
        game.offers(*(f"build {name}" for name in hand))


@pytest.mark.rules("SET-CARD-02")
def test_exactly_the_faction_cards_have_a_deal_field():
    for facts in LOCATIONS.values():
        assert ("deal" in facts) == (facts["deck"] != "common")
        assert facts["vp"] == (1 if facts["deck"] == "common" else 2)
        assert {"cost", "colours", "type"} <= set(facts)


@pytest.mark.rules("SET-CARD-03")
def test_the_code_of_a_card_names_its_deck_and_its_number_there():
    codes = {number: name for name, facts in LOCATIONS.items() for number in facts["numbers"]}
    assert len(codes) == sum(len(facts["numbers"]) for facts in LOCATIONS.values())
    assert (codes["JAP021"], codes["COM001"], codes["EGY030"]) == ("trade_route", "statue", "pyramid")
    prefix = {"common": "COM", "barbarian": "BAR", "roman": "ROM", "egyptian": "EGY", "japanese": "JAP"}
    assert all(code.startswith(prefix[LOCATIONS[name]["deck"]]) for code, name in codes.items())


@pytest.mark.rules("SET-CARD-04", "SET-DECK-02")
def test_each_faction_has_three_threefold_six_twofold_and_nine_single_cards():
    for faction in ("barbarian", "roman", "egyptian", "japanese"):
        names = Counter()
        for name, facts in LOCATIONS.items():
            if facts["deck"] == faction:
                names[facts.get("like", name)] += len(facts["numbers"])
        assert Counter(names.values()) == {3: 3, 2: 6, 1: 9}


@pytest.mark.rules("SET-BUILD-06")
def test_every_location_is_of_one_of_three_kinds():
    assert {facts["type"] for facts in LOCATIONS.values()} == {"production", "feature", "action"}
    for facts in LOCATIONS.values():
        assert ("action" in facts) == (facts["type"] == "action")


def roman_deck():
    return [IDS[face] for face in PRINTED[DECKS.index("roman")]]


@pytest.mark.rules("SET-DECK-01")
def test_of_the_base_game_only_the_standard_deck_can_be_composed():
    check_deck(DECKS.index("roman"), roman_deck())
    for card in set(roman_deck()):
        rest = [name for name in roman_deck() if CARDS[name].get("like", name) != CARDS[card].get("like", card)]
        with pytest.raises(BadData, match="A faction deck has 30 cards"):
            check_deck(DECKS.index("roman"), rest)
    with pytest.raises(BadData, match="mill isn't a card of the roman deck"):
        check_deck(DECKS.index("roman"), [*roman_deck()[1:], "mill"])


@pytest.mark.rules("SET-DECK-02", "SET-DECK-03")
def test_a_deck_of_another_shape_or_with_a_part_of_a_cards_copies_is_refused():
    deck = roman_deck()
    deck.remove("trade_colony")
    with pytest.raises(BadData, match="All 3 copies of trade_colony go into a deck, or none; these are 2"):
        check_deck(DECKS.index("roman"), deck)
    with pytest.raises(BadData, match="All 3 copies"):
        check_deck(DECKS.index("roman"), [*deck, "trade_colony", "trade_colony"])


BOARDS = {
    "barbarian": {"worker": 5, "raze": 1},
    "roman": {"wood": 1, "stone": 1, "worker": 2, "raze": 1},
    "egyptian": {"gold": 1, "worker": 3, "raze": 1},
    "japanese": {"wood": 1, "worker": 4, "raze": 1},
}


@pytest.mark.card("barbarian", "roman", "egyptian", "japanese")
@pytest.mark.rules("SET-PROD-03", "SET-CLEAN-03")
@pytest.mark.parametrize(
    ("faction", "stored"), [("barbarian", "worker"), ("roman", "raze"), ("egyptian", "gold"), ("japanese", "food")]
)
def test_a_board_gives_its_goods_each_round_and_stores_one(faction, stored):
    goods = dict.fromkeys(("wood", "stone", "food", "gold", "worker", "raze"), 7)
    game = settlers(me={"faction": faction, **goods}, you={"passed": True}, round=2).play("pass")
    after = game.position()["me"]
    assert {good: after[good] for good in goods if after[good]} == {stored: 7}
    game = settlers(me={"faction": faction}, phase="production")
    after = game.position()["me"]
    assert {good: after[good] for good in (*goods, "defence") if after[good]} == {**BOARDS[faction], "defence": 1}

"""The lookout phase and its variants."""

import pytest

from kronika.testing import settlers

DECK = [
    *("mill", "castle", "brewer", "town", "ruins", "joiner", "armorer", "village", "quarry", "gallows"),
    *("statue", "baker", "canteen", "tavern", "porters", "rubble"),
]
ROMAN = {"deck": ["legion", "spies"]}
BARBARIAN = {"deck": ["raid", "pyre"]}
EGYPTIAN = {"deck": ["desert", "sphinx"]}
JAPANESE = {"deck": ["gate", "casino"]}
SEATS = {"me": BARBARIAN, "you": ROMAN, "third": EGYPTIAN, "fourth": JAPANESE}


def lookout(seats, first="me", **more):
    named = dict(list(SEATS.items())[:seats])
    return settlers(**named, deck=DECK, phase="lookout", first=first, **more)


def picks(game):
    """Who is asked for how many cards, one after another, each taking the first card."""
    order = []
    while game.match.choice.key.name in ("take", "keep"):
        order.append((game.match.choice.seat, len(game.match.choice.codes)))
        game.answer(game.match.choice.options[0].token)
    return order


def hand_backs(game, seat):
    return sorted(card["back"] for card in game.match.view(None)["hand"][seat])


# --- the standard lookout


@pytest.mark.rules("SET-LOOK-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_one_faction_and_two_common_cards(seats):
    game = lookout(seats)
    picks(game)
    factions = ["barbarian", "roman", "egyptian", "japanese"]
    for seat in range(seats):
        assert hand_backs(game, seat) == sorted(["common", "common", factions[seat]])


@pytest.mark.rules("SET-LOOK-02")
def test_the_faction_card_comes_before_the_draft():
    game = lookout(3).asks("me", "take")
    assert [game.position()[seat]["hand"] for seat in ("me", "you", "third")] == [["raid"], ["legion"], ["desert"]]
    assert [game.position()[seat]["deck"] for seat in ("me", "you", "third")] == [["pyre"], ["spies"], ["sphinx"]]


@pytest.mark.rules("SET-LOOK-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_card_more_than_players_is_revealed(seats):
    game = lookout(seats).asks("me", "take", DECK[: seats + 1])
    assert [card["card"] for card in game.match.view(None)["offer"]] == DECK[: seats + 1]


@pytest.mark.rules("SET-LOOK-04", "SET-LOOK-06", "SET-LOOK-07")
def test_the_first_draft_runs_clockwise_and_the_second_one_back():
    order = picks(lookout(3, first="you"))
    assert [seat for seat, _ in order] == [1, 2, 0, 0, 2, 1]
    assert [cards for _, cards in order] == [4, 3, 2, 4, 3, 2]


@pytest.mark.rules("SET-LOOK-05", "SET-LOOK-06", "SET-LOOK-08")
def test_a_card_left_over_is_discarded_and_new_ones_are_revealed():
    game = lookout(2).play("take castle", "take mill")
    game.expect(
        me={"hand": ["raid", "castle"]},
        you={"hand": ["legion", "mill"]},
        middle={"discard": ["brewer"], "offer": ["town", "ruins", "joiner"], "deck": DECK[6:]},
    )
    game.asks("you", "take", ["town", "ruins", "joiner"]).play("take ruins").asks("me", "take", ["town", "joiner"])
    game.play("take town")
    game.expect(
        me={"hand": ["raid", "castle", "town"], "worker": 5, "raze": 1, "defence": 1},
        you={"hand": ["legion", "mill", "ruins"], "wood": 1, "stone": 1, "worker": 2, "raze": 1, "defence": 1},
        middle={"discard": ["brewer", "joiner"], "offer": [], "phase": "action"},
    )


@pytest.mark.rules("SET-LOOK-09")
def test_there_is_no_hand_limit():
    hand = ["watchtower"] * 4 + ["ruins"] * 6 + ["quarry"] * 3 + ["new_forest"] * 2
    game = settlers(
        me={"hand": hand, **BARBARIAN}, you=ROMAN, deck=DECK[:4], discard=["joiner", "gallows"], phase="lookout"
    )
    picks(game)
    assert len(game.table.hand[0]) == 15 + 3


@pytest.mark.rules("SET-LOOK-10")
def test_a_hand_is_for_its_owner_only():
    game = lookout(2).play("take castle", "take mill")
    mine, theirs = game.match.view(0)["hand"], game.match.view(1)["hand"]
    assert sorted(card["card"] for card in mine[0]) == ["castle", "raid"]
    assert [card["card"] for card in mine[1]] == [None, None]
    assert [card["card"] for card in theirs[0]] == [None, None]
    assert game.match.view(None)["hand"][0] == theirs[0]


# --- the alternate lookout: hidden picks


ALTERNATE = {"lookout": "alternate"}


@pytest.mark.rules("SET-VARA-01", "SET-VARA-02")
def test_everybody_draws_three_hidden_cards():
    game = lookout(3, options=ALTERNATE)
    assert [game.position()[seat]["hand"] for seat in ("me", "you", "third")] == [["raid"], ["legion"], ["desert"]]
    assert game.position()["middle"]["deck"] == DECK[9:]
    for seat in range(3):
        shown = game.match.view(seat)["draft"]
        assert [card["card"] for card in shown[seat]] == DECK[3 * seat : 3 * seat + 3]
        assert all(card["card"] is None for other in range(3) if other != seat for card in shown[other])


@pytest.mark.rules("SET-VARA-03", "SET-VARA-04")
def test_two_cards_are_handed_to_the_left_when_all_have_chosen():
    game = lookout(3, options=ALTERNATE)
    game.asks("me", "keep", DECK[:3]).play("keep castle").asks("you", "keep", DECK[3:6]).play("keep ruins")
    assert [len(game.table.draft[seat]) for seat in range(3)] == [2, 2, 3]
    assert game.names(game.table.draft[0]) == ["mill", "brewer"]
    game.asks("third", "keep", DECK[6:9]).play("keep armorer")
    assert [sorted(game.names(game.table.draft[seat])) for seat in range(3)] == [
        ["quarry", "village"],
        ["brewer", "mill"],
        ["joiner", "town"],
    ]
    assert [game.names(game.table.hand[seat])[-1] for seat in range(3)] == ["castle", "ruins", "armorer"]


@pytest.mark.rules("SET-VARA-04")
def test_nobody_learns_what_another_player_has_kept():
    game = lookout(3, options=ALTERNATE).play("keep castle")
    for seat in (1, 2, None):
        assert [story["kind"] for story in game.match.told(seat)] == ["kept"]
        assert "castle" not in str(game.match.view(seat))
    game.play("keep ruins", "keep armorer", "keep village")
    # You handed mill and brewer on; now they can't tell which of the two the next player keeps.
    game.play("keep mill")
    assert not game.table.seen[game.table.hand[1][-1]] & 0b0101


@pytest.mark.rules("SET-VARA-05", "SET-VARA-06")
def test_one_of_the_two_cards_is_kept_and_the_last_one_discarded():
    game = lookout(3, options=ALTERNATE).play("keep castle", "keep ruins", "keep armorer")
    game.asks("me", "keep", ["village", "quarry"]).play("keep quarry", "keep brewer", "keep town")
    assert [game.position()[seat]["hand"] for seat in ("me", "you", "third")] == [
        ["castle", "quarry", "raid"],
        ["brewer", "legion", "ruins"],
        ["armorer", "desert", "town"],
    ]
    assert sorted(game.position()["middle"]["discard"]) == ["joiner", "mill", "village"]
    assert not any(game.table.draft)


@pytest.mark.rules("SET-VARA-07")
def test_a_player_sees_the_own_cards_all_the_time():
    game = lookout(2, options=ALTERNATE).play("keep castle")
    assert sorted(card["card"] for card in game.match.view(0)["hand"][0]) == ["castle", "raid"]
    assert [card["card"] for card in game.match.view(0)["draft"][0]] == ["mill", "brewer"]


# --- the advanced lookout


ADVANCED = {"lookout": "advanced"}


@pytest.mark.rules("SET-VARB-01", "SET-VARB-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_cards_are_revealed_whatever_the_number_of_players(seats):
    game = lookout(seats, options=ADVANCED).asks("me", "take", DECK[:5])
    assert [len(game.table.hand[seat]) for seat in range(seats)] == [1] * seats


@pytest.mark.rules("SET-VARB-03", "SET-VARB-04", "SET-VARB-05")
def test_two_players_pick_in_turn_without_a_refill():
    game = lookout(2, first="you", options=ADVANCED)
    assert picks(game) == [(1, 5), (0, 4), (1, 3), (0, 2)]
    assert game.position()["middle"]["deck"] == DECK[5:]
    assert game.position()["middle"]["discard"] == [DECK[4]]


@pytest.mark.rules("SET-VARB-03", "SET-VARB-06", "SET-VARB-07", "SET-VARB-08", "SET-VARB-10", "SET-VARB-11")
def test_three_players_pick_with_refills():
    game = lookout(3, options=ADVANCED)
    assert picks(game) == [(0, 5), (1, 4), (2, 4), (0, 3), (1, 3), (2, 2)]
    assert game.position()["middle"]["deck"] == DECK[7:]
    assert len(game.position()["middle"]["discard"]) == 1


@pytest.mark.rules("SET-VARB-06", "SET-VARB-07", "SET-VARB-09", "SET-VARB-10", "SET-VARB-11")
def test_four_players_pick_with_refills():
    game = lookout(4, options=ADVANCED)
    assert picks(game) == [(0, 5), (1, 4), (2, 4), (3, 4), (0, 3), (1, 3), (2, 3), (3, 2)]
    assert game.position()["middle"]["deck"] == DECK[9:]
    assert len(game.position()["middle"]["discard"]) == 1


# --- the peaceful variant


PEACEFUL = {"peaceful": "yes"}


@pytest.mark.rules("SET-PEACE-01")
@pytest.mark.parametrize("variant", ["standard", "alternate", "advanced"])
def test_the_peaceful_variant_adds_a_common_card_before_the_draft(variant):
    game = lookout(2, options={**PEACEFUL, "lookout": variant})
    assert [game.position()[seat]["hand"] for seat in ("me", "you")] == [["mill", "raid"], ["castle", "legion"]]
    picks(game)
    assert hand_backs(game, 0) == ["barbarian", "common", "common", "common"]
    assert hand_backs(game, 1) == ["common", "common", "common", "roman"]


@pytest.mark.rules("SET-PEACE-02")
def test_in_the_peaceful_variant_only_hand_cards_can_be_razed():
    me, you = {"raze": 5, "hand": ["mill"]}, {"empire": ["armorer"]}
    settlers(me=me, you=you, options=PEACEFUL).offers("raze-card mill").refuses("raze armorer 1")
    settlers(me=me, you=you).offers("raze-card mill", "raze armorer 1")


# --- too few cards


@pytest.mark.rules("SET-GEN-10")
@pytest.mark.parametrize("variant", ["standard", "alternate", "advanced"])
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_a_draft_with_too_few_cards_goes_as_far_as_it_can(variant, number):
    game = settlers(**SEATS, deck=DECK[:number], phase="lookout", options={"lookout": variant})
    picks(game)
    game.asks("me", "action")
    commons = sum(game.table.backs[card] == 0 for hand in game.table.hand for card in hand)
    assert commons + len(game.table.discard) + len(game.table.deck) == number

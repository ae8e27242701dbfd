"""Rounds, income, drawing and exchanging, playing cards."""

import pytest

import kronika
from kronika.games.cultures.data import CIVILIZATIONS, DECKS
from kronika.testing import cultures
from kronika.testing.runner import decisions

LAST = {"plays": 5, "marker": "you"}  # I play the last card of the round; then you hold the marker or I take it


def kinds(match, seat=None):
    return [event["kind"] for event in match.told(seat)]


def first_card(game):
    """Sell the first card in the asked player's hand."""
    return game.answer(game.match.choice.options[0].token)


def round_of(match):
    return match.view(None)["round"]


# --- rounds


@pytest.mark.rules("CUL-ROUND-01")
def test_there_are_seven_rounds():
    for seed in range(5):
        match = None
        for match in decisions("cultures", 2, f"rounds/{seed}"):
            if not match.over and match.choice.key.name == "play":
                assert 1 <= round_of(match) <= 7
        assert round_of(match) == 7
    game = cultures(round=6, **LAST)
    first_card(game)
    assert (round_of(game.match), game.match.over) == (7, False)
    end = cultures(round=7, **LAST)
    first_card(end)
    assert end.match.over


@pytest.mark.rules("CUL-ROUND-02", "CUL-CHECK-01")
def test_a_round_has_income_cards_province_marker_and_limit_in_this_order():
    game = cultures(
        me={"army": ["rome_castra"], "buildings": ["rome_brewery"], "coins": 8, "hand": ["rome_forum", "rome_villa"]},
        row=["gaul", "indus"],
        **LAST,
    )
    game.play("resource rome_forum", "compete")
    assert kinds(game.match) == [
        "decided",
        "contest",
        "won",
        "discarded",
        "marker-passed",
        "limited",
        "turn",
        "gained",
        "drew-hand",
        "drew-hand",
    ]
    # Income is taken before anything is asked in phase II.
    assert game.match.choice.key.name == "exchange"


# --- income


@pytest.mark.rules("CUL-INCOME-01")
def test_income_of_the_board_and_of_cards_adds_up():
    game = cultures(
        me={"civilization": "persia", "development": 3, "buildings": ["persia_daric_mint"]},
        you={"civilization": "rome"},
        marker="me",
        plays=5,
    )
    first_card(game)
    assert game.board("me")["coins"] == 1 + 2  # level 3 and the mint


@pytest.mark.rules("CUL-INCOME-02")
def test_an_income_unlocked_in_phase_two_pays_from_the_next_round_on():
    me = {"hand": ["rome_marketplace", "rome_forum"], "coins": 6}
    game = cultures(me=me, **LAST)
    game.play("build rome_marketplace")
    assert game.match.view(0)["round"] == 4  # no resource card, so no question about development
    # 6 coins less 4 for the missing 2 bricks, and the first income of the next round.
    assert game.board("me")["coins"] == 6 - 4 + 1
    assert [event["number"] for event in game.told("me", "gained")] == [1]


@pytest.mark.rules("CUL-INCOME-03")
def test_the_marker_holder_is_served_first_and_missing_coins_are_lost():
    me = {"civilization": "rome", "buildings": ["rome_brewery", "rome_marketplace"], "coins": 7, "bank": 13}
    you = {"civilization": "egypt", "buildings": ["egypt_granary", "egypt_nile_port"], "coins": 5}
    game = cultures(me=me, you=you, marker="me", plays=5)
    first_card(game)
    game.answer("store 0")
    # 3 coins are left. The marker has passed to Egypt, which takes 2 as income and floods 1; Rome gets nothing.
    view = game.match.view(None)
    assert view["marker"] == 1
    assert [board["coins"] for board in view["boards"]] == [7, 7]
    assert (view["supply"], view["nile"]["banks"]) == (0, [13, 1])


@pytest.mark.rules("CUL-INCOME-03")
def test_with_an_empty_supply_a_card_is_sold_for_nothing():
    game = cultures(me={"coins": 7, "hand": ["rome_villa", "rome_forum"]}, you={"coins": 21})
    game.play("coins rome_villa").expect(me={"hand": ["rome_forum"], "discard": ["rome_villa"]})


# --- drawing and exchanging


@pytest.mark.rules("CUL-HAND-01")
def test_both_draw_four_cards():
    deck = ["rome_forum", "rome_villa", "rome_cicero", "rome_agrippa", "rome_ludus"]
    hand = ["rome_colosseum", "rome_pantheon"]
    game = cultures(me={"deck": deck, "hand": hand}, **LAST)
    game.play("coins rome_pantheon")
    view = game.match.view(0)
    assert {card["card"] for card in view["hand"][0]} == {"rome_colosseum", "rome_forum", "rome_villa", "rome_cicero"}
    assert len(view["hand"][1]) == 4


@pytest.mark.rules("CUL-HAND-02", "CUL-HAND-03", "CUL-HAND-04")
def test_two_cards_can_be_exchanged_for_a_coin_each():
    hand = ["rome_forum", "rome_villa", "rome_cicero", "rome_agrippa"]
    me = {"coins": 3, "hand": hand, "deck": ["rome_ludus", "rome_castra", "rome_limes"]}
    game = cultures(me=me, phase="exchange").asks("me", "exchange", ["0", "1", "2"]).refuses("exchange 3")
    game.play("exchange 2")
    assert len(game.match.view(0)["hand"][0]) == 6
    game.play("bottom rome_forum", "bottom rome_villa")
    game.expect(
        me={
            "coins": 1,
            "hand": ["rome_cicero", "rome_agrippa", "rome_ludus", "rome_castra"],
            "deck": ["rome_limes", "rome_forum", "rome_villa"],
        },
        middle={"supply": 27},
    )


@pytest.mark.rules("CUL-HAND-02")
def test_without_coins_nothing_is_exchanged():
    game = cultures(me={"coins": 0}, you={"coins": 1}, phase="play")
    assert game.board("me")["exchanges"] == 0
    assert game.board("you")["exchanges"] == 1


@pytest.mark.rules("CUL-HAND-05")
def test_a_new_card_may_go_under_the_deck():
    game = cultures(me={"coins": 1, "deck": ["rome_ludus", "rome_castra"]}, phase="exchange")
    hand = game.was("me", "hand")
    game.play("exchange 1", "bottom rome_ludus")
    game.expect(me={"coins": 0, "hand": hand, "deck": ["rome_castra", "rome_ludus"]}, middle={"supply": 28})


@pytest.mark.rules("CUL-HAND-06")
def test_after_the_first_card_nobody_exchanges():
    game = cultures(me={"coins": 5}, you={"coins": 5})
    first_card(game).asks("you", "play").refuses("exchange 1")


@pytest.mark.rules("CUL-HAND-07")
def test_an_exchange_needs_a_card_in_the_deck():
    game = cultures(me={"coins": 5, "deck": []}, you={"coins": 5, "deck": []}, phase="play", round=7)
    assert (game.board("me")["exchanges"], game.board("you")["exchanges"]) == (0, 0)


@pytest.mark.rules("CUL-HAND-07")
def test_in_round_seven_a_deck_of_24_is_empty_and_nobody_is_asked():
    first, second, *_ = (name for name, deck in zip(CIVILIZATIONS, DECKS, strict=True) if len(deck) == 24)
    for match in decisions("cultures", 2, "seven", {"civilization_1": first, "civilization_2": second}):
        if not match.over and round_of(match) == 7:
            assert match.choice.key.name != "exchange"


@pytest.mark.rules("CUL-HAND-08")
def test_the_marker_holder_exchanges_first():
    game = cultures(me={"coins": 1}, you={"coins": 1}, marker="you", phase="exchange")
    game.asks("you", "exchange", ["0", "1"]).play("exchange 0").asks("me", "exchange", ["0", "1"])


@pytest.mark.rules("CUL-HAND-09")
def test_free_exchanges_come_on_top_of_the_paid_ones():
    me = {"civilization": "abbasid", "development": 1, "buildings": ["abbasid_bimaristan"], "coins": 2}
    game = cultures(me=me, phase="exchange").asks("me", "exchange", ["0", "1", "2", "3", "4"])
    game.play("exchange 3")
    for _ in range(3):
        first_card(game)
    assert game.board("me")["coins"] == 1


@pytest.mark.rules("CUL-HAND-09")
def test_free_exchanges_alone_cost_nothing():
    me = {"civilization": "abbasid", "development": 1, "leaders": ["abbasid_zubayda"], "coins": 0}
    game = cultures(me=me, phase="exchange").asks("me", "exchange", ["0", "1", "2"]).play("exchange 2")
    assert game.told("you", "exchanged") == [{"kind": "exchanged", "seat": 0, "number": 2, "paid": 0}]
    assert game.board("me")["coins"] == 0


@pytest.mark.rules("CUL-HAND-10")
def test_nobody_exchanges_more_cards_than_the_deck_holds():
    deck = ["egypt_sphinx", "egypt_obelisk", "egypt_karnak"]
    me = {
        "civilization": "egypt",
        "coins": 5,
        "deck": deck,
        "buildings": ["egypt_papyrus"],
        "provinces": ["mauretania"],
    }
    cultures(me=me, phase="exchange", round=7).asks("me", "exchange", ["0", "1", "2", "3"])


@pytest.mark.rules("CUL-HAND-11")
def test_the_player_sets_the_order_under_the_deck():
    me = {"coins": 2, "deck": ["rome_ludus", "rome_castra", "rome_limes"], "hand": ["rome_forum", "rome_villa"]}
    game = cultures(me=me, phase="exchange").play("exchange 2", "bottom rome_villa", "bottom rome_forum")
    game.expect(
        me={"coins": 0, "hand": ["rome_ludus", "rome_castra"], "deck": ["rome_limes", "rome_villa", "rome_forum"]},
        middle={"supply": 28},
    )


@pytest.mark.rules("CUL-HAND-11")
def test_a_free_exchange_unlocked_in_phase_two_serves_from_the_next_round_on():
    me = {"civilization": "abbasid", "hand": ["abbasid_bimaristan", "abbasid_noria"], "coins": 8}
    game = cultures(me=me, you={"hand": ["persia_qanat", "persia_cyrus"]}, plays=4, marker="me")
    game.play("build abbasid_bimaristan").asks("you", "play").play("coins persia_qanat")
    # The next round: the coins are spent, and the free exchange is there.
    assert game.board("me")["coins"] == 0
    game.asks("you", "exchange", ["0", "1", "2"]).play("exchange 0").asks("me", "exchange", ["0", "1"])


def test_exchanged_cards_are_known_to_their_owner_alone():
    game = cultures(me={"coins": 1, "deck": ["rome_ludus", "rome_castra"]}, phase="exchange").play("exchange 1")
    assert [event["card"] for event in game.told("me", "drew")] == ["rome_ludus"]
    assert [event["card"] for event in game.told("you", "drew")] == [None]
    game.play("bottom rome_ludus")
    assert game.match.view(0)["known_deck"]["bottom"] == ["rome_ludus"]
    assert game.told("you", "put-under")[0]["card"] is None


# --- playing cards


@pytest.mark.rules("CUL-PLAY-01", "CUL-PLAY-02")
def test_the_players_alternate_from_the_marker_holder_until_each_has_played_three():
    game = cultures(marker="you")
    asked = []
    while round_of(game.match) == 3 and game.match.choice.key.name == "play":
        asked.append(game.match.choice.seat)
        first_card(game)
    assert asked == [1, 0, 1, 0, 1, 0]


@pytest.mark.rules("CUL-PLAY-03")
def test_a_card_is_used_at_once():
    game = cultures(me={"hand": ["rome_villa", "rome_forum"]}).play("resource rome_forum").asks("you", "play")
    assert game.resources("me") == {"wood": 1, "stone": 1}


@pytest.mark.rules("CUL-PLAY-04")
def test_a_card_has_four_uses():
    me = {"hand": ["rome_castra"], "coins": 9}
    uses = ["army rome_castra", "build rome_castra", "coins rome_castra", "resource rome_castra"]
    game = cultures(me=me).asks("me", "play", uses)
    changes = {
        "army rome_castra": {"army": ["rome_castra"]},
        "coins rome_castra": {"discard": ["rome_castra"], "coins": 11},
        "resource rome_castra": {"resources": ["rome_castra"], "coins": 10},
        "build rome_castra": {"buildings": ["rome_castra"], "coins": 5},
    }
    for use, change in changes.items():
        game = cultures(me=me).play(use)
        supply = 28 - int(change.get("coins", 9))
        game.expect(me={"hand": [], **change}, middle={"supply": supply})


@pytest.mark.rules("CUL-PLAY-05")
def test_the_card_left_over_goes_on_top_of_the_deck():
    game = cultures(me={"hand": ["rome_villa", "rome_forum"]}, **LAST)
    game.play("coins rome_villa")
    assert "rome_forum" in [card["card"] for card in game.match.view(0)["hand"][0]]
    assert [event["card"] for event in game.told("me", "put-back")] == [None, "rome_forum"]


def test_the_whole_number_of_played_cards_is_shown():
    game = cultures()
    assert game.match.view(None)["played"] == [0, 0]
    first_card(game)
    assert game.match.view(None)["played"] == [1, 0]
    first_card(game)
    assert game.match.view(None)["played"] == [1, 1]


def test_resigning_gives_the_game_to_the_other():
    match = kronika.new("cultures", seed=1)
    match.resign(0)
    assert (match.result.winners, match.result.reason) == ((1,), "resigned")

"""The Nile basin of Ancient Egypt."""

import pytest

import kronika
from kronika.games.cultures.data import CIVILIZATIONS, DECKS
from kronika.testing import cultures

EGYPT = {"civilization": "egypt"}
ABBASID = {"civilization": "abbasid"}
LAST = {"plays": 5, "marker": "you"}  # I play the last card of the round


def nile(game):
    return game.match.view(None)["nile"]


def next_round(**me):
    """Egypt sells a card as the last one of a round and stores nothing; the next income has been taken."""
    hand = ["egypt_obelisk", "egypt_mastaba"]
    game = cultures(me={**EGYPT, "hand": hand, **me}, row=["gaul", "indus"], **LAST).play("coins egypt_obelisk")
    return game.play("store 0") if game.match.choice.key.name == "store" else game


@pytest.mark.rules("CUL-NILE-01")
def test_there_are_two_banks_if_egypt_plays():
    assert nile(cultures()) is None
    for marker in ("me", "you"):
        basin = nile(cultures(me=EGYPT, marker=marker))
        assert (basin["seat"], basin["banks"]) == (0, [0, 0])


@pytest.mark.rules("CUL-NILE-02")
def test_the_bank_of_egypt_has_a_capacity():
    assert nile(cultures(me=EGYPT))["capacity"] == 3
    assert nile(cultures(me={**EGYPT, "development": 1, "buildings": ["egypt_shaduf"]}))["capacity"] == 6
    assert nile(cultures(me={**EGYPT, "development": 5, "buildings": ["egypt_shaduf"]}))["capacity"] == 8


@pytest.mark.rules("CUL-NILE-02", "CUL-NILE-04")
def test_the_bank_of_the_opponent_has_no_limit():
    game = cultures(me={**EGYPT, "hand": ["egypt_shaduf"], "bank": 3, "coins": 8}, you={"bank": 6})
    game.play("build egypt_shaduf", "bank 0")
    # Shaduf Fields: capacity 5, then 3 coins: 2 stay with Egypt.
    assert nile(game)["banks"] == [5, 7]


@pytest.mark.rules("CUL-NILE-03")
def test_the_nile_floods_by_itself_and_more_with_effects():
    assert nile(next_round())["banks"] == [1, 0]
    assert nile(next_round(buildings=["egypt_nilometer"]))["banks"] == [2, 0]
    golden = next_round(development=5)
    assert nile(golden)["banks"] == [2, 0]  # by itself and by level 3


@pytest.mark.rules("CUL-NILE-03")
def test_the_first_income_floods_already():
    match = kronika.new("cultures", seed=1, options={"civilization_1": "egypt"})
    while match.view(None)["round"] == 0:
        match.answer(match.choice.options[0])
    assert match.view(None)["nile"]["banks"] == [1, 0]


@pytest.mark.rules("CUL-NILE-04")
def test_when_the_bank_is_full_the_flood_goes_to_the_opponent():
    assert nile(next_round(bank=2, buildings=["egypt_nilometer"]))["banks"] == [3, 1]


@pytest.mark.rules("CUL-NILE-05")
def test_a_capacity_counts_before_the_filling_of_the_same_source():
    me = {**EGYPT, "hand": ["egypt_imhotep"], "resources": ["egypt_karnak"], "bank": 2}
    game = cultures(me=me).play("lead egypt_imhotep", "develop")
    assert nile(game)["banks"] == [4, 0]


@pytest.mark.rules("CUL-NILE-06")
def test_bank_coins_pay_for_missing_resources_only():
    you = {"hand": ["persia_artemisia"], "bank": 2, "resources": ["persia_pasargadae"], "coins": 0}
    game = cultures(me=EGYPT, you=you, marker="you").play("lead persia_artemisia", "done")
    game.expect(you={"hand": [], "leaders": ["persia_artemisia"], "bank": 0}, middle={"supply": 28})
    assert cultures(me=EGYPT, you=you, marker="you").board("you")["exchanges"] == 0


@pytest.mark.rules("CUL-NILE-06")
def test_the_payer_splits_the_price_between_bank_and_treasury():
    me = {**EGYPT, "hand": ["egypt_embalmers"], "bank": 3, "coins": 6}
    game = cultures(me=me).play("build egypt_embalmers").asks("me", "bank", ["2", "3"])
    game.play("bank 2")
    # 8 coins for 4 units, 2 of them from the bank; then the 3 coins of the building.
    game.expect(me={"hand": [], "buildings": ["egypt_embalmers"], "bank": 1, "coins": 3}, middle={"supply": 24})


@pytest.mark.rules("CUL-NILE-07")
def test_bank_coins_do_not_count_for_the_limit():
    game = cultures(me={**EGYPT, "coins": 5, "bank": 3, "hand": ["egypt_obelisk", "egypt_mastaba"]}, **LAST)
    game.play("resource egypt_obelisk")
    assert (game.board("me")["coins"], nile(game)["banks"]) == (5, [3, 1])
    assert game.told(None, "limited") == []


@pytest.mark.rules("CUL-NILE-08")
def test_before_the_limit_egypt_may_store_coins_up_to_the_capacity():
    me = {**EGYPT, "coins": 7, "bank": 1, "hand": ["egypt_obelisk", "egypt_mastaba"]}
    game = (
        cultures(me=me, **LAST).play("resource egypt_obelisk").asks("me", "store", ["0", "1", "2"]).refuses("store 3")
    )
    game.play("store 2")
    assert (game.board("me")["coins"], nile(game)["banks"]) == (5, [3, 1])  # the next flood goes over
    assert game.told(None, "limited") == []


@pytest.mark.rules("CUL-NILE-08")
def test_the_opponent_stores_nothing():
    game = cultures(me={**EGYPT, "coins": 0, "hand": ["egypt_obelisk", "egypt_mastaba"]}, you={"coins": 9}, **LAST)
    game.play("resource egypt_obelisk")
    assert game.match.choice.key.name == "exchange"
    assert game.board("you")["coins"] == 7


@pytest.mark.rules("CUL-NILE-09")
def test_coins_on_the_own_bank_score():
    treasury = {"civilization": "persia", "coins": 3, "bank": 3, "buildings": ["persia_treasury"]}
    assert cultures(me=treasury, you=EGYPT).points("me")["persia_treasury"] == 1 + 3
    leader = {**EGYPT, "bank": 4, "coins": 5, "leaders": ["egypt_cleopatra"]}
    assert cultures(me=leader, you={"bank": 3}).points("me")["egypt_cleopatra"] == 1 + 4


@pytest.mark.rules("CUL-NILE-10")
def test_egypt_shuffles_all_its_cards_and_has_some_left_in_round_seven():
    match = kronika.new("cultures", seed=1, options={"civilization_1": "egypt", "civilization_2": "rome"})
    view = match.view(None)
    printed = [len(DECKS[CIVILIZATIONS.index(civilization)]) for civilization in ("egypt", "rome")]
    assert [len(view["deck"][seat]) + len(view["hand"][seat]) for seat in range(2)] == printed
    while match.view(None)["round"] < 7:
        tokens = [str(option) for option in match.choice.options]
        match.answer("exchange 0" if "exchange 0" in tokens else tokens[0])
    drawn = 24  # in seven rounds without exchanges
    assert [len(deck) for deck in match.view(None)["deck"]] == [number - drawn for number in printed]


def test_egypt_as_the_second_player():
    you = {**EGYPT, "coins": 7, "bank": 1, "hand": ["egypt_obelisk", "egypt_mastaba"]}
    game = cultures(me=ABBASID, you=you, plays=5, marker="me")
    game.play("resource egypt_obelisk").asks("you", "store", ["0", "1", "2"])
    assert nile(game)["seat"] == 1

"""The military strips of both sides of each board: what a card on them brings beside its own symbol."""

import pytest
from tests.games.cultures.effects import difference, look, owner, to_next_round

from kronika.catalogue import find_card
from kronika.games.cultures.data import CIVILIZATIONS, DECKS, GOLDEN_LEVEL, IDS

mark = pytest.mark


def row(card, changes):
    return pytest.param(card.mark.args[0], changes, marks=card, id=card.mark.args[0])


STRIPS = [
    # Persian Empire
    row(mark.card("persia_silver_strip_1"), {"horse": 1}),
    row(mark.card("persia_silver_strip_2"), {"sword": 1}),
    row(mark.card("persia_silver_strip_3"), {"horse": 1}),
    row(mark.card("persia_silver_strip_4"), {"shield": 1}),
    row(mark.card("persia_silver_strip_5"), {"income": 1, "sword": 1}),
    row(mark.card("persia_golden_strip_1"), {"horse": 1, "sword": 1}),
    row(mark.card("persia_golden_strip_2"), {"sword": 1}),
    row(mark.card("persia_golden_strip_3"), {"horse": 1}),
    row(mark.card("persia_golden_strip_4"), {"shield": 1}),
    row(mark.card("persia_golden_strip_5"), {"income": 1, "sword": 1}),
    # Roman Empire
    row(mark.card("rome_silver_strip_1"), {"sword": 1}),
    row(mark.card("rome_silver_strip_2"), {"shield": 1}),
    row(mark.card("rome_silver_strip_3"), {"horse": 1}),
    row(mark.card("rome_silver_strip_4"), {"sword": 1}),
    row(mark.card("rome_silver_strip_5"), {"sword": 1, "shield": 1}),
    row(mark.card("rome_golden_strip_1"), {"sword": 2}),
    row(mark.card("rome_golden_strip_2"), {"shield": 1}),
    row(mark.card("rome_golden_strip_3"), {"horse": 1}),
    row(mark.card("rome_golden_strip_4"), {"sword": 1, "horse": 1}),
    row(mark.card("rome_golden_strip_5"), {"sword": 1, "shield": 1}),
    # Abbasid Caliphate
    row(mark.card("abbasid_silver_strip_1"), {"shield": 1}),
    row(mark.card("abbasid_silver_strip_2"), {"horse": 1}),
    row(mark.card("abbasid_silver_strip_3"), {"sword": 1}),
    row(mark.card("abbasid_silver_strip_4"), {"shield": 1}),
    row(mark.card("abbasid_silver_strip_5"), {"free_exchanges": 1, "horse": 1}),
    row(mark.card("abbasid_golden_strip_1"), {"shield": 1}),
    row(mark.card("abbasid_golden_strip_2"), {"horse": 1}),
    row(mark.card("abbasid_golden_strip_3"), {"sword": 1}),
    row(mark.card("abbasid_golden_strip_4"), {"shield": 1, "horse": 1}),
    row(mark.card("abbasid_golden_strip_5"), {"free_exchanges": 1, "horse": 1}),
    # Ancient Egypt
    row(mark.card("egypt_silver_strip_1"), {"shield": 1}),
    row(mark.card("egypt_silver_strip_2"), {"horse": 1}),
    row(mark.card("egypt_silver_strip_3"), {"shield": 1}),
    row(mark.card("egypt_silver_strip_4"), {"sword": 1}),
    row(mark.card("egypt_silver_strip_5"), {"flood": 1, "shield": 1}),
    row(mark.card("egypt_golden_strip_1"), {"shield": 1, "horse": 1}),
    row(mark.card("egypt_golden_strip_2"), {"horse": 1}),
    row(mark.card("egypt_golden_strip_3"), {"shield": 1}),
    row(mark.card("egypt_golden_strip_4"), {"sword": 1}),
    row(mark.card("egypt_golden_strip_5"), {"flood": 1, "shield": 1}),
]


def next_to(strip, **more):
    """The board on the side of the strip, with all strips above it covered; the next card of the deck is in hand."""
    civilization, side, _, number = strip.split("_")
    civ = CIVILIZATIONS.index(civilization)
    cards = [IDS[face] for face in DECKS[civ]]
    levels = GOLDEN_LEVEL[civ] if side == "golden" else 0
    covering = cards[: int(number) - 1]
    return owner(strip, army=covering, hand=cards[int(number) - 1 : int(number) + 1], development=levels, **more)


@pytest.mark.parametrize(("strip", "changes"), STRIPS)
def test_a_covered_strip_brings_exactly_this(strip, changes):
    game = next_to(strip)
    card = game.names(game.table.hand[0])[0]
    before = look(game)
    game.play(f"army {card}")
    expected = dict(changes)
    for symbol, number in find_card("cultures", card).facts["military"].items():
        expected[symbol] = expected.get(symbol, 0) + number
    assert difference(before, look(game)) == expected
    assert game.board("me")["strips"][int(strip[-1]) - 1] == card


@pytest.mark.parametrize(
    ("strip", "coins", "banks"),
    [
        pytest.param("persia_silver_strip_5", 1, None, marks=mark.card("persia_silver_strip_5")),
        pytest.param("persia_golden_strip_5", 2, None, marks=mark.card("persia_golden_strip_5")),  # and level 3
        pytest.param("egypt_silver_strip_5", 0, [2, 0], marks=mark.card("egypt_silver_strip_5")),  # and the Nile itself
        pytest.param("egypt_golden_strip_5", 0, [3, 0], marks=mark.card("egypt_golden_strip_5")),  # and level 3
    ],
)
def test_the_income_of_a_strip_is_paid(strip, coins, banks):
    game = next_to(strip, row=["gaul", "indus"], plays=5, marker="you")
    card = game.names(game.table.hand[0])[0]
    to_next_round(game.play(f"army {card}"))
    assert game.board("me")["coins"] == coins
    nile = game.match.view(None)["nile"]
    assert (nile and nile["banks"]) == banks


@pytest.mark.card("abbasid_silver_strip_5", "abbasid_golden_strip_5")
@pytest.mark.parametrize("strip", ["abbasid_silver_strip_5", "abbasid_golden_strip_5"])
def test_the_free_exchange_of_a_strip_is_offered(strip):
    game = next_to(strip, row=["carthage", "maghreb"], plays=5, marker="you")
    card = game.names(game.table.hand[0])[0]
    to_next_round(game.play(f"army {card}"))
    free = 2 if "golden" in strip else 1  # level 1 gives one too
    assert (game.board("me")["coins"], game.board("me")["exchanges"]) == (0, free)

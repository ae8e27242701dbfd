"""Components, set-up, first turns and the structure of a turn."""

from collections import Counter

import pytest

import kronika
from kronika.engine.dice import Dice
from kronika.engine.match import Match
from kronika.games.innovation.data import AGE, COLOUR, COLOURS, FACE, IDS
from kronika.games.innovation.rules import GAME
from kronika.games.innovation.setup import order_of_titles
from kronika.testing import innovation
from kronika.testing.runner import decisions


def dealt(*hands, **options):
    """A new match in which the seats were dealt these cards."""
    table = GAME.deal(len(hands), GAME.check_options(options), Dice(0))
    for seat, names in enumerate(hands):
        for card, name in zip(table.hand[seat], names, strict=True):
            other = table.find(name)
            table.faces[card], table.faces[other] = table.faces[other], table.faces[card]
    return Match.of_table(GAME, table)


def opened(seats, seed=0):
    """A new match in which everybody has picked a card to meld."""
    match = kronika.new("innovation", seats, seed)
    for _ in range(seats):
        match.answer(match.choice.options[0])
    return match


def names(zone):
    return [card["card"] for card in zone]


def backs(zone):
    return [card["back"] for card in zone]


def seats_asked(match, number):
    """Who takes the next actions, if everybody only draws."""
    asked = []
    for _ in range(number):
        asked.append(match.choice.seat)
        match.answer("draw")
    return asked


# --- components


@pytest.mark.rules("INN-COMP-01")
def test_there_are_equally_many_cards_of_each_colour(numbers_of_rule):
    every, of_a_colour = numbers_of_rule("innovation", "INN-COMP-01")
    cards = kronika.cards("innovation")
    assert len(cards) == len({card.id for card in cards}) == every
    assert Counter(card.facts["colour"] for card in cards) == dict.fromkeys(COLOURS, of_a_colour)
    assert Counter(COLOUR) == dict.fromkeys(range(5), of_a_colour)


@pytest.mark.rules("INN-COMP-02")
def test_the_cards_belong_to_ten_ages():
    ages = [card.facts["age"] for card in kronika.cards("innovation")]
    assert list(AGE) == ages
    assert set(ages) == set(range(1, 11))


@pytest.mark.rules("INN-COMP-03")
def test_there_are_five_special_achievements_apart_from_the_cards():
    specials = kronika.new("innovation").view(0)["specials"]
    assert sorted(specials) == ["empire", "monument", "universe", "wonder", "world"]
    assert not set(specials) & set(IDS)


@pytest.mark.rules("INN-COMP-04")
def test_every_card_has_an_effect():
    for card in kronika.cards("innovation"):
        assert card.texts["en"], card.id
        assert all(card.texts["en"]), card.id


@pytest.mark.rules("INN-COMP-05")
def test_there_are_six_kinds_of_icons():
    cards = kronika.cards("innovation")
    kinds = {icon for card in cards for icon in card.facts["icons"] if icon}
    assert kinds == {"castle", "crown", "leaf", "lightbulb", "factory", "clock"}
    counted = kronika.new("innovation").view(0)["icons"][0]
    assert set(counted) == kinds


@pytest.mark.rules("INN-COMP-06")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(kronika.BadSetup):
        kronika.new("innovation", seats)


@pytest.mark.rules("INN-COMP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_and_four_can_play(seats):
    match = kronika.new("innovation", seats)
    assert match.seats == seats
    assert len(match.view(None)["board"]) == seats


@pytest.mark.rules("INN-COMP-07")
def test_a_sixth_card_joins_one_of_the_five_piles():
    board = ["archery", "masonry", "sailing", "tools", "mysticism"]
    game = innovation(me={"board": board, "hand": ["road_building"]})
    game.play("meld road_building").expect(me={"board": [*board, "road_building"], "hand": []})
    piles = game.match.view(0)["board"][0]
    assert sorted(map(len, piles)) == [1, 1, 1, 1, 2]


@pytest.mark.rules("INN-COMP-07")
@pytest.mark.parametrize("seats", [2, 4])
def test_piles_are_of_one_colour_throughout_a_game(seats):
    for match in decisions("innovation", seats, "piles"):
        table = match.table
        for piles in table.board:
            assert len(piles) == 5
            for colour, pile in enumerate(piles):
                assert all(COLOUR[table.faces[card]] == colour for card in pile)


# --- set-up


@pytest.mark.rules("INN-SETUP-01")
def test_the_supply_is_ten_face_down_piles_of_one_age_each():
    match = kronika.new("innovation", 2, 7)
    assert not match.table.supply[0]
    for age in range(1, 11):
        pile = match.table.supply[age]
        assert pile
        assert {AGE[match.table.faces[card]] for card in pile} == {age}
        for seat in (0, 1, None):
            seen = match.view(seat)["supply"][age]
            assert backs(seen) == [str(age)] * len(pile)
            assert set(names(seen)) == {None}


@pytest.mark.rules("INN-SETUP-01")
def test_every_pile_is_shuffled():
    tables = [kronika.new("innovation", 2, seed).table for seed in range(200)]
    for age in range(1, 11):
        everything = {face for face, value in enumerate(AGE) if value == age}
        on_top = Counter(table.faces[table.supply[age][-1]] for table in tables)
        at_bottom = Counter(table.faces[table.supply[age][0]] for table in tables)
        assert set(on_top) == set(at_bottom) == everything
        assert max(on_top.values()) < 50
        orders = {tuple(table.faces[card] for card in table.supply[age]) for table in tables}
        assert len(orders) > 190


@pytest.mark.rules("INN-SETUP-02", "INN-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_unseen_card_of_each_age_but_ten_becomes_its_achievement(seats):
    match = kronika.new("innovation", seats, 7)
    left = [AGE.count(age) - len(match.table.supply[age]) for age in range(1, 11)]
    assert left == [1 + 2 * seats, 1, 1, 1, 1, 1, 1, 1, 1, 0]
    for seat in (*range(seats), None):
        middle = match.view(seat)["unclaimed"]
        assert backs(middle) == [str(age) for age in range(1, 10)]
        assert set(names(middle)) == {None}
    assert [match.table.seen[card] for card in match.table.unclaimed] == [0] * 9


@pytest.mark.rules("INN-SETUP-03")
def test_age_ten_cannot_be_achieved():
    tens = ["databases", "globalization", "miniaturization", "robotics", "self_service", "stem_cells"]
    game = innovation(me={"board": ["software"], "score": tens})
    game.offers(*(f"achieve {age}" for age in range(1, 10))).refuses("achieve 10")


@pytest.mark.rules("INN-SETUP-04")
def test_nobody_owns_a_special_achievement_at_the_start():
    match = kronika.new("innovation", 4, 7)
    assert match.view(0)["specials"] == dict.fromkeys(["monument", "empire", "world", "wonder", "universe"])
    assert opened(4, 7).view(0)["specials"] == match.view(0)["specials"]
    assert match.view(0)["achievements"] == [[], [], [], []]


@pytest.mark.rules("INN-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_two_cards_of_age_one(seats):
    view = kronika.new("innovation", seats, 7).view(None)
    assert [backs(hand) for hand in view["hand"]] == [["1", "1"]] * seats
    assert len(view["supply"][1]) == AGE.count(1) - 1 - 2 * seats
    assert view["score"] == [[]] * seats
    assert view["board"] == [[[]] * 5] * seats


@pytest.mark.rules("INN-SETUP-06")
def test_one_of_the_two_cards_is_melded_and_the_other_stays_in_the_hand():
    match = dealt(["tools", "sailing"], ["oars", "pottery"])
    assert [option.token for option in match.choice.options] == ["open tools", "open sailing"]
    match.answer("open sailing")
    match.answer("open oars")
    own, other = match.view(0), match.view(1)
    assert [names(pile) for pile in own["board"][0]] == [[], [], ["sailing"], [], []]
    assert own["board"][0] == other["board"][0]
    assert names(own["hand"][0]) == ["tools"]
    assert names(other["hand"][0]) == [None]
    assert [names(pile) for pile in own["board"][1]] == [["oars"], [], [], [], []]
    assert names(other["hand"][1]) == ["pottery"]


@pytest.mark.rules("INN-SETUP-07")
@pytest.mark.parametrize(
    ("melded", "starter", "options"),
    [
        (["archery", "domestication", "oars", "sailing"], "oars", {}),
        (["archery", "domestication", "oars", "sailing"], "archery", {"titles": "en"}),
        (["sailing", "mysticism", "city_states", "tools"], "city_states", {}),  # Ě sorts as E
        (["code_of_laws", "metalworking", "agriculture"], "code_of_laws", {}),  # Zákoník, Zemědělství, Zpracování
        (["masonry", "clothing"], "clothing", {}),  # Oděvy, Opracování kamene
    ],
)
def test_the_alphabetically_first_title_starts(melded, starter, options):
    kept = ["writing", "the_wheel", "pottery", "mysticism" if "mysticism" not in melded else "oars"]
    match = dealt(*([card, kept[seat]] for seat, card in enumerate(melded)), **options)
    for card in melded:
        assert match.view(None)["turn"] == 0
        match.answer(f"open {card}")
    assert match.choice.seat == match.view(None)["active"] == melded.index(starter)
    assert match.choice.key.name == "action"


@pytest.mark.rules("INN-SETUP-07")
def test_czech_titles_are_sorted_by_the_czech_alphabet():
    places = order_of_titles("cs")
    # Bankovnictví, Čluny, Databáze, Hygiena, Chemie, Chlazení, Industrializace, Stroje, Střelný prach, Umělá
    # inteligence, Zpracování kovů, Železnice
    in_order = [
        "banking",
        "oars",
        "databases",
        "sanitation",
        "chemistry",
        "refrigeration",
        "industrialization",
        "machinery",
        "gunpowder",
        "artificial_intelligence",
        "metalworking",
        "railroad",
    ]
    assert sorted(in_order, key=lambda card: places[FACE[card]]) == in_order


@pytest.mark.rules("INN-SETUP-08", "INN-SETUP-10")
def test_with_two_players_only_the_starting_player_has_a_short_first_turn():
    match = opened(2)
    a = match.choice.seat
    b = 1 - a
    assert seats_asked(match, 7) == [a, b, b, a, a, b, b]


@pytest.mark.rules("INN-SETUP-08", "INN-SETUP-10", "INN-TURN-01")
def test_with_three_players_only_the_starting_player_has_a_short_first_turn():
    match = opened(3)
    a = match.choice.seat
    b, c = (a + 1) % 3, (a + 2) % 3
    assert seats_asked(match, 9) == [a, b, b, c, c, a, a, b, b]


@pytest.mark.rules("INN-SETUP-08", "INN-SETUP-09", "INN-SETUP-10", "INN-TURN-01")
def test_with_four_players_the_first_two_have_a_short_first_turn():
    match = opened(4)
    a = match.choice.seat
    b, c, d = ((a + i) % 4 for i in (1, 2, 3))
    assert seats_asked(match, 12) == [a, b, c, c, d, d, a, a, b, b, c, c]


@pytest.mark.rules("INN-SETUP-11")
def test_the_pick_of_the_set_up_is_secret_until_all_have_picked():
    hands = ["tools", "sailing"], ["oars", "pottery"], ["archery", "writing"]
    one, other = dealt(*hands), dealt(*hands)
    one.answer("open tools")
    other.answer("open sailing")
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.told(seat) == other.told(seat)
        assert one.view(seat)["board"] == [[[]] * 5] * 3
        assert one.view(seat)["opened"] == [True, False, False]
    for match in (one, other):
        match.answer("open oars")
        assert match.view(2)["board"] == [[[]] * 5] * 3
        match.answer("open writing")
    shown = [card for piles in one.view(None)["board"] for pile in piles for card in names(pile)]
    assert shown == ["tools", "oars", "writing"]


# --- turns


@pytest.mark.rules("INN-TURN-01")
def test_turns_pass_clockwise():
    game = innovation(me={"board": ["tools"]}, you={"board": ["oars"]}, third={"board": ["pottery"]})
    assert seats_asked(game.match, 8) == [0, 0, 1, 1, 2, 2, 0, 0]


@pytest.mark.rules("INN-TURN-02")
def test_a_turn_is_exactly_two_actions():
    game = innovation(me={"board": ["tools"]}, you={"board": ["oars"]})
    game.asks("me", "action").refuses("done", "pass", "end", "")
    game.play("draw").asks("me", "action").refuses("done", "pass", "end", "")
    game.play("draw").asks("you", "action").refuses("done", "pass", "end", "")
    game.play("draw").asks("you", "action").refuses("done", "pass", "end", "")
    game.play("draw").asks("me", "action")


@pytest.mark.rules("INN-TURN-03")
def test_there_are_four_kinds_of_action():
    game = innovation(me={"board": ["compass"], "hand": ["oars"], "score": ["banking"]})
    game.asks("me", "action", ["draw", "meld oars", "dogma compass", "achieve 1"])


@pytest.mark.rules("INN-TURN-04")
@pytest.mark.parametrize("first", ["draw", "meld oars", "dogma the_wheel", "achieve 1"])
@pytest.mark.parametrize("second", ["draw", "meld currency", "dogma the_wheel", "achieve 2"])
def test_actions_of_a_turn_are_taken_in_any_order_and_may_repeat(first, second):
    game = innovation(
        me={"board": ["the_wheel", "calendar"], "hand": ["oars", "currency"], "score": ["coal", "banking"]},
        you={"board": ["tools"]},
    )
    game.play(first).asks("me", "action").offers(second).play(second).asks("you", "action")

"""Set-up: the decks and what every player starts with."""

from collections import Counter

import pytest
from tests.games.ages.helpers import deck_size

import kronika
from kronika.games.ages.data import A_PACT, AGES, BACK_NAMES, IDS, KIND, LEVEL
from kronika.games.ages.table import GONE
from kronika.testing import ages

MILITARY_A = BACK_NAMES.index("military-a")


def cards_of(seats):
    """The names of the cards of a game by their backs, those printed on the boards left out."""
    t = kronika.new("ages", seats, seed=1).table
    decks = {}
    for card, back in enumerate(t.backs):
        if back:
            decks.setdefault(BACK_NAMES[back], Counter())[IDS[t.faces[card]]] += 1
    return decks


def missing(seats, deck):
    """What a game of so many players lacks."""
    return cards_of(4)[deck] - cards_of(seats)[deck]


@pytest.mark.rules("TTA-SETUP-02")
def test_every_age_but_the_last_has_a_civil_and_a_military_deck():
    decks = cards_of(4)
    assert sorted(decks) == sorted(f"{kind}-{age.lower()}" for kind in ("civil", "military") for age in AGES)
    for deck, cards in decks.items():
        assert {AGES[LEVEL[IDS.index(name)]].lower() for name in cards} == {deck.split("-")[1]}


@pytest.mark.rules("TTA-SETUP-03")
def test_four_players_use_all_cards():
    sizes = {deck: cards.total() for deck, cards in cards_of(4).items()}
    assert sizes == {f"{kind}-{age.lower()}": deck_size(kind, age, 4) for kind in ("civil", "military") for age in AGES}


@pytest.mark.rules("TTA-SETUP-04")
def test_three_players_do_without_the_cards_for_four():
    assert not missing(3, "civil-a")
    assert missing(3, "civil-i") == Counter(["iron", "alchemy", "knights"])
    assert missing(3, "civil-ii") == Counter(["selective_breeding", "cannon", "republic"])
    assert missing(3, "civil-iii") == Counter(["professional_sports", "air_forces", "military_theory"])
    for age in AGES:
        assert not missing(3, f"military-{age.lower()}")


@pytest.mark.rules("TTA-SETUP-05")
def test_two_players_do_without_the_cards_for_more():
    assert not missing(2, "civil-a")
    for age in ("i", "ii", "iii"):
        assert missing(2, f"civil-{age}").total() == 9
        assert missing(2, f"civil-{age}") > missing(3, f"civil-{age}")


@pytest.mark.rules("TTA-SETUP-06")
def test_two_players_do_without_pacts():
    for age, number in zip(AGES, (0, 2, 4, 4), strict=True):
        pacts = missing(2, f"military-{age.lower()}")
        assert pacts.total() == number
        assert all(KIND[IDS.index(name)] == A_PACT for name in pacts)


@pytest.mark.rules("TTA-SETUP-07", "TTA-SETUP-08", "TTA-SETUP-09", "TTA-SETUP-10", "TTA-SETUP-11", "TTA-SETUP-12")
@pytest.mark.rules("TTA-SETUP-13", "TTA-SETUP-14", "TTA-SETUP-15", "TTA-SETUP-16", "TTA-SETUP-17")
@pytest.mark.rules("TTA-SETUP-18", "TTA-SETUP-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_every_player_starts_with(seats):
    match = kronika.new("ages", seats, seed=1)
    players = match.view(None)["players"]
    assert len(players) == seats
    for seat, player in enumerate(players):
        technologies = [IDS[match.table.faces[card]] for card in match.table.technologies[seat]]
        assert sorted(technologies) == ["agriculture", "bronze", "despotism", "philosophy", "religion", "warriors"]
        assert (player["blue"], player["yellow"], player["unused"]) == (16, 18, 1)
        assert player["workers"] == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
        assert player["tokens"] == {}
        assert (player["civil_total"], player["military_total"]) == (4, 2)
        assert (player["science_rating"], player["culture_rating"]) == (1, 0)
        assert (player["strength"], player["happiness"]) == (1, 0)
        assert (player["science"], player["culture"], player["tactic"]) == (0, 0, None)


@pytest.mark.rules("TTA-SETUP-21")
def test_new_tokens_come_from_the_box_and_from_nobody():
    game = ages(
        {"leader": "christopher_columbus", "military_hand": ["developed_territory_i"]},
        {},
        phase="politics",
    )
    game.play("use christopher_columbus", "developed_territory_i")
    game.expect(
        me={
            "leader": None,
            "military_hand": [],
            "colonies": ["developed_territory_i"],
            "yellow": 19,
            "blue": 17,
            "science": 3,
        },
        table={"gone": ["christopher_columbus"], "phase": "actions", "politics": 0},
    )


@pytest.mark.rules("TTA-SETUP-23")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_other_military_cards_of_age_a_are_gone_unseen(seats):
    match = kronika.new("ages", seats, seed=1)
    t = match.table
    unused = [card for card, back in enumerate(t.backs) if back == MILITARY_A and card not in t.current]
    assert len(unused) == deck_size("military", "A", seats) - (seats + 2)
    assert all(t.where[card] == GONE and not t.seen[card] for card in unused)
    for _ in range(seats + 1):
        match.answer("end-turn")
    assert t.age == 1
    assert all(t.where[card] == GONE and not t.seen[card] for card in unused)


@pytest.mark.rules("TTA-SETUP-30")
def test_the_decks_of_later_ages_wait():
    t = kronika.new("ages", 3, seed=1).table
    waiting = [card for card, back in enumerate(t.backs) if back and LEVEL[t.faces[card]]]
    assert sorted(t.later) == waiting
    assert t.military_deck == []

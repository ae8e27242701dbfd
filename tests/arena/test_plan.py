from collections import Counter
from pathlib import Path

import pytest

import kronika
from kronika.arena import Plan
from kronika.arena.plan import parse_bots

ROOT = Path(__file__).resolve().parents[2]


def fixtures(plan):
    return [plan.fixture(number) for number in range(plan.total)]


@pytest.mark.parametrize("gauntlet", [False, True])
@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (5, 2), (3, 3), (5, 3), (4, 4), (2, 3), (3, 4)])
def test_every_deal_is_played_in_every_rotation_by_every_lineup(bots, seats, gauntlet) -> None:
    plan = Plan("innovation", ("random",) * bots, seats=seats, games=24, gauntlet=gauntlet)
    played = Counter((f.lineup, f.deal, f.rotation) for f in fixtures(plan))
    assert set(played.values()) == {1}
    assert len(played) == plan.total == len(plan.lineups) * plan.deals * seats
    for lineup, bots_of in enumerate(plan.lineups):
        for deal in range(plan.deals):
            games = [f for f in fixtures(plan) if (f.lineup, f.deal) == (lineup, deal)]
            assert {f.seed for f in games} == {f"0/{deal}"}
            assert all(sorted(f.bots) == sorted(bots_of) for f in games)
            for seat in range(seats):  # on one deal, everybody sits everywhere equally often
                assert Counter(f.bots[seat] for f in games) == Counter(bots_of)


def test_no_neighbour_is_favoured_with_three_seats() -> None:
    plan = Plan("innovation", ("a", "b", "c"), seats=3, games=12)
    pairs = Counter((f.bots[seat], f.bots[(seat + 1) % 3]) for f in fixtures(plan) for seat in range(3))
    assert len(pairs) == 6
    assert len(set(pairs.values())) == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert Plan("innovation", ("a", "b"), games=5).total == 6
    assert Plan("innovation", ("a", "b", "c"), seats=3, games=400).total == 402


def test_a_longer_plan_begins_with_the_games_of_a_shorter_one() -> None:
    short, long = (Plan("innovation", ("a", "b", "c"), games=games) for games in (4, 8))
    assert fixtures(long)[: short.total] == fixtures(short)
    assert short.terms() == long.terms()


def test_a_gauntlet_is_the_first_bot_against_each_other() -> None:
    plan = Plan("innovation", ("a", "b", "c"), gauntlet=True)
    assert plan.lineups == ((0, 1), (0, 2))


def test_bots_are_parsed_and_told_apart() -> None:
    assert parse_bots("greedy, random") == (("greedy", "random"), ("greedy", "random"))
    assert parse_bots("greedy,mine=greedy,greedy")[1] == ("greedy", "mine", "greedy#2")
    with pytest.raises(kronika.BadSetup, match="missing between the commas"):
        parse_bots("greedy,,random")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"seats": 5}, "2 to 4 seats"),
        ({"options": {"city_states": "burn"}}, "can't be 'burn'"),
        ({"bots": ("greedy",)}, "at least two bots"),
        ({"bots": ("greedy", "deep_blue")}, "There is no bot 'deep_blue'"),
        ({"bots": ("greedy", "random:5")}, "There is no bot 'random:5'"),
        ({"bots": ("greedy", "nowhere.at_all:Bot")}, "There is no bot"),
        ({"bots": ("greedy", "nowhere.py:Bot")}, "There is no file"),
        ({"bots": ("greedy", "kronika.bots:Nobody")}, "has no 'Nobody'"),
        ({"bots": ("greedy", "tests.arena.some_bots:NoBot")}, "has no method choose"),
        ({"bots": ("greedy", "tests.arena.some_bots:WHEN")}, "must be a class"),
        ({"bots": ("greedy", "os:system")}, "can't be created: TypeError"),
        ({"bots": ("greedy", "process:no-such-program")}, "no such program"),
        ({"seed": "a;b"}, "A seed is part of the record"),
        ({"limit": 0.0}, "longer than 0"),
        ({"limit": float("nan")}, "longer than 0"),
        ({"limit": float("inf")}, "at most 86400"),
    ],
)
def test_what_can_not_be_played_is_refused_at_once(change, message, monkeypatch) -> None:
    monkeypatch.chdir(ROOT)
    with pytest.raises(kronika.KronikaError, match=message):
        Plan(**{"game": "innovation", "bots": ("greedy", "random"), **change}).check()

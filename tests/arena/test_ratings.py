from random import Random

import pytest

from kronika.arena import Plan
from kronika.arena.ratings import elo, openskill, standings, wilson
from kronika.arena.results import Row


def row(number, bots, shares, lineup=0, deal=None, loser=None, scores=None):
    seats = len(bots)
    return Row(
        number=number,
        lineup=lineup,
        deal=number // seats if deal is None else deal,
        reason="points",
        actions=50,
        loser=loser,
        fault="",
        bots=tuple(bots),
        sides=(None,) * seats,
        shares=tuple(shares),
        scores=(None,) * seats if scores is None else tuple(scores),
        decisions=(10,) * seats,
        seconds=(1.0,) * seats,
        longest=(0.5,) * seats,
    )


def duel(wins, losses, draws=0):
    shares = [(1, 0)] * wins + [(0, 1)] * losses + [(0.5, 0.5)] * draws
    Random(1).shuffle(shares)
    return [row(number, (0, 1), share) for number, share in enumerate(shares)]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (50, 100, 0.4038, 0.5962), (2.5, 5, 0.1705, 0.8295)],
)
def test_wilson_by_hand(wins, games, low, high) -> None:
    rate = wilson(wins, games)
    assert rate.value == wins / games
    assert rate.low == pytest.approx(low, abs=1e-4)
    assert rate.high == pytest.approx(high, abs=1e-4)


def test_three_to_one_is_191_elo() -> None:
    first, second = elo(duel(300, 100), [(0, 1)], 2)
    assert first.value - second.value == pytest.approx(190.85, abs=0.01)
    assert first.low < first.value < first.high
    assert first.high - first.low < 40  # of the difference, which is twice the distance from the mean


def test_draws_are_half_won() -> None:
    first, second = elo(duel(200, 0, draws=200), [(0, 1)], 2)
    assert first.value - second.value == pytest.approx(190.85, abs=0.01)


def test_strengths_are_found_again() -> None:
    """Three bots of the strengths 1, 2 and 4, and the results that are exactly to be expected."""
    strength = (1, 2, 4)
    lineups = [(0, 1), (0, 2), (1, 2)]
    rows = []
    for lineup, (a, b) in enumerate(lineups):
        for game in range(30):
            won = game * (strength[a] + strength[b]) < 30 * strength[a]
            rows.append(row(len(rows), (a, b), (1, 0) if won else (0, 1), lineup))
    values = [interval.value for interval in elo(rows, lineups, 3)]
    assert sum(values) / 3 == pytest.approx(1500)
    assert values[1] - values[0] == pytest.approx(120.4, abs=0.1)
    assert values[2] - values[1] == pytest.approx(120.4, abs=0.1)


def test_strengths_are_found_again_at_a_table_of_three() -> None:
    rows = [
        row(number, (0, 1, 2), [float(seat == winner) for seat in range(3)])
        for number, winner in enumerate([0] * 10 + [1] * 20 + [2] * 40)
    ]
    values = [interval.value for interval in elo(rows, [(0, 1, 2)], 3)]
    assert values[1] - values[0] == pytest.approx(120.4, abs=0.1)
    assert values[2] - values[1] == pytest.approx(120.4, abs=0.1)


def test_who_never_lost_has_a_rating_with_an_open_end() -> None:
    first, second = elo(duel(40, 0), [(0, 1)], 2)
    assert 600 < first.value - second.value < 900  # as if half a game had been lost
    assert first.high - first.value > first.value - first.low > 50


def test_intervals_hold_what_they_promise() -> None:
    """Of 60 matches of 100 games between bots 191 Elo apart, about 57 intervals should hold the truth."""
    random = Random(5)
    held = 0
    for _ in range(60):
        wins = sum(random.random() < 0.75 for _ in range(100))
        first, _ = elo(duel(wins, 100 - wins), [(0, 1)], 2, samples=200)
        held += first.low <= 1500 + 190.85 / 2 <= first.high
    assert held >= 52


def test_games_of_one_deal_are_no_more_than_one_witness() -> None:
    """The same 20 results, each counted twice on its deal: no surer than once."""
    once = duel(15, 5)
    for place, played in enumerate(once):
        once[place] = row(place, played.bots, played.shares, deal=place)
    twice = [row(2 * r.number + again, r.bots, r.shares, deal=r.number) for r in once for again in (0, 1)]
    one, two = (elo(rows, [(0, 1)], 2)[0] for rows in (once, twice))
    assert two.high - two.low > 0.85 * (one.high - one.low)


def test_openskill_puts_the_better_one_first_and_grows_sure() -> None:
    (mu, sigma), (other, _) = openskill(duel(30, 10), 2)
    assert mu > 25 > other
    assert sigma < 25 / 3
    assert openskill(duel(300, 100), 2)[0][1] < sigma
    three = [row(n, (0, 1, 2), (0, 0, 1) if n % 3 else (0, 1, 0)) for n in range(60)]
    assert [place for place, _ in sorted(enumerate(openskill(three, 3)), key=lambda at: at[1])] == [0, 1, 2]


def test_standings_add_up() -> None:
    plan = Plan("innovation", ("greedy", "random"), games=4)
    rows = [
        row(0, (0, 1), (1, 0)),
        row(1, (1, 0), (0.5, 0.5)),
        row(2, (0, 1), (1, 0), loser=1),
        row(3, (1, 0), (0, 1)),
    ]
    first, second = standings(plan, rows)
    assert (first.label, first.games, first.wins, first.forfeits) == ("greedy", 4, 3.5, 0)
    assert (second.label, second.games, second.wins, second.forfeits) == ("random", 4, 0.5, 1)
    assert first.pace == pytest.approx(0.1)
    assert first.longest == 0.5


def test_mean_points_are_those_of_games_that_came_to_their_end() -> None:
    rows = [
        row(0, (0, 1), (1, 0), scores=(200, 90)),
        row(1, (1, 0), (0, 1), scores=(60, 101)),
        row(2, (0, 1), (0, 1), loser=0),
    ]
    points = {line.bot: line.points for line in standings(Plan("innovation", ("a", "b")), rows)}
    assert points == {0: 150.5, 1: 75.0}
    alone = standings(Plan("innovation", ("a", "b")), rows[2:])
    assert [line.points for line in alone] == [None, None]

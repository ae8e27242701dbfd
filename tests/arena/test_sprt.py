"""The sequential test: its arithmetic on made-up results, its errors over many tests, and whole runs."""

from math import log
from random import Random

import pytest

from kronika.arena import Plan, run
from kronika.arena.sprt import BOUND, SCORES, Sprt, expected_score, likeliest, log_likelihood_ratio, parse_sprt
from kronika.engine.errors import BadSetup

BOTS = (0, 1)


def made_up(elo, spread, random):
    """A pair's two results for the first bot. `spread` is how often the deal decides both games, one for each side."""
    if random.random() < spread:
        return [1.0, 0.0]
    chance = (expected_score(elo) - spread / 2) / (1 - spread)
    return [float(random.random() < chance) for _ in range(2)]


def settled(elo, elo0, elo1, random, spread=0.3):
    test = Sprt(elo0, elo1)
    while not test.settled:
        for share in made_up(elo, spread, random):
            test.hear(2 * test.pairs + len(test.waiting), BOTS, (share, 1 - share))
    return test


def test_the_likeliest_chances_have_the_mean_and_sum() -> None:
    for mean in (0.3, 0.5, 0.76):
        chances = likeliest((3, 10, 40, 30, 20), mean)
        assert sum(chances) == pytest.approx(1)
        assert sum(chance * score for chance, score in zip(chances, SCORES, strict=True)) == pytest.approx(mean)


def test_without_draws_it_is_the_ratio_of_binomial_chances() -> None:
    """Pairs that are won or lost as a whole have but one set of chances for each hypothesis."""
    won, lost = 70, 30
    s0, s1 = expected_score(0), expected_score(50)
    exact = won * log(s1 / s0) + lost * log((1 - s1) / (1 - s0))
    assert log_likelihood_ratio((lost, 0, 0, 0, won), 0, 50) == pytest.approx(exact, abs=0.01)


def test_many_pairs_are_judged_as_by_a_normal_distribution() -> None:
    counts = (100, 900, 4000, 1000, 150)
    total = sum(counts)
    mean = sum(n * score for n, score in zip(counts, SCORES, strict=True)) / total
    variance = sum(n * (score - mean) ** 2 for n, score in zip(counts, SCORES, strict=True)) / total
    s0, s1 = expected_score(0), expected_score(8)
    normal = total * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert log_likelihood_ratio(counts, 0, 8) == pytest.approx(normal, rel=0.02)


def test_pairs_say_more_than_games_where_deals_decide() -> None:
    """The same games with the deal's luck cancelled out are a surer sign than with the luck of two deals."""
    mirrored = log_likelihood_ratio((0, 0, 80, 0, 20), 0, 50)
    apart = log_likelihood_ratio((16, 0, 48, 0, 36), 0, 50)
    assert mirrored > apart > 0


@pytest.mark.parametrize(("elo", "wrong"), [(0, 1), (100, -1)])
def test_errors_are_as_rare_as_promised(elo, wrong) -> None:
    """5 % of the tests accept the wrong hypothesis; that it is more than 10 % of 150 has a chance of 1 in 300."""
    random = Random(elo)
    tests = [settled(elo, 0, 100, random) for _ in range(150)]
    assert sum(test.llr * wrong > 0 for test in tests) <= 0.1 * len(tests)
    assert sum(test.pairs for test in tests) / len(tests) < 100


def test_pairs_count_in_the_order_of_their_deals() -> None:
    in_order, mixed = Sprt(0, 50), Sprt(0, 50)
    shares = [1.0, 1.0, 0.0, 1.0, 0.5, 1.0]
    for number, share in enumerate(shares):
        in_order.hear(number, BOTS, (share, 1 - share))
    for number in (5, 0, 3, 4, 2):
        mixed.hear(number, BOTS, (shares[number], 1 - shares[number]))
        assert mixed.pairs == 0
    mixed.hear(1, BOTS, (shares[1], 1 - shares[1]))
    assert mixed.counts == in_order.counts == [0, 0, 1, 1, 1]
    assert mixed.llr == in_order.llr


def test_a_test_is_read_and_refused() -> None:
    assert (parse_sprt("-5,5.5").elo0, parse_sprt("-5,5.5").elo1) == (-5, 5.5)
    for text in ("5", "1,2,3", "a,b"):
        with pytest.raises(BadSetup, match="two numbers of Elo"):
            parse_sprt(text)
    for text in ("5,5", "0,nan", "0,inf", "-1e9,0", "0,100000"):
        with pytest.raises(BadSetup, match="a lower and a higher"):
            parse_sprt(text)


# --- whole runs


def test_a_stronger_bot_is_found_out_quickly(tmp_path) -> None:
    plan = Plan("innovation", ("greedy", "random"), games=400)
    done = run(plan, tmp_path, jobs=2, sprt=Sprt(0, 100))
    assert done.sprt.llr >= BOUND
    assert len(done.rows) == 2 * done.sprt.pairs < 60
    assert "H1 is accepted" in (tmp_path / "report.html").read_text(encoding="utf-8")
    with_one = run(plan, tmp_path / "one", jobs=1, sprt=Sprt(0, 100))
    assert with_one.sprt.counts == done.sprt.counts, "it stops at the same game"


def test_equal_bots_are_not_taken_for_200_elo_and_the_test_goes_on_after_a_break(tmp_path) -> None:
    """Two games, then the rest: it ends where a test without the break would."""
    bots = ("random", "random")
    part = run(Plan("innovation", bots, games=2), tmp_path, sprt=Sprt(0, 200))
    assert not part.sprt.settled
    assert "not settled" in part.sprt.verdict(part.plan.labels)
    plan = Plan("innovation", bots, games=400)
    done = run(plan, tmp_path, sprt=Sprt(0, 200))
    assert done.sprt.llr <= -BOUND
    assert "H0 is accepted" in done.sprt.verdict(done.plan.labels)
    assert done.tally.kept == 2
    again = run(plan, tmp_path, sprt=Sprt(0, 200))
    assert (again.tally.kept, again.tally.played) == (2 * done.sprt.pairs, 0)
    assert again.sprt.counts == done.sprt.counts


def test_only_two_bots_can_be_tested(tmp_path) -> None:
    with pytest.raises(BadSetup, match="two bots and two seats"):
        run(Plan("innovation", ("random", "greedy", "random")), tmp_path, sprt=Sprt(0, 5))

"""Where the ranges of the numbers that a net reads begin."""

from random import Random

import numpy as np

from kronika.bots.netfile import read_net
from kronika.engine.match import Match
from kronika.engine.net import Net
from kronika.engine.table import Table
from kronika.games import file_of
from kronika.games import game as find_game
from kronika.lab.steps import NEVER, finer, merged, steps_between

CULTURES = find_game("cultures")


def test_a_number_with_few_values_has_a_step_for_each_and_one_with_many_has_twelve() -> None:
    assert steps_between(np.array([[0.0], [1.0], [3.0], [1.0]])) == [[1.0, 3.0]]
    (steps,) = steps_between(np.arange(1000.0)[:, None])
    assert len(steps) == 12
    assert steps == sorted(steps)


def test_both_old_and_new_steps_divide_a_number() -> None:
    assert merged([[1.0, 5.0]], [[3.0, 5.0]]) == [[1.0, 3.0, 5.0]]
    assert merged([[1.0], [2.0]], [[NEVER], [4.0]]) == [[1.0, NEVER], [2.0, 4.0]]


def test_a_finer_net_divides_more_and_judges_the_same() -> None:
    net = read_net(CULTURES, file_of("games/cultures/bot/net.npz"))
    made = finer(CULTURES, net, "finer")
    old, new = (sum(len(row) for rows in each.steps.values() for row in rows) for each in (net, made))
    assert new > old
    for t in tables():
        assert values(made, t) == values(net, t)


def tables() -> list[Table]:
    match = Match.start(CULTURES, 2, "finer", {})
    random = Random(1)
    found = []
    while not match.over:
        found.append(match.table)
        match.play(random.choice(match.choice.codes))
    return found[::10]


def values(net: Net, t: Table) -> list[float]:
    features = [net.features(t, seat) for seat in range(t.seats)]
    return net.made_plain(t.seats).values(t.zones, t.counters, t.faces, net.scalars_on(t), features)

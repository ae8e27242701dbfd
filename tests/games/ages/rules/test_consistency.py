"""What is kept in counters follows from the cards and tokens on the table, at every decision of random games."""

import pytest

from kronika.games.ages.data import CULTURE, HAPPINESS, SIDE_SYMBOLS, SYMBOLS, TOKEN, WORKER
from kronika.games.ages.flow.legal import legal_actions
from kronika.games.ages.moves import (
    can_take,
    find_workplaces,
    pacts_of,
    refresh,
    take_options,
    take_price,
    update_armies,
    update_powers,
)
from kronika.games.ages.moves.derived import find_barred
from kronika.games.ages.moves.play import RUIN_CULTURE
from kronika.games.ages.moves.ratings import update_prices
from kronika.games.ages.table import ACTIONS
from kronika.testing.runner import decisions


def symbols_in_play(t, seat):
    base = [0] * len(t.base[seat])
    cards = (*t.technologies[seat], *t.leader[seat], *t.wonders[seat], *t.colonies[seat])
    groups = [SYMBOLS[t.faces[card]] for card in cards]
    groups += [SIDE_SYMBOLS[t.faces[t.pact[owner][0]]][side] for owner, side, _ in pacts_of(t, seat)]
    for slot, workers in enumerate(t.workers[seat]):
        groups += [WORKER[slot]] * workers
    for group in groups:
        for symbol, number in group:
            base[symbol] += number
    base[CULTURE] += RUIN_CULTURE * len(t.ruins[seat])
    base[HAPPINESS] += t.homer in (*t.wonders[seat], *t.ruins[seat])
    return base


def check(t):
    again = t.copy()
    for seat in range(t.seats):
        if t.out >> seat & 1:
            continue
        assert t.base[seat] == symbols_in_play(t, seat)
        worth = [tokens * TOKEN[slot] for slot, tokens in enumerate(t.tokens[seat])]
        assert (t.food[seat], t.resources[seat]) == (sum(worth[:4]), sum(worth[4:]))
        update_powers(again, seat)
        update_armies(again, seat)
        update_prices(again, seat)
        refresh(again, seat)
        assert min(t.yellow[seat], t.unused[seat], t.blue[seat], *t.workers[seat], *t.tokens[seat]) >= 0
        assert 0 <= t.civil[seat] <= t.base[seat][5]
        assert 0 <= t.military[seat] <= t.base[seat][6]
        assert t.science[seat] >= 0
        assert sum(t.earned[seat]) == t.culture[seat] >= 0
        offered = [c for i, c in enumerate(t.space) if c >= 0 and can_take(t, seat, c) and take_price(t, seat, i) <= 3]
        assert take_options(t, seat, 3) == offered
    assert again.save() == t.save()
    check_worked_out(t)
    assert [card for card in t.space if card >= 0] == t.row


def check_worked_out(t):
    """Values cached from one action to the next equal what would be computed now."""
    anew = t.copy()
    anew.workplaces[:] = anew.work_terms[:] = [()] * t.seats
    anew.barred[:] = [[]] * t.seats
    if t.phase == ACTIONS:
        assert legal_actions(t, t.active) == legal_actions(anew, t.active)
    for seat in range(t.seats):
        if not t.out >> seat & 1:
            assert t.workplaces[seat] in ((), find_workplaces(anew, seat))
            assert t.barred[seat] in ([], find_barred(anew, seat))


@pytest.mark.rules("TTA-STATS-01", "TTA-STATS-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_follow_from_cards_and_workers(seats):
    for seed in range(3):
        for match in decisions("ages", seats, f"consistent/{seed}"):
            check(match.table)

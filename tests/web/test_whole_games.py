"""Whole games of Imperium and Through the Ages through the page: every answer by the keyboard, from the first turn to
the result."""

import pytest
from tests.web import test_ages, test_imperium
from tests.web.results import check_result
from tests.web.visitor import BOT, ME, Visitor

import kronika


def pick_in_imperium(visitor, asked):
    tokens = asked["options"]
    key = "action" if "end" in tokens else tokens[0].split()[0]
    return test_imperium.pick(visitor.random, key, tokens)


PICKS = {"imperium": pick_in_imperium, "ages": test_ages.pick}

# Some pairs of nations sow so much unrest that a game may collapse in the second round; these play long ones.
OPTIONS = {"imperium": {f"nation_{seat + 1}": test_imperium.NATIONS[seat] for seat in range(2)}, "ages": {}}


@pytest.mark.parametrize(("game", "bots"), [("imperium", 1), ("ages", 3)])
def test_from_the_first_turn_to_the_result(visit, game, bots) -> None:
    dana = visit()
    table = dana.new_table(ME, *[BOT] * bots, game=game, options=OPTIONS[game])
    dana.sit(table).play(Visitor.press, pick=PICKS[game])
    record = dana.context.request.get(f"{dana.base}/api/tables/{table['id']}/record").text()
    assert dana.answers == [seat for seat, _ in kronika.replay(record).answers].count(0) > 50
    dana.page.get_by_role("link", name="See the result").click()
    check_result(dana, table)

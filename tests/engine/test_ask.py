"""How every game asks: choose, may, confirm and pick."""

from __future__ import annotations

from kronika.engine.ask import DONE, NONE, YES, choose, confirm, may, pick
from kronika.engine.choice import NUMBER, Choice, KeyRing
from kronika.engine.table import Table

KEYS = KeyRing()
AMOUNT = KEYS.add("amount", NUMBER, rule="ASK-01")
SURE = KEYS.add("sure", rule="ASK-02")


class Sheet(Table):
    card_ids = ("oracle", "jester")
    keys = KEYS


def sheet(source: int = -1) -> Sheet:
    t = Sheet(2, {}, [])
    t.source = source
    return t


def tokens(choice: Choice) -> list[str]:
    return [option.token for option in choice.options]


def test_choose_offers_just_the_options_and_may_lets_one_decline() -> None:
    t = sheet()
    assert tokens(choose(t, 1, AMOUNT, range(3))) == ["amount 0", "amount 1", "amount 2"]
    assert tokens(may(t, 1, AMOUNT, [5])) == ["amount 5", "done"]
    assert confirm(t, 1, SURE).codes == [YES, DONE]
    assert tokens(confirm(t, 1, SURE)) == ["sure", "done"]


def test_the_card_whose_effect_is_running_asks() -> None:
    assert choose(sheet(), 0, AMOUNT, [1]).asker is None
    assert choose(sheet(source=0), 0, AMOUNT, [1]).asker == "oracle"
    assert confirm(sheet(source=0), 0, SURE).asker == "oracle"
    assert may(sheet(source=0), 0, AMOUNT, [1], source=1).asker == "jester"
    assert confirm(sheet(source=0), 0, SURE, source=-1).asker is None


def test_a_question_has_the_rule_of_its_key_unless_another_is_behind_it() -> None:
    assert choose(sheet(), 0, AMOUNT, [1]).rule == "ASK-01"
    assert may(sheet(), 0, AMOUNT, [1], rule="ASK-03").rule == "ASK-03"
    assert choose(sheet(), 0, AMOUNT, [1], private=True).private


def answer_to(options: list[int], answer: int, optional: bool = False) -> tuple[list[str], int]:
    """The question that `pick` asks, and what it makes of the answer."""
    asked: list[str] = []
    running = pick(sheet(), 0, AMOUNT, options, optional=optional)
    try:
        asked = tokens(next(running))
        running.send(answer)
    except StopIteration as end:
        return asked, int(end.value)
    raise AssertionError("pick asks twice")


def test_pick_asks_only_if_there_is_something_to_pick() -> None:
    assert answer_to([], 0) == ([], NONE)
    assert answer_to([], 0, optional=True) == ([], NONE)
    assert answer_to([4, 7], 7) == (["amount 4", "amount 7"], 7)
    assert answer_to([4], DONE, optional=True) == (["amount 4", "done"], NONE)


def test_a_question_keeps_its_options_when_the_zone_changes() -> None:
    hand = [1, 2]
    choice = choose(sheet(), 0, AMOUNT, hand)
    hand.clear()
    assert choice.codes == [1, 2]

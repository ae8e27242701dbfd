"""Long tests come first, so that no process is left with one of them when the others are done, and whatever tests
leave behind fails the run."""

import re
from collections.abc import Callable, Iterator

import pytest
from tests.leftovers import Leftovers

import kronika
from kronika.bots import helper as helpers

LONG = ("tests/web/", "tests/engine/test_compiled.py", "tests/server/test_nothing_lost.py", "tests/arena/test_ray.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


@pytest.fixture(scope="session", autouse=True)
def nothing_left_behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Set up before and torn down after every other fixture."""
    tmp_path_factory.getbasetemp()  # stays in the system's temporary folder, where pytest tidies up itself
    leftovers = Leftovers()
    yield
    while helpers.IDLE:  # a search keeps its helpers for the next decision, and here there is none
        helpers.IDLE.pop().end()
    found = leftovers.found()
    leftovers.remove()
    assert not found, "Tests left behind: " + "; ".join(found)


@pytest.fixture(scope="session")
def numbers_of_rule() -> Callable[[str, str], list[int]]:
    """The numbers that a rule states. A test that counts cards compares the data with the rulebook: whoever adds a card
    has one sentence to change."""

    def numbers(game_id: str, rule_id: str) -> list[int]:
        rule = next(rule for rule in kronika.rules(game_id) if rule.id == rule_id)
        return [int(number) for number in re.findall(r"\d+", rule.text("en"))]

    return numbers

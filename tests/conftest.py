"""Long tests come first, so that no process is left with one of them when the others are done; tests in
quarantine get a second try, which is listed at the end; and whatever tests leave behind fails the run."""

import pytest
from tests.leftovers import Leftovers

from kronika.bots import helper as helpers

LONG = ("tests/web/", "tests/engine/test_compiled.py", "tests/server/test_nothing_lost.py", "tests/arena/test_ray.py")

# Real browsers and servers: rarely a click meets a page that is being drawn again, or a busy machine is too slow.
QUARANTINE = ("tests/web/", "tests/server/")


def pytest_collection_modifyitems(items):
    for item in items:
        if item.nodeid.startswith(QUARANTINE):
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))


@pytest.fixture(scope="session", autouse=True)
def nothing_left_behind(tmp_path_factory):
    """Set up before and torn down after every other fixture."""
    tmp_path_factory.getbasetemp()  # stays in the system's temporary folder, where pytest tidies up itself
    leftovers = Leftovers()
    yield
    while helpers.IDLE:  # a search keeps its helpers for the next decision, and here there is none
        helpers.IDLE.pop().end()
    found = leftovers.found()
    leftovers.remove()
    assert not found, "Tests left behind: " + "; ".join(found)

"""Tests with real servers, browsers and clusters share a machine with everything else: a stumble is tried again. They
take longest, so that they come first: no process is left with one of them when the others are done."""

import pytest

REAL_THINGS = ("tests/server/", "tests/web/", "tests/arena/")
LONG = ("tests/web/", "tests/engine/test_compiled.py", "tests/server/test_nothing_lost.py", "tests/arena/test_ray.py")


def pytest_collection_modifyitems(items):
    for item in items:
        if item.nodeid.startswith(REAL_THINGS):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))
    items.sort(key=lambda item: not item.nodeid.startswith(LONG))

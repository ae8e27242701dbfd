"""Tests with real servers, browsers and clusters share a machine with everything else: a stumble is tried again."""

import pytest

REAL_THINGS = ("tests/server/", "tests/web/", "tests/arena/")


def pytest_collection_modifyitems(items):
    for item in items:
        if item.nodeid.startswith(REAL_THINGS):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))

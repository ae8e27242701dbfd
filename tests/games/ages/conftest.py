"""Through the Ages isn't offered yet: its cards are being written. Its tests play it all the same."""

import pytest

from kronika.games import GAMES


@pytest.fixture(autouse=True, scope="package")
def _offered():
    GAMES["ages"] = "kronika.games.ages.rules"
    yield
    del GAMES["ages"]

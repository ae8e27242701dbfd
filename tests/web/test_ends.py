"""The end of a game and its replay, of games that were played by program."""

import pytest
from tests.web.begun import Begun
from tests.web.visitor import PHONE

from kronika.games import GAMES


@pytest.fixture
def ended(server, visit):
    """A visitor with a finished game against a bot."""

    def end(game, **more):
        dana = visit(**more)
        begun = Begun(game, 2, 7)
        begun.play(lambda match: False)
        return dana, begun.write(f"sqlite:///{server.deals.parent / 'kronika.db'}", dana), begun.match

    return end


def check_hands(page, match, zone) -> None:
    """Each seat has as many cards there as it holds."""
    for seat, cards in enumerate(getattr(match.table, zone)):
        shown = page.locator(f".hands-seat[data-seat='{seat}'] details").first.locator("li")
        assert not cards or shown.count() == len(cards)


@pytest.mark.parametrize("game", GAMES)
def test_the_result_shows_every_hand_and_sums_that_add_up(ended, game) -> None:
    dana, table, match = ended(game)
    page = dana.open(f"/table/{table['id']}/result").page
    page.locator(".result-hands .hands").wait_for()
    zone = "military_hand" if game == "ages" else "hand"
    check_hands(page, match, zone)
    assert page.locator(".score-table .winner .laurel").count() == len(match.result.winners)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_replay_has_chapters_a_scrubber_and_everything_in_sight(ended) -> None:
    dana, table, match = ended("innovation")
    page = dana.open(f"/table/{table['id']}/replay").page
    chapters = page.get_by_label("Chapter", exact=True)
    chapters.wait_for()
    page.locator(".hands").wait_for()
    page.get_by_label("Point of view").select_option(label="a spectator")
    page.locator(".hands").wait_for(state="detached")
    chapters.locator("option").nth(10).wait_for(state="attached")  # the replay loads again for a spectator
    turns = chapters.locator("option").all_inner_texts()
    assert sum(title.startswith("Turn ") for title in turns) > 10
    slider = page.locator(".replay-slider")
    page.get_by_role("button", name="Next chapter").click()
    page.get_by_role("button", name="Next chapter").click()
    place = int(slider.input_value())
    assert place > 0
    page.keyboard.press("PageUp")
    page.wait_for_function("place => Number(document.querySelector('.replay-slider').value) < place", arg=place)
    chapters.select_option(index=len(turns) - 2)
    page.wait_for_function("place => Number(document.querySelector('.replay-slider').value) > place", arg=place)
    page.get_by_label("Point of view").select_option(label="everything visible")
    page.keyboard.press("End")
    page.locator(".hands-card").first.wait_for()
    page.wait_for_function("() => document.querySelectorAll('.replay-log .log p').length > 50")
    check_hands(page, match, "hand")


def test_a_record_has_chapters_as_well(ended) -> None:
    dana, table, _ = ended("cultures", viewport=PHONE, lang="cs")
    record = dana.context.request.get(f"{dana.base}/api/tables/{table['id']}/record").text()
    page = dana.open("/replay").page
    page.locator("main textarea").fill(record)
    page.get_by_role("button", name="Otevřít").click()
    page.get_by_label("Kapitola", exact=True).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

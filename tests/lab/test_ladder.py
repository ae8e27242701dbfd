"""The ladder: a page with a section for each game, and a plot that stands alone."""

from xml.etree import ElementTree

from kronika.games import GAMES
from kronika.lab.ladder import climb, page, plot, plot_name

RUNGS = ("random", "beginner", "greedy")


def test_a_ladder_is_played_and_written(tmp_path):
    ladder = climb("innovation", 4, "x", tmp_path, 1, RUNGS)
    assert [(pairing.upper, pairing.lower, pairing.games) for pairing in ladder.pairings] == [
        (1, 0, 4),
        (2, 0, 4),
        (2, 1, 4),
    ]
    assert {line.label for line in ladder.lines} == set(RUNGS)
    text = page("", ladder)
    assert plot_name("innovation") in text
    for rung in RUNGS:
        assert f"| `{rung}` |" in text
    assert all(line.points is not None and f"| {line.points:.0f} |" in text for line in ladder.lines)
    assert page(text, ladder) == text, "writing it again changes nothing"
    root = ElementTree.fromstring(plot(ladder))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_other_games_keep_their_sections(tmp_path):
    ladder = climb("innovation", 2, "x", tmp_path, 1, ("random", "greedy"))
    others = "# Ladder\n\n<!-- ladder: cultures -->\n\n## Cultures\n\nAs it was.\n"
    text = page(others, ladder)
    assert "## Innovation" in text
    assert ("As it was." in text) == ("cultures" in GAMES)

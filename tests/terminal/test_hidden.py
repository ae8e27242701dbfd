"""A seat's screen shows what the seat may know, and nothing else."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import kronika
from kronika.bots import Position, RandomBot
from kronika.games import GAMES, game
from kronika.terminal.drawing import drawing
from kronika.terminal.screen import draw_options, draw_screen, news
from kronika.testing import innovation
from kronika.words import Words

NAMES = ["Ann", "Bob", "Cid"]


def text_of(drawn: object, width: int) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(drawn)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_redealt_twin_looks_the_same(game_id: str) -> None:
    """Redealing everything that a seat can't know doesn't change its screen."""
    words = Words("en", game_id)
    drawn = drawing(game_id)
    seats = min(3, game(game_id).max_seats)
    compared = 0
    for number in range(2):
        match = kronika.new(game_id, seats=seats, seed=f"hidden/{number}")
        bot = RandomBot(number)
        while not match.over and len(match.answers) < 90:
            if len(match.answers) % 9 == number:
                for seat in (*range(seats), None):
                    twin = match.redealt(seat, seed=number)
                    tables = [
                        text_of(drawn.draw_table(m.view(seat), words, NAMES[:seats], 120), 120) for m in (match, twin)
                    ]
                    assert tables[0] == tables[1]
                    compared += 1
                    if seat == match.choice.seat:
                        options = [draw_options(m.choice, m.view(seat), words, NAMES[:seats]) for m in (match, twin)]
                        assert text_of(options[0], 120) == text_of(options[1], 120)
            match.play(match.choice.codes[bot.choose(Position(match))])
    assert compared >= 60


def test_the_names_of_hidden_cards_are_nowhere_on_the_screen() -> None:
    game = innovation(
        me={"board": ["archery"], "hand": ["sailing"]},
        you={"board": ["oars", "road_building"], "hand": ["railroad"], "score": ["gunpowder"], "achievements": [2]},
    )
    words = Words("en", "innovation")
    screen = text_of(draw_screen(game.match, 0, words, NAMES, news(game.match, 0), 120), 120)
    for hidden in ("Railroad", "Gunpowder", "Oars"):
        assert hidden not in screen
    for shown in ("Road Building", "Sailing", "Archery", "[7]", "[4]", "+ 1 card", "age 2"):
        assert shown in screen
    theirs = text_of(drawing("innovation").draw_table(game.match.view(1), words, NAMES, 120), 120)
    for known in ("Railroad", "Gunpowder", "Oars"):
        assert known in theirs
    assert "Sailing" not in theirs


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("width", [40, 60, 80, 100, 120, 200])
def test_the_screen_fits_its_width(lang: str, width: int) -> None:
    words = Words(lang, "innovation")
    match = kronika.new("innovation", seats=3, seed="wide")
    bot = RandomBot(4)
    while not match.over and len(match.answers) < 80:
        match.play(match.choice.codes[bot.choose(Position(match))])
    seat = match.choice.seat
    screen = text_of(draw_screen(match, seat, words, NAMES, news(match, seat), width), width)
    assert max(len(line) for line in screen.splitlines()) <= width


def test_colours_are_doubled_by_words_and_splays_show_their_icons() -> None:
    game = innovation(
        me={"board": ["tools", "writing", "archery"], "hand": ["sailing"], "splay": {"blue": "right"}}, you={}
    )
    words = Words("en", "innovation")
    table = text_of(drawing("innovation").draw_table(game.match.view(0), words, NAMES, 100), 100)
    assert "blue     1 Writing" in table
    assert "→ right  ☼" in table
    assert "no cards: yellow, green and purple" in table
    assert "G1 Sailing" in table

"""The plain table: any view can be drawn, also those of games that have a drawing of their own."""

from io import StringIO

import pytest
from rich.console import Console

import kronika
from kronika.engine.match import Match
from kronika.games import game
from kronika.terminal import plain
from kronika.testing.runner import decisions
from kronika.words import Words, default_names


def drawn(match: Match, seat: int, width: int, lang: str = "en") -> str:
    words = Words(lang, match.game.id)
    printed = StringIO()
    console = Console(file=printed, width=width, color_system=None)
    console.print(plain.draw_table(match.view(seat), words, default_names(words, match.seats), width))
    return printed.getvalue()


@pytest.mark.parametrize("game_id", kronika.games())
def test_every_zone_of_a_view_is_there(game_id: str) -> None:
    seats = game(game_id).max_seats
    match = next(match for match in decisions(game_id, seats, "plain") if len(match.answers) == 30)
    text = drawn(match, 0, 200)
    words = Words("en", game_id)
    shown = {zone.name for zone in game(game_id).table.ZONES} & set(match.view(0))
    assert shown
    for name in shown:
        assert f"{plain.label(name, words)} (" in text
    assert text.count("Player ") >= seats


def test_hidden_cards_are_only_counted() -> None:
    match = kronika.new("innovation", 2, seed=7)
    for seat, others in ((0, 1), (1, 0)):
        text = drawn(match, seat, 120)
        hands = match.table.hand
        mine, theirs = ([match.table.card_name(card, who) for card in hands[who]] for who in (seat, others))
        words = Words("en", "innovation")
        assert all(words.card_name(card) in text for card in mine)
        assert not any(words.card_name(card) in text for card in theirs)


def test_many_numbers_have_a_line_of_their_own() -> None:
    assert plain.in_title(["Food 3", "Round 1"], 80) == (["Food 3", "Round 1"], [])
    facts, lines = plain.in_title([f"Number {number}" for number in range(9)], 80)
    assert facts == []
    assert lines[0].plain.startswith("Number 0 · Number 1")

"""What somebody needs who sees a game for the first time, at 80 columns."""

from __future__ import annotations

import io
import json
import os
import random
import re
import subprocess
import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from rich.panel import Panel

import kronika
from kronika.catalogue import LANGUAGES
from kronika.engine.choice import DONE, for_people
from kronika.engine.match import Match
from kronika.terminal.console import open_console
from kronika.terminal.files import Player, parse_seats
from kronika.terminal.play import Session
from kronika.terminal.screen import Rendered, about_option, changes, draw_options, draw_result, table_blocks
from kronika.testing import innovation
from kronika.words import Words, default_names, option_label

from .conftest import Run

GAMES = kronika.games()


def choices(game: str, seed: int, seats: int = 2, every: int = 13) -> Iterator[Match]:
    """Some questions of a random game, as the match stands at them."""
    match = kronika.new(game, seats=seats, seed=seed)
    dice = random.Random(seed)
    number = 0
    while not match.over:
        if number % every == 0:
            yield match
        number += 1
        match.play(dice.choice(match.choice.codes))


def drawn(renderable: object, width: int = 80) -> str:
    printed = io.StringIO()
    Console(file=printed, width=width, color_system=None).print(renderable)
    return printed.getvalue()


@pytest.mark.parametrize("game", GAMES)
def test_options_are_numbered_as_they_stand_and_the_end_comes_last(game: str) -> None:
    words = Words("en", game)
    names = default_names(words, 2)
    last = {"end-turn", "pass", "end", "decline"}
    met = 0
    for number, match in enumerate(choices(game, 3, every=3)):
        shown = for_people(match.choice.options)
        assert sorted(map(str, shown)) == sorted(map(str, match.choice.options))
        ends = [option.code == DONE or option.key.name in last for option in shown]
        assert ends == sorted(ends)
        met += any(ends)
        if number % 10 == 0:
            table = drawn(draw_options(match.choice, match.view(match.choice.seat), words, names))
            assert re.findall(r"^ {0,2}(\d+) ", table, re.MULTILINE) == [str(n + 1) for n in range(len(shown))]
    assert met


def test_a_typed_number_means_the_option_with_that_number(run: Run) -> None:
    played = run("play", "settlers", "--seats", "human,random", "--seed", "5", typed="1\n1\n1\n1\nq\n")
    saved = kronika.load(json.loads(played.saved.read_text(encoding="utf-8"))["save"])
    again = kronika.new("settlers", seats=2, seed=saved.seed, options=saved.options)
    for seat, token in saved.answers:
        if seat == 0:
            assert token == for_people(again.choice.options)[0].token
        again.answer(token)
    assert [seat for seat, _ in saved.answers].count(0) == 4


# What a label leaves open: every option of these verbs says more.
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_option_about_a_card_says_what_it_does_or_costs(game: str, lang: str) -> None:
    words = Words(lang, game)
    names = default_names(words, 2)
    for match in choices(game, 4):
        view = match.view(match.choice.seat)
        for option in match.choice.options:
            about = about_option(match.choice, option, view, words, names).plain
            card = option.code != DONE and option.key.args and option.key.args[0].kind == "card"
            if card and not option.args[0].startswith("?"):
                assert len(about) > 3, option
            if option.key.ends:
                assert about, option


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_fills_half_a_line_when_there_are_many(game: str) -> None:
    words = Words("cs", game)
    names = default_names(words, 2)
    for match in choices(game, 5, every=5):
        options = match.choice.options
        if len(options) < 10:
            continue
        lines = drawn(draw_options(match.choice, match.view(match.choice.seat), words, names)).splitlines()
        long = sum(len(option_label(words, match.choice, option, names)) > 40 for option in options)
        assert len(lines) <= len(options) + 2 * long
        assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_legend_has_every_sign_of_the_screen(game: str, lang: str) -> None:
    words = Words(lang, game)
    legend = set(words.say("legend"))
    unexplained: dict[str, str] = {}
    for seats in (2, 1) if game == "settlers" else (2,):
        names = default_names(words, seats)
        for match in choices(game, 6, seats):
            view = match.view(match.choice.seat)
            parts = [*table_blocks(match, match.choice.seat, words, names, 80)]
            parts.append(draw_options(match.choice, view, words, names))
            text = "".join(drawn(part) for part in parts)
            for letter in set(text) - legend:
                if unicodedata.category(letter) in ("So", "Sm", "Sk", "Sc") and letter not in "+=<>|~^`−─│╭╮╰╯":
                    unexplained[letter] = next(line for line in text.splitlines() if letter in line)
    assert not unexplained


@pytest.mark.parametrize("game", GAMES)
def test_the_legend_is_on_the_first_screen_and_one_key_away(run: Run, game: str) -> None:
    played = run("play", game, "--seed", "5", typed="k\nq\n")
    assert played.out.count("What the symbols mean") == 2
    assert played.out.index("What the symbols mean") < played.out.index("it's your choice")


@pytest.mark.parametrize("word", ["h", "help", "HELP", "nápověda", "napoveda"])
def test_help_works(run: Run, word: str) -> None:
    asked = run("play", "innovation", "--seed", "5", typed=f"{word}\nq\n")
    assert "the whole table" in asked.out
    assert "is not possible" not in asked.out


def test_nothing_has_happened_is_said_only_when_it_is_true(run: Run) -> None:
    played = run("play", "ages", "--seed", "5", typed="1\n1\nend-turn\npass\n1\nl\nq\n")
    assert "Nothing has happened yet" not in played.out
    begun = run("play", "ages", "--seed", "5", typed="l\nq\n")
    assert "Nothing has happened yet" in begun.out


@pytest.mark.parametrize("game", GAMES)
def test_the_score_has_its_total(game: str) -> None:
    match = kronika.new(game, seats=2, seed=7)
    while not match.over:
        match.play(match.choice.codes[0])
    words = Words("en", game)
    text = drawn(draw_result(match.result, words, default_names(words, 2)))
    totals = [line for line in text.splitlines() if re.search("total", line, re.IGNORECASE)]
    assert totals
    if game != "innovation":  # achievements win, not points
        numbers = [int(number) for number in re.findall(r"-?\d+", totals[-1])]
        assert numbers == list(match.result.scores)


def test_resigning_is_asked_twice_and_ends_the_game(run: Run) -> None:
    played = run("play", "innovation", "--seats", "human,random", "--seed", "5", typed="1\nresign\nno\nresign\nyes\n")
    assert played.code == 0
    assert "You play on." in played.out
    assert "Player 1 resigns." in played.out
    assert "Bot 2 wins." in played.flat


def test_the_input_can_end_before_the_resignation_is_confirmed(run: Run) -> None:
    left = run("play", "innovation", "--seats", "human,random", "--seed", "5", typed="1\nresign\n")
    assert left.code == 0
    assert "resign" not in [
        token for _, token in kronika.load(json.loads(left.saved.read_text(encoding="utf-8"))["save"]).answers
    ]


def test_at_a_shared_keyboard_everybody_gets_the_whole_table(run: Run) -> None:
    typed = "\n1\n\n1\n\n1\n1\n\n1\nq\n"
    played = run("play", "innovation", "--seats", "human:Ann,human:Bob", "--seed", "5", typed=typed)
    screens = played.out.split("press Enter when nobody else is looking")[1:]
    assert len(screens) >= 3
    assert all("Special achievements" in screen for screen in screens)


def test_a_refused_resignation_says_why(run: Run) -> None:
    many = run("play", "imperium", "--seats", "human,random,random", "--seed", "5", typed="resign\nq\n")
    assert "the others need your seat" in many.flat
    ages = run("play", "ages", "--seed", "5", "--lang", "cs", typed="odstoupit\nq\n")
    assert "Teď nemůžeš odstoupit." in ages.flat
    assert "(TTA-RESIGN-" in ages.flat
    assert "napiš q" in ages.flat


def test_a_verb_that_is_not_possible_is_refused_with_its_rule(run: Run) -> None:
    played = run("play", "innovation", "--seats", "human,random", "--seed", "5", typed="1\nachieve 1\nq\n")
    assert "“achieve 1” is not possible now." in played.flat
    assert "(INN-ACHIEVE-" in played.flat


def test_bots_are_spelled_as_in_simulate() -> None:
    words = Words("en", "innovation")
    assert parse_seats(words, "human:Ann, search:60,standard:5ms") == [
        Player("human", "Ann"),
        Player("search:60", "Bot 2"),
        Player("standard:5ms", "Bot 3"),
    ]


def test_a_search_with_a_budget_plays_and_is_saved(run: Run) -> None:
    played = run("play", "cultures", "--seats", "human,search:3", "--seed", "5", typed="1\n1\n1\nq\n")
    seats = json.loads(played.saved.read_text(encoding="utf-8"))["seats"]
    assert seats[1] == {"kind": "search:3", "name": "Bot 2"}
    assert run("play", "cultures", "--resume", str(played.saved), typed="q\n").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_terminal_that_knows_only_ascii(tmp_path: Path, game: str, lang: str) -> None:
    environment = {**os.environ, "KRONIKA_HOME": str(tmp_path), "LANG": "C", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "kronika", "play", game, "--seed", "5", "--lang", lang],
        input=b"1\n1\nt\nh\n?\nq\n",
        capture_output=True,
        env=environment,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    text = done.stdout.decode("ascii")
    assert ("Co znamenaji symboly" if lang == "cs" else "What the symbols mean") in text
    assert "??" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_signs_stay_different_in_ascii(game: str, lang: str) -> None:
    signs = [entry.partition(" ")[0] for entry in Words(lang, game).say("legend").split("\n")]
    plain = [sign.encode("ascii", "kronika.plain") for sign in signs]
    assert len(set(plain)) == len(signs), plain
    assert not any(sign == b"?" for sign in plain)


def test_undo_draws_what_it_changed_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    me = {"board": ["pottery"], "hand": ["oars", "tools", "archery"]}
    game = innovation(me=me, you={})
    monkeypatch.setattr(sys, "stdin", io.StringIO("dogma pottery\nreturn oars\nu\nq\n"))
    players = [Player("human", "Ann"), Player("random", "Bob")]
    Session(game.match, players, Words("en", "innovation"), open_console(), tmp_path / "s", tmp_path / "r").run()
    shown = capsys.readouterr().out.split("Number · t table")
    assert "Hand (2)" in shown[2]
    assert "Hand (3)" in shown[3]


def test_a_changed_line_is_drawn_with_its_continuations_under_the_title_and_the_first_line() -> None:
    console = Console(file=io.StringIO(), width=40, color_system=None)

    def panel(*lines: str) -> list[Rendered]:
        return [console.render_lines(Panel("\n".join(lines), title="Ann"), pad=False)]

    first = panel("head", "same", "old card", "    more", "last")
    second = panel("head", "same", "old card", "    less", "last")
    console.print(*changes(first, second), sep="", end="")
    drawn_lines = [line.strip("│ ") for line in console.file.getvalue().splitlines()]
    assert drawn_lines[1:-1] == ["head", "old card", "less"]
    assert "Ann" in drawn_lines[0]
    assert changes(first, first) == []
    assert len(changes(first, panel("head", "same", "last"))) == 5  # what is gone shows in the rest

"""Playing in the terminal: whole games, leaving and going on, undo, questions, the shared keyboard."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import kronika
from kronika.bots.levels import LEVELS
from kronika.terminal import play as play_module
from kronika.terminal.console import open_console
from kronika.terminal.files import Player
from kronika.terminal.play import Session
from kronika.testing import innovation
from kronika.words import Words

from .conftest import Run

ONES = "1\n" * 2000


def test_a_whole_game_through_a_pipe(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    played = run("play", "innovation", "--seats", "human,random", "--seed", "7", "--record", str(record), typed=ONES)
    assert played.code == 0, played.err
    assert "Welcome to Innovation" in played.out
    assert "Turn 1:" in played.out
    assert re.search(r"wins\.|share the victory\.", played.out)
    assert "Cards in the score pile" in played.out
    assert f"The record is in {record}" in played.out
    match = kronika.replay(record.read_text(encoding="utf-8"))
    assert match.over
    assert "The seed was 7" in played.out
    assert match.commitment in played.flat

    told = run("replay", str(record))
    assert told.code == 0
    assert "matches the hash shown before the deal" in told.flat
    assert "Player 1 draws" in told.out
    assert "all of them follow the rules" in told.out


def test_a_whole_game_in_czech(run: Run) -> None:
    played = run("play", "innovation", "--seats", "human,random", "--seed", "8", "--lang", "cs", typed=ONES)
    assert played.code == 0, played.err
    assert "Vítej ve hře Inovace" in played.out
    assert "Vyber svou akci." in played.out
    assert re.search(r"Vítězí|O\svítězství", played.out)


def test_the_default_record_and_its_name(run: Run, kronika_home: Path) -> None:
    played = run("play", "innovation", "--seats", "random,random", "--seed", "3")
    assert played.code == 0
    [record] = kronika_home.glob("*.record.txt")
    assert str(record) in played.out
    assert kronika.replay(record.read_text(encoding="utf-8")).over
    assert ">" not in played.out.replace("➤", "")  # nobody is asked


def test_leaving_and_going_on(run: Run) -> None:
    first = run("play", "innovation", "--seats", "human:Ann,greedy", "--seed", "5", typed="1\n1\n1\nq\n")
    assert first.code == 0
    assert f"kronika play innovation --resume {first.saved}" in first.out
    body = json.loads(first.saved.read_text(encoding="utf-8"))
    before = kronika.load(body["save"])
    again = run("play", "innovation", "--resume", str(first.saved), typed="q\n")
    assert again.code == 0
    assert "Ann (you)" in again.out
    assert "What happened" in again.out
    assert again.saved == first.saved
    after = kronika.load(json.loads(first.saved.read_text(encoding="utf-8"))["save"])
    assert (after.answers, after.table.save()) == (before.answers, before.table.save())

    finished = run("play", "innovation", "--resume", str(first.saved), typed=ONES)
    assert finished.code == 0
    [record] = re.findall(r"The record is in (\S+\.txt)\.", finished.out)
    match = kronika.replay(Path(record).read_text(encoding="utf-8"))
    assert match.answers[: len(before.answers)] == before.answers


def test_a_resumed_game_shows_what_happened_before(run: Run) -> None:
    first = run("play", "innovation", "--seats", "human,greedy", "--seed", "5", typed="1\n1\nq\n")
    again = run("play", "innovation", "--resume", str(first.saved), typed="l\nq\n")
    screen = first.out[first.out.rindex("What happened") :]
    lines = [line.strip(" │") for line in screen.splitlines() if "│" in line]
    assert lines
    for line in lines:
        assert line in again.out


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_a_seat(run: Run, level: str) -> None:
    left = run("play", "cultures", "--seats", f"human,{level}", "--seed", "5", typed="1\n1\nq\n")
    assert left.code == 0
    match = kronika.load(json.loads(left.saved.read_text(encoding="utf-8"))["save"])
    assert {seat for seat, _ in match.answers} == {0, 1}


def test_a_bot_can_take_over_a_saved_seat(run: Run) -> None:
    first = run("play", "innovation", "--seats", "human,random", "--seed", "5", typed="1\nq\n")
    taken = run("play", "innovation", "--resume", str(first.saved), "--seats", "random,random")
    assert taken.code == 0
    assert "The end" in taken.out


def test_the_end_of_input_saves(run: Run) -> None:
    played = run("play", "innovation", "--seed", "5", typed="1\n")
    assert played.code == 0
    assert played.saved.is_file()


def test_an_answer_can_be_a_token_or_what_the_option_says(run: Run) -> None:
    played = run("play", "innovation", "--seats", "human,random", "--seed", "5", typed="1\ndraw\nDRAW A CARD\nq\n")
    body = json.loads(played.saved.read_text(encoding="utf-8"))
    answers = [token for seat, token in kronika.load(body["save"]).answers if seat == 0]
    assert answers[1:] == ["draw", "draw"]


@pytest.mark.parametrize(
    "typed", ["99\n", "0\n", "9" * 5000 + "\n", "[/b]\n", "meld the_moon\n", "-1\n", "x\n", "\x1b[31m\n", "²\n"]
)
def test_an_illegal_answer_is_refused_with_what_is_legal(run: Run, typed: str) -> None:
    played = run("play", "innovation", "--seats", "human,random", "--seed", "5", typed=typed)
    assert played.code != 0
    assert "from 1 to 2" in played.err
    assert "open " in played.err
    assert typed.strip().isdecimal() or re.search(r"\(INN-(SETUP-06|MELD-01)\)", played.err)
    assert "\x1b" not in played.out + played.err
    assert kronika.load(json.loads(played.saved.read_text(encoding="utf-8"))["save"]).answers == []


def test_a_refused_answer_is_asked_again(run: Run) -> None:
    played = run("play", "innovation", "--seats", "human,random", "--seed", "5", typed="99\n1\nq\n")
    assert played.code == 0
    assert "is not possible now" in played.out
    assert len(kronika.load(json.loads(played.saved.read_text(encoding="utf-8"))["save"]).answers) > 0


def test_undo_is_refused_with_the_reason(run: Run) -> None:
    # The first player has one action: of the first two draws one ends a turn and the other doesn't.
    english = run("play", "innovation", "--seed", "5", typed="u\n1\nu\n1\nu\n1\nu\nq\n")
    assert "you haven't answered anything yet" in english.flat
    assert "another player has been asked since" in english.flat
    assert "your last answer revealed something" in english.flat
    czech = run("play", "innovation", "--seed", "5", "--lang", "cs", typed="u\nq\n")
    assert "Není co vzít zpět" in czech.flat


def session_of(match: kronika.Match, tmp_path: Path) -> Session:
    players = [Player("human", "Ann"), Player("random", "Bob")]
    words = Words("en", "innovation")
    return Session(match, players, words, open_console(), tmp_path / "save.json", tmp_path / "record.txt")


def test_after_an_answer_only_what_changed_is_drawn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = innovation(me={"board": ["pottery"], "hand": ["oars"]}, you={"board": ["archery"]}, piles={1: ["tools"]})
    monkeypatch.setattr(sys, "stdin", io.StringIO("draw\nt\nq\n"))
    assert session_of(game.match, tmp_path).run() == 0
    before, after_drawing, whole_table, *_ = capsys.readouterr().out.split("Number · t table")
    for everything in (before, whole_table):
        assert "Special achievements" in everything
        assert "no cards: " in everything
    assert "draws Tools" in after_drawing
    assert "Hand (2)" in after_drawing
    for unchanged in ("Special achievements", "Points to achieve", "no cards: "):
        assert unchanged not in after_drawing


def test_undo_takes_an_answer_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    me = {"board": ["pottery"], "hand": ["oars", "tools", "archery"]}
    game = innovation(me=me, you={})
    monkeypatch.setattr(sys, "stdin", io.StringIO("dogma pottery\nreturn oars\nu\nu\nu\nq\n"))
    assert session_of(game.match, tmp_path).run() == 0
    out = capsys.readouterr().out
    assert "Ann returns Oars." in out
    assert out.count("Undone.") == 2
    assert "nothing to undo" in out
    last_screen = out[out.rindex("Undone.") :]
    assert "Ann returns Oars." not in last_screen
    assert game.match.answers == []
    game.unchanged()


def test_why_shows_the_rule_and_the_card_that_asks(run: Run) -> None:
    asked = run("play", "innovation", "--seed", "5", typed="?\nq\n")
    assert "INN-SETUP-06" in asked.out
    assert "Choose one of your two cards and meld it face up." in asked.flat
    czech = run("play", "innovation", "--seed", "5", "--lang", "cs", typed="?\nq\n")
    assert "Ze svých 2" in czech.flat


@pytest.mark.parametrize(("option", "scores"), [("score", True), ("draw", False)])
def test_the_text_of_a_card_is_that_of_the_matchs_options(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, option: str, scores: bool
) -> None:
    """In the question, in the answer to "why?" and when the card is looked up."""
    victim = {"board": ["archery", "tools", "masonry", "mysticism"]}
    game = innovation(victim, {"board": ["city_states"]}, active="you", options={"city_states": option})
    game.play("dogma city_states")
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\n? city states\nq\n"))
    assert session_of(game.match, tmp_path).run() == 0
    out = capsys.readouterr().out
    assert out.count("City States · Městské státy") == 2
    assert ("draw a value-1 card and score it" in " ".join(out.replace("│", " ").split())) is scores
    assert ("Our ruling" in out) is scores


def test_why_in_the_middle_of_an_effect(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    me = {"board": ["agriculture"], "hand": ["sailing", "oars"]}
    game = innovation(me=me, you={"board": ["archery"]}).play("dogma agriculture")
    monkeypatch.setattr(
        sys, "stdin", io.StringIO("?\n? 1\n? lukostrelba\n? monument\n? INN-DRAW-05\n? zzz\n? pile\nh\nq\n")
    )
    assert session_of(game.match, tmp_path).run() == 0
    out = capsys.readouterr().out
    assert "INN-RETURN-01" in out
    assert "Agriculture · Zemědělství" in out
    assert "Rulings" in out
    assert "Sailing · Mořeplavba" in out
    assert "Archery · Lukostřelba" in out
    assert "Monument · Technologie" in out
    assert "There is no limit to the number of cards in your hand." in out
    assert "matches “zzz”" in out
    assert "“pile” matches" in out
    assert "s FILE saves" in out


def test_the_shared_keyboard_is_passed_on(run: Run) -> None:
    played = run("play", "innovation", "--seats", "human:Ann,human:Bob", "--seed", "5", typed="\n1\n\n1\n\nq\n")
    assert played.code == 0
    assert "Pass the device to Ann." in played.out
    assert "Pass the device to Bob." in played.out
    between = played.out[played.out.index("Pass the device to Bob.") :].splitlines()[1]
    assert "press Enter when nobody else is looking" in between


def test_each_human_sees_only_the_own_hand(run: Run) -> None:
    played = run("play", "innovation", "--seats", "human:Ann,human:Bob", "--seed", "5", typed="\n1\n\n")
    match = kronika.new("innovation", seats=2, seed="5")
    names = {card.id: card.name() for card in kronika.cards("innovation")}
    hands = [[names[str(card["card"])] for card in match.view(seat)["hand"][seat]] for seat in (0, 1)]
    ann, bob = played.out.split("Pass the device to Bob.")
    for name in hands[0]:
        assert name in ann
        assert name not in bob
    for name in hands[1]:
        assert name not in ann
        assert name in bob


def test_saving_to_a_file_and_to_a_full_disk(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "with space" / "my game.json"
    played = run("play", "innovation", "--seed", "5", typed=f"s {target}\ns {tmp_path}\nq\n")
    assert target.is_file()
    assert f"'{target}'" in played.out
    assert f"Can't write {tmp_path}" in played.flat
    if Path("/dev/full").exists():
        full = run("play", "innovation", "--seed", "5", typed="1\ns /dev/full\nq\nq\n")
        assert "Can't write /dev/full: No space left on device." in full.out
        assert full.code == 2
        assert "No space left" in full.err


def test_a_game_that_cannot_be_saved_is_not_lost_at_once(run: Run, tmp_path: Path, kronika_home: Path) -> None:
    kronika_home.write_text("a file where the folder should be", encoding="utf-8")
    target = tmp_path / "elsewhere.json"
    played = run("play", "innovation", "--seed", "5", typed=f"q\ns {target}\nq\n")
    assert played.code == 0
    assert target.is_file()
    lost = run("play", "innovation", "--seed", "5", typed="q\nq\n")
    assert lost.code == 2
    assert "Can't write" in lost.err


def test_an_interrupt_saves_and_leaves(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(play_module, "read_line", interrupt)
    played = run("play", "innovation", "--seed", "5")
    assert played.code == 130
    assert played.saved.is_file()


def test_ctrl_c_saves_in_the_background_of_a_script(tmp_path: Path) -> None:
    """A shell starts such a program with SIGINT ignored."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        process = subprocess.Popen(
            [sys.executable, "-u", "-m", "kronika", "play", "innovation", "--seed", "5"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "KRONIKA_HOME": str(tmp_path)},
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        try:
            assert process.stdout is not None
            while b" > " not in process.stdout.read1():
                pass
            process.send_signal(signal.SIGINT)
            assert process.wait(60) == 130
        finally:
            process.kill()
    assert list(tmp_path.rglob("*.json"))


def test_names_and_seeds_are_shown_as_they_are(run: Run) -> None:
    seats = "human:[/b];:smile:,random"
    played = run("play", "innovation", "--seats", seats, "--seed", '[/red] "x\\', typed=ONES)
    assert played.code == 0
    assert "[/b]:smile:" in played.out
    assert 'The seed was [/red] "x\\;' in played.out
    [record] = re.findall(r"The record is in (\S+\.txt)\.", played.out)
    assert run("replay", record).code == 0


def test_the_real_program_in_a_pipe(tmp_path: Path) -> None:
    environment = {"KRONIKA_HOME": str(tmp_path), "PATH": "/usr/bin:/bin", "LANG": "cs_CZ.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "kronika", "play", "innovation", "--seed", "5"],
        input="1\n1\nq\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Vyber svou akci." in done.stdout
    assert not done.stderr

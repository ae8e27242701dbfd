"""Lists, records, simulations, and every kind of wrong input."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import kronika
from kronika import simulate as simulating
from kronika.games import game

from .conftest import Run

RECORD_HEADER = '[Game "innovation"]\n[Rules "{rules}"]\n[Seats "2"]\n[Seed "7"]\n[Result "*"]\n\n'


def a_record(answers: int = 6) -> str:
    match = kronika.new("innovation", seats=2, seed="7")
    while not match.over and len(match.answers) < answers:
        match.answer(match.choice.options[0])
    return match.record(["Ann", "Bob"])


# --- lists


def test_games(run: Run) -> None:
    shown = run("games")
    assert shown.code == 0
    assert "Innovation (innovation), 2 to 4 players" in shown.out
    assert "--option city_states=draw" in shown.out
    assert "Inovace (innovation)" in run("games", "--lang", "cs").out
    assert "--option nation_1=qin" in shown.out
    assert "--option nation_2=qin" not in shown.out
    assert "Nation of seat 2: the same values as nation_1" in shown.flat


def test_version(run: Run) -> None:
    shown = run("version")
    assert shown.code == 0
    assert shown.out in [f"kronika {kronika.__version__}, {kind}\n" for kind in ("interpreted", "compiled")]


def test_cards_are_listed_and_searched_in_both_languages(run: Run) -> None:
    everything = run("cards", "innovation")
    assert everything.code == 0
    assert f"{len(kronika.cards('innovation'))} cards" in everything.out
    for words in (["archery"], ["Lukostřelba"], ["lukostrelba"], ["ARCHERY"]):
        one = run("cards", "innovation", *words)
        assert one.code == 0
        assert "Archery · Lukostřelba" in one.out
        assert "Demand:" in one.out
        assert "Only one card moves." in one.flat
    czech = run("cards", "innovation", "archery", "--lang", "cs")
    assert "Lukostřelba · Archery" in czech.out
    assert "Příkaz:" in czech.out
    several = run("cards", "innovation", "meld", "highest")
    assert several.code == 0
    assert "cards" in several.out
    special = run("cards", "innovation", "monument")
    assert "special achievement" in special.out


def test_an_uncertain_card_says_how_it_is_read(run: Run) -> None:
    shown = run("cards", "innovation", "city_states").out
    assert "Our ruling:" in shown
    assert "Other printing: English first and second edition" in shown


def test_rules_by_id_and_by_words(run: Run) -> None:
    one = run("rules", "innovation", "inn-draw-05")
    assert "There is no limit to the number of cards in your hand." in one.flat
    inferred = run("rules", "innovation", "INN-SETUP-11")
    assert "Not stated in the rulebook" in inferred.out
    reading = run("rules", "innovation", "INN-BONUS-02", "--lang", "cs")
    assert "Výklad:" in reading.out
    several = run("rules", "innovation", "sharing", "bonus")
    assert several.code == 0
    assert "rules" in several.out
    book = run("rules", "innovation")
    assert book.out.startswith("The goal\n"), "what one reads first comes first"
    assert f"{len(kronika.rules('innovation'))} rules" in book.out


# --- the language


@pytest.mark.parametrize(
    ("environment", "option", "expected"),
    [
        ({}, [], "Innovation"),
        ({"LANG": "cs_CZ.UTF-8"}, [], "Inovace"),
        ({"LANG": "cs_CZ.UTF-8", "KRONIKA_LANG": "en"}, [], "Innovation"),
        ({"KRONIKA_LANG": "cs"}, [], "Inovace"),
        ({"KRONIKA_LANG": "cs"}, ["--lang", "en"], "Innovation"),
        ({"KRONIKA_LANG": "xx", "LANG": "cs"}, [], "Inovace"),
    ],
)
def test_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], option: list[str], expected: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert f"{expected} (innovation)" in run("games", *option).out


# --- records


def test_replay_step_by_step(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(a_record())
    shown = run("replay", str(path), "--step", typed="\n\nq\n")
    assert shown.code == 0
    assert "Ann · " in shown.out
    assert "Stopped after 2 answers." in shown.out
    ended = run("replay", str(path), "--step", typed="\n")
    assert ended.code == 0
    whole = run("replay", str(path), "--step", "--lang", "cs", typed="\n" * 20)
    assert "Záznam končí dřív než partie." in whole.out


def test_replay_tells_the_open_truth(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    match = kronika.new("innovation", seats=2, seed="7")
    drawn = []
    while len(match.answers) < 8:
        match.answer(match.choice.options[0])
        for seat in (0, 1):
            drawn += [event["card"] for event in match.told(seat) if event["kind"] == "drew" and event["card"]]
    path.write_text(match.record(["Ann", "Bob"]))
    shown = run("replay", str(path))
    names = {card.id: card.name() for card in kronika.cards("innovation")}
    assert drawn
    for card in drawn:
        assert f"draws {names[str(card)]}." in shown.out


def test_a_record_of_other_rules_that_fits_is_replayed_with_a_note(run: Run, tmp_path: Path) -> None:
    now = game("innovation")
    path = tmp_path / "game.txt"
    path.write_text(a_record().replace(now.fingerprint, "0ddc0ffee000"))
    shown = run("replay", str(path))
    assert shown.code == 0
    version = now.rules_version
    assert f"version {version} (0ddc0ffee000); the current version is {version} ({now.fingerprint})" in shown.out
    path.write_text(a_record())
    assert "different rules" not in run("replay", str(path)).out


def test_a_record_without_names_or_hash(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(RECORD_HEADER.format(rules=game("innovation").rules_version))
    shown = run("replay", str(path))
    assert shown.code == 0
    assert "Player 1 and Player 2" in shown.out
    assert "can't be checked" in shown.out


def test_names_in_a_record_cannot_disturb_the_terminal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(a_record().replace('"Ann"', '"\x1b[2JAnn"'))
    shown = run("replay", str(path))
    assert shown.code == 0
    assert "\x1b" not in shown.out


# --- simulation


def test_simulate_json_is_one_object_with_its_keys(run: Run) -> None:
    done = run("simulate", "innovation", "--games", "3", "--bots", "random,random,random", "--seed", "4", "--json")
    assert done.code == 0
    assert done.out.count("\n") == 1
    body = json.loads(done.out)
    assert list(body) == ["games", "decisions", "seconds", "decisions_per_second", "wins"]
    assert body["games"] == 3
    assert sum(body["wins"]) == pytest.approx(3)


def test_simulate_in_words_and_with_processes(run: Run) -> None:
    arguments = ["--games", "12", "--bots", "random,random", "--seed", "4", "--option", "city_states=draw"]
    one = run("simulate", "innovation", *arguments)
    assert one.code == 0
    assert "shortest" in one.out
    assert "wins for seat 1, random" in one.out
    two = run("simulate", "innovation", *arguments, "--jobs", "2", "--json")
    [tally] = [simulating.Tally()]
    for part in simulating.simulate("innovation", ["random", "random"], 12, "4", 1, {"city_states": "draw"}):
        tally.add(part)
    assert json.loads(two.out)["decisions"] == tally.decisions
    assert "rozhodnutí" in run("simulate", "innovation", "--games", "1", "--bots", "random,random", "--lang", "cs").out


# --- wrong input


WRONG = {
    "unknown game": (["play", "chess"], "Games: ages"),
    "unknown game for cards": (["cards", "chess"], "Games: ages"),
    "unknown game for rules": (["rules", "chess"], "Games: ages"),
    "unknown game to simulate": (["simulate", "chess"], "Games: ages"),
    "too few seats": (["play", "innovation", "--seats", "human"], "2 to 4 seats"),
    "too many seats": (["play", "innovation", "--seats", "human,random,random,random,random"], "2 to 4 seats"),
    "no seats": (
        ["play", "innovation", "--seats", ""],
        "Use human, human:NAME or a bot",
    ),
    "unknown bot": (
        ["play", "innovation", "--seats", "human,clever"],
        "Use human, human:NAME or a bot",
    ),
    "unknown option": (["play", "innovation", "--option", "speed=fast"], "city_states, titles"),
    "unknown value": (["play", "innovation", "--option", "city_states=maybe"], "score, draw"),
    "option without value": (["play", "innovation", "--option", "city_states"], "NAME=VALUE"),
    "a seed that a record can't hold": (["play", "innovation", "--seed", "a;b"], "semicolons"),
    "unknown language": (["games", "--lang", "de"], "en, cs"),
    "no such card": (["cards", "innovation", "zzzz"], "kronika cards innovation"),
    "no such rule": (["rules", "innovation", "zzzz"], "kronika rules innovation"),
    "unknown bot to simulate": (["simulate", "innovation", "--bots", "clever,random"], "Bots: random, greedy"),
    "too many bots": (["simulate", "innovation", "--bots", "random,random,random,random,random"], "2 to 4 seats"),
    "bad option to simulate": (["simulate", "innovation", "--option", "x=y"], "city_states, titles"),
    "no games": (["simulate", "innovation", "--games", "0"], "greater than or equal to 1"),
    "no number": (["simulate", "innovation", "--games", "many"], "valid integer"),
    "unknown command": (["dance"], "dance"),
    "missing record": (["replay", "/no/such/file"], "No such file"),
    "missing save": (["play", "innovation", "--resume", "/no/such/file"], "No such file"),
    "a folder": (["replay", "/"], "directory"),
    "record to nowhere": (["play", "innovation", "--record", "/no/such/folder/game.txt"], "there is no folder"),
    "record to a folder": (["play", "innovation", "--record", "/"], "folder"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_input_ends_with_a_message_that_says_what_is_allowed(run: Run, name: str) -> None:
    arguments, expected = WRONG[name]
    ended = run(*arguments)
    assert ended.code == 2
    assert expected in ended.err
    assert not ended.out


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda text: text.replace("0 open", "0 hop"), "Line 14"),
        (lambda text: text.replace("0 open", "1 open"), "Line 14: seat 1 answers, but seat 0 is asked"),
        (lambda text: text.replace("\n0 ", "\nzero "), "Line 14 is neither a header"),
        (
            lambda text: re.sub(r'\[Rules "\d+"\]', '[Rules "99"]', text).replace("0 open", "0 hop"),
            "recorded under different rules, version 99 (",
        ),
        (lambda text: text.replace('[Seed "7"]', '[Seed "8"]'), "hash that was shown before the deal"),
        (lambda text: text.replace('[Game "innovation"]\n', ""), "Game"),
        (lambda text: text.replace('"innovation"', '"chess"'), "Games: ages"),
        (
            lambda text: text.replace('[Seats "2"]', '[Seats "7"]').replace('[Player "Ann"]\n[Player "Bob"]\n', ""),
            "2 to 4 seats",
        ),
        (lambda text: text.replace('[Player "Bob"]\n', ""), "1 players for 2 seats"),
        (lambda text: text.replace('[Result "*"]', '[Result "1"]'), "stops before the end"),
        (lambda text: text.replace("city_states=score", "city_states=maybe"), "score, draw"),
        (lambda _: "Once upon a time there was a game.", "Line 1"),
        (lambda _: "", "not the record"),
        (lambda text: text.replace('[Seats "2"]', '[Seats "²"]'), "number"),
        (lambda text: text.replace('[Seats "2"]', '[Seats "99999999999"]'), "number"),
        (lambda text: text.replace("0 open", "9" * 5000 + " open"), "Line 1"),
    ],
)
def test_a_damaged_record_stops_with_its_line(run: Run, tmp_path: Path, change: object, expected: str) -> None:
    path = tmp_path / "game.txt"
    assert callable(change)
    path.write_text(change(a_record()))
    ended = run("replay", str(path))
    assert ended.code == 2
    assert expected in ended.err
    assert "matches the hash" not in ended.out or "Line" in ended.err or "stops" in ended.err


def test_an_illegal_answer_in_a_record_names_the_legal_ones(run: Run, tmp_path: Path) -> None:
    record = a_record(answers=2).splitlines()
    line = len(record) + 1
    path = tmp_path / "game.txt"
    match = kronika.replay("\n".join(record))
    path.write_text("\n".join([*record, f"{match.choice.seat} meld the_moon", ""]))
    ended = run("replay", str(path))
    assert ended.code == 2
    assert f"Line {line}" in ended.err
    assert "draw" in ended.err


def test_a_foreign_file(run: Run, tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe\x00")
    for arguments in (["replay", str(picture)], ["play", "innovation", "--resume", str(picture)]):
        ended = run(*arguments)
        assert ended.code == 2
        assert "not a text file" in ended.err


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda text: text[: len(text) // 2], "a saved game"),
        (lambda text: text.replace("seen", "sean", 1), "damaged"),
        (lambda text: text.replace('"kind": "human"', '"kind": "wizard"'), "Use human, human:NAME or a bot"),
        (lambda text: text.replace('"kind": "human", ', ""), "seat 1"),
        (lambda text: json.dumps({**json.loads(text), "seats": []}), "seats don't match"),
        (lambda _: "{}", "not a saved match"),
        (lambda _: "[1, 2]", "not a saved match"),
        (lambda _: "[" * 100_000, "a saved game"),
        (lambda _: a_record(), "kronika replay"),
    ],
)
def test_a_damaged_save(run: Run, change: object, expected: str) -> None:
    saved = run("play", "innovation", "--seed", "5", typed="1\nq\n").saved
    assert callable(change)
    saved.write_text(change(saved.read_text(encoding="utf-8")), encoding="utf-8")
    ended = run("play", "innovation", "--resume", str(saved))
    assert ended.code == 2
    assert expected in ended.err


def test_a_plain_save_of_the_library_can_be_resumed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(kronika.new("innovation", seats=3, seed="5").save())
    assert run("play", "innovation", "--resume", str(path), typed="q\n").code == 0


def test_a_resumed_game_keeps_its_seed_options_and_seats(run: Run) -> None:
    saved = str(run("play", "innovation", "--seed", "5", typed="1\nq\n").saved)
    for arguments, expected in (
        (["--seed", "6"], "--seed"),
        (["--option", "titles=en"], "--option"),
        (["--seats", "human,random,random"], "2 seats"),
    ):
        ended = run("play", "innovation", "--resume", saved, *arguments)
        assert ended.code == 2
        assert expected in ended.err

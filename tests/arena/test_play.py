"""One game: its result, its times, its cards, and every way in which a bot can fail."""

import gc
import json
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from kronika.arena import Plan, play_game
from kronika.arena.local import play_local
from kronika.arena.play import play_chunk, settle
from kronika.bots import make
from kronika.engine.errors import KronikaError
from kronika.engine.record import parse, steps
from kronika.games import game

ROOT = Path(__file__).resolve().parents[2]
BOTS = f"{Path(__file__).parent / 'some_bots.py'}"
PYTHON = sys.executable


def plan_of(*bots, **more):
    return Plan("innovation", bots, games=2, **{"limit": 20.0, **more})


def program(tmp_path, body) -> str:
    """A bot process that says `body`, a Python expression with `options` and `count`, on each question."""
    path = tmp_path / "bot.py"
    path.write_text(
        "import json, os, sys, time\n"
        "count = 0\n"
        "for line in sys.stdin:\n"
        "    options = json.loads(line)['options']\n"
        "    count += 1\n"
        f"    print({body}, flush=True)\n"
    )
    return f"process:{PYTHON} {path}"


def test_a_game_has_its_result_and_times() -> None:
    plan = plan_of("greedy", "random")
    outcome = play_game(plan, plan.fixture(0))
    assert sum(outcome.shares) == 1
    assert outcome.loser is None
    assert len(outcome.scores) == 2
    assert sum(outcome.decisions) > 20
    assert all(0 < longest <= seconds for longest, seconds in zip(outcome.longest, outcome.seconds, strict=True))
    assert outcome.seconds[0] > outcome.seconds[1]  # greedy thinks, random doesn't


def test_the_same_game_comes_out_the_same() -> None:
    plan = plan_of("greedy", "random")
    assert play_game(plan, plan.fixture(1)).record == play_game(plan, plan.fixture(1)).record


@pytest.mark.parametrize("seats", [2, 4])
def test_card_counts_agree_with_a_replay_of_the_record(seats) -> None:
    plan = plan_of(*["random"] * seats, seats=seats)
    outcome = play_game(plan, plan.fixture(0))
    counted = Counter()
    moves = iter(steps(parse(outcome.record), game))
    next(moves)
    for match in moves:
        for event in match.events:
            if event.card >= 0 and event.seat >= 0:
                counted[event.seat, event.kind, match.table.card_ids[event.card]] += 1
    assert counted == outcome.cards
    assert {"drew", "melded", "activated"} <= {kind for _, kind, _ in outcome.cards}
    answered = Counter((seat, token.split()[1]) for seat, token in match.answers if token.startswith("dogma "))
    activated = {(seat, card): times for (seat, kind, card), times in outcome.cards.items() if kind == "activated"}
    assert activated == answered


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("Raises", "raised ValueError: no idea"),
        ("Exits", "raised SystemExit: enough"),
        ("OutOfRange", r"answered option \d+, but there are \d+"),
        ("Wordy", "answered 'draw', which isn't the index of an option"),
        ("Sleeps", "took longer than 1 s"),
        ("Spins", "took longer than 1 s"),
    ],
)
@pytest.mark.parametrize("number", [0, 1])
def test_a_bot_that_fails_loses(bot, fault, number) -> None:
    plan = plan_of(f"{BOTS}:{bot}", "random", limit=1.0 if "longer" in fault else 20.0)
    outcome = play_game(plan, plan.fixture(number))
    assert outcome.reason == "forfeit"
    assert outcome.loser == number
    assert outcome.shares[number] == 0
    assert sum(outcome.shares) == 1
    assert re.match(fault, outcome.fault)


def test_with_three_seats_the_others_share_the_victory() -> None:
    plan = plan_of("random", f"{BOTS}:Raises", "random", seats=3)
    outcome = play_game(plan, plan.fixture(0))
    assert outcome.shares == [0.5, 0, 0.5]


def test_a_bot_that_can_not_be_made_loses() -> None:
    plan = plan_of(f"{BOTS}:Unmakeable", "random")
    make(plan.bots[0])
    fault = play_game(plan, plan.fixture(0)).fault
    assert fault.startswith("raised BadSetup: The bot ")
    assert fault.endswith(":Unmakeable' can't be created: RuntimeError: only one of me.")


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("'nonsense'", """answered 'nonsense', which is not {"option": number}"""),
        ("json.dumps({'option': 'draw'})", """answered '{"option": "draw"}', which is not {"option": number}"""),
        ("json.dumps({'option': True})", """answered '{"option": true}', which is not {"option": number}"""),
        ("json.dumps({'option': -1})", "answered option -1"),
        ("json.dumps({'option': 0}) if count < 9 else sys.exit('lost my way')", "ended with code 1: lost my way"),
        ("json.dumps({'option': 0}) if count < 9 else os.kill(os.getpid(), 9)", "ended with code -9"),
        ("json.dumps({'option': 0}) if count < 9 else time.sleep(600)", "took longer than 1 s"),
    ],
)
def test_a_process_that_fails_loses(tmp_path, body, fault) -> None:
    plan = plan_of(program(tmp_path, body), "random", limit=1.0 if "longer" in fault else 20.0)
    outcome = play_game(plan, plan.fixture(0))
    assert outcome.loser == 0
    assert outcome.fault.startswith(fault)


def test_a_process_plays_to_the_end_and_the_same_again(tmp_path) -> None:
    plan = plan_of(f"process:{PYTHON} {ROOT / 'docs/examples/process_bot.py'}", "random")
    outcome = play_game(plan, plan.fixture(0))
    assert outcome.loser is None
    assert play_game(plan, plan.fixture(0)).record == outcome.record  # it was given its seed


def test_a_process_sees_only_what_its_seat_sees(tmp_path) -> None:
    heard = tmp_path / "heard"
    body = f"json.dumps({{'option': 0}}) if open({str(heard)!r}, 'a').write(line) else 0"
    plan = plan_of(program(tmp_path, body), "random")
    play_game(plan, plan.fixture(0))
    for line in heard.read_text().splitlines():
        question = json.loads(line)
        assert set(question) == {"game", "seat", "key", "view", "options"}
        assert question["game"] == "innovation"
        assert question["seat"] == question["view"]["seat"] == 0
        assert question["options"]
        assert all(card["card"] is None for card in question["view"]["hand"][1])


def test_the_first_bot_of_the_documentation_beats_random() -> None:
    plan = Plan("innovation", (f"{ROOT / 'docs/examples/first_bot.py'}:FirstBot", "random"), games=10)
    outcomes = [play_game(plan, plan.fixture(number)) for number in range(plan.total)]
    wins = sum(outcome.shares[plan.fixture(outcome.number).bots.index(0)] for outcome in outcomes)
    assert wins >= 6


def test_a_bot_of_an_installed_package_is_found_by_its_entry_point(tmp_path, monkeypatch) -> None:
    info = tmp_path / "arena_bots-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: arena-bots\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[kronika.bots]\nentered = entered_bot:Entered\n")
    (tmp_path / "entered_bot.py").write_text("class Entered:\n    def choose(self, position):\n        return 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert make("entered").name == "entered"
    plan = plan_of("entered", "random")
    assert play_game(plan, plan.fixture(0)).loser is None


@pytest.mark.parametrize(
    ("bot", "limit", "fault"),
    [("Dies", 20.0, "crashed its process (code 7)"), ("Compiled", 1.0, "took longer than 1 s to decide")],
)
def test_a_bot_that_brings_its_process_down_loses_and_the_arena_goes_on(bot, limit, fault) -> None:
    plan = Plan("innovation", ("random", f"{BOTS}:{bot}", f"{BOTS}:Slow"), games=2, limit=limit)
    numbers = [0, 2, 3]  # random against the bad one, random against the good one in both rotations
    outcomes = {outcome.number: outcome for some in play_local(plan, numbers, 1) for outcome in some.outcomes}
    assert sorted(outcomes) == numbers
    assert (outcomes[0].loser, outcomes[0].fault) == (1, fault)
    assert outcomes[2].loser is outcomes[3].loser is None


def test_a_process_that_can_not_work_at_all_is_nobodys_fault(monkeypatch) -> None:
    monkeypatch.setattr("kronika.arena.local.tell_all", abs)  # not a bot's turn when it dies
    plan = plan_of(f"{BOTS}:Dies", "random")
    with pytest.raises(KronikaError, match="exited unexpectedly"):
        list(play_local(plan, [0], 1))


def test_what_a_process_has_loaded_is_no_garbage_to_look_at() -> None:
    settle.cache_clear()
    gc.unfreeze()
    try:
        played = play_chunk(Plan("innovation", ("random", "random"), games=2), [0, 1])
        assert [outcome.number for outcome in played.outcomes] == [0, 1]
        assert gc.get_freeze_count() > 10_000
    finally:
        gc.unfreeze()

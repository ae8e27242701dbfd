"""Whole runs: the command, several processes, a break in the middle, and the results file."""

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, contextmanager
from html.parser import HTMLParser
from pathlib import Path

import pytest

from kronika.arena import Plan, play_game, run
from kronika.arena.results import BadResults, Results
from kronika.engine.match import Match
from kronika.engine.record import parse
from kronika.games import game as find_game

BOTS = f"{Path(__file__).parent / 'some_bots.py'}"
SLOW = f"{BOTS}:Slow"
GAMES = 16
VOID = {"meta"}


def everything(folder):
    """All that a results file holds but times, which differ."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as db:
        return {
            "games": db.execute("SELECT * FROM games ORDER BY number").fetchall(),
            "seats": db.execute("SELECT game, seat, bot, share, score, decisions FROM seats ORDER BY 1, 2").fetchall(),
            "cards": db.execute("SELECT * FROM cards ORDER BY 1, 2, 3, 4").fetchall(),
        }


def count(folder):
    try:
        with closing(sqlite3.connect(f"file:{folder / 'games.sqlite'}?mode=ro", uri=True)) as db:
            return db.execute("SELECT COUNT(*) FROM games").fetchone()[0]
    except sqlite3.OperationalError:
        return 0


@contextmanager
def started(folder, *arguments, nap=0.0, ctrl_c=signal.SIG_DFL):
    """The running command, which never outlives the test. `ctrl_c` is what the shell has done with SIGINT."""
    command = [sys.executable, "-m", "kronika", "arena", "innovation", "--out", str(folder), *map(str, arguments)]
    environment = {**os.environ, "ARENA_NAP": str(nap)}
    before = signal.signal(signal.SIGINT, ctrl_c)
    try:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        try:
            yield process
        finally:
            process.kill()


def finish(*arguments):
    with started(*arguments) as process:
        out, errors = process.communicate(timeout=120)
    return process.returncode, out, errors


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """A small arena with a bot that fails, and the plan it followed."""
    folder = tmp_path_factory.mktemp("arena")
    plan = Plan("innovation", ("greedy", "random", f"{BOTS}:Raises"), ("greedy", "random", "<Raises>"), games=6)
    return plan, run(plan, folder, jobs=2)


def test_two_processes_play_the_same_games_as_one(tmp_path, finished) -> None:
    plan, both = finished
    heard = []
    run(plan, tmp_path, jobs=1, progress=lambda played, total: heard.append((played, total)))
    assert everything(tmp_path) == everything(both.folder)
    assert heard[0] == (0, plan.total)
    assert heard[-1] == (plan.total, plan.total)
    alone = play_game(plan, plan.fixture(3))
    with Results(tmp_path / "games.sqlite", plan) as results:
        assert results.record(3) == alone.record
        with pytest.raises(BadResults, match="no game number 99"):
            results.record(99)


def test_a_killed_arena_goes_on_where_it_was(tmp_path) -> None:
    arguments = ("--bots", f"{SLOW},random", "--games", GAMES, "--jobs", 1)
    deadline = time.monotonic() + 60
    with started(tmp_path / "broken", *arguments, nap=0.003) as process:
        while not count(tmp_path / "broken") and time.monotonic() < deadline:
            time.sleep(0.05)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        workers = children.read_text(encoding="utf-8").split() if children.exists() else []
    before = everything(tmp_path / "broken")["games"]
    assert 0 < len(before) < GAMES
    for worker in workers:  # nobody is left behind
        while Path(f"/proc/{worker}").exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not Path(f"/proc/{worker}").exists()
    code, out, _ = finish(tmp_path / "broken", *arguments)
    assert code == 0, out
    assert finish(tmp_path / "whole", *arguments)[0] == 0
    after = everything(tmp_path / "broken")
    assert after == everything(tmp_path / "whole")
    assert [game[0] for game in after["games"]] == list(range(GAMES))
    assert set(before) <= set(after["games"])


@pytest.mark.parametrize("ctrl_c", [signal.SIG_DFL, signal.SIG_IGN], ids=["in front", "in the background"])
def test_ctrl_c_keeps_what_was_played(tmp_path, ctrl_c) -> None:
    arguments = ("--bots", f"{SLOW},random", "--games", 200, "--jobs", 1)
    with started(tmp_path, *arguments, nap=0.003, ctrl_c=ctrl_c) as process:
        deadline = time.monotonic() + 60
        while not count(tmp_path) and time.monotonic() < deadline:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Interrupted. Run the same command to continue" in errors
    assert "Traceback" not in errors
    assert 0 < count(tmp_path) < 200


def test_more_games_add_to_those_played(tmp_path) -> None:
    short = Plan("innovation", ("random", "random"), games=4)
    run(short, tmp_path)
    before = everything(tmp_path)["games"]
    finished = run(Plan("innovation", ("random", "random"), games=8), tmp_path)
    assert len(finished.rows) == 8
    assert everything(tmp_path)["games"][:4] == before
    assert len(run(short, tmp_path).rows) == 4  # and a shorter plan leaves the others out


CHANGING = """
from kronika.bots import RandomBot

class Changing(RandomBot):
    def choose(self, position):
        return {answer}
"""


def test_games_of_a_bot_that_has_changed_are_played_again_and_others_kept(tmp_path) -> None:
    path = tmp_path / "changing.py"
    path.write_text(CHANGING.format(answer="super().choose(position)"), encoding="utf-8")
    bots = ("random", "greedy", f"{path}:Changing")
    first = run(Plan("innovation", bots, games=2), tmp_path / "out")
    assert (first.tally.kept, first.tally.played) == (0, 6)
    before = everything(tmp_path / "out")["games"]

    path.write_text("# better\n" + CHANGING.format(answer="super().choose(position)"), encoding="utf-8")
    assert run(Plan("innovation", bots, games=2), tmp_path / "out").tally.words() == "6 kept, 0 played"

    path.write_text(CHANGING.format(answer="position.count - 1"), encoding="utf-8")
    done = run(Plan("innovation", bots, games=2), tmp_path / "out")
    assert done.tally.words() == "2 kept, 4 played; 4 dropped, since this has changed: changing.py:Changing"
    assert done.tally.words() in (tmp_path / "out/report.html").read_text(encoding="utf-8")
    after = everything(tmp_path / "out")["games"]
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, True, *[False] * 4]
    told = json.loads((tmp_path / "out/ratings.json").read_text())
    assert (told["kept"], told["played"]) == (2, 4)
    assert told["plan"]["versions"] == list(done.plan.versions)


def test_fresh_plays_all_games_again(tmp_path) -> None:
    arguments = (tmp_path, "--bots", "random,random", "--games", 4, "--jobs", 1)
    assert "4 games: 0 kept, 4 played" in finish(*arguments)[1]
    assert "4 games: 4 kept, 0 played" in finish(*arguments)[1]
    assert "4 games: 0 kept, 4 played" in finish(*arguments, "--fresh")[1]


def test_results_of_an_older_format_are_refused(tmp_path) -> None:
    plan = Plan("innovation", ("random", "random"), games=2)
    with Results(tmp_path / "games.sqlite", plan) as results:
        results.db.execute("PRAGMA user_version = 0")
    with pytest.raises(BadResults, match="another version of Kronika"):
        Results(tmp_path / "games.sqlite", plan)


def test_a_game_is_counted_once(tmp_path) -> None:
    plan = Plan("innovation", ("random", "random"), games=2)
    outcome = play_game(plan, plan.fixture(0))
    with Results(tmp_path / "games.sqlite", plan) as results:
        assert results.add([outcome]) == 1
        before = everything(tmp_path)
        assert results.add([outcome, outcome]) == 0
        assert everything(tmp_path) == before
        assert results.missing() == [1]


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": "1"}, "seed"),
        ({"bots": ("random", "greedy")}, "bots"),
        ({"gauntlet": True}, "gauntlet"),
        ({"limit": 5.0}, "limit"),
        ({"seats": 3}, "seats"),
        ({"options": {"titles": "en"}}, "options"),
    ],
)
def test_results_of_another_plan_are_refused(tmp_path, change, named) -> None:
    usual = {"game": "innovation", "bots": ("random", "random"), "games": 2}
    with Results(tmp_path / "games.sqlite", Plan(**usual)):
        pass
    with pytest.raises(BadResults, match=f"games of another plan: {named} is"):
        Results(tmp_path / "games.sqlite", Plan(**{**usual, **change}))


def test_a_file_that_is_no_results_file_is_refused(tmp_path) -> None:
    (tmp_path / "folder.sqlite").mkdir()
    with pytest.raises(BadResults, match="can't be opened"):
        Results(tmp_path / "folder.sqlite", Plan("innovation", ("random", "random")))
    (tmp_path / "games.sqlite").write_text("something else" * 100)
    with pytest.raises(BadResults, match="can't be read as arena results"):
        Results(tmp_path / "games.sqlite", Plan("innovation", ("random", "random")))
    (tmp_path / "other.sqlite").write_bytes(b"")
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as db:
        db.execute("CREATE TABLE songs (name)")
    with pytest.raises(BadResults, match="can't be read as arena results"):
        Results(tmp_path / "other.sqlite", Plan("innovation", ("random", "random")))


# --- what comes out


def test_ratings_are_written(finished) -> None:
    plan, done = finished
    told = json.loads((done.folder / "ratings.json").read_text())
    assert told["games"] == plan.total == 18
    assert told["plan"]["bots"] == list(plan.bots)
    assert {bot["label"] for bot in told["bots"]} == {"greedy", "random", "<Raises>"}
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(18)
    best = told["bots"][0]
    assert best["label"] == "greedy"
    assert best["elo"]["low"] < best["elo"]["value"] < best["elo"]["high"]
    assert best["openskill"]["mu"] > 25
    failed = next(bot for bot in told["bots"] if bot["label"] == "<Raises>")
    assert failed["forfeits"] > 0
    assert len(told["lineups"]) == 6


class Parts(HTMLParser):
    """Checks that tags are closed in their order, and keeps what the page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.open = []
        self.headings = []
        self.plots = []
        self.ids = []
        self.attributes = []

    def handle_starttag(self, tag, attrs) -> None:
        self.attributes += attrs
        given = dict(attrs)
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "svg":
            self.plots.append(given["aria-label"])
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs) -> None:
        self.attributes += attrs

    def handle_endtag(self, tag) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data) -> None:
        if self.open[-1:] == ["h2"]:
            self.headings.append(data)


def test_the_report_has_all_parts_and_needs_nothing_from_elsewhere(finished) -> None:
    _, done = finished
    text = (done.folder / "report.html").read_text(encoding="utf-8")
    page = Parts()
    page.feed(text)
    page.close()
    assert page.open == []
    assert page.headings == [
        "Ratings",
        "Who beats whom",
        "Win rate by seat",
        "Game length",
        "What no person would do",
        "Cards",
        "Forfeits",
        "How to read this",
    ]
    assert page.plots[:4] == ["Elo of each bot", "OpenSkill of each bot", "Win rate by seat", "Length of the games"]
    assert page.ids == ["cards"]
    assert not {name for name, _ in page.attributes} & {"src", "href", "srcset", "action", "data"}
    assert not re.search(r"https?:|//|url\(|@import|fetch\(", text)
    assert "prefers-color-scheme: dark" in text
    assert "Agriculture" in text
    assert "raised ValueError: no idea" in text
    assert "<Raises>" not in text
    assert "&lt;Raises&gt;" in text
    for kind in ("drew", "melded", "activated"):
        assert f"win rate <small>if {kind}</small>" in text


def test_habits_are_counted_by_bot(finished) -> None:
    """Random bots activate dogmas in vain; what the file says is what watching the records again says."""
    plan, done = finished
    counted = {}
    with Results(done.folder / "games.sqlite", plan) as results:
        for row in results.rows():
            record = parse(results.record(row.number))
            habits = find_game("innovation").habits()
            match = Match.start(find_game("innovation"), 2, record.seed, record.options)
            for _, _, token in record.answers:
                habits.before(match, next(o.code for o in match.choice.options if o.token == token))
                match.answer(token)
                habits.after(match)
            for (seat, kind), times in habits.counts.items():
                counted[row.bots[seat], kind] = counted.get((row.bots[seat], kind), 0) + times
    assert done.habits == counted
    assert done.habits[1, "in-vain"] > 0
    told = json.loads((done.folder / "ratings.json").read_text())["bots"]
    assert next(bot for bot in told if bot["bot"] == "random")["habits"]["in-vain"] == done.habits[1, "in-vain"]


def test_card_sums_are_those_of_the_games(finished) -> None:
    plan, done = finished
    with Results(done.folder / "games.sqlite", plan) as results:
        rows = {(row.kind, row.card): row for row in results.cards()}
        games = {row.number: row for row in results.rows()}
        events = results.db.execute("SELECT game, seat, times FROM cards WHERE (kind, card) = ('melded', 'archery')")
        found = list(events)
    archery = rows["melded", "archery"]
    assert archery.seats == len(found)
    assert archery.times == sum(times for _, _, times in found)
    assert archery.wins == sum(games[game].shares[seat] for game, seat, _ in found)
    usual = {}
    for game in games.values():
        for bot, share in zip(game.bots, game.shares, strict=True):
            usual.setdefault((game.lineup, bot), []).append(share)
    edges = []
    for game, seat, _ in found:
        shares = usual[games[game].lineup, games[game].bots[seat]]
        edges.append(games[game].shares[seat] - sum(shares) / len(shares))
    assert archery.edge == pytest.approx(sum(edges))
    assert archery.squares == pytest.approx(sum(edge * edge for edge in edges))


def test_a_table_of_three_is_reported_too(tmp_path) -> None:
    plan = Plan("innovation", ("greedy", "random"), seats=3, games=3, gauntlet=True)
    done = run(plan, tmp_path)
    assert [line.games for line in sorted(done.standings, key=lambda line: line.bot)] == [3, 6]
    page = Parts()
    page.feed((tmp_path / "report.html").read_text(encoding="utf-8"))
    assert page.open == []


def test_the_command_prints_a_table_and_says_where_the_report_is(tmp_path) -> None:
    code, out, errors = finish(tmp_path, "--bots", "a=random,b=random", "--games", 4, "--jobs", 1)
    assert (code, errors) == (0, "")
    assert "4 games" in out
    assert re.search(r"^a +4 +", out, re.MULTILINE)
    assert str(tmp_path / "report.html") in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--bots", "greedy"), "An arena needs at least two bots"),
        (("--bots", "greedy,deep_blue"), "There is no bot 'deep_blue'"),
        (("--bots", "greedy,random", "--seats", 9), "2 to 4 seats"),
        (("--bots", "greedy,random", "--sprt", "20"), "a test has two numbers of Elo"),
        (("--bots", "greedy,random,random", "--sprt", "0,20"), "two bots and two seats"),
    ],
)
def test_a_wrong_command_ends_with_one_clear_message(tmp_path, arguments, message) -> None:
    code, out, errors = finish(tmp_path, *arguments)
    assert code == 2
    assert out == ""
    assert message in errors
    assert "Traceback" not in errors
    assert not list(tmp_path.iterdir())


def test_the_same_plan_has_the_same_folder_by_itself() -> None:
    from kronika.arena.run import usual_folder

    plan = Plan("innovation", ("greedy", "random"))
    assert usual_folder(plan) == usual_folder(Plan("innovation", ("greedy", "random"), games=7))
    assert usual_folder(plan) != usual_folder(Plan("innovation", ("greedy", "random"), seed="2"))
    assert plan.game in str(usual_folder(plan))

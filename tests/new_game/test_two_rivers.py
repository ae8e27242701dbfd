"""Following docs/new-game.md gives a game that works everywhere, without touching anything else."""

import json
import re
import shlex
import sqlite3
from contextlib import closing
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest
from tests.new_game.conftest import Installed
from tests.server.conftest import Server
from tests.server.player import ME, Player, states

EXAMPLE = Path(__file__).parents[2] / "docs/examples/two-rivers"


def test_the_files_on_the_page_are_those_of_the_example(installed: Installed) -> None:
    assert installed.project == (EXAMPLE / "pyproject.toml").read_text("utf-8")
    assert installed.game == (EXAMPLE / "two_rivers.py").read_text("utf-8")


def test_the_commands_on_the_page_work(installed: Installed) -> None:
    elsewhere = ("pip", "kronika serve")  # the fixture installs it; the server has a test of its own
    commands = [line for line in installed.commands if not line.startswith(elsewhere)]
    assert len(installed.commands) - len(commands) == len(elsewhere)
    for command in commands:
        installed.run(*shlex.split(command))


def test_a_whole_game_in_the_terminal(installed: Installed) -> None:
    """From the welcome to the result, then the record of it."""
    seats = ("--seats", "human:Ann,search:30", "--seed", "3", "--record", "game.txt")
    played = installed.run("kronika", "play", "two_rivers", *seats, typed="1\n" * 100)
    for said in (
        "Welcome to Two Rivers",
        "Settle between the rivers",
        "Two Rivers · Round 1",
        "▶ Ann (you) · Food 3",
        "Deck (28)  [clay tablet] ×28",
        "Your turn",
        "Build Field",
        "cost 1 · points 1",
        "You harvest 1 more food.",
        "Ann: built",
        "Most points.",
        "Stored food",
    ):
        assert said in played
    assert re.search(r"(Ann|Bot 2) wins\.|share the victory", played)
    told = installed.run("kronika", "replay", "game.txt")
    assert "Two Rivers, 2 players" in told
    assert "all of them follow the rules" in told
    stepped = installed.run("kronika", "replay", "game.txt", "--step", typed="\n\nq\n")
    assert stepped.count("Two Rivers · Round") == 3


def test_its_words_are_names_in_czech_too(installed: Installed) -> None:
    played = installed.run(
        "kronika", "play", "two_rivers", "--seed", "3", "--lang", "cs", typed="?\n? 1\nk\nl\nu\nodstoupit\n"
    )
    for said in (
        "Vítej ve hře Two Rivers",
        "▶ Hráč 1 (ty) · Food 3",
        "Hand (4)",
        "Build Field",
        "K této otázce není zapsané žádné pravidlo.",
        "V této hře nejsou žádné symboly.",
        "Tato hra pro to nemá pravidlo",
    ):
        assert said in played


def test_its_catalogue_and_rulebook_are_sensible(installed: Installed) -> None:
    assert "8 cards" in installed.run("kronika", "cards", "two_rivers")
    assert "1 point for each kind" in installed.run("kronika", "cards", "two_rivers", "library")
    assert installed.run("kronika", "rules", "two_rivers") == "There is no rulebook for Two Rivers.\n"


def test_greedy_beats_random_and_search_beats_greedy(installed: Installed) -> None:
    def wins(bots: str, games: int) -> list[int]:
        out = installed.run("kronika", "simulate", "two_rivers", "--bots", bots, "--games", str(games), "--json")
        return list(json.loads(out)["wins"])

    greedy, other = wins("greedy,random", 60)
    assert greedy > other
    search, greedy = wins("search:60,greedy", 10)
    assert search > 2 * greedy


def test_the_arena_with_two_processes(installed: Installed) -> None:
    arena = ("--bots", "greedy,random", "--games", "12", "--jobs", "2", "--out", "arena")
    assert "greedy" in installed.run("kronika", "arena", "two_rivers", *arena)
    report = (installed.folder / "arena/report.html").read_text("utf-8")
    for said in ("Arena: Two Rivers", "Ziggurat", "Most points."):
        assert said in report


def test_the_contract_accepts_it(installed: Installed) -> None:
    told = installed.run("pytest", "-q", "-p", "no:cacheprovider", "test_two_rivers.py")
    assert int(re.search(r"(\d+) passed", told)[1]) > 50
    assert "failed" not in told


ENVIRONMENTS = """
import numpy as np
from pettingzoo.test import api_test
from kronika import research

api_test(research.env("two_rivers", seats=2), num_cycles=60)
env = research.gym_env("two_rivers", 2, "greedy")
seen, info = env.reset(seed=1)
over = cut = False
while not over and not cut:
    seen, reward, over, cut, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
assert env.observation_space.contains(seen)
print("done", reward)
"""


def test_research_environments(installed: Installed) -> None:
    pytest.importorskip("pettingzoo")
    (installed.folder / "learn.py").write_text(installed.research, "utf-8")
    assert re.search(r"^\(\d+, \d+, \d+\)$", installed.run("learn"), re.MULTILINE)
    (installed.folder / "environments.py").write_text(ENVIRONMENTS, "utf-8")
    assert "done" in installed.run("environments")


def test_a_whole_game_on_the_server(installed: Installed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", installed.environment["PYTHONPATH"])
    with Server(f"sqlite:///{tmp_path}/kronika.db", tmp_path) as server:
        ann = server.player("Ann")
        about = next(game for game in ann.get("/games").json() if game["id"] == "two_rivers")
        assert about["names"] == {"en": "Two Rivers", "cs": "Two Rivers"}
        assert {zone["name"]: zone["per_seat"] for zone in about["zones"]} == {
            "deck": False,
            "discard": False,
            "hand": True,
            "city": True,
        }
        assert [card["names"]["en"] for card in ann.get("/games/two_rivers/cards").json()][:2] == ["Field", "Granary"]
        assert ann.get("/games/two_rivers/rules").json() == []
        assert "option-build = build { $name }" in ann.get("/games/two_rivers/locale/cs.ftl").text
        expert = {"kind": "bot", "level": "expert"}
        table = ann.post("/tables", game="two_rivers", seats=[ME, expert]).json()["id"]
        seats = ann.get(f"/tables/{table}").json()["seats"]
        mine = next(seat["seat"] for seat in seats if seat["mine"])
        result = play(ann, table, mine)
        assert result["reason"] == "most_points"
        assert len(result["lines"]) == 2


def play(player: Player, table: str, seat: int) -> Any:
    """Answer over a live connection until the game is over, once with a hint; the result."""
    hinted = False
    with player.live(table, seat) as socket:
        for message in states(socket):
            state = message["state"]
            view, choice = state["view"], state["choice"]
            if view["result"]:
                return view["result"]
            assert all(card["card"] is None for card in view["hand"][1 - seat])
            if choice["seat"] != seat:
                continue
            if not hinted:
                hint = player.post(f"/tables/{table}/hint", seat=seat).json()
                hinted = hint["token"] in [option["token"] for option in choice["options"]]
                assert hinted
            assert player.answer_anything(table, seat, state).status_code == 200
    return None


def test_luck_is_zero_on_average_and_can_be_left_out_of_results(installed: Installed) -> None:
    """Even with a judge that knows nothing but random playouts."""
    plan = ("--bots", "greedy,random", "--games", "60", "--jobs", "1", "--out", "lucky")
    assert "Without luck" in installed.run("kronika", "arena", "two_rivers", *plan, "--adjust")
    with closing(sqlite3.connect(installed.folder / "lucky/games.sqlite")) as db:
        luck = [row[0] for row in db.execute("SELECT dealt + later FROM luck WHERE seat = 0")]
    assert len(luck) == 60
    assert stdev(luck) > 0.05
    assert abs(mean(luck)) < 4 * stdev(luck) / sqrt(len(luck))

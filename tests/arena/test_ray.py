"""The arena on a real Ray cluster: two nodes on this machine, of which one is killed."""

import shutil
import sqlite3
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from kronika import BadSetup
from kronika.arena import Plan, play_game, run
from kronika.arena.cluster import play_on_ray
from kronika.arena.play import bot_seed
from kronika.research.samples import load

SLOW = f"{Path(__file__).parent / 'some_bots.py'}:Slow"
ROOM = 80 * 1024 * 1024  # the least that a node takes for objects

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.fixture
def cluster(monkeypatch, tmp_path):
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("ARENA_NAP", "0.005")
    monkeypatch.setenv("ARENA_LOG", str(tmp_path / "begun"))
    monkeypatch.setenv("ARENA_FREEZE", str(tmp_path / "freeze"))
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    node = {"num_cpus": 1, "object_store_memory": ROOM, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=node)
    yield cluster
    cluster.shutdown()
    shutil.rmtree(Path(tempfile.gettempdir()) / "ray")


def wait_for(path) -> None:
    deadline = time.monotonic() + 60
    while not path.exists():
        assert time.monotonic() < deadline, f"{path.name} did not appear"
        time.sleep(0.01)


def test_a_killed_node_s_games_are_played_again_and_none_is_counted_twice(cluster, tmp_path) -> None:
    second = cluster.add_node(num_cpus=1, object_store_memory=ROOM)
    second_id = str(second.all_processes["raylet"][0].process.pid)
    plan = Plan("innovation", (SLOW, "random"), games=24)
    killed = []

    def begun():
        return [line.split() for line in (tmp_path / "begun").read_text().splitlines()]

    def kill(played, _total) -> None:
        """Once, in the middle of a game on the second node, which must not end before the node does."""
        if killed or second_id not in [parent for _, parent in begun()]:
            return
        (tmp_path / "freeze").write_text(second_id)
        wait_for(tmp_path / "freeze.done")
        killed.append(played)
        cluster.remove_node(second, allow_graceful=False)

    finished = run(plan, tmp_path / "out", ray=cluster.address, progress=kill)
    times = Counter(seed for seed, _ in begun())
    assert killed
    assert killed[0] < plan.total
    assert [row.number for row in finished.rows] == list(range(plan.total))
    with closing(sqlite3.connect(tmp_path / "out/games.sqlite")) as db:
        records = dict(db.execute("SELECT number, record FROM games"))
        assert db.execute("SELECT COUNT(*) FROM seats").fetchone() == (2 * plan.total,)
    assert sorted(records) == list(range(plan.total))

    slow = {bot_seed(f, f.bots.index(0)): f.number for f in map(plan.fixture, range(plan.total))}
    again = [slow[seed] for seed, count in times.items() if seed in slow and count > 1]
    assert again  # begun on the node that was killed, and begun again elsewhere
    assert set(slow) <= set(times)
    number = again[0]
    assert records[number] == play_game(plan, plan.fixture(number)).record


def test_a_dataset_from_a_cluster_is_the_one_of_this_machine(cluster, tmp_path) -> None:
    plan = Plan("innovation", ("search:3", "random"), games=4)
    run(plan, tmp_path / "out", ray=cluster.address, dataset=tmp_path / "far")
    run(plan, tmp_path / "here", dataset=tmp_path / "near")
    far, near = load(tmp_path / "far"), load(tmp_path / "near")
    order = [np.lexsort((each.column["step"], each.column["game"])) for each in (far, near)]
    assert set(far.column["game"]) == set(range(plan.total))
    for name in ("game", "step", "seat", "action", "result"):
        assert far.column[name][order[0]].tolist() == near.column[name][order[1]].tolist()
    assert (far.observations(order[0]) == near.observations(order[1])).all()
    assert sum(far.column["visits"]) == sum(near.column["visits"]) > 0


def test_without_a_cluster_there_is_one_clear_message() -> None:
    with pytest.raises(BadSetup, match="There is no Ray cluster at"):
        next(play_on_ray(Plan("innovation", ("random", "random")), [0], "127.0.0.1:1"))

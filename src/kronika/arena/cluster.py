"""The arena on a Ray cluster.

A task is a chunk of games. If its node is lost, Ray starts it again elsewhere. Only the machine that started the arena
writes results, keyed by the number of the game, so a game that was played twice counts once.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any

from kronika.engine.errors import BadSetup

from .chunks import Chunks
from .local import play_watched
from .plan import Plan
from .play import Played, play_chunk

PATIENCE = 5.0  # seconds for a cluster to answer
RETRIES = 3  # how often Ray restarts a task whose worker or node was lost


def play_on_ray(plan: Plan, numbers: list[int], address: str) -> Generator[Played, None, None]:
    """Play these games in any order. `address` is the address of a cluster, `auto` or `local`."""
    with connected(address) as ray:
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(play_chunk)
        chunks = Chunks(numbers, processors(ray))
        running: dict[Any, list[int]] = {}
        try:
            while chunks.left or running:
                while chunks.left and len(running) < 2 * processors(ray):
                    chunk = chunks.take()
                    running[task.remote(plan, chunk, os.getcwd())] = chunk
                for done in ray.wait(list(running))[0]:
                    chunk = running.pop(done)
                    try:
                        played = ray.get(done)
                    except ray.exceptions.RayTaskError:  # a bug in our code, not a lost node
                        raise
                    except ray.exceptions.RayError:  # all retries failed: perhaps a bot crashes its workers
                        yield from play_watched(plan, chunk)
                        continue
                    chunks.learn(played.outcomes)
                    yield played
        finally:
            for unwanted in running:  # their results aren't needed any more
                ray.cancel(unwanted, force=True)


def processors(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, connected to the cluster. An existing connection is used and left open."""
    try:
        import ray
    except ImportError:
        raise BadSetup("The arena needs Ray for a cluster: pip install kronika[ray].") from None
    if ray.is_initialized():
        yield ray
        return
    check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadSetup(f"There is no Ray cluster at {address!r}: {error}") from error
    try:
        yield ray
    finally:
        ray.shutdown()


def check_reachable(address: str) -> None:
    """Fail at once if nothing listens at the address. Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
    except OSError as error:
        raise BadSetup(f"There is no Ray cluster at {address!r}: {error.strerror or error}.") from error

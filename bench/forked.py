"""Starts servers in a fraction of the time, for tests that start thousands: each is forked from a process that has
already imported the program. Nothing else of a server exists before the fork.

Run as a program, this is that process: it reads the settings of a server as a line of JSON, forks the server, and
writes its process id.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys

import psutil


class Starter:
    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, environment: dict[str, str]) -> Forked:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps(environment), file=self.process.stdin, flush=True)
        return Forked(int(self.process.stdout.readline()))

    def stop(self) -> None:
        self.process.communicate()


class Forked:
    """The part of `Popen` that the tests' servers use."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.process = psutil.Process(pid)

    def poll(self) -> int | None:
        return None if self.process.is_running() else 0

    def terminate(self) -> None:
        self.process.terminate()

    def wait(self, timeout: float | None = None) -> None:
        self.process.wait(timeout)


def serve_for_ever() -> None:
    from kronika.server import serve
    from kronika.server.settings import load_settings

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # so that servers that end leave no zombies
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.setsid()
            os.environ.update(json.loads(line))
            os.dup2(os.open(os.devnull, os.O_RDWR), 0)
            os.dup2(2, 1)
            del sys.modules["__main__"].__file__  # otherwise bots' processes would import it
            serve.run(load_settings())
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    serve_for_ever()

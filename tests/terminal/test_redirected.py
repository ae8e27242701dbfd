"""Output that goes into a file or a pipe is plain: neither colours nor markup for them."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.player import port_of, reserve_port

MARKUP = re.compile(r"\x1b|\[/|\[(bold|dim|italic|red|green|yellow|blue|cyan|magenta)")

COMMANDS = (
    "--help",
    "serve --help",
    "games",
    "cards innovation archery",
    "rules innovation dogma",
    "simulate innovation --games 2 --bots random,random",
    "arena innovation --games 2 --bots random,greedy --jobs 1 --out arena",
    "play innovation --seats nobody",
    "nonsense",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_redirected_output_has_no_markup(command: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kronika", *command.split()], capture_output=True, text=True, cwd=tmp_path, timeout=60
    )
    assert done.stdout + done.stderr
    assert not MARKUP.search(done.stdout + done.stderr)


def test_the_server_tells_its_address_without_markup(tmp_path: Path) -> None:
    reserved = reserve_port()
    port = port_of(reserved)
    command = [
        sys.executable,
        "-m",
        "kronika",
        "serve",
        "--port",
        str(port),
        "--database",
        f"sqlite:///{tmp_path}/k.db",
    ]
    environment = {**os.environ, "KRONIKA_HOME": str(tmp_path)}
    with reserved, subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        first = server.stdout.readline()
        server.send_signal(signal.SIGINT)
        assert server.wait(60) == 0
    assert first == f"Kronika: http://127.0.0.1:{port}/  (Ctrl-C to stop)\n"


def test_a_port_in_use_is_told_before_anything_starts(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(port_of(other))
        command = [sys.executable, "-m", "kronika", "serve", "--port", port]
        environment = {**os.environ, "KRONIKA_HOME": str(tmp_path), "KRONIKA_TYPO": "1"}
        done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    warned, said = done.stderr.splitlines()
    assert json.loads(warned)["message"] == "KRONIKA_TYPO isn't a setting of the server and has no effect."
    assert said.startswith(f"Port {port} is in use")
    assert not list(tmp_path.rglob("kronika.db"))

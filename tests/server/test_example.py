"""The example client of the documentation plays a game, also when its connection is lost on the way."""

import importlib.util
import subprocess
import sys
import threading
import time
from pathlib import Path

from tests.server.conftest import ServerHere

DOCS = Path(__file__).parents[2] / "docs"
CLIENT = DOCS / "example_client.py"


def test_the_example_plays_a_game(server) -> None:
    done = subprocess.run(
        [sys.executable, CLIENT, server.base], capture_output=True, text=True, check=False, timeout=90
    )
    assert done.returncode == 0, done.stderr
    assert "'winners': [" in done.stdout.splitlines()[-1]


def test_the_example_goes_on_where_its_connection_was_lost(new_database, capsys) -> None:
    spec = importlib.util.spec_from_file_location("example_client", CLIENT)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    with ServerHere(new_database("sqlite")) as server:
        playing = threading.Thread(target=example.play, args=(server.base,))
        playing.start()
        while playing.is_alive():  # cut every connection now and then
            time.sleep(0.4)
            for connection in list(server.uvicorn.server_state.connections):
                if hasattr(connection, "conn"):
                    server.loop.call_soon_threadsafe(connection.transport.abort)
    printed = capsys.readouterr().out.splitlines()
    versions = [int(line.split()[0]) for line in printed if line[0].isdigit()]
    assert any("going on after version" in line for line in printed)
    assert versions == list(range(1, len(versions) + 1))


def test_the_example_in_the_documentation_is_the_file() -> None:
    assert f"```python\n{CLIENT.read_text(encoding='utf-8')}```" in (DOCS / "protocol.md").read_text(encoding="utf-8")

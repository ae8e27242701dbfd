"""The check at the end of a run notices what it is there for."""

import os
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from tests.leftovers import MARK, Leftovers


@pytest.fixture
def leftovers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Leftovers]:
    """A second check inside the first; what it changes is put back."""
    monkeypatch.setattr(tempfile, "tempdir", tempfile.gettempdir())
    for name in (MARK, "TMPDIR", "KRONIKA_HOME", "NODE_DISABLE_COMPILE_CACHE"):
        monkeypatch.setenv(name, os.environ.get(name, ""))
    leftovers = Leftovers(root=tmp_path)
    yield leftovers
    leftovers.remove()


def test_nothing_is_found_where_nothing_was_left(leftovers: Leftovers) -> None:
    with tempfile.TemporaryDirectory():
        subprocess.run(["true"], check=True)
    assert leftovers.found() == []


def test_a_process_that_lost_its_parent(leftovers: Leftovers) -> None:
    done = subprocess.run(["sh", "-c", "sleep 600 >/dev/null 2>&1 & echo $!"], capture_output=True, check=True)
    orphan = psutil.Process(int(done.stdout))
    assert leftovers.found(patience=0.1) == [f"the process {orphan.pid}: sleep 600"]
    psutil.wait_procs([orphan])
    assert not orphan.is_running()


def test_an_open_port(leftovers: Leftovers) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        assert leftovers.found() == [f"the open port {server.getsockname()[1]}"]


def test_files_in_the_temporary_folder_the_home_folder_and_the_repository(leftovers: Leftovers, tmp_path: Path) -> None:
    temporary = Path(tempfile.mkdtemp(prefix="kronika-"))
    leftovers.home.mkdir()
    (leftovers.home / "kronika.db").touch()
    (tmp_path / "stray").touch()
    assert leftovers.found() == [
        f"in the temporary folder {temporary.name}",
        f"the file {leftovers.home / 'kronika.db'}",
        f"the file {tmp_path / 'stray'}",
    ]

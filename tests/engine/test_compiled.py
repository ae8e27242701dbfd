"""The same code compiled: a wheel is built with one game compiled, and both deal and play the same games, the compiled
game and interpreted ones over the compiled engine. One game keeps it short; `make test-compiled` runs everything
compiled."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

# Compiling takes minutes where other tests run beside it.
pytestmark = pytest.mark.timeout(1800)

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("play_games.py")


def build(folder: Path, **environment: str) -> tuple[Path, str]:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    [wheel] = folder.glob("*.whl")
    return wheel, done.stdout + done.stderr


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel unpacked, with Innovation compiled."""
    folder = tmp_path_factory.mktemp("compiled")
    wheel, _ = build(folder, KRONIKA_COMPILE="innovation")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "unpacked")
    return folder / "unpacked"


def run(*command: str | Path, path: Path | None = None) -> str:
    environment = {**os.environ, "PYTHONPATH": "" if path is None else str(path)}
    return subprocess.run(
        [sys.executable, *map(str, command)], env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_same_seeds_give_the_same_deals_and_games(compiled: Path) -> None:
    plain, native = (run(SCRIPT, path=path).splitlines() for path in (None, compiled))
    assert plain[0] == "function function"
    assert "function" not in native[0].split()
    assert plain[1:] == native[1:]


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_version_says_which(compiled: Path) -> None:
    assert run("-m", "kronika", "version", path=compiled).endswith(", compiled\n")
    assert run("-m", "kronika", "version").endswith(", interpreted\n")


def test_without_a_compiler_a_wheel_is_made_all_the_same(tmp_path: Path) -> None:
    wheel, said = build(tmp_path, KRONIKA_COMPILE="innovation", CC="no-such-compiler")
    assert "isn't compiled" in said
    assert wheel.name.endswith("py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert not any(name.endswith((".so", ".pyd")) for name in packed.namelist())

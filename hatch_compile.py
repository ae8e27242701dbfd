"""Compiles the engine, the games and what is hot of the bots with mypyc: `python hatch_compile.py FOLDER`.

The folder gets the extension modules in their places below the package. With `--whole` it gets the package around them,
too, so that `PYTHONPATH=FOLDER` runs the compiled one. It is the same code: without this step it runs interpreted.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
HOT_BOTS = ("greedy", "position", "random_bot", "search", "tree", "tuning")
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

paths = sys.argv.pop().split(",")
modules = mypycify(["--ignore-missing-imports", *paths], opt_level="2", debug_level="0", multi_file=True)
setup(name="compiled", packages=[], ext_modules=modules)
"""


class NotCompiled(Exception):
    """It can't be compiled here, and why."""


def modules() -> list[Path]:
    package = SOURCE / "kronika"
    games = [path for path in (package / "games").rglob("*.py") if not path.stem.startswith("terminal")]
    bots = [package / f"bots/{name}.py" for name in HOT_BOTS]
    values = [path for path in (package / "bots/values").glob("*.py") if path.stem != "__init__"]
    return sorted([*(package / "engine").glob("*.py"), *games, *bots, *values])


def compile_into(folder: Path) -> list[Path]:
    """The extension modules, relative to the folder."""
    names = [str(path.relative_to(ROOT)) for path in modules()]
    with TemporaryDirectory() as scratch:
        made = Path(scratch) / "made"
        command = [sys.executable, "-c", SETUP, "build_ext", "-b", str(made), "-t", scratch, ",".join(names)]
        environment = {**os.environ, "MYPYPATH": "src"}
        # mypyc writes its C beside the sources' root, wherever setup.py is run
        work = Path(scratch) / "work"
        shutil.copytree(SOURCE, work / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
        done = subprocess.run(
            command, cwd=work, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if done.returncode:
            raise NotCompiled(done.stdout[-4000:])
        shutil.copytree(made, folder, dirs_exist_ok=True)
        return sorted(path.relative_to(made) for path in made.rglob("*") if path.is_file())


def main() -> None:
    whole = "--whole" in sys.argv
    folders = [Path(word) for word in sys.argv[1:] if not word.startswith("-")]
    if len(folders) != 1:
        sys.exit(__doc__)
    print("Compiling; this takes some minutes ...", flush=True)
    try:
        found = compile_into(folders[0])
    except NotCompiled as problem:
        sys.exit(f"It could not be compiled:\n{problem}")
    if whole:
        shutil.copytree(SOURCE / "kronika", folders[0] / "kronika", dirs_exist_ok=True)
    print(f"{len(found)} modules in {folders[0]}")


if __name__ == "__main__":
    main()

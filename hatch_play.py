"""Starts the server of a checkout, compiled if possible: `python hatch_play.py`, from `make play`.

Compiling takes minutes, so nobody waits for it: the first start runs interpreted and compiles in the background, and
the next one uses the result. If the source of a compiled module has changed since, that starts over. Without a C
compiler, with one that fails, on Windows, or with KRONIKA_COMPILE=0, everything stays interpreted.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from hatch_compile import LEVEL, ROOT, SOURCE, NotCompiled, compile_into, compiler_missing, modules

HOME = ROOT / "build" / "play"
LOG = HOME / "compile.log"


def state_of_sources() -> str:
    """A hash of all sources of compiled modules, the compiler script and the version of Python."""
    found = sha256(sys.version.encode())
    for path in (ROOT / "hatch_compile.py", *modules([])):
        found.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return found.hexdigest()[:16]


def package_of(compiled: Path) -> Path:
    """Make a folder for PYTHONPATH with links to the sources and the compiled modules beside them, which Python
    prefers. Because they are links, a change of anything that isn't compiled takes effect at the next start."""
    package = compiled / "package"
    for folder, origin in ((compiled / "modules", "*.so"), (SOURCE, "*")):
        for path in folder.rglob(origin):
            link = package / path.relative_to(folder)
            if path.is_file() and "__pycache__" not in path.parts and not link.is_symlink():
                link.parent.mkdir(parents=True, exist_ok=True)
                with suppress(FileExistsError):  # another start is doing the same
                    link.symlink_to(path)
    for link in package.rglob("*"):
        if link.is_symlink() and not link.exists():
            link.unlink()
    return package


def start_compiling(state: str) -> None:
    with LOG.open("w") as log:
        command = [sys.executable, __file__, "--compile", state]
        subprocess.Popen(command, stdout=log, stderr=log, stdin=subprocess.DEVNULL, start_new_session=True)


def compile_now(state: str) -> None:
    """Compile, in a process of its own. Only one compiles at a time, and its result appears as a whole."""
    import fcntl

    with (HOME / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        made = HOME / f"{state}.part"
        shutil.rmtree(made, ignore_errors=True)
        try:
            compile_into(made / "modules", [], LEVEL)
        except NotCompiled as problem:
            print(problem)
            (HOME / f"{state}.failed").touch()  # so that it isn't tried again
            return
        for older in HOME.iterdir():
            if older.is_dir() and older != made:
                shutil.rmtree(older)
        made.rename(HOME / state)


def environment() -> dict[str, str]:
    """The environment of the server: with the compiled package if there is one; otherwise, start to compile it."""
    given = dict(os.environ)
    if given.pop("KRONIKA_COMPILE", "") == "0" or os.name == "nt" or compiler_missing():
        return given
    state = state_of_sources()
    compiled = HOME / state
    if compiled.is_dir():
        given["PYTHONPATH"] = str(package_of(compiled))
    elif (HOME / f"{state}.failed").exists() and LOG.exists():
        print(f"The engine runs interpreted, because it couldn't be compiled: {LOG} says why. Delete it to try again.")
    else:
        HOME.mkdir(parents=True, exist_ok=True)
        start_compiling(state)
        print("The engine is being compiled in the background: from the next start on everything is faster.")
    return given


def main() -> None:
    if sys.argv[1:2] == ["--compile"]:
        os.nice(19)
        compile_now(sys.argv[2])
        return
    try:
        chosen = environment()
    except OSError as error:  # such as a full disk, which doesn't prevent playing
        print(f"The engine can't be compiled: {error}")
        chosen = dict(os.environ)
    os.execve(sys.executable, [sys.executable, "-m", "kronika", "serve", *sys.argv[1:]], chosen)


if __name__ == "__main__":
    main()

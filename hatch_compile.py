"""Compiles the engine, the games and the hot parts of the bots with mypyc: `python hatch_compile.py FOLDER`.

The folder receives the extension modules, each in its place below the package. With `--whole` it also receives the rest
of the package, so that `PYTHONPATH=FOLDER` runs the compiled one. It is the same code: without this step it runs
interpreted. `--games innovation,cultures` compiles only these games, and `--unoptimized` makes C compilers work less:
both are for trials.

`python hatch_compile.py --net` compiles only the nets' evaluation, into the source tree. That takes two seconds, and
the bots of a checkout are slow without it; where there is no C compiler, they use NumPy.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from functools import cache
from pathlib import Path
from runpy import run_path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
# Modules of a game that needn't be fast. Compiled, a shape would also lose the types of its fields.
UNHURRIED = {"terminal", "scenario", "habits", "shape"}
HOT_BOTS = ("greedy", "guided", "position", "random_bot", "search", "tree", "values")
LEVEL = "1"  # the C compiler's optimization level; 2 takes it about half as long again
SETUP = """
import os, sys
from concurrent.futures import ThreadPoolExecutor
from distutils.ccompiler import CCompiler
from mypyc.build import mypycify
from setuptools import Extension, setup

one_by_one = CCompiler.compile

def side_by_side(self, sources, *args, **kwargs):
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = list(pool.map(lambda source: one_by_one(self, [source], *args, **kwargs), sources))
    return [name for names in made for name in names]

# setuptools builds extensions side by side, but the files of one extension one after the other
CCompiler.compile = side_by_side
level, paths = sys.argv.pop(), sys.argv.pop().split(",")
modules = mypycify(["--ignore-missing-imports", *paths], opt_level=level, debug_level="0", multi_file=True)
net = Extension("kronika.engine._net", ["src/kronika/engine/_net.c"], extra_compile_args=["-O3"])
setup(name="compiled", packages=[], ext_modules=[*modules, net])
"""
NET_ALONE = """
from setuptools import Extension, setup

net = Extension("kronika.engine._net", ["src/kronika/engine/_net.c"], extra_compile_args=["-O3"])
setup(name="net", packages=[], ext_modules=[net])
"""


class NotCompiled(Exception):
    """The package can't be compiled here; the message says why."""

    @property
    def short(self) -> str:
        """The first error of what the compiler said."""
        lines = str(self).splitlines() or ["it gave no reason"]
        return next((line for line in lines if "error:" in line), lines[-1])


def prepared(source: str, name: str) -> str:
    """The source of a module as it is compiled: the same code, with fields and constants written out."""
    return with_constants(flattened()(source) if name == "table.py" else source)


@cache
def flattened() -> Callable[[str], str]:
    """The function that writes out the fields of a table. It is loaded from its file, because the package can't be
    imported where a wheel is built: its dependencies aren't installed there."""
    made: Callable[[str], str] = run_path(str(SOURCE / "kronika/engine/fields.py"))["flattened"]
    return made


def with_constants(source: str) -> str:
    """The source with its constants declared as `Final`. Otherwise mypyc looks up each use of a name in the module's
    dictionary. A constant is a name in capitals that is assigned once at the top level. Several can be assigned
    together, as in `RED, GREEN, BLUE = range(3)`, for which the type system has no declaration. Line numbers don't
    change."""
    lines = source.splitlines()
    module = ast.parse(source)
    found = False
    for node in module.body:
        if not isinstance(node, ast.Assign) or len(node.targets) != 1:
            continue
        target = node.targets[0]
        names = target.elts if isinstance(target, ast.Tuple) else [target]
        if not all(isinstance(name, ast.Name) and name.id.isupper() for name in names):
            continue
        if isinstance(target, ast.Tuple):
            values = values_of(node.value, len(names))
        elif isinstance(node.value, ast.Tuple) or ast.unparse(node.value).startswith("TypeVar"):
            continue
        else:
            values = [ast.unparse(node.value)]
        given = "; ".join(f"{ast.unparse(name)}: Final = {value}" for name, value in zip(names, values, strict=True))
        lines[node.lineno - 1 : node.end_lineno] = [given, *[""] * ((node.end_lineno or 0) - node.lineno)]
        found = True
    if found and "Final" not in (
        name.name for node in module.body if isinstance(node, ast.ImportFrom) for name in node.names
    ):
        at = next(number for number, line in enumerate(lines) if line.startswith("from __future__"))
        lines[at] += "; from typing import Final"
    return "\n".join(lines) + "\n"


def values_of(value: ast.expr, count: int) -> list[str]:
    """The values that are assigned together to this many names."""
    if isinstance(value, ast.Tuple):
        return [ast.unparse(item) for item in value.elts]
    counted = ast.unparse(KnownLength(count).visit(value))
    try:
        return [repr(number) for number in eval(counted, {"__builtins__": {"range": range}})]
    except NameError:
        return [f"[*{ast.unparse(value)}][{place}]" for place in range(count)]


class KnownLength(ast.NodeTransformer):
    """Replaces `len(…)` by the number of names: all items of a list are assigned to names, so that is its length."""

    def __init__(self, count: int) -> None:
        self.count = count

    def visit_Call(self, node: ast.Call) -> ast.AST:
        return ast.Constant(self.count) if ast.unparse(node.func) == "len" else self.generic_visit(node)


def modules(games: list[str]) -> list[Path]:
    """The modules to compile, with those of these games or, without any, of all games."""
    package = SOURCE / "kronika"
    folders = [package / "games" / game for game in games] if games else [package / "games"]
    found = {path for folder in folders for path in folder.rglob("*.py") if not names(path) & UNHURRIED}
    bots = {package / f"bots/{name}.py" for name in HOT_BOTS}
    return sorted({*(package / "engine").glob("*.py"), package / "games/weights.py", *found, *bots})


def names(path: Path) -> set[str]:
    """The names of a module and of the folders around it, below the package."""
    return set(path.relative_to(SOURCE / "kronika").with_suffix("").parts)


def compiler_missing() -> str:
    """The name of the C compiler, if it should be there and isn't. On Windows setuptools looks for one itself."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    return compiler if compiler and shutil.which(compiler.split()[0]) is None else ""


def compile_into(folder: Path, games: list[str], level: str) -> list[Path]:
    """Compile into this folder; returns the extension modules, relative to it."""
    if missing := compiler_missing():
        raise NotCompiled(f"There is no C compiler {missing}.")
    names = [str(path.relative_to(ROOT)) for path in modules(games)]
    with TemporaryDirectory() as scratch:
        made = Path(scratch) / "made"
        jobs = str(os.cpu_count() or 1)
        build = ["build_ext", "-j", jobs, "-b", str(made), "-t", scratch]
        command = [sys.executable, "-c", SETUP, *build, ",".join(names), level]
        environment = {**os.environ, "MYPYPATH": "src"}
        # mypyc writes its C beside the sources' root, wherever setup.py is run
        work = Path(scratch) / "work"
        shutil.copytree(SOURCE, work / "src", ignore=shutil.ignore_patterns("page", "__pycache__"))
        for name in names:
            path = work / name
            path.write_text(prepared(path.read_text(encoding="utf-8"), path.name), encoding="utf-8")
        done = subprocess.run(
            command, cwd=work, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if done.returncode:
            raise NotCompiled(done.stdout[-4000:])
        shutil.copytree(made, folder, dirs_exist_ok=True)
        return sorted(path.relative_to(made) for path in made.rglob("*") if path.is_file())


def compile_net() -> None:
    """Compile the nets' evaluation into the source tree."""
    if missing := compiler_missing():
        raise NotCompiled(f"There is no C compiler {missing}.")
    with TemporaryDirectory() as scratch:
        command = [sys.executable, "-c", NET_ALONE, "build_ext", "-b", str(SOURCE), "-t", scratch]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise NotCompiled(done.stdout[-4000:])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    target = parser.add_mutually_exclusive_group(required=True)
    target.add_argument("folder", type=Path, nargs="?")
    target.add_argument("--net", action="store_true")
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--games", default="")
    parser.add_argument("--unoptimized", action="store_true")
    given = parser.parse_args()
    if given.net:
        try:
            compile_net()
        except NotCompiled as problem:
            print(f"The bots evaluate positions with NumPy, which is slower: {problem.short}")
        return
    print("Compiling; this takes some minutes ...", flush=True)
    try:
        games = given.games.split(",") if given.games else []
        found = compile_into(given.folder, games, "0" if given.unoptimized else LEVEL)
    except NotCompiled as problem:
        sys.exit(f"It could not be compiled:\n{problem}")
    if given.whole:
        shutil.copytree(SOURCE / "kronika", given.folder / "kronika", dirs_exist_ok=True)
    print(f"{len(found)} modules in {given.folder}")


if __name__ == "__main__":
    main()

"""Measures Kronika beside other engines and prints the figures: `make bench`.

Everything runs on one core, one after the other, and is timed by the CPU time of its process. Each measurement is
repeated up to twelve times, and the best one counts. The peers are installed into .bench-venv, and the compiled copy is
built in build/bench.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

from rich.console import Console

from peers import NEEDS, PEERS, last_line
from tables import (
    Row,
    facts_line,
    gain_section,
    level_section,
    markdown,
    our_section,
    peer_section,
    profile_section,
    show,
    write_markdown,
)
from timing import machine

HERE = Path(__file__).resolve().parent
HOME = HERE.parent / ".bench-venv"
BIN = HOME / ("Scripts" if os.name == "nt" else "bin")
PINS = HERE / "peers.txt"
JAVASCRIPT = HOME / "boardgameio"
COMPILED = HERE.parent / "build" / "bench"
COMPILER = HERE.parent / "hatch_compile.py"


# --- installing


def run(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False, **more)


def install(say: Callable[[str], None]) -> dict[str, str]:
    """Set up .bench-venv. Returns why a peer couldn't be installed, by peer."""
    failed: dict[str, str] = {}
    mark = HOME / ".ready"
    wanted = hashlib.sha256(PINS.read_bytes() + sys.version.encode()).hexdigest()
    python = str(BIN / "python")
    if not (mark.exists() and mark.read_text() == wanted):
        say("setting up .bench-venv")
        made = run([sys.executable, "-m", "venv", str(HOME)])
        if made.returncode:
            return dict.fromkeys(PEERS, last_line(made.stderr))
        pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if run([*pip, "-r", str(PINS)]).returncode:  # at least one fails, so install each one separately
            for peer, needs in NEEDS.items():
                done = run([*pip, "-c", str(PINS), *needs])
                if done.returncode:
                    failed[peer] = error_of(done.stderr)
        else:
            mark.write_text(wanted)
    reason = install_javascript(say)
    if reason:
        failed["boardgame.io"] = reason
    return failed


def install_javascript(say: Callable[[str], None]) -> str:
    """Install boardgame.io. Returns why it couldn't be installed, or nothing."""
    if (JAVASCRIPT / "node_modules" / "boardgame.io").is_dir():
        return ""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "there is no node or npm"
    say("installing boardgame.io")
    JAVASCRIPT.mkdir(parents=True, exist_ok=True)
    shutil.copy(HERE / "boardgameio" / "package.json", JAVASCRIPT)
    options = ["--omit=optional", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    done = run([npm, "install", *options], cwd=JAVASCRIPT)
    return error_of(done.stderr) if done.returncode else ""


def error_of(text: str) -> str:
    """The line of an installer's output that says what went wrong."""
    lines = [line.strip() for line in text.splitlines()]
    errors = [line for line in lines if line.lower().startswith(("error", "npm err"))]
    return (errors or [last_line(text)])[0]


# --- compiling


def compile_copy(say: Callable[[str], None]) -> Path | None:
    """Compile the whole package, once for each state of the sources. Returns nothing if it can't be compiled."""
    if shutil.which("cc") is None and shutil.which("gcc") is None and shutil.which("clang") is None:
        say("there is no C compiler: only the interpreted one is measured")
        return None
    mark, wanted = COMPILED / ".ready", state_of_sources()
    if mark.exists() and mark.read_text() == wanted:
        return COMPILED
    say("compiling into build/bench, once; this takes some minutes")
    shutil.rmtree(COMPILED, ignore_errors=True)
    done = run([sys.executable, str(COMPILER), str(COMPILED), "--whole"], cwd=COMPILER.parent)
    if done.returncode:
        say(f"it can't be compiled, only the interpreted one is measured: {last_line(done.stderr or done.stdout)}")
        return None
    mark.write_text(wanted)
    return COMPILED


def state_of_sources() -> str:
    found = hashlib.sha256(sys.version.encode() + COMPILER.read_bytes())
    package = COMPILER.parent / "src" / "kronika"
    for path in sorted((*package.rglob("*.py"), *package.rglob("*.yaml"))):
        found.update(str(path.relative_to(package)).encode() + path.read_bytes())
    return found.hexdigest()


# --- measuring


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONHASHSEED": "0", "NODE_MODULES": str(JAVASCRIPT / "node_modules")}


def measure_kronika(quick: bool, compiled: Path | None = None) -> dict[str, Any]:
    """Run the same measurements with the compiled package in this folder."""
    command = [sys.executable, str(HERE / "kronika_speed.py"), *(["--quick"] if quick else [])]
    there = {} if compiled is None else {"PYTHONPATH": str(compiled)}
    done = run(command if compiled is None else [*command, "--no-profile"], env={**environment(), **there})
    if done.returncode:
        sys.exit(f"Kronika's own measures failed.\n{done.stderr}")
    figures: dict[str, Any] = json.loads(done.stdout)
    if figures["compiled"] != (compiled is not None):
        sys.exit(f"{figures['package']} is {'compiled' if figures['compiled'] else 'not compiled'}.")
    return figures


def measure_peers(quick: bool, say: Callable[[str], None]) -> tuple[list[Row], dict[str, str]]:
    """The lines of the peers, and why a peer has none."""
    missing = install(say)
    rows: list[Row] = []
    for peer in PEERS:
        if peer in missing:
            missing[peer] = f"not installed: {missing[peer]}"
            continue
        say(peer)
        command = [str(BIN / "python"), str(HERE / "peers.py"), "--only", peer, *(["--quick"] if quick else [])]
        done = run(command, env=environment())
        if done.returncode:
            missing[peer] = f"failed: {last_line(done.stderr)}"
            continue
        for answer in json.loads(done.stdout):
            if "error" in answer:
                missing[peer] = f"failed: {answer['error']}"
            else:
                rows += answer["rows"]
    return rows, missing


def node_version() -> str:
    node = shutil.which("node")
    return f"Node {run([node, '--version']).stdout.strip()}" if node else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run: rougher figures")
    parser.add_argument("--no-peers", action="store_true", help="only Kronika")
    parser.add_argument("--compiled", metavar="FOLDER", type=Path, help="also the compiled package in that folder")
    parser.add_argument("--compile", action="store_true", help="also a compiled copy, built here if need be")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write all figures as JSON")
    parser.add_argument("--markdown", metavar="FILE", type=Path, help="write the tables as Markdown")
    arguments = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 180)
    progress = Console(stderr=True, style="dim")

    def say(text: str) -> None:
        progress.print(f"{text} …")

    folder = compile_copy(say) if arguments.compile else arguments.compiled
    facts = {**machine(), "date": date.today().isoformat(), "quick": arguments.quick}
    facts["node"] = "" if arguments.no_peers else node_version()
    say("Kronika")
    ours = measure_kronika(arguments.quick)
    facts["version"] = ours["version"]
    rows, compiled = ours["rows"], []
    sections = [our_section(rows, "interpreted")]
    if folder is not None:
        say("Kronika, compiled")
        compiled = measure_kronika(arguments.quick, folder)["rows"]
        sections += [our_section(compiled, "compiled"), gain_section(rows, compiled)]
    sections.append(level_section(compiled or rows, "compiled" if compiled else "interpreted"))
    peers: list[Row] = []
    missing: dict[str, str] = {}
    if not arguments.no_peers:
        peers, missing = measure_peers(arguments.quick, say)
        sections.append(peer_section(rows, compiled, peers, missing))
    sections += [profile_section(profile) for profile in ours["profiles"]]

    for section in sections:
        show(console, section)
    console.print(facts_line(facts))
    if arguments.json:
        everything = {"facts": facts, "kronika": ours, "compiled": compiled, "peers": peers, "missing": missing}
        arguments.json.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")
    if arguments.markdown:
        write_markdown(arguments.markdown, markdown(facts_line(facts), sections))


if __name__ == "__main__":
    main()

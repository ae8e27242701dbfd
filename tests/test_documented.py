"""Whatever people can set, call or watch is named in the documentation."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer

from kronika.cli import app
from kronika.server.app import HTTP_PROBLEMS
from kronika.server.metrics import Metrics
from kronika.server.routes.problems import KINDS
from kronika.server.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
HOST = (ROOT / "docs/host.md").read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
EVERYTHING = "\n".join(
    path.read_text(encoding="utf-8") for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
)


COMMANDS: dict[str, Any] = typer.main.get_command(app).commands
OPTIONS = {option for command in COMMANDS.values() for each in command.params for option in each.opts}
ROUTES = set(json.loads((ROOT / "web/openapi.json").read_text(encoding="utf-8"))["paths"])
ROUTES -= {"/api/live-message"}  # nobody calls it: it puts the messages of the live connection into the schema


@pytest.mark.parametrize("setting", Settings.model_fields)
def test_every_setting(setting: str) -> None:
    assert re.search(rf"`(KRONIKA_)?{setting.upper()}`", HOST)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command(command: str) -> None:
    assert f"kronika {command}" in EVERYTHING


@pytest.mark.parametrize("option", sorted(option for option in OPTIONS if option.startswith("--")))
def test_every_option_of_a_command(option: str) -> None:
    assert re.search(rf"{option}\b", EVERYTHING)


def shape(path: str) -> str:
    """A path without the names of its parameters."""
    return re.sub(r"\{[^}]*\}", "{}", path)


@pytest.mark.parametrize("route", sorted(ROUTES))
def test_every_route(route: str) -> None:
    """In full, or as `…/end` behind another one."""
    documented = {shape(path) for path in re.findall(r"/api/[\w/{}.-]*|/\w+z\b", PROTOCOL + HOST)}
    assert shape(route) in documented or f"`…/{route.rpartition('/')[2]}`" in PROTOCOL


@pytest.mark.parametrize("problem", [*HTTP_PROBLEMS.values(), *(name for _, _, name in KINDS)])
def test_every_problem(problem: str) -> None:
    assert f"`{problem}`" in PROTOCOL


@pytest.mark.parametrize("metric", [family.name for family in Metrics().registry.collect()])
def test_every_metric(metric: str) -> None:
    assert re.search(rf"`{metric}(_total)?`", HOST)

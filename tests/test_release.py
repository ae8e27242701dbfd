"""What a release needs: a tag, a version and a changelog that agree. And workflows whose commands anybody can run."""

from __future__ import annotations

import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def release_notes() -> ModuleType:
    spec = spec_from_file_location("release_notes", ROOT / ".github/release_notes.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CHANGELOG = """# Changelog

## [Unreleased]

## [1.2.0] - 2026-01-02

### Fixed

- A card.

## [1.1.0] - 2025-01-01
"""


def test_notes_are_the_section_of_the_version() -> None:
    assert release_notes().notes("v1.2.0", "1.2.0", CHANGELOG) == "### Fixed\n\n- A card.\n"


@pytest.mark.parametrize(
    ("tag", "version", "told"),
    [
        ("v1.2.1", "1.2.0", "its tag is v1.2.0"),
        ("1.2.0", "1.2.0", "its tag is v1.2.0"),
        ("v1.3.0", "1.3.0", "says nothing about 1.3.0"),
        ("v1.1.0", "1.1.0", "says nothing about 1.1.0"),
    ],
)
def test_a_release_that_disagrees_is_refused(tag: str, version: str, told: str) -> None:
    module = release_notes()
    with pytest.raises(module.Disagreement, match=re.escape(told)):
        module.notes(tag, version, CHANGELOG)


def test_the_changelog_keeps_its_form() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", heading) for heading in headings[1:])


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_every_command_of_a_workflow_is_a_target_of_make(workflow: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    jobs = yaml.safe_load(workflow.read_text("utf-8"))["jobs"].values()
    commands = [step["run"] for job in jobs for step in job.get("steps", []) if "run" in step]
    for command in commands:
        found = re.fullmatch(r"make ([a-z-]+)(?: [A-Z]+=\S+)*", command)
        assert found, f"{command!r} isn't a make target"
        assert found[1] in targets, f"the Makefile has no target {found[1]}"

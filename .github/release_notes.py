"""Prints what the changelog says about a release, after checking that its tag, the package's version and the changelog
agree: `python .github/release_notes.py v0.1.0`."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class Disagreement(Exception):
    """Why this tag can't be released."""


def notes(tag: str, version: str, changelog: str) -> str:
    """The section of the changelog for this version, without its heading.

    >>> changelog = "## [Unreleased]\\n\\n## [1.0.0] - 2026-01-01\\n\\nFirst.\\n\\n## [0.9.0] - 2025-01-01\\n"
    >>> notes("v1.0.0", "1.0.0", changelog)
    'First.\\n'
    """
    if tag != f"v{version}":
        raise Disagreement(f"The tag is {tag}, but pyproject.toml has version {version}: its tag is v{version}.")
    found = re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    if found is None or not found[1].strip():
        raise Disagreement(f"CHANGELOG.md says nothing about {version}: it needs a section '## [{version}] - date'.")
    return found[1].strip() + "\n"


def main() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    try:
        print(notes(sys.argv[1], version, (ROOT / "CHANGELOG.md").read_text("utf-8")), end="")
    except Disagreement as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()

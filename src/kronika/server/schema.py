"""Writes the OpenAPI schema, from which the page's types are generated: `python -m kronika.server.schema FILE`."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path

from .app import create_app
from .settings import Settings


def schema_text() -> str:
    app = create_app(Settings(database="sqlite:///:memory:", secret=secrets.token_hex(32), log_level="ERROR"))
    return json.dumps(app.openapi(), indent=1, sort_keys=True) + "\n"


def main() -> None:
    Path(sys.argv[1]).write_text(schema_text(), encoding="utf-8")


if __name__ == "__main__":
    main()

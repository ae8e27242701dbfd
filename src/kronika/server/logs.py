"""What the server logs to stderr, without secrets: no hands, seeds, cookies, passwords or bodies.

A service logs one JSON object per line, without names of people either. A terminal gets lines to read: who comes and
goes, and what went wrong.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

FIELDS = ("table", "reason", "path", "method", "status", "ms", "worker", "seconds", "failures")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        words: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        words.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info:
            words["trace"] = self.formatException(record.exc_info)
        return json.dumps(words, ensure_ascii=False)


class ReadableLines(logging.Formatter):
    """`20:15:04  Dana came to the table 3f2a`, and for a problem its reason."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s  %(message)s", "%H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:
        line = super().formatMessage(record)
        if hasattr(record, "player") and hasattr(record, "table"):
            line = f"{record.asctime}  {record.player} {record.message} {record.table}"
        if record.levelno >= logging.WARNING:
            told = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
            line += "".join(f"; {name}: {value}" for name, value in told.items())
        return line


class ForPeople(logging.Filter):
    """Leaves out requests that went well."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.name != "kronika.http" or record.levelno >= logging.WARNING


def set_up(level: str) -> None:
    """Log our own messages from this level on; from libraries only errors. Lost database connections are logged by the
    store."""
    handler = logging.StreamHandler()
    if sys.stderr.isatty():
        handler.setFormatter(ReadableLines())
        if level != "DEBUG":
            handler.addFilter(ForPeople())
    else:
        handler.setFormatter(JsonLines())
    for name, least in (("kronika", level), ("uvicorn", "WARNING"), ("alembic", "WARNING"), ("psycopg", "ERROR")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False

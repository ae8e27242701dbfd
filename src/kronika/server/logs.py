"""Structured logs, one JSON object a line, without secrets: no hands, seeds, cookies, passwords or bodies."""

from __future__ import annotations

import json
import logging
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


def set_up(level: str) -> None:
    """Our own words at this level; of the libraries only what is wrong. The store tells of lost connections itself."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name, least in (("kronika", level), ("uvicorn", "WARNING"), ("alembic", "WARNING"), ("psycopg", "ERROR")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False

"""Logs as lines of JSON. Codes, cookies, names and chat never enter them: a table is known by its id."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


class Lines(logging.Formatter):
    """One event a line."""

    def format(self, record: logging.LogRecord) -> str:
        found = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        data = getattr(record, "data", None)
        if isinstance(data, dict):
            found.update(data)
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False, default=str)


def set_up(level: str = "info") -> None:
    """Send everything to standard error, a line an event."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "sqlalchemy", "websockets", "asyncio", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)

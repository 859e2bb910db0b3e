"""Logs: one line each, as text or JSON. No secret is ever logged; a test reads all of them."""

from __future__ import annotations

import json
import logging
import time
from typing import Final

EXTRAS: Final = ("table", "operation", "status", "milliseconds")


class JsonLines(logging.Formatter):
    """A log record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return time, level, source, message and any extra fields."""
        data: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "source": record.name,
            "message": record.getMessage(),
        }
        data |= {name: getattr(record, name) for name in EXTRAS if hasattr(record, name)}
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data)


class TextLines(logging.Formatter):
    """A log record as a line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, with any extra fields at its end."""
        more = [f"{name}={getattr(record, name)}" for name in EXTRAS if hasattr(record, name)]
        return " ".join([super().format(record), *more])


def set_up(level: str, form: str) -> None:
    """Send our logs and uvicorn's to standard error, in one format; addresses are never logged.

    Of uvicorn's only errors: it warns about every request that it cannot read, without end.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    number = getattr(logging, level.upper(), logging.INFO)
    for name in ("warofwhispers", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(number if name == "warofwhispers" else max(number, logging.ERROR))
        logger.propagate = False
    access = logging.getLogger("uvicorn.access")
    access.handlers = []
    access.propagate = False

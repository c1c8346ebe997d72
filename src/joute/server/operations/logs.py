"""Structured logs: one JSON object a line, with no hands, moves or keys in it."""

from __future__ import annotations

import json
import logging
import time
import traceback
from contextvars import ContextVar
from typing import Any

_FIELDS = ("table", "game", "tournament", "code", "article", "why", "status", "path", "ms")


REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request, or of the socket, that is being answered."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": _event(record),
        }
        line |= {name: value for name in _FIELDS if (value := getattr(record, name, None)) is not None}
        if request := REQUEST.get():
            line["request"] = request
        kind, _, trace = record.exc_info or (None, None, None)
        if kind is not None:
            # Where and what kind, but not what the error says: it may quote letters that nobody should read.
            line["error"] = "".join(traceback.format_tb(trace)) + kind.__name__
        return json.dumps(line, ensure_ascii=False)


def _event(record: logging.LogRecord) -> str:
    """Our own events carry what may be told in named fields; whatever else they would say stays unsaid."""
    return str(record.msg) if record.name.startswith("joute") else record.getMessage()


class Answered(logging.Filter):
    """uvicorn believes that a socket refused with a proper HTTP answer got none."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "without completing handshake" not in record.getMessage()


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "joute.server.operations.logs.JsonLines"}},
    "filters": {"answered": {"()": "joute.server.operations.logs.Answered"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json", "filters": ["answered"]}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {"joute": {"level": "INFO"}, "uvicorn.error": {"level": "WARNING"}},
}

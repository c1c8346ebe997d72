"""Tables or tournaments that failed: said, then passed over for a while; the trouble of one is no other's."""

from __future__ import annotations

import logging

from joute.server.clock import now_ms

FOR_MS = 60_000
"""What this version cannot read, or what fails otherwise, is left alone for so long."""
MOST = 2_000


class LeftAlone:
    """Which of them are passed over, and until when; `kind` is what the log calls one."""

    def __init__(self, kind: str, log: logging.Logger) -> None:
        self._kind = kind
        self._log = log
        self._until: dict[str, int] = {}

    def __contains__(self, id_: str) -> bool:
        return id_ in self._until

    def add(self, id_: str, error: Exception) -> None:
        """Said once a minute, since it is tried again then."""
        extra = {self._kind: id_, "why": type(error).__name__}
        self._log.error(f"{self._kind} failed", exc_info=error, extra=extra)
        if len(self._until) > MOST:
            self._until.clear()
        self._until[id_] = now_ms() + FOR_MS

    def forget_past(self) -> None:
        now = now_ms()
        self._until = {id_: until for id_, until in self._until.items() if until > now}

"""Somebody connected to a live table, as the table knows them."""

from __future__ import annotations

from typing import Protocol

from joute.messages.phrases import Phrase
from joute.play import Seat


class TableWatcher(Protocol):
    holder: str

    def changed(self) -> None:
        """The table has another state."""

    def said(self, seat: Seat, phrase: Phrase) -> None:
        """Somebody has said something."""

"""A phrase said at a table, as one node tells the others on the bus: `<table>:<seat>:<phrase>`."""

from __future__ import annotations

from dataclasses import dataclass

from joute.messages.phrases import Phrase
from joute.play import Seat

MARK = ":"
"""Between the parts; the name of a table or of a tournament has none."""


@dataclass(frozen=True, slots=True)
class SaidAt:
    table: str
    seat: Seat
    phrase: Phrase

    def __str__(self) -> str:
        return MARK.join((self.table, str(self.seat), self.phrase.value))


def is_said(heard: str) -> bool:
    """Whether a node told of a phrase, and not of a change."""
    return MARK in heard


def read_said(heard: str) -> SaidAt | None:
    """None where another version of the server knows a phrase that this one does not."""
    try:
        table, seat, phrase = heard.split(MARK)
        return SaidAt(table, int(seat), Phrase(phrase))
    except ValueError:
        return None

"""A refusal is a value: what kind, which article, where, and the data its sentence is made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

Datum = str | int
_NOTHING: Mapping[str, Datum] = MappingProxyType({})


class Kind(StrEnum):
    """The three ways a move can be bad."""

    UNREADABLE = "unreadable"
    ILLEGAL = "illegal"
    AMBIGUOUS = "ambiguous"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is refused; the sentence is made from it at the edge, in the reader's language."""

    kind: Kind
    article: str
    reason: str
    squares: tuple[str, ...] = ()
    data: Mapping[str, Datum] = field(default_factory=lambda: _NOTHING)


class Refused(Exception):
    """Raised by `play` and the readers; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.article or refusal.kind}: {refusal.reason} {dict(refusal.data)}")
        self.refusal = refusal


def illegal(article: str, reason: str, squares: tuple[str, ...] = (), **data: str | int) -> Refusal:
    return Refusal(Kind.ILLEGAL, article, reason, squares, data)


def ambiguous(article: str, reason: str, squares: tuple[str, ...] = (), **data: str | int) -> Refusal:
    return Refusal(Kind.AMBIGUOUS, article, reason, squares, data)


def unreadable(reason: str, article: str = "", **data: str | int) -> Refusal:
    """The form is wrong; an article is named where one fixes that form."""
    return Refusal(Kind.UNREADABLE, article, reason, (), data)

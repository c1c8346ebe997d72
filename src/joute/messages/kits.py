"""What is said of kits to print, and of the box beside a real board."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class KitPart:
    name: str
    sheets: int


@dataclass(frozen=True, slots=True, kw_only=True)
class KitInfo:
    parts: tuple[KitPart, ...]
    sheets: int
    """Sheets of paper, the first page with its ruler among them."""
    pages: tuple[int, ...]
    """The numbers of the pages that have something on them."""
    most_seats: int
    square: int
    """The side of a board's squares in millimetres."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxInfo:
    """What a referee beside a real board must know of the box."""

    letters: dict[str, int]
    """How many of each there are; `*` is a joker."""
    values: dict[str, int]
    """What each counts for, where letters have values."""
    start: str
    """The position text a game starts from; empty where letters are dealt first."""

"""Laying things of different sizes on few sheets: row by row, each in the first place it fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from joute.kit.marks import Drawing, Leaf, Mark
from joute.kit.page import HEAD, MARGIN, Press

GAP = 4.0


@dataclass(frozen=True, slots=True)
class Item:
    """Something to lay on a sheet: what it is, its size, how to draw it from its top left corner."""

    name: str
    width: float
    height: float
    draw: Callable[[Drawing], None]


@dataclass
class _Row:
    top: float
    height: float
    filled: float = 0


@dataclass
class _Page:
    rows: list[_Row] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    names: list[str] = field(default_factory=list)

    def place(self, item: Item, room: tuple[float, float], in_order: bool) -> tuple[float, float] | None:
        for row in self.rows[-1:] if in_order else self.rows:
            if item.height <= row.height and row.filled + item.width <= room[0]:
                return self._put(row, item)
        top = self.rows[-1].top + self.rows[-1].height + GAP if self.rows else 0.0
        if top + item.height > room[1]:
            return None
        self.rows.append(_Row(top, item.height))
        return self._put(self.rows[-1], item)

    def _put(self, row: _Row, item: Item) -> tuple[float, float]:
        x = row.filled
        row.filled += item.width + GAP
        return x, row.top


def packed(press: Press, items: Iterable[Item], in_order: bool = False) -> list[Leaf]:
    """Kits are cut up, so anything goes where it fits; pages to read keep their order and have no ruler."""
    pages: list[_Page] = []
    for item in items:
        found = next(
            (
                (page, at)
                for page in (pages[-1:] if in_order else pages)
                if (at := page.place(item, press.room, in_order))
            ),
            None,
        )
        if found is None:
            pages.append(_Page())
            at = pages[-1].place(item, press.room, in_order)
            assert at is not None, f"{item.name} is larger than the paper"
            found = pages[-1], at
        page, (x, y) = found
        drawing = Drawing((MARGIN + x, HEAD + y))
        item.draw(drawing)
        page.marks += drawing.marks
        page.names.append(item.name)
    return [
        Leaf(press.sheet(listed(dict.fromkeys(page.names)), page.marks, ruler=not in_order)) for page in pages
    ]


def listed(names: Iterable[str]) -> str:
    """« Le plateau, les chevalets, le disque »."""
    first, *others = names
    return ", ".join((first, *(name[:1].lower() + name[1:] for name in others)))

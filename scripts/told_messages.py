"""What the table tells of moves and results: one example of every sentence met in the kept games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from joute.cli.opening import open_record
from joute.play import Language, Sentence, read_aloud
from joute.tables import Table, result, told

GAMES = Path(__file__).parents[1] / "tests" / "reference"
NAMES = ("Camille", "Odile", "Anselme", "Lucien", "Rosalie", "Basile", "Zoé", "Hector")
_READER = 1
"""Whom the sentences are told to: Camille is « vous »."""
_VARIES = re.compile(rf"(?:(?:, | et )?\b(?:[A-ZÀ-ÖØ-Ý]+\d*|\d+|{'|'.join(NAMES)})\b)+")
"""Words, squares, letters, numbers and names: sentences that differ in these alone are one."""
Told = tuple[str, str, str, str]


def told_messages() -> Iterator[Told]:
    """Game, kind of move, French, English."""
    seen: set[tuple[str, str]] = set()
    for path in sorted(GAMES.glob("*/*.joute")):
        table = open_record(str(path)).replay().table
        for kind, sentence in _sentences(table):
            french, english = (read_aloud(sentence, language, _READER) for language in Language)
            shape = (table.game.name, _VARIES.sub("#", french))
            if french and shape not in seen:
                seen.add(shape)
                yield table.game.name, kind, french, english


def _sentences(table: Table) -> Iterator[tuple[str, Sentence]]:
    names = NAMES[: table.settings.seats]
    for number, ply in enumerate(table.plies, 1):
        yield ply.effects.kind.value, told(table, number, names).sentence
    if table.outcome is not None:
        yield "result", result(table, names)

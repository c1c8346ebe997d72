"""What the moves that a composition may mean would do, told to their author."""

from __future__ import annotations

from collections import Counter

from joute.messages.shared import EffectsInfo
from joute.play import Language, Seat, read_aloud
from joute.server.wire.composing import Composing


def ways_said(found: Composing, seat: Seat, language: Language) -> tuple[str, ...]:
    """A sentence for each way; of those that sound alike the squares tell which is which."""
    heard = [read_aloud(sentence, language, seat) for sentence in found.says]
    count = Counter(heard)
    pairs = zip(heard, found.ways, strict=True)
    return tuple(
        _asked(_told_apart(said, way) if count[said] > 1 else said, way, language) for said, way in pairs
    )


def _told_apart(said: str, way: EffectsInfo) -> str:
    squares = way.turned or (way.paths[0] if way.paths else way.laid)
    return f"{said.removesuffix('.')} ({', '.join(squares)})." if squares else said


def _asked(said: str, way: EffectsInfo, language: Language) -> str:
    """Nobody has checked a word that may be contested: it is a question, not a fact."""
    if not way.doubtful or not said.endswith("."):
        return said
    return said.removesuffix(".") + (" ?" if language is Language.FRENCH else "?")

"""What a legal move does, with the points it gives each seat."""

from __future__ import annotations

from joute.games.lexicon.state import State
from joute.play import Effects, Move, MoveKind


def effects(
    before: State,
    after: State,
    move: Move,
    kind: MoveKind,
    words: tuple[str, ...] = (),
    laid: tuple[str, ...] = (),
    removed: tuple[str, ...] = (),
) -> Effects[State]:
    """No gains are told where no score changes."""
    gains = tuple(new - old for old, new in zip(before.scores, after.scores, strict=True))
    told = gains if any(gains) else ()
    return Effects(after, move, kind, words=words, laid=laid, removed=removed, gains=told)

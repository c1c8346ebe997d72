"""Plays with a word that does not exist, where words are contested: found out, or let stand."""

from __future__ import annotations

from collections.abc import Sequence

from joute.dictionary import Dictionary
from joute.play import CHANCE, Challenge, Effects, MoveKind, Position, Seat
from joute.tables import Ply


def false_words(done: Effects[Position], seat: Seat, dictionary: Dictionary) -> tuple[str, ...]:
    """The words of the play that would not survive a contest: the game's own referee is asked."""
    window = done.after.window()
    if window.author != seat or not window.seats:
        return ()
    contest = done.after.judge(window.seats[0], Challenge())
    if not isinstance(contest, Effects) or contest.kind is not MoveKind.CHALLENGE_RIGHT:
        return ()
    return tuple(word for word in contest.words if word not in dictionary) or contest.words


def what_came(plies: Sequence[Ply], number: int, declared: frozenset[MoveKind]) -> Position | None:
    """What a right contest made of the ply of that index, any penalty included; None where it stood."""
    seat = plies[number].seat
    for at in range(number + 1, len(plies)):
        ply = plies[at]
        if ply.effects.kind is MoveKind.CHALLENGE_RIGHT and ply.before.window().author == seat:
            after = plies[at + 1] if at + 1 < len(plies) else ply
            return after.after if after.effects.kind is MoveKind.FLIP else ply.after
        if ply.seat != CHANCE and ply.effects.kind not in declared:
            return None
    return None

"""A better move beside the one played: the fact that makes it better, for it is not called so without one."""

from __future__ import annotations

from dataclasses import dataclass

from joute.bots.why import ToCome
from joute.coach.lines import Line
from joute.play import Effects, Position, Seat


@dataclass(frozen=True, slots=True)
class Closed:
    """An answer that the better move does not allow: its word, its gain, whether its place is taken."""

    word: str
    gain: int
    taken: bool


def closed(best: Line, played: Line, reply: Line | None, replier: Seat) -> Closed | None:
    """Whether the answer to the move played could be given after the better one: the referee is asked."""
    if reply is None or not (reply.effects.words and reply.effects.paths):
        return None
    gain = _gain(reply.effects, replier)
    if gain <= 0 or not _allows(played.effects.after, replier, reply):
        return None
    after = best.effects.after
    if after.on_turn() != replier or _allows(after, replier, reply):
        return None
    place = {square for path in reply.effects.paths[:1] for square in path}
    return Closed(reply.effects.words[0], gain, bool(place & set(best.effects.laid)))


def only_left(best: Line, played: Line, reply: Line | None, replier: Seat) -> ToCome | None:
    """The best answer to the better move and what it gains, where the answer to the one played gains more."""
    left, feared = best.why.leaves, played.why.leaves
    if left is None:
        return None
    gain = _gain(reply.effects, replier) if reply else feared.gain if feared else 0
    return left if left.gain < gain else None


def does_more(best: Line, played: Line, seat: Seat) -> bool:
    """Whether the figures beside the moves say it already: more points, letters turned or letters laid, or
    what the game counts instead."""
    ours, theirs = best.effects, played.effects
    if best.why.does.fr:
        return best.why.does != played.why.does
    if _gain(ours, seat) != _gain(theirs, seat):
        return _gain(ours, seat) > _gain(theirs, seat)
    if len(ours.turned) != len(theirs.turned):
        return len(ours.turned) > len(theirs.turned)
    return not ours.gains and len(ours.laid) > len(theirs.laid)


def _allows(at: Position, seat: Seat, line: Line) -> bool:
    return at.on_turn() == seat and isinstance(at.judge(seat, line.effects.move), Effects)


def _gain(effects: Effects[Position], seat: Seat) -> int:
    return int(effects.gains[seat - 1]) if effects.gains else 0

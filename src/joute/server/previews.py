"""What a move would do, told from the seat's view alone: nothing hidden can show through a preview."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from joute.messages.shared import EffectsInfo
from joute.play import Challenge, Position, Refusal, Seat
from joute.server.presenting import effects_info, numbers
from joute.server.seating import Seated


def preview(seated: Seated, seat: Seat, action: str) -> EffectsInfo | Refusal:
    """Judged in two worlds that look alike from the seat: where they differ, the answer is silent."""
    table = seated.table
    move = table.game.read_move(action)
    if isinstance(move, Refusal):
        return move
    real = table.position
    if real.outcome() or seat not in real.to_act():
        judged = real.judge(seat, move)
        return judged if isinstance(judged, Refusal) else _unsaid(real, action, judged.kind)
    view = real.view(seat)
    worlds = [table.game.imagine(view, table.settings, order) for order in (_forwards, _backwards)]
    first, second = (world.judge(seat, move) for world in worlds)
    if isinstance(first, Refusal):
        return first
    if isinstance(second, Refusal):
        return second
    if isinstance(move, Challenge):
        # Whether a challenge succeeds is told to those who dare.
        return _unsaid(real, move.text(), "challenge")
    told, other = effects_info(first), effects_info(second)
    if told == other:
        return told
    return replace(_unsaid(real, told.move, told.kind), words=told.words, laid=told.laid)


def _unsaid(position: Position, move: str, kind: str) -> EffectsInfo:
    return EffectsInfo(
        move=move,
        kind=kind,
        words=(),
        laid=(),
        turned=(),
        removed=(),
        gains=(),
        scores=numbers(position.scores()),
    )


def _forwards(items: Sequence[str]) -> Sequence[str]:
    return items


def _backwards(items: Sequence[str]) -> Sequence[str]:
    return items[::-1]

"""Games in which the first hand empty wins: who is ahead."""

from __future__ import annotations

from joute.play import Seat


def fewer_held(counts: tuple[int, ...], seat: Seat, gone: tuple[Seat, ...]) -> float:
    """How many fewer the seat holds than the best of the others still in."""
    others = [held for other, held in enumerate(counts, 1) if other not in (seat, *gone)]
    return float(min(others, default=0) - counts[seat - 1])

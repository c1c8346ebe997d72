"""A whole position that looks like a view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from joute.games.amusante.material import as_held
from joute.games.amusante.position import AmusantePosition
from joute.games.amusante.view import AmusanteView
from joute.letters.squares import SQUARES
from joute.play import Seat, Settings, Shuffle


def imagine(view: AmusanteView, settings: Settings, shuffle: Shuffle) -> AmusantePosition:
    """The others hold what they were seen to take up, and for the rest any squares not seen."""
    others = "".join(seen for seat, seen in enumerate(view.known, 1) if seat != view.seat)
    unseen = iter(shuffle(SQUARES.without(view.hand + as_held(view.row) + others).letters))
    return AmusantePosition(
        settings,
        tuple(_hand(view, seat, unseen) for seat in range(1, len(view.counts) + 1)),
        view.following,
        view.row,
        view.announced,
        view.taken,
        view.known,
        view.resigned,
        view.agreed,
        view.waiting,
        view.stopped,
    )


def _hand(view: AmusanteView, seat: Seat, unseen: Iterator[str]) -> str:
    if seat == view.seat:
        return view.hand
    seen = view.known[seat - 1]
    return "".join(sorted([*seen, *islice(unseen, view.counts[seat - 1] - len(seen))]))

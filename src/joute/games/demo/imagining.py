"""A whole position that looks like a view."""

from __future__ import annotations

from joute.games.demo.laying import Played
from joute.games.demo.material import SHAPE, as_held
from joute.games.demo.position import DemoPosition
from joute.games.demo.view import DemoView
from joute.letters.squares import SQUARES
from joute.play import Settings, Shuffle
from joute.play.grid import EMPTY, Grid


def imagine(view: DemoView, settings: Settings, shuffle: Shuffle) -> DemoPosition:
    """The squares that the viewer does not see are spread over the other hands and what lies aside."""
    laid = "".join(as_held(cell) for cell in view.cells if cell != EMPTY)
    seen = laid + "".join(hand for hand in view.hands if hand is not None)
    unseen = iter(shuffle(SQUARES.without(seen).letters))
    hands = tuple(
        hand if hand is not None else "".join(sorted(next(unseen) for _ in range(count)))
        for hand, count in zip(view.hands, view.counts, strict=True)
    )
    squares = (SHAPE.index(name) for name in view.last_squares)
    laid_last = tuple(square for square in squares if square is not None)
    return DemoPosition(
        settings,
        Grid(SHAPE, view.cells),
        hands,
        view.following,
        view.out,
        view.resigned,
        view.passed,
        view.lost,
        view.agreed,
        Played(view.last_seat, laid_last) if view.last_seat else None,
        view.waiting,
        view.stopped,
    )

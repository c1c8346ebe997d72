"""A whole position that looks like a view: what the viewer does not see is drawn."""

from __future__ import annotations

from joute.games.jago.material import SHAPE
from joute.games.jago.moves import Word
from joute.games.jago.position import JagoPosition
from joute.games.jago.values import Ending, Penalty, Window
from joute.games.jago.view import JagoView
from joute.letters import Stock
from joute.play import Settings, Shuffle
from joute.play.grid import Direction


def imagined(view: JagoView, settings: Settings, shuffle: Shuffle) -> JagoPosition:
    board = view.board.board()
    racks, bag = _hidden(view, shuffle) if view.turn else ((Stock(""), Stock("")), "")
    return JagoPosition(
        settings,
        board,
        view.turn,
        racks,
        bag,
        Stock(view.aside),
        tuple(Word(_square(form.square), Direction(form.direction), form.word) for form in view.forms),
        tuple(_square(name) for name in view.last),
        _contest(view),
        view.stopping,
        _ending(view),
    )


def _hidden(view: JagoView, shuffle: Shuffle) -> tuple[tuple[Stock, Stock], str]:
    """The racks, the viewer's own as it is, and the bag."""
    seen = "".join(view.board.letters).replace(".", "") + view.aside + view.rack
    unseen = "".join(shuffle(Stock.from_counts(view.stock).without(seen).letters))
    racks = []
    for seat, count in enumerate(view.rack_counts, 1):
        if seat == view.seat:
            racks.append(Stock(view.rack))
        else:
            racks.append(Stock.of(unseen[:count]))
            unseen = unseen[count:]
    return (racks[0], racks[1]), unseen


def _square(name: str) -> int:
    square = SHAPE.index(name)
    if square is None:
        raise ValueError(f"no square: {name}")
    return square


def _contest(view: JagoView) -> Window | Penalty | None:
    if view.window:
        window = view.window
        return Window(window.board.board(), Stock(window.aside), Stock(window.used), window.forms)
    return Penalty(view.penalty.upheld) if view.penalty else None


def _ending(view: JagoView) -> Ending | None:
    outcome = view.outcome
    if outcome is None or outcome.reason == "blocked":
        return None
    if outcome.reason == "agreement":
        return Ending("agreement")
    return Ending(outcome.reason, 3 - outcome.winners[0])

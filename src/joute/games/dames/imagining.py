"""From a view back to a position: nothing is hidden, so there is only one."""

from __future__ import annotations

from joute.games.dames.board import Board, coloured
from joute.games.dames.material import SHAPE, opponent
from joute.games.dames.position import DamesPosition
from joute.games.dames.values import ENDINGS, Ending, Made
from joute.games.dames.view import DamesView
from joute.letters import Stock
from joute.play import Settings
from joute.play.grid import EMPTY


def imagined(view: DamesView, settings: Settings) -> DamesPosition:
    """The position the view was taken from."""
    cells = "".join(EMPTY if c.owner is None else coloured(c.letter, c.owner) for c in view.cells)
    jokers = frozenset(square for square, cell in enumerate(view.cells) if cell.joker)
    return DamesPosition(
        settings,
        Board(cells, jokers),
        view.dealt,
        turns=view.turns,
        made=tuple(Made(made.word, made.seat) for made in view.words),
        strategic=view.strategic,
        touched=_squares((view.touched,))[0] if view.touched else None,
        adoube=view.adoube,
        agreed=view.agreed,
        bag=Stock(view.bag),
        captured=Stock(view.captured),
        last=_squares(view.last),
        ending=_ending(view),
    )


def _squares(names: tuple[str, ...]) -> tuple[int, ...]:
    squares = (SHAPE.index(name) for name in names)
    return tuple(square for square in squares if square is not None)


def _ending(view: DamesView) -> Ending | None:
    """An end the board does not show."""
    if view.outcome is None or view.outcome.reason not in ENDINGS:
        return None
    winner = view.outcome.winners[0] if view.outcome.winners else None
    return Ending(view.outcome.reason, None if winner is None else opponent(winner), view.fault)

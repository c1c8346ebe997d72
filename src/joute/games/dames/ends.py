"""How the board ends a game (DAM-16, DAM-17, DAM-19 to DAM-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from joute.games.dames.board import Board
from joute.games.dames.material import STRATEGIC_LIMIT, opponent
from joute.games.dames.search import can_capture, can_move_freely
from joute.play import Outcome, Seat

if TYPE_CHECKING:
    from joute.games.dames.position import DamesPosition


def outcome_on_board(position: DamesPosition) -> Outcome | None:
    """The end the latest move has brought, asked for the mover first."""
    board, mover = position.board, opponent(position.turn)
    both = (mover, position.turn)
    if winner := next((seat for seat in both if _reversed_all(board, seat)), None):
        return Outcome((winner,), "total reversal", "DAM-20", games=2)
    if winner := next((seat for seat in both if _holds_other_camp(board, seat)), None):
        return Outcome((winner,), "camp", "DAM-19")
    if position.strategic >= STRATEGIC_LIMIT:
        return Outcome((), "strategic moves", "DAM-17")
    return _blocked(position)


def _reversed_all(board: Board, seat: Seat) -> bool:
    return board.count(seat) > 0 and board.count(opponent(seat)) == 0


def _holds_other_camp(board: Board, seat: Seat) -> bool:
    other = opponent(seat)
    return board.count_in_camp(seat, other) > 0 and board.count_in_camp(other, other) == 0


def _blocked(position: DamesPosition) -> Outcome | None:
    """The player to move has lost who can do nothing (DAM-21), or cannot have the last letter (DAM-16)."""
    last_letter = position.board.count(opponent(position.turn)) == 1
    if position.opening and not last_letter and can_move_freely(position):
        return None
    if can_capture(position) or position.can_make_word():
        return None
    return Outcome((opponent(position.turn),), "blocked", "DAM-16" if last_letter else "DAM-21")

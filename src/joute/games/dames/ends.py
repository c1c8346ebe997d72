"""Whose turn it is, the scores, and every way a game ends (DAM-16, DAM-17, DAM-19 to DAM-21)."""

from __future__ import annotations

from collections.abc import Mapping

from joute.games.dames.board import Board
from joute.games.dames.material import BLACK, STRATEGIC_LIMIT, WHITE, opponent
from joute.games.dames.rules.search import can_capture, can_make_word, can_move_freely
from joute.games.dames.state import Ending, State
from joute.play import CHANCE, END, RESIGN, TIMEOUT, Effects, EndReason, MoveKind, Outcome, Ruling, Seat
from joute.values import replace

ENDING_ARTICLES: Mapping[EndReason, str] = {
    EndReason.RESIGNATION: "DAM-21",
    EndReason.TIME: "DAM-21",
    EndReason.AGREEMENT: "DAM-21",
    EndReason.FAULT: "DAM-23",
}
"""The ends that the board does not show, and the article behind each."""


def outcome(state: State) -> Outcome | None:
    if state.ending:
        return _declared(state.ending)
    return state.remember("outcome", lambda: _on_board(state)) if state.dealt else None


def scores(state: State) -> tuple[int, ...]:
    """How many letters of each colour are on the board."""
    return state.board.count(WHITE), state.board.count(BLACK)


def to_act(state: State) -> tuple[Seat, ...]:
    if not state.dealt:
        return () if state.ending else (CHANCE,)
    return () if outcome(state) else (state.turn,)


def resign(state: State, seat: Seat) -> Ruling[State]:
    lost = replace(state, ending=Ending(EndReason.RESIGNATION, seat))
    return Effects(lost, RESIGN, MoveKind.RESIGN)


def run_out_of_time(state: State, seat: Seat) -> Ruling[State]:
    lost = replace(state, ending=Ending(EndReason.TIME, seat))
    return Effects(lost, TIMEOUT, MoveKind.TIMEOUT)


def agree(state: State, seat: Seat) -> Ruling[State]:
    """The game is drawn once both players have said so since the last move."""
    agreed = tuple(sorted({*state.agreed, seat}))
    ending = Ending(EndReason.AGREEMENT) if len(agreed) == state.seats else None
    return Effects(replace(state, agreed=agreed, ending=ending), END, MoveKind.END)


def _declared(ending: Ending) -> Outcome:
    winners = () if ending.loser is None else (opponent(ending.loser),)
    return Outcome(winners, ending.reason, ENDING_ARTICLES[ending.reason])


def _on_board(state: State) -> Outcome | None:
    """The end the latest move has brought, asked for the mover first."""
    board, mover = state.board, opponent(state.turn)
    both = (mover, state.turn)
    if winner := next((seat for seat in both if _reversed_all(board, seat)), None):
        return Outcome((winner,), EndReason.TOTAL_REVERSAL, "DAM-20", games=2)
    if winner := next((seat for seat in both if _holds_other_camp(board, seat)), None):
        return Outcome((winner,), EndReason.CAMP, "DAM-19")
    if state.strategic >= STRATEGIC_LIMIT:
        return Outcome((), EndReason.STRATEGIC_MOVES, "DAM-17")
    return _blocked(state)


def _reversed_all(board: Board, seat: Seat) -> bool:
    return board.count(seat) > 0 and board.count(opponent(seat)) == 0


def _holds_other_camp(board: Board, seat: Seat) -> bool:
    other = opponent(seat)
    return board.count_in_camp(seat, other) > 0 and board.count_in_camp(other, other) == 0


def _blocked(state: State) -> Outcome | None:
    """The player to move has lost who can do nothing (DAM-21), or cannot have the last letter (DAM-16)."""
    last_letter = state.board.count(opponent(state.turn)) == 1
    if state.opening and not last_letter and can_move_freely(state):
        return None
    if can_capture(state) or can_make_word(state):
        return None
    return Outcome((opponent(state.turn),), EndReason.BLOCKED, "DAM-16" if last_letter else "DAM-21")

"""The one door for bots: what the JAGO bot asks of its game besides moves and views."""

from __future__ import annotations

from joute.games.jago.ends import scores
from joute.games.jago.exchanges import exchanges
from joute.games.jago.found import Found, turns_in
from joute.games.jago.judge import REFEREE
from joute.games.jago.laid_out_search import ALL
from joute.games.jago.material import other
from joute.games.jago.moves import Turn
from joute.games.jago.multi_word import some_turns, with_another
from joute.games.jago.rules.change import change_of
from joute.games.jago.rules.laying import followed
from joute.games.jago.search import LEAD, STOPPED, find, find_if_few, guess
from joute.games.jago.state import State
from joute.play import Position, Refusal, Seat, state_in

__all__ = [
    "ALL",
    "LEAD",
    "STOPPED",
    "Found",
    "after",
    "exchanges",
    "find",
    "find_if_few",
    "followed",
    "guess",
    "lead",
    "makes",
    "some_turns",
    "state_of",
    "turns_in",
    "with_another",
]


def state_of(position: Position) -> State:
    return state_in(position, State)


def after(state: State, turn: Turn) -> State | None:
    """The state once the seat on turn has played; None where the referee refuses the turn."""
    ruling = REFEREE.judge(state, state.turn, turn)
    return None if isinstance(ruling, Refusal) else ruling.after


def lead(state: State, seat: Seat) -> int:
    """By how many letters the seat leads."""
    shown = scores(state)
    return shown[seat - 1] - shown[other(seat) - 1]


def makes(state: State, turn: Turn) -> tuple[str, ...]:
    """Every word that the turn makes or changes for the seat on turn, those it crosses too."""
    change = change_of(state.board, state.turn, turn)
    return () if isinstance(change, Refusal) else tuple(word.letters for word in change.words)

"""The score and the end (LXD-18 to LXD-21). Matches of two games (LXD-22) are counted by tournaments."""

from __future__ import annotations

import re
from functools import lru_cache

from joute.games.lexiduel.board import lines
from joute.games.lexiduel.material import BLUE, RED, SHORTEST_WORD, opponent
from joute.games.lexiduel.state import Forfeit, State
from joute.play import END, RESIGN, Effects, EndReason, MoveKind, Outcome, Ruling, Seat
from joute.play.grid import EMPTY, Grid
from joute.values import replace

NO_GAIN = (0, 0)
_BLUE_LETTER = re.compile("[A-Z]")
_SCORING_WORD = re.compile(f"[A-Za-z]{{{SHORTEST_WORD},}}")


def outcome(state: State) -> Outcome | None:
    if state.forfeit:
        return _by_forfeit(state.forfeit)
    if state.passes >= 2:
        return _by_points(state, EndReason.BY_POINTS, "LXD-19")
    if len(state.agreed) == state.seats:
        return _by_points(state, EndReason.AGREEMENT, "LXD-20")
    if state.terms.rounds is not None and state.turns >= 2 * state.terms.rounds:
        return _by_points(state, EndReason.BY_POINTS, "LXD-20")
    return None


def scores(state: State) -> tuple[int, int]:
    return points(state.board)


@lru_cache(maxsize=1024)
def points(board: Grid) -> tuple[int, int]:
    """LXD-18: the letters of each colour, over every word of four letters or more."""
    words = "".join(_SCORING_WORD.findall(EMPTY.join(lines(board))))
    blue = len(_BLUE_LETTER.findall(words))
    return blue, len(words) - blue


def to_act(state: State) -> tuple[Seat, ...]:
    return () if outcome(state) else (state.turn,)


def resign(state: State, seat: Seat) -> Ruling[State]:
    after = replace(state, forfeit=Forfeit(seat, EndReason.RESIGNATION))
    return Effects(after, RESIGN, MoveKind.RESIGN, gains=NO_GAIN)


def agree(state: State, seat: Seat) -> Ruling[State]:
    """LXD-20: the game stops once both players have said so since the last turn."""
    after = replace(state, agreed=tuple(sorted({*state.agreed, seat})))
    return Effects(after, END, MoveKind.END, gains=NO_GAIN)


def _by_forfeit(forfeit: Forfeit) -> Outcome:
    article = "LXD-21" if forfeit.reason is EndReason.TIME else "LXD-20"
    return Outcome((opponent(forfeit.seat),), forfeit.reason, article)


def _by_points(state: State, reason: EndReason, article: str) -> Outcome:
    """LXD-20: the highest score wins, equal scores draw."""
    blue, red = scores(state)
    winners = () if blue == red else (BLUE,) if blue > red else (RED,)
    return Outcome(winners, reason, article)

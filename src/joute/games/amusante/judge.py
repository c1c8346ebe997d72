"""What a move does, or the article that forbids it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from joute.games.amusante import contests
from joute.games.amusante.contests import pass_on, take_up
from joute.games.amusante.laying import lay
from joute.games.amusante.material import SHARE
from joute.games.amusante.moves import TAKE, Lay
from joute.letters.squares import SQUARES
from joute.play import (
    END,
    PASS,
    RESIGN,
    TIMEOUT,
    Effects,
    Judgement,
    Move,
    Refusal,
    Seat,
    illegal,
    unreadable,
)
from joute.play.contested import Referee, without
from joute.play.squares import Deal

if TYPE_CHECKING:
    from joute.games.amusante.position import AmusantePosition


def _deal(position: AmusantePosition, move: Move) -> Judgement:
    """Six squares each (AMU-1); the stock that remains need not be written."""
    if not isinstance(move, Deal):
        return illegal("AMU-1", "only_chance_deals")
    dealt, shares = move.squares, SHARE * position.seats
    if len(dealt) not in (shares, len(SQUARES)):
        return illegal("AMU-1", "wrong_count", count=len(dealt), shares=shares, all=len(SQUARES))
    if extra := SQUARES.missing(dealt):
        return illegal("AMU-1", "wrong_squares", extra=extra[:40])
    hands = move.shares(SHARE, position.seats)
    after = replace(position, hands=hands, following=1, known=("",) * position.seats)
    return Effects(after, move, "deal")


def _held_up(position: AmusantePosition) -> Refusal:
    return illegal("AMU-6", "window_open", seat=position.author or 0)


def _turn(position: AmusantePosition, seat: Seat, move: Move) -> Judgement:
    if isinstance(move, Lay):
        return lay(position, seat, move)
    if move in (TAKE, TIMEOUT):
        return _take(position, seat, move)
    if move == PASS:
        return illegal("AMU-4", "no_pass")
    if isinstance(move, Deal):
        return illegal("AMU-1", "only_chance_deals")
    return unreadable("unreadable_move", text=move.text()[:80])


def _take(position: AmusantePosition, seat: Seat, move: Move) -> Judgement:
    """Taking up the row, always allowed but on an empty one (AMU-4); out of time does the same (AMU-7)."""
    if move == TAKE and not position.row:
        return illegal("AMU-4", "empty_row")
    after = pass_on(take_up(position, seat), seat)
    return Effects(after, move, "take")


def _resign(position: AmusantePosition, seat: Seat) -> Judgement:
    """The squares are set aside (AMU-7); a word of the player's can no longer be contested."""
    if seat in position.resigned:
        return illegal("AMU-7", "not_in_play", seat=seat)
    after = replace(
        position,
        resigned=(*position.resigned, seat),
        agreed=without(position.agreed, seat),
        waiting=() if seat == position.author else without(position.waiting, seat),
    )
    return Effects(_stopped_if_agreed(after), RESIGN, "resign")


def _agree(position: AmusantePosition, seat: Seat) -> Judgement:
    """Once all still in have said so since the last turn played, nobody scores."""
    if seat in position.resigned:
        return illegal("AMU-7", "not_in_play", seat=seat)
    after = replace(position, agreed=tuple(sorted({*position.agreed, seat})))
    return Effects(_stopped_if_agreed(after), END, "end")


def _stopped_if_agreed(position: AmusantePosition) -> AmusantePosition:
    if position.ending() or not set(position.in_play) <= set(position.agreed):
        return position
    return replace(position, stopped="agreement", waiting=())


REFEREE: Referee[AmusantePosition, Effects] = Referee(
    turn_article="AMU-3",
    chance=_deal,
    resign=_resign,
    agree=_agree,
    contest=contests.contest,
    accept=contests.accept,
    held_up=_held_up,
    on_turn=_turn,
)

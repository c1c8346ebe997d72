"""What a move does, or the article that forbids it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from joute.games.demo import contests
from joute.games.demo.laying import Played, lay
from joute.games.demo.material import SHAPE, share
from joute.games.demo.moves import Play
from joute.games.demo.payments import gains
from joute.letters import Stock
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
from joute.play.squares import Deal, with_hand

if TYPE_CHECKING:
    from joute.games.demo.position import DemoPosition


def _deal(position: DemoPosition, move: Move) -> Judgement:
    """All 90 squares, share by share (DEM-1, DEM-2)."""
    if not isinstance(move, Deal):
        return illegal("DEM-2", "only_chance_deals")
    dealt = Stock.of(move.squares)
    if dealt != SQUARES:
        missing, extra = dealt.missing(SQUARES), SQUARES.missing(dealt)
        wrong = f"+{extra} " * bool(extra) + f"−{missing}" * bool(missing)
        return illegal("DEM-1", "wrong_squares", count=len(dealt), wrong=_short(wrong.strip()))
    size = share(position.settings.options["share"], position.seats)
    hands = move.shares(size, position.seats)
    return Effects(replace(position, hands=hands, following=1), move, "deal")


def _short(text: str) -> str:
    return text if len(text) < 40 else f"{text[:40]}…"


def _held_up(position: DemoPosition) -> Refusal:
    return illegal("DEM-10", "window_open", seat=position.pending or 0)


def _turn(position: DemoPosition, seat: Seat, move: Move) -> Judgement:
    if isinstance(move, Play):
        return _play(position, seat, move)
    if move in (PASS, TIMEOUT):  # DEM-11
        return _pass(position, seat, move)
    if isinstance(move, Deal):
        return illegal("DEM-2", "only_chance_deals")
    return unreadable("unreadable_move", text=move.text()[:80])


def _play(position: DemoPosition, seat: Seat, move: Play) -> Judgement:
    """The squares leave the hand; in contestation the others may doubt the words (DEM-10)."""
    laying = lay(position, seat, move)
    if isinstance(laying, Refusal):
        return laying
    hand = Stock(position.hands[seat - 1]).without(laying.held()).letters
    others = tuple(other for other in position.in_play if other != seat)
    after = replace(
        _after_turn(position, seat),
        grid=laying.grid,
        hands=with_hand(position.hands, seat, hand),
        out=position.out if hand else (*position.out, seat),
        passed=(),
        agreed=(),
        last=Played(seat, laying.squares),
        waiting=others if position.contesting else (),
    )
    return Effects(
        after, laying.move, "play", words=laying.words, laid=SHAPE.names(laying.squares), gains=gains(after)
    )


def _pass(position: DemoPosition, seat: Seat, move: Move) -> Judgement:
    """When all pass in succession the game stops (DEM-7). A pass is no play: contests stay open."""
    passed = tuple(sorted({*position.passed, seat}))
    after = replace(_after_turn(position, seat), passed=passed)
    if set(after.in_play) <= set(passed):
        after = replace(after, stopped="passes", waiting=())
    return Effects(after, move, "pass", gains=gains(after))


def _after_turn(position: DemoPosition, seat: Seat) -> DemoPosition:
    _, lost = position.next_turn()
    return replace(position, following=seat % position.seats + 1, lost=lost)


def _resign(position: DemoPosition, seat: Seat) -> Judgement:
    """The hand is set aside (DEM-11); what the player has just laid can no longer be contested."""
    if seat in position.resigned or (seat in position.out and seat != position.pending):
        return illegal("DEM-11", "not_in_play", seat=seat)
    author = position.last is not None and position.last.seat == seat
    after = replace(
        position,
        resigned=(*position.resigned, seat),
        out=without(position.out, seat),
        passed=without(position.passed, seat),
        lost=without(position.lost, seat),
        agreed=without(position.agreed, seat),
        waiting=() if author else without(position.waiting, seat),
    )
    after = _stop_if_agreed(after)
    return Effects(after, RESIGN, "resign", gains=gains(after))


def _agree(position: DemoPosition, seat: Seat) -> Judgement:
    """Once all still in have said so since the last play, nobody pays anything."""
    if seat not in _still_in(position):
        return illegal("DEM-11", "not_in_play", seat=seat)
    after = _stop_if_agreed(replace(position, agreed=tuple(sorted({*position.agreed, seat}))))
    return Effects(after, END, "end", gains=gains(after))


def _stop_if_agreed(position: DemoPosition) -> DemoPosition:
    if position.ending() or not set(_still_in(position)) <= set(position.agreed):
        return position
    return replace(position, stopped="agreement", waiting=())


def _still_in(position: DemoPosition) -> tuple[Seat, ...]:
    return position.in_play + ((position.pending,) if position.pending else ())


REFEREE: Referee[DemoPosition, Effects] = Referee(
    turn_article="DEM-5",
    chance=_deal,
    resign=_resign,
    agree=_agree,
    contest=contests.contest,
    accept=contests.accept,
    held_up=_held_up,
    on_turn=_turn,
)

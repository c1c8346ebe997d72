"""Contesting a play, or accepting it (DEM-10)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from joute.games.demo.laying import Played, runs_through, word_of
from joute.games.demo.material import SHAPE, as_held
from joute.games.demo.payments import gains
from joute.letters import Stock
from joute.play import Challenge, Effects, Judgement, Move, Refusal, Seat, illegal
from joute.play.contested import refuse_contest, without
from joute.play.grid import EMPTY
from joute.play.squares import with_hand

if TYPE_CHECKING:
    from joute.games.demo.position import DemoPosition


def accept(position: DemoPosition, seat: Seat, move: Move) -> Judgement:
    """Who has accepted a play no longer contests it; a winning play stands once all have."""
    if refusal := _refuse(position, seat):
        return refusal
    after = replace(position, waiting=without(position.waiting, seat))
    return Effects(after, move, "accept", gains=gains(after))


def contest(position: DemoPosition, seat: Seat, move: Challenge) -> Judgement:
    """The whole play is contested, once: the dictionary decides."""
    if refusal := _refuse(position, seat):
        return refusal
    last, words = position.last, last_words(position)
    assert last is not None
    if move.word and move.word not in words:
        return illegal("DEM-10", "not_in_the_play", word=move.word, words=", ".join(words))
    wrong = tuple(word for word in words if word not in position.settings.dictionary)
    if wrong:
        return Effects(
            _undone(position, last), move, "contest_upheld", wrong, removed=SHAPE.names(last.squares)
        )
    after = replace(position, waiting=(), lost=tuple(sorted((*position.lost, seat))))
    return Effects(after, move, "contest_refuted", words, gains=gains(after))


def _refuse(position: DemoPosition, seat: Seat) -> Refusal | None:
    author = position.last.seat if position.last else None
    return refuse_contest(position, seat, author, "DEM-10", strict=not position.contesting)


def _undone(position: DemoPosition, last: Played) -> DemoPosition:
    """The squares go back to the hand; the turn is lost, for it has already moved on."""
    squares = "".join(as_held(position.grid[square]) for square in last.squares)
    hand = Stock.of(position.hands[last.seat - 1]).plus(squares).letters
    return replace(
        position,
        grid=position.grid.with_cells(dict.fromkeys(last.squares, EMPTY)),
        hands=with_hand(position.hands, last.seat, hand),
        out=without(position.out, last.seat),
        agreed=(),
        last=None,
        waiting=(),
    )


def last_words(position: DemoPosition) -> tuple[str, ...]:
    """The words the last play has made."""
    squares = position.last.squares if position.last else ()
    return tuple(word_of(position.grid, run) for run in runs_through(position.grid, squares))

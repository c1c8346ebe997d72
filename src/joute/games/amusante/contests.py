"""Contesting an announced word, or accepting it (AMU-6), and taking up rows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from joute.games.amusante.material import as_held
from joute.play import Challenge, Effects, Judgement, Move, Seat, illegal

if TYPE_CHECKING:
    from joute.games.amusante.position import AmusantePosition


def accept(position: AmusantePosition, seat: Seat, move: Move) -> Judgement:
    """Who has accepted a word no longer contests it; a last square wins once all have."""
    if seat not in position.waiting:
        return illegal("AMU-6", "nothing_to_contest" if position.contesting else "strict_arbitration")
    return Effects(replace(position, waiting=without(position.waiting, seat)), move, "accept")


def contest(position: AmusantePosition, seat: Seat, move: Challenge) -> Judgement:
    """The dictionary decides who takes up the row; the player after the author starts a new one."""
    author = position.author
    if seat not in position.waiting or author is None:
        return illegal("AMU-6", "nothing_to_contest" if position.contesting else "strict_arbitration")
    word = position.announced[-1].word
    if move.word and move.word != word:
        return illegal("AMU-6", "not_the_word", word=move.word, last=word)
    refuted = word in position.settings.dictionary
    after = pass_on(take_up(position, seat if refuted else author), author)
    return Effects(after, move, "contest_refuted" if refuted else "contest_upheld", (word,))


def take_up(position: AmusantePosition, seat: Seat) -> AmusantePosition:
    """The row goes to the seat's hand, where all know its squares to be; jokers are free again."""
    squares = as_held(position.row)
    return replace(
        position,
        hands=with_squares(position.hands, seat, squares),
        known=with_squares(position.known, seat, squares),
        row="",
        announced=(),
        taken=position.taken + 1,
        agreed=(),
        waiting=(),
    )


def pass_on(position: AmusantePosition, seat: Seat) -> AmusantePosition:
    """The turn goes to the left of the seat."""
    return replace(position, following=seat % position.seats + 1)


def with_squares(hands: tuple[str, ...], seat: Seat, squares: str) -> tuple[str, ...]:
    hand = "".join(sorted(hands[seat - 1] + squares))
    return (*hands[: seat - 1], hand, *hands[seat:])


def without(seats: tuple[Seat, ...], gone: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat != gone)

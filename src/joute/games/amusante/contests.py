"""Contesting an announced word, or accepting it (AMU-6), and taking up rows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from joute.games.amusante.material import as_held
from joute.play import Challenge, Effects, Judgement, Move, Refusal, Seat, illegal
from joute.play.contested import refuse_contest, without
from joute.play.squares import with_hand

if TYPE_CHECKING:
    from joute.games.amusante.position import AmusantePosition


def accept(position: AmusantePosition, seat: Seat, move: Move) -> Judgement:
    """Who has accepted a word no longer contests it; a last square wins once all have."""
    if refusal := _refuse(position, seat):
        return refusal
    return Effects(replace(position, waiting=without(position.waiting, seat)), move, "accept")


def contest(position: AmusantePosition, seat: Seat, move: Challenge) -> Judgement:
    """The dictionary decides who takes up the row; the player after the author starts a new one."""
    if refusal := _refuse(position, seat):
        return refusal
    author, word = position.announced[-1].seat, position.announced[-1].word
    if move.word and move.word != word:
        return illegal("AMU-6", "not_the_word", word=move.word, last=word)
    refuted = word in position.settings.dictionary
    after = pass_on(take_up(position, seat if refuted else author), author)
    return Effects(after, move, "contest_refuted" if refuted else "contest_upheld", (word,))


def _refuse(position: AmusantePosition, seat: Seat) -> Refusal | None:
    return refuse_contest(position, seat, position.author, "AMU-6", strict=not position.contesting)


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
    return with_hand(hands, seat, "".join(sorted(hands[seat - 1] + squares)))

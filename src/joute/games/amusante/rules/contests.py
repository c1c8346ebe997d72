"""Contesting an announced word, or accepting it (AMU-6)."""

from __future__ import annotations

from joute.games.amusante.rules.rows import taken_up
from joute.games.amusante.state import State
from joute.play import (
    Challenge,
    Effects,
    Move,
    MoveKind,
    Refusal,
    Ruling,
    Seat,
    Window,
    illegal,
)
from joute.play.contests import refuse_contest, without
from joute.values import replace


def window(state: State) -> Window:
    return state.window


def accept(state: State, seat: Seat, move: Move) -> Ruling[State]:
    """Who has accepted a word no longer contests it; a last square wins once all have."""
    if refusal := _refuse(state, seat):
        return refusal
    return Effects(replace(state, waiting=without(state.waiting, seat)), move, MoveKind.ACCEPT)


def contest(state: State, seat: Seat, move: Challenge) -> Ruling[State]:
    """The dictionary decides who takes up the row; the player after the author starts a new one."""
    if refusal := _refuse(state, seat):
        return refusal
    author, word = state.announced[-1].seat, state.announced[-1].word
    if move.word and move.word != word:
        return illegal("AMU-6", "not_the_word", word=move.word, last=word)
    is_word = word in state.terms.dictionary
    after = taken_up(state, seat if is_word else author, state.left_of(author))
    kind = MoveKind.CHALLENGE_WRONG if is_word else MoveKind.CHALLENGE_RIGHT
    return Effects(after, move, kind, words=(word,))


def refuse_while_closing(state: State) -> Refusal:
    """Nobody plays on before a last square is accepted or contested."""
    return illegal("AMU-6", "window_open", seat=state.author or 0)


def _refuse(state: State, seat: Seat) -> Refusal | None:
    return refuse_contest(window(state), seat, "AMU-6", strict=not state.terms.contesting)

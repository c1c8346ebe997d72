"""Contesting a turn: the window, the verdict, the letters turned (JAG-19 to JAG-21)."""

from __future__ import annotations

from joute.games.jago.ends import effects_of
from joute.games.jago.material import SHAPE, other
from joute.games.jago.moves import Flip
from joute.games.jago.rules.dealing import closed
from joute.games.jago.state import ContestedTurn, Penalty, State
from joute.play import (
    NO_WINDOW,
    Challenge,
    Duty,
    Move,
    MoveKind,
    Ruling,
    Seat,
    Window,
    illegal,
    window_over,
)
from joute.values import replace


def window(state: State) -> Window:
    """Open beside the next turn; closing where the next player has no letter left to lay (JAG-24)."""
    if state.ended or not state.contested:
        return NO_WINDOW
    return window_over(other(state.turn), (state.turn,), closing=not state.at_hand)


def accept(state: State, seat: Seat, move: Move) -> Ruling[State]:  # noqa: ARG001
    if not state.contested:
        return illegal("JAG-19", "nothing_to_accept")
    return effects_of(state, closed(state), move, MoveKind.ACCEPT)


def contest(state: State, seat: Seat, move: Challenge) -> Ruling[State]:  # noqa: ARG001
    """Turns are contested, not single words: one word that does not exist is enough."""
    turn = state.contested
    if not turn:
        return illegal("JAG-19", "nothing_to_contest")
    words = state.words_of_turn()
    if move.word and move.word not in words:
        return illegal("JAG-19", "not_of_this_turn", word=move.word, words=", ".join(words))
    upheld = any(word not in state.terms.dictionary for word in words)
    judged = _taken_back(state, turn) if upheld else closed(state)
    penalty = Penalty(upheld) if judged.flippable() else None
    after = replace(judged, contest=penalty, agreed=())
    kind = MoveKind.CHALLENGE_RIGHT if upheld else MoveKind.CHALLENGE_WRONG
    return replace(effects_of(state, after, move, kind), words=words, resumes=True)


def _taken_back(state: State, turn: ContestedTurn) -> State:
    """JAG-20: as before the turn, which goes on."""
    author = other(state.turn)
    return replace(
        state,
        racks=state.racks_with(author, state.rack(author).plus(turn.used)),
        board=turn.board,
        aside=turn.aside,
        forms=state.forms[: turn.forms],
        last=(),
        turn=author,
    )


def duty(state: State, seat: Seat) -> Duty | None:
    """The winner of a contest may turn letters before anything else is played (JAG-20, JAG-21)."""
    penalty = state.penalty
    if not penalty or seat == state.turn:
        return None
    squares = SHAPE.names(state.flippable())
    return Duty("duty_flip", penalty.article, squares, {"count": state.most_flips()})


def flip(state: State, seat: Seat, move: Flip) -> Ruling[State]:
    """Up to three letters, or none at all."""
    penalty = state.penalty
    if not penalty:
        return illegal("JAG-20", "nothing_to_flip")
    chosen = tuple(sorted(set(move.squares)))
    names, most = SHAPE.names(chosen), state.most_flips()
    twice = tuple(square for square in chosen if move.squares.count(square) > 1)
    if twice:
        return illegal(penalty.article, "flipped_twice", SHAPE.names(twice))
    wrong = tuple(square for square in chosen if square not in state.flippable())
    if wrong:
        return illegal(penalty.article, "not_their_letter", SHAPE.names(wrong))
    if len(chosen) > most:
        return illegal(penalty.article, "too_many_flips", names, most=most)
    after = replace(state, board=state.board.turned(chosen, seat), contest=None, agreed=())
    done = effects_of(state, after, Flip(chosen), MoveKind.FLIP)
    return replace(done, turned=names, resumes=True)

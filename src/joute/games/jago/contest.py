"""Contesting a turn: the window, the verdict, the letters turned (JAG-19 to JAG-21)."""

from __future__ import annotations

from dataclasses import replace

from joute.games.jago.material import SHAPE, other
from joute.games.jago.moves import Flip
from joute.games.jago.position import JagoPosition, effects
from joute.games.jago.values import Penalty, Window
from joute.play import ACCEPT, Challenge, Effects, Judgement, Seat, illegal


def judge_accept(position: JagoPosition) -> Judgement:
    if not isinstance(position.contest, Window):
        return illegal("JAG-19", "nothing_to_accept")
    return effects(position, position.closed(), ACCEPT, "accept")


def judge_challenge(position: JagoPosition, move: Challenge) -> Judgement:
    """Turns are contested, not single words: one word that does not exist is enough."""
    window = position.contest
    if not isinstance(window, Window):
        return illegal("JAG-19", "nothing_to_contest")
    words = position.words_of_turn()
    if move.word and move.word not in words:
        return illegal("JAG-19", "not_of_this_turn", word=move.word, words=", ".join(words))
    upheld = any(word not in position.settings.dictionary for word in words)
    judged = _taken_back(position, window) if upheld else position.closed()
    penalty = Penalty(upheld) if judged.to_turn() else None
    after = replace(judged, contest=penalty, stopping=())
    kind = "challenge_right" if upheld else "challenge_wrong"
    return replace(effects(position, after, move, kind), words=words, resumes=True)


def _taken_back(position: JagoPosition, window: Window) -> JagoPosition:
    """JAG-20: as before the turn, which goes on."""
    author = other(position.turn)
    return replace(
        position,
        racks=position.racks_with(author, position.rack(author).plus(window.used)),
        board=window.board,
        aside=window.aside,
        forms=position.forms[: window.forms],
        last=(),
        turn=author,
    )


def judge_flip(position: JagoPosition, seat: Seat, move: Flip) -> Judgement:
    penalty = position.contest
    if not isinstance(penalty, Penalty):
        return illegal("JAG-20", "nothing_to_flip")
    chosen = tuple(sorted(set(move.squares)))
    names = SHAPE.names(chosen)
    count = position.turned_by_penalty()
    if len(chosen) != count or len(move.squares) != count:
        return illegal(penalty.article, "wrong_flip_count", names, count=count)
    wrong = tuple(square for square in chosen if square not in position.to_turn())
    if wrong:
        return illegal(penalty.article, "not_their_letter", SHAPE.names(wrong))
    board = position.board.turned(chosen, seat)
    after = replace(position, board=board, contest=None, stopping=())
    done: Effects = effects(position, after, Flip(chosen), "flip")
    return replace(done, turned=names, resumes=True)

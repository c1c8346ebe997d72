"""A letter moves: the stages of its judgement, in the order the articles are asked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from joute.games.dames.forks import spelled_out
from joute.games.dames.jokers import refuse_jokers
from joute.games.dames.lines import Journey, journey, leaves_home_bare
from joute.games.dames.material import SHAPE, opponent
from joute.games.dames.moves import Slide
from joute.games.dames.paths import refuse_letters, refuse_paths
from joute.games.dames.values import Made
from joute.games.dames.words import go_on_from, refuse_words
from joute.play import Effects, Judgement, Refusal, Seat, illegal

if TYPE_CHECKING:
    from joute.games.dames.position import DamesPosition


def judge_slide(position: DamesPosition, seat: Seat, move: Slide) -> Judgement:
    """Refuse the move or say what it does, as friendly play would."""
    way = journey(position.board, seat, move.source, move.target, position.turns_over)
    if isinstance(way, Refusal):
        return way
    if move.capture and not way.captured:
        return illegal("DAM-6", "nothing_captured", SHAPE.names((move.source, move.target)))
    if any(not announced.squares for announced in move.words):
        return spelled_out(position, way, move, judge_slide)
    move = replace(move, capture=bool(way.captured))
    refusal = (
        _refuse_shape(position, way, move)
        or refuse_letters(way, move.words)
        or refuse_words(position, seat, move.words)
        or refuse_jokers(way, move)
    )
    return refusal or _effects(position, way, move)


def _refuse_shape(position: DamesPosition, way: Journey, move: Slide) -> Refusal | None:
    if not move.words and not way.captured and not position.opening:
        return illegal("DAM-8", "no_word", SHAPE.names((move.target,)))
    if leaves_home_bare(way):
        return illegal("DAM-9", "last_at_home", SHAPE.names((move.source, move.target)))
    refusal = refuse_paths(way, move.words) if move.words else _refuse_wordless(position, way)
    if refusal:
        return refusal
    if position.touched is not None and position.touched != move.source:
        return illegal("DAM-23", "another_touched", SHAPE.names((position.touched,)))
    return None


def _refuse_wordless(position: DamesPosition, way: Journey) -> Refusal | None:
    """A move without a word: *prise pure*, *prise pure finale* or *coup stratégique*."""
    squares = SHAPE.names((way.source, way.target))
    if not way.captured:
        return illegal("DAM-17", "word_possible", squares) if position.can_make_word() else None
    if way.from_home:
        return None
    if way.before.count(opponent(way.seat)) > 1:
        return illegal("DAM-15", "prise_from_afar", squares)
    return illegal("DAM-16", "word_possible_at_last", squares) if position.can_make_word() else None


def _effects(position: DamesPosition, way: Journey, move: Slide) -> Effects:
    turned = turned_by(way, move)
    board = way.after.turned(turned, way.seat)
    for joker in move.jokers:
        board = board.with_joker(joker.square, joker.letter, way.seat)
    strategic = not move.words and not way.captured
    gone = () if position.turns_over else tuple(way.before.letter(square) for square in way.captured)
    after = replace(
        position,
        board=board,
        turns=position.turns + 1,
        made=position.made + tuple(Made(announced.word, way.seat) for announced in move.words),
        strategic=position.strategic + 1 if strategic else 0,
        touched=None,
        adoube=False,
        agreed=(),
        captured=position.captured.plus(gone),
        last=(way.source, way.target, *turned),
    )
    go_on_from(position, after)
    return Effects(
        after,
        move,
        _kind(way, move),
        words=tuple(announced.word for announced in move.words),
        laid=SHAPE.names(tuple(joker.square for joker in move.jokers)),
        turned=SHAPE.names(turned + (way.captured if position.turns_over else ())),
        removed=() if position.turns_over else SHAPE.names(way.captured),
    )


def turned_by(way: Journey, move: Slide) -> tuple[int, ...]:
    """The opponent's letters in the words, in board order (DAM-14)."""
    squares = {square for announced in move.words for square in announced.squares}
    return tuple(sorted(s for s in squares if way.after.holds_letter(s, opponent(way.seat))))


def _kind(way: Journey, move: Slide) -> str:
    if move.words:
        return "double" if len(move.words) == 2 else "word"
    if not way.captured:
        return "coup_strategique"
    return "prise_pure" if way.from_home else "prise_pure_finale"

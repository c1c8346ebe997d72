"""A letter moves: the stages of its judgement, in the order the articles are asked."""

from __future__ import annotations

from functools import partial

from joute.games.dames.material import SHAPE, opponent
from joute.games.dames.moves import Slide
from joute.games.dames.rules.jokers import refuse_jokers
from joute.games.dames.rules.journeys import Journey, journey, leaves_home_bare
from joute.games.dames.rules.opening import refuse_opening
from joute.games.dames.rules.paths import refuse_letters, refuse_paths
from joute.games.dames.rules.search import can_make_word
from joute.games.dames.rules.strictness import refuse_other_letter
from joute.games.dames.rules.unsaid import leaves_squares_unsaid, readings, with_squares_found
from joute.games.dames.rules.words import carry_made_words, refuse_words
from joute.games.dames.state import Made, State
from joute.play import Effects, MoveKind, Refusal, Ruling, Seat, illegal
from joute.values import replace


def slide(state: State, seat: Seat, move: Slide) -> Ruling[State]:
    """Refuse the move or say what it does, as friendly play would."""
    way = journey(state.board, seat, move.source, move.target, state.terms.turns_over)
    if isinstance(way, Refusal):
        return way
    if move.capture and not way.captured:
        return illegal("DAM-6", "nothing_captured", SHAPE.names((move.source, move.target)))
    if leaves_squares_unsaid(move):
        return with_squares_found(way, move, partial(slide, state, seat))
    move = replace(move, capture=bool(way.captured))
    refusal = (
        _refuse_shape(state, way, move)
        or refuse_letters(way, move.words)
        or refuse_words(state, seat, move.words)
        or refuse_jokers(way, move)
    )
    return refusal or _effects(state, way, move)


def spelled_out(state: State, seat: Seat, move: Slide, most: int) -> tuple[Slide, ...]:
    """What a move that leaves its squares unsaid may mean, where its ways turn different letters (DAM-12)."""
    way = journey(state.board, seat, move.source, move.target, state.terms.turns_over)
    if isinstance(way, Refusal) or not leaves_squares_unsaid(move):
        return ()
    return tuple(readings(way, move, partial(slide, state, seat), most))


def _refuse_shape(state: State, way: Journey, move: Slide) -> Refusal | None:
    if not move.words and not way.captured and not state.opening:
        return illegal("DAM-8", "no_word", SHAPE.names((move.target,)))
    if leaves_home_bare(way):
        return illegal("DAM-9", "last_at_home", SHAPE.names((move.source, move.target)))
    refusal = (
        refuse_paths(way, move.words) or refuse_opening(state, way, move.words)
        if move.words
        else _refuse_wordless(state, way)
    )
    return refusal or refuse_other_letter(state, move)


def _refuse_wordless(state: State, way: Journey) -> Refusal | None:
    """A move without a word: *prise pure*, *prise pure finale* or *coup stratégique*."""
    squares = SHAPE.names((way.source, way.target))
    if not way.captured:
        return illegal("DAM-17", "word_possible", squares) if can_make_word(state) else None
    if way.from_home:
        return None
    if way.before.count(opponent(way.seat)) > 1:
        return illegal("DAM-15", "prise_from_afar", squares)
    return illegal("DAM-16", "word_possible_at_last", squares) if can_make_word(state) else None


def _effects(state: State, way: Journey, move: Slide) -> Effects[State]:
    turned = _turned_by(way, move)
    board = way.after.turned(turned, way.seat)
    for joker in move.jokers:
        board = board.with_joker(joker.square, joker.letter, way.seat)
    strategic = not move.words and not way.captured
    gone = () if state.terms.turns_over else tuple(way.before.letter(square) for square in way.captured)
    after = replace(
        state,
        board=board,
        turns=state.turns + 1,
        made=state.made + tuple(Made(announced.word, way.seat) for announced in move.words),
        strategic=state.strategic + 1 if strategic else 0,
        touched=None,
        adoube=False,
        agreed=(),
        captured=state.captured.plus(gone),
        last=(way.source, way.target, *turned),
    )
    carry_made_words(state, after)
    return Effects(
        after,
        move,
        _kind(way, move),
        words=tuple(announced.word for announced in move.words),
        laid=SHAPE.names(tuple(joker.square for joker in move.jokers)),
        turned=SHAPE.names(turned + (way.captured if state.terms.turns_over else ())),
        removed=() if state.terms.turns_over else SHAPE.names(way.captured),
        paths=tuple(SHAPE.names(announced.squares) for announced in move.words),
        moved=SHAPE.names((way.source, way.target)),
    )


def _turned_by(way: Journey, move: Slide) -> tuple[int, ...]:
    """The opponent's letters in the words, in board order (DAM-14)."""
    squares = {square for announced in move.words for square in announced.squares}
    return tuple(sorted(s for s in squares if way.after.holds_letter(s, opponent(way.seat))))


def _kind(way: Journey, move: Slide) -> MoveKind:
    if move.words:
        return MoveKind.DOUBLE if len(move.words) == 2 else MoveKind.WORD
    if not way.captured:
        return MoveKind.COUP_STRATEGIQUE
    return MoveKind.PRISE_PURE if way.from_home else MoveKind.PRISE_PURE_FINALE

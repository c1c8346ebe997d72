"""The proof of a goal that looks beyond the move: replies that refute the others, answers to every reply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from joute.play import Beyond, Effects, Goal, Listing, Move, Position, Refusal, Seat
from joute.play.beyond import legal, winning_move, wins_game
from joute.problems.posing import Posed
from joute.problems.problem import Certificate
from joute.problems.valuing import Valued

_MOST_STANDING = 8
"""Solutions of one problem: all replies to each of them are looked at whenever it is checked."""
_QUICK = 40
"""Replies looked at for each move before all of them are."""


@dataclass(frozen=True, slots=True)
class Tree:
    """Which moves stand; of these replies one refutes each other move, and these answers meet every reply."""

    valued: Valued
    replies: tuple[str, ...]
    answers: tuple[str, ...]


def grow(seat: Seat, goal: Goal, done: Sequence[Effects[Position]]) -> Tree | None:
    """The tree of a position where one idea alone stands; None elsewhere, as soon as that is likely."""
    beyond = goal.beyond
    asked = [effects for effects in done if goal.admits(effects)]
    if beyond is None or len(asked) > beyond.most_moves or any(wins_game(each, seat) for each in asked):
        return None
    replies: list[Move] = []
    left = [effects for effects in asked if not effects.after.outcome()]
    for look in (_QUICK, None):  # most moves are refuted by a reply that leaps to the eye
        left = _not_refuted(beyond, goal, seat, left, replies, look)
        if not left:
            return None
    if len(left) == len(asked):
        return None
    answers = tuple(_answers(beyond, left, seat)) if beyond.answers else ()
    return Tree(
        Valued(Certificate(len(asked), 1, 0), tuple(left)), tuple(move.text() for move in replies), answers
    )


def _not_refuted(
    beyond: Beyond,
    goal: Goal,
    seat: Seat,
    moves: Sequence[Effects[Position]],
    replies: list[Move],
    look: int | None,
) -> list[Effects[Position]]:
    """What is left of the moves; nothing where more than one idea is, or a position is too large."""
    left: list[Effects[Position]] = []
    for effects in moves:
        after = effects.after
        large = after.moves(after.on_turn() or seat).count() > beyond.most_replies
        if large and beyond.answers:
            return []
        if reply := beyond.refutation(after, seat, replies, look):
            _to_front(replies, reply.move)
            continue
        left.append(effects)
        if large or len(left) > _MOST_STANDING or len({goal.idea(each) for each in left}) > 1:
            return []
    return left


def _to_front(replies: list[Move], latest: Move) -> None:
    """What refuted the latest move is tried first on the next."""
    if latest in replies:
        replies.remove(latest)
    replies.insert(0, latest)


def _answers(beyond: Beyond, standing: Sequence[Effects[Position]], seat: Seat) -> Iterator[str]:
    """Winning moves, as few as come along, so that one of them meets each reply."""
    found: list[Move] = []
    for effects in standing:
        for reply in _replies(effects, beyond.listing):
            if wins_game(reply, seat) or _wins_by_one_of(reply.after, seat, found):
                continue
            answer = winning_move(reply.after, seat, beyond.listing)
            if answer:
                found.insert(0, answer.move)
                yield answer.move.text()


def _replies(effects: Effects[Position], listing: Listing) -> Iterator[Effects[Position]]:
    after = effects.after
    replier = after.on_turn()
    return legal(after, replier, listing(after, replier)) if replier else iter(())


def _wins_by_one_of(position: Position, seat: Seat, moves: Sequence[Move]) -> bool:
    return any(wins_game(done, seat) for done in legal(position, seat, moves))


def refuting_reply(posed: Posed, tried: Effects[Position]) -> Effects[Position] | None:
    """What the proof answers to a try, or what is found on the spot; None where the move is a solution."""
    beyond, problem = posed.goal.beyond if posed.goal else None, posed.problem
    if beyond is None or tried.move.text() in problem.solutions:
        return None
    return beyond.refutation(tried.after, problem.seat, _read(posed, problem.replies))


def tree_complaints(posed: Posed, listing: Listing) -> Iterator[str]:
    """Every move of the listing is refuted by the proof or is a solution; every reply to those is met."""
    goal, problem = posed.goal, posed.problem
    beyond = goal.beyond if goal else None
    assert goal
    assert beyond
    replies, answers = _read(posed, problem.replies), _read(posed, problem.answers)
    for done in legal(posed.position, problem.seat, listing(posed.position, problem.seat)):
        text = done.move.text()
        if not goal.admits(done):
            continue
        if text in problem.solutions:
            yield from _unmet(posed, beyond, done, answers, listing)
        elif not _fails(beyond, done, problem.seat, replies, listing):
            yield f"{text}: no reply of the proof refutes it"


def _fails(
    beyond: Beyond, done: Effects[Position], seat: Seat, replies: Sequence[Move], listing: Listing
) -> bool:
    if done.after.outcome():
        return not wins_game(done, seat)
    return beyond.refuting(done.after, seat, replies, listing) is not None


def _unmet(
    posed: Posed, beyond: Beyond, done: Effects[Position], answers: Sequence[Move], listing: Listing
) -> Iterator[str]:
    """Replies to a solution that the proof does not meet."""
    seat, text = posed.problem.seat, done.move.text()
    for reply in _replies(done, listing):
        if beyond.answers:
            met = wins_game(reply, seat) or _wins_by_one_of(reply.after, seat, answers)
        else:
            met = not beyond.refutes(reply, seat, listing)
        if not met:
            yield f"{text}: {reply.move.text()} is not met"


def _read(posed: Posed, texts: Sequence[str]) -> list[Move]:
    moves = (posed.game.read_move(text) for text in texts)
    return [move for move in moves if not isinstance(move, Refusal)]

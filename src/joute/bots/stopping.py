"""Whether a machine agrees to stop: where nothing is left to play, or the game is level after a real one.

Never in the opening, and never so that somebody else wins by it.
"""

from __future__ import annotations

from joute.bots import registry
from joute.bots.choosing import ask, think
from joute.bots.question import Question
from joute.play import END, PASS, Effects, Game, Outcome, Position, Seat, Settings, View

PLAYS_EACH = 8
"""Fewer plays than so many by each player are no real game."""
LEVEL = 2.0
"""By how much, in the game's own points, neither side may be ahead in a level game."""


def agrees_to_stop(
    game: Game, view: View, settings: Settings, level: int, budget_ms: int, seed: int, plays: int
) -> bool:
    """From the seat's view alone; `plays` is how many turns have been played by all."""
    if plays < PLAYS_EACH * settings.seats:
        return False
    question = ask(game, view, settings, level, budget_ms, seed)
    position = question.imagine()
    ended = _stopped(position)
    if ended is None or (ended.winners and question.seat not in ended.winners):
        return False
    if _nothing_left(position):
        return True
    nobody_wins = len(ended.winners) in (0, position.seats)
    is_level = nobody_wins and abs(registry.standing(game.name)(view)) <= LEVEL
    return is_level and not _wins_at_once(question, position)


def _stopped(position: Position) -> Outcome | None:
    """How the game would end if everybody agreed now."""
    for seat in range(1, position.seats + 1):
        judged = None if position.outcome() else position.judge(seat, END)
        position = judged.after if isinstance(judged, Effects) else position
    return position.outcome()


def _nothing_left(position: Position) -> bool:
    """Whether nobody in turn can do anything but pass."""
    for _ in range(position.seats):
        seat = position.on_turn()
        if seat is None or _may_play(position, seat):
            return False
        judged = position.judge(seat, PASS)
        if not isinstance(judged, Effects):
            return False
        position = judged.after
        if position.outcome():
            return True
    return True


def _may_play(position: Position, seat: Seat) -> bool:
    return any(move != PASS for move in position.moves(seat))


def _wins_at_once(question: Question, position: Position) -> bool:
    """Whether the machine, on turn, sees a move that wins."""
    if position.on_turn() != question.seat:
        return False
    for advice in think(question)[:1]:
        judged = position.judge(question.seat, advice.move)
        outcome = judged.after.outcome() if isinstance(judged, Effects) else None
        if outcome and question.seat in outcome.winners:
            return True
    return False

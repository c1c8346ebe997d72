"""Replaying a record: every action judged, in order, as far as they are legal."""

from __future__ import annotations

from dataclasses import dataclass

from joute.play import Effects, Game, Position, Refusal, Seat, Settings
from joute.records.lines import Action
from joute.records.record import BadLine, Record
from joute.records.setup import read_start


@dataclass(frozen=True, slots=True)
class Ply:
    """One action that was played: where it stands, what it did."""

    line: int
    seat: Seat
    ms: int | None
    effects: Effects

    @property
    def move(self) -> str:
        return self.effects.move.text()

    @property
    def position(self) -> Position:
        return self.effects.after


@dataclass(frozen=True, slots=True)
class Replay:
    """The plies as far as they go, and the line that stopped them, if one did."""

    start: Position
    plies: tuple[Ply, ...]
    stopped: BadLine | None = None

    @property
    def position(self) -> Position:
        return self.plies[-1].position if self.plies else self.start


def replay(record: Record, game: Game, settings: Settings) -> Replay | BadLine:
    """Play the record; a start that cannot be read is all there is to say."""
    start = read_start(record, game, settings)
    if isinstance(start, BadLine):
        return start
    position: Position = start
    plies: list[Ply] = []
    for line, action in record.actions():
        judged = judge_action(position, game, action)
        if isinstance(judged, Refusal):
            return Replay(start, tuple(plies), BadLine(line, judged))
        plies.append(Ply(line, action.seat, action.ms, judged))
        position = judged.after
    return Replay(start, tuple(plies))


def judge_action(position: Position, game: Game, action: Action) -> Effects | Refusal:
    move = game.read_move(action.text)
    return move if isinstance(move, Refusal) else position.judge(action.seat, move)

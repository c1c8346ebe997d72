"""How play drives the clock."""

from __future__ import annotations

from joute.clocks import Clock, ClockError, Control, Disc, read_control
from joute.play import CHANCE, PASS, TIMEOUT, Effects, Kind, MoveKind, Position, Refusal, Seat, Settings
from joute.values import replace

SECOND = 1_000
_NO_TURN = (
    MoveKind.END,
    MoveKind.ACCEPT,
    MoveKind.TIMEOUT,
    MoveKind.RESIGN,
    MoveKind.CHALLENGE_RIGHT,
    MoveKind.CHALLENGE_WRONG,
    MoveKind.TOUCH,
    MoveKind.ADOUBE,
)
"""What a seat may do without having played its turn: no increment is earned by it."""


def read_clock(settings: Settings) -> Control | Refusal:
    """The option `clock` as a control; a disc with the option `tolerance`, where the game has it (JAG-22)."""
    control = read_control(settings.options["clock"], settings.seats)
    if isinstance(control, ClockError):
        return Refusal(Kind.UNREADABLE, "", control.reason, (), control.data)
    tolerance = dict(settings.options.values).get("tolerance")
    if isinstance(control, Disc) and tolerance:
        return replace(control, tolerance=int(tolerance) * SECOND)
    return control


def first_clock(control: Control, start: Position) -> Clock:
    return Clock.new(control, start.seats).switch(start.timed())


def clock_after(clock: Clock, seat: Seat, effects: Effects[Position]) -> Clock:
    """The clock, read at the moment of the action, once the action has passed the turn on."""
    timed = effects.after.timed()
    if seat == CHANCE and effects.kind is MoveKind.DEAL:
        clock = clock.new_hand()
    if timed == clock.timed == (seat,) and (effects.laid or effects.move in (PASS, TIMEOUT)):
        clock = clock.new_turn(seat)
    if seat in clock.timed and effects.kind not in _NO_TURN and not effects.resumes:
        clock = clock.played(seat)
    return clock.switch(timed, effects.resumes)

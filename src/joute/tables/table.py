"""A table: seats, position, clock and record of one game, versioned. Time and shuffles are handed in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from joute.clocks import Clock
from joute.play import (
    CHANCE,
    TIMEOUT,
    Effects,
    Game,
    Move,
    Outcome,
    Position,
    Refusal,
    Refused,
    Seat,
    Settings,
    Shuffle,
    illegal,
    unreadable,
)
from joute.records import Record
from joute.tables import offers, takebacks
from joute.tables.events import ClockStep, Event, EventKind, Ply, Step, StopStep, Takeback, TakebackStep
from joute.tables.offers import Answer, Offer
from joute.tables.timing import clock_after, first_clock, read_clock
from joute.values import replace, swift

MOST_IN_A_ROW = 500
"""How many time-outs, or acts of chance, one call may add."""


@swift
@dataclass(frozen=True, slots=True)
class Table:
    """One game being played. Every change is a new table with one more event."""

    game: Game
    settings: Settings
    names: tuple[str, ...]
    headers: tuple[tuple[str, str], ...]
    """The record's headers after the first two."""
    start: Position
    position: Position
    clock: Clock
    plies: tuple[Ply, ...] = ()
    events: tuple[Event, ...] = ()
    takeback: Takeback | None = None
    answer: Answer | None = None
    """How the latest offer was answered, until whoever made it has played."""

    @classmethod
    def open(
        cls,
        game: Game,
        settings: Settings,
        names: Iterable[str] = (),
        given: Iterable[str] = (),
        position: str = "",
    ) -> Table:
        """A table before its first action; `given` are the options its record names. Raises `Refused`."""
        control = read_clock(settings)
        if isinstance(control, Refusal):
            raise Refused(control)
        start = game.position(position, settings) if position else game.start(settings)
        named = tuple(names)
        headers = [(f"Option.{name}", settings.options[name]) for name in given]
        headers += [(f"Player.{seat}", name) for seat, name in enumerate(named, 1) if name]
        headers += [("Position", position)] if position else []
        return cls(game, settings, named, tuple(headers), start, start, first_clock(control, start))

    @property
    def version(self) -> int:
        return len(self.events)

    @property
    def outcome(self) -> Outcome | None:
        return self.position.outcome()

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.position.to_act()

    @property
    def over(self) -> bool:
        return self.outcome is not None

    def offers(self) -> tuple[Offer, ...]:
        """What is offered now: to stop, to take a move back."""
        return offers.offers_now(self.plies, self.position, self.takeback)

    def takebacks(self) -> tuple[Seat, ...]:
        """Who may ask to take a move back now."""
        if self.over or self.takeback:
            return ()
        return takebacks.may_ask(self.plies, self.settings.seats)

    def started(self, now: int) -> Table:
        """The clock goes on from now; no player is charged for what passed while it stood still."""
        if self.over:
            return self
        return self._logged(CHANCE, EventKind.CLOCK, ClockStep.START, now, self.clock.start(now))

    def stopped(self, now: int) -> Table:
        """The clock stands from now on."""
        return self._logged(CHANCE, EventKind.CLOCK, ClockStep.STOP, now, self.clock.stop(now))

    def act(self, seat: Seat, action: str | Move | Step, now: int) -> Table | Refusal:
        """One action of a seat. Clocks that ran out before it speak first: `tick` the table to keep that."""
        table = self.tick(now)
        if isinstance(action, TakebackStep):
            # Only what is asked for now: older logs are read as they were written.
            if action is TakebackStep.ASK and (seen := takebacks.seen_since(table.plies, seat)):
                return seen
            return table._taken_back(seat, action, now)
        if isinstance(action, StopStep):
            return table._played_on(seat, action, now)
        judged = table.judge(seat, action)
        return judged if isinstance(judged, Refusal) else table._played(seat, judged, now)

    def judge(self, seat: Seat, action: str | Move) -> Effects[Position] | Refusal:
        """What the action would do here; nothing changes."""
        move = self.game.read_move(action) if isinstance(action, str) else action
        return move if isinstance(move, Refusal) else self.position.judge(seat, move)

    def deal(self, shuffle: Shuffle, now: int) -> Table:
        """Chance acts until a player is to act."""
        table = self
        for _ in range(MOST_IN_A_ROW):
            if table.to_act[:1] != (CHANCE,):
                break
            effects = table.position.judge(CHANCE, table.position.chance(shuffle))
            if isinstance(effects, Refusal):
                raise Refused(effects)
            table = table._played(CHANCE, effects, now)
        return table

    def tick(self, now: int) -> Table:
        """Time-outs that have happened by then, each at its own millisecond."""
        table = self
        for _ in range(MOST_IN_A_ROW):
            flag = None if table.over else table.clock.flagged(now)
            if flag is None:
                break
            effects = table.judge(flag.seat, "bell" if flag.seat == CHANCE else TIMEOUT)
            if isinstance(effects, Refusal):
                break
            table = table._played(flag.seat, effects, flag.at)
        return table

    def record(self) -> Record:
        """The whole record, hidden letters included: for storage, and for all once the game is over."""
        record = Record.new(self.game.name, self.settings.seats, dict(self.headers))
        for ply in self.plies:
            record = record.with_action(ply.seat, ply.effects.move.text(), ply.ms)
        return record

    def replayed(self, events: Iterable[Event]) -> Table:
        """The table after the logged events; raises `Refused` if they do not fit it."""
        table = self
        for event in events:
            after = table._again(event)
            if isinstance(after, Refusal):
                raise Refused(after)
            table = after
        return table

    def _again(self, event: Event) -> Table | Refusal:
        if event.version != self.version + 1:
            return unreadable("wrong_version", version=event.version, expected=self.version + 1)
        match event.kind:
            case EventKind.CLOCK:
                starts = event.action == ClockStep.START
                return self.started(event.at) if starts else self.stopped(event.at)
            case EventKind.TAKEBACK:
                return self._taken_back(event.seat, TakebackStep(event.action), event.at)
            case EventKind.STOP:
                return self._played_on(event.seat, StopStep(event.action), event.at)
            case EventKind.MOVE:
                judged = self.judge(event.seat, event.action)
                return judged if isinstance(judged, Refusal) else self._played(event.seat, judged, event.at)

    def _played(self, seat: Seat, effects: Effects[Position], now: int) -> Table:
        read = self.clock.at(now)
        ms = read.lately if read.timed and (read.running or read.lately) else None
        clock = clock_after(read, seat, effects)
        if not clock.timed and effects.after.outcome():  # nobody's time runs after the end
            clock = clock.stop(now)
        ply = Ply(seat, ms, self.position, effects, clock)
        event = Event(self.version + 1, now, seat, EventKind.MOVE, effects.move.text())
        return Table(
            self.game,
            self.settings,
            self.names,
            self.headers,
            self.start,
            effects.after,
            clock,
            (*self.plies, ply),
            (*self.events, event),
            answer=offers.after_move(self.offers(), self.answer, seat, effects.move),
        )

    def _taken_back(self, seat: Seat, step: TakebackStep, now: int) -> Table | Refusal:
        if refusal := self._refuse_step(seat):
            return refusal
        asked = takebacks.asked_after(step, self.plies, self.takeback, seat)
        if isinstance(asked, Refusal):
            return asked
        done = asked is not None and takebacks.is_agreed(asked, self.plies, self.settings.seats)
        about = asked or self.takeback
        answer = offers.after_takeback_step(step, about, seat, done) if about else None
        table = replace(self._logged(seat, EventKind.TAKEBACK, step, now), takeback=asked, answer=answer)
        if asked is None or not done:
            return table
        kept, before = self.plies[: asked.ply], self.plies[asked.ply].before
        clock = kept[-1].clock if kept else first_clock(self.clock.control, self.start)
        clock = replace(clock, since=now if self.clock.running else None)
        return replace(table, position=before, clock=clock, plies=kept, takeback=None)

    def _played_on(self, seat: Seat, step: StopStep, now: int) -> Table | Refusal:
        """The offer to stop is refused: its lines leave the game, the time they took stays spent."""
        if refusal := self._refuse_step(seat):
            return refusal
        answer = offers.refuse_stop(self.plies, self.position, seat)
        if isinstance(answer, Refusal):
            return answer
        kept, position, spent = offers.without_stop(self.plies, self.position)
        clock = replace(self.clock, lately=self.clock.lately + spent)
        table = self._logged(seat, EventKind.STOP, step, now)
        return replace(table, position=position, clock=clock, plies=kept, answer=answer)

    def _refuse_step(self, seat: Seat) -> Refusal | None:
        """Nothing is asked after the end, nor by a seat that does not exist."""
        if outcome := self.outcome:
            return illegal(outcome.article, "game_over", why=outcome.reason)
        if not 1 <= seat <= self.settings.seats:
            return unreadable("unknown_seat", seat=seat, seats=self.settings.seats)
        return None

    def _logged(
        self, seat: Seat, kind: EventKind, action: str, now: int, clock: Clock | None = None
    ) -> Table:
        event = Event(self.version + 1, now, seat, kind, action)
        return replace(self, events=(*self.events, event), clock=clock or self.clock)

"""A running clock: who is timed, since when, what each seat has spent. Time is handed in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from joute.clocks.controls import Bell, Budget, Control, Disc, NoLimit, TurnLimit
from joute.values import replace, swift

CHANCE = 0


@dataclass(frozen=True, slots=True)
class Flag:
    """Time has run out: whose (0 is the bell, nobody's), and the exact millisecond."""

    seat: int
    at: int


@swift
@dataclass(frozen=True, slots=True)
class Clock:
    """The state of a game's clock.

    `timed` are the seats whose time runs; `since` is when it was last read, None while it stands still.
    """

    control: Control
    seats: int
    used: tuple[int, ...]
    turn: tuple[int, ...]
    discs: tuple[int, ...] = ()
    hand: int = 0
    lately: int = 0
    """What has run since the timed seats were last named: the `{ms}` of the next action."""
    timed: tuple[int, ...] = ()
    since: int | None = None

    @classmethod
    def new(cls, control: Control, seats: int) -> Clock:
        """Everybody's time whole, nobody timed, standing still."""
        discs = (control.start,) * seats if isinstance(control, Disc) else ()
        nothing = (0,) * seats
        return cls(control, seats, nothing, nothing, discs)

    @property
    def running(self) -> bool:
        return self.since is not None

    @property
    def limited(self) -> bool:
        """Whether anybody's time can run out."""
        return not isinstance(self.control, NoLimit)

    def start(self, now: int) -> Clock:
        """Go on from now. What passed since the clock was last read is nobody's (a server was down)."""
        return replace(self, since=now)

    def stop(self, now: int) -> Clock:
        """Stand still from now on."""
        return replace(self.at(now), since=None)

    def at(self, now: int) -> Clock:
        """The clock read at that moment; a moment already past changes nothing."""
        if self.since is None or now <= self.since:
            return self
        return self._after(now - self.since, now)

    def spend(self, ms: int) -> Clock:
        """Let so much time run for the timed seats: what replaying a record does with its `{ms}`."""
        return self if ms <= 0 else self._after(ms, self.since)

    def _after(self, ms: int, since: int | None) -> Clock:
        if not self.timed:
            return replace(self, since=since)
        return Clock(
            self.control,
            self.seats,
            self._plus(self.used, ms),
            self._plus(self.turn, ms),
            self._moved(ms),
            self.hand + ms,
            self.lately + ms,
            self.timed,
            since,
        )

    def switch(self, seats: Iterable[int], resumed: bool = False) -> Clock:
        """Time these seats from now on; who was not timed begins a turn, unless it is resumed (JAG-20)."""
        timed = tuple([seat for seat in seats if seat != CHANCE])
        fresh = () if resumed else [seat for seat in timed if seat not in self.timed]
        turn = tuple([0 if seat in fresh else spent for seat, spent in enumerate(self.turn, 1)])
        return Clock(self.control, self.seats, self.used, turn, self.discs, self.hand, 0, timed, self.since)

    def new_turn(self, seat: int) -> Clock:
        """The seat begins another turn, even right after one of its own."""
        return replace(self, turn=tuple(0 if s == seat else ms for s, ms in enumerate(self.turn, 1)))

    def played(self, seat: int) -> Clock:
        """The seat has played its turn: a budget with an increment grows by it."""
        if not isinstance(self.control, Budget) or not self.control.increment:
            return self
        more = self.control.increment
        return replace(self, used=tuple(ms - more if s == seat else ms for s, ms in enumerate(self.used, 1)))

    def new_hand(self) -> Clock:
        """The bell counts from here (TRN-2)."""
        return replace(self, hand=0)

    def spent(self, seat: int, now: int) -> int:
        """What the seat has spent on its turn."""
        return self.at(now).turn[seat - 1]

    def remaining(self, seat: int, now: int) -> int | None:
        """What is left: of the budget, the turn, the hand, or the disc's minute; None without a limit."""
        return self.at(now)._left(seat, whole_disc=False)

    def flagged(self, now: int) -> Flag | None:
        """The first clock that has run out by then, and exactly when it did."""
        deadline = self.next_deadline()
        return deadline if deadline and deadline.at <= now else None

    def next_deadline(self) -> Flag | None:
        """When a clock will run out if nobody acts; None while it stands still or nothing limits it."""
        if self.since is None or not self.limited:
            return None
        if isinstance(self.control, Bell):
            left = self._left(CHANCE, whole_disc=True)
            return Flag(CHANCE, self.since + left) if left is not None and self.timed else None
        lefts = ((self._left(seat, whole_disc=True), seat) for seat in self.timed)
        flags = [Flag(seat, self.since + left) for left, seat in lefts if left is not None]
        return min(flags, key=lambda flag: (flag.at, flag.seat), default=None)

    def next_turning(self, now: int) -> int | None:
        """When the disc turns next if nobody acts (JAG-22); None without a disc, or while it stands still."""
        control = self.control
        if not isinstance(control, Disc) or self.since is None:
            return None
        read = self.at(now)
        spent = [read.turn[seat - 1] for seat in read.timed]
        full = [(control.minutes(ms) + 1) * control.minute + control.tolerance - ms for ms in spent]
        return max(now, self.since) + min(full) if full else None

    def _left(self, seat: int, whole_disc: bool) -> int | None:
        match self.control:
            case Budget() as budget:
                return max(0, budget.of(seat) - self.used[seat - 1])
            case TurnLimit(limit):
                return max(0, limit - self.turn[seat - 1])
            case Bell(limit):
                return max(0, limit - self.hand)
            case Disc() as disc:
                return self._left_on_disc(disc, seat, whole_disc)
            case NoLimit():
                return None

    def _left_on_disc(self, disc: Disc, seat: int, whole: bool) -> int:
        """What is left of the minute, nothing while the tolerance runs; or until the last minute is lost."""
        minutes, spent = self.discs[seat - 1], self.turn[seat - 1]
        if not minutes:
            return 0
        begun = disc.minutes(spent) * disc.minute
        if whole:
            return max(0, begun + minutes * disc.minute + disc.tolerance - spent)
        return max(0, begun + disc.minute - spent)

    def _plus(self, spent: tuple[int, ...], ms: int) -> tuple[int, ...]:
        return tuple([was + ms if seat in self.timed else was for seat, was in enumerate(spent, 1)])

    def _moved(self, ms: int) -> tuple[int, ...]:
        """The discs after so much more time: a full minute of a turn moves them by one, down to 0."""
        control = self.control
        if not isinstance(control, Disc):
            return self.discs
        discs = list(self.discs)
        for seat in self.timed:
            before = self.turn[seat - 1]
            minutes = control.minutes(before + ms) - control.minutes(before)
            moved = min(minutes, discs[seat - 1])
            discs[seat - 1] -= moved
            discs[2 - seat] += moved
        return tuple(discs)

"""The entries of a tournament: who, when, what; each can be taken back or corrected, by another entry.

    12 is taken back:                  0 undo 12
    12 to 15 at once:                  0 undo 12-15
    12 should have been another line:  0 correct 12 7 score 43

Entries count from 1 in the order of the file. Undoing an `undo` or a `correct` brings back what was before.
A round stays as it was opened, whatever is corrected in the rounds before it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from joute.play import Refusal, illegal, unreadable
from joute.tournaments.event import Event, is_number
from joute.tournaments.players import ORGANISER, Line, Number

UNDO, CORRECT, BY, NOTE, BELL = "undo", "correct", "by", "note", "bell"
_BELL = re.compile(r"bell (run|hold) \d{1,5}", re.ASCII)
MOST_NAME = 60
STAMP = "%Y-%m-%d %H:%M:%SZ"
"""How a file says when a line was entered: behind it, as a comment."""
_MAY_LAPSE = ("lot", "initial", "erase", "penalty")
"""What an earlier correction may leave without an object: such entries are passed over, not refused."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the file, and what has become of it."""

    number: int
    who: Number
    action: str
    at: str = ""
    """When, as the file says it; empty where it does not."""
    by: str = ""
    """Who sat at the desk."""
    round: int = 0
    """Rounds opened before it."""
    opened_as: str = ""
    """The tables that a bare `round` came to."""
    stands: Line | None = None
    """What counts now: the line, its correction, or nothing once it is taken back."""
    changed_by: int = 0
    """The entry that took it back or corrected it."""
    lapsed: bool = False
    """Passed over, because a correction left it without an object."""

    @property
    def verb(self) -> str:
        return (self.action.split() or [""])[0].lower()

    @property
    def is_control(self) -> bool:
        return self.verb in (UNDO, CORRECT)


def about_the_desk(action: str) -> bool:
    """Lines that say nothing of the event: who sits at the desk, a remark, the bell."""
    return (action.split() or [""])[0].lower() in (BY, NOTE, BELL)


def refuse_desk_line(who: Number, action: str) -> Refusal | None:
    """What is wrong with such a line."""
    verb, _, said = action.partition(" ")
    if verb == BELL:
        return None if not who and _BELL.fullmatch(action) else _form("0 bell run 420 / 0 bell hold 185")
    return None if not who and said.strip() and said.isprintable() else _form("0 by Camille / 0 note …")


def is_control(action: str) -> bool:
    return (action.split() or [""])[0].lower() in (UNDO, CORRECT)


def reread(entries: tuple[Entry, ...], start: Event) -> tuple[Event, tuple[Entry, ...]] | Refusal:
    """The event after every entry that stands, and what has become of each."""
    changes = _changes(entries)
    if isinstance(changes, Refusal):
        return changes
    event, seen = start, []
    for entry in entries:
        line, by = changes.get(entry.number, ((entry.who, entry.action), 0))
        now = replace(entry, stands=line, changed_by=by, lapsed=False)
        if not now.is_control and not about_the_desk(entry.action):
            after = _after(event, now)
            if not isinstance(after, Refusal):
                event = after
            elif line and line[1].split()[0].lower() in _MAY_LAPSE:
                now = replace(now, lapsed=True)
            else:
                return _depends(entries[-1], now, after)
        seen.append(now)
    return event, tuple(seen)


def _after(event: Event, entry: Entry) -> Event | Refusal:
    """The event after an entry as it stands now."""
    if entry.stands is None:
        return event.strike(entry.action.partition(" ")[2]) if entry.verb == "player" else event
    if event.opened != entry.round:
        return illegal("", "round_moved", round=entry.round)
    who, action = entry.stands
    unchanged = action == entry.action
    return event.enter(who, entry.opened_as if unchanged and entry.opened_as else action)


def _depends(asked: Entry, later: Entry, refusal: Refusal) -> Refusal:
    """Why a correction is not possible: an entry further down needs what it would take away."""
    if later.number == asked.number or later.changed_by == asked.number:
        return refusal
    return illegal(
        refusal.article, "entry_depends", number=later.number, text=f"{later.who} {later.action}"[:80]
    )


def _changes(entries: tuple[Entry, ...]) -> Mapping[int, tuple[Line | None, int]] | Refusal:
    """What the entries that stand make of others: a later one goes before an earlier one."""
    changes: dict[int, tuple[Line | None, int]] = {}
    for entry in reversed(entries):
        if not entry.is_control or changes.get(entry.number, (1, 0))[0] is None:
            continue
        read = read_control(entry.action, entry.number)
        if isinstance(read, Refusal) or entry.who != ORGANISER:
            return read if isinstance(read, Refusal) else _form()
        targets, line = read
        if line and entries[targets[0] - 1].is_control:
            return _form()
        for target in targets:
            changes.setdefault(target, (line, entry.number))
    return changes


def read_control(action: str, number: int) -> tuple[range, Line | None] | Refusal:
    """Which entries an `undo` or a `correct` names, and what they become."""
    verb, *words = action.split()
    first, dash, last = words[0].partition("-") if words else ("", "", "")
    if not is_number(first) or (dash and not is_number(last)):
        return _form()
    targets = range(int(first), int(last if dash else first) + 1)
    if not targets or not 1 <= targets[0] <= targets[-1] < number:
        return illegal("", "no_such_entry", number=words[0])
    if verb.lower() == UNDO:
        return (targets, None) if len(words) == 1 else _form()
    if dash or len(words) < 3 or not is_number(words[1]) or is_control(words[2]):
        return _form()
    return targets, (int(words[1]), " ".join(words[2:]))


def _form(form: str = "0 undo 12 / 0 correct 12 7 score 43") -> Refusal:
    return unreadable("entry_form", form=form)

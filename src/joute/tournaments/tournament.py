"""A tournament as a text file: headers, then one line after the other, never changed, only added to.

    [Game "…"]
    [Tournament "Coupe du dimanche"]
    [Format "hands"]
    [Rounds "5"]

    0 player Camille
    0 player Rosalie
    0 draw 2 1
    0 round
    1 score 34

The form is that of game records: who acts (a player's number, 0 the organiser), then what; `;` starts a
comment.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from joute.games import registry
from joute.play import Refusal, unreadable
from joute.records import Action, BadLine, Record, Remark, read_record
from joute.records.lines import header
from joute.tournaments.agreement import Agreement
from joute.tournaments.encounter_scores import KNOCK_OUT, MATCH, ROUND_ROBIN, SWISS
from joute.tournaments.encounters import EncountersEvent
from joute.tournaments.event import Event
from joute.tournaments.hands import HandsEvent
from joute.tournaments.journal import (
    BY,
    MOST_NAME,
    Entry,
    about_the_desk,
    is_control,
    refuse_desk_line,
    reread,
)
from joute.tournaments.players import Line, Number
from joute.tournaments.tie_breaks import TIE_BREAKS

HANDS = "hands"
FORMATS = (HANDS, ROUND_ROBIN, SWISS, KNOCK_OUT, MATCH)
ENCOUNTERS = ("match", "game")
HEADERS = (
    *("Game", "Tournament", "Format", "Rounds", "Minutes", "Encounter"),
    *("TieBreaks", "Tables", "Deal", "Commitment", "Rated"),
)
TABLES, DEALS, RATED = ("online", "real"), ("each", "duplicate"), ("no", "yes")
USUAL_TIE_BREAKS = {SWISS: "buchholz sonneborn", KNOCK_OUT: ""}
ROUNDS, MINUTES = "5", "7"


@dataclass(frozen=True, slots=True)
class Tournament:
    """The file and what it comes to; entering a line gives the longer file, or a refusal."""

    record: Record
    event: Event
    entries: tuple[Entry, ...] = ()
    """Every line of the file, and what has become of it."""

    @classmethod
    def new(cls, headers: Mapping[str, str], options: Mapping[str, str]) -> Tournament | Refusal:
        """A tournament nobody has registered for; `headers` are those of `HEADERS` that are given."""
        named = {"Game": headers.get("Game", registry.TOURNAMENT), **headers}
        named |= {f"Option.{name}": value for name, value in options.items()}
        record = Record((*(header(name, value) for name, value in named.items()), Remark("\n")))
        agreement = read_agreement(record)
        return agreement if isinstance(agreement, Refusal) else cls(record, _event(agreement))

    def enter(self, who: Number, action: str, at: str = "") -> Tournament | Refusal:
        """One more entry; `at` is when, for whoever reads the history."""
        after = self._after(who, action, at)
        if isinstance(after, Refusal):
            return after
        return replace(after, record=self.record.with_action(who, action, remark=at))

    def _after(self, who: Number, action: str, at: str) -> Tournament | Refusal:
        """What the event and the entries come to with one more line, the file left as it is."""
        by = self.entries[-1].by if self.entries else ""
        entry = Entry(len(self.entries) + 1, who, action, at, by, self.event.opened, stands=(who, action))
        if is_control(action):
            read = reread((*self.entries, entry), _event(self.event.agreement))
            return read if isinstance(read, Refusal) else replace(self, event=read[0], entries=read[1])
        if about_the_desk(action):
            return self._noted(entry)
        event = self.event.enter(who, action)
        if isinstance(event, Refusal):
            return event
        if event.opened > self.event.opened:
            entry = replace(entry, opened_as=event.round_as_opened())
        return replace(self, event=event, entries=(*self.entries, entry))

    def _noted(self, entry: Entry) -> Tournament | Refusal:
        """`0 by Camille`: who sits at the desk from here on; `0 note …`: a remark; `0 bell …`."""
        if refusal := refuse_desk_line(entry.who, entry.action):
            return refusal
        if entry.verb == BY:
            entry = replace(entry, by=entry.action.partition(" ")[2].strip()[:MOST_NAME])
        return replace(self, entries=(*self.entries, entry))

    def enter_all(self, lines: tuple[Line, ...], at: str = "") -> Tournament | Refusal:
        """All the lines, or none of them."""
        tournament = self
        for who, action in lines:
            entered = tournament.enter(who, action, at)
            if isinstance(entered, Refusal):
                return entered
            tournament = entered
        return tournament

    def doubts(self, lines: tuple[Line, ...]) -> Refusal | None:
        """What the desk asks once more before it takes these lines."""
        found = (self.event.doubts(who, action) for who, action in lines)
        return next(filter(None, found), None)

    def begun(self) -> Tournament:
        """The same before its first line."""
        headers = tuple(line for line in self.record.lines if not isinstance(line, Action))
        return Tournament(Record(headers), _event(self.event.agreement))

    def text(self) -> str:
        return self.record.text()


def read_tournament(text: str) -> Tournament | BadLine:
    """The tournament the file tells, or its first line that is wrong."""
    record = read_record(text)
    if isinstance(record, BadLine):
        return record
    agreement = read_agreement(record)
    if isinstance(agreement, Refusal):
        found = record.find(str(agreement.data.get("option", "Game")))
        return BadLine(found[0] if found else 1, agreement)
    tournament = Tournament(record, _event(agreement))
    for number, line in record.actions():
        entered = tournament._after(line.seat, line.text, line.remark)
        if isinstance(entered, Refusal):
            return BadLine(number, entered)
        tournament = entered
    return tournament


def read_agreement(record: Record) -> Agreement | Refusal:
    """What the headers fix."""
    name = record.value("Game", registry.TOURNAMENT).lower()
    game = registry.find(name) if name in registry.names() else None
    usual, rule = (game.tournament, game.match) if game else (SWISS, None)
    kind = record.value("Format", usual).lower()
    encounter = record.value("Encounter", "match" if rule else "game").lower()
    if kind not in FORMATS or (kind == HANDS and usual != HANDS):
        return _bad("Format", kind, "|".join(FORMATS))
    if encounter not in ENCOUNTERS:
        return _bad("Encounter", encounter, "|".join(ENCOUNTERS))
    parting = record.value("TieBreaks", USUAL_TIE_BREAKS.get(kind, "sonneborn")).lower().split()
    if kind != HANDS and not set(parting) <= set(TIE_BREAKS):
        return _bad("TieBreaks", " ".join(parting), " ".join(TIE_BREAKS))
    tables, deal = record.value("Tables", TABLES[0]).lower(), record.value("Deal", DEALS[0]).lower()
    rated = record.value("Rated", RATED[0]).lower()
    for field, value, known in (("Tables", tables, TABLES), ("Deal", deal, DEALS), ("Rated", rated, RATED)):
        if value not in known:
            return _bad(field, value, "|".join(known))
    numbers = {}
    for field, default in (("Rounds", ROUNDS), ("Minutes", MINUTES)):
        value = record.value(field, default)
        if not (value.isascii() and value.isdigit() and len(value) < 4 and int(value) > 0):
            return _bad(field, value, "1–999")
        numbers[field] = int(value)
    return Agreement(
        name=record.value("Tournament"),
        format=kind,
        game=name,
        rounds=numbers["Rounds"],
        minutes=numbers["Minutes"],
        match_rule=rule if encounter == "match" else None,
        options=tuple(record.options().items()),
        tie_breaks=_tie_breaks(kind, deal == DEALS[1], parting),
        online=tables == TABLES[0],
        duplicate=deal == DEALS[1],
        rated=rated == RATED[1],
        commitment=record.value("Commitment"),
    )


def _tie_breaks(kind: str, duplicate: bool, named: list[str]) -> tuple[str, ...]:
    """Against the field, equal shares are parted by the encounters won alone."""
    if kind == HANDS:
        return ()
    return ("points",) if duplicate else tuple(named)


def _bad(name: str, value: str, expected: str) -> Refusal:
    return unreadable("not_a_choice", option=name, value=value[:80], expected=expected)


def _event(agreement: Agreement) -> Event:
    return HandsEvent(agreement) if agreement.format == HANDS else EncountersEvent(agreement)

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
from joute.records import BadLine, Record, Remark, read_record
from joute.records.lines import header
from joute.tournaments.agreement import Agreement
from joute.tournaments.encounter_scores import MATCH, ROUND_ROBIN, SWISS
from joute.tournaments.encounters import EncountersEvent
from joute.tournaments.event import Event
from joute.tournaments.hands import HandsEvent
from joute.tournaments.players import Line, Number

HANDS = "hands"
FORMATS = (HANDS, ROUND_ROBIN, SWISS, MATCH)
ENCOUNTERS = ("match", "game")
HEADERS = ("Game", "Tournament", "Format", "Rounds", "Minutes", "Encounter")
ROUNDS, MINUTES = "5", "7"


@dataclass(frozen=True, slots=True)
class Tournament:
    """The file and what it comes to; entering a line gives the longer file, or a refusal."""

    record: Record
    event: Event

    @classmethod
    def new(cls, headers: Mapping[str, str], options: Mapping[str, str]) -> Tournament | Refusal:
        """A tournament nobody has registered for; `headers` are those of `HEADERS` that are given."""
        named = {"Game": headers.get("Game", registry.TOURNAMENT), **headers}
        named |= {f"Option.{name}": value for name, value in options.items()}
        record = Record((*(header(name, value) for name, value in named.items()), Remark("\n")))
        agreement = read_agreement(record)
        return agreement if isinstance(agreement, Refusal) else cls(record, _event(agreement))

    def enter(self, who: Number, action: str) -> Tournament | Refusal:
        event = self.event.enter(who, action)
        if isinstance(event, Refusal):
            return event
        return replace(self, record=self.record.with_action(who, action), event=event)

    def enter_all(self, lines: tuple[Line, ...]) -> Tournament | Refusal:
        """All the lines, or none of them."""
        tournament = self
        for who, action in lines:
            entered = tournament.enter(who, action)
            if isinstance(entered, Refusal):
                return entered
            tournament = entered
        return tournament

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
    event = _event(agreement)
    for number, line in record.actions():
        entered = event.enter(line.seat, line.text)
        if isinstance(entered, Refusal):
            return BadLine(number, entered)
        event = entered
    return Tournament(record, event)


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
    )


def _bad(name: str, value: str, expected: str) -> Refusal:
    return unreadable("not_a_choice", option=name, value=value[:80], expected=expected)


def _event(agreement: Agreement) -> Event:
    return HandsEvent(agreement) if agreement.format == HANDS else EncountersEvent(agreement)

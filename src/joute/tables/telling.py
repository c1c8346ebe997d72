"""The plies of a table told, with the names of its players and what their clocks did."""

from __future__ import annotations

from joute.clocks import Clock
from joute.play import Happened, People, Sentence, Telling, tell
from joute.play.told import NOTHING, built, together
from joute.tables.events import Ply
from joute.tables.table import Table


def told(table: Table, number: int, names: tuple[str, ...] = ()) -> Telling:
    """The ply of that number, from 1; once said it stays as it is."""
    ply = table.plies[number - 1]
    people = People(names or table.names)
    telling = tell(table.game, Happened(ply.seat, ply.before, ply.effects, people, table.settings.dictionary))
    earlier = table.plies[number - 2].clock if number > 1 else None
    minutes = _minutes_passed(people, ply, earlier)
    if minutes is NOTHING:
        return telling
    return Telling(together(minutes, telling.sentence), telling.judged, telling.counted)


def result(table: Table, names: tuple[str, ...] = ()) -> Sentence:
    """Who won; nothing while the game goes on."""
    outcome = table.outcome
    return table.game.result(table.position, outcome, People(names or table.names)) if outcome else NOTHING


def _minutes_passed(people: People, ply: Ply, earlier: Clock | None) -> Sentence:
    """Where the clock is a disc: « Camille a dépassé la minute : Rosalie gagne une minute. »"""
    if earlier is None or not ply.clock.discs:
        return NOTHING
    lost = [before - now for before, now in zip(earlier.discs, ply.clock.discs, strict=True)]
    slow = next((seat for seat, minutes in enumerate(lost, 1) if minutes > 0), None)
    if slow is None:
        return NOTHING
    many, other = lost[slow - 1], people.name(3 - slow)
    if many > 1:
        who = people.does(
            slow, f"avez laissé passer {many} minutes|a laissé passer {many} minutes", "ran over|ran over"
        )
        gained, passes = f"{many} minutes", f"{many} minutes go to"
    else:
        who = people.does(slow, "avez dépassé la minute|a dépassé la minute", "ran over|ran over")
        gained, passes = "une minute", "a minute goes to"
    then = people.verb(
        3 - slow,
        f"vous gagnez {gained}|{other.fr} gagne {gained}",
        f"{passes} you|{passes} {other.en}",
    )
    return built("{who} : {then}.", "{who}: {then}.", who=who, then=then)

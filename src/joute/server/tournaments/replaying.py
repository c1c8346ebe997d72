"""A whole database read as the server would: every table and every tournament played again."""

from __future__ import annotations

from dataclasses import dataclass, field

from joute.server.live.loading import load_table
from joute.server.tournaments.running import read_running
from joute.storage import Store, TournamentStore, open_engine


@dataclass(slots=True)
class Replayed:
    """What was found, and the ids of what cannot be read."""

    tables: int = 0
    events: int = 0
    tournaments: int = 0
    broken: list[str] = field(default_factory=list)


def replay_everything(url: str) -> Replayed:
    engine = open_engine(url)
    found = Replayed()
    try:
        store, tournaments = Store(engine), TournamentStore(engine)
        for table in store.all_tables():
            found.tables += 1
            try:
                found.events += load_table(store, table).seated.table.version
            except Exception:
                found.broken.append(table)
        for tournament in tournaments.all_tournaments():
            found.tournaments += 1
            try:
                read_running(tournaments, tournament)
            except Exception:
                found.broken.append(tournament)
    finally:
        engine.dispose()
    return found

"""Which entry says what: for whoever wants to correct a score, a game or a round."""

from __future__ import annotations

from collections.abc import Iterator

from joute.tournaments.journal import Entry
from joute.tournaments.players import Number
from joute.tournaments.tournament import Tournament


def _standing(tournament: Tournament, round_: int, *verbs: str) -> Iterator[tuple[Entry, Number, list[str]]]:
    """The entries of a round that count, with what they say now."""
    for entry in tournament.entries:
        if entry.stands and not entry.lapsed and entry.round == round_ and not entry.is_control:
            who, action = entry.stands
            verb, *words = action.split()
            if verb.lower() in verbs:
                yield entry, who, words


def score_entries(tournament: Tournament, round_: int) -> dict[Number, int]:
    """For every player, the entry with the hand's score that counts."""
    return {who: entry.number for entry, who, _ in _standing(tournament, round_, "score")}


def game_entries(tournament: Tournament, round_: int) -> dict[frozenset[Number], list[int]]:
    """For every two players, the entries of their games, erased ones left out."""
    games: dict[frozenset[Number], list[int]] = {}
    for entry, who, words in _standing(tournament, round_, "won", "drew", "erase"):
        if entry.verb == "erase":
            games.get(frozenset(map(int, words)), [])[-1:] = []
        else:
            games.setdefault(frozenset((who, int(words[0]))), []).append(entry.number)
    return games


def opening_entry(tournament: Tournament, round_: int) -> int:
    """The entry that opened a round; 0 if there is none."""
    opened = [entry.number for entry, _, _ in _standing(tournament, round_ - 1, "round")]
    return opened[-1] if opened else 0

"""Tournaments: the tournament by hands, matches, round robin and Swiss events, each in one text file."""

from joute.tournaments.agreement import Agreement, Assignment
from joute.tournaments.encounters import EncountersEvent
from joute.tournaments.event import Event
from joute.tournaments.hands import HandsEvent
from joute.tournaments.players import Player, Standing
from joute.tournaments.sentences import SENTENCES
from joute.tournaments.tournament import Tournament, read_tournament

__all__ = [
    "SENTENCES",
    "Agreement",
    "Assignment",
    "EncountersEvent",
    "Event",
    "HandsEvent",
    "Player",
    "Standing",
    "Tournament",
    "read_tournament",
]

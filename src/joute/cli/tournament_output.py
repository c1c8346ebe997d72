"""Rounds and standings of a tournament, as text and as JSON."""

from __future__ import annotations

from fractions import Fraction

from joute.tournaments import EncountersEvent, Event, HandsEvent
from joute.tournaments.matches import BYE, Match


def round_text(event: Event, language: str) -> str:
    """The tables of the round, or the encounters, with what is entered so far."""
    french = language == "fr"
    if isinstance(event, HandsEvent) and event.current:
        lines = [f"{'Tour' if french else 'Round'} {len(event.rounds)}"]
        for number, table in enumerate(event.current.tables, 1):
            lines.append(f"Table {number}")
            for player in table.players:
                dealer = "*" if player == table.dealer else " "
                points = event.current.points.get(player)
                shown = "" if points is None else f"{points}{'' if event.current.counts(player) else ' ?'}"
                lines.append(f"  {dealer}{player:>3} {event.player(player).name:<24} {shown}".rstrip())
        return "\n".join(lines)
    if isinstance(event, EncountersEvent) and event.rounds:
        head = f"{'Tour' if french else 'Round'} {len(event.rounds)}"
        return "\n".join([head, *(_encounter(event, match, french) for match in event.rounds[-1])])
    return "Aucun tour n’est ouvert." if french else "No round is open."


def _encounter(event: EncountersEvent, match: Match, french: bool) -> str:
    first = f"{match.first} {event.player(match.first).name}"
    if match.second == BYE:
        return f"  {first} : {'exempt' if french else 'bye'}"
    won = f"{match.won(match.first)}–{match.won(match.second)}" if match.games else ""
    return f"  {first} – {match.second} {event.player(match.second).name}  {won}".rstrip()


def round_json(event: Event) -> dict[str, object]:
    told: dict[str, object] = {"over": event.over, "round": 0, "tables": []}
    if isinstance(event, HandsEvent) and event.current:
        hand = event.current
        tables = [
            {
                "table": number,
                "dealer": table.dealer or None,
                "players": [
                    {
                        "number": player,
                        "name": event.player(player).name,
                        "points": hand.points.get(player),
                        "initialled": hand.counts(player),
                        "penalty": hand.penalties.get(player, 0),
                    }
                    for player in table.players
                ],
            }
            for number, table in enumerate(hand.tables, 1)
        ]
        return told | {"round": len(event.rounds), "tables": tables}
    if isinstance(event, EncountersEvent) and event.rounds:
        encounters = [
            {
                "first": match.first,
                "second": match.second or None,
                "won": [match.won(match.first), match.won(match.second)],
                "over": match.over,
                "winner": match.winner or None if match.over else None,
            }
            for match in event.rounds[-1]
        ]
        return told | {"round": len(event.rounds), "tables": encounters}
    return told


def standings_text(event: Event, language: str) -> str:
    head = ("Rang", "N°", "Joueur", "Total") if language == "fr" else ("Rank", "No.", "Player", "Total")
    lines = [f"{head[0]:>4} {head[1]:>3}  {head[2]:<24} {head[3]:>6}"]
    for line in event.standings():
        rank = "–" if line.rank is None else str(line.rank)
        details = " ".join("   –" if value is None else f"{_number(value):>4}" for value in line.details)
        penalties = f" (+{line.penalties})" if line.penalties else ""
        total = _number(line.total)
        shown = f"{rank:>4} {line.player.number:>3}  {line.player.name:<24} {total:>6}  {details}{penalties}"
        lines.append(shown.rstrip())
    return "\n".join(lines)


def standings_json(event: Event) -> dict[str, object]:
    lines = [
        {
            "rank": line.rank,
            "number": line.player.number,
            "name": line.player.name,
            "total": _number(line.total),
            "details": [None if value is None else _number(value) for value in line.details],
            "penalties": line.penalties,
            "brought": line.player.brought,
            "withdrawn": line.player.withdrawn,
        }
        for line in event.standings()
    ]
    return {"over": event.over, "standings": lines}


def _number(value: Fraction) -> int | float:
    return int(value) if value.denominator == 1 else float(value)

"""A tournament as the organiser's page shows it."""

from __future__ import annotations

from joute import records, tournaments
from joute.messages.organiser import (
    DeskEncounter,
    DeskGame,
    DeskInfo,
    DeskPlayer,
    DeskSeat,
    DeskStanding,
    DeskTable,
)
from joute.messages.shared import RefusalInfo, Said
from joute.messages.writing import number
from joute.play import Language, Refusal, say
from joute.tournaments import EncountersEvent, Event, HandsEvent, Tournament
from joute.tournaments.matches import Match


def refusal_info(refusal: Refusal, language: Language) -> RefusalInfo:
    return RefusalInfo(
        kind=refusal.kind.value,
        article=refusal.article,
        reason=refusal.reason,
        squares=refusal.squares,
        message=say(refusal, {**records.SENTENCES, **tournaments.SENTENCES}, language),
    )


def organiser_page(tournament: Tournament, refusal: RefusalInfo | None) -> DeskInfo:
    event = tournament.event
    agreement = event.agreement
    hands = event if isinstance(event, HandsEvent) else None
    met = event if isinstance(event, EncountersEvent) else None
    return DeskInfo(
        text=tournament.text(),
        refusal=refusal,
        name=agreement.name,
        game=agreement.game,
        format=agreement.format,
        rounds=met.planned if met else agreement.rounds,
        minutes=agreement.minutes,
        round=len(hands.rounds) if hands else len(met.rounds) if met else 0,
        between_rounds=event.between_rounds,
        over=event.over,
        commissaires=hands.commissaires if hands else 0,
        players=tuple(
            DeskPlayer(number=one.number, name=one.name, brought=one.brought, withdrawn=one.withdrawn)
            for one in event.players
        ),
        tables=_tables(hands) if hands else (),
        encounters=tuple(map(_encounter, met.rounds[-1])) if met and met.rounds else (),
        standings=_standings(event),
        warnings=_warnings(event),
    )


def _warnings(event: Event) -> tuple[Said, ...]:
    french, english = event.warnings(Language.FRENCH), event.warnings(Language.ENGLISH)
    return tuple(Said(fr=fr, en=en) for fr, en in zip(french, english, strict=True))


def _tables(event: HandsEvent) -> tuple[DeskTable, ...]:
    hand = event.current
    if hand is None:
        return ()
    return tuple(
        DeskTable(
            table=position,
            seats=tuple(
                DeskSeat(
                    player=player,
                    points=hand.points.get(player),
                    initialled=hand.counts(player),
                    neighbour=table.left_of(player),
                    penalties=hand.penalties.get(player, 0),
                )
                for player in table.players
            ),
            dealer=table.dealer,
            leaders=event.leaders(table),
        )
        for position, table in enumerate(hand.tables, 1)
    )


def _encounter(match: Match) -> DeskEncounter:
    return DeskEncounter(
        first=match.first,
        second=match.second,
        games=tuple(
            DeskGame(winner=game.winner, scores=tuple(map(number, game.scores))) for game in match.games
        ),
        over=match.over,
        winner=match.winner if match.over else None,
        lot_needed=match.lot_needed,
    )


def _standings(event: Event) -> tuple[DeskStanding, ...]:
    return tuple(
        DeskStanding(
            rank=one.rank,
            player=one.player.number,
            total=number(one.total),
            details=tuple(None if part is None else number(part) for part in one.details),
            penalties=one.penalties,
        )
        for one in event.standings()
    )

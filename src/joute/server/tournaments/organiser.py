"""A tournament as the organiser's page shows it."""

from __future__ import annotations

from joute import records, tournaments
from joute.messages.organiser import (
    DeskEncounter,
    DeskEntry,
    DeskGame,
    DeskInfo,
    DeskPlayer,
    DeskRest,
    DeskRound,
    DeskSeat,
    DeskStanding,
    DeskTable,
    DeskTeam,
)
from joute.messages.shared import RefusalInfo, Said
from joute.messages.writing import number
from joute.play import Language, Refusal, say
from joute.tournaments import EncountersEvent, Event, HandsEvent, Tournament
from joute.tournaments.finding import game_entries, opening_entry, score_entries
from joute.tournaments.history import told
from joute.tournaments.matches import Match
from joute.tournaments.players import Number
from joute.tournaments.teams import team_standings
from joute.tournaments.verifiable import Verifiable
from joute.values import replace


def refusal_info(refusal: Refusal, language: Language) -> RefusalInfo:
    """As a whole sentence, the article that asks for it behind."""
    said = say(replace(refusal, article=""), {**records.SENTENCES, **tournaments.SENTENCES}, language)
    article = f" ({refusal.article})" if refusal.article else ""
    return RefusalInfo(
        kind=refusal.kind.value,
        article=refusal.article,
        reason=refusal.reason,
        squares=refusal.squares,
        message=f"{said[:1].upper()}{said[1:].rstrip('.')}{article}.",
    )


def organiser_page(tournament: Tournament, refusal: RefusalInfo | None) -> DeskInfo:
    event = tournament.event
    agreement = event.agreement
    last = round_page(tournament, event.opened)
    return DeskInfo(
        text=tournament.text(),
        refusal=refusal,
        by=tournament.entries[-1].by if tournament.entries else "",
        name=agreement.name,
        game=agreement.game,
        format=agreement.format,
        rounds=event.planned if isinstance(event, EncountersEvent) else agreement.rounds,
        minutes=agreement.minutes,
        round=event.opened,
        counted=event.counted,
        between_rounds=event.between_rounds,
        over=event.over,
        online=agreement.online,
        duplicate=agreement.duplicate,
        commitment=agreement.commitment,
        secret=event.secret if isinstance(event, Verifiable) else "",
        times=event.times,
        tie_breaks=agreement.tie_breaks,
        rests=tuple(DeskRest(player=one, points=number(points)) for one, points in event.byes),
        teams=tuple(
            DeskTeam(rank=one.rank, name=one.name, total=number(one.total), players=one.players)
            for one in team_standings(event)
        ),
        opened_by=last.entry,
        commissaires=event.commissaires if isinstance(event, HandsEvent) else 0,
        players=tuple(
            DeskPlayer(
                number=one.number,
                name=one.name,
                brought=one.brought,
                withdrawn=one.withdrawn,
                absent=one.absent,
                struck=one.struck,
                team=one.team,
            )
            for one in event.players
        ),
        tables=last.tables,
        encounters=last.encounters,
        standings=_standings(event),
        warnings=_warnings(event),
    )


def _warnings(event: Event) -> tuple[Said, ...]:
    french, english = event.warnings(Language.FRENCH), event.warnings(Language.ENGLISH)
    return tuple(Said(fr=fr, en=en) for fr, en in zip(french, english, strict=True))


def round_page(tournament: Tournament, round_: int) -> DeskRound:
    """The tables of one round, with the entries that say what was scored at them."""
    event = tournament.event
    tables: tuple[DeskTable, ...] = ()
    encounters: tuple[DeskEncounter, ...] = ()
    if isinstance(event, HandsEvent) and round_:
        then = replace(event, rounds=event.rounds[:round_])
        tables = _tables(then, score_entries(tournament, round_))
    if isinstance(event, EncountersEvent) and round_:
        games = game_entries(tournament, round_)
        encounters = tuple(
            _encounter(match, games.get(frozenset(match.players), [])) for match in event.rounds[round_ - 1]
        )
    entry = opening_entry(tournament, round_)
    return DeskRound(round=round_, entry=entry, tables=tables, encounters=encounters)


def history_page(tournament: Tournament, language: Language) -> tuple[DeskEntry, ...]:
    return tuple(
        DeskEntry(
            number=one.number,
            at=one.at,
            by=one.by,
            who=entry.who,
            action=entry.action,
            round=one.round,
            text=one.text,
            undone=one.undone,
            corrected=one.corrected,
            lapsed=one.lapsed,
            changed_by=one.changed_by,
        )
        for one, entry in zip(told(tournament, language), tournament.entries, strict=True)
    )


def _tables(event: HandsEvent, entries: dict[Number, int]) -> tuple[DeskTable, ...]:
    hand = event.rounds[-1]
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
                    entry=entries.get(player, 0),
                )
                for player in table.players
            ),
            dealer=table.dealer,
            leaders=event.leaders(table),
        )
        for position, table in enumerate(hand.tables, 1)
    )


def _encounter(match: Match, entries: list[int]) -> DeskEncounter:
    return DeskEncounter(
        first=match.first,
        second=match.second,
        games=tuple(
            DeskGame(
                winner=game.winner,
                scores=tuple(map(number, game.scores)),
                entry=entries[at] if at < len(entries) else 0,
            )
            for at, game in enumerate(match.games)
        ),
        over=match.over,
        winner=match.winner if match.over else None,
        lot_needed=match.lot_needed,
        undecided=match.undecided,
        agreed=None if match.agreed is None else number(match.agreed),
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

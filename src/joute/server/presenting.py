"""A table as messages: what one reader may see, in the reader's language."""

from __future__ import annotations

from joute import records, tables
from joute.messages.shared import ClockInfo, EffectsInfo, OutcomeInfo, Ply, RefusalInfo, SeatInfo, TableInfo
from joute.messages.writing import number
from joute.play import Effects, Game, Language, Outcome, Refusal, Score, Seat, say
from joute.server.manners import end_said
from joute.server.seating import Seated
from joute.server.troubles import SEATING
from joute.tables import ClockView, ShownPly, Table


def refusal_info(refusal: Refusal, game: Game | None, language: Language) -> RefusalInfo:
    own = game.sentences if game else {}
    sentences = {**records.SENTENCES, **tables.SENTENCES, **SEATING, **own}
    return RefusalInfo(
        kind=refusal.kind.value,
        article=refusal.article,
        reason=refusal.reason,
        squares=refusal.squares,
        message=say(refusal, sentences, language),
        word=str(refusal.data.get("word", "")),
    )


def outcome_info(outcome: Outcome | None) -> OutcomeInfo | None:
    if outcome is None:
        return None
    return OutcomeInfo(
        winners=outcome.winners,
        reason=outcome.reason,
        article=outcome.article,
        payments=numbers(outcome.payments),
    )


def effects_info(effects: Effects) -> EffectsInfo:
    return EffectsInfo(
        move=effects.move.text(),
        kind=effects.kind,
        words=effects.words,
        laid=effects.laid,
        turned=effects.turned,
        removed=effects.removed,
        gains=numbers(effects.gains),
        scores=numbers(effects.position.scores()),
    )


def table_info(seated: Seated, holder: str, connected: frozenset[Seat]) -> TableInfo:
    position = seated.table.position
    outcome = position.outcome()
    return TableInfo(
        id=seated.row.id,
        game=seated.row.game,
        status="waiting" if seated.waiting else "finished" if outcome else "playing",
        seats=tuple(
            SeatInfo(
                seat=seat.seat,
                kind="machine" if seat.kind == "machine" else "open" if seat.kind == "open" else "person",
                name=seat.name,
                level=seat.level,
                connected=seat.kind == "machine" or seat.seat in connected,
            )
            for seat in seated.seats
        ),
        you=seated.held_by(holder),
        version=seated.table.version,
        to_act=position.to_act(),
        scores=numbers(position.scores()),
        outcome=outcome_info(outcome),
        options=dict(seated.row.options),
        hints=seated.row.hints,
        dictionary=seated.row.dictionary,
        updated_ms=seated.row.updated_ms,
        rematch=seated.row.rematch or "",
        event=seated.row.event or "",
    )


def viewpoint(seated: Seated, holder: str) -> Seat | None:
    """Of the seats held, the one to act; else the first; None for a spectator."""
    held = seated.held_by(holder)
    return next((seat for seat in seated.table.position.to_act() if seat in held), held[0] if held else None)


def numbers(scores: tuple[Score, ...]) -> tuple[int | float, ...]:
    return tuple(number(score) for score in scores)


def ply_info(ply: ShownPly) -> Ply:
    effects = EffectsInfo(
        move=ply.text,
        kind=ply.kind,
        words=ply.words,
        laid=ply.laid,
        turned=ply.turned,
        removed=ply.removed,
        gains=numbers(ply.gains),
        scores=numbers(ply.scores),
    )
    return Ply(number=ply.number, seat=ply.seat, effects=effects, spent_ms=ply.ms)


def clock_info(clock: ClockView) -> ClockInfo:
    kinds = {"budget": "budget", "turn": "turn", "disc": "disc", "bell": "bell"}
    return ClockInfo(
        kind=kinds.get(clock.kind, "none"),  # type: ignore[arg-type]
        running=clock.running,
        remaining_ms=tuple(left or 0 for left in clock.remaining),
        disc=clock.discs,
    )


def window_of(table: Table) -> str:
    window = table.position.window()
    return window if window in ("open", "closing") else ""


def end_said_by(table: Table) -> tuple[Seat, ...]:
    return tuple(sorted(end_said(table)))

"""A table as messages: what one reader may see, in the reader's language."""

from __future__ import annotations

from typing import Literal

from joute import records, tables
from joute.messages.shared import (
    AnswerInfo,
    ClockInfo,
    CountedInfo,
    DestinationInfo,
    DutyInfo,
    EffectsInfo,
    JudgedInfo,
    OfferInfo,
    OutcomeInfo,
    Ply,
    RefusalInfo,
    SeatInfo,
    TableInfo,
    Told,
)
from joute.messages.writing import number
from joute.play import (
    Counted,
    Destination,
    Duty,
    Effects,
    Game,
    Judged,
    Language,
    MoveKind,
    Outcome,
    Position,
    Refusal,
    Score,
    Seat,
    Sentence,
    illegal,
    spoken,
)
from joute.server.errors import SETUP
from joute.server.live.seated import Seated
from joute.storage import SeatRow
from joute.tables import Answer, ClockView, Offer, Table


def refusal_info(refusal: Refusal, game: Game | None, language: Language) -> RefusalInfo:
    own = game.sentences if game else {}
    sentences = {**records.SENTENCES, **tables.SENTENCES, **SETUP, **own}
    return RefusalInfo(
        kind=refusal.kind.value,
        article=refusal.article,
        reason=refusal.reason,
        squares=refusal.squares,
        message=spoken(refusal, sentences, language),
        word=str(refusal.data.get("word", "")),
    )


def duty_info(duty: Duty | None, game: Game, language: Language) -> DutyInfo | None:
    if duty is None:
        return None
    said = illegal(duty.article, duty.reason, duty.squares, **duty.data)
    return DutyInfo(
        article=duty.article, message=spoken(said, game.sentences, language), squares=duty.squares
    )


def destination_info(one: Destination, with_help: bool) -> DestinationInfo:
    """Without help, where a letter may go by the rules of movement alone: not where a word awaits it."""
    return DestinationInfo(source=one.source, target=one.target, taken=one.taken, word=one.word and with_help)


def outcome_info(outcome: Outcome | None, headline: Sentence | None = None) -> OutcomeInfo | None:
    """The end; its headline names the players."""
    if outcome is None:
        return None
    return OutcomeInfo(
        winners=outcome.winners,
        reason=outcome.reason,
        article=outcome.article,
        payments=numbers(outcome.payments),
        told=told_info(headline) if headline else None,
    )


def effects_info(effects: Effects[Position], move: str | None = None) -> EffectsInfo:
    """What the move does; its text may be given, as a reader may know it."""
    return EffectsInfo(
        move=effects.move.text() if move is None else move,
        kind=effects.kind,
        words=effects.words,
        laid=effects.laid,
        turned=effects.turned,
        removed=effects.removed,
        gains=numbers(effects.gains),
        scores=numbers(effects.after.scores()),
        paths=effects.paths,
        moved=effects.moved,
        doubtful=bool(effects.words) and effects.after.window().is_open,
    )


def table_info(seated: Seated, you: tuple[Seat, ...], seats: tuple[SeatInfo, ...]) -> TableInfo:
    table, row, waiting = seated.table, seated.row, seated.waiting
    outcome = table.outcome
    return TableInfo(
        id=row.id,
        game=row.game,
        hides=table.game.hides,
        status=_status(waiting, row.finished, outcome),
        seats=seats,
        you=you,
        version=table.version,
        to_act=table.to_act,
        scores=numbers(table.position.scores()),
        resigned=tuple([ply.seat for ply in table.plies if ply.effects.kind is MoveKind.RESIGN]),
        outcome=outcome_info(outcome, tables.result(table)) if outcome else None,
        options=dict(row.options),
        hints=row.hints,
        dictionary=row.dictionary,
        updated_ms=row.updated_ms,
        rematch=row.rematch or "",
        event=row.event or "",
        maker=seated.maker,
        declined=seated.declined if waiting else 0,
    )


def _status(
    waiting: bool, ended: bool, outcome: Outcome | None
) -> Literal["waiting", "withdrawn", "playing", "finished"]:
    if waiting:
        return "withdrawn" if ended else "waiting"
    return "finished" if outcome else "playing"


def seats_info(seats: tuple[SeatRow, ...], connected: frozenset[Seat]) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            seat=seat.seat,
            kind="machine" if seat.kind == "machine" else "open" if seat.kind == "open" else "person",
            name=seat.name,
            level=seat.level,
            connected=seat.kind == "machine" or seat.seat in connected,
        )
        for seat in seats
    )


def viewpoint(table: Table, held: tuple[Seat, ...]) -> Seat | None:
    """Of the seats held, the one to act; else the first; None for a spectator."""
    for seat in table.to_act:
        if seat in held:
            return seat
    return held[0] if held else None


def numbers(scores: tuple[Score, ...]) -> tuple[int | float, ...]:
    return tuple(map(number, scores))


def ply_info(table: Table, number: int, text: str) -> Ply:
    """One line of the moves list; the text of the move is as its reader may know it."""
    ply, telling = table.plies[number - 1], tables.told(table, number)
    return Ply(
        number=number,
        seat=ply.seat,
        effects=effects_info(ply.effects, text),
        spent_ms=ply.ms,
        told=told_info(telling.sentence),
        judged=judged_info(telling.judged),
        counted=counted_info(telling.counted),
    )


def told_info(sentence: Sentence) -> Told:
    return Told(fr=sentence.fr, en=sentence.en)


def judged_info(judged: Judged | None) -> JudgedInfo | None:
    if judged is None:
        return None
    return JudgedInfo(
        challenger=judged.challenger,
        author=judged.author,
        words=judged.words,
        right=judged.right,
        article=judged.article,
        points=numbers(judged.points),
        returned=judged.returned,
        loses_turn=judged.loses_turn,
        takes_row=judged.takes_row,
        turns=judged.turns,
    )


def counted_info(counted: Counted | None) -> CountedInfo | None:
    if counted is None:
        return None
    return CountedInfo(
        round=counted.round,
        out=counted.out,
        hands=counted.hands,
        added=numbers(counted.added),
        totals=numbers(counted.totals),
        retired=counted.retired,
        dealer=counted.dealer,
        article=counted.article,
        resigned=counted.resigned,
        reckoned=counted.reckoned,
    )


def clock_info(clock: ClockView) -> ClockInfo:
    return ClockInfo(
        kind=clock.kind,
        running=clock.running,
        remaining_ms=tuple([left or 0 for left in clock.remaining]),
        disc=clock.discs,
    )


def offer_info(offer: Offer) -> OfferInfo:
    return OfferInfo(about=offer.about.value, seat=offer.seat, agreed=offer.agreed)


def answer_info(answer: Answer) -> AnswerInfo:
    return AnswerInfo(about=answer.about.value, seat=answer.seat, by=answer.by, said=answer.said.value)

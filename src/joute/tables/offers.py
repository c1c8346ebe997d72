"""Offers between players, to stop or to take a move back, and how they were answered.

An offer to stop is the move `end`. Refused, or withdrawn, it leaves the game as if it had never been said.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from joute.play import ACCEPT, CHANCE, END, Move, Position, Refusal, Refused, Seat, illegal
from joute.tables.events import Ply, Takeback, TakebackStep
from joute.values import replace


class About(StrEnum):
    """What is offered."""

    STOP = "stop"
    TAKEBACK = "takeback"


class Said(StrEnum):
    """How an offer was answered."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    """By the one who made it, who may also have played on."""
    PLAYED = "played"
    """Somebody else played instead of answering."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer that waits for an answer; these have agreed so far."""

    about: About
    seat: Seat
    agreed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to the latest offer; it stands until whoever asked has played."""

    about: About
    seat: Seat
    """Who made the offer."""
    by: Seat
    said: Said


def offers_now(plies: tuple[Ply, ...], position: Position, takeback: Takeback | None) -> tuple[Offer, ...]:
    """The offers that wait for an answer."""
    found: list[Offer] = []
    if (first := stop_offered_at(plies, position)) is not None:
        asker = plies[first].seat
        agreed = tuple(seat for seat in position.agreed() if seat != asker)
        found.append(Offer(About.STOP, asker, agreed))
    if takeback:
        found.append(Offer(About.TAKEBACK, takeback.seat, tuple(sorted(takeback.agreed))))
    return tuple(found)


def stop_offered_at(plies: tuple[Ply, ...], position: Position) -> int | None:
    """Where in the game the offer to stop that is open now was made."""
    if not position.agreed() or position.outcome():
        return None
    first = None
    for number in range(len(plies) - 1, -1, -1):
        if not plies[number].after.agreed():
            break
        first = number
    return first


def refuse_stop(plies: tuple[Ply, ...], position: Position, seat: Seat) -> Answer | Refusal:
    """The seat refuses the offer that is open, or takes back its own."""
    first = stop_offered_at(plies, position)
    if first is None:
        return illegal("", "no_stop_offered")
    asker = plies[first].seat
    return Answer(About.STOP, asker, seat, Said.WITHDRAWN if seat == asker else Said.REFUSED)


def without_stop(plies: tuple[Ply, ...], position: Position) -> tuple[tuple[Ply, ...], Position, int]:
    """The game as if the open offer had not been made: its lines, its position, the time not yet written."""
    first = stop_offered_at(plies, position)
    if first is None:
        return plies, position, 0
    kept, position, spent = list(plies[:first]), plies[first].before, 0
    for ply in plies[first:]:
        spent += ply.ms or 0
        if ply.effects.move == END:
            continue
        effects = position.judge(ply.seat, ply.effects.move)  # a play was accepted meanwhile
        if isinstance(effects, Refusal):
            raise Refused(effects)
        kept.append(replace(ply, ms=None if ply.ms is None else spent, before=position, effects=effects))
        position, spent = effects.after, 0
    return tuple(kept), position, spent


def after_takeback_step(step: TakebackStep, asked: Takeback, seat: Seat, done: bool) -> Answer | None:
    """How a request to take a move back was answered, once it is."""
    if step is TakebackStep.REFUSE:
        said = Said.WITHDRAWN if seat == asked.seat else Said.REFUSED
        return Answer(About.TAKEBACK, asked.seat, seat, said)
    return Answer(About.TAKEBACK, asked.seat, seat, Said.ACCEPTED) if done else None


def after_move(offers: tuple[Offer, ...], known: Answer | None, seat: Seat, move: Move) -> Answer | None:
    """What a move answers: a play drops what was offered; the asker's own next play, what was answered."""
    if move == END:
        return None
    if move == ACCEPT:  # an offer to stop outlives it, a request to take a move back does not
        offers = tuple(offer for offer in offers if offer.about is About.TAKEBACK)
    if seat == CHANCE or (move == ACCEPT and not offers):
        return known
    if offers:
        first = offers[0]
        said = Said.WITHDRAWN if first.seat == seat else Said.PLAYED
        return Answer(first.about, first.seat, seat, said)
    return None if known and known.seat == seat else known

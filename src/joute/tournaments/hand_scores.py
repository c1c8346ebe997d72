"""The scores of a tournament by hands: what counts, who wins a table, who stands where (TRN-3, 4, 7, 8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from types import MappingProxyType

from joute.play import Refusal, illegal
from joute.tournaments.attendance import Attendance
from joute.tournaments.field import against_the_field, rounded
from joute.tournaments.players import Number, Player, Standing, ranked
from joute.tournaments.seating import Seating

TABLES_PER_COMMISSAIRE = 10

Points = Mapping[Number, int]
_NONE: Points = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Hand:
    """One round: who sat where, what each counted, what the commissaire put down."""

    tables: tuple[Seating, ...]
    points: Points = field(default_factory=lambda: _NONE)
    initialled: frozenset[Number] = frozenset()
    penalties: Points = field(default_factory=lambda: _NONE)
    lots: frozenset[Number] = frozenset()
    byes: Points = field(default_factory=lambda: _NONE)
    """Who sat the round out by agreement, with the points it brought."""

    def table_of(self, player: Number) -> Seating | None:
        return next((table for table in self.tables if player in table.players), None)

    def counts(self, player: Number) -> bool:
        """TRN-3."""
        return player in self.initialled

    def held(self, player: Number) -> int | None:
        """What the round brought the player, penalties apart; None where nothing counts."""
        return self.points[player] if self.counts(player) else self.byes.get(player)

    def average(self) -> int:
        """What was held at the tables on the average, to the nearest point, halves up."""
        held = [self.points[player] for player in self.initialled]
        return (2 * sum(held) + len(held)) // (2 * len(held)) if held else 0


@dataclass(frozen=True, slots=True)
class HandScores(Attendance):
    """Players and the hands played; `rounds` ends with the hand being played or just counted."""

    lots: tuple[Number, ...] = ()
    rounds: tuple[Hand, ...] = ()
    stopped: bool = False

    @property
    def current(self) -> Hand | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def opened(self) -> int:
        return len(self.rounds)

    @property
    def counted(self) -> bool:
        return self.current is None or not self.uncounted(self.current)

    @property
    def between_rounds(self) -> bool:
        return self.current is None or not self.unfinished(self.current)

    @property
    def over(self) -> bool:
        return self.stopped or (len(self.rounds) == self.agreement.rounds and self.between_rounds)

    @property
    def commissaires(self) -> int:
        """TRN-5: one for every ten tables."""
        tables = len(self.current.tables) if self.current else 0
        return -(-tables // TABLES_PER_COMMISSAIRE)

    def total(self, player: Number) -> int:
        """What counts so far: initialled hands, and penalties."""
        return self.player(player).brought + sum(
            (hand.held(player) or 0) + hand.penalties.get(player, 0) for hand in self.rounds
        )

    def leaders(self, table: Seating) -> tuple[Number, ...]:
        """Who may be the winner of a table of the last round; several where only a lot can tell (TRN-4)."""
        hand = self.rounds[-1]
        if not all(map(hand.counts, table.players)):
            return ()
        key = {player: (hand.points[player], self.total(player)) for player in table.players}
        best = tuple(player for player in table.players if key[player] == min(key.values()))
        return tuple(player for player in best if player in hand.lots) or best

    def winners(self) -> tuple[Number, ...]:
        """The winner of every table of the last round, once it is finished."""
        return tuple(self.leaders(table)[0] for table in self.rounds[-1].tables)

    def uncounted(self, hand: Hand) -> Refusal | None:
        """TRN-3: the first score that is missing or not initialled."""
        for table in hand.tables:
            for player in table.players:
                if not hand.counts(player):
                    return illegal("TRN-3", "not_initialled", name=self.player(player).name)
        return None

    def unfinished(self, hand: Hand) -> Refusal | None:
        """What keeps the next round from being opened; after the last one no winner moves on (TRN-4)."""
        if uncounted := self.uncounted(hand):
            return uncounted
        if len(self.rounds) >= self.agreement.rounds:
            return None
        for number, table in enumerate(hand.tables, 1):
            if len(self.leaders(table)) > 1:
                return illegal("TRN-4", "lot_needed", table=number)
        return None

    def standings(self) -> tuple[Standing, ...]:
        """TRN-7, TRN-8; in a duplicate event by what each made of the letters all tables held."""
        field = self._field() if self.agreement.duplicate else None
        total = field or {one.number: Fraction(self.total(one.number)) for one in self.players}
        best = -1 if field else 1
        present = sorted(self.present, key=lambda number: (best * total[number], number))
        gone = [one.number for one in self.players if not one.here and not one.struck]
        ranks = ranked([(total[number],) for number in present])
        return tuple(
            Standing(
                rank=rank,
                player=self.player(number),
                total=total[number],
                details=tuple(
                    None if (held := hand.held(number)) is None else Fraction(held) for hand in self.rounds
                ),
                penalties=sum(hand.penalties.get(number, 0) for hand in self.rounds),
            )
            for rank, number in zip([*ranks, *[None] * len(gone)], [*present, *gone], strict=True)
        )

    def _field(self) -> dict[Number, Fraction]:
        """Per cent of the field; a place is counted from the dealer, at tables of one size."""
        shares = against_the_field(
            [
                (
                    (len(table.players), table.place_of(player)),
                    player,
                    Fraction(-hand.points[player] - hand.penalties.get(player, 0)),
                )
                for table in hand.tables
                for player in table.players
                if hand.counts(player)
            ]
            for hand in self.rounds
        )
        return {one.number: rounded(shares.get(one.number, Fraction(0))) for one in self.players}

    def joining(self, player: Player) -> Player:
        """TRN-8: with the average total, to the nearest point, halves up."""
        present = self.present
        if not self.rounds or not present:
            return player
        total = sum(map(self.total, present))
        return replace(player, brought=(2 * total + len(present)) // (2 * len(present)))

    def returning(self, player: Player) -> Player:
        """TRN-8, as for who joins: the average total; for who has played, the average of hands missed."""
        if not any(hand.held(player.number) is not None for hand in self.rounds):
            return self.joining(player)
        missed = sum(hand.average() for hand in self.rounds[player.left :])
        return replace(player, brought=player.brought + missed)

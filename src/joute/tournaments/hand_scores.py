"""The scores of a tournament by hands: what counts, who wins a table, who stands where (TRN-3, 4, 7, 8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from types import MappingProxyType

from joute.play import Refusal, illegal
from joute.tournaments.event import Event
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

    def table_of(self, player: Number) -> Seating | None:
        return next((table for table in self.tables if player in table.players), None)

    def counts(self, player: Number) -> bool:
        """TRN-3."""
        return player in self.initialled


@dataclass(frozen=True, slots=True)
class HandScores(Event):
    """Players and the hands played; `rounds` ends with the hand being played or just counted."""

    lots: tuple[Number, ...] = ()
    rounds: tuple[Hand, ...] = ()
    stopped: bool = False

    @property
    def current(self) -> Hand | None:
        return self.rounds[-1] if self.rounds else None

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
            (hand.points[player] if hand.counts(player) else 0) + hand.penalties.get(player, 0)
            for hand in self.rounds
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

    def unfinished(self, hand: Hand) -> Refusal | None:
        for table in hand.tables:
            for player in table.players:
                if not hand.counts(player):
                    return illegal("TRN-3", "not_initialled", name=self.player(player).name)
        for number, table in enumerate(hand.tables, 1):
            if len(self.leaders(table)) > 1:
                return illegal("TRN-4", "lot_needed", table=number)
        return None

    def standings(self) -> tuple[Standing, ...]:
        """TRN-7, TRN-8."""
        present = sorted(self.present, key=lambda number: (self.total(number), number))
        gone = [player.number for player in self.players if player.withdrawn]
        ranks = ranked([(self.total(number),) for number in present])
        return tuple(
            Standing(
                rank=rank,
                player=self.player(number),
                total=Fraction(self.total(number)),
                details=tuple(
                    Fraction(hand.points[number]) if hand.counts(number) else None for hand in self.rounds
                ),
                penalties=sum(hand.penalties.get(number, 0) for hand in self.rounds),
            )
            for rank, number in zip([*ranks, *[None] * len(gone)], [*present, *gone], strict=True)
        )

    def joining(self, player: Player) -> Player:
        """TRN-8: with the average total, to the nearest point, halves up."""
        present = self.present
        if not self.rounds or not present:
            return player
        total = sum(map(self.total, present))
        return replace(player, brought=(2 * total + len(present)) // (2 * len(present)))

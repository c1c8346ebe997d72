"""A second referee of the LEXICON tournament, written from TRN-1 to TRN-8 alone, with nothing of the program.

It keeps its own book: who sat where, what was held, what it cost. Where the articles leave a choice (which
seat a newcomer takes) it checks the tables it is shown instead of making its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Table = tuple[int, ...]


def tables_for(players: int) -> list[int]:
    """TRN-1: as many fours as leave only threes; five players sit together."""
    if players == 5:
        return [5]
    for fours in range(players // 4, -1, -1):
        if (players - 4 * fours) % 3 == 0:
            return [4] * fours + [3] * ((players - 4 * fours) // 3)
    raise ValueError(players)


@dataclass
class Book:
    """What a scorekeeper would have on paper."""

    totals: dict[int, int] = field(default_factory=dict)
    here: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    arrived: list[int | None] = field(default_factory=list)
    """Who has moved to each table, and deals there."""

    def joins(self, player: int) -> None:
        """TRN-8: with the average total, to the nearest point, halves up."""
        present = [self.totals[one] for one in self.here]
        average = sum(present) / len(present) if self.tables and present else 0
        self.totals[player] = int(average + 0.5)
        self.here.append(player)

    def withdraws(self, player: int) -> None:
        self.here.remove(player)
        self.gone.append(player)

    def pays(self, player: int, points: int) -> None:
        """TRN-5: to the total, never to the hand."""
        self.totals[player] += points

    def hands(self, held: dict[int, int]) -> None:
        for player, points in held.items():
            self.totals[player] += points

    def level(self, table: Table, held: dict[int, int]) -> list[int]:
        """TRN-4: the lowest hand, then the lowest total; several need a lot."""
        best = min((held[player], self.totals[player]) for player in table)
        return [player for player in table if (held[player], self.totals[player]) == best]

    def moves(self, winners: list[int]) -> None:
        """TRN-4: each winner goes to the next table, the last one's to the first, and takes the seat left."""
        after = []
        for at, table in enumerate(self.tables):
            newcomer, leaver = winners[at - 1], winners[at]
            after.append(tuple(newcomer if player == leaver else player for player in table))
        self.tables = after
        self.arrived = [winners[at - 1] for at in range(len(after))]

    def seats(self, shown: list[Table], dealers: list[int]) -> None:
        """Take over the tables shown, if TRN-1 and TRN-8 allow them."""
        everybody = sorted(player for table in shown for player in table)
        assert everybody == sorted(self.here)
        sizes = [len(table) for table in shown]
        assert sizes == tables_for(len(self.here))
        staying = [[player for player in table if player in self.here] for table in self.tables]
        if everybody == sorted(player for table in self.tables for player in table):
            assert shown == self.tables, "nobody came or went: nobody but the winners moves"
        surplus = sum(
            max(0, len(table) - (sizes[at] if at < len(sizes) else 0)) for at, table in enumerate(staying)
        )
        moved = sum(
            player not in (shown[at] if at < len(shown) else ())
            for at, table in enumerate(staying)
            for player in table
        )
        assert not self.tables or moved == surplus, "more players have moved than had to"
        for at, table in enumerate(shown):
            newcomer = self.arrived[at] if at < len(self.arrived) else None
            if newcomer in table:
                assert dealers[at] == newcomer, "who arrives deals (TRN-4)"
        self.tables = list(shown)

    def standings(self) -> list[tuple[int | None, int, int]]:
        """TRN-7, TRN-8: rank, player, total; the lowest first, equals share, who left has no rank."""
        order = sorted(self.here, key=lambda player: (self.totals[player], player))
        ranks = {
            player: 1 + sum(self.totals[other] < self.totals[player] for other in self.here)
            for player in order
        }
        placed = [(ranks[player], player, self.totals[player]) for player in order]
        return [*placed, *((None, player, self.totals[player]) for player in sorted(self.gone))]

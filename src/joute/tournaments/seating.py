"""Who sits where in a tournament by hands: tables of four, winners who move on, gaps filled (TRN-1, 4, 8)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from joute.tournaments.players import Number

FEWEST, MOST = 3, 5
"""At a table."""


@dataclass(frozen=True, slots=True)
class Seating:
    """One table: the players in the order of play, and who deals first (0: they draw for it)."""

    players: tuple[Number, ...]
    dealer: Number = 0

    def place_of(self, player: Number) -> int:
        """How far the player sits from who deals; from the first seat where nobody is named."""
        dealing = self.players.index(self.dealer) if self.dealer else 0
        return (self.players.index(player) - dealing) % len(self.players)

    def left_of(self, player: Number) -> Number:
        """The left-hand neighbour, who initials the player's score (TRN-3)."""
        return self.players[(self.players.index(player) + 1) % len(self.players)]


def sizes(players: int) -> tuple[int, ...]:
    """TRN-1: fours, then the threes that make it come out; five sit together; nothing for less than three."""
    if players == 5:
        return (5,)
    threes = -players % 4
    fours = (players - 3 * threes) // 4
    return (4,) * fours + (3,) * threes if players >= FEWEST and fours >= 0 else ()


def first_tables(order: Sequence[Number]) -> tuple[Seating, ...]:
    """The tables of the first round, filled in the order of the lots."""
    tables, start = [], 0
    for size in sizes(len(order)):
        tables.append(Seating(tuple(order[start : start + size])))
        start += size
    return tuple(tables)


def moved(tables: Sequence[Seating], winners: Sequence[Number]) -> tuple[Seating, ...]:
    """TRN-4: each winner takes the seat that the next table's winner left, and deals there."""
    after = []
    for at, (table, winner) in enumerate(zip(tables, winners, strict=True)):
        arriving = winners[at - 1]
        players = tuple(arriving if player == winner else player for player in table.players)
        after.append(Seating(players, arriving))
    return tuple(after)


def made_up(
    tables: Sequence[Seating], leaving: Collection[Number], arriving: Sequence[Number]
) -> tuple[Seating, ...]:
    """TRN-8: tables by TRN-1 again; only who must changes table, and the last tables fill the gaps."""
    staying = [[0 if player in leaving else player for player in table.players] for table in tables]
    wanted = sizes(sum(player > 0 for seats in staying for player in seats) + len(arriving))
    staying += [[] for _ in range(len(wanted) - len(staying))]
    moving: list[Number] = []
    for at in range(len(staying) - 1, -1, -1):
        most = wanted[at] if at < len(wanted) else 0
        moving += _surplus(staying[at], most, tables[at].dealer if at < len(tables) else 0)
    moving += arriving
    made = []
    for at, size in enumerate(wanted):
        seats = _filled(staying[at], size, moving)
        dealer = tables[at].dealer if at < len(tables) else 0
        made.append(Seating(seats, dealer if dealer in seats else 0))
    return tuple(made)


def _surplus(seats: list[Number], most: int, dealer: Number) -> list[Number]:
    """Take out, from the last seat back and the dealer last, who is too many at the table."""
    out = []
    for at in sorted(range(len(seats)), key=lambda at: (seats[at] == dealer, -at)):
        if seats[at] and sum(player > 0 for player in seats) > most:
            out.append(seats[at])
            seats[at] = 0
    return out


def _filled(seats: list[Number], size: int, moving: list[Number]) -> tuple[Number, ...]:
    """The table with its empty seats taken, the first of those who move first."""
    missing = size - sum(player > 0 for player in seats)
    seats = [*seats, *[0] * max(0, size - len(seats))]
    for at, player in enumerate(seats):
        if player == 0 and missing:
            seats[at] = moving.pop(0)
            missing -= 1
    return tuple(player for player in seats if player)


def swapped(tables: Sequence[Seating], one: Number, two: Number) -> tuple[Seating, ...]:
    """Two players in each other's seats; who deals at a table is then the seat's, not the player's."""
    other = {one: two, two: one}
    return tuple(
        Seating(
            tuple(other.get(player, player) for player in table.players),
            other.get(table.dealer, table.dealer),
        )
        for table in tables
    )


def write_tables(tables: Sequence[Seating]) -> str:
    """`3,1*,2 5,6,7,4`: the tables in their order, a star at who deals."""
    return " ".join(
        ",".join(f"{player}*" if player == table.dealer else str(player) for player in table.players)
        for table in tables
    )


def read_tables(words: Sequence[str]) -> tuple[Seating, ...] | None:
    """The tables so written; None if it is not that."""
    tables = []
    for word in words:
        seats = word.split(",")
        numbers = [seat.removesuffix("*") for seat in seats]
        stars = [at for at, seat in enumerate(seats) if seat.endswith("*")]
        if len(stars) > 1 or not all(n.isascii() and n.isdigit() and len(n) < 4 for n in numbers):
            return None
        players = tuple(map(int, numbers))
        tables.append(Seating(players, players[stars[0]] if stars else 0))
    return tuple(tables)

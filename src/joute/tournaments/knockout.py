"""A knock-out: who loses is out, and the last two play the final."""

from __future__ import annotations

from collections.abc import Sequence

from joute.tournaments.matches import BYE, Match
from joute.tournaments.players import Number

Pair = tuple[Number, Number]


def bracket_rounds(players: int) -> int:
    """How many rounds until two are left and have played."""
    return max(1, (players - 1).bit_length())


def first_bracket(order: Sequence[Number]) -> tuple[Pair, ...]:
    """The first round: the first drawn rest where the number is no power of two, spread over the bracket."""
    places = _places(1 << bracket_rounds(len(order)))
    seats = [order[place] if place < len(order) else BYE for place in places]
    return tuple(
        (max(one, two), BYE) if BYE in (one, two) else (one, two)
        for one, two in zip(seats[::2], seats[1::2], strict=True)
    )


def next_bracket(matches: Sequence[Match], gone: frozenset[Number]) -> tuple[Pair, ...]:
    """The winners of neighbouring encounters meet; whose opponent has left moves on alone."""
    through = [match.winner if match.winner not in gone else BYE for match in matches]
    pairs = zip(through[::2], through[1::2], strict=True)
    return tuple((max(one, two), BYE) if BYE in (one, two) else (one, two) for one, two in pairs)


def last_round_of(rounds: Sequence[Sequence[Match]], player: Number) -> int:
    """How far a player has come: the rounds played, and one more for a last encounter won."""
    played = [at for at, matches in enumerate(rounds, 1) for match in matches if player in match.players]
    if not played:
        return 0
    last = next(match for match in rounds[played[-1] - 1] if player in match.players)
    return played[-1] + (1 if last.over and last.winner == player else 0)


def _places(size: int) -> list[int]:
    """The order of a bracket in which the first two drawn can only meet in the final."""
    places = [0]
    while len(places) < size:
        double = 2 * len(places)
        places = [place for one in places for place in (one, double - 1 - one)]
    return places

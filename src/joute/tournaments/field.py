"""Duplicate: whoever held the same letters at another table is the measure, not who sat at one's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from joute.tournaments.players import Number

Held = tuple[object, Number, Fraction]
"""Which letters (a place that all tables share), by whom, and how well they did: more is better."""


def against_the_field(rounds: Iterable[Sequence[Held]]) -> Mapping[Number, Fraction]:
    """Per cent of the field beaten over all rounds; half for those level; 50 without a field."""
    shares: dict[Number, list[Fraction]] = {}
    for held in rounds:
        for place, player, score in held:
            field = [other for where, who, other in held if where == place and who != player]
            beaten = sum(
                (Fraction(score > other) + Fraction(score == other, 2) for other in field), Fraction(0)
            )
            shares.setdefault(player, []).append(beaten / len(field) if field else Fraction(1, 2))
    return {player: 100 * sum(each, Fraction(0)) / len(each) for player, each in shares.items()}


def rounded(share: Fraction) -> Fraction:
    """To a tenth of a per cent, as it is shown: what looks equal is equal."""
    return Fraction(round(share * 10), 10)

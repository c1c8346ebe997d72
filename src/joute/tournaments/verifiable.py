"""Deals that can be verified: a secret fixed before play, players' numbers mixed in, shown at the end.

    [Commitment "…"]        the SHA-256 of the secret, published before anybody plays
    7 number 31415          a number of player 7's own, before the lots are drawn
    0 secret 9f86d0…        the secret, once the event is over
    0 dealt 1 2 1 deal …    what chance did at round 1, table 2, game 1

The seed of a table is the SHA-256 of `secret|1:12,7:31415|round|table|game`, its first 32 hexadecimal digits;
in a duplicate event the table is `*`, so that every table of a round is dealt the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Self

from joute.play import Refusal, illegal
from joute.tournaments.event import Event, bad_form
from joute.tournaments.players import ORGANISER, Number

_SECRET = re.compile(r"[0-9a-f]{64}")
_DEALT = re.compile(r"\d{1,3}")
SEED_LENGTH = 32


def commitment_to(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def table_seed(secret: str, numbers: Mapping[Number, str], round_: int, table: int | str, game: int) -> str:
    """What the deal of one table follows from."""
    mixed = ",".join(f"{player}:{number}" for player, number in sorted(numbers.items()))
    return sha256(f"{secret}|{mixed}|{round_}|{table}|{game}".encode()).hexdigest()[:SEED_LENGTH]


@dataclass(frozen=True, slots=True)
class Dealt:
    """What chance did at one table."""

    round: int
    table: int
    game: int
    action: str


@dataclass(frozen=True, slots=True)
class Verifiable(Event):
    """An event whose deals follow from a secret, if it was set up so."""

    numbers: tuple[tuple[Number, str], ...] = ()
    secret: str = ""
    dealt: tuple[Dealt, ...] = ()

    def give_number(self, who: Number, words: list[str]) -> Self | Refusal:
        number = words[0] if len(words) == 1 else ""
        if who == ORGANISER or not (number.isascii() and number.isdigit() and len(number) <= 18):
            return bad_form("7 number 31415")
        if not self.agreement.commitment:
            return illegal("", "no_secret")
        if self.opened:
            return illegal("", "numbers_closed")
        others = tuple(pair for pair in self.numbers if pair[0] != who)
        return replace(self, numbers=(*others, (who, number)))

    def show_secret(self, who: Number, words: list[str]) -> Self | Refusal:
        if who != ORGANISER or len(words) != 1 or not _SECRET.fullmatch(words[0]):
            return bad_form(f"0 secret {64 * 'f'}")
        if not self.over:
            return illegal("", "secret_too_early")
        if commitment_to(words[0]) != self.agreement.commitment:
            return illegal("", "another_secret")
        return replace(self, secret=words[0])

    def tell_deal(self, who: Number, words: list[str]) -> Self | Refusal:
        if who != ORGANISER or len(words) < 4 or not all(map(_DEALT.fullmatch, words[:3])):
            return bad_form("0 dealt 1 2 1 deal …")
        if not self.secret:
            return illegal("", "secret_too_early")
        round_, table, game = map(int, words[:3])
        return replace(self, dealt=(*self.dealt, Dealt(round_, table, game, " ".join(words[3:]))))

    def seed_of(self, secret: str, round_: int, table: int, game: int) -> str:
        place = "*" if self.agreement.duplicate else table
        return table_seed(secret, dict(self.numbers), round_, place, game)

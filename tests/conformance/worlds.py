"""The same game played in another world: two letters of the deal, hidden from the public, change places."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from tests.conformance.arena import Case, Ply, game_of, random_game, viewers

from joute.play import CHANCE, RESIGN, TIMEOUT, Position, Refusal, Seat

MOST_PLIES = 14
"""Few enough for the last letters of the deal to lie undrawn."""


@dataclass(frozen=True, slots=True)
class Noticed:
    """Who sees a difference between the two worlds after a ply."""

    number: int
    seats: frozenset[Seat]
    public: bool


def deal_number(case: Case) -> int | None:
    """Where the deal stands among the plies; None in a game without one."""
    deals = (n for n, ply in enumerate(random_game(case)) if ply.move.text().startswith("deal "))
    return next(deals, None)


def hidden_indices(deal: Ply) -> list[int]:
    """The places of the deal's text that the public does not see."""
    shown = deal.before.shown(deal.move, None)
    assert len(shown) == len(deal.move.text())
    return [index for index, letter in enumerate(shown) if letter == "?"]


def swaps(case: Case, deal: Ply, count: int) -> list[tuple[int, int]]:
    """Pairs of hidden places with different letters: some with the last one, which is dealt out last."""
    text, hidden = deal.move.text(), hidden_indices(deal)
    source = random.Random(str(case))
    firsts = source.sample(hidden, min(count, len(hidden)))
    return [(first, hidden[-1]) for first in firsts if text[first] != text[hidden[-1]]]


def other_world(case: Case, swap: tuple[int, int]) -> Iterator[Noticed]:
    """The differences ply by ply, from the deal on, as long as the same actions can be played in both worlds.

    It stops where the rules themselves tell something about hidden letters: scores that count them, hands
    shown before the next deal, a card thrown away by the clock.
    """
    number = deal_number(case)
    assert number is not None
    plies = random_game(case)
    position: Position = plies[number].before
    for offset, ply in enumerate(plies[number : number + MOST_PLIES]):
        text = swapped(ply.move.text(), swap) if offset == 0 else ply.move.text()
        move = game_of(case).read_move(text)
        assert not isinstance(move, Refusal)
        effects = position.judge(ply.seat, move)
        if isinstance(effects, Refusal) or ply.move in (TIMEOUT, RESIGN):
            return
        position = effects.after
        if position.scores() != ply.after.scores() or position.to_act() != ply.after.to_act():
            return
        if position.outcome() or CHANCE in position.to_act():
            return
        noticed = [viewer for viewer in viewers(position) if position.view(viewer) != ply.after.view(viewer)]
        yield Noticed(offset, frozenset(seat for seat in noticed if seat is not None), None in noticed)


def swapped(text: str, swap: tuple[int, int]) -> str:
    letters = list(text)
    first, second = swap
    letters[first], letters[second] = letters[second], letters[first]
    return "".join(letters)

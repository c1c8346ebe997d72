"""A match: best of three games from one bag of 96 letters (DAM-4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from joute.games.dames.material import BLACK, SHARE, WHITE, opponent
from joute.games.dames.position import DamesPosition
from joute.letters import Stock
from joute.play import Outcome, Seat, Settings

GAMES = 3
NEEDED = 2
"""Games to win; a total reversal counts as two (DAM-20)."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Games won by whoever was White in the first game and by the other; whether the match is over."""

    first: int
    second: int
    over: bool


def letters_left(position: DamesPosition) -> Stock:
    """The letters that the next game of the match is dealt from."""
    return position.bag


def next_start(position: DamesPosition, settings: Settings) -> DamesPosition:
    """The position before the deal of the next game; the bag must hold letters for two players."""
    if len(position.bag) < 2 * SHARE:
        raise ValueError("no letters are left for another game")
    return DamesPosition(settings, bag=position.bag)


def white_of(game: int, lots_for_third: Seat) -> Seat:
    """Who is White in a game (1 to 3), as numbered in the first; lots are drawn anew for the third."""
    return {1: WHITE, 2: BLACK}.get(game, lots_for_third)


def standing(outcomes: Sequence[Outcome], whites: Sequence[Seat]) -> Standing:
    """The score after the games played; `whites` says who was White in each, as numbered in the first."""
    won = {WHITE: 0, BLACK: 0}
    for outcome, white in zip(outcomes, whites, strict=True):
        for seat in outcome.winners:
            won[seat if white == WHITE else opponent(seat)] += outcome.games
    over = max(won.values()) >= NEEDED or len(outcomes) == GAMES
    return Standing(won[WHITE], won[BLACK], over)

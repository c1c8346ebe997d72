"""What one game of a match leaves to the next: in a result line `bag=ABC`, before the deal a position text.

A game whose games of a match share their letters (DAM-4) carries over a position `deal bag=ABC`.
"""

from __future__ import annotations

from joute.play import Game, Position

FIELD = "bag="


def letters_carried(game: Game, position: Position) -> str:
    """The letters that the finished game leaves to the next, as the result line names them; mostly none."""
    fields = game.carried_over(position).split()
    return next((field.removeprefix(FIELD) for field in fields if field.startswith(FIELD)), "")


def start_with(letters: str) -> str:
    """The position text that the next game starts from; empty: as any game does."""
    return f"deal {FIELD}{letters}" if letters else ""

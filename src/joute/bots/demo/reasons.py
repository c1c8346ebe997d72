"""One line why."""

from __future__ import annotations

from joute.games.demo.material import hand_value
from joute.play import Sentence

PASSED = Sentence("rien à poser", "nothing to lay")
BLUFF = Sentence("tente un mot inventé : au pire, le tour", "tries an invented word: at worst, the turn")


def explain(held: int, laid: str) -> Sentence:
    """`held`: how many squares the hand has; `laid`: those the play lays."""
    if len(laid) == held:
        return Sentence("pose tout et gagne", "lays everything and wins")
    count, points, left = len(laid), hand_value(laid), held - len(laid)
    return Sentence(
        f"pose {count} carré{_s(count)} ({points} points), en garde {left}",
        f"lays {count} square{'' if count == 1 else 's'} ({points} points), keeps {left}",
    )


def _s(count: int) -> str:
    return "s" if count > 1 else ""

"""Why: how many squares a play lays, how many it keeps."""

from __future__ import annotations

from collections.abc import Iterable

from joute.bots.why import Why, why
from joute.games.demo.material import hand_value
from joute.letters import JOKER
from joute.play import Sentence

PASSED = why("rien à poser", "nothing to lay")
BLUFF = why("tente un mot inventé : au pire, le tour", "tries an invented word: at worst, the turn")
_ALL = Why(
    Sentence("pose tout et gagne", "lays everything and wins"),
    Sentence(", qui pose tout et gagne", ": it lays everything and wins"),
    for_you=Sentence("Vous posez tout : c’est gagné.", "You lay everything: you win."),
)

LONGER = Sentence(
    "Sans le joker, aucun mot trouvé ne pose autant de carrés.",
    "Without the joker, no word found lays as many tiles.",
)
EASIER = Sentence(
    "Le joker y passe, mais la main qui reste se posera plus facilement.",
    "It spends the joker, but the hand it leaves is easier to lay.",
)


def why_a_joker(held: int, laid: str, others: Iterable[str]) -> Sentence | None:
    """Why the play spends a joker, next to what others would lay; None where it spends none, or wins."""
    if JOKER not in laid or len(laid) == held:
        return None
    plain = max((len(other) for other in others if JOKER not in other), default=0)
    return LONGER if len(laid) > plain else EASIER


def explain(held: int, laid: str) -> Why:
    """`held`: how many squares the hand has; `laid`: those the play lays."""
    if len(laid) == held:
        return _ALL
    count, points, left = len(laid), hand_value(laid), held - len(laid)
    return Why(
        Sentence(
            f"pose {count} carré{_s(count)} ({points} points), en garde {left}",
            f"lays {count} square{'' if count == 1 else 's'} ({points} points), keeps {left}",
        ),
        Sentence(f", qui en garde {left}", f": it keeps {left}"),
        for_you=Sentence(
            f"C’est {count} carré{_s(count)} de moins : il vous en restera {left}.",
            f"That is {count} tile{'' if count == 1 else 's'} fewer: you will have {left} left.",
        ),
    )


def _s(count: int) -> str:
    return "s" if count > 1 else ""

"""What LEXICON's problems ask: the play that lays most points, the one that goes out."""

from __future__ import annotations

from joute.games.lexicon.material import value
from joute.games.lexicon.state import State
from joute.play import Effects, Goal, MoveKind, Position, ProblemKind, ProblemRules, Seat, Sentence, state_in

_LAYING = (MoveKind.WORD, MoveKind.INSERT, MoveKind.EXCHANGE)


def _points(before: Position, seat: Seat, effects: Effects[Position]) -> int:  # noqa: ARG001
    """By how much laying cards lightens the hand; a card thrown away lays nothing."""
    if effects.kind not in _LAYING:
        return 0
    return value("".join(effects.laid)) - value("".join(effects.removed))


def _goes_out(before: Position, seat: Seat, effects: Effects[Position]) -> int:  # noqa: ARG001
    """LEX-12: the last card is laid."""
    return int(not state_in(effects.after, State).cards.hands[seat - 1])


def _left(before: Position, seat: Seat, effects: Effects[Position]) -> Sentence:  # noqa: ARG001
    left = len(state_in(effects.after, State).cards.hands[seat - 1])
    return Sentence(
        f"Il vous resterait {left} carte{'s' if left > 1 else ''}.",
        f"You would have {left} card{'' if left == 1 else 's'} left.",
    )


PROBLEMS = ProblemRules(
    (
        Goal(
            "most",
            ProblemKind.MOST,
            Sentence(
                "Posez des cartes : allégez votre main du plus de points possible.",
                "Play cards: shed as many points as you can.",
            ),
            _points,
            Sentence("point|points", "point|points"),
            sheds=True,
            least=30,
        ),
        Goal(
            "out",
            ProblemKind.WIN,
            Sentence("Sortez à ce coup : posez toutes vos cartes.", "Go out now: lay all your cards."),
            _goes_out,
            Sentence("main vidée|mains vidées", "hand laid|hands laid"),
            lacks=_left,
        ),
    ),
    {"arbitration": "strict"},
)

"""What DÉMO's problems ask: the play that lays most squares, the one that lays them all."""

from __future__ import annotations

from joute.play import Effects, Goal, Position, ProblemKind, ProblemRules, Seat, Sentence, wins


def _squares(before: Position, seat: Seat, effects: Effects[Position]) -> int:  # noqa: ARG001
    return len(effects.laid)


PROBLEMS = ProblemRules(
    (
        Goal(
            "most",
            ProblemKind.MOST,
            Sentence(
                "Posez le plus de carrés possible en un seul coup.",
                "Lay as many squares as you can in one move.",
            ),
            _squares,
            Sentence("carré posé|carrés posés", "square laid|squares laid"),
            least=5,
        ),
        Goal(
            "out",
            ProblemKind.WIN,
            Sentence("Posez tous vos carrés d’un coup.", "Lay all your squares in one move."),
            wins,
            Sentence("partie gagnée|parties gagnées", "game won|games won"),
        ),
    ),
    {"share": "9"},
)

"""What the problems of DAMES DE LETTRES ask: the move that turns most letters, the one that wins."""

from __future__ import annotations

from joute.play import Effects, Goal, Position, ProblemKind, ProblemRules, Seat, Sentence, wins


def _turned(before: Position, seat: Seat, effects: Effects[Position]) -> int:  # noqa: ARG001
    """DAM-14."""
    return len(effects.turned)


PROBLEMS = ProblemRules(
    (
        Goal(
            "most",
            ProblemKind.MOST,
            Sentence(
                "Trouvez le coup qui retourne le plus de lettres.",
                "Find the move that turns the most letters.",
            ),
            _turned,
            Sentence("lettre retournée|lettres retournées", "letter turned|letters turned"),
            least=4,
        ),
        Goal(
            "win",
            ProblemKind.WIN,
            Sentence("Gagnez en un coup.", "Win in one move."),
            wins,
            Sentence("partie gagnée|parties gagnées", "game won|games won"),
        ),
    )
)

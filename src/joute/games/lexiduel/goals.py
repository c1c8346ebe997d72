"""What LEXIDUEL's problems ask: the word that brings most points, the one that wins the last turn."""

from __future__ import annotations

from joute.play import Effects, Goal, Position, ProblemKind, ProblemRules, Seat, Sentence, wins


def _points(before: Position, seat: Seat, effects: Effects[Position]) -> int:  # noqa: ARG001
    """LXD-18: what the move adds to the player's own score."""
    return int(effects.gains[seat - 1]) if effects.gains else 0


PROBLEMS = ProblemRules(
    (
        Goal(
            "most",
            ProblemKind.MOST,
            Sentence("Trouvez le coup qui rapporte le plus.", "Find the move that scores most."),
            _points,
            Sentence("point|points", "point|points"),
            least=6,
        ),
        Goal(
            "win",
            ProblemKind.WIN,
            Sentence(
                "C’est le dernier coup de la partie : gagnez-la.",
                "It is the last move of the game: win it.",
            ),
            wins,
            Sentence("partie gagnée|parties gagnées", "game won|games won"),
        ),
    ),
    {"rounds": "12"},
)

"""What LEXIDUEL's problems ask: the word that brings most points, the one that wins the last turn."""

from __future__ import annotations

from collections.abc import Callable

from joute.games.lexiduel.ends import scores
from joute.games.lexiduel.state import State
from joute.play import (
    PASS,
    Effects,
    Goal,
    Position,
    ProblemKind,
    ProblemRules,
    Seat,
    Sentence,
    Survey,
    state_in,
    wins,
)


def _points(before: Position, seat: Seat, effects: Effects[Position]) -> int:  # noqa: ARG001
    """LXD-18: what the move adds to the player's own score."""
    return int(effects.gains[seat - 1]) if effects.gains else 0


def _score_then(before: Position, seat: Seat, effects: Effects[Position]) -> Sentence:  # noqa: ARG001
    own, other = effects.after.scores()[seat - 1], effects.after.scores()[2 - seat]
    return Sentence(
        f"La partie finirait à {own} contre {other} : pas de quoi gagner.",
        f"The game would end {own} to {other}: not enough to win.",
    )


def _survey_points(position: Position, seat: Seat) -> Survey:  # noqa: ARG001
    """All moves by the gains the kernels count."""
    return _survey(position, lambda own, other: own)  # noqa: ARG005


def _survey_wins(position: Position, seat: Seat) -> Survey:
    """LXD-20: before the last turn no word decides anything."""
    state = state_in(position, State)
    if state.terms.rounds is None or state.turns + 1 < 2 * state.terms.rounds:
        return Survey(position.moves(seat).count(), 0, -1, ())
    lead = scores(state)[seat - 1] - scores(state)[2 - seat]
    return _survey(position, lambda own, other: int(lead + own - other > 0))


def _survey(position: Position, worth: Callable[[int, int], int]) -> Survey:
    """What each gain, one's own and the other player's, is worth; the best moves alone are written out."""
    from joute.games.lexiduel.generate import answers_due, layings  # numba: not before it is asked for

    state = state_in(position, State)
    answers = answers_due(state)
    words = answers or layings(state)
    worths = [worth(own, other) for own, other in words.gains().tolist()]
    worths += [worth(0, 0)] * (not answers and not state.nothing_laid)
    best = max(worths, default=0)
    second = max((each for each in worths if each < best), default=-1)
    rows = [row for row, each in enumerate(worths) if each == best]
    return Survey(
        len(worths), best, second, tuple(PASS if row == len(words) else words.move(row) for row in rows)
    )


PROBLEMS = ProblemRules(
    (
        Goal(
            "most",
            ProblemKind.MOST,
            Sentence("Trouvez le coup qui rapporte le plus.", "Find the move that scores most."),
            _points,
            Sentence("point|points", "point|points"),
            least=6,
            survey=_survey_points,
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
            lacks=_score_then,
            survey=_survey_wins,
        ),
    ),
    {"rounds": "12"},
)

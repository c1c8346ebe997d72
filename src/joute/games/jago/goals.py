"""What JAGO's problems ask: the single word that leads by most letters."""

from __future__ import annotations

from joute.games.jago.moves import SINGLE_WORDS, Turn
from joute.games.jago.state import State
from joute.play import (
    Effects,
    Goal,
    Position,
    ProblemKind,
    ProblemRules,
    Seat,
    Sentence,
    Survey,
    state_in,
    surveyed,
)


def _lead(before: Position, seat: Seat, effects: Effects[Position]) -> int:  # noqa: ARG001
    """By how many letters the player leads then (JAG-8)."""
    scores = effects.after.scores()
    return int(scores[seat - 1] - scores[2 - seat])


def _leads(before: Position, seat: Seat, effects: Effects[Position]) -> int:
    """Every legal turn does (JAG-8): where few are left, one word is all there is to find."""
    return int(_lead(before, seat, effects) > 0)


_ONE_WORD = Sentence(
    "Ce problème se résout d’un seul mot : posez-en un, pas plusieurs.",
    "This problem is solved with a single word: lay one, not several.",
)


def _one_word(effects: Effects[Position]) -> bool:
    return isinstance(effects.move, Turn) and len(effects.move.words) == 1


def _stated(effects: Effects[Position]) -> str:
    """The word that the turn states, whatever words it changes besides."""
    move = effects.move
    return move.words[0].letters if isinstance(move, Turn) else move.text()


def _survey(position: Position, seat: Seat) -> Survey:
    """All turns of one word by the leads the kernels count."""
    from joute.games.jago.search import find  # numba: not before it is asked for

    moves = list(position.moves(seat))
    leads = find(state_in(position, State)).leads().tolist()
    if len(leads) != len(moves):  # words on the board that do not stand: the kernels look at fewer
        return Survey(len(moves), 0, -1, ())
    return surveyed(moves, leads)


PROBLEMS = ProblemRules(
    (
        Goal(
            "most",
            ProblemKind.MOST,
            Sentence(
                "Posez un seul mot, et menez du plus grand nombre de lettres.",
                "Lay a single word, and lead by as many letters as you can.",
            ),
            _lead,
            Sentence("lettre d’avance|lettres d’avance", "letter ahead|letters ahead"),
            least=3,
            word=_stated,
            idea=_stated,
            admits=_one_word,
            outside=_ONE_WORD,
            bound=SINGLE_WORDS,
            survey=_survey,
        ),
        Goal(
            "lead",
            ProblemKind.WIN,
            Sentence(
                "Un seul mot vous donne encore l’avantage : trouvez-le.",
                "A single word still gives you the lead: find it.",
            ),
            _leads,
            Sentence("avantage pris|avantages pris", "lead taken|leads taken"),
            word=_stated,
            idea=_stated,
            admits=_one_word,
            outside=_ONE_WORD,
            only=True,
            plain=False,
            bound=SINGLE_WORDS,
        ),
    )
)

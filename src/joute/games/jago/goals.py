"""What JAGO's problems ask: the single word that leads by most letters, or that none answers."""

from __future__ import annotations

from joute.games.jago.ends import scores
from joute.games.jago.material import other
from joute.games.jago.moves import SINGLE_WORDS, Turn
from joute.games.jago.state import State
from joute.play import (
    Beyond,
    Effects,
    Goal,
    Listing,
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


def _takes_lead(reply: Effects[Position], seat: Seat, listing: Listing) -> bool:  # noqa: ARG001
    """Every legal turn does (JAG-8)."""
    return isinstance(reply.move, Turn)


def _their_letters(position: Position, seat: Seat) -> Sentence:
    """What the opponent may lay is part of the question."""
    rack = " ".join(sorted(state_in(position, State).rack(other(seat)).letters))
    return Sentence(f"L’adversaire tient {rack}.", f"Your opponent holds {rack}.")


def _both_counts(position: Position, seat: Seat) -> Sentence:
    """How many letters each has (JAG-8): what is asked for is to have more."""
    counts = scores(state_in(position, State))
    own, theirs = counts[seat - 1], counts[other(seat) - 1]
    return Sentence(
        f"Vous avez {own} lettres, l’autre {theirs}.", f"You have {own} letters, the other has {theirs}."
    )


def _answered(before: Position, seat: Seat, effects: Effects[Position]) -> Sentence:  # noqa: ARG001
    return Sentence(
        "Un mot de l’adversaire suffit alors à reprendre l’avantage.",
        "One word of your opponent’s is then enough to take the lead back.",
    )


def _is_close(position: Position) -> bool:
    """Whether one of the words that lead by most is left without an answer: no other is likely to be."""
    seat = position.on_turn()
    if not seat:
        return False
    from joute.games.jago.search import find  # numba: not before it is asked for

    leads, moves = find(state_in(position, State)).leads().tolist(), list(position.moves(seat))
    if len(leads) != len(moves):
        return False
    most = sorted(zip(leads, range(len(moves)), strict=True), reverse=True)[:_LIKELY]
    done = (position.judge(seat, moves[number]) for _, number in most)
    return any(isinstance(each, Effects) and _UNANSWERED.stands(position, seat, each) for each in done)


_LIKELY = 6
_UNANSWERED = Beyond(_takes_lead, most_moves=400, most_replies=20_000)

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
                "Un seul mot, avec ceux qu’il forme, vous donne plus de lettres que l’autre : posez-le.",
                "Only one word, with those it makes, gives you more letters than the other: lay it.",
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
            given=_both_counts,
        ),
        Goal(
            "unanswered",
            ProblemKind.WIN,
            Sentence(
                "Posez le mot après lequel aucun mot seul ne lui rend l’avantage. Toutes ses réponses d’un "
                "mot sont listées ; ses tours de plusieurs mots ne comptent pas.",
                "Lay the word after which no single word of theirs takes the lead back. Every answer of one "
                "word is listed; turns of several words do not count.",
            ),
            _UNANSWERED.stands,
            Sentence("tour sans réponse|tours sans réponse", "unanswered turn|unanswered turns"),
            lacks=_answered,
            word=_stated,
            idea=_stated,
            admits=_one_word,
            outside=_ONE_WORD,
            bound=SINGLE_WORDS,
            beyond=_UNANSWERED,
            suits=_is_close,
            given=_their_letters,
            proved=Sentence(
                "Après celui-ci, aucun mot seul ne reprend l’avantage : tous ont été essayés. Les tours de "
                "plusieurs mots ne se listent pas et ne comptent pas ici.",
                "After this one no single word takes the lead back: all have been tried. Turns of several "
                "words cannot all be listed and do not count here.",
            ),
        ),
    )
)

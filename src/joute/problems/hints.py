"""Three hints, each saying more: how long the word is and what it brings, its first letter, its place."""

from __future__ import annotations

from joute.play import Effects, Position, ProblemKind, Sentence
from joute.play.told import counted, listed
from joute.problems.posing import Posed
from joute.problems.problem import LEGAL
from joute.problems.sentences import amount

MOST_HINTS = 3


def hint(posed: Posed, number: int) -> Sentence:
    """The hint of that number, from 1; the last one for any beyond."""
    if posed.goal is None:
        return _for_referees(posed, number)
    done = posed.judge(posed.problem.solutions[0])
    assert isinstance(done, Effects)
    word = posed.goal.word(done) if done.words else ""
    if number <= 1:
        return _first(posed, word) or _place(done)
    return _start(word) if number == 2 and word else _place(done)


def _first(posed: Posed, word: str) -> Sentence | None:
    """How long the word is: what it brings alone says nothing new to who has tried once."""
    if not word:
        return None
    certificate = posed.problem.certificate
    if posed.goal and posed.kind is ProblemKind.MOST and certificate:
        best = amount(posed.goal, certificate.best)
        return Sentence(
            f"Cherchez un mot de {len(word)} lettres, pour {best.fr}.",
            f"Look for a word of {len(word)} letters, for {best.en}.",
        )
    return Sentence(f"Cherchez un mot de {len(word)} lettres.", f"Look for a word of {len(word)} letters.")


def _start(word: str) -> Sentence:
    return Sentence(f"Le mot commence par {word[0]}.", f"The word begins with {word[0]}.")


def _place(done: Effects[Position]) -> Sentence:
    """Where letters go; in a game without squares, which ones: in the alphabet's order, not in the word's."""
    if done.moved:
        source, target = done.moved[0], done.moved[1]
        return Sentence(
            f"La lettre de {source} glisse en {target}.", f"The letter on {source} slides to {target}."
        )
    laid = [each.upper() for each in done.laid]
    where = listed([Sentence(each, each) for each in (laid if done.paths else sorted(laid))])
    if done.paths:
        return Sentence(f"Des lettres se posent en {where.fr}.", f"Letters go to {where.en}.")
    return Sentence(
        f"On pose, dans un autre ordre, {where.fr}.", f"What is laid, in another order: {where.en}."
    )


def _for_referees(posed: Posed, number: int) -> Sentence:
    if number <= 1:
        count = counted(len(posed.problem.choices), "article|articles", "article|articles")
        return Sentence(
            f"Relisez les {count.fr} proposés, puis le coup.", f"Read the {count.en} offered, then the move."
        )
    if posed.problem.answer == LEGAL:
        return Sentence("Aucun article n’est enfreint.", "No article is broken.")
    return Sentence("Le coup est refusé : reste à dire par lequel.", "It is refused: which article says so?")

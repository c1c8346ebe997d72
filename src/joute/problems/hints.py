"""Three hints, each saying more: how long the word is and what it brings, its first letter, its place."""

from __future__ import annotations

import re

from joute.play import Effects, Position, ProblemKind, Sentence
from joute.play.told import built, listed, same
from joute.problems.posing import Posed
from joute.problems.problem import LEGAL
from joute.problems.sentences import amount

MOST_HINTS = 3
_WRITTEN = re.compile(r"(?<= )(?=\S*[A-Z])[A-Za-z]{2,}(?=@|\s|$)")
"""The words of a move as it is written: « insert 1 BIOS », « P3h ZOOS », « E2-C4 ETE@C4.C5 +S@E4 »."""


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
    """How long the word is, and how many there are: what it brings says nothing new to who has tried once."""
    if not word:
        return None
    count = len(_WRITTEN.findall(posed.problem.solutions[0]))
    long = f"mot de {len(word)} lettres", f"word of {len(word)} letters"
    wanted = Sentence(f"Cherchez un {long[0]}", f"Look for a {long[1]}")
    if count > 1:
        fr, en = ("deux", "two") if count == 2 else (str(count),) * 2
        wanted = Sentence(
            f"Cherchez {fr} mots en un coup, dont un {long[0]}",
            f"Look for {en} words in one move, including a {long[1]}",
        )
    certificate = posed.problem.certificate
    if posed.goal and posed.kind is ProblemKind.MOST and certificate:
        best = amount(posed.goal, certificate.best)
        return built("{wanted}, pour {best}.", "{wanted}, for {best}.", wanted=wanted, best=best)
    return same("{wanted}.", wanted=wanted)


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
        return _where_to_look(posed)
    if posed.problem.answer == LEGAL:
        return Sentence("Aucun article n’est enfreint.", "No article is broken.")
    return Sentence(
        "Le coup est refusé : reste à dire par quel article.", "It is refused: which article says so?"
    )


def _where_to_look(posed: Posed) -> Sentence:
    """Whether to look at the words of the move or at the way it is played; that may still be right."""
    words = [word.upper() for word in _WRITTEN.findall(posed.problem.move)]
    named = listed([Sentence(word, word) for word in words])
    if not words:
        return Sentence(
            "Regardez d’où part le coup, et où il arrive.", "Look where the move starts, and where it ends."
        )
    several = len(words) > 1
    if all(word in posed.settings.dictionary for word in words):
        return Sentence(
            f"{named.fr} {'sont' if several else 'est'} au dictionnaire : regardez comment le coup se joue.",
            f"{named.en} {'are' if several else 'is'} in the dictionary: look at how the move is played.",
        )
    return Sentence(
        f"Regardez d’abord {'les mots' if several else 'le mot'} : {named.fr}.",
        f"Look at the {'words' if several else 'word'} first: {named.en}.",
    )

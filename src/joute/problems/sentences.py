"""What problems have to say, in both languages."""

from __future__ import annotations

import re
from collections.abc import Mapping

from joute.play import Goal, People, ProblemKind, Seat, Sentence
from joute.play.told import counted
from joute.problems.problem import Certificate

SENTENCES: Mapping[str, Sentence] = {
    "not_a_header": Sentence(
        "« {text} » : une ligne d’un problème s’écrit « Nom: valeur »",
        "“{text}”: a problem’s line is written “Name: value”",
    ),
    "header_missing": Sentence(
        "il manque la ligne « {name} » : ajoutez-la", "the line “{name}” is missing: add it"
    ),
    "bad_number": Sentence(
        "problème « {text} » : un nombre est attendu dans les lignes Problem, Seats, Seat, Level, Seed ou "
        "Certificate",
        "problem “{text}”: its lines Problem, Seats, Seat, Level, Seed, Certificate hold numbers",
    ),
    "unknown_goal": Sentence(
        "{game} n’a pas de question « {goal} » : voyez docs/problems.md",
        "{game} asks no “{goal}”: see docs/problems.md",
    ),
    "not_on_turn": Sentence(
        "ce n’est pas à la place {seat} de jouer : donnez celle qui joue",
        "seat {seat} is not on turn: name the one that is",
    ),
    "no_lists": Sentence(
        "un problème se joue avec notre dictionnaire : retirez la liste « {name} »",
        "a problem is set with our dictionary: take the list “{name}” out",
    ),
    "no_such_problem": Sentence(
        "il n’y a pas de problème « {key} » : la liste est dans les problèmes passés",
        "there is no problem “{key}”: the past problems list them all",
    ),
    "no_such_date": Sentence(
        "« {text} » : écrivez la date ainsi : 2026-11-20", "“{text}”: write the date like 2026-11-20"
    ),
    "none_of_level": Sentence(
        "aucun problème de ce jeu n’a ce niveau : essayez-en un autre",
        "no problem of that game has that level: try another",
    ),
}

KINDS: Mapping[ProblemKind, Sentence] = {
    ProblemKind.MOST: Sentence("Le plus", "The most"),
    ProblemKind.WIN: Sentence("Gagner", "Win"),
    ProblemKind.DEFEND: Sentence("Se défendre", "Defend"),
    ProblemKind.REFEREE: Sentence("Arbitrer", "Referee"),
}


_SECOND_NAME = re.compile(r"((?<=\. )\{\d+\|[^|{}]*\|)([a-z])")
"""Who is not the reader, where a sentence begins after another."""


class Sides(People):
    """Whoever solves is « vous »; all others are the opponent, who has no name here."""

    def name(self, seat: Seat) -> Sentence:  # noqa: ARG002
        return Sentence("l’adversaire", "your opponent")

    def does(self, seat: Seat, fr: str, en: str, vous: str = "Vous", you: str = "You") -> Sentence:
        told = People.does(self, seat, fr, en, vous, you)
        if vous[0].islower():
            return told
        return Sentence(
            told.fr.replace("|l’adversaire", "|L’adversaire"),
            told.en.replace("|your opponent", "|Your opponent"),
        )


def with_capitals(told: Sentence) -> Sentence:
    """The opponent's name begins a sentence in the midst of others: « Vous sortez. L’adversaire +8. »"""
    return Sentence(
        _SECOND_NAME.sub(lambda found: found[1] + found[2].upper(), told.fr),
        _SECOND_NAME.sub(lambda found: found[1] + found[2].upper(), told.en),
    )


def amount(goal: Goal, worth: int) -> Sentence:
    """« 10 points », « 4 letters turned »."""
    return counted(worth, goal.unit.fr, goal.unit.en)


def below(goal: Goal, certificate: Certificate, worth: int) -> Sentence:
    """How far a legal move is from the best, without saying which that is."""
    if goal.kind is not ProblemKind.MOST:
        return Sentence("Ce n’est pas le coup cherché.", "This is not the move to find.")
    gap = amount(goal, certificate.best - worth)
    more = f"se défaire de {gap.fr}" if goal.sheds else f"avoir {gap.fr}"
    if 2 * worth < certificate.best:
        return Sentence(f"On peut {more} de plus.", f"The best move beats it by {gap.en}.")
    return Sentence(
        f"Un bon coup, mais on peut {more} de plus.", f"A good move, but the best beats it by {gap.en}."
    )


def outside(goal: Goal | None) -> Sentence:
    """What is said of a move that the question is not about."""
    if goal and goal.outside:
        return goal.outside
    return Sentence("La question porte sur autre chose.", "The question is about something else.")

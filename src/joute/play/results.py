"""Who won, as a headline: always with a subject."""

from __future__ import annotations

from joute.play.end_reasons import END_REASONS
from joute.play.moves import Seat
from joute.play.outcome import Outcome, Score
from joute.play.sentences import Sentence
from joute.play.told import NOTHING, People, built, listed, same
from joute.play.vocabulary import EndReason

_COUNTED = (EndReason.BY_POINTS, EndReason.AGREEMENT)
"""Ends where the scores decide."""


_HOW = ("par ", "au ", "aux ", "sur ", "d’un ", "by ", "on ")


def result(people: People, outcome: Outcome, scores: tuple[Score, ...]) -> Sentence:
    """« Vous avez gagné, 75 à 70. » Two scores are told where they decide: the reader's own first, else the
    winner's."""
    if outcome.winners and outcome.reason is EndReason.AGREEMENT:  # nobody's victory
        return built(
            "Partie arrêtée d’un commun accord{leads}{why}.",
            "The game was stopped by agreement{leads}{why}.",
            leads=_leads(people, outcome),
            why=_why(outcome, scores) if len(scores) == 2 else NOTHING,
        )
    if outcome.reason is EndReason.RESIGNATION and len(outcome.winners) == 1 and len(scores) == 2:
        return _resigned(people, outcome.winners[0])
    if not outcome.winners:
        return built("Partie nulle{why}.", "The game is drawn{why}.", why=_why(outcome, scores))
    why = _for(people, outcome, scores) or _why(outcome, scores)
    return same("{who}{why}.", who=winners(people, outcome), why=why)


def _leads(people: People, outcome: Outcome) -> Sentence:
    """« : Camille menait »: whose score is the better one, where one is."""
    if len(outcome.winners) != 1:
        return NOTHING
    who = people.then_does(outcome.winners[0], "meniez|menait", "were leading|was leading")
    return built(" : {who}", ": {who}", who=who)


def _resigned(people: People, winner: Seat) -> Sentence:
    """« Vous avez abandonné : Club gagne. »"""
    return built(
        "{who} : {wins}.",
        "{who}: {wins}.",
        who=people.does(3 - winner, "avez abandonné|a abandonné", "resigned|resigned"),
        wins=people.then_does(winner, "gagnez|gagne", "win|wins"),
    )


def _for(people: People, outcome: Outcome, scores: tuple[Score, ...]) -> Sentence | None:
    """« Vous avez gagné : Camille ne peut plus jouer. » Reasons that are a sentence of their own."""
    if outcome.reason is EndReason.CAMP:
        return Sentence(" : le camp adverse est conquis", ": the other camp is taken")
    if outcome.reason is not EndReason.BLOCKED or len(scores) != 2:
        return None
    loser = 3 - outcome.winners[0]
    cannot = "ne pouvez plus jouer|ne peut plus jouer", "can no longer move|can no longer move"
    return built(" : {who}", ": {who}", who=people.then_does(loser, *cannot))


def winners(people: People, outcome: Outcome) -> Sentence:
    """« Vous avez gagné », « Victoire partagée entre vous et Odile »."""
    if len(outcome.winners) == 1:
        return people.does(outcome.winners[0], "avez gagné|a gagné", "won|won")
    names = listed([people.who(seat) for seat in outcome.winners])
    return built("Victoire partagée entre {names}", "A win shared by {names}", names=names)


def _why(outcome: Outcome, scores: tuple[Score, ...]) -> Sentence:
    if outcome.reason in _COUNTED and len(scores) == 2:
        return _figures(outcome, scores)
    why = END_REASONS[outcome.reason]
    return NOTHING if outcome.reason is EndReason.BY_POINTS else Sentence(_joined(why.fr), _joined(why.en))


def _figures(outcome: Outcome, scores: tuple[Score, ...]) -> Sentence:
    """« , 75 à 70 »; who lost reads their own figure first: « ; vous perdez 70 à 75 »."""
    if not outcome.winners:
        return Sentence(f", {scores[0]} à {scores[1]}", f", {scores[0]} to {scores[1]}")
    winner = outcome.winners[0]
    loser = 3 - winner
    most, least = scores[winner - 1], scores[loser - 1]
    fr, en = f"vous perdez {least} à {most}", f"you lose {least} to {most}"
    if outcome.reason is EndReason.AGREEMENT:
        fr, en = f"vous aviez {least} contre {most}", f"you had {least} against {most}"
    return Sentence(f"{{{loser}| ; {fr}|, {most} à {least}}}", f"{{{loser}|; {en}|, {most} to {least}}}")


def _joined(why: str) -> str:
    """« a gagné au temps », but « a gagné, dernier en jeu »."""
    return f" {why}" if why.startswith(_HOW) else f", {why}"

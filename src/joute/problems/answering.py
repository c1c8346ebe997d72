"""A try at a problem: right, or what is wrong with it, said in words and by the proof."""

from __future__ import annotations

from dataclasses import dataclass

from joute.play import Effects, Goal, Happened, Hidden, Position, ProblemKind, Refusal, Seat, Sentence, tell
from joute.play.told import built
from joute.problems.posing import Posed
from joute.problems.problem import LEGAL
from joute.problems.sentences import Sides, amount, below, outside, with_capitals
from joute.problems.trees import refuting_reply
from joute.problems.valuing import best_known, judged, value


@dataclass(frozen=True, slots=True)
class Reply:
    """What the next player answers to a wrong try."""

    seat: Seat
    effects: Effects[Position]
    told: Sentence


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of a try."""

    solved: bool
    told: Sentence
    """In whole sentences, to whoever solves."""
    effects: Effects[Position] | None = None
    refusal: Refusal | None = None
    worth: int | None = None
    reply: Reply | None = None


SIDES = Sides(())
MOST_REPLIES = 4_000
"""Where there are more and the game has no quick look at them, none is looked for: nobody waits."""
MOST_SHOWN = 60
"""Of answers that are equally good, so many are looked at for the best known word."""

_RIGHT_REFUSED = Sentence("Oui : ce coup est refusé.", "Yes: this move is refused.")
_NOT_LEGAL = Sentence(
    "Non : ce coup est refusé. Par quel article ?", "No: this move is refused. By which article?"
)
_ANOTHER_ARTICLE = Sentence(
    "Non : ce coup est bien refusé, mais par un autre article.",
    "No: this move is refused, but by another article.",
)
_NOT_REFUSED = Sentence(
    "Non : cet article ne refuse pas ce coup.", "No: that article does not refuse this move."
)


def answer_move(posed: Posed, text: str) -> Answer:
    """The verdict on a move; every move worth as much as the best is right, whether it is listed or not."""
    ruling = posed.judge(text)
    if isinstance(ruling, Refusal):
        return Answer(False, Sentence("", ""), refusal=ruling)
    certificate = posed.problem.certificate
    if certificate is None or posed.goal is None or not posed.goal.admits(ruling):
        return Answer(False, outside(posed.goal), effects=ruling)
    refuting = refuting_reply(posed, ruling)
    worth = _worth(posed, posed.goal, ruling, refuting)
    if worth >= certificate.best:
        return Answer(True, told_move(posed, ruling), ruling, None, worth)
    reply = _shown(posed, ruling.after, refuting) if refuting else _reply(posed, ruling)
    own = _told(posed, posed.position, posed.problem.seat, ruling)
    lacks = posed.goal.lacks
    why = (
        lacks(posed.position, posed.problem.seat, ruling) if lacks else below(posed.goal, certificate, worth)
    )
    return Answer(False, built("{own} {why}", "{own} {why}", own=own, why=why), ruling, None, worth, reply)


def answer_referee(posed: Posed, said: str) -> Answer:
    """Whether the referee's answer is the judge's own; the reason comes with a right one."""
    ruling = posed.judge(posed.problem.move)
    right = said.strip().upper() == posed.problem.answer.upper()
    if isinstance(ruling, Refusal):
        if right:
            return Answer(True, _RIGHT_REFUSED, refusal=ruling)
        return Answer(False, _NOT_LEGAL if said.strip().lower() == LEGAL else _ANOTHER_ARTICLE)
    told = _told(posed, posed.position, posed.problem.seat, ruling)
    if right:
        right_legal = built("Oui : ce coup est légal. {own}", "Yes: this move is legal. {own}", own=told)
        return Answer(True, right_legal, effects=ruling)
    return Answer(False, _NOT_REFUSED)


def _told(posed: Posed, before: Position, seat: int, effects: Effects[Position]) -> Sentence:
    happened = Happened(seat, before, effects, SIDES, posed.settings.dictionary)
    return with_capitals(tell(posed.game, happened).sentence)


def _worth(posed: Posed, goal: Goal, done: Effects[Position], refuting: Effects[Position] | None) -> int:
    """What a move is worth; where replies decide, that none refutes it."""
    if goal.beyond is None or done.after.outcome():
        return goal.worth(posed.position, posed.problem.seat, done)
    return int(refuting is None)


def _shown(posed: Posed, after: Position, reply: Effects[Position]) -> Reply:
    seat = after.on_turn() or posed.problem.seat
    return Reply(seat, reply, _told(posed, after, seat, reply))


def _reply(posed: Posed, tried: Effects[Position]) -> Reply | None:
    """The next player's answer, where everybody sees everything: one that wins, else the best gain."""
    after = tried.after
    seat = after.on_turn()
    if not seat or seat == posed.problem.seat or Hidden.HANDS in posed.game.hides:
        return None
    goals = (goal for goal in posed.game.problems.goals if goal.beyond is None)
    for goal in sorted(goals, key=lambda goal: goal.kind is not ProblemKind.WIN):
        if best := _best_answers(after, seat, goal):
            return _shown(posed, after, best_known(best, posed.settings.dictionary)[0])
    return None


def _best_answers(after: Position, seat: Seat, goal: Goal) -> tuple[Effects[Position], ...]:
    """By the game's own survey where it has one; nothing where no answer reaches the goal at all."""
    if goal.survey is not None:
        told = goal.survey(after, seat)
        return tuple(judged(after, seat, told.found[:MOST_SHOWN])) if told.best > 0 else ()
    listing = after.moves(seat)
    if listing.count() > MOST_REPLIES:
        return ()
    valued = value(after, seat, goal, judged(after, seat, listing))
    return valued.best if valued and valued.certificate.best > 0 else ()


def told_move(posed: Posed, effects: Effects[Position]) -> Sentence:
    """A move of whoever solves, as a sentence."""
    return _told(posed, posed.position, posed.problem.seat, effects)


def proof(posed: Posed) -> Sentence:
    """« 12 480 coups possibles : le meilleur rapporte 10 points, le suivant 9. »"""
    told = posed.problem.certificate
    if told is None or posed.goal is None:
        return Sentence("", "")
    count_fr, count_en = f"{told.moves:,}".replace(",", " "), f"{told.moves:,}"
    if posed.goal.only:
        return Sentence(
            "Tout le dictionnaire a été essayé : aucun autre coup n’y arrive.",
            "The whole dictionary has been tried: no other move does it.",
        )
    if posed.kind is not ProblemKind.MOST:
        looked = Sentence(
            f"{count_fr} coups examinés : aucun autre n’y arrive.",
            f"{count_en} moves looked at: no other does it.",
        )
        more = posed.goal.proved
        return built("{looked} {more}", "{looked} {more}", looked=looked, more=more) if more else looked
    best, second = amount(posed.goal, told.best), amount(posed.goal, told.second)
    if told.second < 0:
        return Sentence(
            f"{count_fr} coups possibles, tous pareils.", f"{count_en} possible moves, all alike."
        )
    return Sentence(
        f"{count_fr} coups possibles. Le meilleur : {best.fr} ; le suivant : {second.fr}.",
        f"{count_en} possible moves. The best: {best.en}; the next: {second.en}.",
    )

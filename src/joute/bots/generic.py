"""A player of any game: judges the moves it notices and takes the one that gains most."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from joute.bots.contests import ACCEPTED, CONTESTED, answer
from joute.bots.question import Advice, Question
from joute.bots.sampling import sample
from joute.bots.why import WINS, Why, why
from joute.play import ACCEPT, PASS, Challenge, Effects, Move, Position

MOST_LISTED = 20_000
MOST_JUDGED = 1_500
_PLAIN_PASS = -0.5
"""Passing is worth a little less than a move that gains nothing."""


def think(question: Question) -> list[Advice]:
    """Judge as many moves as the level notices."""
    return considered(question, min(question.level.looked_at, MOST_JUDGED))


def considered(question: Question, count: int) -> list[Advice]:
    """The moves of a sample that use only known words; all of the sample if none does."""
    position = question.imagine()
    if (reply := answer(question, position)) is not None:
        return [Advice(reply, 0.0, ACCEPTED if reply == ACCEPT else CONTESTED)]
    moves = sample(_plays(position, question), count, question.rng, MOST_LISTED, question.deadline)
    judged = list(_judged(position, question, moves))
    known = [effects for effects in judged if all(map(question.knows, effects.words))]
    return [_advice(effects, question) for effects in known or judged]


def _plays(position: Position, question: Question) -> Iterator[Move]:
    answers = (ACCEPT, Challenge())
    return (move for move in position.moves(question.seat) if move not in answers)


def _judged(position: Position, question: Question, moves: Iterable[Move]) -> Iterator[Effects[Position]]:
    for number, move in enumerate(moves):
        if number and question.deadline.over():
            return
        effects = position.judge(question.seat, move)
        if isinstance(effects, Effects):
            yield effects


def _advice(effects: Effects[Position], question: Question) -> Advice:
    seat = question.seat
    outcome = effects.after.outcome()
    if outcome and outcome.winners == (seat,):
        return Advice(effects.move, 1000.0, WINS)
    gains = [float(gain) for gain in effects.gains]
    own = gains[seat - 1] if gains else 0.0
    others = max((gain for other, gain in enumerate(gains, 1) if other != seat), default=0.0)
    if effects.move == PASS:
        return Advice(PASS, _PLAIN_PASS, why("rien de mieux", "nothing better"))
    value = own - others + 0.1 * len(effects.laid)
    return Advice(effects.move, value, _why(effects, own))


def _why(effects: Effects[Position], gain: float) -> Why:
    word = max(effects.words, key=len, default="")
    fr = [f"joue {word}"] if word else []
    en = [f"plays {word}"] if word else []
    if effects.turned:
        fr.append(f"prend {len(effects.turned)} lettre{'s' if len(effects.turned) > 1 else ''}")
        en.append(f"takes {len(effects.turned)} letter{'s' if len(effects.turned) > 1 else ''}")
    if gain:
        fr.append(f"{gain:+g} point{'s' if abs(gain) > 1 else ''}")
        en.append(f"{gain:+g} point{'s' if abs(gain) != 1 else ''}")
    return why(", ".join(fr) or "un coup calme", ", ".join(en) or "a quiet move")

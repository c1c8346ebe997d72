"""DÉMO: a race. Long plays that rid the hand of hard letters come first; then the rest is played out.

What the others hold is drawn anew for each time the game is played out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from joute.bots.contests import ACCEPTED, CONTESTED, answer
from joute.bots.demo.hands import burden, hand_after, laid_squares
from joute.bots.demo.playing_on import STEP_MS, quick, result
from joute.bots.demo.reasons import explain
from joute.bots.sampling import sample
from joute.bots.values import Advice, Question
from joute.games.demo.generate import longest_plays, plays
from joute.games.demo.moves import Play
from joute.games.demo.position import DemoPosition
from joute.play import ACCEPT, PASS, Effects, Sentence

PRICE_MS = 6.0
"""One game played out: an estimate, not yet measured on a quiet machine."""
_LISTED = 400
_FEW_LISTED = 20_000
_A_HAND = 2
_MOST_DEALS = 60
_ENOUGH = 12


@dataclass(frozen=True, slots=True)
class Style:
    """The most squares a level lays; how many plays it plays out, and the part of its work it does."""

    laid: int = 0
    tried: int = 0
    work: float = 0.0


_STYLES = {
    0: Style(),
    1: Style(laid=3),
    2: Style(laid=4),
    3: Style(laid=6),
    4: Style(),
    5: Style(tried=5, work=0.4),
    6: Style(tried=10, work=1.0),
}


@dataclass(frozen=True, slots=True)
class Weighed:
    """A play, the squares it lays, its worth."""

    play: Play
    laid: str
    value: float


def think(question: Question) -> list[Advice]:
    """Advice for a player on turn, or one who may contest."""
    position = question.imagine()
    assert isinstance(position, DemoPosition)
    reply = answer(question, position)
    if reply is not None:
        return [Advice(reply, 0.0, ACCEPTED if reply == ACCEPT else CONTESTED)]
    if question.seat != position.turn:
        return [Advice(ACCEPT, 0.0, ACCEPTED)]
    style = _STYLES[question.level.number]
    weighed = _noticed(question, position, style)
    hand = position.hands[question.seat - 1]
    if style.tried and weighed and quick(hand_after(position, hand, weighed[0].play)):
        weighed = _played_out(question, weighed[: style.tried], style)
    advice = [Advice(each.play, each.value, explain(len(hand), each.laid)) for each in weighed]
    return advice or [Advice(PASS, 0.0, Sentence("rien à poser", "nothing to lay"))]


def _noticed(question: Question, position: DemoPosition, style: Style) -> list[Weighed]:
    """Plays the level thinks of, by what they leave in the hand."""
    hand = position.hands[question.seat - 1]
    found: Sequence[Play] = _few(question, position, style) if style.laid else ()
    found = found or longest_plays(position, question.seat, _LISTED)
    weighed: list[Weighed] = []
    left: dict[str, int] = {}
    for play in found:
        after = hand_after(position, hand, play)
        left[after] = left.get(after, 0) + 1
        if left[after] <= _A_HAND:
            weighed.append(Weighed(play, laid_squares(position, play), float(burden(hand) - burden(after))))
    return _known(question, position, sorted(weighed, key=lambda each: -each.value))


def _few(question: Question, position: DemoPosition, style: Style) -> list[Play]:
    """Short plays noticed at random, by levels that do not see the long ones."""
    listed = plays(position, question.seat, style.laid)
    count = question.level.looked_at * 8
    return sample(listed, count, question.lots, _FEW_LISTED, question.deadline)


def _known(question: Question, position: DemoPosition, weighed: list[Weighed]) -> list[Weighed]:
    """The best of known words only; all if there is none."""
    if not question.level.band:
        return weighed
    known: list[Weighed] = []
    for each in weighed:
        if len(known) == _ENOUGH or (known and question.deadline.over(STEP_MS)):
            break
        if not question.knows(each.play.word.upper()):
            continue
        effects = position.judge(question.seat, each.play)
        if isinstance(effects, Effects) and all(map(question.knows, effects.words)):
            known.append(each)
    return known or weighed


def _played_out(question: Question, weighed: list[Weighed], style: Style) -> list[Weighed]:
    """The same plays by how the game goes on from them, in as many imagined deals as there is time for."""
    totals = [0.0] * len(weighed)
    work = int(question.deadline.buys(PRICE_MS) * style.work)
    rounds = min(_MOST_DEALS, max(1, work // len(weighed)))
    done = 0
    for _ in range(rounds):
        position = question.imagine()
        gained: list[float] = []
        for each in weighed:
            after = position.play(question.seat, each.play)
            if (gain := result(after, question.seat, question.deadline)) is None:
                break
            gained.append(gain)
        if len(gained) < len(weighed):
            break
        done += 1
        totals = [total + gain for total, gain in zip(totals, gained, strict=True)]
    if not done:
        return weighed
    pairs = zip(weighed, totals, strict=True)
    return [Weighed(each.play, each.laid, total / done) for each, total in pairs]

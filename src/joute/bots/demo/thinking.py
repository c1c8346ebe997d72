"""DÉMO: a race. Long plays that rid the hand of hard letters come first; then the rest is played out.

What the others hold is drawn anew for each time the game is played out; an end small enough is solved.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from joute.bots.contests import ACCEPTED, CONTESTED, answer
from joute.bots.demo.bluffs import bluff
from joute.bots.demo.candidates import Candidate, candidates, played
from joute.bots.demo.chance import winning
from joute.bots.demo.hands import quick
from joute.bots.demo.hidden import counted_through
from joute.bots.demo.reasons import BLUFF, PASSED, explain, why_a_joker
from joute.bots.demo.rollout import result
from joute.bots.demo.scratch import Scratch
from joute.bots.demo.solving import solved
from joute.bots.question import Advice, Question
from joute.bots.races import fewer_held
from joute.games.demo.engine import PlaySearch, state_of
from joute.games.demo.moves import Play
from joute.games.demo.state import State
from joute.games.demo.view import DemoView
from joute.play import ACCEPT, PASS, View

PRICE_MS = 2.0
"""One game played out, on a machine that has other things to do."""
_MOST_DEALS = 60


@dataclass(frozen=True, slots=True)
class Style:
    """How many plays a level plays out, the part of its work it does, whether it solves ends."""

    tried: int = 0
    work: float = 0.0
    solves: bool = False


_STYLES = {5: Style(tried=3, work=0.1), 6: Style(tried=14, work=0.7, solves=True)}


def think(question: Question) -> list[Advice]:
    """Advice for a player on turn, or one who may contest."""
    position = question.imagine()
    state = state_of(position)
    reply = answer(question, position)
    if reply is not None:
        return [Advice(reply, 0.0, ACCEPTED if reply == ACCEPT else CONTESTED)]
    if question.seat != state.turn:
        return [Advice(ACCEPT, 0.0, ACCEPTED)]
    style = _STYLES.get(question.level.number, Style())
    if state.terms.full_rounds and state.out:  # a last turn: there is no game to play out (DEM-8)
        style = Style()
    search = PlaySearch(state, question.deadline.stop)
    found = candidates(question, position, search)
    if tried := bluff(question, position, found):
        return [Advice(tried, 0.0, BLUFF)]
    found = _with_also(question, state, found)
    if style.solves and (ends := solved(question, state, search)):
        return ends
    if question.analysis and (ends := counted_through(question, state, search)):
        return ends
    if style.tried and found and all(quick(each.left) for each in _first(question, found)):
        found = _played_out(question, search, found, style)
    held, full = len(state.hands[question.seat - 1]), state.terms.full_rounds
    counts = tuple(len(state.hands[seat - 1]) for seat in state.in_play if seat != question.seat)
    laid = [each.laid for each in found]
    advice = [
        Advice(
            each.play,
            each.value,
            explain(held, each.laid),
            spends=why_a_joker(held, each.laid, laid),
            chance=None if full else winning(each, counts),
        )
        for each in found
    ]
    return advice or [Advice(PASS, 0.0, PASSED)]


def _with_also(question: Question, state: State, found: list[Candidate]) -> list[Candidate]:
    """The plays asked for before the others."""
    plays = [move for move in question.also if isinstance(move, Play)]
    scratch = Scratch.of(state, question.seat)
    asked = [played(scratch, play) for play in plays]
    if PASS in question.also:
        asked.append(Candidate(PASS, "", scratch.own, 0.0))
    return [*asked, *(each for each in found if each.play not in plays)]


def _first(question: Question, found: list[Candidate]) -> list[Candidate]:
    """Those asked for, else the best: if these can be played out, so can the others."""
    return [each for each in found if each.play in question.also] or found[:1]


def standing(view: View) -> float:
    """It is a race: how many squares fewer than the best of the others are left to lay."""
    assert isinstance(view, DemoView)
    return fewer_held(view.counts, view.seat or 1, view.resigned)


def _played_out(
    question: Question, search: PlaySearch, found: list[Candidate], style: Style
) -> list[Candidate]:
    """The same plays by how the game goes on from them, in as many imagined deals as there is time for."""
    work = int(question.deadline.buys(PRICE_MS) * style.work)
    scratch = _imagined(question)
    alone = not any(map(quick, scratch.others))
    tried = found[: work if alone else style.tried]
    totals, wins, done, fair = [0.0] * len(tried), [0] * len(tried), 0, 0
    for _ in range(1 if alone else min(_MOST_DEALS, max(1, work // len(tried)))):
        gained: list[float] = []
        for each in tried:
            hands = (each.left, *scratch.others)
            if (gain := result(search, scratch.mat_with(each.play), hands, question.deadline)) is None:
                break
            gained.append(gain)
        if len(gained) < len(tried) and (done or question.also):
            break  # what is to be compared is seen in the same deals, or by its hand alone
        tried, totals = tried[: len(gained)], totals[: len(gained)]
        done += 1
        totals = [total + gain for total, gain in zip(totals, gained, strict=True)]
        if all(map(quick, scratch.others)):
            fair += 1
            wins = [won + (gain > 0) for won, gain in zip(wins, gained, strict=False)]
        scratch = _imagined(question)
    if not tried or not done:
        return found
    return [
        replace(each, value=total / done, won=won, deals=fair)
        for each, total, won in zip(tried, totals, wins, strict=False)
    ]


def _imagined(question: Question) -> Scratch:
    return Scratch.of(state_of(question.imagine()), question.seat)

"""The amusing rule: the square that leaves the next player nothing to go on with.

The others' squares are drawn as often as there is time for, and each deal is looked into with all hands open.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass

from joute.bots.amusante.chance import in_one_deal
from joute.bots.amusante.reasons import BLUFF, explain
from joute.bots.amusante.search import Table, values
from joute.bots.amusante.words import announced, any_word, common_word, denying, following, rare_word
from joute.bots.contests import ACCEPTED, CONTESTED, answer
from joute.bots.question import Advice, Question
from joute.bots.races import fewer_held
from joute.games.amusante.engine import state_of
from joute.games.amusante.moves import TAKE, Lay
from joute.games.amusante.state import State
from joute.games.amusante.view import AmusanteView
from joute.letters import ALPHABET, JOKER
from joute.play import ACCEPT, Move, View

_Speak = Callable[[Question, str, Container[str]], str | None]

PRICE_MS = 0.0006
"""One position looked at: half of it on a quiet machine, which leaves time for another table."""
STEP_MS = 3
_ENDINGS = ("ER", "E", "ANT", "AGE", "ION")
_DENIES = 6
"""The level that says a word so that the second player cannot (AMU-3)."""
_TEMPTS = 5
"""From this level on rare words are announced where they can be contested."""
_BLUFFS = {3: 0.2, 4: 0.5, 5: 0.7, 6: 1.0}
"""How often a level lays a square with an invented word rather than take up the row."""


@dataclass(frozen=True, slots=True)
class Style:
    """How many deals a level imagines, how many turns it looks ahead, how much its values are off."""

    deals: int
    depth: int
    error: float = 0.0


_STYLES = {
    0: Style(1, 1),
    1: Style(1, 1, 6.0),
    2: Style(1, 1, 2.0),
    3: Style(1, 2, 1.0),
    4: Style(2, 3, 0.7),
    5: Style(6, 5),
    6: Style(12, 30),
}


LOST_TURN = TAKE
"""Who is contested and has no word takes up the row (AMU-6)."""


def think(question: Question) -> list[Advice]:
    """Advice for a player on turn, or one who may contest."""
    position = question.imagine()
    state = state_of(position)
    reply = answer(question, position)
    if reply is not None:
        return [Advice(reply, 0.0, ACCEPTED if reply == ACCEPT else CONTESTED)]
    if question.seat != state.turn:
        return [Advice(ACCEPT, 0.0, ACCEPTED)]
    moves = _moves(question, state)
    if state.terms.contesting and moves == [TAKE] and not state.stopped_by and not question.level.honest:
        moves = _bluffs(question, state) or moves
    asked = [move for move in question.also if move == TAKE or isinstance(move, Lay)]
    moves = [*asked, *(move for move in moves if move not in asked)]
    weighed = _weighed(question, moves) if len(moves) > 1 else [(0.0, None)] * len(moves)
    row, stops = state.row.upper(), state.terms.stops
    return [
        Advice(
            move,
            value,
            explain(move, row, len(_going_on(question, row, move)), stops)
            if _is_word(question, move)
            else BLUFF,
            chance=chance,
        )
        for move, (value, chance) in zip(moves, weighed, strict=True)
    ]


def standing(view: View) -> float:
    """How many squares fewer than the best of the others are left to lay."""
    assert isinstance(view, AmusanteView)
    return fewer_held(view.counts, view.seat or 1, view.resigned)


def _moves(question: Question, state: State) -> list[Move]:
    """A square with a known word; with any word if none is known and the row may not be taken up."""
    if state.stopped_by:
        return [TAKE]
    row, hand = state.row.upper(), state.hands[question.seat - 1]
    dictionary = question.settings.dictionary
    letters = following(dictionary, row)
    squares = [letter for letter in letters if letter in hand]
    squares += [letter.lower() for letter in letters] if JOKER in hand else []
    tempting = state.terms.contesting and question.level.number >= _TEMPTS and not question.level.honest
    usual = rare_word if tempting else common_word if question.level.honest else announced
    for speak in (usual, any_word):
        lays: list[Move] = [
            Lay(square, word)
            for square in squares
            for word in _words(question, state, row + square.upper(), speak)
        ]
        if lays or (row and not state.terms.constrained):
            break
    if not row and question.level.number == _DENIES:
        stops = state.terms.stops
        lays += [
            Lay(square, word) for square in squares for word in denying(dictionary, square.upper(), stops)
        ]
    # Advice takes up the row only where it has no word to tell, however clever it may be to do so earlier.
    plays_on = state.terms.constrained or question.level.honest
    return lays + ([TAKE] if row and not (lays and plays_on) else [])


def _words(question: Question, state: State, start: str, speak: _Speak) -> list[str]:
    """A word that goes on, and where it stops the row the one that ends here (AMU-4)."""
    first = state.first_word
    longer = speak(question, start, (first, start) if state.terms.stops else (first,))
    completes = state.terms.stops and start != first and start in question.settings.dictionary
    ending = [start] if completes and (speak is any_word or question.knows(start)) else []
    return [*ending, longer] if longer else ending


def _bluffs(question: Question, state: State) -> list[Move]:
    """An invented word costs no more than the row it saves from taking up (AMU-6)."""
    if question.rng.random() >= _BLUFFS.get(question.level.number, 0.0):
        return []
    hand = state.hands[question.seat - 1]
    square = question.rng.choice(sorted(set(hand) - {JOKER}) or [question.rng.choice(ALPHABET).lower()])
    word = state.row.upper() + square.upper() + question.rng.choice(_ENDINGS)
    return [Lay(square, word)] if len(word) <= 25 else []


def _weighed(question: Question, moves: list[Move]) -> list[tuple[float, float | None]]:
    """What the moves are worth on average over imagined deals, and how likely each is to win.

    The chance is the mean of the deals' own chances: a game that is lost in one deal of six is no lost game,
    though the loss outweighs everything else in the mean worth.
    """
    style = _STYLES[question.level.number]
    deals = 1 if _all_seen(question) else style.deals
    most = max(50 * len(moves), int(question.deadline.buys(PRICE_MS)) // deals)
    totals, chances, done = [0.0] * len(moves), [0.0] * len(moves), 0
    lead, seats = standing(question.view), question.settings.seats
    for _ in range(deals):
        if done and question.deadline.over(STEP_MS):
            break
        dictionary, deadline = question.settings.dictionary, question.deadline
        found = values(dictionary, _table(question), moves, style.depth, most, deadline)
        if found is not None:
            done += 1
            totals = [total + value for total, value in zip(totals, found, strict=True)]
            told = (in_one_deal(lead, value, seats) for value in found)
            chances = [chance + more for chance, more in zip(chances, told, strict=True)]
    return [
        (total / max(1, done) + question.rng.gauss(0.0, style.error), chance / done if done else None)
        for total, chance in zip(totals, chances, strict=True)
    ]


def _all_seen(question: Question) -> bool:
    """Whether every square of the others was taken up before all eyes."""
    view = question.view
    assert isinstance(view, AmusanteView)
    others = (seat for seat in range(1, view.seats + 1) if seat not in (view.seat, *view.resigned))
    return all(view.counts[seat - 1] == len(view.known[seat - 1]) for seat in others)


def _table(question: Question) -> Table:
    """The others' squares drawn once more; the player on turn comes first."""
    state = state_of(question.imagine())
    seats = sorted(state.in_play, key=lambda seat: (seat < question.seat, seat))
    hands = tuple(state.hands[seat - 1] for seat in seats)
    terms, complete = state.terms, bool(state.stopped_by)
    return Table(
        state.row, hands, 0, state.rows_left, state.first_word, terms.stops, terms.constrained, complete
    )


def _is_word(question: Question, move: Move) -> bool:
    return not isinstance(move, Lay) or move.word in question.settings.dictionary


def _going_on(question: Question, row: str, move: Move) -> str:
    return following(question.settings.dictionary, row + move.square.upper()) if isinstance(move, Lay) else ""

"""Challenges: who may, until when, and what they cost (LEX-14 to LEX-17, TRN-5, TRN-6)."""

from __future__ import annotations

from dataclasses import dataclass

from joute.games.lexicon.material import spelling
from joute.games.lexicon.options import Terms
from joute.games.lexicon.rules.commissaire import is_spelling_mistake
from joute.games.lexicon.rules.effects import effects
from joute.games.lexicon.rules.rounds import end_round
from joute.games.lexicon.rules.turns import taken_back
from joute.games.lexicon.state import Phase, Play, State
from joute.play import (
    NO_WINDOW,
    Challenge,
    Move,
    MoveKind,
    Refusal,
    Ruling,
    Seat,
    Verdict,
    Window,
    illegal,
    window_over,
)
from joute.values import replace

RIGHT_CHALLENGE = -10
WRONG_WORD = 50


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a challenge adds to the scores."""

    if_right: int
    """To the challenger (LEX-16)."""
    if_wrong: int
    """To the challenger (LEX-16, TRN-5)."""
    to_author: int
    """To the author of a word that is wrong otherwise than in its spelling (TRN-5)."""


def stakes(terms: Terms) -> Stakes:
    if terms.tournament:
        return Stakes(0, terms.tort, WRONG_WORD)
    return Stakes(RIGHT_CHALLENGE, terms.tort, 0)


def window(state: State) -> Window:
    """LEX-15: open beside the next turn; closing where the play ended the round, or the bell rang."""
    if state.phase not in (Phase.PLAY, Phase.CLOSING):
        return NO_WINDOW
    author = state.last.author if state.last else None
    return window_over(author, state.challengers, state.closing)


def challenge(state: State, seat: Seat, move: Challenge) -> Ruling[State]:
    play = _contestable(state, seat)
    if isinstance(play, Refusal):
        return play
    word = spelling(play.after)
    if move.word and move.word != word:
        return illegal("LEX-14", "another_word", word=move.word, laid=word)
    if state.terms.has_word(word):
        return effects(state, _stands(state, seat, play), move, MoveKind.CHALLENGE_WRONG, words=(word,))
    return effects(state, _falls(state, seat, play), move, MoveKind.CHALLENGE_RIGHT, words=(word,))


def accept(state: State, seat: Seat, move: Move) -> Ruling[State]:
    """`move` says so, or the time for it has run out (LEX-18)."""
    play = _contestable(state, seat)
    if isinstance(play, Refusal):
        return play
    accepted = tuple(sorted((*play.accepted, seat)))
    after = _closed(replace(state, last=replace(play, accepted=accepted)))
    return effects(state, after, move, MoveKind.ACCEPT)


def refuse_while_closing(state: State) -> Refusal:
    """Nobody plays on after the bell (TRN-2), nor before who went out is known to be out (LEX-15)."""
    return illegal("TRN-2", "bell_has_rung") if state.rung else illegal("LEX-15", "round_is_closing")


def _contestable(state: State, seat: Seat) -> Play | Refusal:
    """The play this seat may still challenge."""
    play = state.last
    if not state.terms.contest:
        return illegal("LEX-14", "strict_arbitration")
    if play is None or state.phase not in (Phase.PLAY, Phase.CLOSING):
        return illegal("TRN-6" if state.terms.tournament else "LEX-15", "nothing_to_challenge")
    if play.verdict:
        return illegal("LEX-17", "already_challenged", word=spelling(play.after))
    if seat == play.author:
        return illegal("LEX-17", "own_word", word=spelling(play.after))
    if seat in play.accepted:
        return illegal("LEX-17", "already_accepted", word=spelling(play.after))
    if seat not in state.challengers:
        return illegal("LEX-17", "not_playing", seat=seat)
    return play


def _stands(state: State, seat: Seat, play: Play) -> State:
    state = state.add({seat: stakes(state.terms).if_wrong})
    return _closed(replace(state, last=replace(play, verdict=Verdict.WRONG)))


def _falls(state: State, seat: Seat, play: Play) -> State:
    """The author's turn is lost: it is already the next player's."""
    state = taken_back(state.add(_cost(state, seat, play)), play)
    state = replace(state, last=replace(play, verdict=Verdict.RIGHT), phase=Phase.PLAY)
    return end_round(state) if state.rung else state


def _cost(state: State, seat: Seat, play: Play) -> dict[Seat, int]:
    """LEX-16; in a tournament the author pays, unless it was the spelling (TRN-5)."""
    cost = stakes(state.terms)
    if not state.terms.tournament:
        return {seat: cost.if_right}
    if is_spelling_mistake(spelling(play.after), state.terms.dictionary):
        return {}
    return {play.author: cost.to_author}


def _closed(state: State) -> State:
    """The round is over once nobody can challenge its last play (LEX-12)."""
    if state.closing and not state.challengers:
        return end_round(state)
    return state

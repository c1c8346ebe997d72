"""Challenges: who may, until when, and what they cost (LEX-14 to LEX-17, TRN-5, TRN-6)."""

from __future__ import annotations

from dataclasses import replace

from joute.games.lexicon.commissaire import is_spelling_mistake
from joute.games.lexicon.material import reading
from joute.games.lexicon.rounds import end_round
from joute.games.lexicon.state import Change, Phase, Play, State, Verdict
from joute.games.lexicon.turns import taken_back
from joute.play import Challenge, Refusal, Seat, illegal

WRONG_CHALLENGE = 10
RIGHT_CHALLENGE = -10
WRONG_WORD = 50


def challenge(state: State, seat: Seat, move: Challenge) -> Refusal | Change:
    play = _contestable(state, seat)
    if isinstance(play, Refusal):
        return play
    word = reading(play.after)
    if move.word and move.word != word:
        return illegal("LEX-14", "another_word", word=move.word, laid=word)
    if word in state.rules.dictionary:
        return Change(_stands(state, seat, play), "challenge_wrong", words=(word,))
    return Change(_falls(state, seat, play), "challenge_right", words=(word,))


def accept(state: State, seat: Seat) -> Refusal | Change:
    play = _contestable(state, seat)
    if isinstance(play, Refusal):
        return play
    accepted = tuple(sorted((*play.accepted, seat)))
    return Change(_closed(replace(state, last=replace(play, accepted=accepted))), "accept")


def _contestable(state: State, seat: Seat) -> Play | Refusal:
    """The play this seat may still challenge."""
    play = state.last
    if not state.rules.contest:
        return illegal("LEX-14", "strict_arbitration")
    if play is None or state.phase not in (Phase.PLAY, Phase.CLOSING):
        return illegal("TRN-6" if state.rules.tournament else "LEX-15", "nothing_to_challenge")
    if play.verdict:
        return illegal("LEX-17", "already_challenged", word=reading(play.after))
    if seat == play.author:
        return illegal("LEX-17", "own_word", word=reading(play.after))
    if seat in play.accepted:
        return illegal("LEX-17", "already_accepted", word=reading(play.after))
    if seat not in state.waiting:
        return illegal("LEX-17", "not_playing", seat=seat)
    return play


def _stands(state: State, seat: Seat, play: Play) -> State:
    state = state.add({seat: WRONG_CHALLENGE})
    return _closed(replace(state, last=replace(play, verdict=Verdict.WRONG)))


def _falls(state: State, seat: Seat, play: Play) -> State:
    """The author's turn is lost: it is already the next player's."""
    state = taken_back(state.add(_cost(state, seat, play)), play)
    state = replace(state, last=replace(play, verdict=Verdict.RIGHT), phase=Phase.PLAY)
    return end_round(state) if state.rung else state


def _cost(state: State, seat: Seat, play: Play) -> dict[Seat, int]:
    """LEX-16; in a tournament the author pays, unless it was the spelling (TRN-5)."""
    if not state.rules.tournament:
        return {seat: RIGHT_CHALLENGE}
    if is_spelling_mistake(reading(play.after), state.rules.dictionary):
        return {}
    return {play.author: WRONG_WORD}


def _closed(state: State) -> State:
    """The round is over once nobody can challenge its last play (LEX-12)."""
    if state.closing and not state.waiting:
        return end_round(state)
    return state

"""The judge of LEXICON: which rule speaks about which move."""

from __future__ import annotations

from joute.games.lexicon import chance, contest, rounds, turns
from joute.games.lexicon.moves import BELL, Deal, Discard, Draw, Exchange, Form, Insert, Reshuffle
from joute.games.lexicon.state import Change, Phase, Standing, State
from joute.play import (
    ACCEPT,
    CHANCE,
    END,
    PASS,
    RESIGN,
    TIMEOUT,
    Challenge,
    Move,
    Refusal,
    Seat,
    illegal,
    unreadable,
)


def judge(state: State, seat: Seat, move: Move) -> Refusal | Change:
    """Called for a seat that may act, or that challenges, accepts, resigns or agrees to stop."""
    if seat == CHANCE:
        return _chance(state, move)
    match move:
        case Challenge():
            return contest.challenge(state, seat, move)
        case _ if move == ACCEPT:
            return contest.accept(state, seat)
        case _ if move in (RESIGN, END):
            return _leave_or_stop(state, seat, move)
        case _ if move == TIMEOUT and not _on_turn(state, seat):
            return contest.accept(state, seat)
        case Draw() | Deal() | Reshuffle():
            return illegal("LEX-4", "not_a_players_move", move=move.text()[:40])
        case _ if move == BELL:
            return illegal("TRN-2", "not_a_players_move", move=move.text())
    return _turn(state, seat, move)


def _on_turn(state: State, seat: Seat) -> bool:
    return state.phase is Phase.PLAY and state.turn == seat


def _chance(state: State, move: Move) -> Refusal | Change:
    match move:
        case Draw() if state.phase is Phase.DRAW:
            return chance.draw(state, move)
        case Deal() if state.phase is Phase.DEAL:
            return chance.deal(state, move)
        case Reshuffle() if state.phase is Phase.SHUFFLE:
            return chance.reshuffle(state, move)
        case _ if move == BELL:
            return chance.bell(state)
    return illegal(_CHANCE_ARTICLE.get(state.phase, "LEX-4"), f"chance_must_{state.phase}")


_CHANCE_ARTICLE = {Phase.DRAW: "LEX-3", Phase.DEAL: "LEX-4", Phase.SHUFFLE: "LEX-5"}


def _leave_or_stop(state: State, seat: Seat, move: Move) -> Refusal | Change:
    standing = state.standing[seat - 1]
    if standing is not Standing.IN:
        return illegal("LEX-13" if standing is Standing.LIMIT else "LEX-18", "retired", seat=seat)
    if move == RESIGN:
        return Change(rounds.resign(state, seat), "resign")
    return Change(rounds.agree(state, seat), "end")


def _turn(state: State, seat: Seat, move: Move) -> Refusal | Change:
    if state.phase is Phase.CLOSING:
        return illegal("LEX-15", "round_is_closing")
    if state.turn != seat:
        return illegal("LEX-4", "not_your_turn", seat=seat, turn=state.turn)
    match move:
        case Form():
            return turns.form(state, seat, move)
        case Discard():
            return turns.discard(state, seat, move)
        case Insert():
            return turns.insert(state, seat, move)
        case Exchange():
            return turns.exchange(state, seat, move)
        case _ if move == TIMEOUT:
            change = turns.out_of_time(state, seat)
            return (
                change
                if isinstance(change, Refusal)
                else Change(change.state, "timeout", removed=change.removed)
            )
        case _ if move == PASS:
            return illegal("LEX-6", "no_pass")
    return unreadable("unreadable_move", text=move.text()[:80])

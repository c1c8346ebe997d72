"""The judge of LEXICON: the referee all games share, with the rules of this one."""

from __future__ import annotations

from joute.games.lexicon import ends
from joute.games.lexicon.moves import BELL, Deal, Discard, Draw, Exchange, Form, Insert, Reshuffle
from joute.games.lexicon.rules import challenges, dealing, rounds, turns
from joute.games.lexicon.state import Phase, State
from joute.play import (
    CHANCE,
    PASS,
    TIMEOUT,
    Move,
    Referee,
    Ruling,
    Seat,
    illegal,
    needs_turn_unless_contesting,
    unreadable,
)

_CHANCE_ARTICLE = {Phase.DRAW: "LEX-3", Phase.DEAL: "LEX-4", Phase.SHUFFLE: "LEX-5"}


def _chance(state: State, move: Move) -> Ruling[State]:
    match move:
        case Draw() if state.phase is Phase.DRAW:
            return dealing.draw(state, move)
        case Deal() if state.phase is Phase.DEAL:
            return dealing.deal(state, move)
        case Reshuffle() if state.phase is Phase.SHUFFLE:
            return dealing.reshuffle(state, move)
        case _ if move == BELL:
            return rounds.bell(state)
    return illegal(_CHANCE_ARTICLE.get(state.phase, "LEX-4"), f"chance_must_{state.phase}")


def _turn(state: State, seat: Seat, move: Move) -> Ruling[State]:
    match move:
        case Form():
            return turns.form(state, seat, move)
        case Discard():
            return turns.discard(state, seat, move)
        case Insert():
            return turns.insert(state, seat, move)
        case Exchange():
            return turns.exchange(state, seat, move)
        case Draw() | Deal() | Reshuffle():
            return illegal("LEX-4", "not_a_players_move", move=move.text()[:40])
        case _ if move == TIMEOUT:
            return turns.out_of_time(state, seat)
        case _ if move == PASS:
            return illegal("LEX-6", "no_pass")
        case _ if move == BELL:
            return illegal("TRN-2", "not_a_players_move", move=move.text())
    return unreadable("unreadable_move", text=move.text()[:80])


def _needs_turn(seat: Seat, move: Move) -> bool:
    """The bell waits for nobody's turn (TRN-2)."""
    return needs_turn_unless_contesting(seat, move) and not (seat == CHANCE and move == BELL)


REFEREE: Referee[State] = Referee(
    turn_article="LEX-4",
    outcome=ends.outcome,
    scores=ends.scores,
    to_act=ends.to_act,
    chance=_chance,
    turn=_turn,
    resign=ends.resign,
    agree=ends.agree,
    window=challenges.window,
    contest=challenges.challenge,
    accept=challenges.accept,
    refuse_while_closing=challenges.refuse_while_closing,
    needs_turn=_needs_turn,
    still_in=lambda state: state.players,
)

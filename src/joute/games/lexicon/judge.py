"""The judge of LEXICON: which rule speaks about which move."""

from __future__ import annotations

from joute.games.lexicon import chance, contest, rounds, turns
from joute.games.lexicon.moves import BELL, Deal, Discard, Draw, Exchange, Form, Insert, Reshuffle
from joute.games.lexicon.state import Change, Phase, Standing, State
from joute.play import PASS, TIMEOUT, Move, Refusal, Seat, illegal, unreadable
from joute.play.contested import Referee


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


def _resign(state: State, seat: Seat) -> Refusal | Change:
    return _retired(state, seat) or Change(rounds.resign(state, seat), "resign")


def _agree(state: State, seat: Seat) -> Refusal | Change:
    return _retired(state, seat) or Change(rounds.agree(state, seat), "end")


def _retired(state: State, seat: Seat) -> Refusal | None:
    standing = state.standing[seat - 1]
    if standing is Standing.IN:
        return None
    return illegal("LEX-13" if standing is Standing.LIMIT else "LEX-18", "retired", seat=seat)


def _held_up(state: State) -> Refusal:
    """Nobody plays on after the bell (TRN-2), nor before who went out is known to be out (LEX-15)."""
    return illegal("TRN-2", "bell_has_rung") if state.rung else illegal("LEX-15", "round_is_closing")


def _turn(state: State, seat: Seat, move: Move) -> Refusal | Change:
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
        case Draw() | Deal() | Reshuffle():
            return illegal("LEX-4", "not_a_players_move", move=move.text()[:40])
        case _ if move == BELL:
            return illegal("TRN-2", "not_a_players_move", move=move.text())
    return unreadable("unreadable_move", text=move.text()[:80])


REFEREE: Referee[State, Change] = Referee(
    turn_article="LEX-4",
    chance=_chance,
    resign=_resign,
    agree=_agree,
    contest=contest.challenge,
    accept=lambda state, seat, _: contest.accept(state, seat),
    held_up=_held_up,
    on_turn=_turn,
)

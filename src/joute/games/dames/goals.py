"""What the problems of DAMES DE LETTRES ask: the move that turns most letters, the one that wins."""

from __future__ import annotations

from joute.games.dames.material import opponent
from joute.games.dames.moves import Slide
from joute.games.dames.state import State
from joute.play import (
    Beyond,
    Effects,
    Goal,
    Move,
    Position,
    ProblemKind,
    ProblemRules,
    Seat,
    Sentence,
    Survey,
    next_player_wins,
    nothing_wins_then,
    state_in,
    surveyed,
    wins,
)

_MOST_MOVES = 8_000
_MOST_ON_A_LINE = 3
"""Letters that one move may take: each has an empty square behind it (DAM-6)."""
_FEW_AT_HOME = 6
"""With more letters at home no move takes them all."""


def _turned(before: Position, seat: Seat, effects: Effects[Position]) -> int:  # noqa: ARG001
    """DAM-14."""
    return len(effects.turned)


def _still_at_home(before: Position, seat: Seat, effects: Effects[Position]) -> Sentence:  # noqa: ARG001
    """DAM-19: how many of the opponent's letters hold their camp."""
    left = state_in(effects.after, State).board.count_in_camp(opponent(seat), opponent(seat))
    one = left == 1
    return Sentence(
        f"Il reste {left} lettre{'' if one else 's'} adverse{'' if one else 's'} dans son camp : "
        "pour gagner, il doit se vider.",
        f"{left} opposing letter{' is' if one else 's are'} still at home: to win, that camp must be empty.",
    )


def _way(effects: Effects[Position]) -> str:
    """The letter that slides, and where to: its words may be announced in more than one way."""
    return "-".join(effects.moved)


def _survey_turned(position: Position, seat: Seat) -> Survey:
    """The opponent's letters in each move's words, counted without asking the judge."""
    moves = list(position.moves(seat))
    return surveyed(moves, [_turned_by(state_in(position, State), seat, move) for move in moves])


def _survey_wins(position: Position, seat: Seat) -> Survey:
    """The judge is asked about the moves that could empty the other camp (DAM-19)."""
    state, other = state_in(position, State), opponent(seat)
    at_home = state.board.count_in_camp(other, other)
    if at_home > _FEW_AT_HOME:
        return Survey(position.moves(seat).count(), 0, -1, ())
    moves = list(position.moves(seat))
    return surveyed(moves, [_wins(position, seat, move, at_home) for move in moves])


def _wins(position: Position, seat: Seat, move: Move, at_home: int) -> int:
    state = state_in(position, State)
    if _turned_by(state, seat, move) + _most_taken(move) < at_home:
        return 0
    ruling = position.judge(seat, move)
    return wins(position, seat, ruling) if isinstance(ruling, Effects) else 0


def _turned_by(state: State, seat: Seat, move: Move) -> int:
    if not isinstance(move, Slide):
        return 0
    squares = {square for announced in move.words for square in announced.squares}
    other = opponent(seat)
    return sum(state.board.holds_letter(square, other) for square in squares)


def _threats_first(position: Position, seat: Seat) -> list[Move]:
    """Every move, those first that turn or take most: they are the ones that win."""
    state = state_in(position, State)
    moves = list(position.moves(seat))
    return sorted(moves, key=lambda move: _turned_by(state, seat, move) + _most_taken(move), reverse=True)


def _most_taken(move: Move) -> int:
    return _MOST_ON_A_LINE if isinstance(move, Slide) and move.capture else 0


def _may_fall(position: Position) -> bool:
    """Where the camp of whoever moves may be emptied next (DAM-19)."""
    state = state_in(position, State)
    return state.board.count_in_camp(state.turn, state.turn) <= _FEW_AT_HOME


def _may_be_taken(position: Position) -> bool:
    """Where the other camp may be emptied soon (DAM-19)."""
    state = state_in(position, State)
    other = opponent(state.turn)
    return state.board.count_in_camp(other, other) <= _FEW_AT_HOME


def _lost_at_once(before: Position, seat: Seat, effects: Effects[Position]) -> Sentence:  # noqa: ARG001
    return Sentence("Ce coup perd tout de suite.", "This move loses at once.")


def _escapes(before: Position, seat: Seat, effects: Effects[Position]) -> Sentence:  # noqa: ARG001
    return Sentence(
        "Une réponse au moins vous empêche de gagner au coup suivant.",
        "At least one reply keeps you from winning on your next move.",
    )


_TO_DEFEND = Beyond(next_player_wins, _threats_first, most_moves=250, most_replies=2_000)
_TO_WIN_IN_TWO = Beyond(nothing_wins_then, _threats_first, answers=True, most_moves=60, most_replies=80)

PROBLEMS = ProblemRules(
    (
        Goal(
            "most",
            ProblemKind.MOST,
            Sentence(
                "Trouvez le coup qui retourne le plus de lettres.",
                "Find the move that turns the most letters.",
            ),
            _turned,
            Sentence("lettre retournée|lettres retournées", "letter turned|letters turned"),
            least=4,
            idea=_way,
            survey=_survey_turned,
        ),
        Goal(
            "win",
            ProblemKind.WIN,
            Sentence("Gagnez en un coup.", "Win in one move."),
            wins,
            Sentence("partie gagnée|parties gagnées", "game won|games won"),
            lacks=_still_at_home,
            idea=_way,
            survey=_survey_wins,
        ),
        Goal(
            "win-in-two",
            ProblemKind.WIN,
            Sentence(
                "Gagnez en deux coups, quoi que l’adversaire réponde au premier.",
                "Win in two moves, whatever your opponent replies to the first.",
            ),
            _TO_WIN_IN_TWO.stands,
            Sentence("partie gagnée|parties gagnées", "game won|games won"),
            lacks=_escapes,
            idea=_way,
            suits=_may_be_taken,
            beyond=_TO_WIN_IN_TWO,
            proved=Sentence(
                "Après chaque réponse, un coup gagne.", "After every reply there is a move that wins."
            ),
        ),
        Goal(
            "defend",
            ProblemKind.DEFEND,
            Sentence(
                "Un seul coup évite de perdre tout de suite : trouvez-le.",
                "Only one move does not lose at once: find it.",
            ),
            _TO_DEFEND.stands,
            Sentence("défense|défenses", "defence|defences"),
            lacks=_lost_at_once,
            idea=_way,
            suits=_may_fall,
            beyond=_TO_DEFEND,
            proved=Sentence("Après celui-ci, aucune réponse ne gagne.", "After this one, no reply wins."),
        ),
    ),
    most_moves=_MOST_MOVES,
)

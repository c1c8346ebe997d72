"""The position in one line, written and read: hands, stock, row, turn, window, who agreed, the end."""

from __future__ import annotations

from joute.letters import Stock
from joute.play import EndReason, Outcome, Refused, unreadable
from templates.toy.material import LETTERS
from templates.toy.options import Terms
from templates.toy.state import State

NOTHING = "-"


def write(state: State) -> str:
    fields = [",".join(state.hands), state.stock, state.row, str(state.turn), str(int(state.contestable))]
    fields.append("".join(map(str, state.agreed)))
    if state.ended:
        winners = "".join(map(str, state.ended.winners))
        fields.append(f"{winners}:{state.ended.reason}:{state.ended.article}")
    return " ".join(field.replace(" ", "_") or NOTHING for field in fields)


def read(text: str, terms: Terms) -> State:
    """Raises `Refused` where the text is no position of this game."""
    try:
        hands, stock, row, turn, window, agreed, *ended = (
            "" if field == NOTHING else field for field in text.split()
        )
        held = tuple(hands.split(",")) if hands else ()
        outcome = _outcome(ended[0]) if ended else None
        state = State(terms, held, stock, row, int(turn), window == "1", tuple(map(int, agreed)), outcome)
    except ValueError:
        raise Refused(unreadable("bad_position")) from None
    if held and (len(held) != terms.seats or Stock.of("".join(held) + stock + row) != LETTERS):
        raise Refused(unreadable("bad_position"))
    return state


def _outcome(text: str) -> Outcome:
    winners, reason, article = text.replace("_", " ").split(":")
    return Outcome(tuple(map(int, winners)), EndReason(reason), article)

"""The table of LEXICON as text for a terminal of 80 × 24."""

from __future__ import annotations

from joute.games.lexicon.material import HIDDEN, VALUES, value
from joute.games.lexicon.view import LexiconView

WIDTH = 80
_BOLD, _AMBER, _OFF = "\x1b[1m", "\x1b[33m", "\x1b[0m"


def draw(view: LexiconView, colours: bool) -> str:
    """Scores, words, pile, and the viewer's hand with its values."""
    lines = [*_players(view), "", *_table(view, colours), "", _stocks(view)]
    if view.seat is not None and view.hands[view.seat - 1]:
        lines += ["", *_hand(view.hands[view.seat - 1], colours)]
    return "\n".join(lines) + "\n"


def _players(view: LexiconView) -> list[str]:
    parts = []
    for seat, (hand, score) in enumerate(zip(view.hands, view.scores, strict=True), 1):
        mark = ">" if seat in view.to_act[:1] else "d" if seat == view.dealer else " "
        state = f"{len(hand):2d} ▯" if view.standing[seat - 1] == "in" else "  —  "
        open_hand = f" {hand}" if view.hands_open and HIDDEN not in hand else ""
        parts.append(f"{mark}{seat}: {score:4d}  {state}{open_hand}")
    if any(len(part) > 18 for part in parts):
        return parts
    return ["   ".join(parts[at : at + 4]) for at in range(0, len(parts), 4)]


def _table(view: LexiconView, colours: bool) -> list[str]:
    """The words with their numbers, as many on a line as fit."""
    lines, width = [""], 0
    for number, word in enumerate(view.table, 1):
        entry = f"{number:2d} {word}"
        if width + len(entry) + 3 > WIDTH and width:
            lines, width = [*lines, ""], 0
        width += len(entry) + 3
        contested = view.last is not None and view.last.number == number and view.window.is_open
        lines[-1] += (f"{_AMBER}{entry}{_OFF}" if contested and colours else entry) + "   "
    return [line.rstrip() for line in lines]


def _stocks(view: LexiconView) -> str:
    opened = view.pile[-1:] or "-"
    return f"[{opened}] ({len(view.pile)})   [##] ({view.stock_count})"


def _hand(hand: str, colours: bool) -> list[str]:
    letters = "".join(f"{card:>4}" for card in hand)
    values = "".join(f"{VALUES[card]:>4}" for card in hand)
    return [f"{_BOLD}{letters}{_OFF}" if colours else letters, f"{values}  = {value(hand)}"]

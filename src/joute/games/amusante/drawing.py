"""The table as text for a terminal: the row, the words announced, the players."""

from __future__ import annotations

from joute.games.amusante.view import AmusanteView

_BOLD, _PLAIN = "\x1b[1m", "\x1b[0m"
_WORDS_SHOWN = 5


def draw(view: AmusanteView, colours: bool) -> str:
    row = " ".join(view.row) or "—"
    lines = [f"  {_BOLD}{row}{_PLAIN}" if colours else f"  {row}", ""]
    lines += [f"  joueur {said.seat} : {said.word}" for said in view.announced[-_WORDS_SHOWN:]]
    lines += ["", *_players(view), ""]
    if view.hand:
        lines.append(f"main : {view.hand}")
    if view.window.is_open:
        lines.append("accept ou challenge")
    lines.append(
        "partie finie" if view.outcome else f"pioche {view.stock}, ramassées {view.taken}/{view.limit}"
    )
    return "\n".join(lines)


def _players(view: AmusanteView) -> list[str]:
    """Two columns, so that fourteen players fit."""
    told = []
    for seat in range(1, view.seats + 1):
        mark = "▸" if seat in view.to_act else " "
        count = view.counts[seat - 1] if view.counts else 0
        state = f"{view.scores[seat - 1]} points" if view.outcome else f"{count} carrés"
        gone = " (abandon)" if seat in view.resigned else ""
        told.append(f"{mark}{seat:>2} {state}{gone}")
    half = (len(told) + 1) // 2
    right = told[half:] + [""] * (2 * half - len(told))
    return [f"{left:<30}{other}".rstrip() for left, other in zip(told[:half], right, strict=True)]

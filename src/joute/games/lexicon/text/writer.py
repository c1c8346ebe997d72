"""Writing a position text (the format is described in the package)."""

from __future__ import annotations

from joute.games.lexicon.state import Phase, Play, Standing, State


def write(state: State) -> str:
    """The position text, fields that have their usual value left out."""
    cards = state.cards
    fields = {
        "phase": str(state.phase),
        "deal": str(state.deal),
        "dealer": str(state.dealer),
        "turn": str(state.turn),
        "packs": str(state.packs),
        "hands": "/".join(cards.hands),
        "table": ",".join(cards.table),
        "pile": cards.pile,
        "stock": cards.stock,
        "counted": _seats(state.counted),
        "penalties": _seats(state.penalties) if any(state.penalties) else "",
        "standing": "/".join(state.standing) if set(state.standing) != {Standing.IN} else "",
        **_last(state.last),
        "idle": str(state.idle or ""),
        "drawing": _seats(state.drawing),
        "agreed": _seats(state.agreed),
        "rung": "1" if state.rung else "",
        "shown": "1" if state.shown else "",
        "outcome": _outcome(state),
    }
    always = ("phase",) if state.phase is Phase.DRAW else ("phase", "hands", "pile", "stock")
    return " ".join(f"{name}={value}" for name, value in fields.items() if value or name in always)


def _seats(numbers: tuple[int, ...]) -> str:
    return "/".join(map(str, numbers))


def _last(play: Play | None) -> dict[str, str]:
    if play is None:
        return {}
    parts = (play.author, play.verb, play.number, play.before, play.after, play.idle)
    written = "/".join(map(str, parts))
    return {"last": written, "accepted": _seats(play.accepted), "verdict": str(play.verdict)}


def _outcome(state: State) -> str:
    outcome = state.outcome
    if outcome is None:
        return ""
    reason = outcome.reason.replace(" ", "-")
    return f"{'+'.join(map(str, outcome.winners))}/{reason}/{outcome.article}"

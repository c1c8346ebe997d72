"""A position of LEXICON in one line: `name=value` fields in any order, most of them optional.

    hands=ACLOTV*/BDGKJ table=TOUR,FARINE turn=1

| field | value | if left out |
|---|---|---|
| `hands` | the cards of each seat, `/` between seats, `*` the Maîtresse | empty |
| `table` | the words, `,` between them, a lower-case letter for a Maîtresse | none |
| `pile` | the discards, the open card last | the stock's first card, if the stock is left out too |
| `stock` | the stock, top card first | all cards not named, A to Z |
| `phase` | `draw` `deal` `play` `shuffle` `closing` `over` | `play` |
| `turn`, `dealer`, `deal` | a seat, a seat, the number of the deal | 1, the seat before, 1 |
| `packs` | packs in this deal | by the players still in (0 before the first deal) |
| `counted`, `penalties` | points of each seat, `/` between them | 0 |
| `standing` | `in`, `limit` or `resigned` for each seat | `in` |
| `last` | author, verb, number, before, after, idle turns of a play: `1/insert/2/MER/AMERTUME/0` | none |
| `accepted`, `verdict` | who accepted it, `/` between; `right` or `wrong` once challenged | nobody, none |
| `idle` | turns since a card was laid or inserted | 0 |
| `drawing`, `agreed` | seats still drawing for the deal, seats that said `end` | none |
| `rung`, `shown` | `1`: the bell has rung; the hands lie open | 0 |
| `outcome` | winners, `by-points`, `resignation` or `agreement`, article: `1+3/by-points/LEX-13` | none |

Cards that are in none of these places have left the round with a player who resigned.
"""

from __future__ import annotations

from joute.games.lexicon.state import Phase, Play, Standing, State, Verdict

FIELDS = (
    *("phase", "deal", "dealer", "turn", "packs", "hands", "table", "pile", "stock"),
    *("counted", "penalties", "standing", "last", "accepted", "verdict", "idle"),
    *("drawing", "agreed", "rung", "shown", "outcome"),
)


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
    verdict = str(play.verdict) if play.verdict is not Verdict.NONE else ""
    return {"last": "/".join(map(str, parts)), "accepted": _seats(play.accepted), "verdict": verdict}


def _outcome(state: State) -> str:
    outcome = state.outcome
    if outcome is None:
        return ""
    reason = outcome.reason.replace(" ", "-")
    return f"{'+'.join(map(str, outcome.winners))}/{reason}/{outcome.article}"

"""The codes every game shares, each spelled once; the browser's TypeScript is written from these enums."""

from __future__ import annotations

from enum import StrEnum


class EndReason(StrEnum):
    """Why a game ended (`Outcome.reason`, and `outcome.reason` in JSON)."""

    BY_POINTS = "by points"
    RESIGNATION = "resignation"
    TIME = "time"
    AGREEMENT = "agreement"
    BLOCKED = "blocked"
    FAULT = "fault"
    TOTAL_REVERSAL = "total reversal"
    CAMP = "camp"
    STRATEGIC_MOVES = "strategic moves"
    ALL_LAID = "all laid"
    ONE_LEFT = "one left"
    LAST_PLAYER = "last player"
    STALEMATE = "stalemate"


class MoveKind(StrEnum):
    """What sort of thing a move did (`Effects.kind`)."""

    DRAW = "draw"
    DEAL = "deal"
    SHUFFLE = "shuffle"
    BELL = "bell"
    PLAY = "play"
    TURN = "turn"
    LAY = "lay"
    WORD = "word"
    DOUBLE = "double"
    COUP_STRATEGIQUE = "coup_strategique"
    PRISE_PURE = "prise_pure"
    PRISE_PURE_FINALE = "prise_pure_finale"
    AMORCE_INITIALE = "amorce_initiale"
    AMORCE = "amorce"
    EXTENSION = "extension"
    JONCTION = "jonction"
    DISCARD = "discard"
    INSERT = "insert"
    EXCHANGE = "exchange"
    TAKE = "take"
    FLIP = "flip"
    TOUCH = "touch"
    ADOUBE = "adoube"
    PASS = "pass"
    TIMEOUT = "timeout"
    RESIGN = "resign"
    END = "end"
    FAULT = "fault"
    ACCEPT = "accept"
    CHALLENGE = "challenge"
    """A contest whose verdict is not told yet (previews only)."""
    CHALLENGE_RIGHT = "challenge_right"
    CHALLENGE_WRONG = "challenge_wrong"


class WindowState(StrEnum):
    """Whether the latest play may be contested."""

    NONE = ""
    OPEN = "open"
    """Until the next play: the game goes on meanwhile."""
    CLOSING = "closing"
    """The game waits: until everybody concerned has accepted, or the delay has run out."""


class Verdict(StrEnum):
    """What the dictionary said about a contest."""

    NONE = ""
    RIGHT = "right"
    WRONG = "wrong"


class Action(StrEnum):
    """What a seat may do now, told in every view."""

    PLAY = "play"
    """Make a move of the game's own: the seat is on turn and nothing holds it up."""
    PASS = "pass"
    TAKE = "take"
    CHALLENGE = "challenge"
    ACCEPT = "accept"
    END = "end"
    RESIGN = "resign"


class Hidden(StrEnum):
    """What a game keeps from its players."""

    HANDS = "hands"
    """Each player's letters are hidden from the others."""
    STOCK = "stock"
    """Letters that nobody has seen yet."""

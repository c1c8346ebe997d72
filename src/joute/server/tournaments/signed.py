"""The results of a tournament as one signed file, and such a file refereed again before it is believed.

The file is JSON: the tournament's own text, the record of every game played online, this server's public key
and its Ed25519 signature over both. Whoever takes it in replays every game, checks that its result
is in the tournament, and only then keeps it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from joute.play import Refusal, illegal
from joute.records import BadLine
from joute.tables import Table
from joute.tournaments import EncountersEvent, HandsEvent, Tournament, read_tournament
from joute.values import replace

FORMAT = "joute-results-1"
KEY = "results"
Referee = Callable[[str], Table | None]
"""A record replayed by the rules; None where it breaks off."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game played online: where, and its record."""

    round: int
    table: int
    game: int
    record: str


def fresh_key() -> str:
    return Ed25519PrivateKey.generate().private_bytes_raw().hex()


def sign(text: str, games: tuple[Game, ...], key: str) -> str:
    """The signed file."""
    private = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(key))
    public = private.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()
    told = [{"round": g.round, "table": g.table, "game": g.game, "record": g.record} for g in games]
    content = {"format": FORMAT, "tournament": text, "games": told, "key": public}
    signature = private.sign(_bytes(content)).hex()
    return json.dumps({**content, "signature": signature}, ensure_ascii=False, indent=1) + "\n"


def read_signed(text: str, referee: Referee) -> tuple[Tournament, str] | Refusal:
    """The tournament, and whose key signed it; every game is refereed again."""
    try:
        told = json.loads(text)
        signature = bytes.fromhex(told.pop("signature"))
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(told["key"]))
        games = [_game(each) for each in told["games"]]
        text = str(told["tournament"])
    except (ValueError, TypeError, KeyError, AttributeError):
        return illegal("", "not_signed")
    try:
        key.verify(signature, _bytes(told))
    except InvalidSignature:
        return illegal("", "wrong_signature")
    tournament = read_tournament(text)
    if isinstance(tournament, BadLine):
        return tournament.refusal
    for game in games:
        if refusal := _refuse_game(game, tournament, referee):
            return refusal
    return tournament, told["key"]


def _refuse_game(game: Game, tournament: Tournament, referee: Referee) -> Refusal | None:
    """The game by its rules, and its result at that table of the tournament."""
    where = f"{game.round}.{game.table}.{game.game}"
    played = referee(game.record)
    if played is None:
        return illegal("", "game_refused", where=where)
    return None if is_told(played, tournament, game) else illegal("", "other_result", where=where)


def is_told(played: Table, tournament: Tournament, where: Game) -> bool:
    """Whether the tournament has that game's result for those who played it, seat by seat."""
    outcome, event = played.outcome, tournament.event
    if outcome is None or not 1 <= where.round <= event.opened:
        return False
    if isinstance(event, HandsEvent):
        return _hands_held(event, where) == outcome.payments
    scores = played.position.scores()
    winner = outcome.winners[0] if len(outcome.winners) == 1 else 0
    return isinstance(event, EncountersEvent) and _as_entered(event, where) == (winner, scores)


def _hands_held(event: HandsEvent, where: Game) -> tuple[int | None, ...] | None:
    """What the players of that table held, in the order of their seats."""
    hand = event.rounds[where.round - 1]
    if not 1 <= where.table <= len(hand.tables):
        return None
    return tuple(hand.points.get(player) for player in hand.tables[where.table - 1].players)


def _as_entered(event: EncountersEvent, where: Game) -> tuple[int, tuple[Fraction, ...]] | None:
    """The seat that won and the scores by seat: who starts a game has its first seat (LXD-22, DAM-4)."""
    matches, at = event.rounds[where.round - 1], where.game - 1
    if not (1 <= where.table <= len(matches) and 0 <= at < len(matches[where.table - 1].games)):
        return None
    match = matches[where.table - 1]
    game = match.games[at]
    turned = replace(match, games=match.games[:at]).starter != match.first
    seats = (match.second, match.first) if turned else (match.first, match.second)
    winner = seats.index(game.winner) + 1 if game.winner else 0
    return winner, game.scores[::-1] if turned else game.scores


def _game(told: Mapping[str, object]) -> Game:
    round_, table, game = (int(str(told[name])) for name in ("round", "table", "game"))
    return Game(round_, table, game, str(told["record"]))


def _bytes(content: Mapping[str, object]) -> bytes:
    return json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()

"""The results of a tournament as one signed file, and such a file refereed again before it is believed.

The file is JSON: the tournament's own text, the record of every game played online, this server's public key
and its Ed25519 signature over both. Whoever takes it in replays every game, checks that its result
is in the tournament, and only then keeps it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from joute.play import Refusal, illegal
from joute.records import BadLine
from joute.tables import Table
from joute.tournaments import HandsEvent, Tournament, read_tournament

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
    """The game by its rules, and its result among the tournament's lines of that round."""
    where = f"{game.round}.{game.table}.{game.game}"
    played = referee(game.record)
    if played is None:
        return illegal("", "game_refused", where=where)
    return None if is_told(played, tournament, game.round) else illegal("", "other_result", where=where)


def is_told(played: Table, tournament: Tournament, round_: int) -> bool:
    """Whether the tournament's entries of the round have that game's scores."""
    outcome = played.outcome
    if outcome is None:
        return False
    entered = [f" {one.action} " for one in tournament.entries if one.round == round_]
    if isinstance(tournament.event, HandsEvent):
        return all(any(f" score {held} " in line for line in entered) for held in outcome.payments)
    one, two = played.position.scores()[:2]
    return any(f" {one}:{two} " in line or f" {two}:{one} " in line for line in entered)


def _game(told: Mapping[str, object]) -> Game:
    round_, table, game = (int(str(told[name])) for name in ("round", "table", "game"))
    return Game(round_, table, game, str(told["record"]))


def _bytes(content: Mapping[str, object]) -> bytes:
    return json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()

"""Reading a position text (see `texts`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn

from joute.games.amusante.announcing import Announced
from joute.games.amusante.material import as_held
from joute.games.amusante.position import AmusantePosition
from joute.games.amusante.texts import FIELDS, SEAT_FIELDS
from joute.letters import Stock, is_word_shaped
from joute.letters.squares import SQUARES
from joute.play import CHANCE, Refused, Settings, unreadable
from joute.play.fields import read_fields, read_seats
from joute.play.squares import NOTHING, read_hands, read_turn

BAD = "bad_position"
_LONGEST = 4000


def read_position(text: str, settings: Settings) -> AmusantePosition:
    """The position; raises `Refused` with what is wrong in the text."""
    row, turn, hands, *rest = (*text[:_LONGEST].split(), "", "", "")
    if len(text) > _LONGEST or not hands:
        _refuse("text", text)
    fields = read_fields([part for part in rest if part], FIELDS, BAD)
    seats = {name: read_seats(fields, name, settings.seats, BAD) for name in SEAT_FIELDS}
    held = read_hands(hands, settings.seats, "hands", BAD)
    nothing_known = "/".join([NOTHING] * settings.seats) if held else NOTHING
    position = AmusantePosition(
        settings,
        held,
        read_turn(turn, settings.seats, BAD),
        _read_row(row),
        _read_announced(fields, settings.seats),
        _read_taken(fields),
        read_hands(fields.get("known", nothing_known), settings.seats, "known", BAD),
        stopped=fields.get("stopped", ""),
        **seats,
    )
    _check(position, text)
    return position


def _refuse(part: str, value: str) -> NoReturn:
    raise Refused(unreadable(BAD, part=part, value=value[:80]))


def _read_row(text: str) -> str:
    row = "" if text == NOTHING else text
    if (row and not is_word_shaped(row.upper())) or not row.isascii():
        _refuse("row", text)
    return row


def _read_taken(fields: Mapping[str, str]) -> int:
    taken = fields.get("taken", "0")
    if not (taken.isascii() and taken.isdigit() and len(taken) < 5):
        _refuse("taken", taken)
    return int(taken)


def _read_announced(fields: Mapping[str, str], seats: int) -> tuple[Announced, ...]:
    said = []
    for item in fields.get("announced", "").split(",") if "announced" in fields else ():
        seat, _, word = item.partition(":")
        if seat not in map(str, range(1, seats + 1)) or not is_word_shaped(word):
            _refuse("announced", item)
        said.append(Announced(int(seat), word))
    return tuple(said)


def _check(position: AmusantePosition, text: str) -> None:
    """What the parts say about each other."""
    for name in SEAT_FIELDS:
        named = getattr(position, name)
        if len(set(named)) != len(named):
            _refuse(name, text)
    if SQUARES.missing("".join(position.hands) + as_held(position.row)):
        _refuse("letters", text)
    if (position.following == CHANCE) != (not position.hands):
        _refuse("turn", text)
    if not position.in_play:
        _refuse("resigned", text)
    if any(
        not position.hands[seat - 1] and seat != position.out for seat in position.in_play if position.hands
    ):
        _refuse("hands", text)
    held = zip(position.hands, position.known, strict=False)
    if len(position.known) != len(position.hands) or any(Stock(hand).missing(seen) for hand, seen in held):
        _refuse("known", text)
    if len(position.announced) > len(position.row):
        _refuse("announced", text)
    if position.stopped not in ("", "agreement") or (position.stopped and position.waiting):
        _refuse("stopped", text)
    _check_waiting(position, text)


def _check_waiting(position: AmusantePosition, text: str) -> None:
    """A window stands open for those still in, on a word of somebody else's; who is out has just laid it."""
    if not position.waiting:
        return
    author = position.author
    gone = {*position.resigned, author}
    if not position.contesting or author is None or author in position.resigned or gone & {*position.waiting}:
        _refuse("waiting", text)
    if position.out not in (None, author):
        _refuse("waiting", text)

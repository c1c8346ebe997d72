"""The file of `joute tournament`: read, added to, and what was done said."""

from __future__ import annotations

import argparse
import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import NoReturn

from joute.cli.failure import Failed
from joute.cli.tournament_output import round_text
from joute.play import Language, Refusal, say, unreadable
from joute.records import BadLine, decode
from joute.tournaments import SENTENCES, Tournament, read_tournament
from joute.tournaments.journal import STAMP
from joute.tournaments.players import Line, Number


def load(path: str) -> Tournament:
    try:
        text = decode(Path(path).read_bytes())
    except OSError as error:
        _trouble("file_trouble", path, error)
    tournament = text if isinstance(text, BadLine) else read_tournament(text)
    if isinstance(tournament, BadLine):
        raise Failed(tournament.refusal, tournament.line, SENTENCES)
    return tournament


def enter_lines(args: argparse.Namespace, lines: tuple[Line, ...], show_round: bool = False) -> int:
    """Add the lines to the file, all or none."""
    before = load(args.file)
    doubt = before.doubts(lines)
    after = before.enter_all(lines, datetime.now(UTC).strftime(STAMP))
    if isinstance(after, Refusal):
        raise Failed(after, None, SENTENCES)
    write(args.file, after.text()[len(before.text()) :], "a")
    if show_round and not args.json:
        print(round_text(after.event, args.lang))
        return 0
    warnings = (say(doubt, SENTENCES, Language(args.lang)),) if doubt else ()
    return done(args, lines, warnings)


def done(args: argparse.Namespace, lines: tuple[Line, ...], warnings: tuple[str, ...] = ()) -> int:
    entered = [f"{who} {action}" for who, action in lines]
    if args.json:
        told = {"file": args.file, "entered": entered} | ({"warnings": warnings} if warnings else {})
        print(json.dumps(told, ensure_ascii=False))
    else:
        print("\n".join((*entered, *warnings) if entered else (args.file, *warnings)))
    return 0


def player_of(tournament: Tournament, text: str) -> Number:
    """A number, or a name or its beginning if only one player has it."""
    if text.isascii() and text.isdigit() and len(text) < 4:
        return int(text)
    wanted = text.casefold()
    names = {player.number: player.name.casefold() for player in tournament.event.players}
    found = [number for number, name in names.items() if name == wanted]
    found = found or [number for number, name in names.items() if wanted and name.startswith(wanted)]
    if len(found) != 1:
        raise Failed(unreadable("unknown_name", name=text[:80]), None, SENTENCES)
    return found[0]


def write(path: str, text: str, mode: str) -> None:
    """Durable before anything is said to be done."""
    try:
        with Path(path).open(mode, encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        _trouble("file_unwritable", path, error)


def _trouble(reason: str, path: str, error: OSError) -> NoReturn:
    raise Failed(unreadable(reason, path=path, why=error.strerror or "")) from None

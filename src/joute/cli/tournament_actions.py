"""What the actions of `joute tournament` do with the file."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import NoReturn

from joute.cli.chance import make_shuffle
from joute.cli.failure import Failed
from joute.cli.language import translator
from joute.cli.opening import find_game, make_settings
from joute.cli.tournament_output import round_json, round_text, standings_json, standings_text
from joute.play import Language, Refusal, unreadable
from joute.records import BadLine, decode
from joute.tournaments import SENTENCES, HandsEvent, Tournament, read_tournament
from joute.tournaments.commissaire import verdict_on
from joute.tournaments.players import ORGANISER, Line, Number
from joute.tournaments.sheets import score_sheets, standings_page


def new(args: argparse.Namespace, options: dict[str, str]) -> int:
    game = find_game(args.game)
    make_settings(game, None, options)
    given = {"Tournament": args.name, "Format": args.format, "Encounter": args.encounter}
    numbers = {"Rounds": args.rounds, "Minutes": args.minutes}
    headers = {"Game": game.name} | {name: value for name, value in given.items() if value}
    headers |= {name: str(value) for name, value in numbers.items() if value is not None}
    tournament = Tournament.new(headers, options)
    if isinstance(tournament, Refusal):
        raise Failed(tournament, None, SENTENCES)
    _write(args.file, tournament.text(), "x")
    return _done(args, (), tournament.event.warnings(Language(args.lang)))


def add(args: argparse.Namespace) -> int:
    return _enter(args, tuple((ORGANISER, f"player {name}") for name in args.names))


def withdraw(args: argparse.Namespace) -> int:
    return _enter(args, ((_player(_load(args.file), args.player), "withdraw"),))


def pair(args: argparse.Namespace) -> int:
    lines = _load(args.file).event.next_round(make_shuffle(args.seed))
    if isinstance(lines, Refusal):
        raise Failed(lines, None, SENTENCES)
    return _enter(args, lines, show_round=True)


def score(args: argparse.Namespace) -> int:
    tournament = _load(args.file)
    if not isinstance(tournament.event, HandsEvent):
        who, *words = args.entries
        return _enter(args, ((_player(tournament, who), " ".join(words)),))
    lines = []
    for entry in args.entries:
        who, _, points = entry.rpartition("=")
        lines.append((_player(tournament, who), f"score {points}"))
    return _enter(args, tuple(lines))


def initial(args: argparse.Namespace) -> int:
    tournament = _load(args.file)
    if args.table is not None:
        return _enter(args, _whole_table(tournament, args.table))
    if args.player is None or args.by is None:
        raise Failed(unreadable("entry_form", form="initial 7 --by 3 | initial --table 2"), None, SENTENCES)
    player = _player(tournament, args.player)
    return _enter(args, ((_player(tournament, args.by), f"initial {player}"),))


def _whole_table(tournament: Tournament, number: int) -> tuple[Line, ...]:
    """Every score of the table's sheet, initialled by the neighbour of each."""
    event = tournament.event
    tables = event.current.tables if isinstance(event, HandsEvent) and event.current else ()
    if not 1 <= number <= len(tables):
        raise Failed(unreadable("unknown_table", table=number), None, SENTENCES)
    table = tables[number - 1]
    return tuple((table.left_of(player), f"initial {player}") for player in table.players)


def challenge(args: argparse.Namespace) -> int:
    tournament = _load(args.file)
    by, against = _player(tournament, args.by), _player(tournament, args.against)
    judged = args.verdict
    if judged is None:
        options = dict(tournament.event.agreement.options)
        game = find_game(tournament.event.agreement.game)
        judged = verdict_on(args.word, game, make_settings(game, None, options))
    return _enter(args, ((by, f"challenge {against} {args.word} {judged}"),))


def enter(args: argparse.Namespace) -> int:
    return _enter(args, ((args.who, " ".join(args.words)),))


def show(args: argparse.Namespace) -> int:
    event = _load(args.file).event
    print(json.dumps(round_json(event), ensure_ascii=False) if args.json else round_text(event, args.lang))
    return 0


def standings(args: argparse.Namespace) -> int:
    event = _load(args.file).event
    told = (
        json.dumps(standings_json(event), ensure_ascii=False)
        if args.json
        else standings_text(event, args.lang)
    )
    print(told)
    return 0


def export(args: argparse.Namespace) -> int:
    event = _load(args.file).event
    make = score_sheets if args.what == "sheets" else standings_page
    page = make(event, Language(args.lang))
    if args.output is None:
        print(page, end="")
    else:
        _write(args.output, page, "w")
        print(translator(args.lang)(f"écrit : {args.output}", f"written: {args.output}"))
    return 0


def _load(path: str) -> Tournament:
    try:
        text = decode(Path(path).read_bytes())
    except OSError as error:
        _trouble("file_trouble", path, error)
    tournament = text if isinstance(text, BadLine) else read_tournament(text)
    if isinstance(tournament, BadLine):
        raise Failed(tournament.refusal, tournament.line, SENTENCES)
    return tournament


def _enter(args: argparse.Namespace, lines: tuple[Line, ...], show_round: bool = False) -> int:
    """Add the lines to the file, all or none."""
    before = _load(args.file)
    after = before.enter_all(lines)
    if isinstance(after, Refusal):
        raise Failed(after, None, SENTENCES)
    _write(args.file, after.text()[len(before.text()) :], "a")
    if show_round and not args.json:
        print(round_text(after.event, args.lang))
        return 0
    return _done(args, lines)


def _done(args: argparse.Namespace, lines: tuple[Line, ...], warnings: tuple[str, ...] = ()) -> int:
    entered = [f"{who} {action}" for who, action in lines]
    if args.json:
        told = {"file": args.file, "entered": entered} | ({"warnings": warnings} if warnings else {})
        print(json.dumps(told, ensure_ascii=False))
    else:
        print("\n".join((*entered, *warnings) if entered else (args.file, *warnings)))
    return 0


def _player(tournament: Tournament, text: str) -> Number:
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


def _write(path: str, text: str, mode: str) -> None:
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

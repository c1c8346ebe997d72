"""`joute judge FILE "2 C1v LIMON"`: is that action legal there? Else the article and the sentence."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from joute.cli.arguments import add_file, add_json
from joute.cli.language import Translator

if TYPE_CHECKING:
    from joute.play import Effects, Position, Refusal
    from joute.records import Action


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser(
        "judge", help=tr("juge un coup après une partie écrite", "judge a move after a record")
    )
    add_file(parser, tr)
    parser.add_argument(
        "action", metavar="ACTION", help=tr("place et coup : « 2 C1v LIMON »", "seat and move: “2 C1v LIMON”")
    )
    add_json(parser, tr)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    from joute.cli.failure import Failed, exit_code

    try:
        return _run(args)
    except Failed as failed:
        if not args.json:
            raise
        # The record itself is wrong: a program that asks for a judgement still gets one, with the bad line.
        told = failed.told(args.lang)
        print(json.dumps({"legal": False} | told | {"error": told}, ensure_ascii=False))
        return exit_code(failed.refusal)


def _run(args: argparse.Namespace) -> int:
    from joute.cli.failure import exit_code
    from joute.cli.opening import open_record
    from joute.cli.speech import refusal_json, sentence
    from joute.play import Refusal

    opened = open_record(args.file)
    table = opened.whole_replay().table
    action = _read(args.action)
    judged = action if isinstance(action, Refusal) else table.judge(action.seat, action.text)
    if not isinstance(judged, Refusal) and judged.fault:
        judged = judged.fault
    if not isinstance(judged, Refusal):
        print(_legal(judged, args))
        return 0
    if args.json:
        told = {"legal": False} | refusal_json(judged, opened.game.sentences, args.lang)
        print(json.dumps(told, ensure_ascii=False))
    else:
        print(sentence(judged, opened.game.sentences, args.lang))
    return exit_code(judged)


def _read(text: str) -> Action | Refusal:
    from joute.play import Refusal, unreadable
    from joute.records import Action, read_line
    from joute.records.lines import excerpt

    line = read_line(text)
    if isinstance(line, Action | Refusal):
        return line
    return unreadable("not_a_seat_line", text=excerpt(text))


def _legal(effects: Effects[Position], args: argparse.Namespace) -> str:
    if args.json:
        return json.dumps({"legal": True, "kind": None, "article": None, "squares": [], "message": ""})
    words = f" ({', '.join(effects.words)})" if effects.words else ""
    return f"{'legal: ' if args.lang == 'en' else 'légal : '}{effects.move.text()}{words}"

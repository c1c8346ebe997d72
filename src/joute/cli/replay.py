"""`joute replay FILE`: the plies with their scores, the board, the outcome; or the line that is refused."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from joute.cli.arguments import add_file, add_json
from joute.cli.language import Translator

if TYPE_CHECKING:
    from joute.cli.opening import Opened
    from joute.tables import Ply, Replay


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser("replay", help=tr("rejoue une partie écrite", "replay a record"))
    add_file(parser, tr)
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help=tr("montre le plateau vu de cette place", "show the board as that seat sees it"),
    )
    add_json(parser, tr)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    from joute.cli.failure import exit_code
    from joute.cli.opening import open_record

    opened = open_record(args.file)
    played = opened.replay()
    if args.json:
        print(json.dumps(_json(opened, played, args.lang), ensure_ascii=False))
    else:
        _print(opened, played, args)
    return exit_code(played.stopped.refusal) if played.stopped else 0


def _json(opened: Opened, played: Replay, language: str) -> dict[str, object]:
    from joute.cli.speech import number, outcome_json, refusal_json

    position = played.position
    told: dict[str, object] = {
        "game": opened.game.name,
        "seats": opened.settings.seats,
        "plies": [
            {
                "seat": ply.seat,
                "move": ply.move,
                "scores": [number(s) for s in ply.after.scores()],
                **_times(ply, played.late.get(count)),
            }
            for count, ply in enumerate(played.plies, 1)
        ],
        "position": position.text(),
        "scores": [number(score) for score in position.scores()],
        "to_act": list(position.to_act()),
        "outcome": outcome_json(position.outcome()),
    }
    if played.stopped:
        told["error"] = refusal_json(
            played.stopped.refusal, opened.game.sentences, language, played.stopped.line
        )
    return told


def _times(ply: Ply, late: int | None) -> dict[str, object]:
    """Where the record tells times: what the action took, what everyone has left, whose time was over."""
    from joute.tables import clock_after

    if ply.ms is None:
        return {}
    clocks = clock_after(ply)
    told: dict[str, object] = {"ms": ply.ms, "clocks": list(clocks.remaining)}
    if clocks.discs:
        told["discs"] = list(clocks.discs)
    return told if late is None else {**told, "late": late}


def _print(opened: Opened, played: Replay, args: argparse.Namespace) -> None:
    from joute.cli.speech import outcome_line, score_text, sentence, told_line
    from joute.cli.terminal import colours_wanted

    position = played.position
    seat = args.seat if args.seat and 0 < args.seat <= position.seats else None
    timed = any(ply.ms is not None for ply in played.plies)
    for count, ply in enumerate(played.plies, 1):
        told = told_line(played.table, count, args.lang, seat)
        times = _times_text(ply) if timed else ""
        print(f"{count:>4}  {ply.seat} {ply.move:<24} {score_text(ply.after.scores()):<9} {times}{told}")
        if count in played.late:
            print(f"      {_late_line(played, played.late[count], args.lang)}")
    print(opened.game.drawing(position.view(seat), colours_wanted()))
    if played.stopped:
        print(sentence(played.stopped.refusal, opened.game.sentences, args.lang, played.stopped.line))
    elif position.outcome():
        print(outcome_line(played.table, args.lang, seat))
    else:
        turn = "to act: " if args.lang == "en" else "à jouer : "
        print(f"{score_text(position.scores())}, {turn}{', '.join(map(str, position.to_act()))}")


def _times_text(ply: Ply) -> str:
    """What the action took, and what everyone has left where there is a limit."""
    from joute.cli.screen import clock_texts, minutes
    from joute.tables import clock_after

    took = "" if ply.ms is None else minutes(ply.ms)
    left = " ".join(clock_texts(clock_after(ply)))
    return f"{took:>5}  {left}  " if left else f"{took:>5}  "


def _late_line(played: Replay, seat: int, language: str) -> str:
    """« ! temps écoulé : Camille »."""
    names = dict(enumerate(played.table.names, 1))
    if seat == 0:
        return "! after the bell" if language == "en" else "! après la cloche"
    if language == "en":
        return f"! after the time of {names.get(seat) or f'player {seat}'} had run out"
    return f"! temps écoulé : {names.get(seat) or f'joueur {seat}'}"

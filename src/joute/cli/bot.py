"""`joute bot FILE`: the machine's best few moves, what they are worth, and why."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

from joute.cli.arguments import add_file, add_json
from joute.cli.language import Translator

if TYPE_CHECKING:
    from joute.bots import Advice

DEFAULT_MS = 1_000


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser(
        "bot", help=tr("le coup de la machine, et pourquoi", "the machine's move, and why")
    )
    add_file(parser, tr)
    parser.add_argument(
        "--level", default="6", metavar="N", help=tr("1 à 6, ou un nom (6)", "1 to 6, or a name (6)")
    )
    parser.add_argument(
        "--time",
        type=int,
        default=DEFAULT_MS,
        metavar="MS",
        help=tr("temps de réflexion (1000)", "time to think (1000)"),
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=tr("graine (0)", "seed (0)"))
    parser.add_argument(
        "--most", type=int, default=5, metavar="N", help=tr("coups montrés (5)", "moves shown (5)")
    )
    add_json(parser, tr)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    from joute.bots import advise, warm
    from joute.cli.bot_sentences import failed
    from joute.cli.opening import open_record
    from joute.cli.players import read_level
    from joute.play import CHANCE

    level = read_level(args.level)
    for name in ("time", "most"):
        if getattr(args, name) < 1:
            raise failed("not_positive", name=f"--{name}")
    opened = open_record(args.file)
    position = opened.whole_replay().position
    seat = next((seat for seat in position.to_act() if seat != CHANCE), None)
    if seat is None:
        raise failed("nobody_to_move")
    warm(opened.game, opened.settings)
    advice = advise(
        opened.game, position.view(seat), opened.settings, level.number, args.time, args.seed, args.most
    )
    if args.json:
        told = {
            "seat": seat,
            "level": level.number,
            "move": advice[0].move.text(),
            "moves": [_json(each, args.lang) for each in advice],
        }
        print(json.dumps(told, ensure_ascii=False))
    else:
        width = max(len(each.move.text()) for each in advice)
        for each in advice:
            print(f"{seat} {each.move.text():<{width}}  {_value(each)}  {_why(each, args.lang)}")
    return 0


def _json(advice: Advice, language: str) -> dict[str, object]:
    return {"move": advice.move.text(), "value": round(advice.value, 2), "why": _why(advice, language)}


def _value(advice: Advice) -> str:
    return f"{advice.value:+7.1f}".replace("-", "−")


def _why(advice: Advice, language: str) -> str:
    return advice.why.en if language == "en" else advice.why.fr

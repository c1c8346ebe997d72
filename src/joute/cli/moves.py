"""`joute moves FILE`: the legal moves of the seat to act, streamed."""

from __future__ import annotations

import argparse
import json
from itertools import islice
from typing import TYPE_CHECKING, Any

from joute.cli.arguments import add_file, add_json
from joute.cli.language import Translator

if TYPE_CHECKING:
    from joute.play import Moves


MOST_IN_JSON = 200_000
"""What one JSON answer lists at most: an opening with 45 squares has millions of plays."""


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser(
        "moves",
        help=tr("liste les coups légaux de qui doit jouer", "list the legal moves of the seat to act"),
    )
    add_file(parser, tr)
    parser.add_argument("--count", action="store_true", help=tr("leur nombre seulement", "only how many"))
    parser.add_argument("--limit", type=int, metavar="N", help=tr("les N premiers", "the first N"))
    parser.add_argument(
        "--seat", type=int, metavar="N", help=tr("les coups de cette place", "that seat's moves")
    )
    add_json(parser, tr)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    from joute.cli.opening import open_record

    position = open_record(args.file).whole_replay().position
    seat = args.seat if args.seat is not None else next(iter(position.to_act()), 0)
    moves = position.moves(seat) if seat in position.to_act() and seat else None
    if args.json:
        print(json.dumps(_json(moves, args), ensure_ascii=False))
    elif args.count:
        print(moves.count() if moves else 0)
    else:
        for move in islice(moves or (), _limit(args)):
            print(move.text())
    return 0


def _limit(args: argparse.Namespace) -> int | None:
    return None if args.limit is None else max(0, args.limit)


def _json(moves: Moves | None, args: argparse.Namespace) -> dict[str, object]:
    if moves is None:
        return {"count": 0, "moves": [], "complete": True}
    if args.count:
        return {"count": moves.count(), "moves": [], "complete": moves.complete}
    limit = _limit(args)
    most = MOST_IN_JSON if limit is None else limit
    listed = [move.text() for move in islice(moves, most)]
    cut = len(listed) == most
    count = moves.count() if cut else len(listed)
    return {"count": count, "moves": listed, "complete": moves.complete and count == len(listed)}

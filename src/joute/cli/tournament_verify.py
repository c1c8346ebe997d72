"""`joute tournament verify`: every deal made again from the file."""

from __future__ import annotations

import argparse
import json

from joute.cli.failure import Failed
from joute.cli.language import Tongue, translator
from joute.cli.opening import find_game, make_settings
from joute.cli.tournament_file import load
from joute.play import illegal
from joute.tables import Table
from joute.tournaments import SENTENCES, Assignment
from joute.tournaments.verifying import Verified
from joute.tournaments.verifying import verify as verify_deals


def verify(args: argparse.Namespace) -> int:
    """0 where every deal is the one its seed makes, 1 where one is not."""
    found = verify_deals(load(args.file), before_the_deal)
    if found is None:
        raise Failed(illegal("", "nothing_to_verify"), None, SENTENCES)
    if args.json:
        tables = [
            {"round": one.round, "table": one.table, "game": one.game, "right": one.right}
            for one in found.tables
        ]
        told = {"right": found.right, "commitment": found.commitment, "kept": found.kept, "tables": tables}
        print(json.dumps(told, ensure_ascii=False))
    else:
        print("\n".join(_lines(found, args.lang)))
    return 0 if found.right else 1


def before_the_deal(assignment: Assignment) -> Table:
    """A table of the event as it stood before chance acted."""
    game = find_game(assignment.game)
    given = dict(assignment.options)
    named = [spec.name for spec in game.options if spec.name in given]
    settings = make_settings(game, len(assignment.players), {name: given[name] for name in named})
    position = game.start_with(assignment.letters) if assignment.letters else ""
    return Table.open(game, settings, (), named, position)


def _lines(found: Verified, language: Tongue) -> list[str]:
    tr = translator(language)
    kept = tr("Le secret est celui qui était promis.", "The secret is the one promised.")
    broken = tr("Le secret n’est pas celui qui était promis.", "The secret is not the one promised.")
    lines = [kept if found.kept else broken]
    for one in found.tables:
        where = tr(
            f"Tour {one.round}, table {one.table}, partie {one.game} : ",
            f"Round {one.round}, table {one.table}, game {one.game}: ",
        )
        right = tr("donne exacte.", "deal right.")
        lines.append(where + (right if one.right else tr("AUTRE DONNE.", "ANOTHER DEAL.")))
    return lines

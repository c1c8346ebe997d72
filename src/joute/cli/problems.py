"""`joute problem` plays one; `joute problems make` and `verify` make and check them."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from joute.cli.language import Translator

if TYPE_CHECKING:
    from joute.problems.problem import Problem

KINDS = ("most", "win", "defend", "referee")
MOST_GAMES = 400
"""Games looked through for one problem wanted, before giving up."""


def add_commands(commands: Any, tr: Translator) -> None:
    _add_playing(commands, tr)
    parser = commands.add_parser(
        "problems", help=tr("fabrique ou vérifie des problèmes", "make or check problems")
    )
    inner = parser.add_subparsers(dest="what", metavar=tr("QUOI", "WHAT"), required=True)
    make = inner.add_parser("make", help=tr("en trouve de nouveaux", "find new ones"))
    make.add_argument("game", metavar=tr("JEU", "GAME"))
    make.add_argument("--kind", choices=KINDS, action="append", help=tr("sorte (toutes)", "kind (all)"))
    make.add_argument("--count", type=int, default=10, metavar="N", help=tr("combien (10)", "how many (10)"))
    make.add_argument("--seed", type=int, default=0, metavar="S", help=tr("première partie", "first game"))
    make.add_argument("--first", type=int, default=1, metavar="N", help=tr("premier numéro", "first number"))
    make.add_argument("--jobs", type=int, default=1, metavar="N", help=tr("processus (1)", "processes (1)"))
    make.add_argument("--dask", metavar=tr("ADRESSE", "ADDRESS"), help=tr("sur une grappe Dask", "on Dask"))
    make.add_argument(
        "--output", metavar=tr("FICHIER", "FILE"), help=tr("où les écrire", "where to write them")
    )
    make.set_defaults(func=run_make)
    verify = inner.add_parser("verify", help=tr("les vérifie", "check them"))
    verify.add_argument("files", nargs="*", metavar=tr("FICHIER", "FILE"))
    verify.add_argument("--game", metavar=tr("JEU", "GAME"), help=tr("ce jeu seulement", "this game only"))
    verify.add_argument(
        "--exhaustive",
        action="store_true",
        help=tr("essaie aussi chaque mot partout", "try every word everywhere as well"),
    )
    verify.add_argument("--every", type=int, default=1, metavar="N", help=tr("un sur N", "one in N"))
    verify.set_defaults(func=run_verify)


def _add_playing(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser("problem", help=tr("le problème du jour", "the problem of the day"))
    parser.add_argument("key", nargs="?", metavar=tr("NOM", "NAME"), help=tr("celui-là", "that one"))
    parser.add_argument("--game", metavar=tr("JEU", "GAME"))
    parser.add_argument("--level", type=int, choices=range(1, 7), help=tr("de ce niveau", "of that level"))
    parser.add_argument(
        "--date", metavar=tr("JOUR", "DAY"), help=tr("2026-11-20 (aujourd’hui)", "2026-11-20 (today)")
    )
    parser.set_defaults(func=run_problem)


def run_problem(args: argparse.Namespace) -> int:
    from joute.cli.problem_session import ProblemSession
    from joute.play import Refusal
    from joute.problems.posing import pose

    problem, title = _chosen(args)
    posed = pose(problem)
    if isinstance(posed, Refusal):
        raise _failed(posed)
    session = ProblemSession(posed, args.lang, title)
    print(session.begin())
    while not session.done:
        line = input(session.prompt) if sys.stdin.isatty() else sys.stdin.readline()
        if not line and not sys.stdin.isatty():
            break
        print(session.hear(line.strip()), flush=True)
    return 0


def _chosen(args: argparse.Namespace) -> tuple[Problem, str]:
    """The one named, the first of a game and level, or the day's."""
    from datetime import UTC, datetime

    from joute.play import Refusal, unreadable
    from joute.problems.days import day_number, problem_of, read_day
    from joute.problems.shelf import all_problems, find_problem

    if args.key:
        found = find_problem(args.key)
        if isinstance(found, Refusal):
            raise _failed(found)
        return found, found.key
    day = read_day(args.date) if args.date else datetime.now(UTC).astimezone().date()
    if isinstance(day, Refusal):
        raise _failed(day)
    if args.game or args.level:
        from joute.cli.opening import find_game

        game = find_game(args.game).name if args.game else None
        fitting = [p for p in all_problems() if game in (None, p.game) and args.level in (None, p.level)]
        if not fitting:
            raise _failed(unreadable("none_of_level"))
        chosen = fitting[day_number(day) % len(fitting)]
        return chosen, chosen.key
    problem = problem_of(day)
    if problem is None:
        raise _failed(unreadable("none_of_level"))
    return problem, f"n° {day_number(day)}" if args.lang == "fr" else f"No. {day_number(day)}"


def run_make(args: argparse.Namespace) -> int:
    from pathlib import Path

    from joute.cli.bot_sentences import failed
    from joute.cli.opening import find_game
    from joute.cli.parallel import each_done
    from joute.problems.collecting import Collection
    from joute.problems.mining import Wanted, mine
    from joute.problems.text import write

    for name, number in (("--count", args.count), ("--jobs", args.jobs), ("--first", args.first)):
        if number < 1:
            raise failed("not_positive", name=name)
    game, kinds = find_game(args.game).name, tuple(args.kind or KINDS)
    seeds = range(args.seed, args.seed + MOST_GAMES * args.count)
    collected = Collection(args.count, args.first, mixed=len(kinds) > 1)
    for problems in each_done(mine, [Wanted(game, kinds, seed) for seed in seeds], args.jobs, args.dask):
        collected.add(problems)
        if problems and args.output:  # whoever stops early keeps what is there
            Path(args.output).write_text(write(collected.kept), encoding="utf-8")
        _progress(len(collected.kept), args.count)
        if collected.full:
            break
    if not args.output:
        print(write(collected.kept), end="")
    return 0 if collected.full else 1


def run_verify(args: argparse.Namespace) -> int:
    from joute.problems.verifying import complaints

    problems = [each for each in _to_verify(args) if args.game in (None, each.game)][:: max(1, args.every)]
    wrong = 0
    for number, problem in enumerate(problems, 1):
        found = complaints(problem, args.exhaustive)
        wrong += bool(found)
        for complaint in found:
            print(f"{problem.key}: {complaint}")
        _progress(number, len(problems))
    right = len(problems) - wrong
    print(f"{right} right, {wrong} wrong" if args.lang == "en" else f"{right} justes, {wrong} faux")
    return 1 if wrong else 0


def _to_verify(args: argparse.Namespace) -> list[Problem]:
    from pathlib import Path

    from joute.cli.failure import Failed
    from joute.play import unreadable
    from joute.problems.sentences import SENTENCES
    from joute.problems.shelf import all_problems
    from joute.problems.text import BadProblem, read

    if not args.files:
        return list(all_problems())
    found: list[Problem] = []
    for path in args.files:
        try:
            text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Failed(unreadable("file_trouble", path=path, why=str(error))) from None
        problems = read(text)
        if isinstance(problems, BadProblem):
            raise Failed(problems.refusal, problems.line, SENTENCES)
        found += problems
    return found


def _failed(refusal: Any) -> Exception:
    from joute.cli.failure import Failed
    from joute.problems.sentences import SENTENCES

    return Failed(refusal, None, SENTENCES)


def _progress(done: int, wanted: int) -> None:
    if sys.stderr.isatty():
        filled = 30 * done // max(1, wanted)
        bar = "█" * filled + "░" * (30 - filled)
        print(f"\r{bar} {done}/{wanted} ", end="\n" if done >= wanted else "", file=sys.stderr, flush=True)

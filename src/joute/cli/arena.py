"""`joute arena GAME --bots A,B --games N`: bots against bots, with the strength that shows."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from joute.cli.arguments import add_json, read_option_arguments
from joute.cli.language import Translator

if TYPE_CHECKING:
    from joute.bots.matches import Played

DEFAULT_MS = 200


def add_commands(commands: Any, tr: Translator) -> None:
    parser = commands.add_parser("arena", help=tr("machines contre machines", "bots against bots"))
    parser.add_argument("game", metavar=tr("JEU", "GAME"))
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B",
        help=tr("niveaux, « greedy », ou cmd:PROGRAMME", "levels, “greedy”, or cmd:PROGRAM"),
    )
    parser.add_argument(
        "--games",
        type=int,
        default=20,
        metavar="N",
        help=tr("parties, par paires de même donne (20)", "games, in pairs of the same deal (20)"),
    )
    parser.add_argument(
        "--time", type=int, default=DEFAULT_MS, metavar="MS", help=tr("par coup (200)", "a move (200)")
    )
    parser.add_argument(
        "--processor",
        action="store_true",
        help=tr(
            "compter le temps de processeur et non l’horloge : pour une machine occupée",
            "count processor time, not the clock: for a busy machine",
        ),
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help=tr("première donne (0)", "first deal")
    )
    parser.add_argument(
        "--jobs", type=int, metavar="N", help=tr("processus (tous les cœurs)", "processes (every core)")
    )
    parser.add_argument(
        "--dask", metavar=tr("ADRESSE", "ADDRESS"), help=tr("sur une grappe Dask", "on a Dask cluster")
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=tr("NOM=VALEUR", "NAME=VALUE"),
        help=tr("option du jeu (plusieurs fois)", "an option of the game (repeatable)"),
    )
    add_json(parser, tr)
    parser.set_defaults(func=run)


def run(args: argparse.Namespace) -> int:
    from joute.bots.thinking_clock import can_time_by_processor
    from joute.cli.arena_work import Task, play_task
    from joute.cli.bot_sentences import failed
    from joute.cli.opening import find_game, make_settings
    from joute.cli.parallel import each_done
    from joute.cli.players import read_pair

    jobs = (os.cpu_count() or 1) if args.jobs is None else args.jobs
    for name, value in (("games", args.games), ("time", args.time), ("jobs", jobs)):
        if value < 1:
            raise failed("not_positive", name=f"--{name}")
    if args.processor and not can_time_by_processor():
        raise failed("no_processor_time")
    bots = read_pair(args.bots)
    given = read_option_arguments(args.option)
    game = find_game(args.game)
    make_settings(game, 2, given)
    pairs = range(args.seed, args.seed + (args.games + 1) // 2)
    tasks = [Task(game.name, tuple(given.items()), bots, args.time, seed, args.processor) for seed in pairs]
    played: list[Played] = []
    for pair in each_done(play_task, tasks, jobs, args.dask):
        played += pair
        _progress(len(played), 2 * len(tasks), sum(each.points for each in played))
    report = summary(bots, game.name, args.time, played)
    print(json.dumps(report, ensure_ascii=False) if args.json else report_text(report, args.lang))
    return 1 if report["refused"] else 0


def summary(bots: tuple[str, str], game: str, budget_ms: int, played: list[Played]) -> dict[str, Any]:
    """The report as plain values; numbers that are infinite are None."""
    from joute.bots.elo import strength

    points = sum(each.points for each in played)
    found = strength(points, len(played))
    return {
        "game": game,
        "bots": list(bots),
        "time_ms": budget_ms,
        "games": len(played),
        "wins": [sum(each.points == side for each in played) for side in (1, 0)],
        "draws": sum(each.points == 0.5 for each in played),
        "draws_interval": _interval(sum(each.points == 0.5 for each in played), len(played)),
        "first_seat": round(sum(each.first_seat for each in played) / len(played), 4),
        "first_seat_interval": _interval(sum(each.first_seat for each in played), len(played)),
        "share": round(found.share, 4),
        "interval": [round(found.low, 4), round(found.high, 4)],
        "elo": _finite(found.elo),
        "elo_interval": [_finite(found.elo_low), _finite(found.elo_high)],
        "ends": dict(Counter(each.ended for each in played).most_common()),
        "plies": round(fmean(each.plies for each in played), 1),
        "plies_interval": _mean_interval([each.plies for each in played]),
        "slowest_ms": [round(max(each.slowest_ms[side] for each in played)) for side in (0, 1)],
        "refused": [text for each in played for text in each.refused],
    }


def _interval(points: float, games: int) -> list[float]:
    """Wilson's, at 95 %."""
    from joute.bots.elo import strength

    found = strength(points, games)
    return [round(found.low, 4), round(found.high, 4)]


def _mean_interval(numbers: list[int]) -> list[float]:
    """Of the mean, at 95 %."""
    mean = fmean(numbers)
    apart = 1.96 * stdev(numbers) / len(numbers) ** 0.5 if len(numbers) > 1 else 0.0
    return [round(mean - apart, 1), round(mean + apart, 1)]


def report_text(report: dict[str, Any], language: str) -> str:
    first, second = report["bots"]
    low, high = (f"{100 * share:.1f}" for share in report["interval"])
    elo_low, elo_high = (_elo(value) for value in report["elo_interval"])
    wins, losses = report["wins"]
    if language == "en":
        lines = [
            f"{first} – {second}: {wins} won, {report['draws']} drawn, {losses} lost",
            f"points {100 * report['share']:.1f} % (95 %: {low} to {high})",
            f"Elo {_elo(report['elo'])} (95 %: {elo_low} to {elo_high})",
            f"first seat {_percent(report['first_seat'])} % (95 %: {_range(report['first_seat_interval'])})",
            f"draws (95 %): {_range(report['draws_interval'])} %",
            f"length {report['plies']} plies (95 %: {' to '.join(map(str, report['plies_interval']))})",
            f"ends: {_ends(report, language)}",
            f"slowest move: {report['slowest_ms'][0]} and {report['slowest_ms'][1]} ms",
        ]
    else:
        lines = [
            f"{first} – {second} : {wins} gagnées, {report['draws']} nulles, {losses} perdues",
            f"points {100 * report['share']:.1f} % (95 % : {low} à {high})".replace(".", ","),
            f"Elo {_elo(report['elo'])} (95 % : {elo_low} à {elo_high})",
            _comma(
                f"première place {_percent(report['first_seat'])} %"
                f" (95 % : {_range(report['first_seat_interval'], 'à')})"
            ),
            _comma(f"nulles (95 %) : {_range(report['draws_interval'], 'à')} %"),
            _comma(
                f"longueur {report['plies']} coups (95 % : {' à '.join(map(str, report['plies_interval']))})"
            ),
            f"fins : {_ends(report, language)}",
            f"coup le plus lent : {report['slowest_ms'][0]} et {report['slowest_ms'][1]} ms",
        ]
    return "\n".join([*lines, *report["refused"]])


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _range(shares: list[float], to: str = "to") -> str:
    return f" {to} ".join(map(_percent, shares))


def _comma(text: str) -> str:
    return text.replace(".", ",")


def _ends(report: dict[str, Any], language: str) -> str:
    """« tous ses carrés posés 57, trop de rangées ramassées 3 »; a game cut off has no reason."""
    from joute.play import EndReason, Language
    from joute.play.end_reasons import END_REASONS

    told = {
        reason: END_REASONS[EndReason(reason)].say(Language(language), {}) if reason else "…"
        for reason in report["ends"]
    }
    return ", ".join(f"{told[reason]} {count}" for reason, count in report["ends"].items())


def _finite(value: float) -> float | None:
    return round(value, 1) if abs(value) < 1e9 else None


def _elo(value: float | None) -> str:
    return "∞" if value is None else f"{value:+.0f}".replace("-", "−")


def _progress(done: int, games: int, points: float) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == games else ""
        print(f"\r{done}/{games}  {100 * points / done:.1f} % ", end=end, file=sys.stderr, flush=True)

"""What the actions of `joute tournament` do with the file."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping

from joute.cli.chance import make_shuffle
from joute.cli.failure import Failed
from joute.cli.language import translator
from joute.cli.opening import find_game, make_settings
from joute.cli.tournament_file import done, enter_lines, load, player_of, write
from joute.cli.tournament_output import round_json, round_text, standings_json, standings_text
from joute.cli.tournament_verify import verify
from joute.play import Language, Refusal, unreadable
from joute.tournaments import SENTENCES, HandsEvent, Tournament
from joute.tournaments.cards import PAGES
from joute.tournaments.commissaire import verdict_on
from joute.tournaments.history import told
from joute.tournaments.players import ORGANISER, Line


def new(args: argparse.Namespace, options: dict[str, str]) -> int:
    game = find_game(args.game)
    make_settings(game, None, options)
    given = {"Tournament": args.name, "Format": args.format, "Encounter": args.encounter}
    given |= {"TieBreaks": args.tie_breaks, "Deal": "duplicate" if args.duplicate else ""}
    numbers = {"Rounds": args.rounds, "Minutes": args.minutes}
    headers = {"Game": game.name} | {name: value for name, value in given.items() if value}
    headers |= {name: str(value) for name, value in numbers.items() if value is not None}
    tournament = Tournament.new(headers, options)
    if isinstance(tournament, Refusal):
        raise Failed(tournament, None, SENTENCES)
    write(args.file, tournament.text(), "x")
    return done(args, (), tournament.event.warnings(Language(args.lang)))


def add(args: argparse.Namespace) -> int:
    return enter_lines(args, tuple((ORGANISER, f"player {name}") for name in args.names))


def by_player(verb: str) -> Callable[[argparse.Namespace], int]:
    """An action that only names a player."""

    def act(args: argparse.Namespace) -> int:
        return enter_lines(args, ((player_of(load(args.file), args.player), verb),))

    return act


def bye(args: argparse.Namespace) -> int:
    player = player_of(load(args.file), args.player)
    return enter_lines(args, ((ORGANISER, f"bye {player} {args.points}"),))


def swap(args: argparse.Namespace) -> int:
    tournament = load(args.file)
    one, two = player_of(tournament, args.one), player_of(tournament, args.two)
    return enter_lines(args, ((ORGANISER, f"swap {one} {two}"),))


def lot(args: argparse.Namespace) -> int:
    """The lot that was really drawn, or all that are due, drawn now."""
    tournament = load(args.file)
    if args.player is not None:
        return enter_lines(args, ((ORGANISER, f"lot {player_of(tournament, args.player)}"),))
    return enter_lines(args, tournament.event.lots_due(make_shuffle(args.seed)))


def undo(args: argparse.Namespace) -> int:
    return enter_lines(args, ((ORGANISER, f"undo {args.entry}"),))


def correct(args: argparse.Namespace) -> int:
    return enter_lines(args, ((ORGANISER, f"correct {args.entry} {args.who} {' '.join(args.words)}"),))


def history(args: argparse.Namespace) -> int:
    tournament = load(args.file)
    lines = told(tournament, Language(args.lang))
    if args.json:
        entries = [
            {"number": e.number, "who": e.who, "action": e.action, "at": e.at, "by": e.by}
            | {"stands": e.stands is not None and not e.lapsed, "changed_by": e.changed_by or None}
            for e in tournament.entries
        ]
        print(json.dumps({"entries": entries}, ensure_ascii=False))
    else:
        print("\n".join(f"{line.number:>4}  {line.at:<20}  {line.by:<12}  {line.text}" for line in lines))
    return 0


def pair(args: argparse.Namespace) -> int:
    lines = load(args.file).event.next_round(make_shuffle(args.seed))
    if isinstance(lines, Refusal):
        raise Failed(lines, None, SENTENCES)
    return enter_lines(args, lines, show_round=True)


def score(args: argparse.Namespace) -> int:
    tournament = load(args.file)
    if not isinstance(tournament.event, HandsEvent):
        who, *words = args.entries
        return enter_lines(args, ((player_of(tournament, who), " ".join(words)),))
    lines = []
    for entry in args.entries:
        who, _, points = entry.rpartition("=")
        lines.append((player_of(tournament, who), f"score {points}"))
    return enter_lines(args, tuple(lines))


def initial(args: argparse.Namespace) -> int:
    tournament = load(args.file)
    if args.table is not None:
        return enter_lines(args, _whole_table(tournament, args.table))
    if args.player is None or args.by is None:
        raise Failed(unreadable("entry_form", form="initial 7 --by 3 | initial --table 2"), None, SENTENCES)
    player = player_of(tournament, args.player)
    return enter_lines(args, ((player_of(tournament, args.by), f"initial {player}"),))


def _whole_table(tournament: Tournament, number: int) -> tuple[Line, ...]:
    """Every score of the table's sheet, initialled by the neighbour of each."""
    event = tournament.event
    tables = event.current.tables if isinstance(event, HandsEvent) and event.current else ()
    if not 1 <= number <= len(tables):
        raise Failed(unreadable("unknown_table", table=number), None, SENTENCES)
    table = tables[number - 1]
    return tuple((table.left_of(player), f"initial {player}") for player in table.players)


def challenge(args: argparse.Namespace) -> int:
    tournament = load(args.file)
    by, against = player_of(tournament, args.by), player_of(tournament, args.against)
    judged = args.verdict
    if judged is None:
        options = dict(tournament.event.agreement.options)
        game = find_game(tournament.event.agreement.game)
        judged = verdict_on(args.word, game, make_settings(game, None, options))
    return enter_lines(args, ((by, f"challenge {against} {args.word} {judged}"),))


def enter(args: argparse.Namespace) -> int:
    return enter_lines(args, ((args.who, " ".join(args.words)),))


def show(args: argparse.Namespace) -> int:
    event = load(args.file).event
    print(json.dumps(round_json(event), ensure_ascii=False) if args.json else round_text(event, args.lang))
    return 0


def standings(args: argparse.Namespace) -> int:
    event = load(args.file).event
    told = (
        json.dumps(standings_json(event), ensure_ascii=False)
        if args.json
        else standings_text(event, args.lang)
    )
    print(told)
    return 0


def export(args: argparse.Namespace) -> int:
    event = load(args.file).event
    page = PAGES[args.what](event, Language(args.lang))
    if args.output is None:
        print(page, end="")
    else:
        write(args.output, page, "w")
        print(translator(args.lang)(f"écrit : {args.output}", f"written: {args.output}"))
    return 0


ACTIONS: Mapping[str, Callable[[argparse.Namespace], int]] = {
    **{verb: by_player(verb) for verb in ("withdraw", "absent", "return")},
    **{act.__name__: act for act in (add, bye, swap, lot, pair, score, initial, challenge, enter)},
    **{act.__name__: act for act in (undo, correct, history, show, standings, export, verify)},
}

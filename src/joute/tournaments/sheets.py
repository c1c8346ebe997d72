"""Score sheets and standings to print: one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from html import escape

from joute.play import Language, Sentence
from joute.tournaments.encounters import EncountersEvent
from joute.tournaments.event import Event
from joute.tournaments.hands import HandsEvent
from joute.tournaments.matches import BYE, Match
from joute.tournaments.players import Number, Player
from joute.tournaments.seating import Seating

_STYLE = """
@page { size: A4; margin: 14mm }
body { font: 12pt/1.35 Georgia, 'Times New Roman', serif; color: #1d1b18; background: #fff; margin: 2em auto;
  max-width: 46em }
h1 { font-size: 18pt; margin: 0 } h2 { font-size: 14pt; margin: 0 0 .4em }
p { margin: .2em 0 1em; color: #555 }
table { border-collapse: collapse; width: 100%; margin: .6em 0 1.6em }
th, td { border: 0.6pt solid #1d1b18; padding: .35em .6em; text-align: left }
th { font-size: 10pt; font-weight: 600; background: #f4efe4 }
td.n { text-align: right; font-variant-numeric: tabular-nums } td.blank { min-width: 5em; height: 1.6em }
section { break-inside: avoid }
@media print { body { margin: 0; max-width: none } th { background: none } .page { break-before: page } }
"""

_TEXTS = {
    "round": Sentence("Tour {round}", "Round {round}"),
    "table": Sentence("Table {table}", "Table {table}"),
    "dealer": Sentence(
        "{name} bat et donne · {minutes} minutes", "{name} shuffles and deals · {minutes} minutes"
    ),
    "no_dealer": Sentence("Donne au tirage · {minutes} minutes", "Draw for the deal · {minutes} minutes"),
    "number": Sentence("N°", "No."),
    "player": Sentence("Joueur", "Player"),
    "points": Sentence("Points en main", "Points in hand"),
    "penalties": Sentence("Pénalités", "Penalties"),
    "initials": Sentence("Paraphe du voisin de gauche", "Left-hand neighbour’s initials"),
    "standings": Sentence("Classement", "Standings"),
    "final": Sentence("Classement final", "Final standings"),
    "rank": Sentence("Rang", "Rank"),
    "total": Sentence("Total", "Total"),
    "lowest": Sentence("Le score le plus bas gagne.", "The lowest score wins."),
    "solkoff": Sentence("Adversaires", "Opponents"),
    "sonneborn": Sentence("Battus", "Beaten"),
    "starts": Sentence("Commence", "Starts"),
    "against": Sentence("Contre", "Against"),
    "result": Sentence("Résultat", "Result"),
    "bye": Sentence("exempt", "bye"),
    "commissaires": Sentence("Commissaires : {count}", "Commissaires: {count}"),
}


class _Speaker:
    def __init__(self, language: Language) -> None:
        self.language = language

    def __call__(self, key: str, **data: str | int) -> str:
        return escape(_TEXTS[key].say(self.language, data))


def score_sheets(event: Event, language: Language) -> str:
    """A sheet for every table of the round, to be filled in by hand or already filled in."""
    say = _Speaker(language)
    if isinstance(event, HandsEvent) and event.current:
        tables = enumerate(event.current.tables, 1)
        parts = [_hand_sheet(event, number, table, say) for number, table in tables]
        head = say("round", round=len(event.rounds)) + " · " + say("commissaires", count=event.commissaires)
    elif isinstance(event, EncountersEvent) and event.rounds:
        parts = [_encounters_sheet(event, event.rounds[-1], say)]
        head = say("round", round=len(event.rounds))
    else:
        parts, head = [], ""
    return _page(event, head, parts, language)


def standings_page(event: Event, language: Language) -> str:
    say = _Speaker(language)
    hands = isinstance(event, HandsEvent)
    played = len(event.rounds) if isinstance(event, HandsEvent | EncountersEvent) else 0
    columns = [*map(str, range(1, played + 1)), say("penalties")] if hands else _tie_breaks(event, say)
    rows = []
    for line in event.standings():
        cells = ["" if value is None else _figure(value) for value in line.details]
        cells += [str(line.penalties)] if hands else []
        rank = "" if line.rank is None else str(line.rank)
        rows.append(_row([rank, str(line.player.number), _name(line.player), *cells, _figure(line.total)], 2))
    titles = [say("rank"), say("number"), say("player"), *columns, say("total")]
    title = say("final" if event.over else "standings")
    note = f"<p>{say('lowest')}</p>" if hands else ""
    table = f"<section><h2>{title}</h2>{note}{_table(titles, rows)}</section>"
    return _page(event, say("round", round=played), [table], language)


def _name(player: Player) -> str:
    """With the points a late arrival brought."""
    return f"{player.name} (+{player.brought})" if player.brought else player.name


def _tie_breaks(event: Event, say: _Speaker) -> list[str]:
    swiss = event.agreement.format == "swiss"
    return [say("solkoff"), say("sonneborn")] if swiss else [say("sonneborn")]


def _hand_sheet(event: HandsEvent, number: int, table: Seating, say: _Speaker) -> str:
    hand = event.rounds[-1]
    minutes = event.agreement.minutes
    dealer = say("dealer", name=event.player(table.dealer).name, minutes=minutes) if table.dealer else ""
    rows = []
    for player in table.players:
        points = str(hand.points.get(player, ""))
        initials = event.player(table.left_of(player)).name if hand.counts(player) else ""
        penalty = str(hand.penalties.get(player, ""))
        rows.append(_row([str(player), event.player(player).name, points, penalty, initials], 1))
    titles = [say(key) for key in ("number", "player", "points", "penalties", "initials")]
    below = dealer or say("no_dealer", minutes=minutes)
    page = ' class="page"' if number > 1 and number % 4 == 1 else ""
    return (
        f"<section{page}><h2>{say('table', table=number)}</h2><p>{below}</p>{_table(titles, rows)}</section>"
    )


def _encounters_sheet(event: EncountersEvent, matches: Iterable[Match], say: _Speaker) -> str:
    def name(player: Number) -> str:
        return f"{player} {event.player(player).name}"

    rows = [
        _row(
            [str(number), name(match.first)]
            + (["", say("bye")] if match.second == BYE else [name(match.second), _result(match)]),
            1,
        )
        for number, match in enumerate(matches, 1)
    ]
    titles = [say("table", table="").strip(), say("starts"), say("against"), say("result")]
    return f"<section>{_table(titles, rows)}</section>"


def _result(match: Match) -> str:
    scores = (f"{_figure(game.scores[0])}–{_figure(game.scores[1])}" for game in match.games)
    won = f"{match.won(match.first)}–{match.won(match.second)}"
    return f"{won} ({', '.join(scores)})" if match.games else ""


def _figure(value: Fraction) -> str:
    """A whole number, or with its half."""
    return f"{int(value)}½".replace("0½", "½") if value.denominator == 2 and value > 0 else str(value)


def _row(cells: list[str], numbers: int) -> str:
    """`numbers` says how many cells at the beginning are numbers; so are all that look like one."""
    return "<tr>" + "".join(_cell(cell, at < numbers) for at, cell in enumerate(cells)) + "</tr>"


def _cell(text: str, number: bool) -> str:
    kind = "n" if number or text.rstrip("½").lstrip("-").isdigit() else "" if text else "blank"
    return f'<td class="{kind}">{escape(text)}</td>' if kind else f"<td>{escape(text)}</td>"


def _table(titles: list[str], rows: list[str]) -> str:
    head = "".join(f"<th>{title}</th>" for title in titles)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _page(event: Event, head: str, parts: list[str], language: Language) -> str:
    name = escape(event.agreement.name or event.agreement.game.upper())
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{name}</title>'
        f"<style>{_STYLE}</style></head><body><h1>{name}</h1><p>{head}</p>{''.join(parts)}</body></html>\n"
    )

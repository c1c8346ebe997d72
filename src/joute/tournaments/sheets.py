"""Score sheets and standings to print: what stands on them. How they look is in pages/sheets.html.jinja."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from joute.play import Language, Sentence
from joute.tournaments.encounter_scores import KNOCK_OUT
from joute.tournaments.encounters import EncountersEvent
from joute.tournaments.event import Event
from joute.tournaments.hands import HandsEvent
from joute.tournaments.matches import BYE, Match
from joute.tournaments.players import Number, Player
from joute.tournaments.seating import Seating
from joute.tournaments.tie_breaks import MEANINGS, NAMES

if TYPE_CHECKING:
    from jinja2 import Template

SHEETS_A_PAGE = 4

_TEXTS = {
    "round": Sentence("Tour {round}", "Round {round}"),
    "table": Sentence("Table {table}", "Table {table}"),
    "dealer": Sentence(
        "{name} bat et donne · {minutes} minutes", "{name} shuffles and deals · {minutes} minutes"
    ),
    "no_dealer": Sentence("Donneur par tirage · {minutes} minutes", "Draw for the deal · {minutes} minutes"),
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
    "starts": Sentence("Commence", "Starts"),
    "against": Sentence("Contre", "Against"),
    "result": Sentence("Résultat", "Result"),
    "bye": Sentence("exempt", "bye"),
    "begins": Sentence("à {time}", "at {time}"),
    "field": Sentence("% du champ", "% of the field"),
    "reach": Sentence("Est allé jusqu’à", "Went as far as"),
    "won_it": Sentence("victoire", "winner"),
    "reach_0": Sentence("finale", "final"),
    "reach_1": Sentence("demi-finale", "semi-final"),
    "reach_2": Sentence("quart de finale", "quarter-final"),
    "commissaires": Sentence("Commissaires : {count}", "Commissaires: {count}"),
}


class _Speaker:
    """The words of a sheet in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def __call__(self, key: str, **data: str | int) -> str:
        return _TEXTS[key].say(self.language, data)


@dataclass(frozen=True, slots=True)
class _Sheet:
    """One table to print; the first `numbers` cells of a row are numbers, empty ones are to be filled in."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    numbers: int
    title: str = ""
    note: str = ""
    new_page: bool = False


def score_sheets(event: Event, language: Language) -> str:
    """A sheet for every table of the round, to be filled in by hand or already filled in."""
    say = _Speaker(language)
    sheets: list[_Sheet] = []
    head = ""
    if isinstance(event, HandsEvent) and event.current:
        tables = enumerate(event.current.tables, 1)
        sheets = [_hand_sheet(event, number, table, say) for number, table in tables]
        head = f"{_round(event, say)} · {say('commissaires', count=event.commissaires)}"
    elif isinstance(event, EncountersEvent) and event.rounds:
        sheets = [_encounters_sheet(event, event.rounds[-1], say)]
        head = _round(event, say)
    return _page(event, head, sheets, language)


def _round(event: Event, say: _Speaker) -> str:
    """The round, and when it begins."""
    time = event.time_of(event.opened) if isinstance(event, HandsEvent | EncountersEvent) else ""
    shown = say("round", round=event.opened)
    return f"{shown} {say('begins', time=time.replace('T', ' '))}" if time else shown


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
        rows.append(
            [rank, str(line.player.number), _name(line.player), *cells, _total(event, line.total, say)]
        )
    sheet = _Sheet(
        columns=[
            *(say(key) for key in ("rank", "number", "player")),
            *columns,
            say(_total_title(event)),
        ],
        rows=rows,
        numbers=2,
        title=say("final" if event.over else "standings"),
        note=say("lowest") if hands and not event.agreement.duplicate else _explained(event, say),
    )
    return _page(event, say("round", round=played), [sheet], language)


def _total_title(event: Event) -> str:
    if event.agreement.duplicate:
        return "field"
    return "reach" if event.agreement.format == KNOCK_OUT else "total"


def _total(event: Event, total: Fraction, say: _Speaker) -> str:
    """The points; in a knock-out, how far the player came."""
    if not isinstance(event, EncountersEvent) or event.agreement.format != KNOCK_OUT or total <= 0:
        return _figure(total)
    left = event.planned - int(total)
    if left > 2:
        return say("round", round=int(total))
    return say("won_it" if left < 0 else f"reach_{left}")


def _name(player: Player) -> str:
    """With the points a late arrival brought."""
    return f"{player.name} (+{player.brought})" if player.brought else player.name


def _tie_breaks(event: Event, say: _Speaker) -> list[str]:
    return [NAMES[name].say(say.language, {}) for name in event.agreement.tie_breaks]


def _explained(event: Event, say: _Speaker) -> str:
    """What each tie-break counts."""
    return " ".join(MEANINGS[name].say(say.language, {}) for name in event.agreement.tie_breaks)


def _hand_sheet(event: HandsEvent, number: int, table: Seating, say: _Speaker) -> _Sheet:
    hand = event.rounds[-1]
    minutes = event.agreement.minutes
    rows = []
    for player in table.players:
        points = str(hand.points.get(player, ""))
        initials = event.player(table.left_of(player)).name if hand.counts(player) else ""
        penalty = str(hand.penalties.get(player, ""))
        rows.append([str(player), event.player(player).name, points, penalty, initials])
    dealer = event.player(table.dealer).name if table.dealer else ""
    return _Sheet(
        columns=[say(key) for key in ("number", "player", "points", "penalties", "initials")],
        rows=rows,
        numbers=1,
        title=say("table", table=number),
        note=say("dealer" if dealer else "no_dealer", name=dealer, minutes=minutes),
        new_page=number > 1 and number % SHEETS_A_PAGE == 1,
    )


def _encounters_sheet(event: EncountersEvent, matches: Sequence[Match], say: _Speaker) -> _Sheet:
    def name(player: Number) -> str:
        return f"{player} {event.player(player).name}"

    rows = []
    for number, match in enumerate(matches, 1):
        other = ["", say("bye")] if match.second == BYE else [name(match.second), _result(match)]
        rows.append([str(number), name(match.first), *other])
    columns = [say("table", table="").strip(), say("starts"), say("against"), say("result")]
    return _Sheet(columns, rows, numbers=1)


def _result(match: Match) -> str:
    scores = (f"{_figure(game.scores[0])}–{_figure(game.scores[1])}" for game in match.games)
    won = f"{match.won(match.first)}–{match.won(match.second)}"
    return f"{won} ({', '.join(scores)})" if match.games else ""


def _figure(value: Fraction) -> str:
    """A whole number, or with its half."""
    if value.denominator == 2 and value > 0:
        return f"{int(value)}½" if value > 1 else "½"
    return str(value) if value.denominator == 1 else f"{float(value):.1f}"


def _is_figure(text: str) -> bool:
    return text.rstrip("½").lstrip("-").isdigit()


@cache
def template(name: str = "sheets") -> Template:
    # Imported only where something is printed.
    from jinja2 import Environment, PackageLoader

    environment = Environment(loader=PackageLoader("joute.tournaments", "pages"), autoescape=True)
    environment.tests["figure"] = _is_figure
    return environment.get_template(f"{name}.html.jinja")


def title(event: Event) -> str:
    return event.agreement.name or event.agreement.game.upper()


def _page(event: Event, head: str, sheets: Sequence[_Sheet], language: Language) -> str:
    return template().render(name=title(event), head=head, sheets=sheets, language=language) + "\n"

"""Badges to wear, certificates to keep: what stands on them. Their looks are in pages/cards.html.jinja."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from joute.games import registry
from joute.play import Language, Sentence
from joute.tournaments.event import Event
from joute.tournaments.sheets import score_sheets, standings_page, template, title

_TEXTS = {
    "ranked": Sentence("{rank} place sur {players}", "{rank} place of {players}"),
    "of": Sentence("au tournoi « {name} »", "in the tournament “{name}”"),
}
_WORDS = {
    "title": Sentence("Diplôme", "Certificate"),
    "given": Sentence("décerné à", "awarded to"),
    "date": Sentence("Fait le", "Date"),
    "organiser": Sentence("L’organisation", "The organiser"),
}
"""What stands on every certificate."""


def badges(event: Event, language: Language) -> str:
    """A card for every player to wear: name, number, team."""
    cards = [_Card(one.name, (one.team,), one.number) for one in event.players if not one.struck]
    return _cards(event, cards, "badge", language)


def certificates(event: Event, language: Language) -> str:
    """One page for everybody who has a rank."""
    cards = []
    for line in event.standings():
        if line.rank is not None:
            placed: dict[str, str | int] = {
                "rank": _ordinal(line.rank, language),
                "players": len(event.present),
            }
            told = (
                _TEXTS["ranked"].say(language, placed),
                _TEXTS["of"].say(language, {"name": title(event)}),
            )
            cards.append(_Card(line.player.name, told))
    return _cards(event, cards, "certificate", language)


@dataclass(frozen=True, slots=True)
class _Card:
    name: str
    lines: Sequence[str]
    number: int = 0


def _ordinal(rank: int, language: Language) -> str:
    if language is Language.FRENCH:
        return "1re" if rank == 1 else f"{rank}e"
    last = {1: "st", 2: "nd", 3: "rd"}.get(rank % 10, "th") if rank % 100 not in (11, 12, 13) else "th"
    return f"{rank}{last}"


def _cards(event: Event, cards: Sequence[_Card], kind: str, language: Language) -> str:
    page = template("cards").render(
        name=title(event),
        game=registry.find(event.agreement.game).title,
        cards=cards,
        kind=kind,
        texts={key: text.say(language, {}) for key, text in _WORDS.items()},
        language=language,
    )
    return page + "\n"


PAGES: Mapping[str, Callable[[Event, Language], str]] = {
    "sheets": score_sheets,
    "standings": standings_page,
    "badges": badges,
    "certificates": certificates,
}
"""Everything that can be printed, by its name."""

"""The history of a tournament in sentences: every entry as the organiser would say it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from joute.play import Language, Sentence
from joute.tournaments.event import is_number
from joute.tournaments.journal import Entry, read_control
from joute.tournaments.players import Line
from joute.tournaments.tournament import Tournament

SAID: Mapping[str, Sentence] = {
    "player": Sentence("{rest} s’inscrit.", "{rest} registers."),
    "withdraw": Sentence("{name} se retire.", "{name} withdraws."),
    "absent": Sentence("{name} est noté absent.", "{name} is marked absent."),
    "return": Sentence("{name} revient.", "{name} comes back."),
    "bye": Sentence(
        "{first} se repose un tour, pour {last} points.", "{first} sits a round out, for {last} points."
    ),
    "team": Sentence("{name} joue pour {rest}.", "{name} plays for {rest}."),
    "times": Sentence("Horaires : {rest}.", "Timetable: {rest}."),
    "draw": Sentence("Les places sont tirées au sort.", "The lots are drawn."),
    "round": Sentence("Le tour {round} est ouvert.", "Round {round} is opened."),
    "swap": Sentence("{first} et {second} échangent leurs places.", "{first} and {second} change places."),
    "score": Sentence("{name} tient {rest} points.", "{name} holds {rest} points."),
    "initial": Sentence("{name} paraphe les points de {first}.", "{name} initials {first}’s score."),
    "initial 0": Sentence("Les points de {first} comptent.", "{first}’s score counts."),
    "challenge": Sentence(
        "{name} conteste {word} de {first} : {verdict}.", "{name} challenges {first}’s {word}: {verdict}."
    ),
    "penalty": Sentence("Pénalité de {first} : {last} points.", "{first}’s penalty: {last} points."),
    "lot": Sentence("Le sort désigne {first}.", "The lot falls on {first}."),
    "won": Sentence("{name} bat {first}{scores}.", "{name} beats {first}{scores}."),
    "drew": Sentence("{name} et {first} font nulle{scores}.", "{name} and {first} draw{scores}."),
    "erase": Sentence(
        "La dernière partie de {first} et {second} est effacée.",
        "{first} and {second}’s last game is erased.",
    ),
    "end": Sentence("Le tournoi est arrêté.", "The tournament is ended."),
    "by": Sentence("{rest} prend l’organisation.", "{rest} takes over the desk."),
    "number": Sentence("{name} donne son nombre : {rest}.", "{name} gives a number: {rest}."),
    "secret": Sentence("Le secret des donnes est publié.", "The deals’ secret is published."),
    "dealt": Sentence("Donne du tour {first}, table {second}.", "Deal of round {first}, table {second}."),
    "bell": Sentence("Cloche : {rest} s.", "Bell: {rest} s."),
    "note": Sentence("{rest}", "{rest}"),
    "undo": Sentence("L’entrée {rest} est annulée.", "Entry {rest} is undone."),
    "correct": Sentence(
        "Correction de l’entrée {number} (tour {of}) : {corrected}",
        "Correction of entry {number} (round {of}): {corrected}",
    ),
    "correct early": Sentence(
        "Correction de l’entrée {number} : {corrected}", "Correction of entry {number}: {corrected}"
    ),
    "correct round": Sentence(
        "Les tables du tour {of} sont composées à la main.", "The tables of round {of} are made by hand."
    ),
}
VERDICTS: Mapping[str, Sentence] = {
    "good": Sentence("le mot est admis", "the word is allowed"),
    "wrong": Sentence("le mot est fautif", "the word is wrong"),
    "spelling": Sentence("faute d’orthographe", "a spelling mistake"),
}


@dataclass(frozen=True, slots=True)
class Told:
    """One entry, said."""

    number: int
    at: str
    by: str
    round: int
    text: str
    undone: bool
    corrected: bool
    lapsed: bool
    changed_by: int


def told(tournament: Tournament, language: Language) -> tuple[Told, ...]:
    """Every entry, the first first."""
    return tuple(_told(tournament, entry, language) for entry in tournament.entries)


def _told(tournament: Tournament, entry: Entry, language: Language) -> Told:
    return Told(
        number=entry.number,
        at=entry.at,
        by=entry.by,
        round=entry.round,
        text=sentence(tournament, (entry.who, entry.action), entry.round, language),
        undone=entry.stands is None,
        corrected=entry.stands not in (None, (entry.who, entry.action)),
        lapsed=entry.lapsed,
        changed_by=entry.changed_by,
    )


def sentence(tournament: Tournament, line: Line, round_: int, language: Language) -> str:
    """What one line says."""
    who, action = line
    verb, *words = action.split()
    verb = verb.lower()
    data: dict[str, str | int] = {
        "name": _name(tournament, str(who)),
        "rest": " ".join(words),
        "first": (words[0] if verb == "dealt" else _name(tournament, words[0])) if words else "",
        "second": (words[1] if verb == "dealt" else _name(tournament, words[1])) if len(words) > 1 else "",
        "last": words[-1] if words else "",
        "word": words[1] if len(words) > 1 else "",
        "round": round_ + 1,
        "scores": f", {words[1].replace(':', '-').replace('-', '–')}" if len(words) > 1 else "",
        "verdict": VERDICTS[words[2].lower()].say(language, {}) if verb == "challenge" else "",
    }
    if verb == "correct":
        control = read_control(action, 10**6)
        if isinstance(control, tuple) and control[1]:
            target = control[0][0]
            before = tournament.entries[target - 1].round if target <= len(tournament.entries) else round_
            opens = control[1][1].split()[0].lower() == "round"
            verb = "correct round" if opens else "correct" if before else "correct early"
            data |= {"number": target, "corrected": sentence(tournament, control[1], before, language)}
            data["of"] = before + opens
    said = SAID.get("initial 0" if verb == "initial" and who == 0 else verb)
    return said.say(language, data) if said else f"{who} {action}"


def _name(tournament: Tournament, number: str) -> str:
    players = tournament.event.players
    known = is_number(number) and 1 <= int(number) <= len(players)
    return players[int(number) - 1].name if known else number

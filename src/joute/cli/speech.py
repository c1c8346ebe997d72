"""Values of the games as sentences, lines of text and JSON."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from joute import records, tables
from joute.cli.sentences import SENTENCES
from joute.play import Language, Outcome, Refusal, Score, Seat, Sentence, read_aloud, say
from joute.tables import Table


def sentence(
    refusal: Refusal, sentences: Mapping[str, Sentence], language: str, line: int | None = None
) -> str:
    """The refusal in words, after its line's number where it has one."""
    known = {**records.SENTENCES, **tables.SENTENCES, **SENTENCES, **sentences}
    body = say(refusal, known, Language(language))
    if line is None:
        return body
    return f"line {line}: {body}" if language == "en" else f"ligne {line} : {body}"


def refusal_json(
    refusal: Refusal, sentences: Mapping[str, Sentence], language: str, line: int | None = None
) -> dict[str, object]:
    told: dict[str, object] = {} if line is None else {"line": line}
    return told | {
        "kind": str(refusal.kind),
        "article": refusal.article or None,
        "squares": list(refusal.squares),
        "message": sentence(refusal, sentences, language),
    }


def number(score: Score) -> int | float:
    """A score for JSON: whole numbers stay whole."""
    whole = Fraction(score)
    return int(whole) if whole.denominator == 1 else float(whole)


def score_text(scores: tuple[Score, ...]) -> str:
    """« 75-70 »; a negative score wears a real minus sign, not to be taken for the dash."""
    return "-".join(str(score).replace("-", "−") for score in scores)


def outcome_json(outcome: Outcome | None) -> dict[str, object] | None:
    if outcome is None:
        return None
    told: dict[str, object] = {
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "article": outcome.article,
    }
    if outcome.payments:
        told["payments"] = [number(payment) for payment in outcome.payments]
    return told


def told_line(table: Table, number: int, language: str, reader: Seat | None = None) -> str:
    """The ply of that number as a sentence; « vous » where one person sits at this screen."""
    return read_aloud(tables.told(table, number).sentence, Language(language), reader)


def outcome_line(table: Table, language: str, reader: Seat | None = None) -> str:
    """The scores, who won and by which article, once the game is over."""
    headline = read_aloud(tables.result(table), Language(language), reader)
    article = table.outcome.article if table.outcome else ""
    return f"{score_text(table.position.scores())}  {headline} ({article})"

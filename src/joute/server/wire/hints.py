"""Graded hints: where to look, a word, the whole move. Only from what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from joute.bots import advise
from joute.messages.live import AskHint, Hint
from joute.messages.shared import EffectsInfo
from joute.play import Composition, Language, Refusal, Seat, Sentence
from joute.server.errors import RequestError
from joute.server.live.seated import Seated
from joute.server.operations.work import Work
from joute.server.wire.composing import foretell

HINT_LEVEL = 5
HINT_MS = 700
LEAST_LEVEL = 3
"""A hint is in words that the machine at the table would play, and never worse than this level's."""
SAYINGS = {
    1: Sentence("Cherchez un mot en {where}…", "Look for a word on {where}…"),
    2: Sentence("Pensez à {word} : {why}.", "Think of {word}: {why}."),
    3: Sentence("Vous pouvez jouer {word} : {why}.", "You can play {word}: {why}."),
}
WITHOUT_SQUARES = Sentence(
    "Cherchez un mot qui commence par {where}…", "Look for a word that begins with {where}…"
)
WITHOUT_WORD = Sentence("Pensez à ceci : {why}.", "Think of this: {why}.")


async def find_hint(seated: Seated, asked: AskHint, language: Language, work: Work, asker: str = "") -> Hint:
    if not seated.row.hints:
        raise RequestError("hints_off")
    found = await work.do(partial(_best, seated, asked.seat), asker)
    if found is None:
        raise RequestError("no_hint")
    grade = min(3, max(1, asked.grade))
    effects = found.effects
    squares = effects.moved[:1] or effects.laid or effects.turned
    return Hint(
        id=asked.id,
        grade=grade,
        squares=squares[:1] if grade == 1 else squares,
        word=found.word if grade >= 2 else "",
        move=effects.move if grade == 3 else "",
        composition=found.composition if grade == 3 else None,
        message=_said(found, grade, squares, language),
    )


@dataclass(frozen=True, slots=True)
class _Found:
    effects: EffectsInfo
    composition: Composition | None
    why: Sentence

    @property
    def word(self) -> str:
        return self.effects.words[0] if self.effects.words else ""


def _said(found: _Found, grade: int, squares: tuple[str, ...], language: Language) -> str:
    """A place or a beginning first, then the word and why, in the reader's language."""
    word, why = found.word, found.why.say(language, {})
    if not word:
        return WITHOUT_WORD.say(language, {"why": why})
    on_board = bool(found.effects.paths) and bool(squares)
    saying = WITHOUT_SQUARES if grade == 1 and not on_board else SAYINGS[grade]
    return saying.say(language, {"where": squares[0] if on_board else word[:1], "word": word, "why": why})


def _best(seated: Seated, seat: Seat) -> _Found | None:
    """The best move in words that the machine at the table knows, or that anybody does."""
    table = seated.table
    if seat not in table.to_act:
        return None
    view = table.position.view(seat)
    levels = [one.level for one in seated.seats if one.level]
    level = max(LEAST_LEVEL, min(HINT_LEVEL, max(levels, default=HINT_LEVEL)))
    for advice in advise(table.game, view, table.settings, level, HINT_MS, seed=table.version, most=1):
        told = foretell(table, seat, advice.move)
        if not isinstance(told, Refusal):
            return _Found(told, table.position.composition(advice.move), advice.why)
    return None

"""Graded hints: where to look, a word, the whole move. Only from what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from joute.bots.choosing import advise_in_words_of
from joute.bots.levels import level
from joute.messages.live import AskHint, Hint
from joute.messages.shared import EffectsInfo
from joute.play import Composition, Effects, Language, MoveKind, Position, Refusal, Seat, Sentence, read_aloud
from joute.play.happenings import spelling
from joute.play.pointing import Pointer
from joute.play.told import NOTHING
from joute.server.errors import RequestError
from joute.server.live.marks import has_help
from joute.server.live.seated import Seated
from joute.server.operations.work import Work
from joute.server.wire.composing import foretell, sentence_of
from joute.tables import Table

HINT_MS = 700
COMMON_WORDS, MOST_WORDS = 3, 5
"""A hint is what the machine at the table would find without slips, at most what the second of these levels
would; where only people sit, or where those few words make nothing, what the first would."""
_SIMPLE = 2
"""A newcomer is shown a turn of so few words, if there is a good one."""
_WORDLESS = (MoveKind.DISCARD, MoveKind.TAKE, MoveKind.PASS)
"""What one does for want of a word: said first of all, the first hint would be the second one too."""
_IDEAS = 5
"""Looked through for one that does not take back what the seat has just done."""
SAYINGS = {
    "square": Sentence(
        "Regardez la case {where} : un bon mot y passe.",
        "Look at square {where}: a good word goes through it.",
    ),
    "letter": Sentence(
        "Regardez votre lettre en {where} : elle peut faire un bon mot.",
        "Look at your letter on {where}: it can make a good word.",
    ),
    "begins": Sentence(
        "Cherchez un mot qui commence par {where}.", "Look for a word that begins with {where}."
    ),
    "wordless": Sentence("Je ne vois pas de bon mot pour ce coup.", "I see no good word for this turn."),
    "idea": Sentence("Une idée. {told}", "An idea. {told}"),
}


class Hints:
    """The hints of one reader: those of one turn are about one move, which the last one lays."""

    def __init__(self, work: Work, asker: str = "") -> None:
        self._work = work
        self._asker = asker
        self._found: _Found | None = None
        self._about: tuple[int, str, Seat] | None = None
        """After which play, and for whom, it was found."""

    async def answer(self, seated: Seated, asked: AskHint, language: Language) -> Hint:
        if not has_help(seated.row):
            raise RequestError("hints_off")
        about = *_last_played(seated.table), asked.seat
        if about != self._about:
            self._found = await self._work.do(partial(_best, seated, asked.seat), self._asker)
            self._about = about
        if self._found is None:
            raise RequestError("no_hint")
        return _hint(self._found, asked, language)


def _last_played(table: Table) -> tuple[int, str]:
    """The latest play that is no mere acceptance of the one before: that changes nobody's best move."""
    for number, ply in reversed(tuple(enumerate(table.plies, 1))):
        if ply.effects.kind is not MoveKind.ACCEPT:
            return number, ply.effects.move.text()
    return 0, ""


@dataclass(frozen=True, slots=True)
class _Found:
    effects: EffectsInfo
    composition: Composition | None
    told: Sentence
    """What the move would do, as everybody would be told: so that nothing else comes of it."""
    spelt: str
    """Its word, with its accents where one spelling is certain."""
    pointed: Pointer | None = None
    """Where the game itself says to look for it."""
    reason: Sentence = NOTHING
    """What speaks for it; why it spends a joker, where it does."""

    @property
    def word(self) -> str:
        return self.effects.words[0] if self.effects.words else ""


def _hint(found: _Found, asked: AskHint, language: Language) -> Hint:
    grade = min(3, max(1, asked.grade))
    effects = found.effects
    squares = effects.moved[:1] or effects.laid or effects.turned
    return Hint(
        id=asked.id,
        grade=grade,
        squares=_lit(found, squares) if grade == 1 else squares,
        word=found.word if grade >= 2 else "",
        move=effects.move if grade == 3 else "",
        composition=found.composition if grade == 3 else None,
        message=_said(found, grade, squares, asked.seat, language),
    )


def _said(found: _Found, grade: int, squares: tuple[str, ...], seat: Seat, language: Language) -> str:
    """A place or a beginning first, then what the move does and why, in the reader's language."""
    word = found.word
    if grade == 1 and found.effects.kind in _WORDLESS:
        return SAYINGS["wordless"].say(language, {})
    if grade > 1 or not word:
        told = read_aloud(found.told, language, seat)
        idea = SAYINGS["idea"].say(language, {"told": told.replace(word, found.spelt) if word else told})
        return f"{idea} {found.reason.say(language, {})}" if found.reason.fr else idea
    if found.pointed:
        return found.pointed.said.say(language, {})
    if not found.effects.paths or not squares:
        return SAYINGS["begins"].say(language, {"where": found.spelt[:1]})
    saying = SAYINGS["letter" if found.effects.moved else "square"]
    return saying.say(language, {"where": squares[0]})


def _lit(found: _Found, squares: tuple[str, ...]) -> tuple[str, ...]:
    """What a first hint lights: where the game says to look, or the first square alone."""
    return (found.pointed.squares if found.pointed else ()) or squares[:1]


def _best(seated: Seated, seat: Seat) -> _Found | None:
    """The best move in words that the machine at the table knows; in common ones where those make none."""
    table = seated.table
    if seat not in table.to_act:
        return None
    levels = [one.level for one in seated.seats if one.level]
    words = min(MOST_WORDS, max(levels, default=COMMON_WORDS))
    found = _best_in(words, table, seat)
    if words < COMMON_WORDS and (found is None or not found.word):
        return _best_in(COMMON_WORDS, table, seat)
    return found


def _best_in(words: int, table: Table, seat: Seat) -> _Found | None:
    """The best move in words that a level knows; none where it knows no word, and the referee finds any."""
    view = table.position.view(seat)
    advice = advise_in_words_of(
        words, table.game, view, table.settings, HINT_MS, seed=table.version, most=_IDEAS
    )
    ideas = [
        (one, told) for one in advice if not isinstance(told := foretell(table, seat, one.move), Refusal)
    ]
    if not ideas:
        return None
    last = _last_play(table, seat)
    fit = [idea for idea in ideas if not _undoes(idea[1], last)] or ideas
    simple = [idea for idea in fit if len(idea[1].words) <= _SIMPLE] if words < COMMON_WORDS else []
    one, told = (simple or fit)[0]
    dictionary = table.settings.dictionary
    rare = [word for word in told.words if dictionary.frequency(word) < level(words).rarest]
    if words < COMMON_WORDS and any(not dictionary.was_added(word) for word in rare):
        return None
    spelt = spelling(told.words[0], dictionary) if told.words else ""
    laid, says = table.position.composition(one.move), sentence_of(table, seat, told)
    pointed = table.game.pointing(table.position, one.move)
    return _Found(told, laid, says, spelt, pointed, one.spends or one.reason.for_you)


def _last_play(table: Table, seat: Seat) -> Effects[Position] | None:
    """What the seat last made words with."""
    return next(
        (ply.effects for ply in reversed(table.plies) if ply.seat == seat and ply.effects.words), None
    )


def _undoes(told: EffectsInfo, last: Effects[Position] | None) -> bool:
    """Whether it takes back the very letters that the seat last gave, for those it last took (LEX-9)."""
    return last is not None and told.removed != () and (told.laid, told.removed) == (last.removed, last.laid)

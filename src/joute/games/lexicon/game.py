"""LEXICON as the registry knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from joute.dictionary import Dictionary, WordOptions
from joute.dictionary.options import WITH_EXCLAMATIONS
from joute.games.lexicon import box, drawing, moves, naming, options, picture, telling, text, view
from joute.games.lexicon.compose import LexiconComposition
from joute.games.lexicon.goals import PROBLEMS
from joute.games.lexicon.material import PACKS, hand_scores, packs_for
from joute.games.lexicon.options import OPTIONS
from joute.games.lexicon.position import LexiconPosition
from joute.games.lexicon.round_ends import result
from joute.games.lexicon.rules.commissaire import is_spelling_mistake
from joute.games.lexicon.sentences import SENTENCES
from joute.games.lexicon.state import State, before_play
from joute.games.lexicon.view import LexiconView
from joute.letters import capitals
from joute.play import (
    Composition,
    Hidden,
    Move,
    Observed,
    OptionSpec,
    Outcome,
    People,
    Position,
    ProblemRules,
    Seat,
    Sentence,
    Settings,
    View,
    state_in,
)
from joute.play.pointing import Pointer
from joute.play.refereed_game import Modules, RefereedGame

CHALLENGES = 200
"""More than the challenges of one game ever cost a player or bring."""
MODULES = Modules(options, moves, text, view, drawing, picture, telling, box)


class Lexicon(RefereedGame[LexiconPosition]):
    """Two to eight players; lowest score wins."""

    name: ClassVar[str] = "lexicon"
    title: ClassVar[str] = "LEXICON"
    articles: ClassVar[tuple[str, ...]] = (
        *(f"LEX-{number}" for number in range(1, 19)),
        *(f"TRN-{number}" for number in range(1, 9)),
    )
    most_seats: ClassVar[int] = 8
    options: ClassVar[tuple[OptionSpec, ...]] = OPTIONS
    words: ClassVar[WordOptions] = WITH_EXCLAMATIONS  # LEX-11
    hides: ClassVar[tuple[Hidden, ...]] = (Hidden.HANDS, Hidden.STOCK)
    tournament: ClassVar[str] = "hands"
    low_wins: ClassVar[bool] = True
    view_type: ClassVar[type[View]] = LexiconView
    composition_type: ClassVar[type[Composition]] = LexiconComposition
    observed_cells: ClassVar[int] = 240
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES
    problems: ClassVar[ProblemRules] = PROBLEMS
    position_type = LexiconPosition
    modules: ClassVar[Modules] = MODULES

    def start(self, settings: Settings) -> LexiconPosition:
        return LexiconPosition(before_play(options.terms_of(settings)))

    def thumbnail(self, view: View) -> str:
        assert isinstance(view, LexiconView)
        return picture.thumbnail(view)

    def result(self, position: Position, outcome: Outcome, people: People) -> Sentence:
        return result(position, outcome, people)

    def naming(self, before: Position, move: Move) -> Sentence | None:
        return naming.name(state_in(before, State), move)

    def pointing(self, before: Position, move: Move) -> Pointer | None:
        return naming.point(state_in(before, State), move)

    def candidates(self, position: Position, seat: Seat) -> Iterable[Move]:
        from joute.games.lexicon.candidates import candidates  # numpy: not before it is asked for

        assert isinstance(position, LexiconPosition)
        return candidates(position.state, seat)

    def observe(self, view: View) -> Observed:
        """The table's words and the open card, a point after each; hands and stock as numbers."""
        assert isinstance(view, LexiconView)
        table = ".".join((*view.table, "", view.pile[-1:]))[: self.observed_cells]
        hand = view.hands[(view.seat or 1) - 1] if view.hands else ""
        counts = (*(len(each) for each in view.hands), view.stock_count, view.turn, view.deal)
        return Observed(table, (), hand, counts)

    def has_word(self, word: str, settings: Settings) -> bool:
        """With the words of one letter where these may be laid (LEX-6)."""
        return options.terms_of(settings).has_word(capitals(word.strip()))

    def final_scores(self, options: Mapping[str, str]) -> range | None:
        """Short of the limit, then one more hand (LEX-13); and what a score of challenges may bring."""
        limit = options.get("limit", "100")
        if not limit.isdecimal():
            return None
        return range(-CHALLENGES, int(limit) + max(self.hand_scores(2, options)) + CHALLENGES)

    def hand_scores(self, seats: int, options: Mapping[str, str]) -> frozenset[int]:
        pack = options.get("pack", "francais")
        return hand_scores(pack if pack in PACKS else "francais", packs_for(seats))

    def is_spelling_mistake(self, word: str, dictionary: Dictionary) -> bool:
        return is_spelling_mistake(word, dictionary)


LEXICON = Lexicon()

"""What can be agreed before play, and the agreement as the rules read it."""

from __future__ import annotations

from dataclasses import dataclass, field

from joute.dictionary import Dictionary
from joute.games.lexicon.material import ONE_LETTER, PACKS, packs_for
from joute.letters import Stock
from joute.play import COMMON, OptionSpec, Refused, Seat, Settings, arbitration, unreadable

OPTIONS = (
    *COMMON,
    arbitration("contest"),
    OptionSpec("pack", "francais", choices=tuple(PACKS)),
    OptionSpec("limit", "100", least=1, none_allowed=True),
    OptionSpec("minimum", "2", least=1, most=10),
    OptionSpec("dealer", "none", least=1, most=8, none_allowed=True),
    OptionSpec("challenges", "rulebook", choices=("rulebook", "tournament")),
    OptionSpec("tort", "10", choices=("10", "0")),
)

WRONG_CHALLENGE = 10
"""Always in a friendly game (LEX-16); a tournament may agree that it costs nothing (TRN-5)."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreement as the rules read it."""

    seats: int
    pack_name: str
    pack: Stock
    limit: int | None
    minimum: int
    dealer: Seat | None
    contest: bool
    tournament: bool
    """Challenges by TRN-5 instead of LEX-16."""
    tort: int
    """What a wrong challenge costs its author."""
    timed_hands: bool
    """A bell may end the hand (TRN-2)."""
    one_hand: bool
    """A tournament hand: the game is over with its first round."""
    dictionary: Dictionary = field(repr=False)

    @property
    def packs(self) -> int:
        """How many packs lie ready: what the first deal may need."""
        return packs_for(self.seats)

    def has_word(self, word: str) -> bool:
        """LEX-11, and the words of one letter where these may be laid (LEX-6)."""
        return word in self.dictionary or (self.minimum == 1 and word in ONE_LETTER)


def terms_of(settings: Settings) -> Terms:
    options = settings.options
    limit, dealer = options.number("limit"), options.number("dealer")
    if dealer is not None and dealer > settings.seats:
        raise Refused(
            unreadable("out_of_range", option="dealer", value=str(dealer), expected=f"1–{settings.seats}")
        )
    tournament = options["challenges"] == "tournament"
    bell = options["clock"].strip().lower().startswith("bell")
    return Terms(
        seats=settings.seats,
        pack_name=options["pack"],
        pack=PACKS[options["pack"]],
        limit=limit,
        minimum=options.number("minimum") or 2,
        dealer=dealer,
        contest=options["arbitration"] == "contest",
        tournament=tournament,
        tort=int(options["tort"]) if tournament else WRONG_CHALLENGE,
        timed_hands=tournament or bell or limit is None,
        one_hand=limit is None and (tournament or bell),
        dictionary=settings.dictionary,
    )

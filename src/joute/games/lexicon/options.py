"""What can be agreed before play, and the agreement as the rules read it."""

from __future__ import annotations

from dataclasses import dataclass, field

from joute.dictionary import Dictionary
from joute.games.lexicon.material import ONE_LETTER, PACKS, packs_for
from joute.letters import Stock
from joute.play import (
    COMMON,
    OptionSpec,
    OptionText,
    Refused,
    Seat,
    Sentence,
    Settings,
    arbitration,
    unreadable,
)

_PACK = OptionSpec(  # LEX-1
    "pack",
    "francais",
    choices=tuple(PACKS),
    text=OptionText(
        Sentence("Le jeu de cartes", "The pack of cards"),
        Sentence(
            "Accordé au français (cinq E, quatre A), ou celui de l’édition anglaise (plus de H et de W).",
            "Suited to French (five E, four A), or that of the English edition (more H and W).",
        ),
        (
            ("francais", Sentence("Français", "French")),
            ("waddingtons", Sentence("Anglais (Waddingtons)", "English (Waddingtons)")),
        ),
    ),
)
_LIMIT = OptionSpec(  # LEX-13
    "limit",
    "100",
    least=1,
    none_allowed=True,
    usual=True,
    text=OptionText(
        Sentence("Éliminé à", "Out at"),
        Sentence(
            "Les points sont mauvais : à cette limite on quitte la partie, et le dernier qui reste gagne.",
            "Points are bad: at this limit a player leaves the game, and the last one left wins.",
        ),
        (
            ("50", Sentence("50 points", "50 points")),
            ("100", Sentence("100 points", "100 points")),
            ("none", Sentence("Jamais", "Never")),
        ),
    ),
)
_MINIMUM = OptionSpec(  # LEX-6
    "minimum",
    "2",
    least=1,
    most=10,
    text=OptionText(
        Sentence("Longueur minimale d’un mot", "Shortest word allowed"),
        Sentence(
            "Avec 1, les mots A, Y et Ô peuvent se poser seuls.",
            "With 1, the words A, Y and Ô may be laid by themselves.",
        ),
        (
            ("1", Sentence("1", "1")),
            ("2", Sentence("2", "2")),
            ("3", Sentence("3", "3")),
        ),
    ),
)
_DEALER = OptionSpec(  # LEX-3, TRN-4
    "dealer",
    "none",
    least=1,
    most=8,
    none_allowed=True,
    of_events=True,
    text=OptionText(
        Sentence("Le premier donneur", "The first dealer"),
        Sentence(
            "La place qui donne d’abord ; d’ordinaire chacun tire une carte, et la plus haute donne.",
            "The seat that deals first; usually everyone draws a card, and the highest deals.",
        ),
        (("none", Sentence("Tiré aux cartes", "Drawn by cards")),),
    ),
)
_CHALLENGES = OptionSpec(  # LEX-16, TRN-5
    "challenges",
    "rulebook",
    choices=("rulebook", "tournament"),
    of_events=True,
    text=OptionText(
        Sentence("Ce que coûte un mot contesté", "What a contested word costs"),
        Sentence(
            "Entre amis, dix points à qui a tort ; en tournoi, cinquante pour un mot inventé, rien pour "
            "une faute.",
            "Among friends ten points to whoever is wrong; in a tournament fifty for an invented word, "
            "nothing for a misspelling.",
        ),
        (
            ("rulebook", Sentence("Comme entre amis", "As among friends")),
            ("tournament", Sentence("Comme en tournoi", "As in a tournament")),
        ),
    ),
)
_WRONGLY = OptionSpec(  # TRN-5
    "tort",
    "10",
    choices=("10", "0"),
    of_events=True,
    text=OptionText(
        Sentence("Contester à tort, en tournoi", "A wrong challenge, in a tournament"),
        Sentence(
            "Ce que paie qui conteste un mot du dictionnaire.",
            "What is paid for challenging a word of the dictionary.",
        ),
        (
            ("10", Sentence("Coûte 10 points", "Costs 10 points")),
            ("0", Sentence("Ne coûte rien", "Costs nothing")),
        ),
    ),
)
OPTIONS = (
    *COMMON,
    arbitration("contest"),
    _PACK,
    _LIMIT,
    _MINIMUM,
    _DEALER,
    _CHALLENGES,
    _WRONGLY,
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

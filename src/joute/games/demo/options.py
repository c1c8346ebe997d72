"""What can be agreed before play."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.games.demo.material import LEAST_SEATS, MOST_SEATS
from joute.letters import unaccented
from joute.letters.squares import SQUARES
from joute.play import (
    COMMON,
    OptionSpec,
    OptionText,
    Refusal,
    Refused,
    Sentence,
    Settings,
    arbitration,
    illegal,
)

_ALL = "all"


class ShareSpec(OptionSpec):
    """`all` squares in equal shares, or a number each (DEM-2)."""

    __slots__ = ()

    def read(self, value: str) -> str | Refusal:
        return _ALL if unaccented(value.strip()).lower() == _ALL else super().read(value)


SHARE = ShareSpec(
    "share",
    _ALL,
    least=1,
    most=len(SQUARES),
    in_all=len(SQUARES),
    usual=True,
    text=OptionText(
        Sentence("Carrés pour chacun", "Tiles each"),
        Sentence(
            "On partage les 90 carrés également, ou l’on en donne moins pour une partie plus courte.",
            "The 90 tiles are shared out equally, or fewer are dealt for a shorter game.",
        ),
        (
            (_ALL, Sentence("Tous, partagés", "All, shared out")),
            ("15", Sentence("15", "15")),
            ("20", Sentence("20", "20")),
            ("25", Sentence("25", "25")),
        ),
    ),
)
MOST = OptionSpec(  # DEM-3
    "most",
    "none",
    least=2,
    most=len(SQUARES),
    none_allowed=True,
    text=OptionText(
        Sentence("Carrés posés en un coup, au plus", "Tiles laid in one move, at most"),
        Sentence(
            "Une limite évite qu’un seul mot très long ne décide de la partie.",
            "A limit keeps one very long word from deciding the game.",
        ),
        (
            ("none", Sentence("Sans limite", "No limit")),
            ("6", Sentence("6", "6")),
            ("8", Sentence("8", "8")),
            ("10", Sentence("10", "10")),
        ),
    ),
)
LOSER = OptionSpec(  # DEM-9
    "loser",
    "each",
    choices=("each", "single"),
    text=OptionText(
        Sentence("Qui paie", "Who pays"),
        Sentence(
            "D’ordinaire chacun paie sa main au premier sorti. Sinon on joue jusqu’au dernier, qui paie "
            "seul.",
            "Usually everyone pays their hand to the first who goes out. Else play goes on, and the last "
            "pays alone.",
        ),
        (
            ("each", Sentence("Chacun sa main", "Everyone, their hand")),
            ("single", Sentence("Un seul perdant", "A single loser")),
        ),
    ),
)
ROUND = OptionSpec(  # DEM-8
    "tour",
    "libre",
    choices=("libre", "complet"),
    usual=True,
    suggested="complet",
    text=OptionText(
        Sentence("Quand un joueur a tout posé", "When a player has laid everything"),
        Sentence(
            "Finir le tour laisse à chacun le même nombre de coups ; ceux qui sortent alors partagent le "
            "gain.",
            "Finishing the round gives everyone the same number of moves; those who go out then share the "
            "win.",
        ),
        (
            ("libre", Sentence("La partie est finie", "The game is over")),
            ("complet", Sentence("On finit le tour", "The round is finished")),
        ),
        Sentence(
            "Plus équitable pour une seule partie à deux : entre machines de même force, le premier à jouer "
            "prend 90 % des points si la partie s’arrête aussitôt, 58 % si l’on finit le tour.",
            "Fairer for a single game of two: between machines of equal strength, whoever begins takes "
            "90% of the points if the game stops at once, 58% if the round is finished.",
        ),
    ),
)
OPTIONS = (*COMMON, arbitration("strict"), SHARE, MOST, LOSER, ROUND)


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreement as the rules read it."""

    seats: int
    dictionary: Dictionary
    share: str
    """As it was agreed: `all`, or a number."""
    hand_size: int
    """How many squares each player is dealt (DEM-2)."""
    most_laid: int | None
    """How many squares a turn may lay; None without a limit (DEM-3)."""
    single_loser: bool
    """Whether play goes on until one is left, who pays alone (DEM-9)."""
    contested: bool
    """Whether words are laid unchecked and may be contested (DEM-10)."""
    full_rounds: bool = False
    """Whether the round in which somebody goes out is finished (DEM-8); not where one alone loses."""


def terms_of(settings: Settings) -> Terms:
    """More players or squares than there may be raise `Refused` with DEM-2."""
    seats, options, there = settings.seats, settings.options, len(SQUARES)
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise Refused(illegal("DEM-2", "seats_out_of_range", seats=seats, least=LEAST_SEATS, most=MOST_SEATS))
    share = options["share"]
    size = there // seats if share == _ALL else int(share)
    if (wanted := size * seats) > there:
        raise Refused(
            illegal("DEM-2", "too_many_squares", seats=seats, share=size, wanted=wanted, there=there)
        )
    return Terms(
        seats,
        settings.dictionary,
        share,
        size,
        options.number("most"),
        single_loser=options["loser"] == "single",
        contested=options["arbitration"] == "contest",
        full_rounds=options["tour"] == "complet" and options["loser"] != "single",
    )

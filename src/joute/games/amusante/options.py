"""What can be agreed before play."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.games.amusante.material import LEAST_SEATS, MOST_SEATS, ROWS_PER_PLAYER
from joute.play import COMMON, OptionSpec, OptionText, Refused, Sentence, Settings, arbitration, illegal

CONTEST = "contest"
STOPS, CONSTRAINED = "arrete", "contraint"
COMPLETE = OptionSpec(  # AMU-4
    "complet",
    STOPS,
    choices=(STOPS, "continue"),
    usual=True,
    text=OptionText(
        Sentence("Quand la rangée épelle le mot annoncé", "When the row spells the word announced"),
        Sentence(
            "D’ordinaire on n’y ajoute plus rien : on conteste ou on ramasse. Sinon un mot plus long la "
            "continue.",
            "Usually nothing more is added: it is challenged or taken up. Else a longer word carries it on.",
        ),
        (
            (STOPS, Sentence("Elle s’arrête là", "It stops there")),
            ("continue", Sentence("Elle peut continuer", "It may go on")),
        ),
    ),
)
TAKING = OptionSpec(  # AMU-4
    "ramasser",
    "libre",
    choices=("libre", CONSTRAINED),
    text=OptionText(
        Sentence("Ramasser la rangée", "Taking up the row"),
        Sentence(
            "On peut ne pas connaître de mot : d’ordinaire on ramasse quand on veut, sauf une rangée vide.",
            "One may not know a word: usually the row is taken up whenever one likes, unless it is empty.",
        ),
        (
            ("libre", Sentence("Quand on veut", "Whenever one likes")),
            (CONSTRAINED, Sentence("Si rien ne convient", "Only if nothing fits")),
        ),
    ),
)
OPTIONS = (*COMMON, arbitration("strict"), COMPLETE, TAKING)


@dataclass(frozen=True, slots=True)
class Terms:
    """The agreement as the rules read it."""

    seats: int
    dictionary: Dictionary
    arbitration: str
    stops: bool = True
    """Whether nothing is laid after a complete word (AMU-4)."""
    constrained: bool = False
    """Whether the row is taken up only where no square fits (AMU-4)."""

    @property
    def contesting(self) -> bool:
        """Whether a word is looked up only if somebody contests it (AMU-6)."""
        return self.arbitration == CONTEST

    @property
    def most_rows(self) -> int:
        """After how many rows taken up the game ends (AMU-8)."""
        return ROWS_PER_PLAYER * self.seats


def terms_of(settings: Settings) -> Terms:
    """The terms; too few players, or too many for a stock to remain, raise `Refused` with AMU-1."""
    seats = settings.seats
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise Refused(illegal("AMU-1", "seats_out_of_range", seats=seats, least=LEAST_SEATS, most=MOST_SEATS))
    options = settings.options
    return Terms(
        seats,
        settings.dictionary,
        options["arbitration"],
        stops=options["complet"] == STOPS,
        constrained=options["ramasser"] == CONSTRAINED,
    )

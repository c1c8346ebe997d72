"""What can be agreed before play."""

from __future__ import annotations

from dataclasses import dataclass

from joute.dictionary import Dictionary
from joute.games.demo.material import LEAST_SEATS, MOST_SEATS
from joute.letters import unaccented
from joute.letters.squares import SQUARES
from joute.play import COMMON, OptionSpec, Refusal, Refused, Settings, arbitration, illegal

_ALL = "all"


class ShareSpec(OptionSpec):
    """`all` squares in equal shares, or a number each (DEM-2)."""

    __slots__ = ()

    def read(self, value: str) -> str | Refusal:
        return _ALL if unaccented(value.strip()).lower() == _ALL else super().read(value)


SHARE = ShareSpec("share", _ALL, least=1, most=len(SQUARES))
MOST = OptionSpec("most", "none", least=2, most=len(SQUARES), none_allowed=True)  # DEM-3
LOSER = OptionSpec("loser", "each", choices=("each", "single"))  # DEM-9
ROUND = OptionSpec("tour", "libre", choices=("libre", "complet"))  # DEM-8
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

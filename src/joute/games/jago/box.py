"""What JAGO's box holds (JAG-1 to JAG-3, JAG-22): board, 110 two-coloured letters, two racks, the disc."""

from __future__ import annotations

from joute.clocks import Disc, read_control
from joute.games.jago.material import CENTRE, LETTER_SETS, RACK, SHAPE
from joute.games.jago.options import CLOCKS
from joute.games.jago.summary import EXAMPLES, RULES
from joute.play import Settings
from joute.play.box import (
    BLUE_SIDE,
    RED_SIDE,
    Board,
    Box,
    Dial,
    Pieces,
    Racks,
    ScoreSheet,
    Text,
    plain_pieces,
)

_FELT, _MIDDLE = "#e6dcc8", "#d2c19d"


def box(settings: Settings) -> Box:
    letters = LETTER_SETS[settings.options["lettres"]]
    fills = tuple(_MIDDLE if square == CENTRE else _FELT for square in range(SHAPE.size))
    return Box(
        parts=(
            Board(SHAPE, fills, marked=(CENTRE,)),
            Racks(settings.seats, RACK),
            Dial(2 * _disc(settings).start),
            Pieces(Text("Les lettres", "The letters"), plain_pieces(letters.letters), BLUE_SIDE, RED_SIDE),
        ),
        sheets=(_SHEET,),
        rules=RULES,
        examples=EXAMPLES,
        besides=Text(
            "Un sac opaque et un sablier d’une minute. La page Arbitre a le sablier et le disque.",
            "A bag one cannot see through and a one-minute sandglass. "
            "The Referee page has the sandglass and the disc.",
        ),
    )


def _disc(settings: Settings) -> Disc:
    """The disc agreed on; the rulebook's where the game is timed otherwise."""
    agreed = read_control(settings.options["clock"], settings.seats)
    usual = read_control(CLOCKS[0], settings.seats)
    assert isinstance(usual, Disc)
    return agreed if isinstance(agreed, Disc) else usual


_SHEET = ScoreSheet(
    Text("Feuille de marque", "Score sheet"),
    (
        (Text("Mots du tour", "Words of the turn"), 6),
        (Text("Lettres bleues", "Blue letters"), 2),
        (Text("Lettres rouges", "Red letters"), 2),
    ),
    24,
    Text(
        "À la fin de son tour, on a au moins une lettre de plus que l’autre sur le plateau.",
        "At the end of a turn its player has at least one letter more than the other on the board.",
    ),
)

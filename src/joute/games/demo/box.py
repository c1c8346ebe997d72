"""What DÉMO's box holds (DEM-1): ninety squares. The mat is the table they are played on."""

from __future__ import annotations

from joute.games.demo.material import square_value
from joute.games.demo.summary import EXAMPLES, RULES
from joute.letters.squares import SQUARES
from joute.play import Settings
from joute.play.box import Box, Piece, Pieces, Text, players_sheet


def box(settings: Settings) -> Box:
    squares = tuple(Piece(square, square_value(square)) for square in SQUARES)
    return Box(
        parts=(Pieces(Text("Les carrés", "The tiles"), squares, on_board=False),),
        sheets=(
            players_sheet(
                settings.seats,
                Text(
                    "Qui reste avec des carrés paie au gagnant : consonne 5, voyelle 10, joker 20.",
                    "Who is left with tiles pays the winner: consonant 5, vowel 10, joker 20.",
                ),
            ),
        ),
        rules=RULES,
        examples=EXAMPLES,
        besides=Text("Une table dégagée : elle sert de tapis.", "A clear table: it is the mat."),
    )

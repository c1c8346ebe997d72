"""What the amusing rule is played with (AMU-1): the ninety squares."""

from __future__ import annotations

from joute.games.amusante.summary import EXAMPLES, RULES
from joute.letters.squares import SQUARES
from joute.play import Settings
from joute.play.box import Box, Pieces, Text, plain_pieces, players_sheet


def box(settings: Settings) -> Box:
    return Box(
        parts=(Pieces(Text("Les carrés", "The tiles"), plain_pieces(SQUARES.letters), on_board=False),),
        sheets=(
            players_sheet(
                settings.seats,
                Text(
                    "Le premier sans carrés marque un point par carré que tiennent les autres.",
                    "The first without tiles scores one point for each tile the others hold.",
                ),
            ),
        ),
        rules=RULES,
        examples=EXAMPLES,
    )

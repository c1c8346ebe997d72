"""What the box of DAMES DE LETTRES holds (DAM-1, DAM-2): the board, 96 reversible letters, two jokers."""

from __future__ import annotations

from joute.games.dames.material import BLACK, JOKERS, LETTERS, SHAPE, WHITE, WHITE_CAMP
from joute.games.dames.summary import EXAMPLES, RULES
from joute.play import Settings
from joute.play.box import Board, Box, Piece, Pieces, ScoreSheet, Side, Text, plain_pieces

_RED, _BLACK = Side(WHITE, "#b3312c"), Side(BLACK, "#2a2723")
_WHITE_SQUARES, _BLACK_SQUARES = ("#f5eedd", "#e9dcc0"), ("#e1e0d8", "#d2cfc4")


def box(settings: Settings) -> Box:  # noqa: ARG001
    jokers = tuple(Piece(letter, special=True) for letter in JOKERS)
    letters = Pieces(
        Text("Les lettres et les deux jokers", "The letters and the two jokers"),
        plain_pieces(LETTERS.letters) + jokers,
        _RED,
        _BLACK,
    )
    board = Board(
        SHAPE,
        tuple(map(_fill, range(SHAPE.size))),
        upwards=True,
        line_above_row=SHAPE.row(max(WHITE_CAMP)),
    )
    return Box(
        parts=(board, letters),
        sheets=(_SHEET,),
        rules=RULES,
        examples=EXAMPLES,
        besides=Text(
            "Un sac opaque. La pendule est sur la page Arbitre.",
            "A bag one cannot see through. The clock is on the Referee page.",
        ),
    )


def _fill(square: int) -> str:
    colours = _WHITE_SQUARES if square in WHITE_CAMP else _BLACK_SQUARES
    return colours[(SHAPE.row(square) + SHAPE.column(square)) % 2]


_SHEET = ScoreSheet(
    Text("Les mots de la partie", "The words of the game"),
    ((Text("Blancs (rouge)", "White (red)"), 1), (Text("Noirs", "Black"), 1)),
    20,
    Text(
        "Aucun mot ne se fait deux fois, accents ou non. Un mot de sept lettres gagne un joker.",
        "No word is made twice, with or without accents. A word of seven letters earns a joker.",
    ),
)

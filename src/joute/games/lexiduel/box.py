"""What LEXIDUEL's box holds (LXD-1 to LXD-3): the board, 201 letters a player, blue and red."""

from __future__ import annotations

from joute.games.lexiduel.material import FULL_STOCK, SEATS, SHAPE, ZONES, Zone
from joute.games.lexiduel.summary import EXAMPLES, RULES
from joute.play import Settings
from joute.play.box import BLUE_SIDE, RED_SIDE, Board, Box, Pieces, ScoreSheet, Text, plain_pieces

_FILLS = {Zone.FRAME: "#a3bda2", Zone.CENTRE: "#c6d7bf", Zone.BORDER: "#f3eedd", Zone.CORNER: "#dcd3b2"}
_ROUNDS = 20  # LXD-20


def box(settings: Settings) -> Box:
    letters = Pieces(
        Text("Les lettres", "The letters"),
        plain_pieces("".join(letter * len(SEATS) for letter in FULL_STOCK)),
        BLUE_SIDE,
        RED_SIDE,
    )
    board = Board(SHAPE, tuple(_FILLS[zone] for zone in ZONES))
    rounds = settings.options.number("rounds") or _ROUNDS
    return Box(
        parts=(board, letters), sheets=(_score_sheet(min(rounds, 30)),), rules=RULES, examples=EXAMPLES
    )


def _score_sheet(rounds: int) -> ScoreSheet:
    blue, red = (
        Text("Bleu : mot et place", "Blue: word and place"),
        Text("Rouge : mot et place", "Red: word and place"),
    )
    score = Text("Score", "Score")
    return ScoreSheet(
        Text("Feuille de marque", "Score sheet"),
        ((blue, 5), (score, 1.6), (red, 5), (score, 1.6)),
        rounds,
        Text(
            "Score : dans tous les mots de quatre lettres ou plus, les lettres à sa couleur. Une lettre au "
            "croisement de deux mots compte deux fois.",
            "Score: in all words of four letters or more, the letters in one’s colour. A letter where two "
            "words cross counts twice.",
        ),
    )

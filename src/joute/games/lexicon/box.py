"""What LEXICON's box holds (LEX-1, LEX-2): one pack or two, and the sheets of a tournament (TRN-3)."""

from __future__ import annotations

from joute.games.lexicon.material import PACKS, VALUES, packs_for
from joute.games.lexicon.summary import EXAMPLES, RULES
from joute.play import Settings
from joute.play.box import Box, Cards, Piece, ScoreSheet, Text, players_sheet


def box(settings: Settings) -> Box:
    pack = PACKS[settings.options["pack"]]
    cards = tuple(Piece(card, VALUES[card]) for card in pack.letters * packs_for(settings.seats))
    return Box(
        parts=(Cards(Text("Les cartes", "The cards"), cards, joker=Text("Maîtresse", "Maîtresse")),),
        sheets=(players_sheet(settings.seats, _COUNTED), _TABLE, _COMMISSAIRE),
        rules=RULES,
        examples=EXAMPLES,
        besides=Text(
            "Le dictionnaire et, en tournoi, la cloche sont sur la page Arbitre.",
            "The dictionary and, in a tournament, the bell are on the Referee page.",
        ),
    )


_COUNTED = Text(
    "Chacun ajoute ce qu’il tient à la fin de la manche. Contestation juste : −10 ; à tort : +10. "
    "À 100, on se retire.",
    "Each adds what they hold at the end of the round. A right challenge: −10; a wrong one: +10. "
    "At 100 a player retires.",
)

_TABLE = ScoreSheet(
    Text("Tournoi : la feuille d’un joueur", "Tournament: a player’s sheet"),
    (
        (Text("Table", "Table"), 1),
        (Text("Points de la main", "Points in hand"), 2),
        (Text("Pénalité", "Penalty"), 1.5),
        (Text("Total", "Total"), 1.5),
        (Text("Paraphe du voisin de gauche", "Left neighbour’s initials"), 3),
    ),
    16,
    Text(
        "Sept minutes par main au plus, jusqu’à la cloche. Un score ne compte que paraphé. Le gagnant de la "
        "table passe à la table suivante et y donne.",
        "Seven minutes a hand at most, until the bell. A score counts only once initialled. The table’s "
        "winner moves to the next table and deals there.",
    ),
)

_COMMISSAIRE = ScoreSheet(
    Text("Tournoi : la feuille du commissaire", "Tournament: the commissaire’s sheet"),
    (
        (Text("Table", "Table"), 1),
        (Text("Mot contesté", "Word challenged"), 3),
        (Text("Auteur", "Author"), 2),
        (Text("Contesté par", "Challenged by"), 2),
        (Text("Verdict et pénalité", "Verdict and penalty"), 3),
    ),
    16,
    Text(
        "Faute d’orthographe : les cartes sont reprises, le tour est perdu. Autre faute : +50 à l’auteur. "
        "Contestation à tort : +10.",
        "A spelling mistake: the cards go back, the turn is lost. Any other fault: the author +50. A wrong "
        "challenge: +10.",
    ),
)

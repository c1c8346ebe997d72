"""What a kit says beside the pieces: titles, how to print, cut and glue."""

from __future__ import annotations

from joute.kit.wishes import Sides
from joute.play.box import Text

KIT = Text("Le jeu à imprimer", "The game to print")
SCALE = Text(
    "Imprimez à 100 %, sans « ajuster à la page ». Cette règle mesure alors 100 mm.",
    "Print at 100 %, not “fit to page”. This ruler then measures 100 mm.",
)
MEASURE = Text("100 mm : mesurez avant de couper", "100 mm: measure before you cut")
CONTENTS = Text("Dans ce fichier", "In this file")
BESIDES = Text("Il vous faut aussi", "You also need")
HOW = Text("Comment faire", "How to make it")
SHEETS = Text("{count} feuilles", "{count} sheets")
ONE_SHEET = Text("1 feuille", "1 sheet")
BOARD = Text("Le plateau", "The board")
RACKS = Text("Les chevalets", "The racks")
RACK = Text("Chevalet {number}", "Rack {number}")
DIAL = Text("Le disque", "The disc")
RULES = Text("La règle en deux pages", "The rules on two pages")
FRONT, BACK = Text("recto", "front"), Text("verso", "back")
SHEET_OF = Text("feuille {number} sur {count}", "sheet {number} of {count}")
GLUE_UNDER = Text("à coller sous la feuille {number}", "glue under sheet {number}")
FOLD_HERE = Text("pliez ici, puis collez", "fold here, then glue")
FOLD = Text("plier", "fold")
GLUE = Text("coller", "glue")
NAMES = Text("Joueurs :", "Players:")
DATE = Text("Date :", "Date:")
LINE = Text("N°", "No.")
SQUARES_OF = Text("cases de {size} mm", "squares of {size} mm")
COUNTED = Text("{name} ({count} de {size} mm)", "{name} ({count} of {size} mm)")
DIAL_BASE = Text("Le socle : découpez le grand rond.", "The base: cut out the large circle.")
DIAL_TOP = Text(
    "Le couvercle : découpez le rond et ses deux fenêtres, posez-le sur le socle, traversez les deux "
    "centres d’une attache parisienne.",
    "The cover: cut out the circle and its two windows, lay it on the base, push a paper fastener through "
    "both centres.",
)
PAPER: dict[Sides, Text] = {
    Sides.DUPLEX: Text(
        "Papier épais (160 à 200 g). Imprimez en recto verso, retourné sur le bord long.",
        "Thick paper (160 to 200 g). Print on both sides, turned on the long edge.",
    ),
    Sides.FOLD: Text(
        "Papier ordinaire ou fin carton, une seule face imprimée.",
        "Ordinary paper or thin card, printed on one side only.",
    ),
    Sides.STICKERS: Text(
        "Papier autocollant pour les lettres, papier épais pour le reste, une seule face imprimée.",
        "Sticky paper for the letters, thick paper for the rest, printed on one side only.",
    ),
}
TWO_FACES: dict[Sides, Text] = {
    Sides.DUPLEX: Text(
        "Tenez une feuille devant la lumière : les deux faces se couvrent à un millimètre près.",
        "Hold a sheet against the light: the two faces cover each other within a millimetre.",
    ),
    Sides.FOLD: Text(
        "Pliez les feuilles de lettres au milieu, l’impression dehors, collez, puis coupez.",
        "Fold the sheets of letters in the middle, print outside, glue, then cut.",
    ),
    Sides.STICKERS: Text(
        "Collez chaque lettre sur un jeton, une face de chaque côté.",
        "Stick each letter on a token, one face on each side.",
    ),
}
"""For letters that turn over."""
ONE_FACE: dict[Sides, Text] = {
    Sides.DUPLEX: Text(
        "Le dos des lettres reste blanc : le papier ne doit rien laisser voir à travers.",
        "The letters’ backs stay blank: nothing may show through the paper.",
    ),
    Sides.FOLD: Text(
        "Le dos des lettres reste blanc : collez la feuille sur du carton avant de couper, rien ne doit se "
        "voir à travers.",
        "The letters’ backs stay blank: glue the sheet on card before cutting, nothing may show through.",
    ),
    Sides.STICKERS: Text("Collez chaque lettre sur un jeton.", "Stick each letter on a token."),
}
CARD_BACKS: dict[Sides, Text] = {
    Sides.DUPLEX: TWO_FACES[Sides.DUPLEX],
    Sides.FOLD: Text(
        "Le dos des cartes reste blanc : collez la feuille sur du carton avant de couper, rien ne doit se "
        "voir à travers.",
        "The cards’ backs stay blank: glue the sheet on card before cutting, nothing may show through.",
    ),
    Sides.STICKERS: Text(
        "Collez chaque carte sur une carte à jouer, toutes du même jeu.",
        "Stick each card on a playing card, all from one pack.",
    ),
}
CUT = Text(
    "Coupez d’abord les longues lignes d’un trait de coupe à l’autre, au massicot ou à la règle.",
    "Cut the long lines first, from one cutting mark to the other, with a trimmer or a ruler.",
)
TABS = Text(
    "Plateau en plusieurs feuilles : coupez le long du cadre, gardez les languettes, encollez-les et "
    "glissez-les sous la feuille voisine. Les losanges se complètent quand tout est en place.",
    "A board of several sheets: cut along the frame, keep the tabs, put glue on them and slide them under "
    "the next sheet. The diamonds are whole when everything is in place.",
)
SHAPES = Text(
    "La forme dit à qui est la lettre : un disque pour le premier joueur, un carré pour le second.",
    "The shape tells whose letter it is: a disc for the first player, a square for the second.",
)
NOTHING_ORIGINAL = Text(
    "Dessins de Joute ; rien ici ne vient de l’édition d’origine.",
    "Drawn by Joute; nothing here comes from the original edition.",
)
PLAYED = Text("Partie jouée", "A played game")
AGAINST = Text(" contre ", " against ")
PLAYER = Text("Joueur {seat}", "Player {seat}")
WON = Text("{names} gagne, {reason}.", "{names} wins, {reason}.")
SHARED_WIN = Text("{names} gagnent ensemble, {reason}.", "{names} win together, {reason}.")
DRAWN = Text("Partie nulle, {reason}.", "A draw, {reason}.")
UNFINISHED = Text("Partie en cours.", "The game goes on.")

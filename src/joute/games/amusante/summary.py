"""The amusing rule on two pages, for a printed kit."""

from __future__ import annotations

from joute.play.box import Example, Text

_FR = """\
## Le but
Poser tous ses carrés le premier, un à la fois, en annonçant à chaque fois un mot.

## La donne
Chacun reçoit 6 carrés des 90, cachés des autres. Le reste ne sert pas. On tire au sort qui commence, et
l’on joue vers la gauche ; on peut être jusqu’à 14.

## Le tour
- Le premier pose un carré et annonce un mot qui commence par cette lettre.
- Chacun pose ensuite un carré à droite de la rangée et annonce un mot qui commence par toutes les lettres
de la rangée. Ce peut être le mot du précédent, qu’on continue, ou un autre ; le deuxième joueur d’une
rangée en annonce toujours un autre.
- Un joker vaut la lettre que son joueur annonce.

Exemple : Anselme pose R et dit RUE. Camille pose A et dit RAME. Lucien pose S et dit RASER.

## Ramasser
Qui n’a pas de carré qui convienne ramasse toute la rangée dans sa main. Il en va de même devant un **mot
complet**, quand la rangée écrit le mot annoncé. On peut aussi ramasser quand on ne trouve pas de mot. Le
joueur suivant commence alors une nouvelle rangée. On ne passe jamais.

## Contester
On peut annoncer un mot qui n’existe pas ! Chacun peut le contester jusqu’au carré suivant. S’il n’existe
pas, son auteur ramasse la rangée ; s’il existe, c’est qui a contesté. Le joueur après l’auteur commence une
nouvelle rangée.

## La fin
Le premier sans carrés gagne, et marque un point pour chaque carré que tiennent les autres. Après 20 rangées
ramassées par joueur, la partie s’arrête : qui a le moins de carrés gagne.

## Les mots
Du dictionnaire, d’au moins 2 lettres, interjections comprises. Pas de noms propres, à moins qu’on n’en
convienne.
"""

_EN = """\
## The aim
Be the first to lay all your tiles, one at a time, announcing a word each time.

## The deal
Each player gets 6 of the 90 tiles, hidden from the others. The rest is not used. Lots decide who begins,
and play goes to the left; up to 14 can play.

## The turn
- The first player lays a tile and announces a word that begins with that letter.
- Each next player lays a tile to the right of the row and announces a word that begins with all the
letters of the row. It may be the word of the player before, carried on, or another; the second player of a
row always announces another.
- A joker stands for the letter its player announces.

Example: Anselme lays R and says RUE. Camille lays A and says RAME. Lucien lays S and says RASER.

## Taking up
Who has no fitting tile takes up the whole row into their hand. So does who faces a **complete word**,
when the row spells the word announced. Taking up is also allowed when no word comes to mind. The next
player then begins a new row. There is no pass.

## Challenging
A word that does not exist may be announced! Anyone may challenge it until the next tile. If it does not
exist, its author takes up the row; if it exists, whoever challenged does. The player after the author begins
a new row.

## The end
The first without tiles wins, and scores one point for each tile the others hold. After 20 rows taken up
per player the game stops: the fewest tiles win.

## The words
Of the dictionary, of at least 2 letters, interjections included. No proper nouns unless agreed.
"""

RULES = Text(_FR, _EN)

EXAMPLES = (
    Example(
        "KIl 1 AEOQX/ERSTU/ABDMN announced=1:KILO,2:KIMONO,3:KILT",
        3,
        Text(
            "La rangée grandit, les mots changent ; le L est un joker.",
            "The row grows, the words change; the L is a joker.",
        ),
    ),
    Example(
        "KIlO 2 AEQX/ERSTU/ABDMN announced=1:KILO,2:KIMONO,3:KILT,1:KILO",
        3,
        Text(
            "KILO est complet : on le conteste, ou l’on ramasse.",
            "KILO is complete: challenge it, or take the row up.",
        ),
    ),
)

"""LEXIDUEL's rules on two pages, for a printed kit."""

from __future__ import annotations

from joute.play.box import Example, Text

_FR = """\
## Le but
Deux joueurs, bleu et rouge, écrivent des mots qui se croisent et retournent les lettres de l’adversaire. À
la fin, le plus haut score gagne.

## Le plateau et les lettres
Le plateau a 20 cases de côté : un **cadre** (le tour), un **centre** de 10 cases de côté et, entre les
deux, une **bordure** dont les quatre **coins** sont foncés. Chacun a 201 lettres, toutes visibles : bleues
d’un côté, rouges de l’autre. Une lettre posée ne bouge plus ; elle peut seulement être retournée, elle est
alors prise.

## Le tour
Bleu commence par une amorce dans un coin. Ensuite chacun joue à son tour un coup de l’une des quatre
sortes. Après le coup, toute suite d’au moins deux lettres qui contient une lettre posée doit être un mot.
On lit de gauche à droite et de haut en bas ; les accents ne comptent pas.

## Les quatre coups
- **Amorce initiale.** Un mot de 2 ou 3 lettres, en ligne, entièrement dans un coin vide. L’adversaire doit
répondre aussitôt par une amorce dans le même coin, qui touche la première. S’il ne le peut pas, il joue
librement.
- **Nouvelle amorce.** 2 ou 3 lettres en ligne qui sont un mot, toutes dans la bordure (coins compris), et
qui touchent par un côté une lettre déjà posée. Une amorce ne prend rien.
- **Extension.** On allonge un mot dans un seul sens, en posant 1 à 6 lettres. Il faut y posséder au moins
deux lettres qui se suivent, et qu’après elles, dans ce sens, il y ait au plus une lettre avant la première
case vide.
- **Jonction.** D’une lettre à soi, seule dans ce sens, on va rejoindre une autre lettre à soi déjà posée,
avec 1 à 6 lettres. Extensions et jonctions donnent un mot d’au moins 4 lettres et vont partout, cadre et
centre compris.

## Sauter et prendre
En chemin on saute les lettres en place, **jamais deux voisines à la fois**. Toute lettre adverse sautée,
entre le départ et la dernière lettre posée, est prise : on la retourne. Les lettres derrière le départ et
celles qui suivent la dernière lettre posée gardent leur couleur. Si les deux sens sont possibles, le joueur
dit lequel.

## Le score
Dans **tous** les mots de 4 lettres ou plus du plateau, chacun compte les lettres à sa couleur. Une lettre
au croisement de deux de ces mots compte deux fois.

## La fin
La partie dure 20 tours de chacun (ou ce qu’on a convenu), ou finit quand les deux passent l’un après
l’autre. On ne passe ni au premier coup ni quand il faut répondre à une amorce. Un match se joue en deux
parties, chacun commençant l’une.

## Les mots
Le dictionnaire, verbes conjugués compris. Ni noms propres, ni sigles, ni abréviations, ni onomatopées. On
convient avant de jouer des interjections et de mots ajoutés pour la partie.
"""

_EN = """\
## The aim
Two players, blue and red, write words that cross and turn over each other’s letters. The highest score at
the end wins.

## The board and the letters
The board is 20 squares wide: a **frame** (the outer ring), a **centre** 10 squares wide and, between them,
a **border** whose four **corners** are dark. Each player has 201 letters, all visible: blue on one side,
red on the other. A letter that has been laid never moves; it can only be turned over, and is then taken.

## The turn
Blue begins with an *amorce* in a corner. Then each in turn plays one of four kinds of move. After the move
every run of two or more letters that holds a letter just laid must be a word. Words read from left to right
and from top to bottom; accents do not count.

## The four moves
- **Initial amorce.** A word of 2 or 3 letters in line, wholly inside one empty corner. The opponent must
answer at once with an amorce in the same corner that touches the first. If there is none, the turn is free.
- **New amorce.** 2 or 3 letters in line that are a word, all in the border (corners included), touching by
a side a letter already there. An amorce takes nothing.
- **Extension.** A word is lengthened in one direction with 1 to 6 letters. You must own at least two
letters of it in a row and, going on from these, there may be at most one letter before the first empty
square.
- **Junction.** From a letter of yours that stands alone in that direction you reach another of yours
already there, with 1 to 6 letters. Extensions and junctions make a word of at least 4 letters and may go
anywhere, frame and centre included.

## Jumping and taking
On the way, letters in place are jumped, **never two neighbours at a time**. Every opponent’s letter jumped,
between the start and the last letter laid, is taken: turn it over. Letters behind the start, and letters
beyond the last one laid, keep their colour. Where both directions are possible, the player says which.

## The score
In **all** words of 4 letters or more on the board, each counts the letters in their own colour. A letter
where two such words cross counts twice.

## The end
The game lasts 20 turns each (or as agreed), or ends when both pass in a row. Nobody may pass on the first
move, nor when an amorce must be answered. A match is two games, each player beginning one.

## The words
The dictionary, conjugated verbs included. No proper nouns, acronyms, abbreviations or onomatopoeia. Agree
before play on interjections and on words added for this game.
"""

RULES = Text(_FR, _EN)

EXAMPLES = (
    Example(
        (
            "20/20/2MER12F2/2o12jeU2/2n14I2/20/20/20/20/20/20/20/20/20/20/2Q14n2/2U14u2/2Ete10DUE2/20/2"
            "0 8 last=P4.Q4"
        ),
        2,
        Text("Quatre coins ouverts, et les réponses.", "Four corners opened, and the answers."),
    ),
    Example(
        (
            "2l17/2i17/2mERVEILLE6F2/2o12jeU2/2n14I2/20/20/20/20/20/20/20/20/20/20/2Q14n2/2U14u2/2Ete10"
            "DUE2/20/20 10"
        ),
        2,
        Text(
            "MERVEILLE, extension de MER ; LIMON, extension qui prend le M.",
            "MERVEILLE, an extension of MER; LIMON, an extension that takes the M.",
        ),
    ),
)

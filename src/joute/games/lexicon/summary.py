"""LEXICON's rules on two pages, for a printed kit."""

from __future__ import annotations

from joute.play.box import Example, Text

_FR = """\
## Le but
Se défaire de ses cartes en faisant des mots. Toute carte gardée à la fin d’une manche compte contre soi. Le
plus bas gagne.

## La donne
De 2 à 4 joueurs, un jeu de 52 cartes ; de 5 à 8, deux jeux. Chacun tire une carte : la plus haute donne (A
la plus haute, la Maîtresse au-dessus). Dix cartes à chacun, une à une. Le reste fait la **pioche**, face
cachée ; sa première carte est retournée à côté et commence la **défausse**. Le joueur à gauche du donneur
commence, et l’on joue vers la gauche.

## Le tour
On fait une chose, et une seule. On ne passe jamais.
- **Former.** Poser sur la table un mot complet de sa main, d’au moins 2 lettres.
- **Jeter et prendre.** Jeter une carte sur la défausse, puis prendre celle qui s’y trouvait avant, ou la
première de la pioche.
- **Introduire.** Ajouter une ou plusieurs lettres de sa main à un mot de la table, aux bouts ou dedans,
sans changer l’ordre de ses lettres : MER devient AMERTUME, TOUR devient ENTOURER.
- **Échanger.** Donner une ou plusieurs cartes de sa main contre autant de lettres d’un mot de la table,
place pour place ; il reste un mot : FARINE devient FAMINE, et le R vient dans la main.

## La Maîtresse
Elle vaut la lettre que son joueur nomme, tant qu’elle est sur la table. On la reprend en donnant à sa place
la lettre qu’elle représente. Revenue dans une main, elle est libre.

## La pioche épuisée
On bat la défausse, qui refait la pioche, et l’on retourne sa première carte. Si pendant six tours de table
personne n’a posé ni introduit de carte, la manche finit et tout le monde compte.

## La fin de la manche
Le premier qui n’a plus de cartes finit la manche. Les autres ajoutent à leur score ce qu’ils tiennent :
- A, E, I : 10 ; C, H, K, L, M, N, O, P, R, S, T, U, W : 8 ; D, J, V : 6 ; G, Q, Y : 4 ; B, F, X, Z : 2 ; la
Maîtresse : 15.

Qui atteint 100 se retire. Le dernier qui reste gagne. La donne passe à gauche à chaque manche.

## Contester
On conteste un mot jusqu’à ce que le joueur suivant ait joué. S’il n’existe pas, le contestataire ôte 10 à
son score, les cartes sont reprises et le tour est perdu. S’il existe, le contestataire ajoute 10.

## Les mots
Le dictionnaire, interjections comprises. Pas de noms propres. Le même mot peut se trouver plusieurs fois
sur la table.

## Le tournoi
Des tables de quatre, chacun pour soi. Une main à la fois, sept minutes au plus : elle finit quand quelqu’un
n’a plus de cartes, ou à la cloche. Chacun compte ce qu’il tient ; le voisin de gauche paraphe. Le gagnant
de la table passe à la suivante et y donne. On conteste devant le commissaire : faute d’orthographe, les
cartes sont reprises ; autre faute, 50 points à l’auteur. Le plus bas total gagne.
"""

_EN = """\
## The aim
Get rid of your cards by making words. Every card kept at the end of a round counts against you. The lowest
wins.

## The deal
2 to 4 players use one pack of 52 cards, 5 to 8 two packs. Each draws a card: the highest deals (A is
highest, the Maîtresse above it). Ten cards each, one by one. The rest is the **stock**, face down; its
first card is turned up beside it and begins the **open pile**. The player on the dealer’s left begins, and
play goes to the left.

## The turn
Do one thing, and only one. There is no pass.
- **Form.** Lay a complete word from your hand on the table, of at least 2 letters.
- **Throw and take.** Throw a card on the open pile, then take the one that lay there before, or the first
of the stock.
- **Insert.** Add one or more letters from your hand to a word on the table, at the ends or inside, without
changing the order of its letters: MER becomes AMERTUME, TOUR becomes ENTOURER.
- **Exchange.** Give one or more cards of your hand for as many letters of a word on the table, place for
place; it stays a word: FARINE becomes FAMINE, and the R comes to your hand.

## The Maîtresse
It stands for the letter its player names while it lies on the table. It can be taken back by giving the
letter it stands for. Back in a hand it is free.

## An empty stock
The open pile is shuffled and becomes the stock, and its first card is turned up. If for six rounds of turns
nobody has laid or inserted a card, the round ends and everybody counts.

## The end of a round
The first without cards ends the round. The others add to their score what they hold:
- A, E, I: 10; C, H, K, L, M, N, O, P, R, S, T, U, W: 8; D, J, V: 6; G, Q, Y: 4; B, F, X, Z: 2; the
Maîtresse: 15.

Who reaches 100 retires. The last one left wins. The deal passes to the left each round.

## Challenging
A word is challenged until the next player has played. If it does not exist, the challenger takes 10 off
their score, the cards go back and the turn is lost. If it exists, the challenger adds 10.

## The words
The dictionary, interjections included. No proper nouns. The same word may lie on the table more than once.

## The tournament
Tables of four, everyone for themselves. One hand at a time, seven minutes at most: it ends when somebody
has no cards left, or at the bell. Each counts what they hold; the left neighbour initials it. The table’s
winner moves to the next table and deals there. Challenges go to the commissaire: a spelling mistake, the
cards go back; any other fault, 50 points to the author. The lowest total wins.
"""

RULES = Text(_FR, _EN)

EXAMPLES = (
    Example(
        "hands=AEKMTUZ/BGJ/EYNP table=MER,TOUR,DOS pile=WH turn=1",
        3,
        Text(
            "Sept cartes en main, trois mots sur la table.", "Seven cards in hand, three words on the table."
        ),
    ),
    Example(
        "hands=KZ/BGJ/EYNP table=AMERTUME,TOUR,DOS pile=WH turn=2 last=1/insert/1/MER/AMERTUME/0",
        3,
        Text(
            "MER est devenu AMERTUME, il reste deux cartes.", "MER has become AMERTUME, two cards are left."
        ),
    ),
)

"""DÉMO's rules on two pages, for a printed kit."""

from __future__ import annotations

from joute.play.box import Example, Text

_FR = """\
## Le but
Poser tous ses carrés le premier, en faisant des mots qui se croisent.

## La donne
Il y a 90 carrés : 87 lettres et 3 jokers. On les distribue tous, à parts égales, cachés des autres ; ce qui
ne se partage pas reste de côté, sans qu’on le voie. On peut aussi convenir d’un nombre pour chacun (15, 20,
25). Le sort décide de l’ordre.

## Le tour
- Le premier pose un mot d’au moins 2 lettres au milieu de la table.
- Chacun ajoute ensuite à son tour un ou plusieurs carrés de sa main, tous dans un même mot, en ligne ou en
colonne, qui tient à ce qui est posé. Les lettres vont devant, derrière, au milieu ou le long d’un mot.
- **Toute** suite d’au moins deux lettres, en ligne et en colonne, est toujours un mot.
- Un joker vaut la lettre que son joueur annonce, et la garde.
- Qui ne peut ou ne veut pas jouer passe.
- On peut convenir d’un nombre de carrés à ne pas dépasser dans un tour (6, 8, 10).

## La fin
Le premier qui n’a plus de carrés gagne. Les autres lui paient ce qu’ils tiennent : **5** par consonne,
**10** par voyelle (A, E, I, O, U, Y), **20** par joker. Si tous passent l’un après l’autre, la partie
s’arrête : la main la plus basse gagne, et les autres lui paient la différence.

## Un seul perdant
On peut convenir que personne ne paie quand un joueur finit : on continue jusqu’à ce qu’il n’en reste qu’un,
qui paie sa main au premier sorti. Si tous ceux qui restent passent, la plus haute main perd.

## Contester
Si l’on en a convenu, on conteste un mot avant le coup suivant. S’il n’existe pas, les carrés reviennent
dans la main et le tour est perdu. S’il existe, qui a contesté perd son prochain tour.

## Les mots
Le dictionnaire, interjections comprises. Pas de noms propres.
"""

_EN = """\
## The aim
Be the first to lay all your tiles, making words that cross.

## The deal
There are 90 tiles: 87 letters and 3 jokers. All are dealt out in equal shares, hidden from the others;
what does not divide is set aside unseen. Players may also agree on a number each (15, 20, 25). Lots decide
the order.

## The turn
- The first player lays a word of at least 2 letters in the middle of the table.
- Each in turn then adds one or more tiles from their hand, all in one word, across or down, that joins
what lies there. Letters go before, after, inside or alongside a word.
- **Every** run of two or more letters, across and down, is a word at all times.
- A joker stands for the letter its player announces, and keeps it.
- Who cannot or does not wish to play passes.
- Players may agree on the most tiles to lay in a turn (6, 8, 10).

## The end
The first without tiles wins. The others pay what they hold: **5** a consonant, **10** a vowel (A, E, I,
O, U, Y), **20** a joker. If all pass in a row, the game stops: the lowest hand wins, and the others pay the
difference.

## One loser only
Players may agree that nobody pays when a player is out: play goes on until one is left, who pays their hand
to the first who went out. If all who remain pass, the highest hand loses.

## Challenging
If so agreed, a word is challenged before the next play. If it does not exist, the tiles go back to the
hand and the turn is lost. If it exists, whoever challenged loses their next turn.

## The words
The dictionary, interjections included. No proper nouns.
"""

RULES = Text(_FR, _EN)

EXAMPLES = (
    Example(
        (
            "25/25/25/25/25/25/25/25/25/25/25/25/12MAISON7/25/25/25/25/25/25/25/25/25/25/25/25 2 ET/AEF"
            "ILRSU/CDEIORTV last=1:M13.N13.O13.P13.Q13.R13"
        ),
        3,
        Text("Le premier mot, au milieu de la table.", "The first word, in the middle of the table."),
    ),
    Example(
        (
            "25/25/25/25/25/25/25/25/25/25/25/25/12LIT10/12ELAN9/25/25/25/25/25/25/25/25/25/25/25 1 AEI"
            "RSU/DOTV last=2:M14.N14.O14.P14"
        ),
        2,
        Text(
            "ELAN le long de LIT : LE, IL et TA sont des mots.",
            "ELAN alongside LIT: LE, IL and TA are words.",
        ),
    ),
)

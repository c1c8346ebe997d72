"""JAGO's rules on two pages, for a printed kit."""

from __future__ import annotations

from joute.play.box import Example, Text

_FR = """\
## Le but
Un duel de mots croisés, bleu contre rouge, où les mots se volent. À la fin de chaque tour il faut avoir
**l’avantage** : au moins une lettre de plus que l’autre à sa couleur sur le plateau. Qui n’y arrive plus
avant la fin de son temps perd.

## La mise en place
Chacun tire 12 lettres et les met sur son chevalet, cachées de l’autre. Le disque montre 5 à chacun. On
convient de qui commence.

## Le tour
- On pose des lettres sur des cases vides, ou par-dessus d’autres lettres, qu’elles remplacent. On fait
ainsi un ou plusieurs mots.
- Le premier mot couvre la case centrale. Ensuite toutes les lettres du plateau se tiennent.
- À la fin du tour, **toute** suite d’au moins deux lettres est un mot, en ligne et en colonne.
- À la fin du tour on a l’avantage.
- On complète son chevalet à 12 lettres tant que le sac en contient. Les lettres remplacées restent à côté
du plateau : chacun peut s’en servir à son tour.

## Voler un mot
Est à l’adversaire un mot dont la moitié des lettres au moins est à sa couleur. On le **vole** en changeant
ses lettres **et son sens** : toutes les lettres du nouveau mot passent alors à sa couleur.
- On y remplace au plus 1 lettre s’il en a 6 ou moins, et longueur moins 5 s’il est plus long (3 lettres
dans un mot de 8).
- On peut en même temps l’allonger par les deux bouts : RAS, GRAS, GRÉSIL, BRÉSILIEN.
- Une forme ou un dérivé du même mot n’est pas un vol : PÊCHE, PÊCHER, PÊCHEUR ont le même sens ; EMPÊCHER
en a un autre. On peut allonger sans changer le sens, mais seules les lettres posées sont alors à soi. On ne
peut pas remplacer sans changer le sens.
- On ne remplace une lettre que si cela vole un mot adverse.
- Un mot ne revient jamais à une forme qu’il a déjà eue à cette place : FAUX, EAUX, MAUX, mais plus FAUX.

Un nouveau mot posé prend aussi les lettres adverses qu’il traverse, là où il croise.

## Contester
On arrête le sablier et on cherche le mot. S’il n’existe pas, le plateau redevient ce qu’il était, qui a
contesté retourne jusqu’à trois lettres adverses à sa couleur, et l’autre reprend son tour. S’il existe, le
tour vaut, et c’est son auteur qui retourne jusqu’à trois lettres.

## Le temps
Chaque minute entière passée dans un tour fait tourner le disque d’un cran : un de moins pour soi, un de
plus pour l’autre. Un tour fini dans sa première minute ne coûte rien. Qui n’a plus que 1 sur le disque et
laisse passer la minute perd. On ne passe jamais son tour.

## Les mots
Tout le dictionnaire, formes conjuguées et interjections comprises. Ni noms propres, ni mots étrangers, ni
abréviations, ni mots à trait d’union ou à apostrophe.
"""

_EN = """\
## The aim
A crossword duel, blue against red, in which words are stolen. At the end of each turn you must have **the
lead**: at least one more letter of your colour on the board than the other. Who cannot before their time is
over loses.

## Setting up
Each player draws 12 letters and sets them on the rack, hidden from the other. The disc shows 5 to both.
Agree on who begins.

## The turn
- Lay letters on empty squares, or over other letters, which they replace, and make one or several words.
- The first word covers the centre square. From then on all letters on the board hold together.
- At the end of the turn **every** run of two or more letters is a word, across and down.
- At the end of the turn you have the lead.
- Fill your rack up to 12 letters while the bag lasts. Replaced letters stay beside the board: either player
may use them on their turn.

## Stealing a word
A word is the opponent’s if at least half of its letters show their colour. You **steal** it by changing its
letters **and its meaning**: all letters of the new word then turn to your colour.
- At most 1 of its letters is replaced if it has 6 or fewer, and length minus 5 if it is longer (3 letters
in a word of 8).
- It may be lengthened at both ends at the same time: RAS, GRAS, GRÉSIL, BRÉSILIEN.
- A form or a derivative of the same word is no theft: PÊCHE, PÊCHER, PÊCHEUR mean the same; EMPÊCHER means
something else. You may lengthen without changing the meaning, but then only the letters laid are yours. You
may not replace without changing the meaning.
- A letter is replaced only if that steals a word of the opponent’s.
- A word never comes back to a form it has had at that place: FAUX, EAUX, MAUX, but not FAUX again.

A new word also takes the opponent’s letters it runs through, where it crosses.

## Contesting
Stop the sandglass and look the word up. If it does not exist, the board goes back to what it was, whoever
challenged turns up to three of the other’s letters to their own colour, and the other’s turn goes on. If it
exists, the turn stands, and its author turns up to three letters.

## Time
Each full minute spent in a turn turns the disc by one: one less for you, one more for the other. A turn
ended in its first minute costs nothing. Who has 1 left on the disc and lets the minute run out loses. There
is no pass.

## The words
The whole dictionary, conjugated forms and interjections included. No proper nouns, foreign words,
abbreviations, words with hyphen or apostrophe.
"""

RULES = Text(_FR, _EN)

EXAMPLES = (
    Example(
        "11/11/11/11/5o5/3RAs5/5e5/11/11/11/11 1 DILMNRTU AAEGGILLNSTU OST - - F5,F7 - -",
        2,
        Text(
            "Rouge croise RAS par OSE : 2 lettres bleues, 3 rouges.",
            "Red crosses RAS with OSE: 2 blue letters, 3 red.",
        ),
    ),
    Example(
        "11/11/11/5R5/5O5/3RAS5/5E5/11/11/11/11 2 DILMNOSTTU AAEGGILLNSTU - - F5vOSE F4 - -",
        2,
        Text("Bleu pose un R : ROSE est volé.", "Blue lays an R: ROSE is stolen."),
    ),
)

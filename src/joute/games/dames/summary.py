"""The rules of DAMES DE LETTRES on two pages, for a printed kit."""

from __future__ import annotations

from joute.play.box import Example, Text

_FR = """\
## Le but
Faire des mots avec les lettres de l’adversaire pour les retourner à sa couleur. On gagne quand le camp
adverse ne contient plus que des lettres à soi, quand il n’y a plus que sa couleur sur le plateau, ou quand
l’adversaire ne peut plus jouer.

## La mise en place
Le plateau a 8 colonnes et 6 rangées. La ligne médiane sépare les deux camps, de trois rangées chacun.
Chacun tire 16 lettres du sac, une à une, et les pose de sa gauche à sa droite, d’abord sur la rangée la
plus proche de soi, puis sur la suivante. Les **blancs** montrent la face rouge et commencent ; les
**noirs** montrent la face noire.

## Le tour
On déplace une de ses lettres en ligne droite, dans les huit directions, d’autant de cases qu’on veut,
jusqu’à une case vide. À l’arrivée on annonce un mot, ou deux (un **doublé**), et on montre les cases qui
l’écrivent.

## Le mot
- Au moins 3 lettres, dont la lettre déplacée et au moins une lettre de la couleur adverse.
- Les lettres se touchent, par un côté ou par un coin, dans l’ordre du mot : le chemin peut tourner, mais ne
passe qu’une fois par une case.
- Si la lettre est partie de son propre camp, une case du mot au moins est dans le camp adverse.
- Les deux mots d’un doublé ne partagent que la lettre déplacée.

Après le coup, toutes les lettres adverses du mot sont retournées à sa couleur.

## Prendre
On peut passer par-dessus une lettre adverse si la case juste derrière est vide : elle est prise et quitte
le plateau. On ne passe ni par-dessus deux lettres adverses de suite, ni par-dessus ses propres lettres, ni
par-dessus un joker.
- **Prise pure.** Une lettre qui part de son propre camp peut prendre sans faire de mot.
- **Prise pure finale.** Quand il ne reste à l’adversaire qu’une lettre et qu’on ne peut faire aucun mot, on
la prend d’où que ce soit ; si on ne le peut pas, on a perdu.
- La seule lettre qui reste dans son propre camp n’en sort pas, sauf pour prendre la dernière lettre
adverse.

## Les mots
Le dictionnaire sans interjections, onomatopées, noms propres ni sigles. Aucun mot ne se fait deux fois dans
une partie, accents ou non. Après un masculin, le féminin est permis à l’adversaire de celui qui l’a fait,
comme le pluriel après un singulier, jamais l’inverse. Un infinitif et une forme conjuguée vont ensemble ;
deux formes conjuguées, seulement si leurs temps diffèrent.

## Les jokers
Un mot de 7 lettres ou plus gagne un joker, E ou S au choix, tant qu’il en reste. On le pose aussitôt sur
une case vide. Il n’y bouge plus, ne sert qu’aux mots de celui à qui il est, et n’est ni sauté, ni pris, ni
retourné.

## Le début bloqué
Tant que personne n’a fait de mot, qui ne peut en faire aucun déplace une lettre librement, sans prendre.
Les noirs le peuvent toujours à leur premier tour.

## Le temps et le match
Quinze minutes chacun à la pendule ; qui n’a plus de temps perd. Un match se gagne en deux parties sur
trois, avec les 96 lettres. Ne laisser que sa couleur sur le plateau compte pour deux parties.
"""

_EN = """\
## The aim
Make words with your opponent’s letters, which then turn to your colour. You win when the opponent’s camp
holds only letters of yours, when only your colour is left on the board, or when your opponent cannot move.

## Setting up
The board has 8 columns and 6 rows. The median line parts two camps of three rows. Each player draws 16
letters from the bag, one by one, and lays them from left to right as they sit, the row nearest to them
first, then the next. **White** shows the red face and begins; **Black** shows the black face.

## The turn
Move one of your letters in a straight line, in any of the eight directions, as many squares as you like, to
an empty square. There you announce a word, or two (a **doublé**), and show the squares that spell it.

## The word
- At least 3 letters, among them the letter moved and at least one letter of the opponent’s colour.
- Its letters touch, by a side or a corner, in the order of the word: the path may turn, but takes each
square only once.
- If the letter left its own camp, at least one square of the word lies in the opponent’s camp.
- The two words of a doublé share only the letter moved.

After the move all the opponent’s letters in the word turn to your colour.

## Capturing
You may pass over an opponent’s letter if the very next square is empty: it is captured and leaves the
board. You may pass neither two opponent’s letters in a row, nor your own letters, nor a joker.
- **Prise pure.** A letter that starts in its own camp may capture without making a word.
- **Prise pure finale.** When your opponent has one letter left and you can make no word, you capture it
from anywhere; if you cannot, you have lost.
- The only letter left in your own camp may not leave it, except to capture the opponent’s last letter.

## The words
The dictionary without interjections, onomatopoeia, proper nouns and acronyms. No word is made twice in a
game, with or without accents. After a masculine the feminine is open to the opponent of the one who made
it, and the plural after a singular, never the other way round. An infinitive and a conjugated form go
together; two conjugated forms only in different tenses.

## The jokers
A word of 7 letters or more earns a joker, E or S as you choose, while there is one. Set it at once on an
empty square. It stays there, serves only its owner’s words, and can be neither passed over, captured nor
turned.

## A blocked opening
While nobody has made a word, a player who can make none moves one letter freely, without capturing. Black
may always do so on the first turn.

## Time and match
Fifteen minutes each on the clock; who runs out of time loses. A match is the best of three games with the
96 letters. Leaving only your colour on the board counts as two games.
"""

RULES = Text(_FR, _EN)

EXAMPLES = (
    Example(
        "EATRSINL/OUEDCMPA/8/8/aolnstrq/ivfguheb",
        2,
        Text("Seize lettres chacun, deux rangées vides.", "Sixteen letters each, two empty rows."),
    ),
    Example(
        "A1S2T2/2I5/5UNE/4L3/1b4r1/a2t2es turn=1 made=LUNE/1 last=D3.E4.F3.G3.H3",
        2,
        Text(
            "Le L va de D3 à E4 et fait LUNE : U, N et E sont retournées.",
            "L goes from D3 to E4 and makes LUNE: U, N and E are turned.",
        ),
    ),
)

"""Why: the points a word sheds, those it keeps. Points kept in hand count when the round ends (LEX-12)."""

from __future__ import annotations

from joute.bots.why import Why, why
from joute.games.lexicon.material import MAITRESSE, spelling, value
from joute.games.lexicon.moves import OPEN, Discard
from joute.play import Move, Sentence
from joute.play.told import counted, same, together

_ANY_LETTER = Sentence(
    "La Maîtresse remplace la lettre que vous voulez.", "The Maîtresse stands for any letter you like."
)


def explain(move: Move, word: str, held: str, left: str) -> Why:
    """`word`: as it will lie on the table; `held` and `left`: the hand before and after."""
    if isinstance(move, Discard):
        source = (
            ("la carte de la défausse", "the top discard")
            if move.source == OPEN
            else ("la pioche", "the stock")
        )
        return why(f"jette {move.card} et prend {source[0]}", f"throws {move.card} and takes {source[1]}")
    if not left:
        return Why(
            Sentence(f"finit la manche avec {spelling(word)}", f"ends the round with {spelling(word)}"),
            Sentence(", qui finit la manche", ": it ends the round"),
            does=counted(len(held), "carte posée|cartes posées", "card laid|cards laid"),
            for_you=Sentence(
                "Vous n’avez plus de carte : la manche est finie.", "No card is left: the round is over."
            ),
        )
    points, kept = value(held) - value(left), value(left)
    if points <= 0:
        return _exchanged(word, points, kept, MAITRESSE in left and MAITRESSE not in held)
    shed_fr = f"se défait de {points} {'points' if abs(points) > 1 else 'point'}"
    shed_en = f"sheds {points} {'points' if abs(points) != 1 else 'point'}"
    return Why(
        Sentence(
            f"fait {spelling(word)}, {shed_fr}, en garde {kept}",
            f"makes {spelling(word)}, {shed_en}, keeps {kept}",
        ),
        for_you=Sentence(
            f"Votre main passe de {points + kept} à {kept} points.",
            f"Your hand goes from {points + kept} to {kept} points.",
        ),
        does=_left(len(held) - len(left), kept),
    )


def _exchanged(word: str, points: int, kept: int, frees: bool) -> Why:
    """Cards given for others that weigh as much or more: nothing is shed; but the Maîtresse fits any word."""
    hand = Sentence(
        f"Votre main passe de {points + kept} à {kept} points.",
        f"Your hand goes from {points + kept} to {kept} points.",
    )
    return Why(
        Sentence(
            f"fait {spelling(word)}, garde {kept} en main", f"makes {spelling(word)}, keeps {kept} in hand"
        ),
        for_you=together(_ANY_LETTER, hand) if frees else hand,
        does=_left(0, kept),
    )


def _left(cards: int, kept: int) -> Sentence:
    """« 3 cartes posées, 12 points gardés en main »; of cards exchanged only what is kept."""
    laid = counted(cards, "carte posée|cartes posées", "card laid|cards laid")
    left = counted(
        kept, "point gardé en main|points gardés en main", "point kept in hand|points kept in hand"
    )
    return same("{laid}, {left}", laid=laid, left=left) if cards > 0 else left


def bluffing(word: str) -> Why:
    return why(
        f"tente {spelling(word)}, qui n’existe pas, pour finir la manche",
        f"tries {spelling(word)}, which is no word, to end the round",
    )

"""Why: the points a word sheds, those it keeps."""

from __future__ import annotations

from joute.bots.why import Why, why
from joute.games.lexicon.material import spelling, value
from joute.games.lexicon.moves import OPEN, Discard
from joute.play import Move, Sentence


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
            for_you=Sentence(
                "Vous n’avez plus de carte : la manche est finie.", "No card is left: the round is over."
            ),
        )
    points, kept = value(held) - value(left), value(left)
    shed_fr = f"se défait de {points} {'points' if abs(points) > 1 else 'point'}"
    shed_en = f"sheds {points} {'points' if abs(points) != 1 else 'point'}"
    return Why(
        Sentence(
            f"fait {spelling(word)}, {shed_fr}, en garde {kept}",
            f"makes {spelling(word)}, {shed_en}, keeps {kept}",
        ),
        Sentence(f", qui {shed_fr} et en garde {kept}", f": it {shed_en} and keeps {kept}"),
        for_you=Sentence(
            f"Votre main passe de {points + kept} à {kept} points.",
            f"Your hand goes from {points + kept} to {kept} points.",
        ),
    )


def bluffing(word: str) -> Why:
    return why(
        f"tente {spelling(word)}, qui n’existe pas, pour finir la manche",
        f"tries {spelling(word)}, which is no word, to end the round",
    )

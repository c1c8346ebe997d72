"""One line why."""

from __future__ import annotations

from joute.games.lexicon.material import spelling, value
from joute.games.lexicon.moves import OPEN, Discard
from joute.play import Move, Sentence


def explain(move: Move, word: str, held: str, left: str) -> Sentence:
    """`word`: as it will lie on the table; `held` and `left`: the hand before and after."""
    if isinstance(move, Discard):
        source = (
            ("la carte de la défausse", "the top discard")
            if move.source == OPEN
            else ("la pioche", "the stock")
        )
        return Sentence(
            f"jette {move.card} et prend {source[0]}", f"throws {move.card} and takes {source[1]}"
        )
    if not left:
        return Sentence(f"finit la manche avec {spelling(word)}", f"ends the round with {spelling(word)}")
    points = value(held) - value(left)
    return Sentence(
        f"fait {spelling(word)}, se défait de {points} {'points' if abs(points) > 1 else 'point'}, "
        f"en garde {value(left)}",
        f"makes {spelling(word)}, sheds {points} {'points' if abs(points) != 1 else 'point'}, "
        f"keeps {value(left)}",
    )


def bluffing(word: str) -> Sentence:
    return Sentence(
        f"tente {spelling(word)}, qui n’existe pas, pour finir la manche",
        f"tries {spelling(word)}, which is no word, to end the round",
    )

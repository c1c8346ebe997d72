"""Generate the plays of one opening in this fresh process."""

from bench.support.self_play import OPENING, SIZE, word_graph
from joute.dictionary.graph.crossword import Crossword


def main() -> None:
    crossword = Crossword(word_graph(), SIZE, SIZE)
    if not list(crossword.plays(["." * SIZE] * SIZE, "AEINRST", None, OPENING)):
        raise AssertionError("no plays")


if __name__ == "__main__":
    main()

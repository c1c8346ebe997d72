"""The word graph the move generators walk: a DAWG and a GADDAG, each in one array.

Nothing here is on the import path of judging or looking words up: import it where moves are generated.
"""

from joute.dictionary.graph.cache import graph_for
from joute.dictionary.graph.word_graph import LONGEST, SHORTEST, WordGraph

__all__ = ["LONGEST", "SHORTEST", "WordGraph", "graph_for"]

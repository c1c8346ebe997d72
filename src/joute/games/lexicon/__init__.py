"""LEXICON (1937): a card game of words for two to eight, and its tournament hands."""

from joute.games.lexicon.game import LEXICON

__all__ = ["LEXICON"]

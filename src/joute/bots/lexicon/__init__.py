"""The LEXICON bot."""

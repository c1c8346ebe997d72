"""Compiled searches of LEXICON; imported only where moves are generated or machines think."""

"""Tournaments and matches kept by the server: it opens their tables and enters what they come to."""

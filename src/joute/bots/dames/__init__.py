"""The DAMES bot."""

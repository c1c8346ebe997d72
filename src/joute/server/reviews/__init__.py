"""Whole games looked back at in the background."""

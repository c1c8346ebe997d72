"""Joute: five French letter games, refereed by their printed rulebooks."""

"""Turns the upstream dictionary files into the data the package ships: `python -m joute.dictionary.builder`."""

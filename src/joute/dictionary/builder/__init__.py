"""From the upstream dictionary files to the data we ship: `python -m joute.dictionary.builder`."""

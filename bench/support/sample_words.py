"""Thirty words that each level knows and the one below does not: `python -m bench.support.sample_words`."""

from __future__ import annotations

import random

from joute.bots import LEVELS
from joute.dictionary import Dictionary

COUNT = 30


def main() -> None:
    dictionary = Dictionary.load()
    rng = random.Random("sample words")
    known = {word: dictionary.frequency(word) for word in rng.sample(sorted(dictionary.words()), 60_000)}
    above = 9.0
    for level in LEVELS:
        band = [word for word, familiar in known.items() if level.rarest <= familiar < above]
        share = sum(familiar >= level.rarest for familiar in known.values()) / len(known)
        print(f"{level.name} ({share:.1%} of all forms): {', '.join(band[:COUNT])}")
        above = level.rarest


if __name__ == "__main__":
    main()

"""`python -m joute.bots.plain`: a machine that thinks in plain Python, for while its kernels are compiled.

Questions come on the standard input, answers leave on the standard output, each as four bytes of length and
so many of content: a pickled `Asked`, and the move as a record writes it.
"""

from __future__ import annotations

import os
import pickle
import sys
from dataclasses import dataclass
from typing import BinaryIO

from joute.bots.choosing import choose
from joute.dictionary import Dictionary, WordOptions
from joute.games import registry
from joute.play import Options, Settings, View

LENGTH_BYTES = 4


@dataclass(frozen=True, slots=True)
class Asked:
    """All that a machine needs to choose a move, as values that another process can be handed."""

    game: str
    seats: int
    options: Options
    words: WordOptions
    view: View
    level: int
    budget_ms: int
    seed: int


def answer(asked: Asked) -> str:
    game = registry.find(asked.game)
    settings = Settings(asked.seats, asked.options, Dictionary.load(asked.words))
    return choose(game, asked.view, settings, asked.level, asked.budget_ms, asked.seed).text()


def framed(content: bytes) -> bytes:
    return len(content).to_bytes(LENGTH_BYTES) + content


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Until whoever asks has gone."""
    while len(head := questions.read(LENGTH_BYTES)) == LENGTH_BYTES:
        asked: Asked = pickle.loads(questions.read(int.from_bytes(head)))
        answers.write(framed(answer(asked).encode()))
        answers.flush()


if __name__ == "__main__":
    if os.environ.get("JOUTE_PLAIN") != "1":
        raise SystemExit("JOUTE_PLAIN=1 is missing: kernels would be compiled")
    serve(sys.stdin.buffer, sys.stdout.buffer)

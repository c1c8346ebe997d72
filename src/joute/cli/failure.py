"""A command that cannot go on: what is wrong, said on the error stream or as JSON, and exit code 2."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from joute.play import Refusal, Sentence


class Failed(Exception):
    """Raised inside a command; `main` reports it."""

    def __init__(
        self,
        refusal: Refusal,
        line: int | None = None,
        sentences: Mapping[str, Sentence] | None = None,
    ) -> None:
        super().__init__(refusal.reason)
        self.refusal = refusal
        self.line = line
        self.sentences = sentences or {}

    def report(self, language: str, as_json: bool) -> int:
        from joute.cli.speech import sentence

        if as_json:
            print(json.dumps({"error": self.told(language)}, ensure_ascii=False))
        else:
            print(sentence(self.refusal, self.sentences, language, self.line), file=sys.stderr)
        return exit_code(self.refusal)

    def told(self, language: str) -> dict[str, object]:
        """What is wrong, for programs."""
        from joute.cli.speech import refusal_json

        return refusal_json(self.refusal, self.sentences, language, self.line)


def exit_code(refusal: Refusal) -> int:
    """1 for what is refused, 2 for what cannot be read."""
    return 2 if refusal.kind == "unreadable" else 1

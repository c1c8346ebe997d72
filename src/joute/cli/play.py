"""`joute play GAME`: play in the terminal."""

from __future__ import annotations

from typing import Any

from joute.cli.language import Translator


def add_commands(commands: Any, tr: Translator) -> None:
    commands.add_parser("play", help=tr("joue dans le terminal", "play in the terminal"))

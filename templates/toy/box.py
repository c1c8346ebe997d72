"""What lies in the box, for a printed kit."""

from __future__ import annotations

from joute.play import Settings
from joute.play.box import Box, Pieces, Text, plain_pieces
from templates.toy.material import LETTERS


def box(settings: Settings) -> Box:  # noqa: ARG001
    return Box(
        parts=(Pieces(Text("Les lettres", "The letters"), plain_pieces(LETTERS.letters), on_board=False),),
        rules=Text("## Le but\nPoser des lettres.\n", "## The aim\nLay letters.\n"),
    )

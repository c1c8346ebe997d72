"""Moments worth a picture of their own, each played or set up before an open page: `make screenshots`."""

from __future__ import annotations

from collections.abc import Mapping

from scripts.scenes.analysis import ANALYSIS
from scripts.scenes.beside import BESIDE
from scripts.scenes.boards import BOARDS
from scripts.scenes.cards import CARDS
from scripts.scenes.many import MANY
from scripts.scenes.pages import PAGES
from scripts.scenes.room import Room, Scene, enter

SCENES: Mapping[str, Scene] = {**BOARDS, **CARDS, **MANY, **ANALYSIS, **PAGES, **BESIDE}

__all__ = ["SCENES", "Room", "Scene", "enter"]

"""Why games end, as a player reads it. A reason without a line here is shown as its code."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence

REASONS: Mapping[str, Sentence] = {
    "by points": Sentence("aux points", "by points"),
    "resignation": Sentence("par abandon", "by resignation"),
    "time": Sentence("au temps", "on time"),
    "total reversal": Sentence("par retournement total", "by total reversal"),
    "blocked": Sentence("adversaire bloqué", "opponent blocked"),
    "all laid": Sentence("tous ses carrés posés", "all squares laid"),
    "one left": Sentence("un seul perdant reste", "one loser left"),
    "stalemate": Sentence("trop de rangées ramassées", "too many rows taken up"),
    "camp": Sentence("camp adverse conquis", "by taking the other camp"),
    "strategic moves": Sentence("vingt coups stratégiques de suite", "twenty strategic moves in a row"),
    "fault": Sentence("sur une faute", "on a fault"),
    "last player": Sentence("dernier en jeu", "last one left"),
    "agreement": Sentence("d’un commun accord", "by agreement"),
}

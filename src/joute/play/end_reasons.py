"""Why a game ended, as a player reads it; the browser's copy is generated from this table."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play.sentences import Sentence
from joute.play.vocabulary import EndReason

END_REASONS: Mapping[EndReason, Sentence] = {
    EndReason.BY_POINTS: Sentence("aux points", "by points"),
    EndReason.RESIGNATION: Sentence("par abandon", "by resignation"),
    EndReason.TIME: Sentence("au temps", "on time"),
    EndReason.TOTAL_REVERSAL: Sentence("par retournement total", "by total reversal"),
    EndReason.BLOCKED: Sentence("adversaire bloqué", "opponent blocked"),
    EndReason.ALL_LAID: Sentence("tous ses carrés posés", "all tiles laid"),
    EndReason.ONE_LEFT: Sentence("un seul perdant reste", "one loser left"),
    EndReason.STALEMATE: Sentence("trop de rangées ramassées", "too many rows taken up"),
    EndReason.CAMP: Sentence("camp adverse conquis", "by taking the other camp"),
    EndReason.STRATEGIC_MOVES: Sentence(
        "vingt coups stratégiques de suite", "twenty strategic moves in a row"
    ),
    EndReason.FAULT: Sentence("sur une faute", "on a fault"),
    EndReason.LAST_PLAYER: Sentence("dernier en jeu", "last one left"),
    EndReason.AGREEMENT: Sentence("d’un commun accord", "by agreement"),
}

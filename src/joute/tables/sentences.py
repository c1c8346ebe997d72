"""What a table itself refuses, in both languages: clocks that cannot be read, takebacks out of place."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence

SENTENCES: Mapping[str, Sentence] = {
    "unknown_clock": Sentence(
        "pendule inconnue : « {text} » (none, budget 15m/10m, turn 90s, disc 5x60s, bell 7m)",
        "unknown clock “{text}” (none, budget 15m/10m, turn 90s, disc 5x60s, bell 7m)",
    ),
    "bad_duration": Sentence(
        "durée illisible : « {text} » (comme 90s, 15m, 1h30m, 2d)",
        "unreadable length of time “{text}” (as in 90s, 15m, 1h30m, 2d)",
    ),
    "budgets_per_seat": Sentence(
        "{given} budgets pour {seats} joueurs : un seul pour tous, ou un par joueur",
        "{given} budgets for {seats} players: one for all, or one each",
    ),
    "disc_for_two": Sentence(
        "le disque se joue à deux, pas à {seats}", "the disc is for two players, not {seats}"
    ),
    "bad_disc": Sentence(
        "disque : « {value} » n’est pas un nombre de 1 à {most}",
        "disc: “{value}” is not a number from 1 to {most}",
    ),
    "nothing_to_undo": Sentence(
        "le joueur {seat} n’a pas encore joué : rien à reprendre",
        "player {seat} has not played yet: nothing to take back",
    ),
    "takeback_past_a_draw": Sentence(
        "des lettres ont été tirées depuis : ce coup ne se reprend plus",
        "letters have been drawn since: this move cannot be taken back any more",
    ),
    "no_takeback": Sentence("personne ne demande à reprendre un coup", "nobody asks to take a move back"),
    "own_takeback": Sentence(
        "c’est aux autres de répondre à cette demande", "it is for the others to answer that request"
    ),
    "takeback_asked": Sentence(
        "le joueur {seat} demande déjà à reprendre un coup",
        "player {seat} is already asking to take a move back",
    ),
    "wrong_version": Sentence(
        "le journal de la table saute à {version} au lieu de {expected}",
        "the table's log jumps to {version} instead of {expected}",
    ),
}

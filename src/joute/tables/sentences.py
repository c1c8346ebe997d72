"""What a table itself refuses, in both languages: clocks that cannot be read, takebacks out of place."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence

SENTENCES: Mapping[str, Sentence] = {
    "unknown_clock": Sentence(
        "pendule inconnue : « {text} » ; écrivez none, budget 15m/10m, budget 5m+10s, turn 90s, disc 5x60s "
        "ou bell 7m",
        "unknown clock “{text}”: write none, budget 15m/10m, budget 5m+10s, turn 90s, disc 5x60s or bell 7m",
    ),
    "bad_duration": Sentence(
        "durée illisible : « {text} » ; écrivez-la comme 90s, 15m, 1h30m ou 2d",
        "unreadable length of time “{text}”: write it like 90s, 15m, 1h30m or 2d",
    ),
    "budgets_per_seat": Sentence(
        "{given} budgets pour {seats} joueurs : donnez-en un seul pour tous, ou un par joueur",
        "{given} budgets for {seats} players: give one for all, or one each",
    ),
    "disc_for_two": Sentence(
        "le disque se joue à deux, pas à {seats} : choisissez une autre pendule",
        "the disc is for two players, not {seats}: choose another clock",
    ),
    "bad_disc": Sentence(
        "disque : « {value} » ne convient pas, donnez un nombre de 1 à {most}",
        "disc: “{value}” will not do, give a number from 1 to {most}",
    ),
    "nothing_to_undo": Sentence(
        "Vous n’avez encore rien joué : il n’y a rien à annuler.",
        "You have not played yet: there is nothing to take back.",
    ),
    "no_takeback": Sentence(
        "Personne ne demande à annuler un coup : jouez.", "Nobody is asking to take a move back: play on."
    ),
    "takeback_past_a_draw": Sentence(
        "Des lettres ont été tirées depuis : ce coup ne s’annule plus, jouez la suite.",
        "Letters have been drawn since: this move can no longer be taken back, play on.",
    ),
    "takeback_past_a_contest": Sentence(
        "L’arbitre a jugé un mot depuis : ce coup ne s’annule plus, jouez la suite.",
        "The referee has judged a word since: this move can no longer be taken back, play on.",
    ),
    "own_takeback": Sentence(
        "C’est aux autres de répondre à votre demande ; vous pouvez la retirer.",
        "It is for the others to answer your request; you may withdraw it.",
    ),
    "takeback_asked": Sentence(
        "Une demande d’annulation attend déjà sa réponse : répondez d’abord, ou patientez.",
        "A request to take a move back is already waiting: answer it first, or wait.",
    ),
    "no_stop_offered": Sentence(
        "Personne ne propose d’arrêter en ce moment : jouez.", "Nobody is offering to stop just now: play on."
    ),
    "wrong_version": Sentence(
        "le journal de la table saute à {version} au lieu de {expected}",
        "the table’s log jumps to {version} instead of {expected}",
    ),
}

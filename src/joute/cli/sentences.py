"""What the command itself has to refuse, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence

SENTENCES: Mapping[str, Sentence] = {
    "no_file": Sentence("fichier introuvable : {path}", "no such file: {path}"),
    "file_trouble": Sentence("impossible de lire {path} : {why}", "cannot read {path}: {why}"),
    "file_unwritable": Sentence("impossible d’écrire {path} : {why}", "cannot write {path}: {why}"),
    "not_an_option": Sentence(
        "« {text} » : une option s’écrit nom=valeur", "“{text}”: an option is written name=value"
    ),
    "not_a_seat_line": Sentence(
        "« {text} » : écrivez la place puis le coup, comme « 2 C1v LIMON »",
        "“{text}”: write the seat, then the move, as in “2 C1v LIMON”",
    ),
    "unprintable_option": Sentence(
        "option {option} : caractères de contrôle", "option {option}: control characters"
    ),
    "no_moves_of_chance": Sentence(
        "c’est au hasard de jouer : il n’y a pas de coups à lister",
        "it is chance's turn: there are no moves to list",
    ),
    "database_address": Sentence(
        "base « {kind} » inconnue : donnez le chemin d’un fichier SQLite, ou une adresse postgresql://…",
        "unknown kind of database “{kind}”: give the path of an SQLite file, or an address postgresql://…",
    ),
    "which_game": Sentence("quel jeu ? ({expected})", "which game? ({expected})"),
    "game_not_of_record": Sentence("ce fichier est une partie de {game}", "that file is a game of {game}"),
}

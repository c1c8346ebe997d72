"""What can be wrong with a record, said in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence

SENTENCES: Mapping[str, Sentence] = {
    "not_utf8": Sentence(
        "ce n’est pas un texte UTF-8 : enregistrez le fichier en UTF-8",
        "this is not UTF-8 text: save the file as UTF-8",
    ),
    "record_too_long": Sentence(
        "la partie écrite dépasse {most} caractères : retirez-en des commentaires",
        "the record is longer than {most} characters: take comments out",
    ),
    "line_too_long": Sentence(
        "la ligne dépasse {most} caractères : raccourcissez-la",
        "the line is longer than {most} characters: shorten it",
    ),
    "not_a_header": Sentence(
        'en-tête illisible : « {text} » (il s’écrit [Nom "valeur"])',
        'unreadable header: “{text}” (written [Name "value"])',
    ),
    "not_a_line": Sentence(
        "« {text} » n’est ni un en-tête, ni une action (place, puis coup), ni un commentaire (;)",
        "“{text}” is neither a header, nor an action (seat, then move), nor a comment (;)",
    ),
    "no_action": Sentence(
        "rien ne suit la place {seat} : écrivez-y un coup", "nothing follows seat {seat}: write a move there"
    ),
    "not_a_time": Sentence(
        "temps illisible : « {text} » (des millisecondes, comme {{12400}})",
        "unreadable time: “{text}” (milliseconds, as in {{12400}})",
    ),
    "late_header": Sentence(
        "l’en-tête {header} vient après des actions : mettez-le avant la première",
        "the header {header} comes after actions: put it before the first",
    ),
    "header_twice": Sentence(
        "l’en-tête {header} est donné deux fois : n’en gardez qu’un",
        "the header {header} is given twice: keep one",
    ),
    "no_game": Sentence(
        'l’en-tête du jeu manque : ajoutez [Game "nom du jeu"]',
        'the game’s header is missing: add [Game "its name"]',
    ),
    "bad_seats": Sentence(
        "« {value} » : ce jeu se joue de {least} à {most}",
        "“{value}”: this game takes {least} to {most} players",
    ),
    "words_not_letters": Sentence(
        "option {option} : « {word} » n’est pas fait des lettres A–Z",
        "option {option}: “{word}” is not made of letters A–Z",
    ),
    "words_too_short": Sentence(
        "option {option} : « {word} » est trop court", "option {option}: “{word}” is too short"
    ),
    "words_too_long": Sentence(
        "option {option} : « {word} » est trop long", "option {option}: “{word}” is too long"
    ),
    "words_unknown_class": Sentence(
        "option {option} : « {name} » n’est pas une classe de mots ({known})",
        "option {option}: “{name}” is not a class of words ({known})",
    ),
    "words_empty_list": Sentence(
        "la liste de mots est vide : mettez-y au moins un mot",
        "the word list is empty: put at least one word in it",
    ),
    "list_not_letters": Sentence(
        "liste de mots, ligne {line} : « {word} » n’est pas fait des lettres A–Z",
        "word list, line {line}: “{word}” is not made of letters A–Z",
    ),
    "list_too_short": Sentence(
        "liste de mots, ligne {line} : « {word} » est trop court",
        "word list, line {line}: “{word}” is too short",
    ),
    "list_too_long": Sentence(
        "liste de mots, ligne {line} : « {word} » est trop long",
        "word list, line {line}: “{word}” is too long",
    ),
    "list_not_utf8": Sentence(
        "liste de mots, ligne {line} : l’octet {byte} n’est pas de l’UTF-8",
        "word list, line {line}: byte {byte} is not UTF-8",
    ),
    "list_unknown_directive": Sentence(
        "liste de mots, ligne {line} : « {directive} » est inconnu (!add ou !replace)",
        "word list, line {line}: “{directive}” is unknown (!add or !replace)",
    ),
    "list_late_directive": Sentence(
        "liste de mots, ligne {line} : « {directive} » se met avant le premier mot",
        "word list, line {line}: “{directive}” stands before the first word",
    ),
}

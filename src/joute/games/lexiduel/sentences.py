"""A sentence for every refusal of LEXIDUEL."""

from __future__ import annotations

from collections.abc import Mapping

from joute.dictionary import Reason
from joute.play import Sentence

_WHY: Mapping[str, tuple[str, str]] = {
    Reason.UNKNOWN: ("il n’est pas dans le dictionnaire", "it is not in the dictionary"),
    Reason.NOT_IN_LIST: ("il n’est pas dans la liste convenue", "it is not in the agreed list"),
    Reason.PROPER_NOUN: ("c’est un nom propre", "it is a proper noun"),
    Reason.ACRONYM: ("c’est un sigle", "it is an acronym"),
    Reason.ABBREVIATION: ("c’est une abréviation", "it is an abbreviation"),
    Reason.AFFIX: ("c’est un préfixe ou un suffixe", "it is a prefix or a suffix"),
    Reason.LOCUTION: ("il n’existe que dans une locution", "it exists only in a set phrase"),
    Reason.UNIT: ("c’est un symbole d’unité", "it is the symbol of a unit"),
    Reason.INTERJECTION: (
        "c’est une interjection, exclue à cette table",
        "it is an interjection, out at this table",
    ),
    Reason.ONOMATOPOEIA: ("c’est une onomatopée", "it is onomatopoeia"),
    Reason.FOREIGN: (
        "c’est un mot importé, exclu à cette table",
        "it is an imported word, out at this table",
    ),
    Reason.RARE: ("c’est un mot rare, exclu à cette table", "it is a rare word, out at this table"),
    Reason.CONJUGATED: (
        "c’est un verbe conjugué, exclu à cette table",
        "it is a conjugated verb, out at this table",
    ),
    Reason.TOO_SHORT: ("il est trop court", "it is too short"),
    Reason.TOO_LONG: ("il est trop long", "it is too long"),
    Reason.NOT_LETTERS: ("il ne tient pas en lettres A à Z", "it is not made of letters A to Z"),
}

_SHAPE: Mapping[str, Sentence] = {
    "off_board": Sentence(
        "{word} posé à partir de {squares} sort du plateau", "{word} laid from {squares} runs off the board"
    ),
    "other_letter": Sentence(
        "il y a déjà un {there} en {squares}, et un jeton posé ne bouge plus",
        "there is already a letter {there} on {squares}, and a token laid never moves",
    ),
    "not_the_whole_word": Sentence(
        "{word} touche {squares} et se lirait {whole} : on écrit le mot entier, qui doit être admis",
        "{word} touches {squares} and would read {whole}: state the whole word, which must be allowed",
    ),
    "first_move": Sentence(
        "le premier coup de la partie est une amorce de 2 ou 3 lettres, tout entière dans un coin foncé",
        "the first move of the game is an amorce of 2 or 3 letters, wholly inside a dark corner",
    ),
    "corner_not_empty": Sentence(
        "{squares} : ce coin n’est plus vide, une amorce doit y toucher une lettre en place",
        "{squares}: this corner is no longer empty, an amorce there must touch a letter in place",
    ),
    "answer_first": Sentence(
        "il faut d’abord répondre à l’amorce initiale en {squares}, dans le même coin et contre elle",
        "the initial amorce on {squares} must be answered first, in the same corner and against it",
    ),
    "not_an_amorce": Sentence(
        "une amorce a 2 ou 3 lettres, pas {length} : un mot plus long part de lettres en place",
        "an amorce has 2 or 3 letters, not {length}: a longer word starts from letters in place",
    ),
    "outside_border": Sentence(
        "{squares} : une amorce se pose dans la bordure, ni au centre ni sur le cadre",
        "{squares}: an amorce is laid in the border, not in the centre nor on the frame",
    ),
    "touches_nothing": Sentence(
        "{squares} : une nouvelle amorce doit toucher par un côté une lettre en place",
        "{squares}: a new amorce must touch a letter in place by a side",
    ),
    "both_ways": Sentence(
        "{squares} : un mot grandit dans une seule direction, à partir de lettres en place",
        "{squares}: a word grows in one direction only, from letters in place",
    ),
    "not_two_letters": Sentence(
        "{squares} : il faut deux lettres à soi qui se suivent, avec une lettre au plus avant la case vide "
        "(à vous dans ce mot : {mine})",
        "{squares}: two consecutive letters of your own are needed, with one letter at most before the empty "
        "square (yours in this word: {mine})",
    ),
    "not_your_letter": Sentence(
        "une jonction part d’une lettre à soi, et {squares} n’est pas à vous",
        "a junction starts from a letter of your own, and {squares} is not yours",
    ),
    "nothing_joined": Sentence(
        "en partant de {squares}, le mot ne rejoint aucune autre de vos lettres",
        "starting from {squares}, the word joins no other letter of yours",
    ),
    "nothing_placed": Sentence(
        "{word} est déjà en place : il faut poser de 1 à 6 lettres",
        "{word} is already in place: 1 to 6 letters must be placed",
    ),
    "too_many_placed": Sentence(
        "{placed} lettres posées : on en pose 6 au plus par tour",
        "{placed} letters placed: 6 at most per turn",
    ),
    "two_jumped": Sentence(
        "deux lettres se suivent en {squares}, on n’en saute qu’une à la fois",
        "two letters stand side by side on {squares}, only one is jumped at a time",
    ),
    "too_short": Sentence(
        "{squares} : un mot fait par extension ou jonction a au moins 4 lettres, celui-ci {length}",
        "{squares}: a word made by extension or junction has at least 4 letters, this one {length}",
    ),
    "which_direction": Sentence(
        "{move} se lit dans les deux directions, qui ne prennent pas les mêmes lettres ({squares}) : "
        "précisez + (vers la fin) ou - (vers le début)",
        "{move} reads in both directions, which take different letters ({squares}): "
        "say + (towards the end) or - (towards the beginning)",
    ),
}

_PLAY: Mapping[str, Sentence] = {
    "stock_empty": Sentence(
        "il ne reste pas assez de ces lettres dans votre réserve : {letters}",
        "not enough of these letters are left in your stock: {letters}",
    ),
    "first_pass": Sentence("on ne passe pas au premier coup de la partie", "the first move cannot be a pass"),
    "answer_before_passing": Sentence(
        "on ne passe pas tant que l’amorce initiale en {squares} attend sa réponse",
        "no passing while the initial amorce on {squares} awaits its answer",
    ),
    "not_in_this_game": Sentence(
        "« {text} » ne se joue pas à LEXIDUEL", "“{text}” is not played in LEXIDUEL"
    ),
    "no_chance": Sentence("le hasard ne joue pas à LEXIDUEL", "chance has no part in LEXIDUEL"),
}

_READING: Mapping[str, Sentence] = {
    "not_a_move": Sentence(
        "coup illisible : « {text} » ; on écrit par exemple « C3h MER » ou « C4v- LIMON »",
        "unreadable move: “{text}”; write for example “C3h MER” or “C4v- LIMON”",
    ),
    "no_such_square": Sentence(
        "la case {square} n’existe pas : colonnes A à T, rangées 1 à 20",
        "there is no square {square}: columns A to T, rows 1 to 20",
    ),
    "one_word": Sentence("un seul mot par coup : « {text} »", "one word a move: “{text}”"),
    "not_letters": Sentence(
        "« {text} » : un mot s’écrit en lettres A à Z seulement", "“{text}”: a word is letters A to Z only"
    ),
    "position_unreadable": Sentence("position illisible : « {text} »", "unreadable position: “{text}”"),
    "position_board": Sentence(
        "position : le plateau n’a pas 20 rangées de 20 cases : « {text} »",
        "position: the board is not 20 rows of 20 squares: “{text}”",
    ),
    "position_field": Sentence(
        "position : champ inconnu ou répété « {text} »", "position: unknown or repeated field “{text}”"
    ),
    "position_number": Sentence(
        "position : « {text} » n’est pas un nombre possible", "position: “{text}” is not a possible number"
    ),
    "position_seats": Sentence(
        "position : joueurs 1 ou 2, pas « {text} »", "position: players 1 or 2, not “{text}”"
    ),
    "position_squares": Sentence(
        "position : « {text} » ne désigne pas des lettres en place",
        "position: “{text}” does not name letters in place",
    ),
    "position_stock": Sentence(
        "position : réserve impossible « {text} »", "position: impossible stock “{text}”"
    ),
    "position_letters": Sentence(
        "position : plus de lettres d’une couleur que n’en a un joueur",
        "position: more letters of a colour than a player has",
    ),
}


def _word_sentences() -> dict[str, Sentence]:
    said: dict[str, Sentence] = {}
    for reason, (fr, en) in _WHY.items():
        said[f"word_{reason}"] = Sentence(
            f"{{word}} n’est pas admis : {fr}", f"{{word}} is not allowed: {en}"
        )
        said[f"contact_{reason}"] = Sentence(
            f"le contact en {{squares}} forme {{word}}, qui n’est pas admis : {fr}",
            f"contact on {{squares}} makes {{word}}, which is not allowed: {en}",
        )
    return said


SENTENCES: Mapping[str, Sentence] = {**_SHAPE, **_PLAY, **_READING, **_word_sentences()}

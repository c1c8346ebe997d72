"""A sentence for every refusal and for the one duty of LEXIDUEL."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence
from joute.play.verdicts import word_sentences

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
    "duty_answer": Sentence(
        "répondez à l’amorce initiale en {squares} : une amorce de 2 ou 3 lettres contre elle, dans son coin",
        "answer the initial amorce on {squares}: an amorce of 2 or 3 letters against it, in its corner",
    ),
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
    "position_board": Sentence(
        "position : le plateau n’a pas 20 rangées de 20 cases : « {text} »",
        "position: the board is not 20 rows of 20 squares: “{text}”",
    ),
    "position_part": Sentence(
        "position : {part} ne peut pas être « {value} »", "position: {part} cannot be “{value}”"
    ),
    "not_letter_counts": Sentence(
        "lettres illisibles : « {value} » ; on écrit chaque lettre de A à Z une fois, avec son nombre, "
        "comme A15 B6",
        "unreadable letters “{value}”: write each letter from A to Z once with its number, as in A15 B6",
    ),
    "position_letters": Sentence(
        "position : plus de lettres que n’en a le joueur {seat}",
        "position: more letters than player {seat} has",
    ),
}

_WORDS: Mapping[str, Sentence] = {
    **word_sentences("word", Sentence("{word} n’est pas admis : {why}", "{word} is not allowed: {why}")),
    **word_sentences(
        "contact",
        Sentence(
            "le contact en {squares} forme {word}, qui n’est pas admis : {why}",
            "contact on {squares} makes {word}, which is not allowed: {why}",
        ),
    ),
}

SENTENCES: Mapping[str, Sentence] = {**_SHAPE, **_PLAY, **_READING, **_WORDS}

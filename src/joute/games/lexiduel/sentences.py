"""A sentence for every refusal and for the one duty of LEXIDUEL."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence
from joute.play.words import CONTACT_SENTENCES, WORD_SENTENCES

_SHAPE: Mapping[str, Sentence] = {
    "off_board": Sentence(
        "{word} posé à partir de {squares} sort du plateau : commencez plus tôt, ou dans l’autre sens",
        "{word} laid from {squares} runs off the board: start earlier, or the other way",
    ),
    "other_letter": Sentence(
        "il y a déjà un {there} en {squares}, et il y reste : servez-vous-en dans le mot, ou posez ailleurs",
        "there is already a letter {there} on {squares}, and it stays: use it in the word, or lay elsewhere",
    ),
    "not_the_whole_word": Sentence(
        "{word} touche {squares} et se lirait {whole} : écrivez le mot entier, ou posez ailleurs",
        "{word} touches {squares} and would read {whole}: write the whole word, or lay elsewhere",
    ),
    "first_move": Sentence(
        "commencez par une amorce de 2 ou 3 lettres, tout entière dans un coin couleur de sable",
        "begin with an amorce (a small word of 2 or 3 letters), wholly inside a sand-coloured corner",
    ),
    "corner_not_empty": Sentence(
        "ce coin n’est plus vide ({squares}) : posez votre amorce contre une lettre en place, ou dans un "
        "coin vide",
        "this corner is no longer empty ({squares}): lay your amorce against a letter in place, or in an "
        "empty corner",
    ),
    "answer_first": Sentence(
        "répondez d’abord à l’amorce en {squares}, dans son coin couleur de sable : posez une amorce qui la "
        "touche, un petit mot de 2 ou 3 lettres",
        "first answer the amorce on {squares}, in its sand-coloured corner: lay against it an amorce, a "
        "small word of 2 or 3 letters",
    ),
    "answer_leaves_corner": Sentence(
        "le {letter} sort du coin couleur de sable ({at}) : restez dans le coin, avec un petit mot de 2 ou "
        "3 lettres contre l’amorce",
        "the {letter} leaves the sand-coloured corner ({at}): stay in the corner, with a small word of 2 or "
        "3 letters against the amorce",
    ),
    "answer_apart": Sentence(
        "vos lettres ne touchent pas l’amorce en {amorce} : posez-les à côté, bord à bord",
        "your letters do not touch the amorce on {amorce}: lay them against it, side to side",
    ),
    "answer_length": Sentence(
        "on répond à une amorce par 2 ou 3 lettres, et vous en posez {count} : cherchez un petit mot de 2 "
        "ou 3 lettres",
        "an amorce is answered with 2 or 3 letters, and you lay {count}: look for a small word of 2 or 3 "
        "letters",
    ),
    "answer_extends": Sentence(
        "on n’allonge pas une amorce avant d’y avoir répondu : posez 2 ou 3 lettres qui se suivent et "
        "forment un mot à elles seules",
        "an amorce is not extended before it is answered: lay 2 or 3 letters side by side that are a word "
        "by themselves",
    ),
    "not_an_amorce": Sentence(
        "une amorce a 2 ou 3 lettres, pas {length} : raccourcissez-la, ou faites partir le mot de deux de "
        "vos lettres",
        "an amorce has 2 or 3 letters, not {length}: shorten it, or start the word from two letters of "
        "your own",
    ),
    "amorce_alone": Sentence(
        "à elles seules, vos lettres doivent former un mot : {word} n’en est pas un. Cherchez un petit mot "
        "de 2 ou 3 lettres",
        "by themselves your letters must form a word: {word} is not one. Look for a small word of 2 or 3 "
        "letters",
    ),
    "outside_border": Sentence(
        "une amorce ne se pose pas sur les cases vertes, centre et cadre ({squares}) : restez hors du vert, "
        "ou partez de deux de vos lettres",
        "an amorce is not laid on the green squares, centre and frame ({squares}): stay off the green, or "
        "start from two letters of your own",
    ),
    "touches_nothing": Sentence(
        "cette amorce ne touche rien ({squares}) : posez-la contre une lettre en place, ou dans un coin "
        "sable vide",
        "this amorce touches nothing ({squares}): lay it against a letter in place, or in an empty "
        "sand-coloured corner",
    ),
    "both_ways": Sentence(
        "un mot ne grandit que d’un côté à la fois ({squares}) : posez vos lettres d’un seul côté",
        "a word grows at one end at a time ({squares}): lay your letters at one end only",
    ),
    "one_letter_crossed": Sentence(
        "un mot ne se pose pas autour d’une seule lettre en place, ici le {letter} ({squares}) : partez "
        "d’une de vos lettres et rejoignez-en une autre, ou posez une amorce, 2 ou 3 lettres nouvelles qui "
        "font un mot à elles seules",
        "a word is not laid around a single letter in place, here the {letter} ({squares}): start from one "
        "of your letters and join another, or lay an amorce, 2 or 3 new letters that make a word by "
        "themselves",
    ),
    "one_letter": Sentence(
        "pour allonger {word}, il faut y avoir deux lettres voisines, et vous n’en avez qu’une, le "
        "{letter} : partez d’un autre mot, ou posez une amorce, 2 ou 3 lettres nouvelles qui font un mot à "
        "elles seules",
        "to extend {word} you need two letters of it side by side, and only the {letter} is yours: start "
        "from another word, or lay an amorce, 2 or 3 new letters that make a word by themselves",
    ),
    "not_two_letters": Sentence(
        "pour allonger {word}, il vous faut deux de vos lettres qui se suivent, contre la case vide : partez "
        "d’un de vos mots, ou posez une amorce, 2 ou 3 lettres nouvelles qui font un mot à elles seules",
        "to extend {word} you need two letters of your own in a row, next to the empty square: start from a "
        "word of yours, or lay an amorce, 2 or 3 new letters that make a word by themselves",
    ),
    "not_your_letter": Sentence(
        "{squares} n’est pas à vous : faites partir le mot d’une de vos lettres",
        "{squares} is not yours: start the word from a letter of your own",
    ),
    "nothing_joined": Sentence(
        "on ne part pas d’une seule lettre : posez une amorce de 2 ou 3 lettres, ou rejoignez une autre de "
        "vos lettres",
        "a word does not start from one letter alone: lay an amorce of 2 or 3 letters, or join another of "
        "your letters",
    ),
    "nothing_placed": Sentence(
        "{word} est déjà en place : ajoutez-y de 1 à 6 lettres",
        "{word} is already in place: add 1 to 6 letters to it",
    ),
    "too_many_placed": Sentence(
        "{placed} lettres posées, c’est trop : choisissez un mot qui en demande 6 au plus",
        "{placed} letters are too many: choose a word that takes 6 at most",
    ),
    "two_jumped": Sentence(
        "deux lettres se suivent en {squares}, et on n’en saute qu’une à la fois : arrêtez le mot avant "
        "elles",
        "two letters stand side by side on {squares}, and only one is jumped at a time: end the word "
        "before them",
    ),
    "too_short": Sentence(
        "un mot allongé ou relié a au moins 4 lettres, et celui-ci en a {length} : cherchez-en un plus long",
        "an extended or joined word has at least 4 letters, and this one has {length}: look for a longer one",
    ),
    "which_direction": Sentence(
        "ce mot peut grandir des deux côtés, qui ne prennent pas les mêmes lettres ({squares}) : "
        "choisissez vers la fin (+) ou vers le début (-)",
        "this word can grow from either end, and they take different letters ({squares}): choose towards "
        "the end (+) or towards the beginning (-)",
    ),
}

_PLAY: Mapping[str, Sentence] = {
    "duty_answer": Sentence(
        "répondez à l’amorce en {squares} : posez contre elle, dans le même coin, un petit mot de 2 ou 3 "
        "lettres",
        "answer the amorce on {squares}: lay against it, in the same corner, a small word of 2 or 3 letters",
    ),
    "open_first": Sentence(
        "touchez une case d’un coin couleur de sable et écrivez une amorce, un petit mot de 2 ou 3 lettres, "
        "sans sortir de ce coin",
        "tap a square of a sand-coloured corner and write an amorce (a small word of 2 or 3 letters) that "
        "stays inside it",
    ),
    "open_amorce": Sentence(
        "posez une amorce (un petit mot de 2 ou 3 lettres) hors des cases vertes, contre une lettre en "
        "place, ou dans un coin couleur de sable vide ; vous n’avez pas encore de mot à allonger",
        "lay an amorce (a small word of 2 or 3 letters) off the green squares, against a letter in place, or "
        "in an empty sand-coloured corner; you have no word to extend yet",
    ),
    "open_growth": Sentence(
        "allongez un de vos mots vers les cases teintées, reliez deux de vos lettres, ou posez une amorce (2 "
        "ou 3 lettres) contre un mot",
        "extend one of your words over the tinted squares, join two of your letters, or lay an amorce (2 or "
        "3 letters) against a word",
    ),
    "stock_empty": Sentence(
        "votre réserve n’a plus assez de {letters} : choisissez un mot sans ces lettres",
        "your stock is short of {letters}: choose a word without them",
    ),
    "first_pass": Sentence(
        "on ne passe pas au premier coup : posez une amorce de 2 ou 3 lettres dans un coin couleur de sable",
        "the first move cannot be a pass: lay an amorce of 2 or 3 letters in a sand-coloured corner",
    ),
    "answer_before_passing": Sentence(
        "on ne passe pas tant que l’amorce en {squares} attend sa réponse : posez une amorce qui la touche",
        "no passing while the amorce on {squares} awaits its answer: lay an amorce against it",
    ),
    "not_in_this_game": Sentence(
        "« {text} » ne se joue pas à LEXIDUEL : posez un mot, ou passez",
        "“{text}” is not played in LEXIDUEL: lay a word, or pass",
    ),
    "no_chance": Sentence(
        "le hasard ne joue pas à LEXIDUEL : donnez le coup d’un joueur",
        "chance has no part in LEXIDUEL: give a player’s move",
    ),
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
    "one_word": Sentence(
        "« {text} » : n’écrivez qu’un mot par coup",
        "“{text}”: write one word a move",
    ),
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

SENTENCES: Mapping[str, Sentence] = {**_SHAPE, **_PLAY, **_READING, **WORD_SENTENCES, **CONTACT_SENTENCES}

"""What LEXICON's referee says, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence
from joute.play.words import WORD_SENTENCES

SENTENCES: Mapping[str, Sentence] = {
    **WORD_SENTENCES,
    "no_cards": Sentence("« {text} » : aucune carte n’est écrite", "“{text}”: no card is written"),
    "strange_cards": Sentence(
        "« {cards} » : une carte s’écrit par sa lettre, la Maîtresse par *",
        "“{cards}”: a card is written as its letter, the Maîtresse as *",
    ),
    "strange_word": Sentence(
        "« {word} » : un mot s’écrit avec des lettres, en minuscule celle de la Maîtresse",
        "“{word}”: a word is written in letters, the Maîtresse’s in lower case",
    ),
    "form_of_word": Sentence("on écrit « word FARINE »", "it is written “word FARINE”"),
    "form_of_discard": Sentence(
        "on écrit « discard R open » ou « discard R stock »",
        "it is written “discard R open” or “discard R stock”",
    ),
    "form_of_change": Sentence(
        "on écrit « {keyword} 1 MOT », avec le numéro du mot de la table",
        "it is written “{keyword} 1 WORD”, with the number of the table’s word",
    ),
    "draw_per_seat": Sentence(
        "le tirage compte une carte par place : {cards} au lieu de {seats}",
        "the draw has one card for each seat: {cards} instead of {seats}",
    ),
    "draw_of_others": Sentence(
        "ne tirent maintenant que les joueurs : {seats}", "only these players draw now: {seats}"
    ),
    "not_in_pack": Sentence(
        "le jeu n’a pas assez de cartes {cards}", "the pack does not have enough of the cards {cards}"
    ),
    "pack_size": Sentence(
        "on donne le jeu entier : {size} cartes, et non {cards}",
        "the whole pack is dealt: {size} cards, not {cards}",
    ),
    "not_whole_pack": Sentence(
        "ce n’est pas le jeu entier : il y manque {cards}", "this is not the whole pack: {cards} missing"
    ),
    "not_the_pile": Sentence(
        "on rebat le tas ouvert ({pile}), et non {cards}", "the open pile ({pile}) is shuffled, not {cards}"
    ),
    "chance_must_draw": Sentence("il faut d’abord tirer la donne", "the deal must be drawn for first"),
    "chance_must_deal": Sentence("il faut d’abord donner les cartes", "the cards must be dealt first"),
    "chance_must_shuffle": Sentence(
        "la pioche est épuisée : il faut d’abord rebattre le tas",
        "the stock is empty: the pile must be shuffled first",
    ),
    "no_bell": Sentence(
        "la sonnerie n’arrête que les mains de tournoi", "the bell ends tournament hands only"
    ),
    "no_hand_to_end": Sentence("aucune main n’est en cours", "no hand is being played"),
    "not_a_players_move": Sentence(
        "« {move} » n’est pas un coup de joueur", "“{move}” is not a player’s move"
    ),
    "no_pass": Sentence(
        "on ne passe pas : former, jeter et prendre, introduire ou échanger",
        "no passing: lay a word, discard and take, insert or exchange",
    ),
    "round_is_closing": Sentence(
        "un joueur est sorti : il ne reste qu’à accepter ou contester son mot",
        "a player is out: the word can only be accepted or challenged",
    ),
    "bell_has_rung": Sentence(
        "la sonnerie a retenti : il ne reste qu’à accepter ou contester le dernier mot",
        "the bell has rung: the last word can only be accepted or challenged",
    ),
    "too_few_letters": Sentence(
        "{word} : un mot formé compte au moins {minimum} lettres ; on peut aussi jeter, introduire, échanger",
        "{word}: a word laid has at least {minimum} letters; one may also discard, insert, exchange",
    ),
    "not_in_hand": Sentence("la main n’a pas de quoi jouer : il manque {cards}", "not in the hand: {cards}"),
    "no_such_word": Sentence(
        "il n’y a pas de mot n° {number} sur la table (en tout : {words})",
        "there is no word {number} on the table (in all: {words})",
    ),
    "nothing_added": Sentence("rien n’est introduit dans {before}", "nothing is inserted into {before}"),
    "order_changed": Sentence(
        "{word} ne garde pas toutes les lettres de {before} dans leur ordre",
        "{word} does not keep all the letters of {before} in their order",
    ),
    "maitresse_renamed": Sentence(
        "dans {before}, la Maîtresse garde la lettre nommée : {word} la change",
        "in {before} the Maîtresse keeps the letter it was named: {word} changes it",
    ),
    "not_as_many_letters": Sentence(
        "on échange autant de lettres qu’on en prend : {word} n’a pas la longueur de {before}",
        "as many letters are given as taken: {word} is not as long as {before}",
    ),
    "nothing_exchanged": Sentence("rien n’est échangé dans {before}", "nothing is exchanged in {before}"),
    "same_cards": Sentence(
        "dans {before}, chaque carte donnée est la même que la carte prise",
        "in {before} every card given is the same as the card taken",
    ),
    "nothing_to_challenge": Sentence(
        "trop tard, ou rien à contester : aucun mot n’est contestable",
        "too late, or nothing to challenge: no word can be challenged",
    ),
    "another_word": Sentence(
        "{word} n’est pas le mot joué : {laid}", "{word} is not the word played: {laid}"
    ),
    "already_challenged": Sentence("{word} a déjà été contesté", "{word} has already been challenged"),
    "own_word": Sentence(
        "on ne conteste pas son propre mot, {word}", "nobody challenges their own word, {word}"
    ),
    "already_accepted": Sentence(
        "{word} est déjà accepté par ce joueur", "this player has already accepted {word}"
    ),
    "not_playing": Sentence(
        "le joueur {seat} s’est retiré : il ne conteste plus",
        "player {seat} has retired and no longer challenges",
    ),
    "retired": Sentence("le joueur {seat} s’est déjà retiré", "player {seat} has already retired"),
    "position_field": Sentence(
        "position illisible : champ « {field} » inconnu ou répété (champs : {known})",
        "unreadable position: field “{field}” unknown or repeated (fields: {known})",
    ),
    "position_value": Sentence(
        "position illisible : {field} = « {value} »", "unreadable position: {field} = “{value}”"
    ),
    "position_cards": Sentence(
        "position impossible : le jeu n’a pas autant de {cards}",
        "impossible position: the pack does not have that many {cards}",
    ),
}

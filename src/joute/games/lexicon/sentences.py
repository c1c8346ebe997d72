"""What LEXICON's referee says, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence
from joute.play.words import WORD_SENTENCES

SENTENCES: Mapping[str, Sentence] = {
    **WORD_SENTENCES,
    "open_bare": Sentence(
        "formez un mot d’au moins {minimum} lettres avec vos cartes, ou jetez une carte pour en prendre une",
        "form a word of at least {minimum} letters with your cards, or discard a card to take one",
    ),
    "open_bare_any_length": Sentence(
        "formez un mot avec vos cartes, une seule lettre suffit, ou jetez une carte pour en prendre une",
        "form a word with your cards, a single letter will do, or discard a card to take one",
    ),
    "open_table": Sentence(
        "formez un mot, introduisez ou échangez des lettres dans un mot de la table, ou jetez une carte",
        "form a word, insert or exchange letters in a word on the table, or discard a card",
    ),
    "awaits_letters": Sentence(
        "touchez vos cartes dans l’ordre du mot : au moins {minimum} lettres",
        "tap your cards in the order of the word: at least {minimum} letters",
    ),
    "awaits_first_letter": Sentence(
        "touchez vos cartes dans l’ordre du mot : une seule lettre suffit",
        "tap your cards in the order of the word: a single letter will do",
    ),
    "awaits_table_word": Sentence("choisissez un mot de la table", "choose a word on the table"),
    "awaits_insertion": Sentence(
        "choisissez la carte qui entre dans {before}, et sa place",
        "choose the card that goes into {before}, and where",
    ),
    "awaits_exchange": Sentence(
        "touchez la lettre à prendre dans {before}, puis votre carte qui la remplace",
        "tap the letter of {before} to take, then your card that replaces it",
    ),
    "awaits_card": Sentence("choisissez la carte à jeter", "choose the card to discard"),
    "no_cards": Sentence(
        "« {text} » : écrivez les cartes, une lettre par carte",
        "“{text}”: write the cards, a letter for each",
    ),
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
        "le tirage compte une carte par place : donnez-en {seats}, pas {cards}",
        "the draw has one card for each seat: give {seats}, not {cards}",
    ),
    "draw_of_others": Sentence(
        "ne tirent maintenant que les places {seats} : donnez une carte à celles-là",
        "only these seats draw now: {seats}; give those a card",
    ),
    "not_in_pack": Sentence(
        "le jeu n’a pas assez de cartes {cards} : corrigez la donne",
        "the pack does not have enough of the cards {cards}: correct the deal",
    ),
    "pack_size": Sentence(
        "on donne le jeu entier : {size} cartes, et non {cards}",
        "the whole pack is dealt: {size} cards, not {cards}",
    ),
    "not_whole_pack": Sentence(
        "ce n’est pas le jeu entier : il y manque {cards}", "this is not the whole pack: {cards} missing"
    ),
    "not_the_pile": Sentence(
        "on rebat la défausse ({pile}), et non {cards}", "the open pile ({pile}) is shuffled, not {cards}"
    ),
    "chance_must_draw": Sentence("il faut d’abord tirer la donne", "the deal must be drawn for first"),
    "chance_must_deal": Sentence("il faut d’abord donner les cartes", "the cards must be dealt first"),
    "chance_must_shuffle": Sentence(
        "la pioche est épuisée : il faut d’abord rebattre la défausse",
        "the stock is empty: the open pile must be shuffled first",
    ),
    "no_bell": Sentence(
        "la cloche n’arrête que les mains de tournoi : jouez votre tour",
        "the bell ends tournament hands only: play your turn",
    ),
    "no_hand_to_end": Sentence(
        "aucune main n’est en cours : donnez d’abord les cartes",
        "no hand is being played: deal the cards first",
    ),
    "not_a_players_move": Sentence(
        "« {move} » n’est pas un coup de joueur : formez, introduisez, échangez ou jetez",
        "“{move}” is not a player’s move: form, insert, exchange or discard",
    ),
    "no_pass": Sentence(
        "on ne passe pas : formez un mot, introduisez, échangez, ou jetez une carte",
        "there is no pass: form a word, insert, exchange, or discard a card",
    ),
    "round_is_closing": Sentence(
        "quelqu’un est sorti : acceptez son mot ou contestez-le",
        "somebody is out: accept the word or challenge it",
    ),
    "bell_has_rung": Sentence(
        "la cloche a sonné : acceptez le dernier mot ou contestez-le",
        "the bell has rung: accept the last word or challenge it",
    ),
    "too_few_letters": Sentence(
        "{word} est trop court : formez un mot d’au moins {minimum} lettres, ou jetez, introduisez, échangez",
        "{word} is too short: form a word of at least {minimum} letters, or discard, insert, exchange",
    ),
    "letter_alone": Sentence(
        "{word} seul n’est pas un mot : posez A, Y ou Ô, ou un mot plus long",
        "{word} is no word by itself: lay A, Y or Ô, or a longer word",
    ),
    "not_in_hand": Sentence(
        "il vous manque {cards} : choisissez un mot avec vos cartes",
        "you lack {cards}: choose a word from your cards",
    ),
    "no_such_word": Sentence(
        "il n’y a pas de mot n° {number} sur la table, qui en a {words} : choisissez l’un d’eux",
        "there is no word {number} on the table, which has {words}: choose one of them",
    ),
    "nothing_added": Sentence(
        "choisissez au moins une carte à introduire dans {before}",
        "choose at least one card to insert into {before}",
    ),
    "order_changed": Sentence(
        "{word} ne garde pas les lettres de {before} dans leur ordre : ajoutez des cartes sans rien déplacer",
        "{word} does not keep the letters of {before} in their order: add cards without moving any",
    ),
    "maitresse_renamed": Sentence(
        "dans {before}, la Maîtresse garde la lettre nommée, et {word} la change : gardez-la, ou "
        "échangez-la contre une carte",
        "in {before} the Maîtresse keeps the letter it was named, and {word} changes it: keep it, or "
        "exchange it for a card",
    ),
    "not_as_many_letters": Sentence(
        "{word} n’a pas la longueur de {before} : échangez autant de lettres que vous en prenez",
        "{word} is not as long as {before}: give as many letters as you take",
    ),
    "nothing_exchanged": Sentence(
        "choisissez la lettre à échanger dans {before}",
        "choose the letter of {before} to exchange",
    ),
    "same_cards": Sentence(
        "dans {before}, chaque carte donnée est celle que vous prenez : donnez-en une autre",
        "in {before} every card you give is the one you take: give another",
    ),
    "nothing_to_challenge": Sentence(
        "aucun mot n’est contestable maintenant : jouez",
        "no word can be challenged now: play",
    ),
    "another_word": Sentence(
        "{word} n’est pas le mot joué : contestez {laid}",
        "{word} is not the word played: challenge {laid}",
    ),
    "already_challenged": Sentence(
        "{word} a déjà été contesté : jouez",
        "{word} has already been challenged: play",
    ),
    "own_word": Sentence(
        "on ne conteste pas son propre mot, {word} : c’est aux autres d’en juger",
        "nobody challenges their own word, {word}: that is for the others",
    ),
    "already_accepted": Sentence(
        "vous avez déjà accepté {word} : jouez",
        "you have already accepted {word}: play",
    ),
    "not_playing": Sentence(
        "vous ne jouez plus : vous ne pouvez plus contester",
        "you are no longer playing: you can no longer challenge",
    ),
    "retired": Sentence(
        "vous ne jouez déjà plus : vous pouvez regarder la fin",
        "you have already left the game: you may watch the end",
    ),
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

"""What to say of each refusal and duty of DAMES DE LETTRES, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence
from joute.play.words import WORD_SENTENCES

_FORM = {
    "unreadable_deal": Sentence(
        "donne illisible : des lettres de A à Z, rien d’autre",
        "unreadable deal: letters A to Z and nothing else",
    ),
    "unreadable_word": Sentence(
        "« {text} » : on annonce MOT@case.case.case", "“{text}”: announce WORD@square.square.square"
    ),
    "unreadable_joker": Sentence(
        "« {text} » : un joker s’écrit +E@case ou +S@case",
        "“{text}”: a joker is written +E@square or +S@square",
    ),
    "no_such_square": Sentence(
        "« {text} » n’est pas une case du damier (A1 à H6)", "“{text}” is no square of the board (A1 to H6)"
    ),
    "bad_position": Sentence(
        "position illisible, {field} : « {value} »", "unreadable position, {field}: “{value}”"
    ),
    "letters_must_move": Sentence(
        "« {move} » n’existe pas aux Dames : à son tour, on déplace une lettre",
        "there is no “{move}” in Dames: a player in turn moves a letter",
    ),
}

_DEAL = {
    "deal_is_chance": Sentence(
        "les lettres sont tirées du sac au début, et elles seules",
        "the letters are drawn from the bag at the start, and nothing else happens then",
    ),
    "too_many_of": Sentence(
        "la donne demande des lettres que le sac n’a plus : {letters}",
        "the deal asks for letters the bag has no more of: {letters}",
    ),
    "deal_count": Sentence(
        "lettres données : {count}, il en faut {expected}", "letters dealt: {count}, it takes {expected}"
    ),
}

_MOVING = {
    "no_letter_there": Sentence("il n’y a pas de lettre en {squares}", "there is no letter on {squares}"),
    "not_your_letter": Sentence(
        "le {letter} en {squares} n’est pas à vous", "the {letter} on {squares} is not yours"
    ),
    "joker_stays": Sentence(
        "le joker en {squares} ne se déplace pas", "the joker on {squares} does not move"
    ),
    "not_straight": Sentence(
        "{squares} : une lettre va tout droit, dans l’une des huit directions",
        "{squares}: a letter moves straight, in one of the eight directions",
    ),
    "square_taken": Sentence(
        "{squares} est occupée par un {letter}", "{squares} is taken by the letter {letter}"
    ),
    "over_joker": Sentence(
        "on ne passe pas par-dessus le joker en {squares}", "the joker on {squares} cannot be passed over"
    ),
    "over_own_letter": Sentence(
        "on ne passe pas par-dessus sa propre lettre, {letter} en {squares}",
        "you cannot pass over your own letter, {letter} on {squares}",
    ),
    "nothing_behind": Sentence(
        "pas de case libre derrière le {letter} : {squares}", "no empty square behind the {letter}: {squares}"
    ),
    "nothing_captured": Sentence(
        "aucune lettre n’est prise de {squares}", "no letter is captured from {squares}"
    ),
    "no_word": Sentence(
        "une lettre ne se déplace que pour former un mot, et aucun n’est annoncé en {squares}",
        "a letter moves only to make a word, and none is announced on {squares}",
    ),
    "last_at_home": Sentence(
        "{squares} : c’est votre dernière lettre dans votre camp, elle ne peut en sortir",
        "{squares}: this is your last letter in your own camp, it may not leave",
    ),
    "prise_from_afar": Sentence(
        "{squares} : une prise qui part du camp adverse doit former un mot à l’arrivée",
        "{squares}: a capture that starts in the opponent’s camp must make a word on arrival",
    ),
    "word_possible_at_last": Sentence(
        "{squares} : la prise pure finale n’est permise qu’à qui ne peut former de mot, et vous le pouvez",
        "{squares}: the prise pure finale is for a player who can make no word, and you can",
    ),
    "word_possible": Sentence(
        "{squares} : le coup stratégique n’est permis qu’à qui ne peut former de mot, et vous le pouvez",
        "{squares}: a strategic move is for a player who can make no word, and you can",
    ),
}

_OPENING = {
    "opening_capture": Sentence(
        "ouverture courte, {squares} : le premier mot des blancs se forme sans prise ; allez là où la lettre "
        "ne passe par-dessus aucune autre",
        "short opening, {squares}: White’s first word is made without a capture; go where the letter passes "
        "over no other",
    ),
    "opening_double": Sentence(
        "ouverture courte : pas de doublé ({words}) pour le premier mot des blancs ; n’en annoncez qu’un",
        "short opening: no doublé ({words}) for White’s first word; announce only one",
    ),
    "opening_long_word": Sentence(
        "ouverture courte : le premier mot des blancs a trois lettres, et {word} en a {count} ; annoncez-en "
        "un plus court",
        "short opening: White’s first word has three letters, and {word} has {count}; announce a shorter one",
    ),
    "duty_short_word": Sentence(
        "ouverture courte : formez un mot de trois lettres, sans doublé ni prise",
        "short opening: make a word of three letters, with no doublé and no capture",
    ),
}

_WORDS = {
    "word_too_short": Sentence(
        "{word} est trop court : un mot a au moins {least} lettres",
        "{word} is too short: a word has at least {least} letters",
    ),
    "square_twice": Sentence(
        "{word} passe deux fois par la même case : {squares}", "{word} uses a square twice: {squares}"
    ),
    "not_touching": Sentence(
        "{word} : {squares} ne se touchent pas", "{word}: {squares} do not touch each other"
    ),
    "without_moved_letter": Sentence(
        "{word} ne contient pas la lettre déplacée en {squares}",
        "{word} does not hold the letter moved to {squares}",
    ),
    "no_opposing_letter": Sentence(
        "{word} ne contient aucune lettre adverse", "{word} holds no letter of the opponent’s"
    ),
    "stays_in_own_camp": Sentence(
        "{word} reste dans votre camp ({squares}) : partie de chez vous, la lettre doit former un mot "
        "qui passe par le camp adverse",
        "{word} stays in your camp ({squares}): a letter that starts at home must make a word that passes "
        "through the opponent’s",
    ),
    "too_many_words": Sentence(
        "{count} mots annoncés : deux au plus, c’est un doublé",
        "{count} words announced: two at most, a doublé",
    ),
    "squares_count": Sentence(
        "{word} : il faut une case par lettre (cases annoncées : {count})",
        "{word}: one square for each letter is needed (squares announced: {count})",
    ),
    "words_share_squares": Sentence(
        "les deux mots d’un doublé n’ont en commun que la lettre déplacée, pas {squares}",
        "the two words of a doublé share the moved letter only, not {squares}",
    ),
    "same_word_twice": Sentence(
        "les deux mots d’un doublé sont différents, pas deux fois {word}",
        "the two words of a doublé are different, not {word} twice",
    ),
    "squares_do_not_spell": Sentence(
        "{squares} ne se lit pas {word} mais « {spelled} »", "{squares} do not spell {word} but “{spelled}”"
    ),
    "cannot_be_written": Sentence(
        "{word} ne peut pas s’écrire avec la lettre déplacée",
        "{word} cannot be written with the letter moved",
    ),
    "several_paths": Sentence(
        "{words} : plusieurs chemins, qui ne retournent pas les mêmes lettres ; dites les cases",
        "{words}: several paths, turning different letters; say the squares",
    ),
    "already_made": Sentence(
        "{word} a déjà été formé par le joueur {seat}", "{word} was already made by player {seat}"
    ),
    "captured_letter": Sentence(
        "{word} : ce qui est pris en {squares} ne peut pas servir au mot",
        "{word}: what is captured on {squares} cannot be part of the word",
    ),
}

_FORMS = {
    "form_same-player": Sentence(
        "{word} : vous avez vous-même formé {earlier}, seul l’adversaire peut en faire la forme suivante",
        "{word}: you made {earlier} yourself, only the opponent may go on with its next form",
    ),
    "form_reverse-order": Sentence(
        "{word} ne peut pas suivre {earlier} : du masculin au féminin, du singulier au pluriel, "
        "jamais l’inverse",
        "{word} cannot follow {earlier}: from masculine to feminine, from singular to plural, never back",
    ),
    "form_same-form": Sentence(
        "{word} est la même forme du même mot que {earlier}, déjà formé",
        "{word} is the same form of the same word as {earlier}, already made",
    ),
    "form_same-tense": Sentence(
        "{word} est au même temps du même verbe que {earlier}, déjà formé",
        "{word} is the same tense of the same verb as {earlier}, already made",
    ),
}

_JOKERS = {
    "opposing_joker": Sentence(
        "{word} : un joker ne sert qu’à son propriétaire, et {squares} n’est pas à vous",
        "{word}: a joker serves its owner alone, and {squares} is not yours",
    ),
    "joker_not_earned": Sentence(
        "jokers posés : {count}, gagnés : {due} (un par mot de {length} lettres ou plus)",
        "jokers set: {count}, earned: {due} (one for each word of {length} letters or more)",
    ),
    "no_such_joker": Sentence(
        "il n’y a pas de joker {letter} : E ou S", "there is no joker {letter}: E or S"
    ),
    "joker_gone": Sentence("le joker {letter} est déjà posé", "the joker {letter} is already set"),
    "joker_square_taken": Sentence(
        "le joker {letter} se pose sur une case vide après le coup, pas en {squares}",
        "the joker {letter} is set on a square that is empty after the move, not on {squares}",
    ),
}

_OPEN = {
    "open_word": Sentence(
        "glissez une de vos lettres, puis tracez un mot d’au moins trois lettres qui passe par elle et par une "
        "lettre adverse",
        "slide one of your letters, then trace a word of three letters or more through it and through a letter "
        "of your opponent’s",
    ),
    "open_capture": Sentence(
        "aucun mot n’est possible : prenez une lettre adverse en la sautant",
        "no word is possible: capture a letter of your opponent’s by jumping over it",
    ),
    "open_free": Sentence(
        "aucun mot n’est possible : glissez librement une de vos lettres",
        "no word is possible: slide any one of your letters",
    ),
    "open_strategic": Sentence(
        "aucun mot n’est possible : glissez une de vos lettres (coup stratégique)",
        "no word is possible: slide one of your letters (a strategic move)",
    ),
}

_RIGOUR = {
    "nothing_to_touch": Sentence(
        "il n’y a rien à toucher en {squares}", "there is nothing to touch on {squares}"
    ),
    "another_touched": Sentence(
        "la lettre touchée en {squares} doit être jouée", "the letter touched on {squares} must be moved"
    ),
    "duty_touched": Sentence(
        "jouez la lettre que vous avez touchée en {squares}", "move the letter you have touched on {squares}"
    ),
}

SENTENCES: Mapping[str, Sentence] = {
    **WORD_SENTENCES,
    **_FORM,
    **_DEAL,
    **_MOVING,
    **_OPENING,
    **_WORDS,
    **_FORMS,
    **_JOKERS,
    **_OPEN,
    **_RIGOUR,
}

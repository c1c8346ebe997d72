"""What to say of each refusal and duty of DAMES DE LETTRES, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence
from joute.play.words import WORD_SENTENCES

_FORM = {
    "unreadable_deal": Sentence(
        "donne illisible : n’écrivez que des lettres de A à Z",
        "unreadable deal: write letters A to Z only",
    ),
    "unreadable_word": Sentence(
        "« {text} » : annoncez le mot et ses cases, MOT@case.case.case",
        "“{text}”: announce the word and its squares, WORD@square.square.square",
    ),
    "unreadable_joker": Sentence(
        "« {text} » : un joker s’écrit +E@case ou +S@case",
        "“{text}”: write a joker as +E@square or +S@square",
    ),
    "no_such_square": Sentence(
        "« {text} » n’est pas une case du damier : donnez une case de A1 à H6",
        "“{text}” is not a square of the board: give a square from A1 to H6",
    ),
    "bad_position": Sentence(
        "position illisible, {field} : « {value} » ; corrigez ce champ",
        "unreadable position, {field}: “{value}”; correct that field",
    ),
    "letters_must_move": Sentence(
        "« {move} » n’existe pas aux DAMES : déplacez une de vos lettres",
        "there is no “{move}” in DAMES: move one of your letters",
    ),
    "deal_is_chance": Sentence(
        "les lettres se tirent du sac au début : donnez seulement le tirage",
        "the letters are drawn from the bag at the start: give the draw alone",
    ),
    "too_many_of": Sentence(
        "le sac n’a plus ces lettres : {letters} ; corrigez la donne",
        "the bag has no more of these letters: {letters}; correct the deal",
    ),
    "deal_count": Sentence(
        "lettres données : {count} ; il en faut {expected}",
        "letters dealt: {count}; it takes {expected}",
    ),
}

_MOVING = {
    "no_letter_there": Sentence(
        "il n’y a pas de lettre en {squares} : choisissez une de vos lettres",
        "there is no letter on {squares}: choose one of your letters",
    ),
    "not_your_letter": Sentence(
        "le {letter} en {squares} n’est pas à vous : choisissez une de vos lettres",
        "the {letter} on {squares} is not yours: choose one of your letters",
    ),
    "joker_stays": Sentence(
        "le joker en {squares} ne se déplace pas : choisissez une autre lettre",
        "the joker on {squares} does not move: choose another letter",
    ),
    "not_straight": Sentence(
        "{source} et {target} ne sont pas alignées : choisissez une case dans l’une des huit directions",
        "{source} and {target} are not in a straight line: choose a square in one of the eight directions",
    ),
    "square_taken": Sentence(
        "{squares} porte déjà un {letter} : choisissez une case vide",
        "{squares} already holds the letter {letter}: choose an empty square",
    ),
    "over_joker": Sentence(
        "on ne passe pas par-dessus le joker en {squares} : arrêtez-vous avant, ou changez de direction",
        "the joker on {squares} cannot be passed over: stop before it, or go another way",
    ),
    "over_own_letter": Sentence(
        "on ne passe pas par-dessus sa propre lettre, le {letter} en {squares} : arrêtez-vous avant, ou "
        "changez de direction",
        "you cannot pass over your own letter, the {letter} on {squares}: stop before it, or go another way",
    ),
    "nothing_behind": Sentence(
        "il n’y a pas de case vide derrière le {letter} ({squares}) : on ne peut pas le sauter, "
        "arrêtez-vous avant",
        "there is no empty square behind the {letter} ({squares}): it cannot be jumped, stop before it",
    ),
    "nothing_captured": Sentence(
        "aucune lettre n’est prise sur ce chemin ({squares}) : jouez-le sans prise",
        "no letter is captured on this way ({squares}): play it without a capture",
    ),
    "no_word": Sentence(
        "une lettre ne se déplace que pour former un mot : tracez-en un qui passe par {squares}",
        "a letter moves only to make a word: trace one through {squares}",
    ),
    "no_word_there": Sentence(
        "le {letter} ne fait aucun mot en {squares} : choisissez une case marquée",
        "the {letter} makes no word on {squares}: choose a marked square",
    ),
    "last_at_home": Sentence(
        "c’est votre dernière lettre dans votre camp ({squares}) : gardez-l’y, et jouez-en une autre",
        "this is your last letter in your own camp ({squares}): keep it there, and play another",
    ),
    "prise_from_afar": Sentence(
        "partie du camp adverse, une prise doit former un mot à l’arrivée ({squares}) : tracez-en un",
        "from the other camp, a capture must make a word on arrival ({squares}): trace one",
    ),
    "word_possible_at_last": Sentence(
        "vous pouvez former un mot : la prise sans mot n’est permise qu’à qui ne le peut pas ({squares})",
        "you can make a word: a capture without one is only for a player who cannot ({squares})",
    ),
    "word_possible": Sentence(
        "vous pouvez former un mot : cherchez-le, on ne déplace une lettre sans mot que si aucun n’est "
        "possible ({squares})",
        "you can make a word: look for it, a letter moves without one only when none is possible ({squares})",
    ),
}

_OPENING = {
    "opening_capture": Sentence(
        "ouverture courte : le premier mot des rouges se forme sans prise ({squares}) ; allez là où la "
        "lettre n’en saute aucune autre",
        "short opening: Red’s first word is made without a capture ({squares}); go where the letter jumps "
        "no other",
    ),
    "opening_double": Sentence(
        "ouverture courte : pas de doublé pour le premier mot des rouges ({words}) ; n’en annoncez qu’un",
        "short opening: no doublé for Red’s first word ({words}); announce only one",
    ),
    "opening_long_word": Sentence(
        "ouverture courte : le premier mot des rouges a trois lettres, et {word} en a {count} ; tracez-en "
        "un plus court",
        "short opening: Red’s first word has three letters, and {word} has {count}; trace a shorter one",
    ),
    "duty_short_word": Sentence(
        "ouverture courte : formez un mot de trois lettres, sans doublé ni prise",
        "short opening: make a word of three letters, with no doublé and no capture",
    ),
}

_WORDS = {
    "word_too_short": Sentence(
        "{word} est trop court : tracez un mot d’au moins {least} lettres",
        "{word} is too short: trace a word of at least {least} letters",
    ),
    "square_twice": Sentence(
        "{word} passe deux fois par la même case ({squares}) : prenez un autre chemin",
        "{word} uses a square twice ({squares}): take another path",
    ),
    "not_touching": Sentence(
        "les cases {squares} ne se touchent pas : suivez {word} de case en case voisine",
        "squares {squares} do not touch each other: follow {word} from square to neighbouring square",
    ),
    "without_moved_letter": Sentence(
        "{word} ne passe pas par la lettre que vous avez déplacée, en {squares} : tracez un mot qui la "
        "contient",
        "{word} does not pass through the letter you moved, on {squares}: trace a word that holds it",
    ),
    "no_opposing_letter": Sentence(
        "{word} ne contient aucune lettre adverse : faites-le passer par une au moins",
        "{word} holds no letter of your opponent’s: it must pass through at least one",
    ),
    "stays_in_own_camp": Sentence(
        "{word} reste dans votre camp ({squares}) : faites-le passer par le camp adverse",
        "{word} stays in your camp ({squares}): it must pass through the other camp",
    ),
    "too_many_words": Sentence(
        "{count} mots annoncés, c’est trop : annoncez-en deux au plus",
        "{count} words are too many: announce two at most",
    ),
    "squares_count": Sentence(
        "{word} : donnez une case par lettre (cases annoncées : {count})",
        "{word}: give one square for each letter (squares announced: {count})",
    ),
    "words_share_squares": Sentence(
        "les deux mots d’un doublé ne partagent que la lettre déplacée : évitez {squares} dans l’un des deux",
        "the two words of a doublé share the moved letter only: leave {squares} out of one of them",
    ),
    "same_word_twice": Sentence(
        "un doublé demande deux mots différents : remplacez l’un des deux {word}",
        "a doublé takes two different words: replace one of the two {word}",
    ),
    "squares_do_not_spell": Sentence(
        "ces cases ({squares}) se lisent {spelled}, pas {word} : corrigez le mot ou le chemin",
        "these squares ({squares}) read {spelled}, not {word}: correct the word or the path",
    ),
    "cannot_be_written": Sentence(
        "{word} ne peut pas s’écrire avec la lettre déplacée : essayez un autre mot, ou une autre case",
        "{word} cannot be written with the letter moved: try another word, or another square",
    ),
    "several_paths": Sentence(
        "{words} peut suivre plusieurs chemins, qui ne retournent pas les mêmes lettres : tracez-le case "
        "par case",
        "{words} can follow several paths, which turn different letters: trace it square by square",
    ),
    "already_made": Sentence(
        "{word} a déjà été formé dans cette partie : trouvez un autre mot",
        "{word} has already been made in this game: find another word",
    ),
    "captured_letter": Sentence(
        "ce qui est pris en {squares} ne peut pas servir à {word} : prenez un autre chemin",
        "what is captured on {squares} cannot be part of {word}: take another path",
    ),
}

_FORMS = {
    "form_same-player": Sentence(
        "vous avez vous-même formé {earlier} : {word} n’est permis qu’à l’adversaire, trouvez un autre mot",
        "you made {earlier} yourself: only your opponent may make {word}, find another word",
    ),
    "form_reverse-order": Sentence(
        "{word} ne peut pas suivre {earlier} (du masculin au féminin, du singulier au pluriel, jamais "
        "l’inverse) : trouvez un autre mot",
        "{word} cannot follow {earlier} (from masculine to feminine, from singular to plural, never back): "
        "find another word",
    ),
    "form_same-form": Sentence(
        "{word} est la même forme du même mot que {earlier}, déjà formé : trouvez un autre mot",
        "{word} is the same form of the same word as {earlier}, already made: find another word",
    ),
    "form_same-tense": Sentence(
        "{word} est au même temps du même verbe que {earlier}, déjà formé : trouvez un autre mot",
        "{word} is in the same tense of the same verb as {earlier}, already made: find another word",
    ),
}

_JOKERS = {
    "opposing_joker": Sentence(
        "le joker en {squares} n’est pas à vous : faites passer {word} ailleurs",
        "the joker on {squares} is not yours: take {word} another way",
    ),
    "joker_not_earned": Sentence(
        "jokers posés : {count}, gagnés : {due} ; posez-en un par mot de {length} lettres ou plus",
        "jokers set: {count}, earned: {due}; set one for each word of {length} letters or more",
    ),
    "no_such_joker": Sentence(
        "il n’y a pas de joker {letter} : choisissez E ou S",
        "there is no joker {letter}: choose E or S",
    ),
    "joker_gone": Sentence(
        "votre joker {letter} est déjà posé : choisissez l’autre, ou renoncez-y",
        "your joker {letter} is already set: choose the other, or do without",
    ),
    "joker_square_taken": Sentence(
        "le joker {letter} se pose sur une case vide après le coup, pas en {squares} : choisissez-en une "
        "autre",
        "the joker {letter} goes on a square that the move leaves empty, not on {squares}: choose another",
    ),
}

_OPEN = {
    "awaits_word": Sentence(
        "tracez maintenant un mot qui passe par cette lettre et par une lettre adverse",
        "now trace a word through this letter and through a letter of your opponent’s",
    ),
    "awaits_joker": Sentence(
        "posez votre joker {letter} sur une case vide, ou touchez-le encore pour y renoncer",
        "place your joker {letter} on an empty square, or touch it again to do without",
    ),
    "open_word": Sentence(
        "glissez une de vos lettres, puis tracez un mot d’au moins trois lettres qui passe par elle et par "
        "une lettre adverse",
        "slide one of your letters, then trace a word of three letters or more through it and through a "
        "letter of your opponent’s",
    ),
    "open_capture": Sentence(
        "aucun mot n’est possible : prenez une lettre adverse en la sautant",
        "no word is possible: capture a letter of your opponent’s by jumping over it",
    ),
    "open_free": Sentence(
        "aucun mot n’est possible : glissez librement une de vos lettres",
        "no word is possible: slide any one of your letters",
    ),
    "open_strategic": Sentence(
        "aucun mot n’est possible : glissez une de vos lettres (coup stratégique)",
        "no word is possible: slide one of your letters (a strategic move)",
    ),
}

_RIGOUR = {
    "nothing_to_touch": Sentence(
        "il n’y a pas de lettre à vous en {squares} : touchez une des vôtres",
        "there is no letter of yours on {squares}: touch one of your own",
    ),
    "another_touched": Sentence(
        "vous avez touché la lettre en {squares} : c’est elle qu’il faut jouer",
        "you have touched the letter on {squares}: that is the one to move",
    ),
    "duty_touched": Sentence(
        "jouez la lettre que vous avez touchée en {squares}", "move the letter you have touched on {squares}"
    ),
}

SENTENCES: Mapping[str, Sentence] = {
    **WORD_SENTENCES,
    **_FORM,
    **_MOVING,
    **_OPENING,
    **_WORDS,
    **_FORMS,
    **_JOKERS,
    **_OPEN,
    **_RIGOUR,
}

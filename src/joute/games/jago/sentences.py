"""What is said when a move of JAGO is refused, and what a turn must do first."""

from collections.abc import Mapping

from joute.play import Sentence
from joute.play.verdicts import word_sentences

_FORM = {
    "letters_expected": Sentence(
        "« {text} » : la donne s’écrit « deal » puis les lettres du sac, sans rien d’autre",
        "“{text}”: a deal is written “deal” and the letters of the bag, nothing else",
    ),
    "no_square": Sentence(
        "il n’y a pas de case {square} : les colonnes vont de A à K, les rangées de 1 à 11",
        "there is no square {square}: columns go from A to K, rows from 1 to 11",
    ),
    "word_expected": Sentence(
        "« {text} » ne se lit pas : on écrit « D6h RAS » (h horizontal, v vertical), plusieurs avec « + »",
        "“{text}” cannot be read: a word is written “D6h RAS” (h across, v down), several with “+”",
    ),
    "position_fields": Sentence(
        "une position s’écrit en {most} champs au plus, on en lit {given}",
        "a position is written in at most {most} fields, {given} were read",
    ),
    "position_field": Sentence(
        "position illisible, champ « {field} » : « {text} »", "unreadable position, field “{field}”: “{text}”"
    ),
}

_SHAPE = {
    "off_board": Sentence(
        "{word} sort du plateau à partir de {squares} : commencez plus tôt, ou dans l’autre sens",
        "{word} runs off the board from {squares}: start earlier, or the other way",
    ),
    "two_letters": Sentence(
        "deux mots du tour se contredisent en {squares}, {first} ou {second} : gardez la même lettre dans "
        "les deux",
        "two words of the turn disagree on {squares}, {first} or {second}: keep the same letter in both",
    ),
    "nothing_laid": Sentence(
        "ce tour ne pose aucune lettre : posez-en au moins une, différente de celle qu’elle couvre",
        "this turn lays no letter: lay at least one, different from what it covers",
    ),
    "part_of_run": Sentence(
        "on lirait {whole} en {squares}, et non {word} : écrivez le mot entier, ou posez ailleurs",
        "{whole} would be read on {squares}, not {word}: write the whole word, or lay elsewhere",
    ),
    "one_letter": Sentence(
        "{word} seul n’est pas un mot : nommez la suite qui passe par {squares}",
        "{word} alone is no word: name the run through {squares}",
    ),
    "first_word_short": Sentence(
        "le premier mot a deux lettres au moins : allongez-le",
        "the first word has two letters or more: make it longer",
    ),
    "centre_missed": Sentence(
        "le premier mot couvre la case centrale : faites-le passer par {squares}",
        "the first word covers the centre square: it must cross {squares}",
    ),
    "not_connected": Sentence(
        "tout doit se toucher, et des lettres restent à l’écart : posez-les contre celles du plateau, ou les "
        "unes contre les autres",
        "everything must touch, and some letters stand apart: lay them next to those on the board, or to one "
        "another",
    ),
}

_THEFT = {
    "too_many_replaced": Sentence(
        "ce tour remplace {replaced} lettres de {word} ({squares}) : dans un mot de cette longueur, "
        "remplacez-en {most} au plus",
        "this turn replaces {replaced} letters of {word} ({squares}): in a word of that length replace "
        "{most} at most",
    ),
    "same_meaning": Sentence(
        "{new} garde le sens de {old} : changez une lettre pour un mot d’un autre sens ({squares})",
        "{new} keeps the meaning of {old}: change a letter for a word of another meaning ({squares})",
    ),
    "earlier_form": Sentence(
        "{word} a déjà été lu ici ({squares}), et un mot ne revient jamais à une forme passée : faites-en "
        "un autre",
        "{word} has been read here before ({squares}), and a word never goes back to an earlier form: make "
        "another",
    ),
    "replaced_for_nothing": Sentence(
        "remplacer une lettre en {squares} ne vole aucun mot adverse : ne remplacez que dans un mot de "
        "l’adversaire",
        "replacing a letter on {squares} steals no word of your opponent’s: replace letters in their words "
        "only",
    ),
    "letters_missing": Sentence(
        "il vous manque {letters} : choisissez un mot avec votre chevalet et les lettres de côté",
        "you lack {letters}: choose a word from your rack and the letters set aside",
    ),
    "no_lead_same_meaning": Sentence(
        "{new} garde le sens de {old} : rien n’est volé, et ce serait {own} contre {theirs}. Volez un mot en "
        "changeant son sens, ou posez-en un de plus",
        "{new} keeps the meaning of {old}: nothing is stolen, and it would be {own} to {theirs}. Steal a "
        "word by changing its meaning, or lay one more",
    ),
    "no_lead": Sentence(
        "vous devez finir avec plus de lettres que l’autre, et ce serait {own} contre {theirs} : volez un "
        "mot, ou posez-en un autre dans le même tour",
        "you must end with more letters than the other, and it would be {own} to {theirs}: steal a word, or "
        "lay another in the same turn",
    ),
}

_WORDS = word_sentences(
    "word",
    Sentence(
        "{word} n’est pas admis : {why}. Changez de mot, ou posez ailleurs",
        "{word} is not allowed: {why}. Change the word, or lay elsewhere",
    ),
)

_TABLE = {
    "deal_first": Sentence("il faut d’abord distribuer les lettres", "the letters must be dealt first"),
    "only_chance_deals": Sentence(
        "les lettres sont déjà distribuées : jouez",
        "the letters are dealt already: play",
    ),
    "wrong_letters": Sentence(
        "ce ne sont pas les lettres du sac (on en lit {given}) : il contient {expected}",
        "these are not the letters of the bag ({given} were read): it holds {expected}",
    ),
    "no_pass": Sentence(
        "on ne passe pas au JAGO : prenez la tête, ou abandonnez",
        "there is no pass in JAGO: take the lead, or resign",
    ),
    "no_letters": Sentence(
        "il ne reste aucune lettre à poser : on ne peut qu’accepter ou contester",
        "there is no letter left to lay: accept or challenge",
    ),
    "nothing_to_accept": Sentence(
        "aucun tour n’attend d’être accepté : jouez", "no turn is waiting to be accepted: play"
    ),
    "nothing_to_contest": Sentence(
        "aucun tour ne peut être contesté maintenant : jouez",
        "no turn can be challenged now: play",
    ),
    "not_of_this_turn": Sentence(
        "{word} n’est pas un mot de ce tour : contestez plutôt {words}",
        "{word} is not a word of this turn: challenge {words} instead",
    ),
    "nothing_to_flip": Sentence(
        "on ne retourne des lettres qu’après une contestation : posez un mot",
        "letters are turned only after a challenge: lay a word",
    ),
    "flip_first": Sentence(
        "choisissez d’abord les lettres adverses que la contestation vous laisse retourner : {most} au plus, "
        "ou aucune",
        "first choose which of your opponent’s letters to turn: {most} at most, or none",
    ),
    "too_many_flips": Sentence(
        "c’est trop de lettres à retourner ({squares}) : gardez-en {most} au plus",
        "those are too many letters to turn ({squares}): keep {most} at most",
    ),
    "flipped_twice": Sentence(
        "une lettre ne se retourne qu’une fois ({squares}) : n’en choisissez que des différentes",
        "a letter is turned only once ({squares}): choose different ones",
    ),
    "not_their_letter": Sentence(
        "il n’y a pas de lettre adverse en {squares} : choisissez des lettres de l’autre couleur",
        "there is no letter of your opponent’s on {squares}: choose letters of the other colour",
    ),
}

_DUTIES = {
    "open_centre": Sentence(
        "posez un mot de deux lettres ou plus qui couvre la case centrale, {squares}",
        "lay a word of two letters or more that covers the centre square, {squares}",
    ),
    "open_lead": Sentence(
        "il vous faut plus de lettres que l’adversaire ({own} contre {theirs}) : posez un ou plusieurs mots, "
        "ou volez les siens",
        "you need more letters than your opponent ({own} to {theirs}): lay one or more words, or steal "
        "theirs",
    ),
    "awaits_lead": Sentence(
        "{word} est bon, mais ce serait {own} contre {theirs}. Ajoutez un mot, ou volez-en un autre",
        "{word} is fine, but it would be {own} to {theirs}. Add a word, or steal another",
    ),
    "awaits_lead_many": Sentence(
        "ces mots sont bons, mais ce serait {own} contre {theirs}. Ajoutez-en un, ou volez-en un autre",
        "these words are fine, but it would be {own} to {theirs}. Add one more, or steal another",
    ),
    "awaits_lead_unjudged": Sentence(
        "ce serait {own} contre {theirs}. Ajoutez un mot, ou volez-en un autre",
        "it would be {own} to {theirs}. Add a word, or steal another",
    ),
    "awaits_lead_same_meaning": Sentence(
        "{new} garde le sens de {old}, qui n’est pas volé : ce serait {own} contre {theirs}. Ajoutez un mot, "
        "ou volez-en un",
        "{new} keeps the meaning of {old}, which is not stolen: it would be {own} to {theirs}. Add a word, "
        "or steal one",
    ),
    "duty_flip": Sentence(
        "vous pouvez retourner des lettres adverses, à votre choix : {count} au plus, ou aucune",
        "you may turn letters of the opponent’s, of your choice: {count} at most, or none",
    ),
}

SENTENCES: Mapping[str, Sentence] = {**_FORM, **_SHAPE, **_THEFT, **_WORDS, **_TABLE, **_DUTIES}

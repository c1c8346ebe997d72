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
        "{word} sort du plateau à partir de {squares}", "{word} runs off the board from {squares}"
    ),
    "two_letters": Sentence(
        "deux mots du tour se contredisent en {squares} : {first} ou {second}",
        "two words of the turn disagree on {squares}: {first} or {second}",
    ),
    "nothing_laid": Sentence(
        "ce tour ne pose aucune lettre : il en faut au moins une, différente de celle qu’elle couvre",
        "this turn lays no letter: at least one is needed, and it must differ from what it covers",
    ),
    "part_of_run": Sentence(
        "{word} n’est pas une suite entière : on lirait {whole} en {squares}",
        "{word} is not a whole run: {whole} would be read on {squares}",
    ),
    "one_letter": Sentence(
        "{word} seul n’est pas un mot : nommez la suite qui passe par {squares}",
        "{word} alone is no word: name the run through {squares}",
    ),
    "first_word_short": Sentence(
        "le premier mot a deux lettres au moins", "the first word has two letters or more"
    ),
    "centre_missed": Sentence(
        "le premier mot passe par la case centrale {squares}",
        "the first word covers the centre square {squares}",
    ),
    "not_connected": Sentence(
        "les lettres posées en {squares} ne tiennent pas toutes au reste du plateau",
        "the letters laid on {squares} are not all connected with the rest of the board",
    ),
}

_THEFT = {
    "too_many_replaced": Sentence(
        "ce tour remplace {replaced} lettres de {word} ({squares}) ; dans un mot de cette longueur, "
        "le plus qu’on puisse en remplacer est {most}",
        "this turn replaces {replaced} letters of {word} ({squares}); in a word of that length "
        "the most you may replace is {most}",
    ),
    "same_meaning": Sentence(
        "{new} ne change pas le sens de {old} : on ne peut pas y remplacer de lettre ({squares})",
        "{new} does not change the meaning of {old}: no letter of it may be replaced ({squares})",
    ),
    "earlier_form": Sentence(
        "{word} a déjà été lu ici ({squares}) : un mot ne revient jamais à une forme passée",
        "{word} has been read here before ({squares}): a word never goes back to an earlier form",
    ),
    "replaced_for_nothing": Sentence(
        "remplacer une lettre en {squares} ne vole aucun mot adverse",
        "replacing a letter on {squares} steals no word of the opponent's",
    ),
    "letters_missing": Sentence(
        "il manque {letters} sur le chevalet et parmi les lettres étalées",
        "{letters} cannot be found on the rack or among the letters set aside",
    ),
    "no_lead": Sentence(
        "il faut finir le tour avec plus de lettres que l’adversaire, et ce serait {own} contre {theirs} : "
        "volez un mot, ou posez davantage de lettres",
        "a turn must end with more letters than the opponent has, and it would be {own} against {theirs}: "
        "steal a word, or lay more letters",
    ),
}

_WORDS = word_sentences(
    "word",
    Sentence("{word} ({squares}) n’est pas admis : {why}", "{word} ({squares}) is not allowed: {why}"),
)

_TABLE = {
    "deal_first": Sentence("il faut d’abord distribuer les lettres", "the letters must be dealt first"),
    "only_chance_deals": Sentence("les lettres sont déjà distribuées", "the letters are dealt already"),
    "wrong_letters": Sentence(
        "ce ne sont pas les lettres du sac (on en lit {given}) : il contient {expected}",
        "these are not the letters of the bag ({given} were read): it holds {expected}",
    ),
    "no_pass": Sentence(
        "on ne passe pas : qui ne peut pas prendre l’avantage perd au temps ou abandonne",
        "there is no pass: whoever cannot take the lead loses on time or resigns",
    ),
    "no_letters": Sentence(
        "il ne reste aucune lettre à poser : on ne peut qu’accepter ou contester",
        "there is no letter left to lay: accept or challenge",
    ),
    "nothing_to_accept": Sentence("aucun tour n’attend d’être accepté", "no turn is waiting to be accepted"),
    "nothing_to_contest": Sentence("aucun tour ne peut être contesté", "no turn can be contested now"),
    "not_of_this_turn": Sentence(
        "{word} n’est pas un mot de ce tour ({words})", "{word} is not a word of this turn ({words})"
    ),
    "nothing_to_flip": Sentence(
        "on ne retourne des lettres qu’après une contestation", "letters are turned only after a contest"
    ),
    "flip_first": Sentence(
        "choisissez d’abord les lettres adverses que la contestation vous laisse retourner : {most} au plus, "
        "ou aucune",
        "first choose the letters of the opponent’s that the contest lets you turn: {most} at most, or none",
    ),
    "too_many_flips": Sentence(
        "c’est trop de lettres à retourner ({squares}) : {most} au plus",
        "those are too many letters to turn ({squares}): {most} at most",
    ),
    "flipped_twice": Sentence(
        "une lettre ne se retourne qu’une fois ({squares})", "a letter is turned only once ({squares})"
    ),
    "not_their_letter": Sentence(
        "aucune lettre adverse à retourner en {squares}", "no letter of the other colour to turn on {squares}"
    ),
}

_DUTIES = {
    "open_centre": Sentence(
        "posez un mot de deux lettres ou plus qui couvre la case centrale, {squares}",
        "lay a word of two letters or more that covers the centre square, {squares}",
    ),
    "open_lead": Sentence(
        "posez des lettres ou volez un mot, et finissez en tête (lettres : vous {own}, l’adversaire {theirs})",
        "lay letters or steal a word, and end in the lead (letters: you {own}, your opponent {theirs})",
    ),
    "duty_flip": Sentence(
        "vous pouvez retourner des lettres adverses, à votre choix : {count} au plus, ou aucune",
        "you may turn letters of the opponent’s, of your choice: {count} at most, or none",
    ),
}

SENTENCES: Mapping[str, Sentence] = {**_FORM, **_SHAPE, **_THEFT, **_WORDS, **_TABLE, **_DUTIES}

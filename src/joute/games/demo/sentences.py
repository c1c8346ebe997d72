"""What a refusal says, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence
from joute.play.words import CONTACT_SENTENCES, WORD_SENTENCES

SENTENCES: Mapping[str, Sentence] = {
    **WORD_SENTENCES,
    **CONTACT_SENTENCES,
    "open_first": Sentence(
        "posez un mot de deux lettres ou plus qui couvre le milieu du tapis, {squares}",
        "lay a word of two letters or more that covers the middle of the mat, {squares}",
    ),
    "open_beside": Sentence(
        "posez un mot qui touche ceux du tapis par un côté, ou passez",
        "lay a word that touches those on the mat by a side, or pass",
    ),
    "play_expected": Sentence(
        "« {text} » : écrivez la case, le sens (h ou v) et le mot entier, comme « M13h MAISON »",
        "“{text}”: write the square, the direction (h or v) and the whole word, as in “M13h MAISON”",
    ),
    "one_word": Sentence(
        "« {word} » : un seul mot, en lettres (minuscule = joker)",
        "“{word}”: one word, of letters only (lower-case: a joker)",
    ),
    "no_such_square": Sentence(
        "le tapis va de A1 à Y25 : il n’a pas de case {square}",
        "the mat goes from A1 to Y25: there is no square {square}",
    ),
    "too_many_squares": Sentence(
        "{seats} joueurs à {share} carrés, c’est {wanted} carrés et il n’y en a que {there} : donnez-en "
        "moins",
        "{seats} players with {share} tiles each need {wanted} tiles and there are only {there}: deal fewer",
    ),
    "seats_out_of_range": Sentence(
        "DÉMO se joue de {least} à {most} joueurs, pas à {seats}",
        "DÉMO is for {least} to {most} players, not {seats}",
    ),
    "only_chance_deals": Sentence(
        "les carrés se donnent au sort, au début (« 0 deal … »)",
        "the tiles are dealt by chance, at the start (“0 deal …”)",
    ),
    "wrong_squares": Sentence(
        "ce ne sont pas les 90 carrés du jeu ({count} donnés ; {wrong}) : corrigez la donne",
        "these are not the game’s 90 tiles ({count} dealt; {wrong}): correct the deal",
    ),
    "too_many": Sentence(
        "{laid} carrés posés, c’est trop : posez-en {most} au plus",
        "{laid} tiles are too many: lay {most} at most",
    ),
    "off_the_mat": Sentence(
        "{word} sort du tapis (lettres en trop : {over}) : commencez plus tôt, ou dans l’autre sens",
        "{word} runs off the mat (letters too many: {over}): start earlier, or the other way",
    ),
    "first_too_short": Sentence(
        "le premier mot a au moins deux lettres : allongez-le",
        "the first word has at least two letters: make it longer",
    ),
    "not_on_the_middle": Sentence(
        "le premier mot couvre le milieu du tapis : faites-le passer par {middle}",
        "the first word covers the middle of the mat: it must cross {middle}",
    ),
    "occupied": Sentence(
        "{squares} porte déjà un {there}, pas un {letter} : servez-vous du {there}, ou posez ailleurs",
        "{squares} already holds {there}, not {letter}: use the {there}, or lay elsewhere",
    ),
    "nothing_laid": Sentence(
        "{word} est déjà sur le tapis : ajoutez-y au moins un carré",
        "{word} already lies on the mat: add at least one tile",
    ),
    "not_the_whole_run": Sentence(
        "on lirait {run} et non {word} : écrivez le mot entier",
        "it would read {run}, not {word}: write the whole word",
    ),
    "one_letter": Sentence(
        "{word} seul ne fait pas un mot dans ce sens : donnez le mot de deux lettres ou plus",
        "{word} alone makes no word in that direction: give the word of two letters or more",
    ),
    "not_joined": Sentence(
        "{word} ne touche aucun carré du tapis : posez-le contre un mot, ou à travers",
        "{word} touches no tile on the mat: lay it against a word, or through one",
    ),
    "two_lines": Sentence(
        "un tour se pose sur une seule ligne : alignez tous vos carrés",
        "a turn lies in one line: put all your tiles in one row or one column",
    ),
    "gap": Sentence(
        "il reste un vide dans votre mot : remplissez-le, ou rapprochez vos carrés",
        "there is a gap in your word: fill it, or move your tiles together",
    ),
    "not_in_hand": Sentence(
        "il manque {letters} dans votre main : choisissez un autre mot (« * » est un joker)",
        "your hand lacks {letters}: choose another word (“*” is a joker)",
    ),
    "window_open": Sentence(
        "les derniers carrés viennent d’être posés : acceptez le coup ou contestez-le d’abord",
        "the last tiles have just been laid: accept the play or challenge it first",
    ),
    "round_window_open": Sentence(
        "le tour est fini : acceptez ou contestez d’abord le dernier coup",
        "the round is over: accept or challenge the last play first",
    ),
    "not_in_the_play": Sentence(
        "{word} n’est pas un mot du dernier coup : contestez plutôt {words}",
        "{word} is not a word of the last play: challenge {words} instead",
    ),
    "not_in_play": Sentence(
        "vous ne jouez plus cette manche : attendez la fin",
        "you are no longer playing this round: wait for the end",
    ),
    "bad_position": Sentence(
        "position illisible ({part}) : « {value} » ; corrigez cette partie",
        "unreadable position ({part}): “{value}”; correct that part",
    ),
}

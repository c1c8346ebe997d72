"""What a refusal says, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence
from joute.play.words import WORD_SENTENCES

SENTENCES: Mapping[str, Sentence] = {
    **WORD_SENTENCES,
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
        "“{text}”: write the space, the direction (h or v) and the whole word, as in “M13h MAISON”",
    ),
    "one_word": Sentence(
        "« {word} » : un seul mot, en lettres (minuscule = joker)",
        "“{word}”: one word, of letters only (lower-case: a joker)",
    ),
    "no_such_square": Sentence(
        "le tapis va de A1 à Y25 : il n’a pas de case {square}",
        "the mat goes from A1 to Y25: there is no space {square}",
    ),
    "too_many_squares": Sentence(
        "{seats} joueurs à {share} carrés, c’est {wanted} carrés : il n’y en a que {there}",
        "{seats} players with {share} squares each need {wanted} squares: there are only {there}",
    ),
    "seats_out_of_range": Sentence(
        "DÉMO se joue de {least} à {most} joueurs, pas à {seats}",
        "DÉMO is for {least} to {most} players, not {seats}",
    ),
    "only_chance_deals": Sentence(
        "les carrés se donnent au sort, au début (« 0 deal … »)",
        "the squares are dealt by chance, at the start (“0 deal …”)",
    ),
    "wrong_squares": Sentence(
        "ce ne sont pas les 90 carrés du jeu ({count} donnés ; {wrong})",
        "these are not the game’s 90 squares ({count} dealt; {wrong})",
    ),
    "too_many": Sentence(
        "{laid} carrés posés : on en pose au plus {most} par tour",
        "{laid} squares laid: at most {most} a turn",
    ),
    "off_the_mat": Sentence(
        "{word} sort du tapis, qui va de A1 à Y25 (lettres en trop : {over})",
        "{word} runs off the mat, which goes from A1 to Y25 (letters too many: {over})",
    ),
    "first_too_short": Sentence(
        "le premier mot a au moins deux lettres", "the first word has at least two letters"
    ),
    "not_on_the_middle": Sentence(
        "le premier mot couvre le milieu du tapis, {middle} (ici {squares})",
        "the first word covers the middle of the mat, {middle} (here {squares})",
    ),
    "occupied": Sentence(
        "la case {squares} porte déjà un {there}, pas un {letter}",
        "space {squares} already holds {there}, not {letter}",
    ),
    "nothing_laid": Sentence(
        "{word} est déjà sur le tapis : aucun carré n’est posé",
        "{word} already lies on the mat: no square is laid",
    ),
    "not_the_whole_run": Sentence(
        "on lirait {run} ({squares}) et non {word} : écrivez le mot entier",
        "it would read {run} ({squares}), not {word}: write the whole word",
    ),
    "one_letter": Sentence(
        "{word} seul ne fait pas un mot dans ce sens : donnez le mot de deux lettres ou plus",
        "{word} alone makes no word in that direction: give the word of two letters or more",
    ),
    "not_joined": Sentence(
        "{word} ({squares}) ne touche aucun carré posé : rejoignez ce qui est sur le tapis",
        "{word} ({squares}) touches no square on the mat: join what lies there",
    ),
    "not_in_hand": Sentence(
        "il manque {letters} dans votre main (« * » : un joker ; une minuscule en annonce un)",
        "your hand lacks {letters} (“*”: a joker; a lower-case letter announces one)",
    ),
    "window_open": Sentence(
        "le joueur {seat} a posé ses derniers carrés : acceptez ou contestez d’abord",
        "player {seat} has laid the last squares: accept or contest first",
    ),
    "round_window_open": Sentence(
        "le tour est fini : acceptez ou contestez d’abord le coup du joueur {seat}",
        "the round is over: accept or contest the play of player {seat} first",
    ),
    "not_in_the_play": Sentence(
        "{word} n’est pas un mot du dernier coup ({words})", "{word} is no word of the last play ({words})"
    ),
    "not_in_play": Sentence("le joueur {seat} ne joue plus", "player {seat} is no longer playing"),
    "bad_position": Sentence(
        "position illisible ({part}) : « {value} »", "unreadable position ({part}): “{value}”"
    ),
}

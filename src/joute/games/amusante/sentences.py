"""What a refusal says, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence
from joute.play.words import WORD_SENTENCES

SENTENCES: Mapping[str, Sentence] = {
    **WORD_SENTENCES,
    "lay_expected": Sentence(
        "« {text} » : écrivez « lay Z ZEBRE » (« lay *e ZEBRE » pour un joker) ou « take »",
        "“{text}”: write “lay Z ZEBRE” (“lay *e ZEBRE” for a joker) or “take”",
    ),
    "one_word": Sentence(
        "« {text} » : annoncez un seul mot, en lettres", "“{text}”: announce one word, of letters only"
    ),
    "one_square": Sentence(
        "« {text} » : on pose un seul carré, une lettre ou un joker (« *e »)",
        "“{text}”: one square is laid, a letter or a joker (“*e”)",
    ),
    "joker_letter": Sentence(
        "« {text} » : dites quelle lettre remplace le joker, comme « *e »",
        "“{text}”: say which letter the joker stands for, as in “*e”",
    ),
    "seats_out_of_range": Sentence(
        "la règle amusante se joue de {least} à {most} joueurs, pas à {seats} : il doit rester une pioche",
        "the amusing rule is for {least} to {most} players, not {seats}: a stock must remain",
    ),
    "only_chance_deals": Sentence(
        "les carrés se donnent au sort, au début (« 0 deal … »)",
        "the squares are dealt by chance, at the start (“0 deal …”)",
    ),
    "wrong_count": Sentence(
        "carrés donnés : {count} ; il en faut {shares}, ou les {all} avec la pioche",
        "squares dealt: {count}; {shares} are needed, or all {all} with the stock",
    ),
    "wrong_squares": Sentence(
        "ce ne sont pas des carrés du jeu : {extra} en trop",
        "these are not the game’s squares: {extra} too many",
    ),
    "not_the_beginning": Sentence(
        "{word} ne commence pas par {row} : annoncez un mot qui commence ainsi, ou posez une autre lettre",
        "{word} does not begin with {row}: announce a word that does, or lay another letter",
    ),
    "not_in_hand": Sentence(
        "vous n’avez pas de {letter} : posez un carré de votre main",
        "you have no {letter}: lay a square of your hand",
    ),
    "no_joker": Sentence(
        "vous n’avez pas de joker pour faire un {letter}", "you have no joker to stand for {letter}"
    ),
    "same_word": Sentence(
        "{word} vient d’être annoncé : le deuxième joueur en dit un autre",
        "{word} has just been announced: the second player says another word",
    ),
    "complete_word": Sentence(
        "{word} est complet, rien ne s’y ajoute : ramassez la rangée",
        "{word} is complete, nothing can be added: take up the row",
    ),
    "complete_contest": Sentence(
        "{word} est complet, rien ne s’y ajoute : contestez le mot ou ramassez la rangée",
        "{word} is complete, nothing can be added: contest the word or take up the row",
    ),
    "must_lay": Sentence(
        "un de vos carrés continue {row} : posez-le en annonçant un mot "
        "(à cette table, on ne ramasse que si aucun carré ne convient)",
        "one of your squares goes on from {row}: lay it and announce a word "
        "(at this table the row is taken up only when no square fits)",
    ),
    "empty_row": Sentence(
        "rien n’est posé, il n’y a rien à ramasser : posez un carré et annoncez un mot",
        "nothing is laid, there is nothing to take up: lay a square and announce a word",
    ),
    "no_pass": Sentence(
        "on ne passe pas : posez un carré ou ramassez la rangée",
        "there is no pass: lay a square or take up the row",
    ),
    "window_open": Sentence(
        "le joueur {seat} a posé son dernier carré : acceptez ou contestez d’abord",
        "player {seat} has laid the last square: accept or contest first",
    ),
    "not_the_word": Sentence(
        "le mot annoncé est {last}, pas {word}", "the word announced is {last}, not {word}"
    ),
    "not_in_play": Sentence("le joueur {seat} ne joue plus", "player {seat} is no longer playing"),
    "bad_position": Sentence(
        "position illisible ({part}) : « {value} »", "unreadable position ({part}): “{value}”"
    ),
}

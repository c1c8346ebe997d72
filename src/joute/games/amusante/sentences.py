"""What a refusal says, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from joute.play import Sentence
from joute.play.words import WORD_SENTENCES

SENTENCES: Mapping[str, Sentence] = {
    **WORD_SENTENCES,
    "open_fresh": Sentence(
        "posez un carré et annoncez un mot qui commence par cette lettre",
        "lay a tile and announce a word that begins with that letter",
    ),
    "open_row": Sentence(
        "posez un carré après {row} et annoncez un mot qui commence ainsi, ou ramassez la rangée",
        "lay a tile after {row} and announce a word that begins that way, or take up the row",
    ),
    "open_row_bound": Sentence(
        "posez un carré après {row} et annoncez un mot qui commence ainsi ; ramassez la rangée si aucun ne "
        "convient",
        "lay a tile after {row} and announce a word that begins that way; take up the row if none fits",
    ),
    "lay_expected": Sentence(
        "« {text} » : écrivez « lay Z ZEBRE » (« lay *e ZEBRE » pour un joker) ou « take »",
        "“{text}”: write “lay Z ZEBRE” (“lay *e ZEBRE” for a joker) or “take”",
    ),
    "one_word": Sentence(
        "« {text} » : annoncez un seul mot, en lettres", "“{text}”: announce one word, of letters only"
    ),
    "one_square": Sentence(
        "« {text} » : on pose un seul carré, une lettre ou un joker (« *e »)",
        "“{text}”: one tile is laid, a letter or a joker (“*e”)",
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
        "the tiles are dealt by chance, at the start (“0 deal …”)",
    ),
    "wrong_count": Sentence(
        "carrés donnés : {count} ; il en faut {shares}, ou les {all} avec la pioche",
        "tiles dealt: {count}; {shares} are needed, or all {all} with the stock",
    ),
    "wrong_squares": Sentence(
        "ce ne sont pas des carrés du jeu : {extra} en trop",
        "these are not the game’s tiles: {extra} too many",
    ),
    "not_the_beginning": Sentence(
        "{word} ne commence pas par {row} : annoncez un mot qui commence ainsi, ou posez une autre lettre",
        "{word} does not begin with {row}: announce a word that does, or lay another letter",
    ),
    "not_in_hand": Sentence(
        "vous n’avez pas de {letter} : posez un carré de votre main",
        "you have no {letter}: lay a tile of your hand",
    ),
    "no_joker": Sentence(
        "vous n’avez pas de joker pour faire un {letter} : posez une lettre de votre main",
        "you have no joker to stand for {letter}: lay a letter of your hand",
    ),
    "same_word": Sentence(
        "{word} vient d’être annoncé : annoncez un autre mot, le deuxième joueur ne répète pas le premier",
        "{word} has just been announced: announce another word, the second player does not repeat the first",
    ),
    "complete_word": Sentence(
        "{word} est complet, rien ne s’y ajoute : ramassez la rangée",
        "{word} is complete, nothing can be added: take up the row",
    ),
    "complete_contest": Sentence(
        "{word} est complet, rien ne s’y ajoute : contestez le mot ou ramassez la rangée",
        "{word} is complete, nothing can be added: challenge the word or take up the row",
    ),
    "must_lay": Sentence(
        "un de vos carrés continue {row} : posez-le en annonçant un mot "
        "(à cette table, on ne ramasse que si aucun carré ne convient)",
        "one of your tiles goes on from {row}: lay it and announce a word "
        "(at this table the row is taken up only when no tile fits)",
    ),
    "empty_row": Sentence(
        "rien n’est posé, il n’y a rien à ramasser : posez un carré et annoncez un mot",
        "nothing is laid, there is nothing to take up: lay a tile and announce a word",
    ),
    "no_pass": Sentence(
        "on ne passe pas : posez un carré ou ramassez la rangée",
        "there is no pass: lay a tile or take up the row",
    ),
    "window_open": Sentence(
        "le dernier carré vient d’être posé : acceptez le mot ou contestez-le d’abord",
        "the last tile has just been laid: accept the word or challenge it first",
    ),
    "not_the_word": Sentence(
        "le mot annoncé est {last}, pas {word} : contestez {last}",
        "the word announced is {last}, not {word}: challenge {last}",
    ),
    "not_in_play": Sentence(
        "vous ne jouez plus : vous pouvez regarder la fin de la partie",
        "you are no longer playing: you may watch the rest of the game",
    ),
    "bad_position": Sentence(
        "position illisible ({part}) : « {value} » ; corrigez cette partie",
        "unreadable position ({part}): “{value}”; correct that part",
    ),
}

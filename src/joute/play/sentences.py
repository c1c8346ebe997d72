"""From a refusal to a sentence, in French or English. Only the edge calls this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from joute.play.refusal import Refusal
from joute.values import swift


class Language(StrEnum):
    FRENCH = "fr"
    ENGLISH = "en"


@swift
@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing to say, in both languages; `{name}` stands for the refusal's data."""

    fr: str
    en: str

    def say(self, language: Language, data: Mapping[str, str | int]) -> str:
        template = self.fr if language is Language.FRENCH else self.en
        return template.format_map(data)


SHARED: Mapping[str, Sentence] = {
    "unknown_seat": Sentence(
        "il n’y a pas de place {seat} : choisissez-en une de 1 à {seats}",
        "there is no seat {seat}: choose one from 1 to {seats}",
    ),
    "game_over": Sentence(
        "la partie est finie : revoyez-la, ou jouez une revanche",
        "the game is over: review it, or play a rematch",
    ),
    "not_your_turn": Sentence(
        "ce n’est pas à vous de jouer : attendez votre tour",
        "it is not your turn: wait for it",
    ),
    "chance_first": Sentence(
        "on attend d’abord la donne ou le tirage : patientez un instant",
        "the deal or the draw comes first: wait a moment",
    ),
    "own_play": Sentence(
        "on ne conteste pas ce qu’on joue soi-même : c’est aux autres d’en juger",
        "nobody challenges their own play: that is for the others",
    ),
    "no_contest_open": Sentence(
        "il n’y a rien à contester maintenant : jouez",
        "there is nothing to challenge now: play",
    ),
    "strict_arbitration": Sentence(
        "l’arbitre vérifie chaque mot à cette table : il n’y a rien à contester",
        "the referee checks every word at this table: there is nothing to challenge",
    ),
    "deal_expected": Sentence(
        "« {text} » : une donne s’écrit en lettres, « * » pour un joker",
        "“{text}”: a deal is written in letters, “*” for a joker",
    ),
    "one_word_challenge": Sentence(
        "on conteste un mot à la fois : « challenge MOT »", "challenge one word: “challenge WORD”"
    ),
    "words_after": Sentence(
        "« {text} » : n’écrivez rien après ce mot",
        "“{text}”: write nothing after that word",
    ),
    "too_long": Sentence(
        "coup illisible : écrivez-le en {most} caractères au plus",
        "unreadable move: write it in {most} characters at most",
    ),
    "empty_move": Sentence(
        "aucun coup n’est écrit : écrivez-en un",
        "no move is written: write one",
    ),
    "unprintable": Sentence(
        "coup illisible : écrivez-le sans caractères de contrôle",
        "unreadable move: write it without control characters",
    ),
    "unknown_game": Sentence(
        "jeu inconnu : « {game} » (jeux : {expected})", "unknown game “{game}” (games: {expected})"
    ),
    "unreadable_move": Sentence(
        "coup illisible : « {text} » ; écrivez-le comme dans une partie",
        "unreadable move: “{text}”; write it as a record does",
    ),
    "unknown_option": Sentence(
        "option inconnue : « {option} » (options : {expected})",
        "unknown option “{option}” (options: {expected})",
    ),
    "not_a_choice": Sentence(
        "option {option} : « {value} » n’existe pas ; choisissez parmi {expected}",
        "option {option}: there is no “{value}”; choose among {expected}",
    ),
    "not_a_number": Sentence(
        "option {option} : « {value} » n’est pas un nombre ; donnez un nombre entier",
        "option {option}: “{value}” is not a number; give a whole number",
    ),
    "out_of_range": Sentence(
        "option {option} : « {value} » est hors limites ; donnez une valeur dans {expected}",
        "option {option}: “{value}” is out of range; give a value within {expected}",
    ),
}


def as_sentence(text: str) -> str:
    """With a capital and a full stop: what stands by itself on a page."""
    ended = text if text.endswith((".", "!", "?", "…")) else f"{text}."
    return ended[:1].upper() + ended[1:]


def spoken(refusal: Refusal, sentences: Mapping[str, Sentence], language: Language) -> str:
    """« Deux lettres se suivent en E5–E6, on n’en saute qu’une à la fois. » The article is told apart."""
    return as_sentence(_body(refusal, sentences, language))


def say(refusal: Refusal, sentences: Mapping[str, Sentence], language: Language) -> str:
    """« LXD-13 : deux lettres se suivent en E5–E6, on n’en saute qu’une à la fois »."""
    body = _body(refusal, sentences, language)
    if not refusal.article:
        return body
    colon = " : " if language is Language.FRENCH else ": "
    return f"{refusal.article}{colon}{body}"


def _body(refusal: Refusal, sentences: Mapping[str, Sentence], language: Language) -> str:
    sentence = sentences.get(refusal.reason) or SHARED[refusal.reason]
    return sentence.say(language, {"squares": "–".join(refusal.squares), **refusal.data})

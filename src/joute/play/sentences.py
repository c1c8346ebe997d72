"""From a refusal to a sentence, in French or English. Only the edge calls this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from joute.play.refusal import Refusal


class Language(StrEnum):
    FRENCH = "fr"
    ENGLISH = "en"


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
        "il n’y a pas de place {seat} ({seats} joueurs)", "there is no seat {seat} ({seats} players)"
    ),
    "game_over": Sentence("la partie est finie", "the game is over"),
    "not_your_turn": Sentence(
        "ce n’est pas au joueur {seat} de jouer, mais au joueur {turn}",
        "it is not player {seat}'s turn but player {turn}'s",
    ),
    "chance_first": Sentence(
        "ce n’est pas au joueur {seat} de jouer : on attend d’abord la donne ou le tirage",
        "it is not player {seat}’s turn: the deal or the draw comes first",
    ),
    "own_play": Sentence("on ne conteste pas ce qu’on joue soi-même", "nobody contests their own play"),
    "no_contest_open": Sentence("il n’y a rien à contester", "there is nothing to contest"),
    "strict_arbitration": Sentence(
        "l’arbitrage est strict : il n’y a rien à contester",
        "arbitration is strict: nothing can be contested",
    ),
    "deal_expected": Sentence(
        "« {text} » : une donne s’écrit en lettres, « * » pour un joker",
        "“{text}”: a deal is written in letters, “*” for a joker",
    ),
    "one_word_challenge": Sentence(
        "on conteste un mot à la fois : « challenge MOT »", "challenge one word: “challenge WORD”"
    ),
    "words_after": Sentence("« {text} » : rien ne suit ce mot-clé", "“{text}”: nothing follows that keyword"),
    "too_long": Sentence("coup illisible : plus de {most} caractères", "unreadable: over {most} characters"),
    "empty_move": Sentence("aucun coup n’est écrit", "no move is written"),
    "unprintable": Sentence("coup illisible : caractères de contrôle", "unreadable: control characters"),
    "unknown_game": Sentence(
        "jeu inconnu : « {game} » (jeux : {expected})", "unknown game “{game}” (games: {expected})"
    ),
    "unreadable_move": Sentence("coup illisible : « {text} »", "unreadable move: “{text}”"),
    "unknown_option": Sentence(
        "option inconnue : « {option} » (options : {expected})",
        "unknown option “{option}” (options: {expected})",
    ),
    "not_a_choice": Sentence(
        "option {option} : « {value} » n’est pas parmi {expected}",
        "option {option}: “{value}” is not one of {expected}",
    ),
    "not_a_number": Sentence(
        "option {option} : « {value} » n’est pas un nombre entier",
        "option {option}: “{value}” is not a whole number",
    ),
    "out_of_range": Sentence(
        "option {option} : « {value} » hors limites ({expected})",
        "option {option}: “{value}” is out of range ({expected})",
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

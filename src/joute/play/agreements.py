"""What any game's players may agree on: the words, the clock, how words are checked."""

from __future__ import annotations

from joute.dictionary import OptionalClass
from joute.play.options import OptionKind, OptionSpec, OptionText
from joute.play.sentences import Sentence

WORDS = OptionSpec(
    "words",
    "",
    text_kind=OptionKind.WORDS,
    text=OptionText(
        Sentence("Mots admis en plus", "Extra words"),
        Sentence(
            "Quelques mots que vous admettez pour cette partie, séparés par des espaces.",
            "A few words you agree to allow in this game, with spaces between them.",
        ),
    ),
)
CLASSES = OptionSpec(
    "classes",
    "",
    text_kind=OptionKind.CLASSES,
    usual=True,
    text=OptionText(
        Sentence("Quels mots sont admis", "Which words are allowed"),
        Sentence(
            "Les mots acceptés. Au départ : ceux de la règle.",
            "The kinds of words that count; by default, those the rules allow.",
        ),
        (
            (
                OptionalClass.CONJUGATED,
                Sentence("Verbes conjugués : MANGEAIT, FINIRONS", "Conjugated verbs: MANGEAIT, FINIRONS"),
            ),
            (OptionalClass.INTERJECTIONS, Sentence("Interjections : AH, ZUT", "Interjections: AH, ZUT")),
            (
                OptionalClass.ONOMATOPOEIA,
                Sentence(
                    "Onomatopées : PLOUF, DRING",
                    "Onomatopoeia: PLOUF, DRING",
                ),
            ),
            (
                OptionalClass.FOREIGN,
                Sentence(
                    "Mots venus d’autres langues : PIZZA, SAKÉ", "Words from other languages: PIZZA, SAKÉ"
                ),
            ),
            (OptionalClass.RARE, Sentence("Mots rares : ALTHÉE, ÉNOUER", "Rare words: ALTHÉE, ÉNOUER")),
            (OptionalClass.PROPER, Sentence("Noms propres : LYON, JULIE", "Proper nouns: LYON, JULIE")),
        ),
    ),
)
DICTIONARY = OptionSpec(
    "dictionary",
    "",
    text_kind=OptionKind.LIST,
    text=OptionText(
        Sentence("Votre liste de mots", "Your own list of words"),
        Sentence(
            "Une liste à vous, collée ou prise dans un fichier : en plus des nôtres, ou à leur place.",
            "A list of yours, pasted or from a file: beside our words, or instead of them.",
        ),
    ),
)
CLOCK_TEXT = OptionText(
    Sentence("Temps de réflexion", "Time to think"),
    Sentence(
        "Un temps pour la partie, un temps par coup, ou aucun ; il peut différer d’un joueur à l’autre.",
        "A time for the game, a time for each move, or no limit; it may differ from player to player.",
    ),
    (("none", Sentence("Sans limite", "No limit")),),
)


def clock(default: str) -> OptionSpec:
    return OptionSpec("clock", default, text_kind=OptionKind.CLOCK, usual=True, text=CLOCK_TEXT)


CLOCK = clock("none")
COMMON = (WORDS, CLASSES, DICTIONARY, CLOCK)


def arbitration(default: str) -> OptionSpec:
    return OptionSpec(
        "arbitration",
        default,
        choices=("strict", "contest"),
        usual=True,
        text=OptionText(
            Sentence("Qui vérifie les mots", "Who checks the words"),
            Sentence(
                "L’arbitre peut refuser tout mot inconnu ; ou bien tout se pose, et c’est à vous de "
                "contester.",
                "The referee can refuse any unknown word; or anything goes down, and it is for you to "
                "challenge it.",
            ),
            (
                ("strict", Sentence("L’arbitre les refuse", "The referee refuses them")),
                ("contest", Sentence("Les joueurs contestent", "The players challenge them")),
            ),
        ),
    )

"""`joute word PENDUE`: allowed or not, why, and its readings. `joute family A B`: the same meaning or not."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from joute.cli.arguments import add_json
from joute.cli.language import Translator, translator
from joute.games import registry

if TYPE_CHECKING:
    from joute.dictionary import Dictionary, Family, Verdict


def add_commands(commands: Any, tr: Translator) -> None:
    word = commands.add_parser(
        "word", help=tr("dit si des mots sont admis, et pourquoi", "tell whether words are allowed, and why")
    )
    word.add_argument(
        "words",
        nargs="+",
        metavar=tr("MOT", "WORD"),
        help=tr("un mot ; « - » : ceux de l’entrée standard", "a word; “-”: those of standard input"),
    )
    word.add_argument(
        "--game",
        choices=registry.names(),
        help=tr("selon les mots de ce jeu", "by that game's words"),
    )
    add_json(word, tr)
    word.set_defaults(func=run_word)
    family = commands.add_parser(
        "family",
        help=tr("dit si deux mots ont le même sens", "tell whether two words share a meaning"),
    )
    family.add_argument("first", metavar="A")
    family.add_argument("second", metavar="B")
    add_json(family, tr)
    family.set_defaults(func=run_family)


def run_word(args: argparse.Namespace) -> int:
    from joute.dictionary import Dictionary
    from joute.dictionary.options import DEFAULT

    dictionary = Dictionary.load(registry.find(args.game).words if args.game else DEFAULT)
    refused = False
    for word in _asked(args.words):
        verdict = dictionary.verdict(word)
        refused |= not verdict.allowed
        print(_word_json(dictionary, verdict) if args.json else _word_text(dictionary, verdict, args.lang))
    return 1 if refused else 0


def _asked(words: list[str]) -> Iterator[str]:
    for word in words:
        if word == "-":
            for line in sys.stdin:
                yield from line.split()
        else:
            yield word


def _word_json(dictionary: Dictionary, verdict: Verdict) -> str:
    told = {
        "word": verdict.word,
        "allowed": verdict.allowed,
        "reason": verdict.reason,
        "readings": [asdict(reading) for reading in dictionary.readings(verdict.word)],
        "frequency": dictionary.frequency(verdict.word),
    }
    return json.dumps(told, ensure_ascii=False)


def _word_text(dictionary: Dictionary, verdict: Verdict, lang: str) -> str:
    from joute.play import Language
    from joute.play.grammar import describe, why_refused

    language, word = Language(lang), verdict.word
    if verdict.allowed:
        zipf = dictionary.frequency(word)
        french = f"{word} : admis, fréquence {zipf:.1f} sur 8".replace(".", ",")
        english = f"{word}: allowed, frequency {zipf:.1f} of 8"
        head = english if language is Language.ENGLISH else french
    else:
        head = why_refused(verdict, language)
    return "\n    ".join([head, *describe(dictionary.readings(word), language)])


def run_family(args: argparse.Namespace) -> int:
    from joute.dictionary import Dictionary
    from joute.dictionary.options import WITH_EXCLAMATIONS

    dictionary = Dictionary.load(WITH_EXCLAMATIONS)
    verdicts = [dictionary.verdict(word) for word in (args.first, args.second)]
    refused = [verdict for verdict in verdicts if not verdict.allowed]
    if refused:
        return _refuse_family(refused, args)
    family = dictionary.family(verdicts[0].word, verdicts[1].word)
    if args.json:
        print(json.dumps(asdict(family), ensure_ascii=False))
    else:
        print(_family_text(family, translator(args.lang)))
    return 0


def _refuse_family(refused: list[Verdict], args: argparse.Namespace) -> int:
    from joute.play import Language
    from joute.play.grammar import why_refused

    if args.json:
        told = {"same": False, "link": "", "refused": [verdict.word for verdict in refused]}
        print(json.dumps(told, ensure_ascii=False))
    else:
        lines = [why_refused(verdict, Language(args.lang)) for verdict in refused]
        print("\n".join(lines), file=sys.stderr)
    return 1


def _family_text(family: Family, tr: Translator) -> str:
    if not family.same:
        return tr("sens différents", "different meanings")
    return tr(f"même sens : {family.link}", f"the same meaning: {family.link}")

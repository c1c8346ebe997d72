"""The steps of the build, from the upstream files to the shipped ones."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from joute.dictionary.builder.affixes import parse_affixes, parse_entries
from joute.dictionary.builder.family_files import family_files
from joute.dictionary.builder.files import grammar_files, word_files
from joute.dictionary.builder.frequencies import with_frequencies
from joute.dictionary.builder.lexemes import Lexeme, expand
from joute.dictionary.builder.overrides import abbreviations, link_lemmas, read_overrides
from joute.dictionary.builder.paradigms import pack_lexemes
from joute.dictionary.builder.sources import read_source


def upstream_lexemes() -> list[Lexeme]:
    """Every upstream entry, inflected."""
    affixes = parse_affixes(read_source("FRANCAIS_7.aff"))
    entries = parse_entries(read_source("FRANCAIS.dic"))
    published = {line.partition("\t")[0] for line in read_source("French.lex") if not line.startswith("#")}
    return list(expand(affixes, entries, read_overrides(), published))


def build_files(report: Callable[[str], None]) -> dict[str, bytes]:
    """The content of every shipped file, by name."""
    report("inflecting the upstream dictionary")
    lexemes = upstream_lexemes()
    report("counting how often they are met")
    lexemes = list(with_frequencies(lexemes))
    report(f"packing {sum(len(lexeme.forms) for lexeme in lexemes):,} readings")
    grammar = pack_lexemes(chain(link_lemmas(lexemes), abbreviations()))
    files = grammar_files(grammar)
    report("linking families")
    files |= family_files(grammar)
    report("building the automaton of all words")
    return files | word_files(grammar)

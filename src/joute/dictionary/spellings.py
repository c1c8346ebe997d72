"""The table of French spellings and the sounds they stand for; `sounds` says which signs these are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

_SILENT = "-"
VOWELS = "aeiouyàâäéèêëîïôöûùüœæ"
_MACROS = {
    "V": f"[{VOWELS}]",
    "C": f"[^{VOWELS}]",
    "N": f"(?![{VOWELS}hnm])",  # after it a nasal vowel stays one
    "F": "[eéèêëiîïyœ]",  # softens c and g
    "P": "s?$",  # the end, or that of a plural
    "O": "(?:[bcdfgptv][rl]|ch|ph|th|gn|[gq]u|C)",  # what begins a syllable
}

# What stands before | the spelling | what follows | how it is said. The first line that fits is taken; `-` is
# silent; `*` marks a reading that only words of the dictionary have, `~` one that only other strings have.
_TABLE = """
    | eaux    | $           | O
    | eau     |             | O
    | eoi     |             | ua
    | eill    |             | Ei
    | eil     | P           | Ei
    | eil     | V           | El,~Ei
    | euill   |             | 2i
    | euil    | P           | 2i
    | euil    | V           | 2l,~2i
    | eû      |             | 2
    | eu      |             | 2
    | ein     | N           | 5
    | eim     | [bp]        | 5
 ^  | ei      |             | *E
    | ei      | P           | *E
    | ei      |             | E
    | ey      | V           | Ei
    | ey      |             | E
 [iyïé] | ent | $          | ~-,1,5
    | ent     | $           | ~-,1
    | emm     | ent         | am,Em
 f  | emm     |             | am,Em
 ^  | emm     |             | 1m,Em
 ^  | enn     |             | 1n,En
 ol | enn     |             | an,En
 [iyïé] | en  | N           | 5,1
 ^  | en      | $           | 1
    | en      | P           | 5,En,~1
    | en      | N           | 1
 ^  | en      | h           | 1
    | em      | [bp]        | 1
 ^  | em      | m           | 1
    | ez      | $           | E
    | er      | P           | E,Er
 ^n|^c|rn | et | P          | Et,E
    | et      | P           | E
    | ed      | P           | Ed,*E
    | ef      | P           | Ef,*E
 ^C | es      | $           | E
    | es      | $           | -
 ^C | e       | $           | @,2
    | e       | $           | -
 ^  | e       | C           | E
    | e       | x           | E
    | e       | ss          | E,@
    | e       | (C)\\1      | E,~@
    | e       | (?!O V)C(?:C|$) | E
 V(?:[bcdfglmnprstvz]|ch|qu|ph|gn) | e | O V | @,*2,*-
 ^C | e       | O V         | @,*2
    | e       | C           | @,*2
    | e       |             | E
    | ée      | P           | E
    | é       |             | E
    | è       |             | E
    | ê       |             | E
    | ë       |             | E
    | ain     | N           | 5
    | aim     | [bp]|P      | 5
    | aill    |             | ai
    | ail     | P           | ai
    | ail     | V           | El,~ai
    | ay      | V           | Ei
    | ay      | s           | Ei,E
    | ay      |             | E
    | aî      |             | E
    | aï      |             | ai
    | ai      |             | E
 [pft] | aon  | P           | 1
    | aoû     |             | u
    | au      |             | O
 d  | amn     |             | an
    | an      | N           | 1
    | am      | [bp]        | 1
    | æ       |             | E
    | a       |             | a
    | à       |             | a
    | â       |             | a
    | ä       |             | a
    | ill     |             | ii,il
    | ïn      | N           | 5
    | in      | N           | 5
    | im      | [bp]        | 5
    | i       |             | i
    | î       |             | i
    | ï       |             | i
    | yn      | N           | 5
    | ym      | [bp]        | 5
    | y       |             | i
    | oeil    |             | 2i
    | œil     |             | 2i
    | œu      |             | 2
    | oeu     |             | 2
    | œ       |             | 2,E
    | oign    |             | uani,*Oni
    | oin     | N           | u5
    | oî      |             | ua
    | oê      |             | ua
    | oï      |             | Oi
    | oy      | V           | uai
    | oy      |             | ua
    | oi      | [aouy]      | ua,~uai
    | oi      |             | ua
    | ouill   |             | ui
    | ouil    | P           | ui
    | ouil    | V           | ul,~ui
    | oû      |             | u
    | où      |             | u
    | ou      |             | u
 t  | omn     |             | On
    | omp     | t           | 3
    | om      | [bpt]       | 3
    | om      | P           | 3,Om
    | on      | N           | 3
    | oo      |             | *O,*u
    | oe      |             | OE,*2,*E
    | o       |             | O
    | ô       |             | O
    | ö       |             | O
    | un      | N           | 5
    | um      | [bp]        | 5
    | um      | P           | Om,*5
    | uy      | V           | yi
    | u       |             | y
    | û       |             | y
    | ù       |             | y
    | ü       |             | y
 m  | b       | P           | -
    | bb      |             | b
    | b       | [stc]       | p
    | b       |             | b
    | ccueil  | P           | k2i
    | ccueill |             | k2i
    | cueill  |             | k2i
    | cueil   |             | k2i
    | cceuil  |             | k2i
    | cceuill |             | k2i
    | ceuill  |             | k2i
    | ceuil   |             | k2i
    | cch     |             | k
    | cc      | F           | ks
    | cc      |             | k
    | ch      | [rlnmt]     | k
 psy | ch     |             | k
 ^(?:te|or) | ch |          | k,S
 ^ar | ch     | [aéeï]      | k,S
 ^é  | ch     | o           | k
 ^  | ch      | or|ol|ao|œur|oeur|iro|aris | k,S
    | ch      |             | S
 n  | c       | P           | -,k
 [ao] | c     | P           | k,*-
    | ck      |             | k
    | cqu     |             | k
    | ct      | P           | kt,k,*-
    | c       | F           | s
    | ç       |             | s
    | c       |             | k
    | dd      |             | d
 n|r | d      | P           | -
 [ui] | d     | P           | d,-
 V  | d       | P           | ~d,-
    | d       |             | d
    | ff      |             | f
 r  | f       | P           | f,*-
    | f       |             | f
    | gueill  |             | g2i
    | gueil   |             | g2i
    | geuill  |             | g2i
    | geuil   |             | g2i
    | gn      |             | ni,*gn
    | gg      | F           | gj
    | gg      |             | g
    | gu      | V           | g
    | ge      | [aoâôû]|ure | j
    | gt      | P           | -
    | g       | F           | j
 n|our | g    | P           | -,g
    | gh      |             | g
    | g       |             | g
    | h       |             | -
    | j       |             | j
    | kk      |             | k
    | kh      |             | k
    | k       |             | k
 (?:out|fus|ers|urc|mbr|gent|bar|hen|urn)i | l | P | l,-
    | ll      |             | l
    | l       |             | l
    | mm      |             | m
 V  | mn      | V           | mn,m,n
    | m       |             | m
    | nn      |             | n
    | n       |             | n
    | ph      |             | f
    | pp      |             | p
 m  | p       | t|s?$       | -
 o|ou|a | p   | P           | p,-
 r  | p       | s$          | -
 l|^ba|^se | p | t          | -,p
    | p       |             | p
    | qu      |             | k
    | q       |             | k
    | rrh     |             | r
    | rr      |             | r
    | rh      |             | r
    | r       |             | r
    | sch     |             | S
    | sh      |             | S
    | sc      | F           | s
    | ss      |             | s
 V  | s       | V           | z
 V.*[aiouè] | s | $         | -,s
 r  | s       | $           | -,*s
    | s       | $           | -
    | s       |             | s
    | tth     |             | t
    | tt      |             | t
    | th      |             | t
 [^sx] | t    | i(?:on|eu|el|al|aux|en|aire|a$|es?$) | s,t
 [iu] | t     | P           | -,t
 V|n|r | t    | P           | -,~t
 s|p | t      | P           | t,*-
    | t       |             | t
    | v       |             | v
    | w       |             | w,*v,*u
    | xc      | F           | ks
    | x       | ième        | z
 ^soi | x     |             | s
 ^[sd]i | x   | $           | s
 [ui] | x     | $           | -,*ks
 ^e|^ine | x  | V           | gz,ks
    | x       |             | ks,*gz
 ^ri | z      | $           | -
    | zz      |             | z
    | z       |             | z
"""


@dataclass(frozen=True, slots=True)
class Spelling:
    """One line of the table."""

    letters: str
    before: re.Pattern[str] | None
    follows: re.Pattern[str]
    sounds: tuple[str, ...]
    """Empty ones for silence."""
    known: tuple[str, ...]
    """Those of the words of the dictionary."""

    def fits(self, text: str, at: int) -> bool:
        if not self.follows.match(text, at):
            return False
        return self.before is None or self.before.search(text[:at]) is not None


def expanded(context: str) -> str:
    """A context of the table as a regular expression."""
    for _ in range(2):
        context = re.sub("[A-Z]", lambda found: _MACROS[found[0]], context)
    return context.replace(" ", "")


def _spelling(line: str) -> Spelling:
    before, letters, follows, heard = (cell.strip() for cell in f" {line}".split(" | "))
    sounds = heard.split(",")
    return Spelling(
        letters,
        re.compile(f"(?:{expanded(before)})$") if before else None,
        re.compile(f"{letters}(?={expanded(follows)})"),
        tuple(_sound(each.lstrip("~")) for each in sounds if not each.startswith("*")),
        tuple(_sound(each.lstrip("*")) for each in sounds if not each.startswith("~")),
    )


def _sound(written: str) -> str:
    return "" if written == _SILENT else written


@cache
def spellings() -> tuple[Spelling, ...]:
    """The table."""
    return tuple(_spelling(line) for line in _TABLE.splitlines() if line.strip())

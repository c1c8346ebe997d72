"""What is told to everybody, written once: readers find themselves in it as « vous ».

`{2|votre S|le S de Rosalie}` is read as its first form by whoever holds seat 2, as its second by all others.
`[RENE]` is a word that was played, to be looked up. Nothing else in a sentence depends on its reader.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from joute.play.machine_names import in_both_languages
from joute.play.moves import Seat
from joute.play.outcome import Score
from joute.play.sentences import Language, Sentence

_MARK = re.compile(r"\{(\d+)\|([^|{}]*)\|([^|{}]*)\}")
_MARKS = str.maketrans("", "", "{}|[]")
_ELIDED = tuple("aeiouyhâàäéèêëîïôöùûüœæ")

NOTHING = Sentence("", "")


def read_aloud(told: Sentence, language: Language, reader: Seat | None = None) -> str:
    """The sentence as that reader hears it; None for somebody who only watches."""
    text = told.fr if language is Language.FRENCH else told.en
    chosen = _MARK.sub(lambda mark: mark[2] if int(mark[1]) == reader else mark[3], text)
    plain = chosen.replace("[", "").replace("]", "")
    return plain[:1].upper() + plain[1:]


@dataclass(frozen=True, slots=True)
class People:
    """The players by name, as subjects and owners of a sentence."""

    names: tuple[str, ...]

    def name(self, seat: Seat) -> Sentence:
        """The name without the signs that mark a reader's own form; a number where there is none."""
        return _name(self.names[seat - 1] if seat <= len(self.names) else "", seat)

    def does(self, seat: Seat, fr: str, en: str, vous: str = "Vous", you: str = "You") -> Sentence:
        """`does(2, "posez|pose", "play|plays")`: « Vous posez » to seat 2, « Club pose » to the others."""
        return _does(self.name(seat), seat, fr, en, vous, you)

    def then_does(self, seat: Seat, fr: str, en: str) -> Sentence:
        """The same inside a sentence."""
        return self.does(seat, fr, en, "vous", "you")

    def says(self, seat: Seat, fr: str, en: str) -> Sentence:
        """`does` as a whole sentence: « Vous passez. », « Club passe. »."""
        return same("{who}.", who=self.does(seat, fr, en))

    def verb(self, seat: Seat, fr: str, en: str) -> Sentence:
        """The verb alone, after another of the same subject: « et faites », « et fait »."""
        return Sentence(f"{{{seat}|{fr}}}", f"{{{seat}|{en}}}")

    def of(self, seat: Seat, fr: str, en: str) -> Sentence:
        """`of(2, "le S", "S")`: « votre S » to seat 2, « le S d’Odile » to others; « vos S » of « les S »."""
        name, (article, own) = self.name(seat), fr.split(" ", 1)
        your = "vos" if article == "les" else "votre"
        return Sentence(
            f"{{{seat}|{your} {own}|{fr} {_de(name.fr)}}}", f"{{{seat}|your {en}|{name.en}’s {en}}}"
        )

    def to(self, seat: Seat) -> Sentence:
        """« à vous », « à Rosalie »."""
        name = self.name(seat)
        return Sentence(f"{{{seat}|à vous|à {name.fr}}}", f"{{{seat}|to you|to {name.en}}}")

    def who(self, seat: Seat, first: bool = False) -> Sentence:
        """The name alone, among others; the first of a sentence has a capital."""
        name, (vous, you) = self.name(seat), ("Vous", "You") if first else ("vous", "you")
        return Sentence(f"{{{seat}|{vous}|{name.fr}}}", f"{{{seat}|{you}|{name.en}}}")


@lru_cache(maxsize=4096)
def _name(given: str, seat: Seat) -> Sentence:
    plain = given.translate(_MARKS).strip()
    return in_both_languages(plain) if plain else Sentence(f"Joueur {seat}", f"Player {seat}")


@lru_cache(maxsize=4096)
def _does(name: Sentence, seat: Seat, fr: str, en: str, vous: str, you: str) -> Sentence:
    """Players do the same few things again and again."""
    (own_fr, other_fr), (own_en, other_en) = fr.split("|"), en.split("|")
    return Sentence(
        f"{{{seat}|{vous} {own_fr}|{name.fr} {other_fr}}}",
        f"{{{seat}|{you} {own_en}|{name.en} {other_en}}}",
    )


def _de(name: str) -> str:
    return f"d’{name}" if name.lower().startswith(_ELIDED) else f"de {name}"


def built(fr: str, en: str, **parts: Sentence) -> Sentence:
    """A sentence made of others: `{who}` in it is replaced by the part of that name, in each language."""
    for name, part in parts.items():
        place = f"{{{name}}}"
        fr, en = fr.replace(place, part.fr), en.replace(place, part.en)
    return Sentence(fr, en)


def same(text: str, **parts: Sentence) -> Sentence:
    """`built` where both languages are punctuated alike."""
    return built(text, text, **parts)


def together(*parts: Sentence) -> Sentence:
    """Whole sentences one after the other; empty ones leave no gap."""
    return Sentence(" ".join(p.fr for p in parts if p.fr), " ".join(p.en for p in parts if p.en))


def listed(parts: Sequence[Sentence]) -> Sentence:
    """« RÊNE, LION et MER »."""
    if len(parts) < 2:
        return parts[0] if parts else NOTHING
    return Sentence(
        f"{', '.join(p.fr for p in parts[:-1])} et {parts[-1].fr}",
        f"{', '.join(p.en for p in parts[:-1])} and {parts[-1].en}",
    )


def letters(these: Iterable[str]) -> Sentence:
    """« R, A et S »."""
    return listed([Sentence(letter, letter) for letter in these])


def counted(count: int, fr: str, en: str) -> Sentence:
    """`counted(3, "lettre retournée|lettres retournées", "letter|letters")`."""
    plural_fr, plural_en = count >= 2, count != 1
    return Sentence(f"{count} {fr.split('|')[plural_fr]}", f"{count} {en.split('|')[plural_en]}")


def signed(points: Score) -> str:
    """« +4 », « −10 », with a real minus sign."""
    return f"−{-points}" if points < 0 else f"+{points}"

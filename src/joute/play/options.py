"""A game's options: declared as data, read from text, refused by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from joute.letters import unaccented
from joute.play.refusal import Refusal, unreadable
from joute.play.sentences import Sentence


class OptionKind(StrEnum):
    """What an option's value is, and so how players are asked for it."""

    CHOICE = "choice"
    NUMBER = "number"
    CLOCK = "clock"
    WORDS = "words"
    CLASSES = "classes"
    LIST = "list"
    LETTERS = "letters"


@dataclass(frozen=True, slots=True)
class OptionText:
    """An option in plain words: a name, a line that explains it, its values as one would say them."""

    label: Sentence
    line: Sentence
    values: tuple[tuple[str, Sentence], ...] = ()
    """Every choice; of a number, the values worth offering before any other."""
    advice: Sentence | None = None
    """Why players would take the value that is suggested to them."""


NO_TEXT = OptionText(Sentence("", ""), Sentence("", ""))


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: a choice among values, a whole number (or `none`), or text that is read elsewhere."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    none_allowed: bool = False
    text: OptionText = NO_TEXT
    text_kind: OptionKind = OptionKind.WORDS
    """What the text holds, where the value is neither a choice nor a number."""
    usual: bool = False
    """Whether players often agree on it: it is asked for first."""
    by_lot: bool = False
    """Whether a lot decides among the choices where nobody has chosen (JAG-4)."""
    of_events: bool = False
    """Whether it is agreed for a whole tournament, not for one table."""
    suggested: str = ""
    """A value to suggest to people who play a single game."""
    in_all: int | None = None
    """Of a number for each player: how many there are for all of them together."""

    @property
    def kind(self) -> OptionKind:
        if self.choices:
            return OptionKind.CHOICE
        return self.text_kind if self.least is None else OptionKind.NUMBER

    def read(self, value: str) -> str | Refusal:
        """The canonical value, or why it is not one."""
        folded = unaccented(value.strip()).lower()
        if self.none_allowed and folded == "none":
            return folded
        if self.choices:
            return folded if folded in self.choices else self._refusal("not_a_choice", value)
        if self.least is not None:
            return self._read_number(folded, value)
        return value.strip()

    def _read_number(self, folded: str, value: str) -> str | Refusal:
        if not (folded.isascii() and folded.isdigit() and len(folded) < 10):
            return self._refusal("not_a_number", value)
        number = int(folded)
        if number < (self.least or 0) or (self.most is not None and number > self.most):
            return self._refusal("out_of_range", value)
        return str(number)

    def _refusal(self, reason: str, value: str) -> Refusal:
        limits = "|".join(self.choices) or f"{self.least}–{'' if self.most is None else self.most}"
        return unreadable(reason, option=self.name, value=value[:80], expected=limits)


@dataclass(frozen=True, slots=True)
class Options:
    """The value of every option of a game, given or default."""

    values: tuple[tuple[str, str], ...]
    _by_name: dict[str, str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_name", dict(self.values))

    def __getitem__(self, name: str) -> str:
        return self._by_name[name]

    def number(self, name: str) -> int | None:
        """A whole number; None where the option says `none`."""
        value = self[name]
        return None if value == "none" else int(value)


def read_options(specs: tuple[OptionSpec, ...], given: Mapping[str, str]) -> Options | Refusal:
    """Every option's value; an unknown name or a bad value is refused by name."""
    known = {spec.name: spec for spec in specs}
    values = {spec.name: spec.default for spec in specs}
    for name, value in given.items():
        key = unaccented(name.strip()).lower()
        if key not in known:
            return unreadable("unknown_option", option=name[:80], expected=", ".join(known))
        read = known[key].read(value)
        if isinstance(read, Refusal):
            return read
        values[key] = read
    return Options(tuple(values.items()))

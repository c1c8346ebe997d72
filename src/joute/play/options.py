"""A game's options: declared as data, read from text, refused by name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from joute.letters import unaccented
from joute.play.refusal import Refusal, unreadable


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: a choice among values, a whole number (or `none`), or free text read elsewhere."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    none_allowed: bool = False

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


WORDS = OptionSpec("words", "")
CLASSES = OptionSpec("classes", "")
DICTIONARY = OptionSpec("dictionary", "")
CLOCK = OptionSpec("clock", "none")
COMMON = (WORDS, CLASSES, DICTIONARY, CLOCK)


def arbitration(default: str) -> OptionSpec:
    return OptionSpec("arbitration", default, choices=("strict", "contest"))


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

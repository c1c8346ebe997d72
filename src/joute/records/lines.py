"""The lines of a record. Each keeps its own text, so that writing gives back exactly what was read."""

from __future__ import annotations

import re
from dataclasses import dataclass

from joute.play import Refusal, Seat, unreadable

MOST_LINE = 20_000
BOM = "\ufeff"

_HEADER = re.compile(r'\[\s*([^\s"\[\];]+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*(?:;.*)?')
_ESCAPED = re.compile(r"\\(.)")


@dataclass(frozen=True, slots=True)
class Header:
    """`[Name "value"]`."""

    name: str
    value: str
    raw: str


@dataclass(frozen=True, slots=True)
class Action:
    """`<seat> <action> {ms}`: ms is the time that ran since the action before it."""

    seat: Seat
    text: str
    ms: int | None
    raw: str

    @property
    def remark(self) -> str:
        """The comment behind it, if there is one."""
        return self.raw.partition(";")[2].strip()


@dataclass(frozen=True, slots=True)
class Remark:
    """An empty line, or a comment alone on its line."""

    raw: str


Line = Header | Action | Remark


def header(name: str, value: str, newline: str = "\n") -> Header:
    value = "".join(c if c.isprintable() else " " for c in value)
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return Header(name, value, f'[{name} "{escaped}"]{newline}')


def action(seat: Seat, text: str, ms: int | None = None, newline: str = "\n", remark: str = "") -> Action:
    spent = "" if ms is None else f" {{{ms}}}"
    said = f" ; {remark}" if remark else ""
    return Action(seat, text, ms, f"{seat} {text}{spent}{said}{newline}")


def read_line(raw: str) -> Line | Refusal:
    """One line, its end-of-line included."""
    if len(raw) > MOST_LINE:
        return unreadable("line_too_long", most=MOST_LINE)
    body = raw.removeprefix(BOM).strip()
    if not body or body.startswith(";"):
        return Remark(raw)
    if body.startswith("["):
        return _read_header(body, raw)
    return _read_action(body.partition(";")[0].strip(), raw)


def excerpt(text: str) -> str:
    """The beginning of a text, fit to be shown."""
    shown = "".join(c if c.isprintable() else "?" for c in text[:40])
    return f"{shown}…" if len(text) > 40 else shown


def _read_header(body: str, raw: str) -> Header | Refusal:
    found = _HEADER.fullmatch(body)
    if found is None or not found[2].isprintable():
        return unreadable("not_a_header", text=excerpt(body))
    return Header(found[1], _ESCAPED.sub(r"\1", found[2]), raw)


def _read_action(body: str, raw: str) -> Action | Refusal:
    seat, *rest = body.split(maxsplit=1)
    if not (seat.isascii() and seat.isdigit() and len(seat) < 4):
        return unreadable("not_a_line", text=excerpt(body))
    text, brace, time = (rest[0] if rest else "").partition("{")
    text = text.expandtabs(1).rstrip()  # spaces are free, and a tab is one
    if not text:
        return unreadable("no_action", seat=int(seat))
    if not brace:
        return Action(int(seat), text, None, raw)
    digits = time.removesuffix("}").strip()
    if not (time.endswith("}") and digits.isascii() and digits.isdigit() and len(digits) <= 12):
        return unreadable("not_a_time", text=excerpt(brace + time))
    return Action(int(seat), text, int(digits), raw)

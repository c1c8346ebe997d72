"""The rules' few marks (`## title`, paragraphs, `- ` lines, `**bold**`) in Typst's language."""

from __future__ import annotations

import json
import re


def in_typst(text: str, size: float) -> str:
    """The text set at that size, in millimetres."""
    blocks = [_block(block) for block in _blocks(text)]
    head = (
        f"#set text(size: {size:g}mm, hyphenate: true)\n"
        f"#set par(justify: true, leading: {0.62 * size:g}mm, spacing: {1.0 * size:g}mm)\n"
    )
    return head + "\n\n".join(blocks)


def spaced(text: str) -> str:
    """French spaces that no line breaks at: before « : ; ? ! % », inside guillemets."""
    return re.sub(r" (?=[:;?!%»])|(?<=«) ", "\u00a0", text)


def _blocks(text: str) -> list[str]:
    """Titles, paragraphs and list lines, each on one line."""
    blocks: list[str] = []
    going_on = False
    for line in text.splitlines():
        if not line.strip():
            going_on = False
        elif going_on and not line.startswith(("## ", "- ")):
            blocks[-1] += " " + line
        else:
            blocks.append(line)
            going_on = not line.startswith("## ")
    return blocks


def _block(block: str) -> str:
    if block.startswith("## "):
        title = json.dumps(spaced(block.removeprefix("## ")), ensure_ascii=False)
        style = 'font: "Fraunces", weight: 600, size: 1.25em, hyphenate: false'
        return f"#block(above: 1.9em, below: 0.9em, sticky: true, text({style}, {title}))"
    if block.startswith("- "):
        return f"#block(inset: (left: 1em))[#place(dx: -0.9em)[–]{_line(block.removeprefix('- '))}]"
    return _line(block)


def _line(text: str) -> str:
    """Every other part between double stars is bold."""
    parts = re.split(r"\*\*", re.sub(r"(?<!\*)\*(?!\*)", "", text))
    return "".join(
        f"#text(weight: {600 if number % 2 else 400}, {json.dumps(spaced(part), ensure_ascii=False)})"
        for number, part in enumerate(parts)
        if part
    )

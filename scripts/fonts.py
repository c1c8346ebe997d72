"""The two fonts of the pages, cut down to what the pages use: fewer letters, fewer weights, half the bytes.

Run by hand after updating a font package, with `fonttools` and `brotli` installed:
`python scripts/fonts.py`. What it writes is kept in the repository, so that building the pages needs neither.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parents[1] / "web"
PACKAGES = WEB / "node_modules" / "@fontsource-variable"
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
SIGNS = [ord(sign) for sign in "–—‘’“”…•←→−\u2009\u202f"]
FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "rvrn", "tnum"]
FONTS: dict[str, tuple[str, dict[str, float | tuple[float, float]]]] = {
    # Titles and letters of the games stand in one weight, drawn for their size.
    "fraunces": ("fraunces/files/fraunces-latin-opsz-normal.woff2", {"wght": 600, "opsz": (9, 72)}),
    "inter": ("inter/files/inter-latin-wght-normal.woff2", {"wght": (400, 700)}),
}


def cut(source: Path, axes: dict[str, float | tuple[float, float]], target: Path) -> None:
    with TemporaryDirectory() as folder:
        whole = Path(folder) / "whole.ttf"
        font = instantiateVariableFont(TTFont(source), axes)
        font.flavor = None
        font.save(whole)
        font = TTFont(whole)
        options = Options()
        options.layout_features = FEATURES
        options.hinting = False
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=[*LETTERS, *SIGNS])
        subsetter.subset(font)
        font.flavor = "woff2"
        font.save(target)


if __name__ == "__main__":
    for name, (source, axes) in FONTS.items():
        cut(PACKAGES / source, axes, WEB / "src" / "fonts" / f"{name}.woff2")

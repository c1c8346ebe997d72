"""How Sphinx builds the documentation; `scripts/documentation.py` lays out its sources and runs it."""

import tomllib
from pathlib import Path

_PROJECT = tomllib.loads((Path(__file__).parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "Joute"
author = copyright = "The Joute authors"
release = version = _PROJECT["version"]
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
root_doc = "docs/index"
exclude_patterns = ["pyproject.toml"]
templates_path = ["_templates"]

myst_heading_anchors = 4
myst_enable_extensions = ["fieldlist"]
suppress_warnings = ["myst.header", "misc.highlighting_failure"]
"""A page may begin with a heading of the second rank; `joute` is no language that Pygments knows."""

html_theme = "alabaster"
html_static_path = ["_static"]
html_css_files = ["joute.css"]
html_title = "Joute"
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {"description": _PROJECT["description"], "fixed_sidebar": True}
html_sidebars = {"**": ["about.html", "searchfield.html", "navigation.html"]}

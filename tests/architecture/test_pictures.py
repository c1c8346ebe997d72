"""The boards in docs/rules are as scripts/pictures.py draws them, and every page shows its own."""

import importlib.util
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_pictures_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("pictures_script", ROOT / "scripts" / "pictures.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    stale = [path.name for path, text in module.drawn() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run: python scripts/pictures.py"


def test_every_picture_is_shown_in_both_languages() -> None:
    rules = ROOT / "docs" / "rules"
    for picture in sorted((rules / "pictures").glob("*.svg")):
        game = picture.stem.rsplit("-", 1)[0]
        for language in ("fr", "en"):
            page = (rules / f"{game}.{language}.md").read_text(encoding="utf-8")
            assert f"pictures/{picture.name}" in page, (picture.name, language)

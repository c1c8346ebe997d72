"""The table of LEXICON as an SVG picture, as wide as its cards: words in rows, the open card, the hand."""

from __future__ import annotations

from html import escape

from joute.games.lexicon.material import HIDDEN, MAITRESSE, VALUES, card
from joute.games.lexicon.view import LexiconView
from joute.play import thumbnail as small
from joute.play.picture import BLOCK, INK, NOTE, document

WIDTH, LEAST_WIDTH = 480, 180
"""About as wide as a table is high once a few words lie on it: a small picture can be told from another."""
CARD_WIDTH, CARD_HEIGHT, STEP = 40, 56, 30
MARGIN, GAP = 20, 22
_BACK, _STAR = "#1f4e8c", "#b3312c"


def picture(view: LexiconView) -> str:
    parts, x, y, right = [], float(MARGIN), float(MARGIN), float(LEAST_WIDTH)
    for number, word in enumerate(view.table, 1):
        if x > MARGIN and x + _width(len(word)) > WIDTH - MARGIN:
            x, y = MARGIN, y + CARD_HEIGHT + 2 * GAP
        parts += _word(x, y, word, number)
        x += _width(len(word)) + GAP
        right = max(right, x)
    y += (CARD_HEIGHT + 2 * GAP) if view.table else 0
    parts += _stocks(view, y)
    y += CARD_HEIGHT + GAP
    hand = view.hands[view.seat - 1] if view.seat is not None else ""
    if hand:
        parts += [_card(MARGIN + at * (CARD_WIDTH + 4), y, held, held) for at, held in enumerate(hand)]
        right = max(right, MARGIN + len(hand) * (CARD_WIDTH + 4))
        y += CARD_HEIGHT + GAP
    return document(right + MARGIN, y, parts, "LEXICON")


def thumbnail(view: LexiconView) -> str:
    """The words laid last; before any, the open card."""
    return small.thumbnail(view.table or tuple(view.pile[-1:].replace(MAITRESSE, "✻")), "LEXICON")


def _width(cards: int) -> float:
    return (cards - 1) * STEP + CARD_WIDTH


def _word(x: float, y: float, word: str, number: int) -> list[str]:
    cards = [_card(x + at * STEP, y, letter.upper(), card(letter)) for at, letter in enumerate(word)]
    return [*cards, _label(x, y + CARD_HEIGHT + 13, str(number))]


def _stocks(view: LexiconView, y: float) -> list[str]:
    back = _rect(MARGIN + CARD_WIDTH + 12, y, _BACK)
    counted = _label(MARGIN + 2 * CARD_WIDTH + 20, y + 34, f"× {view.stock_count}", 18)
    opened = [_card(MARGIN, y, view.pile[-1], view.pile[-1])] if view.pile else []
    return [*opened, back, counted]


def _card(x: float, y: float, letter: str, of: str) -> str:
    """A card: its letter and value in the corner, so that overlapping cards read."""
    if of == HIDDEN:
        return _rect(x, y, _BACK)
    ink = _STAR if of == MAITRESSE else INK
    shown = "✻" if letter == MAITRESSE else escape(letter)
    return (
        f"{_rect(x, y, BLOCK)}"
        f'<text x="{x + 14:g}" y="{y + 22:g}" fill="{ink}" font-family="Fraunces, Georgia, serif" '
        f'font-weight="600" font-size="20" text-anchor="middle">{shown}</text>'
        f'<text x="{x + 14:g}" y="{y + 36:g}" fill="{ink}" font-family="Inter, Helvetica, sans-serif" '
        f'font-size="10" text-anchor="middle">{VALUES[of]}</text>'
    )


def _rect(x: float, y: float, fill: str) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="4" fill="{fill}" '
        f'stroke="{INK}" stroke-width="0.8"/>'
    )


def _label(x: float, y: float, text: str, size: int = 12) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" fill="{NOTE}" font-family="Inter, Helvetica, sans-serif" '
        f'font-size="{size}">{escape(text)}</text>'
    )

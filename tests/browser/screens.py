"""Screens of all sizes, and what must be in view on them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

SIZES = ((360, 740), (740, 360), (390, 844), (820, 1180), (1024, 640), (1440, 900))
SMALLEST = (360, 640)
LEAST_BOARD_PX = 90
FRAMES_TO_SETTLE = 20

_SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
}).observe({ type: "layout-shift", buffered: true });
"""


def screen(width: int, height: int) -> dict[str, Any]:
    """A browser context of that size; all but a desk are touched."""
    touch = width < 1024
    return {"viewport": {"width": width, "height": height}, "has_touch": touch, "is_mobile": touch}


def watch_shifts(page: Page) -> None:
    """From the next page on, how much of it moves by itself is added up."""
    page.add_init_script(_SHIFTS)


def shifts(page: Page) -> float:
    return float(page.evaluate("window.shifted"))


def in_view(page: Page, *wanted: Locator, scrolls: bool = False) -> list[str]:
    """What is not wholly on the screen or lies under something else; a page that scrolls down is wrong too,
    unless it has more to read under what is wanted."""
    size = page.viewport_size
    assert size
    for one in wanted:
        expect(one).to_be_visible()
    found: list[str] = page.evaluate(_OUT_OF_VIEW, [[one.element_handle() for one in wanted], size, scrolls])
    return found


# All in one question: a hundred a screen would cost more than the drawing.
_OUT_OF_VIEW = """([wanted, size, scrolls]) => {
  const wrong = [];
  for (const one of wanted) {
    const name = `${one.dataset.place ?? ""} ${one.className} ${one.textContent.slice(0, 20)}`.trim();
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (left < -0.5 || top < -0.5 || right > size.width + 0.5 || bottom > size.height + 0.5)
      wrong.push(`${name} ${JSON.stringify({ left, top, right, bottom })}`);
    else if (there === null || !(one.contains(there) || there.contains(one)))
      wrong.push(`${name} is covered`);
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > size.width || (!scrolls && scrollHeight > size.height + 1))
    wrong.push(`the page scrolls: ${scrollWidth}×${scrollHeight}`);
  return wrong;
}"""


def table_in_view(page: Page, *more: Locator) -> list[str]:
    """The board, large enough to play on, one's hand, and what is asked for."""
    board = page.locator("main [data-place=board]").first
    hand = page.locator("main [data-place=hand]").first
    wrong = in_view(page, board, *([hand] if hand.is_visible() else []), *more)
    box = board.bounding_box()
    assert box
    if box["height"] < LEAST_BOARD_PX:
        wrong.append(f"the board is {box['height']} px high")
    return wrong


_DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def table_on_every_screen(page: Page, *more: Locator) -> list[str]:
    """The same on a screen of each size, one after another; back to the smallest at the end."""
    found = []
    for width, height in (*SIZES, SMALLEST):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_DRAWN)  # what only the size before had is gone
        wrong = table_in_view(page, *more)
        for _ in range(FRAMES_TO_SETTLE):
            if not wrong:
                break
            page.evaluate(_DRAWN)
            wrong = table_in_view(page, *more)
        found += [f"{width}×{height}: {one}" for one in wrong]
    return found


def main_button(page: Page) -> Locator:
    return page.locator(".strip button.main:not([role=radio])")

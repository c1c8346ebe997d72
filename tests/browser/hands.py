"""Ways to compose a move: by mouse drag, by taps, by keyboard. What is written is what a record would say."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

Square = str


def words_of(move: str) -> list[tuple[Square, bool, str]]:
    """« C3h MOT + D4v AUTRE » as first squares, directions (down?) and words."""
    found = re.findall(r"([A-Y]\d+)([hv])[+-]? ([A-Za-z]+)", move)
    return [(square, direction == "v", word) for square, direction, word in found]


def squares_of(square: Square, down: bool, word: str) -> list[Square]:
    column, row = ord(square[0]), int(square[1:])
    return [f"{chr(column + (0 if down else i))}{row + (i if down else 0)}" for i in range(len(word))]


def square(page: Page, name: Square) -> Any:
    return page.locator(f'[data-name="{name}"]')


def is_empty(page: Page, name: Square) -> bool:
    label = square(page, name).get_attribute("aria-label") or ""
    return label.endswith(("vide", "empty"))


def bring_into_view(page: Page, name: Square) -> None:
    """A square beyond the zoomed part of a board, or under its small map: show the whole board first."""
    in_reach = square(page, name).evaluate(
        """element => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === element;
        }"""
    )
    if not in_reach:
        page.get_by_role("button", name="Voir tout le plateau").click()


def drag_letters(page: Page, move: str, source: Callable[[str], str]) -> None:
    """Each missing letter dragged from where `source` says it lies to its square."""
    for first, down, word in words_of(move):
        for name, letter in zip(squares_of(first, down, word), word, strict=True):
            if is_empty(page, name):
                bring_into_view(page, name)
                page.locator(source(letter)).first.drag_to(square(page, name))


def drag_by_finger(page: Page, start: Locator, end: Locator) -> None:
    """With one finger."""
    a, b = start.bounding_box(), end.bounding_box()
    assert a and b
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (a, b))
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 6):
        at = {"x": x + (to_x - x) * step / 5, "y": y + (to_y - y) * step / 5}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def tap_letters(page: Page, move: str, source: Callable[[str], str]) -> None:
    """Tap the first missing square, again if the word goes down, then the letters in order."""
    for first, down, word in words_of(move):
        missing = [
            (name, letter)
            for name, letter in zip(squares_of(first, down, word), word, strict=True)
            if is_empty(page, name)
        ]
        bring_into_view(page, missing[0][0])
        square(page, missing[0][0]).tap()
        if down != is_written_down(page):
            square(page, missing[0][0]).tap()
        for _, letter in missing:
            page.locator(source(letter)).first.tap()
            if letter.islower():
                page.locator("dialog button", has_text=re.compile(f"^{letter.upper()}$")).tap()


def type_words(page: Page, move: str) -> None:
    """With the keyboard alone: arrows to the first square, space to pick and to turn, then the letters."""
    for first, down, word in words_of(move):
        walk_to(page, first)
        if square(page, first).get_attribute("aria-selected") != "true":
            page.keyboard.press("Space")
        if down != is_written_down(page):
            page.keyboard.press("Space")
        page.keyboard.type(word)


def is_written_down(page: Page) -> bool:
    """Which way the next word goes, as the button that turns it says."""
    return page.locator('button[aria-label$="Vers le bas"], button[aria-label$="Down"]').count() > 0


def walk_to(page: Page, name: Square, *, up: bool = False) -> None:
    """From wherever the board's own focus is, by arrow keys; `up`: row 1 is at the bottom."""
    grid = page.get_by_role("grid")
    if not grid.locator(":focus").count():
        grid.locator('[tabindex="0"]').focus()
    here = grid.locator(":focus").get_attribute("data-name") or "A1"
    across, down = ord(name[0]) - ord(here[0]), int(name[1:]) - int(here[1:])
    down = -down if up else down
    for key, count in (
        ("ArrowRight", across),
        ("ArrowLeft", -across),
        ("ArrowDown", down),
        ("ArrowUp", -down),
    ):
        for _ in range(count):
            page.keyboard.press(key)
    expect(grid.locator(":focus")).to_have_attribute("data-name", name)


def slide(page: Page, move: str) -> None:
    """A move of DAMES by mouse: drag the letter, then follow the words square by square."""
    journey, *parts = move.split(" ")
    start, end = re.split("[-x]", journey)
    square(page, start).hover()  # waits until the board stands still
    page.mouse.down()
    square(page, end).hover()
    page.mouse.up()
    words = [part for part in parts if not part.startswith("+")]
    for i, word in enumerate(words):
        if i:
            page.get_by_role("button", name="second mot").click()
        for name in word.split("@")[1].split("."):
            square(page, name).click()
    for part in parts:
        if part.startswith("+"):
            page.get_by_role("group", name="Votre joker").get_by_role("button", name=part[1]).click()
            square(page, part.split("@")[1]).click()

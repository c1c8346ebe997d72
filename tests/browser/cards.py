"""Turns of LEXICON composed with cards."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page


def hand_of(page: Page) -> list[str]:
    held = page.get_by_role("group", name="Vos cartes").locator("button")
    return [held.nth(i).get_attribute("data-letter") or "" for i in range(held.count())]


def compose_cards(page: Page, move: str) -> None:
    verb, *rest = move.split(" ")
    if verb == "word":
        _choose(page, "Former")
        for letter in rest[0]:
            _lay(page, letter)
    elif verb == "discard":
        _choose(page, "Jeter")
        _card(page, rest[0]).click()
        page.get_by_role("button", name="Défausse" if rest[1] == "open" else "Pioche").click()
    else:
        _choose(page, "Introduire" if verb == "insert" else "Échanger")
        _change(page, verb, int(rest[0]), rest[1])


def _choose(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name).click()


def _change(page: Page, verb: str, number: int, wanted: str) -> None:
    """The table word on the bench, then one card after the other where it still differs."""
    page.locator(".words > li").nth(number - 1).locator("button").click()
    bench = page.get_by_role("group", name="Votre coup")
    for _ in range(len(wanted)):
        cards = bench.locator("button[data-letter]")
        there = "".join(cards.nth(i).get_attribute("data-letter") or "" for i in range(cards.count()))
        if there == wanted:
            return
        at = next((i for i, (a, b) in enumerate(zip(there, wanted, strict=False)) if a != b), len(there))
        if at < len(there):
            cards.nth(at).click()
        elif bench.locator(".end").count():
            bench.locator(".end").click()
        _lay(page, wanted[at])
    assert verb in ("insert", "exchange")


def _lay(page: Page, letter: str) -> None:
    _card(page, "*" if letter.islower() else letter).click()
    if letter.islower():
        page.locator("dialog button", has_text=re.compile(f"^{letter.upper()}$")).click()


def _card(page: Page, card: str) -> Any:
    hand = page.get_by_role("group", name="Vos cartes")
    return hand.locator(f'button[data-letter="{card}"]:not([disabled])').first

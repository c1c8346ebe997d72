"""Each game against the machine, from home to the result: a mistake refused, a reload, the record."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import chain, permutations
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.cards import compose_cards
from tests.browser.endings import check_the_end
from tests.browser.guests import KEEPS, PHONE, Guest, guest
from tests.browser.hands import (
    drag_letters,
    slide,
    square,
    squares_of,
    tap_letters,
    type_words,
    walk_to,
    words_of,
)
from tests.browser.server import Server
from tests.browser.spelling import spelled

from joute.dictionary import Dictionary
from joute.games import registry

MOST_TURNS = 40


def from_home(player: Guest, game: str, options: dict[str, str]) -> Page:
    """One click on the home page against the weakest machine; options only make the game shorter."""
    page = player.goto()
    page.get_by_role("radio", name="Débutant").check()

    def with_options(route: Route) -> None:
        asked = route.request.post_data_json or {}
        kinds = [(seat["kind"], seat.get("level")) for seat in asked["seats"]]
        assert kinds == [("me", None), ("machine", 1)]
        assert asked["order"] == "drawn"
        route.continue_(post_data={**asked, "order": "given", "options": options})

    page.route("**/api/tables", with_options, times=1)
    face = page.locator("article", has=page.get_by_role("heading", name=game, exact=True))
    face.get_by_role("button", name="Jouer contre la machine").click()
    player.table_id()
    return page


def reload_keeps(player: Guest, *words: str) -> None:
    """What is being composed is still there after a reload; of several words the table names one first."""
    shown = player.page.locator(".strip .word")
    any_of_them = "|".join(spelled(word).pattern for word in words)
    expect(shown).to_have_text(re.compile(f"^({any_of_them})$", re.IGNORECASE))
    named = shown.inner_text()
    player.page.reload()
    expect(shown).to_have_text(named)


def finish(player: Guest, compose: Callable[[str], None], play: Callable[[Guest], None] = Guest.play) -> None:
    """Hints to the end, composed by hand; giving up only if the game would not end."""
    for _ in range(MOST_TURNS):
        if not player.until_my_turn():
            return
        compose(player.hint())
        play(player)
    player.page.get_by_role("button", name="Abandonner").click()
    player.page.locator("dialog button", has_text="Abandonner").click()


def test_lexiduel_by_mouse_drag(browser: Browser, server: Server, tmp_path: Path) -> None:
    with guest(browser, server.url, **KEEPS) as player:
        page = from_home(player, "LEXIDUEL", {"rounds": "5"})

        def stock(letter: str) -> str:
            return f'.keys button[data-letter="{letter}"]'

        assert player.until_my_turn()
        drag_letters(page, "K10h ZZZ", stock)
        assert player.refused().startswith("LXD-")
        page.keyboard.press("Escape")
        drag_letters(page, "C3h MER", stock)
        reload_keeps(player, "MER")
        player.play()
        finish(player, lambda move: drag_letters(page, move, stock))
        check_the_end(player, tmp_path)


def test_dames_by_mouse_drag(browser: Browser, server: Server, tmp_path: Path) -> None:
    with guest(browser, server.url, **KEEPS) as player:
        page = from_home(player, "DAMES DE LETTRES", {"clock": "none"})
        assert player.until_my_turn()
        slide(page, "A1-H6")
        expect(page.locator(".strip .what")).to_contain_text(re.compile("H6|nulle part"))
        page.keyboard.press("Escape")
        move = player.hint()
        slide(page, move)
        if "@" in move:
            reload_keeps(player, move.split(" ")[1].split("@")[0])
        player.play()
        finish(player, lambda move: slide(page, move))
        check_the_end(player, tmp_path)


def test_jago_by_keyboard_alone(browser: Browser, server: Server, tmp_path: Path) -> None:
    """A few turns, then one gives up: a machine does not stop a game that is not over."""
    with guest(browser, server.url, **KEEPS) as player:
        page = from_home(player, "JAGO", {"clock": "none"})
        assert player.until_my_turn()
        walk_to(page, "F6")
        page.keyboard.type(no_word_of("jago", player.state()["view"]["rack"], 4))
        assert player.refused().startswith("JAG-")
        page.keyboard.press("Escape")
        for turn in range(MOST_TURNS):
            move = player.hint()
            typed = in_typing_order(move, player.state()["view"])
            if turn > 3 or not typed:
                press(page, "Abandonner")
                page.keyboard.press("Shift+Tab")  # Enter alone would play on
                page.keyboard.press("Enter")
                break
            type_words(page, typed)
            if not turn:
                reload_keeps(player, *(word.upper() for *_, word in words_of(move)))
            expect(page.locator(".strip button.main:not([role=radio])")).to_be_enabled()
            version = player.state()["table"]["version"]
            page.keyboard.press("Enter")
            player.until_version(version + 1)
            if not player.until_my_turn():
                break
        check_the_end(player, tmp_path)


def in_typing_order(move: str, view: dict[str, Any]) -> str:
    """The words of a turn so that every letter is at hand when it is typed: one may need what another frees.

    Empty where the turn has no words, or no such order.
    """
    words = words_of(move)
    orders = permutations(f"{first}{'v' if down else 'h'} {word}" for first, down, word in words)
    return next((" + ".join(order) for order in orders if words and can_be_typed(order, view)), "")


def can_be_typed(order: tuple[str, ...], view: dict[str, Any]) -> bool:
    """Letter by letter from the rack; one that covers another gives it back for the rest of the turn."""
    at_hand = Counter(view["rack"].upper() + view["aside"].upper())
    rows = view["board"]["letters"]
    lying = {f"{chr(65 + x)}{y + 1}": letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
    for first, down, word in chain.from_iterable(map(words_of, order)):
        for name, letter in zip(squares_of(first, down, word), word, strict=True):
            if lying[name].upper() == letter.upper():
                continue
            at_hand[letter.upper()] -= 1
            if at_hand[letter.upper()] < 0:
                return False
            at_hand[lying[name].upper()] += 1
            lying[name] = letter
    return True


def no_word_of(game: str, hand: str, count: int) -> str:
    """So many letters of a hand that make no word in this order."""
    words = Dictionary.load(registry.find(game).words)
    tried = ("".join(letters) for letters in permutations(hand.upper(), count))
    return next(letters for letters in tried if letters not in words)


def press(page: Page, name: str) -> None:
    """Reach a button by Tab, and press it by Enter."""
    button = page.get_by_role("button", name=name)
    for _ in range(200):
        if button.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {name} by keyboard")


def test_lexicon_by_cards(browser: Browser, server: Server, tmp_path: Path) -> None:
    with guest(browser, server.url, **KEEPS) as player:
        page = from_home(player, "LEXICON", {"limit": "20", "arbitration": "strict"})
        assert player.until_my_turn()
        hand = page.get_by_role("group", name="Vos cartes").locator("button")
        expect(hand.first).to_be_visible()
        held = [hand.nth(i).get_attribute("data-letter") or "" for i in range(hand.count())]
        compose_cards(page, "word " + "".join(letter for letter in held if letter != "*"))
        assert player.refused().startswith("LEX-")
        page.keyboard.press("Escape")
        move = player.hint()
        compose_cards(page, move)
        if not move.startswith("discard"):
            reload_keeps(player, move.split(" ")[-1].upper())
        player.play()
        finish(player, lambda move: compose_cards(page, move))
        check_the_end(player, tmp_path)


def test_demo_by_touch_on_a_phone(browser: Browser, server: Server, tmp_path: Path) -> None:
    with guest(browser, server.url, viewport=PHONE, has_touch=True, is_mobile=True, **KEEPS) as player:
        page = from_home(player, "DÉMO", {"share": "12"})

        def rack(letter: str) -> str:
            name = "joker" if letter.islower() else letter
            return f'.rack .letters button[aria-label="{name}"]:not([disabled])'

        assert player.until_my_turn()
        square(page, "M13").tap()
        letters = page.locator(".rack .letters button:not([disabled])")
        consonants = [
            label
            for label in (letters.nth(i).get_attribute("aria-label") or "" for i in range(letters.count()))
            if re.fullmatch("[BCDFGHJKLMNPQRSTVWXZ]", label)
        ]
        for letter in no_word_of("demo", "".join(consonants), 3):
            page.locator(rack(letter)).first.tap()
        assert player.refused().startswith("DEM-")
        page.locator(".strip .clear").tap()

        move = player.hint()
        tap_letters(page, move, rack)
        reload_keeps(player, move.split(" ")[-1].upper())
        player.play()

        def by_taps(move: str) -> None:
            if move == "pass":
                version = player.state()["table"]["version"]
                page.get_by_role("button", name="Passer").tap()
                page.get_by_role("dialog").get_by_role("button", name="Passer").tap()
                player.until_version(version + 1)
            else:
                tap_letters(page, move, rack)

        for _ in range(MOST_TURNS):
            if not player.until_my_turn():
                break
            move = player.hint()
            by_taps(move)
            if move != "pass":
                player.play()
        check_the_end(player, tmp_path)


def test_amusante(browser: Browser, server: Server, tmp_path: Path) -> None:
    with guest(browser, server.url, **KEEPS) as player:
        page = from_home(player, "L’AMUSANTE", {})

        def announce(move: str) -> None:
            if move == "take":
                if not player.state()["view"]["duty"]:
                    page.get_by_role("button", name="Ramasser la rangée").click()
                return
            _, tile, word = move.split(" ")
            name = "joker" if tile.startswith("*") else tile
            page.locator(f'.rack .letters button[aria-label="{name}"]:not([disabled])').first.click()
            if tile.startswith("*"):
                page.locator("dialog button", has_text=re.compile(f"^{tile[1:].upper()}$")).click()
            field = page.get_by_label("Le mot annoncé")
            field.fill(word[len(player.state()["view"]["row"]) + 1 :])
            field.press("End")

        assert player.until_my_turn()
        tile = page.locator('.rack .letters button:not([aria-label="joker"])').first
        start = player.state()["view"]["row"].upper() + (tile.get_attribute("aria-label") or "")
        tile.click()
        page.get_by_label("Le mot annoncé").fill(f"{start}XQZ")
        expect(page.get_by_label("Le mot annoncé")).to_have_value("XQZ")  # the beginning is swallowed
        page.keyboard.press("Escape")
        move = player.hint()
        announce(move)
        word = move.split(" ")[-1]
        if len(word) > len(start) and move != "take":
            reload_keeps(player, word)
        play_in_one_step(player)
        finish(player, announce, play_in_one_step)
        check_the_end(player, tmp_path)


def play_in_one_step(player: Guest) -> None:
    """Where the row spells the word, or its last word is complete, one button plays it (AMU-3, AMU-4)."""
    state = player.state()
    page, before, duty = player.page, state["table"]["version"], state["view"]["duty"]
    take = page.get_by_role("button", name="Ramasser la rangée")
    whole = page.get_by_role("button", name=re.compile("L’annoncer$"))
    if duty:
        take.click()
    elif whole.is_visible():
        whole.click()
    else:
        player.play()
        return
    player.until_version(before + 1)

"""The strip on a phone: « Jouer » and « Effacer » keep their places, whatever is said beside them."""

from __future__ import annotations

from playwright.sync_api import Browser, FloatRect, Locator, expect
from tests.browser.guests import guest
from tests.browser.screens import screen
from tests.browser.server import Server
from tests.browser.states import tap_rack, tap_squares

ME, MACHINE = ({"kind": kind, "level": 1} for kind in ("me", "machine"))
CROSSED = "5P5/5R5/2MINES4/5N5/5I5/5O5/5N5/5S5/11/11/11 2 ABDEGHIJLMOQ ACEEFKLNNNRW"
EMPTY = "11/11/11/11/11/11/11/11/11/11/11 1 EUROPEZUT ASTIL"


def box_of(one: Locator) -> FloatRect:
    box = one.bounding_box()
    assert box
    return box


def meet(one: FloatRect, other: FloatRect) -> bool:
    return all(
        one[start] < other[start] + other[size] and other[start] < one[start] + one[size]
        for start, size in (("x", "width"), ("y", "height"))
    )


def test_a_refusal_puts_no_button_where_another_stood(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me:
        made = me.make("jago", [ME, MACHINE], order="given", options={"clock": "none"}, position=EMPTY)
        page = me.goto(f"/table/{made['table']['id']}")
        assert me.until_my_turn()
        board = box_of(page.locator("main [data-place=board]").first)
        play, clear = page.locator(".strip .play"), page.locator(".strip .clear")
        tap_squares(page, "E6")
        tap_rack(page, "EURO")
        expect(play).to_be_enabled()
        stood = [box_of(play), box_of(clear)]
        tap_rack(page, "PZ")
        expect(page.locator(".strip.no")).to_be_visible()
        expect(play).to_be_disabled()
        assert [box_of(play), box_of(clear)] == stood
        repairs = page.locator(".strip .mend button")
        expect(repairs.first).to_be_visible()
        assert not [one for one in repairs.all() for old in stood if meet(box_of(one), old)]
        assert box_of(page.locator("main [data-place=board]").first) == board


def test_a_turn_of_several_words_keeps_every_place(browser: Browser, server: Server) -> None:
    """Letters put aside have a room of their own; a turn that does not lead is refused only when played."""
    with guest(browser, server.url, **screen(360, 740)) as me:
        made = me.make("jago", [MACHINE, ME], order="given", options={"clock": "none"}, position=CROSSED)
        page = me.goto(f"/table/{made['table']['id']}")
        assert me.until_my_turn()
        strip, play = page.locator(".strip"), page.locator(".strip .play")
        parts = [page.locator(one) for one in ("main svg.whole", ".rack", ".strip", ".strip .play")]
        stood = [box_of(one) for one in parts]

        def kept() -> bool:
            board = box_of(parts[0])
            return [box_of(one) for one in parts] == stood and not meet(board, box_of(strip))

        tap_squares(page, "C3")
        tap_rack(page, "F")
        expect(strip).to_contain_text("F remplace M. FINES est bon")
        expect(page.locator(".strip.no")).to_have_count(0)
        expect(play).to_be_disabled()  # it does not invite, yet a tap says why
        assert kept()
        play.tap(force=True)
        expect(page.locator(".strip.no")).to_contain_text("JAG-8")
        expect(page.locator(".strip .mend button")).to_have_count(0)
        assert kept()
        tap_squares(page, "C6")
        tap_rack(page, "ENRL")
        expect(page.locator(".shelf button")).to_have_count(2)
        page.get_by_role("button", name="Garder le O du plateau").tap()
        expect(page.locator(".shelf button")).to_have_count(1)
        tap_rack(page, "E")
        expect(page.locator(".strip .word")).to_have_text("ENROLE")
        expect(play).to_be_enabled()
        assert kept()


def test_how_a_game_is_won_is_read_before_its_first_move(browser: Browser, server: Server) -> None:
    """In the strip, until a move is begun; put away, it does not come back."""
    with guest(browser, server.url, **screen(360, 740)) as me:
        made = me.make("jago", [ME, MACHINE], order="given", options={"clock": "none"}, position=EMPTY)
        page = me.goto(f"/table/{made['table']['id']}")
        strip, aim = page.locator(".strip"), "Le but : ayez plus de lettres"
        expect(strip).to_contain_text(aim)
        said, play = page.locator(".strip .aim p"), page.locator(".strip .play")
        assert not meet(box_of(said), box_of(play))
        whole = "part => part.scrollHeight <= part.clientHeight + 1"
        assert strip.locator(".what").evaluate(whole), "its buttons are not cut off"
        stood = [box_of(page.locator(one)) for one in ("main svg.whole", ".strip .play")]
        tap_squares(page, "E6")
        expect(strip).not_to_contain_text(aim)
        page.locator(".strip .clear").tap()
        page.get_by_role("button", name="Compris").tap()
        expect(strip).not_to_contain_text(aim)
        assert [box_of(page.locator(one)) for one in ("main svg.whole", ".strip .play")] == stood
        page.reload()
        expect(strip).to_contain_text("À vous.")
        expect(strip).not_to_contain_text(aim)

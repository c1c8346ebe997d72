"""The rules pages: what is searched is found, and every way leads to its article."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, expect
from tests.browser.guests import guest
from tests.browser.server import Server


def at_the_top(article: Locator) -> None:
    """In view, near the upper edge, once the pictures above it have their heights."""
    expect(article).to_be_in_viewport()
    article.page.wait_for_function(
        "(id) => Math.abs(document.getElementById(id).getBoundingClientRect().top) < 120",
        arg=article.get_attribute("id"),
    )


def test_a_search_over_all_games_leads_to_the_article(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        page = player.goto("/regles")
        page.get_by_label("Chercher dans les règles").fill("introduire main")
        found = page.locator("search li a", has_text="LEXICON").filter(has_text="LEX-8")
        found.first.click()
        page.wait_for_url("**/regles/lexicon#LEX-8")
        at_the_top(page.locator("#LEX-8"))
        page.locator("summary").scroll_into_view_if_needed()
        page.locator("details a", has_text="Le score").click()
        at_the_top(page.locator("#le-score"))


def test_why_a_move_is_refused(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        page = player.goto("/regles")
        page.get_by_role("link", name=re.compile("Pourquoi ce coup est-il refusé")).click()
        expect(page.get_by_role("heading", level=2)).to_have_count(6)
        page.get_by_label("Un mot du refus").fill("forme passee")
        row = page.locator("li", has_text="JAG-14")
        expect(page.get_by_role("heading", level=2)).to_have_count(1)
        row.get_by_role("link").click()
        at_the_top(page.locator("#JAG-14"))
        expect(page.locator(".shown .strip.no")).to_be_visible()


def test_an_article_opened_by_its_address_begins_at_its_number(browser: Browser, server: Server) -> None:
    """On a phone its board stands below it, and does not push it out of sight."""
    with guest(browser, server.url, viewport={"width": 360, "height": 740}, has_touch=True) as player:
        page = player.goto("/regles/lexiduel#LXD-9")
        expect(page.locator(".shown .strip")).to_contain_text("AIT")
        at_the_top(page.locator("#LXD-9"))
        page.get_by_role("button", name="Montrer LXD-11 sur un plateau").tap()
        expect(page.locator(".shown .strip")).to_be_in_viewport()


def test_rules_are_printed_without_the_page_around_them(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as player:
        page = player.goto("/regles/demo")
        expect(page.locator("#DEM-1")).to_be_visible()
        page.emulate_media(media="print")
        expect(page.get_by_role("banner")).to_be_hidden()
        expect(page.get_by_role("button", name="Imprimer")).to_be_hidden()
        expect(page.locator("#DEM-1")).to_be_visible()

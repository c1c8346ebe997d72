"""On a phone, what is said keeps to its place: questions, notices, what several others did."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect
from tests.browser.guests import guest
from tests.browser.screens import in_view, screen, table_in_view, table_on_every_screen
from tests.browser.server import Server
from tests.browser.states import tap_cards, tap_rack

ME, MACHINE, LINK = ({"kind": kind, "level": 1} for kind in ("me", "machine", "link"))
COMPLETE = "CH 1 ARLEDENT/TEAOUR announced=2:CHARBON"
BEGUN = "TRIB 1 USEANLE*/NEAOUR announced=1:TRIBAL,2:TRIBUT"
THREE = "hands=CHAUDETLS*/AEK/BXN pile=JN stock=AALMORSTYZ table=LIVRE,DOSE,FINE,MORT,QUIPU"
_IS_SHOWN = """line => {
  const list = line.parentElement.getBoundingClientRect(), own = line.getBoundingClientRect();
  return own.height > 0 && own.top >= list.top - 1 && own.bottom <= list.bottom + 1;
}"""


def test_a_complete_word_that_may_be_contested_leaves_two_answers(browser: Browser, server: Server) -> None:
    """AMU-4: contesting and taking up the row are equals, and all there is; no square can be laid."""
    with guest(browser, server.url, **screen(360, 740)) as me, guest(browser, server.url) as other:
        options = {"clock": "none", "arbitration": "contest"}
        made = me.make("amusante", [ME, LINK], order="given", options=options, position=COMPLETE)
        other.sit_at(made, "Rosalie")
        page = me.goto(f"/table/{made['table']['id']}")
        assert me.until_my_turn()
        me.act("lay A CHAMP", 1)
        other.act("lay T CHAT", 2)
        asked = page.locator(".contest")
        expect(asked).to_contain_text(re.compile("CHAT est complet"))
        answers = asked.get_by_role("button")
        expect(answers).to_have_text(["Ramasser la rangée", "Contester CHAT"])
        assert table_on_every_screen(page, *answers.all()) == []
        expect(page.locator("main [data-place=tools] .btn")).to_have_count(0)
        expect(page.locator(".hand.idle")).to_be_visible()
        expect(page.locator(".rack .letters button:not([disabled])")).to_have_count(0)
        before = me.state()["table"]["version"]
        answers.first.tap()
        me.until_version(before + 1)
        assert me.state()["view"]["row"] == ""


def test_the_first_question_of_a_game_leaves_the_row_to_be_taken_up(browser: Browser, server: Server) -> None:
    """It says what no later one says, and so is higher: it does not lie on the button above it."""
    with guest(browser, server.url, **screen(360, 740)) as me, guest(browser, server.url) as other:
        options = {"clock": "none", "arbitration": "contest"}
        made = me.make("amusante", [LINK, ME], order="given", options=options, position=COMPLETE)
        other.sit_at(made, "Rosalie")
        page = me.goto(f"/table/{made['table']['id']}")
        other.act("lay A CHARITABLEMENT", 1)
        expect(page.locator(".contest")).to_contain_text("CHARITABLEMENT est-il un mot")
        take = page.get_by_role("button", name="Ramasser la rangée")
        assert table_in_view(page, take, *page.locator(".contest button").all()) == []
        above, below = take.bounding_box(), page.locator(".contest").bounding_box()
        assert above and below and above["y"] + above["height"] <= below["y"]


def test_while_a_word_is_written_ones_other_squares_stay_in_view(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me:
        options = {"clock": "none", "arbitration": "contest"}
        made = me.make("amusante", [ME, MACHINE], order="given", options=options, position=BEGUN)
        page = me.goto(f"/table/{made['table']['id']}")
        assert me.until_my_turn()
        tap_rack(page, "U")
        others = page.locator(".others")
        expect(others).to_have_text(re.compile(r"A E E L N S ★$"))
        same = page.get_by_role("button", name="comme Débutant")
        assert table_in_view(page, others, same, page.locator("div.keys")) == []


def test_a_notice_lies_on_no_letter_and_on_no_button(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me:
        made = me.make("demo", [ME, MACHINE], order="given", options={"clock": "none"})
        page = me.goto(f"/table/{made['table']['id']}")
        assert me.until_my_turn()
        me.act("end", 1)
        notice = page.locator(".offer.answer")
        expect(notice).to_contain_text("préfère continuer")
        letters = page.locator(".rack .letters button").all()
        bar = page.locator("[data-place=bar] > [role=group]")
        assert in_view(page, notice, page.locator(".strip"), bar, *letters) == []


def test_among_several_the_latest_of_each_stays_told(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, **screen(360, 740)) as me:
        made = me.make(
            "lexicon",
            [ME, MACHINE, MACHINE],
            order="given",
            options={"clock": "none", "arbitration": "strict"},
            position=THREE,
        )
        page = me.goto(f"/table/{made['table']['id']}")
        assert me.until_my_turn()
        tap_cards(page, "CHAUDE")
        me.play()
        assert me.until_my_turn()
        lines = page.locator(".told li")
        expect(lines).to_have_count(3)
        for i in (1, 2):
            assert lines.nth(i).evaluate(_IS_SHOWN), lines.nth(i).inner_text()
        expect(page.locator("header .where")).to_contain_text("le plus bas gagne")

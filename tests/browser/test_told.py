"""What happened is told, for long enough to be read: moves of others, verdicts, rounds that end."""

from __future__ import annotations

import re
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.axe import problems
from tests.browser.guests import DESK, Guest, guest
from tests.browser.screens import screen, table_in_view
from tests.browser.server import Server
from tests.browser.spelling import spelled
from tests.browser.states import TURNS, tap_cards

from joute.cli.opening import open_record
from joute.games import registry
from joute.tables import told

REFERENCE = Path(__file__).parents[1] / "reference"
ME = {"kind": "me", "name": "Camille"}
MACHINE = {"kind": "machine", "level": 1}
LINK = {"kind": "link"}
READ_MS = 1500
WIDTHS = (1440, 1024, 820, 390, 360)
# RAS is blue's; neither rack can make LRAS a word (JAG-19).
JAGO = "11/11/11/11/11/3RAS5/5e5/5l5/11/11/11 1 GEILBRT EINTSAU - - - - - -"
# Eight hands just dealt, the first seat to move: nobody can go out in the first turn.
EIGHT = (
    "phase=play deal=1 dealer=8 turn=1 packs=2 hands=AEHIIILMRZ/EEEGIMMTTZ/*AARSTTUUV/*BBDEKLOUU/"
    "AAEPPSUVXY/ACEGNNRTUY/HJLLNQRSSX/AEFILOSSTW pile=E stock=OECDQIRJLNNOMKAORDNDOWF "
    "counted=0/0/0/0/0/0/0/0"
)
# The same for four.
FOUR = (
    "phase=play deal=1 dealer=4 turn=1 hands=AEILNRTKWX/AEOMSUDQJY/AEILNRTBZV/AEOMSUDGHF pile=E "
    "stock=ILNRTOSUCP* counted=0/0/0/0"
)

# When each sentence was put up, in the browser's own record of times.
_TOLD = "performance.getEntriesByName('told').map((mark) => ({ ...mark.detail, at: mark.startTime }))"
# What was put up last has been there for long enough.
_TITLE_KEEPS_OFF_THE_CROSS = """sheet => {
  const words = document.createRange();
  words.selectNodeContents(sheet.querySelector("h2"));
  const cross = sheet.querySelector(".close").getBoundingClientRect();
  return [...words.getClientRects()].every((line) => line.right <= cross.left || line.top >= cross.bottom);
}"""
_READ = """(ms) => {
  const last = performance.getEntriesByName('told').at(-1);
  return last !== undefined && performance.now() - last.startTime >= ms;
}"""


def told_by(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(_TOLD)
    return found


def until_told(page: Page, pattern: str) -> None:
    page.wait_for_function(
        """(pattern) => performance.getEntriesByName('told')
          .some((mark) => new RegExp(pattern).test(mark.detail.text))""",
        arg=pattern,
    )


def until_to_act(player: Guest, seat: int) -> dict[str, Any]:
    """The state once that seat may move, as the server has it."""
    for _ in range(600):
        state = player.state()
        if state["table"]["outcome"] or state["table"]["to_act"][:1] == [seat]:
            return state
        player.page.wait_for_timeout(100)
    raise AssertionError(f"seat {seat} never came to move")


def read_for(marks: list[dict[str, Any]]) -> list[float]:
    """How long each sentence about another stood: one's own move replaces it at once."""
    return [
        after["at"] - before["at"]
        for before, after in pairwise(marks)
        if not before["text"].startswith("Vous") and not after["text"].startswith("Vous")
    ]


def reads_in_history(page: Page, mark: dict[str, Any]) -> None:
    """The sentence stands in the list of moves, under the number of its ply."""
    row = page.locator(f".moves li[data-ply='{mark['number']}'] p")
    expect(row).to_have_text(mark["text"], use_inner_text=True)


@pytest.mark.parametrize("game", registry.names())
def test_a_machines_move_is_told_and_stays_to_be_read(browser: Browser, server: Server, game: str) -> None:
    with guest(browser, server.url, reduced_motion="no-preference") as player:
        made = player.make(game, [ME, MACHINE])
        page = player.goto(f"/table/{made['table']['id']}")
        expect(page.locator(".told")).to_be_visible()
        until_to_act(player, 1)
        player.act(player.hint(), 1)
        until_told(page, "Débutant")
        page.wait_for_function(_READ, arg=READ_MS)
        marks = told_by(page)
        machine = [mark for mark in marks if "Débutant" in mark["text"]]
        assert machine
        assert all(gap >= READ_MS for gap in read_for(marks)), marks
        last = page.locator(".told li").last
        expect(last).to_have_text(marks[-1]["text"].strip(), use_inner_text=True)
        for mark in machine[:2]:
            reads_in_history(page, mark)
        expect(page.locator(".told").get_by_role("button", name="Revoir")).to_be_visible()
        expect(page).to_have_title(re.compile("À vous|Au tour de Débutant|Finie"))


def test_a_move_is_played_again_and_its_word_looked_up(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, reduced_motion="no-preference") as player:
        made = player.make("lexiduel", [ME, MACHINE])
        page = player.goto(f"/table/{made['table']['id']}")
        expect(page.locator(".told")).to_be_visible()
        player.act("C3h MER", 1)
        until_told(page, "^Débutant")
        assert player.until_my_turn()
        before = len(told_by(page))
        page.get_by_role("button", name="Revoir").click()
        expect(page.locator(".told.busy")).to_be_visible()
        expect(page.locator(".tk.lands").first).to_be_attached()
        page.keyboard.press("Shift")
        expect(page.locator(".told.busy")).to_be_hidden()
        assert len(told_by(page)) == before
        page.locator(".moves").get_by_role("button", name="MER", exact=True).click()
        link = page.get_by_role("link", name="« mer » veut dire")
        expect(link).to_have_attribute("href", "https://fr.wiktionary.org/wiki/mer")
        expect(link).to_have_attribute("rel", re.compile("noopener"))
        expect(link).to_have_attribute("target", "_blank")
        page.keyboard.press("Escape")
        said = page.locator("[role=log] p")
        texts = said.all_inner_texts()
        assert len(texts) == len(set(texts)) == len(told_by(page))


def bluff(game: str, state: dict[str, Any], seat: int) -> str:
    """A play of what that seat holds that is no word."""
    view = state["view"]
    if game == "jago":
        return "C6h LRAS"
    if game == "amusante":
        letter = next(letter for letter in view["hand"] if letter != "*")
        return f"lay {letter} {letter}QXZQ"
    hand = view["hands"][seat - 1].replace("*", "")
    if game == "demo":
        return f"M13h {''.join(sorted(hand, key='AEIOUY'.find))[:6]}"
    return f"word {''.join(sorted(hand, key='AEIOUY'.find))}"


def contested(both: list[Guest], game: str, right: bool) -> tuple[Guest, Guest]:
    """Somebody bluffs, or plays a word; the other contests it. The author, then the challenger."""
    for _ in range(20):
        seat = both[0].state()["table"]["to_act"][0]
        author, other = both[seat - 1], both[2 - seat]
        state = author.state()
        if state["view"]["duty"] and game == "jago":  # JAG-20: the winner of a contest turns letters, or none
            author.act("flip", seat)
            continue
        move = bluff(game, state, seat) if right else "C6h GRAS" if game == "jago" else author.hint(seat)
        author.act(move, seat)
        if not move.startswith("discard"):
            break
    other.page.get_by_role("button", name="Contester").click()
    return author, other


@pytest.mark.parametrize("game", ["jago", "lexicon", "demo", "amusante"])
def test_verdicts_upheld_and_refuted_are_events_one_sees(browser: Browser, server: Server, game: str) -> None:
    with ExitStack() as open_:
        both = [open_.enter_context(guest(browser, server.url)) for _ in range(2)]
        wanted = {"position": JAGO} if game == "jago" else {}
        made = both[0].make(game, [ME, LINK], options={"arbitration": "contest"}, **wanted)
        both[1].goto(f"/rejoindre/{made['invitations'][0]['token']}")
        both[1].page.get_by_label("Votre nom").fill("Rosalie")
        both[1].page.get_by_role("button", name="S’asseoir").click()
        both[1].table_id()
        both[0].goto(f"/table/{made['table']['id']}")
        for one in both:
            expect(one.page.locator(".told")).to_be_visible()
        for right in (True, False):
            author, other = contested(both, game, right)
            expect(other.page.get_by_role("region", name="Verdict")).to_be_visible()
            judged = [ply["judged"] for ply in other.state()["plies"] if ply["judged"]][-1]
            name = ("Camille", "Rosalie")[judged["challenger"] - 1]
            assert judged["right"] == right
            for player, subject in ((author, f"{name} conteste"), (other, "Vous contestez")):
                sees_verdict(player.page, subject, judged)
            if game == "lexicon":
                assert problems(other.page) == []
            for player in both:
                player.page.get_by_role("button", name="Continuer", exact=True).click()
                expect(player.page.get_by_role("region", name="Verdict")).to_be_hidden()


@pytest.mark.parametrize("size", [(360, 740), (360, 640), (740, 360)], ids=str)
def test_a_card_touched_instead_of_continuing_goes_on_composing(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    """A verdict is read by the button, or by the first card of the next word: either brings back the turn."""
    turn = next(turn for turn in TURNS if turn.game == "lexicon")
    with guest(browser, server.url, **screen(*size)) as me, guest(browser, server.url) as other:
        made = me.make(
            "lexicon",
            [ME, LINK],
            order="given",
            options={"clock": "none", **turn.options},
            position=turn.position,
        )
        other.sit_at(made, "Rosalie")
        page = me.goto(f"/table/{made['table']['id']}")
        assert me.until_my_turn()
        tap_cards(page, "CHAUDE")
        me.play()
        other.act(turn.reply, 2)
        page.get_by_role("button", name="Contester").tap()
        verdict = page.get_by_role("region", name="Verdict")
        expect(verdict).to_be_visible()
        tap_cards(page, "L")
        expect(verdict).to_be_hidden()
        expect(page.locator(".bench button[data-letter]")).to_have_count(1)
        expect(page.get_by_role("radio", name="Jeter")).to_be_visible()
        tap_cards(page, "T")
        expect(page.locator(".bench button[data-letter]")).to_have_count(2)
        assert table_in_view(page, page.locator(".strip"), page.locator(".bench")) == []


def sees_verdict(page: Page, subject: str, judged: dict[str, Any]) -> None:
    verdict = page.get_by_role("region", name="Verdict")
    expect(verdict).to_be_visible()
    heading = verdict.get_by_role("heading")
    expect(heading).to_contain_text(spelled(judged["words"][0]))
    expect(heading).to_contain_text(re.compile("n’existe" if judged["right"] else "existe"))
    expect(verdict).to_contain_text(subject)
    expect(verdict).to_contain_text("à raison" if judged["right"] else "à tort")
    expect(page.locator(".moves li p").filter(has_text=subject).last).to_be_visible()
    page.wait_for_function(_READ, arg=READ_MS)
    expect(page.locator(".told li").last).to_contain_text(subject)


def test_a_round_that_ends_is_a_sheet_with_every_hand(browser: Browser, server: Server) -> None:
    """The last play of the first round of a reference game, from the position before it."""
    record = open_record(str(REFERENCE / "lexicon" / "strict-duel.joute"))
    table = record.replay().table
    number = next(n for n in range(1, len(table.plies) + 1) if told(table, n).counted)
    ply, counted = table.plies[number - 1], told(table, number).counted
    assert counted
    with guest(browser, server.url) as player:
        seats = [{**ME}, {"kind": "link"}]
        made = player.make("lexicon", seats, options={"arbitration": "strict"}, position=ply.before.text())
        with guest(browser, server.url) as friend:
            friend.goto(f"/rejoindre/{made['invitations'][0]['token']}")
            friend.page.get_by_label("Votre nom").fill("Lucien")
            friend.page.get_by_role("button", name="S’asseoir").click()
            friend.table_id()
            page = player.goto(f"/table/{made['table']['id']}")
            expect(page.locator(".told")).to_be_visible()
            (player if ply.seat == 1 else friend).act(ply.move, ply.seat)
            sheet = page.get_by_role("dialog")
            out = "Vous avez posé toutes" if counted.out == (1,) else "Lucien a posé toutes"
            expect(sheet.get_by_role("heading", name=out)).to_be_visible()
            totals = sheet.locator("strong").all_inner_texts()
            assert sorted(int(one.split()[0]) for one in totals) == sorted(map(int, counted.totals))
            expect(sheet).to_contain_text("le total le plus bas gagne")
            expect(sheet).to_contain_text("distribue")
            page.set_viewport_size({"width": 360, "height": 740})
            assert sheet.evaluate(_TITLE_KEEPS_OFF_THE_CROSS)
            page.set_viewport_size(DESK)
            page.wait_for_function(_READ, arg=READ_MS)
            assert problems(page) == []
            sheet.get_by_role("button", name="Continuer").click()
            expect(sheet).to_be_hidden()
            expect(page.locator(".moves li p").filter(has_text="toutes").first).to_be_visible()


def test_payments_are_counted_on_the_sheet_of_the_end(browser: Browser, server: Server) -> None:
    record = open_record(str(REFERENCE / "demo" / "two-times-twenty.joute"))
    table = record.replay().table
    ply = table.plies[-1]
    assert table.outcome
    with guest(browser, server.url) as player:
        seats = [ME, *({"kind": "here", "name": f"Joueur {n}"} for n in range(2, table.settings.seats + 1))]
        given = {name: table.settings.options[name] for name in record.record.options()}
        options = {"arbitration": "strict", **given}
        made = player.make("demo", seats, options=options, position=ply.before.text())
        page = player.goto(f"/table/{made['table']['id']}")
        curtain = page.locator(".curtain > button")
        expect(curtain).to_be_visible()
        player.act(ply.move, ply.seat)
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_role("list", name="Les mains comptées")).to_be_visible()
        paid = sheet.get_by_role("list", name="Les mains comptées").locator("strong").all_inner_texts()
        assert sorted(float(one.split()[0]) for one in paid) == sorted(
            abs(float(paid)) for paid in table.outcome.payments
        )
        expect(sheet.locator("h2")).to_contain_text("gagné")


def test_seven_hands_are_one_table_with_the_buttons_in_view(browser: Browser, server: Server) -> None:
    """The end of seven told once: a title, then one line a player, the winner first."""
    table = open_record(str(REFERENCE / "demo" / "seven-players.joute")).replay().table
    ply = table.plies[-1]
    assert table.outcome
    with guest(browser, server.url) as player:
        seats = [ME if seat == ply.seat else MACHINE for seat in range(1, 8)]
        options = {"arbitration": "strict"}
        made = player.make("demo", seats, options=options, position=ply.before.text())
        page = player.goto(f"/table/{made['table']['id']}")
        expect(page.locator(".told")).to_be_visible()
        player.act(ply.move, ply.seat)
        sheet = page.get_by_role("dialog")
        won = f"{max(table.outcome.payments):g}"
        expect(sheet.locator("h2")).to_have_text(f"Vous avez gagné et recevez {won} points.")
        rows = sheet.get_by_role("list", name="Les mains comptées").get_by_role("listitem")
        expect(rows).to_have_count(7)
        expect(rows.first).to_contain_text(re.compile(rf"Vous.*recevez\s*{won}", re.DOTALL))
        expect(rows.last).to_contain_text(re.compile(r"Débutant.*paie\s*40", re.DOTALL))
        expect(sheet).not_to_contain_text("−")
        expect(sheet.get_by_role("button", name="Revanche")).to_be_in_viewport(ratio=1)
        assert problems(page) == []


def test_eight_at_one_table_are_each_read(browser: Browser, server: Server) -> None:
    """One plays, then the seven others in a row: each of the seven sentences stands alone to be read."""
    with guest(browser, server.url, reduced_motion="no-preference") as player:
        strict = {"arbitration": "strict"}  # nobody contests: no verdict waits for a tap
        made = player.make("lexicon", [ME, *[MACHINE] * 7], options=strict, position=EIGHT)
        page = player.goto(f"/table/{made['table']['id']}")
        names = page.locator("th[data-seat] span")
        expect(names).to_have_count(8)
        assert len(set(names.all_inner_texts())) == 8
        marks_of_seats = page.locator("th[data-seat] svg").evaluate_all(
            "all => all.map((svg) => [...svg.querySelectorAll('.f')].map((one) => one.outerHTML).join())"
        )
        assert len(marks_of_seats) == len(set(marks_of_seats)) == 8
        player.act(player.hint(), 1)
        page.wait_for_function(
            """() => performance.getEntriesByName('told')
              .filter((mark) => /^Débutant/.test(mark.detail.text)).length >= 7"""
        )
        page.wait_for_function(_READ, arg=READ_MS)
        marks = told_by(page)
        assert marks[0]["text"].startswith("Vous")
        others = ["Débutant", *(f"Débutant {number}" for number in range(2, 8))]
        assert [
            name for mark in marks[1:] for name in re.findall(r"^Débutant(?: \d)?", mark["text"])
        ] == others
        assert len(read_for(marks)) == 6
        assert min(read_for(marks)) >= READ_MS
        for mark in marks:
            reads_in_history(page, mark)


# Of each told line that is shown: whether it stands whole in its room and under the players, and its text.
_LINES = """(list) => {
  const box = (one) => one.getBoundingClientRect();
  const top = Math.max(box(list).top, box(document.querySelector('[data-place=players]')).bottom) - 0.5;
  return [...list.children].filter((line) => box(line).height)
    .map((line) => [box(line).top >= top && box(line).bottom <= box(list).bottom + 0.5, line.textContent]);
}"""


def test_a_told_line_is_whole_or_not_there_on_a_phone(browser: Browser, server: Server) -> None:
    """Three others whose long names make their sentences wrap: no half line, and the newest is there.

    With hands that nobody can lay in one turn: the end of a deal is a sheet to be read before what follows.
    """
    names = ("Marie-Antoinette de Saint-Barthélemy", "Jean-Sébastien de la Rochefoucauld", "Bo")
    with guest(browser, server.url, **screen(360, 740)) as player, guest(browser, server.url) as others:
        strict = {"arbitration": "strict"}
        made = player.make("lexicon", [ME, LINK, LINK, LINK], order="given", options=strict, position=FOUR)
        for invitation, name in zip(made["invitations"], names, strict=True):
            others.sit_at({**made, "invitations": [invitation]}, name)
        page = player.goto(f"/table/{made['table']['id']}")
        expect(page.locator(".told")).to_be_visible()
        since = 0
        while since < len(names):
            seat = others.state()["table"]["to_act"][0]
            mover = player if seat == 1 else others
            mover.act(mover.hint(seat), seat)
            since = 0 if seat == 1 else since + 1
            last = str(others.state()["plies"][-1]["number"])
            expect(page.locator(".told li").last).to_have_attribute("data-ply", last)
            expect(page.locator(".told.busy")).to_be_hidden()
            assert told_in_part(page) == []
        page.set_viewport_size({"width": 1440, "height": 900})
        expect(page.locator(".told li").filter(visible=True)).to_have_count(len(names))


def told_in_part(page: Page) -> list[str]:
    """On phones of two heights, the lines that are cut; some are whole on both."""
    cut = []
    for height in (640, 740):
        page.set_viewport_size({"width": 360, "height": height})
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        lines = page.locator(".told ol").evaluate(_LINES)
        assert any(whole for whole, _ in lines)
        cut += [f"{height}: {text}" for whole, text in lines if not whole]
    return cut


def test_no_word_of_the_moves_list_is_cut_off(browser: Browser, server: Server) -> None:
    text = (REFERENCE / "lexiduel" / "rulebook-game.joute").read_text(encoding="utf-8")
    moves = re.findall(r"^([12]) (.*)$", text, re.MULTILINE)
    with guest(browser, server.url) as player:
        here = {"kind": "here", "name": "Marie-Antoinette de Saint-Barthélemy"}
        options = {"rounds": "16", "words": "ESCLAMER"}
        made = player.make("lexiduel", [ME, here], options=options)
        page = player.goto(f"/table/{made['table']['id']}")
        expect(page.locator(".told")).to_be_visible()
        for seat, move in moves[:-1]:
            player.act(move, int(seat))
        expect(page.locator(".told li").last).to_contain_text("TREMPER")
        expect(page.locator(".told.busy")).to_be_hidden()
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844})
            button = page.get_by_role("button", name="Coups", exact=True)
            if width <= 820:
                button.click()
            rows = page.locator(".moves li")
            expect(rows.first).to_be_visible()
            cut = rows.evaluate_all(
                """(rows) => rows.flatMap((row) => [row, ...row.querySelectorAll('p, .word')])
                  .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth)
                  .map((one) => one.textContent)"""
            )
            outside = rows.evaluate_all(
                """(rows) => rows.flatMap((row) => [...row.querySelectorAll('.word')].filter((word) => {
                  const [inner, outer] = [word.getBoundingClientRect(), row.getBoundingClientRect()];
                  return inner.right > outer.right + 1 || inner.left < outer.left - 1;
                }).map((word) => word.textContent))"""
            )
            assert (width, cut, outside) == (width, [], [])
            if width <= 820:
                page.get_by_role("dialog").get_by_role("button", name="Fermer").click()
                expect(page.get_by_role("dialog")).to_have_count(0)

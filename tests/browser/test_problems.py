"""The day's problem on a phone: two wrong tries, then found, shared, counted, and there without a network."""

from __future__ import annotations

import re
from datetime import date, timedelta
from itertools import islice

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.guests import KEEPS, guest
from tests.browser.hands import square, type_words
from tests.browser.screens import screen
from tests.browser.server import Server
from tests.problems.tables import posed

from joute.play import Effects
from joute.problems.answering import answer_move
from joute.problems.days import FIRST_DAY, problem_of
from joute.problems.problem import Problem
from joute.problems.shelf import problems_of

PHONE = {"width": 360, "height": 740}
SILENCE = "WebSocket|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load"
GOING_OUT = "phase=play deal=1 dealer=2 turn=1 hands=ELS/CDFG"
EMPTY = re.compile("vide$")
KEPT = """async () => {
  const cache = (await caches.keys()).find((one) => one.includes("joute-kept"));
  const keys = cache ? await (await caches.open(cache)).keys() : [];
  return keys.some((key) => key.url.includes("/solution"));
}"""


def a_day() -> tuple[str, Problem]:
    """A day whose problem asks for most points on a board that is typed on."""
    for number in range(400):
        day = FIRST_DAY + timedelta(days=number)
        problem = problem_of(day)
        if (
            problem
            and problem.game == "lexiduel"
            and problem.goal == "most"
            and "+" not in problem.solutions[0]
        ):
            return day.isoformat(), problem
    raise AssertionError("no such day")


def wrong_moves(problem: Problem) -> list[str]:
    """Two moves that are worth little, and that the opponent has an answer to."""
    laid = posed(problem)
    legal = (laid.position.judge(problem.seat, move) for move in laid.position.moves(problem.seat))
    worse = (
        done.move.text()
        for done in legal
        if isinstance(done, Effects)
        and done.words
        and (laid.worth(done) or 0) < 4
        and "+" not in str(done.move)
    )
    answered = (move for move in islice(worse, 0, None, 20) if answer_move(laid, move).reply)
    return list(islice(answered, 2))


def attempt(page: Page, move: str) -> None:
    square(page, move.partition("h ")[0].partition("v ")[0]).click()
    type_words(page, move)
    expect(page.locator(".strip button.main")).to_be_enabled()
    page.locator(".strip button.main").click()


def test_the_day_is_solved_on_a_phone(browser: Browser, server: Server) -> None:
    day, problem = a_day()
    with guest(browser, server.url, viewport=PHONE, has_touch=True, noise=SILENCE, **KEEPS) as player:
        player.context.grant_permissions(["clipboard-read", "clipboard-write"])
        player.page.clock.set_fixed_time(f"{day}T12:00:00")
        page = player.goto("/probleme")
        for number, move in enumerate(wrong_moves(problem), 1):
            attempt(page, move)
            expect(page.locator(".said")).to_contain_text("de plus.")
            expect(page.locator(".said")).to_contain_text("Réponse. L’adversaire")
            reply = answer_move(posed(problem), move).reply
            assert reply
            expect(square(page, reply.effects.laid[0])).not_to_have_attribute("aria-label", EMPTY)
            expect(page.locator(".more li").nth(number - 1)).to_be_visible()
            page.get_by_role("button", name="Réessayer").tap()
        page.get_by_role("button", name="Un indice").tap()
        expect(page.locator(".strip")).to_contain_text("Cherchez un mot de")
        page.reload()
        expect(page.locator(".more .what")).to_have_count(2)
        expect(page.locator(".strip")).to_contain_text("Cherchez un mot de")
        attempt(page, problem.solutions[0])
        expect(page.get_by_role("heading", name="Trouvé, en 3 essais, avec un indice.")).to_be_visible()
        expect(page.locator(".proof")).to_contain_text("coups possibles")
        page.get_by_role("button", name="Copier mon résultat").tap()
        expect(page.get_by_role("status").filter(has_text="Copié.")).to_be_visible()
        shared = page.evaluate("navigator.clipboard.readText()")
        assert "3 essais, avec un indice" in shared
        assert all(letter not in shared.partition("\n")[2] for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        page.reload()
        expect(page.locator(".week .now.found")).to_be_visible()
        expect(page.get_by_text("1 jour de suite")).to_have_count(0)
        expect(page.locator(".more .what")).to_have_count(0)

        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        page.wait_for_function(KEPT)
        player.context.set_offline(True)
        page = player.goto("/probleme")
        expect(page.get_by_text("l’arbitre ne peut pas juger d’essai")).to_be_visible()
        expect(page.locator("[data-name]").first).to_be_visible()
        page.get_by_role("button", name="La solution").tap()
        page.get_by_role("button", name="Montrer la solution").tap()
        expect(page.locator(".said")).to_contain_text("La solution")
        expect(page.locator(".said")).to_contain_text(re.compile(r"À partir de [A-T]\d+, vers l[ea] "))


def test_a_newcomer_is_told_what_the_week_is_and_what_a_move_is_worth(
    browser: Browser, server: Server
) -> None:
    """Days before the first visit were not played; a try has its gain, no score of a game nobody followed."""
    day, problem = a_day()
    with guest(browser, server.url) as player:
        player.page.clock.set_fixed_time(f"{day}T12:00:00")
        page = player.goto("/probleme")
        caption = re.compile(r"^Votre semaine\. Un rond plein\s: problème trouvé\.$")
        week = page.get_by_role("list", name=caption)
        expect(page.get_by_text(caption)).to_be_visible()
        before = date.fromisoformat(day).weekday()
        expect(week.get_by_text(re.compile("pas joué$"))).to_have_count(before)
        expect(week.get_by_text("pas trouvé")).to_have_count(0)
        attempt(page, wrong_moves(problem)[0])
        expect(page.locator(".more li").first).to_be_visible()
        expect(page.locator(".strip .word")).to_be_visible()
        expect(page.locator(".strip")).not_to_contain_text("score")
        page.set_viewport_size(PHONE)
        page = player.goto("/problemes")
        expect(page.get_by_label("Question")).to_contain_text("Toutes")
        chosen = [page.get_by_label(name).bounding_box() for name in ("Jeu", "Question")]
        assert chosen[0] and chosen[1] and chosen[0]["x"] + chosen[0]["width"] <= chosen[1]["x"]
        assert chosen[1]["x"] + chosen[1]["width"] <= PHONE["width"] - 16


def test_the_days_problem_has_no_number_in_the_list_before_it_is_solved(
    browser: Browser, server: Server
) -> None:
    """Listed by its day, it leads to the day's page; so does its own address."""
    day, problem = a_day()
    with guest(browser, server.url) as player:
        player.page.clock.set_fixed_time(f"{day}T12:00:00")
        page = player.goto(f"/problemes?jeu={problem.game}")
        page.get_by_role("button", name=re.compile("^En afficher")).click()
        daily = page.locator('main li a[href="/probleme"]')
        expect(daily).to_have_count(1)
        expect(daily).not_to_contain_text(f"nº {problem.number}")
        expect(page.locator(f'a[href="/probleme/{problem.key}"]')).to_have_count(0)
        page = player.goto(f"/probleme/{problem.key}")
        expect(page.locator("header .where")).to_contain_text("Problème du jour")


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_the_solution_is_named_in_its_title(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    day, problem = a_day()
    with guest(browser, server.url, **screen(*size)) as player:
        player.page.clock.set_fixed_time(f"{day}T12:00:00")
        page = player.goto("/probleme")
        page.get_by_role("button", name="La solution").click()
        page.get_by_role("button", name="Montrer la solution").click()
        title = page.get_by_role("heading", name=re.compile(r"^La solution\s: "))
        best = answer_move(posed(problem), problem.solutions[0]).worth
        expect(title).to_contain_text(f", {best} point")
        expect(title).to_be_in_viewport(ratio=1)
        expect(page.get_by_text("ne compte pas comme trouvé")).to_be_in_viewport(ratio=1)
        expect(page.locator(".week .now")).to_have_attribute("title", re.compile("pas trouvé$"))


def test_a_lost_game_leads_to_problems_like_the_mistake(browser: Browser, server: Server) -> None:
    """The end's sheet, what was missed, three of the same kind; then the archive, chosen from."""
    with guest(browser, server.url, viewport=PHONE, has_touch=True) as lea:
        made = lea.make(
            "lexicon",
            [{"kind": "me"}, {"kind": "link"}],
            options={"arbitration": "strict"},
            position=GOING_OUT,
        )
        with guest(browser, server.url) as other:
            other.sit_at(made, "Camille")
            page = lea.goto(f"/table/{made['table']['id']}")
            expect(page.locator(".strip")).to_be_visible()
            lea.act("word ES", 1)
            lea.act("resign", 1)
        page.locator("dialog").get_by_role("link", name="Trois problèmes pour progresser").tap()
        expect(page.get_by_text("Au coup 1, LES était possible : main vidée.")).to_be_visible()
        headed = page.get_by_role("heading", name="Trois problèmes pour progresser")
        alike = page.locator("main section").filter(has=headed).locator("li")
        expect(alike).to_have_count(3)
        expect(alike.filter(has_text="Comment gagner")).to_have_count(3)

        shelves = page.locator("main section").filter(has_not=headed)
        shown = shelves.locator("li")
        expect(page.get_by_label("Question")).to_contain_text("Ce coup est-il permis")
        page.get_by_label("Question").select_option("referee")
        expect(shown.filter(has_not_text="Ce coup est-il permis")).to_have_count(0)
        page.get_by_label("Niveau").select_option("2")
        expect(shown.filter(has_not_text="niveau 2")).to_have_count(0)
        expect(shelves).to_have_count(1)
        expect(shelves).to_contain_text("LEXICON")
        page.get_by_label("Où vous en êtes").select_option("Trouvés")
        page.get_by_role("button", name="Tout montrer").tap()
        expect(page.get_by_label("Question")).to_have_value("")
        expect(shelves.filter(has_not_text="LEXICON").first).to_be_visible()


def height_on_screen(part: Locator) -> float:
    """Where the finger finds it."""
    box = part.bounding_box()
    assert box
    return box["y"]


def test_a_referee_on_a_phone_sees_which_answer_is_right(browser: Browser, server: Server) -> None:
    """Nothing touches the edge of the screen; tries are told in words, and the right answer stands out."""
    problem = next(each for each in problems_of("lexiduel") if each.for_referees and each.answer != "legal")
    with guest(browser, server.url, viewport=PHONE, has_touch=True) as player:
        page = player.goto(f"/probleme/{problem.key}")
        right = problem.choices.index(problem.answer)
        answers = page.locator(".choice button")
        for part in (answers.first, page.locator(".choice a").first):
            box = part.bounding_box()
            assert box and box["x"] >= 12 and box["x"] + box["width"] <= PHONE["width"] - 12
        board, move = page.locator("svg.whole").bounding_box(), page.locator(".move").bounding_box()
        assert board and move and move["y"] - (board["y"] + board["height"]) < 24
        rests = height_on_screen(answers.nth(right))
        page.get_by_role("button", name="Légal").tap()
        expect(page.locator(".room")).to_contain_text("Non : ce coup est refusé. Par quel article ?")
        assert height_on_screen(answers.nth(right)) == rests
        page.locator(".choice a").nth(right).tap()
        expect(page.get_by_role("dialog").locator(".wanted")).to_contain_text(problem.answer)
        expect(page.get_by_role("dialog").locator(".wanted")).to_be_in_viewport()
        page.get_by_role("button", name="Fermer").tap()
        assert height_on_screen(answers.nth(right)) == rests
        expect(page.locator(".more li").first).to_have_text(re.compile(r"1\s*Légal\s*Faux"))
        expect(page.locator(".right")).to_have_count(0)
        answers.nth(right).tap()
        expect(page.locator(".more li").nth(1)).to_have_text(re.compile(r"2\s*Refusé\s:.*Juste", re.DOTALL))
        expect(page.locator(".right")).to_have_count(1)
        expect(answers.nth(right)).to_have_class(re.compile(r"\bright\b"))
        expect(page.locator(".room")).to_contain_text("Oui : ce coup est refusé.")


def test_a_hint_on_a_phone_leaves_the_board_where_it_is(browser: Browser, server: Server) -> None:
    """What is asked stands in the strip, and hints in its place."""
    problem = next(each for each in problems_of("dames") if not each.for_referees)
    with guest(browser, server.url, viewport=PHONE, has_touch=True) as player:
        page = player.goto(f"/probleme/{problem.key}")
        strip = page.locator(".strip")
        expect(strip).to_contain_text("sur le plateau.")
        rests = page.locator("svg.whole").bounding_box()
        page.get_by_role("button", name="Un indice").tap()
        expect(strip).to_contain_text("Cherchez deux mots")
        assert page.locator("svg.whole").bounding_box() == rests
        page.get_by_role("button", name="Un indice de plus").tap()
        expect(strip).to_contain_text(re.compile("Cherchez deux mots.*commence par"))
        page.get_by_role("button", name="Comment jouer").tap()
        expect(page.get_by_role("dialog")).to_contain_text("DAMES DE LETTRES")
        page.get_by_role("dialog").get_by_role("button", name="Fermer").tap()
        expect(strip).to_contain_text("Cherchez deux mots")
        expect(page.get_by_role("banner")).not_to_contain_text("Problème · Problème")

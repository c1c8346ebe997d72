"""Pages around the tables: the home page, one’s games, the day’s problem."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from scripts.scenes.boards import RULEBOOK, rulebook_moves
from scripts.scenes.cards import CONTEST, QUIPU
from scripts.scenes.room import DESK, PHONE, WIDE, Room, Scene
from tests.browser.hands import square
from tests.browser.test_problems import a_day, attempt, wrong_moves
from tests.problems.tables import posed

from joute.problems.answering import answer_move
from joute.problems.shelf import problems_of

MER = "C3h MER"


def games(room: Room) -> None:
    """Three in play, of which two wait for Camille; three that are over."""
    finished = room.sit("lexiduel", 2, options=RULEBOOK)
    for number, move in enumerate(rulebook_moves()):
        (room.others if number % 2 else room.me).act(move, number % 2 + 1)
    assert finished
    room.sit_with_machines("dames", [1])
    room.me.act("resign", 1)
    room.sit("jago", 2)
    room.others.act("resign", 2)
    room.sit("lexiduel", 2, options=RULEBOOK)
    for number, move in enumerate(rulebook_moves()[:24]):
        (room.others if number % 2 else room.me).act(move, number % 2 + 1)
    room.sit("lexiduel", 2)
    room.me.act(MER, 1)
    room.sit("lexicon", 4, options=CONTEST, position=QUIPU)


def home(room: Room) -> None:
    games(room)
    room.me.goto("/")
    expect(room.page.get_by_role("heading", name="Mes parties")).to_be_visible()
    room.page.wait_for_load_state("networkidle")


def choice(room: Room) -> None:
    home(room)
    room.page.get_by_label("Quelle envie").click()


def mine(room: Room) -> None:
    games(room)
    room.me.goto("/parties")
    expect(room.page.get_by_role("heading", name="Finies")).to_be_visible()
    room.page.wait_for_load_state("networkidle")


def tried(room: Room) -> None:
    """One wrong try, and what refutes it."""
    day, problem = a_day()
    room.page.clock.set_fixed_time(f"{day}T12:00:00")
    room.me.goto("/probleme")
    move = wrong_moves(problem)[0]
    attempt(room.page, move)
    expect(room.page.locator(".said")).to_contain_text("Réponse.")
    reply = answer_move(posed(problem), move).reply
    assert reply
    answered = square(room.page, reply.effects.laid[0])
    expect(answered).not_to_have_attribute("aria-label", re.compile("vide$"))


def found(room: Room) -> None:
    """Two wrong tries, then the solution."""
    day, problem = a_day()
    room.page.clock.set_fixed_time(f"{day}T12:00:00")
    room.me.goto("/probleme")
    for move in wrong_moves(problem):
        attempt(room.page, move)
        expect(room.page.locator(".said")).to_contain_text("Réponse.")
        room.page.get_by_role("button", name="Réessayer").click()
    attempt(room.page, problem.solutions[0])
    expect(room.page.get_by_role("heading", name="Trouvé")).to_be_visible()


def judged(room: Room) -> None:
    """A move to judge: a hint asked for, a wrong answer given."""
    problem = next(each for each in problems_of("dames") if each.for_referees and each.answer != "legal")
    room.me.goto(f"/probleme/{problem.key}")
    room.page.get_by_role("button", name="Un indice").click()
    room.page.get_by_role("button", name="Légal").click()
    expect(room.page.locator(".room")).to_contain_text("Par quel article")


PAGES = {
    "home-desktop": Scene(DESK, home),
    "home-desktop-choice": Scene(DESK, choice),
    "home-phone": Scene(PHONE, home),
    "home-phone-full": Scene(PHONE, home, whole=True),
    "games-desktop": Scene(DESK, mine),
    "games-phone": Scene(PHONE, mine),
    "problem-desktop": Scene(DESK, found),
    "problem-phone": Scene(PHONE, tried),
    "problem-phone-found": Scene(PHONE, found),
    "problem-landscape": Scene(WIDE, tried),
    "problem-desktop-referee": Scene(DESK, judged),
    "problem-phone-referee": Scene(PHONE, judged),
    "problem-landscape-referee": Scene(WIDE, judged),
}

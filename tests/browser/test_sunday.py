"""A club's Sunday at real tables, from the organiser's page: mistakes, second thoughts, an hour offline."""

from __future__ import annotations

import re
from collections import Counter
from itertools import chain

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.axe import problems
from tests.browser.guests import KEEPS, Guest, guest
from tests.browser.server import Server

NAMES = ("Camille", "Rosalie", "Anselme", "Lucien", "Odile", "Basile", "Zoé", "Léa", "Thérèse")
SILENCE = "WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load"


def begin(organiser: Guest, name: str, names: tuple[str, ...], **chosen: str) -> Page:
    page = organiser.goto("/tournois")
    page.get_by_label("Autour de vraies tables").check()
    page.get_by_label("Nom", exact=True).fill(name)
    for label, option in chosen.items():
        page.get_by_role("combobox", name=label).select_option(option)
    page.get_by_role("button", name="Commencer").click()
    page.get_by_label("Un nom par ligne").fill("\n".join(names))
    page.get_by_role("button", name=f"Inscrire ({len(names)})").click()
    expect(page.get_by_role("heading", name=f"Joueurs : {len(names)}")).to_be_visible()
    return page


def seated(page: Page) -> list[list[str]]:
    """The names at every table of the round in view."""
    fields = page.locator(".tables section").all()
    labels = [
        [box.get_attribute("aria-label") or "" for box in one.get_by_role("textbox").all()] for one in fields
    ]
    return [[re.sub("^Points d(e |’)", "", label) for label in each] for each in labels]


def points_of(page: Page, name: str) -> Locator:
    """The field of a player's points: « Points de Camille », « Points d’Odile »."""
    return page.get_by_label(re.compile(f"^Points d(e |’){re.escape(name)}$"))


def score(page: Page, name: str, points: int | str) -> None:
    """Written once no sheet lies over the page any more: behind one, what is typed goes elsewhere."""
    expect(page.locator("dialog[open]")).to_have_count(0)
    box = points_of(page, name)
    box.fill(str(points))
    box.press("Tab")


def count(page: Page, points: dict[str, int]) -> None:
    """Every score of the round, and every sheet initialled."""
    for name, held in points.items():
        score(page, name, held)
    for table in page.locator(".tables section").all():
        table.get_by_role("button", name="Parapher toute la feuille").click()
        expect(table.get_by_role("button", name="Parapher toute la feuille")).to_be_disabled()


_ROWS = "(body) => [...body.rows].map((row) => [...row.cells].map((cell) => cell.innerText.trim()))"


def standings(page: Page) -> dict[str, tuple[str, str]]:
    """Rank and total by name, all read at one moment: rows change places as scores come in."""
    rows: list[list[str]] = page.locator(".standings tbody").first.evaluate(_ROWS)
    return {row[1]: (row[0], row[-1]) for row in rows}


def expect_total(page: Page, name: str, total: int) -> None:
    row = page.locator(".standings tbody tr", has=page.get_by_role("rowheader", name=name, exact=True))
    expect(row.locator("td").last).to_have_text(str(total))


def open_round(page: Page, number: int) -> None:
    page.get_by_role("button", name=re.compile("tour suivant|premier tour")).click()
    expect(page.get_by_text(f"tour {number} sur 5")).to_be_visible()


def test_trn_04_a_nine_player_sunday_loses_nothing(browser: Browser, server: Server) -> None:
    with (
        guest(browser, server.url, noise=SILENCE, **KEEPS) as organiser,
        guest(browser, server.url) as player,
    ):
        page = begin(organiser, "Coupe du dimanche", NAMES)
        assert problems(page) == []
        page.get_by_label("Un nom par ligne").fill("camille")
        page.get_by_role("button", name="Inscrire (1)").click()
        expect(page.get_by_role("alert")).to_contain_text("figure deux fois dans la liste")
        page.get_by_label("Un nom par ligne").fill("")
        open_round(page, 1)

        # A name that was misspelt is put right while the round is played.
        page.get_by_role("button", name="Plus : Léa").click()
        page.get_by_label("Nom", exact=True).fill("Léa Morel")
        page.locator("dialog").get_by_role("button", name="Corriger").click()
        expect(points_of(page, "Léa Morel")).to_be_visible()

        # Nonsense is refused with a sentence, and does not stay on the sheet.
        first, second, third = seated(page)
        score(page, first[0], "douze")
        expect(page.get_by_role("alert")).to_contain_text("n’est pas un nombre de points")
        score(page, first[0], 7)
        expect(page.get_by_role("alert")).to_contain_text("aucune main ne compte 7", ignore_case=True)
        expect(points_of(page, first[0])).to_have_value("")
        score(page, first[0], 0)
        score(page, first[1], 0)
        expect(page.get_by_role("alert")).to_contain_text("un seul joueur", ignore_case=True)

        # A challenge, judged; then a first table that is level.
        table = page.locator(".tables section").first
        table.get_by_role("button", name="Contestation").click()
        page.get_by_label("Qui conteste").select_option(label=first[0])
        page.get_by_label("L’auteur du mot").select_option(label=first[1])
        page.get_by_label("Le mot", exact=True).fill("FRANCE")
        page.get_by_role("button", name="Mot fautif").click()
        expect(table.get_by_text("+50")).to_be_visible()
        one = dict(zip(first, (20, 41, 20), strict=True))
        two = dict(zip(second, (0, 30, 40), strict=True))
        count(page, one | two | dict(zip(third, (10, 20, 30), strict=True)))
        expect(table).to_contain_text("À égalité")
        for button in ("Ouvrir le tour suivant", f"Retirer {first[1]}", "Inscrire (0)"):
            expect(page.get_by_role("button", name=button, exact=True)).to_be_visible()
        table.get_by_role("button", name=f"Le sort a désigné {first[2]}").click()
        expect(table).to_contain_text("gagne la table")

        # Somebody leaves and is taken back, somebody else comes late.
        leaving = third[2]
        page.get_by_role("button", name=f"Retirer {leaving}", exact=True).click()
        expect(page.locator(".standings tr", has_text=leaving)).to_contain_text("–")
        page.get_by_role("button", name=f"Faire revenir {leaving}").click()
        expect(page.get_by_role("button", name=f"Retirer {leaving}", exact=True)).to_be_visible()
        page.get_by_label("Un nom par ligne").fill("Paul")
        page.get_by_role("button", name="Inscrire (1)").click()
        expect_total(page, "Paul", (20 + 41 + 20 + 50 + 70 + 60 + 4) // 9)

        # The second round is entered an hour long without the network, and through a reload.
        open_round(page, 2)
        tables = seated(page)
        assert sorted(map(len, tables)) == [3, 3, 4]
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        organiser.context.set_offline(True)
        held = {name: 2 * (at + 1) for at, name in enumerate(chain(*tables))}
        names = list(held)
        for name in names[:5]:
            score(page, name, held[name])
        expect(page.get_by_text("Gardé sur cet appareil ; 5 à envoyer")).to_be_visible()
        page.reload()
        expect(points_of(page, names[4])).to_have_value(str(held[names[4]]))
        for name in names[5:]:
            score(page, name, held[name])
        expect(page.get_by_text(f"{len(names)} à envoyer")).to_be_visible()
        organiser.context.set_offline(False)
        expect(page.get_by_text("Enregistré à")).to_be_visible()
        for table in page.locator(".tables section").all():
            table.get_by_role("button", name="Parapher toute la feuille").click()
        open_round(page, 3)
        third_round = seated(page)

        # In the third round a score of the first is corrected: the tables stay, the standings move.
        before = standings(page)
        page.get_by_role("button", name="Tour 1", exact=True).click()
        expect(page.get_by_text("Corriger le tour 1")).to_be_visible()
        score(page, second[0], 50)
        expect(page.get_by_text("Ce que la correction change")).to_be_visible()
        expect_total(page, second[0], int(before[second[0]][1]) + 50)
        page.get_by_role("button", name="Tour 3", exact=True).click()
        expect(points_of(page, third_round[0][0])).to_be_visible()
        assert seated(page) == third_round

        # The commissaire thinks again: the word was good.
        page.get_by_role("button", name="Historique").click()
        page.get_by_role("button", name=re.compile("Changer le verdict : .*FRANCE")).click()
        page.get_by_role("button", name="Mot admis").click()
        expect(page.locator("dialog")).to_contain_text("corrigé")
        page.get_by_role("button", name="Fermer").click()
        expect_total(page, first[1], int(before[first[1]][1]) - 50)
        expect_total(page, first[0], int(before[first[0]][1]) + 10)

        # Ending is asked first, and taken back.
        count(page, {name: 2 * at + 2 for at, name in enumerate(chain(*third_round))})
        page.get_by_role("button", name="Arrêter le tournoi").click()
        page.locator("dialog").get_by_role("button", name="Arrêter le tournoi").click()
        expect(page.get_by_role("heading", name="Classement final")).to_be_visible()
        page.get_by_role("button", name="Reprendre le tournoi").click()
        expect(page.get_by_role("heading", name="Classement", exact=True)).to_be_visible()

        # What is printed is what is shown; a player's phone finds the table.
        shown = standings(page)
        with page.context.expect_page() as printed:
            page.get_by_role("button", name="Imprimer le classement").click()
        rows = printed.value.locator("tbody tr")
        expect(rows).to_have_count(len(shown))
        cells = [row.locator("td").all_inner_texts() for row in rows.all()]
        assert {row[2].split(" (")[0]: (row[0], row[-1]) for row in cells} == shown
        player.page.goto(page.url)
        player.page.get_by_label("Je suis").select_option(label="Paul")
        expect(player.page.locator("p.where")).to_have_text(re.compile(r"Table \d"))
        assert problems(player.page) == []


def points(shown: str) -> float:
    """« 3 ½ », « ½ » or « 3 »."""
    return float(shown.replace(" ", "").replace("½", ".5"))


def decide(card: Locator, number: int) -> tuple[str, str]:
    """An encounter entered as an organiser would: most with their scores, some drawn; who met, who won."""
    one, two = card.locator("p b").all_inner_texts()[:2]
    if number % 7 == 0:
        card.get_by_role("button", name="Nulle").click()
    else:
        # The lower name is the stronger player.
        winner = min(one, two)
        card.get_by_role("textbox").fill("40-30" if winner == one else "28:44")
        card.get_by_role("button", name=f"{winner} gagne").click()
    expect(card.get_by_role("textbox")).to_have_count(0)
    return one, two


def test_a_forty_player_swiss_of_seven_rounds(browser: Browser, server: Server) -> None:
    """Everything through the organiser's own page: rounds opened, twenty results a round entered."""
    names = tuple(f"Joueur {number:02}" for number in range(1, 41))
    with guest(browser, server.url) as organiser:
        page = organiser.goto("/tournois")
        page.get_by_label("Autour de vraies tables").check()
        page.get_by_role("combobox", name="Jeu").select_option("jago")
        page.get_by_role("combobox", name="Formule").select_option("swiss")
        page.get_by_label("Tours").fill("7")
        page.get_by_role("button", name="Commencer").click()
        page.get_by_label("Un nom par ligne").fill("\n".join(names))
        page.get_by_role("button", name="Inscrire (40)").click()
        met: list[frozenset[str]] = []
        starts: Counter[str] = Counter()
        for number in range(1, 8):
            page.get_by_role("button", name=re.compile("tour suivant|premier tour")).click()
            expect(page.get_by_text(f"tour {number} sur 7")).to_be_visible()
            if number == 1:
                # One result is entered by hand, with a slip that is asked about.
                card = page.locator(".tables section").first
                card.get_by_role("textbox").fill("30-40")
                card.get_by_role("button", name="gagne").first.click()
                page.locator("dialog").get_by_role("button", name="Non, corriger").click()
                expect(page.locator("dialog[open]")).to_have_count(0)
                card.get_by_role("textbox").fill("quarante")
                card.get_by_role("button", name="gagne").first.click()
                expect(page.get_by_role("alert")).to_contain_text("ne se lit pas comme deux scores")
                card.get_by_role("textbox").fill("40-30")
                card.get_by_role("button", name="gagne").first.click()
                expect(card).to_contain_text("l’emporte")
            cards = page.locator(".tables section")
            expect(cards).to_have_count(20)
            for at in range(1 if number == 1 else 0, 20):
                one, two = decide(cards.nth(at), at + number)
                met.append(frozenset((one, two)))
                starts.update({one: 1, two: -1})
        expect(page.get_by_role("heading", name="Classement final")).to_be_visible()
        assert len(met) == len(set(met)) == 7 * 20 - 1
        assert max(map(abs, starts.values())) <= 2
        shown = standings(page)
        assert len(shown) == 40 and sum(points(total) for _, total in shown.values()) == 140
        expect(page.locator(".standings")).to_contain_text("Buchholz")


def test_two_devices_that_disagree_are_both_heard(browser: Browser, server: Server) -> None:
    """A score entered without the network does not quietly replace what another device has entered since."""
    with guest(browser, server.url, noise=SILENCE, **KEEPS) as desk, guest(browser, server.url) as other:
        page = begin(desk, "Deux appareils", NAMES[:4])
        open_round(page, 1)
        page.get_by_role("button", name="Ouvrir sur un second appareil").click()
        other.page.goto(page.get_by_label("Le même tournoi, sur un second appareil").input_value())
        other.page.get_by_role("button", name="Prendre cette place").click()
        theirs = points_of(other.page, "Camille")
        expect(theirs).to_be_visible()
        desk.context.set_offline(True)
        score(page, "Camille", 20)
        score(page, "Rosalie", 12)
        expect(page.get_by_text("2 à envoyer")).to_be_visible()
        score(other.page, "Camille", 50)
        expect(other.page.get_by_text("Enregistré à")).to_be_visible()
        desk.context.set_offline(False)
        expect(page.get_by_text("Camille a maintenant 50")).to_be_visible()
        expect(points_of(other.page, "Rosalie")).to_have_value("12")
        expect(theirs).to_have_value("50")
        page.get_by_role("button", name="Garder le mien").click()
        expect(theirs).to_have_value("20")
        expect(page.get_by_text("Camille a maintenant 50")).to_have_count(0)

"""What players agree on, chosen on the page of a new table: no code is ever typed."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.browser.axe import problems
from tests.browser.guests import guest
from tests.browser.server import Server


def test_everything_is_agreed_by_touching_choices_on_a_phone(browser: Browser, server: Server) -> None:
    with guest(browser, server.url, viewport={"width": 360, "height": 740}) as camille:
        page = camille.goto("/nouvelle/dames?avec=ecran")
        expect(page.get_by_text("gagnent 72 parties sur 100")).to_be_visible()
        page.get_by_label("Votre nom").fill("Camille")
        page.get_by_role("radio", name="Dans l’ordre ci-dessus").check()
        page.get_by_role("radio", name="Trois lettres").check()
        page.get_by_role("radio", name="Est retournée").check()
        page.get_by_label("Pas le même temps pour chacun").check()
        page.get_by_label("Minutes pour Camille").fill("10")
        page.get_by_role("checkbox", name="Noms propres").check()
        page.get_by_role("checkbox", name="Mots rares").uncheck()
        page.get_by_text("Autres conventions").click()
        page.get_by_label("Mots admis en plus").fill("ESCLAMER")
        page.get_by_label("Collez vos mots ici").fill("zyx zyxa")
        page.get_by_label("Mots admis en plus").focus()
        expect(page.get_by_text("Liste reçue : 2 mots.")).to_be_visible()
        assert problems(page) == []
        page.get_by_role("button", name="Commencer").click()
        expect(page.get_by_role("alert")).to_contain_text("on saura à qui passer l’écran")
        page.get_by_label("Nom du joueur 2").fill("Rosalie")
        page.get_by_role("button", name="Commencer").click()
        camille.table_id()
        assert page.evaluate("JSON.parse(localStorage['joute.prefs']).companions") == ["Rosalie"]
        options = camille.state()["table"]["options"]
        name = options.pop("dictionary")
        assert name.startswith("+mots-") and name.endswith(".txt")
        assert options == {
            "words": "ESCLAMER",
            "classes": "+propres,-rare",
            "clock": "budget 10m/15m",
            "prise": "retournement",
            "ouverture": "courte",
        }


def test_lxd_03_the_letters_of_another_language_are_counted_from_its_words(
    browser: Browser, server: Server
) -> None:
    with guest(browser, server.url, locale="en-GB") as rosalie:
        page = rosalie.goto("/nouvelle/lexiduel?avec=ecran")
        page.get_by_label("Your name").fill("Rosalie")
        page.get_by_label("Player 2’s name").fill("Camille")
        page.get_by_text("Other options").click()
        page.get_by_label("Paste your words here").fill("SHE SHED HEN THE THEN WE WHEN")
        page.get_by_label("Extra words").focus()
        page.get_by_role("radio", name="Instead of our words").check()
        page.get_by_role("button", name="As in your list of words").click()
        expect(page.get_by_text("201 letters each")).to_be_visible()
        expect(page.get_by_label("How many Q")).to_have_value("0")
        page.get_by_role("button", name="Begin").click()
        rosalie.table_id()
        options = rosalie.state()["table"]["options"]
        assert (
            options["dictionary"].startswith("mots-") and options["lettres"] == "D9 E61 H52 N26 S18 T18 W17"
        )


def test_two_people_at_one_screen_have_two_names(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as camille:
        page = camille.goto("/nouvelle/dames?avec=ecran")
        page.get_by_label("Votre nom").fill("Camille")
        other = page.get_by_label("Nom du joueur 2")
        other.fill("camille ")
        page.get_by_role("button", name="Commencer").click()
        expect(page.get_by_text("Quelqu’un porte déjà ce nom")).to_be_visible()
        assert "/nouvelle/" in page.url
        other.fill("Camille B.")
        page.get_by_role("button", name="Commencer").click()
        page.wait_for_url("**/table/*")


def test_what_changes_with_a_friend_is_said_where_one_is_chosen(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as camille:
        page = camille.goto("/nouvelle/jago")
        other, told = page.get_by_label("Qui joue à la place 2"), page.locator(".among")
        expect(other).to_be_visible()
        expect(told).to_have_count(0)
        other.select_option("link")
        expect(told).to_contain_text("le disque, 5 minutes chacun")
        expect(told).to_contain_text("les joueurs contestent")
        expect(told).to_contain_text("Sans indices")
        expect(told).to_contain_text("chaque minute entière")
        foot = page.locator(".start .lines")
        expect(foot).to_contain_text("le disque, 5 minutes chacun")
        expect(foot).not_to_contain_text("minute entière")
        told.get_by_role("button", name="Modifier").click()
        expect(page.locator(".agreed input").first).to_be_focused()


def test_whoever_sends_a_link_finds_what_is_agreed_folded(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as camille:
        page = camille.goto("/nouvelle/dames?avec=lien")
        folded, first = page.locator("details.agreed > summary"), page.get_by_text("Premier mot des rouges")
        expect(folded).to_contain_text("15 minutes chacun")
        expect(first).to_be_hidden()
        expect(page.get_by_role("button", name="Créer le lien")).to_be_in_viewport()
        folded.click()
        expect(first).to_be_visible()
        page.get_by_label("Qui joue à la place 2").select_option("machine")
        expect(folded).to_be_hidden()
        expect(first).to_be_visible()

"""Several people, each in a browser of their own, at one table."""

from __future__ import annotations

from contextlib import ExitStack

from playwright.sync_api import Browser, expect
from tests.browser.axe import problems
from tests.browser.cards import compose_cards
from tests.browser.guests import Guest, guest
from tests.browser.hands import square, type_words
from tests.browser.server import Server

# RAS is blue's; the E and the L under its S are red's. Neither rack can make LRAS a word.
CONTESTED = "11/11/11/11/11/3RAS5/5e5/5l5/11/11/11 1 GEILBRT EINTSAU - - - - - -"


def play_word(player: Guest, move: str) -> None:
    assert player.until_my_turn()
    first = move.split(" ")[0][:-1]
    square(player.page, first).click()
    type_words(player.page, move)
    player.play()


def sit_down(player: Guest, token: str, name: str) -> None:
    page = player.goto(f"/rejoindre/{token}")
    page.get_by_label("Votre nom").fill(name)
    page.get_by_role("button", name="S’asseoir").click()
    player.table_id()


def test_lexiduel_through_a_shared_link(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as camille, guest(browser, server.url) as rosalie:
        page = camille.goto()
        page.locator("article", has_text="LEXIDUEL").get_by_role("link", name="Inviter").click()
        page.get_by_label("Votre nom").fill("Camille")
        page.get_by_role("radio", name="Dans l’ordre ci-dessus").check()
        page.locator("details.agreed > summary").click()
        page.get_by_role("radiogroup", name="Nombre de tours").get_by_role("radio", name="Autre").check()
        page.get_by_label("Nombre de tours : autre nombre").fill("1")
        page.get_by_role("button", name="Créer le lien").click()
        expect(page.get_by_role("heading", name="On attend encore une personne")).to_be_visible()
        expect(page).to_have_title("On attend votre adversaire · LEXIDUEL — Joute")
        expect(page.get_by_role("img", name="Code à scanner")).to_be_visible()
        shared = page.get_by_label("Lien d’invitation").input_value().rsplit("/", 1)[1]
        invited = rosalie.goto(f"/rejoindre/{shared}")
        expect(invited.get_by_text("Camille vous invite à une partie de LEXIDUEL.")).to_be_visible()
        expect(invited.get_by_text("Sans pendule.")).to_be_visible()
        assert problems(invited) == []
        sit_down(rosalie, shared, "Rosalie")
        expect(rosalie.page.locator(".strip")).to_be_visible()
        rosalie.goto(f"/rejoindre/{shared}")
        expect(rosalie.page.get_by_text("Vous avez déjà votre place")).to_be_visible()
        rosalie.page.get_by_role("link", name="Retourner à la table").click()
        assert page.evaluate("JSON.parse(localStorage['joute.prefs']).name") == "Camille"

        play_word(camille, "C3h MER")
        expect(rosalie.page.locator(".moves").get_by_text("MER", exact=True)).to_be_visible()
        play_word(rosalie, "C4v ON")
        for one in (camille, rosalie):
            expect(one.page.locator("dialog h2")).to_be_visible()
            assert [seat["name"] for seat in one.state()["table"]["seats"]] == ["Camille", "Rosalie"]
        assert problems(camille.page) == []


def test_jago_contests_upheld_and_refuted(browser: Browser, server: Server) -> None:
    with guest(browser, server.url) as blue, guest(browser, server.url) as red:
        options = {"arbitration": "contest", "clock": "disc 9x60s"}
        made = blue.make("jago", [{"kind": "me"}, {"kind": "link"}], options=options, position=CONTESTED)
        sit_down(red, made["invitations"][0]["token"], "Rosalie")
        blue.goto(f"/table/{made['table']['id']}")

        play_word(blue, "C6h LRAS")
        red.page.get_by_role("button", name="Contester").click()
        expect(red.page.locator(".penalty")).to_be_visible()
        for name in ("D6", "E6", "F6"):
            square(red.page, name).click()
        red.play()
        assert blue.until_my_turn()
        expect(square(blue.page, "D6")).to_have_attribute("aria-label", "D6, R, joueur 2")
        assert kinds(blue)[-2:] == ["challenge_right", "flip"]

        play_word(blue, "C6h GRAS")
        red.page.get_by_role("button", name="Contester").click()
        expect(blue.page.locator(".penalty")).to_be_visible()
        for name in ("F7", "F8"):
            square(blue.page, name).click()
        blue.play()
        assert red.until_my_turn()
        expect(square(red.page, "F8")).to_have_attribute("aria-label", "F8, L, joueur 1")
        assert kinds(red)[-2:] == ["challenge_wrong", "flip"]


def test_lexicon_for_three_with_a_challenge(browser: Browser, server: Server) -> None:
    with ExitStack() as open_:
        players = [open_.enter_context(guest(browser, server.url)) for _ in range(3)]
        made = players[0].make("lexicon", [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
        for player, invitation in zip(players[1:], made["invitations"], strict=True):
            sit_down(player, invitation["token"], f"Joueur {invitation['seat']}")
        players[0].goto(f"/table/{made['table']['id']}")

        turn = players[0].state()["view"]["turn"]
        author, challenger = players[turn - 1], players[turn % 3]
        hand = author.state()["view"]["hands"][turn - 1].replace("*", "")
        assert author.until_my_turn()
        compose_cards(author.page, f"word {hand}")
        author.play()
        expect(challenger.page.get_by_text("est-il un mot")).to_contain_text(hand)
        challenger.page.get_by_role("button", name="Contester").click()
        for player in players:
            expect(player.page.locator(".moves li").filter(has_text="à raison, −10")).to_be_visible()
        assert author.state()["view"]["table"] == []


def kinds(player: Guest) -> list[str]:
    return [ply["effects"]["kind"] for ply in player.state()["plies"]]


def test_who_leaves_is_missed_by_whoever_plays(browser: Browser, server: Server) -> None:
    """In a sentence, though the table does not wait for them, and on their card until they are back."""
    with guest(browser, server.url) as one, guest(browser, server.url) as two:
        seats = [{"kind": "me", "name": "Camille"}, {"kind": "link"}]
        made = one.make("lexiduel", seats, order="given", options={"clock": "none"})
        two.sit_at(made, "Paul")
        page = one.goto(f"/table/{made['table']['id']}")
        card = page.locator(".players [data-seat='2']")
        expect(card).to_contain_text("Attend")
        two.goto("/")
        expect(page.get_by_role("status").filter(has_text="Paul vient de partir.")).to_be_visible()
        expect(card).to_contain_text("pas là")
        two.goto(f"/table/{made['table']['id']}")
        expect(card).to_contain_text("Attend")
        expect(page.get_by_text("Paul vient de partir.")).to_have_count(0)

"""What is laid, told as moves from the seat's view alone: over the wire, on trial, whoever holds what."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from templates.toy import TOY
from templates.toy.compose import ToyComposition
from tests.games.demo.table import mat
from tests.games.lexiduel.table import text_of
from tests.server.guests import Guest, friends
from tests.server.inside import Inside

from joute.games import registry
from joute.games.jago.compose import JagoComposition
from joute.messages.shared import EffectsInfo
from joute.play import Challenge, Language, MoveKind
from joute.play.grid_composing import GridComposition, Placed
from joute.server.live.seated import make_settings
from joute.server.wire.composing import compose, foretell, read_composition
from joute.server.wire.to_messages import duty_info
from joute.tables import Table

DEALT = "ABC,DEF,GHI ABCDEFGHI - 1 0 -"
"""Seat 1 holds ABC and plays, then DEF and GHI."""


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._GAMES, "toy", "templates.toy:TOY")
        server = Inside(tmp_path_factory.mktemp("toys"))
        with server.running():
            yield server


def toy_table(position: str = DEALT) -> Table:
    return Table.open(TOY, make_settings(TOY, 3, {}), position=position)


def test_a_composition_is_answered_with_its_moves(inside: Inside) -> None:
    table, (first, second, _) = friends(inside, "toy", 3, position=DEALT)
    with first.tab(table) as tab:
        told = tab.ask(type="compose", seat=1, composition={"letter": "a"}, id="c")
        assert told["type"] == "composed" and told["refusal"] is None and told["repairs"] == []
        (way,) = told["ways"]
        assert (way["move"], way["kind"], way["scores"]) == ("lay A", "lay", [1, 0, 0])
        told = tab.ask(type="compose", seat=1, composition={"letter": "Z"})
        assert told["ways"] == [] and told["refusal"]["article"] == "TOY-3"
        assert told["repairs"] == [
            {"code": "undo", "letters": "Z", "square": "", "composition": {"letter": ""}}
        ]
        told = tab.ask(type="compose", seat=1, composition={})
        assert (told["ways"], told["refusal"], told["repairs"]) == ([], None, [])
        assert tab.act(1, way["move"])["type"] == "acknowledged"
    with first.tab(table) as tab:
        told = tab.ask(type="compose", seat=1, composition={"letter": "B"})
        assert told["ways"] == [] and told["refusal"]["article"] == "TOY-2"
        assert tab.ask(type="guide", seat=1) | {"id": ""} == {
            "type": "guided",
            "id": "",
            "duty": None,
            "starts": [],
            "destinations": [],
            "open": None,
            "dead_end": None,
            "pass_ends": False,
        }
    with second.tab(table) as tab:
        assert tab.state["view"]["window"] == {"state": "open", "seats": [2], "author": 1}
        assert tab.state["view"]["allowed"] == ["play", "pass", "challenge", "accept", "end", "resign"]
        assert tab.state["table"]["hides"] == ["hands", "stock"]


@pytest.mark.parametrize(
    "made", [{"letter": 1}, {"letters": "A"}, {"letter": None}, {"letter": "A" * 5000}, {"letter": ["A"]}, []]
)
def test_what_is_no_composition_of_the_game_is_unreadable(inside: Inside, made: object) -> None:
    table, (first, *_) = friends(inside, "toy", 3, position=DEALT)
    with first.tab(table) as tab:
        answer = tab.ask(type="compose", seat=1, composition=made, id="c")
        assert (answer["type"], answer["code"], answer["id"]) == ("trouble", "unreadable", "c")
    body = {"game": "toy", "seats": 3, "position": DEALT, "composition": made}
    answer = first.http.post("/api/try", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "unreadable")


def test_a_composition_on_trial(inside: Inside) -> None:
    body = {"game": "toy", "seats": 3, "position": DEALT}
    guest = Guest(inside)
    tried = guest.http.post("/api/try", json={**body, "composition": {"letter": "B"}}).json()
    assert [way["move"] for way in tried["ways"]] == ["lay B"]
    assert tried["effects"] is None and tried["position"] == DEALT
    tried = guest.http.post("/api/try", json={**body, "composition": {"letter": "Z"}}).json()
    assert tried["refusal"]["article"] == "TOY-3" and tried["repairs"][0]["code"] == "undo"
    tried = guest.http.post("/api/try", json={**body, "move": "lay B", "composition": {}}).json()
    assert tried["effects"]["move"] == "lay B" and tried["view"]["row"] == "B"
    assert tried["composition"] is None


def test_a_refused_move_on_trial_tells_how_its_letters_would_lie(inside: Inside) -> None:
    """JAG-6: RAS on the edge, so that the forbidden try can be shown."""
    empty = "11/11/11/11/11/11/11/11/11/11/11 1 RASEILUAGHNT GBIENMPCREOD"
    body = {"game": "jago", "seats": 2, "position": empty, "move": "A6h RAS"}
    tried = Guest(inside).http.post("/api/try", json=body).json()
    assert tried["refusal"]["article"] == "JAG-6"
    assert [(one["square"], one["letter"]) for one in tried["composition"]["laid"]] == [
        ("A6", "R"),
        ("B6", "A"),
        ("C6", "S"),
    ]


def test_a_trial_tells_where_letters_may_go_if_asked(inside: Inside) -> None:
    """DAM-11: the L of D3 makes LUNE at E4, past the line; not at E3, in its own camp."""
    body = {"game": "dames", "seats": 2, "position": "A6A/8/3L1une/8/8/b6b"}
    guest = Guest(inside)
    opened = guest.http.post("/api/try", json=body).json()
    assert opened["destinations"] == [] and opened["starts"] == []
    guided = guest.http.post("/api/try", json={**body, "guide": True}).json()
    targets = {one["target"] for one in guided["destinations"] if one["source"] == "D3"}
    assert "E4" in targets and "E3" not in targets


@pytest.mark.parametrize(
    ("game", "position", "square"),
    [
        ("lexiduel", text_of(("C3h MER", "C4v on"), 2), "K10"),
        ("jago", "11/11/11/11/11/11/11/11/11/11/11 1 RASEILUAGHNT GBIENMPCREOD", "F6"),
    ],
)
def test_a_lone_letter_on_trial_is_answered_as_at_a_table(
    inside: Inside, game: str, position: str, square: str
) -> None:
    """It means no move by itself: both say what the turn asks for."""
    made = {"laid": [{"square": square, "letter": "A"}], "down": False}
    body = {"game": game, "seats": 2, "position": position, "composition": made}
    tried = Guest(inside).http.post("/api/try", json=body).json()
    assert (tried["ways"], tried["refusal"]) == ([], None)
    table, (first, _) = friends(inside, game, 2, position=position)
    with first.tab(table) as tab:
        guided = tab.ask(type="guide", seat=1)
        assert tried["awaits"] and tried["awaits"] == (guided["duty"] or guided["open"])


def test_who_agreed_to_stop_stays_told_after_an_accept(inside: Inside) -> None:
    """Accepting is no play: seat 1's offer still stands."""
    position = "BC,DEF,GHI ABCDEFGHI A 2 1 -"
    table, (first, second, _) = friends(inside, "toy", 3, position=position)
    with first.tab(table) as one, second.tab(table) as two:
        one.act(1, "end")
        accepted = two.act(2, "accept")["version"]
        assert one.until(accepted)["view"]["agreed"] == [1]
        passed = two.act(2, "pass")["version"]
        assert passed > accepted
        assert one.until(passed)["view"]["agreed"] == []


@pytest.mark.parametrize("position", ["BC,DEF,GHI ABCDEFGHI A 2 1 -", "BCA,DEF,HI ABCDEFGHI G 1 1 -"])
def test_a_contest_is_not_told_before_it_is_made(position: str) -> None:
    """The first would be wrong, the second right."""
    table = toy_table(position)
    told = foretell(table, table.to_act[0], Challenge())
    assert isinstance(told, EffectsInfo)
    assert (told.kind, told.removed, told.gains) == (MoveKind.CHALLENGE, (), ())


def test_nothing_another_hand_holds_changes_the_answer() -> None:
    told = {
        compose(toy_table(f"ABC,{second},{third} ABCDEFGHI - 1 0 -"), 1, ToyComposition("A"))
        for second, third in (("DEF", "GHI"), ("GHI", "DEF"), ("DEI", "GHF"))
    }
    assert len(told) == 1


def test_a_seat_that_may_not_act_is_told_why() -> None:
    told = compose(toy_table(), 2, ToyComposition("D"))
    assert told.ways == () and told.refusal and told.refusal.reason == "not_your_turn"


@pytest.mark.parametrize(
    ("target", "awaits", "refused"), [("E4", "DAM-8", "DAM-8"), ("E5", None, "DAM-5"), ("F3", None, "DAM-5")]
)
def test_a_letter_awaits_its_word_only_where_it_can_go(
    inside: Inside, target: str, awaits: str | None, refused: str
) -> None:
    """A trial tells both: what is to come, and why what is there is no move. A table refuses nothing yet."""
    position, made = (
        "A6A/8/3L1une/8/8/b6b turn=6 made=ETE/1",
        {"source": "D3", "target": target, "words": [{}]},
    )
    body = {"game": "dames", "seats": 2, "position": position, "composition": made}
    tried = Guest(inside).http.post("/api/try", json=body).json()
    assert ((tried["awaits"] or {}).get("article"), tried["refusal"]["article"]) == (awaits, refused)
    table, (first, _) = friends(inside, "dames", 2, position=position)
    with first.tab(table) as tab:
        told = tab.ask(type="compose", seat=1, composition=made)
        assert ((told["awaits"] or {}).get("article"), (told["refusal"] or {}).get("article")) == (
            awaits,
            None if awaits else refused,
        )


def test_the_first_letter_of_an_answer_awaits_the_next() -> None:
    """LXD-8: one letter against EN is half an answer; the same letter elsewhere is none."""
    game = registry.find("lexiduel")
    table = Table.open(game, make_settings(game, 2, {})).act(1, "C18v EN", 0)
    assert isinstance(table, Table)
    begun = compose(table, 2, GridComposition((Placed("D18", "L"),)))
    assert begun.refusal is None and begun.awaits and begun.awaits.article == "LXD-8"
    elsewhere = compose(table, 2, GridComposition((Placed("K10", "O"),)))
    assert elsewhere.awaits is None


def test_an_answer_where_it_is_due_is_refused_for_its_words() -> None:
    """LXD-8: ZK stands against EN, as it must; what is wrong is the word, not the place."""
    game = registry.find("lexiduel")
    table = Table.open(game, make_settings(game, 2, {})).act(1, "C18v EN", 0)
    assert isinstance(table, Table)

    def refused(*laid: Placed) -> tuple[str, str]:
        composed = compose(table, 2, GridComposition(laid))
        assert composed.refusal is not None
        return composed.refusal.article, composed.refusal.reason

    assert refused(Placed("D18", "Z"), Placed("E18", "K"))[0] == "LXD-5"
    assert refused(Placed("K10", "O"), Placed("L10", "R")) == ("LXD-8", "answer_first")
    # Beyond an amorce's length only the whole word ELITS is meant, and is no answer.
    long = (Placed("D18", "L"), Placed("E18", "I"), Placed("F18", "T"), Placed("G18", "S"))
    assert refused(*long) == ("LXD-8", "answer_leaves_corner")


@pytest.mark.parametrize(
    ("name", "position", "word", "article", "offered"),
    [
        ("lexiduel", "", "H10 MAISON", "LXD-7", ()),
        ("lexiduel", "", "H10 LE", "LXD-7", ()),  # the L is in the middle of the board as well
        (
            "lexiduel",
            "",
            "E4 LE",
            "LXD-7",
            ("turn", "undo"),
        ),  # the L awaits its word
        ("lexiduel", "", "C3 MEQ", "LXD-6", ("undo",)),
        ("lexiduel", "", "C3 MXQ", "LXD-6", ("undo",)),
        # LOUP around the U of BASCULE: without its P it is LO beside the U, which is no word either.
        ("lexiduel", text_of(("E2v BASCULE",), 2), "C6 LO_P", "LXD-11", ()),
        ("jago", "/".join(["11"] * 11) + " 1 OURS G", "B2 OURS", "JAG-6", ()),
        ("demo", "- 1 OTE/CHAT", "C3 OTE", "DEM-4", ()),
        ("demo", f"{mat('M13h OUR')} 1 OTE/CHAT", "C3 OTE", "DEM-5", ()),
        # A good word in a bad place: LR is read under the L of BLE whatever comes after the R.
        ("demo", f"{mat('M13h BLE')} 1 ROUE/CHAT", "N14 ROUE", "DEM-5", ()),
        ("demo", f"{mat('M13h OUR')} 1 OUE/CHAT", "O14 OU", "DEM-5", ("undo",)),  # the O of RO, not the U
        ("demo", f"{mat('M13h OUR')} 1 UNK/CHAT", "M14 UNK", "DEM-5", ("undo",)),  # UN makes OU and UN
    ],
)
def test_a_letter_fewer_is_offered_only_where_it_changes_the_refusal(
    name: str, position: str, word: str, article: str, offered: tuple[str, ...]
) -> None:
    """In the wrong place a shorter word is refused all the same; one that is no word may become one."""
    game = registry.find(name)
    table = Table.open(game, make_settings(game, 2, {}), position=position)
    square, letters = word.split()
    placed = [(column, letter) for column, letter in enumerate(letters, ord(square[0])) if letter != "_"]
    laid = [{"square": f"{chr(column)}{square[1:]}", "letter": letter} for column, letter in placed]
    told = compose(table, 1, read_composition(game, {"laid": laid}))
    assert told.refusal and told.refusal.article == article
    assert tuple(one.code for one in told.repairs) == offered


def test_the_letter_offered_to_take_up_is_the_one_the_refusal_speaks_of() -> None:
    """LXD-5: over the L of LE lies the P of POP, and PL is no word; the E has no part in it."""
    lexiduel = registry.find("lexiduel")
    table = Table.open(lexiduel, make_settings(lexiduel, 2, {})).act(1, "B3h POP", 0)
    assert isinstance(table, Table)
    told = compose(table, 2, GridComposition((Placed("B4", "L"), Placed("C4", "E"))))
    assert told.refusal and told.refusal.data["word"] == "PL"
    assert [(one.letters, one.square) for one in told.repairs if one.code == "undo"] == [("L", "B4")]


def test_letters_under_one_of_ones_own_are_refused_as_the_amorce_they_are() -> None:
    """LXD-9: AR under the P of PAR: PAR reads there too, but one letter starts no word (LXD-11)."""
    lexiduel = registry.find("lexiduel")
    table = Table.open(lexiduel, make_settings(lexiduel, 2, {})).act(1, "B3h PAR", 0)
    answered = table.act(2, "C4h NE", 0) if isinstance(table, Table) else table
    assert isinstance(answered, Table)
    told = compose(answered, 1, GridComposition((Placed("B4", "A"), Placed("B5", "R")), down=True))
    assert told.refusal and (told.refusal.article, told.refusal.reason) == ("LXD-6", "amorce_alone")
    assert told.refusal.data["word"] == "AR"


def test_squares_in_two_lines_are_refused_before_anything_is_played() -> None:
    demo = registry.find("demo")
    table = Table.open(demo, make_settings(demo, 2, {}), position=f"{mat('M13h OUR')} 1 SCEAI/W")
    laid = tuple(Placed(square, letter) for square, letter in (("P13", "S"), ("Q13", "E"), ("Q14", "A")))
    composed = compose(table, 1, GridComposition(laid))
    assert composed.refusal and composed.refusal.reason == "two_lines"
    assert composed.refusal.squares == ("Q14",) and not composed.ways
    undo = next(repair for repair in composed.repairs if repair.code == "undo")
    assert (undo.letters, undo.square) == ("A", "Q14")
    beside = tuple(Placed(square, letter) for square, letter in (("M14", "C"), ("N14", "S"), ("M15", "E")))
    assert [repair.code for repair in compose(table, 1, GridComposition(beside)).repairs] == ["undo"]
    apart = compose(table, 1, GridComposition((laid[0], Placed("R13", "E"))))
    assert apart.refusal is None and apart.awaits and apart.awaits.squares == ("Q13",)


@pytest.mark.parametrize(
    ("letters", "said"),
    [
        ("D7A D8S", "PAS est bon, mais ce serait 3 contre 4. Ajoutez un mot, ou volez-en un autre."),
        ("I6R", "PECHER garde le sens de PECHE, qui n’est pas volé"),
    ],
)
def test_a_turn_that_does_not_lead_yet_awaits_another_word(letters: str, said: str) -> None:
    """JAG-8: the refusal comes with it, for whoever plays; to take a letter up is no help."""
    jago = registry.find("jago")
    position = "11/11/11/11/11/3PECHE3/11/11/11/11/11 2 ATLOSINU REMUSAIT"
    table = Table.open(jago, make_settings(jago, 2, {}), position=position)
    laid = tuple(Placed(one[:2], one[2]) for one in letters.split())
    told = compose(table, 2, JagoComposition(laid))
    assert told.refusal and told.refusal.article == "JAG-8"
    assert told.awaits and told.repairs == ()
    awaited = duty_info(told.awaits, jago, Language.FRENCH)
    assert awaited and said in awaited.message

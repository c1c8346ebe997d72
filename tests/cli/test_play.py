"""`joute play`, typed through a pipe."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from templates.toy import TOY
from tests.cli.conftest import Joute

from joute.cli.chance import make_shuffle
from joute.cli.session import Session
from joute.dictionary import Dictionary
from joute.play import Options, Settings, read_options
from joute.tables import Table


def hand(out: str) -> str:
    """The letters the last drawing shows in the hand."""
    return re.findall(r"^\[\w*\] (\w*)", out, flags=re.M)[-1]


@pytest.fixture
def session() -> Callable[..., Session]:
    def make(*people: int, curtain: bool = False, clock: str = "none") -> Session:
        options = read_options(TOY.options, {"clock": clock})
        assert isinstance(options, Options)
        table = Table.open(TOY, Settings(2, options, Dictionary.of(["MER"])), given=("clock",))
        return Session(table, frozenset(people), make_shuffle(1), "fr", 3, curtain)

    return make


def test_the_end_of_the_input_is_a_clean_exit(joute: Joute) -> None:
    ran = joute("play", "toy", "--seat", "1", "--seed", "1")
    assert (ran.code, ran.err) == (0, "")
    assert "à jouer : 1" in ran.out
    assert "\x1b" not in ran.out


@pytest.mark.parametrize(("seed", "seat"), [("1", 1), ("5", 2)])
def test_jag_04_a_lot_says_which_seat_is_yours(joute: Joute, seed: str, seat: int) -> None:
    ran = joute("play", "jago", "--seed", seed, "--level", "1")
    assert ran.out.splitlines()[0] == f"Le sort vous donne la place {seat} sur 2."
    assert f"à jouer : {seat}" in ran.out


def test_jag_04_unless_you_chose_it(joute: Joute) -> None:
    ran = joute("play", "jago", "--seat", "2", "--seed", "1", "--level", "1")
    assert "Le sort" not in ran.out
    assert "à jouer : 2" in ran.out
    refused = joute("play", "jago", "--seat", "3")
    assert (refused.code, refused.out) == (2, "")
    assert "il n’y a pas de place 3" in refused.err


def test_jag_19_people_in_the_terminal_contest_and_the_machine_is_strict(joute: Joute) -> None:
    bluff = "F6h RBND\n"
    assert "Joueur 1 pose RBND" in joute("play", "jago", "--people", "--seed", "3", stdin=bluff).out
    strict = joute("play", "jago", "--people", "--seed", "3", "--option", "arbitration=strict", stdin=bluff)
    assert "JAG-7" in strict.out
    assert "JAG-7" in joute("play", "jago", "--seat", "1", "--seed", "3", stdin=bluff).out


def test_people_take_turns_and_the_machine_stays_out(joute: Joute) -> None:
    first = hand(joute("play", "toy", "--people", "--seed", "1").out)
    ran = joute("play", "toy", "--people", "--seed", "1", stdin=f"lay {first[0]}\n")
    assert not re.search("^Joueur 2", ran.out, flags=re.M)
    assert ran.out.rstrip().endswith("à jouer : 2")


def test_the_machine_answers(joute: Joute) -> None:
    first = hand(joute("play", "toy", "--seat", "1", "--seed", "1").out)
    ran = joute(
        "play",
        "toy",
        "--seat",
        "1",
        "--seed",
        "1",
        stdin=f"lay {first[0]}\n",
    )
    assert f"Vous posez {first[0]}" in ran.out
    assert re.search(r"^Joueur 2 (pose|passe|conteste)", ran.out, flags=re.M)
    assert "à jouer : 1" in ran.out


def test_a_refusal_is_said_and_play_goes_on(joute: Joute) -> None:
    ran = joute(
        "play", "toy", "--people", "--seed", "1", "--lang", "en", stdin="lay Z\njuggle\n\n; nothing\nresign\n"
    )
    assert "TOY-3: Z is not in the hand" in ran.out
    assert "unreadable move: “juggle”" in ran.out
    assert "Player 1 resigned: Player 2 wins." in ran.out
    assert ran.out.rstrip().endswith("Player 1 resigned: Player 2 wins. (TOY-5)")


@pytest.mark.parametrize(
    ("typed", "end"),
    [
        ("abandonner", "Joueur 1 a abandonné : Joueur 2 gagne"),
        ("2 abandonner", "Joueur 1 gagne"),
        ("fin\n2 fin", "nulle"),
    ],
)
def test_declarations_in_french_for_any_seat(joute: Joute, typed: str, end: str) -> None:
    assert end in joute("play", "toy", "--people", stdin=typed + "\n").out.splitlines()[-1]


def test_hints_come_in_three_grades(joute: Joute) -> None:
    lines = joute("play", "toy", "--people", "--seed", "1", stdin="indice\nindice\nindice\n").out.splitlines()
    assert "4 coups possibles" in lines
    assert lines.count("aucun mot en vue") == 2


def test_hints_name_a_word_then_the_move(joute: Joute) -> None:
    lines = joute("play", "lexiduel", "--people", stdin="hint\nhint\nhint\nhint\n").out.splitlines()
    word, move = lines[-4], lines[-3]
    assert re.fullmatch(r"\d+ coups possibles", lines[-5])
    assert re.fullmatch(r"[A-T]\d+[hv] " + word, move)


def test_undo_takes_the_last_move_back(joute: Joute) -> None:
    first = hand(joute("play", "toy", "--people", "--seed", "1").out)
    ran = joute("play", "toy", "--people", "--seed", "1", stdin=f"lay {first[0]}\nannuler\n")
    assert hand(ran.out) == first
    against = joute("play", "toy", "--seat", "1", "--seed", "1", stdin=f"lay {first[0]}\nundo\nundo\n")
    assert hand(against.out) == first
    assert "il n’y a rien à annuler" in against.out


def test_a_game_is_saved_and_taken_up_again(joute: Joute, tmp_path: Path) -> None:
    path = tmp_path / "kept.joute"
    first = hand(joute("play", "toy", "--people", "--seed", "1").out)
    saved = joute("play", "toy", "--people", "--seed", "1", stdin=f"lay {first[0]}\nsauver {path}\n")
    assert f"partie écrite dans {path}" in saved.out
    assert joute("replay", str(path)).code == 0
    again = joute("play", "--load", str(path), "--people")
    assert hand(again.out) == hand(saved.out)
    inside = joute("play", "toy", "--people", "--seed", "2", stdin=f"charger {path}\n")
    assert hand(inside.out) == hand(saved.out)


def test_files_that_cannot_be_used_are_said(joute: Joute, tmp_path: Path) -> None:
    ran = joute("play", "toy", "--people", stdin=f"sauver {tmp_path}\ncharger {tmp_path / 'none'}\nplateau\n")
    assert "impossible d’écrire" in ran.out
    assert "fichier introuvable" in ran.out
    assert joute("play", "--load", str(tmp_path / "none")).code == 2


def test_help_and_moves_and_quit(joute: Joute) -> None:
    ran = joute("play", "toy", "--people", "--seed", "1", stdin="aide\ncoups 1\nquitter\nresign\n")
    assert "indice" in ran.out
    assert "… et d’autres" in ran.out
    assert "abandon" not in ran.out.splitlines()[-1]


def test_a_game_must_be_named(joute: Joute) -> None:
    ran = joute("play")
    assert ran.code == 2
    assert ran.err.startswith("quel jeu ?")


def test_a_screen_shared_by_people_with_hidden_hands_has_a_curtain(session: Callable[..., Session]) -> None:
    shared = session(1, 2, curtain=True)
    shared.begin(0)
    assert shared.needs_curtain()
    assert "joueur 1" in shared.curtain()
    own = hand(shared.screen())
    assert own
    assert not shared.needs_curtain()
    told = shared.hear(f"lay {own[0]}", 0)
    assert shared.needs_curtain()
    assert re.search(r"^\[\w\] $", told, flags=re.M)


def test_time_runs_out_in_the_terminal_too(session: Callable[..., Session]) -> None:
    timed = session(1, 2, clock="turn 90s")
    assert "1=1:30" in timed.begin(0) or "1=" in timed.screen()
    assert "temps écoulé" in timed.hear("pass", 90_000)
    assert timed.table.plies[-1].effects.move.text() == "timeout"

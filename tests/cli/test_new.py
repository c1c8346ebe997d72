"""`joute new`, and what the command does before any subcommand."""

import json
import subprocess
import sys

import pytest
from tests.cli.conftest import Joute

from joute.cli.language import pick_language


def test_a_seed_gives_the_same_deal_again(joute: Joute) -> None:
    first = joute("new", "Toy", "--seed", "7", "--option", "Size=4", "--seats", "3")
    assert first.code == 0
    assert first.out.startswith('[Game "toy"]\n[Seats "3"]\n[Option.size "4"]\n\n0 deal ')
    assert joute("new", "toy", "--seed", "7", "--option", "size=4", "--seats", "3").out == first.out
    assert joute("new", "toy", "--seed", "8", "--option", "size=4", "--seats", "3").out != first.out
    assert joute("replay", "-", stdin=first.out).code == 0


def test_without_a_seed_deals_differ(joute: Joute) -> None:
    assert len({joute("new", "toy").out for _ in range(5)}) > 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("bridge",), "jeu inconnu : « bridge »"),
        (("toy", "--seats", "9"), "« 9 » : ce jeu se joue de 2 à 4"),
        (("toy", "--seats", "0"), "« 0 » : ce jeu se joue de 2 à 4"),
        (("toy", "--option", "size"), "« size » : une option s’écrit nom=valeur"),
        (("toy", "--option", "colour=red"), "option inconnue : « colour »"),
        (("toy", "--option", "size=many"), "option size : « many »"),
        (("toy", "--option", "clock=sundial"), "pendule inconnue : « sundial »"),
        (("toy", "--option", "words=A\nB"), "option words : caractères de contrôle"),
    ],
)
def test_wrong_wishes_exit_2(joute: Joute, arguments: tuple[str, ...], sentence: str) -> None:
    ran = joute("new", *arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith(sentence)


def test_wrong_usage_exits_2_and_help_exits_0(joute: Joute) -> None:
    assert joute("juggle").code == 2
    assert joute("replay").code == 2
    assert joute("new", "toy", "--seats", "two").code == 2
    assert joute("--help").code == 0
    assert "rejoue une partie" in joute("--help").out
    assert "replay a record" in joute("--help", "--lang", "en").out
    assert joute("--version").out.startswith("joute ")


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "fr"),
        ([], {"LANG": "C.UTF-8"}, "fr"),
        ([], {"LANG": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "en_GB.UTF-8", "JOUTE_LANG": "fr"}, "fr"),
        ([], {"LANG": "fr_FR", "JOUTE_LANG": "EN"}, "en"),
        (["replay", "x", "--lang", "fr"], {"JOUTE_LANG": "en"}, "fr"),
        (["--lang=en", "replay", "x"], {}, "en"),
    ],
)
def test_the_language(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert pick_language(arguments, environment) == language


def test_help_loads_no_game_no_dictionary_and_no_compiler() -> None:
    heavy = (
        "numpy",
        "numba",
        "joute.play",
        "joute.dictionary",
        "joute.server",
        "sqlalchemy",
    )
    script = (
        "import sys, joute.cli.main as m; m.build_parser('fr').format_help();"
        f"loaded = [name for name in {heavy!r} if name in sys.modules];"
        "games = {name for name in sys.modules if name.startswith('joute.games.')};"
        "print(loaded, games - {'joute.games.registry'})"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[] set()"


def test_judging_loads_no_compiler() -> None:
    script = (
        "import sys; from joute.cli.main import main; sys.argv = ['joute'];"
        "code = main(['judge', '-', '1 C3h MER']);"
        "print(code, [name for name in ('numba', 'llvmlite') if name in sys.modules])"
    )
    record = '[Game "lexiduel"]\n[Seats "2"]\n\n'
    told = subprocess.run(
        [sys.executable, "-c", script], input=record, capture_output=True, text=True, check=True
    )
    assert told.stdout.splitlines()[-1] == "0 []"


def test_a_reader_that_goes_away_is_no_error() -> None:
    script = "import sys; from joute.cli.main import main; sys.exit(main(['replay', '-']))"
    record = '[Game "lexiduel"]\n[Seats "2"]\n\n'
    ran = subprocess.Popen(
        [sys.executable, "-c", script],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert ran.stdin and ran.stdout and ran.stderr
    ran.stdout.close()
    ran.stdin.write(record)
    ran.stdin.close()
    assert ran.wait() == 0
    assert ran.stderr.read() == ""
    ran.stderr.close()


def test_the_options_are_told_in_words_the_usual_ones_first(joute: Joute) -> None:
    told = joute("new", "dames", "--options", "--lang", "fr")
    assert told.code == 0
    assert "ouverture=libre\n    Premier mot des rouges." in told.out
    assert "      courte: Trois lettres" in told.out and "72 parties sur 100" in told.out
    assert told.out.index("ouverture=") < told.out.index("rigueur=")
    english = joute("new", "dames", "--options", "--lang", "en", "--json")
    named = {option["name"]: option for option in json.loads(english.out)}
    assert named["prise"]["values"]["retournement"] == "Is turned over"
    assert named["classes"]["values"]["propres"].startswith("Proper nouns")

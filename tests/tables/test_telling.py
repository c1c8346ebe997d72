"""Games told ply by ply, in the words a player reads: the reference games, seat 1 being the reader."""

from pathlib import Path

import pytest

from joute.cli.opening import open_record
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import Language, Options, People, Settings, read_aloud, read_options
from joute.play.told import counted, listed
from joute.tables import Table, result, told
from joute.tables.replay import Replay

REFERENCE = Path(__file__).parents[1] / "reference"
NAMES = ("Camille", "Odile", "Anselme", "Lucien")


def replayed(game: str, name: str) -> Replay:
    return open_record(str(REFERENCE / game / f"{name}.joute")).replay()


def sentences(table: Table, language: Language, reader: int | None) -> list[str]:
    return [
        read_aloud(told(table, number, NAMES).sentence, language, reader)
        for number in range(1, len(table.plies) + 1)
    ]


@pytest.mark.parametrize(
    ("game", "name", "french", "english"),
    [
        (
            "lexiduel",
            "rulebook-game",
            "Vous allongez PRESENTE en PRÉSENTERAIT : +4.",
            "Camille extends PRESENTE to PRÉSENTERAIT: +4.",
        ),
        (
            "lexiduel",
            "rulebook-game",
            "Odile fait FILAMENT : +8. Vous avez gagné, 75 à 70.",
            "Odile makes FILAMENT: +8. Camille won, 75 to 70.",
        ),
        (
            "dames",
            "total-reversal",
            "Le N d’Odile saute votre Z et fait PRÉVÎNTES : 8 lettres retournées.",
            "Odile’s N jumps Camille’s Z and makes PRÉVÎNTES: 8 letters turned.",
        ),
        (
            "dames",
            "no-vowel",
            "Vous glissez le R de A2 à A3, sans mot.",
            "Camille slides R from A2 to A3, without a word.",
        ),
        (
            "jago",
            "contest",
            "Vous contestez RASX : à raison. Odile reprend ses lettres et rejoue. Rien à retourner.",
            (
                "Camille challenges RASX: rightly. Odile takes back the letters and plays again. "
                "Nothing to turn."
            ),
        ),
        (
            "jago",
            "contest",
            (
                "Odile pose LACHER et vole REVENIONS avec REVELIONS, et prend votre S : "
                "15 lettres contre 2 pour vous."
            ),
            "Odile plays LACHER and steals REVENIONS with REVELIONS, and takes Camille’s S: 15 letters to 2.",
        ),
        (
            "lexicon",
            "challenges",
            "Anselme conteste ZXK : à raison, −10. Odile reprend ses cartes et perd son tour.",
            "Anselme challenges ZXK: rightly, −10. Odile takes back the cards and loses the turn.",
        ),
        (
            "lexicon",
            "challenges",
            "Odile accepte. Anselme a posé toutes ses cartes. Vous +56 et Odile +18.",
            "Odile accepts. Anselme has played every card. Camille +56 and Odile +18.",
        ),
        (
            "demo",
            "contest-bluffs",
            "Vous acceptez. Odile a gagné. Vous payez 15 points et Anselme paie 20 points.",
            "Camille accepts. Odile won. Camille pays 15 points and Anselme pays 20 points.",
        ),
        (
            "amusante",
            "contest-bluffs",
            "Odile conteste NKOSI : à raison. Vous ramassez la rangée (2 carrés).",
            "Odile challenges NKOSI: rightly. Camille takes up the row (2 tiles).",
        ),
    ],
)
def test_a_ply_is_told_with_names_and_accents(game: str, name: str, french: str, english: str) -> None:
    table = replayed(game, name).table
    assert french in sentences(table, Language.FRENCH, 1)
    assert english in sentences(table, Language.ENGLISH, None)


def test_a_verdict_says_who_pays_what_and_loses_the_turn() -> None:
    table = replayed("lexicon", "challenges").table
    judged = [found for n in range(1, len(table.plies) + 1) if (found := told(table, n).judged)]
    wrong, right = judged[0], judged[1]
    assert (wrong.challenger, wrong.author, wrong.right, wrong.points) == (1, 3, False, (10, 0, 0))
    assert (right.challenger, right.author, right.words, right.points) == (3, 2, ("ZXK",), (0, 0, -10))
    assert (right.returned, right.loses_turn, wrong.loses_turn) == (("Z", "X", "K"), 2, None)


@pytest.mark.parametrize(
    ("played", "contest", "french", "english"),
    [
        (
            "1 J13h FEMME",
            "2 challenge",
            "Odile conteste FEMME : à tort. Odile perd ce tour.",
            "Odile challenges FEMME: wrongly. Odile loses this turn.",
        ),
        (
            "1 J13h FEMME",
            "3 challenge",
            "Anselme conteste FEMME : à tort. Anselme perdra son prochain tour.",
            "Anselme challenges FEMME: wrongly. Anselme will lose the next turn.",
        ),
        (
            "2 J15h QI",
            "3 challenge",
            "Anselme conteste QI : à tort. Odile a gagné. Vous payez 15 points et Anselme paie 20 points.",
            "Anselme challenges QI: wrongly. Odile won. Camille pays 15 points and Anselme pays 20 points.",
        ),
    ],
)
def test_dem_10_a_wrong_contest_tells_which_turn_it_costs(
    tmp_path: Path, played: str, contest: str, french: str, english: str
) -> None:
    """This very turn where the contester was to play it, else the next; none once the game is over."""
    text = (REFERENCE / "demo" / "contest-bluffs.joute").read_text(encoding="utf-8")
    record = tmp_path / "contested.joute"
    record.write_text(f"{text.partition(played)[0]}{played}\n{contest}\n", encoding="utf-8")
    table = open_record(str(record)).replay().table
    assert sentences(table, Language.FRENCH, 1)[-1] == french
    assert sentences(table, Language.ENGLISH, None)[-1] == english


def test_a_round_that_ends_lays_the_hands_open() -> None:
    table = replayed("lexicon", "challenges").table
    rounds = [found for n in range(1, len(table.plies) + 1) if (found := told(table, n).counted)]
    first = rounds[0]
    assert (first.round, first.out, first.added, first.dealer) == (1, (3,), (56, 18, 0), 2)
    assert first.hands[2] == "" and first.totals == (66, 18, -10)
    assert rounds[-1].dealer == 0


def test_a_minute_of_the_disc_that_passed_is_told_with_the_next_ply(tmp_path: Path) -> None:
    """JAG-23: a turn of more than two minutes takes two from the disc."""
    text = (REFERENCE / "jago" / "contest.joute").read_text(encoding="utf-8")
    slow = tmp_path / "slow.joute"
    slow.write_text(text.replace("1 D6h RAS\n", "1 D6h RAS {140000}\n"), encoding="utf-8")
    table = open_record(str(slow)).replay().table
    assert sentences(table, Language.FRENCH, None)[1] == (
        "Camille a laissé passer 2 minutes : Odile gagne 2 minutes. Camille pose RAS : 3 lettres contre 0."
    )
    assert not any("laissé passer" in line for line in sentences(table, Language.FRENCH, None)[2:])


def test_names_cannot_disturb_a_sentence() -> None:
    people = People(("{2|x|y}", "", "Éva"))
    assert read_aloud(people.says(1, "passez|passe", "pass|passes"), Language.FRENCH) == "2xy passe."
    assert read_aloud(people.says(2, "passez|passe", "pass|passes"), Language.ENGLISH) == "Player 2 passes."
    assert read_aloud(people.of(3, "le S", "S"), Language.FRENCH) == "Le S d’Éva"
    assert read_aloud(people.of(3, "le S", "S"), Language.FRENCH, 3) == "Votre S"


def test_numbers_and_lists_agree() -> None:
    assert counted(1, "lettre|lettres", "letter|letters").fr == "1 lettre"
    assert counted(0, "lettre|lettres", "letter|letters").en == "0 letters"
    assert listed(list(map(People(NAMES).name, (1, 2, 3)))).fr == "Camille, Odile et Anselme"


def test_the_headline_says_why_the_last_one_left_has_won() -> None:
    table = replayed("lexicon", "six-players").table
    assert table.outcome
    (winner,) = table.outcome.winners
    points = table.position.scores()[winner - 1]
    said = read_aloud(result(table, (*NAMES, "Zoé", "Émile")), Language.FRENCH, winner)
    why = "les autres sont éliminés ou ont abandonné"
    assert said == f"Vous avez gagné avec {points} points : {why}."


def test_cards_that_come_into_a_word_are_told_in_its_order() -> None:
    game = registry.find("lexicon")
    position = "hands=FSAM/RATZ table=US stock=LLEE pile=K turn=1"
    options = read_options(game.options, {})
    assert isinstance(options, Options)
    settings = Settings(2, options, Dictionary.of(["US", "FUSAS"]))
    table = Table.open(game, settings, position=position).act(1, "insert 1 FUSAS", 0)
    assert isinstance(table, Table)
    assert sentences(table, Language.FRENCH, 1) == ["Vous introduisez un F, un A et un S dans US : FUSAS."]

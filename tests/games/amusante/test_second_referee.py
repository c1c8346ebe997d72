"""Random tables, right and wrong actions alike: both referees refuse and allow the same, and stand alike."""

from random import Random

import pytest
from tests.games.amusante.second_referee import SecondReferee
from tests.games.amusante.table import FIXTURE

from joute.letters.squares import SQUARES

pytestmark = pytest.mark.slow

WORDS = """ETE ETAT ETATS ETAIN ELAN ELANS EST ESTER ESSAI AME AMES AMI AMIE AN ANE ANES AS SA SE SES SEL SELS
SOU SOUS SOT TA TE TES TEST TESTS TRI TRIE NE NES NI IL ILS ILE OR ORE ORS ON OS OSE OSES RA RAT RATE RATES UN
UNE US USE LA LAS LE LES"""
ANSWERS = ("challenge", "accept", "accept", "accept", "timeout", "take", "pass")


def action(second: SecondReferee, random: Random) -> tuple[int, str]:
    if not second.hands:
        return 0, f"deal {''.join(random.sample(SQUARES.letters, len(SQUARES)))}"
    seats = range(1, second.seats + 1)
    chance = random.random()
    if chance < 0.4:
        return random.choice(seats), "resign" if chance < 0.002 else random.choice(ANSWERS)
    seat = random.choice([second.turn] * 5 + list(seats))
    if chance < 0.5:
        return seat, "take"
    row, held = second.row.upper(), list(second.hands[seat - 1].elements()) or ["E"]
    fitting = [word for word in WORDS.split() if word.startswith(row) and len(word) > len(row)]
    square = random.choice(held)
    if random.random() < 0.03:
        return seat, f"lay {square if square != '*' else '*e'} {random.choice('EA')}"
    if not fitting or random.random() < 0.1:
        letter = "E" if square == "*" else square
        return seat, f"lay {'*e' if square == '*' else square} {row}{letter}X"
    word = random.choice(fitting)
    letter = word[len(row)]
    return seat, f"lay {letter if letter in held or '*' not in held else f'*{letter.lower()}'} {word}"


@pytest.mark.parametrize("seed", range(16))
def test_two_referees_agree(seed: int) -> None:
    random = Random(seed)
    seats, contest = random.randint(2, 5), seed % 2 == 1
    stops, constrained = seed % 4 < 3, seed // 4 % 2 == 1
    options = {
        "arbitration": "contest" if contest else "strict",
        "complet": "arrete" if stops else "continue",
        "ramasser": "contraint" if constrained else "libre",
    }
    at = FIXTURE.start(seats, only=WORDS, **options)
    second = SecondReferee(seats, contest, set(WORDS.split()), stops, constrained)
    while not at.outcome():
        seat, text = action(second, random)
        at, second = FIXTURE.judged_twice(at, second, seat, text)
        hands = tuple("".join(sorted(hand.elements())) for hand in second.hands)
        assert (at.state.hands, at.state.row, at.state.taken, set(at.to_act())) == (
            hands,
            second.row,
            second.taken,
            second.to_act(),
        )
    outcome = at.outcome()
    assert outcome is not None and set(outcome.winners) == second.winners
    others = sum(second.hands[seat - 1].total() for seat in range(1, seats + 1) if seat not in second.winners)
    assert sum(at.scores()) == others

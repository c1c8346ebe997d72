"""Random tables, right and wrong actions alike: both referees refuse and allow the same, and stand alike."""

from itertools import islice
from random import Random

import pytest
from tests.games.demo.second_referee import SecondReferee
from tests.games.demo.table import FIXTURE

from joute.games.demo.moves import Play
from joute.games.demo.position import DemoPosition
from joute.letters.squares import SQUARES
from joute.play import Move

pytestmark = pytest.mark.slow

WORDS = """ETE ETES ETAT ELAN EST ES SE SES SEL SELS SA SAS AS ASE TA TAS TE TES TEST RA RAT RATE RE RI RIS
RIT IL ILS LA LAS LE LES LU LUS UN UNE US USE USES NE NES NI NIE NIER IRE OR ORE ORES ON OS OSE OSES
OSER ROSE ROSES SOU SOT ROT ROTE ANE ANES AI AIS AIR AIRE"""
ANSWERS = ("challenge", "challenge", "accept", "accept", "accept", "pass", "timeout")


def table(seed: int) -> tuple[SecondReferee, DemoPosition]:
    random = Random(seed)
    seats, share, most = random.randint(2, 5), random.randint(2, 6), random.choice((0, 0, 3))
    contest, single = random.random() < 0.6, random.random() < 0.4
    full = random.random() < 0.5
    at = FIXTURE.start(
        seats,
        only=WORDS,
        share=str(share),
        most=str(most or "none"),
        arbitration="contest" if contest else "strict",
        loser="single" if single else "each",
        tour="complet" if full else "libre",
    )
    return SecondReferee(seats, share, most, contest, single, set(WORDS.split()), full and not single), at


def action(at: DemoPosition, random: Random) -> tuple[int, str]:
    if not at.state.hands:
        common_first = sorted(SQUARES.letters, key=lambda card: (card not in "EASTRILNOU*") * random.random())
        return 0, f"deal {''.join(common_first)}"
    seats = range(1, at.seats + 1)
    chance = random.random()
    if chance < 0.4:
        return random.choice(seats), "resign" if chance < 0.006 else random.choice(ANSWERS)
    seat = random.choice([at.state.turn] * 5 + list(seats))
    if chance < 0.5:
        return seat, "pass"
    if chance < 0.65:
        place = f"{random.choice('LMN')}{random.randint(12, 14)}{random.choice('hv')}"
        return seat, f"{place} {random.choice(WORDS.split())}"
    plays = [move.text() for move in islice(at.moves(at.state.turn), 300) if isinstance(move, Play)]
    return seat, changed(random.choice(plays or ["M13h SE"]), random)


def changed(text: str, random: Random) -> str:
    """The play, or what it becomes with one sign changed, where that can still be read."""
    at = random.randrange(len(text))
    other = text[:at] + random.choice("ESTAhv13e") + text[at + 1 :]
    read = FIXTURE.game.read_move(other)
    return read.text() if isinstance(read, Move) and random.random() < 0.3 else text


@pytest.mark.parametrize("start", range(0, 100, 10))
def test_two_referees_agree(start: int) -> None:
    for seed in range(start, start + 10):
        random = Random(seed)
        second, at = table(seed)
        while not at.outcome():
            seat, text = action(at, random)
            at, second = FIXTURE.judged_twice(at, second, seat, text)
            hands = tuple("".join(sorted(hand.elements())) for hand in second.hands)
            assert (at.state.hands, set(at.to_act())) == (hands, second.to_act()), (seat, text)
        outcome = at.outcome()
        assert outcome is not None
        assert (set(outcome.winners), list(at.scores())) == (second.winners, second.paid)

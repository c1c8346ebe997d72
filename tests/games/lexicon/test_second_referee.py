"""Random tables, right and wrong actions alike: both referees refuse and allow the same, and stand alike."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.games.lexicon.second_referee import SecondReferee
from tests.games.lexicon.table import FIXTURE

from joute.games.lexicon.material import PACKS
from joute.games.lexicon.position import LexiconPosition

pytestmark = pytest.mark.slow

WORDS = """AI AN AS AU CE DE DU EN ES ET EU EUX IL ILS LA LE LES LU MA ME MER MES MOT NE NI ON OR OS OU RAS
RAT RATE RE RI RIS RU SA SE SES SI SOT SU TA TE TES TU UN UNE US VA VU MORT MORTE AMER MARE MERE TOUR TOURS
OUR SOU SOUS TOUT NON ANE ANES LAME LAMES AME AMES"""
ANSWERS = ("challenge", "accept", "accept", "timeout", "pass")


def chance_action(second: SecondReferee, random: Random) -> str:
    packs = 2 if len(second.players) > 4 else 1
    cards = list(PACKS["francais"].letters * packs) if second.phase == "deal" else list(second.pile)
    return f"{second.phase} {''.join(random.sample(cards, len(cards)))}"


def from_hand(word: str, held: list[str]) -> str:
    """The word with the cards held, a Maîtresse where one is wanting."""
    left, spelt = list(held), ""
    for letter in word:
        card = letter if letter in left or "*" not in left else "*"
        spelt += letter.lower() if card == "*" else letter
        if card in left:
            left.remove(card)
    return spelt


def action(second: SecondReferee, random: Random) -> tuple[int, str]:
    if second.to_act() == {0} and random.random() < 0.9:
        return 0, chance_action(second, random)
    seats = list(second.hands)
    seat = random.choice([second.turn or 1] * 6 + seats)
    held = list(second.hands[seat].elements()) or ["A"]
    card, word = random.choice(held), random.choice(WORDS.split())
    at = random.randrange(len(second.table)) if second.table else 0
    old = second.table[at] if second.table else "OR"
    cut, letter = random.randrange(len(old)), random.choice("es") if card == "*" else card
    moves = {
        f"word {from_hand(word, held)}": 10,
        f"word {from_hand(''.join(random.sample(held, min(2, len(held)))).replace('*', 'E'), held)}": 2,
        f"word {from_hand(random.choice('AYOE'), held)}": 1,
        f"discard {card} {random.choice(['open', 'stock'])}": 5,
        f"insert {at + 1} {old[:cut]}{letter}{old[cut:]}": 3,
        f"insert {at + 2} {word}": 2,
        f"exchange {at + 1} {old[:cut]}{letter}{old[cut + 1 :]}": 3,
        f"exchange {at + 1} {word}": 1,
    }
    if random.random() < 0.2:
        return random.choice(seats), "resign" if random.random() < 0.02 else random.choice(ANSWERS)
    return seat, random.choices(list(moves), list(moves.values()))[0]


def stands(at: LexiconPosition) -> tuple[object, ...]:
    cards, outcome = at.state.cards, at.outcome()
    winners = set(outcome.winners) if outcome else set()
    return cards.hands, list(cards.table), cards.pile, cards.stock, at.scores(), set(at.to_act()), winners


def stands_too(second: SecondReferee) -> tuple[object, ...]:
    hands = tuple("".join(sorted(hand.elements())) for hand in second.hands.values())
    pile, stock, scores = "".join(second.pile), "".join(second.stock), tuple(second.scores.values())
    return hands, second.table, pile, stock, scores, second.to_act(), second.winners


def games(seed: int) -> Iterator[tuple[SecondReferee, LexiconPosition, Random]]:
    random = Random(seed)
    for seats in (2, 3, 4, 5, 6):
        limit, dealer, contest = random.choice((30, 60, 100)), random.randint(1, seats), random.random() < 0.7
        arbitration = "contest" if contest else "strict"
        minimum = random.choice((1, 2, 3))
        at = FIXTURE.start(
            seats,
            only=WORDS,
            dealer=str(dealer),
            limit=str(limit),
            arbitration=arbitration,
            minimum=str(minimum),
        )
        yield SecondReferee(seats, dealer, limit, contest, set(WORDS.split()), minimum), at, random


@pytest.mark.parametrize("seed", range(6))
def test_two_referees_agree(seed: int) -> None:
    for second, at, random in games(seed):
        for _ in range(250):
            if at.outcome():
                break
            seat, text = action(second, random)
            at, second = FIXTURE.judged_twice(at, second, seat, text)
            assert stands(at) == stands_too(second), (seat, text)

"""Swiss pairing against every other possible pairing on small fields, and over two hundred whole events."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from random import Random

import pytest
from tests.tournaments.fixtures import encounters, enter, new, read_again, with_players

from joute.play import Refusal
from joute.tournaments import Tournament
from joute.tournaments.pairing import Record, swiss_round

BYE = 0
Pairs = list[tuple[int, int]]


def every_pairing(players: Sequence[int]) -> Iterator[Pairs]:
    """All of them, an odd one out with a bye."""
    if not players:
        yield []
        return
    one, *rest = players
    for two in rest:
        yield from ([(one, two), *others] for others in every_pairing([p for p in rest if p != two]))


def badness(pairs: Pairs, records: dict[int, Record]) -> tuple[Fraction | int, ...]:
    """What the rules of Swiss pairing forbid or avoid, worst first, counted apart from the program."""
    met = [(records[one], records[two]) for one, two in pairs if BYE not in (one, two)]
    resting = [records[max(pair)] for pair in pairs if BYE in pair]
    again = sum(two.number in one.met for one, two in met) + sum(one.rested for one in resting)
    both = [(one.balance, two.balance) for one, two in met]
    thrice = sum(min(pair) >= 2 or max(pair) <= -2 for pair in both)
    floats = sum((one.points - two.points) ** 2 for one, two in met) + sum(one.points**2 for one in resting)
    turns = sum(min(abs(one), abs(two)) for one, two in both if one * two > 0)
    return (again, thrice, floats, turns)


def field(random: Random, players: int) -> list[Record]:
    """Somewhere in the middle of an event, in the order of the standings."""
    numbers = range(1, players + 1)
    points = {number: Fraction(random.randint(0, 6), 2) for number in numbers}
    met: dict[int, set[int]] = {number: set() for number in numbers}
    for _ in range(random.randint(0, 2 * players)):
        one, two = random.sample(numbers, 2)
        met[one].add(two)
        met[two].add(one)
    records = [
        Record(n, points[n], frozenset(met[n]), random.randint(-2, 2), random.random() < 0.3) for n in numbers
    ]
    return sorted(records, key=lambda record: (-record.points, record.number))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_no_other_pairing_of_a_small_field_is_better(players: int) -> None:
    random = Random(players)
    for _ in range(60):
        records = field(random, players)
        known = {record.number: record for record in records}
        numbers = [*known, *([BYE] if players % 2 else [])]
        chosen = list(swiss_round(records))
        assert sorted(n for pair in chosen for n in pair) == sorted(numbers)
        best = min(badness(pairs, known) for pairs in every_pairing(numbers))
        assert badness(chosen, known) == best


def played(seed: int) -> Tournament:
    """A whole event by its own pairings, the results at random, somebody late and somebody leaving."""
    random = Random(seed)
    players, rounds = random.randint(10, 16), random.randint(3, 5)
    event = with_players(new("demo", format="swiss", rounds=str(rounds)), players)
    for _ in range(rounds):
        if encounters(event).rounds and random.random() < 0.2:
            event = enter(event, f"0 player Late {len(event.event.players)}")
        if encounters(event).rounds and random.random() < 0.2:
            event = enter(event, f"{random.choice(event.event.present)} withdraw")
        lines = event.event.next_round(lambda items: random.sample(list(items), len(items)))  # type: ignore[arg-type]
        assert not isinstance(lines, Refusal)
        opened = event.enter_all(lines)
        assert isinstance(opened, Tournament), opened
        event = opened
        for match in encounters(event).rounds[-1]:
            if len(match.players) == 2:
                one, two = random.sample(match.players, 2)
                event = enter(event, f"{one} {random.choice(('won', 'won', 'won', 'drew'))} {two}")
    return event


def test_two_hundred_events_without_a_second_encounter_a_second_bye_or_a_lasting_advantage() -> None:
    for seed in range(200):
        done = encounters(played(seed))
        met = Counter(frozenset(m.players) for r in done.rounds for m in r if len(m.players) == 2)
        rests = Counter(m.first for r in done.rounds for m in r if len(m.players) == 1)
        assert max(met.values()) == 1, seed
        assert max(rests.values(), default=0) <= 1, seed
        for player in done.players:
            matches = [m for m in done.matches_of(player.number) if len(m.players) == 2]
            starts = sum(m.first == player.number for m in matches)
            assert abs(2 * starts - len(matches)) <= 2, (seed, player.number)


def test_members_of_a_team_do_not_meet_where_others_have_as_many_points() -> None:
    event = with_players(new("demo", format="swiss"), 8)
    event = enter(
        event, "1 team Lilas", "5 team Lilas", "2 team Roses", "6 team Roses", "0 draw 1 2 3 4 5 6 7 8"
    )
    pairs = {frozenset(pair) for pair in encounters(event).pairings()}
    assert not pairs & {frozenset((1, 5)), frozenset((2, 6))}


def knocked(players: int, seed: int) -> Tournament:
    random = Random(seed)
    event = with_players(new("jago", format="knockout"), players)
    while not event.event.over:
        lines = event.event.next_round(lambda items: random.sample(list(items), len(items)))  # type: ignore[arg-type]
        assert not isinstance(lines, Refusal)
        opened = event.enter_all(lines)
        assert isinstance(opened, Tournament), opened
        event = opened
        for match in encounters(event).rounds[-1]:
            if len(match.players) == 2:
                one, two = random.sample(match.players, 2)
                event = enter(event, f"{one} won {two}")
    return read_again(event)


@pytest.mark.parametrize("players", range(2, 18))
def test_a_knock_out_ends_with_a_final_and_one_winner(players: int) -> None:
    done = encounters(knocked(players, players))
    assert len(done.rounds[-1]) == 1
    assert sum(len(m.players) == 2 for r in done.rounds for m in r) == players - 1
    ranks = [line.rank for line in done.standings()]
    assert ranks[:2] == [1, 2]
    assert done.standings()[0].player.number == done.rounds[-1][0].winner
    assert all(len(m.players) == 2 for r in done.rounds[1:] for m in r)


def test_in_a_knock_out_a_draw_is_played_on_or_decided_by_lot() -> None:
    event = enter(with_players(new("jago", format="knockout"), 4), "0 draw 1 2 3 4", "0 round 1-4 2-3")
    event = enter(event, "1 drew 4", "2 drew 3", "2 won 3")
    assert not event.event.between_rounds
    event = enter(event, "0 lot 4")
    assert encounters(event).pairings() == ((4, 2),)
    assert read_again(enter(event, "0 round 4-2", "4 won 2")).event.over


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("buchholz", Fraction(5, 2)),
        ("buchholz-cut-1", Fraction(2)),
        ("median", Fraction(0)),
        ("sonneborn", Fraction(1, 2)),
        ("progressive", Fraction(2)),
        ("direct", Fraction(0)),
        ("wins", Fraction(1)),
        ("margin", Fraction(4)),
    ],
)
def test_the_tie_breaks_by_their_names(name: str, expected: Fraction) -> None:
    """3 has beaten 4 by 10 and lost to 1, who has 2 points, by 6; 4 has a half."""
    event = enter(
        with_players(new("demo", options={}, format="swiss", rounds="2", tiebreaks=name), 4), "0 draw 1 2 3 4"
    )
    event = enter(
        event, "0 round 1-2 3-4", "1 won 2", "3 won 4 30-20", "0 round 1-3 2-4", "1 won 3 16-10", "2 drew 4"
    )
    three = next(line for line in event.event.standings() if line.player.number == 3)
    assert (three.total, three.details) == (1, (expected,))

"""A tournament that drives real tables: it says who sits where, and takes what they counted."""

from random import Random

from tests.tournaments.fixtures import enter, hands, new, read_again, with_players

from joute.dictionary import Dictionary
from joute.games.lexicon import LEXICON
from joute.games.lexicon.moves import Discard, Form
from joute.play import CHANCE, Options, Outcome, Position, Refusal, Settings, read_options
from joute.tournaments import Assignment, Tournament

WORDS = "AI AN AS AU CE DE DU EN ES ET IL LA LE LES MA ME MER MOT NE ON OR OS OU RAS SA SE SES SI SOT TA TE"


def table_for(assignment: Assignment, dictionary: Dictionary) -> Position:
    options = read_options(LEXICON.options, dict(assignment.options))
    assert isinstance(options, Options), options
    return LEXICON.start(Settings(len(assignment.players), options, dictionary))


def played(at: Position, random: Random) -> tuple[Position, int]:
    """A hand of some turns, with bluffs and challenges, then the bell; and how many challenges there were."""

    def shuffle(items: list[str]) -> list[str]:
        return random.sample(list(items), len(items))

    challenges = 0
    for _ in range(40):
        if at.outcome():
            return at, challenges
        seat = at.to_act()[-1] if random.random() < 0.2 else at.to_act()[0]
        if seat == CHANCE:
            at = at.play(CHANCE, at.chance(shuffle))  # type: ignore[arg-type]
            continue
        moves = list(at.moves(seat))
        if random.random() < 0.2 and not at.window().is_open:
            held = at.view(seat).hands[seat - 1].replace("*", "")  # type: ignore[attr-defined]
            moves = [Form("".join(random.sample(held, min(len(held), 3))))]
        laying = [move for move in moves if not isinstance(move, Discard)]
        move = random.choice(laying or moves)
        challenges += move.text() == "challenge"
        after = at.judge(seat, move)
        at = at if isinstance(after, Refusal) else after.after
    at = at.play(CHANCE, LEXICON.read_move("bell"))  # type: ignore[arg-type]
    while at.outcome() is None:
        at = at.play(at.to_act()[0], LEXICON.read_move("accept"))  # type: ignore[arg-type]
    return at, challenges


def test_trn_02_sixteen_players_and_five_rounds_at_real_tables() -> None:
    random = Random(7)
    dictionary = Dictionary.of(WORDS.split())
    tournament = with_players(new(rounds="5", minutes="5"), 16)
    expected = dict.fromkeys(range(1, 18), 0)
    challenges = 0
    for number in range(1, 6):
        if number == 3:
            tournament = enter(tournament, "5 withdraw", "0 player Late")
            expected[17] = hands(tournament).total(17)
        lines = tournament.event.next_round(lambda items: random.sample(list(items), len(items)))
        assert not isinstance(lines, Refusal)
        opened = tournament.enter_all(lines)
        assert isinstance(opened, Tournament), opened
        tournament = opened
        for assignment in tournament.event.assignments():
            options = dict(assignment.options)
            assert options["clock"] == "bell 5m"
            assert ("dealer" in options) == (number > 1)
            at, made = played(table_for(assignment, dictionary), random)
            challenges += made
            outcome = at.outcome()
            assert outcome is not None
            for player, score in zip(assignment.players, at.scores(), strict=True):
                expected[player] += int(score)
            entries = tournament.event.outcome_lines(assignment.table, outcome, at.scores())
            assert not isinstance(entries, Refusal)
            entered = tournament.enter_all(entries)
            assert isinstance(entered, Tournament), entered
            tournament = entered
        tournament = read_again(tournament)
        assert {
            player: hands(tournament).total(player) for player in expected if player < 17 or number > 2
        } == {player: total for player, total in expected.items() if player < 17 or number > 2}
    assert challenges > 5


def test_trn_04_who_arrives_deals_at_the_table_opened_for_them() -> None:
    tournament = with_players(new(), 8)
    tournament = enter(tournament, "0 draw 1 2 3 4 5 6 7 8", "0 round")
    for player, points in enumerate((8, 0, 10, 10, 6, 12, 8, 2), 1):
        tournament = enter(tournament, f"{player} score {points}", f"0 initial {player}")
    tournament = enter(tournament, "0 round")
    assert [(a.players, dict(a.options)["dealer"]) for a in tournament.event.assignments()] == [
        ((1, 8, 3, 4), "2"),
        ((5, 6, 7, 2), "4"),
    ]


def test_trn_01_five_players_share_two_packs() -> None:
    tournament = enter(with_players(new(options={"pack": "waddingtons"}), 5), "0 draw 1 2 3 4 5", "0 round")
    (assignment,) = tournament.event.assignments()
    assert dict(assignment.options)["pack"] == "waddingtons"
    at = table_for(assignment, Dictionary.of(WORDS.split()))
    assert len(at.letters()) == 104


def test_a_table_that_is_not_being_played_takes_no_outcome() -> None:
    tournament = enter(with_players(new(), 4), "0 draw 1 2 3 4", "0 round")
    outcome = Outcome((1,), "by points", "TRN-2", payments=(0, 8, 8, 8))
    assert isinstance(tournament.event.outcome_lines(2, outcome, (0, 8, 8, 8)), Refusal)
    assert isinstance(tournament.event.outcome_lines(1, outcome, (0, 8, 8)), Refusal)

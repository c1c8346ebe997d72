"""Ratings of a club, worked out by hand."""

from tests.tournaments.fixtures import counted, enter, new, read_again, started, with_players

from joute.play import Refusal
from joute.tournaments import Tournament
from joute.tournaments.ratings import ratings


def met(*lines: str, rated: str = "yes") -> Tournament:
    event = with_players(new("jago", format="swiss", rounds="1", rated=rated), 2)
    return read_again(enter(event, "0 draw 1 2", "0 round 1-2", *lines))


def told(*tournaments: Tournament) -> dict[str, tuple[int, int]]:
    found = ratings(tournament.event for tournament in tournaments)
    return {one.name: (one.rating, one.encounters) for one in found}


def test_who_wins_takes_points_and_less_from_who_is_weaker() -> None:
    assert told(met("1 won 2")) == {"Player 1": (1516, 1), "Player 2": (1484, 1)}
    assert told(met("1 won 2"), met("1 won 2")) == {"Player 1": (1531, 2), "Player 2": (1469, 2)}
    assert told(met("1 won 2"), met("2 won 1"))["Player 2"] == (1501, 2)
    assert told(met("1 drew 2")) == {"Player 1": (1500, 1), "Player 2": (1500, 1)}


def test_only_events_that_are_over_and_count_are_rated() -> None:
    assert told(met()) == told(met("1 won 2", rated="no")) == {}
    assert isinstance(Tournament.new({"Game": "jago", "Rated": "perhaps"}, {}), Refusal)


def test_a_name_is_one_person_however_it_is_written() -> None:
    again = new("jago", format="swiss", rounds="1", rated="yes")
    again = enter(again, "0 player PLAYER 1", "0 player Zoé", "0 draw 1 2", "0 round 1-2", "1 drew 2")
    assert told(met("1 won 2"), again).keys() == {"PLAYER 1", "Player 2", "Zoé"}


def test_at_a_table_of_hands_the_others_weigh_as_much_as_one_opponent() -> None:
    hands = with_players(new(rounds="1", rated="yes"), 3)
    hands = counted(enter(hands, "0 draw 1 2 3", "0 round"), "1:0 2:10 3:10")
    assert told(hands) == {"Player 1": (1516, 1), "Player 2": (1492, 1), "Player 3": (1492, 1)}
    assert told(counted(started(4, rounds=1), "1:0 2:2 3:4 4:6")) == {}


def test_an_encounter_that_a_lot_has_decided_was_level() -> None:
    event = with_players(new("jago", format="knockout", rated="yes"), 2)
    event = enter(event, "0 draw 1 2", "0 round 1-2", "1 drew 2", "0 lot 2")
    assert told(event) == {"Player 1": (1500, 1), "Player 2": (1500, 1)}
